//! The deck and the clock as data, checked on load.

use contract::setup::Row;
use contract::{CardId, DeckText, Phrase, SeatCount, SetupError};
use serde::Serialize;

use crate::card::{Cards, Colour, Face, Lanes, N_CARDS, N_COLOURS, PARROT, RUM_CARDS};
use crate::ledger::{RUM_PARROT_CLOCK, RUM_PARTS, RUM_PARTS_DECK, RUM_PARTS_RUM, RUM_PLAYERS};
use crate::phase::set::Bottles;
use crate::speech;

/// The deck this project ships.
/// Decides: [`RUM_PARTS_DECK`], [`RUM_PARROT_CLOCK`].
pub(crate) const DEFAULT: &str = include_str!("../data/deck.csv");

/// Everything that never changes during a match.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of players.
    pub seats: SeatCount,
    /// The number of points that ends the game. See: [`RUM_PLAYERS`].
    pub points_needed: u8,
    /// The face of each rum card, by card id.
    pub faces: [Face; RUM_CARDS as usize],
    /// How many cards the parrot sends back at clock positions 1 to 7. See: [`RUM_PARROT_CLOCK`].
    pub clock: [u8; 7],
    /// Each card's name in the notation, including the parrot's.
    pub names: Vec<String>,
    /// The spoken name of each card, by card id, including the parrot's.
    pub spoken: Vec<Phrase>,
    #[serde(skip)]
    pub(crate) single: [Lanes; N_CARDS],
    #[serde(skip)]
    pub(crate) double: [Lanes; N_CARDS],
    /// Both ends of each card at once. The table is as long as a card set is wide, so that a loop
    /// over a hand needs no bounds checks.
    #[serde(skip)]
    pub(crate) both: [Bottles; Cards::CAPACITY],
    /// For each colour, the cards with one bottle of it, and with two.
    #[serde(skip)]
    pub(crate) singles_of: [Cards; N_COLOURS],
    #[serde(skip)]
    pub(crate) doubles_of: [Cards; N_COLOURS],
}

impl Rules {
    /// The face of a rum card; the parrot has none.
    pub fn face(&self, card: CardId) -> Option<Face> {
        self.faces.get(card.idx()).copied()
    }

    /// All 22 cards of wreck, beach and hands.
    pub fn all_cards() -> Cards {
        Cards::first_n(RUM_CARDS).with(PARROT)
    }
}

/// Parses and checks a deck.
pub(crate) fn rules(seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
    let points_needed = points_needed(seats)?;
    let (faces, clock) = read(deck)?;
    let table = |bottles: fn(Face) -> Lanes| -> [Lanes; N_CARDS] {
        std::array::from_fn(|idx| faces.get(idx).copied().map(bottles).unwrap_or_default())
    };
    let (single, double) =
        (table(|face| Lanes::one(face.single, 1)), table(|face| Lanes::one(face.double, 2)));
    let with = |end: fn(&Face) -> Colour| {
        let cards = |colour: Colour| (0..).zip(&faces).filter(move |(_, face)| end(face) == colour);
        Colour::ALL.map(|colour| cards(colour).map(|(idx, _)| CardId(idx)).collect::<Cards>())
    };
    Ok(Rules {
        seats,
        points_needed,
        faces,
        clock,
        names: names(&faces),
        spoken: speech::spoken(&faces),
        single,
        double,
        both: std::array::from_fn(|idx| match (single.get(idx), double.get(idx)) {
            (Some(single), Some(double)) => Bottles { all: single.plus(*double), single: *single },
            _ => Bottles::default(),
        }),
        singles_of: with(|face| face.single),
        doubles_of: with(|face| face.double),
    })
}

/// Decides: [`RUM_PLAYERS`].
fn points_needed(seats: SeatCount) -> Result<u8, SetupError> {
    match seats.get() {
        2 => Ok(21),
        3 => Ok(18),
        4 => Ok(15),
        asked => Err(SetupError::Seats { rule: RUM_PLAYERS, asked, min: 2, max: 4 }),
    }
}

