//! Positions written by hand.
//!
//! ```text
//! captain: 2                  default 1
//! quartermaster: 3            default 2; nobody with three seats
//! phase: voyage               appoint (default), voyage or punish
//! round: 4                    default 1
//! mutiny: spent               brewing (default) or spent
//! hand 1: guns-2-3a traitor-a default empty
//! prizes 1: gold-2c rum-a     default none
//! buried 1: gold-3a           default none
//! discard: …                  crew discards, default none
//! prize-discard: …            default none
//! sailed: fort-a port-b       destinations done with, default none
//! ```
//! Cards that are not named lie face down in their stacks.

use contract::{CardId, RigError, RigLine, Seat};

use crate::card::{Cards, is_crew, is_prize};
use crate::deck::Rules;
use crate::editions::Quartermaster;
use crate::invariants;
use crate::memory::Audience;
use crate::notation;
use crate::phase::appoint::{Appoint, Occasion};
use crate::phase::punish::Punish;
use crate::phase::voyage::Voyage;
use crate::state::{JollyRoger, Phase, Unrest};

pub(crate) fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<JollyRoger, RigError> {
    let mut game = JollyRoger::before_deal(rules);
    game.round = 1;
    game.n_windows = 1;
    game.window = contract::WindowId(1);
    game.phase = Phase::Appoint(Appoint { after: Occasion::Round });
    if rules.policies.quartermaster == Quartermaster::IsCaptain {
        game.phase = Phase::Voyage(Voyage);
    } else {
        game.quartermaster = Some(Seat(1));
    }
    for line in lines {
        read_line(&mut game, line)?;
    }
    invariants::check(&game)?;
    Ok(game)
}

fn read_line(game: &mut JollyRoger, line: &RigLine) -> Result<(), RigError> {
    match line.key.as_str() {
        "captain" => game.captain = seat(game, line, &line.value)?,
        "quartermaster" => game.quartermaster = Some(seat(game, line, &line.value)?),
        "phase" => {
            game.phase = match line.value.as_str() {
                "appoint" => Phase::Appoint(Appoint { after: Occasion::Round }),
                "voyage" => Phase::Voyage(Voyage),
                "punish" => Phase::Punish(Punish),
                _ => return Err(RigError::at(line, "a phase is appoint, voyage or punish")),
            };
        }
        "round" => {
            let round = line.value.parse().ok().filter(|round| (1..=20).contains(round));
            game.round = round.ok_or_else(|| RigError::at(line, "a round is 1 to 20"))?;
        }
        "mutiny" => {
            game.unrest = match line.value.as_str() {
                "brewing" => Unrest::Brewing,
                "spent" => Unrest::Spent,
                _ => return Err(RigError::at(line, "a mutiny is brewing or spent")),
            };
        }
        "sailed" => {
            for card in named(game, line)? {
                if !game.stacks.has(card) {
                    return Err(RigError::at(line, "not a destination that is left"));
                }
                game.stacks = game.stacks.without(card);
                game.sailed = game.sailed.with(card);
            }
        }
        "discard" => game.discard = game.discard.or(crew(game, line, Audience::ALL)?),
        "prize-discard" => {
            let cards = prizes(game, line, Audience::ALL)?;
            game.prize_discard = game.prize_discard.or(cards);
        }
        _ => read_seat_line(game, line)?,
    }
    Ok(())
}

fn read_seat_line(game: &mut JollyRoger, line: &RigLine) -> Result<(), RigError> {
    let unknown = || RigError::at(line, format!("no line begins with `{}`", line.key));
    let (what, number) = line.key.split_once(' ').ok_or_else(unknown)?;
    let seat = seat(game, line, number)?;
    let own = Audience::one(seat);
    let open = if game.prizes_are_hidden() { own } else { Audience::ALL };
    match what {
        "hand" => {
            let cards = crew(game, line, own)?;
            game.hands.set(seat, game.hands[seat].or(cards));
        }
        "prizes" => {
            let cards = prizes(game, line, open)?;
            game.prizes.set(seat, game.prizes[seat].or(cards));
        }
        "buried" => game.buried[seat] = game.buried[seat].or(prizes(game, line, open)?),
        _ => return Err(unknown()),
    }
    Ok(())
}

fn seat(game: &JollyRoger, line: &RigLine, text: &str) -> Result<Seat, RigError> {
    let number: Option<u8> = text.parse().ok();
    let seat = number.and_then(|number| number.checked_sub(1)).map(Seat);
    let seat = seat.filter(|seat| seat.0 < game.rules.seats.get());
    seat.ok_or_else(|| RigError::at(line, format!("no seat `{text}`")))
}

fn named(game: &JollyRoger, line: &RigLine) -> Result<Vec<CardId>, RigError> {
    let words = line.value.split_whitespace();
    words
        .map(|word| {
            notation::card(game.rules, word).map_err(|error| RigError::at(line, error.to_string()))
        })
        .collect()
}

fn crew(game: &mut JollyRoger, line: &RigLine, seen_by: Audience) -> Result<Cards, RigError> {
    let mut cards = Cards::EMPTY;
    for card in named(game, line)? {
        if !is_crew(card) || !game.deck.has(card) {
            return Err(RigError::at(line, "not a crew card that is left"));
        }
        game.deck = game.deck.without(card);
        game.memory.moved(card, seen_by);
        cards = cards.with(card);
    }
    Ok(cards)
}

fn prizes(game: &mut JollyRoger, line: &RigLine, seen_by: Audience) -> Result<Cards, RigError> {
    let mut cards = Cards::EMPTY;
    for card in named(game, line)? {
        if !is_prize(card) || !game.prize_deck.has(card) {
            return Err(RigError::at(line, "not a prize that is left"));
        }
        game.prize_deck = game.prize_deck.without(card);
        game.memory.moved(card, seen_by);
        cards = cards.with(card);
    }
    Ok(cards)
}
