//! Tools for this project's tests. A dev-dependency only.
//!
//! - [`toy`]: a small game with chance, hidden hands and every mode of window. Tables, servers,
//!   bots and bindings are tested on it first, apart from real rules.
//! - [`conformance`]: the laws every game must keep, tried by random play from seeds.
//! - [`about`]: whether the facts about a game are those it plays by.
//! - [`perft`]: exact counts of the ways to play a number of actions.
//! - [`playthrough`]: readable golden files of seeded games.
//! - [`table`]: the language of rule tests.
//! - [`playout`]: random games to the end, and a tally of what came up.
//! - [`allocation`]: a counting allocator, for playouts that must not allocate.
//! - [`features`]: whether every number of a game's description comes up.
//!
//! Must not be here: rules of a real game, clocks, sockets.

pub mod toy;
pub mod conformance;
pub mod about;
pub mod perft;
pub mod playthrough;
pub mod table;
pub mod playout;
pub mod allocation;
pub mod features;
