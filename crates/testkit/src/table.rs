//! The language of rule tests, for any game: a table from a position, steps in the canonical
//! notation, and expectations.
//!
//! Seats are counted from 1, as in the notation. A step is `1: draw {parrot}`: the seat, the
//! action, and in braces the outcomes of chance. Too few, too many or impossible outcomes are an
//! error.
//!
//! [`rule_table!`](crate::rule_table) declares a game's own table, a struct around a [`Match`] that
//! implements [`RuleTable`]; the game adds what is special to it.

use contract::{
    Actor, CardId, CardSet, DeckText, Drawn, Fault, Game, Match, Observer, Outcome, Rejected,
    ReplayError, Rig, RuleId, Seat, SeatCount, SetupError, Standing, Submission, WindowId, rig,
    setup,
};

/// A spectator.
pub const SPECTATOR: Observer = Observer::Spectator;
/// An observer who sees everything.
pub const REFEREE: Observer = Observer::Referee;

/// The seat with this number, counted from 1.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// The observer in a seat.
pub fn eyes(number: u8) -> Observer {
    Observer::Seat(seat(number))
}

/// All observers of a table with so many seats, except the referee.
pub fn onlookers(seats: u8) -> Vec<Observer> {
    (1..=seats).map(eyes).chain([SPECTATOR]).collect()
}

/// The rules for options, so many seats and a deck.
///
/// # Errors
/// When the deck breaks a rule, or the options do not fit the number of seats.
///
/// # Panics
/// When no table can have that many seats.
pub fn rules_of<G: Game>(
    options: &G::Options,
    seats: u8,
    deck: &DeckText,
) -> Result<&'static G::Rules, SetupError> {
    setup::rules::<G>(options, SeatCount::new(seats).expect("a number of seats"), deck)
}

/// The rules for options and so many seats, with the deck we ship.
///
/// # Panics
/// When the deck we ship is invalid.
#[track_caller]
pub fn rules<G: Game>(options: &G::Options, seats: u8) -> &'static G::Rules {
    rules_of::<G>(options, seats, &G::default_deck()).expect("the deck we ship is sound")
}

/// The deck we ship with some lines replaced.
///
/// # Panics
/// When it lacks one of the lines.
#[track_caller]
pub fn deck<G: Game>(changes: &[(&str, &str)]) -> DeckText {
    let mut text = G::default_deck().text.into_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "the deck has no line `{old}`");
        text = text.replacen(old, new, 1);
    }
    DeckText::from_file("mine.csv".to_owned(), text)
}

/// Outcomes of chance: names of cards, or seats for numbers.
///
/// # Panics
/// When there is no such card.
#[track_caller]
pub fn drawn<G: Game>(rules: &G::Rules, outcomes: &str) -> Vec<Drawn> {
    let outcome = |word: &str| match (word.parse::<u32>(), G::card_named(rules, word)) {
        (Ok(number), _) => Drawn::Number(number - 1),
        (_, Some(card)) => Drawn::Card(card),
        (_, None) => panic!("no card `{word}`"),
    };
    outcomes.split_whitespace().map(outcome).collect()
}

/// A match from a position in the language of `Rig`.
///
/// # Panics
/// When the position is impossible.
#[track_caller]
pub fn rigged<G: Rig>(rules: &'static G::Rules, position: &str) -> Match<G> {
    let lines = rig::lines(position).expect("a position");
    let rigged = G::rig(rules, &lines).unwrap_or_else(|problem| panic!("{problem}"));
    Match::rigged(rules, rigged)
}

/// A card's name.
///
/// # Panics
/// When the deck has no such card.
#[track_caller]
pub fn name<G: Game>(rules: &G::Rules, card: CardId) -> String {
    G::card_name(rules, card).expect("a card of the deck")
}

/// The names of cards in the order of the deck.
///
/// # Panics
/// When the deck has no such card.
#[track_caller]
pub fn names<G: Game, const W: usize>(rules: &G::Rules, cards: CardSet<W>) -> String {
    let names: Vec<String> = cards.iter().map(|card| name::<G>(rules, card)).collect();
    names.join(" ")
}

/// Declares a game's `Table`, given the game, its type for sets of cards, and the function that
/// writes an event as a short line. A clone of it is replayed from the log, as a record is.
#[macro_export]
macro_rules! rule_table {
    ($game:ty, $cards:ty, $line:expr) => {
        /// A game on a table, with all cards visible to the test.
        #[derive(Debug)]
        pub(crate) struct Table(::contract::Match<$game>);

        impl Clone for Table {
            fn clone(&self) -> Self {
                $crate::table::RuleTable::again(self)
            }
        }

        impl $crate::table::RuleTable for Table {
            type Game = $game;
            type Cards = $cards;

            fn of_match(game: ::contract::Match<$game>) -> Self {
                Self(game)
            }

            fn game(&self) -> &::contract::Match<$game> {
                &self.0
            }

            fn game_mut(&mut self) -> &mut ::contract::Match<$game> {
                &mut self.0
            }

            fn line(
                rules: &<$game as ::contract::Game>::Rules,
                event: &<$game as ::contract::Game>::EventView,
            ) -> String {
                $line(rules, event)
            }
        }
    };
}