type Read = ([Face; RUM_CARDS as usize], [u8; 7]);

/// Decides: [`RUM_PARTS`].
fn read(deck: &DeckText) -> Result<Read, SetupError> {
    let mut faces = Vec::new();
    let mut clock = [None; 7];
    for row in deck.rows() {
        match row.fields.as_slice() {
            ["rum", single, double] => {
                faces.push(Face { single: colour(&row, single)?, double: colour(&row, double)? });
            }
            ["clock", position, count] => {
                let (place, count) = clock_line(&row, position, count)?;
                if clock[place].replace(count).is_some() {
                    return Err(wrong_clock(&row, format!("position {position} stands twice")));
                }
            }
            _ => {
                let problem = "expected `rum,colour,colour` or `clock,position,cards`".to_owned();
                return Err(SetupError::Deck { rule: RUM_PARTS, line: row.line, problem });
            }
        }
    }
    let n_cards = faces.len();
    let faces = <[Face; RUM_CARDS as usize]>::try_from(faces).map_err(|_| {
        let problem = format!("{n_cards} rum cards; there are {RUM_CARDS}");
        SetupError::Deck { rule: RUM_PARTS, line: 0, problem }
    })?;
    three_singles(&faces)?;
    let mut symbols = [0; 7];
    for (place, (symbol, count)) in symbols.iter_mut().zip(clock).enumerate() {
        *symbol = count.ok_or_else(|| {
            let problem = format!("the clock has no position {}", place + 1);
            SetupError::Deck { rule: RUM_PARROT_CLOCK, line: 0, problem }
        })?;
    }
    Ok((faces, symbols))
}

/// The rulebook does not say which colours share a card, so any pair is allowed.
/// See: [`RUM_PARTS_DECK`].
fn colour(row: &Row<'_>, name: &str) -> Result<Colour, SetupError> {
    Colour::named(name).ok_or_else(|| {
        let problem = format!("`{name}` is no colour");
        SetupError::Deck { rule: RUM_PARTS_DECK, line: row.line, problem }
    })
}

fn wrong_clock(row: &Row<'_>, problem: String) -> SetupError {
    SetupError::Deck { rule: RUM_PARROT_CLOCK, line: row.line, problem }
}

/// See: [`RUM_PARROT_CLOCK`].
fn clock_line(row: &Row<'_>, position: &str, count: &str) -> Result<(usize, u8), SetupError> {
    let place = position.parse::<usize>().ok().filter(|place| (1..=7).contains(place));
    let Some(place) = place else {
        return Err(wrong_clock(row, format!("`{position}` is no position from 1 to 7")));
    };
    match count {
        "2" => Ok((place - 1, 2)),
        "3" => Ok((place - 1, 3)),
        _ => Err(wrong_clock(row, format!("the clock says 2 or 3 cards, not `{count}`"))),
    }
}

/// Decides: [`RUM_PARTS_RUM`].
fn three_singles(faces: &[Face]) -> Result<(), SetupError> {
    let mut counts = [0; N_COLOURS];
    for face in faces {
        counts[face.single.idx()] += 1;
    }
    match Colour::ALL.into_iter().find(|colour| counts[colour.idx()] != 3) {
        None => Ok(()),
        Some(colour) => {
            let (name, count) = (colour.name(), counts[colour.idx()]);
            let problem = format!("{name} has {count} single bottles; each colour has three");
            Err(SetupError::Deck { rule: RUM_PARTS_RUM, line: 0, problem })
        }
    }
}

/// `red1-blue2` for the card with one red and two blue bottles. A second card with the same ends,
/// which only a custom deck can have, is `red1-blue2-b`.
fn names(faces: &[Face]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(N_CARDS);
    for (idx, face) in faces.iter().enumerate() {
        let earlier = faces[..idx].iter().filter(|other| *other == face).count();
        let name = format!("{}1-{}2", face.single.name(), face.double.name());
        names.push(match earlier {
            0 => name,
            1 => name + "-b",
            _ => name + "-c",
        });
    }
    names.push("parrot".to_owned());
    names
}
