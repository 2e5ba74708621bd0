//! Facts about the state: skills on the table, the Quartermaster of three players.

use jolly_roger::event::Fight;
use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{Options, ledger};

use crate::scenes::{at_fort, calm_fort, fought};
use crate::support::{RuleTable, SPECTATOR, Table, has, seat};

mod jr_attack_special {
    use super::*;

    #[test]
    fn a_special_card_adds_no_skill_and_has_no_effect() {
        let mut table = calm_fort("hand 2: stowaways guns-1-3a\nhand 3: surgeon guns-1-2a");
        let events = table.act(2, "contribute stowaways");
        assert!(!has(&events, "Drew") && !has(&events, "Shown"));
        let events = table.act(3, "contribute surgeon");
        assert!(!has(&events, "TookOver"));
        table.roles_are(1, 2);
        let events = table.chance(2, "reveal 2", "fort-a");
        assert_eq!(fought(&events), Some((Fight::Lost, [0, 0, 0], [1, 3, 3])));
    }

    #[test]
    fn not_even_a_card_of_attacks() {
        let mut table = at_fort("hand 2: first-mate guns-1-2a");
        table.act(2, "contribute first-mate");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        let events = table.last_events();
        assert_eq!(fought(&events), Some((Fight::Lost, [0, 0, 0], [1, 3, 3])));
    }
}

mod jr_var_three {
    use super::*;

    fn three(position: &str) -> Table {
        Table::new(3, &format!("discard: traitor-a traitor-b\n{position}"))
    }

    #[test]
    fn as_with_four_but_without_a_quartermaster() {
        let rules = crate::support::rules(Options::default(), 3);
        let table = Table::of_match(testkit::playout::deal(rules, 1));
        table.hand_sizes_are([6, 6, 6]);
        assert_eq!(
            table.phase(),
            PhaseView::Voyage,
            "nobody is appointed, and no mutiny can follow"
        );
        assert_eq!(table.view(SPECTATOR).quartermaster, None);
    }

    #[test]
    fn the_captain_does_all_of_the_quartermasters_work() {
        let mut table = three(
            "mutiny: spent\ndiscard: lookout first-mate master-mariner sharp-shooter cook \
             carpenter\nhand 1: navigation-3-1a guns-3-1a melee-3-1a\nhand 2: guns-1-2a",
        );
        table.act(1, "sail ship");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        table.waits_for([1]);
        for card in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"] {
            table.act(1, &format!("contribute {card}"));
        }
        table.chance(1, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.waits_for([1]);
        table.act(1, "give gold-1a to 2");
        table.prizes_are(3, "gold-2a");
        table.act(1, "punish");
        table.waits_for([1]);
        assert_eq!(table.menu(1), ["flog 2"], "the only one with a card");
        table.chance(1, "flog 2", "guns-1-2a");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn empty_hands_draw_at_the_start_of_the_round() {
        let mut table = three("phase: punish\nmutiny: spent\nhand 1: guns-1-2a\nhand 3: guns-1-3a");
        table.act(1, "spare");
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([2]);
        table.chance(2, "draw", "guns-1-4a");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn and_after_a_mutiny_before_its_crew_is_dealt() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a");
        table.act(1, "sail fort");
        table.act(2, "call guns-1-5a");
        table.all_pass("");
        assert_eq!(table.state().captain(), seat(2));
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([2, 3]);
        table.act(2, "decline");
        table.chance(3, "draw", "melee-1-2a guns-1-5a");
        table.hand_is(3, "guns-1-5a melee-1-2a");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn there_is_no_quartermasters_card_in_a_mutiny() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a\nhand 3: guns-1-3a");
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        table.crewmen_are(1, 5);
        assert_eq!(table.refused(1, "commit captain"), ledger::JR_MUTINY_ROLES);
    }

    #[test]
    fn a_surgeon_makes_his_player_captain_lastingly() {
        let mut table = three("hand 2: surgeon\nmutiny: spent");
        table.act(2, "use surgeon");
        assert_eq!(table.state().captain(), seat(2));
        table.waits_for([2]);
        table.chance(2, "sail port", "port-a guns-1-2a guns-1-3a guns-1-4a");
        table.act(2, "spare");
        assert_eq!((table.state().captain(), table.state().round()), (seat(2), 2));
    }

    #[test]
    fn but_cannot_be_used_for_its_effect_in_a_mutiny() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a\nhand 3: surgeon");
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        assert_eq!(table.refused(3, "use surgeon"), ledger::JR_VAR_THREE);
        assert!(table.may(3, "join captain surgeon"), "as a plain card it can");
    }

    #[test]
    fn a_surgeon_in_port_leaves_nobody_out_of_the_sale() {
        let mut table = three(
            "mutiny: spent\nhand 3: surgeon\nprizes 1: jewels-a\nprizes 2: jewels-b\n\
             prizes 3: jewels-c",
        );
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-3a guns-1-4a");
        for number in [1, 2, 3] {
            table.act(number, "done");
        }
        table.waits_for([1]);
        table.act(1, "done");
        table.waits_for([2]);
        table.act(3, "use surgeon");
        assert_eq!(table.state().captain(), seat(3));
        table.act(2, "done");
        table.waits_for([3]);
        table.act(3, "done");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn cards_about_the_quartermaster_mean_the_captain() {
        let mut table = three(
            "mutiny: spent\ndiscard: lookout first-mate master-mariner sharp-shooter cook\n\
             hand 1: navigation-3-1a guns-3-1a melee-3-1a\nhand 2: carpenter",
        );
        table.act(1, "sail ship");
        for card in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"] {
            table.act(1, &format!("contribute {card}"));
        }
        table.chance(1, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(1, "give gold-1a to 3");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Carpenter });
        let events = table.act(2, "use carpenter");
        assert!(has(&events, "EffectStood"));
        table.nobody("");
        assert_eq!(table.menu(2), ["take gold-3a", "done"]);
    }
}
