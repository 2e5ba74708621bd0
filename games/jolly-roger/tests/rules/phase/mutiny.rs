//! Mutiny: when and how it is called, and who plays for which side.

mod end;
mod hidden;

use contract::{Seat, SeatSet};
use jolly_roger::state::{Decision, PhaseView, Side, Timing};
use jolly_roger::{Options, ledger};

use crate::scenes::{called, honest, side};
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, has, seat};

mod jr_mutiny_when {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-2a\nhand 2: guns-1-3a\nhand 3: guns-1-4a";

    #[test]
    fn after_every_decision_all_but_the_captain_who_hold_a_card_may_call() {
        let decisions = [
            ("appoint", "appoint 3", Decision::Appointed),
            ("voyage", "sail port", Decision::Sailed),
            ("punish", "punish", Decision::Ordered),
            ("punish", "spare", Decision::Waived),
        ];
        for book in BOOKS {
            for (phase, action, decision) in decisions {
                let text = format!("phase: {phase}\n{HANDS}\nhand 4: guns-1-5a");
                let mut table = Table::with(edition(book), 4, &text);
                table.act(1, action);
                assert_eq!(table.phase(), PhaseView::Call { decision }, "{action}");
                table.waits_for([2, 3, 4]);
                assert!(table.may(2, "call guns-1-3a"), "the Quartermaster too");
                let captain = table.refused(1, "call guns-1-2a");
                assert_eq!(captain, ledger::JR_STEP_ORDER, "not the Captain");
            }
        }
    }

    #[test]
    fn who_holds_no_crew_card_cannot() {
        let mut table = Table::new(4, &format!("phase: voyage\n{HANDS}"));
        table.act(1, "sail fort");
        table.waits_for([2, 3]);
        let mut none = Table::new(4, "phase: voyage\nmutiny: brewing\nhand 1: guns-1-2a");
        none.act(1, "sail fort");
        assert!(!matches!(none.phase(), PhaseView::Call { .. }), "there is nobody who could");
    }

    #[test]
    fn before_the_quartermaster_does_anything() {
        let mut table = Table::new(4, &format!("phase: voyage\n{HANDS}"));
        table.act(1, "sail fort");
        assert_eq!(table.refused(2, "contribute guns-1-3a"), ledger::JR_ATTACK_FIRST);
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        assert_eq!(table.refused(3, "call guns-1-4a"), ledger::JR_MUTINY_WHEN, "then it is late");
    }

    #[test]
    fn once_a_round_at_most() {
        let mut table = called(Options::default(), HANDS, "guns-1-4a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-4a");
        let deal = "port-a melee-1-2a melee-1-2b melee-1-3a melee-1-3b";
        table.chance(3, "sail port", deal);
        assert_eq!(table.phase(), PhaseView::Punish, "no window after the pick");
        table.act(3, "punish");
        assert_eq!(table.phase(), PhaseView::Victim, "nor after the order");
        table.chance(2, "flog 1", "guns-1-2a");
        table.act(3, "appoint 2");
        table.quiet("");
        table.act(3, "sail fort");
        assert!(matches!(table.phase(), PhaseView::Call { .. }), "but in the next round");
    }

    #[test]
    fn the_voyage_is_broken_off() {
        let table = called(Options::default(), HANDS, "guns-1-4a");
        assert_eq!((table.view(SPECTATOR).laid, table.n_sailed()), (None, 0));
        assert_eq!(table.phase(), PhaseView::Mutiny);
    }

    #[test]
    fn the_punishment_is_not_carried_out() {
        let mut table = Table::new(4, &format!("phase: punish\n{HANDS}\nhand 4: melee-1-2a"));
        table.act(1, "punish");
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(3, "call guns-1-4a");
        table.all_pass("");
        table.act(3, "appoint 4");
        table.quiet("guns-1-4a");
        assert_eq!(table.phase(), PhaseView::Voyage);
        table.discard_is("");
    }

    #[test]
    fn of_two_callers_the_first_clockwise_from_the_captain_stands() {
        for (captain, first) in [(1, 3), (3, 4)] {
            let text = format!("phase: voyage\ncaptain: {captain}\n{HANDS}\nhand 4: guns-1-5a");
            let mut table = Table::new(4, &text);
            table.act(captain, "sail fort");
            table.act(4, "call guns-1-5a");
            let other = if captain == 1 { 3 } else { 1 };
            let card = if captain == 1 { "guns-1-4a" } else { "guns-1-2a" };
            table.act(other, &format!("call {card}"));
            table.act(2, "decline");
            assert_eq!(table.state().mutiny().first, seat(first));
            let loser = if first == 3 { 4 } else { 1 };
            assert_eq!(table.state().hand(seat(loser)).len(), 1, "a losing call stays in hand");
        }
    }
}

