//! Scenes at a table of the toy game, with a fake clock: one test for each promise of a table.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

#[path = "scenes/bench.rs"]
mod bench;
#[path = "../sim/dealer.rs"]
mod dealer;
#[path = "scenes/crew.rs"]
mod crew;
#[path = "scenes/gallery.rs"]
mod gallery;
#[path = "scenes/hints.rs"]
mod hints;
#[path = "scenes/masked.rs"]
mod masked;
#[path = "scenes/protocol.rs"]
mod protocol;
#[path = "scenes/limits.rs"]
mod limits;
#[path = "scenes/rated.rs"]
mod rated;
#[path = "scenes/restarts.rs"]
mod restarts;
#[path = "scenes/undo.rs"]
mod undo;
#[path = "scenes/unplayed.rs"]
mod unplayed;

use std::sync::Arc;

use bench::{Bench, ahoy};
use contract::{AnyMatch, Game, Seat, SeatSet, Seed};
use serde_json::json;
use table::clock::{ABANDONED_MS, ABANDONED_SLOW_MS, AWAY_MS, RECONNECTING_MS, SOLO_MS};
use table::command::{Hearing, Stance, Wish};
use table::entry::{Closing, Ending, Entry, Fact};
use table::id::{Millis, Version};
use table::io::{DealError, DealOrder};
use table::message::{Farewell, Reason, StageName};
use table::orders::Order;
use table::{Dealer, Misfit, RestoreError, Table};
use testkit::toy::Raid;

/// A server that does not know the game.
struct Stranger;

impl Dealer for Stranger {
    fn deal(&self, _: &DealOrder<'_>, _: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        Err(DealError::UnknownGame)
    }

    fn rules_version(&self, _: &str) -> Option<u32> {
        None
    }

    fn has_level(&self, _: &str, _: &str) -> bool {
        false
    }

    fn steward(&self, _: &str) -> &'static str {
        "nobody"
    }
}

/// A server after an upgrade.
struct Newer;

impl Dealer for Newer {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        dealer::Toy.deal(order, seed)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        dealer::Toy.rules_version(game).map(|version| version + 1)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        dealer::Toy.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        dealer::Toy.steward(game)
    }
}

mod clocks {
    use super::*;

    #[test]
    fn an_empty_bank_seats_a_steward_who_leaves_when_asked() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3,"pace":{"kind":"blitz"}}"#);
        bench.pass_ms(129_999);
        assert_eq!(bench.steward(0), None);
        bench.pass_ms(1);
        assert_eq!(bench.steward(0), Some("out-of-time"));
        bench.pass_ms(2_500);
        assert!(bench.n_actions() > 0, "the bot has played");
        bench.done(0, Wish::Back);
        assert_eq!(bench.steward(0), None);
        assert_eq!(bench.bank(0), 0);
    }

    #[test]
    fn the_first_seconds_of_a_decision_are_free() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
        bench.pass_ms(9_000);
        bench.play(0, json!({"turn":"draw"}));
        assert_eq!(bench.bank(0), 120_000);
        bench.pass_ms(13_000);
        bench.play(0, json!({"turn":"draw"}));
        assert_eq!((bench.bank(0), bench.bank(1)), (117_000, 120_000));
    }

    #[test]
    fn a_call_stays_open_for_its_public_time_and_silence_means_no() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3,"pace":{"kind":"blitz"}}"#);
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        assert_eq!(bench.question(), "mutiny");
        bench.pass_ms(7_999);
        assert_eq!(bench.question(), "mutiny");
        bench.pass_ms(1_001);
        assert_eq!(bench.question(), "attack");
    }

    #[test]
    fn without_a_clock_nothing_expires() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"none"}}"#);
        bench.pass_ms(24 * 3_600_000);
        assert_eq!((bench.n_actions(), bench.steward(0)), (0, None));
    }

    #[test]
    fn bots_of_one_person_answer_together_after_they_have_thought() {
        let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
        bench.sit(0);
        bench.done(0, Wish::Fill { seat: Seat(1), level: "random".to_owned() });
        bench.done(0, Wish::Start);
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        bench.pass_ms(SOLO_MS - 1);
        assert_eq!(bench.n_actions(), 1, "the bot has not answered");
        bench.pass_ms(1);
        assert!(bench.n_actions() > 1, "the bot has answered");
    }
}

