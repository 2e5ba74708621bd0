//! Special crew outside mutinies.

use contract::Seat;
use jolly_roger::state::Phase;
use jolly_roger::{Options, ledger};

use crate::support::Table;

mod jr_sp_surgeon {
    use super::*;

    #[test]
    fn his_player_is_quartermaster_and_plays_the_first_card() {
        let hands = "hand 2: guns-1-2a\nhand 3: surgeon guns-1-3a";
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\n{hands}"));
        table.act(1, "sail fort");
        table.quiet("");
        assert_eq!(*table.game().phase(), Phase::FirstCard);
        table.act(3, "use surgeon");
        table.quiet("");
        assert_eq!(table.game().quartermaster(), Seat(2));
        assert_eq!(table.refused(2, "contribute guns-1-2a"), ledger::JR_ATTACK_FIRST);
        assert!(table.may(3, "contribute guns-1-3a"));
    }

    #[test]
    fn neither_captain_nor_quartermaster_can_use_it() {
        let table = Table::new(4, "phase: voyage\nhand 2: surgeon");
        assert_eq!(table.refused(2, "use surgeon"), ledger::JR_SP_SURGEON);
    }
}

mod jr_var_three {
    use super::*;

    #[test]
    fn a_surgeon_makes_his_player_captain() {
        let mut table = Table::with(Options::default(), 3, "hand 2: surgeon");
        assert_eq!(*table.game().phase(), Phase::Voyage, "nobody is appointed");
        table.act(2, "use surgeon");
        assert_eq!(table.game().captain(), Seat(1));
        assert!(table.may(2, "sail port"));
    }
}

mod jr_sp_second_mate {
    use super::*;

    #[test]
    fn two_others_lose_a_card_if_two_have_any() {
        let hands = "hand 2: guns-1-2a\nhand 3: second-mate\nhand 4: guns-1-3a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        assert_eq!(table.refused(3, "use second-mate on 2"), ledger::JR_SP_SECOND_MATE);
        table.act(3, "use second-mate on 2 4");
        table.quiet("guns-1-2a guns-1-3a");
        assert_eq!(table.game().hand(Seat(2)), table.cards("guns-1-2a guns-1-3a"));
    }
}

mod jr_sp_lookout {
    use super::*;

    #[test]
    fn the_card_is_turned_over_before_crew_is_played() {
        let hands = "hand 2: guns-1-2a\nhand 3: lookout";
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\n{hands}"));
        table.act(1, "sail fort");
        table.act(2, "decline");
        table.act(3, "use lookout");
        table.quiet("fort-c");
        assert_eq!(
            table.view().turned,
            table
                .0
                .rules()
                .names
                .iter()
                .position(|name| { name == "fort-c" })
                .map(|idx| contract::CardId(u8::try_from(idx).expect("a sound test")))
        );
        assert_eq!(*table.game().phase(), Phase::FirstCard);
    }
}

mod jr_sp_anytime {
    use super::*;

    #[test]
    fn not_before_the_first_appointment() {
        let table = Table::new(4, "hand 1: guns-1-2a\nhand 3: stowaways\nprizes 3: rum-a");
        assert!(!table.0.window().expect("a sound test").may.has(Seat(2)));
    }
}
