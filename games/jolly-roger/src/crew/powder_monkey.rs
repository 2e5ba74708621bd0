//! Powder Monkey: five crewmen for a side of a mutiny. It is discarded after the mutiny.
//!
//! The five crewmen are in the deck, and [`crate::phase::mutiny::deal_crew`] discards the card.

use contract::Refusal;

use crate::ledger::JR_SP_POWDER_MONKEY;
use crate::refusal::{Why, require};

/// It is played for a side, as plain crew is, and never for an effect.
/// Decides: [`JR_SP_POWDER_MONKEY`].
pub(crate) fn check() -> Result<(), Refusal<Why>> {
    require(false, JR_SP_POWDER_MONKEY, Why::NotForThis)
}