mod windows {
    use super::*;

    fn in_the_attack() -> Bench {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3}"#);
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        for seat in [1, 2] {
            bench.submit(seat, json!({"mutiny":"pass"}));
            bench.expect_held(seat);
        }
        bench.pass_ms(13_000);
        assert_eq!(bench.question(), "attack");
        bench
    }

    #[test]
    fn an_answer_to_a_hidden_window_is_held_until_it_closes() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3}"#);
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        let cmd = bench.submit(1, json!({"mutiny":"pass"}));
        bench.expect_held(1);
        assert_eq!(bench.refused(1, submit_again(&bench)), Reason::Held);
        bench.pass_ms(11_999);
        assert_eq!(bench.n_actions(), 1);
        bench.pass_ms(1_001);
        assert_eq!(bench.n_actions(), 3, "both have answered, one by silence");
        assert!(bench.is_done(1, cmd));
    }

    #[test]
    fn a_move_that_was_legal_in_an_older_view_is_overtaken_and_not_illegal() {
        let mut bench = in_the_attack();
        let helper = (bench.asked() + 1) % 3;
        let card = bench.first_card(helper);
        let contribute = |bench: &Bench, seen: u32| {
            let answer = bench.answer(json!({"attack":{"contribute":{"card":card}}}));
            let Wish::Submit { number, window, action, .. } = answer else { panic!("{answer:?}") };
            Wish::Submit { number, window, action, version: Some(Version(seen)) }
        };
        let seen = bench.table.game().unwrap().version();
        bench.done(helper, contribute(&bench, seen));
        // Another tab, or a second click, has not seen it yet.
        assert_eq!(bench.refused(helper, contribute(&bench, seen)), Reason::Overtaken);
        assert_eq!(bench.refused(helper, contribute(&bench, seen + 1)), Reason::Illegal);
    }

    fn submit_again(bench: &Bench) -> Wish {
        bench.answer(json!({"mutiny":"pass"}))
    }

    #[test]
    fn what_would_close_an_open_window_is_held_and_can_be_overtaken() {
        let mut bench = in_the_attack();
        let quartermaster = bench.asked();
        let helper = (quartermaster + 1) % 3;
        bench.contribute(helper);
        let cmd = bench.submit(quartermaster, json!({"attack":{"reveal":{"seen":1}}}));
        bench.expect_held(quartermaster);
        bench.pass_ms(5_000);
        bench.contribute(helper);
        assert_eq!(bench.refusal(quartermaster, cmd), Some(Reason::Overtaken));
        let cmd = bench.submit(quartermaster, json!({"attack":{"reveal":{"seen":2}}}));
        bench.pass_ms(5_999);
        assert_eq!(bench.question(), "attack", "the last card may still be answered");
        bench.pass_ms(1_001);
        assert_eq!(bench.question(), "turn");
        assert!(bench.is_done(quartermaster, cmd));
    }

    #[test]
    fn a_standing_order_passes_when_the_window_closes() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3}"#);
        for seat in [1, 2] {
            bench.done(seat, Wish::Order { question: "mutiny".to_owned(), order: Order::Never });
        }
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        bench.pass_ms(11_999);
        assert_eq!(bench.question(), "mutiny");
        bench.pass_ms(1_001);
        assert_eq!(bench.question(), "attack");
    }

    #[test]
    fn a_command_about_an_earlier_match_is_late() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
        let late = bench.answer(json!({"turn":"draw"}));
        for seat in [0, 1] {
            bench.done(seat, Wish::VoteEnd { stance: Stance::For });
        }
        assert_eq!(bench.stage(), StageName::Over);
        assert_eq!(bench.refused(0, late.clone()), Reason::Over);
        for seat in [0, 1] {
            bench.done(seat, Wish::Rematch { stance: Stance::For });
        }
        assert_eq!(bench.refused(0, late), Reason::Closed);
    }
}

mod commands {
    use super::*;