type ActionOf<T> = <<T as RuleTable>::Game as Game>::Action;
type WhyOf<T> = <<T as RuleTable>::Game as Game>::Why;
type RulesOf<T> = <<T as RuleTable>::Game as Game>::Rules;

/// A game on a table, with all cards visible to the test.
pub trait RuleTable: Sized {
    /// The game.
    type Game: Rig;
    /// Its type for sets of cards.
    type Cards: FromIterator<CardId>;

    /// A table with this match on it.
    fn of_match(game: Match<Self::Game>) -> Self;
    /// The match itself.
    fn game(&self) -> &Match<Self::Game>;
    /// The match, to play it.
    fn game_mut(&mut self) -> &mut Match<Self::Game>;
    /// An event as an observer may know it, in a short line.
    fn line(rules: &RulesOf<Self>, event: &<Self::Game as Game>::EventView) -> String;

    /// A table after a deal with these outcomes.
    ///
    /// # Errors
    /// When the outcomes do not fit a deal.
    fn dealt(rules: &'static RulesOf<Self>, outcomes: &str) -> Result<Self, Fault> {
        let drawn = drawn::<Self::Game>(rules, outcomes);
        Match::deal_as(rules, &drawn).map(Self::of_match)
    }

    /// The same table, replayed from its log.
    #[must_use]
    fn again(&self) -> Self {
        let (game, rules) = (self.game(), self.game().rules());
        let mut again = match game.rigged_start() {
            Some(position) => Match::rigged(rules, position.clone()),
            None => Match::deal_as(rules, game.deal_drawn()).expect("it was dealt once"),
        };
        for entry in game.log() {
            again.submit_given(entry.submission, &entry.drawn).expect("it was taken once");
        }
        assert_eq!(again.game(), game.game(), "the same log leads to the same state");
        Self::of_match(again)
    }

    /// Plays a step, which must be accepted.
    #[track_caller]
    fn play(&mut self, step: &str) -> &mut Self {
        let result = self.try_play(step);
        assert_eq!(result, Ok(()), "{step}");
        self
    }

    /// Tries to play a step.
    ///
    /// # Errors
    /// Why it was refused, or why the outcomes do not fit.
    #[track_caller]
    fn try_play(&mut self, step: &str) -> Result<(), ReplayError<WhyOf<Self>>> {
        let (submission, outcomes) = self.read(step);
        self.game_mut().submit_given(submission, &outcomes).map(|_| ())
    }

    /// Expects that a step breaks a rule and changes nothing.
    #[track_caller]
    fn refuses(&mut self, step: &str, rule: RuleId, why: WhyOf<Self>) -> &mut Self {
        self.rejects(step, Rejected::Illegal { rule, why })
    }

    /// Expects that a step is rejected and changes nothing.
    #[track_caller]
    fn rejects(&mut self, step: &str, reason: Rejected<WhyOf<Self>>) -> &mut Self {
        let submission = self.read(step).0;
        self.rejects_submission(submission, reason)
    }

    /// Expects that an action the notation cannot even write is refused and changes nothing.
    #[track_caller]
    fn refuses_action(
        &mut self,
        number: u8,
        action: ActionOf<Self>,
        rule: RuleId,
        why: WhyOf<Self>,
    ) -> &mut Self {
        let submission = self.submission(number, action);
        self.rejects_submission(submission, Rejected::Illegal { rule, why })
    }

    /// Expects that a submission is rejected and changes nothing.
    #[track_caller]
    fn rejects_submission(
        &mut self,
        submission: Submission<ActionOf<Self>>,
        reason: Rejected<WhyOf<Self>>,
    ) -> &mut Self {
        let (before, n_actions) = (self.game().game().clone(), self.game().log().len());
        let result = self.game_mut().submit_given(submission, &[]).map(<[_]>::len);
        assert_eq!(result, Err(ReplayError::Rejected(reason)), "{:?}", submission.action);
        assert_eq!(*self.game().game(), before, "a refused action changes nothing");
        assert_eq!(self.game().log().len(), n_actions, "a refused action is not logged");
        self
    }

