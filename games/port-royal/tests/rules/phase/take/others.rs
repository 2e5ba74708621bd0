//! The others take.

use port_royal::Why;
use port_royal::ledger::{PR_OTHERS_FEE, PR_TAKE};

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_others {
    use super::*;

    #[test]
    fn each_other_player_clockwise_may_take_one_card_and_pays_a_coin() {
        let mut table = Table::new(
            3,
            "turn: 2
             harbour: flute-1-1a skiff-1-1a frigate-1-1a sailor-3-1a
             coins 1: 4
             phase: take 2",
        );
        table.play("2: take flute-1-1a {settler-4-1a}").takes(3, 1);
        table.play("3: take skiff-1-1a {settler-4-1b}").tells([
            "3 traded skiff-1-1a",
            "3 earned 1 by ship",
            "3 coin settler-4-1b",
            "3 paid 2",
            "1 to take 1",
        ]);
        table.takes(1, 1).coins_are([4, 5, 3]);
        table.play("1: take sailor-3-1a {priest-4-1a}").coins_are([0, 6, 3]).discovers(3);
        table.laid_is(1, "sailor-3-1a");
    }

    #[test]
    fn one_whatever_the_colours() {
        let mut table = Table::new(
            2,
            "harbour: pinnace-4-4 flute-1-2 skiff-1-2 frigate-1-1a galleon-2-1a\nphase: take 1",
        );
        table.takes(1, 3);
        table.play("1: pass").takes(2, 1);
        table.play("2: take galleon-2-1a {settler-4-1a settler-4-1b}").discovers(2);
    }

    #[test]
    fn one_more_for_each_governor_with_a_fee_for_each_card() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 skiff-1-2 frigate-1-1a galleon-2-1a
             laid 2: governor-8-0a governor-8-0b
             phase: take 2",
        );
        table.takes(2, 3);
        table.play("2: take flute-1-2 {settler-4-1a settler-4-1b}").coins_are([4, 4]).takes(2, 2);
        table.play("2: take skiff-1-2 {settler-4-1c settler-4-1d}").coins_are([5, 5]).takes(2, 1);
        table.play("2: take frigate-1-1a {settler-4-1e priest-4-1a}").coins_are([6, 5]);
        table.discovers(2).discard_is("flute-1-2 skiff-1-2 frigate-1-1a galleon-2-1a");
    }

    #[test]
    fn a_governor_hired_just_now_counts() {
        let mut table =
            Table::new(2, "harbour: flute-1-2 governor-8-0a\ncoins 2: 9\nphase: take 2");
        table.play("2: take governor-8-0a").coins_are([4, 0]).takes(2, 1);
        table.play("2: take flute-1-2 {settler-4-1a settler-4-1b priest-4-1a}");
        table.coins_are([5, 1]);
    }

    #[test]
    fn without_one_a_second_card_is_refused() {
        let mut table =
            Table::new(2, "harbour: flute-1-2 governor-8-0a\ncoins 2: 9\nphase: take 2 taken 1");
        table.refuses("2: take flute-1-2", PR_TAKE, Why::NoTakesLeft { taken: 1 });
    }

    #[test]
    fn they_may_pass() {
        let mut table = Table::new(3, "harbour: flute-1-2\nphase: take 2");
        table.play("2: pass").takes(3, 1);
        table.play("3: pass {settler-4-1a}").discard_is("flute-1-2").coins_are([3, 3, 3]);
    }

    #[test]
    fn a_later_player_sees_only_what_is_left() {
        let mut table = Table::new(3, "harbour: flute-1-2\nphase: take 2");
        table.play("2: take flute-1-2 {settler-4-1a settler-4-1b priest-4-1a}");
        table.discovers(2).coins_are([4, 4, 3]);
        assert!(table.story(SPECTATOR).contains(&"3 to take 1".to_owned()));
    }
}

mod pr_others_fee {
    use super::*;

