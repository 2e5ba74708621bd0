//! Appointment, voyage, punishment, and the order of steps.

use contract::{Seat, SeatSet};
use jolly_roger::state::{Decision, PhaseView, Timing};
use jolly_roger::{Kind, ledger};

use crate::support::{RuleTable, SPECTATOR, Table, eyes, has};

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

mod jr_voyage {
    use super::*;

    #[test]
    fn an_empty_stack_cannot_be_picked_and_only_the_captain_picks() {
        let hands = "hand 2: guns-1-2a";
        let text = format!("phase: voyage\n{hands}\nsailed: island-a island-b island-c");
        let table = Table::new(4, &text);
        assert_eq!(table.refused(1, "sail island"), ledger::JR_VOYAGE);
        assert_eq!(table.refused(2, "sail fort"), ledger::JR_VOYAGE);
        let others = ["sail fort", "sail ship", "sail settlement", "sail port"];
        assert_eq!(table.menu(1), others);
    }

    #[test]
    fn the_top_card_lies_face_down_and_nobody_looks_at_it() {
        let mut table = Table::new(4, "phase: voyage\nhand 1: guns-1-2a\nhand 2: guns-1-3a");
        table.act(1, "sail fort");
        for observer in [SPECTATOR, eyes(1), eyes(2)] {
            let view = table.view(observer);
            assert_eq!((view.laid, view.turned), (Some(Kind::Fort), None));
            assert_eq!(table.names(view.stacks).matches("fort").count(), 5);
        }
        table.quiet("");
        table.act(2, "contribute guns-1-3a");
        table.draws_one_of("2: reveal 1", "fort-a fort-b fort-c fort-d fort-e");
    }
}

mod jr_punish {
    use super::*;

    const HANDS: &str = "hand 1: guns-2-3a\nhand 2: guns-2-1a\nhand 3: melee-2-3a melee-1-2a";

    #[test]
    fn the_captain_orders_it_or_not() {
        let mut table = Table::new(4, &format!("phase: punish\nmutiny: spent\n{HANDS}"));
        assert_eq!(table.menu(1), ["punish", "spare"]);
        assert_eq!(table.refused(2, "punish"), ledger::JR_PUNISH);
        table.act(1, "spare");
        assert_eq!(table.state().round(), 2);
        table.hand_sizes_are([1, 1, 2, 0]);
    }

    #[test]
    fn the_quartermaster_picks_one_with_a_card_who_is_neither_himself_nor_the_captain() {
        let mut table = Table::new(4, &format!("phase: punish\n{HANDS}"));
        table.act(1, "punish");
        table.quiet("");
        table.waits_for([2]);
        assert_eq!(table.menu(2), ["flog 3"], "he cannot refuse");
        for victim in [1, 2, 4] {
            assert_eq!(table.refused(2, &format!("flog {victim}")), ledger::JR_PUNISH);
        }
        assert_eq!(table.refused(1, "flog 3"), ledger::JR_PUNISH, "the Captain does not pick");
        table.draws_one_of("2: flog 3", "melee-2-3a melee-1-2a");
        table.chance(2, "flog 3", "melee-2-3a");
        table.hand_is(3, "melee-1-2a");
        table.discard_is("melee-2-3a");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn with_nobody_to_punish_nothing_is_lost() {
        let mut table = Table::new(4, "phase: punish\nhand 1: guns-2-3a\nhand 2: guns-2-1a");
        table.act(1, "punish");
        table.quiet("");
        assert_eq!(table.state().round(), 2);
        table.hand_sizes_are([1, 1, 0, 0]);
    }
}

mod jr_round_count {
    use super::*;

    const CALM: &str = "phase: voyage\nmutiny: spent\n\
        discard: lookout cook carpenter first-mate master-mariner sharp-shooter";

    #[test]
    fn a_prize_target_is_discarded_after_the_attack_and_before_sharing() {
        let hands = "hand 2: navigation-3-1a guns-3-1a melee-3-1a";
        let mut table = Table::new(4, &format!("{CALM}\n{hands}"));
        table.act(1, "sail ship");
        for (n, card) in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"].into_iter().enumerate() {
            assert_eq!(table.n_sailed(), 0, "{n} cards played");
            table.act(2, &format!("contribute {card}"));
        }
        table.chance(2, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        assert_eq!(table.phase(), PhaseView::Pick { seat: Seat(0) });
        assert_eq!(table.n_sailed(), 1);
        let story = table.story(SPECTATOR);
        let at = |name: &str| story.iter().position(|line| line == name).expect("it happened");
        assert!(at("Fought") < at("VoyageCounted") && at("VoyageCounted") < at("PrizesTurned"));
    }

