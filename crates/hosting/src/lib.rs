//! What every host of tables needs from the games, be it a server, a page or a terminal: deals,
//! bots, records of matches, and replays of records.
//!
//! Must not be here: clocks, I/O, threads, random numbers of its own, any game by name.

pub mod fork;
mod games;
mod prepared;
mod local;
mod think;
pub mod archive;
pub mod reel;

pub use games::{AllGames, GameInfo, name_of, offers};
pub use local::{Local, Released};
pub use prepared::Prepared;
pub use reel::{Opened, PlayedBy, Reel};
pub use think::{Outline, ThinkError, advise, consult, outline, recall, searches};
