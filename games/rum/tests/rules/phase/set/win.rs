//! What a set wins.

use rum::Colour;
use rum::ledger::RUM_SET;

use crate::support::{RuleTable, SPECTATOR, Table, deck, rules_of, wins_nothing};

mod rum_win_more {
    use super::*;

    #[test]
    fn as_many_bottles_as_the_value_are_not_enough() {
        // 1 in the row, 4 of another seat, 4 of the seat's own.
        for (row, step, bottles) in [
            ("row: blue 2 of 2", "1: set red1-orange2:1", 1),
            ("row: red 4 of 2", "1: set green1-red2:2 purple1-red2:2", 4),
            ("row: red 4 of 1", "1: set green1-red2:2 purple1-red2:2", 4),
        ] {
            let mut table = Table::new(
                2,
                &format!(
                    "hand 1: green1-red2 purple1-red2 red1-orange2
                     beach: blue1-white2 yellow1-green2 ?white1-red2\n{row}"
                ),
            );
            table.refuses(step, RUM_SET, wins_nothing(Colour::Red, bottles, bottles));
        }
    }

    #[test]
    fn from_the_row_more_bottles_than_1_win_and_the_value_becomes_that_number() {
        let position = "hand 1: green1-red2 purple1-red2 red1-orange2
                        beach: blue1-white2 yellow1-green2 ?white1-red2";
        for (step, row) in [
            ("1: set green1-red2:2", "red 2 of 1"),
            ("1: set green1-red2:2 red1-orange2:1", "red 3 of 1"),
            ("1: set green1-red2:2 purple1-red2:2", "red 4 of 1"),
            ("1: set green1-red2:2 purple1-red2:2 red1-orange2:1", "red 5 of 1"),
        ] {
            Table::new(2, position).play(step).row_is(row);
        }
    }

    #[test]
    fn they_win_from_another_player_too_who_loses_the_points() {
        let mut table = Table::new(
            3,
            "turn: 2
             hand 2: green1-red2 purple1-red2
             beach: red1-orange2 yellow1-green2 ?white1-red2
             row: red 4 of 3, blue 2 of 3, white 2 of 1",
        );
        table.play("2: set green1-red2:2 purple1-red2:2").tells([
            "2 laid green1-red2:2 purple1-red2:2 with beach red1-orange2",
            "2 won red 5 from 3 by number",
            "turn 3",
        ]);
        table.row_is("red 5 of 2, blue 2 of 3, white 2 of 1");
        assert_eq!(table.view(SPECTATOR).points, [2, 5, 2]);
    }

    #[test]
    fn ones_own_card_is_raised_the_same_way() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2 purple1-red2
             beach: red1-orange2 red1-yellow2 ?white1-red2
             row: red 3 of 1",
        );
        table.play("1: set green1-red2:2 purple1-red2:2").row_is("red 6 of 1");
    }
}

mod rum_trio {
    use super::*;

    #[test]
    fn three_singles_win_the_card_whatever_its_value_and_raise_it_by_2() {
        for value in 2..=6 {
            let mut table = Table::new(
                2,
                &format!(
                    "hand 1: red1-orange2 red1-yellow2 red1-blue2
                     beach: blue1-white2 yellow1-green2 ?white1-red2
                     row: red {value} of 2"
                ),
            );
            table.play("1: set red1-orange2:1 red1-yellow2:1 red1-blue2:1").tells([
                "1 laid red1-orange2:1 red1-yellow2:1 red1-blue2:1",
                &format!("1 won red {} from 2 by trio", value + 2),
                "turn 2",
            ]);
            table.row_is(&format!("red {} of 1", value + 2));
        }
    }

    #[test]
    fn from_the_row_a_trio_makes_it_3() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 red1-yellow2 red1-blue2
             beach: blue1-white2 yellow1-green2 ?white1-red2",
        );
        table.play("1: set red1-orange2:1 red1-yellow2:1 red1-blue2:1").row_is("red 3 of 1");
    }

    #[test]
    fn singles_on_the_beach_count() {
        let two = "hand 1: red1-orange2
                   beach: red1-yellow2 ?white1-red2 red1-blue2
                   row: red 6 of 2";
        Table::new(2, two).play("1: set red1-orange2:1").row_is("red 8 of 1");
        let one = "hand 1: red1-orange2 red1-blue2
                   beach: white1-red2 red1-yellow2 blue1-white2
                   row: red 5 of 2";
        Table::new(2, one).play("1: set red1-orange2:1 red1-blue2:1").row_is("red 7 of 1");
    }

    #[test]
    fn a_single_that_lies_face_down_does_not_count() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2
             beach: red1-yellow2 blue1-white2 ?red1-blue2
             row: red 4 of 2",
        );
        table.refuses("1: set red1-orange2:1", RUM_SET, wins_nothing(Colour::Red, 2, 4));
    }

    #[test]
    fn three_bottles_with_a_double_among_them_are_no_trio() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 green1-red2 purple1-red2
             beach: red1-yellow2 ?blue1-white2 ?red1-blue2
             row: red 6 of 2",
        );
        table.refuses("1: set green1-red2:2", RUM_SET, wins_nothing(Colour::Red, 3, 6));
        let step = "1: set red1-orange2:1 green1-red2:2 purple1-red2:2";
        table.refuses(step, RUM_SET, wins_nothing(Colour::Red, 6, 6));
    }

    #[test]
    fn a_single_end_that_is_not_up_does_not_count() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2
             beach: red1-yellow2 red1-blue2 ?blue1-white2
             row: red 4 of 2, orange 3 of 2",
        );
        table.refuses("1: set red1-orange2:2", RUM_SET, wins_nothing(Colour::Orange, 2, 3));
    }
}

