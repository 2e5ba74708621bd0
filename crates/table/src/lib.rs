//! A table without sockets.
//!
//! [`Table::handle`] takes an [`Input`] and the time, and gives a [`Step`]: entries for the log
//! and, under a seal that opens when they are written, what to send, whom to ask, when to wake up.
//! The same table runs in the server, in the simulator with a fake clock, and in a browser.
//!
//! The state of a table changes by [`Fact`]s alone (`state`): a live table decides which facts
//! happen (`handle` and the files beside it), a restored one reads them from its log, and both go
//! through the same door. What is not in the log is who is connected, what each of them has been
//! shown, and what is being thought about: a restart loses that, and clients say it again.
//!
//! Must not be here: any game, clocks, I/O, async, threads.
//!
//! Reading order: [`id`], [`config`], [`command`], [`message`], [`entry`], [`io`], [`clock`],
//! [`orders`], [`held`], [`seats`], `state` (what the log says), `running`, `waiting` (of a match),
//! [`mod@table`] (the door), `lobby`, `act`, `talk` (what people do), `thought`, `hint`, `flow`,
//! `closing`, `cards` (what happens by itself), `show`, `wire` (what they are told), [`result`]
//! (what comes of it).

pub mod id;
pub mod config;
pub mod command;
pub mod message;
pub mod entry;
pub mod io;
pub mod clock;
pub mod orders;
pub mod held;
pub mod seats;
mod misfit;
mod state;
mod running;
mod waiting;
pub mod table;
mod recent;
mod refusal;
mod lobby;
mod act;
mod talk;
mod thought;
mod hint;
mod flow;
mod closing;
mod cards;
mod link;
mod show;
pub mod result;
mod pad;
mod wire;
mod inspect;

pub use command::{Command, Wish};
pub use config::{Proposal, Setting};
pub use entry::{Entry, Fact};
pub use io::{Dealer, Input, Output, Step};
pub use message::Message;
pub use misfit::Misfit;
pub use result::MatchResult;
pub use table::{Chances, RestoreError, Table};
