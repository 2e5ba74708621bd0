//! The line that records and scenarios share: `2 (clock): draw wreck {parrot, #3}`.
//!
//! A seat counted from 1, who sent the action, the action in the game's canonical notation, and in
//! braces the outcomes of chance: cards by name, numbers after `#`. So a game's notation must not
//! contain braces, nor `|` and `->`, which scenarios use in menus and refusals.

use contract::{Actor, Drawn, Game, NotationError, Seat, SeatCount, WindowId};

use crate::error::{Problem, quote, shortened};

const ACTORS: [(Actor, &str); 4] = [
    (Actor::User, "user"),
    (Actor::Bot, "bot"),
    (Actor::Clock, "clock"),
    (Actor::StandingOrder, "standing-order"),
];

/// An actor's name in a record.
pub(crate) fn actor_name(actor: Actor) -> &'static str {
    let found = ACTORS.iter().find(|(known, _)| *known == actor);
    found.map(|(_, name)| *name).expect("every actor is in the table")
}

/// The part before the colon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    pub(crate) seat: Seat,
    /// The window that is answered, if it is not the open one; only scenarios need it.
    pub(crate) window: Option<WindowId>,
    pub(crate) actor: Option<Actor>,
}

/// Reads `2`, `2 (clock)`, `2 @7` or `2 @7 (clock)`.
pub(crate) fn read_head(text: &str, seats: SeatCount) -> Result<Head, Problem> {
    let mut words = text.split(' ');
    let seat = read_seat(words.next().unwrap_or_default(), seats)?;
    let mut head = Head { seat, window: None, actor: None };
    for word in words {
        if let Some(number) = word.strip_prefix('@') {
            let number = number.parse().map_err(|_| Problem::expected("a window's number", word));
            head.window = Some(WindowId(number?));
        } else {
            head.actor = Some(read_actor(word)?);
        }
    }
    Ok(head)
}

fn read_actor(word: &str) -> Result<Actor, Problem> {
    let name = word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let found = ACTORS.iter().find(|(_, known)| Some(*known) == name);
    found.map(|(actor, _)| *actor).ok_or_else(|| {
        Problem::expected("`(user)`, `(bot)`, `(clock)` or `(standing-order)`", word)
    })
}

/// Parses a seat, counted from 1.
pub(crate) fn read_seat(text: &str, seats: SeatCount) -> Result<Seat, Problem> {
    let number = text.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    let seat = number.filter(|number| *number < seats.get()).map(Seat);
    seat.ok_or_else(|| Problem::expected(format!("a seat from 1 to {}", seats.get()), text))
}

/// The part after the colon: an action and its outcomes of chance.
pub(crate) fn write_tail<G: Game>(rules: &G::Rules, action: &G::Action, drawn: &[Drawn]) -> String {
    let text = action_text::<G>(rules, action);
    if drawn.is_empty() { text } else { format!("{text} {}", outcomes_text::<G>(rules, drawn)) }
}

/// Parses an action and its outcomes of chance. Without braces there are no outcomes.
pub(crate) fn read_tail<G: Game>(
    rules: &G::Rules,
    text: &str,
) -> Result<(G::Action, Option<Vec<Drawn>>), Problem> {
    let (action, drawn) = match text.find('{') {
        Some(at) => (text[..at].trim_end(), Some(read_outcomes::<G>(rules, &text[at..])?)),
        None => (text, None),
    };
    Ok((read_action::<G>(rules, action)?, drawn))
}

/// An action in the canonical notation.
pub(crate) fn action_text<G: Game>(rules: &G::Rules, action: &G::Action) -> String {
    let mut text = String::new();
    G::write_action(rules, action, &mut text).expect("strings take all text");
    assert!(!text.contains(['{', '}', '\n', '\r']), "`{text}` cannot stand in a record");
    text
}

/// Parses an action in the canonical notation.
pub(crate) fn read_action<G: Game>(rules: &G::Rules, text: &str) -> Result<G::Action, Problem> {
    // A line may be long, but a message should not be.
    G::read_action(rules, text).map_err(|error| {
        Problem::Notation(match error {
            NotationError::UnknownAction(text) => NotationError::UnknownAction(shortened(&text)),
            NotationError::BadPart(text) => NotationError::BadPart(shortened(&text)),
            NotationError::UnknownCard(text) => NotationError::UnknownCard(shortened(&text)),
        })
    })
}

/// The outcomes of chance, in braces.
pub(crate) fn outcomes_text<G: Game>(rules: &G::Rules, drawn: &[Drawn]) -> String {
    let names: Vec<String> = drawn.iter().map(|one| outcome_text::<G>(rules, *one)).collect();
    format!("{{{}}}", names.join(", "))
}

/// One outcome: a card's name, or a number after `#`.
pub(crate) fn outcome_text<G: Game>(rules: &G::Rules, drawn: Drawn) -> String {
    match drawn {
        Drawn::Number(number) => format!("#{number}"),
        Drawn::Card(card) => {
            let name = G::card_name(rules, card).expect("what was drawn is a card of the game");
            assert_eq!(G::card_named(rules, &name), Some(card), "`{name}` must name one card");
            name
        }
    }
}

/// Parses outcomes of chance in braces.
pub(crate) fn read_outcomes<G: Game>(rules: &G::Rules, text: &str) -> Result<Vec<Drawn>, Problem> {
    let inside = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let inside = inside.ok_or_else(|| Problem::expected("`{…}`", text))?.trim();
    if inside.is_empty() {
        return Ok(Vec::new());
    }
    inside.split(',').map(|name| read_outcome::<G>(rules, name.trim())).collect()
}

fn read_outcome<G: Game>(rules: &G::Rules, name: &str) -> Result<Drawn, Problem> {
    if let Some(number) = name.strip_prefix('#') {
        let number = number.parse().map_err(|_| Problem::expected("a number after `#`", name))?;
        return Ok(Drawn::Number(number));
    }
    let card = G::card_named(rules, name);
    card.map(Drawn::Card).ok_or_else(|| Problem::UnknownCard(quote(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(text: &str) -> Result<Head, Problem> {
        read_head(text, SeatCount::new(3).unwrap())
    }

    #[test]
    fn a_head_names_seat_window_and_actor() {
        let plain = Head { seat: Seat(1), window: None, actor: None };
        assert_eq!(head("2"), Ok(plain));
        assert_eq!(head("2 (clock)"), Ok(Head { actor: Some(Actor::Clock), ..plain }));
        assert_eq!(head("2 @7"), Ok(Head { window: Some(WindowId(7)), ..plain }));
    }

    #[test]
    fn an_impossible_head_is_refused() {
        for text in ["", "0", "4", "256", "-1", "é", "2 (cook)", "2 (", "2 @70000", "2  "] {
            assert!(head(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_actor_has_a_name() {
        for (actor, name) in ACTORS {
            assert_eq!(actor_name(actor), name);
        }
    }
}
