//! The header of a scenario: the game, the number of seats, options and deck.

use contract::SeatCount;
use contract::seat::SEATS_MAX;

use super::{Problem, ScenarioError};
use crate::header::word;
use crate::line::{SourceLine, Walk};

/// The header of a scenario. It can be parsed without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: SeatCount,
    /// Its options as JSON; `None` means the defaults.
    pub options: Option<String>,
    /// The name of a deck file; `None` means the game's own deck.
    pub deck: Option<String>,
    /// The lines of game, seats and options, for messages; 0 if there is none.
    pub(crate) lines: [u32; 3],
}

/// Parses the lines before the deal or the position.
pub(super) fn read(walk: &mut Walk<'_>) -> Result<Head, ScenarioError> {
    let (mut game, mut seats, mut options, mut deck) = (None, None, None, None);
    let what = "`game:`, `seats:`, `options:`, `deck:`, `deal:` or `position:`";
    while let Some(line) = walk.peek() {
        let (key, value) = line.text.split_once(':').ok_or_else(|| line.expected(what))?;
        let slot = match key {
            "game" => &mut game,
            "seats" => &mut seats,
            "options" => &mut options,
            "deck" => &mut deck,
            "deal" | "position" => break,
            _ => return Err(line.expected(what).into()),
        };
        let value = SourceLine { text: value.trim(), ..line };
        if slot.replace(value).is_some() {
            let problem = Problem::Twice(key.to_owned());
            return Err(ScenarioError { line: line.number, problem });
        }
        walk.next(what)?;
    }
    let mut missing = |key: &str| match walk.next(key) {
        Ok(line) => line.expected(format!("`{key}: …` before it")),
        Err(end) => end,
    };
    let game = game.ok_or_else(|| missing("game"))?;
    let seats = seats.ok_or_else(|| missing("seats"))?;
    let count = seats.text.parse().ok().and_then(SeatCount::new);
    Ok(Head {
        lines: [game.number, seats.number, options.map_or(0, |line| line.number)],
        game: word(game.text).ok_or_else(|| game.expected("the id of a game"))?,
        seats: count.ok_or_else(|| seats.expected(format!("a number from 1 to {SEATS_MAX}")))?,
        options: options.map(|line| line.text.to_owned()),
        deck: deck.map(|line| line.text.to_owned()).filter(|deck| deck != "default"),
    })
}

#[cfg(test)]
mod tests {
    use super::super::header;

    #[test]
    fn a_head_is_parsed_without_its_game() {
        let head = header("# x\n seats: 3 # three\ngame: rum\noptions: {\"a\": 1}\nposition:\n");
        let head = head.unwrap();
        assert_eq!((head.game.as_str(), head.seats.get()), ("rum", 3));
        assert_eq!((head.options.as_deref(), head.deck), (Some("{\"a\": 1}"), None));
    }

    #[test]
    fn missing_and_repeated_lines_are_reported() {
        let problem = |text| header(text).unwrap_err().to_string();
        assert_eq!(problem("game: rum\ngame: rum\n"), "line 2: `game:` appears twice");
        assert_eq!(
            problem("game: rum\ndeal: {}\n"),
            "line 2: expected `seats: …` before it, found `deal: {}`"
        );
        assert_eq!(problem("game: rum"), "line 2: expected seats, found the end");
        assert_eq!(
            problem("game: rum\nseats: 11"),
            "line 2: expected a number from 1 to 10, found `11`"
        );
        assert!(problem("rum").starts_with("line 1: expected `game:`, "));
    }
}
