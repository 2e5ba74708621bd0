//! What views hide and show: hands and their sizes.

use contract::{Arg, Game, Phrase};
use rum::ledger::{RUM_PARROT, RUM_SET};
use rum::{Action, Rum, Why};

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, look_the_same, onlookers, seat};

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
                [
                    "1 laid red1-orange2:1 green1-red2:2 with beach red1-yellow2",
                    "1 won red 4 from row by number",
                    "turn 2",
                ],
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

#[test]
fn a_set_is_told_with_the_cards_it_would_win_and_the_points_it_would_make() {
    let position = "hand 1: red1-orange2 red1-yellow2
                    beach: red1-blue2 blue1-white2 green1-red2
                    row: blue 4 of 1, red 2 of 2";
    let table = Table::new(2, position);
    let submission = table.read("1: set red1-orange2:1 red1-yellow2:1").0;
    let events = table.game().attempt(&submission).expect("a legal set");
    let told =
        Rum::say_attempt(table.game().rules(), &table.view(eyes(1)), &submission.action, &events);
    let keys: Vec<&str> = told.iter().map(|phrase| phrase.key.as_ref()).collect();
    assert_eq!(keys, ["rum-ui-would-won", "rum-ui-would-points"]);
    let has = |phrase: &Phrase, arg: Arg| phrase.args.iter().any(|(_, known)| *known == arg);
    assert!(has(&told[0], Arg::Seat(seat(2))), "{told:?}");
    assert!(has(&told[0], Arg::Number(4)) && has(&told[1], Arg::Number(4 + 4)), "{told:?}");
    let drawn =
        Rum::say_attempt(table.game().rules(), &table.view(eyes(1)), &Action::DrawWreck, &[]);
    assert_eq!(drawn, []);
}
