//! A record as a value, and as the writer prints it.

use contract::chance::sha256_hex;
use contract::{Actor, Drawn, Game, Match, Placing, Seat, Seed, Standing, Submission};

use crate::header::{Header, Occupant, Source, word};
use crate::notation::{actor_name, outcomes_text, write_tail};

/// A game as it was played: everything that stands in a record.
#[derive(Debug)]
pub struct Record<G: Game> {
    /// What was played, by whom.
    pub header: Header,
    /// The rules that the header means.
    pub rules: &'static G::Rules,
    /// What chance did in the deal.
    pub deal: Vec<Drawn>,
    /// The accepted actions.
    pub entries: Vec<Entry<G::Action>>,
    /// How it ended.
    pub ending: Ending,
    /// The seed, where it is told.
    pub seed: Option<Seed>,
    /// The number in the file of each line of the canonical text; empty where no file was read.
    pub(crate) lines: Vec<u32>,
}

impl<G: Game> Clone for Record<G> {
    /// By hand: a derived one would ask for rules that can be cloned.
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
pub struct Entry<A> {
    /// Whose action it is.
    pub seat: Seat,
    /// Who sent it.
    pub actor: Actor,
    /// The action.
    pub action: A,
    /// What chance did.
    pub drawn: Vec<Drawn>,
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It did not: it was saved to go on another time.
    Unfinished,
    /// It is over.
    Over {
        /// Why: the key of the reason.
        reason: String,
        /// By seat.
        placings: Vec<Placing>,
    },
}

impl Ending {
    /// Where a game stands.
    pub(crate) fn of<G: Game>(game: &G) -> Self {
        match game.standing() {
            Standing::Open(_) => Self::Unfinished,
            Standing::Over(outcome) => Self::Over {
                reason: outcome.reason.0.to_owned(),
                placings: outcome.placings().to_vec(),
            },
        }
    }

    /// The reason as it stands in a record.
    pub(crate) fn reason(&self) -> &str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Over { reason, .. } => reason,
        }
    }

    /// By seat; empty while it is unfinished.
    pub(crate) fn placings(&self) -> &[Placing] {
        match self {
            Self::Unfinished => &[],
            Self::Over { placings, .. } => placings,
        }
    }
}

/// A placing as it stands in a record.
pub(crate) fn placing_text(placing: Placing) -> String {
    format!("rank {}, points {}", placing.rank, placing.points)
}

/// A place in a record that can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Deal,
    /// An action, from 0.
    Action(usize),
    Result,
    /// A seat's placing, from 0.
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
            Entry { seat, actor, action, drawn: entry.drawn.clone() }
        });
        Self {
            header: header.clone(),
            rules: game.rules(),
            deal: game.deal_drawn().to_vec(),
            entries: entries.collect(),
            ending: Ending::of(game.game()),
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

    fn entry_text(&self, number: u32, entry: &Entry<G::Action>) -> String {
        let tail = write_tail::<G>(self.rules, &entry.action, &entry.drawn);
        let seat = entry.seat;
        // Nearly always the one who sits there: only what is unusual is worth a word.
        let usual = self.header.seats.get(seat.idx()).map(Occupant::actor);
        if usual == Some(entry.actor) {
            format!("{number}. {seat}: {tail}")
        } else {
            format!("{number}. {seat} ({}): {tail}", actor_name(entry.actor))
        }
    }

    /// The number of a part's line in the file the record was read from, or in the canonical
    /// text.
    pub(crate) fn line(&self, part: Part) -> u32 {
        let deal = self.header.lines().len() + 1;
        let result = deal + self.entries.len() + 2;
        let index = match part {
            Part::Deal => deal,
            Part::Action(n) => deal + 1 + n,
            Part::Result => result,
            Part::Placing(n) => result + 1 + n,
            Part::Seed => result + 1 + self.ending.placings().len(),
        };
        let canonical = u32::try_from(index + 1).unwrap_or(u32::MAX);
        self.lines.get(index).copied().unwrap_or(canonical)
    }
}

/// The record of a match. The seed is told once the match is over, so this text gives nothing
/// away; an unfinished game written like this can be followed but not resumed.
///
/// # Panics
/// When the match was rigged, or the header is not its own.
pub fn write<G: Game>(game: &Match<G>, header: &Header) -> String {
    Record::of(game, header, game.seed()).to_text()
}

/// The record of a match with its seed, so that it can be resumed. Whoever holds this text can
/// compute every card to come: it is for the player's or the operator's own disk.
///
/// # Panics
/// When the match was rigged, or the header is not its own.
pub fn save<G: Game>(game: &Match<G>, header: &Header) -> String {
    Record::of(game, header, game.secret_seed()).to_text()
}
