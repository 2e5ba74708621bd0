//! What every host of tables needs from the games, whether it is a server or a page: deals, bots,
//! records of matches, and replays of records.
//!
//! Must not be here: clocks, I/O, threads, random numbers of its own, any game by name.

mod fork;
mod games;
mod think;
pub mod archive;
pub mod reel;

pub use games::{AllGames, Offer, offers};
pub use reel::{Opened, PlayedBy, Reel};
pub use think::{Outline, ThinkError, advise, outline, recall};
