//! Raid: a toy game with chance, hidden hands and every mode of window, for 2 to 10 seats.
//!
//! Each round the captain either lets everybody draw a card or sails for a ship (a turn). Before
//! the ship is reached, all others secretly call a mutiny or pass (a sealed window; the first
//! caller clockwise from the captain counts). Then everybody adds crew in any order until the
//! quartermaster, who sits left of the captain, reveals the ship (an open window). The first wind
//! card of an attack lets everybody draw; every player with too many cards then secretly sinks one
//! (a sealed window pushed above the open one). All who helped to win a ship get its prize. The
//! game ends after a number of rounds, or when somebody is rich.
//!
//! It is shaped like a game crate: read [`phase`] for the rules and `game` for how they meet the
//! contract. Its rule ids begin with `TOY-`; see [`ledger`].

pub mod ledger;
pub mod deck;
pub mod options;
pub mod state;
mod evolve;
pub mod action;
pub mod event;
pub mod view;
pub mod phase;
mod notation;
mod words;
mod invariants;
mod game;
mod worlds;
mod rig;
mod features;
mod wild;

pub use action::{Action, Ship, Why};
pub use deck::{Card, Rules};
pub use event::{Event, EventView};
pub use options::{Options, Ties};
pub use state::Raid;
pub use view::View;
pub use wild::WILD;

/// The most seats of this game.
pub const SEATS_MAX: usize = 10;
/// A pile of its cards. Our deck would fit into one word, but tests also need ids beyond it.
pub type Pile = contract::CardSet<2>;
