//! Windows with a public time: what may lengthen them, what they show, and what people may leave
//! to the table.

use contract::Seat;
use serde_json::{Value, json};
use table::clock::{QUARTER_MS, SOLO_MS, WAIT_MS};
use table::command::{Stance, Wish};
use table::config::ReactionTime;
use table::entry::Fact;
use table::id::MatchNumber;
use table::message::Reason;
use table::orders::Order;

use crate::bench::Bench;

const HOUR_MS: u64 = 3_600_000;
const SLOW: &str = r#"{"game":"toy","seats":3,"pace":{"kind":"correspondence","hours":24}}"#;

/// A table with three people, who are asked for a mutiny.
fn in_the_mutiny(setting: &str) -> Bench {
    let mut bench = Bench::playing(setting);
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    assert_eq!(bench.question(), "mutiny");
    bench
}

fn wait(bench: &Bench) -> Wish {
    let window = bench.table.game().unwrap().window().unwrap().id;
    Wish::Wait { number: MatchNumber(1), window }
}

/// Whether somebody has called a mutiny.
fn was_called(bench: &Bench) -> bool {
    let is_call = |action: &Value| action["mutiny"]["call"].is_object();
    let calls = |fact: &Fact| matches!(fact, Fact::Played { action, .. } if is_call(action.json()));
    bench.log.iter().any(|entry| calls(&entry.fact))
}

fn no_more(bench: &Bench, stance: Stance) -> Wish {
    let window = bench.table.game().unwrap().window().unwrap().id;
    Wish::NoMore { number: MatchNumber(1), window, stance }
}

#[test]
fn wait_adds_fifteen_seconds_once_a_window_and_all_see_who_asked() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3}"#);
    assert_eq!(bench.refused(0, wait(&bench)), Reason::NotAsked);
    let before = bench.window_of(0).until_ms.unwrap();
    bench.done(2, wait(&bench));
    for person in 0..3 {
        let window = bench.window_of(person);
        assert_eq!(window.until_ms, Some(before.plus(WAIT_MS)));
        assert_eq!((window.waited, window.may_wait), (Some(Seat(2)), false));
    }
    assert_eq!(bench.refused(1, wait(&bench)), Reason::TooMany);
    bench.pass_ms(before.0 - bench.now_ms() + WAIT_MS - 1);
    assert_eq!(bench.question(), "mutiny");
    bench.pass_ms(1);
    assert_eq!(bench.question(), "attack");
}

#[test]
fn a_tick_that_comes_too_early_is_not_the_last() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3}"#);
    let closes = bench.window_of(0).until_ms.unwrap();
    bench.tick();
    bench.pass_ms(closes.0 - bench.now_ms());
    assert_eq!(bench.question(), "attack");
}

#[test]
fn a_seat_may_wait_twice_a_round() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3,"options":{"rounds":9}}"#);
    bench.done(1, wait(&bench));
    bench.pass_ms(30_000);
    // Twice for a card of the attack: the second request exceeds the limit of this round.
    bench.contribute(2);
    assert!(bench.window_of(1).may_wait);
    bench.done(1, wait(&bench));
    bench.pass_ms(23_000);
    assert!(!bench.window_of(1).may_wait);
    bench.play(1, json!({"attack":{"reveal":{"seen":1}}}));
    assert_eq!(bench.question(), "turn");
    let captain = bench.asked();
    bench.play(captain, json!({"turn":{"sail":{"ship":"sloop"}}}));
    let other = (captain + 1) % 3;
    assert!(bench.window_of(other).may_wait, "another round");
}

#[test]
fn nobody_sees_who_has_answered_before_a_hidden_window_closes() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3}"#);
    let n_texts = bench.all_to(0).len();
    bench.submit(1, json!({"mutiny":"pass"}));
    bench.pass_ms(5_000);
    assert_eq!(bench.all_to(0).len(), n_texts, "nothing was told");
    assert_eq!(bench.window_of(2).n_waiting, 2);
}

#[test]
fn a_held_answer_outlives_a_restart() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3}"#);
    let card = bench.first_card(2);
    let cmd = bench.submit(2, json!({"mutiny":{"call":{"card":card}}}));
    bench.expect_held(2);
    bench.restart();
    bench.wake_after(1_000);
    bench.connect(2);
    bench.pass_ms(40_000);
    assert!(bench.is_done(2, cmd));
    assert!(was_called(&bench), "the call counts");
}

