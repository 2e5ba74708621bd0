//! Broadside, a tiny test game for 2 to 6 players: each has six hidden guns, all fire one of them
//! in turn, and the highest wins the round. It is behind the feature `test-games`.
//!
//! It proves the recipe *Add a game* of CONTRIBUTING: everything it needs lies in this folder, and
//! terminal, server, page and bots play it without knowing its name. So it draws no table of its
//! own: it says its table in sentences (`say_view`), which every user interface can show.

pub mod rules;
pub mod state;
pub mod event;
pub mod view;
pub mod fire;
mod invariants;
mod worlds;
mod rig;
mod notation;
pub mod speech;
#[cfg(feature = "features")]
mod features;
#[cfg(feature = "bots")]
mod bots;
pub mod ledger;

use std::fmt;

use contract::{
    About, Broken, CardId, DeckText, Game, Host, Language, Menu, NotationError, Observer,
    OptionAbout, Outcome, Phrase, Play, Refusal, Rule, Seat, SeatCount, SetupError, Standing,
};

pub use event::{Event, EventView};
pub use fire::{Action, Why};
pub use rules::{Aim, Options, Rules};
pub use state::TestBroadside;
pub use view::View;

use state::{END, Phase};

/// In sentences, as any game.
#[cfg(feature = "screen")]
impl screen::Drawn for TestBroadside {}

impl Game for TestBroadside {
    const ABOUT: About = About {
        id: "test-broadside",
        prefix: "tb",
        seats: 2..=6,
        usual_seats: 3,
        minutes: 5,
        options: &[OptionAbout { name: "aim", values: &["high", "low"] }],
        cautions: &[],
    };
    const RULES_VERSION: u32 = 1;
    const ACTIONS_MAX: u32 = 5 * 6;
    const REACTIONS: &'static [&'static str] = &[];

    type Options = Options;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    /// The table in sentences, for user interfaces that do not draw it.
    type Remarks = Vec<Phrase>;
    type Why = Why;

    fn rules(options: &Options, seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
        Rules::new(*options, seats, deck)
    }

    fn default_deck() -> DeckText {
        DeckText::built_in("test-broadside", include_str!("../data/deck.csv"))
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.seats
    }

    fn new(rules: &'static Rules) -> Self {
        Self::before_deal(rules)
    }

    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        fire::deal(play);
    }

    fn standing(&self) -> Standing {
        match self.phase {
            Phase::Deal | Phase::Round => Standing::Open(fire::window(self)),
            Phase::Over => {
                let points = |seat: Seat| i16::from(self.points[seat]);
                Standing::Over(Outcome::rank(END, self.rules.seats.seats(), points, points))
            }
        }
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn menu(&self, seat: Seat, out: &mut Menu<Action>) {
        fire::menu(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        fire::check(self, seat, *action)
    }

    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        fire::resolve(play, seat, action);
    }

    fn evolve(&mut self, event: &Event) {
        self.apply(*event);
    }

    fn invariants(&self) -> Result<(), Broken> {
        invariants::check(self)
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn event_view(event: &Event, observer: Observer) -> Option<EventView> {
        Some(event.view(observer))
    }

    fn is_public(_: &Action) -> bool {
        true
    }

    /// Fires the first gun in hand.
    fn fallback(_: &Rules, view: &View) -> Action {
        let own = view.me.and_then(|me| view.hands.get(me.idx())).and_then(|hand| hand.guns);
        Action::Fire { gun: own.and_then(state::Guns::first).unwrap_or(CardId(0)) }
    }

    fn write_action(_: &Rules, action: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write(*action, out)
    }

    fn read_action(rules: &Rules, text: &str) -> Result<Action, NotationError> {
        notation::read(rules, text)
    }

    fn card_name(rules: &Rules, card: CardId) -> Option<String> {
        rules.guns().has(card).then(|| notation::name(card))
    }

    fn card_named(rules: &Rules, name: &str) -> Option<CardId> {
        notation::gun(rules, name)
    }

    fn say_window(_: &Rules, view: &View) -> Option<Phrase> {
        speech::window(view)
    }

    fn say_view(_: &Rules, view: &View) -> Vec<Phrase> {
        speech::table(view)
    }

    fn say_action(_: &Rules, _: &View, action: &Action) -> Phrase {
        speech::action(*action)
    }

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        rules.guns().has(card).then(|| speech::gun(card))
    }

    fn say_event(_: &Rules, event: &EventView) -> Option<Phrase> {
        speech::event(*event)
    }

    fn ledger() -> &'static [Rule] {
        ledger::ALL
    }

    fn sections() -> &'static [&'static str] {
        &["tb-section-setup", "tb-section-round", "tb-section-end"]
    }

    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../words/en.ftl"),
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::De => include_str!("../words/de.ftl"),
        }
    }
}