    /// Expects that the first card drawn in this step can be any of these, and no other.
    #[track_caller]
    fn draws_one_of(&self, action: &str, cards: &str) -> &Self {
        let possible: Vec<CardId> = cards.split_whitespace().map(|name| self.card(name)).collect();
        for card in (0..=u8::MAX).map(CardId) {
            let Some(name) = Self::Game::card_name(self.game().rules(), card) else { break };
            let step = format!("{action} {{{name}}}");
            let result = self.again().try_play(&step);
            let misfit = Err(ReplayError::Chance(Fault::Misfit(Drawn::Card(card))));
            assert_eq!(result == misfit, !possible.contains(&card), "{step}: {result:?}");
        }
        self
    }

    /// Parses a step: a submission, and the outcomes of chance in it.
    #[track_caller]
    fn read(&self, step: &str) -> (Submission<ActionOf<Self>>, Vec<Drawn>) {
        let (who, what) = step.split_once(": ").expect("a step is `seat: action`");
        let (what, outcomes) = what.split_once('{').unwrap_or((what, "}"));
        let action = Self::Game::read_action(self.game().rules(), what.trim());
        let action = action.unwrap_or_else(|problem| panic!("{step}: {problem}"));
        let outcomes = outcomes.strip_suffix('}').expect("braces close");
        let submission = self.submission(who.parse().expect("a seat"), action);
        (submission, drawn::<Self::Game>(self.game().rules(), outcomes))
    }

    /// An action of a seat in the open window.
    fn submission(&self, number: u8, action: ActionOf<Self>) -> Submission<ActionOf<Self>> {
        let window = self.game().window().map_or(WindowId(0), |window| window.id);
        Submission { seat: seat(number), window, actor: Actor::User, action }
    }

    /// What an observer may know.
    fn view(&self, observer: Observer) -> <Self::Game as Game>::View {
        self.game().game().view(observer)
    }

    /// The card of that name.
    #[track_caller]
    fn card(&self, name: &str) -> CardId {
        let found = Self::Game::card_named(self.game().rules(), name);
        found.unwrap_or_else(|| panic!("no card `{name}`"))
    }

    /// The cards of those names.
    #[track_caller]
    fn cards(&self, names: &str) -> Self::Cards {
        names.split_whitespace().map(|name| self.card(name)).collect()
    }

    /// A card's name.
    #[track_caller]
    fn name(&self, card: CardId) -> String {
        name::<Self::Game>(self.game().rules(), card)
    }

    /// The names of cards, for comparisons and messages.
    #[track_caller]
    fn names<const W: usize>(&self, cards: CardSet<W>) -> String {
        names::<Self::Game, W>(self.game().rules(), cards)
    }

    /// Expects that exactly these seats are waited for.
    #[track_caller]
    fn waits_for<const N: usize>(&self, numbers: [u8; N]) -> &Self {
        let window = self.game().window().expect("the game goes on");
        let waiting: Vec<u8> = window.waiting.iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(waiting, numbers, "who is waited for");
        self
    }

    /// Expects that the game ended for this reason, with these ranks by seat.
    #[track_caller]
    fn ends<const N: usize>(&self, reason: &str, ranks: [u8; N]) -> &Self {
        let outcome = self.outcome();
        let found: Vec<u8> = outcome.placings().iter().map(|placing| placing.rank).collect();
        assert_eq!((outcome.reason.0, found), (reason, ranks.to_vec()));
        self
    }

    /// The game's outcome.
    #[track_caller]
    fn outcome(&self) -> Outcome {
        match self.game().game().standing() {
            Standing::Over(outcome) => outcome,
            Standing::Open(window) => panic!("the game goes on: {window:?}"),
        }
    }

    /// A seat's menu, in the notation.
    fn menu(&self, number: u8) -> Vec<String> {
        let written = |action: &ActionOf<Self>| {
            let mut text = String::new();
            let rules = self.game().rules();
            Self::Game::write_action(rules, action, &mut text).expect("a string takes all");
            text
        };
        self.game().menu(seat(number)).actions.iter().map(written).collect()
    }

    /// Expects these events in the last step, in order.
    #[track_caller]
    fn tells<const N: usize>(&self, expected: [&str; N]) -> &Self {
        self.shows(REFEREE, expected)
    }

    /// Expects that an observer is shown these lines for the last step.
    #[track_caller]
    fn shows<const N: usize>(&self, observer: Observer, expected: [&str; N]) -> &Self {
        assert_eq!(self.story(observer), expected, "shown to {observer:?}");
        self
    }

    /// What an observer is shown for the last step, or for the deal if there was none.
    fn story(&self, observer: Observer) -> Vec<String> {
        let game = self.game();
        let events = match game.log().len().checked_sub(1) {
            Some(last) => game.events_of(last),
            None => game.deal_events(),
        };
        let seen = events.iter().filter_map(|event| Self::Game::event_view(event, observer));
        seen.map(|event| Self::line(game.rules(), &event)).collect()
    }
}
