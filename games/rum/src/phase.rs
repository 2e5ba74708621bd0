//! The phases of a game: a turn is a draw or a set; the parrot and the wave may follow.
//!
//! Each file has the same functions in the same order, as far as it needs them: `window` (who is
//! asked), `menu`, `check` (each refusal names its rule), `resolve` (emits events, continues).

pub(crate) mod draw;
pub(crate) mod set;
pub(crate) mod parrot;
pub(crate) mod wave;
