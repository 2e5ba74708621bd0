//! PR-BUST.

use contract::Rejected;

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_bust {
    use super::*;

    #[test]
    fn a_second_ship_of_a_colour_ends_the_turn_at_once() {
        let mut table = Table::new(3, "harbour: flute-1-2 settler-4-1a skiff-1-2");
        table.play("1: draw {flute-5-4 priest-4-1a}").tells([
            "1 drew ship flute-5-4",
            "1 bust by flute-5-4 after 4: flute-1-2 flute-5-4 skiff-1-2 settler-4-1a",
            "turn 2",
            "2 drew person priest-4-1a",
        ]);
        table.discard_is("flute-1-2 settler-4-1a skiff-1-2 flute-5-4").harbour_is("priest-4-1a");
        table.discovers(2);
        table.rejects("1: stop", Rejected::NotAsked);
    }

    #[test]
    fn every_colour_can_bust() {
        for (first, second) in [
            ("pinnace-4-3a", "pinnace-4-4"),
            ("flute-1-1a", "flute-1-1b"),
            ("skiff-5-3a", "skiff-1-2"),
            ("frigate-skull-3", "frigate-1-1a"),
            ("galleon-2-1a", "galleon-skull-4"),
        ] {
            let mut table = Table::new(2, &format!("harbour: {first}"));
            table.play(&format!("1: draw {{{second} settler-4-1a}}")).discovers(2);
        }
    }

    #[test]
    fn five_colours_do_not() {
        let mut table = Table::new(2, "harbour: pinnace-4-4 flute-1-1a skiff-1-1a frigate-1-1a");
        table.play("1: draw {galleon-2-1a}").discovers(1);
        // From here on every ship causes a bust.
        table.play("1: draw {skiff-5-4 settler-4-1a}").discovers(2);
    }

    #[test]
    fn expeditions_stay() {
        let mut table = Table::new(2, "harbour: flute-1-2\nexpeditions: expedition-anchor2");
        table.play("1: draw {flute-1-1a settler-4-1a}");
        table.expeditions_are("expedition-anchor2").discard_is("flute-1-2 flute-1-1a");
    }

    #[test]
    fn there_is_no_phase_2_for_anybody() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-2 settler-4-1a skiff-1-2 frigate-1-1a galleon-2-1a
             laid 1: admiral-5-1
             laid 2: admiral-7-2a",
        );
        table.play("1: draw {flute-1-1a settler-4-1b}").coins_are([3, 3, 3]);
        let story = table.story(SPECTATOR);
        assert!(!story.iter().any(|line| line.contains("to take")), "{story:?}");
    }

    #[test]
    fn every_jester_earns_a_coin_the_active_players_too() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-2
             laid 1: jester-5-1 jester-7-2a
             laid 3: jester-9-3",
        );
        table.play("1: draw {flute-1-1a skiff-1-1a skiff-1-1b skiff-1-1c settler-4-1a}");
        table.coins_are([5, 3, 4]);
    }

    #[test]
    fn a_ship_that_could_not_be_repelled_for_want_of_swords_busts_unasked() {
        let mut table = Table::new(2, "harbour: flute-1-2\nlaid 1: sailor-3-1a");
        table.play("1: draw {flute-2-3 settler-4-1a}").discovers(2);
    }

    #[test]
    fn a_bust_can_come_with_a_skull_against_all_swords() {
        let mut table = Table::new(
            2,
            "harbour: galleon-2-1a
             laid 1: pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1a",
        );
        table.play("1: draw {galleon-skull-3 settler-4-1a}").discovers(2);
    }
}
