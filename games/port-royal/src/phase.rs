//! The phases of a turn: discover cards, with tax increases among them, then take.
//!
//! Each file has the same functions in the same order, as far as it needs them: `window` (who is
//! asked), `menu`, `check` (each refusal names its rule), `resolve` (emits events, continues).

pub(crate) mod discover;
pub(crate) mod tax;
pub(crate) mod take;
