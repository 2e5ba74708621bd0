//! Jolly Roger, a card game of shared raids and mutinies for 3 to 10 pirates.
//!
//! Each round the Captain appoints a Quartermaster and picks a destination: a Fort, a Merchant
//! Ship or a Settlement to attack, a Pirate Port for fresh crew, or Treasure Island to bury
//! prizes where no mutiny can reach them. In an attack everybody may play crew cards, in any
//! order, until the Quartermaster turns the destination card over; if the skills suffice, the
//! prizes are shared, the Captain picking first and the Quartermaster giving out the rest as
//! equally as possible. At the end of a round the Captain may have somebody punished.
//!
//! After each decision of the Captain any other seat may call a mutiny, once per round. Then all
//! may play crew for the Captain or for the First Mutineer. The side with more crewmen wins, the
//! losers' unburied prizes are shared among all, and the crew is dealt out again. Special crew has
//! effects, a Traitor cancels them, and pirates may bribe each other. After ten voyages, or when
//! the prizes run out, the most gold wins. The rules with their ids are in `RULES.md`.
//!
//! ```
//! use contract::chance::Generator;
//! use contract::{Actor, Game, Match, SeatCount, Seed, Submission, setup};
//! use jolly_roger::{JollyRoger, Options};
//!
//! let seats = SeatCount::new(5).expect("five is a number of seats");
//! let deck = JollyRoger::default_deck();
//! let rules = setup::rules::<JollyRoger>(&Options::default(), seats, &deck)?;
//! let mut game = Match::<JollyRoger>::deal(rules, Generator::ChaCha8, Seed::from_number(1, 0));
//! // Every seat takes its first action, for two rounds.
//! while game.window().is_some() && game.game().round() < 3 {
//!     let window = game.window().expect("the game goes on");
//!     let seat = window.waiting.first().expect("somebody is asked");
//!     let action = game.menu(seat).actions[0];
//!     let taken = game.submit(Submission { seat, window: window.id, actor: Actor::User, action });
//!     assert!(taken.is_ok());
//! }
//! assert!(game.log().len() > 10);
//! # Ok::<(), contract::SetupError>(())
//! ```

pub mod card;
pub mod options;
pub mod editions;
pub mod deck;
pub mod step;
pub mod contest;
pub mod recent;
mod piles;
pub mod state;
pub mod pieces;
pub mod action;
pub mod event;
pub mod event_view;
pub mod view;
pub mod memory;
pub mod deeds;
mod remember;
mod setup;
pub mod phase;
mod crew;
mod anytime;
pub mod bribe;
pub mod show;
mod reply;
mod evolve;
mod moves;
pub mod refusal;
mod invariants;
mod worlds;
mod question;
mod fallback;
mod draw;
mod rig;
mod notation;
pub mod prompt;
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
pub mod ledger;

use std::fmt;

use contract::{
    About, Ask, Broken, CardId, CardInfo, CardTable, Decided, DeckText, Figure, GalleryPart, Game,
    Host, Language, Menu, NotationError, Observer, OptionAbout, Pending, Phrase, Play, Question,
    Refusal, Reply, Rig, RigError, RigLine, Rule, ScorePart, SearchRng, Seat, SeatCount,
    SetupError, Standing, Window, WindowId, Worlds,
};

pub use action::Action;
pub use card::{Cards, Charts, Kind, Skill, Special};
pub use deck::Rules;
pub use event::Event;
pub use event_view::EventView;
pub use options::{CaptainsGold, Edition, Options, PrizeFacing};
pub use refusal::Why;
pub use remarks::Remarks;
pub use state::JollyRoger;
pub use view::View;

use card::{Special as S, all_crew, all_prizes};
use contest::Course;
use phase::scoring::{Deal, Over};
use state::{Answers, Attack, Interrupt, IslandBan, Phase, Share, Source, Unrest};

impl JollyRoger {
    pub(crate) fn before_deal(rules: &'static Rules) -> Self {
        let of_roles = rules.copies(S::Captain).or(rules.copies(S::Quartermaster));
        Self {
            rules,
            captain: Seat(0),
            quartermaster: None,
            n_windows: 0,
            window: WindowId(0),
            round: 0,
            unrest: Unrest::Brewing,
            island: IslandBan::Open,
            phase: Phase::Deal(Deal),
            interrupt: None,
            answers: Answers::none(contract::SeatSet::EMPTY),
            chosen: Cards::EMPTY,
            attack: Attack::default(),
            last_mutiny: None,
            recent: recent::Recent::default(),
            share: Share::new(Source::Attack),
            course: Course::Unset,
            stacks: rules.in_play,
            sailed: Charts::EMPTY,
            hands: piles::Piles::new(rules.hand_max),
            prizes: piles::Piles::new(u8::MAX),
            buried: contract::PerSeat::default(),
            deck: all_crew().minus(of_roles),
            discard: Cards::EMPTY,
            table: Cards::EMPTY,
            shown_by: contest::ShownBy::NOBODY,
            prize_deck: all_prizes(),
            prize_discard: Cards::EMPTY,
            pot: Cards::EMPTY,
            appraised: piles::Appraised::default(),
            offers: bribe::Offers::default(),
            shows: contract::PerSeat::default(),
            memory: memory::Memory::new(),
            deeds: deeds::Deeds::default(),
        }
    }

