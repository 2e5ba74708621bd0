//! The empty wreck.
//!
//! The last card can go by a draw from the wreck and by the refilling of a beach place. It cannot
//! go in a wave: a turn ends with a card in the wreck, and a wave puts back before it takes.

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, onlookers};

/// One card in the wreck, the parrot face down on the beach, 18 cards in hands.
fn one_left(hands: &str) -> Table {
    Table::new(
        3,
        &format!(
            "{hands}
             beach: red1-blue2 ?parrot purple1-red2
             wreck: yellow1-blue2"
        ),
    )
}

/// The parrot alone in the wreck, 18 cards in hands.
fn parrot_left(clock: u8, hands: &str) -> Table {
    Table::new(
        3,
        &format!(
            "clock: {clock}
             {hands}
             beach: red1-blue2 ?green1-red2 purple1-red2
             wreck: parrot"
        ),
    )
}

mod rum_empty {
    use super::*;

    #[test]
    fn the_largest_hand_goes_back_and_then_the_clock_moves_on() {
        let mut table = one_left("hand 1: any 5\nhand 2: any 6\nhand 3: rest");
        let hand = table.view(eyes(3)).hands[2].cards;
        table.play("1: draw wreck {yellow1-blue2}").shows(
            SPECTATOR,
            ["1 drew ?", "wreck empty", "3 returned 7 cards", "clock 2", "turn 2"],
        );
        table.hand_sizes_are([6, 6, 0]).turn_is(2);
        assert_eq!(table.view(REFEREE).wreck_cards, hand);
    }

    #[test]
    fn it_may_be_the_player_who_drew_or_another() {
        for (hands, returned, sizes) in [
            ("hand 1: rest\nhand 2: any 3\nhand 3: any 4", "1 returned 12 cards", [0, 3, 4]),
            ("hand 1: any 3\nhand 2: rest\nhand 3: any 4", "2 returned 11 cards", [4, 0, 4]),
            ("hand 1: any 3\nhand 2: any 4\nhand 3: rest", "3 returned 11 cards", [4, 4, 0]),
        ] {
            let mut table = one_left(hands);
            table.play("1: draw wreck {yellow1-blue2}");
            table.shows(SPECTATOR, ["1 drew ?", "wreck empty", returned, "clock 2", "turn 2"]);
            table.hand_sizes_are(sizes);
        }
    }

