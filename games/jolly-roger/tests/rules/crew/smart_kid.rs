//! The Smart Kid.

use jolly_roger::ledger;
use jolly_roger::state::{PhaseView, Timing};

use super::ashore;
use crate::support::{RuleTable, SPECTATOR, Table};

mod jr_sp_smart_kid {
    use super::*;

    const POSITION: &str = "hand 3: smart-kid\nprizes 4: gold-3a\nburied 4: rum-a\n\
        buried 3: gold-1a\ndiscard: boatswain traitor-a traitor-b";

    /// Seat 4 has buried gold-3a too.
    fn buried() -> Table {
        let mut table = ashore(POSITION);
        table.act(4, "bury gold-3a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::SmartKid });
        table
    }

    #[test]
    fn a_random_buried_prize_of_another_player_earlier_ones_too() {
        let table = buried();
        table.draws_one_of("3: use smart-kid on 4", "gold-3a rum-a");
        for named in [1, 3] {
            let text = format!("use smart-kid on {named}");
            assert_eq!(table.refused(3, &text), ledger::JR_SP_SMART_KID);
        }
    }

    #[test]
    fn it_stays_face_up_until_the_next_island_and_may_be_given() {
        let mut table = buried();
        table.chance(3, "use smart-kid on 4", "rum-a");
        table.prizes_are(3, "rum-a");
        table.buried_are(3, "gold-1a");
        table.buried_are(4, "gold-3a");
        assert_eq!(table.known_prizes(SPECTATOR, 3), "rum-a");
        assert_eq!(table.phase(), PhaseView::Punish, "it cannot be buried now");
        table.discard_is("boatswain old-sailor-a smart-kid traitor-a traitor-b");
        assert!(table.may(3, "offer 1 give rum-a"));
    }

    #[test]
    fn at_the_next_island_it_may_be_buried() {
        let mut table =
            ashore("hand 3: smart-kid\nprizes 3: rum-a\ndiscard: boatswain traitor-a traitor-b");
        table.act(3, "bury rum-a");
        table.buried_are(3, "rum-a");
    }

    #[test]
    fn with_nobody_to_name_it_cannot_be_used() {
        let mut own = ashore(
            "hand 3: smart-kid\nburied 3: gold-1a\nprizes 4: rum-a\n\
                              discard: boatswain traitor-a traitor-b",
        );
        own.act(4, "done");
        assert_eq!(own.menu(3), ["decline"]);
        let mut none =
            ashore("hand 3: smart-kid\nprizes 4: rum-a\ndiscard: boatswain traitor-a traitor-b");
        none.act(4, "done");
        assert_eq!(none.phase(), PhaseView::Punish, "nobody is asked where nothing is buried");
    }
}
