//! Appointment, voyage, punishment, hand limit.

use jolly_roger::state::{Decision, Phase};
use jolly_roger::{Event, ledger};

use crate::support::Table;

mod jr_appoint {
    use super::*;

    #[test]
    fn the_captain_never_appoints_himself() {
        let table = Table::new(4, "hand 2: guns-2-3a");
        assert_eq!(table.refused(1, "appoint 1"), ledger::JR_APPOINT);
        assert!(table.may(1, "appoint 2") && table.may(1, "appoint 4"));
    }
}

mod jr_appoint_draw {
    use super::*;

    #[test]
    fn empty_hands_may_draw_before_a_mutiny_can_be_called() {
        let mut table = Table::new(4, "hand 1: guns-2-3a\nhand 2: guns-2-1a");
        table.act(1, "appoint 2");
        assert!(matches!(table.game().phase(), Phase::EmptyHands { .. }));
        table.act(3, "draw");
        table.chance(4, "decline", "traitor-a");
        assert_eq!(table.game().hand(contract::Seat(2)), table.cards("traitor-a"));
        assert!(matches!(table.game().phase(), Phase::Call { decision: Decision::Appointed }));
    }
}

mod jr_voyage {
    use super::*;

    #[test]
    fn an_empty_stack_cannot_be_picked() {
        let table = Table::new(4, "phase: voyage\nsailed: island-a island-b island-c");
        assert_eq!(table.refused(1, "sail island"), ledger::JR_VOYAGE);
    }
}

mod jr_punish {
    use super::*;

    #[test]
    fn the_quartermaster_picks_one_with_a_card_who_is_neither_himself_nor_the_captain() {
        let hands = "hand 1: guns-2-3a\nhand 2: guns-2-1a\nhand 3: melee-2-3a melee-1-2a";
        let mut table = Table::new(4, &format!("phase: punish\n{hands}"));
        table.act(1, "punish");
        table.quiet("");
        for victim in [1, 2, 4] {
            assert_eq!(table.refused(2, &format!("flog {victim}")), ledger::JR_PUNISH);
        }
        let events = table.chance(2, "flog 3", "melee-2-3a");
        assert!(events.iter().any(|event| matches!(event, Event::Flogged { .. })));
        assert_eq!(table.game().round(), 2);
    }

    #[test]
    fn with_nobody_to_punish_nothing_is_lost() {
        let mut table = Table::new(4, "phase: punish\nhand 2: guns-2-1a");
        table.act(1, "punish");
        table.quiet("");
        assert_eq!(table.game().round(), 2);
    }
}

mod jr_hand_limit {
    use super::*;

    #[test]
    fn who_goes_over_discards_at_once_and_chooses() {
        let hand = "guns-1-2a guns-1-3a guns-1-4a guns-1-5a guns-2-1a guns-2-2a stowaways";
        let mut table = Table::new(4, &format!("phase: voyage\nhand 3: {hand}"));
        table.chance(3, "use stowaways", "guns-2-3a guns-3-1a");
        let seven = table.game().hand(contract::Seat(2));
        assert_eq!(seven.len(), 8);
        assert_eq!(table.refused(3, "discard guns-1-2a guns-1-3a"), ledger::JR_HAND_LIMIT);
        table.act(3, "discard guns-1-2a");
        assert_eq!(table.game().hand(contract::Seat(2)).len(), 7);
        assert!(table.may(1, "sail port"));
    }
}
