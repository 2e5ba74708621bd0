//! What is public.

use contract::Observer;

use crate::support::{RuleTable, Table, onlookers};

mod pr_coins_public {
    use super::*;

    #[test]
    fn everybody_sees_how_many_coins_each_has_and_how_many_cards_the_deck() {
        let table = Table::new(3, "coins 1: 5\ncoins 2: 0\ncoins 3: 11");
        for observer in onlookers(3) {
            let view = table.view(observer);
            let coins: Vec<u8> = view.seats.iter().map(|seat| seat.coins).collect();
            assert_eq!((coins, view.deck), (vec![5, 0, 11], 119 - 16));
        }
    }

    #[test]
    fn everybody_sees_every_card_of_the_discard_pile() {
        let mut table = Table::new(
            2,
            "discard: frigate-1-1a
             harbour: sailor-3-1a settler-4-1a
             coins 1: flute-1-1a jack-6-1a jack-6-1b jack-6-1c
             phase: take 1",
        );
        table.play("1: take sailor-3-1a {expedition-house2}");
        for observer in onlookers(2) {
            let discard = table.names(table.view(observer).discard);
            assert_eq!(discard, "frigate-1-1a settler-4-1a jack-6-1a jack-6-1b jack-6-1c");
        }
    }

    #[test]
    fn a_paid_coin_is_known_from_then_on() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a
             coins 1: flute-1-1a jack-6-1a jack-6-1b jack-6-1c
             phase: take 1",
        );
        let paid = table.cards("jack-6-1a jack-6-1b jack-6-1c");
        let hidden = |table: &Table| {
            let view = table.view(Observer::Seat(contract::Seat(1)));
            view.unseen.iter().any(|unseen| !unseen.cards.and(paid).is_empty())
        };
        assert!(hidden(&table));
        table.play("1: take sailor-3-1a {expedition-house2}");
        assert!(!hidden(&table));
    }
}
