//! Phase 2 for the active player: PR-STACK, PR-STACK-FORCED, PR-TAKE, PR-TAKE-NONE, PR-TRADE.

use contract::Rejected;
use port_royal::ledger::PR_TAKE;
use port_royal::{Action, Why};

use crate::support::{RuleTable, SPECTATOR, Table};

const FOUR_COLOURS: &str = "pinnace-4-4 flute-1-2 skiff-1-2 frigate-1-1a";
const FIVE_COLOURS: &str = "pinnace-4-4 flute-1-2 skiff-1-2 frigate-1-1a galleon-2-1a";

mod pr_stack {
    use super::*;

    #[test]
    fn several_copies_of_a_person_add_up() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 1: blue-trader-3-1 blue-trader-5-2 admiral-5-1 admiral-7-2a governor-8-0a \
                governor-8-0b mademoiselle-7-2a mademoiselle-7-2b
             coins 1: 0
             last: 2",
        );
        table.play("1: stop {skiff-1-1a skiff-1-1b skiff-1-1c skiff-3-2a}");
        table.coins_are([4, 3]).takes(1, 3);
        table.play("1: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c frigate-3-2a}");
        assert_eq!(table.story(SPECTATOR)[1], "1 earned 2 by ship");
        assert_eq!(table.story(SPECTATOR)[4], "1 earned 2 by trader");
        // With two mademoiselles a settler costs two coins.
        table.play("1: take settler-4-1a").coins_are([6, 3]).takes(1, 1);
    }

    #[test]
    fn for_the_others_too_when_they_take() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 2: blue-trader-3-1 blue-trader-5-2 admiral-5-1 admiral-7-2a governor-8-0a \
                governor-8-0b
             coins 2: 0
             phase: take 1",
        );
        table.play("1: pass {skiff-1-1a skiff-1-1b skiff-1-1c skiff-3-2a}").takes(2, 3);
        table.coins_are([3, 4]);
        table.play("2: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c frigate-3-2a}");
        table.coins_are([4, 7]).takes(2, 2);
    }
}

mod pr_stack_forced {
    use super::*;

    #[test]
    fn income_is_drawn_without_asking() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 1: admiral-5-1
             coins 1: 12",
        );
        // Even if it makes the seat rich enough for the next tax, or the deck run low.
        table.play("1: stop {skiff-1-1a skiff-1-1b}").coins_are([14, 3]).takes(1, 1);
        table.offers(
            1,
            [
                "take flute-1-2",
                "take settler-4-1a",
                "take settler-4-1b",
                "take settler-4-1c",
                "take settler-4-1d",
                "pass",
            ],
        );
    }

    #[test]
    fn traders_expeditions_jesters_and_taxes_do_not_ask_either() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2
             expeditions: expedition-house2
             laid 1: blue-trader-3-1 settler-4-1a settler-4-1b
             laid 2: jester-5-1",
        );
        table.play("1: draw {tax-points-a skiff-1-1a}").coins_are([3, 4]).discovers(1);
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1b skiff-1-1c}",
        );
        table.coins_are([5, 4]).discovers(1);
        table.play("1: stop");
        table.play(
            "1: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c galleon-2-1a priest-4-1a}",
        );
        table.coins_are([8, 5]).discovers(2);
    }
}

mod pr_take {
    use super::*;

    #[test]
    fn one_card_with_up_to_three_colours() {
        for harbour in
            ["settler-4-1a", "flute-1-2", "flute-1-2 skiff-1-2", "flute-1-2 skiff-1-2 frigate-1-1a"]
        {
            let mut table = Table::new(2, &format!("harbour: {harbour}\ncoins 1: 5"));
            table.play("1: stop").takes(1, 1);
        }
    }

    #[test]
    fn two_with_four_and_three_with_five() {
        for (harbour, takes) in [(FOUR_COLOURS, 2), (FIVE_COLOURS, 3)] {
            let mut table = Table::new(2, &format!("harbour: {harbour} settler-4-1a settler-4-1b"));
            table.play("1: stop").takes(1, takes);
            assert_eq!(
                table.story(SPECTATOR)[0],
                format!("1 stopped after {0} with {1} colours", takes + 4, takes + 2)
            );
        }
    }

