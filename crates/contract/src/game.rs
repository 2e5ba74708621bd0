//! The contract: what every game of this project must implement.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    About, Ask, CardId, CardInfo, CardTable, Decided, DeckText, Figure, GalleryPart, Host, Menu,
    Observer, Pending, Phrase, Play, Question, Refusal, Reply, Rule, ScorePart, SearchRng, Seat,
    SeatCount, SetupError, Speak, Standing, Window, WindowId,
};

/// The field of a view that holds what [`Game::say_view`] says. No view has a field of this name
/// of its own.
pub const SAID: &str = "said";
/// The field of a view that holds what [`Game::say_score`] says, once the match is over. No view
/// has a field of this name of its own.
pub const SCORE: &str = "score";
/// How many times longer than what spectators read, in JSON, what others read may be at most: it
/// names cards that spectators only count. Tables pad messages by this, so that their length does
/// not tell which cards.
pub const SAID_TIMES: usize = 5;
/// The most bytes an aside of a menu may take in JSON. How many there are is public, but the words
/// of an offer name its cards. Tables pad menus by this much for each aside.
pub const ASIDE_BYTES: usize = 2048;

/// A game in progress.
///
/// The implementing type is the full, secret state: one compact value without heap pointers, cheap
/// to copy. The same code plays a live table and ten million playouts. It has no clock, no I/O and
/// no random source of its own: the same set-up and log give the same events.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The facts by which user interfaces offer the game.
    const ABOUT: About;
    /// The game's name in commands, records and messages: `"rum"`.
    const ID: &'static str = Self::ABOUT.id;
    /// The version of the rules. It rises only when behaviour changes; a record names the version
    /// it was played by.
    const RULES_VERSION: u32;
    /// The range of seat counts, over all options.
    const SEATS: std::ops::RangeInclusive<u8> = Self::ABOUT.seats;
    /// The most actions a match can need; a longer match is a bug in the game.
    const ACTIONS_MAX: u32;
    /// The kinds of [`question`](Self::question) that are reactions, in the order of a round. A
    /// seat that is asked can always pass, so it can leave them to a standing order.
    const REACTIONS: &'static [&'static str];
    /// The kinds of action that are [asides](Reply::Aside), by the tag of the action. A seat with
    /// one other action left has no choice.
    const ASIDES: &'static [&'static str] = &[];

    /// Editions and variants, as people choose them.
    type Options: Clone + Default + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// Options, seat count, policies and card tables: parsed and checked once, kept outside the
    /// state.
    type Rules: Debug + Send + Sync + Serialize + 'static;
    /// What a seat may do. Small and `Copy`; refers to hidden cards by position, never by id.
    type Action: Copy + Ord + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What happened, in full. Small and `Copy`.
    type Event: Copy + Debug + Eq + Send + Sync + 'static;
    /// What one observer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// An event as one observer may know it.
    type EventView: Clone + Eq + Debug + Serialize + Send + 'static;
    /// The sentences about a view, by what they are about; `()` if there are none.
    type Remarks: Eq + Debug + Serialize + 'static;
    /// The numbers behind a refusal.
    type Why: Copy + Eq + Debug + Serialize + Speak + Send + Sync + 'static;

    /// Makes rules from options, seat count and deck.
    ///
    /// # Errors
    /// If the deck breaks a rule, or the options do not fit the seat count.
    fn rules(
        options: &Self::Options,
        seats: SeatCount,
        deck: &DeckText,
    ) -> Result<Self::Rules, SetupError>;
    /// The deck that this project ships.
    fn default_deck() -> DeckText;
    /// The decks that this project shipped before, oldest first, each with the last version of the
    /// rules that used it. They keep old records replayable.
    fn former_decks() -> Vec<(u32, DeckText)> {
        Vec::new()
    }
    /// The number of seats that these rules are for.
    fn seats(rules: &Self::Rules) -> SeatCount;
    /// The game before the deal.
    fn new(rules: &'static Self::Rules) -> Self;
    /// Deals and opens the first window.
    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>);

    /// The open window, or how the game ended.
    fn standing(&self) -> Standing;
    /// The open window; `None` when the game is over. It agrees with [`standing`](Self::standing),
    /// for loops that call it often and need no outcome.
    #[inline]
    fn window(&self) -> Option<Window> {
        match self.standing() {
            Standing::Open(window) => Some(window),
            Standing::Over(_) => None,
        }
    }
    /// The part of the open window that decides which machine is asked next. It agrees with
    /// [`window`](Self::window), for playouts that need no more.
    #[inline]
    fn pending(&self) -> Option<Pending> {
        self.window().map(Pending::from)
    }
    /// The kind of question that the open window asks, for the table's clocks and standing orders.
    /// It depends on public facts only.
    fn question(&self, window: &Window) -> Question {
        Question::by_mode(window.mode)
    }
    /// What a legal action replies to. It depends on the action and public facts only.
    fn reply(&self, _action: &Self::Action) -> Reply {
        Reply::Question
    }
    /// Whether the cards shown in the open window may still be answered, judging by public facts.
    /// If so, tables give each of them its reaction time. See [`Reply::Shown`].
    fn shown_may_be_answered(&self) -> bool {
        false
    }
    /// The number of the round, if the game has rounds. Tables use it for limits and changes that
    /// apply once per round. Public.
    fn round(&self) -> u16 {
        0
    }
    /// Whether the open window covers this one: an answer to it is early, not late.
    fn covered(&self, _id: WindowId) -> bool {
        false
    }
    /// The first seat in the clockwise order in which machines are asked when several may answer.
    fn lead(&self) -> Seat {
        Seat(0)
    }
    /// Lists what a seat may do now. Call it only for seats that are waited for or may act.
    fn menu(&self, seat: Seat, out: &mut Menu<Self::Action>);
    /// Draws uniformly from the menu of the seat that is asked, and from silence too if it may stay
    /// silent. A game may draw without listing the menu.
    fn draw_action(
        &self,
        ask: Ask,
        buffer: &mut Menu<Self::Action>,
        rng: &mut SearchRng,
    ) -> Decided<Self::Action> {
        self.menu(ask.seat, buffer);
        ask.draw_from(&buffer.actions, rng)
    }
    /// Whether a seat that is waited for, or may act, may play this action now.
    ///
    /// # Errors
    /// The rule that forbids it and the numbers behind it. The answer depends only on what the
    /// seat may know.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal<Self::Why>>;
    /// Carries out a checked action: decides what happens and emits events.
    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Self::Action);
    /// Applies an event; it never decides anything.
    fn evolve(&mut self, event: &Self::Event);
    /// Notes what observers with perfect memory learn from an event, which is applied next. No
    /// window, menu or outcome depends on that memory, so [hosts](Host::REMEMBERS) that show no
    /// view leave it out. Only the check of an action that no menu lists may ask what its seat
    /// knows.
    #[inline]
    fn remember(&mut self, _event: &Self::Event) {}
    /// Checks what must hold in every state.
    ///
    /// # Errors
    /// The broken invariant.
    fn invariants(&self) -> Result<(), Broken>;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Self::View;
    /// What an observer may know of an event; `None` if nothing.
    fn event_view(event: &Self::Event, observer: Observer) -> Option<Self::EventView>;
    /// Whether everybody sees the whole action, unless it answers a sealed window. If not, its
    /// events tell what each observer may know. The default is hidden.
    fn is_public(_action: &Self::Action) -> bool {
        false
    }
    /// The action for a seat whose time is up. It depends on the seat's view only, so it cannot
    /// leak a secret.
    fn fallback(rules: &Self::Rules, view: &Self::View) -> Self::Action;

    /// Writes an action in the canonical notation of records and scenarios.
    ///
    /// # Errors
    /// Those of the writer.
    fn write_action(
        rules: &Self::Rules,
        action: &Self::Action,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;
    /// Parses the canonical notation.
    ///
    /// # Errors
    /// If the text is not an action of this game.
    fn read_action(rules: &Self::Rules, text: &str) -> Result<Self::Action, NotationError>;
    /// The name of a card in the notation; `None` if there is no such card.
    fn card_name(rules: &Self::Rules, card: CardId) -> Option<String>;
    /// The card with that name.
    fn card_named(rules: &Self::Rules, name: &str) -> Option<CardId>;

    /// The question of the open window, worded for the observer of a view: seats that still have
    /// to answer are asked, everybody else reads what the game waits for. `None` exactly when no
    /// window is open. It depends on public facts and on the observer's own answer, never on the
    /// cards they hold, so all seats that are asked read the same question. User interfaces show
    /// it and write no question of their own.
    fn say_window(rules: &Self::Rules, view: &Self::View) -> Option<Phrase>;
    /// An action in words, for a person who chooses it in the position of this view.
    fn say_action(rules: &Self::Rules, view: &Self::View, action: &Self::Action) -> Phrase;
    /// Whether hardly anybody wants this action, though it is legal. Menus are sorted without it;
    /// user interfaces list such actions last.
    fn is_unlikely(_action: &Self::Action) -> bool {
        false
    }
    /// What an action would bring, sentence by sentence, for a person who thinks about it in the
    /// position of this view. `events` are those of a dry run, up to the first chance event.
    fn say_attempt(
        _rules: &Self::Rules,
        _view: &Self::View,
        _action: &Self::Action,
        _events: &[Self::EventView],
    ) -> Vec<Phrase> {
        Vec::new()
    }
    /// The sentences about what lies on the table, such as the terms of an offer, worded for the
    /// observer of a view. Clients get them as one more field of the view, [`SAID`].
    fn say_view(rules: &Self::Rules, view: &Self::View) -> Self::Remarks;
    /// The parts of each seat's points, by seat; they add up to the points of the outcome. Asked
    /// only once the match is over. Clients get them as one more field of the view, [`SCORE`]; a
    /// game that counts only one thing says nothing.
    fn say_score(_rules: &Self::Rules, _view: &Self::View) -> Vec<Vec<ScorePart>> {
        Vec::new()
    }
    /// The name of a card, if the deck has it; clients get it from `Rules`.
    fn say_card(rules: &Self::Rules, card: CardId) -> Option<Phrase>;
    /// An event in words; `None` if there is nothing to say.
    fn say_event(rules: &Self::Rules, event: &Self::EventView) -> Option<Phrase>;
    /// The statistic to update when this event happens.
    fn figure(_event: &Self::Event) -> Option<Figure> {
        None
    }
    /// The rules, for the players' rules page.
    fn ledger() -> &'static [Rule] {
        &[]
    }
    /// The phrase keys of the headings of the rules page, by section of the ledger.
    fn sections() -> &'static [&'static str] {
        &[]
    }
    /// Advice for people before they play by these rules; usually `None`.
    fn setup_advice(_rules: &Self::Rules) -> Option<Phrase> {
        None
    }
    /// The cards for the players' rules page: what each costs, brings and does, and how many.
    fn card_tables(_rules: &Self::Rules) -> Vec<CardTable> {
        Vec::new()
    }
    /// What a card is and does, for people who point at it; `None` if the game has no such card.
    /// Pieces that are not in the deck but lie on the table have the ids after its last card.
    fn card_info(_rules: &Self::Rules, _card: CardId) -> Option<CardInfo> {
        None
    }
    /// Whether the observer of a view cannot see a card now: it lies face down, or in a hand that
    /// they have not seen. Cards that they remember are seen.
    fn is_unseen(_rules: &Self::Rules, _view: &Self::View, _card: CardId) -> bool {
        false
    }
    /// One card for each face, by headings, for the gallery of the rules page.
    fn gallery(_rules: &Self::Rules) -> Vec<GalleryPart> {
        Vec::new()
    }
    /// The Fluent file of this game in a language.
    fn words(language: Language) -> &'static str;
}

