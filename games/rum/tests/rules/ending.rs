//! The end.

use contract::Rejected;

use crate::support::{RuleTable, SPECTATOR, Table, onlookers};

/// The game after the clock has reached 8 with this row.
fn out_of_time(seats: u8, row: &str) -> Table {
    let mut table = Table::new(seats, &format!("clock: 7\n{row}"));
    table.play("1: draw wreck {parrot}").tells([
        "1 shows parrot of wreck",
        "parrot back",
        "clock 8",
        "end by clock",
    ]);
    table
}

mod rum_end {
    use super::*;

    #[test]
    fn the_points_needed_or_more_end_the_game() {
        for (row, points) in
            [("green 8 of 1, blue 8 of 1", 21), ("green 8 of 1, blue 8 of 1, white 2 of 1", 23)]
        {
            let mut table = Table::new(
                2,
                &format!(
                    "hand 1: green1-red2 white1-red2
                     beach: red1-yellow2 blue1-white2 ?yellow1-green2
                     row: {row}"
                ),
            );
            table.play("1: set green1-red2:2 white1-red2:2").tells([
                "1 laid green1-red2:2 white1-red2:2 with beach red1-yellow2",
                "1 won red 5 from row by number",
                "end by points",
            ]);
            table.ends("rum-end-points", [1, 2]);
            assert_eq!(table.outcome().placings()[0].points, points);
        }
    }

    #[test]
    fn a_card_taken_from_another_counts_for_its_new_owner() {
        let mut table = Table::new(
            4,
            "turn: 3
             hand 3: red1-orange2
             beach: red1-yellow2 red1-blue2 ?yellow1-green2
             row: red 6 of 2, green 4 of 2, white 7 of 3, blue 3 of 1",
        );
        table.play("3: set red1-orange2:1").ends("rum-end-points", [3, 2, 1, 4]);
        assert_eq!(table.view(SPECTATOR).points, [3, 4, 15, 0]);
    }

    #[test]
    fn the_clock_at_8_ends_the_game_and_most_points_win() {
        let table = out_of_time(3, "row: red 8 of 2, green 2 of 3, blue 2 of 3, white 2 of 3");
        table.ends("rum-end-clock", [3, 1, 2]).clock_is(8);
        let points: Vec<i16> = table.outcome().placings().iter().map(|at| at.points).collect();
        assert_eq!(points, [0, 8, 6]);
        assert_eq!(table.view(SPECTATOR).points, [0, 8, 6]);
    }

    #[test]
    fn the_clock_at_7_does_not() {
        let mut table = Table::new(2, "clock: 6");
        table.play("1: draw wreck {parrot}").clock_is(7).turn_is(2);
    }

    #[test]
    fn equal_points_go_to_most_collection_cards_even_of_lower_values() {
        out_of_time(2, "row: red 8 of 1, green 4 of 2, blue 4 of 2").ends("rum-end-clock", [2, 1]);
        let row = "row: red 2 of 1, green 2 of 1, blue 2 of 1, \
                   white 3 of 2, orange 3 of 2, yellow 6 of 3";
        out_of_time(3, row).ends("rum-end-clock", [1, 2, 3]);
    }

    #[test]
    fn equal_cards_go_to_the_highest_single_value() {
        let row = "row: red 4 of 1, green 4 of 1, blue 3 of 2, white 5 of 2";
        out_of_time(2, row).ends("rum-end-clock", [2, 1]);
        // The highest, not the first or the last.
        let row = "row: red 3 of 1, orange 4 of 1, yellow 3 of 1, \
                   green 2 of 2, blue 6 of 2, white 2 of 2";
        out_of_time(3, row).ends("rum-end-clock", [2, 1, 3]);
    }

    #[test]
    fn more_points_beat_more_cards_and_a_higher_value() {
        out_of_time(2, "row: red 8 of 1, green 3 of 2, blue 4 of 2").ends("rum-end-clock", [1, 2]);
        let row = "row: red 3 of 1, green 3 of 1, blue 3 of 1, white 8 of 2";
        out_of_time(2, row).ends("rum-end-clock", [1, 2]);
    }
}

mod rum_end_at_once {
    use super::*;
    use contract::{Game, SearchRng, Worlds};
    use rum::Rum;

