//! A playout allocates nothing, and a state is small.

use jolly_roger::{CaptainsGold, Edition, JollyRoger, Options, PrizeFacing};
use testkit::allocation::{CountingAllocator, assert_playouts_allocate_nothing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let other = Options {
        edition: Edition::De,
        prizes: PrizeFacing::Hidden,
        captains_gold: CaptainsGold::Shared,
    };
    for options in [Options::default(), other] {
        for seats in [3, 6, 10] {
            assert_playouts_allocate_nothing::<JollyRoger>(&options, seats);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<JollyRoger>() <= 2048, "{} bytes", size_of::<JollyRoger>());
}
