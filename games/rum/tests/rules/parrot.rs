//! The parrot: RUM-PARROT, RUM-PARROT-HOW, RUM-PARROT-CLOCK.

use contract::{Fault, Rejected, ReplayError};
use rum::Why;
use rum::ledger::{RUM_PARROT, RUM_PARROT_CLOCK};

use crate::support::{RuleTable, SPECTATOR, Table, deck, onlookers, rules_of};

/// Four cards in hand, the parrot in the wreck.
const FOUR: &str = "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
                    hand 2: any 5
                    beach: red1-blue2 ?green1-red2 purple1-red2";

/// Four cards in hand, the parrot face down on the beach.
const ASHORE: &str = "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
                      hand 2: any 5
                      beach: red1-blue2 ?parrot purple1-red2";

mod rum_parrot {
    use super::*;

    #[test]
    fn the_player_who_draws_it_shows_it_to_all_and_is_asked_for_cards() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}");
        for observer in onlookers(3) {
            table.shows(observer, ["1 shows parrot of wreck", "1 asked for 2"]);
        }
        table.waits_for([1]).clock_is(1);
        assert_eq!(table.view(SPECTATOR).shown, table.cards("parrot"));
    }

    #[test]
    fn the_cards_go_back_then_the_parrot_then_the_clock_moves_on_by_1() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}").play("1: back yellow1-green2 white1-red2").tells([
            "1 chose yellow1-green2 white1-red2",
            "1 put back yellow1-green2 white1-red2",
            "parrot back",
            "clock 2",
            "turn 2",
        ]);
        table.hand_is(1, "red1-orange2 blue1-white2").hand_sizes_are([2, 5, 0]);
        table.clock_is(2).turn_is(2);
        table.beach_is("red1-blue2 ?green1-red2 purple1-red2");
        assert!(table.view(SPECTATOR).shown.is_empty());
    }

    #[test]
    fn cards_and_parrot_may_come_again_at_the_next_draw() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
             hand 2: rest
             beach: red1-blue2 ?green1-red2 purple1-red2
             wreck: parrot yellow1-blue2",
        );
        table.play("1: draw wreck {parrot}").wreck_is("yellow1-blue2");
        table.play("1: back yellow1-green2 white1-red2");
        let wreck = "yellow1-blue2 yellow1-green2 white1-red2 parrot";
        table.wreck_is(wreck).draws_one_of("2: draw wreck", wreck);
    }

    #[test]
    fn from_the_beach_it_does_the_same() {
        let mut table = Table::new(3, ASHORE);
        table.play("1: draw beach 2 {green1-red2}").tells([
            "1 shows parrot of beach 2",
            "beach 2 down: green1-red2",
            "1 asked for 2",
        ]);
        table.play("1: back red1-orange2 blue1-white2").tells([
            "1 chose red1-orange2 blue1-white2",
            "1 put back red1-orange2 blue1-white2",
            "parrot back",
            "clock 2",
            "turn 2",
        ]);
        table.hand_is(1, "yellow1-green2 white1-red2");
        table.beach_is("red1-blue2 ?green1-red2 purple1-red2");
    }

    #[test]
    fn where_the_symbol_says_3_three_cards_go_back() {
        for (position, draw) in
            [(FOUR, "1: draw wreck {parrot}"), (ASHORE, "1: draw beach 2 {green1-red2}")]
        {
            let mut table = Table::new(3, &format!("clock: 5\n{position}"));
            let few = Why::PutBackCount { chosen: 2, needed: 3 };
            table.play(draw).refuses("1: back red1-orange2 white1-red2", RUM_PARROT, few);
            table.play("1: back red1-orange2 yellow1-green2 white1-red2");
            table.hand_is(1, "blue1-white2").clock_is(6).turn_is(2);
        }
    }

    #[test]
    fn exactly_so_many_cards_go_back_and_only_from_the_hand() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}");
        let count = |chosen| Why::PutBackCount { chosen, needed: 2 };
        table.refuses("1: back", RUM_PARROT, count(0));
        table.refuses("1: back red1-orange2", RUM_PARROT, count(1));
        table.refuses("1: back red1-orange2 blue1-white2 white1-red2", RUM_PARROT, count(3));
        table.refuses("1: back red1-orange2 red1-blue2", RUM_PARROT, Why::NotInHand);
        table.refuses("1: back red1-orange2 red1-yellow2", RUM_PARROT, Why::NotInHand);
    }

    #[test]
    fn nothing_else_can_be_done_first_and_by_nobody_else() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}");
        for step in ["1: draw wreck", "1: draw beach 1", "1: set red1-orange2:2"] {
            table.refuses(step, RUM_PARROT, Why::PutBackFirst);
        }
        table.rejects("2: draw wreck", Rejected::NotAsked);
        table.rejects("2: back red1-yellow2 orange1-yellow2", Rejected::NotAsked);
    }
}

mod rum_parrot_how {
    use super::*;

