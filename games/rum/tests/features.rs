//! Every number of the description comes up in random games.

use rum::{Options, Rum};
use testkit::features::{Silence, assert_all_come_up};

#[test]
fn every_number_comes_up() {
    let parrot = |place: usize| place % 22 == 21;
    let first = |place: usize| place == 0;
    let held = "the parrot is in no hand";
    let silences = [
        Silence::never("chosen", parrot, held),
        Silence::never("hand", parrot, held),
        Silence::never("known", parrot, held),
        Silence::never("among", parrot, held),
        Silence::never("choice: kind", first, "nobody may stay silent"),
        Silence::never("choice: card", parrot, "a turn never starts with the parrot face up"),
        Silence::never("choice: single", parrot, held),
        Silence::never("choice: double", parrot, held),
        Silence::never("choice: back", parrot, held),
        Silence::never("choice: lost by", first, "nobody loses a card to themselves"),
    ];
    let setups = [2, 3, 4].map(|seats| (Options {}, seats));
    assert_all_come_up::<Rum>(&setups, 400, None, &silences);
}
