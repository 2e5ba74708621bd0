//! The wave, and its trio.

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, onlookers};

/// Taking one more card, from place 3, starts the wave.
const LAST_UP: &str = "hand 1: white1-red2
                       beach: ?red1-blue2 ?green1-red2 purple1-red2";

mod rum_wave {
    use super::*;

    #[test]
    fn a_turn_that_leaves_three_face_down_cards_turns_all_of_them_up() {
        let mut table = Table::new(2, LAST_UP);
        table.play("1: draw beach 3 {yellow1-blue2}");
        for observer in onlookers(2) {
            table.shows(
                observer,
                [
                    "1 took open 3: purple1-red2",
                    "beach 3 down: ?",
                    "wave: red1-blue2 green1-red2 yellow1-blue2",
                    "turn 2",
                ],
            );
        }
        table.beach_is("red1-blue2 green1-red2 yellow1-blue2").clock_is(1).turn_is(2);
        table.hand_is(1, "purple1-red2 white1-red2").hand_is(2, "");
    }

    #[test]
    fn with_one_card_face_up_there_is_none_wherever_it_lies() {
        for beach in [
            "red1-blue2 ?green1-red2 ?purple1-red2",
            "?red1-blue2 green1-red2 ?purple1-red2",
            "?red1-blue2 ?green1-red2 purple1-red2",
        ] {
            let mut table = Table::new(2, &format!("hand 1: white1-red2\nbeach: {beach}"));
            table.play("1: draw wreck {yellow1-blue2}").tells(["1 drew yellow1-blue2", "turn 2"]);
            table.beach_is(beach);
        }
    }

    #[test]
    fn it_comes_at_the_end_of_the_turn_after_any_action() {
        let three_down = "hand 1: white1-red2 purple1-red2 orange1-green2
                          beach: ?red1-blue2 ?green1-red2 ?yellow1-blue2";
        let wave = "wave: red1-blue2 green1-red2 yellow1-blue2";
        let mut draw = Table::new(2, three_down);
        draw.play("1: draw wreck {green1-blue2}").tells(["1 drew green1-blue2", wave, "turn 2"]);
        let mut blind = Table::new(2, three_down);
        blind.play("1: draw beach 3 {green1-blue2}").tells([
            "1 took blind 3: yellow1-blue2",
            "beach 3 down: green1-blue2",
            "wave: red1-blue2 green1-red2 green1-blue2",
            "turn 2",
        ]);
        // The bottles it turns up come too late for the set.
        let mut set = Table::new(2, three_down);
        set.play("1: set white1-red2:2").tells([
            "1 laid white1-red2:2",
            "1 won red 2 from row by number",
            wave,
            "turn 2",
        ]);
        let mut parrot = Table::new(2, three_down);
        parrot.play("1: draw wreck {parrot}").play("1: back white1-red2 purple1-red2").tells([
            "1 chose purple1-red2 white1-red2",
            "1 put back purple1-red2 white1-red2",
            "parrot back",
            "clock 2",
            wave,
            "turn 2",
        ]);
    }

    #[test]
    fn the_next_player_may_use_the_bottles_it_turned_up() {
        let mut table = Table::new(2, "hand 2: white1-red2\nbeach: ?red1-blue2 any 1 ?green1-red2");
        table.play("1: draw beach 2 {yellow1-blue2}").play("2: set white1-red2:2");
        table.row_is("red 3 of 2");
    }
}

mod rum_wave_trio {
    use super::*;

    const TWO_REDS: &str = "hand 1: white1-red2
                            beach: ?red1-orange2 ?red1-yellow2 blue1-white2";

    #[test]
    fn a_trio_is_mixed_into_the_wreck_and_three_new_cards_are_laid_out() {
        let mut table = Table::new(2, TWO_REDS);
        let laid = "{red1-blue2 white1-green2 yellow1-green2 purple1-red2}";
        table.play(&format!("1: draw beach 3 {laid}")).tells([
            "1 took open 3: blue1-white2",
            "beach 3 down: red1-blue2",
            "wave: red1-orange2 red1-yellow2 red1-blue2",
            "beach mixed",
            "beach 1 up: white1-green2",
            "beach 2 up: yellow1-green2",
            "beach 3 up: purple1-red2",
            "turn 2",
        ]);
        table.beach_is("white1-green2 yellow1-green2 purple1-red2").clock_is(1);
        let wreck = table.view(REFEREE).wreck_cards.unwrap();
        assert!(table.cards("red1-orange2 red1-yellow2 red1-blue2").within(wreck));
        table.hand_sizes_are([2, 0]);
    }

    #[test]
    fn the_mixed_cards_may_come_again_but_not_twice() {
        let mut table = Table::new(2, TWO_REDS);
        let twice = "1: draw beach 3 {red1-blue2 red1-blue2 red1-blue2 purple1-red2}";
        assert!(table.try_play(twice).is_err());
        table.play("1: draw beach 3 {red1-blue2 red1-blue2 red1-orange2 purple1-red2}");
        table.beach_is("red1-blue2 red1-orange2 purple1-red2");
    }

    #[test]
    fn two_of_a_colour_are_no_trio() {
        let mut table = Table::new(2, TWO_REDS);
        table.play("1: draw beach 3 {green1-red2}");
        table.beach_is("red1-orange2 red1-yellow2 green1-red2").turn_is(2);
    }

