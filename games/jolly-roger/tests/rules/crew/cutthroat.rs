//! The Cutthroat.

use contract::Seat;
use jolly_roger::ledger;
use jolly_roger::state::{PhaseView, Side};

use crate::scenes::{called, honest, side};
use crate::support::{BOOKS, Table, edition, has, seat};

mod jr_sp_cutthroat {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-2a melee-1-2a\nhand 2: guns-1-3a\nhand 3: guns-1-4a\n\
                         hand 4: cutthroat melee-1-3a";

    #[test]
    fn as_an_opening_card_it_beats_the_captain_alone_at_once() {
        let hands = "hand 3: cutthroat\nhand 4: guns-1-2a\nprizes 1: gold-1a\nprizes 4: gold-2a";
        let mut table =
            honest(&format!("{hands}\ndiscard: cook carpenter"), "cutthroat kill captain");
        assert_eq!(table.state().captain(), Seat(2));
        table.losers_are([1]);
        table.act(3, "appoint 2");
        table.quiet("");
        table.prizes_are(3, "gold-1a");
        table.prizes_are(4, "gold-2a");
        table.discard_is("carpenter cook cutthroat traitor-a traitor-b");
    }

    #[test]
    fn a_neutral_player_may_kill_either_leader_and_ends_on_the_winning_side() {
        for book in BOOKS {
            let text = format!("{HANDS}\ndiscard: traitor-a traitor-b");
            let table = called(edition(book), &text, "guns-1-4a");
            let mut captain = table.clone();
            let events = captain.act(4, "join mutineer cutthroat kill captain");
            assert!(has(&events, "MutinyDecided"), "{book:?}: at once");
            assert_eq!(captain.state().captain(), seat(3));
            captain.losers_are([1]);
            assert_eq!(side(&captain, 4), Some(Side::Mutineer));
            let traitorous = "join captain cutthroat kill captain";
            assert_eq!(table.refused(4, traitorous), ledger::JR_SP_CUTTHROAT, "{book:?}");
            let mut first = table.clone();
            let drawn = if book == jolly_roger::Edition::De { "guns-1-4a" } else { "" };
            first.chance(4, "join captain cutthroat kill mutineer", drawn);
            assert_eq!(first.state().captain(), seat(1));
            first.losers_are([3]);
        }
    }

    #[test]
    fn who_has_a_side_keeps_it_and_may_kill_either_leader() {
        for (book, (leader, losers)) in BOOKS
            .into_iter()
            .flat_map(|book| [("mutineer", [3, 3]), ("captain", [1, 4])].map(|end| (book, end)))
        {
            let text = format!("{HANDS}\ndiscard: traitor-a traitor-b");
            let mut table = called(edition(book), &text, "guns-1-4a");
            table.act(4, "join captain melee-1-3a");
            let other = format!("join mutineer cutthroat kill {leader}");
            assert_eq!(table.refused(4, &other), ledger::JR_MUTINY_SIDES, "{book:?}");
            let confirmed = book == jolly_roger::Edition::De && leader == "mutineer";
            let drawn = if confirmed { "guns-1-4a melee-1-3a" } else { "" };
            table.chance(4, &format!("join captain cutthroat kill {leader}"), drawn);
            assert_eq!(side(&table, 4), Some(Side::Captain), "{book:?}");
            let lost = table.state().mutiny().losers;
            assert_eq!(lost, losers.map(seat).into_iter().collect(), "{book:?} {leader}");
        }
    }

    #[test]
    fn the_captain_and_the_first_mutineer_may_kill_each_other_or_themselves() {
        let hands = "hand 1: guns-1-2a cutthroat\nhand 2: guns-1-3a\nhand 3: guns-1-4a";
        for (leader, captain, loser) in [("mutineer", 1, 3), ("captain", 3, 1)] {
            let mut table = honest(hands, "guns-1-4a");
            table.act(1, &format!("join captain cutthroat kill {leader}"));
            assert_eq!(table.state().captain(), seat(captain));
            table.losers_are([loser]);
        }
        let hands = "hand 1: guns-1-5a\nhand 3: guns-1-4a cutthroat";
        for (leader, captain, loser) in [("captain", 3, 1), ("mutineer", 1, 3)] {
            let mut table = honest(hands, "guns-1-4a");
            table.act(1, "join captain guns-1-5a");
            table.act(3, &format!("join mutineer cutthroat kill {leader}"));
            assert_eq!(table.state().captain(), seat(captain));
            table.losers_are([loser]);
        }
    }

    #[test]
    fn as_an_opening_card_it_may_beat_him_who_plays_it() {
        let hands = "hand 3: cutthroat\nhand 4: guns-1-2a\nprizes 1: gold-1a\nprizes 3: gold-2a";
        let text = format!("{hands}\ndiscard: cook carpenter");
        let mut table = honest(&text, "cutthroat kill mutineer");
        assert_eq!(table.state().captain(), Seat(0));
        table.losers_are([3]);
        table.act(1, "appoint 2");
        table.quiet("");
        table.prizes_are(1, "gold-1a gold-2a");
    }

    #[test]
    fn all_of_the_beaten_side_lose_whatever_the_crewmen() {
        let mut table = honest(HANDS, "guns-1-4a");
        table.act(1, "join captain guns-1-2a");
        table.act(2, "join captain guns-1-3a");
        table.act(2, "commit captain");
        table.crewmen_are(7, 4);
        table.act(4, "join mutineer cutthroat kill captain");
        table.losers_are([1, 2]);
        assert!(!matches!(table.phase(), PhaseView::Mutiny), "nobody can join any more");
        assert_eq!(table.refused(1, "join captain melee-1-2a"), ledger::JR_MUTINY_OPEN);
    }

    #[test]
    fn as_a_plain_card_it_is_one_crewman_and_no_other_card_kills() {
        let mut table = honest(HANDS, "guns-1-4a");
        let kill = "join mutineer melee-1-3a kill captain";
        assert_eq!(table.refused(4, kill), ledger::JR_SP_CUTTHROAT);
        table.act(4, "join mutineer cutthroat");
        table.crewmen_are(1, 5);
        assert_eq!(table.phase(), PhaseView::Mutiny);
    }

    #[test]
    fn not_outside_a_mutiny() {
        let table = Table::new(4, &format!("phase: voyage\n{HANDS}"));
        assert_eq!(table.refused(4, "use cutthroat kill captain"), ledger::JR_SP_ANYTIME);
    }
}
