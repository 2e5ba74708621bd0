//! When crew may be played at any time.

use jolly_roger::ledger;
use jolly_roger::state::PhaseView;

use crate::scenes::{NO_TRAITORS, revealed};
use crate::support::{RuleTable, Table};

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
