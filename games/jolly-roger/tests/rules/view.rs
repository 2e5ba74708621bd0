//! What is public.

use contract::{CardId, Observer, Seat};
use jolly_roger::{Event, EventView};

use crate::scenes::{calm_fort, fought};
use crate::support::{REFEREE, RuleTable, SPECTATOR, Table, eyes, hidden};

mod jr_public {
    use super::*;

    const POSITION: &str = "phase: voyage\nmutiny: spent\n\
        hand 1: guns-1-2a\nhand 3: melee-1-2a melee-1-3a second-mate\nprizes 2: gold-1a\n\
        buried 4: gold-3a rum-a\ndiscard: traitor-a traitor-b cook\nprize-discard: rum-b";

    #[test]
    fn prizes_hand_sizes_stack_sizes_and_discards_are_seen_by_all() {
        let table = Table::new(4, POSITION);
        for observer in [SPECTATOR, eyes(1), eyes(4)] {
            let view = table.view(observer);
            assert_eq!(table.known_prizes(observer, 2), "gold-1a");
            assert_eq!(view.seats[3].buried.count, 2);
            let buried = table.names(view.seats[3].buried.known);
            assert_eq!(buried, "gold-3a rum-a", "they lay open until they were buried");
            assert_eq!(view.seats.iter().map(|s| s.hand.count).collect::<Vec<_>>(), [1, 0, 3, 0]);
            assert_eq!((view.deck, view.prize_deck), (66 - 7, 46 - 4));
            assert_eq!(table.names(view.discard), "cook traitor-a traitor-b");
            assert_eq!(table.names(view.prize_discard), "rum-b");
        }
    }

    #[test]
    fn hands_and_stacks_are_not() {
        let table = Table::new(4, POSITION);
        for observer in [SPECTATOR, eyes(1), eyes(4)] {
            assert_eq!(table.known_in_hand(observer, 3), "");
            assert_eq!(table.view(observer).referee, None);
        }
        assert_eq!(table.known_in_hand(eyes(3), 3), "melee-1-2a melee-1-3a second-mate");
    }

    #[test]
    fn with_hidden_prizes_only_the_owner_knows_what_is_buried() {
        let table = Table::with(hidden(), 4, POSITION);
        let known = |observer| table.names(table.view(observer).seats[3].buried.known);
        assert_eq!([known(SPECTATOR), known(eyes(1)), known(eyes(2))], ["", "", ""]);
        assert_eq!(known(eyes(4)), "gold-3a rum-a");
    }

    #[test]
    fn who_played_what_is_seen_and_what_was_drawn_or_stolen_is_not() {
        let mut table = Table::new(4, POSITION);
        table.chance(3, "use second-mate on 1", "guns-1-2a");
        let cards = |observer: Observer| -> Vec<Option<CardId>> {
            let events = table.last_events();
            let taken = |event: &Event| {
                if let EventView::CrewTaken { card, .. } = event.view(observer) {
                    Some(card)
                } else {
                    None
                }
            };
            events.iter().filter_map(taken).collect()
        };
        let stolen = Some(table.card("guns-1-2a"));
        assert_eq!([cards(REFEREE), cards(eyes(1)), cards(eyes(3))], [[stolen]; 3]);
        assert_eq!([cards(SPECTATOR), cards(eyes(2))], [[None]; 2]);
        let shown = |event: &Event| matches!(event.view(SPECTATOR), EventView::Shown { .. });
        assert!(table.last_events().iter().any(shown), "all see the Second Mate");
        table.discard_is("cook second-mate traitor-a traitor-b");
        table.chance(1, "sail port", "port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
        assert_eq!(table.known_in_hand(eyes(2), 1), "");
    }

    #[test]
    fn all_see_who_played_what_and_what_it_comes_to() {
        let mut table = calm_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a any-1-1a");
        let fight = table.view(SPECTATOR).fight.expect("a fort is laid out");
        assert_eq!((fight.sums, fight.any), ([0, 0, 0], 0));
        assert_eq!((fight.least, fight.most), ([1, 3, 3], [2, 6, 4]));
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute melee-2-3a");
        table.act(3, "contribute any-1-1a");
        let view = table.view(SPECTATOR);
        let fight = view.fight.expect("it is being attacked");
        assert_eq!((fight.sums, fight.any), ([0, 2, 2], 1));
        let seats: Vec<Seat> = view.played.iter().map(|played| played.seat).collect();
        let cards: Vec<_> = view.played.iter().map(|played| played.card).collect();
        assert_eq!(cards, view.table.iter().collect::<Vec<_>>());
        assert_eq!(seats.iter().filter(|seat| **seat == Seat(2)).count(), 2);
        assert_eq!(seats.iter().filter(|seat| **seat == Seat(1)).count(), 1);
    }

    #[test]
    fn an_open_card_says_what_is_needed() {
        let mut table = calm_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a");
        table.act(2, "contribute guns-2-1a");
        let before = table.view(SPECTATOR).fight.expect("a fort is laid out");
        assert!(before.least < before.most);
        let events = table.chance(2, "reveal 1", "fort-a");
        let (_, sums, needs) = fought(&events).expect("nothing can change it");
        assert_eq!((sums, needs), ([0, 2, 0], [1, 3, 3]));
        assert!(table.view(SPECTATOR).fight.is_none());
    }
}
