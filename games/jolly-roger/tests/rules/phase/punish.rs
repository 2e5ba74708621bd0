//! Punishment.

use jolly_roger::ledger;

use crate::support::{RuleTable, Table};

mod jr_punish {
    use super::*;

    const HANDS: &str = "hand 1: guns-2-3a\nhand 2: guns-2-1a\nhand 3: melee-2-3a melee-1-2a";

    #[test]
    fn the_captain_orders_it_or_not() {
        let mut table = Table::new(4, &format!("phase: punish\nmutiny: spent\n{HANDS}"));
        assert_eq!(table.menu(1), ["punish", "spare"]);
        assert_eq!(table.refused(2, "punish"), ledger::JR_PUNISH);
        table.act(1, "spare");
        assert_eq!(table.state().round(), 2);
        table.hand_sizes_are([1, 1, 2, 0]);
    }

    #[test]
    fn the_quartermaster_picks_one_with_a_card_who_is_neither_himself_nor_the_captain() {
        let mut table = Table::new(4, &format!("phase: punish\n{HANDS}"));
        table.act(1, "punish");
        table.quiet("");
        table.waits_for([2]);
        assert_eq!(table.menu(2), ["flog 3"], "he cannot refuse");
        for victim in [1, 2, 4] {
            assert_eq!(table.refused(2, &format!("flog {victim}")), ledger::JR_PUNISH);
        }
        assert_eq!(table.refused(1, "flog 3"), ledger::JR_PUNISH, "the Captain does not pick");
        table.draws_one_of("2: flog 3", "melee-2-3a melee-1-2a");
        table.chance(2, "flog 3", "melee-2-3a");
        table.hand_is(3, "melee-1-2a");
        table.discard_is("melee-2-3a");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn with_nobody_to_punish_nothing_is_lost() {
        let mut table = Table::new(4, "phase: punish\nhand 1: guns-2-3a\nhand 2: guns-2-1a");
        table.act(1, "punish");
        table.quiet("");
        assert_eq!(table.state().round(), 2);
        table.hand_sizes_are([1, 1, 0, 0]);
    }
}
