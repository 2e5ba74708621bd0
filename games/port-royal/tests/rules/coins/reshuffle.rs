//! A new deck.

use contract::{Drawn, Fault, ReplayError};

use crate::support::{RuleTable, SPECTATOR, Table, onlookers};

mod pr_reshuffle {
    use super::*;

    #[test]
    fn when_the_deck_has_run_out_the_discard_pile_is_the_next_one() {
        let mut table = Table::new(
            2,
            "drawn: 1
             discard: settler-4-1a captain-4-1a priest-4-1a
             rest: coins 2",
        );
        table.play("1: draw {captain-4-1a}").tells(["reshuffled 3", "1 drew person captain-4-1a"]);
        table.deck_is("settler-4-1a priest-4-1a").discard_is("");
    }

    #[test]
    fn any_card_of_it_can_come_first() {
        let table = Table::new(
            2,
            "drawn: 1
             discard: settler-4-1a captain-4-1a priest-4-1a
             rest: coins 2",
        );
        table.draws_one_of("1: draw", "settler-4-1a captain-4-1a priest-4-1a");
    }

    #[test]
    fn coins_come_from_the_new_deck_too() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a
             discard: captain-4-1a priest-4-1a
             coins 1: 0
             rest: coins 2
             phase: take 1",
        );
        table.play("1: take flute-1-2 {priest-4-1a flute-1-2}");
        table.pile_is(1, "priest-4-1a flute-1-2").deck_is("captain-4-1a");
    }

    #[test]
    fn older_coins_are_not_in_it() {
        let mut table = Table::new(
            2,
            "drawn: 1
             discard: settler-4-1a captain-4-1a
             coins 1: priest-4-1a
             rest: coins 2",
        );
        table.play("1: draw {captain-4-1a}");
        for observer in onlookers(2) {
            let view = table.view(observer);
            assert_eq!(view.unseen.len(), 2);
            let new = view.unseen.iter().find(|unseen| unseen.shuffle == view.shuffle).unwrap();
            assert_eq!(table.names(new.cards), "settler-4-1a");
            let old = view.unseen.iter().find(|unseen| unseen.shuffle != view.shuffle).unwrap();
            assert!(old.cards.has(table.card("priest-4-1a")));
            let coins: u8 = view.seats.iter().map(|seat| seat.coins).sum();
            assert_eq!(old.cards.len(), coins);
            assert!(view.seats.iter().all(|seat| seat.pile.iter().all(|of| *of == old.shuffle)));
        }
    }
}

mod pr_reshuffle_when {
    use super::*;

    #[test]
    fn the_last_card_alone_does_not_bring_it() {
        let mut table = Table::new(
            2,
            "drawn: 1
             deck: settler-4-1a
             discard: captain-4-1a
             rest: coins 2",
        );
        table.play("1: draw {settler-4-1a}").tells(["1 drew person settler-4-1a"]);
        table.deck_is("").discard_is("captain-4-1a").offers(1, ["draw", "stop"]);
    }

    #[test]
    fn cards_discarded_in_the_meantime_are_in_it() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-1a sailor-3-1a
             deck: skiff-1-1a
             coins 1: priest-4-1a priest-4-1b priest-4-1c
             rest: coins 2
             laid 1: governor-8-0a
             phase: take 1",
        );
        table.play("1: take flute-1-1a {skiff-1-1a}");
        table.deck_is("").discard_is("flute-1-1a");
        table.play("1: take sailor-3-1a {flute-1-1a}");
        // The coins just paid were shuffled in with the ship; the next turn has drawn one.
        table.deck_is("skiff-1-1a priest-4-1b priest-4-1c");
        assert!(table.story(SPECTATOR).contains(&"reshuffled 4".to_owned()));
    }

    #[test]
    fn a_ship_traded_can_come_back_as_its_own_coin() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-1a settler-4-1a
             coins 1: 0
             rest: coins 2
             phase: take 1",
        );
        table.play("1: take flute-1-1a {flute-1-1a}").pile_is(1, "flute-1-1a");
    }

    #[test]
    fn the_harbour_lost_in_a_bust_is_in_it_for_the_jesters() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-1a settler-4-1a
             deck: flute-1-1b
             laid 2: jester-5-1
             coins 1: 0
             rest: coins 2",
        );
        table.play("1: draw {flute-1-1b settler-4-1a flute-1-1a}");
        table.tells([
            "1 drew ship flute-1-1b",
            "1 bust by flute-1-1b after 3: flute-1-1a flute-1-1b settler-4-1a",
            "2 earned 1 by jester",
            "reshuffled 3",
            "2 coin settler-4-1a",
            "turn 2",
            "2 drew ship flute-1-1a",
            "2 kept flute-1-1a",
        ]);
    }

    #[test]
    fn a_tax_being_settled_is_not_in_it() {
        let mut table = Table::new(
            2,
            "drawn: 1
             deck: tax-swords-a
             discard: settler-4-1a captain-4-1a
             coins 1: 0
             coins 2: 0
             laid 1: sailor-3-1a
             rest: coins 2",
        );
        let own_tax = Drawn::Card(table.card("tax-swords-a"));
        let taxed = "expedition-anchor2 tax-swords-b tax-points-a tax-points-b";
        assert!(table.before(2).coins > 100, "{taxed}");
        let result = table.try_play("1: draw {tax-swords-a tax-swords-a}");
        assert_eq!(result, Err(ReplayError::Chance(Fault::Misfit(own_tax))));
        table.play("1: draw {tax-swords-a settler-4-1a}");
        table.pile_is(1, "settler-4-1a");
        assert!(table.view(SPECTATOR).discard.has(table.card("tax-swords-a")));
    }

    #[test]
    fn a_ship_that_waits_is_not_and_a_repelled_one_is() {
        let mut table = Table::new(
            2,
            "phase: ship flute-1-1a
             laid 1: sailor-3-1a
             coins 1: 0
             rest: coins 2",
        );
        table.deck_is("").discard_is("");
        table.play("1: repel").discard_is("flute-1-1a");
        table.play("1: draw {flute-1-1a}").tells(["reshuffled 1", "1 drew ship flute-1-1a"]);
        table.meets(1, "flute-1-1a");
    }
}
