//! Ends of matches: results, ratings, histories, boards, exports.

use server::ident::TableId;
use server::store::{BOARD_MATCHES_MIN, Change, Deed, Finished, Store, Who};
use table::MatchResult;
use table::config::Rating as Counts;
use table::id::{MatchNumber, Millis, Person};
use table::result::{Persistence, Share};

use super::people::register;
use super::{Backend, conflicts, greet, open, step, summary, texts, write};

const TABLE: TableId = TableId(9);

/// The end of a match: people and ranks by seat. A rank below 0 means that the player gave up.
pub(super) fn finish(table: TableId, seq: u64, number: u16, seats: &[(u64, i8)]) -> Change {
    let share = |&(person, rank): &(u64, i8)| {
        let persistence = if rank < 0 { Persistence::GaveUp } else { Persistence::Stayed };
        let level = (person == 0).then(|| "bosun".to_owned());
        let person = (person > 0).then_some(Person(person));
        let points = i16::from(rank) * -3;
        Share { person, level, persistence, rank: rank.unsigned_abs(), points }
    };
    let shares = seats.iter().map(share).collect();
    Change::Finish(Box::new(Finished {
        table,
        step: step(seq, "the end"),
        summary: Some(summary(4)),
        game: "rum".to_owned(),
        counts: Counts::On,
        result: MatchResult { number: MatchNumber(number), shares },
        at: Millis(1_000 * u64::from(number)),
    }))
}

/// Three accounts, and a table.
pub(super) fn accounts(store: &dyn Store) {
    for (person, name) in [(1, "Ann"), (2, "Ben"), (3, "Zoë")] {
        register(store, Person(person), name);
    }
    write(store, open(TABLE));
}

/// Somebody's rating and how many matches made it.
fn rated(store: &dyn Store, person: u64) -> Option<(f64, u32)> {
    let ratings = store.ratings(Person(person)).unwrap();
    ratings.first().map(|of| (of.rating.mu, of.rating.n_matches))
}

pub(super) fn a_match_is_rated_once(on: &Backend<'_>) {
    accounts(on.store);
    write(on.store, finish(TABLE, 1, 1, &[(1, 2), (2, 1), (3, 3)]));
    let after = [1, 2, 3].map(|person| rated(on.store, person).unwrap());
    assert!(after[1].0 > after[0].0 && after[0].0 > after[2].0, "{after:?}");
    assert_eq!(texts(on.store, TABLE), ["the first", "the end"]);
    assert_eq!(on.store.open_tables().unwrap()[0].summary, Some(*summary(4)));
    // The same end, the same match with other entries, and the same entries for another match.
    for (seq, number) in [(1, 1), (2, 1), (1, 2)] {
        conflicts(on.store, finish(TABLE, seq, number, &[(1, 1), (2, 2)]));
    }
    assert_eq!([1, 2, 3].map(|person| rated(on.store, person).unwrap()), after);
    assert_eq!(texts(on.store, TABLE).len(), 2, "all or nothing");
    write(on.store, finish(TABLE, 2, 2, &[(1, 1), (2, 2)]));
    assert_eq!(rated(on.store, 1).unwrap().1, 2);
}

pub(super) fn players_who_gave_up_are_last_and_a_lone_account_is_not_rated(on: &Backend<'_>) {
    accounts(on.store);
    write(on.store, finish(TABLE, 1, 1, &[(1, -1), (2, 2), (77, 3), (0, 4)]));
    let [ann, ben] = [1, 2].map(|person| rated(on.store, person).unwrap().0);
    assert!(ben > ann, "{ann} {ben}");
    assert_eq!(rated(on.store, 77), None);
    write(on.store, finish(TABLE, 2, 2, &[(1, 1), (77, 2)]));
    assert_eq!(rated(on.store, 1), Some((ann, 1)));
    let Change::Finish(finished) = finish(TABLE, 3, 3, &[(1, 1), (2, 2)]) else {
        panic!("not a finish")
    };
    write(on.store, Change::Finish(Box::new(Finished { counts: Counts::Off, ..*finished })));
    assert_eq!(rated(on.store, 1), Some((ann, 1)));
    assert_eq!(on.store.history(Person(1), Millis(u64::MAX)).unwrap().len(), 3);
}

