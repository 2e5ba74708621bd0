//! RUM, a card game of set collection for 2 to 4 castaways.
//!
//! Seven collection cards, one for each colour, lie in a row and show 1. On a turn a seat either
//! draws a card, from the beach (three cards, some face down) or from the wreck (all the rest,
//! shuffled), or plays a set: it lays out cards from hand, each with its end of one or of two
//! bottles up, and adds the single bottles that are face up on the beach. With more bottles of a
//! colour than its collection card shows, the seat wins that card, from the row or from another
//! seat, and the card then shows that number. The three single bottles of a colour, a rum trio, win
//! the card at any value and raise it by two. A seat's points are what its collection cards show.
//!
//! The parrot hides among the cards. The seat that draws it puts back two or three cards and
//! advances the castaway clock. When the beach is all face down a wave turns it up, and if the
//! parrot is there, everybody puts cards back. The game ends when somebody has the points needed,
//! or when the clock reaches 8. The rules with their ids are in `RULES.md`.
//!
//! ```
//! use contract::chance::Generator;
//! use contract::{Actor, DeckText, Game, Match, Seat, SeatCount, Seed, Submission, setup};
//! use rum::{Action, Options, Rum};
//!
//! let seats = SeatCount::new(3).expect("three is a number of seats");
//! let rules = setup::rules::<Rum>(&Options {}, seats, &Rum::default_deck())?;
//! let mut game = Match::<Rum>::deal(rules, Generator::ChaCha8, Seed::from_number(1, 0));
//! for _ in 0..2 {
//!     let window = game.window().expect("the game has just begun");
//!     let seat = window.waiting.first().expect("somebody is asked");
//!     let action = Action::DrawWreck;
//!     let taken = game.submit(Submission { seat, window: window.id, actor: Actor::User, action });
//!     assert!(taken.is_ok());
//! }
//! assert_eq!(game.log().len(), 2);
//! # Ok::<(), contract::SetupError>(())
//! ```

pub mod card;
pub mod deck;
pub mod state;
pub mod action;
pub mod event;
pub mod view;
pub mod memory;
mod setup;
pub mod phase;
pub mod ending;
mod evolve;
mod suggest;
pub mod refusal;
mod invariants;
mod worlds;
mod rig;
mod notation;
pub mod speech;
mod score;
mod catalogue;
pub mod explain;
#[cfg(feature = "features")]
mod features;
#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "screen")]
mod screen;
pub mod ledger;

use std::fmt;

use contract::{
    About, Ask, Broken, CardId, CardInfo, CardTable, Decided, DeckText, GalleryPart, Game, Host,
    Language, Menu, Mode, NotationError, Observer, Phrase, Play, Question, Refusal, Rig, RigError,
    RigLine, Rule, ScorePart, SearchRng, Seat, SeatCount, SetupError, Standing, Weight, Window,
    WindowId, Worlds,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, Laying, PlaceId};
pub use card::{Cards, Colour, Face, PARROT};
pub use deck::Rules;
pub use event::{Event, EventView};
pub use refusal::Why;
pub use state::Rum;
pub use view::View;

use card::Lanes;
use ledger::{RUM_PARROT, RUM_TURN};
use phase::{draw, parrot, set};
use state::{Phase, Place};

/// RUM has no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// The kind of action for which menus contain only suggestions.
pub const COMPOSED: &[&str] = &["set"];

impl Rum {
    pub(crate) fn before_deal(rules: &'static Rules) -> Self {
        Self {
            rules,
            window: WindowId(0),
            active: Seat(0),
            clock: 1,
            beach: [Place::Empty; 3],
            open: Lanes::NONE,
            phase: Phase::Deal,
            wreck: Cards::EMPTY,
            shown: Cards::EMPTY,
            hands: contract::PerSeat::default(),
            ends: contract::PerSeat::default(),
            values: Lanes::all(1),
            owners: Lanes::NONE,
            memory: memory::Memory::new(),
        }
    }
}

