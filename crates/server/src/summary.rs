//! What the server itself knows about a table: its host, who sits there, its stage. Nothing about
//! the match.

use serde::{Deserialize, Serialize};
use table::command::Gallery;
use table::config::Spectators;
use table::id::{MatchNumber, Person};
use table::message::StageName;
use table::seats::Occupant;
use table::{Setting, Table};

/// What the server knows about a table. It is stored beside the log whenever it changes, so that a
/// table can be listed without its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// What it was set up with.
    pub setting: Setting,
    /// The host's id.
    pub host: Person,
    /// The host's name, while they have a seat.
    pub host_name: Option<String>,
    /// The occupant of each seat.
    pub seats: Vec<SummarySeat>,
    /// Whether the host lets people without a seat watch.
    pub gallery: Gallery,
    /// Its stage: lobby, playing, paused, over or closed.
    pub stage: StageName,
    /// The match being played, or the last one.
    pub number: MatchNumber,
}

/// The occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SummarySeat {
    /// The seat is free.
    Nobody,
    /// A person.
    Person(Person),
    /// A bot.
    Bot,
}

impl From<&Occupant> for SummarySeat {
    fn from(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Nobody => Self::Nobody,
            Occupant::Person(sitter) => Self::Person(sitter.person),
            Occupant::Bot(_) => Self::Bot,
        }
    }
}

/// The name of the host, if they have a seat.
fn host_name(table: &Table) -> Option<&str> {
    let mut sitters = table.seats().iter().filter_map(Occupant::sitter);
    sitters.find(|sitter| sitter.person == table.host()).map(|sitter| sitter.name.as_str())
}

impl Summary {
    /// The summary of a table as it is now.
    pub fn of(table: &Table) -> Self {
        Self {
            setting: table.setting().clone(),
            host: table.host(),
            host_name: host_name(table).map(str::to_owned),
            seats: table.seats().iter().map(SummarySeat::from).collect(),
            gallery: table.gallery(),
            stage: table.stage(),
            number: table.number(),
        }
    }

    /// Whether it is the summary of a table as it is now. The setting never changes.
    pub fn is_of(&self, table: &Table) -> bool {
        let seats = table.seats().iter().map(SummarySeat::from);
        self.host == table.host()
            && self.stage == table.stage()
            && self.gallery == table.gallery()
            && self.number == table.number()
            && self.seats.iter().copied().eq(seats)
            && self.host_name.as_deref() == host_name(table)
    }

    /// Whether somebody has a seat here or is the host.
    pub fn has(&self, person: Person) -> bool {
        self.host == person || self.seats.contains(&SummarySeat::Person(person))
    }

    /// The person in a seat, if it has one.
    pub fn person_at(&self, seat: usize) -> Option<Person> {
        match self.seats.get(seat)? {
            SummarySeat::Person(person) => Some(*person),
            SummarySeat::Nobody | SummarySeat::Bot => None,
        }
    }

    /// The host, and everybody with a seat.
    pub fn people(&self) -> Vec<Person> {
        let seated = (0..self.seats.len()).filter_map(|seat| self.person_at(seat));
        seated.chain([self.host]).collect()
    }

    /// Whether strangers may visit.
    pub fn is_public(&self) -> bool {
        self.setting.spectators() == Spectators::Public && self.gallery == Gallery::Open
    }

    /// The number of free seats.
    pub fn n_free(&self) -> usize {
        self.seats.iter().filter(|sitter| **sitter == SummarySeat::Nobody).count()
    }
}
