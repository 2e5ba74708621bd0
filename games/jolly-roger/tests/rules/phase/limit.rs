//! The hand limit.

use contract::Seat;
use jolly_roger::state::PhaseView;
use jolly_roger::{CaptainsGold, Options, ledger};

use crate::support::{BOOKS, RuleTable, Table, edition, has};

mod jr_hand_limit {
    use super::*;

    const SEVEN: [&str; 7] =
        ["guns-1-2a", "guns-1-3a", "guns-1-4a", "guns-1-5a", "guns-2-1a", "guns-2-2a", "guns-2-3a"];

    /// Seat 3 holds one card fewer than this, and Stowaways.
    fn with(seats: u8, cards: usize) -> Table {
        let hand = SEVEN[..cards - 1].join(" ");
        let text = format!("phase: voyage\nhand 3: stowaways {hand}\nhand 1: melee-1-2a");
        let mut table = Table::new(seats, &format!("{text}\ndiscard: traitor-a traitor-b"));
        table.chance(3, "use stowaways", "melee-2-1a melee-2-1b");
        table
    }

    #[test]
    fn seven_six_or_five_by_the_number_of_players() {
        for (seats, max) in [(3, 7), (4, 7), (5, 7), (6, 6), (7, 6), (8, 5), (9, 5), (10, 5)] {
            let under = with(seats, max - 1);
            assert_eq!(under.state().hand(Seat(2)).len(), u8::try_from(max).expect("small"));
            assert!(under.may(1, "sail port"), "{seats} seats: {max} cards are allowed");
            let over = with(seats, max);
            over.waits_for([3]);
            assert!(over.may(3, "discard melee-2-1a"), "{seats} seats");
        }
    }

    #[test]
    fn who_goes_over_discards_the_excess_and_chooses_which() {
        let mut table = with(4, 7);
        assert_eq!(table.refused(3, "discard guns-1-2a guns-1-3a"), ledger::JR_HAND_LIMIT);
        assert_eq!(table.refused(3, "discard melee-1-2a"), ledger::JR_HAND_LIMIT);
        assert_eq!(table.refused(3, "decline"), ledger::JR_HAND_LIMIT);
        assert_eq!(table.menu(3).len(), 8, "any card of the hand");
        table.act(3, "discard guns-1-2a");
        assert_eq!(table.state().hand(Seat(2)).len(), 7);
        table.discard_is("guns-1-2a stowaways traitor-a traitor-b");
    }

    #[test]
    fn before_anything_else_happens() {
        let mut table = with(4, 7);
        assert!(table.not_asked(1, "sail port"));
        table.act(3, "discard guns-1-2a");
        assert!(table.may(1, "sail port"));
    }

    #[test]
    fn also_when_a_bribe_leaves_nobody_to_wait_for_in_an_attack() {
        let seven = SEVEN.join(" ");
        let hands = format!("hand 2: melee-1-3a\nhand 3: {seven}\nhand 4: melee-1-2a");
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\n{hands}"));
        table.act(1, "sail fort");
        table.quiet("");
        table.act(2, "contribute melee-1-3a");
        table.act(2, "pass 1");
        table.act(3, "pass 1");
        table.act(4, "offer 3 give melee-1-2a");
        table.act(3, "accept 4 0");
        table.waits_for([3]);
        assert_eq!(table.phase(), PhaseView::Attack, "the card is not turned over yet");
        let events = table.chance(3, "discard melee-1-2a", "fort-a");
        assert!(has(&events, "Turned"));
    }

    #[test]
    fn the_role_cards_do_not_count() {
        let hand = SEVEN.join(" ");
        let table = Table::new(4, &format!("phase: voyage\nhand 1: {hand}"));
        assert!(table.may(1, "sail port"), "a Captain with seven cards");
        let seven = "navigation-1-2a navigation-1-2b melee-1-2a melee-1-2b melee-1-3a melee-1-4a \
                     melee-1-5a";
        let table = Table::new(4, &format!("phase: voyage\nhand 2: {seven}"));
        assert!(table.may(1, "sail port"), "a Quartermaster with seven cards");
    }

    /// In port with these prizes and hands. Port a gives every seat a card; then seat 3 holds
    /// seven.
    fn in_port(options: Options, position: &str) -> Table {
        let six = SEVEN[..6].join(" ");
        let text = format!("phase: voyage\nmutiny: spent\nhand 3: {six}\n{position}");
        let mut table = Table::with(options, 4, &text);
        table.chance(1, "sail port", "port-a melee-1-2a melee-1-2b melee-1-3a melee-1-3b");
        assert!(matches!(table.phase(), PhaseView::Exchange { .. }));
        table
    }

    #[test]
    fn at_once_after_an_exchange_and_before_the_next() {
        for book in BOOKS {
            let mut table = in_port(edition(book), "prizes 3: rum-a\nprizes 4: rum-b");
            table.chance(3, "exchange rum-a", "melee-1-4a");
            table.waits_for([3]);
            assert!(table.not_asked(4, "exchange rum-b"), "{book:?}");
            assert!(!table.may(3, "offer 4 give melee-1-4a"), "{book:?}: no gift heals it");
            table.act(3, "discard melee-1-4a");
            table.waits_for([4]);
            table.chance(4, "exchange rum-b", "navigation-1-2a");
            assert_eq!(table.phase(), PhaseView::Punish, "{book:?}");
        }
    }

    #[test]
    fn at_once_after_stowaways_in_port() {
        let mut table = in_port(
            Options::default(),
            "hand 4: stowaways guns-2-3a melee-2-1a melee-2-1b melee-2-2a melee-2-3a\n\
             prizes 1: rum-a\nprizes 4: rum-b\ndiscard: traitor-a traitor-b",
        );
        table.hand_sizes_are([1, 1, 7, 7]);
        table.chance(4, "use stowaways", "melee-1-4a melee-1-5a");
        table.waits_for([4]);
        assert!(!table.may(4, "offer 1 give melee-1-4a") && !table.may(4, "exchange rum-b"));
        assert!(table.not_asked(1, "done"));
        table.act(4, "discard melee-1-4a");
        table.waits_for([1, 4]);
        assert!(table.may(4, "exchange rum-b"), "his own exchange is still to come");
    }

    #[test]
    fn at_once_after_captains_gold() {
        let shared = Options { captains_gold: CaptainsGold::Shared, ..Options::default() };
        let mut table = in_port(shared, "prizes 1: rum-a\nprizes 4: rum-b");
        table.chance(1, "exchange rum-a", "melee-1-4a navigation-1-2a melee-1-5a guns-1-2b");
        table.waits_for([3]);
        assert!(table.not_asked(4, "exchange rum-b"));
        table.act(3, "discard melee-1-5a");
        table.waits_for([4]);
    }
}
