//! Tables, bots and records in a browser: a request in JSON in, a reply in JSON out.
//!
//! A page runs this in two workers: one hosts the local table ([`Face`] with a `create`), the other
//! runs its bots (`think`) and gives hints. Records can be read in either. A table and its clients
//! speak the protocol of `docs/protocol.md`, as over a WebSocket; the requests here cover only what
//! a server does around a table.
//!
//! This crate has no clocks, no threads and no source of random numbers: requests carry the time
//! and the random numbers. It has no unsafe code either, except for the attributes in `ffi` that
//! name its exports.

pub mod request;
pub mod reply;
mod face;
mod local;
mod replay;
mod ffi;

pub use face::Face;
pub use reply::Reply;
pub use request::Request;
