//! What events hide and show: face-down cards, and cards put back.

use contract::{Game, Phrase};
use rum::view::{PhaseView, PlaceView};
use rum::{Action, PlaceId, Rum};

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, look_the_same, onlookers, rules};

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
    fn an_open_card_is_named_and_a_face_down_one_is_known_by_its_place() {
        let table = Table::new(3, BLIND);
        let says = |number: u8| {
            let place = PlaceId(number - 1);
            let view = table.view(eyes(1));
            Rum::say_action(rules(3), &view, &Action::DrawBeach { place })
        };
        let named = rules(3).spoken[table.card("green1-red2").idx()].clone();
        assert_eq!(says(3), Phrase::new("rum-action-draw-beach").name("card", named));
        assert_eq!(says(2), Phrase::new("rum-action-draw-down").choice("place", "middle"));
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
