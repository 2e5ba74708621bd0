//! People: guests, keys, accounts, blocks, reports, notices.

use server::ident::{Digest, TableId, Token};
use server::people::name::{NameKey, Nick};
use server::store::{
    Change, Deed, Guest, Notice, Opens, PersonReport, PersonStatus, Revoked, Store, Who,
};
use table::id::{Millis, Person};

use super::{Backend, conflicts, greet, open, write};

const TABLE: TableId = TableId(7);
const ANN: Person = Person(u64::MAX >> 11);
const BEN: Person = Person(2);
const DAY_MS: u64 = 86_400_000;

fn token() -> Digest {
    Token::fresh().digest()
}

/// Registers an account; returns its token.
pub(super) fn register(store: &dyn Store, person: Person, name: &str) -> Digest {
    let (name, token) = (Nick::read(name).unwrap(), token());
    let (password, at) = ("hash".to_owned(), Millis(5));
    write(store, Change::People(Deed::Register { person, name, password, token, at }));
    token
}

fn deed(on: &Backend<'_>, deed: Deed) {
    write(on.store, Change::People(deed));
}

fn standing(store: &dyn Store, token: &Digest) -> Option<PersonStatus> {
    store.guest(token).unwrap().map(|guest| guest.standing)
}

pub(super) fn a_guest_is_known_by_their_token(on: &Backend<'_>) {
    let ann = greet(on.store, ANN.0, "Ann");
    let known = |name: &str| {
        let (name, standing) = (name.to_owned(), PersonStatus::Guest);
        Some(Guest { person: ANN, name, standing })
    };
    assert_eq!(on.store.guest(&ann).unwrap(), known("Ann"));
    assert_eq!(on.store.guest(&token()).unwrap(), None);
    write(on.store, Change::Rename(known("Zoë").unwrap()));
    assert_eq!(on.store.guest(&ann).unwrap(), known("Zoë"));
    let (guest, at) = (known("Eve").unwrap(), Millis(5));
    conflicts(on.store, Change::Greet { guest, token: token(), at });
    deed(on, Deed::LogOut { token: ann });
    assert_eq!(on.store.guest(&ann).unwrap(), None);
}

pub(super) fn a_second_device_has_a_token_of_its_own(on: &Backend<'_>) {
    let (one, two) = (greet(on.store, ANN.0, "Ann"), token());
    let device = || Change::Device { person: ANN, token: two, at: Millis(6) };
    write(on.store, device());
    conflicts(on.store, device());
    deed(on, Deed::LogOut { token: one });
    assert_eq!(on.store.guest(&two).unwrap().unwrap().person, ANN);
}

pub(super) fn keys_open_tables_seats_and_devices(on: &Backend<'_>) {
    for opens in [Opens::Table(TABLE), Opens::Seat(TABLE, 3), Opens::Device(ANN)] {
        let key = token();
        assert_eq!(on.store.key(&key).unwrap(), None);
        write(on.store, Change::IssueKey { key, opens, at: Millis(8) });
        let found = on.store.key(&key).unwrap().unwrap();
        assert_eq!((found.opens, found.used_by, found.made), (opens, None, Millis(8)));
        // An unused key of a seat makes room for the next one.
        if !matches!(opens, Opens::Seat(..)) {
            conflicts(on.store, Change::IssueKey { key, opens, at: Millis(8) });
        }
    }
    let [first, second] = [token(), token()];
    for key in [first, second] {
        write(on.store, Change::IssueKey { key, opens: Opens::Seat(TABLE, 1), at: Millis(8) });
    }
    assert_eq!(on.store.key(&first).unwrap(), None, "the new key of a seat replaces the old one");
    assert!(on.store.key(&second).unwrap().is_some());
}

pub(super) fn a_key_is_used_by_one_person(on: &Backend<'_>) {
    let key = token();
    conflicts(on.store, Change::UseKey { key, person: ANN });
    write(on.store, Change::IssueKey { key, opens: Opens::Seat(TABLE, 1), at: Millis(8) });
    for _ in 0..2 {
        write(on.store, Change::UseKey { key, person: ANN });
    }
    conflicts(on.store, Change::UseKey { key, person: BEN });
    assert_eq!(on.store.key(&key).unwrap().unwrap().used_by, Some(ANN));
    let next = token();
    write(on.store, Change::IssueKey { key: next, opens: Opens::Seat(TABLE, 1), at: Millis(8) });
    assert!(on.store.key(&key).unwrap().is_some(), "a used key stays");
}

