//! The words rule tests are written in: a [`Table`] from a position, steps in the canonical
//! notation, and what to expect.
//!
//! Seats are counted from 1, as in the notation. A step is `1: draw wreck {parrot}`: who, what,
//! and in braces what chance does; too few outcomes, too many or impossible ones are an error.
//!
//! A position is what `Rig` reads, and three things more. `any 3` in a hand stands for three rum
//! cards that the position does not name, `rest` for all that are left of those. `wreck:` names
//! cards that lie in the wreck, and where `rest` stands no others do.

use contract::{
    Actor, CardId, DeckText, Drawn, Fault, Game, Match, Observer, Outcome, Rejected, ReplayError,
    Rig, RuleId, Seat, SeatCount, SetupError, Standing, Submission, WindowId, rig, setup,
};
use rum::view::{HoldingView, PlaceView};
use rum::{Action, Cards, Colour, Event, Options, PARROT, Rules, Rum, View, Why};

use crate::story;

/// Somebody watching.
pub(crate) const SPECTATOR: Observer = Observer::Spectator;
/// Somebody who may see everything.
pub(crate) const REFEREE: Observer = Observer::Referee;

/// The seat that people call by this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// The eyes of a seat.
pub(crate) fn eyes(number: u8) -> Observer {
    Observer::Seat(seat(number))
}

/// Everybody who could look at a table of so many seats, but for the referee.
pub(crate) fn onlookers(seats: u8) -> Vec<Observer> {
    (1..=seats).map(eyes).chain([SPECTATOR]).collect()
}

/// The rules for so many seats and a deck.
pub(crate) fn rules_of(seats: u8, deck: &DeckText) -> Result<&'static Rules, SetupError> {
    setup::rules::<Rum>(&Options {}, SeatCount::new(seats).expect("a number of seats"), deck)
}

/// The rules for so many seats.
#[track_caller]
pub(crate) fn rules(seats: u8) -> &'static Rules {
    rules_of(seats, &Rum::default_deck()).expect("the deck we ship is sound")
}

/// The deck we ship with some lines changed, each of which it must have.
#[track_caller]
pub(crate) fn deck(changes: &[(&str, &str)]) -> DeckText {
    let mut text = Rum::default_deck().text.into_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "the deck has no line `{old}`");
        text = text.replacen(old, new, 1);
    }
    DeckText::from_file("mine.csv".to_owned(), text)
}

/// Why a set that wins nothing is refused.
pub(crate) fn wins_nothing(colour: Colour, bottles: u8, value: u8) -> Why {
    Why::WinsNothing { colour, bottles, value }
}