    #[test]
    fn the_player_chooses_and_every_combination_is_allowed() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}");
        let mut menu = table.menu(1);
        menu.sort();
        assert_eq!(
            menu,
            [
                "back blue1-white2 white1-red2",
                "back red1-orange2 blue1-white2",
                "back red1-orange2 white1-red2",
                "back red1-orange2 yellow1-green2",
                "back yellow1-green2 blue1-white2",
                "back yellow1-green2 white1-red2",
            ]
        );
        let mut table = Table::new(3, &format!("clock: 7\n{FOUR}"));
        assert_eq!(table.play("1: draw wreck {parrot}").menu(1).len(), 4);
    }

    #[test]
    fn with_no_more_cards_than_that_all_go_back() {
        let cases: [(u8, &str); 5] = [
            (1, "red1-orange2"),
            (1, "red1-orange2 white1-red2"),
            (5, "red1-orange2"),
            (5, "red1-orange2 white1-red2"),
            (5, "red1-orange2 blue1-white2 white1-red2"),
        ];
        for (clock, hand) in cases {
            let mut table = Table::new(2, &format!("clock: {clock}\nhand 1: {hand}"));
            table.play("1: draw wreck {parrot}").tells([
                "1 shows parrot of wreck",
                &format!("1 put back {hand}"),
                "parrot back",
                &format!("clock {}", clock + 1),
                "turn 2",
            ]);
            table.hand_is(1, "").turn_is(2);
        }
    }

    #[test]
    fn with_an_empty_hand_nothing_goes_back_but_the_clock_moves() {
        let mut table = Table::new(2, "hand 2: any 3\nbeach: red1-blue2 ?parrot purple1-red2");
        table.play("1: draw beach 2 {green1-red2}").tells([
            "1 shows parrot of beach 2",
            "beach 2 down: green1-red2",
            "parrot back",
            "clock 2",
            "turn 2",
        ]);
        table.hand_sizes_are([0, 3]);
    }

    #[test]
    fn the_parrot_is_not_a_hand_card() {
        // With the parrot the hand would have three cards, and a choice.
        let mut table = Table::new(2, "hand 1: red1-orange2 white1-red2");
        table.play("1: draw wreck {parrot}").hand_is(1, "").turn_is(2);
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}").hand_sizes_are([4, 5, 0]);
        table.refuses("1: back red1-orange2 parrot", RUM_PARROT, Why::NotInHand);
    }

    #[test]
    fn nothing_is_drawn_in_its_place() {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}");
        let left_over = table.try_play("1: back yellow1-green2 white1-red2 {yellow1-blue2}");
        assert!(matches!(left_over, Err(ReplayError::Chance(Fault::LeftOver(_)))));
        table.play("1: back yellow1-green2 white1-red2").hand_sizes_are([2, 5, 0]);
    }

    #[test]
    fn its_place_on_the_beach_is_filled_before_anything_goes_back() {
        let table = Table::new(
            2,
            "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
             hand 2: rest
             beach: red1-blue2 ?parrot purple1-red2
             wreck: green1-red2 yellow1-blue2",
        );
        // Neither the parrot nor a card that will be put back can be there.
        table.draws_one_of("1: draw beach 2", "green1-red2 yellow1-blue2");
        let mut filled = table.clone();
        filled.play("1: draw beach 2 {green1-red2}").waits_for([1]);
        filled.beach_is("red1-blue2 ?green1-red2 purple1-red2");
    }
}

mod rum_parrot_clock {
    use super::*;
    use contract::SetupError;

    #[test]
    fn positions_1_to_4_say_2_and_5_to_7_say_3() {
        for clock in 1..=7 {
            let n = if clock <= 4 { 2 } else { 3 };
            let mut table = Table::new(3, &format!("clock: {clock}\n{FOUR}"));
            assert_eq!(table.view(SPECTATOR).symbol, n);
            table.play("1: draw wreck {parrot}");
            table.tells(["1 shows parrot of wreck", &format!("1 asked for {n}")]);
        }
    }

    #[test]
    fn an_owner_may_replace_the_symbols() {
        let mine = deck(&[("clock,1,2", "clock,1,3"), ("clock,7,3", "clock,7,2")]);
        for (clock, n) in [(1, 3), (2, 2), (6, 3), (7, 2)] {
            let rules = rules_of(3, &mine).expect("a clock");
            let mut table = Table::of(rules, &format!("clock: {clock}\n{FOUR}"));
            table.play("1: draw wreck {parrot}");
            table.tells(["1 shows parrot of wreck", &format!("1 asked for {n}")]);
        }
    }

    #[test]
    fn the_lines_of_the_clock_may_be_in_any_order() {
        let mine = deck(&[("clock,1,2", "clock,7,2"), ("clock,7,3", "clock,1,3")]);
        assert_eq!(rules_of(2, &mine).expect("a clock").clock, [3, 2, 2, 2, 3, 3, 2]);
    }

    #[test]
    fn other_numbers_other_positions_and_the_same_position_twice_are_refused_with_their_line() {
        for (instead, line) in [
            ("clock,2,1", 32),
            ("clock,2,4", 32),
            ("clock,2,two", 32),
            ("clock,0,2", 32),
            ("clock,8,2", 32),
            ("clock,two,2", 32),
            ("clock,1,2", 32),
            ("clock,3,2", 33),
        ] {
            let refusal = rules_of(2, &deck(&[("clock,2,2", instead)])).map(|_| ());
            let Err(SetupError::Deck { rule, line: at, .. }) = refusal else {
                panic!("{instead}: {refusal:?}")
            };
            assert_eq!((rule, at), (RUM_PARROT_CLOCK, line), "{instead}");
        }
    }

    #[test]
    fn a_clock_without_a_position_is_refused() {
        for position in 1..=7 {
            let line = format!("clock,{position},{}\n", if position <= 4 { 2 } else { 3 });
            let refusal = rules_of(2, &deck(&[(&line, "")])).map(|_| ());
            let problem = format!("the clock has no position {position}");
            let expected = SetupError::Deck { rule: RUM_PARROT_CLOCK, line: 0, problem };
            assert_eq!(refusal, Err(expected));
        }
    }
}
