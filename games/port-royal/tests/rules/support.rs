//! The words rule tests are written in: a [`Table`] from a position, steps in the canonical
//! notation, and what to expect.
//!
//! Seats are counted from 1, as in the notation. A step is `1: draw {flute-1-2}`: who, what, and
//! in braces what chance does; too few outcomes, too many or impossible ones are an error. A turn
//! that ends brings the first card of the next one with it, since nobody is asked for that.

use contract::{
    Actor, CardId, DeckText, Drawn, Fault, Game, Match, Observer, Outcome, Rejected, ReplayError,
    Rig, RuleId, Seat, SeatCount, SetupError, Standing, Submission, WindowId, rig, setup,
};
use port_royal::view::{PhaseView, SeatView};
use port_royal::{Action, Cards, Event, LastLap, Options, PortRoyal, Rules, Variant, View, Why};

use crate::story;

/// Somebody watching.
pub(crate) const SPECTATOR: Observer = Observer::Spectator;
/// Somebody who may see everything.
pub(crate) const REFEREE: Observer = Observer::Referee;

/// Played by the book.
pub(crate) const BOOK: Options = Options { ending: LastLap::Book, variant: Variant::None };
/// Everybody has as many turns.
pub(crate) const EQUAL: Options = Options { ending: LastLap::Equal, variant: Variant::None };
/// Only who has an expedition can win.
pub(crate) const VARIANT: Options = Options { ending: LastLap::Book, variant: Variant::Expedition };

/// The seat that people call by this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// Everybody who could look at a table of so many seats, but for the referee.
pub(crate) fn onlookers(seats: u8) -> Vec<Observer> {
    (1..=seats).map(|number| Observer::Seat(seat(number))).chain([SPECTATOR]).collect()
}

/// The rules for options, so many seats and a deck.
pub(crate) fn rules_of(
    options: Options,
    seats: u8,
    deck: &DeckText,
) -> Result<&'static Rules, SetupError> {
    let seats = SeatCount::new(seats).expect("a number of seats");
    setup::rules::<PortRoyal>(&options, seats, deck)
}

/// The rules for so many seats, by the book.
#[track_caller]
pub(crate) fn rules(seats: u8) -> &'static Rules {
    rules_of(BOOK, seats, &PortRoyal::default_deck()).expect("the deck we ship is sound")
}

/// The deck we ship with some lines changed, each of which it must have.
#[track_caller]
pub(crate) fn deck(changes: &[(&str, &str)]) -> DeckText {
    let mut text = PortRoyal::default_deck().text.into_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "the deck has no line `{old}`");
        text = text.replacen(old, new, 1);
    }
    DeckText::from_file("mine.csv".to_owned(), text)
}

/// A game on a table, with all its cards in sight of the test.
#[derive(Debug)]
pub(crate) struct Table(Match<PortRoyal>);

impl Clone for Table {
    /// Plays the same again, as a record does.
    fn clone(&self) -> Self {
        let rules = self.0.rules();
        let mut again = match self.0.rigged_start() {
            Some(position) => Match::rigged(rules, position.clone()),
            None => Match::deal_as(rules, self.0.deal_drawn()).expect("it was dealt once"),
        };
        for entry in self.0.log() {
            again.submit_given(entry.submission, &entry.drawn).expect("it was taken once");
        }
        assert_eq!(again.game(), self.0.game(), "the same log leads to the same state");
        Self(again)
    }
}

