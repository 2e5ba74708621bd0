//! The contract: what every game of this house must be able to say.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    CardId, CardTable, DeckText, Figure, Host, Menu, Observer, Phrase, Play, Question, Refusal,
    Reply, Rule, SearchRng, Seat, SeatCount, SetupError, Speak, Standing, Window, WindowId,
};

/// A game in progress.
///
/// The implementing type is the full, secret state: one compact value without heap pointers,
/// whose copy is cheap. The same code plays a live table and ten million playouts. It has no
/// clock, no I/O, no random source of its own; same set-up and log, same events.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in commands, records and messages: `"rum"`.
    const ID: &'static str;
    /// Bumped only when behaviour changes; a record names the version it was played by.
    const RULES_VERSION: u32;
    /// The fewest and the most seats, over all options.
    const SEATS: std::ops::RangeInclusive<u8>;
    /// The most actions a match can need; a match that goes on longer is our mistake.
    const ACTIONS_MAX: u32;
    /// The kinds of [`question`](Self::question) that are reactions, in the order of a round:
    /// whoever is asked can pass, and so leave them to a standing order.
    const REACTIONS: &'static [&'static str];
    /// The kinds of action that are [asides](Reply::Aside), by the tag of the action. A seat that
    /// has one answer left besides them has no choice.
    const ASIDES: &'static [&'static str] = &[];

    /// Editions and variants, as people choose them.
    type Options: Clone + Default + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// Options, seat count, policies and card tables: read and checked once, outside the state.
    type Rules: Debug + Send + Sync + Serialize + 'static;
    /// What a seat may do. Small and `Copy`; names hidden things by place, never by card.
    type Action: Copy + Ord + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What happened, whole. Small and `Copy`.
    type Event: Copy + Debug + Eq + Send + Sync + 'static;
    /// What one observer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// An event as one observer may know it.
    type EventView: Clone + Eq + Debug + Serialize + Send + 'static;
    /// The numbers behind a refusal.
    type Why: Copy + Eq + Debug + Serialize + Speak + Send + Sync + 'static;

    /// Makes rules of options, seat count and deck.
    ///
    /// # Errors
    /// When the deck breaks a rule, or the options do not fit the seats.
    fn rules(
        options: &Self::Options,
        seats: SeatCount,
        deck: &DeckText,
    ) -> Result<Self::Rules, SetupError>;
    /// The deck this project ships.
    fn default_deck() -> DeckText;
    /// The decks that this project shipped before, each with the last version of the rules that it
    /// came with, in that order: what was played with them is kept.
    fn former_decks() -> Vec<(u32, DeckText)> {
        Vec::new()
    }
    /// How many seats these rules are for.
    fn seats(rules: &Self::Rules) -> SeatCount;
    /// The game before the deal.
    fn new(rules: &'static Self::Rules) -> Self;
    /// Deals and opens the first window.
    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>);

    /// Who is asked, or how it ended.
    fn standing(&self) -> Standing;
    /// The open window; `None` when the game is over. What [`standing`](Self::standing) says, but
    /// for loops that ask often and need no outcome.
    #[inline]
    fn window(&self) -> Option<Window> {
        match self.standing() {
            Standing::Open(window) => Some(window),
            Standing::Over(_) => None,
        }
    }
    /// What kind of question the open window is, for clocks and standing orders outside. Follows
    /// from public facts only.
    fn question(&self, window: &Window) -> Question {
        Question::by_mode(window.mode)
    }
    /// What an action that may be played now replies to. Follows from the action and public facts.
    fn reply(&self, _action: &Self::Action) -> Reply {
        Reply::Question
    }
    /// Whether the cards shown in the open window may still be answered, as far as all can see:
    /// then tables give each of them its reaction time. See [`Reply::Shown`].
    fn shown_may_be_answered(&self) -> bool {
        false
    }
    /// The number of the round, where the game has rounds: what a table grants or lets people
    /// change once a round goes by it. Public.
    fn round(&self) -> u16 {
        0
    }
    /// Whether the window lies below the open one: an answer to it is early, not late.
    fn covered(&self, _id: WindowId) -> bool {
        false
    }
    /// The seat from which machines ask clockwise where several may answer.
    fn lead(&self) -> Seat {
        Seat(0)
    }
    /// Lists what a seat may do now. Only for seats that are waited for or may act.
    fn menu(&self, seat: Seat, out: &mut Menu<Self::Action>);
    /// Draws one action evenly from the menu, and says of how many it was drawn.
    fn draw_action(
        &self,
        seat: Seat,
        buffer: &mut Menu<Self::Action>,
        rng: &mut SearchRng,
    ) -> (Self::Action, u32) {
        self.menu(seat, buffer);
        let count = u32::try_from(buffer.actions.len()).expect("menus are bounded");
        (buffer.actions[rng.below(count) as usize], count)
    }
    /// Whether a seat that is waited for, or may act, may do this now.
    ///
    /// # Errors
    /// The rule that forbids it and the numbers behind it. The answer depends only on what the
    /// seat may know.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal<Self::Why>>;
    /// Carries out a checked action: decides and emits.
    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Self::Action);
    /// Applies an event; never decides.
    fn evolve(&mut self, event: &Self::Event);
    /// What must hold in every state.
    ///
    /// # Errors
    /// The invariant that does not.
    fn invariants(&self) -> Result<(), Broken>;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Self::View;
    /// What an observer may know of an event; `None` if nothing at all.
    fn event_view(event: &Self::Event, observer: Observer) -> Option<Self::EventView>;
    /// Whether everybody sees the whole of this action, where it is no answer to a sealed window.
    /// Where not, its events tell what each observer may know. Hidden unless a game says so.
    fn is_public(_action: &Self::Action) -> bool {
        false
    }
    /// The move of a seat whose time is up: from its view, so that it cannot tell a secret.
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
    /// Reads the canonical notation.
    ///
    /// # Errors
    /// When the text is not an action of this game.
    fn read_action(rules: &Self::Rules, text: &str) -> Result<Self::Action, NotationError>;
    /// A card's name in the notation; `None` where there is no such card.
    fn card_name(rules: &Self::Rules, card: CardId) -> Option<String>;
    /// The card of that name.
    fn card_named(rules: &Self::Rules, name: &str) -> Option<CardId>;

    /// The question of the open window, as the observer of a view reads it: put to those who are
    /// still to answer it, and to all others what they wait for. `None` exactly where no window is
    /// open. Whoever is asked is asked alike: it follows from public facts and the observer's own
    /// answer, never from what they hold. Faces speak it and make no question of their own.
    fn say_window(rules: &Self::Rules, view: &Self::View) -> Option<Phrase>;
    /// The words of an action, as one who chooses it in the position of this view reads them.
    fn say_action(rules: &Self::Rules, view: &Self::View, action: &Self::Action) -> Phrase;
    /// The name of a card, where the deck has it; `Rules` tells it to clients.
    fn say_card(rules: &Self::Rules, card: CardId) -> Option<Phrase>;
    /// The words of what happened; `None` where nothing need be said.
    fn say_event(rules: &Self::Rules, event: &Self::EventView) -> Option<Phrase>;
    /// What researchers count when this happens.
    fn figure(_event: &Self::Event) -> Option<Figure> {
        None
    }
    /// The rules, for the players' rules page.
    fn ledger() -> &'static [Rule] {
        &[]
    }
    /// The keys of the headings of the rules page, by section of the ledger.
    fn sections() -> &'static [&'static str] {
        &[]
    }
    /// What people should know before they play by these rules; mostly nothing.
    fn setup_advice(_rules: &Self::Rules) -> Option<Phrase> {
        None
    }
    /// The cards, for the players' rules page: what each costs, brings and does, and how many.
    fn card_tables(_rules: &Self::Rules) -> Vec<CardTable> {
        Vec::new()
    }
    /// This game's word file in a language.
    fn words(language: Language) -> &'static str;
}

/// A game whose hidden half can be imagined from a view alone.
///
/// Laws: the view of the sampled world equals the view it came from, and the world keeps all
/// invariants.
pub trait Worlds: Game {
    /// A whole state that fits what a seat knows, drawn with a generator of its own: a bot
    /// cannot peek even by mistake, and thinking never disturbs the game.
    fn sample_world(rules: &'static Self::Rules, view: &Self::View, rng: &mut SearchRng) -> Self;
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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::De];

    /// Its two letters.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::De => "de",
        }
    }

    /// The language of those two letters, as in `pl` or `pl_PL.UTF-8`.
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
    /// No action starts like this.
    UnknownAction(String),
    /// An action is there, but this part of it cannot be read.
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

/// An invariant that does not hold: our mistake, never a player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken(pub &'static str);

impl Broken {
    /// `Ok` where it holds.
    ///
    /// # Errors
    /// The name of the invariant where it does not.
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
