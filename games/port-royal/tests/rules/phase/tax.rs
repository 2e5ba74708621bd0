//! Tax increases.

use contract::{Drawn, Fault, ReplayError};

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_tax {
    use super::*;

    #[test]
    fn with_12_coins_or_more_half_is_lost_rounded_down() {
        for (held, left) in [(11, 11), (12, 6), (13, 7), (14, 7), (15, 8), (25, 13)] {
            let position = format!("drawn: 1\ncoins 1: {held}\nlaid 2: sailor-3-1a");
            let mut table = Table::new(2, &position);
            table.play("1: draw {tax-swords-a galleon-2-1a}").coins_are([left, 4]);
        }
    }

    #[test]
    fn everyone_is_taxed_not_only_the_active_player() {
        let mut table = Table::new(
            3,
            "drawn: 1
             coins 1: 12
             coins 2: 13
             coins 3: 11
             laid 3: pirate-5-1",
        );
        table.play("1: draw {tax-swords-a galleon-2-1a}").coins_are([6, 7, 12]);
        let story = table.story(SPECTATOR);
        assert!(story[1].starts_with("1 taxed 6: "), "{story:?}");
        assert!(story[2].starts_with("2 taxed 6: "), "{story:?}");
    }

    #[test]
    fn the_bonus_comes_after_the_tax() {
        // Eleven and the bonus make twelve, which is not taxed any more.
        let mut table = Table::new(2, "drawn: 1\ncoins 1: 11\nlaid 1: sailor-3-1a");
        table.play("1: draw {tax-swords-a galleon-2-1a}").coins_are([12, 3]);
    }

    #[test]
    fn one_card_pays_for_most_swords() {
        let mut table = Table::new(
            3,
            "drawn: 1
             laid 1: sailor-3-1a sailor-3-1b
             laid 2: pirate-5-1 sailor-3-1c
             laid 3: captain-4-1a",
        );
        table.play("1: draw {tax-swords-b galleon-2-1a}").coins_are([3, 4, 3]);
    }

    #[test]
    fn the_other_for_fewest_victory_points_on_persons_and_expeditions() {
        let mut table = Table::new(
            3,
            "drawn: 1
             laid 1: sailor-7-3
             laid 2: expedition-anchor2
             laid 3: captain-4-1a captain-4-1b",
        );
        table.points_are([3, 4, 2]);
        table.play("1: draw {tax-points-a galleon-2-1a}").coins_are([3, 3, 4]);
    }

    #[test]
    fn everyone_tied_gets_it() {
        let mut table = Table::new(
            4,
            "turn: 2
             drawn: 1
             laid 1: pirate-5-1
             laid 2: sailor-3-1a
             laid 3: sailor-3-1b sailor-3-1c",
        );
        table.play("2: draw {tax-swords-a galleon-2-1a galleon-2-1b}").coins_are([4, 3, 4, 3]);
        let mut table = Table::new(3, "drawn: 1\nlaid 2: captain-4-1a");
        table.play("1: draw {tax-points-b galleon-2-1a galleon-2-1b}").coins_are([4, 3, 4]);
    }

    #[test]
    fn players_with_no_sword_or_point_tie_too() {
        for tax in ["tax-swords-a", "tax-points-a"] {
            let mut table = Table::new(3, "drawn: 1");
            table.play(&format!("1: draw {{{tax} galleon-2-1a galleon-2-1b galleon-2-1c}}"));
            table.coins_are([4, 4, 4]);
        }
    }

    #[test]
    fn then_the_card_is_discarded_and_the_turn_goes_on() {
        let mut table = Table::new(2, "harbour: flute-1-2");
        table.play("1: draw {tax-points-a galleon-2-1a galleon-2-1b}");
        table.discard_is("tax-points-a").harbour_is("flute-1-2").discovers(1);
        table.offers(1, ["draw", "stop"]);
        assert_eq!(table.view(SPECTATOR).n_drawn, 2);
    }
}

mod pr_tax_short {
    use super::*;

    const POOR_DECK: &str = "drawn: 1
                             deck: tax-points-a
                             coins 2: 0
                             laid 2: sailor-7-3
                             laid 3: sailor-3-1a sailor-5-2a
                             rest: coins 1";

