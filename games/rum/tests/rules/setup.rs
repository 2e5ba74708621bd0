//! Parts and set-up: RUM-PLAYERS to RUM-SETUP-TRIO.

use contract::{Drawn, Fault, SetupError};
use rum::ledger::{RUM_PARTS, RUM_PARTS_DECK, RUM_PARTS_RUM, RUM_PLAYERS};
use rum::view::PlaceView;
use rum::{Colour, PARROT, Rules};

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, deck, rules, rules_of};

/// A deal for three in which nothing special happens.
const DEAL: &str = "red1-orange2 blue1-white2 green1-red2 white1-red2 red1-blue2 purple1-red2";

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

mod rum_setup {
    use super::*;

    #[test]
    fn beach_then_hands_then_the_parrot_then_the_first_turn() {
        let table = Table::deal(3, &format!("{DEAL} 2")).unwrap();
        table.tells([
            "beach 1 up: red1-orange2",
            "beach 2 up: blue1-white2",
            "beach 3 up: green1-red2",
            "1 dealt white1-red2",
            "2 dealt red1-blue2",
            "3 dealt purple1-red2",
            "parrot joins",
            "turn 2",
        ]);
        table.beach_is("red1-orange2 blue1-white2 green1-red2");
        table.hand_is(1, "white1-red2").hand_is(2, "red1-blue2").hand_is(3, "purple1-red2");
    }

    #[test]
    fn everything_shows_1_and_nobody_owns_a_collection_card() {
        for seats in 2..=4 {
            let table = Table::seeded(seats, 7);
            table.clock_is(1).row_is("");
            let view = table.view(SPECTATOR);
            assert!(view.collection.iter().all(|holding| holding.value == 1));
            assert!(view.points.iter().all(|points| *points == 0));
        }
    }

    #[test]
    fn everybody_gets_one_card_and_the_parrot_and_all_the_rest_are_the_wreck() {
        for seats in 2..=4 {
            let view = Table::seeded(seats, 3).view(REFEREE);
            assert!(view.hands.iter().all(|hand| hand.count == 1));
            assert_eq!(view.hands.len(), usize::from(seats));
            let wreck = view.wreck_cards.unwrap();
            assert!(wreck.has(PARROT));
            assert_eq!(wreck.len(), 22 - 3 - seats);
        }
    }

    #[test]
    fn the_parrot_is_set_aside_until_everybody_has_a_card() {
        let words: Vec<&str> = DEAL.split(' ').collect();
        for place in 0..6 {
            let mut outcomes = words.clone();
            outcomes[place] = "parrot";
            let dealt = Table::deal(3, &format!("{} 1", outcomes.join(" "))).map(|_| ());
            assert_eq!(dealt, Err(Fault::Misfit(Drawn::Card(PARROT))), "card {place}");
        }
    }

    #[test]
    fn any_rum_card_may_come_but_none_twice() {
        for n in 0..21 {
            let beach = [n, (n + 4) % 21, (n + 8) % 21].map(|idx| rules(2).names[idx].as_str());
            let hands = [(n + 1) % 21, (n + 2) % 21].map(|idx| rules(2).names[idx].as_str());
            let outcomes = format!("{} {} 1", beach.join(" "), hands.join(" "));
            Table::deal(2, &outcomes).unwrap().beach_is(&beach.join(" ")).hand_is(1, hands[0]);
            let twice = format!("{} {} {} 1", beach.join(" "), hands[0], hands[0]);
            assert!(matches!(Table::deal(2, &twice), Err(Fault::Misfit(_))));
        }
    }

    #[test]
    fn a_card_that_goes_back_is_mixed_in_and_may_come_at_the_next_draw() {
        let mut table = Table::new(
            2,
            "hand 1: red1-orange2 white1-red2
             beach: green1-red2 ?blue1-white2 purple1-red2",
        );
        table.play("1: set red1-orange2:2");
        let wreck = "red1-orange2 red1-yellow2 red1-blue2 orange1-yellow2 orange1-green2 \
            orange1-purple2 yellow1-green2 yellow1-blue2 yellow1-white2 green1-blue2 \
            green1-purple2 blue1-purple2 blue1-orange2 purple1-white2 purple1-yellow2 \
            white1-orange2 white1-green2";
        table.wreck_is(&format!("{wreck} parrot"));
        // The parrot too, though it needs no more cards: the hand is empty.
        table.draws_one_of("2: draw wreck", &format!("{wreck} parrot"));
    }
}

