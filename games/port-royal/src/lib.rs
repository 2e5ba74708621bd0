//! Port Royal, a push-your-luck card game for 2 to 5 players.
//!
//! On a turn the active seat draws cards from the deck, one by one, into the harbour, and stops
//! when it likes. Ships bring coins, which hire persons. But a second ship of a colour ends the
//! turn at once and the harbour is lost, unless sailors and pirates have enough swords to repel it.
//! Expeditions are laid out until somebody sends the persons they require; a tax increase halves
//! the coins of the rich.
//!
//! An active seat that stopped in time takes a card from the harbour: two with ships of four
//! colours there, three with five, one more for each governor. Then each other seat may take one,
//! and pays the active seat a coin for it. Traders, admirals, jesters and mademoiselles earn or
//! save coins. Persons and expeditions are worth victory points; at twelve the last lap starts.
//!
//! A coin is a card, drawn from the deck and laid face down: nobody knows which, until it is paid
//! and goes, face up, to the discard pile. When the deck has run out, that pile becomes the next
//! deck. The rules with their ids are in `RULES.md`.
//!
//! Nobody is asked without a choice: the first card of a turn is drawn automatically, a ship that
//! cannot be repelled enters or ends the turn, and a seat that can take nothing is skipped.
//!
//! ```
//! use contract::chance::Generator;
//! use contract::{Actor, Game, Match, Observer, SeatCount, Seed, Submission, setup};
//! use port_royal::{Options, PortRoyal};
//!
//! let seats = SeatCount::new(3).expect("three is a number of seats");
//! let rules = setup::rules::<PortRoyal>(&Options::default(), seats, &PortRoyal::default_deck())?;
//! let mut game = Match::<PortRoyal>::deal(rules, Generator::ChaCha8, Seed::from_number(1, 0));
//! let first = game.game().start_seat();
//! let third = first.clockwise(2, seats);
//! // Two turns of careful play: one card each, and nothing taken.
//! while game.game().active() != third {
//!     let window = game.window().expect("the game has just begun");
//!     let seat = window.waiting.first().expect("somebody is asked");
//!     let action = PortRoyal::fallback(rules, &game.game().view(Observer::Seat(seat)));
//!     assert!(game.menu(seat).actions.len() > 1, "nobody is asked without a choice");
//!     let taken = game.submit(Submission { seat, window: window.id, actor: Actor::User, action });
//!     assert!(taken.is_ok());
//! }
//! assert!(!game.is_over());
//! # Ok::<(), contract::SetupError>(())
//! ```

pub mod card;
mod seats;
pub mod tally;
pub mod deck;
pub mod options;
pub mod state;
pub mod pile;
pub mod memory;
pub mod action;
pub mod event;
pub mod view;
pub mod outlook;
mod setup;
mod coins;
pub mod phase;
mod expedition;
pub mod ending;
mod evolve;
pub mod refusal;
mod invariants;
mod worlds;
mod rig;
mod notation;
pub mod speech;
pub mod remarks;
mod score;
mod catalogue;
mod explain;
#[cfg(feature = "features")]
mod features;
#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "screen")]
mod screen;
#[rustfmt::skip]
pub mod ledger;

use std::fmt;

use contract::{
    About, Ask, Broken, CardId, CardInfo, CardTable, Caution, Decided, DeckText, Figure,
    GalleryPart, Game, Host, Language, Menu, NotationError, Observer, OptionAbout, Phrase, Play,
    Question, Refusal, Rig, RigError, RigLine, Rule, ScorePart, SearchRng, Seat, SeatCount,
    SetupError, Standing, Weight, Window, Worlds,
};

pub use action::Action;
pub use card::{Cards, Colour, Face};
pub use deck::Rules;
pub use event::{Event, EventView};
pub use options::{LastLap, Options, Variant};
pub use refusal::Why;
pub use remarks::Remarks;
pub use state::PortRoyal;
pub use view::View;

use card::FIVE;
use ledger::PR_TAKE;
use phase::{discover, take};
use state::Phase;
use view::PhaseView;

/// By the book, early seats win more often, and more so with more players.
/// See: [`crate::ledger::PR_END`], [`crate::ledger::PR_END_EQUAL`].
const UNEVEN: Caution =
    Caution { option: "ending", value: "book", seats_min: 4, key: "pr-setup-advice" };

