//! Admirals and jesters.

use super::{FIVE_COLOURS, FOUR_COLOURS};
use crate::support::{RuleTable, Table};

mod pr_admiral {
    use super::*;

    const FULL: &str = "flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d";

    #[test]
    fn with_five_cards_in_the_harbour_each_brings_two_coins() {
        let mut table = Table::new(2, &format!("harbour: {FULL}\nlaid 1: admiral-5-1"));
        table.play("1: stop {skiff-1-1a skiff-1-1b}").tells([
            "1 stopped after 5 with 1 colours",
            "1 to take 1",
            "1 earned 2 by admiral",
            "1 coin skiff-1-1a",
            "1 coin skiff-1-1b",
        ]);
    }

    #[test]
    fn with_six_too_and_with_four_not() {
        let mut table = Table::new(2, &format!("harbour: {FULL} jack-6-1a\nlaid 1: admiral-5-1"));
        table.play("1: stop {skiff-1-1a skiff-1-1b}").coins_are([5, 3]);
        let mut table = Table::new(2, &format!("harbour: {FOUR_COLOURS}\nlaid 1: admiral-5-1"));
        table.play("1: stop").coins_are([3, 3]);
    }

    #[test]
    fn the_coins_can_be_used_at_once() {
        let mut table = Table::new(2, &format!("harbour: {FULL}\nlaid 1: admiral-5-1\ncoins 1: 2"));
        table.play("1: stop {skiff-1-1a skiff-1-1b}");
        table.play("1: take settler-4-1a").coins_are([0, 3]);
    }

    #[test]
    fn for_each_player_the_harbour_counts_when_their_taking_begins() {
        let mut table = Table::new(
            3,
            &format!(
                "harbour: {FULL}
                 laid 1: admiral-5-1
                 laid 2: admiral-7-2a
                 laid 3: admiral-7-2b
                 coins 1: 0"
            ),
        );
        table.play("1: stop {skiff-1-1a skiff-1-1b}");
        // The second seat still sees five cards, the third four.
        table.play("1: pass {skiff-1-1c skiff-3-2a}").coins_are([2, 5, 3]);
        table.play("2: take settler-4-1a").coins_are([3, 0, 3]);
        table.takes(3, 1);
    }

    #[test]
    fn expeditions_do_not_count_as_cards_in_the_harbour() {
        let mut table = Table::new(
            2,
            &format!(
                "harbour: {FOUR_COLOURS}\nexpeditions: expedition-house2\nlaid 1: admiral-5-1"
            ),
        );
        table.play("1: stop").coins_are([3, 3]);
    }
}

mod pr_admiral_once {
    use super::*;

    #[test]
    fn once_when_the_taking_turn_begins_not_for_every_card() {
        let mut table = Table::new(
            2,
            &format!("harbour: {FIVE_COLOURS} jack-6-1a jack-6-1b\nlaid 1: admiral-5-1"),
        );
        table.play("1: stop {settler-4-1a settler-4-1b}").coins_are([5, 3]);
        table.play("1: take galleon-2-1a {settler-4-1c}").coins_are([6, 3]).takes(1, 2);
    }

    #[test]
    fn whether_or_not_the_player_takes_or_can_take() {
        let mut table = Table::new(
            2,
            "harbour: governor-8-0a governor-8-0b governor-8-0c governor-8-0d jester-9-3
             laid 2: admiral-5-1
             coins 1: 0
             coins 2: 0",
        );
        table.play("1: stop {skiff-1-1a skiff-1-1b priest-4-1a}").tells([
            "1 stopped after 5 with 0 colours",
            "1 to take 1",
            "2 to take 1",
            "2 earned 2 by admiral",
            "2 coin skiff-1-1a",
            "2 coin skiff-1-1b",
            "cleaned jester-9-3 governor-8-0a governor-8-0b governor-8-0c governor-8-0d",
            "turn 2",
            "2 drew person priest-4-1a",
        ]);
    }

    #[test]
    fn an_admiral_hired_in_it_pays_from_the_next_one_on() {
        let mut table = Table::new(
            2,
            &format!("harbour: {FIVE_COLOURS} jack-6-1a admiral-5-1\ncoins 1: 5\nphase: take 1"),
        );
        table.play("1: take admiral-5-1").coins_are([0, 3]).takes(1, 2);
        table.play("1: pass").coins_are([0, 3]);
    }
}

mod pr_jester {
    use super::*;

    #[test]
    fn a_player_at_an_empty_harbour_gets_a_coin_for_each() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-1a
             laid 2: jester-5-1 jester-7-2a
             laid 3: jester-7-2b
             phase: take 1",
        );
        table.play("1: take flute-1-1a {skiff-1-1a skiff-1-1b skiff-1-1c skiff-1-2 settler-4-1a}");
        table.coins_are([4, 5, 4]).discovers(2);
    }

    #[test]
    fn not_while_a_card_is_there_even_an_unaffordable_one() {
        let mut table = Table::new(2, "harbour: governor-8-0a\nlaid 2: jester-5-1\ncoins 2: 0");
        table.play("1: stop {settler-4-1a}").coins_are([3, 0]);
    }

    #[test]
    fn not_the_active_player() {
        let mut table = Table::new(2, "laid 1: jester-5-1\ndrawn: 1");
        table.play("1: stop {settler-4-1a}").coins_are([3, 3]).discovers(2);
    }
}

mod pr_jester_once {
    use super::*;

    #[test]
    fn also_if_the_harbour_was_empty_from_the_start() {
        let mut table = Table::new(3, "laid 2: jester-5-1\nlaid 3: jester-7-2a\ndrawn: 1");
        table.play("1: stop {skiff-1-1a skiff-1-1b settler-4-1a}").coins_are([3, 4, 4]);
    }

    #[test]
    fn not_for_a_player_who_takes_the_last_card() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-1a
             laid 2: jester-5-1 governor-8-0a
             laid 3: jester-7-2a
             phase: take 2",
        );
        table.play("2: take flute-1-1a {skiff-1-1a skiff-1-1b settler-4-1a}");
        // A coin for the ship, and its fee; the third seat finds the harbour empty.
        table.coins_are([4, 3, 4]).discovers(2);
    }
}