mod rum_trio_more {
    use super::*;

    fn red_trio_with(doubles: &str, row: &str) -> Table {
        let mut table = Table::new(
            2,
            &format!(
                "hand 1: red1-orange2 green1-red2 purple1-red2 white1-red2
                 beach: red1-yellow2 red1-blue2 ?blue1-white2
                 row: {row}"
            ),
        );
        table.play(&format!("1: set red1-orange2:1 {doubles}"));
        table
    }

    #[test]
    fn a_trio_raises_ones_own_card_by_2() {
        for value in 3..=6 {
            let table = red_trio_with("", &format!("red {value} of 1"));
            table.row_is(&format!("red {} of 1", value + 2));
        }
    }

    #[test]
    fn if_the_number_gives_more_it_counts() {
        red_trio_with("green1-red2:2", "red 2 of 2").row_is("red 5 of 1");
        red_trio_with("green1-red2:2 purple1-red2:2", "red 4 of 2").row_is("red 7 of 1");
        red_trio_with("green1-red2:2 purple1-red2:2", "red 3 of 1").row_is("red 7 of 1");
    }

    #[test]
    fn if_the_trio_gives_more_it_counts() {
        red_trio_with("green1-red2:2", "red 4 of 2").row_is("red 6 of 1");
        red_trio_with("green1-red2:2", "red 4 of 1").row_is("red 6 of 1");
        red_trio_with("green1-red2:2 purple1-red2:2", "red 6 of 2").row_is("red 8 of 1");
    }

    #[test]
    fn if_both_give_the_same_it_counts() {
        red_trio_with("green1-red2:2", "red 3 of 2").row_is("red 5 of 1");
        red_trio_with("green1-red2:2 purple1-red2:2", "red 5 of 1").row_is("red 7 of 1");
    }

    #[test]
    fn if_the_number_does_not_win_the_trio_still_does() {
        red_trio_with("green1-red2:2", "red 5 of 2").row_is("red 7 of 1");
    }
}

mod rum_cap {
    use super::*;

    #[test]
    fn neither_trio_nor_number_passes_8() {
        let position = "hand 1: red1-orange2 green1-red2 purple1-red2 white1-red2
                        beach: red1-yellow2 red1-blue2 ?blue1-white2";
        for row in ["red 7 of 2", "red 7 of 1"] {
            let trio = &mut Table::new(2, &format!("{position}\nrow: {row}"));
            trio.play("1: set red1-orange2:1").row_is("red 8 of 1");
        }
        for row in ["red 2 of 2", "red 7 of 2", "red 3 of 1"] {
            let nine = &mut Table::new(2, &format!("{position}\nrow: {row}"));
            nine.play("1: set red1-orange2:1 green1-red2:2 purple1-red2:2 white1-red2:2");
            nine.row_is("red 8 of 1");
        }
    }

    #[test]
    fn a_card_at_8_is_taken_by_a_trio_and_stays_at_8() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2
             beach: red1-yellow2 red1-blue2 ?blue1-white2
             row: red 8 of 2",
        );
        table.play("1: set red1-orange2:1").tells([
            "1 laid red1-orange2:1 with beach red1-yellow2 red1-blue2",
            "1 won red 8 from 2 by trio",
            "turn 2",
        ]);
        table.row_is("red 8 of 1");
        assert_eq!(table.view(SPECTATOR).points, [8, 0]);
    }

    #[test]
    fn eight_bottles_do_not_take_a_card_at_8() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 green1-red2 purple1-red2 white1-red2
             beach: red1-yellow2 ?red1-blue2 ?blue1-white2
             row: red 8 of 2",
        );
        let eight = "1: set red1-orange2:1 green1-red2:2 purple1-red2:2 white1-red2:2";
        table.refuses(eight, RUM_SET, wins_nothing(Colour::Red, 8, 8));
    }

    #[test]
    fn nine_bottles_do_even_without_a_trio() {
        // Our deck has no nine without the trio; a custom one with four doubles has.
        let mine = deck(&[("rum,blue,orange", "rum,blue,red")]);
        let mut table = Table::of(
            rules_of(2, &mine).expect("a deck"),
            "hand 1: green1-red2 purple1-red2 white1-red2 blue1-red2
             beach: red1-yellow2 ?red1-blue2 ?blue1-white2
             row: red 8 of 2",
        );
        let nine = "1: set green1-red2:2 purple1-red2:2 white1-red2:2 blue1-red2:2";
        let seven = "1: set green1-red2:2 purple1-red2:2 white1-red2:2";
        table.refuses(seven, RUM_SET, wins_nothing(Colour::Red, 7, 8));
        table.play(nine).row_is("red 8 of 1").turn_is(2);
    }
}