pub(super) fn a_history_has_pages_and_a_match_its_placings(on: &Backend<'_>) {
    accounts(on.store);
    for number in 1..=60 {
        write(on.store, finish(TABLE, number.into(), number, &[(1, 1), (0, 2), (2, -3)]));
    }
    let first = on.store.history(Person(1), Millis(u64::MAX)).unwrap();
    let numbers = |page: &[api::Past]| page.iter().map(|past| past.number).collect::<Vec<_>>();
    assert_eq!(numbers(&first), (11..=60).rev().collect::<Vec<u16>>());
    let second = on.store.history(Person(1), Millis(first[49].ended_ms)).unwrap();
    assert_eq!(numbers(&second), (1..=10).rev().collect::<Vec<u16>>());
    let past = &second[9];
    assert_eq!((past.table.as_str(), past.game.as_str()), ("0000000000000009", "rum"));
    let [own, bot, other] = &past.seats[..] else { panic!("{past:?}") };
    assert!(own.you && !other.you && !own.gave_up && other.gave_up);
    assert_eq!((own.name.as_deref(), own.rank, own.points), (Some("Ann"), 1, -3));
    assert_eq!((bot.name.as_deref(), bot.level.as_deref()), (None, Some("bosun")));
    let change = own.rating.unwrap();
    assert!(change.mu > change.mu_before && bot.rating.is_none());
    let placings = on.store.placings(TABLE, MatchNumber(1)).unwrap();
    assert_eq!(placings.iter().map(|of| of.rank).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(placings[2].points, 9);
    assert!(on.store.placings(TABLE, MatchNumber(99)).unwrap().is_empty());
}

pub(super) fn a_board_lists_accounts_with_enough_matches(on: &Backend<'_>) {
    accounts(on.store);
    for number in 1..=BOARD_MATCHES_MIN {
        let number = u16::try_from(number).unwrap();
        write(on.store, finish(TABLE, number.into(), number, &[(1, 2), (2, 1)]));
    }
    write(on.store, finish(TABLE, 90, 90, &[(1, 1), (3, 2)]));
    let board = |game: &str| {
        let ranked = on.store.board(game).unwrap();
        ranked.into_iter().map(|of| (of.name, of.n_matches)).collect::<Vec<_>>()
    };
    let n_matches = BOARD_MATCHES_MIN;
    assert_eq!(board("rum"), [("Ben".to_owned(), n_matches), ("Ann".to_owned(), n_matches + 1)]);
    assert_eq!(board("port-royal"), []);
    write(on.store, Change::People(Deed::Ban { person: Person(2), at: Millis(1) }));
    assert_eq!(board("rum").len(), 1, "who is banned is not on it");
}

pub(super) fn everything_about_a_person_is_exported(on: &Backend<'_>) {
    accounts(on.store);
    let ann = Person(1);
    assert_eq!(on.store.export(Person(99)).unwrap(), None);
    write(on.store, Change::Admit { table: TABLE, person: ann });
    write(on.store, Change::People(Deed::Block { person: ann, whom: Person(2), at: Millis(3) }));
    write(on.store, Change::People(Deed::Ban { person: ann, at: Millis(4) }));
    let said = |seq: u64, person: u64, text: &str| {
        let fact = format!(r#"{{"kind":"said","seat":0,"text":"{text}"}}"#);
        let origin = format!(r#"{{"person":{person},"client":1,"cmd":1}}"#);
        format!(r#"{{"seq":{seq},"at_ms":5,"fact":{fact},"origin":{origin},"sum":""}}"#)
    };
    let both = [said(1, 1, "hello"), said(2, 2, "not mine")].join("\n");
    write(on.store, Change::Append { table: TABLE, step: step(1, &both), summary: None });
    write(on.store, finish(TABLE, 3, 1, &[(1, 1), (2, 2)]));
    let export = on.store.export(ann).unwrap().unwrap();
    assert_eq!((export.person.id, export.person.name.as_str()), (1, "Ann"));
    assert_eq!(export.person.banned_ms, Some(Millis(4)));
    assert_eq!(export.person.account_made_ms, Some(Millis(5)));
    assert_eq!((export.sessions.len(), export.ratings.len(), export.matches.len()), (1, 1, 1));
    assert_eq!(export.tables[0].table, TABLE.to_string());
    assert_eq!(export.blocked, ["Ben"]);
    let told: Vec<_> = export.said.iter().filter_map(|said| said.text.as_deref()).collect();
    assert_eq!(told, ["hello"]);
}

pub(super) fn a_forgotten_person_leaves_results_without_a_name(on: &Backend<'_>) {
    accounts(on.store);
    let (ann, guest) = (Person(1), greet(on.store, 50, "Eve"));
    write(on.store, finish(TABLE, 1, 1, &[(1, 1), (2, 2)]));
    write(on.store, Change::People(Deed::Forget { person: ann }));
    assert_eq!(on.store.export(ann).unwrap(), None);
    assert!(on.store.account(&Who::Person(ann)).unwrap().is_none());
    assert_eq!((rated(on.store, 1), rated(on.store, 2).map(|of| of.1)), (None, Some(1)));
    let past = on.store.history(Person(2), Millis(u64::MAX)).unwrap();
    assert_eq!((past[0].seats[0].name.clone(), past[0].seats[0].rank), (None, 1));
    write(on.store, Change::People(Deed::Forget { person: Person(50) }));
    assert_eq!(on.store.guest(&guest).unwrap(), None);
    register(on.store, Person(8), "Ann");
}
