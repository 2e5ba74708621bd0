//! Coins: how they are drawn. A new deck is in `reshuffle`.

mod reshuffle;

use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, onlookers};

mod pr_coins {
    use super::*;

    #[test]
    fn a_coin_is_a_card_from_the_deck_laid_face_down() {
        let mut table = Table::new(2, "harbour: flute-1-2\nphase: take 1");
        table.play("1: take flute-1-2 {skiff-1-1a jack-6-1a expedition-house2}");
        assert_eq!(
            table.story(REFEREE)[..4],
            ["1 traded flute-1-2", "1 earned 2 by ship", "1 coin skiff-1-1a", "1 coin jack-6-1a"]
        );
        table.pile_is(1, "pinnace-1-1a pinnace-1-1b pinnace-1-1c skiff-1-1a jack-6-1a");
    }

    #[test]
    fn nobody_looks_at_its_face_not_even_its_owner() {
        let mut table = Table::new(2, "harbour: flute-1-2\nphase: take 1");
        let hidden = table.cards("skiff-1-1a jack-6-1a");
        table.play("1: take flute-1-2 {skiff-1-1a jack-6-1a expedition-house2}");
        for observer in onlookers(2) {
            let story = table.story(observer);
            assert_eq!(story[2..4], ["1 coin ?", "1 coin ?"], "{observer:?}");
            let view = table.view(observer);
            assert_eq!(view.deck_cards, None);
            assert!(view.seats.iter().all(|seat| seat.pile_cards.is_none()));
            // They are among the unseen cards, together with the deck.
            let unseen = view.unseen.iter().find(|unseen| hidden.within(unseen.cards)).unwrap();
            assert_eq!(unseen.cards.len(), view.deck + 8);
        }
    }

    #[test]
    fn coins_paid_for_a_person_go_face_up_to_the_discard_pile() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a
             coins 1: flute-1-1a settler-4-1a tax-swords-a galleon-7-3a
             phase: take 1",
        );
        table.play("1: take sailor-3-1a {expedition-house2}");
        table.discard_is("settler-4-1a tax-swords-a galleon-7-3a").pile_is(1, "flute-1-1a");
    }

    #[test]
    fn coins_lost_to_a_tax_go_there_too() {
        let mut table = Table::new(2, "coins 1: 10 jack-6-1a jack-6-1b\ndrawn: 1");
        table.play("1: draw {tax-swords-a flute-1-2 flute-2-3}");
        table.coins_are([7, 4]);
        assert!(table.cards("jack-6-1a jack-6-1b").within(table.view(SPECTATOR).discard));
    }

    #[test]
    fn the_fee_of_others_is_handed_over_and_stays_face_down() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a
             coins 2: jack-6-1a flute-1-1a flute-1-1b flute-1-1c
             phase: take 2",
        );
        table.play("2: take sailor-3-1a {expedition-house2}");
        table.pile_is(1, "pinnace-1-1a pinnace-1-1b pinnace-1-1c jack-6-1a").pile_is(2, "");
        table.discard_is("flute-1-1a flute-1-1b flute-1-1c");
        for observer in onlookers(2) {
            assert!(table.story(observer).contains(&"2 paid 1".to_owned()));
            assert_eq!(table.view(observer).seats[0].pile_cards, None);
        }
    }

    #[test]
    fn every_coin_is_worth_one_whatever_its_face() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a
             coins 1: expedition-house2 tax-swords-a governor-8-0a
             phase: take 1",
        );
        table.play("1: take sailor-3-1a {settler-4-1a}").coins_are([0, 3]);
    }
}

mod pr_coins_order {
    use super::*;

    #[test]
    fn the_deal_goes_clockwise_from_the_start_player_one_seat_at_a_time() {
        let outcomes = "2 flute-1-1a flute-1-1b flute-1-1c skiff-1-1a skiff-1-1b skiff-1-1c \
                        frigate-1-1a frigate-1-1b frigate-1-1c settler-4-1a";
        let table = Table::deal(3, outcomes).unwrap();
        table.pile_is(2, "flute-1-1a flute-1-1b flute-1-1c");
        table.pile_is(3, "skiff-1-1a skiff-1-1b skiff-1-1c");
        table.pile_is(1, "frigate-1-1a frigate-1-1b frigate-1-1c");
    }

    #[test]
    fn after_a_bust_jesters_are_paid_clockwise_from_the_active_player() {
        let mut table = Table::new(
            3,
            "turn: 2
             harbour: flute-1-1a
             laid 1: jester-5-1
             laid 2: jester-7-2a
             laid 3: jester-7-2b jester-7-2c",
        );
        table.play(
            "2: draw {flute-1-1b skiff-1-1a skiff-1-1b skiff-1-1c frigate-1-1a expedition-house2}",
        );
        table.tells([
            "2 drew ship flute-1-1b",
            "2 bust by flute-1-1b after 2: flute-1-1a flute-1-1b",
            "2 earned 1 by jester",
            "2 coin skiff-1-1a",
            "3 earned 2 by jester",
            "3 coin skiff-1-1b",
            "3 coin skiff-1-1c",
            "1 earned 1 by jester",
            "1 coin frigate-1-1a",
            "turn 3",
            "3 drew expedition expedition-house2",
        ]);
    }

