//! The voyage, and when the last one is over.

use contract::Seat;
use jolly_roger::state::PhaseView;
use jolly_roger::{Kind, ledger};

use crate::support::{RuleTable, SPECTATOR, Table, eyes, prizes_but};

const NINE: &str = "round: 10\nsailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c \
                    ship-d";

mod jr_voyage {
    use super::*;

    #[test]
    fn an_empty_stack_cannot_be_picked_and_only_the_captain_picks() {
        let hands = "hand 2: guns-1-2a";
        let text = format!("phase: voyage\n{hands}\nsailed: island-a island-b island-c");
        let table = Table::new(4, &text);
        assert_eq!(table.refused(1, "sail island"), ledger::JR_VOYAGE);
        assert_eq!(table.refused(2, "sail fort"), ledger::JR_VOYAGE);
        let others = ["sail fort", "sail ship", "sail settlement", "sail port"];
        assert_eq!(table.menu(1), others);
    }

    #[test]
    fn the_top_card_lies_face_down_and_nobody_looks_at_it() {
        let mut table = Table::new(4, "phase: voyage\nhand 1: guns-1-2a\nhand 2: guns-1-3a");
        table.act(1, "sail fort");
        for observer in [SPECTATOR, eyes(1), eyes(2)] {
            let view = table.view(observer);
            assert_eq!((view.laid, view.turned), (Some(Kind::Fort), None));
            assert_eq!(table.names(view.stacks).matches("fort").count(), 5);
        }
        table.quiet("");
        table.act(2, "contribute guns-1-3a");
        table.draws_one_of("2: reveal 1", "fort-a fort-b fort-c fort-d fort-e");
    }
}

mod jr_round_count {
    use super::*;

    const CALM: &str = "phase: voyage\nmutiny: spent\n\
        discard: lookout cook carpenter first-mate master-mariner sharp-shooter";

    #[test]
    fn a_prize_target_is_discarded_after_the_attack_and_before_sharing() {
        let hands = "hand 2: navigation-3-1a guns-3-1a melee-3-1a";
        let mut table = Table::new(4, &format!("{CALM}\n{hands}"));
        table.act(1, "sail ship");
        for (n, card) in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"].into_iter().enumerate() {
            assert_eq!(table.n_sailed(), 0, "{n} cards played");
            table.act(2, &format!("contribute {card}"));
        }
        table.chance(2, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        assert_eq!(table.phase(), PhaseView::Pick { seat: Seat(0) });
        assert_eq!(table.n_sailed(), 1);
        let story = table.story(SPECTATOR);
        let at = |name: &str| story.iter().position(|line| line == name).expect("it happened");
        assert!(at("Fought") < at("VoyageCounted") && at("VoyageCounted") < at("PrizesTurned"));
    }

    #[test]
    fn a_lost_attack_counts_too() {
        let mut table = Table::new(4, &format!("{CALM}\nhand 2: guns-1-2a"));
        table.act(1, "sail fort");
        table.act(2, "contribute guns-1-2a");
        table.chance(2, "reveal 1", "fort-a");
        assert_eq!((table.n_sailed(), table.phase()), (1, PhaseView::Punish));
    }

    #[test]
    fn a_port_or_an_island_is_discarded_at_the_end_of_the_voyage() {
        let mut port = Table::new(4, &format!("{CALM}\nprizes 2: rum-a"));
        port.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        assert_eq!(port.n_sailed(), 0);
        port.act(2, "done");
        assert_eq!((port.n_sailed(), port.phase()), (1, PhaseView::Punish));
        let hands = "hand 2: old-sailor-a\nprizes 2: rum-a";
        let mut island = Table::new(4, &format!("{CALM}\n{hands}"));
        island.act(1, "sail island");
        island.chance(2, "use old-sailor-a", "island-a");
        assert_eq!(island.n_sailed(), 0);
        island.act(2, "done");
        assert_eq!((island.n_sailed(), island.phase()), (1, PhaseView::Punish));
    }

    #[test]
    fn a_round_with_two_voyages_adds_two_cards() {
        let hands = "hand 3: guns-1-5a\nsailed: port-b";
        let mut table = Table::new(4, &format!("phase: punish\n{hands}"));
        table.act(1, "spare");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        assert_eq!(table.phase(), PhaseView::Voyage);
        table.chance(3, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        assert_eq!((table.n_sailed(), table.state().round()), (2, 1));
        table.act(3, "spare");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn a_destination_broken_off_by_a_mutiny_does_not_count() {
        let mut table = Table::new(4, "phase: voyage\nhand 3: guns-1-5a");
        table.act(1, "sail fort");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        assert_eq!((table.n_sailed(), table.phase()), (0, PhaseView::Voyage));
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