    #[test]
    fn a_repeat_gets_the_first_answer_and_does_nothing_twice() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
        let wish = bench.answer(json!({"turn":"draw"}));
        bench.send(0, 77, wish.clone());
        assert!(bench.is_done(0, 77));
        let n_entries = bench.log.len();
        bench.send(0, 77, wish.clone());
        assert_eq!(bench.log.len(), n_entries);
        bench.restart();
        bench.connect(0);
        bench.send(0, 77, wish);
        assert!(bench.is_done(0, 77), "known after a restart too");
        assert_eq!(bench.n_actions(), 1);
    }

    #[test]
    fn a_lost_race_is_no_breach_of_the_rules() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":3,"options":{"hand":4}}"#);
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        bench.pass_ms(13_000);
        let seen = Version(u32::try_from(bench.n_actions()).unwrap());
        let card = bench.first_card(1);
        let action = json!({"attack":{"contribute":{"card":card}}});
        bench.play(1, action.clone());
        // A second tab of the same person still sees the card in their hand.
        let mut late = |seen| {
            let mut wish = bench.answer(action.clone());
            if let Wish::Submit { version, .. } = &mut wish {
                *version = seen;
            }
            bench.refused(1, wish)
        };
        assert_eq!(late(Some(seen)), Reason::Overtaken);
        assert_eq!(late(Some(Version(seen.0 + 1))), Reason::Illegal);
        assert_eq!(late(None), Reason::Illegal);
    }

    #[test]
    fn only_the_host_starts_fills_kicks_swaps_and_closes() {
        let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
        bench.sit(0);
        bench.sit(1);
        let seat = Seat(0);
        let level = "random".to_owned();
        let wishes = [
            Wish::Start,
            Wish::Fill { seat, level },
            Wish::Kick { seat },
            Wish::Swap { one: seat, other: Seat(1) },
            Wish::Close,
        ];
        for wish in wishes {
            assert_eq!(bench.refused(1, wish), Reason::NotHost);
        }
        bench.done(0, Wish::Swap { one: seat, other: Seat(1) });
        assert_eq!(bench.seat_of(0), Some(Seat(1)));
        bench.done(0, Wish::Kick { seat });
        assert_eq!(bench.farewell(1), Some(Farewell::Kicked));
        bench.connect(1);
        assert_eq!(bench.farewell(1), Some(Farewell::Kicked));
        assert_eq!(bench.refused(0, Wish::Start), Reason::SeatsEmpty);
        bench.done(0, Wish::Close);
        assert!(bench.table.is_closed());
    }

    #[test]
    fn talk_is_short_and_slow_and_can_be_muted() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
        assert_eq!(bench.refused(0, ahoy(&"x".repeat(401))), Reason::TextLength);
        assert_eq!(bench.refused(0, ahoy("  ")), Reason::TextLength);
        for _ in 0..4 {
            bench.done(0, ahoy("arr"));
        }
        bench.done(1, Wish::Mute { seat: Seat(0), hearing: Hearing::Muted });
        let muted = |person| bench.seats_of(person).muted;
        assert_eq!((muted(1), muted(0)), (SeatSet::one(Seat(0)), SeatSet::EMPTY));
        let heard = bench.n_said(1);
        bench.done(0, ahoy("arr"));
        assert_eq!(bench.n_said(1), heard);
        assert_eq!(bench.refused(0, ahoy("arr")), Reason::TooFast);
    }

    #[test]
    fn two_tabs_at_one_seat_are_told_the_same() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
        let tab = bench.connect_tab(1, 5);
        bench.play(0, json!({"turn":"draw"}));
        let last = |conn| bench.texts.iter().rev().find(|(to, _)| *to == conn).unwrap().1.clone();
        assert_eq!(last(tab), last(bench.conn_of(1)));
    }
}

mod people {
    use super::*;

