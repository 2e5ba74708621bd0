//! A client of one table, without sockets, threads or clocks.
//!
//! [`Client`] takes the texts that a table sends (`docs/protocol.md`) and gives the texts to send
//! to it. What it was told is in its [`Mirror`]. A program brings the connection and the time:
//!
//! ```
//! use client::{Client, CommandAnswer, News};
//! use contract::Seat;
//! use table::Wish;
//!
//! let mut client = Client::new();
//! client.connected();
//! let sit = client.ask(Wish::Sit { seat: Seat(0) })?;
//! let text = client.next_text().expect("a command to send");
//! assert_eq!(text, r#"{"cmd":1,"wish":{"kind":"sit","seat":0}}"#);
//!
//! // The connection is lost before the answer comes: the same command is sent again.
//! client.lost();
//! client.connected();
//! assert_eq!(client.next_text(), Some(text));
//!
//! let news = client.hear(r#"{"kind":"done","cmd":1}"#)?;
//! let News::Answered { command, answer } = news else { panic!("not an answer") };
//! assert_eq!(answer, CommandAnswer::Done);
//! assert_eq!(command.cmd, sit);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - Commands are numbered and resent after a reconnect until the table has answered them. The
//!   table carries out each number once, so nothing is done twice; each final answer is reported
//!   once, however often it comes.
//! - The mirror is assigned and never computed: a client applies no event, and filters nothing.
//! - Missed messages are noticed by their versions; the client then asks for a `sync` by itself.
//! - A text that is not a message is an error, and changes nothing.
//!
//! Must not be here: sockets, threads, clocks, any game, decisions.

pub mod mirror;
mod misread;
mod client;

pub use client::{Attempted, Client, CommandAnswer, News, TooLong};
pub use mirror::{Choice, MatchMirror, Menu, Mirror, ToldEvent};
pub use misread::{Misread, TEXT_BYTES_MAX};
