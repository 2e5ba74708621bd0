//! Positions written by hand.
//!
//! ```text
//! turn: 2                               the seat to move (default 1)
//! clock: 3                              default 1
//! hand 1: red1-blue2 green1-red2        default empty
//! beach: green1-blue2 ?red1-white2 …    three cards; `?` lies face down
//! row: green 5 of 2, yellow 3 of 1      collection cards that somebody owns
//! ```
//! Cards that are not named are in the wreck. A beach that is not given gets the first three of
//! those that do not form a rum trio, face up.

use contract::{CardId, RigError, RigLine, Seat};

use crate::action::PlaceId;
use crate::card::{Cards, Colour, PARROT};
use crate::deck::Rules;
use crate::invariants;
use crate::notation;
use crate::phase::set::Bottles;
use crate::state::{Phase, Place, Rum};

pub(crate) fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Rum, RigError> {
    let mut game = Rum::before_deal(rules);
    game.wreck = Rules::all_cards();
    game.phase = Phase::Turn;
    for line in lines {
        read_line(&mut game, line)?;
    }
    for place in PlaceId::ALL {
        if game.place(place) == Place::Empty {
            let card = beach_card(&game);
            let card = card.ok_or_else(|| RigError::whole("no card left for the beach"))?;
            take(&mut game, card);
            game.beach[place.idx()] = Place::Up(card);
        }
    }
    game.open = game.beach_bottles();
    invariants::check(&game)?;
    Ok(game)
}

/// The first free rum card that forms no trio with those on the beach; any card, if all do.
/// See: [`crate::ledger::RUM_SETUP_TRIO`].
fn beach_card(game: &Rum) -> Option<CardId> {
    let free = game.wreck.without(PARROT);
    let no_trio = |card: &CardId| {
        let single = game.beach_bottles().plus(game.rules.single[card.idx()]);
        Bottles { all: single, single }.trios().is_empty()
    };
    free.iter().find(no_trio).or_else(|| free.first())
}

fn read_line(game: &mut Rum, line: &RigLine) -> Result<(), RigError> {
    match line.key.as_str() {
        "turn" => game.active = seat(game, line, &line.value)?,
        "clock" => {
            let clock = line.value.parse().ok().filter(|clock| (1..=7).contains(clock));
            game.clock = clock.ok_or_else(|| RigError::at(line, "the clock shows 1 to 7"))?;
        }
        "beach" => read_beach(game, line)?,
        "row" => {
            for part in line.value.split(',').map(str::trim) {
                read_holding(game, line, part)?;
            }
        }
        key => match key.strip_prefix("hand ") {
            Some(of) => read_hand(game, line, of)?,
            None => return Err(RigError::at(line, format!("no such line: `{key}`"))),
        },
    }
    Ok(())
}

fn seat(game: &Rum, line: &RigLine, text: &str) -> Result<Seat, RigError> {
    let count = game.rules.seats.get();
    let number = text.parse().ok().filter(|number| (1..=count).contains(number));
    let number = number.ok_or_else(|| RigError::at(line, format!("no seat `{text}`")))?;
    Ok(Seat(number - 1))
}

fn free_card(game: &mut Rum, line: &RigLine, name: &str) -> Result<CardId, RigError> {
    let card = notation::card(game.rules, name).map_err(|e| RigError::at(line, e.to_string()))?;
    if !game.wreck.has(card) {
        return Err(RigError::at(line, format!("{name} is already somewhere else")));
    }
    take(game, card);
    Ok(card)
}

fn take(game: &mut Rum, card: CardId) {
    game.wreck = game.wreck.without(card);
    game.memory.left_wreck();
}

fn read_beach(game: &mut Rum, line: &RigLine) -> Result<(), RigError> {
    let names: Vec<&str> = line.value.split_whitespace().collect();
    let names = <[&str; 3]>::try_from(names)
        .map_err(|_| RigError::at(line, "the beach has three cards"))?;
    for (place, word) in PlaceId::ALL.into_iter().zip(names) {
        let hidden = word.strip_prefix('?');
        let card = free_card(game, line, hidden.unwrap_or(word))?;
        let down = hidden.is_some();
        game.beach[place.idx()] = if down { Place::Down(card) } else { Place::Up(card) };
        game.memory.beach[place.idx()] = game.memory.now;
    }
    Ok(())
}

fn read_hand(game: &mut Rum, line: &RigLine, of: &str) -> Result<(), RigError> {
    let seat = seat(game, line, of)?;
    let mut cards = Cards::EMPTY;
    for name in line.value.split_whitespace() {
        let card = free_card(game, line, name)?;
        cards = cards.with(card);
        game.memory.drew(seat, game.memory.now);
    }
    game.set_hand(seat, game.hands[seat].or(cards));
    Ok(())
}

fn read_holding(game: &mut Rum, line: &RigLine, part: &str) -> Result<(), RigError> {
    let bad = || RigError::at(line, format!("expected `colour value of seat`, not `{part}`"));
    let words: Vec<&str> = part.split_whitespace().collect();
    let [colour, value, "of", owner] = words.as_slice() else { return Err(bad()) };
    let colour = Colour::named(colour).ok_or_else(bad)?;
    let value = value.parse().ok().filter(|value| (2..=8).contains(value)).ok_or_else(bad)?;
    let owner = seat(game, line, owner)?;
    game.set_owner(colour, Some(owner));
    game.values = game.values.with(colour, value);
    Ok(())
}