    #[test]
    fn the_absent_are_marked_and_then_replaced_until_they_return() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"relaxed"}}"#);
        bench.disconnect(0);
        bench.pass_ms(RECONNECTING_MS);
        assert!(bench.presence(0).contains("reconnecting"));
        bench.pass_ms(AWAY_MS - RECONNECTING_MS);
        assert_eq!(bench.steward(0), Some("away"));
        bench.connect(0);
        assert_eq!(bench.steward(0), None);
    }

    #[test]
    fn a_pause_needs_all_who_are_there_and_stops_the_clocks() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
        bench.done(0, Wish::Pause { stance: Stance::For });
        assert_eq!(bench.stage(), StageName::Playing);
        bench.done(1, Wish::Pause { stance: Stance::For });
        assert_eq!(bench.stage(), StageName::Paused);
        let wish = bench.answer(json!({"turn":"draw"}));
        assert_eq!(bench.refused(0, wish), Reason::Paused);
        bench.pass_ms(3_600_000);
        bench.done(1, Wish::Resume);
        bench.play(0, json!({"turn":"draw"}));
        assert_eq!(bench.bank(0), 120_000);
    }

    #[test]
    fn who_gives_up_does_not_come_back_and_a_match_without_people_ends() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"rating":"off"}"#);
        bench.done(1, Wish::Resign);
        assert_eq!(bench.steward(1), Some("resigned"));
        assert_eq!(bench.refused(1, Wish::Back), Reason::WrongStage);
        bench.done(0, Wish::Resign);
        assert_eq!(bench.stage(), StageName::Over);
    }

    #[test]
    fn the_end_by_vote_needs_more_than_half() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":4,"rating":"off"}"#);
        bench.done(0, Wish::VoteEnd { stance: Stance::For });
        bench.done(1, Wish::VoteEnd { stance: Stance::For });
        assert_eq!(bench.stage(), StageName::Playing);
        bench.done(0, Wish::VoteEnd { stance: Stance::Withdrawn });
        bench.done(2, Wish::VoteEnd { stance: Stance::For });
        assert_eq!(bench.stage(), StageName::Playing);
        bench.done(3, Wish::VoteEnd { stance: Stance::For });
        assert_eq!(bench.stage(), StageName::Over);
    }

    #[test]
    fn a_table_nobody_comes_to_ends() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
        bench.disconnect(0);
        bench.disconnect(1);
        bench.pass_ms(ABANDONED_MS);
        assert!(bench.table.is_closed());
    }

    #[test]
    fn an_abandoned_match_counts_for_nobody_and_tells_its_seed() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"none"}}"#);
        // Everybody left their tabs open, so no bot stands in.
        bench.connect(9);
        bench.pass_ms(ABANDONED_SLOW_MS);
        assert!(bench.table.is_closed());
        let over = bench.over(9).expect("it is told before the goodbye");
        assert_eq!((over.ending, over.outcome), (Ending::Abandoned, None));
        let Fact::Created { deals, .. } = bench.log[0].fact else { panic!("it is the first") };
        assert_eq!(over.seed, Some(deals.seed_of(over.number).to_string()));
        assert_eq!(bench.farewell(9), Some(Farewell::Closed));
    }

    #[test]
    fn nobody_watches_where_nobody_may() {
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"spectators":"off"}"#);
        bench.connect(9);
        assert_eq!(bench.farewell(9), Some(Farewell::NoSpectators));
        let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"spectators":"public"}"#);
        bench.connect(9);
        assert_eq!(bench.farewell(9), None);
        assert_eq!(bench.refused(9, ahoy("I see it all")), Reason::NotSeated);
    }

    #[test]
    fn no_setting_shows_spectators_a_hand_before_the_match_is_over() {
        for hands in [r#"{"kind":"after-end"}"#, r#"{"kind":"delayed","minutes":1}"#] {
            let setting = r#"{"game":"toy","seats":3,"pace":{"kind":"blitz"},"hands":"#;
            let mut bench = Bench::playing(&format!("{setting}{hands}}}"));
            bench.connect(9);
            // Bots stand in, and play to the end.
            (0..3).for_each(|person| bench.disconnect(person));
            for _ in 0..600 {
                bench.pass_ms(10_000);
            }
            assert_eq!(bench.stage(), StageName::Over);
            let told = bench.all_to(9);
            let (before, after) = told.split_once(r#""kind":"over""#).expect("it is over");
            assert!(before.contains(r#""kind":"update""#));
            let open = before.split(r#""n-cards":"#).skip(1).find(|pile| {
                pile.split_once(',').is_some_and(|(_, cards)| cards.starts_with(r#""cards":["#))
            });
            assert_eq!(open, None, "a pile is open");
            assert!(after.contains(r#""observer":"referee""#), "all hands are: {after}");
        }
    }
}
