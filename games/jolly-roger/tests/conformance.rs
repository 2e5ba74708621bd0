//! The laws every game must keep, over editions, variants and seats.

use contract::{CardId, SearchRng, Seat};
use jolly_roger::bribe::{Due, Party, Pledge, Promise, Promises};
use jolly_roger::state::{How, Side};
use jolly_roger::{
    Action, CaptainsGold, Cards, Edition, JollyRoger, Kind, Options, PrizeFacing, Rules, Skill,
};
use testkit::conformance::{Suite, Wild, assert_conforms};

fn kind(action: Action) -> &'static str {
    if matches!(action, Action::Offer { .. }) {
        "offer"
    } else if matches!(action, Action::Discard { .. }) {
        "discard"
    } else if matches!(action, Action::Show { .. }) {
        "show"
    } else {
        "listed"
    }
}

fn number(rng: &mut SearchRng, below: u32) -> u8 {
    u8::try_from(rng.below(below)).expect("small")
}

fn how(rng: &mut SearchRng) -> How {
    let (seat, second) = (Seat(number(rng, 11)), Seat(number(rng, 11)));
    match rng.below(8) {
        0..=2 => How::Plain,
        3 => How::On { seat },
        4 => How::OnTwo { first: seat, second },
        5 => How::Raise,
        6 => How::Lower,
        _ => How::Kill { leader: Side::BOTH[usize::from(number(rng, 2))] },
    }
}

fn some(rng: &mut SearchRng) -> Cards {
    (0..rng.below(4)).map(|_| CardId(number(rng, 114))).collect()
}

fn promises(rng: &mut SearchRng) -> Promises {
    let mut promises = Promises::NONE;
    for _ in 0..rng.below(4) {
        let by = if rng.below(2) == 0 { Party::Me } else { Party::You };
        let due = rng.below(2) == 0;
        let due = due.then(|| Due::ALL[usize::from(number(rng, 3))]);
        let promise = match rng.below(5) {
            0 => Promise { by, what: Pledge::Play, n: number(rng, 12), due: None },
            1 => Promise::plain(by, Pledge::Guard),
            2 => Promise { by, what: Pledge::Crew, n: number(rng, 12), due },
            3 => Promise { by, what: Pledge::Prizes, n: 1, due },
            _ => Promise { by, what: Pledge::Share, n: number(rng, 2), due: None },
        };
        promises = promises.with(promise).expect("three fit");
    }
    promises
}

/// Any action, well-formed or not: what a hostile client may send.
fn wild(_: &Rules, rng: &mut SearchRng) -> Action {
    let (card, other) = (CardId(number(rng, 150)), CardId(number(rng, 120)));
    let seat = Seat(number(rng, 11));
    let (nth, side) = (number(rng, 4), Side::BOTH[usize::from(number(rng, 2))]);
    match rng.below(30) {
        0 => Action::Appoint { seat },
        1 => Action::Draw,
        2 => Action::Decline,
        3 => Action::Call { card, how: how(rng) },
        4 => Action::Sail { kind: Kind::ALL[usize::from(number(rng, 5))] },
        5 => Action::Use { card, how: how(rng) },
        6 => Action::Contribute { card },
        7 => Action::Reveal { seen: number(rng, 8) },
        8 => Action::Pass { seen: number(rng, 8) },
        9 => Action::Betray { card, target: other },
        10 => Action::Assign { card, skill: Skill::ALL[usize::from(number(rng, 3))] },
        11 => Action::Take { card },
        12 => Action::TakeFrom { seat },
        13 => Action::Give { card, to: seat },
        14 => Action::Donate { card },
        15 => Action::Exchange { card },
        16 => Action::Ransom { card },
        17 => Action::Bury { card },
        18 => Action::Done,
        19 => Action::Punish,
        20 => Action::Spare,
        21 => Action::Flog { seat },
        22 => Action::Join { side, card, how: how(rng) },
        23 => Action::Commit { side },
        24 => Action::Discard { cards: some(rng) },
        25 => {
            let (give, want) = (some(rng).into(), some(rng).into());
            Action::Offer { to: seat, give, want, promises: promises(rng) }
        }
        26 => Action::Accept { from: seat, nth },
        27 => Action::Refuse { from: seat, nth },
        28 => Action::Show { cards: some(rng), to: (nth > 0).then_some(seat) },
        _ => Action::Withdraw { nth },
    }
}

const WILD: Wild<JollyRoger> = Wild { action: wild, kind };

fn conforms(options: Options, seats: u8) {
    let suite = Suite { options, n_games: 1, menu_max: 512, ..Suite::new(seats, WILD) };
    let report = assert_conforms(&suite);
    println!("{seats} seats: {} actions, {:?}", report.n_actions, report.tally);
}

/// Checks a rulebook with every variant and number of seats.
fn book_conforms(edition: Edition) {
    for prizes in [PrizeFacing::Open, PrizeFacing::Hidden] {
        for captains_gold in [CaptainsGold::Own, CaptainsGold::Shared] {
            (3..=10).for_each(|seats| conforms(Options { edition, prizes, captains_gold }, seats));
        }
    }
}

#[test]
fn the_english_book_conforms() {
    book_conforms(Edition::En);
}

#[test]
fn the_polish_book_conforms() {
    book_conforms(Edition::Pl);
}

#[test]
fn the_german_book_conforms() {
    book_conforms(Edition::De);
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(text::check_words(<JollyRoger as contract::Game>::words), []);
}

#[test]
fn every_rule_has_words() {
    use contract::Game;
    for language in contract::Language::ALL {
        let file = JollyRoger::words(language);
        for rule in JollyRoger::ledger() {
            let key = format!("\nrule-{} = ", rule.id.as_str().to_lowercase());
            assert!(file.contains(&key), "{} lacks{key}", language.code());
        }
    }
}
