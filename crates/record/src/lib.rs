//! Games and positions as text.
//!
//! A *record* is a game that was played, and the only form in which games are exported. It can be
//! followed without our generators, because it contains every outcome of chance, and verified with
//! them, because it ends with the seed. See docs/record-format.md.
//!
//! A *scenario* is a script for testers: a position, steps, and what is expected of them. See
//! docs/scenarios.md.
//!
//! ```
//! use contract::chance::Generator;
//! use contract::{Game, Match, SeatCount, Seed, setup};
//! use record::{Header, Name, Occupant, Proof};
//! use testkit::toy::{Options, Raid};
//!
//! let deck = Raid::default_deck();
//! let seats = SeatCount::new(2).expect("two can sit at a table");
//! let rules = setup::rules::<Raid>(&Options::default(), seats, &deck)?;
//! let game = Match::<Raid>::deal(rules, Generator::ChaCha8, Seed::from_number(7, 0));
//!
//! let ann = Occupant::User { name: Name::fitted("Ann") };
//! let ben = Occupant::User { name: Name::fitted("Ben") };
//! let header =
//!     Header::of(&game, &Options::default(), &[ann, ben], &deck, Generator::ChaCha8);
//! let text = record::save(&game, &header);
//!
//! assert_eq!(record::read_header(&text)?.game, "toy");
//! let record = record::read::<Raid>(&text, &deck)?;
//! assert_eq!(record::verify(&record)?, Proof::FromSeed);
//! let goes_on = record::resume(&record)?;
//! assert_eq!(goes_on.game(), game.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Must not be here: any game, files, clocks, texts for players. Text comes in and goes out as
//! strings; errors are in English, with the line.
//!
//! Reading order: [`error`], [`header`], [`record`], [`mod@read`], [`mod@replay`], [`sheet`],
//! [`kept`], [`scenario`].

mod error;
mod line;
mod notation;
mod refusal;
mod header;
mod record;
mod read;
mod replay;
mod sheet;
mod kept;
pub mod scenario;

pub use error::{Problem, RecordError};
pub use header::{DeckMark, FORMAT, Header, Level, NAME_CHARS_MAX, Name, Occupant, Source};
pub use kept::{Replay, open};
pub use read::{read, read_header};
pub use record::{Record, RecordedAction, RecordedEnding, save, write};
pub use replay::{Proof, replay, replay_part, resume, verify};
pub use sheet::{Move, Sheet};