#[test]
fn no_more_from_me_answers_what_comes_later_and_can_be_taken_back() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3}"#);
    assert_eq!(bench.refused(1, no_more(&bench, Stance::For)), Reason::Closed);
    bench.pass_ms(13_000);
    // The quartermaster is the seat that is waited for.
    bench.done(1, no_more(&bench, Stance::For));
    assert!(bench.window_of(1).resting && !bench.window_of(2).resting);
    bench.done(1, no_more(&bench, Stance::Withdrawn));
    bench.pass_ms(10_000);
    assert_eq!(bench.question(), "attack");
    bench.contribute(2);
    bench.done(1, no_more(&bench, Stance::For));
    bench.pass_ms(5_900);
    assert_eq!(bench.question(), "attack", "the card may still be answered");
    bench.pass_ms(1_200);
    assert_eq!(bench.question(), "turn", "the table has passed");
    assert_eq!(bench.bank(1), 300_000);
}

#[test]
fn an_answer_to_a_shown_card_waits_for_the_time_of_that_card() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":3,"options":{"hand":4}}"#);
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    bench.pass_ms(13_000);
    let seat = (0..3).find(|person| bench.wind(*person).is_some()).expect("somebody has a wind");
    let other = (seat + 1) % 3;
    bench.contribute(other);
    let card = bench.wind(seat).unwrap();
    let cmd = bench.submit(seat, json!({"attack":{"contribute":{"card":card}}}));
    bench.expect_held(seat);
    bench.pass_ms(2_000);
    // The other seats go on meanwhile.
    bench.contribute(other);
    assert!(!bench.is_done(seat, cmd));
    bench.pass_ms(3_999);
    assert!(!bench.is_done(seat, cmd));
    bench.pass_ms(1_001);
    assert!(bench.is_done(seat, cmd), "the time of the first card is over");
}

#[test]
fn an_answer_to_a_card_whose_time_is_over_is_late() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":3,"options":{"hand":4}}"#);
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    bench.pass_ms(13_000);
    let seat = (0..3).find(|person| bench.wind(*person).is_some()).expect("somebody has a wind");
    bench.contribute((seat + 1) % 3);
    bench.pass_ms(7_100);
    let card = bench.wind(seat).unwrap();
    let wish = bench.answer(json!({"attack":{"contribute":{"card":card}}}));
    assert_eq!(bench.refused(seat, wish), Reason::Late);
}

/// An attack that waits for person 1, who is alone among bots: the others have resigned.
fn alone_in_the_attack() -> Bench {
    let dealt = |hand: u8| {
        let options = json!({"rounds": 9, "hand": hand});
        let pace = json!({"kind": "none"});
        let setting = json!({"game": "toy", "seats": 3, "options": options, "pace": pace});
        Bench::playing(&setting.to_string())
    };
    let mut bench = (2..=6).map(dealt).find(|bench| bench.wind(1).is_some()).expect("a wind");
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    bench.pass_ms(21_000);
    assert_eq!((bench.question(), bench.asked()), ("attack", 1));
    for person in [0, 2] {
        bench.done(person, Wish::Resign);
    }
    bench
}

#[test]
fn alone_among_bots_a_card_may_be_answered_as_long_as_the_window_waits() {
    let mut bench = alone_in_the_attack();
    bench.contribute(1);
    bench.pass_ms(600_000);
    let card = bench.wind(1).unwrap();
    bench.play(1, json!({"attack":{"contribute":{"card":card}}}));
}

#[test]
fn alone_among_bots_a_shown_card_waits_no_longer_than_bots_think() {
    let mut bench = alone_in_the_attack();
    bench.contribute(1);
    let until = bench.window_of(1).card_until_ms.map(|at| at.0);
    assert_eq!(until, Some(bench.now_ms() + SOLO_MS));
}

