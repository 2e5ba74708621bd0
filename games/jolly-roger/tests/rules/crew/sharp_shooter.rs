//! The Sharp-Shooter.

use jolly_roger::ledger;

use super::changes;

mod jr_sp_sharp_shooter {
    use super::*;

    #[test]
    fn guns_are_raised_or_lowered_by_one() {
        changes("sharp-shooter", 1, ledger::JR_SP_SHARP_SHOOTER);
    }
}
