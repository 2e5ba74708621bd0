//! The language of rule tests: that of [`testkit::table`], and what is special to this game. The
//! step that ends a turn also draws the first card of the next one, since nobody is asked about it.

use contract::{DeckText, Fault, SetupError};
use port_royal::view::{PhaseView, SeatView};
use port_royal::{Cards, LastLap, Options, PortRoyal, Rules, Variant};
use testkit::table;
pub(crate) use testkit::table::{REFEREE, RuleTable, SPECTATOR, onlookers, seat};

use crate::story;

/// Options by the book.
pub(crate) const BOOK: Options = Options { ending: LastLap::Book, variant: Variant::None };
/// Everybody has equally many turns.
pub(crate) const EQUAL: Options = Options { ending: LastLap::Equal, variant: Variant::None };
/// Only a seat with an expedition can win.
pub(crate) const VARIANT: Options = Options { ending: LastLap::Book, variant: Variant::Expedition };

/// The rules for options, so many seats and a deck.
pub(crate) fn rules_of(
    options: Options,
    seats: u8,
    deck: &DeckText,
) -> Result<&'static Rules, SetupError> {
    table::rules_of::<PortRoyal>(&options, seats, deck)
}

/// The rules for so many seats, by the book.
#[track_caller]
pub(crate) fn rules(seats: u8) -> &'static Rules {
    table::rules::<PortRoyal>(&BOOK, seats)
}

/// The deck we ship with some lines replaced.
#[track_caller]
pub(crate) fn deck(changes: &[(&str, &str)]) -> DeckText {
    table::deck::<PortRoyal>(changes)
}

testkit::rule_table!(PortRoyal, Cards, story::line);

impl Table {
    /// A table with so many seats and this position, by the book.
    #[track_caller]
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::of(rules(seats), position)
    }

    /// A table with options.
    #[track_caller]
    pub(crate) fn with(options: Options, seats: u8, position: &str) -> Self {
        Self::of(table::rules::<PortRoyal>(&options, seats), position)
    }

    /// A table with other rules.
    #[track_caller]
    pub(crate) fn of(rules: &'static Rules, position: &str) -> Self {
        Self(table::rigged(rules, position))
    }

    /// A table after a deal with these outcomes: the first seat, the coins, the first card.
    pub(crate) fn deal(seats: u8, outcomes: &str) -> Result<Self, Fault> {
        Self::dealt(rules(seats), outcomes)
    }
}

/// What is on the table.
impl Table {
    /// A referee's view of a seat.
    pub(crate) fn before(&self, number: u8) -> SeatView {
        self.view(REFEREE).seats[seat(number).idx()].clone()
    }

    #[track_caller]
    fn are(&self, what: &str, found: Cards, expected: &str) -> &Self {
        assert_eq!(self.names(found), self.names(self.cards(expected)), "{what}");
        self
    }

    /// Expects these cards in the harbour.
    #[track_caller]
    pub(crate) fn harbour_is(&self, cards: &str) -> &Self {
        self.are("harbour", self.view(SPECTATOR).harbour, cards)
    }

    /// Expects these expeditions to be laid out.
    #[track_caller]
    pub(crate) fn expeditions_are(&self, cards: &str) -> &Self {
        self.are("expeditions", self.view(SPECTATOR).expeditions, cards)
    }

    /// Expects these cards in the discard pile.
    #[track_caller]
    pub(crate) fn discard_is(&self, cards: &str) -> &Self {
        self.are("discard pile", self.view(SPECTATOR).discard, cards)
    }

    /// Expects these cards in the deck.
    #[track_caller]
    pub(crate) fn deck_is(&self, cards: &str) -> &Self {
        let view = self.view(REFEREE);
        assert_eq!(view.deck, view.deck_cards.map_or(0, Cards::len), "the number is public");
        self.are("deck", view.deck_cards.expect("a referee sees the deck"), cards)
    }

    /// Expects these laid-out persons and expeditions of a seat.
    #[track_caller]
    pub(crate) fn laid_is(&self, number: u8, cards: &str) -> &Self {
        let before = self.before(number);
        self.are("laid out", before.persons.or(before.expeditions), cards)
    }

    /// Expects these coins of a seat, oldest first.
    #[track_caller]
    pub(crate) fn pile_is(&self, number: u8, cards: &str) -> &Self {
        let pile = self.before(number).pile_cards.expect("a referee sees coins");
        let pile: Vec<String> = pile.into_iter().map(|card| self.name(card)).collect();
        assert_eq!(pile.join(" "), cards, "coins of {number}");
        self
    }

    /// Expects so many coins of each seat.
    #[track_caller]
    pub(crate) fn coins_are<const N: usize>(&self, coins: [u8; N]) -> &Self {
        let found: Vec<u8> = self.view(SPECTATOR).seats.iter().map(|seat| seat.coins).collect();
        assert_eq!(found, coins, "coins");
        self
    }

    /// Expects so many victory points of each seat.
    #[track_caller]
    pub(crate) fn points_are<const N: usize>(&self, points: [u8; N]) -> &Self {
        let found: Vec<u8> = self.view(SPECTATOR).seats.iter().map(|seat| seat.points).collect();
        assert_eq!(found, points, "points");
        self
    }

    /// Expects that it is this seat's turn, and that it is asked whether it draws on.
    #[track_caller]
    pub(crate) fn discovers(&self, number: u8) -> &Self {
        assert_eq!(self.view(SPECTATOR).phase, PhaseView::Discover);
        assert_eq!(self.view(SPECTATOR).active, seat(number), "turn");
        self.asks(number)
    }

    /// Expects that this seat is asked what it takes, and may take so many cards.
    #[track_caller]
    pub(crate) fn takes(&self, number: u8, may: u8) -> &Self {
        let phase = self.view(SPECTATOR).phase;
        let PhaseView::Take { seat: taker, left, .. } = phase else {
            panic!("nobody takes: {phase:?}");
        };
        assert_eq!((taker, left), (seat(number), may), "who may take how many");
        self.asks(number)
    }

    /// Expects that this seat is asked whether it keeps a ship.
    #[track_caller]
    pub(crate) fn meets(&self, number: u8, ship: &str) -> &Self {
        let phase = self.view(SPECTATOR).phase;
        let PhaseView::Ship { card, .. } = phase else { panic!("no ship waits: {phase:?}") };
        assert_eq!(self.name(card), ship);
        self.asks(number)
    }

    /// Expects that this seat is waited for.
    #[track_caller]
    pub(crate) fn asks(&self, number: u8) -> &Self {
        self.waits_for([number])
    }

    /// Expects this menu of a seat, in the notation.
    #[track_caller]
    pub(crate) fn offers<const N: usize>(&self, number: u8, expected: [&str; N]) -> &Self {
        assert_eq!(self.menu(number), expected, "menu of {number}");
        self
    }
}
