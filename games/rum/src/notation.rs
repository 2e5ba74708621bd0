//! The canonical notation of records and scenarios:
//! `draw beach 2`, `draw wreck`, `set red1-blue2:1 green1-red2:2`, `back red1-blue2 green1-red2`.
//! The number after a colon is the end that is up: 1 or 2 bottles.

use std::fmt::{self, Write};

use contract::{CardId, NotationError};

use crate::action::{Action, Laying, PlaceId};
use crate::card::Cards;
use crate::deck::Rules;

pub(crate) fn write(rules: &Rules, action: &Action, out: &mut dyn Write) -> fmt::Result {
    match action {
        Action::DrawBeach { place } => write!(out, "draw beach {}", u16::from(place.0) + 1),
        Action::DrawWreck => out.write_str("draw wreck"),
        Action::Set(laying) => {
            out.write_str("set")?;
            for card in laying.cards().iter() {
                let end = if laying.singles.has(card) { 1 } else { 2 };
                write!(out, " {}:{end}", name(rules, card))?;
            }
            Ok(())
        }
        Action::PutBack { cards } => {
            out.write_str("back")?;
            cards.iter().try_for_each(|card| write!(out, " {}", name(rules, card)))
        }
    }
}

fn name(rules: &Rules, card: CardId) -> &str {
    rules.names.get(card.idx()).map_or("?", String::as_str)
}

pub(crate) fn read(rules: &Rules, text: &str) -> Result<Action, NotationError> {
    let mut words = text.split(' ');
    match (words.next(), words.next()) {
        (Some("draw"), Some("wreck")) => nothing_more(words).map(|()| Action::DrawWreck),
        (Some("draw"), Some("beach")) => {
            let word = words.next().unwrap_or_default();
            let place = match word {
                "1" => PlaceId(0),
                "2" => PlaceId(1),
                "3" => PlaceId(2),
                _ => return Err(NotationError::BadPart(word.to_owned())),
            };
            nothing_more(words).map(|()| Action::DrawBeach { place })
        }
        (Some("set"), first) => read_set(rules, first.into_iter().chain(words)),
        (Some("back"), first) => {
            let mut cards = Cards::EMPTY;
            for word in first.into_iter().chain(words) {
                cards = add(cards, card(rules, word)?, word)?;
            }
            Ok(Action::PutBack { cards })
        }
        _ => Err(NotationError::UnknownAction(text.to_owned())),
    }
}

fn read_set<'a>(
    rules: &Rules,
    words: impl Iterator<Item = &'a str>,
) -> Result<Action, NotationError> {
    let mut laying = Laying::default();
    for word in words {
        let bad = || NotationError::BadPart(word.to_owned());
        let (name, end) = word.split_once(':').ok_or_else(bad)?;
        let card = card(rules, name)?;
        match end {
            "1" => laying.singles = add(laying.singles, card, word)?,
            "2" => laying.doubles = add(laying.doubles, card, word)?,
            _ => return Err(bad()),
        }
    }
    Ok(Action::Set(laying))
}

fn add(cards: Cards, card: CardId, word: &str) -> Result<Cards, NotationError> {
    if cards.has(card) {
        return Err(NotationError::BadPart(word.to_owned()));
    }
    Ok(cards.with(card))
}

fn nothing_more<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<(), NotationError> {
    words.next().map_or(Ok(()), |word| Err(NotationError::BadPart(word.to_owned())))
}

pub(crate) fn card(rules: &Rules, name: &str) -> Result<CardId, NotationError> {
    let idx = rules.names.iter().position(|known| known == name);
    let idx = idx.and_then(|idx| u8::try_from(idx).ok());
    idx.map(CardId).ok_or_else(|| NotationError::UnknownCard(name.to_owned()))
}
