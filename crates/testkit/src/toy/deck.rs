//! The rules as numbers and tables: read from options and a deck file, checked once.
//! Rules: [`TOY_SEATS`], [`TOY_DECK`], [`TOY_DEAL`](super::ledger::TOY_DEAL).

use contract::setup::Row;
use contract::{CardId, DeckText, Game, SeatCount, SetupError};
use serde::Serialize;

use super::ledger::{TOY_DECK, TOY_SEATS};
use super::{Options, Pile, Raid, Ties};

/// The strength of a card: 1 to 5.
pub type Strength = u8;

/// A physical card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Card {
    /// Its name in the notation, such as `mate-3`.
    pub name: String,
    /// What it adds to a crew; 1 is a wind.
    pub strength: Strength,
    /// Its number among the cards of its kind, from 1.
    pub copy: u8,
}

/// Everything that never changes during a match.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rules {
    /// The number of players.
    pub seats: SeatCount,
    /// Rule: [`TOY_MUTINY_TIE`](super::ledger::TOY_MUTINY_TIE).
    pub ties: Ties,
    /// The most rounds of a game.
    pub rounds: u8,
    /// How many cards each seat is dealt.
    pub hand: u8,
    /// How many cards a hand may hold after a storm.
    pub hand_max: u8,
    /// The number of points that ends the game.
    pub points_end: i16,
    /// The cards; a [`CardId`] is an index into this list.
    pub cards: Vec<Card>,
}

/// The deck this project ships: kind, strength, copies.
pub const DEFAULT_DECK: &str = "\
wind,1,12
boy,2,12
hand,3,12
mate,4,12
gunner,5,12
";

impl Rules {
    pub(super) fn new(
        options: &Options,
        seats: SeatCount,
        deck: &DeckText,
    ) -> Result<Self, SetupError> {
        let (min, max) = (*Raid::SEATS.start(), *Raid::SEATS.end());
        if !Raid::SEATS.contains(&seats.get()) {
            return Err(SetupError::Seats { rule: TOY_SEATS, asked: seats.get(), min, max });
        }
        if !(1..=9).contains(&options.rounds) {
            return Err(SetupError::Options("rounds must be 1 to 9".to_owned()));
        }
        if !(1..=4).contains(&options.hand) {
            return Err(SetupError::Options("hand must be 1 to 4".to_owned()));
        }
        let cards = read_cards(deck)?;
        let needed = usize::from(seats.get() * options.hand);
        if cards.len() < needed {
            let problem = format!("{} cards are too few for {needed}", cards.len());
            return Err(SetupError::Deck { rule: TOY_DECK, line: 0, problem });
        }
        let &Options { ties, rounds, hand } = options;
        Ok(Self { seats, ties, rounds, hand, hand_max: hand + 1, points_end: 9, cards })
    }

    /// All cards.
    pub fn all_cards(&self) -> Pile {
        #[expect(clippy::cast_possible_truncation, reason = "at most 128 cards, as checked")]
        let n_cards = self.cards.len() as u8;
        Pile::first_n(n_cards)
    }

    /// The strength of a card.
    #[inline]
    pub fn strength(&self, card: CardId) -> Strength {
        self.cards[card.idx()].strength
    }

    /// The combined strength of some cards.
    pub fn sum(&self, cards: Pile) -> u16 {
        cards.iter().map(|card| u16::from(self.strength(card))).sum()
    }
}

fn read_cards(deck: &DeckText) -> Result<Vec<Card>, SetupError> {
    let mut cards = Vec::new();
    let mut kinds: Vec<&str> = Vec::new();
    for row in deck.rows() {
        let refuse = |problem: &str| {
            let problem = problem.to_owned();
            Err(SetupError::Deck { rule: TOY_DECK, line: row.line, problem })
        };
        let Some((kind, strength, copies)) = read_row(&row) else {
            return refuse(
                "a line is a kind in small letters, its strength and how many there are",
            );
        };
        if !(1..=5).contains(&strength) {
            return refuse("a strength is 1 to 5");
        }
        if kinds.contains(&kind) {
            return refuse("this kind is listed twice");
        }
        kinds.push(kind);
        if cards.len() + usize::from(copies) > Pile::CAPACITY {
            return refuse("a deck has at most 128 cards");
        }
        let named = |copy| Card { name: format!("{kind}-{copy}"), strength, copy };
        cards.extend((1..=copies).map(named));
    }
    Ok(cards)
}

fn read_row<'a>(row: &Row<'a>) -> Option<(&'a str, Strength, u8)> {
    let [kind, strength, copies] = row.fields[..] else {
        return None;
    };
    let plain = !kind.is_empty() && kind.bytes().all(|byte| byte.is_ascii_lowercase());
    if !plain {
        return None;
    }
    Some((kind, strength.parse().ok()?, copies.parse().ok()?))
}
