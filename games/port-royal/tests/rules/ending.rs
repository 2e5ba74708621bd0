//! The end.

mod long;
mod variant;

use contract::Rejected;

use crate::support::{BOOK, EQUAL, RuleTable, SPECTATOR, Table, deck, rules_of, seat};

/// Eleven points.
const ELEVEN: &str = "sailor-7-3 pirate-9-3 admiral-9-3a sailor-5-2a";

/// After the last turn, with these cards and coins of the seats.
fn after_the_last_turn(seats: u8, position: &str) -> Table {
    let mut table =
        Table::new(seats, &format!("turn: {seats}\nlast: {seats}\ndrawn: 1\n{position}"));
    table.play(&format!("{seats}: stop"));
    table
}

mod pr_end {
    use super::*;

    #[test]
    fn at_12_points_the_last_lap_starts_and_the_turn_is_finished() {
        let mut table = Table::new(
            3,
            &format!("harbour: sailor-3-1a flute-1-2 skiff-1-2\nlaid 1: {ELEVEN}\nphase: take 1"),
        );
        table.play("1: take sailor-3-1a").tells([
            "1 hired sailor-3-1a for 3",
            "last lap by 1 to 3",
            "2 to take 1",
        ]);
        table.points_are([12, 0, 0]);
        table.play("2: take flute-1-2 {settler-4-1a settler-4-1b}").takes(3, 1);
        table.play("3: take skiff-1-2 {settler-4-1c settler-4-1d priest-4-1a}").discovers(2);
        assert_eq!(table.view(SPECTATOR).last, Some(seat(3)));
    }

    #[test]
    fn at_11_it_does_not() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a flute-1-2
             laid 1: sailor-7-3 pirate-9-3 jester-9-3 captain-4-1a
             phase: take 1",
        );
        table.play("1: take sailor-3-1a").points_are([11, 0]);
        assert_eq!(table.view(SPECTATOR).last, None);
    }

    #[test]
    fn more_than_12_start_it_too() {
        let mut table = Table::new(
            2,
            &format!("harbour: jester-7-2a\nlaid 1: {ELEVEN}\ncoins 1: 7\nphase: take 1"),
        );
        table.play("1: take jester-7-2a {priest-4-1a}").points_are([13, 0]);
        assert_eq!(table.view(SPECTATOR).last, Some(seat(2)));
    }

    #[test]
    fn an_expedition_can_start_it_in_phase_1() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: sailor-7-3 pirate-9-3 jester-5-1 sailor-3-1a settler-4-1a settler-4-1b
             drawn: 1",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1a skiff-1-1b}",
        );
        table.tells([
            "1 fulfilled expedition-house2 with settler-4-1a settler-4-1b",
            "last lap by 1 to 2",
            "1 earned 2 by expedition",
            "1 coin skiff-1-1a",
            "1 coin skiff-1-1b",
        ]);
        table.discovers(1).points_are([12, 0]);
    }

    #[test]
    fn a_bust_does_not_undo_it() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             harbour: flute-1-1a
             laid 1: sailor-7-3 pirate-9-3 jester-5-1 mademoiselle-7-2a settler-4-1a settler-4-1b",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1a skiff-1-1b}",
        );
        table.play("1: draw {flute-5-4 galleon-2-1a settler-4-1c}").discovers(2);
        table.play("2: stop").takes(1, 1);
        table.play("1: pass").ends("pr-end-points", [1, 2]);
    }

    #[test]
    fn the_game_ends_after_the_turn_of_the_player_to_the_right() {
        for last in 1..=4_u8 {
            for turn in 1..=4_u8 {
                let position = format!("turn: {turn}\nlast: {last}\ndrawn: 1");
                let mut table = Table::new(4, &position);
                if turn == last {
                    table.play(&format!("{turn}: stop")).ends("pr-end-points", [1, 1, 1, 1]);
                    table.rejects(&format!("{turn}: draw"), Rejected::Over);
                } else {
                    table.play(&format!("{turn}: stop {{priest-4-1a}}"));
                    table.discovers(turn % 4 + 1);
                }
            }
        }
    }

    #[test]
    fn a_bust_in_the_last_turn_ends_it_after_the_jesters() {
        let mut table = Table::new(
            2,
            "turn: 2
             last: 2
             harbour: flute-1-2
             laid 1: jester-5-1",
        );
        table.play("2: draw {flute-1-1a skiff-1-1a}").tells([
            "2 drew ship flute-1-1a",
            "2 bust by flute-1-1a after 2: flute-1-1a flute-1-2",
            "1 earned 1 by jester",
            "1 coin skiff-1-1a",
            "end by points",
        ]);
    }
}

mod pr_end_who {
    use super::*;

