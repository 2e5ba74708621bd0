//! The settings of a table: the game, the number of seats, the pace, and who may watch.
//!
//! A [`Proposal`] is what somebody asks for; a [`Setting`] is a proposal within all limits of this
//! file. The dealer decides whether the game itself accepts the options.

use std::fmt;

use contract::SeatCount;
use contract::seat::SEATS_MAX;
use contract::tagged::ReadTagged;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The longest id of a game, in bytes.
pub const GAME_BYTES_MAX: usize = 32;
/// The longest JSON of a game's options, in bytes.
pub const OPTIONS_BYTES_MAX: usize = 4096;
/// The most hours for a decision by correspondence: two weeks.
pub const HOURS_MAX: u16 = 336;
/// The longest delay in [`Visibility::Delayed`], in minutes.
pub const DELAY_MINUTES_MAX: u8 = 60;

/// The reaction times that a table may have, in seconds.
pub const REACTIONS_S: [u8; 5] = [3, 6, 10, 20, 30];

/// The settings that somebody asks for, not checked yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The game's id.
    pub game: String,
    /// The options, in the game's JSON.
    #[serde(default = "no_options")]
    pub options: Value,
    /// The number of seats.
    pub seats: u8,
    /// The pace of the table.
    #[serde(default)]
    pub pace: Pace,
    /// The people who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether spectators ever see hidden cards.
    #[serde(default)]
    pub hands: Visibility,
    /// Whether reaction windows stay open for a while even when nobody needs it.
    #[serde(default)]
    pub floors: Floors,
    /// Whether its matches are rated. It is left out if they are, as in logs from before this
    /// field existed: checksums are over what is written.
    #[serde(default, skip_serializing_if = "Rating::is_on")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Rating>"))]
    pub rating: Rating,
    /// How long a hidden reaction stays open. It is left out for the usual time, as in logs from
    /// before this field existed.
    #[serde(default, skip_serializing_if = "ReactionTime::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ReactionTime>"))]
    pub reaction_s: ReactionTime,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// The pace of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Pace {
    /// A bank of two minutes, and ten seconds for each decision.
    Blitz,
    /// A bank of five minutes, and twenty seconds for each decision.
    #[default]
    Normal,
    /// A bank of fifteen minutes, and forty-five seconds for each decision.
    Relaxed,
    /// No clock.
    None,
    /// By correspondence: days rather than minutes.
    Correspondence {
        /// The hours for each decision.
        hours: u16,
    },
}

/// The people who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spectators {
    /// Nobody.
    Off,
    /// Everybody who has the table's link.
    #[default]
    ByLink,
    /// Everybody.
    Public,
}

/// What spectators see of hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Visibility {
    /// Nothing, ever.
    #[default]
    Closed,
    /// Everything once the match is over, and so does everybody else. Before that it would give
    /// away cards that somebody still holds.
    AfterEnd,
    /// The same as [`AfterEnd`](Self::AfterEnd). Spectators used to see all hands this many
    /// minutes late, but people hold cards for longer than any delay, so spectators could tell
    /// their opponents what they hold. Logs and older clients contain it.
    Delayed {
        /// A delay in minutes that nothing depends on.
        minutes: u8,
    },
}

/// Whether reaction windows have a minimum time at a table with one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Floors {
    /// Only if two or more people play: bots learn nothing from the time an answer took.
    #[default]
    WithPeople,
    /// Always.
    Always,
}

/// Whether matches count for the ratings of people with accounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// They are rated.
    #[default]
    On,
    /// They are not rated.
    Off,
}

impl Rating {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_on(&self) -> bool {
        *self == Self::On
    }
}

/// How long a hidden reaction stays open, in seconds: one of [`REACTIONS_S`]. It is public, and no
/// answer shortens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct ReactionTime(u8);

impl ReactionTime {
    /// A reaction time of this many seconds, if tables offer it.
    pub fn new(seconds: u8) -> Option<Self> {
        REACTIONS_S.contains(&seconds).then_some(Self(seconds))
    }

