//! Tables set by hand, and a few words to play at them.

use contract::{
    Actor, Drawn, Game, Match, Mode, Observer, Refusal, Rejected, ReplayError, Rig, RuleId, Seat,
    SeatCount, Submission, rig, setup,
};
use jolly_roger::{Action, Cards, Edition, Event, JollyRoger, Options, PrizeFacing, View};

/// A match at a made-up position.
pub(crate) struct Table(pub(crate) Match<JollyRoger>);

pub(crate) fn edition(edition: Edition) -> Options {
    Options { edition, ..Options::default() }
}

pub(crate) fn hidden() -> Options {
    Options { prizes: PrizeFacing::Hidden, ..Options::default() }
}

impl Table {
    /// A table with the English rules.
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::with(Options::default(), seats, position)
    }

    pub(crate) fn with(options: Options, seats: u8, position: &str) -> Self {
        let seats = SeatCount::new(seats).expect("a sound test");
        let deck = JollyRoger::default_deck();
        let rules = setup::rules::<JollyRoger>(&options, seats, &deck).expect("a sound test");
        let game = JollyRoger::rig(rules, &rig::lines(position).expect("a sound test"))
            .expect("a sound test");
        Self(Match::rigged(rules, game))
    }

    pub(crate) fn game(&self) -> &JollyRoger {
        self.0.game()
    }

    pub(crate) fn view(&self) -> View {
        self.game().view(Observer::Referee)
    }

    pub(crate) fn cards(&self, names: &str) -> Cards {
        let card = |name| JollyRoger::card_named(self.0.rules(), name).expect("a sound test");
        names.split_whitespace().map(card).collect()
    }

    fn drawn(&self, outcomes: &str) -> Vec<Drawn> {
        let card =
            |name| Drawn::Card(JollyRoger::card_named(self.0.rules(), name).expect("a sound test"));
        outcomes.split_whitespace().map(card).collect()
    }

    fn submission(&self, seat: u8, text: &str) -> Submission<Action> {
        let action = JollyRoger::read_action(self.0.rules(), text).expect("a sound test");
        let window = self.0.window().expect("a sound test").id;
        Submission { seat: Seat(seat - 1), window, actor: Actor::User, action }
    }

    /// A seat does something, and chance does that.
    pub(crate) fn chance(&mut self, seat: u8, text: &str, outcomes: &str) -> Vec<Event> {
        let (submission, drawn) = (self.submission(seat, text), self.drawn(outcomes));
        match self.0.submit_given(submission, &drawn) {
            Ok(events) => events.to_vec(),
            Err(problem) => panic!("{text} of seat {seat}: {problem:?}"),
        }
    }

    /// A seat does something that needs no chance.
    pub(crate) fn act(&mut self, seat: u8, text: &str) -> Vec<Event> {
        self.chance(seat, text, "")
    }

    /// The rule by which something is refused.
    pub(crate) fn refused(&self, seat: u8, text: &str) -> RuleId {
        match self.0.check(&self.submission(seat, text)) {
            Err(Rejected::Illegal { rule, .. }) => rule,
            other => panic!("{text} of seat {seat}: {other:?}"),
        }
    }

    /// Whether something would be taken.
    pub(crate) fn may(&self, seat: u8, text: &str) -> bool {
        self.0.check(&self.submission(seat, text)).is_ok()
    }

    /// Everybody declines until no sealed window is open; chance does that at the end.
    pub(crate) fn quiet(&mut self, outcomes: &str) {
        let drawn = self.drawn(outcomes);
        while let Some(window) = self.0.window().filter(|window| window.mode == Mode::Sealed) {
            let seat = window.waiting.first().expect("a sound test");
            let submission =
                Submission { seat, window: window.id, actor: Actor::User, action: Action::Decline };
            let plain = self.0.submit_given(submission, &[]).map(|_| ());
            if matches!(plain, Err(ReplayError::Chance(_))) {
                self.0.submit_given(submission, &drawn).expect("a sound test");
            } else {
                plain.expect("a sound test");
            }
        }
    }

    /// Everybody passes until the open window closes; chance does that at the end.
    pub(crate) fn all_pass(&mut self, outcomes: &str) {
        let drawn = self.drawn(outcomes);
        let id = self.0.window().expect("a sound test").id;
        while let Some(window) = self.0.window().filter(|window| window.id == id) {
            let seat = window.waiting.first().expect("a sound test");
            let action = Action::Pass { seen: window.shown };
            let submission = Submission { seat, window: id, actor: Actor::User, action };
            let plain = self.0.submit_given(submission, &[]).map(|_| ());
            if matches!(plain, Err(ReplayError::Chance(_))) {
                self.0.submit_given(submission, &drawn).expect("a sound test");
            } else {
                plain.expect("a sound test");
            }
        }
    }
}

/// Whether a refusal is that of a move overtaken by another.
pub(crate) fn is_overtaken(table: &Table, seat: u8, action: Action) -> bool {
    let checked = table.game().check(Seat(seat - 1), &action);
    matches!(checked, Err(Refusal::Overtaken { .. }))
}
