//! Stowaways.

use super::voyage;
use crate::support::{Table, crew_but, eyes, has};

mod jr_sp_stowaways {
    use super::*;

    #[test]
    fn it_is_discarded_and_two_crew_cards_are_drawn() {
        let mut table = voyage("hand 3: stowaways");
        let events = table.chance(3, "use stowaways", "guns-1-2a melee-1-2a");
        assert!(has(&events, "Drew"));
        table.hand_is(3, "guns-1-2a melee-1-2a");
        table.discard_is("stowaways traitor-a traitor-b");
        assert_eq!(table.known_in_hand(eyes(1), 3), "", "unseen");
    }

    #[test]
    fn it_is_discarded_first_so_it_may_come_back_from_a_new_stack() {
        let gone = crew_but("stowaways guns-1-2a");
        let text = format!("phase: voyage\nmutiny: spent\nhand 3: stowaways\ndiscard: {gone}");
        let mut table = Table::new(4, &text);
        table.chance(3, "use stowaways", "guns-1-2a stowaways");
        table.hand_is(3, "guns-1-2a stowaways");
    }
}
