//! A table that nobody is connected to leaves memory and comes back.

use table::Input;

use super::World;

/// One wake-up in this many finds a table without connections asleep.
const DOZE: u32 = 4;

impl World {
    /// Wakes the table, which may have been out of memory since its last input, and checks that
    /// nobody can tell.
    pub(super) fn wake_up(&mut self) {
        let is_free = !self.table.is_closed() && self.twin.is_none() && self.thoughts.is_empty();
        match self.table.absence().filter(|_| is_free) {
            Some(absence) if self.rng.below(DOZE) == 0 => {
                let mut restored = self.restored();
                self.compare(&restored);
                assert!(absence.is_of(&restored), "another log");
                let step = restored.handle(Input::Resume(absence), self.time.now);
                let tick = self.table.handle(Input::Tick, self.time.now);
                assert_eq!(step.entries(), tick.entries(), "a nap has changed the table");
                self.table = restored;
                self.report.steps += 1;
                self.report.naps += 1;
                self.deliver(step);
            }
            Some(_) | None => self.feed(Input::Tick),
        }
    }
}