pub(super) fn a_table_can_be_closed_to_those_who_came_by_its_link(on: &Backend<'_>) {
    let people = [1, 2, 3].map(Person);
    let [link, seat] = [token(), token()];
    let issue = |key, opens| write(on.store, Change::IssueKey { key, opens, at: Millis(8) });
    issue(link, Opens::Table(TABLE));
    issue(seat, Opens::Seat(TABLE, 0));
    for person in people {
        for _ in 0..2 {
            write(on.store, Change::Admit { table: TABLE, person });
        }
    }
    let admitted = || people.map(|person| on.store.is_admitted(TABLE, person).unwrap());
    assert_eq!(admitted(), [true; 3]);
    let revoke = |people| write(on.store, Change::Revoke { table: TABLE, people });
    revoke(Revoked::Nobody);
    assert_eq!(admitted(), [true; 3]);
    assert_eq!(on.store.key(&link).unwrap(), None, "the link has ended");
    assert!(on.store.key(&seat).unwrap().is_some(), "the key of a seat has not");
    revoke(Revoked::One(people[0]));
    assert_eq!(admitted(), [false, true, true]);
    revoke(Revoked::AllBut(vec![people[2], people[0]]));
    assert_eq!(admitted(), [false, false, true]);
    revoke(Revoked::AllBut(Vec::new()));
    assert_eq!(admitted(), [false; 3]);
}

pub(super) fn an_account_owns_its_name_and_ends_older_sessions(on: &Backend<'_>) {
    let old = greet(on.store, ANN.0, "guest");
    let device = token();
    write(on.store, Change::IssueKey { key: device, opens: Opens::Device(ANN), at: Millis(8) });
    let new = register(on.store, ANN, "Ann");
    assert_eq!((standing(on.store, &old), on.store.key(&device).unwrap()), (None, None));
    assert_eq!(standing(on.store, &new), Some(PersonStatus::Account));
    let key = NameKey::of("aNN");
    assert_eq!(on.store.owner(&key).unwrap(), Some(ANN));
    assert_eq!(on.store.owner(&NameKey::of("Ben")).unwrap(), None);
    for who in [Who::Named(key), Who::Person(ANN)] {
        let account = on.store.account(&who).unwrap().unwrap();
        assert_eq!((account.person, account.name.as_str()), (ANN, "Ann"));
        assert_eq!((account.password.as_str(), account.reset), ("hash", None));
    }
    let taken = |person, name: &str| {
        let (name, password) = (Nick::read(name).unwrap(), String::new());
        let (token, at) = (token(), Millis(5));
        conflicts(on.store, Change::People(Deed::Register { person, name, password, token, at }));
    };
    taken(BEN, "ann");
    assert!(on.store.account(&Who::Person(BEN)).unwrap().is_none(), "all or nothing");
    taken(ANN, "Other");
    let further = token();
    deed(on, Deed::LogIn { person: ANN, token: further, at: Millis(9) });
    assert_eq!(standing(on.store, &further), Some(PersonStatus::Account));
    assert_eq!(standing(on.store, &new), Some(PersonStatus::Account));
}

pub(super) fn passwords_change_and_are_reset(on: &Backend<'_>) {
    let first = register(on.store, ANN, "Ann");
    let (second, password, at) = (token(), "other".to_owned(), Millis(6));
    deed(on, Deed::SetPassword { person: ANN, password, token: second, at });
    assert_eq!(standing(on.store, &first), None, "every other session ends");
    assert_eq!(standing(on.store, &second), Some(PersonStatus::Account));
    let account = || on.store.account(&Who::Person(ANN)).unwrap().unwrap();
    assert_eq!((account().password.as_str(), account().reset), ("other", None));
    let reset = |person| Deed::ResetPassword { person, password: "once".to_owned(), at: Millis(7) };
    deed(on, reset(ANN));
    assert_eq!((account().password.as_str(), account().reset), ("once", Some(Millis(7))));
    assert_eq!(standing(on.store, &second), None);
    conflicts(on.store, Change::People(reset(BEN)));
    let (token, password, at) = (token(), String::new(), Millis(6));
    conflicts(on.store, Change::People(Deed::SetPassword { person: BEN, password, token, at }));
    assert_eq!(on.store.guest(&token).unwrap(), None, "all or nothing");
}

pub(super) fn a_ban_holds_until_it_is_lifted(on: &Backend<'_>) {
    let guest = greet(on.store, ANN.0, "Ann");
    deed(on, Deed::Ban { person: ANN, at: Millis(9) });
    assert_eq!(standing(on.store, &guest), Some(PersonStatus::Banned));
    deed(on, Deed::Unban { person: ANN });
    assert_eq!(standing(on.store, &guest), Some(PersonStatus::Guest));
    conflicts(on.store, Change::People(Deed::Ban { person: BEN, at: Millis(9) }));
    conflicts(on.store, Change::People(Deed::Unban { person: BEN }));
}

