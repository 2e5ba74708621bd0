//! Set-up: the first seat and the first coins.

use contract::Fault;

use crate::support::{RuleTable, SPECTATOR, Table};

/// Coins for three, without duplicates.
pub(crate) const COINS: &str = "flute-1-1a flute-1-1b flute-1-1c skiff-1-1a skiff-1-1b skiff-1-1c \
                     frigate-1-1a frigate-1-1b frigate-1-1c";

mod pr_setup_first {
    use super::*;

    #[test]
    fn chance_decides_who_begins() {
        for number in 1..=3 {
            let table = Table::deal(3, &format!("{number} {COINS} settler-4-1a")).unwrap();
            table.discovers(number);
            assert_eq!(table.view(SPECTATOR).start.0 + 1, number);
        }
        assert!(matches!(Table::deal(3, "4"), Err(Fault::Misfit(_))));
    }
}

mod pr_setup_coins {
    use super::*;

    #[test]
    fn everyone_starts_with_three_cards_of_the_deck() {
        for seats in 2..=5 {
            Table::new(seats, "").before(seats).pile_cards.unwrap();
        }
        let table = Table::deal(3, &format!("1 {COINS} settler-4-1a")).unwrap();
        table.coins_are([3, 3, 3]);
        table.pile_is(1, "flute-1-1a flute-1-1b flute-1-1c");
        assert_eq!(table.view(SPECTATOR).deck, 119 - 9 - 1);
    }

    #[test]
    fn two_would_not_be_enough() {
        let outcomes = "1 flute-1-1a flute-1-1b skiff-1-1a skiff-1-1b settler-4-1a settler-4-1b";
        assert_eq!(Table::deal(2, outcomes).map(|_| ()), Err(Fault::RanOut));
    }

    #[test]
    fn the_first_card_of_the_first_turn_is_drawn_at_once() {
        let table = Table::deal(3, &format!("2 {COINS} settler-4-1a")).unwrap();
        assert_eq!(table.story(SPECTATOR).last().unwrap(), "2 drew person settler-4-1a");
        table.harbour_is("settler-4-1a").offers(2, ["draw", "stop"]);
    }
}
