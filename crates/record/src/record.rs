//! A record as a value, and its canonical text.

use contract::chance::sha256_hex;
use contract::{Actor, Drawn, Game, Match, Placing, Seat, Seed, Standing, Submission};

use crate::header::{Header, Occupant, Source, word};
use crate::notation::{actor_name, outcomes_text, write_tail};

/// A game as it was played: the contents of a record.
#[derive(Debug)]
pub struct Record<G: Game> {
    /// The game, the players, the deck and the source of chance.
    pub header: Header,
    /// The rules for this header.
    pub rules: &'static G::Rules,
    /// The outcomes of chance in the deal.
    pub deal: Vec<Drawn>,
    /// The accepted actions.
    pub entries: Vec<RecordedAction<G::Action>>,
    /// How it ended.
    pub ending: RecordedEnding,
    /// The seed, if it is known.
    pub seed: Option<Seed>,
    /// The line number in the file for each line of the canonical text; empty if no file was read.
    pub(crate) lines: Vec<u32>,
}

impl<G: Game> Clone for Record<G> {
    /// Written by hand: a derived one would require `Rules: Clone`.
    fn clone(&self) -> Self {
        Self {
            header: self.header.clone(),
            rules: self.rules,
            deal: self.deal.clone(),
            entries: self.entries.clone(),
            ending: self.ending.clone(),
            seed: self.seed,
            lines: self.lines.clone(),
        }
    }
}

/// One accepted action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedAction<A> {
    /// The seat whose action it is.
    pub seat: Seat,
    /// The sender: a person, a bot or the clock.
    pub actor: Actor,
    /// The action.
    pub action: A,
    /// The outcomes of chance.
    pub drawn: Vec<Drawn>,
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordedEnding {
    /// It has not ended: it was saved to be resumed later.
    Unfinished,
    /// It is over.
    Over {
        /// The key of the reason.
        reason: String,
        /// The placings, by seat.
        placings: Vec<Placing>,
    },
}

impl RecordedEnding {
    /// The ending of a game as it is now.
    pub(crate) fn of<G: Game>(game: &G) -> Self {
        match game.standing() {
            Standing::Open(_) => Self::Unfinished,
            Standing::Over(outcome) => Self::Over {
                reason: outcome.reason.0.to_owned(),
                placings: outcome.placings().to_vec(),
            },
        }
    }

    /// The reason as a record writes it.
    pub(crate) fn reason(&self) -> &str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Over { reason, .. } => reason,
        }
    }

    /// The placings, by seat; empty if the game is unfinished.
    pub(crate) fn placings(&self) -> &[Placing] {
        match self {
            Self::Unfinished => &[],
            Self::Over { placings, .. } => placings,
        }
    }
}

/// A placing as a record writes it.
pub(crate) fn placing_text(placing: Placing) -> String {
    format!("rank {}, points {}", placing.rank, placing.points)
}

/// A part of a record that can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinePart {
    Deal,
    /// An action, counted from 0.
    Action(usize),
    Result,
    /// A seat's placing, counted from 0.
    Placing(usize),
    Seed,
}

impl<G: Game> Record<G> {
    fn of(game: &Match<G>, header: &Header, seed: Option<Seed>) -> Self {
        assert!(game.rigged_start().is_none(), "a record begins with a deal");
        assert_eq!(header.game, G::ID, "the header is of another game");
        assert_eq!(header.seats.len(), usize::from(game.seats().get()), "one line for each seat");
        if let Some(own) = game.commitment() {
            let told =
                matches!(header.source, Source::Seed { commitment, .. } if commitment == own);
            assert!(told, "the header is of another match");
        }
        let entries = game.log().iter().map(|entry| {
            let Submission { seat, actor, action, .. } = entry.submission;
            RecordedAction { seat, actor, action, drawn: entry.drawn.clone() }
        });
        Self {
            header: header.clone(),
            rules: game.rules(),
            deal: game.deal_drawn().to_vec(),
            entries: entries.collect(),
            ending: RecordedEnding::of(game.game()),
            seed,
            lines: Vec::new(),
        }
    }

    /// The canonical text.
    pub fn to_text(&self) -> String {
        let text = self.text_before_check();
        let check = sha256_hex(text.as_bytes());
        format!("{text}check: {check}\n")
    }

    fn text_before_check(&self) -> String {
        let mut lines = self.header.lines();
        lines.push(String::new());
        lines.push(format!("deal: {}", outcomes_text::<G>(self.rules, &self.deal)));
        lines.extend(self.entries.iter().zip(1..).map(|(entry, n)| self.entry_text(n, entry)));
        lines.push(String::new());
        let reason = self.ending.reason();
        assert!(word(reason).is_some(), "`{reason}` cannot stand in a record");
        lines.push(format!("result: {reason}"));
        let placings = self.ending.placings().iter().zip(1..);
        lines.extend(
            placings.map(|(placing, seat)| format!("placing {seat}: {}", placing_text(*placing))),
        );
        lines.push(self.seed.map_or("seed: withheld".to_owned(), |seed| format!("seed: {seed}")));
        lines.push(String::new());
        lines.join("\n")
    }

    fn entry_text(&self, number: u32, entry: &RecordedAction<G::Action>) -> String {
        let tail = write_tail::<G>(self.rules, &entry.action, &entry.drawn);
        let seat = entry.seat;
        // Nearly always the occupant of the seat acts, so only exceptions are written.
        let usual = self.header.seats.get(seat.idx()).map(Occupant::actor);
        if usual == Some(entry.actor) {
            format!("{number}. {seat}: {tail}")
        } else {
            format!("{number}. {seat} ({}): {tail}", actor_name(entry.actor))
        }
    }

    /// The line number of a part, in the file the record was read from or in the canonical text.
    pub(crate) fn line(&self, part: LinePart) -> u32 {
        let deal = self.header.lines().len() + 1;
        let result = deal + self.entries.len() + 2;
        let index = match part {
            LinePart::Deal => deal,
            LinePart::Action(n) => deal + 1 + n,
            LinePart::Result => result,
            LinePart::Placing(n) => result + 1 + n,
            LinePart::Seed => result + 1 + self.ending.placings().len(),
        };
        let canonical = u32::try_from(index + 1).unwrap_or(u32::MAX);
        self.lines.get(index).copied().unwrap_or(canonical)
    }
}

/// The record of a match. It contains the seed only once the match is over, so this text reveals
/// nothing. An unfinished game written like this can be followed but not resumed.
///
/// # Panics
/// When the match was rigged, or the header belongs to another match.
pub fn write<G: Game>(game: &Match<G>, header: &Header) -> String {
    Record::of(game, header, game.seed()).to_text()
}

/// The record of a match with its seed, so that it can be resumed. Whoever has this text can
/// compute every future card: keep it on the player's or the operator's own disk.
///
/// # Panics
/// When the match was rigged, or the header belongs to another match.
pub fn save<G: Game>(game: &Match<G>, header: &Header) -> String {
    Record::of(game, header, game.secret_seed()).to_text()
}
