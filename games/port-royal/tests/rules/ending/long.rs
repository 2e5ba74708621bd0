//! A game that lasts too long.

use contract::{Actor, Game, Match, Observer, Rejected, Rig, Submission, rig};
use port_royal::ending::DECISIONS_MAX;
use port_royal::{LastLap, Options, PortRoyal, Variant};
use testkit::playout::deal;
use testkit::table;

use crate::support::{BOOK, RuleTable, Table, VARIANT, rules};

/// A table with only so many decisions left.
fn near_the_end(left: u16, seats: u8, position: &str) -> Table {
    near_the_end_with(BOOK, left, seats, position)
}

fn near_the_end_with(options: Options, left: u16, seats: u8, position: &str) -> Table {
    let made = DECISIONS_MAX - left;
    Table::with(options, seats, &format!("decisions: {made}\n{position}"))
}

/// A whole game in which everybody draws only what they must and takes nothing.
fn idle_game(options: Options, seats: u8) -> Match<PortRoyal> {
    let rules = table::rules::<PortRoyal>(&options, seats);
    let mut game = deal::<PortRoyal>(rules, u64::from(seats));
    while let Some(window) = game.window() {
        let seat = window.waiting.first().expect("somebody is asked");
        let action = PortRoyal::fallback(rules, &game.game().view(Observer::Seat(seat)));
        let submission = Submission { seat, window: window.id, actor: Actor::User, action };
        assert!(game.submit(submission).is_ok(), "it may always be played");
    }
    game
}

/// All ships are coins, all persons are laid out, and one tax increase is left to draw; nobody is
/// rich enough to be taxed.
fn nothing_but_a_tax() -> String {
    let names = &rules(5).names;
    let laid = names[50..110].chunks(12).zip(1..);
    let laid = laid.map(|(persons, seat)| format!("laid {seat}: {}\n", persons.join(" ")));
    let expeditions = names[110..116].join(" ");
    format!(
        "drawn: 1
         last: 5
         deck: tax-swords-a
         expeditions: {expeditions}
         coins 1: 11
         coins 2: 11
         coins 3: 11
         coins 4: 11
         coins 5: tax-swords-b tax-points-a tax-points-b 6
         {}",
        laid.collect::<String>()
    )
}

mod pr_end_long {
    use super::*;

    #[test]
    fn a_game_in_which_all_only_stop_and_pass_ends_after_10_000_decisions() {
        assert_eq!(DECISIONS_MAX, 10_000);
        let both = Options { ending: LastLap::Equal, variant: Variant::Expedition };
        for (options, seats) in [(BOOK, 2), (BOOK, 5), (both, 2), (both, 5)] {
            let table = Table::of_match(idle_game(options, seats));
            assert_eq!(table.game().log().len(), 10_000, "{seats} seats");
            assert_eq!(table.outcome().reason.0, "pr-end-long", "{seats} seats");
        }
    }

    #[test]
    fn a_turn_with_nothing_but_a_tax_to_draw_ends_too() {
        let mut table = near_the_end(3, 5, &nothing_but_a_tax());
        for _ in 0..2 {
            table.play("1: draw {tax-swords-a}").discovers(1);
        }
        table.play("1: draw {tax-swords-a}").coins_are([11, 11, 11, 11, 9]);
        assert_eq!(table.outcome().reason.0, "pr-end-long");
    }

    #[test]
    fn it_ends_where_the_next_decision_would_be_due() {
        let position = "harbour: galleon-2-1a sailor-3-1a";
        let mut table = near_the_end(2, 3, position);
        table.play("1: draw {flute-1-2}").discovers(1);
        table.play("1: stop");
        table.tells(["1 stopped after 3 with 2 colours", "1 to take 1", "end by long"]);
        table.rejects("1: pass", Rejected::Over);
        // With one more decision left, the game continues.
        let mut table = near_the_end(3, 3, position);
        table.play("1: draw {flute-1-2}").play("1: stop").takes(1, 1);
    }

    #[test]
    fn in_each_phase() {
        let mut table = near_the_end(1, 2, "drawn: 1\nlaid 1: pirate-5-1");
        table.play("1: draw {flute-5-4}").tells([
            "1 drew ship flute-5-4",
            "1 kept flute-5-4",
            "end by long",
        ]);
        let mut table = near_the_end(1, 2, "harbour: flute-1-1a skiff-1-2\nphase: take 1");
        table.play("1: pass").tells(["1 passed", "2 to take 1", "end by long"]);
    }

    #[test]
    fn steps_that_nobody_is_asked_for_do_not_count_and_are_taken_first() {
        let mut table = near_the_end(1, 2, "drawn: 1");
        table.play("1: stop {tax-swords-a skiff-1-1a skiff-1-1b}").tells([
            "1 stopped after 1 with 0 colours",
            "1 to take 1",
            "2 to take 1",
            "turn 2",
            "2 drew tax tax-swords-a",
            "2 earned 1 by tax",
            "2 coin skiff-1-1a",
            "1 earned 1 by tax",
            "1 coin skiff-1-1b",
            "settled tax-swords-a",
            "end by long",
        ]);
    }

    #[test]
    fn it_is_scored_as_it_stands() {
        let position = "harbour: galleon-2-1a
             laid 1: sailor-7-3 pirate-7-2
             laid 2: sailor-3-1a
             laid 3: expedition-house2
             coins 1: 0
             coins 2: 9";
        let mut table = near_the_end(1, 3, position);
        table.play("1: stop").points_are([5, 1, 4]).ends("pr-end-long", [1, 3, 2]);
        table.harbour_is("galleon-2-1a");
        let mut tied = near_the_end(1, 3, "harbour: galleon-2-1a\ncoins 2: 4");
        tied.play("1: stop").ends("pr-end-long", [2, 1, 2]);
        let mut variant = near_the_end_with(VARIANT, 1, 3, position);
        variant.play("1: stop").ends("pr-end-long", [2, 3, 1]);
    }

    #[test]
    fn a_ship_that_waits_is_discarded() {
        let mut table = near_the_end(1, 2, "drawn: 1\nlaid 1: pirate-5-1");
        table.play("1: draw {flute-1-2}").tells(["1 drew ship flute-1-2", "end by long"]);
        table.harbour_is("").discard_is("flute-1-2").ends("pr-end-long", [1, 2]);
    }

    #[test]
    fn an_end_by_the_last_decision_itself_comes_first() {
        let mut table = near_the_end(1, 2, "turn: 2\nlast: 2\ndrawn: 1");
        table.play("2: stop").ends("pr-end-points", [1, 1]);
        let mut table = near_the_end(1, 2, "rest: coins 1");
        table.play("1: stop").ends("pr-end-stuck", [1, 2]);
    }

    #[test]
    fn no_position_is_past_it() {
        for line in ["decisions: 10000", "decisions: 65535", "drawn: 10000", "drawn: 65535"] {
            let lines = rig::lines(line).expect("a position");
            assert!(PortRoyal::rig(rules(2), &lines).is_err(), "{line}");
        }
    }
}
