//! Texts for people: the reader of Fluent files, and the messages that all games share.
//!
//! A game says *what* it means as a [`Phrase`](contract::Phrase); [`Words`] says it in a language.
//! The files are [Fluent](https://projectfluent.org): one for each game and language, beside the
//! game, and one for each language here in `words/`. The browser reads the same files with
//! `@fluent/bundle`, so nothing here may be impossible in JavaScript.
//!
//! ```
//! use contract::{Language, Phrase, Seat};
//! use text::{Listener, Words};
//!
//! let file = "
//! drew = { $seat-is ->
//!     [me] You draw { $card }.
//!    *[other] { $seat } draws { $card }.
//! }
//! parrot = the parrot
//! ";
//! let words = Words::new(Language::En, &[file]);
//! let names = ["Meg".to_owned(), "Ned".to_owned()];
//! let drew = Phrase::new("drew").seat("seat", Seat(1)).name("card", Phrase::new("parrot"));
//! let say = |me| words.say(&drew, &Listener { me, names: &names });
//! assert_eq!(say(Some(Seat(1))), "You draw the parrot.");
//! assert_eq!(say(Some(Seat(0))), "Ned draws the parrot.");
//! ```
//!
//! # How to write a Fluent file
//!
//! What a message finds under the name of an argument, here `x`:
//!
//! - `Number`: `$x` is the number; plurals follow it; it is printed without grouping.
//! - `Seat`: `$x` is the seat's name, `$x-is` is `me` or `other`.
//! - `Seats`: `$x` lists their names, `$x-n` is their number; `$x-is` is `me` (I alone), `us`
//!   (I and others) or `other`; `$x-rest` lists all except me.
//! - `Name`: `$x` is the thing in the nominative.
//! - `Names`: `$x` lists the things, `$x-n` is their number.
//! - `Choice`: `$x` is the word by which the message selects a variant.
//!
//! **Cases.** A thing is a message: its value is the nominative, its attributes are the other forms
//! (`.acc .gen .dat .ins .loc .voc`). A message asks with `{ NAME($card, case: "acc") }`. A missing
//! form falls back to the nominative, so a language writes only what it needs. Any other attribute
//! can be asked for in the same way: `.gender = f` lets a message select by `{ NAME($card, case:
//! "gender") -> … }`. Things may have arguments, including other things, and ask those for their
//! cases. In a list, each thing has the case asked for.
//!
//! **Capitals.** `{ CAP($card) }` and `{ CAP(NAME($card, case: "acc")) }` begin with a capital.
//!
//! **Choices.** Fluent requires every `[variant]`, and the closing brace, on a line of its own. Do
//! not use the plural categories (`one`, `few`, `many`, …) as words of a `Choice`.
//!
//! **Lines.** A line break in a file is a space, so that long texts can be wrapped; an empty line
//! is a line break.
//!
//! **People.** Their names appear in the nominative only, since nobody can inflect an unknown name;
//! the present tense keeps Polish verbs free of gender.
//!
//! **Rules.** The words of rule `RUM-SET` are the message `rule-rum-set`.
//!
//! [`check_words`] finds what is missing or wrong in a game's Fluent files.
//!
//! Must not be here: any game, any decision, I/O.

mod words;
mod telling;
mod thing;
mod shared;
mod problem;
mod check;

pub use check::check_words;
pub use problem::{Fault, FluentProblem};
pub use words::{Gap, Listener, Words};
