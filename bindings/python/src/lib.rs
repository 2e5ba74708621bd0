//! The Python package `tortuga`: what `tortuga._tortuga` offers. The classes that people use are in
//! `python/tortuga`, which documents them.
//!
//! - [`setup`]: finds a game by its id and makes its rules from Python's arguments.
//! - [`spec`]: the description of a game in numbers.
//! - [`engine`]: a match of any game; [`game`]: the same for Python.
//! - [`lane`]: one game of a batch; [`batch`]: many games at once, written into `NumPy` arrays.
//! - [`tree`]: one game whose chance is a player, for tree search.
//!
//! Must not be here: rules, clocks, any game by name.

mod setup;
mod spec;
mod engine;
mod game;
mod lane;
mod batch;
mod tree;

use pyo3::prelude::*;

/// The module.
#[pymodule(gil_used = false)]
mod _tortuga {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::spec::{games, spec};
    #[pymodule_export]
    use super::tree::Tree;
}
