//! Tables, bots and records in a browser: a request in JSON in, a reply in JSON out.
//!
//! A page runs this in two workers: one hosts the local table ([`Face`] with a `create`), the other
//! runs its bots (`think`) and gives hints. Records can be read in either. A table and its clients
//! speak the protocol of `docs/protocol.md`, as over a WebSocket; the requests here are only what a
//! server does around it.
//!
//! Must not be here: clocks, threads, random numbers of its own. The time and random numbers come
//! in with requests. Nothing in this crate is unsafe code; `ffi` has the attributes that name its
//! exports.

pub mod request;
pub mod reply;
mod face;
mod local;
mod replay;
mod ffi;

pub use face::Face;
pub use reply::Reply;
pub use request::Request;