    /// The parrot is still shown at the end; bots must be able to sample such a state.
    fn can_be_imagined(table: &Table) {
        for observer in onlookers(2) {
            let view = table.view(observer);
            assert_eq!(view.shown, table.cards("parrot"));
            let mut rng = SearchRng::new(1, 0);
            let world = Rum::sample_world(table.game().rules(), &view, &mut rng);
            assert_eq!(world.view(observer), view);
            assert_eq!(world.invariants(), Ok(()));
        }
    }

    #[test]
    fn when_a_set_has_been_scored_in_full() {
        // Red alone would give enough points; orange and white are won all the same.
        let mut table = Table::new(
            2,
            "hand 1: green1-red2 white1-red2 white1-orange2 yellow1-white2
             beach: red1-yellow2 blue1-white2 ?yellow1-green2
             row: red 2 of 1, green 8 of 1, blue 8 of 1, white 2 of 2",
        );
        table.play("1: set green1-red2:2 white1-red2:1 white1-orange2:2 yellow1-white2:2").tells([
            "1 laid yellow1-white2:2 green1-red2:2 white1-red2:1 white1-orange2:2 \
             with beach red1-yellow2",
            "1 won red 3 from 1 by number",
            "1 won orange 2 from row by number",
            "1 won white 3 from 2 by number",
            "end by points",
        ]);
        assert_eq!(table.view(SPECTATOR).points, [24, 0]);
    }

    #[test]
    fn then_no_wave_comes() {
        let mut table = Table::new(
            2,
            "hand 1: green1-red2 white1-red2 purple1-red2
             beach: ?red1-yellow2 ?blue1-white2 ?yellow1-green2
             row: green 8 of 1, blue 8 of 1",
        );
        table.play("1: set green1-red2:2 white1-red2:2 purple1-red2:2").tells([
            "1 laid green1-red2:2 purple1-red2:2 white1-red2:2",
            "1 won red 6 from row by number",
            "end by points",
        ]);
        table.beach_is("?red1-yellow2 ?blue1-white2 ?yellow1-green2");
    }

    #[test]
    fn when_the_parrot_moves_the_clock_to_8_and_no_wave_comes() {
        let mut table = Table::new(
            2,
            "clock: 7
             hand 1: any 4
             beach: ?red1-yellow2 ?blue1-white2 ?yellow1-green2",
        );
        table.play("1: draw wreck {parrot}");
        table.play("1: back red1-orange2 red1-blue2 orange1-yellow2").tells([
            "1 chose red1-orange2 red1-blue2 orange1-yellow2",
            "1 put back red1-orange2 red1-blue2 orange1-yellow2",
            "parrot back",
            "clock 8",
            "end by clock",
        ]);
        table.beach_is("?red1-yellow2 ?blue1-white2 ?yellow1-green2").ends("rum-end-clock", [1, 1]);
    }