    #[test]
    fn a_lost_attack_counts_too() {
        let mut table = Table::new(4, &format!("{CALM}\nhand 2: guns-1-2a"));
        table.act(1, "sail fort");
        table.act(2, "contribute guns-1-2a");
        table.chance(2, "reveal 1", "fort-a");
        assert_eq!((table.n_sailed(), table.phase()), (1, PhaseView::Punish));
    }

    #[test]
    fn a_port_or_an_island_is_discarded_at_the_end_of_the_voyage() {
        let mut port = Table::new(4, &format!("{CALM}\nprizes 2: rum-a"));
        port.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        assert_eq!(port.n_sailed(), 0);
        port.act(2, "done");
        assert_eq!((port.n_sailed(), port.phase()), (1, PhaseView::Punish));
        let hands = "hand 2: old-sailor-a\nprizes 2: rum-a";
        let mut island = Table::new(4, &format!("{CALM}\n{hands}"));
        island.act(1, "sail island");
        island.chance(2, "use old-sailor-a", "island-a");
        assert_eq!(island.n_sailed(), 0);
        island.act(2, "done");
        assert_eq!((island.n_sailed(), island.phase()), (1, PhaseView::Punish));
    }

    #[test]
    fn a_round_with_two_voyages_adds_two_cards() {
        let hands = "hand 3: guns-1-5a\nsailed: port-b";
        let mut table = Table::new(4, &format!("phase: punish\n{hands}"));
        table.act(1, "spare");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        assert_eq!(table.phase(), PhaseView::Voyage);
        table.chance(3, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        assert_eq!((table.n_sailed(), table.state().round()), (2, 1));
        table.act(3, "spare");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn a_destination_broken_off_by_a_mutiny_does_not_count() {
        let mut table = Table::new(4, "phase: voyage\nhand 3: guns-1-5a");
        table.act(1, "sail fort");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        assert_eq!((table.n_sailed(), table.phase()), (0, PhaseView::Voyage));
    }
}

mod jr_step_order {
    use super::*;

    #[test]
    fn after_the_appointment_come_empty_hands_then_the_mutiny_window_then_the_captain() {
        let mut table = Table::new(4, "hand 1: guns-1-2a\nhand 2: guns-1-3a");
        table.act(1, "appoint 2");
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Appointed });
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn after_the_pick_come_the_mutiny_window_then_the_lookout_then_the_quartermaster() {
        let mut table = Table::new(4, "phase: voyage\nhand 2: guns-1-3a\nhand 3: lookout");
        table.act(1, "sail fort");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Sailed });
        assert_eq!(table.refused(3, "use lookout"), ledger::JR_SP_ANYTIME);
        assert_eq!(table.refused(2, "contribute guns-1-3a"), ledger::JR_ATTACK_FIRST);
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Lookout });
        assert!(table.may(3, "use lookout"));
        assert_eq!(table.refused(2, "contribute guns-1-3a"), ledger::JR_ATTACK_FIRST);
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::FirstCard);
    }

    #[test]
    fn at_the_island_the_old_sailor_comes_after_the_mutiny_window() {
        let mut table = Table::new(4, "phase: voyage\nhand 2: guns-1-3a\nhand 3: old-sailor-b");
        table.act(1, "sail island");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Sailed });
        assert_eq!(table.refused(3, "use old-sailor-b"), ledger::JR_SP_ANYTIME);
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Map });
        assert!(table.may(3, "use old-sailor-b"));
    }

    #[test]
    fn only_an_appointment_lets_empty_hands_draw() {
        let mut table = Table::new(4, "phase: voyage\nhand 2: guns-1-3a");
        let events = table.act(1, "sail port");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Sailed });
        assert!(!has(&events, "Drew"));
    }

    #[test]
    fn a_punishment_waits_for_the_mutiny_window_too() {
        let mut table = Table::new(4, "phase: punish\nhand 2: guns-1-3a\nhand 3: guns-1-2a");
        table.act(1, "punish");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Ordered });
        assert_eq!(table.refused(2, "flog 3"), ledger::JR_PUNISH);
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Victim);
        let window = table.game().window().expect("the game goes on");
        assert_eq!(window.waiting, SeatSet::one(Seat(1)));
    }
}
