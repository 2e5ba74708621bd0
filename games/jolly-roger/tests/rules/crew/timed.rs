//! The printed times of special crew.

use contract::Mode;
use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{EventView, ledger};

use crate::scenes::{NO_TRAITORS, revealed};
use crate::support::{RuleTable, SPECTATOR, Table, has};

mod jr_sp_timing {
    use super::*;

    #[test]
    fn all_who_hold_a_card_are_asked_and_get_the_same_time() {
        let table = revealed("hand 1: guns-1-2a\nhand 3: first-mate\nhand 4: melee-1-2a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
        assert_eq!(table.game().window().map(|window| window.mode), Some(Mode::Sealed));
        table.waits_for([1, 3, 4]);
        assert_eq!(table.menu(1), ["decline"]);
        assert_eq!(table.menu(3), ["decline", "use first-mate raise", "use first-mate lower"]);
        assert_eq!(table.refused(4, "use melee-1-2a raise"), ledger::JR_SP_TIMING);
    }

    #[test]
    fn of_two_cards_the_first_clockwise_is_settled_before_the_next() {
        let hands = "hand 3: first-mate\nhand 4: master-mariner";
        let mut table = revealed(hands);
        table.act(4, "use master-mariner raise");
        let events = table.act(3, "use first-mate raise");
        assert!(has(&events, "SkillChanged"));
        table.hand_is(4, "master-mariner");
        assert_eq!(table.view(SPECTATOR).attack.change, [0, 0, 1], "only one was played");
        table.waits_for([4]);
        let events = table.act(4, "use master-mariner raise");
        assert!(has(&events, "Fought"), "and the window has closed");
    }

    #[test]
    fn the_captain_himself_comes_first() {
        let mut table = revealed("hand 1: sharp-shooter\nhand 4: master-mariner");
        table.act(4, "use master-mariner raise");
        table.act(1, "use sharp-shooter lower");
        assert_eq!(table.view(SPECTATOR).attack.change, [0, -1, 0]);
        table.hand_is(4, "master-mariner");
    }

    #[test]
    fn skills_change_after_the_attack_is_closed_also_if_a_lookout_opened_the_card() {
        let hands = "hand 2: guns-1-2a\nhand 3: lookout first-mate";
        let text = format!("phase: voyage\nmutiny: spent\n{hands}\n{NO_TRAITORS}");
        let mut table = Table::new(4, &text);
        table.act(1, "sail fort");
        table.act(2, "decline");
        assert_eq!(table.refused(3, "use first-mate raise"), ledger::JR_SP_TIMING);
        table.chance(3, "use lookout", "fort-a");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        assert_eq!(table.refused(3, "use first-mate raise"), ledger::JR_SP_ANYTIME);
        table.act(2, "contribute guns-1-2a");
        assert_eq!(table.refused(3, "use first-mate raise"), ledger::JR_SP_ANYTIME);
        table.act(2, "reveal 1");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
        assert!(table.may(3, "use first-mate raise"));
    }

    #[test]
    fn a_window_closes_when_all_have_passed() {
        let mut table = revealed("hand 3: first-mate\nhand 4: guns-1-2a");
        table.act(3, "decline");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
        table.chance(4, "decline", "gold-1a gold-1b gold-1c gold-1d gold-1e");
        assert_ne!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
    }

    #[test]
    fn cook_before_the_first_pick_and_carpenter_after_the_last_gift() {
        let mut table = revealed("hand 3: cook carpenter");
        table.nobody("gold-1a gold-1b gold-1c gold-1d gold-1e");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Cook });
        assert_eq!(table.menu(3), ["decline", "use cook"]);
        table.nobody("");
        table.act(1, "take gold-1a");
        for (card, to) in [("gold-1b", 2), ("gold-1c", 3), ("gold-1d", 4)] {
            assert_eq!(table.phase(), PhaseView::Give);
            table.act(2, &format!("give {card} to {to}"));
        }
        table.act(2, "give gold-1e to 2");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Carpenter });
        assert_eq!(table.menu(3), ["decline", "use carpenter"]);
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn boatswain_before_anyone_buries_and_smart_kid_when_all_have() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nhand 3: boatswain\n\
                    hand 4: smart-kid\nprizes 1: rum-a\nprizes 2: rum-b";
        let mut table = Table::new(4, &format!("{text}\n{NO_TRAITORS}"));
        table.act(1, "sail island");
        table.act(2, "use old-sailor-a");
        table.nobody("island-a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Boatswain });
        assert_eq!(table.menu(4), ["decline"]);
        table.nobody("");
        assert!(matches!(table.phase(), PhaseView::Bury { .. }));
        table.act(1, "bury rum-a");
        assert!(matches!(table.phase(), PhaseView::Bury { .. }), "seat 2 has not said a word");
        table.act(2, "done");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::SmartKid });
        table.table_is("old-sailor-a");
        assert!(table.may(4, "use smart-kid on 1"));
    }

    #[test]
    fn answers_are_hidden_until_all_are_in() {
        let mut table = revealed("hand 3: first-mate\nhand 4: guns-1-2a");
        let events = table.act(3, "use first-mate raise");
        for event in &events {
            let seen = event.view(SPECTATOR);
            assert_eq!(seen, EventView::Answered { seat: None, answer: None });
        }
    }
}