impl Table {
    /// A table with so many seats and this position, by the book.
    #[track_caller]
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::of(rules(seats), position)
    }

    /// A table with options.
    #[track_caller]
    pub(crate) fn with(options: Options, seats: u8, position: &str) -> Self {
        let rules = rules_of(options, seats, &PortRoyal::default_deck());
        Self::of(rules.expect("the deck we ship is sound"), position)
    }

    /// A table with rules of its own.
    #[track_caller]
    pub(crate) fn of(rules: &'static Rules, position: &str) -> Self {
        let lines = rig::lines(position).expect("a position");
        let rigged = PortRoyal::rig(rules, &lines).unwrap_or_else(|problem| panic!("{problem}"));
        Self(Match::rigged(rules, rigged))
    }

    /// A table after a deal with these outcomes: the seat that begins, the coins, the first card.
    pub(crate) fn deal(seats: u8, outcomes: &str) -> Result<Self, Fault> {
        Match::deal_as(rules(seats), &drawn(rules(seats), outcomes)).map(Self)
    }

    /// Plays a step, which must be taken.
    #[track_caller]
    pub(crate) fn play(&mut self, step: &str) -> &mut Self {
        let result = self.try_play(step);
        assert_eq!(result, Ok(()), "{step}");
        self
    }

    /// Plays a step or says why not.
    #[track_caller]
    pub(crate) fn try_play(&mut self, step: &str) -> Result<(), ReplayError<Why>> {
        let (submission, outcomes) = self.read(step);
        self.0.submit_given(submission, &outcomes).map(|_| ())
    }

    /// A step breaks a rule, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, step: &str, rule: RuleId, why: Why) -> &mut Self {
        self.rejects(step, Rejected::Illegal { rule, why })
    }

    /// A step is not taken, and nothing changes.
    #[track_caller]
    pub(crate) fn rejects(&mut self, step: &str, reason: Rejected<Why>) -> &mut Self {
        let submission = self.read(step).0;
        self.rejects_submission(submission, reason)
    }

    /// An action that the notation cannot even write is not taken, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses_action(
        &mut self,
        number: u8,
        action: Action,
        rule: RuleId,
        why: Why,
    ) -> &mut Self {
        let submission = self.submission(seat(number), action);
        self.rejects_submission(submission, Rejected::Illegal { rule, why })
    }

    #[track_caller]
    fn rejects_submission(
        &mut self,
        submission: Submission<Action>,
        reason: Rejected<Why>,
    ) -> &mut Self {
        let (before, n_actions) = (self.0.game().clone(), self.0.log().len());
        let result = self.0.submit_given(submission, &[]).map(<[Event]>::len);
        assert_eq!(result, Err(ReplayError::Rejected(reason)), "{:?}", submission.action);
        assert_eq!(*self.0.game(), before, "a refused action changes nothing");
        assert_eq!(self.0.log().len(), n_actions, "a refused action is not logged");
        self
    }

    /// The first card that this step draws can be one of these and no other.
    #[track_caller]
    pub(crate) fn draws_one_of(&self, action: &str, cards: &str) -> &Self {
        let possible = self.cards(cards);
        for card in self.0.rules().all_cards.iter() {
            let step = format!("{action} {{{}}}", self.name(card));
            let result = self.clone().try_play(&step);
            let misfit = Err(ReplayError::Chance(Fault::Misfit(Drawn::Card(card))));
            assert_eq!(result == misfit, !possible.has(card), "{step}: {result:?}");
        }
        self
    }

    fn read(&self, step: &str) -> (Submission<Action>, Vec<Drawn>) {
        let (who, what) = step.split_once(": ").expect("a step is `seat: action`");
        let (what, outcomes) = what.split_once('{').unwrap_or((what, "}"));
        let action = PortRoyal::read_action(self.0.rules(), what.trim());
        let action = action.unwrap_or_else(|problem| panic!("{step}: {problem}"));
        let outcomes = outcomes.strip_suffix('}').expect("braces close");
        let submission = self.submission(seat(who.parse().expect("a seat")), action);
        (submission, drawn(self.0.rules(), outcomes))
    }

    fn submission(&self, seat: Seat, action: Action) -> Submission<Action> {
        let window = self.0.window().map_or(WindowId(0), |window| window.id);
        Submission { seat, window, actor: Actor::User, action }
    }
}

