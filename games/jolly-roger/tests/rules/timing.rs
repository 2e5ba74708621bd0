//! When special crew may be played.

use contract::Mode;
use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{EventView, ledger};

use crate::support::{RuleTable, SPECTATOR, Table, has};

const NO_TRAITORS: &str = "discard: traitor-a traitor-b";

/// The Quartermaster's navigation 1, guns 3 and melee 3 lie at fort a, which is turned over.
pub(crate) fn revealed(hands: &str) -> Table {
    let hand = "hand 2: navigation-1-2a guns-3-1a melee-3-1a";
    let text = format!("phase: voyage\nmutiny: spent\n{hand}\n{hands}\n{NO_TRAITORS}");
    let mut table = Table::new(4, &text);
    table.act(1, "sail fort");
    table.quiet("");
    for card in ["navigation-1-2a", "guns-3-1a", "melee-3-1a"] {
        table.act(2, &format!("contribute {card}"));
    }
    table.chance(2, "reveal 3", "fort-a");
    table
}

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

mod jr_sp_anytime {
    use super::*;

    #[test]
    fn not_before_the_first_appointment() {
        let first = Table::new(4, "hand 1: guns-1-2a\nhand 3: stowaways\nprizes 3: rum-a");
        assert_eq!(first.refused(3, "use stowaways"), ledger::JR_SP_ANYTIME);
        let second = Table::new(4, "round: 2\nhand 1: guns-1-2a\nhand 3: stowaways");
        assert!(second.may(3, "use stowaways"));
    }

    #[test]
    fn between_the_steps_of_a_round() {
        let hands = "hand 2: guns-1-2a\nhand 3: stowaways guns-1-3a\nhand 4: melee-1-2a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        let may = |table: &Table| table.may(3, "use stowaways");
        assert!(may(&table), "before the pick");
        table.act(1, "sail fort");
        table.quiet("");
        assert!(may(&table), "before the first card");
        table.act(2, "contribute guns-1-2a");
        assert!(may(&table), "in the attack");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::Punish);
        assert!(may(&table), "before the decision");
        table.act(1, "punish");
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::Victim);
        assert!(may(&table), "before the victim is named");
    }

    #[test]
    fn in_a_mutiny_too() {
        let hands = "hand 2: guns-1-2a\nhand 3: stowaways guns-1-3a\nhand 4: melee-1-2a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail fort");
        table.act(2, "call guns-1-2a");
        table.act(3, "decline");
        table.act(4, "decline");
        assert_eq!(table.phase(), PhaseView::Mutiny);
        assert!(table.may(3, "use stowaways"));
    }

    #[test]
    fn in_port_and_on_the_island() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nhand 3: stowaways\n\
                    prizes 4: jewels-a\ndiscard: boatswain traitor-a traitor-b";
        let mut port = Table::new(4, text);
        let mut island = port.clone();
        port.chance(1, "sail port", "port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
        assert!(port.may(3, "use stowaways"), "while prizes are exchanged");
        port.act(4, "done");
        assert!(port.may(3, "use stowaways"), "while jewels are sold");
        island.act(1, "sail island");
        island.act(2, "use old-sailor-a");
        island.nobody("island-a");
        assert!(matches!(island.phase(), PhaseView::Bury { .. }));
        assert!(island.may(3, "use stowaways"), "while prizes are buried");
    }

    #[test]
    fn not_while_a_cards_effect_is_half_done() {
        let hands = "hand 3: stowaways\nhand 2: second-mate guns-1-2a\nhand 4: traitor-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(3, "use stowaways");
        table.waits_for([2, 4]);
        assert_eq!(table.refused(2, "use second-mate on 4"), ledger::JR_SP_ANYTIME);
    }

    #[test]
    fn not_while_a_forced_card_or_a_discard_is_awaited() {
        let hands = "hand 2: stowaways\nhand 3: sea-dog\nhand 4: guns-1-2a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}\n{NO_TRAITORS}"));
        table.act(1, "sail fort");
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(3, "call sea-dog on 4");
        table.waits_for([4]);
        assert!(table.not_asked(2, "use stowaways"));
        let seven = "melee-1-2a melee-1-2b melee-1-3a melee-1-3b melee-1-4a melee-1-5a stowaways";
        let hands = format!("hand 3: {seven}\nhand 4: second-mate");
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}\n{NO_TRAITORS}"));
        table.chance(3, "use stowaways", "guns-1-2a guns-1-2b");
        table.waits_for([3]);
        assert!(table.not_asked(4, "use second-mate on 3"));
    }

    #[test]
    fn not_once_the_quartermaster_has_begun_to_give_out_prizes() {
        let mut table = revealed("hand 3: stowaways\nhand 4: guns-1-2a");
        table.nobody("gold-1a gold-1b gold-1c gold-1d gold-1e");
        table.nobody("");
        assert!(table.may(3, "use stowaways"), "while the Captain picks");
        table.act(1, "take gold-1a");
        assert!(table.may(3, "use stowaways"), "before the first gift");
        table.act(2, "give gold-1b to 2");
        assert!(table.not_asked(3, "use stowaways"));
        table.act(2, "give gold-1c to 3");
        table.act(2, "give gold-1d to 4");
        table.act(2, "give gold-1e to 4");
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Punish);
        assert!(table.may(3, "use stowaways"), "when he has finished");
    }
}
