//! Positions written by hand. Keys: `captain: 2`, `round: 3`, `hand 1: mate-1 wind-2`, `sunk 1:
//! boy-1`, `discard: boy-2`, `points 1: 4`, `phase: turn
//! mutiny brig
//! attack brig`.
//!
//! Seats are counted from 1. A hand that is not named gets the first remaining cards, as many as
//! are dealt at the start.

use contract::{Game, Rig, RigError, RigLine, Seat};

use super::event::Event;
use super::notation::card_named;
use super::state::Raid;
use super::{Pile, Rules, Ship};

impl Rig for Raid {
    fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Self, RigError> {
        let mut game = Self::new(rules);
        let mut named = contract::SeatSet::EMPTY;
        for line in lines {
            match (line.key.split_once(' ').unwrap_or((&line.key, "")), line.value.as_str()) {
                (("captain", ""), value) => game.captain = seat(rules, line, value)?,
                (("round", ""), value) => game.round = number(line, value)?,
                (("points", of), value) => {
                    game.points[seat(rules, line, of)?] = number(line, value)?;
                }
                (("hand", of), _) => {
                    let seat = seat(rules, line, of)?;
                    named = named.with(seat);
                    game.hands[seat] = take(&mut game, line)?;
                }
                (("sunk", of), _) => {
                    let seat = seat(rules, line, of)?;
                    game.sunk[seat] = take(&mut game, line)?;
                }
                (("discard", ""), _) => game.discard = take(&mut game, line)?,
                // The phase comes last, since the asked seats depend on the hands.
                (("phase", ""), _) => {}
                _ => return Err(RigError::at(line, format!("no such key `{}`", line.key))),
            }
        }
        let others = rules.seats.seats().filter(|seat| !named.has(*seat));
        others.for_each(|seat| deal_first(&mut game, seat));
        for line in lines.iter().filter(|line| line.key == "phase") {
            game.apply_phase(line)?;
        }
        game.invariants()?;
        Ok(game)
    }
}

impl Raid {
    fn apply_phase(&mut self, line: &RigLine) -> Result<(), RigError> {
        let ship = |name: &str| {
            let found = Ship::ALL.into_iter().find(|ship| ship.name() == name);
            found.ok_or_else(|| RigError::at(line, format!("no such ship `{name}`")))
        };
        match line.value.split_once(' ').unwrap_or((&line.value, "")) {
            ("turn", "") => {}
            ("mutiny", name) => {
                let asked = self.holders().without(self.captain);
                self.apply(&Event::MutinyAsked { ship: ship(name)?, asked });
            }
            ("attack", name) => self.apply(&Event::AttackOpened { ship: ship(name)? }),
            _ => return Err(RigError::at(line, format!("no such phase `{}`", line.value))),
        }
        Ok(())
    }
}

/// Takes the named cards from the deck.
fn take(game: &mut Raid, line: &RigLine) -> Result<Pile, RigError> {
    let mut cards = Pile::EMPTY;
    for name in line.value.split_whitespace() {
        let card = card_named(game.shared_rules(), name).filter(|card| game.deck.has(*card));
        let card = card.ok_or_else(|| {
            RigError::at(line, format!("`{name}` is no card of the deck, or lies elsewhere"))
        })?;
        game.deck = game.deck.without(card);
        cards = cards.with(card);
    }
    Ok(cards)
}

fn deal_first(game: &mut Raid, seat: Seat) {
    for _ in 0..game.shared_rules().hand {
        if let Some(card) = game.deck.first() {
            game.apply(&Event::Drew { seat, card });
        }
    }
}

fn number<T: std::str::FromStr>(line: &RigLine, text: &str) -> Result<T, RigError> {
    text.parse().map_err(|_| RigError::at(line, format!("`{text}` is no number that fits")))
}

/// Parses a seat, counted from 1.
fn seat(rules: &Rules, line: &RigLine, text: &str) -> Result<Seat, RigError> {
    let found = rules.seats.seats().find(|seat| seat.to_string() == text);
    found.ok_or_else(|| RigError::at(line, format!("no seat `{text}`")))
}