/// A game whose hidden half can be sampled from a view alone.
///
/// Laws: the view of the sampled world equals the view it was sampled from, and the world keeps
/// all invariants.
pub trait Worlds: Game {
    /// A state with what a seat sees, and nothing hidden: the common part of all worlds that fit a
    /// view.
    fn seen(rules: &'static Self::Rules, view: &Self::View) -> Self;

    /// Samples the hidden rest of a state that [`seen`](Self::seen) made from the same view.
    fn fill(&mut self, view: &Self::View, rng: &mut SearchRng);

    /// Samples a full state that is consistent with what a seat knows (determinization). It uses
    /// its own generator: a bot cannot peek even by mistake, and its search never disturbs the
    /// game.
    fn sample_world(rules: &'static Self::Rules, view: &Self::View, rng: &mut SearchRng) -> Self {
        let mut world = Self::seen(rules, view);
        world.fill(view, rng);
        world
    }
}

/// A language that players read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// German.
    De,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::De];

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::De => "de",
        }
    }

    /// The language for a code such as `pl` or `pl_PL.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let letters = code.get(..2)?;
        let rest = &code[2..];
        let alone = rest.is_empty() || rest.starts_with(['_', '-', '.', '@']);
        Self::ALL.into_iter().find(|known| alone && known.code().eq_ignore_ascii_case(letters))
    }
}

/// A text that is not in the canonical notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// No action starts with this word.
    UnknownAction(String),
    /// The action is known, but this part of it cannot be parsed.
    BadPart(String),
    /// The deck has no such card.
    UnknownCard(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownAction(text) => write!(out, "no action is written `{text}`"),
            Self::BadPart(text) => write!(out, "cannot read `{text}` in this action"),
            Self::UnknownCard(text) => write!(out, "the deck has no card `{text}`"),
        }
    }
}

impl std::error::Error for NotationError {}

/// A broken invariant. It is a bug of ours, never a player's mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken(pub &'static str);

impl Broken {
    /// `Ok` if the invariant holds.
    ///
    /// # Errors
    /// The name of the invariant, if it is broken.
    #[inline]
    pub fn unless(holds: bool, name: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(name)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_a_locale() {
        assert_eq!(Language::from_code("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::from_code("DE"), Some(Language::De));
        assert_eq!(Language::from_code("english"), None);
        assert_eq!(Language::from_code("ł"), None);
        assert_eq!(Language::from_code(""), None);
    }
}
