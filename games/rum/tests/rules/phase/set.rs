//! Playing a set, and where its cards go. What it wins is in `win`.

mod win;

use rum::ledger::{RUM_SET, RUM_SET_HAND, RUM_SET_RAISE};
use rum::{Colour, Why};

use crate::support::{RuleTable, SPECTATOR, Table, wins_nothing};

mod rum_set {
    use super::*;

    #[test]
    fn any_cards_from_hand_may_be_laid_each_with_either_end_up() {
        let position = "hand 1: red1-orange2 red1-yellow2 red1-blue2 white1-orange2 green1-red2
                        beach: blue1-white2 ?purple1-red2 yellow1-green2";
        let mut table = Table::new(2, position);
        table.play("1: set red1-orange2:1 red1-yellow2:1").tells([
            "1 laid red1-orange2:1 red1-yellow2:1",
            "1 won red 2 from row by number",
            "turn 2",
        ]);
        table.hand_is(1, "red1-blue2 white1-orange2 green1-red2");
        Table::new(2, position)
            .play("1: set red1-orange2:2 white1-orange2:2")
            .row_is("orange 4 of 1");
        Table::new(2, position)
            .play("1: set red1-orange2:1 green1-red2:2 red1-blue2:2")
            .row_is("red 3 of 1, blue 3 of 1");
    }

    #[test]
    fn the_single_bottles_of_all_face_up_beach_cards_belong_to_it() {
        let position = "hand 1: green1-red2 red1-orange2
                        beach: red1-yellow2 red1-blue2 white1-red2
                        row: red 3 of 2";
        Table::new(2, position).play("1: set green1-red2:2").row_is("red 4 of 1");
        // The third place counts as well as the first two.
        let position = "hand 1: green1-red2
                        beach: white1-red2 blue1-white2 red1-blue2
                        row: red 2 of 2";
        Table::new(2, position).play("1: set green1-red2:2").row_is("red 3 of 1");
    }

    #[test]
    fn a_face_down_beach_card_does_not() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2
             beach: ?red1-yellow2 ?red1-blue2 white1-red2
             row: red 2 of 2",
        );
        table.refuses("1: set green1-red2:2", RUM_SET, wins_nothing(Colour::Red, 2, 2));
    }

    #[test]
    fn the_two_bottles_of_a_beach_card_do_not() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2
             beach: purple1-red2 green1-red2 white1-red2",
        );
        table.refuses("1: set red1-orange2:1", RUM_SET, wins_nothing(Colour::Red, 1, 1));
    }

    #[test]
    fn a_set_that_wins_nothing_is_refused_and_told_what_comes_closest() {
        let mut table = Table::new(
            3,
            "hand 1: red1-orange2 yellow1-blue2 white1-green2
             beach: red1-yellow2 purple1-red2 ?white1-red2
             row: red 4 of 2, blue 3 of 2, white 5 of 3",
        );
        table.refuses("1: set red1-orange2:1", RUM_SET, wins_nothing(Colour::Red, 2, 4));
        table.refuses("1: set yellow1-blue2:2", RUM_SET, wins_nothing(Colour::Blue, 2, 3));
        // Blue lacks two bottles, red three, white five.
        let step = "1: set red1-orange2:1 yellow1-blue2:2 white1-green2:1";
        table.refuses(step, RUM_SET, wins_nothing(Colour::Blue, 2, 3));
    }

    #[test]
    fn one_card_cannot_show_both_ends() {
        let mut table = Table::new(2, "hand 1: red1-orange2\nbeach: any 3");
        table.refuses("1: set red1-orange2:1 red1-orange2:2", RUM_SET, Why::BothEnds);
    }

    #[test]
    fn only_cards_of_ones_own_hand_can_be_laid() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2
             hand 2: green1-red2
             beach: white1-red2 ?purple1-red2 blue1-white2",
        );
        // In another hand, on the beach face up and face down, in the wreck; the parrot.
        for name in ["green1-red2", "white1-red2", "purple1-red2", "yellow1-blue2", "parrot"] {
            let (alone, with) =
                (format!("1: set {name}:2"), format!("1: set red1-orange2:2 {name}:1"));
            table.refuses(&alone, RUM_SET, Why::NotInHand);
            table.refuses(&with, RUM_SET, Why::NotInHand);
        }
    }

    #[test]
    fn several_collection_cards_can_be_won_at_once() {
        // The rulebook's example: Ania takes green from Bartek with a trio, wins blue from the row,
        // and raises her yellow; that makes 13 points.
        let mut table = Table::new(
            3,
            "hand 1: red1-yellow2 orange1-yellow2 yellow1-blue2 green1-blue2 green1-purple2
             beach: green1-red2 ?blue1-white2 ?white1-red2
             row: yellow 3 of 1, green 5 of 2",
        );
        table
            .play(
                "1: set red1-yellow2:2 orange1-yellow2:2 yellow1-blue2:2 green1-blue2:1 \
                 green1-purple2:1",
            )
            .tells([
                "1 laid red1-yellow2:2 orange1-yellow2:2 yellow1-blue2:2 green1-blue2:1 \
                 green1-purple2:1 with beach green1-red2",
                "1 won yellow 4 from 1 by number",
                "1 won green 7 from 2 by trio",
                "1 won blue 2 from row by number",
                "turn 2",
            ]);
        table.row_is("yellow 4 of 1, green 7 of 1, blue 2 of 1");
        assert_eq!(table.view(SPECTATOR).points, [13, 0, 0]);
    }

    #[test]
    fn bottles_that_win_nothing_are_ignored() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 yellow1-blue2 white1-green2
             beach: blue1-white2 purple1-red2 ?white1-red2
             row: blue 4 of 2, white 3 of 1",
        );
        table.play("1: set red1-orange2:2 yellow1-blue2:2 white1-green2:1").tells([
            "1 laid red1-orange2:2 yellow1-blue2:2 white1-green2:1",
            "1 won orange 2 from row by number",
            "turn 2",
        ]);
        table.row_is("orange 2 of 1, blue 4 of 2, white 3 of 1");
    }
}

