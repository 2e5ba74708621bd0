//! The Second Mate.

use jolly_roger::ledger;

use super::voyage;
use crate::support::RuleTable;

mod jr_sp_second_mate {
    use super::*;

    const HANDS: &str = "hand 2: guns-1-2a melee-1-2a\nhand 3: second-mate\nhand 4: guns-1-3a";

    #[test]
    fn a_random_card_from_the_hands_of_two_different_players() {
        let mut table = voyage(HANDS);
        assert_eq!(table.refused(3, "use second-mate on 2"), ledger::JR_SP_SECOND_MATE);
        assert_eq!(table.refused(3, "use second-mate on 2 2"), ledger::JR_SP_SECOND_MATE);
        assert_eq!(table.refused(3, "use second-mate"), ledger::JR_SP_SECOND_MATE);
        table.draws_one_of("3: use second-mate on 2 4", "guns-1-2a melee-1-2a");
        table.chance(3, "use second-mate on 2 4", "melee-1-2a guns-1-3a");
        table.hand_is(3, "guns-1-3a melee-1-2a");
        table.hand_is(2, "guns-1-2a");
        table.hand_is(4, "");
        table.discard_is("second-mate traitor-a traitor-b");
    }

    #[test]
    fn others_with_a_card_in_hand() {
        let table = voyage(HANDS);
        for two in ["1 2", "1 4", "2 3", "3 4"] {
            let text = format!("use second-mate on {two}");
            assert_eq!(table.refused(3, &text), ledger::JR_SP_SECOND_MATE, "{two}");
        }
    }

    #[test]
    fn if_only_one_has_any_one_card_and_if_nobody_it_cannot_be_used() {
        let mut one = voyage("hand 3: second-mate\nhand 4: guns-1-3a");
        assert_eq!(one.refused(3, "use second-mate on 1 4"), ledger::JR_SP_SECOND_MATE);
        one.chance(3, "use second-mate on 4", "guns-1-3a");
        one.hand_is(3, "guns-1-3a");
        let none = voyage("hand 3: second-mate");
        assert_eq!(none.menu(3), Vec::<String>::new());
        assert_eq!(none.refused(3, "use second-mate on 4"), ledger::JR_SP_SECOND_MATE);
    }
}
