//! Every number of the description comes up in random games with offers, and none of them leaks.

use contract::{SearchRng, Seat};
use jolly_roger::bribe::{Due, Party, Pledge, Promise, Promises};
use jolly_roger::{Action, CaptainsGold, Cards, Edition, JollyRoger, Options, PrizeFacing};
use testkit::features::{Silence, assert_all_come_up};

fn some(from: Cards, rng: &mut SearchRng) -> Cards {
    let n = rng.below(3).min(u32::from(from.len()));
    rng.pick_n(from, u8::try_from(n).expect("at most two"))
}

/// An offer to any seat, or prizes that are shown.
fn unlisted(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> Action {
    let to = Seat(u8::try_from(rng.below(u32::from(game.rules().seats.get()))).expect("ten"));
    if rng.below(4) == 0 {
        let to = (rng.below(2) == 0).then_some(to);
        return Action::Show { cards: some(game.prizes(seat), rng), to };
    }
    let by = if rng.below(2) == 0 { Party::Me } else { Party::You };
    let due = Some(Due::ALL[rng.below(3) as usize]);
    let promise = match rng.below(8) {
        0 => Promise::to_play(by, 2),
        1 => Promise { by, what: Pledge::Crew, n: 1, due },
        2 => Promise { by, what: Pledge::Prizes, n: 2, due },
        3 => Promise::plain(by, Pledge::Share),
        4 => Promise::plain(by, Pledge::Appoint),
        5 => Promise::plain(by, Pledge::NoMutiny),
        6 => Promise::plain(by, Pledge::StayOut),
        _ => Promise::plain(by, Pledge::Guard),
    };
    let give = some(game.hand(seat).or(game.prizes(seat)), rng).into();
    let want = some(game.prizes(to), rng).into();
    Action::Offer { to, give, want, promises: Promises::one(promise) }
}

/// The cards of the two roles, which are in no hand.
fn role(place: usize) -> bool {
    [47, 48].contains(&(place % 68))
}

fn role_held(place: usize) -> bool {
    [47, 48].contains(&place)
}

fn first(place: usize) -> bool {
    place == 0
}

/// The promise to guard the ship.
fn guard(place: usize) -> bool {
    place % 8 == 5
}

fn any(_: usize) -> bool {
    true
}

#[test]
fn every_number_comes_up() {
    let roles = "a role card is in no hand";
    let known = "a seat rarely knows a card of another hand";
    let silences = [
        Silence::never(
            "effect of",
            |place| [10, 17, 18].contains(&place),
            "has no effect of its own",
        ),
        Silence::never("top card", |place| place == 10, "a Powder Monkey has no effect of its own"),
        Silence::never("answered with", role_held, roles),
        Silence::rare("answered with", |place| place >= 68, "Carpenters are rare"),
        Silence::never("chosen", role, roles),
        Silence::never("hand", role, roles),
        Silence::rare("hand", any, known),
        Silence::rare("buried", any, "hidden prizes of others are rarely known"),
        Silence::never("table", role, roles),
        Silence::never("own on table", role, roles),
        Silence::rare("unassigned", any, "our deck has eight cards of any skill"),
        Silence::never("answerable", role, roles),
        Silence::never("discard", role, roles),
        Silence::never("elsewhere", role_held, roles),
        Silence::never("offers to me", first, "nobody bribes themselves"),
        Silence::never("offers by me", first, "nobody bribes themselves"),
        Silence::rare("words", guard, "a promise to guard is kept at once"),
        Silence::rare(
            "words to me",
            |place| place < 8 || place % 8 == 5,
            "see above; not to oneself",
        ),
        Silence::never("choice: card", role_held, roles),
        Silence::never("choice: target", role, roles),
        Silence::never("choice: target by", first, "nobody betrays their own card"),
        Silence::never("choice: get", role_held, roles),
        Silence::never("choice: pay", role_held, roles),
        Silence::rare(
            "choice: I promise",
            guard,
            "only a seat named to guard may be promised that",
        ),
        Silence::rare("choice: they promise", guard, "as above"),
    ];
    let mut setups = Vec::new();
    for edition in [Edition::En, Edition::Pl, Edition::De] {
        for (prizes, captains_gold) in
            [(PrizeFacing::Open, CaptainsGold::Own), (PrizeFacing::Hidden, CaptainsGold::Shared)]
        {
            let options = Options { edition, prizes, captains_gold };
            setups.extend([3, 6, 10].map(|seats| (options, seats)));
        }
    }
    assert_all_come_up::<JollyRoger>(&setups, 12, Some(unlisted), &silences);
}