mod jr_mutiny_start {
    use super::*;

    const OTHERS: &str = "hand 2: guns-1-3a\nhand 4: guns-1-4a";

    #[test]
    fn the_caller_plays_one_card_and_is_the_first_mutineer() {
        let table = honest(&format!("{OTHERS}\nhand 3: guns-1-2a melee-1-2a"), "guns-1-2a");
        assert_eq!(table.state().mutiny().first, Seat(2));
        assert_eq!(side(&table, 3), Some(Side::Mutineer));
        table.table_is("guns-1-2a");
        table.hand_is(3, "melee-1-2a");
        table.crewmen_are(1, 2);
    }

    #[test]
    fn a_powder_monkey_opens_with_five_crewmen() {
        let table = honest(&format!("{OTHERS}\nhand 3: powder-monkey"), "powder-monkey");
        table.crewmen_are(1, 5);
    }

    #[test]
    fn a_sea_dog_opens_with_its_effect() {
        let table = honest(&format!("{OTHERS}\nhand 3: sea-dog"), "sea-dog on 4");
        table.crewmen_are(1, 1);
        table.waits_for([4]);
        assert_eq!(side(&table, 4), Some(Side::Mutineer));
    }

    #[test]
    fn a_sea_dog_cannot_name_the_captain_or_its_own_player() {
        let mut table = Table::new(4, &format!("phase: voyage\n{OTHERS}\nhand 3: sea-dog"));
        table.act(1, "sail fort");
        for named in [1, 3] {
            let text = format!("call sea-dog on {named}");
            assert_eq!(table.refused(3, &text), ledger::JR_SP_SEA_DOG);
        }
    }

    #[test]
    fn a_cutthroat_opens_with_its_effect_in_all_books() {
        for book in BOOKS {
            let text = format!("discard: traitor-a traitor-b\n{OTHERS}\nhand 3: cutthroat");
            let table = called(edition(book), &text, "cutthroat kill captain");
            assert_eq!(table.state().captain(), Seat(2), "{book:?}");
        }
    }

    #[test]
    fn any_crew_card_will_do_but_the_quartermasters_own() {
        let mut table = Table::new(4, &format!("phase: voyage\n{OTHERS}\nhand 3: surgeon"));
        table.act(1, "sail fort");
        assert!(table.may(3, "call surgeon"));
        assert_eq!(table.refused(2, "call quartermaster"), ledger::JR_MUTINY_START);
        assert_eq!(table.refused(2, "call guns-1-4a"), ledger::JR_MUTINY_START, "from his hand");
    }
}

mod jr_mutiny_open {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-2a\nhand 2: guns-1-3a\nhand 3: guns-1-4a melee-1-2a\n\
                         hand 4: guns-1-5a melee-1-3a";

    #[test]
    fn everyone_may_play_any_number_for_either_side_in_any_order() {
        let mut table = honest(HANDS, "guns-1-4a");
        table.waits_for([1, 2, 3, 4]);
        table.act(4, "join mutineer guns-1-5a");
        table.act(2, "join captain guns-1-3a");
        table.act(4, "join mutineer melee-1-3a");
        table.act(3, "join mutineer melee-1-2a");
        table.act(1, "join captain guns-1-2a");
        table.crewmen_are(1 + 3 + 2, 4 + 5 + 3 + 2);
        assert_eq!(table.view(SPECTATOR).mutiny.crewmen, [6, 14], "both counts are public");
    }

    #[test]
    fn whoever_has_played_for_one_side_cannot_play_for_the_other() {
        let mut table = honest(HANDS, "guns-1-4a");
        table.act(4, "join captain guns-1-5a");
        assert_eq!(table.refused(4, "join mutineer melee-1-3a"), ledger::JR_MUTINY_SIDES);
        assert!(table.may(4, "join captain melee-1-3a"));
        assert_eq!(table.refused(1, "join mutineer guns-1-2a"), ledger::JR_MUTINY_SIDES);
        assert_eq!(table.refused(3, "join captain melee-1-2a"), ledger::JR_MUTINY_SIDES);
    }