/// What lies on the table.
impl Table {
    /// The match itself.
    pub(crate) fn game(&self) -> &Match<PortRoyal> {
        &self.0
    }

    /// What an observer may know.
    pub(crate) fn view(&self, observer: Observer) -> View {
        self.0.game().view(observer)
    }

    /// What a referee sees before a seat.
    pub(crate) fn before(&self, number: u8) -> SeatView {
        self.view(REFEREE).seats[seat(number).idx()].clone()
    }

    /// The card of that name.
    #[track_caller]
    pub(crate) fn card(&self, name: &str) -> CardId {
        let found = PortRoyal::card_named(self.0.rules(), name);
        found.unwrap_or_else(|| panic!("no card `{name}`"))
    }

    /// The cards of those names.
    #[track_caller]
    pub(crate) fn cards(&self, names: &str) -> Cards {
        names.split_whitespace().map(|name| self.card(name)).collect()
    }

    fn name(&self, card: CardId) -> String {
        story::name(self.0.rules(), card)
    }

    /// The names of cards, for comparing and for messages.
    pub(crate) fn names(&self, cards: Cards) -> String {
        story::names(self.0.rules(), cards)
    }

    #[track_caller]
    fn are(&self, what: &str, found: Cards, expected: &str) -> &Self {
        assert_eq!(self.names(found), self.names(self.cards(expected)), "{what}");
        self
    }

    /// The harbour has these cards.
    #[track_caller]
    pub(crate) fn harbour_is(&self, cards: &str) -> &Self {
        self.are("harbour", self.view(SPECTATOR).harbour, cards)
    }

    /// These expeditions lie open.
    #[track_caller]
    pub(crate) fn expeditions_are(&self, cards: &str) -> &Self {
        self.are("expeditions", self.view(SPECTATOR).expeditions, cards)
    }

    /// The discard pile has these cards.
    #[track_caller]
    pub(crate) fn discard_is(&self, cards: &str) -> &Self {
        self.are("discard pile", self.view(SPECTATOR).discard, cards)
    }

    /// The deck has these cards.
    #[track_caller]
    pub(crate) fn deck_is(&self, cards: &str) -> &Self {
        let view = self.view(REFEREE);
        assert_eq!(view.deck, view.deck_cards.map_or(0, Cards::len), "the number is public");
        self.are("deck", view.deck_cards.expect("a referee sees the deck"), cards)
    }

    /// These persons and expeditions lie before a seat.
    #[track_caller]
    pub(crate) fn laid_is(&self, number: u8, cards: &str) -> &Self {
        let before = self.before(number);
        self.are("laid out", before.persons.or(before.expeditions), cards)
    }

    /// A seat's coins, the one got first first.
    #[track_caller]
    pub(crate) fn pile_is(&self, number: u8, cards: &str) -> &Self {
        let pile = self.before(number).pile_cards.expect("a referee sees coins");
        let pile: Vec<String> = pile.into_iter().map(|card| self.name(card)).collect();
        assert_eq!(pile.join(" "), cards, "coins of {number}");
        self
    }

    /// So many coins each.
    #[track_caller]
    pub(crate) fn coins_are<const N: usize>(&self, coins: [u8; N]) -> &Self {
        let found: Vec<u8> = self.view(SPECTATOR).seats.iter().map(|seat| seat.coins).collect();
        assert_eq!(found, coins, "coins");
        self
    }

    /// So many victory points each.
    #[track_caller]
    pub(crate) fn points_are<const N: usize>(&self, points: [u8; N]) -> &Self {
        let found: Vec<u8> = self.view(SPECTATOR).seats.iter().map(|seat| seat.points).collect();
        assert_eq!(found, points, "points");
        self
    }

    /// It is this seat's turn, and it is asked whether it draws on.
    #[track_caller]
    pub(crate) fn discovers(&self, number: u8) -> &Self {
        assert_eq!(self.view(SPECTATOR).phase, PhaseView::Discover);
        assert_eq!(self.view(SPECTATOR).active, seat(number), "turn");
        self.asks(number)
    }

