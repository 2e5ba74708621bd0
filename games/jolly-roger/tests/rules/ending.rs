//! Stacks that run out, the end and the score.

use jolly_roger::state::PhaseView;
use jolly_roger::{Event, Options, ledger};

use crate::support::{RuleTable, SPECTATOR, Table, crew_but, edition, has, prizes_but, seat};

const TEN: &str = "round: 10\nsailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c \
                   ship-d port-a";
const NINE: &str = "round: 10\nsailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c \
                    ship-d";

mod jr_crew_reshuffle {
    use super::*;

    #[test]
    fn an_empty_crew_stack_is_refilled_from_the_shuffled_discards() {
        let left = "guns-1-2a guns-1-2b guns-1-3a guns-1-3b melee-1-2a";
        let gone = crew_but(left);
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\ndiscard: {gone}"));
        let outcomes = "port-b guns-1-2a guns-1-2b guns-1-3a guns-1-3b melee-1-2a \
                        traitor-a cook melee-1-3a";
        let events = table.chance(1, "sail port", outcomes);
        assert!(has(&events, "Reshuffled"));
        table.hand_is(1, "guns-1-2a melee-1-2a");
        table.hand_is(2, "guns-1-2b traitor-a");
        table.discard_is("");
        assert_eq!(table.view(SPECTATOR).deck, 66 - 8);
    }

    #[test]
    fn not_before_a_card_is_needed() {
        let left = "guns-1-2a guns-1-2b guns-1-3a guns-1-3b";
        let gone = crew_but(left);
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\ndiscard: {gone}"));
        let events = table.chance(1, "sail port", &format!("port-a {left}"));
        assert!(!has(&events, "Reshuffled"));
        assert_eq!(table.view(SPECTATOR).deck, 0);
    }

    #[test]
    fn prize_and_destination_stacks_never_are() {
        let kept = "hostage-a";
        let text = format!(
            "phase: voyage\nmutiny: spent\nprizes 2: {kept}\nprize-discard: {}\n\
             sailed: island-a island-b island-c",
            prizes_but(kept)
        );
        let mut table = Table::new(4, &text);
        assert_eq!(table.refused(1, "sail island"), ledger::JR_VOYAGE);
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        table.act(2, "done");
        assert_eq!(table.phase(), PhaseView::Punish, "there is nothing to be had for a Hostage");
    }
}

mod jr_crew_empty {
    use super::*;

    /// Ten seats hold five cards each; sixteen are in the stack and there are no discards.
    #[test]
    fn with_both_empty_draws_stop_clockwise_from_the_captain() {
        let all = crew_but("");
        let all: Vec<&str> = all.split(' ').collect();
        let mut text = "phase: voyage\nmutiny: spent\ncaptain: 4\n".to_owned();
        for (cards, number) in all[..50].chunks(5).zip(1..) {
            text.extend([&format!("hand {number}: "), &cards.join(" "), "\n"]);
        }
        let mut table = Table::new(10, &text);
        assert_eq!(table.view(SPECTATOR).deck, 16);
        let events = table.chance(4, "sail port", &format!("port-f {}", all[50..].join(" ")));
        assert!(!has(&events, "Reshuffled"));
        table.hand_sizes_are([6, 6, 6, 7, 7, 7, 7, 7, 7, 6]);
        assert_eq!(table.view(SPECTATOR).deck, 0);
    }
}

mod jr_end {
    use super::*;

    #[test]
    fn the_round_of_the_tenth_voyage_is_the_last_and_is_played_to_its_end() {
        let text = format!("phase: voyage\nmutiny: spent\n{NINE}\nhand 3: guns-1-2a");
        let mut table = Table::new(4, &text);
        table.chance(
            1,
            "sail port",
            "port-b guns-1-2b guns-1-3a guns-1-3b guns-1-4a \
                     melee-1-2a melee-1-2b melee-1-3a melee-1-3b",
        );
        assert_eq!((table.phase(), table.n_sailed()), (PhaseView::Punish, 10));
        table.act(1, "punish");
        table.waits_for([2]);
        table.chance(2, "flog 3", "guns-1-2a");
        table.ends("jr-end-voyages", [1, 1, 1, 1]);
    }

    #[test]
    fn with_nine_the_game_goes_on_whatever_the_number_of_the_round() {
        let mut table = Table::new(4, &format!("phase: punish\nmutiny: spent\n{NINE}"));
        table.act(1, "spare");
        assert!(matches!(table.phase(), PhaseView::Appoint { .. }));
        assert_eq!(table.state().round(), 11, "the voyages count, not the appointments");
    }

    #[test]
    fn or_of_the_last_prize_which_is_played_to_its_end_too() {
        let hand = "navigation-3-1a guns-3-1a melee-3-1a";
        let gone = "discard: lookout cook carpenter first-mate master-mariner sharp-shooter";
        let text = format!(
            "phase: voyage\nmutiny: spent\nhand 2: {hand}\n{gone}\nprize-discard: {}",
            prizes_but("gold-1a gold-2a gold-3a")
        );
        let mut table = Table::new(4, &text);
        table.act(1, "sail ship");
        for card in hand.split(' ') {
            table.act(2, &format!("contribute {card}"));
        }
        table.chance(2, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        assert_eq!(table.view(SPECTATOR).prize_deck, 0, "emptied exactly");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-2a to 2");
        table.act(2, "give gold-1a to 3");
        assert_eq!(table.phase(), PhaseView::Punish, "never in mid-round");
        table.act(1, "spare");
        table.ends("jr-end-prizes", [1, 2, 3, 4]);
    }

    #[test]
    fn also_in_port() {
        let kept = "jewels-a gold-3a";
        let text = format!(
            "phase: voyage\nmutiny: spent\nprizes 2: jewels-a\nprize-discard: {}",
            prizes_but(kept)
        );
        let mut table = Table::new(4, &text);
        table.chance(1, "sail port", "port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
        table.act(2, "done");
        table.chance(2, "ransom jewels-a", "gold-3a");
        table.act(1, "spare");
        table.ends("jr-end-prizes", [2, 1, 2, 2]);
    }

    #[test]
    fn with_a_prize_left_the_game_goes_on() {
        let text =
            format!("phase: punish\nmutiny: spent\nprize-discard: {}", prizes_but("gold-1a"));
        let mut table = Table::new(4, &text);
        table.act(1, "spare");
        assert!(matches!(table.phase(), PhaseView::Appoint { .. }));
    }
}

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
