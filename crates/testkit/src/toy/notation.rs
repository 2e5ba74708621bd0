//! The canonical notation: `draw`, `sail brig`, `pass`, `call mate-3`, `contribute wind-1`,
//! `reveal 2`, `sink boy-4`.

use std::fmt;

use contract::{CardId, NotationError};

use super::phase::{attack, mutiny, storm, turn};
use super::{Action, Rules, Ship};

pub(super) fn write(rules: &Rules, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
    // A card outside the deck can only come from a client; it is written so that no parser accepts
    // it.
    let name = |card: CardId| rules.cards.get(card.idx()).map_or("?", |card| card.name.as_str());
    match action {
        Action::Turn(turn::Move::Draw) => out.write_str("draw"),
        Action::Turn(turn::Move::Sail { ship }) => write!(out, "sail {}", ship.name()),
        Action::Mutiny(mutiny::Move::Pass) => out.write_str("pass"),
        Action::Mutiny(mutiny::Move::Call { card }) => write!(out, "call {}", name(card)),
        Action::Attack(attack::Move::Contribute { card }) => {
            write!(out, "contribute {}", name(card))
        }
        Action::Attack(attack::Move::Reveal { seen }) => write!(out, "reveal {seen}"),
        Action::Storm(storm::Move::Sink { card }) => write!(out, "sink {}", name(card)),
    }
}

pub(super) fn read(rules: &Rules, text: &str) -> Result<Action, NotationError> {
    let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let rest = rest.trim();
    let bad = || NotationError::BadPart(rest.to_owned());
    let alone = |action| if rest.is_empty() { Ok(action) } else { Err(bad()) };
    let card = || {
        let found = card_named(rules, rest);
        found.ok_or_else(|| NotationError::UnknownCard(rest.to_owned()))
    };
    match word {
        "draw" => alone(Action::Turn(turn::Move::Draw)),
        "sail" => {
            let ship = Ship::ALL.into_iter().find(|ship| ship.name() == rest);
            Ok(Action::Turn(turn::Move::Sail { ship: ship.ok_or_else(bad)? }))
        }
        "pass" => alone(Action::Mutiny(mutiny::Move::Pass)),
        "call" => Ok(Action::Mutiny(mutiny::Move::Call { card: card()? })),
        "contribute" => Ok(Action::Attack(attack::Move::Contribute { card: card()? })),
        "reveal" => {
            let seen = rest.parse().map_err(|_| bad())?;
            Ok(Action::Attack(attack::Move::Reveal { seen }))
        }
        "sink" => Ok(Action::Storm(storm::Move::Sink { card: card()? })),
        _ => Err(NotationError::UnknownAction(text.to_owned())),
    }
}

pub(super) fn card_named(rules: &Rules, name: &str) -> Option<CardId> {
    let found = rules.cards.iter().position(|card| card.name == name)?;
    u8::try_from(found).ok().map(CardId)
}