    #[test]
    fn it_ends_when_everyone_has_passed_since_the_last_card() {
        let mut table = honest(HANDS, "guns-1-4a");
        for number in [1, 2, 4] {
            table.act(number, "pass 1");
        }
        table.waits_for([3]);
        table.act(4, "join captain guns-1-5a");
        table.waits_for([1, 2, 3, 4]);
        assert!(table.overtaken(3, "pass 1"));
        for number in [1, 2, 3] {
            table.act(number, "pass 2");
        }
        let events = table.act(4, "pass 2");
        assert!(has(&events, "MutinyDecided"));
    }

    #[test]
    fn who_has_passed_may_still_play() {
        let mut table = honest(HANDS, "guns-1-4a");
        table.act(4, "pass 1");
        assert_eq!(table.refused(4, "pass 1"), ledger::JR_MUTINY_OPEN);
        table.act(4, "join captain guns-1-5a");
        table.crewmen_are(6, 4);
    }

    #[test]
    fn a_player_who_can_play_nothing_passes_by_himself() {
        let table = honest("hand 2: guns-1-3a\nhand 3: guns-1-4a", "guns-1-4a");
        table.waits_for([2]);
        let alone = honest("hand 3: guns-1-4a melee-1-2a", "guns-1-4a");
        alone.waits_for([2, 3]);
    }

    #[test]
    fn only_cards_of_ones_own_hand() {
        let table = honest(HANDS, "guns-1-4a");
        assert_eq!(table.refused(1, "join captain guns-1-3a"), ledger::JR_MUTINY_OPEN);
        assert_eq!(table.refused(1, "join captain captain"), ledger::JR_MUTINY_OPEN);
    }
}

mod jr_mutiny_roles {
    use super::*;

    const HANDS: &str =
        "hand 2: guns-1-3a\nhand 3: guns-1-4a surgeon melee-1-2a\nhand 4: traitor-a";

    #[test]
    fn the_captains_card_is_with_him_from_the_start() {
        called(Options::default(), HANDS, "guns-1-4a").crewmen_are(1, 4);
    }

    #[test]
    fn the_quartermaster_may_commit_his_to_one_side_and_has_then_taken_it() {
        for (name, crewmen, taken) in
            [("captain", (2, 4), Side::Captain), ("mutineer", (1, 5), Side::Mutineer)]
        {
            let mut table = called(Options::default(), HANDS, "guns-1-4a");
            assert_eq!(side(&table, 2), None);
            table.act(2, &format!("commit {name}"));
            table.crewmen_are(crewmen.0, crewmen.1);
            assert_eq!(side(&table, 2), Some(taken));
            for again in ["commit captain", "commit mutineer"] {
                assert_eq!(table.refused(2, again), ledger::JR_MUTINY_ROLES);
            }
            let other = if name == "captain" { "mutineer" } else { "captain" };
            let text = format!("join {other} guns-1-3a");
            assert_eq!(table.refused(2, &text), ledger::JR_MUTINY_SIDES);
        }
    }

    #[test]
    fn to_the_side_he_has_played_for_if_any() {
        let mut table = called(Options::default(), HANDS, "guns-1-4a");
        table.act(2, "join mutineer guns-1-3a");
        assert_eq!(table.refused(2, "commit captain"), ledger::JR_MUTINY_SIDES);
        table.act(2, "commit mutineer");
        table.crewmen_are(1, 8);
    }

    #[test]
    fn nobody_else_commits_and_with_no_card_in_hand_he_still_may() {
        let mut table = called(Options::default(), "hand 3: guns-1-4a melee-1-2a", "guns-1-4a");
        assert_eq!(table.refused(3, "commit mutineer"), ledger::JR_MUTINY_ROLES);
        table.waits_for([2, 3]);
        table.act(2, "pass 1");
        assert!(table.may(2, "commit captain"), "even after he has passed");
    }

    #[test]
    fn once_committed_it_stays_even_if_a_surgeon_takes_the_role() {
        let mut table = called(Options::default(), HANDS, "guns-1-4a");
        table.act(2, "commit captain");
        table.act(3, "use surgeon");
        table.quiet("");
        table.roles_are(1, 3);
        table.crewmen_are(2, 4);
        assert_eq!(table.refused(3, "commit mutineer"), ledger::JR_MUTINY_ROLES);
    }

