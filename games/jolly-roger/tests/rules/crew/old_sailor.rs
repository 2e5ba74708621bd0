//! The Old Sailor.

use jolly_roger::ledger;

use crate::support::Table;

mod jr_sp_old_sailor {
    use super::*;

    #[test]
    fn any_of_the_three_brings_the_ship_there_and_is_discarded_after_burying() {
        for card in ["old-sailor-a", "old-sailor-b", "old-sailor-c"] {
            let text = format!("phase: voyage\nmutiny: spent\nhand 4: {card}\nprizes 3: rum-a");
            let mut table = Table::new(4, &text);
            assert_eq!(table.refused(4, &format!("use {card}")), ledger::JR_SP_ANYTIME);
            table.act(1, "sail island");
            table.chance(4, &format!("use {card}"), "island-b");
            table.table_is(card);
            table.act(3, "done");
            table.discard_is(card);
        }
    }
}
