//! The header of a record: the game, the players, the deck and the source of chance.

use std::fmt;

use contract::chance::Generator;
use contract::seat::SEATS_MAX;
use contract::{Actor, Commitment, DeckText, Game, Match};

use crate::error::{Problem, RecordError, is_harmless, quote};
use crate::line::{SourceLine, Walk};

/// The format version that this program writes.
pub const FORMAT: u32 = 1;

/// The header of a record. It can be parsed without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its options as one line of JSON.
    pub options: String,
    /// The occupant of each seat, from seat 1 on.
    pub seats: Vec<Occupant>,
    /// The deck.
    pub deck: DeckMark,
    /// Where the outcomes of chance came from.
    pub source: Source,
}

impl Header {
    /// The header of a match with this set-up.
    ///
    /// # Panics
    /// When there is not one occupant for each seat.
    pub fn of<G: Game>(
        game: &Match<G>,
        options: &G::Options,
        seats: &[Occupant],
        deck: &DeckText,
        generator: Generator,
    ) -> Self {
        assert_eq!(seats.len(), usize::from(game.seats().get()), "one occupant for each seat");
        let source = game.commitment().map(|commitment| Source::Seed { generator, commitment });
        Self {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            options: options_text::<G>(options),
            seats: seats.to_vec(),
            deck: DeckMark { hash: deck.hash(), name: Name::of_file(&deck.name) },
            source: source.unwrap_or(Source::Given),
        }
    }

    /// Its lines.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("tortuga-record: {FORMAT}"),
            format!("game: {}", self.game),
            format!("rules-version: {}", self.rules_version),
            format!("options: {}", self.options),
            format!("seats: {}", self.seats.len()),
        ];
        let seats = self.seats.iter().zip(1..);
        lines.extend(seats.map(|(occupant, seat)| format!("seat {seat}: {occupant}")));
        lines.push(format!("deck: {} {}", self.deck.hash, self.deck.name));
        match &self.source {
            Source::Seed { generator, commitment } => {
                lines.push(format!("generator: {}", generator.name()));
                lines.push(format!("commitment: {commitment}"));
            }
            Source::Given => lines.push("generator: none".to_owned()),
        }
        lines
    }

    /// Parses the header and the blank line after it.
    pub(crate) fn read(walk: &mut Walk<'_>) -> Result<Self, RecordError> {
        let format = walk.field("tortuga-record")?;
        if format.text != FORMAT.to_string() {
            return Err(format.error(Problem::Format(quote(format.text))));
        }
        let game = walk.field("game")?;
        let game = word(game.text).ok_or_else(|| game.expected("the id of a game"))?;
        let rules_version = number(walk.field("rules-version")?)?;
        let options = walk.field("options")?.text.to_owned();
        let header = Self {
            game,
            rules_version,
            options,
            seats: read_seats(walk)?,
            deck: read_deck(walk.field("deck")?)?,
            source: read_source(walk)?,
        };
        walk.blank()?;
        Ok(header)
    }
}

/// Options as one line of JSON.
pub(crate) fn options_text<G: Game>(options: &G::Options) -> String {
    serde_json::to_string(options).expect("our own types are plain data with string keys")
}

fn number(line: SourceLine<'_>) -> Result<u32, RecordError> {
    line.text.parse().map_err(|_| line.expected("a number"))
}

fn read_seats(walk: &mut Walk<'_>) -> Result<Vec<Occupant>, RecordError> {
    let line = walk.field("seats")?;
    let count = line.text.parse().ok().filter(|count| (1..=SEATS_MAX).contains(count));
    let count = count.ok_or_else(|| line.expected(format!("a number from 1 to {SEATS_MAX}")))?;
    (1..=count).map(|seat| Occupant::read(walk.field(&format!("seat {seat}"))?)).collect()
}

fn read_deck(line: SourceLine<'_>) -> Result<DeckMark, RecordError> {
    let parts = line.text.split_once(' ').and_then(|(hash, name)| {
        // A deck's hash has the same format as a commitment.
        let hash = hash.parse::<Commitment>().ok()?.to_string();
        Some(DeckMark { hash, name: Name::new(name)? })
    });
    parts.ok_or_else(|| line.expected("the deck's SHA-256 and its name"))
}

fn read_source(walk: &mut Walk<'_>) -> Result<Source, RecordError> {
    let line = walk.field("generator")?;
    if line.text == "none" {
        return Ok(Source::Given);
    }
    let generator = Generator::named(line.text)
        .ok_or_else(|| line.expected("`chacha8`, `lehmer64`, `xoshiro256++` or `none`"))?;
    let line = walk.field("commitment")?;
    let commitment = line.text.parse().map_err(|_| line.expected("64 hexadecimal digits"))?;
    Ok(Source::Seed { generator, commitment })
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person.
    User {
        /// The name to show.
        name: Name,
    },
    /// A bot.
    Bot {
        /// Its level: `bosun`.
        level: Level,
        /// The name to show.
        name: Name,
    },
}

impl Occupant {
    /// The name to show.
    pub fn name(&self) -> &Name {
        match self {
            Self::User { name } | Self::Bot { name, .. } => name,
        }
    }