pub(super) fn blocks_are_made_once_and_lifted(on: &Backend<'_>) {
    greet(on.store, ANN.0, "Ann");
    greet(on.store, BEN.0, "Ben");
    for _ in 0..2 {
        deed(on, Deed::Block { person: ANN, whom: BEN, at: Millis(9) });
    }
    let blocks = on.store.blocks(ANN).unwrap();
    assert_eq!(blocks.len(), 1);
    assert_eq!((blocks[0].whom, blocks[0].name.as_str()), (BEN, "Ben"));
    deed(on, Deed::Unblock { person: BEN, id: blocks[0].id });
    assert_eq!(on.store.blocks(ANN).unwrap().len(), 1, "nobody else can lift it");
    deed(on, Deed::Unblock { person: ANN, id: blocks[0].id });
    assert_eq!(on.store.blocks(ANN).unwrap(), []);
}

pub(super) fn reports_are_counted_and_have_no_character_that_a_database_refuses(on: &Backend<'_>) {
    greet(on.store, ANN.0, "Ann");
    greet(on.store, BEN.0, "Ben");
    for (at, note) in [(10, "plain"), (20, "before\0after")] {
        let (chat, note) = ("[\"\\u0000\"]".to_owned(), note.to_owned());
        let at = Millis(at);
        let report = PersonReport { at, by: ANN, about: BEN, table: TABLE, note, chat };
        deed(on, Deed::Report(Box::new(report)));
    }
    let since = |at| on.store.n_reports(ANN, Millis(at)).unwrap();
    assert_eq!((since(0), since(11), since(21)), (2, 1, 0));
    assert_eq!(on.store.n_reports(BEN, Millis(0)).unwrap(), 0);
    let told = (on.desk)().reports().unwrap();
    assert_eq!(told.len(), 2);
    assert_eq!(
        (told[0].note.as_str(), told[0].name.as_deref()),
        ("before\u{fffd}after", Some("Ben"))
    );
    assert_eq!(told[1].chat, serde_json::json!(["\0"]));
}

pub(super) fn old_tokens_and_keys_are_swept_out(on: &Backend<'_>) {
    let now = Millis(1000 * DAY_MS);
    let ago = |days: u64| Millis(now.0 - days * DAY_MS);
    let [young, old] = [token(), token()];
    for (token, days, person) in [(young, 364, 1), (old, 366, 2)] {
        let guest =
            Guest { person: Person(person), name: "Ann".to_owned(), standing: PersonStatus::Guest };
        write(on.store, Change::Greet { guest, token, at: ago(days) });
    }
    for (table, days) in [(TableId(1), 29), (TableId(2), 31)] {
        write(on.store, open(table));
        write(on.store, Change::CloseTable { table, at: ago(days) });
    }
    let keys = [
        (Opens::Device(ANN), 0, true),
        (Opens::Device(BEN), 2, false),
        (Opens::Table(TableId(1)), 900, true),
        (Opens::Table(TableId(2)), 900, false),
        (Opens::Table(TableId(3)), 900, true),
    ];
    let keys = keys.map(|(opens, days, stays)| {
        let key = token();
        write(on.store, Change::IssueKey { key, opens, at: ago(days) });
        (key, opens, stays)
    });
    write(on.store, Change::Sweep { at: now });
    assert!(on.store.guest(&young).unwrap().is_some());
    assert!(on.store.guest(&old).unwrap().is_none());
    for (key, opens, stays) in keys {
        assert_eq!(on.store.key(&key).unwrap().is_some(), stays, "{opens:?}");
    }
}

pub(super) fn notices_are_heeded_once(on: &Backend<'_>) {
    assert_eq!(on.store.notices().unwrap(), []);
    let all = [Notice::Oust(ANN), Notice::DropTable(TABLE), Notice::Oust(BEN)];
    for notice in all {
        deed(on, Deed::Notice(notice));
    }
    let found = on.store.notices().unwrap();
    assert_eq!(found.iter().map(|(_, notice)| *notice).collect::<Vec<_>>(), all);
    assert!(found.is_sorted_by_key(|(id, _)| *id));
    deed(on, Deed::Heeded { id: found[1].0 });
    assert_eq!(on.store.notices().unwrap(), found[2..]);
}