    #[test]
    fn when_an_empty_wreck_moves_it_and_no_wave_comes() {
        let mut table = Table::new(
            2,
            "clock: 7
             hand 1: any 6
             hand 2: rest
             beach: red1-yellow2 ?parrot ?yellow1-green2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 1 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 took open 1: red1-yellow2",
                "beach 1 down: ?",
                "wreck empty",
                "2 returned 12 cards",
                "clock 8",
                "end by clock",
            ],
        );
        table.beach_is("?yellow1-blue2 ?parrot ?yellow1-green2");
    }

    #[test]
    fn then_the_parrot_drawn_last_does_nothing_any_more() {
        let mut table = Table::new(
            2,
            "clock: 7
             hand 1: any 6
             hand 2: rest
             beach: red1-yellow2 ?blue1-white2 ?yellow1-green2
             wreck: parrot
             row: red 3 of 1",
        );
        table.play("1: draw wreck {parrot}").shows(
            SPECTATOR,
            [
                "1 shows parrot of wreck",
                "wreck empty",
                "2 returned 12 cards",
                "clock 8",
                "end by clock",
            ],
        );
        table.hand_sizes_are([6, 0]).ends("rum-end-clock", [1, 2]);
        can_be_imagined(&table);
    }

    #[test]
    fn nor_does_one_taken_from_the_beach() {
        let mut table = Table::new(
            2,
            "clock: 7
             hand 1: any 6
             hand 2: rest
             beach: ?red1-yellow2 ?parrot ?yellow1-green2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 2 {yellow1-blue2}").shows(
            SPECTATOR,
            [
                "1 shows parrot of beach 2",
                "beach 2 down: ?",
                "wreck empty",
                "2 returned 12 cards",
                "clock 8",
                "end by clock",
            ],
        );
        table.beach_is("?red1-yellow2 ?yellow1-blue2 ?yellow1-green2").hand_sizes_are([6, 0]);
        can_be_imagined(&table);
    }

    #[test]
    fn when_the_parrot_of_a_wave_moves_it_and_no_card_takes_its_place() {
        let mut table = Table::new(
            2,
            "clock: 7
             hand 1: any 2
             hand 2: any 4
             beach: ?red1-yellow2 ?parrot yellow1-green2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 3 {yellow1-blue2}").waits_for([2]);
        table.play("2: back orange1-yellow2 orange1-green2 orange1-purple2").tells([
            "2 chose orange1-yellow2 orange1-green2 orange1-purple2",
            "1 put back red1-orange2 red1-blue2 yellow1-green2",
            "2 put back orange1-yellow2 orange1-green2 orange1-purple2",
            "clock 8",
            "end by clock",
        ]);
        table.beach_is("red1-yellow2 parrot yellow1-blue2").ends("rum-end-clock", [1, 1]);
    }

    #[test]
    fn when_the_second_parrot_of_a_wave_moves_it() {
        let mut table = Table::new(
            2,
            "clock: 6
             hand 2: any 3
             beach: ?red1-yellow2 ?parrot yellow1-green2
             wreck: yellow1-blue2",
        );
        table.play("1: draw beach 3 {yellow1-blue2 parrot}").tells([
            "1 took open 3: yellow1-green2",
            "beach 3 down: yellow1-blue2",
            "wave: red1-yellow2 parrot yellow1-blue2",
            "1 put back yellow1-green2",
            "2 put back red1-orange2 red1-blue2 orange1-yellow2",
            "clock 7",
            "parrot back",
            "beach 2 up: parrot",
            "clock 8",
            "end by clock",
        ]);
    }

    #[test]
    fn when_an_empty_wreck_moves_it_before_a_wave_could_bring_the_parrot() {
        let mut table = Table::new(
            3,
            "clock: 7
             hand 1: any 6
             hand 2: any 6
             hand 3: rest
             beach: ?red1-yellow2 ?blue1-white2 yellow1-green2
             wreck: parrot",
        );
        table.play("1: draw beach 3 {parrot}").hand_sizes_are([0, 6, 6]).clock_is(8);
        table.beach_is("?red1-yellow2 ?blue1-white2 ?parrot");
    }

    #[test]
    fn after_the_end_nobody_may_do_anything() {
        let mut table = out_of_time(3, "hand 2: any 2");
        for number in 1..=3 {
            table.rejects(&format!("{number}: draw wreck"), Rejected::Over);
            assert_eq!(table.menu(number), [""; 0]);
        }
        table.rejects("2: set red1-orange2:2", Rejected::Over);
        assert_eq!(table.game().window(), None);
    }
}

mod rum_end_shared {
    use super::*;

    #[test]
    fn those_with_the_same_points_cards_and_highest_value_share_the_win() {
        let row = "row: red 5 of 1, green 3 of 1, blue 3 of 2, white 5 of 2, yellow 2 of 3";
        let table = out_of_time(3, row);
        table.ends("rum-end-clock", [1, 1, 3]);
        assert_eq!(table.outcome().winners().len(), 2);
        out_of_time(4, "row: red 5 of 4, green 5 of 2, white 5 of 3")
            .ends("rum-end-clock", [4, 1, 1, 1]);
    }

    #[test]
    fn the_highest_value_is_the_last_thing_that_counts() {
        let row = "row: red 4 of 1, orange 4 of 1, yellow 2 of 1, \
                   green 3 of 2, blue 4 of 2, white 3 of 2";
        out_of_time(2, row).ends("rum-end-clock", [1, 1]);
    }

    #[test]
    fn if_nobody_has_a_collection_card_all_share() {
        for seats in 2..=4 {
            let table = out_of_time(seats, "");
            assert_eq!(table.outcome().winners().len(), seats);
        }
    }

    #[test]
    fn the_seat_whose_turn_it_was_has_no_advantage() {
        let mut table = Table::new(3, "clock: 7\nturn: 2\nrow: red 3 of 3, white 3 of 2");
        table.play("2: draw wreck {parrot}").ends("rum-end-clock", [3, 1, 1]);
    }
}
