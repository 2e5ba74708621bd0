//! Port Royal passes testkit's conformance suite with every option and every number of seats;
//! golden playthroughs; complete texts in three languages.

use contract::{CardId, DeckText, Game, Match, Outcome, SearchRng, SeatCount, Standing, setup};
use port_royal::{Action, Cards, Event, LastLap, Options, PortRoyal, Rules, Variant};
use testkit::conformance::{Suite, Wild, assert_conforms};
use testkit::playthrough::{self, Detail, check_golden};

const WILD: Wild<PortRoyal> = Wild { action: wild_action, kind };

fn kind(action: Action) -> &'static str {
    match action {
        Action::Draw => "draw",
        Action::Stop => "stop",
        Action::Repel => "repel",
        Action::Keep => "keep",
        Action::Take { .. } => "take",
        Action::Fulfil { .. } => "fulfil",
        Action::Pass => "pass",
    }
}

fn number(rng: &mut SearchRng, from: u8, to: u8) -> u8 {
    from + u8::try_from(rng.below(u32::from(to - from))).expect("below a byte")
}

/// A random action: what a hostile client may send.
fn wild_action(_: &Rules, rng: &mut SearchRng) -> Action {
    match rng.below(8) {
        0 => Action::Draw,
        1 => Action::Stop,
        2 => Action::Repel,
        3 => Action::Keep,
        4 => Action::Pass,
        5 => Action::Take { card: CardId(number(rng, 0, 255)) },
        6 => Action::Take { card: CardId(number(rng, 0, 110)) },
        _ => Action::Fulfil { expedition: CardId(number(rng, 109, 118)), persons: crew(rng) },
    }
}

/// Mostly settlers, captains, priests and jacks, whose ids are 60 to 77.
fn crew(rng: &mut SearchRng) -> Cards {
    let size = rng.below(5);
    let (from, to) = if rng.below(4) == 0 { (0, 128) } else { (60, 78) };
    (0..size).map(|_| CardId(number(rng, from, to))).collect()
}

fn conforms(ending: LastLap, variant: Variant) {
    for seats in 2..=5 {
        let options = Options { ending, variant };
        let report = assert_conforms(&Suite { options, n_games: 2, ..Suite::new(seats, WILD) });
        let tally = report.tally;
        assert!(tally.turn > 0 && tally.coupled > 0 && tally.exchanged > 0, "{tally:?}");
    }
}

#[test]
fn by_the_book() {
    conforms(LastLap::Book, Variant::None);
}

#[test]
fn with_equal_turns() {
    conforms(LastLap::Equal, Variant::None);
}

#[test]
fn with_the_expedition_variant() {
    conforms(LastLap::Book, Variant::Expedition);
}

#[test]
fn with_both() {
    conforms(LastLap::Equal, Variant::Expedition);
}