    #[test]
    fn all_who_tie_put_back_theirs() {
        let mut table = one_left("hand 1: any 4\nhand 2: any 7\nhand 3: rest");
        table.play("1: draw wreck {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 drew ?",
                "wreck empty",
                "2 returned 7 cards",
                "3 returned 7 cards",
                "clock 2",
                "turn 2",
            ],
        );
        table.hand_sizes_are([5, 0, 0]).clock_is(2);
    }

    #[test]
    fn four_can_tie_and_the_clock_moves_once() {
        let mut table = Table::new(
            4,
            "hand 1: any 4
             hand 2: any 4
             hand 3: any 4
             hand 4: rest
             beach: red1-blue2 ?green1-red2 ?parrot
             wreck: yellow1-blue2 white1-red2 white1-green2",
        );
        table.play("1: draw wreck {yellow1-blue2}").play("2: draw wreck {white1-red2}");
        table.play("3: draw beach 1 {white1-green2}").shows(
            SPECTATOR,
            [
                "3 took open 1: red1-blue2",
                "beach 1 down: ?",
                "wreck empty",
                "3 returned 5 cards",
                "1 returned 5 cards",
                "2 returned 5 cards",
                "clock 2",
                "wave: white1-green2 green1-red2 parrot",
                "4 asked for 2 by wave 3",
            ],
        );
    }

    #[test]
    fn the_filling_of_a_beach_place_can_take_the_last_card_too() {
        let mut table = one_left("hand 1: any 5\nhand 2: any 6\nhand 3: rest");
        table.play("1: draw beach 3 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 took open 3: purple1-red2",
                "beach 3 down: ?",
                "wreck empty",
                "3 returned 7 cards",
                "clock 2",
                "turn 2",
            ],
        );
        table.beach_is("red1-blue2 ?parrot ?yellow1-blue2");
        let mut table = Table::new(
            2,
            "hand 1: any 5
             hand 2: rest
             beach: red1-blue2 ?green1-red2 ?parrot
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 2 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 took blind 2: ?",
                "beach 2 down: ?",
                "wreck empty",
                "2 returned 13 cards",
                "clock 2",
                "turn 2",
            ],
        );
    }

    #[test]
    fn while_a_card_is_left_nothing_happens() {
        let mut table = Table::new(
            2,
            "hand 1: any 5
             hand 2: rest
             beach: red1-blue2 ?parrot purple1-red2
             wreck: yellow1-blue2 white1-red2",
        );
        table.play("1: draw wreck {yellow1-blue2}").tells(["1 drew yellow1-blue2", "turn 2"]);
        table.wreck_is("white1-red2").clock_is(1);
    }

    #[test]
    fn with_the_parrot_as_the_last_card_this_comes_first_then_the_parrot() {
        let mut table = parrot_left(1, "hand 1: any 5\nhand 2: any 6\nhand 3: rest");
        table.play("1: draw wreck {parrot}").shows(
            SPECTATOR,
            [
                "1 shows parrot of wreck",
                "wreck empty",
                "3 returned 7 cards",
                "clock 2",
                "1 asked for 2",
            ],
        );
        table.waits_for([1]);
        table.play("1: back red1-orange2 red1-yellow2").tells([
            "1 chose red1-orange2 red1-yellow2",
            "1 put back red1-orange2 red1-yellow2",
            "parrot back",
            "clock 3",
            "turn 2",
        ]);
        table.hand_sizes_are([3, 6, 0]);
    }

    #[test]
    fn the_player_who_drew_that_parrot_with_the_largest_hand_has_none_left_for_it() {
        let mut table = parrot_left(1, "hand 1: rest\nhand 2: any 5\nhand 3: any 6");
        table.play("1: draw wreck {parrot}").shows(
            SPECTATOR,
            [
                "1 shows parrot of wreck",
                "wreck empty",
                "1 returned 7 cards",
                "clock 2",
                "parrot back",
                "clock 3",
                "turn 2",
            ],
        );
        table.hand_sizes_are([0, 5, 6]).clock_is(3);
    }

    #[test]
    fn it_comes_at_once_before_the_wave() {
        let mut table = Table::new(
            2,
            "hand 1: any 5
             hand 2: rest
             beach: ?red1-blue2 ?parrot purple1-red2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 3 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 took open 3: purple1-red2",
                "beach 3 down: ?",
                "wreck empty",
                "2 returned 13 cards",
                "clock 2",
                "wave: red1-blue2 parrot yellow1-blue2",
                "1 asked for 2 by wave 2",
            ],
        );
    }

    #[test]
    fn it_can_come_more_than_once_in_a_game() {
        let mut table = one_left("hand 1: any 8\nhand 2: any 8\nhand 3: rest");
        table.play("1: draw wreck {yellow1-blue2}").hand_sizes_are([0, 8, 2]).clock_is(2);
        for number in [2, 3, 1, 2, 3, 1, 2, 3, 1] {
            table.clock_is(2);
            let wreck = table.view(REFEREE).wreck_cards.expect("a referee sees it");
            let card = wreck.first().expect("it is never empty when a turn starts");
            let name = &table.game().rules().names[card.idx()];
            table.play(&format!("{number}: draw wreck {{{name}}}"));
        }
        table.hand_sizes_are([3, 0, 5]).clock_is(3);
    }
}

mod rum_empty_count {
    use super::*;

    #[test]
    fn the_card_just_drawn_from_the_wreck_counts() {
        let mut alone = one_left("hand 1: any 6\nhand 2: any 6\nhand 3: rest");
        alone.play("1: draw wreck {yellow1-blue2}").hand_sizes_are([0, 6, 6]);
        let mut tie = one_left("hand 1: any 6\nhand 2: any 5\nhand 3: rest");
        tie.play("1: draw wreck {yellow1-blue2}").hand_sizes_are([0, 5, 0]);
        assert!(tie.view(REFEREE).wreck_cards.unwrap().has(tie.card("yellow1-blue2")));
    }