    /// The time in milliseconds.
    pub fn ms(self) -> u64 {
        u64::from(self.0) * 1_000
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for ReactionTime {
    fn default() -> Self {
        Self(6)
    }
}

impl TryFrom<u8> for ReactionTime {
    type Error = SettingError;

    fn try_from(seconds: u8) -> Result<Self, SettingError> {
        Self::new(seconds).ok_or(SettingError::Reaction)
    }
}

impl From<ReactionTime> for u8 {
    fn from(time: ReactionTime) -> Self {
        time.0
    }
}

/// A [`Proposal`] within all limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Proposal"))]
#[serde(try_from = "Proposal", into = "Proposal")]
pub struct Setting {
    proposal: Proposal,
    seats: SeatCount,
    /// The options as text, since the dealer gets them again for every match.
    options: String,
}

/// Why a proposal is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// The game's id is empty, too long, or has other characters than small letters, digits and
    /// hyphens.
    Game,
    /// The options are longer than [`OPTIONS_BYTES_MAX`].
    Options,
    /// No game of ours has this number of seats.
    Seats,
    /// Not 1 to [`HOURS_MAX`] hours.
    Hours,
    /// Not 1 to [`DELAY_MINUTES_MAX`] minutes.
    Delay,
    /// Not one of [`REACTIONS_S`].
    Reaction,
}

impl fmt::Display for SettingError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => write!(out, "a game has a short name in small letters"),
            Self::Options => write!(out, "options take at most {OPTIONS_BYTES_MAX} bytes"),
            Self::Seats => write!(out, "a table has 1 to {SEATS_MAX} seats"),
            Self::Hours => write!(out, "a decision takes 1 to {HOURS_MAX} hours"),
            Self::Delay => write!(out, "a delay is 1 to {DELAY_MINUTES_MAX} minutes"),
            Self::Reaction => write!(out, "a reaction takes one of {REACTIONS_S:?} seconds"),
        }
    }
}

impl std::error::Error for SettingError {}

impl Setting {
    /// Checks a proposal.
    ///
    /// # Errors
    /// The first limit that it breaks.
    pub fn new(proposal: Proposal) -> Result<Self, SettingError> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let game = &proposal.game;
        if game.is_empty() || game.len() > GAME_BYTES_MAX || !game.bytes().all(plain) {
            return Err(SettingError::Game);
        }
        let options = proposal.options.to_string();
        if options.len() > OPTIONS_BYTES_MAX {
            return Err(SettingError::Options);
        }
        let seats = SeatCount::new(proposal.seats).ok_or(SettingError::Seats)?;
        check_pace(proposal.pace)?;
        check_hands(proposal.hands)?;
        Ok(Self { proposal, seats, options })
    }

    /// The game's id.
    pub fn game(&self) -> &str {
        &self.proposal.game
    }

    /// The game's options as JSON.
    pub fn options(&self) -> &str {
        &self.options
    }

    /// The number of seats.
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The pace of the table.
    pub fn pace(&self) -> Pace {
        self.proposal.pace
    }

    /// Whether matches are rated.
    pub fn rating(&self) -> Rating {
        self.proposal.rating
    }

    /// How long a hidden reaction stays open, unless people agree on another time.
    pub fn reaction(&self) -> ReactionTime {
        self.proposal.reaction_s
    }

    /// The people who may watch.
    pub fn spectators(&self) -> Spectators {
        self.proposal.spectators
    }

    /// What spectators see of hidden cards.
    pub fn visibility(&self) -> Visibility {
        self.proposal.hands
    }

    /// Whether reaction windows have a minimum time even with one person.
    pub fn floors(&self) -> Floors {
        self.proposal.floors
    }
}

