//! The parrot, drawn or washed up by a wave.

use contract::{Fault, Mode, Rejected, ReplayError};
use rum::Why;
use rum::ledger::RUM_PARROT;

use crate::support::{RuleTable, SPECTATOR, Table, eyes, onlookers};

/// Four cards in hand, the parrot in the wreck.
pub(crate) const FOUR: &str = "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
                    hand 2: any 5
                    beach: red1-blue2 ?green1-red2 purple1-red2";

/// Four cards in hand, the parrot face down on the beach.
const ASHORE: &str = "hand 1: red1-orange2 yellow1-green2 blue1-white2 white1-red2
                      hand 2: any 5
                      beach: red1-blue2 ?parrot purple1-red2";

/// The same, with the parrot face down at place 2 and four cards in each hand.
const PARROT_DOWN: &str = "hand 1: red1-orange2 orange1-green2 blue1-white2 white1-red2
                           hand 2: red1-yellow2 orange1-yellow2 green1-purple2 white1-orange2
                           hand 3: yellow1-green2 green1-blue2 blue1-purple2 purple1-white2
                           beach: ?red1-blue2 ?parrot purple1-red2";

/// The wave has turned up the parrot; seat 1 has five cards, the others four.
fn washed_up(clock: u8) -> Table {
    let mut table = Table::new(3, &format!("clock: {clock}\n{PARROT_DOWN}"));
    table.play("1: draw beach 3 {yellow1-blue2}");
    table
}

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

mod rum_wave_parrot {
    use super::*;

    #[test]
    fn with_the_parrot_everybody_is_asked_for_as_many_cards_as_the_clock_says() {
        for (clock, n) in [(1, 2), (4, 2), (5, 3), (7, 3)] {
            washed_up(clock).tells([
                "1 took open 3: purple1-red2",
                "beach 3 down: yellow1-blue2",
                "wave: red1-blue2 parrot yellow1-blue2",
                &format!("1 2 3 asked for {n} by wave 2"),
            ]);
        }
    }

    #[test]
    fn it_is_found_at_every_place() {
        for (beach, place) in [
            ("?parrot ?green1-red2 purple1-red2", 1),
            ("?green1-red2 ?parrot purple1-red2", 2),
            ("?green1-red2 ?yellow1-blue2 purple1-red2", 3),
        ] {
            let mut table = Table::new(2, &format!("hand 2: any 1\nbeach: {beach}"));
            let laid = if place == 3 { "parrot" } else { "yellow1-green2" };
            table.play(&format!("1: draw beach 3 {{{laid} blue1-white2}}"));
            let story = table.story(SPECTATOR).join("; ");
            assert!(story.ends_with(&format!("beach {place} up: blue1-white2; turn 2")), "{story}");
        }
    }

    #[test]
    fn when_all_have_put_back_the_clock_moves_and_another_card_takes_the_parrots_place() {
        let mut table = washed_up(1);
        table.play("1: back red1-orange2 purple1-red2").play("2: back red1-yellow2 green1-purple2");
        table.clock_is(1).hand_sizes_are([5, 4, 4]);
        table.beach_is("red1-blue2 parrot yellow1-blue2");
        table.play("3: back green1-blue2 purple1-white2 {white1-green2}").tells([
            "3 chose green1-blue2 purple1-white2",
            "1 put back red1-orange2 purple1-red2",
            "2 put back red1-yellow2 green1-purple2",
            "3 put back green1-blue2 purple1-white2",
            "clock 2",
            "parrot back",
            "beach 2 up: white1-green2",
            "turn 2",
        ]);
        table.hand_is(1, "orange1-green2 blue1-white2 white1-red2");
        table.hand_is(2, "orange1-yellow2 white1-orange2");
        table.hand_is(3, "yellow1-green2 blue1-purple2");
        table.beach_is("red1-blue2 white1-green2 yellow1-blue2").clock_is(2).turn_is(2);
    }