    #[test]
    fn the_card_just_taken_from_the_beach_counts() {
        for place in [1, 3] {
            let step = format!("1: draw beach {place} {{yellow1-blue2}}");
            let mut alone = one_left("hand 1: any 6\nhand 2: any 6\nhand 3: rest");
            alone.play(&step).hand_sizes_are([0, 6, 6]);
            let mut tie = one_left("hand 1: any 6\nhand 2: any 5\nhand 3: rest");
            tie.play(&step).hand_sizes_are([0, 5, 0]);
        }
        let mut blind = Table::new(
            2,
            "hand 1: any 9
             hand 2: rest
             beach: red1-blue2 ?green1-red2 ?parrot
             wreck: yellow1-blue2",
        );
        blind.play("1: draw beach 2 {yellow1-blue2}").hand_sizes_are([0, 9]);
    }

    #[test]
    fn the_parrot_drawn_from_the_wreck_does_not_count() {
        let mut tie = parrot_left(1, "hand 1: any 6\nhand 2: any 6\nhand 3: rest");
        tie.play("1: draw wreck {parrot}").hand_sizes_are([0, 0, 0]).turn_is(2);
        let mut second = parrot_left(1, "hand 1: any 6\nhand 2: any 7\nhand 3: rest");
        second.play("1: draw wreck {parrot}").hand_sizes_are([6, 0, 5]).waits_for([1]);
    }

    #[test]
    fn the_parrot_taken_from_the_beach_does_not_count() {
        let mut tie = one_left("hand 1: any 6\nhand 2: any 6\nhand 3: rest");
        tie.play("1: draw beach 2 {yellow1-blue2}").hand_sizes_are([0, 0, 0]).turn_is(2);
        let mut second = one_left("hand 1: any 6\nhand 2: any 7\nhand 3: rest");
        second.play("1: draw beach 2 {yellow1-blue2}").hand_sizes_are([6, 0, 5]).waits_for([1]);
    }
}

mod rum_empty_parrot {
    use super::*;

    const HANDS: &str = "hand 1: any 5\nhand 2: any 6\nhand 3: rest";

    #[test]
    fn the_parrot_drawn_last_goes_by_the_clocks_new_symbol() {
        let mut table = parrot_left(4, HANDS);
        table.play("1: draw wreck {parrot}").shows(
            SPECTATOR,
            [
                "1 shows parrot of wreck",
                "wreck empty",
                "3 returned 7 cards",
                "clock 5",
                "1 asked for 3",
            ],
        );
        table.play("1: back red1-orange2 red1-yellow2 orange1-yellow2");
        table.hand_sizes_are([2, 6, 0]).clock_is(6);
    }

    #[test]
    fn so_does_one_taken_from_the_beach_whose_place_takes_the_last_card() {
        let mut table = Table::new(
            3,
            &format!(
                "clock: 4
                 {HANDS}
                 beach: red1-blue2 ?parrot purple1-red2
                 wreck: yellow1-blue2"
            ),
        );
        table.play("1: draw beach 2 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 shows parrot of beach 2",
                "beach 2 down: ?",
                "wreck empty",
                "3 returned 7 cards",
                "clock 5",
                "1 asked for 3",
            ],
        );
        table.beach_is("red1-blue2 ?yellow1-blue2 purple1-red2");
        table.play("1: back red1-orange2 red1-yellow2 orange1-yellow2").clock_is(6).turn_is(2);
    }

    #[test]
    fn a_last_card_laid_face_down_stays_unseen_even_the_parrot() {
        let mut table = parrot_left(1, HANDS);
        table.play("1: draw beach 1 {parrot}");
        for observer in onlookers(2).into_iter().chain([SPECTATOR]) {
            table.shows(
                observer,
                [
                    "1 took open 1: red1-blue2",
                    "beach 1 down: ?",
                    "wreck empty",
                    "3 returned 7 cards",
                    "clock 2",
                    "turn 2",
                ],
            );
        }
        table.beach_is("?parrot ?green1-red2 purple1-red2").turn_is(2);
    }

    #[test]
    fn it_lies_there_until_a_wave_or_a_hand_and_then_goes_by_the_new_symbol() {
        let mut table = Table::new(
            3,
            &format!(
                "clock: 4
                 {HANDS}
                 beach: ?red1-blue2 ?green1-red2 purple1-red2
                 wreck: parrot"
            ),
        );
        table.play("1: draw beach 3 {parrot}").shows(
            SPECTATOR,
            [
                "1 took open 3: purple1-red2",
                "beach 3 down: ?",
                "wreck empty",
                "3 returned 7 cards",
                "clock 5",
                "wave: red1-blue2 green1-red2 parrot",
                "1 2 asked for 3 by wave 3",
            ],
        );
    }
}