/// Everything a custom deck may change: persons of one role that differ, prices of 0, points that
/// fall with an expedition, expeditions with one symbol and with four, taxes of one kind.
#[test]
fn an_owners_deck_conforms() {
    let mut text = PortRoyal::default_deck().text.into_owned();
    for (old, new) in [
        (
            "person,captain,4,1,5",
            "person,captain,0,0,2\nperson,captain,4,1,2\nperson,captain,9,4,1",
        ),
        ("person,jack,6,1,3", "person,jack,1,0,1\nperson,jack,2,3,2"),
        ("person,settler,4,1,5", "person,settler,0,2,5"),
        ("person,governor,8,0,4", "person,governor,2,0,4"),
        ("expedition,2,0,0,2,4,all", "expedition,2,1,1,9,0,all"),
        ("expedition,0,0,2,2,4,all", "expedition,0,0,1,0,0,all"),
        ("tax,swords,2", "tax,swords,4"),
        ("tax,points,2", ""),
    ] {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let deck = DeckText::from_file("mine".to_owned(), text);
    for seats in [2, 5] {
        assert_conforms(&Suite { deck: deck.clone(), n_games: 4, ..Suite::new(seats, WILD) });
    }
}

fn golden(name: &str, options: Options, seats: u8, wanted: fn(&Match<PortRoyal>) -> bool) {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let deck = PortRoyal::default_deck();
    let rules = setup::rules::<PortRoyal>(&options, seats, &deck).expect("our deck is sound");
    let (_, played) = playthrough::find::<PortRoyal>(rules, 1, wanted);
    let path = format!("{}/tests/golden/{name}.play", env!("CARGO_MANIFEST_DIR"));
    check_golden(&path, &playthrough::text(&played, Detail { views_every: 100, menu_max: 24 }));
}

fn outcome(played: &Match<PortRoyal>) -> Outcome {
    match played.game().standing() {
        Standing::Over(outcome) => outcome,
        Standing::Open(window) => panic!("the game goes on: {window:?}"),
    }
}

/// Whether two seats have as many points as the winner.
fn is_tied(played: &Match<PortRoyal>) -> bool {
    let outcome = outcome(played);
    let best = outcome.placings().iter().map(|placing| placing.points).max();
    outcome.placings().iter().filter(|placing| Some(placing.points) == best).count() > 1
}

#[test]
fn a_game_by_the_book() {
    golden("points", Options::default(), 2, |played| outcome(played).reason.0 == "pr-end-points");
}

#[test]
fn a_game_that_coins_decide() {
    golden("tied", Options::default(), 3, |played| {
        is_tied(played) && outcome(played).winners().len() == 1
    });
}

#[test]
fn a_game_won_together() {
    golden("shared", Options::default(), 3, |played| outcome(played).winners().len() > 1);
}

#[test]
fn a_game_without_cards_at_the_end() {
    golden("stuck", Options::default(), 5, |played| outcome(played).reason.0 == "pr-end-stuck");
}

#[test]
fn a_game_with_equal_turns() {
    let options = Options { ending: LastLap::Equal, ..Options::default() };
    golden("equal", options, 3, |_| true);
}

/// The last lap starts in the turn of the first seat, of the second, of the third.
#[test]
fn a_last_lap_from_each_seat() {
    golden("last-lap-from-1", Options::default(), 3, |played| first_of_last_lap(played) == Some(0));
    golden("last-lap-from-2", Options::default(), 3, |played| first_of_last_lap(played) == Some(1));
    golden("last-lap-from-3", Options::default(), 3, |played| first_of_last_lap(played) == Some(2));
}

/// The seat in whose turn the last lap started.
fn first_of_last_lap(played: &Match<PortRoyal>) -> Option<u8> {
    let lap = events(played).position(began_last_lap)?;
    let turns = events(played).take(lap).filter_map(|event| {
        let Event::TurnBegan { seat } = event else { return None };
        Some(seat.0)
    });
    turns.last()
}

fn began_last_lap(event: &Event) -> bool {
    matches!(event, Event::LastLapBegan { .. })
}

fn events(played: &Match<PortRoyal>) -> impl Iterator<Item = &Event> {
    let later = (0..played.log().len()).flat_map(|idx| played.events_of(idx));
    played.deal_events().iter().chain(later)
}

/// The points are reached in a turn that is the last one anyway.
#[test]
fn a_game_with_equal_turns_and_no_lap() {
    let options = Options { ending: LastLap::Equal, ..Options::default() };
    golden("equal-at-once", options, 3, |played| {
        let lap = events(played).position(began_last_lap);
        let is_turn = |event: &Event| matches!(event, Event::TurnBegan { .. });
        lap.is_some_and(|lap| !events(played).skip(lap).any(is_turn))
    });
}

#[test]
fn a_game_with_both_options() {
    let options = Options { ending: LastLap::Equal, variant: Variant::Expedition };
    golden("equal-variant", options, 4, |played| outcome(played).reason.0 == "pr-end-points");
}

/// A seat with more points does not win, for want of an expedition.
#[test]
fn a_game_with_the_expedition_variant() {
    let options = Options { variant: Variant::Expedition, ..Options::default() };
    golden("variant", options, 3, |played| {
        let outcome = outcome(played);
        let best = outcome.placings().iter().max_by_key(|placing| placing.points);
        best.is_some_and(|placing| placing.rank > 1)
    });
}

#[test]
fn words_are_complete_in_three_languages() {
    assert_eq!(text::check_words(PortRoyal::words), []);
}
