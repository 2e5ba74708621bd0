//! Which coin leaves first.

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_coins_which {
    use super::*;

    #[test]
    fn the_coin_got_last_is_paid_first() {
        let mut table = Table::new(
            2,
            "harbour: sailor-3-1a flute-1-1c
             coins 1: jack-6-1a jack-6-1b
             coins 2: jack-6-1c
             phase: take 1
             laid 1: governor-8-0a",
        );
        table.play("1: take flute-1-1c {skiff-1-1a}");
        table.pile_is(1, "jack-6-1a jack-6-1b skiff-1-1a");
        table.play("1: take sailor-3-1a {expedition-house2}").pile_is(1, "");
        table.discard_is("flute-1-1c skiff-1-1a jack-6-1a jack-6-1b");
    }

    #[test]
    fn a_tax_takes_those_got_last() {
        let mut table = Table::new(
            2,
            "coins 1: jack-6-1a jack-6-1b 10 skiff-1-1a skiff-1-1b
             laid 2: sailor-3-1a
             drawn: 1",
        );
        table.play("1: draw {tax-swords-a galleon-2-1a}");
        table.coins_are([7, 4]);
        let discard = table.view(SPECTATOR).discard;
        assert!(table.cards("skiff-1-1a skiff-1-1b").within(discard));
        let pile = table.before(1).pile_cards.unwrap();
        assert_eq!(pile[..2], [table.card("jack-6-1a"), table.card("jack-6-1b")]);
    }

    #[test]
    fn a_fee_is_the_coin_got_last_and_lies_on_top_of_the_other_pile() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-1c sailor-3-1a
             coins 1: jack-6-1a
             coins 2: jack-6-1b
             coins 3: jack-6-1c 3
             phase: take 2",
        );
        table.play("2: take flute-1-1c {skiff-1-1a}").pile_is(2, "jack-6-1b");
        table.pile_is(1, "jack-6-1a skiff-1-1a");
        table.play("3: take sailor-3-1a {expedition-house2}");
        table.pile_is(1, "jack-6-1a skiff-1-1a jack-6-1c").pile_is(3, "");
    }

    #[test]
    fn nobody_is_asked_which_coin_to_pay() {
        let table = Table::new(2, "harbour: sailor-3-1a\ncoins 1: 5\nphase: take 1");
        table.offers(1, ["take sailor-3-1a", "pass"]);
    }
}