mod rum_setup_first {
    use super::*;

    #[test]
    fn chance_says_who_begins() {
        for first in 1..=3 {
            Table::deal(3, &format!("{DEAL} {first}")).unwrap().turn_is(first);
        }
        let nobody = Table::deal(3, &format!("{DEAL} 4")).map(|_| ());
        assert_eq!(nobody, Err(Fault::Misfit(Drawn::Number(3))));
    }

    #[test]
    fn everybody_begins_about_equally_often() {
        for seats in 2..=4_u8 {
            let mut counts = [0; 4];
            for number in 0..1200 {
                counts[Table::seeded(seats, number).view(SPECTATOR).active.idx()] += 1;
            }
            // Six standard deviations of a half, a third, a quarter of 1200 are at most 104.
            let even = 1200 / i32::from(seats);
            let first = &counts[..usize::from(seats)];
            assert!(first.iter().all(|count: &i32| (count - even).abs() < 104), "{counts:?}");
        }
    }
}

mod rum_setup_trio {
    use super::*;

    #[test]
    fn a_trio_is_mixed_back_and_three_others_laid_before_hands_are_dealt() {
        let outcomes = "red1-orange2 red1-yellow2 red1-blue2 \
                        white1-red2 white1-orange2 red1-yellow2 \
                        red1-orange2 white1-green2 1";
        let table = Table::deal(2, outcomes).unwrap();
        table.tells([
            "beach 1 up: red1-orange2",
            "beach 2 up: red1-yellow2",
            "beach 3 up: red1-blue2",
            "beach mixed",
            "beach 1 up: white1-red2",
            "beach 2 up: white1-orange2",
            "beach 3 up: red1-yellow2",
            "1 dealt red1-orange2",
            "2 dealt white1-green2",
            "parrot joins",
            "turn 1",
        ]);
        table.beach_is("white1-red2 white1-orange2 red1-yellow2").clock_is(1);
    }

    #[test]
    fn it_is_done_again_until_there_is_no_trio() {
        let outcomes = "red1-orange2 red1-yellow2 red1-blue2 \
                        blue1-white2 blue1-orange2 blue1-purple2 \
                        red1-blue2 red1-yellow2 red1-orange2 \
                        red1-blue2 red1-yellow2 white1-green2 \
                        red1-orange2 green1-red2 2";
        let table = Table::deal(2, outcomes).unwrap();
        table.beach_is("red1-blue2 red1-yellow2 white1-green2").turn_is(2);
    }

    #[test]
    fn the_parrot_has_not_joined_by_then() {
        let outcomes = "red1-orange2 red1-yellow2 red1-blue2 parrot white1-red2 red1-yellow2 \
                        red1-orange2 white1-green2 1";
        let dealt = Table::deal(2, outcomes).map(|_| ());
        assert_eq!(dealt, Err(Fault::Misfit(Drawn::Card(PARROT))));
    }

    #[test]
    fn three_doubles_of_a_colour_are_no_trio() {
        let outcomes = "green1-red2 purple1-red2 white1-red2 red1-orange2 red1-yellow2 1";
        Table::deal(2, outcomes).unwrap().beach_is("green1-red2 purple1-red2 white1-red2");
    }

    #[test]
    fn no_seed_deals_a_trio() {
        // The same holds for a position that does not name the cards of the beach.
        let dealt = (0..2000).map(|number| Table::seeded(2, number));
        for (number, table) in (0..).zip(dealt.chain([Table::new(2, "")])) {
            let beach = table.view(SPECTATOR).beach;
            let singles = beach.map(|place| match place {
                PlaceView::Up { card } => rules(2).face(card).unwrap().single,
                PlaceView::Empty | PlaceView::Down { .. } => panic!("{place:?}"),
            });
            let [a, b, c] = singles;
            assert!(!(a == b && b == c), "table {number}: {singles:?}");
        }
    }
}
