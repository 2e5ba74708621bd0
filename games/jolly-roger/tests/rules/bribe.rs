//! Bribes.

use contract::{Game, Observer, Seat};
use jolly_roger::{Edition, ledger};

use crate::support::{Table, edition};

const POSITION: &str = "phase: voyage\nhand 3: guns-1-2a\nprizes 2: gold-3a";

mod jr_bribe {
    use super::*;

    #[test]
    fn a_swap_is_carried_out_whole() {
        let mut table = Table::new(4, POSITION);
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        table.act(2, "accept 3 0");
        assert_eq!(table.game().prizes(Seat(2)), table.cards("gold-3a"));
        assert_eq!(table.game().hand(Seat(1)), table.cards("guns-1-2a"));
    }

    #[test]
    fn crew_given_is_hidden_but_shown_by_the_german_book() {
        for (book, known) in [(Edition::En, 0), (Edition::Pl, 0), (Edition::De, 1)] {
            let mut table = Table::with(edition(book), 4, POSITION);
            table.act(3, "offer 2 give guns-1-2a");
            table.act(2, "accept 3 0");
            let view = table.game().view(Observer::Seat(Seat(3)));
            assert_eq!(view.seats[1].hand.known.len(), known, "{book:?}");
        }
    }

    #[test]
    fn three_offers_a_step_and_they_lapse_with_it() {
        let mut table = Table::new(4, POSITION);
        for _ in 0..3 {
            table.act(3, "offer 2 promise me play 2");
        }
        assert_eq!(table.refused(3, "offer 2 promise me play 2"), ledger::JR_BRIBE);
        table.act(1, "sail port");
        assert!(table.view().offers.is_empty());
    }

    #[test]
    fn an_offer_lapses_when_a_card_may_be_gone() {
        let position = "phase: voyage\nhand 3: guns-1-2a guns-1-3a\nhand 4: second-mate";
        let mut table = Table::new(4, position);
        table.act(3, "offer 2 give guns-1-2a");
        table.act(4, "use second-mate on 3");
        table.quiet("guns-1-3a");
        assert!(table.view().offers.is_empty());
    }
}