    /// Seat 3 reaches twelve points in the turn of seat 1.
    fn reached_by_another() -> Table {
        let mut table = Table::new(
            4,
            &format!("harbour: sailor-3-1a flute-1-2\nlaid 3: {ELEVEN}\ncoins 3: 4\nphase: take 3"),
        );
        table.play("3: take sailor-3-1a");
        table
    }

    #[test]
    fn active_is_the_player_whose_turn_it_was() {
        let table = reached_by_another();
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 3 to 4");
        assert_eq!(table.view(SPECTATOR).last, Some(seat(4)));
    }

    #[test]
    fn that_player_has_no_further_turn_but_takes_in_the_others() {
        let mut table = reached_by_another();
        table.play("4: pass {skiff-1-2}").discovers(2);
        table.play("2: stop").play("2: pass").takes(3, 1);
        table.play("3: pass").takes(4, 1);
        table.play("4: pass").takes(1, 1);
        table.play("1: pass {frigate-skull-3}").discovers(3);
        table.play("3: stop").play("3: pass").play("4: pass").play("1: pass");
        table.play("2: pass {galleon-2-1a}").discovers(4);
        table.play("4: stop").play("4: pass").takes(1, 1);
        table.play("1: take galleon-2-1a {settler-4-1a}").ends("pr-end-points", [2, 4, 1, 2]);
    }

    #[test]
    fn others_who_reach_12_later_do_not_lengthen_the_lap() {
        let mut table = Table::new(
            3,
            &format!("turn: 2\nlast: 3\nharbour: sailor-3-1a\nlaid 2: {ELEVEN}\nphase: take 2"),
        );
        table.play("2: take sailor-3-1a {priest-4-1a}").points_are([0, 12, 0]);
        assert!(!table.story(SPECTATOR).iter().any(|line| line.starts_with("last lap")));
        assert_eq!(table.view(SPECTATOR).last, Some(seat(3)));
        table.play("3: stop").ends("pr-end-points", [2, 1, 2]);
    }
}

mod pr_end_keep {
    use super::*;
    use port_royal::Face;

    #[test]
    fn with_the_printed_cards_points_cannot_fall() {
        let rules = rules_of(BOOK, 5, &deck(&[])).unwrap();
        // Settlers, captains, priests and jacks, in id order.
        assert!(rules.faces[60..78].iter().all(|face| face.points() == 1));
        for face in &rules.faces {
            if let Face::Expedition(expedition) = face {
                assert!(expedition.points >= expedition.needs.total() + 2);
            }
        }
    }

    #[test]
    fn a_lap_once_started_stays_though_points_fall_again() {
        let own = deck(&[("expedition,0,0,2,2,4,all", "expedition,0,0,2,2,0,all")]);
        let mut table = Table::of(
            rules_of(BOOK, 2, &own).unwrap(),
            "expeditions: expedition-house2
             harbour: settler-4-1b
             laid 1: sailor-7-3 pirate-9-3 jester-9-3 sailor-3-1a settler-4-1a
             coins 1: 4
             phase: take 1",
        );
        table.play("1: take settler-4-1b").points_are([12, 0]);
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 1 to 2");
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b \
             {skiff-1-1a skiff-1-1b priest-4-1a}",
        );
        table.points_are([10, 0]).discovers(2);
        table.play("2: stop").ends("pr-end-points", [1, 2]);
    }
}

mod pr_end_equal {
    use super::*;

    fn reached(start: u8, turn: u8) -> Table {
        let mut table = Table::with(
            EQUAL,
            3,
            &format!(
                "start: {start}
                 turn: {turn}
                 harbour: sailor-3-1a flute-1-1a
                 laid {turn}: {ELEVEN}
                 phase: take {turn}"
            ),
        );
        table.play(&format!("{turn}: take sailor-3-1a"));
        table
    }

    #[test]
    fn play_goes_on_until_the_player_to_the_right_of_the_start_player() {
        let table = reached(2, 3);
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 3 to 1");
        let table = reached(2, 2);
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 2 to 1");
        let table = reached(3, 3);
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 3 to 2");
    }

    #[test]
    fn if_the_points_are_reached_in_that_very_turn_the_game_ends_with_it() {
        let mut table = reached(2, 1);
        table.play("2: pass").play("3: pass").ends("pr-end-points", [1, 2, 2]);
    }

    #[test]
    fn so_all_have_had_the_same_number_of_turns() {
        let mut table = reached(2, 3);
        table.play("1: pass").play("2: pass {priest-4-1a}").discovers(1);
        table.play("1: stop").ends("pr-end-points", [2, 2, 1]);
    }

    #[test]
    fn by_the_book_it_would_go_round_once_more() {
        let mut table = Table::new(
            3,
            &format!("start: 2\nharbour: sailor-3-1a flute-1-1a\nlaid 1: {ELEVEN}\nphase: take 1"),
        );
        table.play("1: take sailor-3-1a").play("2: pass").play("3: pass {priest-4-1a}");
        table.discovers(2);
    }

