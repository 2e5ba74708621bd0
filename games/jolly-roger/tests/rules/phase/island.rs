//! Treasure Island.

use contract::{Game, Standing};
use jolly_roger::state::{After, Decision, PhaseView, Timing};
use jolly_roger::{Edition, ledger};

use crate::support::{RuleTable, SPECTATOR, Table, edition, eyes, has, hidden};

/// Seat 2's Old Sailor has taken effect.
fn ashore(book: Edition, position: &str) -> Table {
    let text = format!("phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\n{position}");
    let mut table = Table::with(edition(book), 4, &text);
    table.act(1, "sail island");
    table.chance(2, "use old-sailor-a", "island-a");
    table
}

mod jr_island_map {
    use super::*;

    const HANDS: &str = "phase: voyage\nhand 2: guns-1-2a\nhand 3: guns-1-5a";

    #[test]
    fn someone_must_play_an_old_sailor_after_the_mutiny_window_and_one_is_enough() {
        let hands = "hand 3: old-sailor-a\nhand 4: old-sailor-b\nprizes 4: rum-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail island");
        assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Sailed });
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Map });
        table.act(4, "use old-sailor-b");
        table.act(3, "decline");
        table.quiet("island-a");
        assert!(matches!(table.phase(), PhaseView::Bury { .. }), "nobody is asked for another");
        table.hand_is(3, "old-sailor-a");
    }

    #[test]
    fn of_two_old_sailors_only_the_first_clockwise_is_played() {
        let hands = "hand 3: old-sailor-a\nhand 4: old-sailor-b\nmutiny: spent\nprizes 4: rum-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail island");
        table.act(4, "use old-sailor-b");
        table.act(3, "use old-sailor-a");
        table.quiet("island-a");
        table.table_is("old-sailor-a");
        table.hand_is(4, "old-sailor-b");
    }

    #[test]
    fn by_the_english_and_polish_books_the_captain_picks_another_kind() {
        for book in [Edition::En, Edition::Pl] {
            let mut table = Table::with(edition(book), 4, HANDS);
            table.act(1, "sail island");
            table.quiet("");
            assert_eq!(table.phase(), PhaseView::Voyage);
            assert_eq!(table.refused(1, "sail island"), ledger::JR_ISLAND_MAP);
            assert_eq!(table.names(table.view(SPECTATOR).stacks).matches("island").count(), 3);
            assert_eq!((table.n_sailed(), table.view(SPECTATOR).laid), (0, None));
            table.act(1, "sail fort");
            assert_eq!(table.phase(), PhaseView::Call { decision: Decision::Sailed });
        }
    }

    #[test]
    fn only_the_next_pick_must_be_another_kind() {
        let hands = HANDS.replace("guns-1-5a", "guns-1-5a guns-1-2b");
        for (book, card, captain) in [
            (Edition::En, "guns-1-5a", 3),
            (Edition::En, "guns-1-2b", 1),
            (Edition::Pl, "guns-1-5a", 3),
            (Edition::Pl, "guns-1-2b", 1),
        ] {
            let mut table = Table::with(edition(book), 4, &format!("{hands}\nhand 1: melee-1-2a"));
            table.act(1, "sail island");
            table.quiet("");
            assert_eq!(table.refused(1, "sail island"), ledger::JR_ISLAND_MAP);
            table.act(1, "sail fort");
            table.act(2, "decline");
            table.act(3, &format!("call {card}"));
            table.act(1, "join captain melee-1-2a");
            table.all_pass("");
            table.act(captain, "appoint 2");
            table.quiet(&format!("{card} melee-1-2a"));
            assert_eq!(table.phase(), PhaseView::Voyage);
            assert!(table.may(captain, "sail island"), "{book:?}: seat {captain} is Captain");
        }
    }

    #[test]
    fn after_a_mutiny_no_other_can_follow_the_new_pick() {
        let mut table = Table::new(4, &format!("{HANDS}\nmutiny: spent"));
        table.act(1, "sail island");
        table.quiet("");
        table.act(1, "sail fort");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Lookout });
    }

    #[test]
    fn by_the_german_book_the_card_and_the_round_are_lost() {
        let mut table = Table::with(edition(Edition::De), 4, HANDS);
        table.act(1, "sail island");
        table.quiet("island-a");
        assert_eq!((table.state().round(), table.n_sailed()), (2, 1));
        assert_eq!(table.phase(), PhaseView::Appoint { after: After::Round }, "and no punishment");
        assert!(!has(&table.last_events(), "Decided"));
        table.act(1, "appoint 2");
        table.quiet("");
        assert_eq!(table.refused(1, "sail island"), ledger::JR_ISLAND_MAP);
        table.act(1, "sail fort");
        table.quiet("");
        table.act(2, "contribute guns-1-2a");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        table.act(1, "spare");
        table.quiet("");
        table.act(1, "appoint 2");
        table.quiet("");
        assert!(table.may(1, "sail island"), "only the next destination is another kind");
    }

    #[test]
    fn by_the_german_book_it_binds_a_new_captain_too() {
        let mut table = Table::with(edition(Edition::De), 4, HANDS);
        table.act(1, "sail island");
        table.quiet("island-a");
        table.act(1, "appoint 2");
        table.nobody("");
        table.act(2, "decline");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        assert_eq!(table.phase(), PhaseView::Voyage);
        assert_eq!(table.refused(3, "sail island"), ledger::JR_ISLAND_MAP);
    }

    #[test]
    fn a_tenth_card_lost_so_ends_the_game_without_a_last_mutiny() {
        let nine = "sailed: fort-a fort-b fort-c fort-d ship-a ship-b ship-c ship-d port-a";
        let mut table = Table::with(edition(Edition::De), 4, &format!("{HANDS}\n{nine}"));
        table.act(1, "sail island");
        table.quiet("island-a");
        assert!(matches!(table.state().standing(), Standing::Over(_)));
        assert_eq!(table.outcome().reason.0, "jr-end-voyages");
    }
}

