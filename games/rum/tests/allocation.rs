//! A playout allocates nothing, and a state is small.

use rum::{Options, Rum};
use testkit::allocation::{CountingAllocator, assert_playouts_allocate_nothing};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        assert_playouts_allocate_nothing::<Rum>(&Options {}, seats);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Rum>() <= 1024, "{} bytes", size_of::<Rum>());
}