fn check_pace(pace: Pace) -> Result<(), SettingError> {
    match pace {
        Pace::Blitz | Pace::Normal | Pace::Relaxed | Pace::None => Ok(()),
        Pace::Correspondence { hours } if (1..=HOURS_MAX).contains(&hours) => Ok(()),
        Pace::Correspondence { .. } => Err(SettingError::Hours),
    }
}

fn check_hands(hands: Visibility) -> Result<(), SettingError> {
    match hands {
        Visibility::Closed | Visibility::AfterEnd => Ok(()),
        Visibility::Delayed { minutes } if (1..=DELAY_MINUTES_MAX).contains(&minutes) => Ok(()),
        Visibility::Delayed { .. } => Err(SettingError::Delay),
    }
}

impl TryFrom<Proposal> for Setting {
    type Error = SettingError;

    fn try_from(proposal: Proposal) -> Result<Self, SettingError> {
        Self::new(proposal)
    }
}

impl From<Setting> for Proposal {
    fn from(setting: Setting) -> Self {
        setting.proposal
    }
}

#[cfg(test)]
mod tests {
    //! Every limit refuses values beyond it.
    use super::*;

    fn proposal(json: &str) -> Result<Setting, SettingError> {
        Setting::new(serde_json::from_str(json).unwrap())
    }

    #[test]
    fn a_short_proposal_gets_the_usual_things() {
        let setting = proposal(r#"{"game":"toy","seats":3}"#).unwrap();
        assert_eq!((setting.pace(), setting.spectators()), (Pace::Normal, Spectators::ByLink));
        assert_eq!((setting.visibility(), setting.options()), (Visibility::Closed, "{}"));
    }

    #[test]
    fn what_is_out_of_bounds_is_refused() {
        let refused = |json: &str| proposal(json).unwrap_err();
        assert_eq!(refused(r#"{"game":"","seats":3}"#), SettingError::Game);
        assert_eq!(refused(r#"{"game":"../etc","seats":3}"#), SettingError::Game);
        assert_eq!(refused(r#"{"game":"toy","seats":11}"#), SettingError::Seats);
        assert_eq!(refused(r#"{"game":"toy","seats":0}"#), SettingError::Seats);
        let slow = r#"{"game":"toy","seats":2,"pace":{"kind":"correspondence","hours":337}}"#;
        assert_eq!(refused(slow), SettingError::Hours);
        let late = r#"{"game":"toy","seats":2,"hands":{"kind":"delayed","minutes":0}}"#;
        assert_eq!(refused(late), SettingError::Delay);
        let long = format!(r#"{{"game":"toy","seats":2,"options":"{}"}}"#, "x".repeat(5000));
        assert_eq!(refused(&long), SettingError::Options);
    }

    #[test]
    fn a_reaction_takes_one_of_five_times() {
        let with = |seconds: u8| {
            let json = format!(r#"{{"game":"toy","seats":2,"reaction_s":{seconds}}}"#);
            serde_json::from_str::<Setting>(&json)
        };
        for seconds in 0..=40 {
            assert_eq!(with(seconds).is_ok(), [3, 6, 10, 20, 30].contains(&seconds), "{seconds}");
        }
        assert_eq!(with(20).unwrap().reaction().ms(), 20_000);
        let usual = proposal(r#"{"game":"toy","seats":2}"#).unwrap();
        assert_eq!(usual.reaction().ms(), 6_000);
        assert!(!serde_json::to_string(&usual).unwrap().contains("reaction_s"));
    }

    #[test]
    fn a_setting_reads_its_own_json_and_nothing_out_of_bounds() {
        let setting = proposal(r#"{"game":"toy","seats":3,"options":{"hand":2}}"#).unwrap();
        let text = serde_json::to_string(&setting).unwrap();
        assert_eq!(serde_json::from_str::<Setting>(&text).unwrap(), setting);
        assert!(
            serde_json::from_str::<Setting>(&text.replace(r#""seats":3"#, r#""seats":77"#))
                .is_err()
        );
    }
}
