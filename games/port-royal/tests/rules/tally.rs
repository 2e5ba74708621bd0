//! Sums over persons: swords and abilities.

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_swords {
    use super::*;

    #[test]
    fn a_sailor_has_one_a_pirate_two_whatever_they_cost_and_they_add_up() {
        let all = [
            ("", 0),
            ("sailor-3-1a", 1),
            ("sailor-7-3", 1),
            ("pirate-5-1", 2),
            ("pirate-9-3", 2),
            ("sailor-3-1a pirate-5-1", 3),
            ("sailor-3-1a sailor-3-1b pirate-5-1 pirate-7-2", 6),
            ("captain-4-1a admiral-5-1", 0),
        ];
        for (laid, swords) in all {
            let table = Table::new(2, &format!("laid 1: {laid}"));
            let found = table.view(SPECTATOR).seats[0].abilities.swords;
            assert_eq!(found, swords, "{laid}");
        }
    }
}

mod pr_stack {
    use super::*;

    #[test]
    fn several_copies_of_a_person_add_up() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 1: blue-trader-3-1 blue-trader-5-2 admiral-5-1 admiral-7-2a governor-8-0a \
                governor-8-0b mademoiselle-7-2a mademoiselle-7-2b
             coins 1: 0
             last: 2",
        );
        table.play("1: stop {skiff-1-1a skiff-1-1b skiff-1-1c skiff-3-2a}");
        table.coins_are([4, 3]).takes(1, 3);
        table.play("1: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c frigate-3-2a}");
        assert_eq!(table.story(SPECTATOR)[1], "1 earned 2 by ship");
        assert_eq!(table.story(SPECTATOR)[4], "1 earned 2 by trader");
        // With two mademoiselles a settler costs two coins.
        table.play("1: take settler-4-1a").coins_are([6, 3]).takes(1, 1);
    }

    #[test]
    fn for_the_others_too_when_they_take() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2 settler-4-1a settler-4-1b settler-4-1c settler-4-1d
             laid 2: blue-trader-3-1 blue-trader-5-2 admiral-5-1 admiral-7-2a governor-8-0a \
                governor-8-0b
             coins 2: 0
             phase: take 1",
        );
        table.play("1: pass {skiff-1-1a skiff-1-1b skiff-1-1c skiff-3-2a}").takes(2, 3);
        table.coins_are([3, 4]);
        table.play("2: take flute-1-2 {frigate-1-1a frigate-1-1b frigate-1-1c frigate-3-2a}");
        table.coins_are([4, 7]).takes(2, 2);
    }
}
