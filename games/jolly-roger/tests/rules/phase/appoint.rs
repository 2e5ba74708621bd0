//! The appointment, and empty hands.

use jolly_roger::ledger;
use jolly_roger::state::{Decision, PhaseView};

use crate::support::{RuleTable, Table};

mod jr_appoint {
    use super::*;

    #[test]
    fn the_captain_appoints_the_same_or_another_but_never_himself() {
        let table = Table::new(4, "hand 2: guns-2-3a");
        table.waits_for([1]);
        assert_eq!(table.refused(1, "appoint 1"), ledger::JR_APPOINT);
        assert_eq!(table.menu(1), ["appoint 2", "appoint 3", "appoint 4"]);
        let mut same = table.clone();
        same.act(1, "appoint 2");
        same.roles_are(1, 2);
        let mut another = table.clone();
        another.act(1, "appoint 4");
        another.roles_are(1, 4);
    }

    #[test]
    fn nobody_else_appoints() {
        let table = Table::new(4, "round: 2\nhand 2: guns-2-3a");
        assert_eq!(table.refused(2, "appoint 3"), ledger::JR_APPOINT);
    }
}

mod jr_appoint_draw {
    use super::*;

    #[test]
    fn a_seat_that_is_given_a_card_meanwhile_draws_none() {
        let mut table = Table::new(4, "hand 1: guns-2-3a\nhand 2: guns-2-1a guns-2-1b");
        table.act(1, "appoint 2");
        table.act(2, "offer 4 give guns-2-1b");
        table.act(4, "accept 2 0");
        table.act(4, "draw");
        table.chance(3, "draw", "traitor-a");
        table.hand_is(4, "guns-2-1b");
        table.hand_is(3, "traitor-a");
    }

    #[test]
    fn empty_hands_may_draw_or_decline_before_a_mutiny_can_be_called() {
        let mut table = Table::new(4, "hand 1: guns-2-3a\nhand 2: guns-2-1a");
        table.act(1, "appoint 2");
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([3, 4]);
        table.act(3, "draw");
        table.chance(4, "decline", "traitor-a");
        table.hand_is(3, "traitor-a");
        table.hand_is(4, "");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Appointed });
        table.waits_for([2, 3]);
    }

    #[test]
    fn the_draws_go_clockwise_from_the_captain_and_all_may_draw_even_he() {
        let mut table = Table::new(4, "captain: 3\nquartermaster: 2\nhand 4: guns-2-3a");
        table.act(3, "appoint 2");
        table.waits_for([1, 2, 3]);
        table.act(1, "draw");
        table.act(2, "draw");
        table.chance(3, "draw", "guns-1-2a guns-1-2b guns-1-3a");
        table.hand_is(3, "guns-1-2a");
        table.hand_is(1, "guns-1-2b");
        table.hand_is(2, "guns-1-3a");
    }

    #[test]
    fn also_after_the_appointment_that_follows_a_mutiny_before_its_crew_is_dealt() {
        let mut table = Table::new(4, "hand 2: guns-2-1a\nhand 3: guns-1-5a\nphase: voyage");
        table.act(1, "sail fort");
        table.act(2, "decline");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([1, 3, 4]);
        table.table_is("guns-1-5a");
        table.act(1, "decline");
        table.act(3, "decline");
        table.chance(4, "draw", "guns-1-2a guns-1-5a");
        table.hand_is(4, "guns-1-2a");
        table.hand_is(3, "guns-1-5a");
    }

    #[test]
    fn a_surgeon_is_no_appointment() {
        let text = "phase: voyage\nhand 3: surgeon\ndiscard: traitor-a traitor-b";
        let mut table = Table::new(4, text);
        table.act(3, "use surgeon");
        table.roles_are(1, 3);
        assert_eq!(table.phase(), PhaseView::Voyage, "nobody is asked for a draw");
    }
}
