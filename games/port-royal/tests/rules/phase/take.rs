//! Phase 2: what a seat may take, and what it pays.

mod others;
mod income;

use contract::Rejected;
use port_royal::ledger::{PR_HIRE, PR_TAKE};
use port_royal::{Action, Why};

use crate::support::{RuleTable, SPECTATOR, Table};

const FOUR_COLOURS: &str = "pinnace-4-4 flute-1-2 skiff-1-2 frigate-1-1a";

const FIVE_COLOURS: &str = "pinnace-4-4 flute-1-2 skiff-1-2 frigate-1-1a galleon-2-1a";

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

mod pr_hire {
    use super::*;

    #[test]
    fn coins_for_the_cost_are_discarded_and_the_person_laid_out() {
        // The rulebook's example: a sailor for three coins.
        let mut table = Table::new(2, "harbour: sailor-3-1a flute-1-2\ncoins 1: 4\nphase: take 1");
        table.play("1: take sailor-3-1a").tells(["1 hired sailor-3-1a for 3", "2 to take 1"]);
        table.coins_are([1, 3]).laid_is(1, "sailor-3-1a").points_are([1, 0]);
        assert_eq!(table.view(SPECTATOR).discard.len(), 3);
    }

    #[test]
    fn too_few_coins_cannot_hire() {
        let mut table = Table::new(2, "harbour: settler-4-1a flute-1-2\nphase: take 1");
        table.offers(1, ["take flute-1-2", "pass"]);
        table.refuses("1: take settler-4-1a", PR_HIRE, Why::TooDear { cost: 4, have: 3 });
    }

    #[test]
    fn just_enough_is_enough() {
        for (person, cost) in [
            ("sailor-3-1a", 3),
            ("settler-4-1a", 4),
            ("pirate-5-1", 5),
            ("jack-6-1a", 6),
            ("jester-7-2a", 7),
            ("governor-8-0a", 8),
            ("admiral-9-3a", 9),
        ] {
            let position =
                |coins| format!("harbour: {person} flute-1-2\ncoins 1: {coins}\nphase: take 1");
            let step = format!("1: take {person}");
            Table::new(2, &position(cost)).play(&step).coins_are([0, 3]);
            let why = Why::TooDear { cost, have: cost - 1 };
            Table::new(2, &position(cost - 1)).refuses(&step, PR_HIRE, why);
        }
    }

    #[test]
    fn each_mademoiselle_already_owned_saves_one_coin() {
        let ladies = ["mademoiselle-7-2a", "mademoiselle-7-2b", "mademoiselle-9-3a"];
        for n in 0..=3_u8 {
            let laid = ladies[..usize::from(n)].join(" ");
            let position =
                format!("harbour: jack-6-1a flute-1-2\nlaid 1: {laid}\ncoins 1: 6\nphase: take 1");
            let mut table = Table::new(2, &position);
            table.play("1: take jack-6-1a").coins_are([n, 3]);
        }
    }

    #[test]
    fn one_just_being_hired_does_not_count_for_herself() {
        let mut table =
            Table::new(2, "harbour: mademoiselle-7-2a flute-1-2\ncoins 1: 6\nphase: take 1");
        let why = Why::TooDear { cost: 7, have: 6 };
        table.refuses("1: take mademoiselle-7-2a", PR_HIRE, why);
    }

    #[test]
    fn the_cost_never_falls_below_zero() {
        let all = "mademoiselle-7-2a mademoiselle-7-2b mademoiselle-9-3a mademoiselle-9-3b";
        let mut table = Table::new(
            2,
            &format!("harbour: sailor-3-1a flute-1-2\nlaid 1: {all}\ncoins 1: 0\nphase: take 1"),
        );
        table.play("1: take sailor-3-1a").coins_are([0, 3]);
        assert_eq!(table.story(SPECTATOR)[0], "1 hired sailor-3-1a for 0");
        table.discard_is("").laid_is(1, &format!("sailor-3-1a {all}"));
    }

    #[test]
    fn its_ability_counts_from_then_on() {
        let mut table = Table::new(2, "harbour: sailor-3-1a flute-1-2\nphase: take 1");
        table.play("1: take sailor-3-1a");
        assert_eq!(table.before(1).abilities.swords, 1);
        table.play("2: pass {settler-4-1a}").play("2: stop {priest-4-1a}").discovers(1);
        table.play("1: draw {skiff-1-1a}").meets(1, "skiff-1-1a");
    }
}

mod pr_clean {
    use super::*;

    #[test]
    fn after_everybody_had_a_chance_the_rest_is_discarded() {
        let mut table = Table::new(
            3,
            "turn: 3
             harbour: flute-1-2 settler-4-1a skiff-1-2 governor-8-0a
             phase: take 2",
        );
        table.play("2: take flute-1-2 {skiff-1-1a skiff-1-1b priest-4-1a}").tells([
            "2 traded flute-1-2",
            "2 earned 2 by ship",
            "2 coin skiff-1-1a",
            "2 coin skiff-1-1b",
            "2 paid 3",
            "cleaned skiff-1-2 settler-4-1a governor-8-0a",
            "turn 1",
            "1 drew person priest-4-1a",
        ]);
        table.discard_is("flute-1-2 skiff-1-2 settler-4-1a governor-8-0a").discovers(1);
    }

    #[test]
    fn an_empty_harbour_needs_no_clearing() {
        let mut table = Table::new(2, "drawn: 1");
        table.play("1: stop {priest-4-1a}");
        assert!(!table.story(SPECTATOR).iter().any(|line| line.starts_with("cleaned")));
    }

    #[test]
    fn it_goes_round_whatever_the_number_of_seats() {
        for seats in 2..=5 {
            for number in 1..=seats {
                let mut table = Table::new(seats, &format!("turn: {number}\ndrawn: 1"));
                table.play(&format!("{number}: stop {{priest-4-1a}}"));
                table.discovers(number % seats + 1);
            }
        }
    }
}