    #[test]
    fn colours_are_counted_when_the_phase_starts() {
        let mut table = Table::new(2, &format!("harbour: {FIVE_COLOURS}"));
        table.play("1: stop").takes(1, 3);
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b}").takes(1, 2);
        table.play("1: take skiff-1-2 {settler-4-1c settler-4-1d}").takes(1, 1);
        table.play("1: take frigate-1-1a {settler-4-1e}").takes(2, 1);
    }

    #[test]
    fn one_more_for_each_governor() {
        let mut table = Table::new(
            2,
            &format!("harbour: {FOUR_COLOURS}\nlaid 1: governor-8-0a governor-8-0b governor-8-0c"),
        );
        table.play("1: stop").takes(1, 5);
    }

    #[test]
    fn a_governor_hired_allows_one_more_in_the_same_turn() {
        let mut table =
            Table::new(2, "harbour: flute-1-2 governor-8-0a skiff-1-2\ncoins 1: 8\nphase: take 1");
        table.play("1: take governor-8-0a").takes(1, 1);
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b}").takes(2, 1);
    }

    #[test]
    fn even_as_the_last_card_taken() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 governor-8-0a skiff-1-2
             laid 1: governor-8-0b
             coins 1: 7
             phase: take 1",
        );
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b}").takes(1, 1);
        table.play("1: take governor-8-0a").takes(1, 1);
        table.play("1: take skiff-1-2 {settler-4-1c settler-4-1d settler-4-1e}");
        table.discovers(2);
    }

    #[test]
    fn a_mademoiselle_makes_the_next_one_cheaper() {
        let mut table = Table::new(
            2,
            &format!("harbour: {FOUR_COLOURS} mademoiselle-7-2a sailor-3-1a\ncoins 1: 9"),
        );
        table.play("1: stop").play("1: take mademoiselle-7-2a").coins_are([2, 3]);
        table.play("1: take sailor-3-1a").coins_are([0, 3]);
    }

    #[test]
    fn a_trader_pays_on_the_next_ship() {
        let mut table = Table::new(2, &format!("harbour: {FOUR_COLOURS} blue-trader-3-1"));
        table.play("1: stop").play("1: take blue-trader-3-1");
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b settler-4-1c}");
        table.coins_are([3, 3]);
        assert_eq!(table.story(SPECTATOR)[4], "1 earned 1 by trader");
    }

    #[test]
    fn coins_of_a_ship_pay_for_the_next_person() {
        // The rulebook's example: four colours, first a ship worth two, then a person.
        let mut table =
            Table::new(4, "harbour: pinnace-4-3a flute-1-2 skiff-1-1a galleon-2-1a sailor-5-2a");
        table.play("1: stop").takes(1, 2);
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b}").coins_are([5, 3, 3, 3]);
        table.play("1: take sailor-5-2a").coins_are([0, 3, 3, 3]).takes(2, 1);
        table.play("2: take skiff-1-1a {settler-4-1c}").coins_are([1, 3, 3, 3]);
        table.play("3: take pinnace-4-3a {priest-4-1a priest-4-1b priest-4-1c}");
        table.coins_are([2, 3, 5, 3]);
        table.play("4: take galleon-2-1a {priest-4-1d captain-4-1a}").coins_are([3, 3, 5, 3]);
        table.discovers(2);
    }

    #[test]
    fn only_cards_in_the_harbour_and_no_more_than_allowed() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 skiff-1-2
             expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             phase: take 1 taken 1",
        );
        let why = Why::NoTakesLeft { taken: 1 };
        table.takes(1, 0);
        table.refuses("1: take flute-1-2", PR_TAKE, why);
        for name in ["frigate-1-1a", "expedition-house2", "settler-4-1a", "tax-swords-a"] {
            table.refuses(&format!("1: take {name}"), PR_TAKE, Why::NotInHarbour);
        }
        let action = Action::Take { card: contract::CardId(120) };
        table.refuses_action(1, action, PR_TAKE, Why::NotInHarbour);
        let action = Action::Take { card: contract::CardId(255) };
        table.refuses_action(1, action, PR_TAKE, Why::NotInHarbour);
    }
}

