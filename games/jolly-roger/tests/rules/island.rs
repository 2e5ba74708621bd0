//! Treasure Island.

use contract::Seat;
use jolly_roger::state::Phase;
use jolly_roger::{Edition, ledger};

use crate::support::{Table, edition};

mod jr_island_map {
    use super::*;

    const HANDS: &str = "phase: voyage\nhand 2: guns-1-2a";

    #[test]
    fn by_the_english_and_polish_books_the_captain_picks_another_kind() {
        for book in [Edition::En, Edition::Pl] {
            let mut table = Table::with(edition(book), 4, HANDS);
            table.act(1, "sail island");
            table.quiet("");
            assert_eq!(*table.game().phase(), Phase::Voyage);
            assert_eq!(table.refused(1, "sail island"), ledger::JR_ISLAND_MAP);
            assert!(table.view().sailed.is_empty());
            table.act(1, "sail fort");
            assert!(matches!(table.game().phase(), Phase::Call { .. }), "a decision like another");
        }
    }

    #[test]
    fn by_the_german_book_the_card_and_the_round_are_lost() {
        let mut table = Table::with(edition(Edition::De), 4, HANDS);
        table.act(1, "sail island");
        table.quiet("island-a");
        assert_eq!((table.game().round(), table.view().sailed.len()), (2, 1));
        table.act(1, "appoint 2");
        table.quiet("");
        assert_eq!(table.refused(1, "sail island"), ledger::JR_ISLAND_MAP);
    }
}

/// An Old Sailor of seat 2 stands.
fn ashore(book: Edition, position: &str) -> Table {
    let text = format!("phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\n{position}");
    let mut table = Table::with(edition(book), 4, &text);
    table.act(1, "sail island");
    table.chance(2, "use old-sailor-a", "island-a");
    table
}

mod jr_island_bury {
    use super::*;

    #[test]
    fn jewels_and_hostages_can_be_buried_but_not_by_the_german_book() {
        let prizes = "prizes 3: jewels-a rum-a";
        let mut english = ashore(Edition::En, prizes);
        english.act(3, "bury jewels-a");
        english.act(3, "done");
        assert_eq!(english.game().buried(Seat(2)), english.cards("jewels-a"));
        let german = ashore(Edition::De, prizes);
        assert_eq!(german.refused(3, "bury jewels-a"), ledger::JR_ISLAND_BURY);
        assert!(german.may(3, "bury rum-a"));
    }
}

mod jr_island_map_discard {
    use super::*;

    #[test]
    fn the_old_sailor_is_discarded_after_burying() {
        let mut table = ashore(Edition::En, "prizes 3: rum-a");
        assert_eq!(table.view().table, table.cards("old-sailor-a"));
        table.act(3, "done");
        assert_eq!(table.view().discard, table.cards("old-sailor-a"));
        assert_eq!(*table.game().phase(), Phase::Punish);
    }
}