    /// The Captain's and the Quartermaster's card, which lie in front of their holders.
    pub(crate) fn role_cards(&self) -> Cards {
        self.rules.copies(S::Captain).or(self.rules.copies(S::Quartermaster))
    }
}

impl Game for JollyRoger {
    const ABOUT: About = About {
        id: "jolly-roger",
        prefix: "jr",
        seats: 3..=10,
        usual_seats: 5,
        minutes: 60,
        options: &[
            OptionAbout { name: "edition", values: &["en", "pl", "de"] },
            OptionAbout { name: "prizes", values: &["open", "hidden"] },
            OptionAbout { name: "captains_gold", values: &["own", "shared"] },
        ],
        cautions: &[],
    };
    const RULES_VERSION: u32 = 2;
    // An upper bound: a voyage has at most about twenty windows. Each has ten answers, and for each
    // seat three offers with their answers and nine shows of prizes; every card is played once.
    // There are at most eleven voyages.
    const ACTIONS_MAX: u32 = 60_000;
    const REACTIONS: &'static [&'static str] = question::REACTIONS;
    const ASIDES: &'static [&'static str] = reply::ASIDES;

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
        DeckText::built_in("jolly-roger", deck::DEFAULT)
    }

    fn former_decks() -> Vec<(u32, DeckText)> {
        let deck = |(until, text)| (until, DeckText::built_in("jolly-roger", text));
        deck::FORMER.map(deck).to_vec()
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.seats
    }

    fn new(rules: &'static Rules) -> Self {
        Self::before_deal(rules)
    }

    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        setup::start(play);
    }

    #[inline]
    fn standing(&self) -> Standing {
        if let Phase::Over(Over { ending, gold }) = &self.phase {
            return Standing::Over(phase::scoring::outcome(self, *ending, gold));
        }
        Standing::Open(phase::window(self))
    }

    fn window(&self) -> Option<Window> {
        (!matches!(self.phase, Phase::Over(_))).then(|| phase::window(self))
    }

    #[inline]
    fn pending(&self) -> Option<Pending> {
        (!matches!(self.phase, Phase::Over(_))).then(|| phase::pending(self))
    }

    fn question(&self, _: &Window) -> Question {
        question::question(&self.phase, self.interrupt)
    }

    fn reply(&self, action: &Action) -> Reply {
        reply::reply(self, action)
    }

    fn shown_may_be_answered(&self) -> bool {
        reply::shown_may_be_answered(self)
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    /// Whether a window comes back after the one above it closes. A window for cards at their
    /// printed time does not: the card played there has closed it.
    fn covered(&self, id: WindowId) -> bool {
        let comes_back = match self.interrupt {
            None => false,
            Some(Interrupt::Betrayal { .. }) => !matches!(self.phase, Phase::Timed(_)),
            Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) => true,
        };
        comes_back && id == self.window
    }

    fn lead(&self) -> Seat {
        self.captain
    }

    fn menu(&self, seat: Seat, out: &mut Menu<Action>) {
        phase::menu(self, seat, out);
    }

    #[expect(clippy::inline_always, reason = "so that an action goes to its rule in registers")]
    #[inline(always)]
    fn draw_action(
        &self,
        ask: Ask,
        buffer: &mut Menu<Action>,
        rng: &mut SearchRng,
    ) -> Decided<Action> {
        draw::action(self, ask, buffer, rng)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        phase::check(self, seat, action)
    }

    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        let held = (!play.game.offers.open.is_empty()).then(|| bribe::held(play.game));
        phase::resolve(play, seat, action);
        if let Some(held) = &held {
            bribe::lapse(play, held);
        }
        phase::settle(play);
    }

    #[expect(clippy::inline_always, reason = "as for `apply`")]
    #[inline(always)]
    fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    fn remember(&mut self, event: &Event) {
        self.note(event);
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

    fn fallback(rules: &Rules, view: &View) -> Action {
        fallback::fallback(rules, view)
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
        prompt::window(rules, view)
    }

    fn is_unlikely(action: &Action) -> bool {
        crew::cutthroat::kills_own_leader(action)
    }

    fn say_action(rules: &Rules, view: &View, action: &Action) -> Phrase {
        speech::action(rules, view, action)
    }

    fn say_score(rules: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
        score::parts(rules, view)
    }

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        rules.spoken.get(card.idx()).cloned()
    }

    fn say_view(rules: &Rules, view: &View) -> Remarks {
        remarks::of(rules, view)
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
        &[
            "jr-section-parts",
            "jr-section-setup",
            "jr-section-round",
            "jr-section-attack",
            "jr-section-sharing",
            "jr-section-port",
            "jr-section-island",
            "jr-section-mutiny",
            "jr-section-special",
            "jr-section-bribes",
            "jr-section-end",
            "jr-section-variants",
        ]
    }

    fn card_tables(rules: &Rules) -> Vec<CardTable> {
        catalogue::tables(rules)
    }

    fn card_info(rules: &Rules, card: CardId) -> Option<CardInfo> {
        explain::info(rules, card)
    }

    fn is_unseen(rules: &Rules, view: &View, card: CardId) -> bool {
        explain::is_unseen(rules, view, card)
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

impl Worlds for JollyRoger {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        worlds::seen(rules, view)
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        worlds::fill(self, view, rng);
    }
}

impl Rig for JollyRoger {
    fn rig(rules: &'static Rules, lines: &[RigLine]) -> Result<Self, RigError> {
        rig::rig(rules, lines)
    }
}
