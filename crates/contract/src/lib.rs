//! What a game is to Tortuga.
//!
//! A game is a compact value that implements [`Game`]: it says which seats are asked ([`Window`]),
//! what each may do ([`Menu`]), why an action is refused ([`Refusal`]), and what happened (its
//! events). Everything else is built on that: [`Match`] keeps a log that can be replayed,
//! [`AnyMatch`] is its interface in JSON, [`schedule`] is the one serial order in which machines
//! play.
//!
//! Must not be here: any game, clocks, I/O, async, words of a language.
//!
//! Reading order: [`mod@tagged`], [`json`], [`seat`], [`card`], [`rule`], [`window`], [`outcome`],
//! [`menu`], [`phrase`], [`chance`], [`play`], [`figure`], [`about`], [`game`], [`mod@matches`],
//! [`undo`], [`hash`], [`fields`], [`any`], [`schedule`], [`setup`], [`cards`], [`mod@explain`],
//! [`rig`], [`features`].

// The derive of this crate names it so.
extern crate self as contract;

pub mod tagged;
pub mod json;
pub mod seat;
pub mod card;
pub mod rule;
pub mod window;
pub mod outcome;
pub mod menu;
pub mod phrase;
pub mod chance;
pub mod play;
pub mod figure;
pub mod about;
pub mod game;
pub mod matches;
pub mod undo;
pub mod hash;
pub mod fields;
pub mod any;
pub mod schedule;
pub mod setup;
pub mod cards;
pub mod explain;
pub mod rig;
pub mod features;
#[cfg(feature = "ts")]
mod ts;

pub use about::{About, Caution, OptionAbout};
pub use any::{
    AnyAction, AnyBot, AnyMatch, AnyMenu, AnyPerspective, AnySight, Attempt, Choice, Effect,
    Glimpse, PhrasedMenu, Text, Texts, Told,
};
pub use card::{CardId, CardSet};
pub use cards::{CardTable, Cell};
pub use chance::{Chance, Commitment, Drawn, Fault, SearchRng, Seed};
pub use explain::{CardInfo, Explanation, GalleryPart};
pub use features::Features;
pub use figure::Figure;
pub use game::{
    ASIDE_BYTES, Broken, Game, Language, NotationError, SAID, SAID_TIMES, SCORE, Worlds,
};
pub use matches::{Actor, LogEntry, Match, Rejected, ReplayError, Submission};
pub use menu::Menu;
pub use outcome::{EndReason, Outcome, Placing, ScorePart};
pub use phrase::{Arg, Phrase, Speak};
pub use play::{Forgetful, Host, Live, Play, Silent};
pub use rig::{Rig, RigError, RigLine};
pub use rule::{Refusal, Rule, RuleId};
pub use schedule::{Ask, Decided, Pending, Schedule};
pub use seat::{Observer, PerSeat, Seat, SeatCount, SeatSet};
pub use setup::{DeckText, SetupError};
pub use undo::NoUndo;
pub use window::{Mode, Question, Reply, Standing, Weight, Window, WindowId, WindowView};
