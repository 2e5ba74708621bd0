//! Special crew of mutinies.

use contract::Seat;
use jolly_roger::state::{PhaseView, Side};
use jolly_roger::{Options, ledger};

use crate::mutiny::{called, honest};
use crate::support::{BOOKS, RuleTable, Table, edition, has, seat};

fn side(table: &Table, number: u8) -> Option<Side> {
    table.state().mutiny().side(seat(number))
}

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

mod jr_sp_powder_monkey {
    use super::*;

    #[test]
    fn five_crewmen_for_either_side_and_discarded_after() {
        let hands = "hand 1: powder-monkey\nhand 2: guns-1-3a\nhand 3: guns-1-4a";
        let mut captain = honest(hands, "guns-1-4a");
        captain.act(1, "join captain powder-monkey");
        captain.crewmen_are(6, 4);
        captain.all_pass("");
        captain.losers_are([3]);
        captain.act(1, "appoint 2");
        captain.quiet("guns-1-4a");
        captain.discard_is("powder-monkey traitor-a traitor-b");
        let hands = "hand 2: guns-1-3a\nhand 3: guns-1-4a\nhand 4: powder-monkey";
        let mut mutineer = honest(hands, "guns-1-4a");
        mutineer.act(4, "join mutineer powder-monkey");
        mutineer.crewmen_are(1, 9);
    }

    #[test]
    fn only_in_a_mutiny() {
        let table = Table::new(4, "phase: voyage\nhand 3: powder-monkey");
        assert_eq!(table.refused(3, "use powder-monkey"), ledger::JR_SP_ANYTIME);
    }
}

mod jr_sp_sea_dog {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-3a\nhand 2: melee-1-3a\nhand 3: sea-dog guns-1-2b\n\
                         hand 4: guns-1-2a melee-1-5a";

    #[test]
    fn a_neutral_player_joins_and_must_play_a_card_for_that_side_at_once() {
        for book in BOOKS {
            let text = format!("{HANDS}\ndiscard: traitor-a traitor-b");
            let mut table = called(edition(book), &text, "sea-dog on 4");
            table.crewmen_are(1, 1);
            table.waits_for([4]);
            assert_eq!(
                table.menu(4),
                ["join mutineer guns-1-2a", "join mutineer melee-1-5a"],
                "{book:?}: he chooses which, and must"
            );
            for other in ["join captain guns-1-2a", "join captain melee-1-5a"] {
                assert_eq!(table.refused(4, other), ledger::JR_MUTINY_SIDES);
            }
            assert!(table.not_asked(1, "join captain guns-1-3a"), "nobody else plays before");
            assert!(table.not_asked(2, "commit captain"));
            table.act(4, "join mutineer guns-1-2a");
            table.crewmen_are(1, 3);
            assert!(table.may(1, "join captain guns-1-3a"));
            assert!(table.may(4, "join mutineer melee-1-5a"), "at least one");
        }
    }

    #[test]
    fn for_the_captains_side_too() {
        let hands = "hand 1: sea-dog\nhand 2: melee-1-3a\nhand 3: guns-1-4a\nhand 4: guns-1-2a";
        let mut table = honest(hands, "guns-1-4a");
        table.act(1, "join captain sea-dog on 4");
        table.waits_for([4]);
        table.act(4, "join captain guns-1-2a");
        table.crewmen_are(4, 4);
        assert_eq!(side(&table, 4), Some(Side::Captain));
    }

    #[test]
    fn a_neutral_player_who_plays_it_takes_a_side() {
        let hands = "hand 1: melee-1-2a\nhand 2: melee-1-3a\nhand 3: guns-1-4a\nhand 4: sea-dog";
        let mut table = honest(hands, "guns-1-4a");
        table.act(4, "join mutineer sea-dog on 2");
        assert_eq!(side(&table, 4), Some(Side::Mutineer));
        assert_eq!(side(&table, 2), Some(Side::Mutineer));
        table.act(2, "join mutineer melee-1-3a");
        table.crewmen_are(1, 4 + 1 + 3);
        assert_eq!(table.refused(2, "commit captain"), ledger::JR_MUTINY_SIDES);
    }

    #[test]
    fn only_a_neutral_player_with_a_crew_card_can_be_named() {
        let hands = "hand 1: melee-1-2a sea-dog\nhand 2: melee-1-3a melee-1-4a\nhand 3: guns-1-4a";
        let mut table = honest(hands, "guns-1-4a");
        for named in [1, 3, 4] {
            let text = format!("join captain sea-dog on {named}");
            assert_eq!(table.refused(1, &text), ledger::JR_SP_SEA_DOG, "{named}");
        }
        assert!(table.may(1, "join captain sea-dog on 2"));
        assert_eq!(table.refused(1, "join captain melee-1-2a on 2"), ledger::JR_SP_SEA_DOG);
        table.act(2, "join mutineer melee-1-3a");
        assert_eq!(table.refused(1, "join captain sea-dog on 2"), ledger::JR_SP_SEA_DOG);
    }

    #[test]
    fn with_nobody_to_name_it_is_just_one_crewman() {
        let mut table = honest("hand 1: sea-dog guns-1-2a\nhand 3: guns-1-4a", "guns-1-4a");
        let menu = table.menu(1);
        let dogs: Vec<&String> = menu.iter().filter(|text| text.contains("sea-dog")).collect();
        assert_eq!(dogs, ["join captain sea-dog"]);
        table.act(1, "join captain sea-dog");
        table.crewmen_are(2, 4);
    }

    #[test]
    fn the_named_player_may_play_a_powder_monkey_or_a_cutthroat_with_its_effect() {
        let hands = "hand 1: guns-1-3a\nhand 3: sea-dog\nhand 4: powder-monkey cutthroat";
        let table = honest(hands, "sea-dog on 4");
        let mut monkey = table.clone();
        monkey.act(4, "join mutineer powder-monkey");
        monkey.crewmen_are(1, 6);
        let mut cutthroat = table.clone();
        cutthroat.act(4, "join mutineer cutthroat kill captain");
        cutthroat.losers_are([1]);
        let kill = "join captain cutthroat kill mutineer";
        assert_eq!(table.refused(4, kill), ledger::JR_MUTINY_SIDES);
        let mut own = table.clone();
        own.act(4, "join mutineer cutthroat kill mutineer");
        own.losers_are([3, 4]);
    }

    #[test]
    fn it_is_discarded_after() {
        let mut table = honest(HANDS, "sea-dog on 4");
        table.act(4, "join mutineer guns-1-2a");
        table.all_pass("");
        table.chance(3, "appoint 2", "guns-1-2a");
        table.discard_is("sea-dog traitor-a traitor-b");
    }

    #[test]
    fn by_any_options_the_same() {
        let table = called(Options::default(), HANDS, "sea-dog on 4");
        table.waits_for([1, 2, 4]);
        assert_eq!(table.state().mutiny().side(Seat(3)), None, "a Traitor may still answer");
    }
}
