//! The notation of records: `fire 12`.

use std::fmt;

use contract::{CardId, NotationError};

use crate::fire::Action;
use crate::rules::Rules;

/// A gun's number.
pub(crate) fn name(gun: CardId) -> String {
    (u16::from(gun.0) + 1).to_string()
}

/// The gun with that number, written as we write it.
pub(crate) fn gun(rules: &Rules, text: &str) -> Option<CardId> {
    rules.guns().iter().find(|gun| name(*gun) == text)
}

pub(crate) fn write(action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
    let Action::Fire { gun } = action;
    write!(out, "fire {}", name(gun))
}

pub(crate) fn read(rules: &Rules, text: &str) -> Result<Action, NotationError> {
    let unknown = || NotationError::UnknownAction(text.to_owned());
    let number = text.trim().strip_prefix("fire ").ok_or_else(unknown)?.trim();
    let gun = gun(rules, number).ok_or_else(|| NotationError::UnknownCard(number.to_owned()))?;
    Ok(Action::Fire { gun })
}
