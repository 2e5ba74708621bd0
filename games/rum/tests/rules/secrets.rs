//! What is hidden: RUM-SECRET, RUM-SECRET-BACK.
//!
//! The sharpest test of a secret is two tables that differ in nothing else: observers who may not
//! know it must see the same at both.

use contract::Observer;
use rum::Why;
use rum::ledger::{RUM_PARROT, RUM_SET};
use rum::view::PhaseView;

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, onlookers, seat};

/// These observers see the same of both tables and of their last steps; the referee does not.
#[track_caller]
fn look_the_same<const N: usize>(one: &Table, other: &Table, observers: [Observer; N]) {
    for observer in observers {
        assert_eq!(one.view(observer), other.view(observer), "{observer:?}");
        assert_eq!(one.story(observer), other.story(observer), "{observer:?}");
        let windows = [one, other].map(|table| table.game().window().map(|at| at.view(observer)));
        assert_eq!(windows[0], windows[1], "{observer:?}");
    }
    assert_ne!(one.view(REFEREE), other.view(REFEREE), "they differ");
}

mod rum_secret {
    use super::*;

    const HANDS: &str = "hand 1: red1-orange2 green1-red2
                         hand 2: white1-red2
                         beach: red1-yellow2 blue1-white2 ?yellow1-green2";

    #[test]
    fn everybody_sees_only_their_own_hand() {
        let table = Table::new(3, HANDS);
        let hands =
            [table.cards("red1-orange2 green1-red2"), table.cards("white1-red2"), table.cards("")];
        for number in 1..=3 {
            let view = table.view(eyes(number));
            assert_eq!(view.me, Some(seat(number)));
            for (other, hand) in (1..).zip(&view.hands) {
                let shown = (other == number).then_some(hands[usize::from(number) - 1]);
                assert_eq!(hand.cards, shown, "hand {other} as {number} sees it");
                assert!(hand.known.is_empty());
            }
        }
        let view = table.view(SPECTATOR);
        assert_eq!(view.me, None);
        assert!(view.hands.iter().all(|hand| hand.cards.is_none()));
        let all: Vec<_> = table.view(REFEREE).hands.iter().map(|hand| hand.cards).collect();
        assert_eq!(all, hands.map(Some));
    }

    #[test]
    fn the_card_dealt_is_shown_to_its_owner() {
        let outcomes = "red1-orange2 blue1-white2 green1-red2 white1-red2 red1-blue2 1";
        let table = Table::deal(2, outcomes).unwrap();
        let dealt =
            |first: &str, second: &str| [format!("1 dealt {first}"), format!("2 dealt {second}")];
        let (white, red) = ("white1-red2", "red1-blue2");
        for (observer, shown) in [
            (eyes(1), dealt(white, "?")),
            (eyes(2), dealt("?", red)),
            (SPECTATOR, dealt("?", "?")),
            (REFEREE, dealt(white, red)),
        ] {
            assert_eq!(table.story(observer)[3..5], shown, "{observer:?}");
        }
    }

    #[test]
    fn the_drawn_card_is_shown_to_its_owner() {
        let mut table = Table::new(3, HANDS);
        table.play("1: draw wreck {white1-green2}");
        table.shows(eyes(1), ["1 drew white1-green2", "turn 2"]);
        table.shows(REFEREE, ["1 drew white1-green2", "turn 2"]);
        for observer in [eyes(2), eyes(3), SPECTATOR] {
            table.shows(observer, ["1 drew ?", "turn 2"]);
        }
    }

    #[test]
    fn which_card_is_drawn_changes_nothing_for_the_others() {
        let (mut one, mut other) = (Table::new(3, HANDS), Table::new(3, HANDS));
        one.play("1: draw wreck {white1-green2}");
        other.play("1: draw wreck {purple1-red2}");
        look_the_same(&one, &other, [eyes(2), eyes(3), SPECTATOR]);
        assert_ne!(one.view(eyes(1)), other.view(eyes(1)));
    }

    #[test]
    fn other_hands_change_nothing_for_a_seat() {
        let one = Table::new(3, HANDS);
        let other = Table::new(3, &HANDS.replace("white1-red2", "purple1-red2"));
        look_the_same(&one, &other, [eyes(1), eyes(3), SPECTATOR]);
        assert_eq!(one.menu(1), other.menu(1));
    }