    #[test]
    fn a_surgeon_who_takes_the_role_before_may_commit_it() {
        let mut table = called(Options::default(), HANDS, "guns-1-4a");
        table.act(3, "use surgeon");
        table.quiet("");
        assert_eq!(table.refused(2, "commit captain"), ledger::JR_MUTINY_ROLES);
        table.act(3, "commit mutineer");
        table.crewmen_are(1, 5);
    }

    #[test]
    fn no_traitor_cancels_a_role_card() {
        let mut table = called(Options::default(), HANDS, "guns-1-4a");
        table.act(2, "commit captain");
        for card in ["quartermaster", "captain"] {
            let text = format!("betray {card} with traitor-a");
            assert_eq!(table.refused(4, &text), ledger::JR_SP_TRAITOR);
        }
    }
}

mod jr_mutiny_sides {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-4a traitor-b\nhand 2: melee-1-5a\n\
        hand 3: guns-1-3a\nhand 4: guns-1-2a melee-1-2a";

    #[test]
    fn who_played_nothing_is_neutral_and_loses_nothing() {
        let text = format!("{HANDS}\nprizes 3: gold-1a\nprizes 4: gold-2a");
        let mut table = called(Options::default(), &text, "guns-1-3a");
        table.act(1, "join captain guns-1-4a");
        table.all_pass("");
        table.losers_are([3]);
        assert_eq!(side(&table, 4), None);
        assert_eq!(side(&table, 1), Some(Side::Captain));
        table.prizes_are(4, "gold-2a");
    }

    #[test]
    fn captain_and_first_mutineer_belong_to_their_sides_with_no_card_that_counts() {
        let mut table = called(Options::default(), HANDS, "guns-1-3a");
        table.act(1, "betray guns-1-3a with traitor-b");
        table.crewmen_are(1, 0);
        table.all_pass("");
        table.losers_are([3]);
        let mut other = called(Options::default(), HANDS, "guns-1-3a");
        other.all_pass("");
        other.losers_are([1]);
    }

    #[test]
    fn a_card_that_is_cancelled_takes_a_side_too() {
        let mut table = called(Options::default(), HANDS, "guns-1-3a");
        table.act(4, "join captain guns-1-2a");
        table.crewmen_are(3, 3);
        let mut plain = table.clone();
        plain.act(2, "join mutineer melee-1-5a");
        plain.all_pass("");
        plain.losers_are([1, 4]);
        let text = format!("{HANDS}\nhand 3: traitor-a");
        let mut table = called(Options::default(), &text, "guns-1-3a");
        table.act(4, "join captain guns-1-2a");
        table.act(3, "betray guns-1-2a with traitor-a");
        table.crewmen_are(1, 3);
        assert_eq!(table.refused(4, "join mutineer melee-1-2a"), ledger::JR_MUTINY_SIDES);
        table.all_pass("");
        table.losers_are([1, 4]);
    }

    #[test]
    fn who_commits_the_quartermasters_card_has_a_side() {
        let mut table = called(Options::default(), HANDS, "guns-1-3a");
        table.act(2, "commit captain");
        table.all_pass("");
        table.losers_are([1, 2]);
    }

    #[test]
    fn whom_a_standing_sea_dog_names_belongs_to_its_side() {
        let text = HANDS.replace("guns-1-3a", "sea-dog");
        let mut table = called(Options::default(), &text, "sea-dog on 4");
        table.nobody("");
        assert_eq!(side(&table, 4), Some(Side::Mutineer));
        table.act(4, "join mutineer guns-1-2a");
        table.act(1, "join captain guns-1-4a");
        table.all_pass("");
        table.losers_are([3, 4]);
    }

    #[test]
    fn even_if_his_last_card_was_a_traitor_played_in_vain() {
        let hands = "hand 1: traitor-b guns-1-4a\nhand 3: sea-dog\nhand 4: traitor-a";
        let mut table = called(Options::default(), hands, "sea-dog on 4");
        table.act(1, "decline");
        table.act(4, "betray sea-dog with traitor-a");
        table.act(1, "betray traitor-a with traitor-b");
        table.hand_is(4, "");
        assert_eq!(side(&table, 4), Some(Side::Mutineer));
        assert_eq!((table.phase(), table.state().interrupt()), (PhaseView::Mutiny, None));
        table.crewmen_are(1, 1);
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
