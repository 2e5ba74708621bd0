//! Set-up: beach, hands, the first seat.

use contract::{Drawn, Fault};
use rum::PARROT;
use rum::view::PlaceView;

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, rules};

/// A deal for three in which nothing special happens.
const DEAL: &str = "red1-orange2 blue1-white2 green1-red2 white1-red2 red1-blue2 purple1-red2";

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
