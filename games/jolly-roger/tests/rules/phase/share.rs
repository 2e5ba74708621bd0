//! Sharing prizes. Hidden prizes are in `hidden`.

mod hidden;

use contract::Seat;
use jolly_roger::state::PhaseView;
use jolly_roger::{Options, ledger};

use crate::scenes::{after, seeded};
use crate::support::{RuleTable, SPECTATOR, Table, eyes, prizes_but};

/// Seat 2 has won an attack; no special card can come in between.
fn calm(position: &str, target: &str, prizes: &str) -> Table {
    let position = format!("discard: cook carpenter\n{position}");
    after(Options::default(), &position, target, prizes)
}

fn got(table: &Table) -> [u8; 4] {
    [0, 1, 2, 3].map(|seat| table.state().prizes(Seat(seat)).len())
}

mod jr_setup_prize {
    use super::*;

    #[test]
    fn any_prize_may_come_first_and_all_lie_face_down() {
        let mut table = Table::new(4, "phase: voyage\nmutiny: spent\nprizes 2: jewels-a");
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        table.act(2, "done");
        table.draws_one_of("2: ransom jewels-a", &crate::support::prizes_but("jewels-a"));
        let view = seeded(4).view(eyes(1));
        assert_eq!((view.prize_deck, view.referee), (46, None));
    }
}

mod jr_share_draw {
    use super::*;

    #[test]
    fn as_many_prizes_as_the_destination_card_says() {
        let ship = calm("", "ship-a", "gold-1a rum-a gold-3a");
        assert_eq!(ship.names(ship.view(SPECTATOR).pot.known), "gold-1a gold-3a rum-a");
        assert_eq!(ship.view(SPECTATOR).prize_deck, 43);
        let fort = calm("", "fort-a", "gold-1a gold-1b gold-1c gold-1d gold-1e");
        assert_eq!(fort.view(SPECTATOR).pot.count, 5);
    }

    #[test]
    fn or_all_that_are_left() {
        let gone = format!("prize-discard: {}", prizes_but("gold-1a gold-2a"));
        let table = calm(&gone, "ship-a", "gold-1a gold-2a");
        assert_eq!(table.view(SPECTATOR).pot.count, 2);
        assert_eq!(table.view(SPECTATOR).prize_deck, 0);
    }

    #[test]
    fn nothing_is_left_to_share_of_an_empty_stack() {
        let gone = format!("prize-discard: {}", prizes_but(""));
        let table = calm(&gone, "ship-a", "");
        assert_eq!(table.phase(), PhaseView::Punish);
    }
}

mod jr_share_captain {
    use super::*;

    #[test]
    fn the_captain_takes_one_first_and_chooses() {
        let mut table = calm("", "ship-a", "gold-1a gold-2a gold-3a");
        table.waits_for([1]);
        assert_eq!(table.menu(1), ["take gold-1a", "take gold-2a", "take gold-3a"]);
        assert_eq!(table.refused(2, "give gold-1a to 2"), ledger::JR_SHARE_EQUAL);
        assert_eq!(table.refused(1, "take rum-a"), ledger::JR_SHARE_CAPTAIN);
        table.act(1, "take gold-2a");
        table.prizes_are(1, "gold-2a");
        table.waits_for([2]);
        assert_eq!(table.refused(1, "take gold-1a"), ledger::JR_SHARE_EQUAL, "only one");
    }

    #[test]
    fn a_single_prize_is_his() {
        let gone = format!("prize-discard: {}", prizes_but("gold-3a"));
        let table = calm(&gone, "ship-a", "gold-3a");
        table.prizes_are(1, "gold-3a");
    }
}

mod jr_share_equal {
    use super::*;

    /// The example of the rulebooks: with 3 cards among 4 players, one gets nothing.
    #[test]
    fn of_three_among_four_one_gets_nothing() {
        let mut table = calm("", "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        assert_eq!(table.refused(2, "give gold-1a to 1"), ledger::JR_SHARE_EQUAL);
        assert_eq!(table.refused(2, "give gold-3a to 3"), ledger::JR_SHARE_EQUAL);
        let choices = ["gold-1a to 2", "gold-1a to 3", "gold-1a to 4", "gold-2a to 2"];
        assert!(choices.iter().all(|choice| table.may(2, &format!("give {choice}"))));
        table.act(2, "give gold-1a to 3");
        table.act(2, "give gold-2a to 4");
        assert_eq!(got(&table), [1, 0, 1, 1]);
    }

    /// The example of the rulebooks: with 5 cards among 4 players, one gets two.
    #[test]
    fn of_five_among_four_one_gets_two() {
        let prizes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let mut table = calm("", "fort-a", prizes);
        table.act(1, "take gold-1a");
        table.act(2, "give gold-1b to 2");
        table.act(2, "give gold-1c to 3");
        assert_eq!(table.refused(2, "give gold-1d to 2"), ledger::JR_SHARE_EQUAL);
        table.act(2, "give gold-1d to 4");
        table.act(2, "give gold-1e to 1");
        assert_eq!(got(&table), [2, 1, 1, 1], "he gave the Captain another");
    }

    #[test]
    fn what_they_had_before_does_not_count() {
        let had = "prizes 3: rum-a rum-b rum-c";
        let mut table = calm(had, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 3");
        table.act(2, "give gold-2a to 2");
        assert_eq!(got(&table), [1, 1, 4, 0]);
    }

    #[test]
    fn the_captain_has_no_part_in_it_but_his_own_cards() {
        let mut table = calm("", "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        assert_eq!(table.refused(1, "give gold-1a to 3"), ledger::JR_SHARE_EQUAL);
    }
}

mod jr_share_open {
    use super::*;

    #[test]
    fn prizes_lie_face_up_before_their_owners() {
        let mut table = calm("", "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 3");
        table.act(2, "give gold-2a to 4");
        for observer in [SPECTATOR, eyes(1), eyes(2)] {
            assert_eq!(table.known_prizes(observer, 1), "gold-3a");
            assert_eq!(table.known_prizes(observer, 3), "gold-1a");
            assert_eq!(table.known_prizes(observer, 4), "gold-2a");
        }
    }

    #[test]
    fn until_they_are_buried() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nprizes 3: gold-1a rum-a";
        let mut table = Table::new(4, text);
        table.act(1, "sail island");
        table.chance(2, "use old-sailor-a", "island-a");
        table.act(3, "bury gold-1a");
        table.act(3, "done");
        assert_eq!(table.known_prizes(SPECTATOR, 3), "rum-a");
        assert_eq!(table.view(SPECTATOR).seats[2].buried.count, 1);
    }
}
