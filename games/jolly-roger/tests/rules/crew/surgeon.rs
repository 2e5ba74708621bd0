//! The Surgeon.

use jolly_roger::state::PhaseView;
use jolly_roger::{Options, ledger};

use super::voyage;
use crate::scenes::{NO_TRAITORS, after};
use crate::support::{RuleTable, SPECTATOR, Table, eyes, has, hidden};

mod jr_sp_surgeon {
    use super::*;

    #[test]
    fn his_player_is_quartermaster_until_the_captain_appoints_another() {
        let mut table = voyage("hand 2: guns-1-2a\nhand 3: surgeon guns-1-3a");
        table.act(3, "use surgeon");
        table.roles_are(1, 3);
        table.discard_is("surgeon traitor-a traitor-b");
        table.chance(1, "sail port", "port-a guns-1-2b guns-1-3b guns-1-4a guns-1-5a");
        table.act(1, "spare");
        table.roles_are(1, 3);
        table.act(1, "appoint 4");
        table.roles_are(1, 4);
    }

    #[test]
    fn neither_captain_nor_quartermaster_can_use_it() {
        for holder in [1, 2] {
            let table = voyage(&format!("hand {holder}: surgeon"));
            assert_eq!(table.refused(holder, "use surgeon"), ledger::JR_SP_SURGEON);
        }
    }

    #[test]
    fn no_draw_and_no_mutiny_follow() {
        let text = format!("phase: voyage\n{NO_TRAITORS}\nhand 3: surgeon\nhand 4: guns-1-2a");
        let mut table = Table::new(4, &text);
        let events = table.act(3, "use surgeon");
        assert!(!has(&events, "Opened"));
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn in_an_attack_he_plays_the_first_card_if_none_was_played() {
        let mut table = voyage("discard: lookout\nhand 2: guns-1-2a\nhand 3: surgeon guns-1-3a");
        table.act(1, "sail fort");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        table.act(3, "use surgeon");
        assert_eq!(table.refused(2, "contribute guns-1-2a"), ledger::JR_ATTACK_FIRST);
        table.act(3, "contribute guns-1-3a");
        assert_eq!(table.phase(), PhaseView::Attack);
    }

    #[test]
    fn later_he_does_the_rest() {
        let mut table = voyage(
            "discard: lookout first-mate master-mariner sharp-shooter\nhand 2: guns-1-2a any-1-1a\n\
             hand 3: surgeon guns-1-3a",
        );
        table.act(1, "sail fort");
        table.act(2, "contribute guns-1-2a");
        table.act(3, "use surgeon");
        assert_eq!(table.phase(), PhaseView::Attack, "no other first card");
        assert_eq!(table.refused(2, "reveal 2"), ledger::JR_ATTACK_REVEAL);
        assert!(table.may(3, "reveal 2"));
    }

    #[test]
    fn in_a_sharing_only_before_the_first_card_after_the_picks_is_given() {
        let position = "hand 3: surgeon\ndiscard: cook carpenter traitor-a traitor-b";
        let prizes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let mut table = after(Options::default(), position, "fort-a", prizes);
        table.act(1, "take gold-1a");
        let mut early = table.clone();
        early.act(3, "use surgeon");
        early.waits_for([3]);
        assert!(early.may(3, "give gold-1b to 3"));
        table.act(2, "give gold-1b to 2");
        assert!(table.not_asked(3, "use surgeon"));
    }

    #[test]
    fn who_gives_out_hidden_prizes_sees_them() {
        let position = "hand 3: surgeon\ndiscard: cook carpenter traitor-a traitor-b";
        let mut table = after(hidden(), position, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        assert_eq!(table.view(eyes(3)).pot.known.len(), 0);
        table.act(3, "use surgeon");
        assert_eq!(table.names(table.view(eyes(3)).pot.known), "gold-1a gold-2a");
    }

    #[test]
    fn after_a_punishment_order_only_before_the_victim_is_named() {
        let text = format!(
            "phase: punish\nmutiny: spent\n{NO_TRAITORS}\nhand 2: guns-1-2a\n\
             hand 3: surgeon guns-1-3a\nhand 4: melee-1-2a"
        );
        let mut table = Table::new(4, &text);
        table.act(1, "punish");
        table.waits_for([2]);
        table.act(3, "use surgeon");
        table.waits_for([3]);
        assert_eq!(table.menu(3), ["flog 2", "flog 4"], "not himself, but who was it before");
        table.chance(3, "flog 2", "guns-1-2a");
        assert_eq!(table.view(SPECTATOR).round, 2);
    }
}
