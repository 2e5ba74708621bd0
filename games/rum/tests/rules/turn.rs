//! A turn and its draws: RUM-TURN to RUM-HAND.

use contract::{Mode, Rejected};
use rum::ledger::{RUM_DRAW_BEACH, RUM_TURN};
use rum::view::PlaceView;
use rum::{Action, PlaceId, Why};

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, onlookers};

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

mod rum_draw_beach {
    use super::*;

    const BEACH: &str = "hand 1: white1-green2
                         beach: red1-blue2 ?blue1-white2 green1-red2";

    #[test]
    fn a_face_up_card_comes_into_the_hand_and_its_place_is_filled_face_down() {
        let mut table = Table::new(2, BEACH);
        table.play("1: draw beach 3 {orange1-green2}").tells([
            "1 took open 3: green1-red2",
            "beach 3 down: orange1-green2",
            "turn 2",
        ]);
        table.hand_is(1, "white1-green2 green1-red2");
        table.beach_is("red1-blue2 ?blue1-white2 ?orange1-green2");
    }

    #[test]
    fn a_face_down_card_can_be_taken_too() {
        let mut table = Table::new(2, BEACH);
        table.play("1: draw beach 2 {orange1-green2}").tells([
            "1 took blind 2: blue1-white2",
            "beach 2 down: orange1-green2",
            "turn 2",
        ]);
        table.hand_is(1, "white1-green2 blue1-white2");
        table.beach_is("red1-blue2 ?orange1-green2 green1-red2");
    }

    #[test]
    fn every_place_can_be_drawn_from_and_the_others_stay_as_they_are() {
        let after = [
            "?orange1-green2 ?blue1-white2 green1-red2",
            "red1-blue2 ?orange1-green2 green1-red2",
            "red1-blue2 ?blue1-white2 ?orange1-green2",
        ];
        for (place, beach) in (1..=3).zip(after) {
            let mut table = Table::new(2, BEACH);
            table.play(&format!("1: draw beach {place} {{orange1-green2}}")).beach_is(beach);
            table.hand_sizes_are([2, 0]);
        }
    }

    #[test]
    fn any_card_of_the_wreck_may_fill_the_place_and_no_other() {
        let position = "hand 1: white1-green2
                        hand 2: rest
                        beach: red1-blue2 ?blue1-white2 green1-red2
                        wreck: red1-orange2 purple1-red2 parrot";
        for place in 1..=3 {
            let action = format!("1: draw beach {place}");
            Table::new(2, position).draws_one_of(&action, "red1-orange2 purple1-red2 parrot");
        }
    }

    #[test]
    fn the_card_that_fills_the_place_leaves_the_wreck() {
        let mut table = Table::new(
            2,
            "hand 2: rest
             beach: red1-blue2 ?blue1-white2 green1-red2
             wreck: red1-orange2 purple1-red2 parrot",
        );
        table.play("1: draw beach 1 {purple1-red2}").wreck_is("red1-orange2 parrot");
    }

    #[test]
    fn nobody_looks_at_the_card_that_fills_the_place() {
        let mut table = Table::new(3, BEACH);
        table.play("1: draw beach 3 {orange1-green2}");
        for observer in onlookers(3) {
            table.shows(observer, ["1 took open 3: green1-red2", "beach 3 down: ?", "turn 2"]);
            assert_eq!(table.view(observer).beach[2], PlaceView::Down { card: None });
        }
    }

    #[test]
    fn the_parrot_that_fills_a_place_does_nothing_yet() {
        let mut table = Table::new(2, BEACH);
        table.play("1: draw beach 3 {parrot}").tells([
            "1 took open 3: green1-red2",
            "beach 3 down: parrot",
            "turn 2",
        ]);
        table.clock_is(1).turn_is(2);
    }

    #[test]
    fn there_is_no_fourth_place() {
        for place in [3, 4, 255].map(PlaceId) {
            let action = Action::DrawBeach { place };
            Table::new(2, BEACH).refuses_action(1, action, RUM_DRAW_BEACH, Why::NoSuchPlace);
        }
    }
}

mod rum_draw_wreck {
    use super::*;

    #[test]
    fn a_wreck_card_comes_into_the_hand_and_the_beach_stays() {
        let mut table = Table::new(
            2,
            "hand 1: white1-green2
             hand 2: rest
             beach: red1-blue2 ?blue1-white2 green1-red2
             wreck: red1-orange2 purple1-red2 parrot",
        );
        table.play("1: draw wreck {purple1-red2}").tells(["1 drew purple1-red2", "turn 2"]);
        table.hand_is(1, "white1-green2 purple1-red2").wreck_is("red1-orange2 parrot");
        table.beach_is("red1-blue2 ?blue1-white2 green1-red2").clock_is(1);
    }

