//! The language of rule tests: that of [`testkit::table`], and what is special to this game.
//!
//! A position is what `Rig` parses, with three additions. `any 3` in a hand stands for three rum
//! cards that the position does not name, `rest` for all the remaining ones. `wreck:` names cards
//! in the wreck; with `rest` in the position, no others are there.

use contract::{CardId, DeckText, Fault, Game, Observer, SetupError};
use rum::view::{HoldingView, PlaceView};
use rum::{Cards, Colour, Options, PARROT, Rules, Rum, Why};
use testkit::table;
pub(crate) use testkit::table::{REFEREE, RuleTable, SPECTATOR, eyes, onlookers, seat};

use crate::story;

/// The rules for so many seats and a deck.
pub(crate) fn rules_of(seats: u8, deck: &DeckText) -> Result<&'static Rules, SetupError> {
    table::rules_of::<Rum>(&Options {}, seats, deck)
}

/// The rules for so many seats.
#[track_caller]
pub(crate) fn rules(seats: u8) -> &'static Rules {
    table::rules::<Rum>(&Options {}, seats)
}

/// The deck we ship with some lines replaced.
#[track_caller]
pub(crate) fn deck(changes: &[(&str, &str)]) -> DeckText {
    table::deck::<Rum>(changes)
}

/// The refusal of a set that wins nothing.
pub(crate) fn wins_nothing(colour: Colour, bottles: u8, value: u8) -> Why {
    Why::WinsNothing { colour, bottles, value }
}

testkit::rule_table!(Rum, Cards, story::line);

impl Table {
    /// A table with so many seats and this position.
    #[track_caller]
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::of(rules(seats), position)
    }

    /// A table with other rules.
    #[track_caller]
    pub(crate) fn of(rules: &'static Rules, position: &str) -> Self {
        let (text, wreck) = complete(rules, position);
        let table = Self(table::rigged(rules, &text));
        if position.split_whitespace().any(|word| word == "rest") {
            table.wreck_is(&wreck);
        }
        table
    }

    /// A table after a deal with these outcomes: card names, and last the first seat.
    pub(crate) fn deal(seats: u8, outcomes: &str) -> Result<Self, Fault> {
        Self::dealt(rules(seats), outcomes)
    }

    /// A table dealt from a seed.
    pub(crate) fn seeded(seats: u8, number: u64) -> Self {
        Self(testkit::playout::deal(rules(seats), number))
    }
}

/// What is on the table.
impl Table {
    /// Expects exactly these cards in a hand.
    #[track_caller]
    pub(crate) fn hand_is(&self, number: u8, cards: &str) -> &Self {
        let hand = self.0.game().hand(seat(number));
        assert_eq!(self.names(hand), self.names(self.cards(cards)), "hand {number}");
        self
    }

    /// Expects so many cards in each hand.
    #[track_caller]
    pub(crate) fn hand_sizes_are<const N: usize>(&self, sizes: [u8; N]) -> &Self {
        let hands: Vec<u8> = self.view(SPECTATOR).hands.iter().map(|hand| hand.count).collect();
        assert_eq!(hands, sizes, "hand sizes");
        self
    }

    /// Expects exactly these cards in the wreck.
    #[track_caller]
    pub(crate) fn wreck_is(&self, cards: &str) -> &Self {
        let wreck = self.view(REFEREE).wreck_cards.expect("a referee sees the wreck");
        assert_eq!(self.names(wreck), self.names(self.cards(cards)), "wreck");
        self
    }

    /// Expects these three cards on the beach, with `?` before face-down ones.
    #[track_caller]
    pub(crate) fn beach_is(&self, places: &str) -> &Self {
        let written = self.view(REFEREE).beach.map(|place| match place {
            PlaceView::Empty => "-".to_owned(),
            PlaceView::Up { card } => self.name(card),
            PlaceView::Down { card } => {
                format!("?{}", self.name(card.expect("a referee sees face-down cards")))
            }
        });
        assert_eq!(written.join(" "), places, "beach");
        self
    }

    /// Expects these owned collection cards, in row order; the others are in the row at 1.
    #[track_caller]
    pub(crate) fn row_is(&self, holdings: &str) -> &Self {
        let written = |holding: &HoldingView| {
            let name = holding.colour.name();
            match holding.owner {
                Some(owner) => Some(format!("{name} {} of {owner}", holding.value)),
                None => (holding.value != 1).then(|| format!("{name} {} of none", holding.value)),
            }
        };
        let row: Vec<String> = self.view(SPECTATOR).collection.iter().filter_map(written).collect();
        assert_eq!(row.join(", "), holdings, "row");
        self
    }

    /// Expects this position of the clock.
    #[track_caller]
    pub(crate) fn clock_is(&self, clock: u8) -> &Self {
        assert_eq!(self.view(SPECTATOR).clock, clock, "clock");
        self
    }

    /// Expects that it is this seat's turn, and that it is asked for its action.
    #[track_caller]
    pub(crate) fn turn_is(&self, number: u8) -> &Self {
        let view = self.view(SPECTATOR);
        assert_eq!(view.phase, rum::view::PhaseView::Turn);
        assert_eq!(view.active, seat(number), "turn");
        self.waits_for([number])
    }
}

/// Replaces `any` and `rest` by cards, and removes the `wreck` line.
fn complete(rules: &Rules, position: &str) -> (String, String) {
    let named = |word: &str| Rum::card_named(rules, word.trim_start_matches('?'));
    let taken: Cards = position.split_whitespace().filter_map(named).collect();
    let all: Vec<CardId> = Rules::all_cards().without(PARROT).minus(taken).iter().collect();
    let mut free = all.into_iter().map(|card| rules.names[card.idx()].as_str());
    let (mut text, mut wreck) = (String::new(), String::new());
    for line in position.lines().map(str::trim) {
        if let Some(cards) = line.strip_prefix("wreck:") {
            cards.clone_into(&mut wreck);
            continue;
        }
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            if word == "any" {
                let count = words.next().and_then(|count| count.parse().ok());
                let count = count.expect("`any` and a number");
                free.by_ref().take(count).for_each(|name| text.extend([name, " "]));
            } else {
                text.extend([word, " "]);
            }
        }
        text.push('\n');
    }
    (text.replace("rest ", &free.collect::<Vec<_>>().join(" ")), wreck)
}

/// These observers see the same of both tables and of their last steps; the referee does not.
#[track_caller]
pub(crate) fn look_the_same<const N: usize>(one: &Table, other: &Table, observers: [Observer; N]) {
    for observer in observers {
        assert_eq!(one.view(observer), other.view(observer), "{observer:?}");
        assert_eq!(one.story(observer), other.story(observer), "{observer:?}");
        let windows = [one, other].map(|table| table.game().window().map(|at| at.view(observer)));
        assert_eq!(windows[0], windows[1], "{observer:?}");
    }
    assert_ne!(one.view(REFEREE), other.view(REFEREE), "they differ");
}
