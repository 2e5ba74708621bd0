//! What the server knows about people beyond their seats: names, passwords, ratings, and open
//! connections.
//!
//! Reading order: [`name`], [`password`], `attempts`, `crowd`, [`rating`].

pub mod name;
pub mod password;
pub(crate) mod attempts;
pub(crate) mod crowd;
pub mod rating;
