//! The parts: players, cards and the clock.

use contract::SetupError;
use rum::ledger::{RUM_PARROT_CLOCK, RUM_PARTS, RUM_PARTS_DECK, RUM_PARTS_RUM, RUM_PLAYERS};
use rum::{Colour, PARROT, Rules};

use crate::phase::parrot::FOUR;
use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, deck, rules, rules_of};

mod rum_players {
    use super::*;
    use contract::Game;
    use rum::Rum;

    fn refused(seats: u8) -> SetupError {
        SetupError::Seats { rule: RUM_PLAYERS, asked: seats, min: 2, max: 4 }
    }

    #[test]
    fn two_to_four_can_play_and_nobody_else() {
        for seats in 2..=4 {
            assert_eq!(rules(seats).seats.get(), seats);
        }
        for seats in [1, 5, 6, 10] {
            let refusal = rules_of(seats, &Rum::default_deck()).map(|_| ());
            assert_eq!(refusal, Err(refused(seats)));
        }
        assert_eq!(Rum::SEATS, 2..=4);
    }

    #[test]
    fn the_points_needed_are_21_18_and_15_and_everybody_is_told() {
        for (seats, points) in [(2, 21), (3, 18), (4, 15)] {
            assert_eq!(rules(seats).points_needed, points);
            assert_eq!(Table::new(seats, "").view(SPECTATOR).points_needed, points);
        }
    }

    /// Seat 1 raises red, and so reaches the points given by `others` and red.
    fn after_raising_red_to_5(seats: u8, others: &str) -> Table {
        let mut table = Table::new(
            seats,
            &format!(
                "hand 1: green1-red2 white1-red2
                 beach: red1-blue2 blue1-white2 ?purple1-red2
                 row: red 2 of 1, {others}"
            ),
        );
        table.play("1: set green1-red2:2 white1-red2:2");
        table
    }

    #[test]
    fn those_points_end_the_game_and_one_less_does_not() {
        let just =
            ["blue 8 of 1, green 8 of 1", "blue 8 of 1, green 5 of 1", "blue 8 of 1, green 2 of 1"];
        let less =
            ["blue 8 of 1, green 7 of 1", "blue 8 of 1, green 4 of 1", "blue 7 of 1, green 2 of 1"];
        for (seats, (just, less)) in (2..=4).zip(just.into_iter().zip(less)) {
            assert!(after_raising_red_to_5(seats, just).game().is_over(), "{seats} seats: {just}");
            after_raising_red_to_5(seats, less).turn_is(2);
        }
    }
}

mod rum_parts {
    use super::*;

    #[test]
    fn twenty_one_rum_cards_and_the_parrot_lie_in_the_wreck_on_the_beach_and_in_hands() {
        assert_eq!(rules(3).faces.len(), 21);
        assert_eq!(Rules::all_cards().len(), 22);
        assert_eq!(rules(3).face(PARROT), None);
        assert_eq!(rules(3).names.len(), 22);
        let view = Table::seeded(3, 1).view(REFEREE);
        assert_eq!((view.wreck, view.hands.len(), view.beach.len()), (16, 3, 3));
    }

    #[test]
    fn there_is_one_collection_card_for_each_of_seven_colours() {
        let row = Table::seeded(3, 1).view(SPECTATOR).collection;
        assert_eq!(row.map(|holding| holding.colour), Colour::ALL);
        assert_eq!(row.len(), 7);
    }

    #[test]
    fn the_clock_has_a_symbol_for_1_to_7_and_at_8_is_the_ship() {
        assert_eq!(rules(2).clock.len(), 7);
        assert_eq!(rum::ending::CLOCK_END, 8);
    }

    #[test]
    fn a_deck_with_more_or_fewer_rum_cards_is_refused() {
        for (line, instead, n_cards) in [
            ("rum,white,green\n", "", 20),
            ("rum,white,green", "rum,white,green\nrum,red,blue", 22),
        ] {
            let problem = format!("{n_cards} rum cards; there are 21");
            let refused = SetupError::Deck { rule: RUM_PARTS, line: 0, problem };
            assert_eq!(rules_of(2, &deck(&[(line, instead)])).map(|_| ()), Err(refused));
        }
    }

