//! What the server itself must know of a table, as the table tells it: who is host, who sits
//! there, where it stands. Nothing of the match.

use table::config::Spectators;
use table::id::{MatchNumber, Person};
use table::message::StageName;
use table::seats::Occupant;
use table::{Setting, Table};

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
    pub stage: StageName,
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

impl From<&Occupant> for Sitter {
    fn from(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Nobody => Self::Nobody,
            Occupant::Person(sitter) => Self::Person(sitter.person),
            Occupant::Bot(_) => Self::Bot,
        }
    }
}

impl Summary {
    /// Of a table as it stands.
    pub fn of(table: &Table) -> Self {
        Self {
            setting: table.setting().clone(),
            host: table.host(),
            seats: table.seats().iter().map(Sitter::from).collect(),
            stage: table.stage(),
            number: table.number(),
        }
    }

    /// Follows the table, which keeps its setting.
    pub fn follow(&mut self, table: &Table) {
        self.host = table.host();
        self.stage = table.stage();
        self.number = table.number();
        for (seat, occupant) in self.seats.iter_mut().zip(table.seats()) {
            *seat = occupant.into();
        }
    }

    /// Whether somebody belongs here: sits, or is the host.
    pub fn has(&self, person: Person) -> bool {
        self.host == person || self.seats.contains(&Sitter::Person(person))
    }

    /// Who sits in a seat, where it is a person.
    pub fn person_at(&self, seat: usize) -> Option<Person> {
        match self.seats.get(seat)? {
            Sitter::Person(person) => Some(*person),
            Sitter::Nobody | Sitter::Bot => None,
        }
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