    #[test]
    fn taxed_coins_may_be_shuffled_up_for_the_bonus() {
        let mut table = Table::new(3, POOR_DECK);
        // The first seat loses 56 of 112 coins and is the only one without points.
        let top = table.before(1).pile_cards.unwrap().pop().unwrap();
        let name = table.names(port_royal::Cards::one(top));
        table.play(&format!("1: draw {{tax-points-a {name}}}"));
        assert!(table.story(SPECTATOR).contains(&"reshuffled 56".to_owned()));
        table.discard_is("tax-points-a");
    }

    #[test]
    fn the_tax_card_itself_may_not() {
        let mut table = Table::new(3, POOR_DECK);
        let own = Drawn::Card(table.card("tax-points-a"));
        let result = table.try_play("1: draw {tax-points-a tax-points-a}");
        assert_eq!(result, Err(ReplayError::Chance(Fault::Misfit(own))));
    }

    /// Five seats with eleven coins each, too few to be taxed. All other cards are laid out, except
    /// for a tax and one ship. Seats 1 and 3 have eight swords.
    fn crowded() -> Table {
        let names = &crate::support::rules(5).names;
        let fighters = |name: &&String| name.starts_with("sailor") || name.starts_with("pirate");
        // The first 44 free ships and the first 8 persons are coins.
        let peaceful: Vec<&String> = names[58..110].iter().filter(|name| !fighters(name)).collect();
        let sailors = "sailor-3-1c sailor-3-1d sailor-3-1e sailor-3-1f sailor-3-1g sailor-5-2a \
                       sailor-5-2b sailor-7-3";
        let laid: Vec<String> = peaceful
            .chunks(13)
            .map(|chunk| chunk.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" "))
            .collect();
        Table::new(
            5,
            &format!(
                "turn: 2
                 drawn: 5
                 last: 2
                 deck: tax-swords-a skiff-1-1a
                 harbour: pinnace-1-1a flute-1-1a skiff-1-1b frigate-1-1a galleon-2-1a
                 coins 1: 11
                 coins 2: 11
                 coins 3: 11
                 coins 4: 11
                 coins 5: tax-swords-b tax-points-a tax-points-b 8
                 expeditions: {}
                 laid 1: pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1a sailor-3-1b
                 laid 3: {sailors}
                 laid 2: {}
                 laid 4: {}
                 laid 5: {}",
                names[110..115].join(" "),
                laid[0],
                laid[1],
                laid[2],
            ),
        )
    }

    #[test]
    fn if_too_few_are_left_the_first_clockwise_from_the_active_player_gets_it() {
        let mut table = crowded();
        table.deck_is("skiff-1-1a tax-swords-a").discard_is("").coins_are([11; 5]);
        table.play("2: draw {tax-swords-a skiff-1-1a}").tells([
            "2 drew tax tax-swords-a",
            "3 earned 1 by tax",
            "3 coin skiff-1-1a",
            "1 earned 0 of 1 by tax",
            "settled tax-swords-a",
        ]);
        table.coins_are([11, 11, 12, 11, 11]).deck_is("").discard_is("tax-swords-a");
    }

    #[test]
    fn the_tax_can_then_be_drawn_again_and_again() {
        let mut table = crowded();
        table.play("2: draw {tax-swords-a skiff-1-1a}");
        // Now the third seat is rich, and its coins can be drawn for the bonus.
        let pile = table.before(3).pile_cards.unwrap();
        let second = table.names(port_royal::Cards::one(pile[pile.len() - 2]));
        table.play(&format!("2: draw {{tax-swords-a skiff-1-1a {second}}}"));
        let story = table.story(SPECTATOR);
        assert_eq!(story[..2], ["reshuffled 1", "2 drew tax tax-swords-a"]);
        assert!(story[2].starts_with("3 taxed 6: "), "{story:?}");
        assert_eq!(story[3..5], ["3 earned 1 by tax", "reshuffled 6"]);
        table.coins_are([12, 11, 7, 11, 11]);
    }
}