/// A game on a table, with all its cards in sight of the test.
#[derive(Debug)]
pub(crate) struct Table(Match<Rum>);

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
    /// A table with so many seats and this position.
    #[track_caller]
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::of(rules(seats), position)
    }

    /// A table with rules of its own.
    #[track_caller]
    pub(crate) fn of(rules: &'static Rules, position: &str) -> Self {
        let (text, wreck) = complete(rules, position);
        let lines = rig::lines(&text).expect("a position");
        let rigged = Rum::rig(rules, &lines).unwrap_or_else(|problem| panic!("{problem}"));
        let table = Self(Match::rigged(rules, rigged));
        if position.split_whitespace().any(|word| word == "rest") {
            table.wreck_is(&wreck);
        }
        table
    }

    /// A table after a deal with these outcomes: card names, and last the seat that begins.
    pub(crate) fn deal(seats: u8, outcomes: &str) -> Result<Self, Fault> {
        Match::deal_as(rules(seats), &drawn(rules(seats), outcomes)).map(Self)
    }

    /// A table as a seed deals it.
    pub(crate) fn seeded(seats: u8, number: u64) -> Self {
        let seed = contract::Seed::from_number(number, u64::from(seats));
        Self(Match::deal(rules(seats), contract::chance::Generator::Xoshiro256, seed))
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

    /// These steps are what chance allows: `{card}` after the action, for no other card.
    #[track_caller]
    pub(crate) fn draws_one_of(&self, action: &str, cards: &str) -> &Self {
        let possible = self.cards(cards);
        for card in Rules::all_cards().iter() {
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
        let action = Rum::read_action(self.0.rules(), what.trim());
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
    pub(crate) fn game(&self) -> &Match<Rum> {
        &self.0
    }

    /// What an observer may know.
    pub(crate) fn view(&self, observer: Observer) -> View {
        self.0.game().view(observer)
    }

    /// The card of that name.
    #[track_caller]
    pub(crate) fn card(&self, name: &str) -> CardId {
        let found = Rum::card_named(self.0.rules(), name);
        found.unwrap_or_else(|| panic!("no card `{name}`"))
    }

    /// The cards of those names.
    #[track_caller]
    pub(crate) fn cards(&self, names: &str) -> Cards {
        names.split_whitespace().map(|name| self.card(name)).collect()
    }

    fn name(&self, card: CardId) -> String {
        Rum::card_name(self.0.rules(), card).expect("a card of the deck")
    }

    /// The names of cards, for comparing and for messages.
    fn names(&self, cards: Cards) -> String {
        story::names(self.0.rules(), cards)
    }

    /// A hand holds these cards and no others.
    #[track_caller]
    pub(crate) fn hand_is(&self, number: u8, cards: &str) -> &Self {
        let hand = self.0.game().hand(seat(number));
        assert_eq!(self.names(hand), self.names(self.cards(cards)), "hand {number}");
        self
    }

    /// So many cards in each hand.
    #[track_caller]
    pub(crate) fn hand_sizes_are<const N: usize>(&self, sizes: [u8; N]) -> &Self {
        let hands: Vec<u8> = self.view(SPECTATOR).hands.iter().map(|hand| hand.count).collect();
        assert_eq!(hands, sizes, "hand sizes");
        self
    }

    /// The wreck holds these cards and no others.
    #[track_caller]
    pub(crate) fn wreck_is(&self, cards: &str) -> &Self {
        let wreck = self.view(REFEREE).wreck_cards.expect("a referee sees the wreck");
        assert_eq!(self.names(wreck), self.names(self.cards(cards)), "wreck");
        self
    }

    /// The beach shows these three, `?` before those that lie face down.
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

    /// These collection cards are owned, in the order of the row; the others lie there at 1.
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

    /// The clock shows this.
    #[track_caller]
    pub(crate) fn clock_is(&self, clock: u8) -> &Self {
        assert_eq!(self.view(SPECTATOR).clock, clock, "clock");
        self
    }

    /// It is this seat's turn, and it is asked for its action.
    #[track_caller]
    pub(crate) fn turn_is(&self, number: u8) -> &Self {
        let view = self.view(SPECTATOR);
        assert_eq!(view.phase, rum::view::PhaseView::Turn);
        assert_eq!(view.active, seat(number), "turn");
        self.asks([number])
    }

    /// These seats are waited for.
    #[track_caller]
    pub(crate) fn asks<const N: usize>(&self, numbers: [u8; N]) -> &Self {
        let window = self.0.window().expect("the game goes on");
        let waiting: Vec<u8> = window.waiting.iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(waiting, numbers, "who is waited for");
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
    pub(crate) fn menu(&self, number: u8) -> Vec<String> {
        let written = |action: &Action| {
            let mut text = String::new();
            Rum::write_action(self.0.rules(), action, &mut text).expect("a string takes all");
            text
        };
        self.0.menu(seat(number)).actions.iter().map(written).collect()
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
        let seen = events.iter().filter_map(|event| Rum::event_view(event, observer));
        seen.map(|event| story::line(self.0.rules(), &event)).collect()
    }
}

/// Outcomes of chance: names of cards, and seats for numbers.
fn drawn(rules: &Rules, outcomes: &str) -> Vec<Drawn> {
    let outcome = |word: &str| match (word.parse::<u32>(), Rum::card_named(rules, word)) {
        (Ok(number), _) => Drawn::Number(number - 1),
        (_, Some(card)) => Drawn::Card(card),
        (_, None) => panic!("no card `{word}`"),
    };
    outcomes.split_whitespace().map(outcome).collect()
}

/// Puts cards where a position says `any` or `rest`, and takes its `wreck` line out.
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