mod pr_take_none {
    use super::*;

    #[test]
    fn the_player_may_take_none_and_the_others_still_take() {
        let mut table = Table::new(3, "harbour: flute-1-2 skiff-1-2\nphase: take 1");
        table.play("1: pass").tells(["1 passed", "2 to take 1"]).takes(2, 1);
        table.play("2: take flute-1-2 {settler-4-1a settler-4-1b}").takes(3, 1);
    }

    #[test]
    fn the_player_may_stop_early() {
        let mut table = Table::new(2, &format!("harbour: {FIVE_COLOURS}\nphase: take 1"));
        table.play("1: take flute-1-2 {settler-4-1a settler-4-1b}").takes(1, 2);
        table.play("1: pass").takes(2, 1);
    }

    #[test]
    fn a_player_who_can_take_nothing_is_not_asked() {
        let mut table = Table::new(
            3,
            "harbour: governor-8-0a
             coins 1: 7
             coins 2: 8
             coins 3: 9",
        );
        table.play("1: stop").tells([
            "1 stopped after 1 with 0 colours",
            "1 to take 1",
            "2 to take 1",
            "3 to take 1",
        ]);
        table.takes(3, 1).offers(3, ["take governor-8-0a", "pass"]);
    }

    #[test]
    fn nobody_takes_out_of_turn() {
        let mut table = Table::new(3, "harbour: flute-1-2\nphase: take 1");
        table.rejects("2: take flute-1-2", Rejected::NotAsked);
        table.rejects("3: pass", Rejected::NotAsked);
    }
}

mod pr_trade {
    use super::*;

    #[test]
    fn the_ship_is_discarded_and_its_coins_drawn() {
        // The rulebook's example: a flute that brings two coins.
        let mut table = Table::new(2, "harbour: flute-2-2a skiff-1-1a\nphase: take 1");
        table.play("1: take flute-2-2a {settler-4-1a settler-4-1b}").tells([
            "1 traded flute-2-2a",
            "1 earned 2 by ship",
            "1 coin settler-4-1a",
            "1 coin settler-4-1b",
            "2 to take 1",
        ]);
        table.discard_is("flute-2-2a").harbour_is("skiff-1-1a").coins_are([5, 3]);
    }

    #[test]
    fn every_number_of_coins() {
        for (ship, coins) in [
            ("skiff-1-1a", "settler-4-1a"),
            ("galleon-skull-4", "settler-4-1a settler-4-1b priest-4-1a priest-4-1b"),
        ] {
            let mut table = Table::new(2, &format!("harbour: {ship} jack-6-1a\nphase: take 1"));
            let n = u8::try_from(coins.split(' ').count()).unwrap();
            table.play(&format!("1: take {ship} {{{coins} priest-4-1c}}")).coins_are([3 + n, 3]);
        }
    }

    #[test]
    fn traders_pay_for_their_own_colour_only() {
        let mut table = Table::new(
            2,
            "harbour: flute-2-2a skiff-1-1a
             laid 1: blue-trader-5-2 green-trader-3-1a governor-8-0a
             phase: take 1",
        );
        table.play("1: take flute-2-2a {settler-4-1a settler-4-1b settler-4-1c}").coins_are([6, 3]);
        table.play("1: take skiff-1-1a {priest-4-1a priest-4-1b priest-4-1c}").coins_are([8, 3]);
    }

    #[test]
    fn a_traders_ship_costs_nothing_and_the_trader_of_another_does_not_count() {
        let mut table =
            Table::new(2, "harbour: flute-2-2a skiff-1-1a\nlaid 2: blue-trader-3-1\nphase: take 1");
        table.play("1: take flute-2-2a {settler-4-1a settler-4-1b}").coins_are([5, 3]);
    }
}
