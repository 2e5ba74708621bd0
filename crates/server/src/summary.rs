//! What the server itself must know of a table, gathered from the entries that were written: who
//! is host, who sits there, where it stands. Nothing of the match.

use contract::Seat;
use table::config::Spectators;
use table::entry::{Closing, Ending};
use table::id::{MatchNumber, Person};
use table::{Fact, Setting};

/// What the server knows of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// What it was set up with.
    pub setting: Setting,
    /// Whose it is.
    pub host: Person,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Where it stands.
    pub stage: Stage,
    /// The match being played, or the last one.
    pub number: MatchNumber,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// Somebody.
    Person(Person),
    /// A bot.
    Bot,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// A match is played.
    Playing,
    /// A match has ended.
    Over(Ending),
    /// It has ended for good.
    Closed(Closing),
}

impl Stage {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over(_) => "over",
            Self::Closed(_) => "closed",
        }
    }
}

impl Summary {
    /// From the first fact of a log.
    pub fn begin(first: &Fact) -> Option<Self> {
        let Fact::Created { setting, host, .. } = first else { return None };
        let seats = vec![Sitter::Nobody; usize::from(setting.seats().get())];
        let (setting, host) = (setting.clone(), *host);
        Some(Self { setting, host, seats, stage: Stage::Lobby, number: MatchNumber(0) })
    }

    /// Goes on by a fact.
    pub fn absorb(&mut self, fact: &Fact) {
        match fact {
            Fact::Sat { seat, person, .. } => self.put(*seat, Sitter::Person(*person)),
            Fact::Vacated { seat, level: Some(_), .. } | Fact::Filled { seat, .. } => {
                self.put(*seat, Sitter::Bot);
            }
            Fact::Vacated { seat, level: None, .. } => self.put(*seat, Sitter::Nobody),
            Fact::Swapped { one, other } => {
                let (one, other) = (one.idx(), other.idx());
                if one.max(other) < self.seats.len() {
                    self.seats.swap(one, other);
                }
            }
            Fact::HostChanged { person } => self.host = *person,
            Fact::Started { number, .. } => {
                self.stage = Stage::Playing;
                self.number = *number;
            }
            Fact::Ended { ending } => self.stage = Stage::Over(*ending),
            Fact::Closed { why } => self.stage = Stage::Closed(*why),
            Fact::Created { .. }
            | Fact::Timed { .. }
            | Fact::Expired { .. }
            | Fact::Played { .. }
            | Fact::Ordered { .. }
            | Fact::Stewarded { .. }
            | Fact::Returned { .. }
            | Fact::Voted { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Woken { .. }
            | Fact::Said { .. }
            | Fact::Muted { .. } => {}
        }
    }

    fn put(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.idx()) {
            *place = sitter;
        }
    }

    /// Whether somebody belongs here: sits, or is the host.
    pub fn has(&self, person: Person) -> bool {
        self.host == person || self.seats.contains(&Sitter::Person(person))
    }

    /// Whether strangers may come.
    pub fn is_public(&self) -> bool {
        self.setting.spectators() == Spectators::Public
    }

    /// How many seats are free.
    pub fn n_free(&self) -> usize {
        self.seats.iter().filter(|sitter| **sitter == Sitter::Nobody).count()
    }
}