    /// The sender of this seat's actions, unless the record says otherwise.
    pub(crate) fn actor(&self) -> Actor {
        match self {
            Self::User { .. } => Actor::User,
            Self::Bot { .. } => Actor::Bot,
        }
    }

    fn read(line: SourceLine<'_>) -> Result<Self, RecordError> {
        let occupant = line.text.split_once(", ").and_then(|(who, name)| {
            let name = Name::new(name)?;
            match who.strip_prefix("bot ") {
                Some(level) => Some(Self::Bot { level: Level::new(level)?, name }),
                None => (who == "user").then_some(Self::User { name }),
            }
        });
        occupant.ok_or_else(|| line.expected("`user, NAME` or `bot LEVEL, NAME`"))
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::User { name } => write!(out, "user, {name}"),
            Self::Bot { level, name } => write!(out, "bot {level}, {name}"),
        }
    }
}

/// The deck that was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckMark {
    /// The SHA-256 of its contents.
    pub hash: String,
    /// Its name, only for people.
    pub name: Name,
}

/// Where the outcomes of chance came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// From a seed.
    Seed {
        /// The generator that drew from it.
        generator: Generator,
        /// The seed's hash, published before the first card.
        commitment: Commitment,
    },
    /// From outside, for example a game played with real cards and written down.
    Given,
}

/// The most characters of a name.
pub const NAME_CHARS_MAX: usize = 40;

/// A name that fits on a line: 1 to [`NAME_CHARS_MAX`] characters, no space at its ends, no line
/// breaks and no bidirectional marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

impl Name {
    /// The name, if it fits on a line as it is.
    pub fn new(name: &str) -> Option<Self> {
        let fits = !name.is_empty() && name.chars().count() <= NAME_CHARS_MAX;
        let clean = name.trim() == name && name.chars().all(is_harmless);
        (fits && clean).then(|| Self(name.to_owned()))
    }

    /// A name made to fit: characters that do not fit are left out.
    pub fn fitted(name: &str) -> Self {
        let clean: String = name.chars().filter(|char| is_harmless(*char)).collect();
        let short: String = clean.trim().chars().take(NAME_CHARS_MAX).collect();
        Self::new(short.trim()).unwrap_or_else(|| Self("?".to_owned()))
    }

    /// The name of a file without its folders, which are private.
    fn of_file(path: &str) -> Self {
        Self::fitted(path.rsplit(['/', '\\']).next().unwrap_or_default())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The level of a bot: a word of lower-case letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level(String);

impl Level {
    /// The level, if it is such a word.
    pub fn new(level: &str) -> Option<Self> {
        word(level).map(Self)
    }

    /// The level as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The text, if it is a word of at most 40 lower-case letters, digits and hyphens.
pub(crate) fn word(text: &str) -> Option<String> {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let fits = (1..=40).contains(&text.len()) && text.bytes().all(letter);
    fits.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::of_record;

    fn sample() -> Header {
        Header {
            game: "toy".into(),
            rules_version: 3,
            options: "{}".into(),
            seats: vec![
                Occupant::User { name: Name::new("Ann, of Cork").unwrap() },
                Occupant::Bot {
                    level: Level::new("bosun").unwrap(), name: Name::fitted("Łódź")
                },
            ],
            deck: DeckMark {
                hash: "0f".repeat(32),
                name: Name::of_file("decks/of/ann/my deck.csv"),
            },
            source: Source::Given,
        }
    }

    fn read(text: &str) -> Result<Header, RecordError> {
        Header::read(&mut Walk::new(of_record(text)?))
    }

    #[test]
    fn a_header_reads_its_own_lines() {
        let text = format!("{}\n\nend", sample().lines().join("\n"));
        assert!(text.contains("\nseat 1: user, Ann, of Cork\nseat 2: bot bosun, Łódź\n"));
        assert!(text.contains(" my deck.csv\n"), "no folder of anybody's machine");
        assert_eq!(read(&text), Ok(sample()));
    }

    #[test]
    fn a_missing_line_is_reported_with_its_number() {
        let text = sample().lines().join("\n").replace("bot bosun, Łódź", "bot Bosun, Łódź");
        let problem = "line 7: expected `user, NAME` or `bot LEVEL, NAME`, found `bot Bosun, Łódź`";
        assert_eq!(read(&text).unwrap_err().to_string(), problem);
        let text = sample().lines()[..5].join("\n");
        let problem = "line 6: expected `seat 1: …`, found the end";
        assert_eq!(read(&text).unwrap_err().to_string(), problem);
        let problem = "line 1: format `2` is not known; this program reads 1";
        assert_eq!(read("tortuga-record: 2").unwrap_err().to_string(), problem);
    }

    #[test]
    fn a_name_is_one_harmless_line() {
        assert_eq!(Name::new("a\nb"), None);
        assert_eq!(Name::new(" a"), None);
        assert_eq!(Name::new("a\u{2028}b"), None);
        assert_eq!(Name::fitted(" a\nb\u{202e} ").as_str(), "ab");
        assert_eq!(Name::fitted("\n").as_str(), "?");
        let cut = Name::fitted(&format!("{} b", "é".repeat(39)));
        assert_eq!(cut.as_str(), "é".repeat(39), "no space is left at the end");
    }
}
