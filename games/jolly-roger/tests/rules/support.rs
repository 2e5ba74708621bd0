//! The vocabulary of the rule tests: that of [`testkit::table`], and what is special to this game.
//! `Rig` reads the positions; a line of the story is the name of an event.

use contract::{CardId, DeckText, Drawn, Game, Mode, Rejected, ReplayError, RuleId, Submission};
use jolly_roger::state::PhaseView;
use jolly_roger::{Action, Cards, Edition, Event, JollyRoger, Options, PrizeFacing, Rules};
use testkit::table;
pub(crate) use testkit::table::{REFEREE, RuleTable, SPECTATOR, eyes, seat};

/// The deck of these tests. Corrections to our deck change no test.
pub(crate) fn deck() -> DeckText {
    DeckText::from_file("rule-tests.csv".to_owned(), include_str!("deck.csv").to_owned())
}

/// The rules for these options and this many seats, with that deck.
#[track_caller]
pub(crate) fn rules(options: Options, seats: u8) -> &'static Rules {
    table::rules_of::<JollyRoger>(&options, seats, &deck()).expect("the deck is sound")
}

/// All rulebooks.
pub(crate) const BOOKS: [Edition; 3] = [Edition::En, Edition::Pl, Edition::De];

testkit::rule_table!(JollyRoger, Cards, |_, event| event_name(event));

pub(crate) fn edition(edition: Edition) -> Options {
    Options { edition, ..Options::default() }
}

pub(crate) fn hidden() -> Options {
    Options { prizes: PrizeFacing::Hidden, ..Options::default() }
}

