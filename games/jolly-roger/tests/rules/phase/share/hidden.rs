//! Hidden prizes: who sees them.

use jolly_roger::{EventView, Options, PrizeFacing, ledger};

use crate::scenes::{CALM, after, knowers, seen_in_pot};
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, eyes, hidden};

mod jr_var_hidden {
    use super::*;

    #[test]
    fn the_captain_sees_the_prizes_keeps_one_and_the_quartermaster_sees_the_rest() {
        for book in BOOKS {
            let options = Options { prizes: PrizeFacing::Hidden, ..edition(book) };
            let mut table = after(options, CALM, "ship-a", "gold-1a gold-2a gold-3a");
            assert_eq!(seen_in_pot(&table), [3, 0, 0, 0], "{book:?}");
            assert_eq!(table.view(SPECTATOR).pot.count, 3, "how many is public");
            table.act(1, "take gold-3a");
            assert_eq!(knowers(&table, 1), [true, false, false, false, false]);
            assert_eq!(seen_in_pot(&table), [2, 2, 0, 0]);
            table.act(2, "give gold-1a to 3");
            assert_eq!(knowers(&table, 3), [false, true, true, false, false], "dealt face down");
        }
    }

    #[test]
    fn owners_may_look_at_and_show_theirs() {
        let mut table = Table::with(hidden(), 4, "phase: voyage\nprizes 3: gold-3a gold-1a");
        assert_eq!(table.known_prizes(eyes(3), 3), "gold-1a gold-3a");
        table.act(3, "offer 1 give gold-3a");
        assert_eq!(table.known_prizes(eyes(1), 3), "gold-3a", "whom it is offered sees it");
        assert_eq!(table.known_prizes(eyes(2), 3), "");
    }

    #[test]
    fn hidden_prizes_may_be_shown_to_one_or_to_all_and_stay_face_down() {
        for book in BOOKS {
            let options = Options { prizes: PrizeFacing::Hidden, ..edition(book) };
            let text = "phase: voyage\nprizes 3: gold-3a gold-1a\nburied 3: rum-a";
            let mut table = Table::with(options, 4, text);
            let events = table.act(3, "show gold-3a to 1");
            assert_eq!(table.known_prizes(eyes(1), 3), "gold-3a", "{book:?}");
            assert_eq!(knowers(&table, 3), [true, false, true, false, false]);
            let EventView::PrizesShown { cards, n, .. } = events[0].view(eyes(2)) else {
                panic!("{events:?}")
            };
            assert_eq!((cards, n), (None, 1), "that it happened is public");
            table.act(3, "show gold-1a to all");
            assert_eq!(table.known_prizes(SPECTATOR, 3), "gold-1a");
            assert_eq!(table.known_prizes(eyes(1), 3), "gold-1a gold-3a");
            table.act(3, "show rum-a to 2");
            assert_eq!(table.names(table.view(eyes(2)).seats[2].buried.known), "rum-a");
            table.prizes_are(3, "gold-1a gold-3a");
        }
    }

    #[test]
    fn whoever_was_shown_knows_no_more_once_one_of_several_goes_unseen() {
        let text = "phase: voyage\nprizes 3: gold-3a gold-1a";
        let mut table = Table::with(hidden(), 4, text);
        table.act(3, "show gold-3a gold-1a to 1");
        table.act(3, "offer 2 give gold-3a");
        table.act(2, "accept 3 0");
        assert_eq!(table.known_prizes(eyes(1), 3), "", "one of the two went, he cannot tell which");
    }

    #[test]
    fn they_may_be_shown_at_any_time_but_only_ones_own_and_only_hidden_ones() {
        let hands = "hand 2: guns-1-3a\nhand 3: stowaways\nhand 4: traitor-a";
        let text = format!("phase: voyage\n{hands}\nprizes 4: gold-1a\nprizes 2: gold-2a");
        let mut table = Table::with(hidden(), 4, &text);
        let show = "show gold-1a to 2";
        let mut half_done = table.clone();
        half_done.act(3, "use stowaways");
        assert!(half_done.may(4, show), "while a card may be betrayed");
        half_done.act(4, "decline");
        table.act(1, "sail port");
        assert!(table.may(4, show), "while a mutiny may be called");
        table.act(4, "decline");
        assert!(table.may(4, show), "having answered");
        for wrong in ["show gold-2a to 1", "show gold-1a to 4", "show rum-a to all"] {
            assert_eq!(table.refused(4, wrong), ledger::JR_VAR_HIDDEN, "{wrong}");
        }
        let open = Table::new(4, "phase: voyage\nprizes 4: gold-1a");
        assert_eq!(open.refused(4, show), ledger::JR_VAR_HIDDEN, "they lie open");
    }

    #[test]
    fn a_prize_discarded_for_crew_is_shown_and_those_drawn_stay_hidden() {
        let text = "phase: voyage\nmutiny: spent\nprizes 2: jewels-a rum-a";
        let mut table = Table::with(hidden(), 4, text);
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        table.chance(2, "exchange rum-a", "guns-1-4a");
        table.prize_discard_is("rum-a");
        table.chance(2, "ransom jewels-a", "gold-3a");
        assert_eq!(table.known_prizes(eyes(2), 2), "gold-3a");
        assert_eq!(table.known_prizes(eyes(1), 2), "");
    }

    #[test]
    fn buried_ones_are_marked_as_such() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nprizes 3: gold-3a rum-a";
        let mut table = Table::with(hidden(), 4, text);
        table.act(1, "sail island");
        table.chance(2, "use old-sailor-a", "island-a");
        table.act(3, "bury gold-3a");
        let mine = table.view(eyes(1)).seats[2].clone();
        assert_eq!((mine.buried.count, mine.prizes.count), (1, 1));
        assert!(mine.buried.known.is_empty() && mine.prizes.known.is_empty());
    }
}