    #[test]
    fn it_is_an_option_and_the_book_the_default() {
        let options: port_royal::Options = serde_json::from_str("{}").unwrap();
        assert_eq!(options, BOOK);
        let options = serde_json::from_str(r#"{"ending":"equal","variant":"none"}"#);
        assert_eq!(options.ok(), Some(EQUAL));
        assert!(serde_json::from_str::<port_royal::Options>(r#"{"ending":"soon"}"#).is_err());
        assert!(serde_json::from_str::<port_royal::Options>(r#"{"end":"equal"}"#).is_err());
    }
}

mod pr_end_stuck {
    use super::*;

    #[test]
    fn a_round_without_a_card_to_draw_ends_the_game() {
        let mut table = Table::new(3, "laid 2: captain-4-1a\nrest: coins 1");
        table.play("1: stop").tells([
            "1 stopped after 0 with 0 colours",
            "1 to take 1",
            "2 to take 1",
            "3 to take 1",
            "nothing drawn 1",
            "turn 2",
            "2 stopped after 0 with 0 colours",
            "2 to take 1",
            "3 to take 1",
            "1 to take 1",
            "nothing drawn 2",
            "turn 3",
            "3 stopped after 0 with 0 colours",
            "3 to take 1",
            "1 to take 1",
            "2 to take 1",
            "nothing drawn 3",
            "end by stuck",
        ]);
        // Ranked as always: points, then coins.
        table.ends("pr-end-stuck", [2, 1, 3]);
    }

    #[test]
    fn as_many_turns_as_there_are_players() {
        for seats in 2..=5 {
            let mut table = Table::new(seats, "rest: coins 1");
            table.play("1: stop");
            let turns =
                table.story(SPECTATOR).iter().filter(|line| line.starts_with("turn")).count();
            assert_eq!(turns, usize::from(seats) - 1);
        }
    }

    #[test]
    fn a_card_drawn_breaks_the_row() {
        let mut table = Table::new(
            3,
            "turn: 3
             stuck: 2
             deck: settler-4-1a
             rest: coins 1",
        );
        table.play("3: draw {settler-4-1a}").takes(1, 1);
        assert_eq!(table.view(SPECTATOR).n_stuck, 0);
        // Nobody takes it, so the next turn has a card.
        table.play("1: pass {settler-4-1a}").takes(1, 1);
        assert_eq!(table.view(SPECTATOR).active, seat(1));
    }

    #[test]
    fn an_expedition_fulfilled_does_not_when_its_coins_use_the_cards_up() {
        let mut table = Table::new(
            2,
            "stuck: 1
             expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             rest: coins 2",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b \
             {settler-4-1a settler-4-1b}",
        );
        table.ends("pr-end-stuck", [1, 2]);
    }

    #[test]
    fn a_last_lap_that_is_over_comes_first() {
        let mut table = Table::new(2, "turn: 2\nlast: 2\nstuck: 1\nrest: coins 1");
        table.play("2: stop").ends("pr-end-points", [1, 2]);
    }
}

mod pr_win {
    use super::*;

    #[test]
    fn most_victory_points_win_whoever_was_first_at_12() {
        let table = after_the_last_turn(
            3,
            &format!(
                "laid 1: {ELEVEN} captain-4-1a
                 laid 2: expedition-anchor2-house1
                 laid 3: expedition-cross2-house1 expedition-house2 expedition-cross2"
            ),
        );
        table.points_are([12, 6, 14]).ends("pr-end-points", [2, 3, 1]);
        let points: Vec<i16> = table.outcome().placings().iter().map(|at| at.points).collect();
        assert_eq!(points, [12, 6, 14]);
    }

    #[test]
    fn then_most_coins() {
        let table = after_the_last_turn(
            3,
            "laid 1: sailor-7-3
             laid 2: pirate-9-3
             laid 3: jester-9-3
             coins 1: 4
             coins 2: 7
             coins 3: 5",
        );
        table.ends("pr-end-points", [3, 1, 2]);
    }

    #[test]
    fn more_points_beat_any_number_of_coins() {
        let table = after_the_last_turn(2, "laid 1: sailor-3-1a\ncoins 1: 0\ncoins 2: 40");
        table.ends("pr-end-points", [1, 2]);
    }

    #[test]
    fn then_shared() {
        let table = after_the_last_turn(
            3,
            "laid 1: sailor-7-3
             laid 2: sailor-3-1a
             laid 3: jester-9-3
             coins 1: 5
             coins 2: 9
             coins 3: 5",
        );
        table.ends("pr-end-points", [1, 3, 1]);
        assert_eq!(table.outcome().winners().len(), 2);
    }
}
