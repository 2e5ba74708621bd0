//! Cards that touch hidden prizes, and the hidden prizes of the losers.

use jolly_roger::{Event, EventView, ledger};

use crate::scenes::{CALM, after, knowers, seen_in_pot};
use crate::support::{RuleTable, SPECTATOR, Table, eyes, hidden, seat};

mod jr_var_hidden_cards {
    use super::*;

    /// Seat 3 has won a mutiny against seat 1.
    fn won(position: &str) -> Table {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-5a";
        let text = format!("phase: voyage\n{hands}\n{position}");
        let mut table = Table::with(hidden(), 4, &text);
        table.act(1, "sail fort");
        table.act(2, "decline");
        if !table.state().hand(seat(4)).is_empty() {
            table.act(4, "decline");
        }
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.nobody("");
        table
    }

    #[test]
    fn after_a_mutiny_the_captain_sees_the_gathered_prizes_and_passes_the_rest_on() {
        let mut table = won(&format!("prizes 1: gold-1a gold-2a gold-3a\n{CALM}"));
        assert_eq!(seen_in_pot(&table), [3, 0, 3, 0], "he who lost them knows them too");
        table.act(3, "take gold-3a");
        assert_eq!(knowers(&table, 3), [false, false, true, false, false]);
        assert_eq!(table.names(table.view(eyes(2)).pot.known), "gold-1a gold-2a");
        assert_eq!(seen_in_pot(&table)[3], 0);
    }

    #[test]
    fn a_cooks_player_sees_and_picks_before_him() {
        let position = "hand 4: cook\ndiscard: carpenter traitor-a traitor-b";
        let mut table = after(hidden(), position, "ship-a", "gold-1a gold-2a gold-3a");
        assert_eq!(seen_in_pot(&table), [3, 0, 0, 0]);
        table.act(1, "decline");
        table.act(4, "use cook");
        table.waits_for([4]);
        assert_eq!(seen_in_pot(&table), [3, 0, 0, 3]);
        table.act(4, "take gold-3a");
        table.waits_for([1]);
        assert!(!knowers(&table, 4)[1]);
    }

    #[test]
    fn face_up_in_bribes_means_unburied() {
        let text = "phase: voyage\nprizes 3: gold-3a\nburied 3: gold-1a\nhand 1: guns-1-2a";
        let mut table = Table::with(hidden(), 4, text);
        assert_eq!(table.refused(3, "offer 1 give gold-1a"), ledger::JR_BRIBE);
        let unknown = "offer 3 give guns-1-2a want gold-3a";
        assert_eq!(table.refused(1, unknown), ledger::JR_BRIBE, "he cannot know it is there");
        table.act(3, "offer 1 give gold-3a");
        table.act(1, "accept 3 0");
        table.prizes_are(1, "gold-3a");
        assert_eq!(knowers(&table, 1), [true, false, true, false, false]);
    }

    /// Prizes were shared: 1 has gold-3a and gold-1d, 2 has gold-1a, 4 has gold-2a.
    fn repaired() -> Table {
        let position = "hand 3: carpenter\nprizes 1: gold-1d\ndiscard: cook traitor-a traitor-b";
        let mut table = after(hidden(), position, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 2");
        table.act(2, "give gold-2a to 4");
        table.act(1, "decline");
        table.act(3, "use carpenter");
        table
    }

    #[test]
    fn a_carpenters_giver_picks_the_card_and_others_do_not_see_it() {
        let mut table = repaired();
        table.waits_for([1, 2, 4]);
        assert_eq!(table.menu(1), ["decline", "donate gold-1d", "donate gold-3a"]);
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(1, "donate gold-1d");
        table.prizes_are(3, "gold-1d");
        assert_eq!(knowers(&table, 3), [true, false, true, false, false]);
    }

    #[test]
    fn a_claimed_prize_is_taken_at_random() {
        let mut table = repaired();
        table.nobody("");
        assert_eq!(table.menu(3), ["take-from 1", "take-from 2", "done"]);
        assert_eq!(table.refused(3, "take gold-3a"), ledger::JR_SP_CARPENTER);
        assert_eq!(table.refused(3, "take-from 4"), ledger::JR_SP_CARPENTER);
        table.draws_one_of("3: take-from 1", "gold-1d gold-3a");
    }

    #[test]
    fn a_hostage_or_jewels_is_shown_when_ransomed_or_sold() {
        let text = "phase: voyage\nmutiny: spent\nprizes 2: hostage-a jewels-a";
        let mut table = Table::with(hidden(), 4, text);
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        table.act(2, "done");
        for (prize, drawn) in [("hostage-a", "gold-1a gold-2a"), ("jewels-a", "gold-3a")] {
            let events = table.chance(2, &format!("ransom {prize}"), drawn);
            let card = table.card(prize);
            let shown = |event: &Event| {
                event.view(SPECTATOR) == EventView::Ransomed { seat: seat(2), card }
            };
            assert!(events.iter().any(shown), "{prize}");
        }
        table.prize_discard_is("hostage-a jewels-a");
        assert_eq!(table.known_prizes(SPECTATOR, 2), "");
    }

    #[test]
    fn a_smart_kids_prize_stays_hidden_but_unburied() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nhand 3: smart-kid\n\
                    buried 4: gold-3a rum-a\ndiscard: boatswain traitor-a traitor-b";
        let mut table = Table::with(hidden(), 4, text);
        table.act(1, "sail island");
        table.act(2, "use old-sailor-a");
        table.nobody("island-a");
        table.chance(3, "use smart-kid on 4", "gold-3a");
        table.prizes_are(3, "gold-3a");
        assert_eq!(knowers(&table, 3), [false, false, true, true, false]);
    }
}
