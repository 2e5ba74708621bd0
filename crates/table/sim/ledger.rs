//! Invariants of a log, checked as it grows.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use contract::{Actor, Seat};
use table::Table;
use table::clock::Timer;
use table::entry::{Entry, Fact};
use table::id::{Millis, Origin, Person};

use super::dealer::Toy;

/// What the log has contained so far.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) entries: Vec<Entry>,
    sitters: HashMap<Seat, Person>,
    origins: HashSet<Origin>,
    /// A table that follows the log entry by entry.
    pub(crate) follower: Option<Table>,
    n_actions: u64,
    n_matches: u64,
    n_undone: u64,
}

impl Ledger {
    /// Appends entries and checks that an honest table could have written them.
    pub(crate) fn write(&mut self, entries: &[Entry]) {
        for entry in entries {
            if let Some(origin) = entry.origin {
                assert!(self.origins.insert(origin), "{origin:?} was carried out twice");
            }
            self.check(entry);
            self.follow(entry);
            self.entries.push(entry.clone());
        }
    }

    fn check(&mut self, entry: &Entry) {
        match &entry.fact {
            Fact::Sat { seat, person, .. } => {
                assert!(self.sitters.insert(*seat, *person).is_none(), "two in one seat");
            }
            Fact::Vacated { seat, .. } => {
                self.sitters.remove(seat);
            }
            Fact::Swapped { one, other } => self.swap(*one, *other),
            Fact::Started { .. } => self.n_matches += 1,
            Fact::Timed { .. } => panic!("times are derived"),
            Fact::Played { seat, actor, .. } => {
                self.n_actions += 1;
                self.check_actor(entry, *seat, *actor);
                self.check_time(entry.at_ms, *seat);
            }
            // The open window changes, and gets new times.
            Fact::Undone { seat } => {
                let sender = entry.origin.expect("people take back by command").person;
                assert_eq!(self.sitters.get(seat), Some(&sender), "taken back by another");
                self.n_undone += 1;
            }
            Fact::Created { .. }
            | Fact::Filled { .. }
            | Fact::HostChanged { .. }
            | Fact::Gallery { .. }
            | Fact::Cleared
            | Fact::Expired { .. }
            | Fact::Held { .. }
            | Fact::Unheld { .. }
            | Fact::Rested { .. }
            | Fact::Waited { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Woken { .. }
            | Fact::Wanted { .. }
            | Fact::Ordered { .. }
            | Fact::Stewarded { .. }
            | Fact::Returned { .. }
            | Fact::Voted { .. }
            | Fact::Ended { .. }
            | Fact::Said { .. }
            | Fact::Muted { .. }
            | Fact::Closed { .. } => {}
        }
    }

    fn follow(&mut self, entry: &Entry) {
        match &mut self.follower {
            Some(follower) => follower.follow(entry).expect("a log makes a table"),
            None => {
                self.follower = Table::restore(std::slice::from_ref(entry), Arc::new(Toy)).ok();
            }
        }
    }

    fn swap(&mut self, one: Seat, other: Seat) {
        let (first, second) = (self.sitters.remove(&one), self.sitters.remove(&other));
        if one == other {
            first.and_then(|person| self.sitters.insert(one, person));
            return;
        }
        first.and_then(|person| self.sitters.insert(other, person));
        second.and_then(|person| self.sitters.insert(one, person));
    }

    /// Checks that nobody acts for another person.
    fn check_actor(&self, entry: &Entry, seat: Seat, actor: Actor) {
        let sitter = self.sitters.get(&seat).copied();
        match actor {
            Actor::User => {
                let sender = entry.origin.expect("people play by command").person;
                assert_eq!(sitter, Some(sender), "seat {seat} was played by another");
            }
            Actor::StandingOrder => assert!(sitter.is_some(), "orders are people's"),
            Actor::Bot | Actor::Clock => assert_eq!(entry.origin, None),
        }
    }

    /// Checks that no answer to a window that hidden cards decide is played before it closes.
    fn check_time(&self, at: Millis, seat: Seat) {
        let timer = self.follower.as_ref().and_then(Table::timer);
        let Some(closes) = timer.and_then(Timer::closes_at) else { return };
        assert!(closes <= at, "seat {seat} answered too early");
    }

    /// Whether the log contains a command.
    pub(crate) fn has(&self, origin: Origin) -> bool {
        self.origins.contains(&origin)
    }

    /// The number of actions, of matches and of actions taken back.
    pub(crate) fn counts(&self) -> (u64, u64, u64) {
        (self.n_actions, self.n_matches, self.n_undone)
    }

    /// Writes the log to text, as in a file, and reads it back.
    pub(crate) fn through_text(&self) -> Vec<Entry> {
        let lines = self.entries.iter().map(Entry::text);
        lines.map(|line| Entry::read(line).expect("a log reads its own text")).collect()
    }
}

/// Whether the table must have written a command once it has confirmed it. It need not write what
/// changes nothing, such as an order that was given before.
pub(crate) fn is_kept(wish: &table::Wish) -> bool {
    use table::Wish::{Submit, Undo, Wait};
    matches!(wish, Submit { .. } | Undo { .. } | Wait { .. })
}

/// Whether an input is a command that changes nothing if it is repeated.
pub(crate) fn is_free(input: &table::Input) -> bool {
    use table::Wish::{Fill, Mute, NoMore, Order, Pause, Reaction, Rematch, Swap, VoteEnd};
    let table::Input::Command { command: Ok(command), .. } = input else { return false };
    matches!(
        command.wish,
        Fill { .. }
            | Mute { .. }
            | NoMore { .. }
            | Order { .. }
            | Pause { .. }
            | Reaction { .. }
            | Rematch { .. }
            | Swap { .. }
            | VoteEnd { .. }
    )
}

#[cfg(test)]
mod tests {
    //! Each check fails on what it is for.
    use serde_json::json;
    use table::id::{Client, CommandId};

    use super::*;

    fn entry(seq: u64, fact: &serde_json::Value, cmd: u32) -> Entry {
        let origin = Origin { person: Person(1), client: Client(0), cmd: CommandId(cmd) };
        let text = json!({
            "seq": seq, "at_ms": 5_000, "fact": fact, "origin": origin, "sum": ""
        });
        Entry::read(&text.to_string()).expect("an entry")
    }

    fn sat(seat: u8, person: u64) -> serde_json::Value {
        json!({"kind": "sat", "seat": seat, "person": person, "name": "Ann"})
    }

    fn played(seat: u8) -> serde_json::Value {
        json!({"kind": "played", "seat": seat, "window": 0, "actor": "user", "action": null})
    }

    #[test]
    fn an_honest_log_passes() {
        Ledger::default().write(&[entry(0, &sat(0, 1), 1), entry(1, &played(0), 2)]);
    }

    #[test]
    #[should_panic(expected = "carried out twice")]
    fn a_command_that_was_carried_out_twice_is_noticed() {
        Ledger::default().write(&[entry(0, &sat(0, 1), 1), entry(1, &played(0), 1)]);
    }

    #[test]
    #[should_panic(expected = "was played by another")]
    fn a_seat_played_by_another_is_noticed() {
        Ledger::default().write(&[entry(0, &sat(0, 2), 1), entry(1, &played(0), 2)]);
    }

    #[test]
    #[should_panic(expected = "two in one seat")]
    fn two_in_one_seat_are_noticed() {
        Ledger::default().write(&[entry(0, &sat(0, 1), 1), entry(1, &sat(0, 2), 2)]);
    }
}