/// The name of an event.
pub(crate) fn event_name(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// All crew cards except the two role cards and these, for a position.
pub(crate) fn crew_but(but: &str) -> String {
    names_but(0..68, &format!("captain quartermaster {but}"))
}

/// All prizes except these, for a position.
pub(crate) fn prizes_but(but: &str) -> String {
    names_but(68..114, but)
}

fn names_but(ids: std::ops::Range<u8>, but: &str) -> String {
    let rules = rules(Options::default(), 4);
    let name = |id| JollyRoger::card_name(rules, CardId(id)).expect("a sound test");
    let names: Vec<String> = ids.map(name).collect();
    for word in but.split_whitespace() {
        assert!(names.iter().any(|name| name == word), "no card {word}");
    }
    let left = names.into_iter().filter(|name| !but.split_whitespace().any(|word| word == name));
    left.collect::<Vec<_>>().join(" ")
}

impl Table {
    /// A table with the English rules.
    #[track_caller]
    pub(crate) fn new(seats: u8, position: &str) -> Self {
        Self::with(Options::default(), seats, position)
    }

    #[track_caller]
    pub(crate) fn with(options: Options, seats: u8, position: &str) -> Self {
        Self(table::rigged(rules(options, seats), position))
    }

    fn read_action(&self, number: u8, text: &str) -> Submission<Action> {
        self.read(&format!("{number}: {text}")).0
    }

    /// A seat acts, with these outcomes of chance.
    #[track_caller]
    pub(crate) fn chance(&mut self, number: u8, text: &str, outcomes: &str) -> Vec<Event> {
        self.play(&format!("{number}: {text} {{{outcomes}}}"));
        self.last_events()
    }

    /// A seat acts without chance.
    #[track_caller]
    pub(crate) fn act(&mut self, number: u8, text: &str) -> Vec<Event> {
        self.chance(number, text, "")
    }

    /// The events of the last action.
    pub(crate) fn last_events(&self) -> Vec<Event> {
        self.0.events_of(self.0.log().len() - 1).to_vec()
    }

    /// The rule by which an action is refused.
    #[track_caller]
    pub(crate) fn refused(&self, number: u8, text: &str) -> RuleId {
        match self.0.check(&self.read_action(number, text)) {
            Err(Rejected::Illegal { rule, .. }) => rule,
            other => panic!("{text} of seat {number}: {other:?}"),
        }
    }

    /// Whether an action would be accepted.
    #[track_caller]
    pub(crate) fn may(&self, number: u8, text: &str) -> bool {
        self.0.check(&self.read_action(number, text)).is_ok()
    }

    /// Whether a pass or a reveal has not seen the last card.
    #[track_caller]
    pub(crate) fn overtaken(&self, number: u8, text: &str) -> bool {
        let checked = self.0.check(&self.read_action(number, text));
        matches!(checked, Err(Rejected::Overtaken { .. }))
    }

    /// Whether a seat is not asked and may not act now.
    #[track_caller]
    pub(crate) fn not_asked(&self, number: u8, text: &str) -> bool {
        let checked = self.0.check(&self.read_action(number, text));
        matches!(checked, Err(Rejected::NotAsked))
    }

    /// All seats decline until no sealed window is open; then chance has these outcomes.
    #[track_caller]
    pub(crate) fn quiet(&mut self, outcomes: &str) {
        while self.0.window().is_some_and(|window| window.mode == Mode::Sealed) {
            self.nobody(outcomes);
        }
    }

    /// All seats decline in the open sealed window; then chance has these outcomes.
    #[track_caller]
    pub(crate) fn nobody(&mut self, outcomes: &str) {
        self.all(outcomes, |_| Action::Decline);
    }

    /// All seats pass until the open window closes; then chance has these outcomes.
    #[track_caller]
    pub(crate) fn all_pass(&mut self, outcomes: &str) {
        self.all(outcomes, |seen| Action::Pass { seen });
    }

    /// All seats that the window waits for answer like this; the last answer has these outcomes of
    /// chance.
    #[track_caller]
    fn all(&mut self, outcomes: &str, action: impl Fn(u8) -> Action) {
        let drawn = table::drawn::<JollyRoger>(self.0.rules(), outcomes);
        let id = self.0.window().expect("a sound test").id;
        while let Some(window) = self.0.window().filter(|window| window.id == id) {
            let seat = window.waiting.first().expect("a sound test");
            let submission = self.submission(seat.0 + 1, action(window.shown));
            self.submit(submission, &drawn);
        }
    }

    #[track_caller]
    fn submit(&mut self, submission: Submission<Action>, drawn: &[Drawn]) {
        let plain = self.0.submit_given(submission, &[]).map(|_| ());
        if matches!(plain, Err(ReplayError::Chance(_))) {
            let taken = self.0.submit_given(submission, drawn).map(|_| ());
            assert_eq!(taken, Ok(()), "{submission:?} with {drawn:?}");
        } else {
            assert_eq!(plain, Ok(()), "{submission:?}");
        }
    }
}

/// Checks of the table.
impl Table {
    /// The whole state.
    pub(crate) fn state(&self) -> &JollyRoger {
        self.0.game()
    }

    /// The phase, as views show it.
    pub(crate) fn phase(&self) -> PhaseView {
        self.state().phase()
    }

    #[track_caller]
    fn are(&self, what: &str, found: Cards, expected: &str) {
        assert_eq!(self.names(found), self.names(self.cards(expected)), "{what}");
    }

    /// Checks that a hand holds exactly these cards.
    #[track_caller]
    pub(crate) fn hand_is(&self, number: u8, cards: &str) {
        self.are("hand", self.state().hand(seat(number)), cards);
    }

    /// Checks that exactly these prizes lie unburied in front of a seat.
    #[track_caller]
    pub(crate) fn prizes_are(&self, number: u8, cards: &str) {
        self.are("prizes", self.state().prizes(seat(number)), cards);
    }

    /// Checks that a seat has buried these prizes.
    #[track_caller]
    pub(crate) fn buried_are(&self, number: u8, cards: &str) {
        self.are("buried prizes", self.state().buried(seat(number)), cards);
    }

    /// Checks that the crew discard pile has these cards.
    #[track_caller]
    pub(crate) fn discard_is(&self, cards: &str) {
        self.are("discard pile", self.view(SPECTATOR).discard, cards);
    }

    /// Checks that this crew lies on the table.
    #[track_caller]
    pub(crate) fn table_is(&self, cards: &str) {
        self.are("table", self.view(SPECTATOR).table, cards);
    }

    /// Checks that the prize discard pile has these cards.
    #[track_caller]
    pub(crate) fn prize_discard_is(&self, cards: &str) {
        self.are("prize discard pile", self.view(SPECTATOR).prize_discard, cards);
    }

    /// The number of destination cards discarded.
    pub(crate) fn n_sailed(&self) -> u8 {
        self.view(SPECTATOR).sailed.len()
    }

    /// Checks the number of crew cards in each hand.
    #[track_caller]
    pub(crate) fn hand_sizes_are<const N: usize>(&self, sizes: [u8; N]) {
        let hands = self.view(SPECTATOR).seats;
        let hands: Vec<u8> = hands.iter().map(|seat| seat.hand.count).collect();
        assert_eq!(hands, sizes, "hand sizes");
    }

    /// Checks who is Captain and who is Quartermaster.
    #[track_caller]
    pub(crate) fn roles_are(&self, captain: u8, quartermaster: u8) {
        let found = (self.state().captain(), self.state().quartermaster());
        assert_eq!(found, (seat(captain), seat(quartermaster)), "Captain and Quartermaster");
    }

    /// Checks the crewmen of the Captain's side and of the First Mutineer's.
    #[track_caller]
    pub(crate) fn crewmen_are(&self, captain: u8, mutineer: u8) {
        assert_eq!(self.state().mutiny().crewmen, [captain, mutineer], "crewmen");
    }

    /// Checks who lost the mutiny.
    #[track_caller]
    pub(crate) fn losers_are<const N: usize>(&self, numbers: [u8; N]) {
        let losers: Vec<u8> = self.state().mutiny().losers.iter().map(|seat| seat.0 + 1).collect();
        assert_eq!(losers, numbers, "losers");
    }

    /// The cards of a hand that an observer knows.
    pub(crate) fn known_in_hand(&self, observer: contract::Observer, number: u8) -> String {
        self.names(self.view(observer).seats[seat(number).idx()].hand.known)
    }

    /// The prizes in front of a seat that an observer knows.
    pub(crate) fn known_prizes(&self, observer: contract::Observer, number: u8) -> String {
        self.names(self.view(observer).seats[seat(number).idx()].prizes.known)
    }
}

/// Whether an event of this name is among them.
pub(crate) fn has(events: &[Event], name: &str) -> bool {
    events.iter().any(|event| event_name(event) == name)
}