    #[test]
    fn three_doubles_of_a_colour_are_no_trio() {
        let mut table = Table::new(2, "beach: ?white1-red2 ?purple1-red2 blue1-white2");
        table.play("1: draw beach 3 {green1-red2}");
        table.beach_is("white1-red2 purple1-red2 green1-red2").turn_is(2);
    }

    #[test]
    fn an_unseen_trio_does_not_count() {
        let mut table = Table::new(2, "beach: ?red1-orange2 ?red1-yellow2 blue1-white2");
        table.play("1: draw beach 1 {red1-blue2}").turn_is(2);
        table.beach_is("?red1-blue2 ?red1-yellow2 blue1-white2");
    }
}

mod rum_wave_again {
    use super::*;

    const THREE_REDS: &str = "beach: ?red1-orange2 ?red1-yellow2 blue1-white2";

    #[test]
    fn a_card_in_the_parrots_place_can_make_a_trio() {
        let mut table = Table::new(2, "beach: ?red1-orange2 ?parrot blue1-white2");
        let chance = "{red1-yellow2 red1-blue2 white1-green2 yellow1-green2 red1-blue2}";
        table.play(&format!("1: draw beach 3 {chance}")).tells([
            "1 took open 3: blue1-white2",
            "beach 3 down: red1-yellow2",
            "wave: red1-orange2 parrot red1-yellow2",
            "1 put back blue1-white2",
            "clock 2",
            "parrot back",
            "beach 2 up: red1-blue2",
            "beach mixed",
            "beach 1 up: white1-green2",
            "beach 2 up: yellow1-green2",
            "beach 3 up: red1-blue2",
            "turn 2",
        ]);
    }

    #[test]
    fn so_can_one_that_comes_after_a_choice() {
        let mut table = Table::new(
            2,
            "hand 2: any 3
             beach: ?red1-orange2 ?parrot blue1-white2
             wreck: red1-yellow2 red1-blue2",
        );
        table.play("1: draw beach 3 {red1-yellow2}").waits_for([2]);
        let chance = "{red1-blue2 white1-green2 yellow1-green2 red1-blue2}";
        table.play(&format!("2: back orange1-yellow2 orange1-green2 {chance}"));
        table.beach_is("white1-green2 yellow1-green2 red1-blue2").clock_is(2).turn_is(2);
    }

    #[test]
    fn new_cards_can_be_a_trio_again_another_or_the_same() {
        let mut table = Table::new(2, THREE_REDS);
        let chance = "{red1-blue2 \
            white1-green2 white1-red2 white1-orange2 \
            red1-orange2 red1-yellow2 red1-blue2 \
            red1-orange2 red1-yellow2 white1-red2}";
        table.play(&format!("1: draw beach 3 {chance}"));
        table.beach_is("red1-orange2 red1-yellow2 white1-red2").clock_is(1).turn_is(2);
        let mixed = table.story(SPECTATOR).iter().filter(|line| *line == "beach mixed").count();
        assert_eq!(mixed, 3);
    }

    #[test]
    fn the_parrot_can_be_among_the_new_cards_and_is_settled_when_all_three_lie_there() {
        let mut table = Table::new(2, &format!("hand 2: any 3\nwreck: red1-blue2\n{THREE_REDS}"));
        table.play("1: draw beach 3 {red1-blue2 parrot white1-green2 yellow1-green2}").tells([
            "1 took open 3: blue1-white2",
            "beach 3 down: red1-blue2",
            "wave: red1-orange2 red1-yellow2 red1-blue2",
            "beach mixed",
            "beach 1 up: parrot",
            "beach 2 up: white1-green2",
            "beach 3 up: yellow1-green2",
            "2 asked for 2 by wave 1",
        ]);
        table.play("2: back orange1-yellow2 orange1-green2 {red1-blue2}").tells([
            "2 chose orange1-yellow2 orange1-green2",
            "1 put back blue1-white2",
            "2 put back orange1-yellow2 orange1-green2",
            "clock 2",
            "parrot back",
            "beach 1 up: red1-blue2",
            "turn 2",
        ]);
        table.beach_is("red1-blue2 white1-green2 yellow1-green2");
    }

    #[test]
    fn parrot_trio_and_parrot_again_can_follow_one_another() {
        let mut table = Table::new(
            2,
            "hand 2: any 9
             beach: ?red1-orange2 ?parrot blue1-white2
             wreck: red1-yellow2 red1-blue2",
        );
        table.play("1: draw beach 3 {red1-yellow2}").waits_for([2]);
        let answers: Vec<String> = table.menu(2);
        assert_eq!(answers.len(), 36);
        // The parrot, then the parrot, then a trio followed by the parrot, then two cards.
        table.play("2: back orange1-yellow2 orange1-green2 {parrot}").clock_is(2).waits_for([2]);
        table.play(
            "2: back orange1-purple2 yellow1-green2 {red1-blue2 white1-green2 parrot red1-blue2}",
        );
        table.clock_is(3).waits_for([2]).beach_is("white1-green2 parrot red1-blue2");
        table.play("2: back yellow1-blue2 yellow1-white2 {white1-red2}");
        table.beach_is("white1-green2 white1-red2 red1-blue2").clock_is(4).turn_is(2);
        table.hand_sizes_are([0, 3]);
    }
}