impl Game for PortRoyal {
    const ABOUT: About = About {
        id: "port-royal",
        prefix: "pr",
        seats: 2..=5,
        usual_seats: 4,
        minutes: 30,
        options: &[
            OptionAbout { name: "ending", values: &["book", "equal"] },
            OptionAbout { name: "variant", values: &["none", "expedition"] },
        ],
        cautions: &[UNEVEN],
    };
    const RULES_VERSION: u32 = 1;
    // PR-END-LONG: the last decision ends the game.
    const ACTIONS_MAX: u32 = ending::DECISIONS_MAX as u32;
    const REACTIONS: &'static [&'static str] = &[];

    type Options = Options;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Remarks = Remarks;
    type Why = Why;

    fn rules(options: &Options, seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
        deck::rules(*options, seats, deck)
    }

    fn default_deck() -> DeckText {
        DeckText::built_in("port-royal", deck::DEFAULT)
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.seats
    }

    fn new(rules: &'static Rules) -> Self {
        Self { deck: rules.all_cards.without(FIVE), ..Self::before_deal(rules) }
    }

    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        setup::start(play);
    }

    /// To take a card is no turn: others are asked too.
    fn question(&self, _window: &Window) -> Question {
        let kind = if matches!(self.phase, Phase::Take(_)) { "take" } else { "turn" };
        Question { kind, weight: Weight::Decision }
    }

    fn standing(&self) -> Standing {
        match self.phase {
            Phase::Over(ending) => Standing::Over(ending::outcome(self, ending)),
            Phase::Take(taking) => Standing::Open(discover::window(self, taking.seat)),
            Phase::Deal | Phase::Discover | Phase::Ship { .. } | Phase::Tax { .. } => {
                Standing::Open(discover::window(self, self.active))
            }
        }
    }

    #[inline]
    fn window(&self) -> Option<Window> {
        match self.phase {
            Phase::Over(_) => None,
            Phase::Take(taking) => Some(discover::window(self, taking.seat)),
            Phase::Deal | Phase::Discover | Phase::Ship { .. } | Phase::Tax { .. } => {
                Some(discover::window(self, self.active))
            }
        }
    }

    fn menu(&self, _: Seat, out: &mut Menu<Action>) {
        out.clear();
        match self.phase {
            Phase::Discover => discover::menu(self, out),
            Phase::Ship { .. } => out.actions.extend(discover::SHIP_MENU),
            Phase::Take(taking) => take::menu(self, taking, out),
            Phase::Deal | Phase::Tax { .. } | Phase::Over(_) => {}
        }
    }

    #[expect(clippy::inline_always, reason = "so that an action goes to its rule in registers")]
    #[inline(always)]
    fn draw_action(
        &self,
        ask: Ask,
        buffer: &mut Menu<Action>,
        rng: &mut SearchRng,
    ) -> Decided<Action> {
        // Choices must be listed to be counted only if an expedition can be fulfilled.
        if expedition::can_fulfil_any(self, ask.seat) {
            return draw_from_menu(self, ask, buffer, rng);
        }
        match self.phase {
            Phase::Discover => discover::draw_action(self, ask, rng),
            Phase::Ship { .. } => discover::draw_ship_action(ask, rng),
            Phase::Take(_) => take::draw_action(self, ask, rng),
            Phase::Deal | Phase::Tax { .. } | Phase::Over(_) => unreachable!("nobody is asked"),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        match self.phase {
            Phase::Discover => discover::check(self, seat, action),
            Phase::Ship { .. } => discover::check_ship(action),
            Phase::Take(taking) => take::check(self, taking, action),
            Phase::Deal | Phase::Tax { .. } | Phase::Over(_) => {
                Err(Refusal::Illegal { rule: PR_TAKE, why: Why::NotNow })
            }
        }
    }

    #[inline]
    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        match (action, play.game.phase) {
            (Action::Draw, _) => discover::resolve_draw(play),
            (Action::Stop, _) => take::begin(play),
            (Action::Repel, Phase::Ship { card }) => discover::resolve_repel(play, card),
            (Action::Keep, Phase::Ship { card }) => discover::resolve_keep(play, card),
            (Action::Repel | Action::Keep, _) => unreachable!("checked: a ship waits"),
            (Action::Take { card }, _) => take::resolve_take(play, seat, card),
            (Action::Fulfil { expedition, persons }, _) => {
                expedition::resolve(play, seat, expedition, persons);
            }
            (Action::Pass, _) => take::resolve_pass(play, seat),
        }
    }

    #[expect(clippy::inline_always, reason = "as for `apply`")]
    #[inline(always)]
    fn remember(&mut self, event: &Event) {
        self.memory.note(event);
    }

    #[expect(clippy::inline_always, reason = "as for `apply`")]
    #[inline(always)]
    fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    fn invariants(&self) -> Result<(), Broken> {
        invariants::check(self)
    }

    fn view(&self, observer: Observer) -> View {
        self.view_of(observer)
    }

    fn event_view(event: &Event, observer: Observer) -> Option<EventView> {
        event.view(observer)
    }

    /// All actions are open: only coins are face down, and no action names one.
    fn is_public(_: &Action) -> bool {
        true
    }

    /// Plays safe: draws no more than it must, repels ships that would bust, takes nothing.
    fn fallback(_: &Rules, view: &View) -> Action {
        match view.phase {
            PhaseView::Ship { would_bust: true, .. } => Action::Repel,
            PhaseView::Ship { would_bust: false, .. } => Action::Keep,
            PhaseView::Take { .. } => Action::Pass,
            PhaseView::Deal
            | PhaseView::Discover
            | PhaseView::Tax { .. }
            | PhaseView::Over { .. } => {
                let must_draw = view.n_drawn == 0 && (view.deck > 0 || !view.discard.is_empty());
                if must_draw { Action::Draw } else { Action::Stop }
            }
        }
    }

    fn write_action(rules: &Rules, action: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write(rules, action, out)
    }

    fn read_action(rules: &Rules, text: &str) -> Result<Action, NotationError> {
        notation::read(rules, text)
    }

    fn card_name(rules: &Rules, card: CardId) -> Option<String> {
        rules.names.get(card.idx()).cloned()
    }

    fn card_named(rules: &Rules, name: &str) -> Option<CardId> {
        notation::card(rules, name).ok()
    }

    fn say_window(rules: &Rules, view: &View) -> Option<Phrase> {
        speech::window(rules, view)
    }

    fn say_action(rules: &Rules, view: &View, action: &Action) -> Phrase {
        speech::action(rules, view, action)
    }

    fn say_attempt(rules: &Rules, view: &View, action: &Action, _: &[EventView]) -> Vec<Phrase> {
        remarks::attempt(&rules.sheet(), view, action)
    }

    fn say_view(rules: &Rules, view: &View) -> Remarks {
        remarks::of(&rules.sheet(), view)
    }

    fn say_score(rules: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
        score::parts(rules, view)
    }

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        rules.spoken.get(card.idx()).cloned()
    }

    fn say_event(rules: &Rules, event: &EventView) -> Option<Phrase> {
        speech::event(rules, event)
    }

    fn figure(event: &Event) -> Option<Figure> {
        event.figure()
    }

    fn ledger() -> &'static [Rule] {
        ledger::ALL
    }

    fn sections() -> &'static [&'static str] {
        &["pr-section-setup", "pr-section-discover", "pr-section-take", "pr-section-end"]
    }

    fn setup_advice(rules: &Rules) -> Option<Phrase> {
        let is_many = rules.seats.get() >= UNEVEN.seats_min;
        let is_uneven = rules.options.ending == LastLap::Book && is_many;
        is_uneven.then(|| Phrase::new(UNEVEN.key))
    }

    fn card_tables(rules: &Rules) -> Vec<CardTable> {
        catalogue::tables(rules)
    }

    fn card_info(rules: &Rules, card: CardId) -> Option<CardInfo> {
        explain::info(rules, card)
    }

    fn is_unseen(_: &Rules, view: &View, card: CardId) -> bool {
        explain::is_unseen(view, card)
    }

    fn gallery(rules: &Rules) -> Vec<GalleryPart> {
        explain::gallery(rules)
    }

    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../words/en.ftl"),
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::De => include_str!("../words/de.ftl"),
        }
    }
}

#[inline(never)]
fn draw_from_menu(
    game: &PortRoyal,
    ask: Ask,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> Decided<Action> {
    game.menu(ask.seat, buffer);
    ask.draw_from(&buffer.actions, rng)
}

impl Worlds for PortRoyal {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        worlds::seen(rules, view)
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        worlds::fill(self, view, rng);
    }
}

impl Rig for PortRoyal {
    fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Self, RigError> {
        rig::rig(rules, lines)
    }
}
