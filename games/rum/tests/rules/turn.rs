//! What a turn is.

use contract::{Mode, Rejected};
use rum::Why;
use rum::ledger::RUM_TURN;

use crate::support::{RuleTable, Table};

mod rum_turn {
    use super::*;

    const OPEN: &str = "hand 1: red1-orange2 red1-yellow2
                        hand 2: white1-green2
                        beach: red1-blue2 blue1-white2 green1-red2";

    #[test]
    fn each_action_ends_the_turn_and_the_next_one_clockwise_is_asked() {
        let mut table = Table::new(3, OPEN);
        table.turn_is(1);
        table.play("1: draw wreck {white1-red2}").turn_is(2);
        table.play("2: draw beach 1 {orange1-green2}").turn_is(3);
        table.play("3: draw wreck {blue1-orange2}").turn_is(1);
        table.play("1: set red1-orange2:2").turn_is(2);
    }

    #[test]
    fn it_goes_round_whatever_the_number_of_seats() {
        for seats in 2..=4 {
            for number in 1..=seats {
                let mut table = Table::new(seats, &format!("turn: {number}"));
                table.play(&format!("{number}: draw wreck {{white1-red2}}"));
                table.turn_is(number % seats + 1);
            }
        }
    }

    #[test]
    fn nobody_acts_out_of_turn_or_twice() {
        let mut table = Table::new(3, OPEN);
        table.rejects("2: draw wreck", Rejected::NotAsked);
        table.rejects("3: draw beach 2", Rejected::NotAsked);
        table.play("1: draw wreck {white1-red2}");
        table.rejects("1: draw wreck", Rejected::NotAsked);
        table.rejects("1: set red1-orange2:2", Rejected::NotAsked);
    }

    #[test]
    fn only_the_active_seat_is_asked() {
        let window = Table::new(3, OPEN).game().window().unwrap();
        assert_eq!((window.mode, window.asked), (Mode::Turn, window.waiting));
        assert!(window.may.is_empty());
        assert_eq!(window.waiting.len(), 1);
    }

    #[test]
    fn without_a_set_a_player_must_draw_in_one_of_four_ways() {
        let table = Table::new(
            2,
            "hand 1: red1-orange2
             beach: blue1-white2 green1-red2 ?white1-red2
             row: orange 2 of 2",
        );
        assert_eq!(table.menu(1), ["draw beach 1", "draw beach 2", "draw beach 3", "draw wreck"]);
        assert_eq!(table.menu(2), [""; 0]);
    }

    #[test]
    fn with_a_set_a_player_may_play_it_or_draw() {
        let menu = Table::new(3, OPEN).menu(1);
        assert_eq!(menu[..4], ["draw beach 1", "draw beach 2", "draw beach 3", "draw wreck"]);
        assert!(menu.contains(&"set red1-orange2:2".to_owned()), "{menu:?}");
    }

    #[test]
    fn putting_cards_back_is_no_action_of_a_turn() {
        let mut table = Table::new(3, OPEN);
        for step in ["1: back red1-orange2 red1-yellow2", "1: back red1-orange2", "1: back"] {
            table.refuses(step, RUM_TURN, Why::NotNow);
        }
    }
}
