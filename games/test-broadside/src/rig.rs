//! Positions written by hand. Keys: `leader: 2`, `hand 1: 3 14 36`, and `won: 1 1 3`, the winners
//! of the finished rounds. Seats are counted from 1. A hand that is not named gets the first guns
//! that remain.

use contract::{Game, Rig, RigError, RigLine, Seat};

use crate::notation;
use crate::rules::{HAND, Rules};
use crate::state::{Guns, Phase, ROUNDS, TestBroadside};

impl Rig for TestBroadside {
    fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Self, RigError> {
        let mut game = Self::before_deal(rules);
        game.phase = Phase::Round;
        for line in lines {
            match line.key.split_once(' ').unwrap_or((&line.key, "")) {
                ("leader", "") => game.leader = seat(rules, line, &line.value)?,
                ("won", "") => won(&mut game, line)?,
                ("hand", of) => {
                    let seat = seat(rules, line, of)?;
                    for name in line.value.split_whitespace() {
                        take(&mut game, line, seat, name)?;
                    }
                }
                _ => return Err(RigError::at(line, format!("no such key `{}`", line.key))),
            }
        }
        let round = game.round;
        for seat in rules.seats.seats() {
            if game.hands[seat].is_empty() {
                game.hands[seat] = draw(&mut game, HAND - round);
            }
        }
        game.spent = draw(&mut game, round * rules.seats.get());
        game.invariants()?;
        Ok(game)
    }
}

/// The first guns of the store.
fn draw(game: &mut TestBroadside, n_guns: u8) -> Guns {
    let guns: Guns = game.store.iter().take(usize::from(n_guns)).collect();
    game.store = game.store.minus(guns);
    guns
}

fn won(game: &mut TestBroadside, line: &RigLine) -> Result<(), RigError> {
    for winner in line.value.split_whitespace() {
        let seat = seat(game.rules, line, winner)?;
        if game.round + 1 == ROUNDS {
            return Err(RigError::at(line, "the game would be over".to_owned()));
        }
        game.round += 1;
        game.points[seat] += 1;
    }
    Ok(())
}

fn take(game: &mut TestBroadside, line: &RigLine, seat: Seat, name: &str) -> Result<(), RigError> {
    let gun = notation::gun(game.rules, name).filter(|gun| game.store.has(*gun));
    let gun = gun.ok_or_else(|| RigError::at(line, format!("`{name}` is no gun, or not free")))?;
    game.store = game.store.without(gun);
    game.hands[seat] = game.hands[seat].with(gun);
    Ok(())
}

/// Parses a seat, counted from 1.
fn seat(rules: &Rules, line: &RigLine, text: &str) -> Result<Seat, RigError> {
    let found = rules.seats.seats().find(|seat| seat.to_string() == text);
    found.ok_or_else(|| RigError::at(line, format!("no seat `{text}`")))
}