    #[test]
    fn a_line_that_is_no_card_and_no_clock_is_refused_with_its_number() {
        for instead in ["gin,white,green", "rum,white", "rum,white,green,2", "clock,1"] {
            let refusal = rules_of(2, &deck(&[("rum,white,green", instead)])).map(|_| ());
            let Err(SetupError::Deck { rule, line, .. }) = refusal else { panic!("{refusal:?}") };
            assert_eq!((rule, line), (RUM_PARTS, 29), "{instead}");
        }
    }
}

mod rum_parts_rum {
    use super::*;

    #[test]
    fn a_card_counts_one_bottle_with_one_end_up_and_two_with_the_other() {
        let position = "hand 1: red1-orange2 red1-yellow2
                        beach: ?green1-blue2 red1-blue2 white1-red2";
        // One from the beach and one from the hand.
        Table::new(2, position).play("1: set red1-orange2:1").row_is("red 2 of 1");
        // Two from one card.
        Table::new(2, position).play("1: set red1-orange2:2").row_is("orange 2 of 1");
    }

    #[test]
    fn each_colour_has_exactly_three_single_bottles() {
        for colour in Colour::ALL {
            let singles = rules(2).faces.iter().filter(|face| face.single == colour);
            assert_eq!(singles.count(), 3, "{colour:?}");
        }
    }

    #[test]
    fn a_deck_with_four_singles_of_a_colour_is_refused() {
        let refusal = rules_of(2, &deck(&[("rum,red,orange", "rum,white,orange")])).map(|_| ());
        let problem = "red has 2 single bottles; each colour has three".to_owned();
        assert_eq!(refusal, Err(SetupError::Deck { rule: RUM_PARTS_RUM, line: 0, problem }));
        let refusal = rules_of(2, &deck(&[("rum,white,red", "rum,red,red")])).map(|_| ());
        let problem = "red has 4 single bottles; each colour has three".to_owned();
        assert_eq!(refusal, Err(SetupError::Deck { rule: RUM_PARTS_RUM, line: 0, problem }));
    }
}

mod rum_parts_deck {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn in_our_deck_the_ends_differ_and_every_two_colours_meet_on_one_card() {
        let faces = rules(2).faces;
        assert!(faces.iter().all(|face| face.single != face.double));
        let pair = |a: Colour, b: Colour| (a.min(b), a.max(b));
        let pairs: BTreeSet<_> = faces.iter().map(|face| pair(face.single, face.double)).collect();
        assert_eq!(pairs.len(), 21);
    }

    #[test]
    fn in_our_deck_each_colour_has_three_doubles_so_nine_bottles_at_most() {
        for colour in Colour::ALL {
            let faces = rules(2).faces;
            let doubles = faces.iter().filter(|face| face.double == colour).count();
            assert_eq!(doubles, 3, "{colour:?}");
        }
    }

    #[test]
    fn an_owner_may_replace_the_pairs() {
        let mine = deck(&[("rum,red,orange", "rum,red,red"), ("rum,red,yellow", "rum,red,white")]);
        let rules = rules_of(2, &mine).expect("any pairs will do");
        let mut table =
            Table::of(rules, "hand 1: red1-red2\nbeach: red1-blue2 blue1-white2 white1-red2");
        table.play("1: set red1-red2:2").row_is("red 3 of 1");
    }

    #[test]
    fn cards_with_the_same_ends_have_names_of_their_own() {
        let mine = deck(&[("rum,red,orange", "rum,red,blue"), ("rum,red,yellow", "rum,red,blue")]);
        let rules = rules_of(2, &mine).expect("equal cards will do");
        let names: BTreeSet<&String> = rules.names.iter().collect();
        assert_eq!(names.len(), 22);
        assert_eq!(rules.names[..3], ["red1-blue2", "red1-blue2-b", "red1-blue2-c"]);
        let mut table = Table::of(
            rules,
            "hand 1: red1-blue2-b red1-blue2-c
             beach: green1-blue2 ?blue1-white2 white1-red2",
        );
        table.play("1: set red1-blue2-c:2").row_is("blue 2 of 1").hand_is(1, "red1-blue2-b");
    }

    #[test]
    fn a_card_with_an_unknown_colour_is_refused_with_its_line() {
        for instead in ["rum,pink,orange", "rum,red,pink", "rum,Red,orange", "rum,red,"] {
            let refusal = rules_of(2, &deck(&[("rum,red,orange", instead)])).map(|_| ());
            let Err(SetupError::Deck { rule, line, .. }) = refusal else { panic!("{refusal:?}") };
            assert_eq!((rule, line), (RUM_PARTS_DECK, 9), "{instead}");
        }
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
