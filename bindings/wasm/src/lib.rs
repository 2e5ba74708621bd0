//! Tables, bots and records in a browser: a request in JSON in, a reply in JSON out.
//!
//! A page runs this in two workers: one hosts the local table ([`Face`] with a `create`), one
//! thinks for its bots (`think`) and for hints. Records are read wherever the page likes. Whatever
//! goes between a table and those who sit at it is the protocol of `docs/protocol.md`, as over a
//! WebSocket; what is said here is only what a server does around it.
//!
//! Must not be here: clocks, threads, chance of its own. The time and random numbers come in with
//! requests. Nothing in this crate is unsafe code; `ffi` has the attributes that name its doors.

pub mod request;
pub mod reply;
mod face;
mod local;
mod replay;
mod ffi;

pub use face::Face;
pub use reply::Reply;
pub use request::Request;
