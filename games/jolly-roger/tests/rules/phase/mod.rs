//! The phases, and what several of them share: draws of crew.

mod appoint;
mod voyage;
mod mutiny;
mod attack;
mod share;
mod port;
mod island;
mod punish;
mod limit;
mod scoring;

use jolly_roger::ledger;
use jolly_roger::state::PhaseView;

use crate::support::{RuleTable, SPECTATOR, Table, crew_but, has, prizes_but};

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
