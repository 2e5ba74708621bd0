//! PR-HIRE.

use port_royal::Why;
use port_royal::ledger::PR_HIRE;

use crate::support::{RuleTable, SPECTATOR, Table};

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
