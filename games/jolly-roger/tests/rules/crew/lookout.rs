//! The Lookout.

use jolly_roger::ledger;
use jolly_roger::state::PhaseView;

use super::at_fort;
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition};

mod jr_sp_lookout {
    use super::*;

    #[test]
    fn the_card_is_turned_over_before_crew_is_played() {
        for book in BOOKS {
            let mut table = at_fort(edition(book), "hand 2: guns-1-2a\nhand 3: lookout");
            table.act(2, "decline");
            table.chance(3, "use lookout", "fort-c");
            assert_eq!(table.view(SPECTATOR).turned, Some(table.card("fort-c")));
            assert_eq!(table.phase(), PhaseView::FirstCard);
            table.waits_for([2]);
            table.act(2, "contribute guns-1-2a");
            table.act(2, "reveal 1");
            assert_eq!(table.view(SPECTATOR).sailed.len(), 1, "no other card was drawn");
            assert!(table.view(SPECTATOR).sailed.has(table.card("fort-c")));
        }
    }

    #[test]
    fn only_once_the_mutiny_window_has_closed_and_only_at_a_prize_target() {
        let mut table = Table::new(4, "phase: voyage\nhand 2: guns-1-2a\nhand 3: lookout");
        let mut port = table.clone();
        table.act(1, "sail settlement");
        assert_eq!(table.refused(3, "use lookout"), ledger::JR_SP_ANYTIME);
        table.nobody("");
        assert!(table.may(3, "use lookout"));
        port.act(1, "sail port");
        port.nobody("port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
        assert_eq!(port.phase(), PhaseView::Punish);
    }
}