    #[test]
    fn nobody_sees_the_wreck() {
        let table = Table::new(3, HANDS);
        for observer in onlookers(3) {
            assert_eq!(table.view(observer).wreck_cards, None);
        }
        assert!(table.view(REFEREE).wreck_cards.is_some());
    }

    #[test]
    fn a_refusal_does_not_tell_where_a_card_lies() {
        // In another hand, face down on the beach, in the wreck.
        for name in ["white1-red2", "yellow1-green2", "purple1-white2"] {
            let mut table = Table::new(3, HANDS);
            table.refuses(&format!("1: set {name}:1"), RUM_SET, Why::NotInHand);
        }
        for name in ["white1-red2", "yellow1-green2", "purple1-white2"] {
            let mut table = Table::new(3, &HANDS.replace("hand 1:", "hand 1: blue1-purple2"));
            table.play("1: draw wreck {parrot}");
            table.refuses(&format!("1: back red1-orange2 {name}"), RUM_PARROT, Why::NotInHand);
        }
    }

    #[test]
    fn a_set_is_laid_open_with_the_ends_that_are_up() {
        let mut table = Table::new(3, HANDS);
        table.play("1: set red1-orange2:1 green1-red2:2");
        for observer in onlookers(3) {
            table.shows(
                observer,
                ["1 laid red1-orange2:1 green1-red2:2", "1 won red 4 from row by number", "turn 2"],
            );
        }
    }

    #[test]
    fn the_row_the_clock_and_the_points_are_open() {
        let table = Table::new(3, &format!("clock: 3\nrow: red 4 of 2\n{HANDS}"));
        for observer in onlookers(3) {
            let view = table.view(observer);
            assert_eq!((view.clock, view.points), (3, vec![0, 4, 0]));
            assert_eq!((view.collection[0].value, view.collection[0].owner), (4, Some(seat(2))));
        }
    }
}

mod rum_secret_back {
    use super::*;

    const FOUR: &str = "hand 1: red1-orange2 green1-red2 blue1-white2 white1-orange2
                        hand 2: white1-red2 yellow1-blue2 purple1-red2
                        beach: red1-yellow2 ?blue1-purple2 ?yellow1-green2";

    fn after_parrot(back: &str) -> Table {
        let mut table = Table::new(3, FOUR);
        table.play("1: draw wreck {parrot}").play(&format!("1: back {back}"));
        table
    }

    #[test]
    fn the_parrots_cards_are_shown_to_nobody_else_but_their_number_is() {
        let table = after_parrot("red1-orange2 blue1-white2");
        let own = [
            "1 chose red1-orange2 blue1-white2",
            "1 put back red1-orange2 blue1-white2",
            "parrot back",
            "clock 2",
            "turn 2",
        ];
        table.shows(eyes(1), own).shows(REFEREE, own);
        for observer in [eyes(2), eyes(3), SPECTATOR] {
            let others =
                ["somebody chose", "1 put back 2 cards", "parrot back", "clock 2", "turn 2"];
            table.shows(observer, others);
            let view = table.view(observer);
            assert_eq!((view.hands[0].count, view.wreck), (2, 14));
        }
    }

    #[test]
    fn which_cards_they_were_changes_nothing_for_the_others() {
        let one = after_parrot("red1-orange2 blue1-white2");
        let other = after_parrot("green1-red2 white1-orange2");
        look_the_same(&one, &other, [eyes(2), eyes(3), SPECTATOR]);
        assert_ne!(one.view(eyes(1)), other.view(eyes(1)));
    }

    #[test]
    fn a_card_that_was_known_may_be_among_them_or_not() {
        let with_known = |back: &str| {
            let mut table = Table::new(2, FOUR);
            table.play("1: draw beach 1 {white1-green2}");
            // The wave has turned up all three; seat 2 draws, and seat 1 draws the parrot.
            table.play("2: draw wreck {green1-blue2}").play("1: draw wreck {parrot}");
            assert_eq!(table.view(eyes(2)).hands[0].known, table.cards("red1-yellow2"));
            table.play(&format!("1: back {back}"));
            table
        };
        let gone = with_known("red1-yellow2 red1-orange2");
        let kept = with_known("green1-red2 red1-orange2");
        look_the_same(&gone, &kept, [eyes(2), SPECTATOR]);
        assert!(gone.view(eyes(2)).hands[0].known.is_empty());
    }

