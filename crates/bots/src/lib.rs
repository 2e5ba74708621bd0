//! Bots by level. A bot is given a [`Sight`]: a view, a window, a menu. It has no access to the
//! state, so it cannot peek.
//!
//! Must not be here: clocks, tables, a true state outside a sampled world.

pub mod bot;
pub mod temper;
pub mod level;
pub mod spec;
pub mod drive;
mod thumb;
pub mod instinct;
pub mod search;
pub mod review;

pub use bot::{Advice, Bot, Sight};
pub use drive::{Dice, Player, play_at_random, play_silent};
pub use instinct::{Instinct, Values};
pub use level::Level;
pub use search::{Candidate, Captain, SearchSettings, Thoughts};
pub use spec::{Budget, Spec};
pub use temper::Temper;
pub use thumb::Thumb;