    #[test]
    fn any_card_of_the_wreck_may_come_and_no_other() {
        let table = Table::new(
            2,
            "hand 1: white1-green2
             hand 2: rest
             beach: red1-blue2 ?blue1-white2 green1-red2
             wreck: red1-orange2 purple1-red2 parrot",
        );
        table.draws_one_of("1: draw wreck", "red1-orange2 purple1-red2 parrot");
    }
}

mod rum_draw_blind {
    use super::*;

    const BLIND: &str = "beach: red1-blue2 ?blue1-white2 green1-red2";

    #[test]
    fn nobody_knows_a_face_down_card_not_even_the_active_seat() {
        let table = Table::new(3, BLIND);
        for observer in onlookers(3) {
            let [first, second, third] = table.view(observer).beach;
            assert_eq!(first, PlaceView::Up { card: table.card("red1-blue2") });
            assert_eq!(second, PlaceView::Down { card: None });
            assert_eq!(third, PlaceView::Up { card: table.card("green1-red2") });
        }
        let known = Some(table.card("blue1-white2"));
        assert_eq!(table.view(REFEREE).beach[1], PlaceView::Down { card: known });
    }

    #[test]
    fn which_card_lies_face_down_changes_no_view_and_no_menu() {
        let parrot = Table::new(3, "beach: red1-blue2 ?parrot green1-red2");
        let blue = Table::new(3, BLIND);
        for observer in onlookers(3) {
            assert_eq!(parrot.view(observer), blue.view(observer));
        }
        assert_eq!(parrot.menu(1), blue.menu(1));
    }

    #[test]
    fn the_player_who_takes_a_face_down_card_sees_it_then_and_others_do_not() {
        let mut table = Table::new(3, BLIND);
        table.play("1: draw beach 2 {orange1-green2}");
        table.shows(eyes(1), ["1 took blind 2: blue1-white2", "beach 2 down: ?", "turn 2"]);
        assert_eq!(table.view(eyes(1)).hands[0].cards, Some(table.cards("blue1-white2")));
        for observer in [eyes(2), eyes(3), SPECTATOR] {
            table.shows(observer, ["1 took blind 2: ?", "beach 2 down: ?", "turn 2"]);
            let hand = &table.view(observer).hands[0];
            assert_eq!((hand.count, hand.cards, hand.known.len()), (1, None, 0));
        }
    }

    #[test]
    fn a_card_taken_face_up_is_known_to_all() {
        let mut table = Table::new(3, BLIND);
        table.play("1: draw beach 1 {orange1-green2}");
        for observer in onlookers(3) {
            table.shows(observer, ["1 took open 1: red1-blue2", "beach 1 down: ?", "turn 2"]);
            let hand = &table.view(observer).hands[0];
            assert_eq!((hand.count, hand.known), (1, table.cards("red1-blue2")));
        }
    }

    #[test]
    fn a_card_known_to_be_in_hand_is_so_until_it_is_laid_out() {
        let mut table =
            Table::new(2, "hand 1: red1-orange2\nbeach: red1-blue2 blue1-white2 green1-red2");
        table.play("1: draw beach 1 {orange1-green2}").play("2: draw wreck {white1-green2}");
        table.play("1: set red1-orange2:2");
        assert_eq!(table.view(eyes(2)).hands[0].known, table.cards("red1-blue2"));
        table.play("2: draw wreck {white1-red2}").play("1: set red1-blue2:2");
        assert_eq!(table.view(eyes(2)).hands[0].known.len(), 0);
    }
}

mod rum_hand {
    use super::*;

    #[test]
    fn there_is_no_limit_to_a_hand() {
        let mut table = Table::new(
            2,
            "hand 1: rest
             beach: red1-blue2 ?blue1-white2 green1-red2
             wreck: red1-orange2 purple1-red2 parrot",
        );
        table.hand_sizes_are([16, 0]);
        table.play("1: draw wreck {purple1-red2}").hand_sizes_are([17, 0]).turn_is(2);
    }

    #[test]
    fn everybody_sees_how_many_cards_each_hand_and_the_wreck_hold() {
        let table = Table::new(
            4,
            "hand 1: any 3
             hand 2: any 1
             hand 3: any 5
             beach: red1-blue2 ?blue1-white2 green1-red2",
        );
        for observer in onlookers(4) {
            let view = table.view(observer);
            let counts: Vec<u8> = view.hands.iter().map(|hand| hand.count).collect();
            assert_eq!((counts, view.wreck), (vec![3, 1, 5, 0], 10));
            assert_eq!(view.wreck_cards, None);
        }
    }
}
