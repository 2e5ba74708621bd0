//! The Sea Dog.

use contract::Seat;
use jolly_roger::state::Side;
use jolly_roger::{Options, ledger};

use crate::scenes::{called, honest, side};
use crate::support::{BOOKS, RuleTable, edition};

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
