//! The score.

use jolly_roger::{Event, Options};

use crate::support::{RuleTable, SPECTATOR, Table, edition, prizes_but, seat};

const TEN: &str = "round: 10\nsailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c \
                   ship-d port-a";

mod jr_score {
    use super::*;

    /// The game after its last round with these prizes, when chance draws `drawn` for Jewels.
    fn scored(prizes: &str, drawn: &str) -> Table {
        let text = format!("phase: punish\nmutiny: spent\n{TEN}\n{prizes}");
        let mut table = Table::with(Options::default(), 4, &text);
        table.chance(1, "spare", drawn);
        table
    }

    fn gold(table: &Table) -> [u8; 4] {
        let found = table.last_events().iter().find_map(|event| {
            if let Event::Ended { gold, .. } = event { Some(*gold) } else { None }
        });
        let gold = found.expect("it is over");
        [gold[0], gold[1], gold[2], gold[3]]
    }

    #[test]
    fn gold_counts_its_value_a_hostage_one_rum_nothing_buried_too() {
        let table = scored(
            "prizes 1: gold-1a gold-2a\nburied 1: gold-3a\nprizes 2: hostage-a hostage-b\n\
             buried 3: hostage-c rum-a\nprizes 4: rum-b rum-c",
            "",
        );
        assert_eq!(gold(&table), [6, 2, 1, 0]);
        table.ends("jr-end-voyages", [1, 2, 3, 4]);
    }

    #[test]
    fn each_jewels_counts_what_a_prize_drawn_at_random_is_worth() {
        for (drawn, worth) in
            [("gold-3a", 3), ("gold-1a", 1), ("rum-a", 0), ("hostage-a", 1), ("jewels-b", 1)]
        {
            let table = scored("prizes 2: jewels-a", drawn);
            assert_eq!(gold(&table), [0, worth, 0, 0], "{drawn}");
        }
    }

    #[test]
    fn or_one_if_none_is_left() {
        let kept = "jewels-a jewels-b gold-3a";
        let text = format!("prizes 2: jewels-a jewels-b\nprize-discard: {}", prizes_but(kept));
        let table = scored(&text, "gold-3a");
        assert_eq!(gold(&table), [0, 4, 0, 0]);
    }

    #[test]
    fn they_draw_clockwise_from_the_captain_and_nothing_is_put_back() {
        let text = "captain: 3\nquartermaster: 2\nprizes 1: jewels-a\nburied 3: jewels-b\n\
                    prizes 2: jewels-c";
        let text = format!("phase: punish\nmutiny: spent\n{TEN}\n{text}");
        let mut table = Table::new(4, &text);
        let mut twice = table.clone();
        table.chance(3, "spare", "gold-3a gold-2a gold-1a");
        assert_eq!(gold(&table), [2, 1, 3, 0]);
        let again = twice.try_play("3: spare {gold-3a gold-3a gold-1a}");
        assert!(again.is_err(), "a card drawn is not put back");
    }

    #[test]
    fn most_gold_wins_then_most_rum_then_the_win_is_shared() {
        let table = scored("prizes 1: gold-2a\nprizes 2: gold-3a\nprizes 3: gold-1a rum-a", "");
        table.ends("jr-end-voyages", [2, 1, 3, 4]);
        let table = scored("prizes 1: gold-2a\nprizes 2: gold-2b rum-a\nprizes 3: rum-b rum-c", "");
        table.ends("jr-end-voyages", [2, 1, 3, 4]);
        let table =
            scored("prizes 1: gold-2a rum-a\nburied 2: gold-2b rum-b\nprizes 4: gold-2c", "");
        table.ends("jr-end-voyages", [1, 1, 4, 3]);
        assert_eq!(table.outcome().winners(), contract::SeatSet::one(seat(1)).with(seat(2)));
    }

    #[test]
    fn a_drawn_rum_breaks_no_tie() {
        let table = scored("prizes 1: gold-1a\nprizes 2: gold-1b jewels-a", "rum-a");
        table.ends("jr-end-voyages", [1, 1, 3, 3]);
    }

    #[test]
    fn all_prizes_are_shown_at_the_end() {
        let options = Options {
            prizes: jolly_roger::PrizeFacing::Hidden,
            ..edition(jolly_roger::Edition::Pl)
        };
        let text =
            format!("phase: punish\nmutiny: spent\n{TEN}\nprizes 1: gold-2a\nburied 2: gold-3a");
        let mut table = Table::with(options, 4, &text);
        table.act(1, "spare");
        assert_eq!(table.known_prizes(SPECTATOR, 1), "gold-2a");
        assert_eq!(table.names(table.view(SPECTATOR).seats[1].buried.known), "gold-3a");
    }
}
