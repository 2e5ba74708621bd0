//! The laboratory: bots play many games, and the results are counted.
//!
//! It prints nothing and reads no command line: [`simulate`], [`arena`] and [`review`] take a plan,
//! report progress to a [`Watch`], and return results that can be written as text, JSON or a page.

pub mod clock;
mod setup;
mod watch;
pub mod arena;
pub mod review;
pub mod simulate;

pub use setup::{Ruled, Setup};
pub use watch::Watch;