    #[test]
    fn any_wreck_card_may_take_the_place_one_just_put_back_or_the_parrot_too() {
        let table = Table::new(
            2,
            "hand 1: red1-orange2 white1-red2
             hand 2: rest
             beach: ?red1-blue2 ?parrot purple1-red2
             wreck: yellow1-blue2 orange1-green2",
        );
        let mut table = table.clone();
        table.play("1: draw beach 3 {yellow1-blue2}").waits_for([1, 2]);
        table.play("1: back red1-orange2 white1-red2");
        let step = "2: back red1-yellow2 orange1-yellow2";
        table.draws_one_of(
            step,
            "orange1-green2 red1-orange2 white1-red2 red1-yellow2 orange1-yellow2 parrot",
        );
    }

    #[test]
    fn if_it_is_the_parrot_again_everybody_puts_back_again() {
        let mut table = washed_up(1);
        table.play("1: back red1-orange2 purple1-red2").play("2: back red1-yellow2 green1-purple2");
        table.play("3: back green1-blue2 purple1-white2 {parrot}").tells([
            "3 chose green1-blue2 purple1-white2",
            "1 put back red1-orange2 purple1-red2",
            "2 put back red1-yellow2 green1-purple2",
            "3 put back green1-blue2 purple1-white2",
            "clock 2",
            "parrot back",
            "beach 2 up: parrot",
            "1 asked for 2 by wave 2",
        ]);
        table.play("1: back orange1-green2 white1-red2 {white1-green2}").tells([
            "1 chose orange1-green2 white1-red2",
            "1 put back orange1-green2 white1-red2",
            "2 put back orange1-yellow2 white1-orange2",
            "3 put back yellow1-green2 blue1-purple2",
            "clock 3",
            "parrot back",
            "beach 2 up: white1-green2",
            "turn 2",
        ]);
        table.hand_is(1, "blue1-white2").hand_sizes_are([1, 0, 0]);
    }
}

mod rum_wave_choice {
    use super::*;

    const ANSWERS: [&str; 3] = [
        "1: back red1-orange2 purple1-red2",
        "2: back red1-yellow2 green1-purple2",
        "3: back green1-blue2 purple1-white2",
    ];

    fn after(order: [usize; 3]) -> Table {
        let mut table = washed_up(1);
        table.play(ANSWERS[order[0]]).play(ANSWERS[order[1]]);
        table.play(&format!("{} {{white1-green2}}", ANSWERS[order[2]]));
        table
    }

    #[test]
    fn all_are_asked_at_the_same_time() {
        let table = washed_up(1);
        let window = table.game().window().unwrap();
        assert_eq!((window.mode, window.asked), (Mode::Sealed, window.waiting));
        table.waits_for([1, 2, 3]);
        for number in 1..=3 {
            assert!(!table.menu(number).is_empty(), "seat {number} has a choice");
        }
    }