mod rum_set_hand {
    use super::*;

    const BEACH_WINS: &str = "hand 1: white1-green2
                              beach: red1-yellow2 red1-blue2 ?white1-red2";

    #[test]
    fn the_beach_alone_is_no_set_even_if_it_would_win() {
        Table::new(2, BEACH_WINS).refuses("1: set", RUM_SET_HAND, Why::NoCardFromHand);
        let nothing = "beach: purple1-red2 blue1-white2 ?white1-red2";
        Table::new(2, nothing).refuses("1: set", RUM_SET_HAND, Why::NoCardFromHand);
    }

    #[test]
    fn a_card_of_whatever_colour_makes_it_one() {
        for end in 1..=2 {
            let mut table = Table::new(2, &format!("{BEACH_WINS}\nrow: green 3 of 2"));
            table.play(&format!("1: set white1-green2:{end}")).row_is("red 2 of 1, green 3 of 2");
            table.hand_is(1, "");
        }
    }

    #[test]
    fn such_a_set_is_offered() {
        let table = Table::new(2, &format!("{BEACH_WINS}\nrow: green 3 of 2"));
        let menu = table.menu(1);
        assert!(menu.len() > 4, "{menu:?}");
        for set in &menu[4..] {
            table.clone().play(&format!("1: {set}")).row_is("red 2 of 1, green 3 of 2");
        }
    }
}

mod rum_set_raise {
    use super::*;

    #[test]
    fn raising_ones_own_card_is_enough_for_a_set() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2
             beach: red1-yellow2 blue1-white2 ?white1-red2
             row: red 2 of 1",
        );
        table.play("1: set green1-red2:2").tells([
            "1 laid green1-red2:2 with beach red1-yellow2",
            "1 won red 3 from 1 by number",
            "turn 2",
        ]);
        table.row_is("red 3 of 1");
    }

    #[test]
    fn whatever_can_be_won_or_raised_is_without_asking() {
        // The beach has two blue bottles; green1-red2 is laid for red.
        let mut table = Table::new(
            2,
            "hand 1: green1-red2
             beach: blue1-purple2 blue1-white2 red1-yellow2
             row: red 2 of 1",
        );
        table.play("1: set green1-red2:2").tells([
            "1 laid green1-red2:2 with beach red1-yellow2 blue1-purple2 blue1-white2",
            "1 won red 3 from 1 by number",
            "1 won blue 2 from row by number",
            "turn 2",
        ]);
    }

    #[test]
    fn ones_own_card_at_8_makes_no_set_legal_by_number_or_by_trio() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 red1-yellow2 green1-red2 purple1-red2 white1-red2
             beach: red1-blue2 ?blue1-white2 ?yellow1-green2
             row: red 8 of 1",
        );
        let full = Why::OwnCardFull { colour: Colour::Red };
        let nine =
            "1: set red1-orange2:1 red1-yellow2:1 green1-red2:2 purple1-red2:2 white1-red2:2";
        table.refuses(nine, RUM_SET_RAISE, full);
        table.refuses("1: set red1-orange2:1 red1-yellow2:1", RUM_SET_RAISE, full);
        table.refuses("1: set green1-red2:2", RUM_SET_RAISE, full);
    }

    #[test]
    fn at_8_it_stays_as_it_is_when_the_set_wins_another() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 red1-yellow2 orange1-yellow2
             beach: red1-blue2 ?blue1-white2 ?yellow1-green2
             row: red 8 of 1",
        );
        table.play("1: set red1-orange2:1 red1-yellow2:1 orange1-yellow2:2").tells([
            "1 laid red1-orange2:1 red1-yellow2:1 orange1-yellow2:2",
            "1 won yellow 2 from row by number",
            "turn 2",
        ]);
        table.row_is("red 8 of 1, yellow 2 of 1");
    }
}

mod rum_set_return {
    use super::*;

    #[test]
    fn laid_cards_go_to_the_wreck_the_others_stay_in_hand_and_on_the_beach() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2 purple1-red2 white1-red2
             hand 2: rest
             beach: red1-yellow2 ?red1-blue2 blue1-white2
             wreck: parrot yellow1-blue2",
        );
        table.play("1: set green1-red2:2 purple1-red2:1");
        table.wreck_is("parrot yellow1-blue2 green1-red2 purple1-red2");
        table.hand_is(1, "white1-red2").beach_is("red1-yellow2 ?red1-blue2 blue1-white2");
        table.draws_one_of("2: draw wreck", "parrot yellow1-blue2 green1-red2 purple1-red2");
    }

    #[test]
    fn they_go_back_too_when_the_set_ends_the_game() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2 purple1-red2
             hand 2: rest
             beach: red1-yellow2 ?red1-blue2 blue1-white2
             wreck: parrot
             row: blue 8 of 1, green 8 of 1",
        );
        table
            .play("1: set green1-red2:2 purple1-red2:2")
            .row_is("red 5 of 1, green 8 of 1, blue 8 of 1");
        table.wreck_is("parrot green1-red2 purple1-red2").hand_is(1, "");
        table.beach_is("red1-yellow2 ?red1-blue2 blue1-white2").ends("rum-end-points", [1, 2]);
    }
}