    #[test]
    fn a_tax_bonus_goes_clockwise_from_the_active_player() {
        let mut table = Table::new(3, "turn: 3\ndrawn: 1");
        table.play("3: draw {tax-swords-a skiff-1-1a skiff-1-1b skiff-1-1c}");
        table.tells([
            "3 drew tax tax-swords-a",
            "3 earned 1 by tax",
            "3 coin skiff-1-1a",
            "1 earned 1 by tax",
            "1 coin skiff-1-1b",
            "2 earned 1 by tax",
            "2 coin skiff-1-1c",
            "settled tax-swords-a",
        ]);
    }
}

mod pr_coins_short {
    use super::*;

    #[test]
    fn coins_that_cannot_be_drawn_are_lost_not_owed() {
        let mut table = Table::new(
            2,
            "harbour: flute-5-4 settler-4-1a
             deck: skiff-1-1a
             rest: coins 2
             phase: take 1",
        );
        // The ship itself is discarded before its coins are drawn, so it is the second of four.
        table.play("1: take flute-5-4 {skiff-1-1a flute-5-4}");
        assert_eq!(
            table.story(SPECTATOR)[..5],
            [
                "1 traded flute-5-4",
                "1 earned 2 of 4 by ship",
                "1 coin ?",
                "reshuffled 1",
                "1 coin ?",
            ]
        );
        table.coins_are([5, 113]);
    }

    #[test]
    fn traders_get_nothing_when_the_ship_has_used_up_all_cards() {
        let mut table = Table::new(
            2,
            "harbour: flute-5-4 settler-4-1a
             laid 1: blue-trader-3-1
             rest: coins 2
             phase: take 1",
        );
        table.play("1: take flute-5-4 {flute-5-4}");
        let story = table.story(SPECTATOR);
        assert_eq!(story[1..4], ["1 earned 1 of 4 by ship", "reshuffled 1", "1 coin ?"]);
        assert_eq!(story[4], "1 earned 0 of 1 by trader");
    }

    #[test]
    fn jesters_of_later_players_get_nothing() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-1a
             laid 1: jester-5-1
             laid 2: jester-7-2a
             laid 3: jester-7-2b jester-7-2c
             deck: flute-1-1b
             rest: coins 2",
        );
        table.play("1: draw {flute-1-1b flute-1-1a flute-1-1b}");
        table.shows(
            SPECTATOR,
            [
                "1 drew ship flute-1-1b",
                "1 bust by flute-1-1b after 2: flute-1-1a flute-1-1b",
                "1 earned 1 by jester",
                "reshuffled 2",
                "1 coin ?",
                "2 earned 1 by jester",
                "2 coin ?",
                "3 earned 0 of 2 by jester",
                "turn 2",
                "2 stopped after 0 with 0 colours",
                "2 to take 1",
                "3 to take 1",
                "3 earned 0 of 2 by jester",
                "1 to take 1",
                "1 earned 0 of 1 by jester",
                "nothing drawn 1",
                "turn 3",
                "3 stopped after 0 with 0 colours",
                "3 to take 1",
                "1 to take 1",
                "1 earned 0 of 1 by jester",
                "2 to take 1",
                "2 earned 0 of 1 by jester",
                "nothing drawn 2",
                "turn 1",
                "1 stopped after 0 with 0 colours",
                "1 to take 1",
                "2 to take 1",
                "2 earned 0 of 1 by jester",
                "3 to take 1",
                "3 earned 0 of 2 by jester",
                "nothing drawn 3",
                "end by stuck",
            ],
        );
    }
}

mod pr_stack_forced {
    use super::*;

    #[test]
    fn income_is_drawn_without_asking() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 1: admiral-5-1
             coins 1: 12",
        );
        // Even if it makes the seat rich enough for the next tax, or the deck run low.
        table.play("1: stop {skiff-1-1a skiff-1-1b}").coins_are([14, 3]).takes(1, 1);
        table.offers(
            1,
            [
                "take flute-1-2",
                "take settler-4-1a",
                "take settler-4-1b",
                "take settler-4-1c",
                "take settler-4-1d",
                "pass",
            ],
        );
    }

    #[test]
    fn traders_expeditions_jesters_and_taxes_do_not_ask_either() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2
             expeditions: expedition-house2
             laid 1: blue-trader-3-1 settler-4-1a settler-4-1b
             laid 2: jester-5-1",
        );
        table.play("1: draw {tax-points-a skiff-1-1a}").coins_are([3, 4]).discovers(1);
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1b skiff-1-1c}",
        );
        table.coins_are([5, 4]).discovers(1);
        table.play("1: stop");
        table.play(
            "1: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c galleon-2-1a priest-4-1a}",
        );
        table.coins_are([8, 5]).discovers(2);
    }
}