mod jr_island_bury {
    use super::*;

    #[test]
    fn every_player_may_bury_any_of_his_prizes_rum_included() {
        let prizes = "prizes 1: gold-1a\nprizes 3: gold-3a rum-a rum-b\nprizes 4: rum-c";
        let mut table = ashore(Edition::En, prizes);
        table.waits_for([1, 3, 4]);
        table.act(4, "done");
        table.act(3, "bury rum-a");
        table.act(3, "bury gold-3a");
        table.act(3, "done");
        assert_eq!(table.refused(1, "bury gold-3a"), ledger::JR_ISLAND_BURY);
        table.act(1, "bury gold-1a");
        table.buried_are(3, "gold-3a rum-a");
        table.prizes_are(3, "rum-b");
        table.buried_are(1, "gold-1a");
        table.prizes_are(4, "rum-c");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn jewels_and_hostages_can_be_buried_but_not_by_the_german_book() {
        let prizes = "prizes 3: jewels-a hostage-a rum-a";
        for book in [Edition::En, Edition::Pl] {
            let mut table = ashore(book, prizes);
            table.act(3, "bury jewels-a");
            table.act(3, "bury hostage-a");
            table.act(3, "done");
            table.buried_are(3, "jewels-a hostage-a");
        }
        let german = ashore(Edition::De, prizes);
        for prize in ["jewels-a", "hostage-a"] {
            let text = format!("bury {prize}");
            assert_eq!(german.refused(3, &text), ledger::JR_ISLAND_BURY);
        }
        assert!(german.may(3, "bury rum-a"));
    }

    #[test]
    fn a_prize_that_comes_late_can_be_buried_until_the_step_ends() {
        let mut table = ashore(Edition::En, "prizes 1: gold-1a\nprizes 3: gold-3a rum-a rum-b");
        table.act(1, "bury gold-1a");
        table.waits_for([3]);
        for (number, prize) in [(1, "rum-a"), (4, "rum-b")] {
            table.act(3, &format!("offer {number} give {prize}"));
            table.act(number, &format!("accept 3 {}", u8::from(number == 4)));
        }
        table.waits_for([1, 3, 4]);
        table.act(1, "bury rum-a");
        table.act(4, "bury rum-b");
        table.waits_for([3]);
        table.act(3, "done");
        table.buried_are(1, "gold-1a rum-a");
        table.buried_are(4, "rum-b");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn only_ones_own_done_is_final() {
        let mut table = ashore(Edition::En, "prizes 1: gold-1a gold-1b\nprizes 3: gold-3a rum-a");
        table.act(1, "done");
        table.act(3, "offer 1 give rum-a");
        table.act(1, "accept 3 0");
        table.waits_for([3]);
        assert_eq!(table.refused(1, "bury rum-a"), ledger::JR_ISLAND_BURY);
        assert_eq!(table.refused(1, "done"), ledger::JR_ISLAND_BURY);
    }

    #[test]
    fn the_step_ends_when_nobody_has_anything_left_to_bury() {
        let prizes = "prizes 1: gold-1a\nprizes 3: jewels-a\nprizes 4: rum-a";
        let mut table = ashore(Edition::De, prizes);
        table.waits_for([1, 4]);
        table.act(1, "offer 3 give gold-1a");
        table.act(4, "done");
        table.act(3, "accept 1 0");
        table.waits_for([3]);
        table.act(3, "offer 4 give gold-1a");
        table.act(4, "accept 3 0");
        assert_eq!(table.phase(), PhaseView::Punish, "4 is done, and 3 has only Jewels");
    }

    #[test]
    fn buried_prizes_are_safe_and_cannot_be_given() {
        let text = "phase: voyage\nhand 3: guns-1-5a\nburied 1: gold-3a\nprizes 1: gold-1a";
        let mut table = Table::new(4, text);
        assert_eq!(table.refused(1, "offer 2 give gold-3a"), ledger::JR_BRIBE);
        assert_eq!(table.refused(3, "offer 1 want gold-3a"), ledger::JR_BRIBE);
        assert!(table.may(1, "offer 2 give gold-1a"));
        table.act(1, "sail fort");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        table.buried_are(1, "gold-3a");
        table.prizes_are(3, "gold-1a");
    }

    #[test]
    fn they_stay_buried_at_the_next_island() {
        let table = ashore(Edition::En, "buried 3: gold-3a\nprizes 3: rum-a");
        assert_eq!(table.menu(3), ["bury rum-a", "done"]);
    }

    #[test]
    fn the_owner_may_look_at_them() {
        let text = "phase: voyage\nburied 3: gold-3a";
        let table = Table::with(hidden(), 4, text);
        let known = |number| table.names(table.view(eyes(number)).seats[2].buried.known);
        assert_eq!([known(3), known(1)], ["gold-3a", ""]);
    }
}

mod jr_island_map_discard {
    use super::*;

    #[test]
    fn the_old_sailor_is_discarded_after_burying() {
        let mut table = ashore(Edition::En, "prizes 3: rum-a");
        table.table_is("old-sailor-a");
        table.discard_is("");
        table.act(3, "done");
        table.discard_is("old-sailor-a");
        table.table_is("");
        assert_eq!(table.phase(), PhaseView::Punish);
    }
}