    /// This seat is asked what it takes and may take so many cards.
    #[track_caller]
    pub(crate) fn takes(&self, number: u8, may: u8) -> &Self {
        let phase = self.view(SPECTATOR).phase;
        let PhaseView::Take { seat: taker, left, .. } = phase else {
            panic!("nobody takes: {phase:?}");
        };
        assert_eq!((taker, left), (seat(number), may), "who may take how many");
        self.asks(number)
    }

    /// This seat is asked whether it keeps a ship.
    #[track_caller]
    pub(crate) fn meets(&self, number: u8, ship: &str) -> &Self {
        let phase = self.view(SPECTATOR).phase;
        let PhaseView::Ship { card, .. } = phase else { panic!("no ship waits: {phase:?}") };
        assert_eq!(self.name(card), ship);
        self.asks(number)
    }

    /// This seat is waited for.
    #[track_caller]
    pub(crate) fn asks(&self, number: u8) -> &Self {
        let window = self.0.window().expect("the game goes on");
        let waiting: Vec<u8> = window.waiting.iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(waiting, [number], "who is waited for");
        self
    }

    /// The game ended for this reason, with these ranks by seat.
    #[track_caller]
    pub(crate) fn ends<const N: usize>(&self, reason: &str, ranks: [u8; N]) -> &Self {
        let outcome = self.outcome();
        let found: Vec<u8> = outcome.placings().iter().map(|placing| placing.rank).collect();
        assert_eq!((outcome.reason.0, found), (reason, ranks.to_vec()));
        self
    }

    /// How it ended.
    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        match self.0.game().standing() {
            Standing::Over(outcome) => outcome,
            Standing::Open(window) => panic!("the game goes on: {window:?}"),
        }
    }

    /// What a seat may choose, in the notation.
    #[track_caller]
    pub(crate) fn offers<const N: usize>(&self, number: u8, expected: [&str; N]) -> &Self {
        let written = |action: &Action| {
            let mut text = String::new();
            PortRoyal::write_action(self.0.rules(), action, &mut text).expect("a string takes all");
            text
        };
        let menu: Vec<String> = self.0.menu(seat(number)).actions.iter().map(written).collect();
        assert_eq!(menu, expected, "menu of {number}");
        self
    }

    /// All that happened in the last step, in order; see [`story`].
    #[track_caller]
    pub(crate) fn tells<const N: usize>(&self, expected: [&str; N]) -> &Self {
        self.shows(REFEREE, expected)
    }

    /// What an observer is shown of the last step.
    #[track_caller]
    pub(crate) fn shows<const N: usize>(&self, observer: Observer, expected: [&str; N]) -> &Self {
        assert_eq!(self.story(observer), expected, "shown to {observer:?}");
        self
    }

    /// What an observer is shown of the last step; of the deal, where there was none.
    pub(crate) fn story(&self, observer: Observer) -> Vec<String> {
        let events = match self.0.log().len().checked_sub(1) {
            Some(last) => self.0.events_of(last),
            None => self.0.deal_events(),
        };
        let seen = events.iter().filter_map(|event| PortRoyal::event_view(event, observer));
        seen.map(|event| story::line(self.0.rules(), &event)).collect()
    }
}

/// Outcomes of chance: names of cards, and seats for numbers.
fn drawn(rules: &Rules, outcomes: &str) -> Vec<Drawn> {
    let outcome = |word: &str| match (word.parse::<u32>(), PortRoyal::card_named(rules, word)) {
        (Ok(number), _) => Drawn::Number(number - 1),
        (_, Some(card)) => Drawn::Card(card),
        (_, None) => panic!("no card `{word}`"),
    };
    outcomes.split_whitespace().map(outcome).collect()
}