    #[test]
    fn a_ship_can_be_taken_without_a_coin_in_hand() {
        let mut table = Table::new(2, "harbour: flute-1-1a skiff-1-2\ncoins 2: 0\nphase: take 2");
        table.play("2: take flute-1-1a {settler-4-1a priest-4-1a}").tells([
            "2 traded flute-1-1a",
            "2 earned 1 by ship",
            "2 coin settler-4-1a",
            "2 paid 1",
            "cleaned skiff-1-2",
            "turn 2",
            "2 drew person priest-4-1a",
        ]);
        table.coins_are([4, 0]);
        // The coin that the ship brought is the fee.
        assert_eq!(table.before(1).pile_cards.unwrap().last(), Some(&table.card("settler-4-1a")));
    }

    #[test]
    fn even_where_the_ship_is_the_only_card_left_to_draw() {
        let mut table = Table::new(
            2,
            "harbour: flute-5-4 skiff-1-2
             coins 2: 0
             rest: coins 1
             phase: take 2",
        );
        table.play("2: take flute-5-4 {flute-5-4 skiff-1-2}");
        assert_eq!(table.story(SPECTATOR)[1], "2 earned 1 of 4 by ship");
        assert_eq!(table.story(SPECTATOR)[4], "2 paid 1");
        assert_eq!(table.before(2).coins, 0);
    }

    #[test]
    fn for_a_person_a_player_must_have_cost_and_fee() {
        let mut table = Table::new(2, "harbour: sailor-3-1a flute-1-2\nphase: take 2");
        table.offers(2, ["take flute-1-2", "pass"]);
        let why = Why::TooDearWithFee { cost: 3, fee: 1, have: 3 };
        table.refuses("2: take sailor-3-1a", PR_OTHERS_FEE, why);
        let mut table = Table::new(2, "harbour: sailor-3-1a flute-1-2\ncoins 2: 4\nphase: take 2");
        table.play("2: take sailor-3-1a {priest-4-1a}").coins_are([4, 0]);
        assert_eq!(table.story(SPECTATOR)[..2], ["2 hired sailor-3-1a for 3", "2 paid 1"]);
    }

    #[test]
    fn the_fee_is_due_at_cost_zero_too() {
        let all = "mademoiselle-7-2a mademoiselle-7-2b mademoiselle-9-3a mademoiselle-9-3b";
        let position = |coins| {
            format!(
                "harbour: settler-4-1a flute-1-2\nlaid 2: {all}\ncoins 2: {coins}\nphase: take 2"
            )
        };
        let why = Why::TooDearWithFee { cost: 0, fee: 1, have: 0 };
        Table::new(2, &position(0)).refuses("2: take settler-4-1a", PR_OTHERS_FEE, why);
        let mut table = Table::new(2, &position(1));
        table.play("2: take settler-4-1a {priest-4-1a}").coins_are([4, 0]);
    }

    #[test]
    fn mademoiselles_do_not_lower_the_fee() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a flute-1-2
             laid 2: mademoiselle-7-2a
             coins 2: 3
             phase: take 2",
        );
        table.play("2: take sailor-3-1a {priest-4-1a}").coins_are([4, 0]);
    }

    #[test]
    fn a_first_ship_can_pay_for_a_person_taken_next() {
        let mut table = Table::new(
            2,
            "harbour: flute-5-4 sailor-3-1a
             laid 2: governor-8-0a
             coins 2: 1
             phase: take 2",
        );
        table.offers(2, ["take flute-5-4", "pass"]);
        table.play("2: take flute-5-4 {settler-4-1a settler-4-1b settler-4-1c settler-4-1d}");
        table.coins_are([4, 4]).offers(2, ["take sailor-3-1a", "pass"]);
    }

    #[test]
    fn the_active_player_pays_no_fee() {
        let mut table = Table::new(2, "harbour: sailor-3-1a flute-1-2\nphase: take 1");
        table.play("1: take sailor-3-1a").coins_are([0, 3]);
        assert!(!table.story(SPECTATOR).iter().any(|line| line.contains("paid")));
    }
}
