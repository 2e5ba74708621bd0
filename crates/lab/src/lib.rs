//! The laboratory: bots play many games and somebody counts.
//!
//! It prints nothing and reads no command line: [`simulate`], [`arena`] and [`review`] take a plan,
//! tell a [`Watch`] how far they are, and give back results that write themselves as text, JSON or
//! a page.

pub mod clock;
mod setup;
mod watch;
pub mod arena;
pub mod review;
pub mod simulate;

pub use setup::{Ruled, Setup};
pub use watch::Watch;