#[test]
fn the_time_that_a_held_answer_waits_is_not_paid_for() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":3,"pace":{"kind":"blitz"}}"#);
    bench.pass_ms(9_000);
    bench.contribute(2);
    bench.pass_ms(1_000);
    bench.submit(1, json!({"attack":{"reveal":{"seen":1}}}));
    bench.pass_ms(9_000);
    assert_eq!(bench.question(), "turn");
    assert_eq!((bench.bank(1), bench.bank(2)), (120_000, 120_000));
}

#[test]
fn all_people_together_change_the_reaction_time_from_the_next_round_on() {
    let mut bench = in_the_mutiny(r#"{"game":"toy","seats":2,"options":{"rounds":9}}"#);
    let reaction_s = ReactionTime::new(20);
    bench.done(0, Wish::Reaction { reaction_s });
    assert_eq!(bench.seats_of(1).wanted, [reaction_s, None]);
    bench.done(1, Wish::Reaction { reaction_s });
    assert_eq!(bench.seats_of(1).reaction_s, ReactionTime::default(), "not in this round");
    bench.pass_ms(13_000);
    let quartermaster = bench.asked();
    bench.play(quartermaster, json!({"attack":{"reveal":{"seen":0}}}));
    bench.connect(0);
    assert_eq!(Some(bench.seats_of(0).reaction_s), reaction_s);
}

mod by_correspondence {
    use super::*;

    #[test]
    fn nothing_is_passed_for_people_and_the_window_closes_at_a_quarter_of_an_hour() {
        let mut bench = in_the_mutiny(SLOW);
        bench.pass_ms(23 * HOUR_MS);
        assert_eq!(bench.question(), "mutiny");
        bench.submit(1, json!({"mutiny":"pass"}));
        bench.pass_ms(QUARTER_MS);
        assert_eq!(bench.question(), "mutiny", "one answer is missing");
        bench.submit(2, json!({"mutiny":"pass"}));
        assert_eq!(bench.question(), "mutiny");
        bench.pass_ms(QUARTER_MS - bench.now_ms() % QUARTER_MS);
        assert_eq!(bench.question(), "attack");
        bench.pass_ms(23 * HOUR_MS);
        assert_eq!(bench.question(), "attack", "adding crew waits for its hours too");
    }

    #[test]
    fn orders_ahead_spare_the_wait() {
        let mut bench = Bench::playing(SLOW);
        let order = |order| Wish::Order { question: "mutiny".to_owned(), order };
        bench.done(1, order(Order::NotThisRound));
        bench.done(2, order(Order::UntilTurn));
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        bench.pass_ms(QUARTER_MS);
        assert_eq!(bench.question(), "attack");
    }

    #[test]
    fn a_card_ordered_ahead_is_used_at_the_first_chance() {
        let mut bench = Bench::playing(SLOW);
        let order = |order| Wish::Order { question: "mutiny".to_owned(), order };
        bench.done(1, order(Order::Never));
        bench.done(2, order(Order::FirstChance));
        bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
        bench.pass_ms(QUARTER_MS);
        assert!(was_called(&bench));
    }

    #[test]
    fn a_steward_answers_once_when_the_hours_run_out() {
        let mut bench = in_the_mutiny(SLOW);
        bench.submit(1, json!({"mutiny":"pass"}));
        bench.pass_ms(24 * HOUR_MS + QUARTER_MS);
        assert_eq!(bench.question(), "attack");
        assert_eq!((bench.steward(1), bench.steward(2)), (None, None));
        let by_bot = |fact: &Fact| {
            matches!(fact, Fact::Played { seat: Seat(2), actor: contract::Actor::Bot, .. })
        };
        assert!(bench.log.iter().any(|entry| by_bot(&entry.fact)));
    }

    #[test]
    fn an_attack_closes_at_a_quarter_of_an_hour_once_nobody_is_missing() {
        let mut bench = in_the_mutiny(SLOW);
        for person in [1, 2] {
            bench.submit(person, json!({"mutiny":"pass"}));
        }
        bench.pass_ms(QUARTER_MS);
        assert_eq!(bench.question(), "attack");
        bench.contribute(2);
        bench.submit(1, json!({"attack":{"reveal":{"seen":1}}}));
        bench.expect_held(1);
        bench.pass_ms(QUARTER_MS);
        assert_eq!(bench.question(), "turn");
    }
}
