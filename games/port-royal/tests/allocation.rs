//! A playout allocates nothing, and a state is small.

use port_royal::{LastLap, Options, PortRoyal, Variant};
use testkit::allocation::{CountingAllocator, assert_playouts_allocate_nothing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let other = Options { ending: LastLap::Equal, variant: Variant::Expedition };
    for options in [Options::default(), other] {
        for seats in 2..=5 {
            assert_playouts_allocate_nothing::<PortRoyal>(&options, seats);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<PortRoyal>() <= 1024, "{} bytes", size_of::<PortRoyal>());
}
