//! The variant.

use port_royal::Options;

use crate::support::{RuleTable, SPECTATOR, Table, VARIANT, seat};

/// Eleven points.
const ELEVEN: &str = "sailor-7-3 pirate-9-3 admiral-9-3a sailor-5-2a";

mod pr_var_expedition {
    use super::*;

    #[test]
    fn points_alone_do_not_start_the_last_lap() {
        let mut table = Table::with(
            VARIANT,
            2,
            &format!("harbour: sailor-3-1a\nlaid 1: {ELEVEN}\nphase: take 1"),
        );
        table.play("1: take sailor-3-1a {priest-4-1a}").points_are([12, 0]).discovers(2);
        assert_eq!(table.view(SPECTATOR).last, None);
    }

    #[test]
    fn nor_an_expedition_alone() {
        let mut table = Table::with(
            VARIANT,
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             drawn: 1",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1a skiff-1-1b}",
        );
        assert_eq!(table.view(SPECTATOR).last, None);
    }

    #[test]
    fn both_do_with_the_expedition_last() {
        let mut table = Table::with(
            VARIANT,
            2,
            &format!(
                "expeditions: expedition-house2
                 laid 1: {ELEVEN} settler-4-1a settler-4-1b
                 drawn: 1"
            ),
        );
        table.points_are([13, 0]);
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1a skiff-1-1b}",
        );
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 1 to 2");
    }

    #[test]
    fn and_with_the_points_last() {
        let mut table = Table::with(
            VARIANT,
            2,
            "harbour: sailor-3-1a
             laid 1: expedition-house2 sailor-7-3 pirate-9-3 jester-5-1
             phase: take 1",
        );
        table.points_are([11, 0]);
        table.play("1: take sailor-3-1a {priest-4-1a}");
        assert_eq!(table.story(SPECTATOR)[1], "last lap by 1 to 2");
    }

    #[test]
    fn one_and_the_same_player_must_have_both() {
        let mut table = Table::with(
            VARIANT,
            2,
            &format!(
                "harbour: sailor-3-1a\nlaid 1: {ELEVEN}\nlaid 2: expedition-house2\nphase: take 1"
            ),
        );
        table.play("1: take sailor-3-1a {priest-4-1a}").points_are([12, 4]);
        assert_eq!(table.view(SPECTATOR).last, None);
    }

    #[test]
    fn only_players_with_an_expedition_can_win() {
        let mut table = Table::with(
            VARIANT,
            3,
            &format!(
                "turn: 3
                 last: 3
                 drawn: 1
                 laid 1: {ELEVEN} pirate-7-2
                 laid 2: expedition-house2
                 laid 3: expedition-cross2 captain-4-1a"
            ),
        );
        table.play("3: stop").points_are([13, 4, 5]).ends("pr-end-points", [3, 2, 1]);
    }

    #[test]
    fn ties_as_always() {
        let position = |coins: &str| {
            format!(
                "turn: 3
                 last: 3
                 drawn: 1
                 laid 1: expedition-anchor2
                 laid 2: expedition-house2
                 laid 3: sailor-7-3 captain-4-1a
                 {coins}"
            )
        };
        let mut table = Table::with(VARIANT, 3, &position("coins 2: 4\ncoins 3: 9"));
        table.play("3: stop").points_are([4, 4, 4]).ends("pr-end-points", [2, 1, 3]);
        let mut table = Table::with(VARIANT, 3, &position("coins 3: 9"));
        table.play("3: stop").ends("pr-end-points", [1, 1, 3]);
    }

    #[test]
    fn without_the_variant_the_points_decide() {
        let mut table = Table::new(
            2,
            "turn: 2\nlast: 2\ndrawn: 1\nlaid 1: expedition-house2\nlaid 2: sailor-7-3 pirate-7-2",
        );
        table.play("2: stop").points_are([4, 5]).ends("pr-end-points", [2, 1]);
    }

    #[test]
    fn the_lap_ends_as_always() {
        let mut table = Table::with(
            VARIANT,
            3,
            "turn: 2
             harbour: sailor-3-1a
             laid 2: expedition-house2 sailor-7-3 pirate-9-3 jester-5-1
             phase: take 2",
        );
        table.play("2: take sailor-3-1a {priest-4-1a}");
        assert_eq!(table.view(SPECTATOR).last, Some(seat(1)));
    }

    #[test]
    fn it_is_an_option() {
        let options = serde_json::from_str::<Options>(r#"{"variant":"expedition"}"#);
        assert_eq!(options.ok(), Some(VARIANT));
    }
}

mod pr_var_rank {
    use super::*;

    /// Seats 1 and 3 have many points and no expedition, seats 2 and 4 an expedition each.
    fn after_the_last_turn(coins: &str) -> Table {
        let mut table = Table::with(
            VARIANT,
            4,
            &format!(
                "turn: 4
                 last: 4
                 drawn: 1
                 laid 1: sailor-7-3 pirate-9-3
                 laid 2: expedition-house2
                 laid 3: admiral-9-3a sailor-5-2a captain-4-1b
                 laid 4: expedition-cross2 captain-4-1a
                 {coins}"
            ),
        );
        table.play("4: stop").points_are([6, 4, 6, 5]);
        table
    }

    #[test]
    fn all_with_an_expedition_come_before_all_without() {
        after_the_last_turn("coins 1: 4").ends("pr-end-points", [3, 2, 4, 1]);
    }

    #[test]
    fn those_without_can_share_a_place_too() {
        after_the_last_turn("").ends("pr-end-points", [3, 2, 3, 1]);
    }
}

mod pr_var_none {
    use super::*;

    #[test]
    fn if_nobody_has_an_expedition_all_are_compared() {
        let mut table = Table::with(
            VARIANT,
            3,
            "laid 2: sailor-7-3
             laid 3: captain-4-1a
             coins 2: 0
             rest: coins 1",
        );
        table.play("1: stop").ends("pr-end-stuck", [3, 1, 2]);
    }

    #[test]
    fn with_one_expedition_its_owner_wins_there_too() {
        let mut table = Table::with(
            VARIANT,
            2,
            "laid 1: sailor-7-3 pirate-9-3
             laid 2: expedition-house2
             rest: coins 1",
        );
        table.play("1: stop").points_are([6, 4]).ends("pr-end-stuck", [2, 1]);
    }
}
