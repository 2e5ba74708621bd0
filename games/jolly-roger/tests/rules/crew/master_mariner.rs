//! The Master Mariner.

use jolly_roger::ledger;

use super::changes;

mod jr_sp_master_mariner {
    use super::*;

    #[test]
    fn navigation_is_raised_or_lowered_by_one() {
        changes("master-mariner", 0, ledger::JR_SP_MASTER_MARINER);
    }
}
