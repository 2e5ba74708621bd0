//! A counting allocator, to prove that a playout allocates nothing: the same code plays a live
//! table and ten million games.
//!
//! A test file installs it as the global allocator:
//!
//! ```
//! use testkit::allocation::{CountingAllocator, allocations_in};
//!
//! #[global_allocator]
//! static ALLOCATOR: CountingAllocator = CountingAllocator;
//!
//! assert_eq!(allocations_in(|| 1 + 1), 0);
//! assert_eq!(allocations_in(|| vec![1; 10]), 1);
//! ```

#![expect(unsafe_code, reason = "an allocator cannot be written without it")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use contract::features::{Row, describe_row, each_slot, width};
use contract::{Features, Menu, Play, Schedule, SearchRng, SeatCount, Silent, setup};

/// How many random games are played while counting.
const GAMES: u64 = 200;
/// Capacity for a menu; the longest menu in random play is shorter.
const MENU_MAX: usize = 1024;

/// The system's allocator with a counter for each thread, since tests run in parallel.
#[derive(Clone, Copy, Debug)]
pub struct CountingAllocator;

thread_local! {
    /// Initialised without an allocation, and never dropped.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator; counting touches no other memory.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller upholds the contract of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How often this thread allocates while it runs `work`.
///
/// # Panics
/// When [`CountingAllocator`] is not the program's allocator.
#[track_caller]
pub fn allocations_in<T>(work: impl FnOnce() -> T) -> u64 {
    let before = COUNT.get();
    drop(black_box(Box::new(0_u8)));
    assert!(COUNT.get() > before, "the counting allocator is not installed");
    let before = COUNT.get();
    let result = work();
    let count = COUNT.get() - before;
    drop(result);
    count
}

/// Room for the description of a moment and of a choice.
struct Rows {
    moment: Vec<u8>,
    choice: Vec<u8>,
}

/// Checks that random games and their description in numbers allocate nothing once they have begun.
///
/// # Panics
/// When one does.
#[track_caller]
pub fn assert_playouts_allocate_nothing<G: Features>(options: &G::Options, seats: u8) {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let rules = setup::rules::<G>(options, seats, &G::default_deck()).expect("our deck is sound");
    let mut menu = Menu::with_capacity(MENU_MAX);
    let mut rows =
        Rows { moment: vec![0; width(G::OBSERVATION)], choice: vec![0; width(G::CHOICE)] };
    for number in 0..GAMES {
        let count = allocations_in(|| playout::<G>(rules, seats, number, &mut menu, &mut rows));
        assert_eq!(count, 0, "allocations in game {number} of {} seats", seats.get());
    }
}

/// Plays one random game to its end, and describes its moments and choices.
fn playout<G: Features>(
    rules: &'static G::Rules,
    seats: SeatCount,
    number: u64,
    menu: &mut Menu<G::Action>,
    rows: &mut Rows,
) {
    let mut game = G::new(rules);
    let mut host = Silent(SearchRng::new(number, 0));
    let mut rng = SearchRng::new(number, 1);
    let mut schedule = Schedule::default();
    G::start(&mut Play::new(&mut game, &mut host));
    while let Some(window) = game.window() {
        let ask = schedule.ask(&game, seats, &window);
        game.describe(ask.seat, &mut Row(&mut rows.moment));
        game.menu(ask.seat, menu);
        for action in &menu.actions {
            describe_row(&game, ask.seat, Some(action), &mut Row(&mut rows.choice));
        }
        each_slot(&game, ask.seat, menu, |slot| {
            black_box(slot);
        });
        if let Some(action) = game.draw_action(ask, menu, &mut rng).action {
            G::resolve(&mut Play::new(&mut game, &mut host), ask.seat, action);
        }
    }
}
