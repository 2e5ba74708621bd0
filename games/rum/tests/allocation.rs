//! A playout allocates nothing: the same code plays a live table and ten million games.

#![expect(unsafe_code, reason = "an allocator that counts cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use contract::{Game, Menu, Play, Schedule, SearchRng, SeatCount, Silent, setup};
use rum::{Action, Options, Rum};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: everything is handed on to the system's allocator; counting touches no memory.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One random game; returns how many actions it had.
fn playout(rules: &'static rum::Rules, number: u64, menu: &mut Menu<Action>) -> u32 {
    let mut game = Rum::new(rules);
    let mut host = Silent(SearchRng::new(number, 0));
    let mut rng = SearchRng::new(number, 1);
    let mut schedule = Schedule::default();
    Rum::start(&mut Play::new(&mut game, &mut host));
    let mut actions = 0;
    while let Some(window) = game.window() {
        let ask = schedule.ask(&game, rules.seats, &window);
        let (action, _) = game.draw_action(ask.seat, menu, &mut rng);
        Rum::resolve(&mut Play::new(&mut game, &mut host), ask.seat, action);
        actions += 1;
    }
    actions
}

// One test only: another thread would allocate too.
#[test]
fn a_playout_allocates_nothing_and_a_state_is_small() {
    let mut menu = Menu::with_capacity(1024);
    for seats in 2..=4 {
        let seats = SeatCount::new(seats).unwrap();
        let rules = setup::rules::<Rum>(&Options {}, seats, &Rum::default_deck()).unwrap();
        playout(rules, 0, &mut menu);
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let actions: u32 = (1..200).map(|number| playout(rules, number, &mut menu)).sum();
        let after = ALLOCATIONS.load(Ordering::Relaxed);
        assert_eq!(after - before, 0, "in {actions} actions of {} seats", seats.get());
    }
    assert!(size_of::<Rum>() <= 1024, "{} bytes", size_of::<Rum>());
}
