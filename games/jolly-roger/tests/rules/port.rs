//! Pirate Port.

use contract::Seat;
use jolly_roger::state::Phase;
use jolly_roger::{CaptainsGold, Options, ledger};

use crate::support::Table;

fn in_port(options: Options, position: &str, outcomes: &str) -> Table {
    let mut table = Table::with(options, 4, &format!("phase: voyage\nmutiny: spent\n{position}"));
    table.chance(1, "sail port", outcomes);
    table
}

/// Port a gives everybody one card.
const DEAL: &str = "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b";

mod jr_port_draw {
    use super::*;

    #[test]
    fn everybody_gets_as_many_cards_as_the_port_says() {
        let table = in_port(Options::default(), "", DEAL);
        let sizes = [0, 1, 2, 3].map(|seat| table.game().hand(Seat(seat)).len());
        assert_eq!(sizes, [1, 1, 1, 1]);
        assert_eq!(*table.game().phase(), Phase::Punish);
    }
}

mod jr_port_exchange {
    use super::*;

    #[test]
    fn one_prize_once_for_one_card() {
        let prizes = "prizes 2: rum-a rum-b\nprizes 3: gold-1a";
        let mut table = in_port(Options::default(), prizes, DEAL);
        table.chance(2, "exchange rum-a", "guns-1-4a");
        assert_eq!(table.refused(2, "exchange rum-b"), ledger::JR_PORT_EXCHANGE);
        table.act(3, "done");
        assert_eq!(table.game().hand(Seat(1)).len(), 2);
        assert_eq!(*table.game().phase(), Phase::Punish);
    }
}

mod jr_port_ransom {
    use super::*;

    #[test]
    fn a_hostage_brings_two_prizes_and_jewels_one_also_of_cards_just_drawn() {
        let mut table = in_port(Options::default(), "prizes 2: hostage-a gold-1a", DEAL);
        table.act(2, "done");
        assert_eq!(table.refused(2, "ransom gold-1a"), ledger::JR_PORT_RANSOM);
        table.chance(2, "ransom hostage-a", "jewels-a gold-2a");
        table.chance(2, "ransom jewels-a", "gold-3a");
        assert_eq!(table.game().prizes(Seat(1)), table.cards("gold-1a gold-2a gold-3a"));
        assert_eq!(*table.game().phase(), Phase::Punish);
    }
}

mod jr_var_gold {
    use super::*;

    #[test]
    fn when_the_captain_pays_everybody_draws() {
        let options = Options { captains_gold: CaptainsGold::Shared, ..Options::default() };
        let mut table = in_port(options, "prizes 1: rum-a", DEAL);
        table.chance(1, "exchange rum-a", "guns-1-4a guns-1-5a guns-2-1a guns-2-1b");
        let sizes = [0, 1, 2, 3].map(|seat| table.game().hand(Seat(seat)).len());
        assert_eq!(sizes, [2, 2, 2, 2]);
    }
}
