//! The Boatswain.

use jolly_roger::ledger;
use jolly_roger::state::{PhaseView, Timing};

use super::ashore;
use crate::support::{RuleTable, SPECTATOR, Table, seat};

mod jr_sp_boatswain {
    use super::*;

    const POSITION: &str = "hand 3: boatswain\nhand 4: stowaways\nprizes 1: gold-1a\n\
        prizes 3: gold-2a\nprizes 4: gold-3a rum-a\ndiscard: traitor-a traitor-b";

    /// Seat 4 guards the ship.
    fn guarded() -> Table {
        let mut table = ashore(POSITION);
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Boatswain });
        table.act(4, "decline");
        table.act(3, "use boatswain on 4");
        table
    }

    #[test]
    fn a_named_player_guards_the_ship_and_cannot_bury() {
        let mut table = guarded();
        table.waits_for([4]);
        table.act(4, "done");
        table.waits_for([1, 3]);
        assert_eq!(table.refused(4, "bury gold-3a"), ledger::JR_SP_BOATSWAIN);
        assert!(table.may(1, "bury gold-1a") && table.may(3, "bury gold-2a"));
        table.discard_is("boatswain traitor-a traitor-b");
    }

    #[test]
    fn not_oneself_and_anybody_else() {
        let table = ashore(POSITION);
        assert_eq!(table.refused(3, "use boatswain on 3"), ledger::JR_SP_BOATSWAIN);
        assert_eq!(table.refused(3, "use boatswain"), ledger::JR_SP_BOATSWAIN);
        for named in [1, 2, 4] {
            assert!(table.may(3, &format!("use boatswain on {named}")));
        }
    }

    #[test]
    fn he_may_bribe_another_who_then_guards_and_cannot_pass_it_on() {
        let mut table = guarded();
        table.act(4, "offer 1 give rum-a promise you guard");
        table.act(1, "accept 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(1)));
        table.prizes_are(1, "gold-1a rum-a");
        table.waits_for([3, 4]);
        assert_eq!(table.refused(1, "bury gold-1a"), ledger::JR_SP_BOATSWAIN);
        let again = "offer 3 give rum-a promise you guard";
        assert_eq!(table.refused(1, again), ledger::JR_SP_BOATSWAIN);
    }

    #[test]
    fn for_nothing_but_words_too_and_nobody_has_to_accept() {
        let mut table = guarded();
        table.act(4, "offer 1 promise you guard");
        table.act(1, "refuse 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(4)));
        table.act(4, "offer 3 promise you guard");
        table.act(3, "accept 4 1");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(3)));
    }

    #[test]
    fn he_may_bribe_with_promises_and_another_may_offer_to_guard() {
        let mut table = guarded();
        table.act(4, "offer 1 promise you guard promise me prizes 1 next-round");
        let mut offered = table.clone();
        table.act(1, "accept 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(1)));
        assert_eq!(table.view(SPECTATOR).words.len(), 1, "to guard is no mere word");
        offered.act(3, "offer 4 want rum-a promise me guard");
        offered.act(4, "accept 3 0");
        assert_eq!(offered.view(SPECTATOR).guard, Some(seat(3)));
    }

    #[test]
    fn only_the_guard_finds_another() {
        let table = guarded();
        let offer = "offer 3 promise you guard";
        assert_eq!(table.refused(1, offer), ledger::JR_SP_BOATSWAIN);
    }

    #[test]
    fn the_guard_may_play_other_cards_and_only_for_this_island() {
        let mut table = guarded();
        table.chance(4, "use stowaways", "guns-1-2a guns-1-2b");
        table.act(4, "done");
        table.act(1, "done");
        table.act(3, "done");
        assert_eq!(table.phase(), PhaseView::Punish);
        assert_eq!(table.view(SPECTATOR).guard, None);
    }
}
