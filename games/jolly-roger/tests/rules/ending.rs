//! The end and the score.

use contract::{Game, Standing};
use jolly_roger::{Event, ledger};

use crate::support::Table;

const NINE: &str = "sailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c ship-d port-a";

mod jr_end {
    use super::*;

    #[test]
    fn the_round_of_the_tenth_voyage_is_the_last() {
        let mut table = Table::new(4, &format!("phase: punish\nround: 9\n{NINE}"));
        table.act(1, "spare");
        let Standing::Over(outcome) = table.game().standing() else { panic!("it goes on") };
        assert_eq!(outcome.reason.0, "jr-end-voyages");
        assert_eq!(outcome.winners().len(), 4);
    }
}

mod jr_score {
    use super::*;

    #[test]
    fn jewels_count_a_drawn_prize_and_a_hostage_counts_one() {
        let prizes = "prizes 2: jewels-a gold-1a\nburied 3: gold-2a hostage-a\nprizes 4: rum-a";
        let mut table = Table::new(4, &format!("phase: punish\nround: 9\n{NINE}\n{prizes}"));
        let events = table.chance(1, "spare", "gold-3a");
        let Some(Event::Ended { gold, .. }) = events.last() else { panic!("it goes on") };
        assert_eq!(gold[..4], [0, 4, 3, 0]);
        let Standing::Over(outcome) = table.game().standing() else { panic!("it goes on") };
        let ranks: Vec<u8> = outcome.placings().iter().map(|placing| placing.rank).collect();
        assert_eq!(ranks, [4, 1, 2, 3], "rum breaks the tie of those without gold");
    }
}

mod jr_mutiny_last {
    use super::*;

    #[test]
    fn in_the_last_round_a_mutiny_is_still_possible_and_ends_the_game() {
        let hands = "hand 3: guns-1-5a";
        let mut table = Table::new(4, &format!("phase: punish\nround: 9\n{NINE}\n{hands}"));
        table.act(1, "punish");
        table.act(3, "call guns-1-5a");
        table.act(2, "pass 1");
        table.act(3, "appoint 1");
        table.quiet("guns-1-5a");
        assert!(matches!(table.game().standing(), Standing::Over(_)));
        assert_eq!(ledger::JR_MUTINY_LAST.as_str(), "JR-MUTINY-LAST");
    }
}