    #[test]
    fn in_whatever_order_they_answer_the_state_is_the_same() {
        let first = after([0, 1, 2]);
        first.turn_is(2).clock_is(2);
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let other = after(order);
            assert_eq!(other.game().game(), first.game().game(), "{order:?}");
            // The events after the last answer are the same as well.
            assert_eq!(other.story(SPECTATOR), first.story(SPECTATOR));
        }
    }

    #[test]
    fn nothing_is_put_back_before_the_last_answer() {
        let mut table = washed_up(1);
        for answer in [ANSWERS[2], ANSWERS[0]] {
            let before = table.view(SPECTATOR);
            table.play(answer).hand_sizes_are([5, 4, 4]).clock_is(1);
            assert_eq!(table.view(SPECTATOR).wreck, before.wreck);
            table.shows(SPECTATOR, ["somebody chose"]);
        }
        table.waits_for([2]);
    }

    #[test]
    fn nobody_sees_who_has_chosen_or_what() {
        let (mut one, mut two) = (washed_up(1), washed_up(1));
        one.play("1: back red1-orange2 purple1-red2").shows(eyes(2), ["somebody chose"]);
        two.play("1: back blue1-white2 white1-red2").shows(eyes(3), ["somebody chose"]);
        for observer in [eyes(2), eyes(3), SPECTATOR] {
            assert_eq!(one.view(observer), two.view(observer));
            one.shows(observer, ["somebody chose"]);
        }
        let mut three = washed_up(1);
        three.play("2: back red1-yellow2 green1-purple2");
        assert_eq!(one.view(eyes(3)), three.view(eyes(3)));
        assert_eq!(one.view(SPECTATOR), three.view(SPECTATOR));
        assert_ne!(one.view(eyes(1)), two.view(eyes(1)));
    }

    #[test]
    fn a_choice_is_made_once_and_of_so_many_cards_in_hand() {
        let mut table = washed_up(5);
        let count = Why::PutBackCount { chosen: 2, needed: 3 };
        table.refuses("2: back red1-yellow2 green1-purple2", RUM_PARROT, count);
        let not_his = "2: back red1-yellow2 green1-purple2 red1-orange2";
        table.refuses(not_his, RUM_PARROT, Why::NotInHand);
        table.refuses("1: draw wreck", RUM_PARROT, Why::PutBackFirst);
        table.play("2: back red1-yellow2 green1-purple2 white1-orange2").waits_for([1, 3]);
        let again = "2: back red1-yellow2 green1-purple2 white1-orange2";
        table.rejects(again, Rejected::NotAsked);
    }

    #[test]
    fn hands_with_no_more_cards_than_that_go_back_whole() {
        let mut table = Table::new(
            4,
            "turn: 3
             hand 1: red1-orange2 orange1-green2 blue1-white2
             hand 2: red1-yellow2
             hand 4: green1-blue2 white1-red2
             beach: ?red1-blue2 ?parrot purple1-red2",
        );
        table.play("3: draw beach 3 {yellow1-blue2}").waits_for([1]);
        table.rejects("4: back green1-blue2 white1-red2", Rejected::NotAsked);
        table.play("1: back red1-orange2 blue1-white2 {white1-green2}").tells([
            "1 chose red1-orange2 blue1-white2",
            "3 put back purple1-red2",
            "4 put back green1-blue2 white1-red2",
            "1 put back red1-orange2 blue1-white2",
            "2 put back red1-yellow2",
            "clock 2",
            "parrot back",
            "beach 2 up: white1-green2",
            "turn 4",
        ]);
        table.hand_is(1, "orange1-green2").hand_sizes_are([1, 0, 0, 0]);
    }

    #[test]
    fn without_any_choice_it_is_settled_at_once() {
        let mut table = Table::new(
            3,
            "hand 1: red1-orange2
             hand 3: green1-blue2 white1-red2
             beach: ?red1-blue2 ?parrot purple1-red2",
        );
        table.play("1: draw beach 3 {yellow1-blue2 white1-green2}").tells([
            "1 took open 3: purple1-red2",
            "beach 3 down: yellow1-blue2",
            "wave: red1-blue2 parrot yellow1-blue2",
            "1 put back red1-orange2 purple1-red2",
            "3 put back green1-blue2 white1-red2",
            "clock 2",
            "parrot back",
            "beach 2 up: white1-green2",
            "turn 2",
        ]);
    }

    #[test]
    fn a_second_parrot_goes_by_the_new_symbol() {
        let mut table = Table::new(
            2,
            "clock: 4
             hand 1: red1-orange2 orange1-green2
             hand 2: any 6
             beach: ?red1-blue2 ?parrot purple1-red2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 3 {yellow1-blue2}").waits_for([1, 2]);
        table.play("1: back red1-orange2 purple1-red2");
        table.play("2: back red1-yellow2 orange1-yellow2 {parrot}");
        let story = table.story(SPECTATOR);
        assert_eq!(story[story.len() - 2..], ["beach 2 up: parrot", "2 asked for 3 by wave 2"]);
        table.hand_sizes_are([1, 4]).clock_is(5);
        let two = "2: back orange1-purple2 yellow1-green2";
        let count = Why::PutBackCount { chosen: 2, needed: 3 };
        table.refuses(two, RUM_PARROT, count);
    }
}
