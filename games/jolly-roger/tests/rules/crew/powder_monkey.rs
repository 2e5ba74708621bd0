//! The Powder Monkey.

use jolly_roger::ledger;

use crate::scenes::honest;
use crate::support::Table;

mod jr_sp_powder_monkey {
    use super::*;

    #[test]
    fn five_crewmen_for_either_side_and_discarded_after() {
        let hands = "hand 1: powder-monkey\nhand 2: guns-1-3a\nhand 3: guns-1-4a";
        let mut captain = honest(hands, "guns-1-4a");
        captain.act(1, "join captain powder-monkey");
        captain.crewmen_are(6, 4);
        captain.all_pass("");
        captain.losers_are([3]);
        captain.act(1, "appoint 2");
        captain.quiet("guns-1-4a");
        captain.discard_is("powder-monkey traitor-a traitor-b");
        let hands = "hand 2: guns-1-3a\nhand 3: guns-1-4a\nhand 4: powder-monkey";
        let mut mutineer = honest(hands, "guns-1-4a");
        mutineer.act(4, "join mutineer powder-monkey");
        mutineer.crewmen_are(1, 9);
    }

    #[test]
    fn only_in_a_mutiny() {
        let table = Table::new(4, "phase: voyage\nhand 3: powder-monkey");
        assert_eq!(table.refused(3, "use powder-monkey"), ledger::JR_SP_ANYTIME);
    }
}