    fn after_wave() -> Table {
        let mut table = Table::new(
            3,
            "hand 1: red1-orange2 green1-red2
             hand 2: white1-red2 yellow1-blue2 purple1-red2
             hand 3: orange1-purple2
             beach: red1-yellow2 ?parrot ?yellow1-green2",
        );
        table.play("1: draw beach 1 {white1-green2}").waits_for([1, 2]);
        table
    }

    #[test]
    fn the_cards_of_a_wave_are_shown_each_to_its_owner_only() {
        let mut table = after_wave();
        table.play("2: back white1-red2 yellow1-blue2");
        table.play("1: back red1-orange2 red1-yellow2 {blue1-orange2}");
        let shown = |chose: &str, first: &str, second: &str, third: &str| {
            let put = [format!("1 put back {first}"), format!("2 put back {second}")];
            let [first, second] = put;
            [chose.to_owned(), first, second, format!("3 put back {third}")]
        };
        let (two, one) = ("2 cards", "1 cards");
        let (red, white) = ("red1-orange2 red1-yellow2", "yellow1-blue2 white1-red2");
        for (observer, expected) in [
            (eyes(1), shown("1 chose red1-orange2 red1-yellow2", red, two, one)),
            (eyes(2), shown("somebody chose", two, white, one)),
            (eyes(3), shown("somebody chose", two, two, "orange1-purple2")),
            (SPECTATOR, shown("somebody chose", two, two, one)),
        ] {
            assert_eq!(table.story(observer)[..4], expected, "{observer:?}");
        }
    }

    #[test]
    fn before_all_have_chosen_nobody_sees_another_choice() {
        let mut table = after_wave();
        table.play("2: back white1-red2 yellow1-blue2");
        let chosen = |observer| {
            let phase = table.view(observer).phase;
            let PhaseView::PutBack { chosen, n_waiting, .. } = phase else { panic!("{phase:?}") };
            assert_eq!(n_waiting, 1);
            chosen.0
        };
        let cards = Some(table.cards("white1-red2 yellow1-blue2"));
        for observer in [eyes(1), eyes(3), SPECTATOR] {
            assert_eq!(chosen(observer), [None; 4]);
        }
        for observer in [eyes(2), REFEREE] {
            assert_eq!(chosen(observer), [None, cards, None, None]);
        }
    }

    #[test]
    fn the_choices_of_a_wave_change_nothing_for_the_others() {
        let (mut one, mut other) = (after_wave(), after_wave());
        one.play("2: back white1-red2 yellow1-blue2");
        other.play("2: back white1-red2 purple1-red2");
        look_the_same(&one, &other, [eyes(1), eyes(3), SPECTATOR]);
        one.play("1: back red1-orange2 red1-yellow2 {blue1-orange2}");
        other.play("1: back red1-orange2 red1-yellow2 {blue1-orange2}");
        look_the_same(&one, &other, [eyes(1), eyes(3), SPECTATOR]);
        assert_eq!(one.view(SPECTATOR).hands[1].count, 1);
    }

    #[test]
    fn a_hand_that_fills_the_empty_wreck_is_not_shown() {
        let mut table = Table::new(
            3,
            "hand 1: red1-orange2 green1-red2
             hand 2: orange1-yellow2
             hand 3: rest
             beach: red1-yellow2 ?blue1-purple2 ?parrot
             wreck: yellow1-blue2",
        );
        let hand = table.view(REFEREE).hands[2].cards.unwrap();
        table.play("1: draw wreck {yellow1-blue2}");
        for observer in [eyes(1), eyes(2), SPECTATOR] {
            assert_eq!(table.story(observer)[2], "3 returned 15 cards");
            let view = table.view(observer);
            assert_eq!((view.hands[2].count, view.wreck, view.wreck_cards), (0, 15, None));
        }
        for observer in [eyes(3), REFEREE] {
            let shown = table.story(observer)[2].clone();
            let names = shown.strip_prefix("3 returned ").unwrap();
            assert_eq!(table.cards(names), hand, "{observer:?}");
        }
    }

    #[test]
    fn what_a_seat_remembers_of_its_own_cards_is_its_own() {
        let table = after_parrot("red1-orange2 blue1-white2");
        for observer in onlookers(3) {
            let private = table.view(observer).memory.private.0;
            for (idx, times) in (0..).zip(private) {
                assert_eq!(times.is_some(), observer.sees(contract::Seat(idx)), "{observer:?}");
            }
        }
    }
}
