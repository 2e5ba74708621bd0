//! A table without sockets.
//!
//! [`Table::handle`] takes an [`Input`] and the time, and returns a [`Step`]: entries for the log
//! and outputs, which are locked until the entries are written. Outputs say what to send, which
//! bot to ask and when to wake the table. The same table runs in the server, in the simulator with
//! a fake clock, and in a browser.
//!
//! Only [`Fact`]s change the state of a table (`state`). A live table decides which facts happen
//! (`handle` and the files beside it), a restored one reads them from its log, and both apply them
//! with the same code. The log does not hold connections, what each observer has been shown, or
//! requests to bots: a restart loses these, and clients reconnect.
//!
//! Must not be here: any game, clocks, I/O, async, threads.
//!
//! Reading order: [`id`], [`config`], [`command`], [`message`], [`entry`], [`io`], [`clock`],
//! [`elapsed`], [`orders`], [`held`], [`seats`], `state` (what the log says), `running`, `waiting`,
//! `undo` (the state of a match), [`mod@table`] (the entry point), `restore`, `absence`, `lobby`,
//! `gallery`, `act`, `talk` (what people do), [`limit`], `thought`, `hint`, `flow`, `closing`,
//! `cards` (what happens without input), `show`, `wire` (what clients are told), [`result`] (the
//! results of matches).

pub mod id;
pub mod config;
pub mod command;
mod part;
mod reason;
pub mod message;
mod secret;
pub mod entry;
pub mod io;
pub mod clock;
pub mod elapsed;
pub mod orders;
pub mod held;
pub mod seats;
mod misfit;
mod state;
mod running;
mod waiting;
mod undo;
pub mod table;
mod restore;
mod absence;
mod recent;
mod refusal;
mod lobby;
mod gallery;
mod act;
mod talk;
mod thought;
mod hint;
mod flow;
mod closing;
mod cards;
pub mod limit;
mod link;
mod show;
pub mod result;
mod pad;
mod wire;
mod inspect;

pub use absence::Absence;
pub use command::{Command, Wish};
pub use config::{Proposal, Setting};
pub use entry::{Entry, Fact};
pub use io::{Dealer, Input, Output, Step};
pub use message::Message;
pub use misfit::Misfit;
pub use part::{Fields, Part};
pub use restore::RestoreError;
pub use result::MatchResult;
pub use table::{Chances, Table};
