//! People: names, accounts, matches, ratings, blocks, reports, and everything stored about one.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::id::Millis;

/// A name that somebody chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// A person's name and role.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Named {
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
}

/// A person's role on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Known only by a cookie.
    Guest,
    /// With an account: a reserved name and a password.
    Account,
}

/// A password as somebody types it. It never ends up in a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PasswordText(pub String);

impl fmt::Debug for PasswordText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("PasswordText(…)")
    }
}

/// A name and a password, to register or to log in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: PasswordText,
    /// The new password, required if the operator has set the old one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub new_password: Option<PasswordText>,
}

/// A password and its replacement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old password.
    pub password: PasswordText,
    /// The new one.
    pub new_password: PasswordText,
}

/// The password, asked for again before a sensitive request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The password.
    pub password: PasswordText,
}

/// The rating board of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// The fewest matches to appear on it.
    pub matches_min: u32,
    /// The best players, best first.
    pub ratings: Vec<Rated>,
}

/// A player's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ranked {
    /// The player's name.
    pub name: String,
    /// The mean of the rating.
    pub mu: f64,
    /// Its standard deviation.
    pub sigma: f64,
    /// The number of rated matches.
    pub n_matches: u32,
}

/// A player's rating, with what boards are sorted by.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated {
    /// The rating.
    #[serde(flatten)]
    pub ranked: Ranked,
    /// A lower bound that is nearly sure.
    pub sure: f64,
}

/// A person's rating in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameRating<R> {
    /// The game's id.
    pub game: String,
    /// The rating.
    pub rating: R,
}

/// A page of somebody's own matches, and their ratings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    /// The matches, newest first.
    pub matches: Vec<Past>,
    /// The ratings by game.
    pub ratings: Vec<GameRating<Rated>>,
}

/// A match in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Past {
    /// The table's id.
    pub table: String,
    /// The match's number at this table.
    #[serde(rename = "match")]
    pub number: u16,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The URL of its record.
    pub record: String,
    /// All seats.
    pub seats: Vec<PastSeat>,
}

/// A seat of a match in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastSeat {
    /// Whether it was the requesting person's own.
    pub you: bool,
    /// The player's name; `None` for a bot, or if the account was deleted.
    pub name: Option<String>,
    /// The bot's level, if it was a bot.
    pub level: Option<String>,
    /// The seat's rank; 1 is best.
    pub rank: u8,
    /// The seat's points, as the game counts them.
    pub points: i16,
    /// Whether the player gave up.
    pub gave_up: bool,
    /// How the rating changed, if it did.
    pub rating: Option<RatingChange>,
}

/// How a rating changed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingChange {
    /// The mean before.
    pub mu_before: f64,
    /// The mean after.
    pub mu: f64,
    /// The standard deviation after.
    pub sigma: f64,
}

/// The people whom somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocks {
    /// Each of them.
    pub blocks: Vec<Blocked>,
}

/// A person whom somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// The id of the block; clients never see ids of people.
    pub id: i64,
    /// The person's name.
    pub name: String,
}

/// A report to the operator about the person in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The reporter's own words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub note: String,
}

/// Everything stored about a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Export {
    /// The person.
    pub person: ExportedPerson,
    /// The devices they are logged in on.
    pub sessions: Vec<ExportedSession>,
    /// Their ratings by game.
    pub ratings: Vec<GameRating<Ranked>>,
    /// Their matches, newest first.
    pub matches: Vec<Past>,
    /// Their chat messages.
    pub said: Vec<SaidAt>,
    /// The tables they have access to by a key.
    pub tables: Vec<ExportedTable>,
    /// The names of the people they have blocked.
    pub blocked: Vec<String>,
    /// Their reports to the operator.
    pub reports: Vec<ExportedReport>,
}

/// A person, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedPerson {
    /// The person's id.
    pub id: u64,
    /// Their name.
    pub name: String,
    /// When they first came, in milliseconds since 1970.
    pub made_ms: Millis,
    /// When they were banned, if they were.
    pub banned_ms: Option<Millis>,
    /// When they registered an account, if they did.
    pub account_made_ms: Option<Millis>,
}

/// A session, in an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedSession {
    /// When it began, in milliseconds since 1970.
    pub made_ms: Millis,
}

/// A chat message, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SaidAt {
    /// When it was sent, in milliseconds since 1970.
    pub at_ms: Millis,
    /// The table's id.
    pub table: String,
    /// The message.
    pub text: Option<String>,
}

/// A table, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedTable {
    /// The table's id.
    pub table: String,
}

/// A report to the operator, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedReport {
    /// When it was made, in milliseconds since 1970.
    pub at_ms: Millis,
    /// The table it is about.
    pub table: String,
    /// The reporter's own words.
    pub note: String,
}
