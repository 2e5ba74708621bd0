//! Draws from the beach and the wreck. What happens when the wreck is empty is in `empty`.

mod empty;

use rum::ledger::RUM_DRAW_BEACH;
use rum::view::PlaceView;
use rum::{Action, PlaceId, Why};

use crate::support::{RuleTable, Table, onlookers};

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
