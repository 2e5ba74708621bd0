//! Every number of the description comes up in random games.

use port_royal::{LastLap, Options, PortRoyal, Variant};
use testkit::features::{Silence, assert_all_come_up};

#[test]
fn every_number_comes_up() {
    let skull = |place: usize| [38, 39, 48, 49].contains(&place);
    let strong = |place: usize| [36, 37, 46, 47].contains(&place);
    let five = |place: usize| place == 115;
    let silences = [
        Silence::never("ship", skull, "nobody repels a skull, so nobody is asked"),
        Silence::rare("ship", strong, "six swords are rare in random games"),
        Silence::rare("next card", five, "it lies apart from the start"),
        Silence::never("discard", five, "it lies apart from the start, and is never discarded"),
        Silence::never("choice: kind", |place| place == 0, "nobody may stay silent"),
    ];
    let other = Options { ending: LastLap::Equal, variant: Variant::Expedition };
    let setups: Vec<_> =
        (2..=5).flat_map(|seats| [(Options::default(), seats), (other, seats)]).collect();
    assert_all_come_up::<PortRoyal>(&setups, 100, None, &silences);
}
