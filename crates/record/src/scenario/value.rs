//! An expected value in a view: JSON, or cards and seats as people name them.
//!
//! Views contain the ids of cards and count seats from 0; nobody should have to know those numbers
//! to write a scenario.

use contract::{CardId, Game, Seat, SeatCount};
use serde_json::Value;

use super::Problem;
use crate::error::{self, quote};
use crate::notation::read_seat;

/// An expected value.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Wanted {
    Json(Value),
    /// `card parrot`.
    Card(CardId),
    /// `cards parrot, red1-blue2`, in any order; kept sorted.
    Cards(Vec<CardId>),
    /// `seat 2`.
    Seat(Seat),
}

impl Wanted {
    pub(super) fn read<G: Game>(rules: &G::Rules, text: &str) -> Result<Self, Problem> {
        if let Some(seat) = text.strip_prefix("seat ") {
            return Ok(Self::Seat(read_seat(seat.trim(), G::seats(rules))?));
        }
        if let Some(name) = text.strip_prefix("card ") {
            return Ok(Self::Card(read_card::<G>(rules, name.trim())?));
        }
        if let Some(list) = text.strip_prefix("cards ") {
            let cards = list.split(',').map(|name| read_card::<G>(rules, name.trim()));
            return Ok(Self::Cards(sorted(cards.collect::<Result<_, _>>()?)));
        }
        Ok(Self::Json(json(text)?))
    }

    /// Whether the found value is the expected one.
    pub(super) fn is(&self, found: &Value) -> bool {
        match self {
            Self::Json(value) => value == found,
            Self::Card(card) => card_id(found) == Some(*card),
            Self::Cards(cards) => card_ids(found).as_ref() == Some(cards),
            Self::Seat(seat) => found.as_u64() == Some(u64::from(seat.0)),
        }
    }

    pub(super) fn text<G: Game>(&self, rules: &G::Rules) -> String {
        match self {
            Self::Json(value) => value.to_string(),
            Self::Card(card) => format!("card {}", name::<G>(rules, *card)),
            Self::Cards(cards) => cards_text::<G>(rules, cards),
            Self::Seat(seat) => format!("seat {seat}"),
        }
    }

    /// The found value, in the same notation as far as possible.
    pub(super) fn found_text<G: Game>(&self, rules: &G::Rules, found: &Value) -> String {
        let told = match self {
            Self::Json(_) => None,
            Self::Card(_) => card_id(found).map(|card| format!("card {}", name::<G>(rules, card))),
            Self::Cards(_) => card_ids(found).map(|cards| cards_text::<G>(rules, &cards)),
            Self::Seat(_) => seat(found, G::seats(rules)).map(|seat| format!("seat {seat}")),
        };
        told.unwrap_or_else(|| found.to_string())
    }
}

/// Reads JSON.
pub(super) fn json(text: &str) -> Result<Value, Problem> {
    serde_json::from_str(text.trim()).map_err(|error| Problem::Json(error.to_string()))
}

fn read_card<G: Game>(rules: &G::Rules, name: &str) -> Result<CardId, Problem> {
    let card = G::card_named(rules, name);
    card.ok_or_else(|| error::Problem::UnknownCard(quote(name)).into())
}

fn name<G: Game>(rules: &G::Rules, card: CardId) -> String {
    G::card_name(rules, card).unwrap_or_else(|| format!("number {}", card.0))
}

fn cards_text<G: Game>(rules: &G::Rules, cards: &[CardId]) -> String {
    if cards.is_empty() {
        return "no cards".to_owned();
    }
    let names: Vec<String> = cards.iter().map(|card| name::<G>(rules, *card)).collect();
    format!("cards {}", names.join(", "))
}

fn card_id(value: &Value) -> Option<CardId> {
    value.as_u64().and_then(|id| u8::try_from(id).ok()).map(CardId)
}

fn card_ids(value: &Value) -> Option<Vec<CardId>> {
    value.as_array()?.iter().map(card_id).collect::<Option<_>>().map(sorted)
}

fn sorted(mut cards: Vec<CardId>) -> Vec<CardId> {
    cards.sort_unstable();
    cards
}

fn seat(value: &Value, seats: SeatCount) -> Option<Seat> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.filter(|number| *number < seats.get()).map(Seat)
}