impl Game for Rum {
    const ABOUT: About = About {
        id: "rum",
        prefix: "rum",
        seats: 2..=4,
        usual_seats: 3,
        minutes: 20,
        options: &[],
        cautions: &[],
    };
    const RULES_VERSION: u32 = 1;
    const ACTIONS_MAX: u32 = 20_000;
    const REACTIONS: &'static [&'static str] = &[];

    type Options = Options;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Remarks = ();
    type Why = Why;

    fn rules(_: &Options, seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
        deck::rules(seats, deck)
    }

    fn default_deck() -> DeckText {
        DeckText::built_in("rum", deck::DEFAULT)
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.seats
    }

    fn new(rules: &'static Rules) -> Self {
        // The parrot joins when everybody has a card.
        Self { wreck: Rules::all_cards().without(PARROT), ..Self::before_deal(rules) }
    }

    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        setup::start(play);
    }

    fn standing(&self) -> Standing {
        match &self.phase {
            Phase::Deal | Phase::Turn => Standing::Open(draw::window(self)),
            Phase::PutBack(put_back) => Standing::Open(parrot::window(self, put_back)),
            Phase::Over(ending) => Standing::Over(ending::outcome(self, *ending)),
        }
    }

    #[inline]
    fn window(&self) -> Option<Window> {
        match &self.phase {
            Phase::Deal | Phase::Turn => Some(draw::window(self)),
            Phase::PutBack(put_back) => Some(parrot::window(self, put_back)),
            Phase::Over(_) => None,
        }
    }

    /// A seat that puts cards back must choose them, so that is a decision too.
    fn question(&self, window: &Window) -> Question {
        let kind = match window.mode {
            Mode::Turn | Mode::Open => "turn",
            Mode::Sealed => "put-back",
        };
        Question { kind, weight: Weight::Decision }
    }

    fn menu(&self, seat: Seat, out: &mut Menu<Action>) {
        out.clear();
        match &self.phase {
            Phase::Turn => {
                out.actions.extend((0..draw::N_DRAWS).map(draw::nth));
                out.actions.extend(suggest::list(self, seat).into_iter().map(Action::Set));
                out.composed = COMPOSED;
            }
            Phase::PutBack(put_back) => parrot::menu(self, put_back, seat, out),
            Phase::Deal | Phase::Over(_) => {}
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `suggest::draw_action`")]
    fn draw_action(&self, ask: Ask, _: &mut Menu<Action>, rng: &mut SearchRng) -> Decided<Action> {
        if let Phase::PutBack(put_back) = &self.phase {
            return parrot::draw_action(self, put_back, ask, rng);
        }
        suggest::draw_action(self, ask, rng)
    }

    /// Decides: [`RUM_TURN`].
    /// See: [`RUM_PARROT`].
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
        match (&self.phase, *action) {
            (Phase::PutBack(put_back), Action::PutBack { cards }) => {
                parrot::check(self, put_back, seat, cards)
            }
            (Phase::PutBack(_), _) => refuse(RUM_PARROT, Why::PutBackFirst),
            (Phase::Turn, Action::DrawBeach { place }) => draw::check_beach(place),
            (Phase::Turn, Action::DrawWreck) => Ok(()),
            (Phase::Turn, Action::Set(laying)) => set::check(self, seat, laying),
            (Phase::Turn, Action::PutBack { .. }) | (Phase::Deal | Phase::Over(_), _) => {
                refuse(RUM_TURN, Why::NotNow)
            }
        }
    }

    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        let flow = match action {
            Action::DrawBeach { place } => draw::resolve_beach(play, seat, place),
            Action::DrawWreck => draw::resolve_wreck(play, seat),
            Action::Set(laying) => set::resolve(play, seat, laying),
            Action::PutBack { cards } => parrot::resolve(play, seat, cards),
        };
        // A break means the end of the game: the rest of the effect is dropped.
        debug_assert_eq!(flow.is_break(), matches!(play.game.phase, Phase::Over(_)));
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `apply`")]
    fn remember(&mut self, event: &Event) {
        self.note(event);
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `apply`")]
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
        Some(event.view(observer))
    }

    /// See: [`crate::ledger::RUM_SECRET`], [`crate::ledger::RUM_SECRET_BACK`].
    fn is_public(action: &Action) -> bool {
        match action {
            Action::DrawBeach { .. } | Action::DrawWreck | Action::Set(_) => true,
            Action::PutBack { .. } => false,
        }
    }

    /// Draws from the wreck; puts back the first cards of the hand.
    fn fallback(_: &Rules, view: &View) -> Action {
        let view::PhaseView::PutBack { n, .. } = view.phase else { return Action::DrawWreck };
        let own = view.me.and_then(|me| view.hands.get(me.idx())).and_then(|hand| hand.cards);
        let cards = own.unwrap_or_default().iter().take(usize::from(n)).collect();
        Action::PutBack { cards }
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

    fn say_window(_: &Rules, view: &View) -> Option<Phrase> {
        speech::window(view)
    }

    fn say_attempt(_: &Rules, view: &View, _: &Action, events: &[EventView]) -> Vec<Phrase> {
        speech::attempt(view, events)
    }

    fn say_view(_: &Rules, _: &View) {}

    fn say_score(_: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
        score::parts(view)
    }

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        rules.spoken.get(card.idx()).cloned()
    }

    fn say_action(rules: &Rules, view: &View, action: &Action) -> Phrase {
        speech::action(rules, view, action)
    }

    fn say_event(rules: &Rules, event: &EventView) -> Option<Phrase> {
        speech::event(rules, event)
    }

    fn ledger() -> &'static [Rule] {
        ledger::ALL
    }

    fn sections() -> &'static [&'static str] {
        &["rum-section-setup", "rum-section-turn", "rum-section-parrot", "rum-section-end"]
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

impl Worlds for Rum {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        worlds::seen(rules, view)
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        worlds::fill(self, view, rng);
    }
}

impl Rig for Rum {
    fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Self, RigError> {
        rig::rig(rules, lines)
    }
}
