//! The First Mate.

use jolly_roger::ledger;

use super::changes;

mod jr_sp_first_mate {
    use super::*;

    #[test]
    fn melee_is_raised_or_lowered_by_one() {
        changes("first-mate", 2, ledger::JR_SP_FIRST_MATE);
    }
}
