//! Limits on open tables: of the server, of one person and of one address. They are counted when
//! tables come and go, because looking through all of them for each new one takes too long.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::id::Person;

use crate::bucket::block;
use crate::ident::TableId;

/// The most tables of a server.
const TABLES_MAX: usize = 10_000;
/// The most tables of one person.
pub(super) const TABLES_OF_PERSON_MAX: usize = 20;

/// The open tables, counted by the person and the address that they belong to.
#[derive(Debug)]
pub(super) struct Quotas {
    per_address_max: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    owners: HashMap<TableId, Owner>,
    of_person: HashMap<Person, usize>,
    of_address: HashMap<IpAddr, usize>,
}

/// The person and the address that a table counts for.
#[derive(Clone, Copy, Debug)]
struct Owner {
    /// The person who created it, or was its host when the server started. `None` if only its log
    /// knows.
    person: Option<Person>,
    /// The address that created it. It is never written down, so a restart forgets it.
    address: Option<IpAddr>,
}

impl Quotas {
    pub(super) fn new(tables_per_address: u32) -> Self {
        let per_address_max = usize::try_from(tables_per_address).unwrap_or(usize::MAX);
        Self { per_address_max, taken: Mutex::default() }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a table that is about to be created, unless there are too many.
    pub(super) fn claim(&self, id: TableId, person: Person, from: IpAddr) -> Option<Claim<'_>> {
        let mut taken = self.taken();
        let address = block(from);
        let has_room = taken.owners.len() < TABLES_MAX
            && count(&taken.of_person, &person) < TABLES_OF_PERSON_MAX
            && count(&taken.of_address, &address) < self.per_address_max;
        if !has_room {
            return None;
        }
        taken.add(id, Owner { person: Some(person), address: Some(address) });
        Some(Claim { quotas: Some(self), id })
    }

    /// Counts a table from before the server started, whatever the limits are.
    pub(super) fn count(&self, id: TableId, person: Option<Person>) {
        self.taken().add(id, Owner { person, address: None });
    }

    /// A table has ended.
    pub(super) fn release(&self, id: TableId) {
        self.taken().remove(id);
    }
}

impl Taken {
    fn add(&mut self, id: TableId, owner: Owner) {
        self.remove(id);
        self.owners.insert(id, owner);
        if let Some(person) = owner.person {
            *self.of_person.entry(person).or_default() += 1;
        }
        if let Some(address) = owner.address {
            *self.of_address.entry(address).or_default() += 1;
        }
    }

    fn remove(&mut self, id: TableId) {
        let Some(Owner { person, address }) = self.owners.remove(&id) else { return };
        if let Some(person) = person {
            lower(&mut self.of_person, person);
        }
        if let Some(address) = address {
            lower(&mut self.of_address, address);
        }
    }
}

fn count<K: Hash + Eq>(counts: &HashMap<K, usize>, key: &K) -> usize {
    counts.get(key).copied().unwrap_or_default()
}

/// Takes one off a count, and forgets it when nothing is left.
fn lower<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: K) {
    if let Entry::Occupied(mut left) = counts.entry(key) {
        *left.get_mut() -= 1;
        if *left.get() == 0 {
            left.remove();
        }
    }
}

/// A table that is counted, but not created yet. Dropping it takes the table off the count.
#[must_use = "a claim that is dropped counts no longer"]
pub(super) struct Claim<'a> {
    quotas: Option<&'a Quotas>,
    id: TableId,
}

impl Claim<'_> {
    /// The table exists now, and counts until [`Quotas::release`].
    pub(super) fn keep(mut self) {
        self.quotas = None;
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        if let Some(quotas) = self.quotas {
            quotas.release(self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    //! Tables that come and go.
    use super::*;

    fn home(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn what_is_released_leaves_no_trace() {
        let quotas = Quotas::new(2);
        let claim = |id, person| quotas.claim(TableId(id), Person(person), home(1));
        claim(1, 7).unwrap().keep();
        let second = claim(2, 8).unwrap();
        assert!(claim(3, 9).is_none(), "one that is being created counts");
        drop(second);
        claim(3, 9).unwrap().keep();
        quotas.count(TableId(4), Some(Person(7)));
        quotas.count(TableId(5), None);
        assert_eq!(count(&quotas.taken().of_person, &Person(7)), 2);
        // Releasing a table that is not counted changes nothing.
        for id in [1, 2, 3, 3, 4, 5] {
            quotas.release(TableId(id));
        }
        let Taken { owners, of_person, of_address } = &*quotas.taken();
        assert!(owners.is_empty() && of_person.is_empty() && of_address.is_empty());
    }

    #[test]
    fn the_server_has_a_limit_of_its_own() {
        let quotas = Quotas::new(u32::MAX);
        for id in 0..TABLES_MAX as u64 {
            quotas.count(TableId(id), None);
        }
        assert!(quotas.claim(TableId(u64::MAX), Person(1), home(1)).is_none());
        quotas.release(TableId(0));
        assert!(quotas.claim(TableId(u64::MAX), Person(1), home(1)).is_some());
    }
}
