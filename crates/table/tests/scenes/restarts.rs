//! Restarts: time stands still while nothing runs, and a restored table is the same table.

use table::entry::Secret;
use table::id::MatchNumber;

use super::*;

#[test]
fn clocks_stand_still_while_nothing_runs() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
    bench.pass_ms(5_000);
    bench.restart();
    bench.wake_after(3_600_000);
    bench.connect(0);
    bench.play(0, json!({"turn":"draw"}));
    assert_eq!(bench.bank(0), 120_000);
}

#[test]
fn days_without_a_server_do_not_make_a_table_abandoned_but_days_with_one_do() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
    bench.play(0, json!({"turn":"draw"}));
    bench.disconnect(0);
    bench.disconnect(1);
    bench.pass_ms(ABANDONED_MS / 3 * 2);
    bench.restart();
    bench.wake_after(10 * ABANDONED_MS);
    assert!(!bench.table.is_closed());
    bench.pass_ms(ABANDONED_MS / 3 - 1);
    assert!(!bench.table.is_closed());
    bench.pass_ms(1);
    assert!(bench.table.is_closed(), "the days before the restart count");
}

#[test]
fn a_match_is_never_played_again_by_other_rules() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.play(0, json!({"turn":"draw"}));
    let seq = bench.log.iter().find(|e| matches!(e.fact, Fact::Started { .. })).unwrap().seq;
    let restored = Table::restore(&bench.log, Arc::new(Newer)).map(drop);
    let (played, here) = (Raid::RULES_VERSION, Raid::RULES_VERSION + 1);
    let why = Misfit::Rules { played, here };
    assert_eq!(restored, Err(RestoreError::Misfit { seq, why }));
    // The log gets one last entry, and the table is closed for good.
    let last = Table::retire(&bench.log, Millis(0)).unwrap();
    assert_eq!(last.fact, Fact::Closed { why: Closing::Upgraded });
    bench.log.push(last);
    let closed = Table::restore(&bench.log, Arc::new(dealer::Toy)).unwrap();
    assert!(closed.is_closed());
    bench.log.remove(2);
    assert!(Table::retire(&bench.log, Millis(0)).is_err());
}

#[test]
fn a_table_without_a_match_goes_on_by_new_rules() {
    let bench = Bench::new(r#"{"game":"toy","seats":2}"#);
    assert!(Table::restore(&bench.log, Arc::new(Newer)).is_ok());
}

/// Two people who have ended a match by vote.
fn after_a_match() -> Bench {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.play(0, json!({"turn":"draw"}));
    for person in 0..2 {
        bench.done(person, Wish::VoteEnd { stance: Stance::For });
    }
    assert_eq!(bench.stage(), StageName::Over);
    bench.done(1, Wish::Rematch { stance: Stance::For });
    bench
}

#[test]
fn a_match_of_other_rules_that_has_ended_does_not_bind_its_table() {
    let mut bench = after_a_match();
    bench.restart_by(Arc::new(Newer));
    bench.wake_after(0);
    bench.connect(0);
    bench.connect(1);
    let known = bench.seats_of(0);
    assert_eq!((known.stage, known.number.0), (StageName::Lobby, 1), "how it ended is not shown");
    bench.done(0, Wish::Start);
    bench.play(0, json!({"turn":"draw"}));
    let rules: Vec<u32> =
        bench
            .log
            .iter()
            .filter_map(|entry| {
                if let Fact::Started { rules, .. } = entry.fact { Some(rules) } else { None }
            })
            .collect();
    assert_eq!(rules, [Raid::RULES_VERSION, Raid::RULES_VERSION + 1]);
    bench.restart_by(Arc::new(Newer));
    assert_eq!((bench.table.number().0, bench.n_actions()), (2, 1), "and the next one is replayed");
    let elsewhere = Table::restore(&bench.log, Arc::new(dealer::Toy)).map(drop);
    assert!(matches!(elsewhere, Err(RestoreError::Misfit { why: Misfit::Rules { .. }, .. })));
}

/// A server that must not deal the first match again.
struct Reader;

impl Dealer for Reader {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        let first = Secret::new([3; 32]).seed_of(MatchNumber(1));
        assert_ne!(seed, first, "the first match is dealt again");
        dealer::Toy.deal(order, seed)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        dealer::Toy.rules_version(game)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        dealer::Toy.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        dealer::Toy.steward(game)
    }
}

#[test]
fn a_match_that_was_followed_by_another_is_read_and_not_replayed() {
    let mut bench = after_a_match();
    bench.done(0, Wish::Rematch { stance: Stance::For });
    assert_eq!(bench.table.number().0, 2);
    let restored = Table::restore(&bench.log, Arc::new(Reader)).unwrap();
    assert_eq!(restored.inspect(), bench.table.inspect());
}

#[test]
fn a_broken_log_is_told_from_one_that_does_not_fit() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.play(0, json!({"turn":"draw"}));
    let restore = |log: Vec<Entry>| Table::restore(&log, Arc::new(dealer::Toy)).map(drop);
    assert_eq!(restore(Vec::new()), Err(RestoreError::Empty));
    assert_eq!(restore(bench.log.clone()), Ok(()));
    let mut broken = bench.log.clone();
    broken.remove(2);
    assert!(matches!(restore(broken), Err(RestoreError::Chain(_))));
    let mut forged = bench.log.clone();
    let changed = forged[0].text().replace(r#""seats":2"#, r#""seats":3"#);
    forged[0] = Entry::read(&changed).unwrap();
    assert!(matches!(restore(forged), Err(RestoreError::Chain(_))));
    let started = bench.log.iter().find(|e| matches!(e.fact, Fact::Started { .. })).unwrap();
    let elsewhere = Table::restore(&bench.log, Arc::new(Stranger)).map(drop);
    let why = Misfit::Deal(DealError::UnknownGame);
    assert_eq!(elsewhere, Err(RestoreError::Misfit { seq: started.seq, why }));
}
