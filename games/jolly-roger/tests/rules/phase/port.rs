//! Pirate Port.

use jolly_roger::editions::Facing;
use jolly_roger::state::PhaseView;
use jolly_roger::{CaptainsGold, Edition, Event, Options, PrizeFacing, ledger};

use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, eyes, has, hidden, prizes_but};

fn in_port(options: Options, position: &str, outcomes: &str) -> Table {
    let mut table = Table::with(options, 4, &format!("phase: voyage\nmutiny: spent\n{position}"));
    table.chance(1, "sail port", outcomes);
    table
}

/// Port a gives every seat one card.
const DEAL: &str = "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b";

mod jr_port_draw {
    use super::*;

    #[test]
    fn everybody_gets_as_many_cards_as_the_port_says() {
        let table = in_port(Options::default(), "", DEAL);
        table.hand_sizes_are([1, 1, 1, 1]);
        let two = "port-b guns-1-2a guns-1-2b guns-1-3a guns-1-3b \
                   melee-1-2a melee-1-2b melee-1-3a melee-1-3b";
        let table = in_port(Options::default(), "", two);
        table.hand_sizes_are([2, 2, 2, 2]);
        table.hand_is(1, "guns-1-2a melee-1-2a");
    }

    #[test]
    fn dealt_clockwise_from_the_captain_and_unseen() {
        let table = in_port(Options::default(), "", DEAL);
        table.hand_is(1, "guns-1-2a");
        table.hand_is(2, "guns-1-2b");
        table.hand_is(4, "guns-1-3b");
        let mut other = Table::new(4, "phase: voyage\nmutiny: spent\ncaptain: 3");
        other.chance(3, "sail port", DEAL);
        other.hand_is(3, "guns-1-2a");
        other.hand_is(4, "guns-1-2b");
        other.hand_is(1, "guns-1-3a");
        assert_eq!(table.known_in_hand(eyes(2), 1), "");
        assert_eq!(table.known_in_hand(SPECTATOR, 1), "");
    }

    const SIX: &str = "melee-1-2a melee-1-2b melee-1-3a melee-1-3b melee-1-4a melee-1-5a";

    #[test]
    fn hand_limits_apply_after_the_deal_before_the_exchange() {
        let hands = format!("hand 3: {SIX} guns-1-4a\nprizes 3: rum-a");
        let mut table = in_port(Options::default(), &hands, DEAL);
        table.waits_for([3]);
        assert!(table.may(3, "discard guns-1-4a") && !table.may(3, "exchange rum-a"));
        table.act(3, "discard guns-1-4a");
        assert!(matches!(table.phase(), PhaseView::Exchange { .. }));
        assert!(table.may(3, "exchange rum-a"));
    }
}

mod jr_port_exchange {
    use super::*;

    #[test]
    fn one_prize_once_for_one_card_of_any_kind() {
        for prize in ["rum-a", "gold-3a", "jewels-a", "hostage-a"] {
            let prizes = format!("prizes 2: {prize} rum-b\nprizes 3: gold-1a");
            let mut table = in_port(Options::default(), &prizes, DEAL);
            table.chance(2, &format!("exchange {prize}"), "guns-1-4a");
            assert_eq!(table.refused(2, "exchange rum-b"), ledger::JR_PORT_EXCHANGE);
            table.hand_is(2, "guns-1-2b guns-1-4a");
            table.prizes_are(2, "rum-b");
            table.prize_discard_is(prize);
            table.act(3, "done");
            table.hand_sizes_are([1, 2, 1, 1]);
            assert_eq!(table.phase(), PhaseView::Punish);
        }
    }

    #[test]
    fn nobody_has_to_and_a_buried_prize_cannot_be_discarded() {
        let prizes = "prizes 2: rum-a\nburied 2: gold-1a\nburied 3: gold-2a";
        let table = in_port(Options::default(), prizes, DEAL);
        table.waits_for([2]);
        assert_eq!(table.menu(2), ["exchange rum-a", "done"]);
        assert_eq!(table.refused(2, "exchange gold-1a"), ledger::JR_PORT_EXCHANGE);
    }

    #[test]
    fn face_down_by_the_german_book_but_hidden_prizes_are_shown_by_all() {
        for (book, prizes) in BOOKS
            .into_iter()
            .flat_map(|book| [(book, PrizeFacing::Open), (book, PrizeFacing::Hidden)])
        {
            let options = Options { prizes, ..edition(book) };
            let mut table = in_port(options, "prizes 2: rum-a gold-1a", DEAL);
            let events = table.chance(2, "exchange rum-a", "guns-1-4a");
            let facing = events.iter().find_map(|event| {
                if let Event::Exchanged { facing, .. } = event { Some(*facing) } else { None }
            });
            let down = book == Edition::De && prizes == PrizeFacing::Open;
            let expected = if down { Facing::Down } else { Facing::Up };
            assert_eq!(facing, Some(expected), "{book:?} {prizes:?}");
        }
    }
}

mod jr_port_ransom {
    use super::*;

    #[test]
    fn a_hostage_brings_two_prizes_and_jewels_one_also_of_cards_just_drawn() {
        let mut table = in_port(Options::default(), "prizes 2: hostage-a gold-1a", DEAL);
        assert_eq!(table.refused(2, "ransom hostage-a"), ledger::JR_PORT_EXCHANGE, "last of all");
        table.act(2, "done");
        assert_eq!(table.refused(2, "ransom gold-1a"), ledger::JR_PORT_RANSOM);
        table.chance(2, "ransom hostage-a", "jewels-a gold-2a");
        table.chance(2, "ransom jewels-a", "gold-3a");
        table.prizes_are(2, "gold-1a gold-2a gold-3a");
        table.prize_discard_is("jewels-a hostage-a");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn any_number_and_nobody_has_to() {
        let mut table = in_port(Options::default(), "prizes 2: hostage-a hostage-b jewels-a", DEAL);
        table.act(2, "done");
        table.chance(2, "ransom hostage-b", "gold-1a gold-1b");
        table.chance(2, "ransom jewels-a", "gold-1c");
        table.act(2, "done");
        table.prizes_are(2, "gold-1a gold-1b gold-1c hostage-a");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn clockwise_from_the_captain_each_finishing_before_the_next() {
        let prizes = "captain: 3\nprizes 1: jewels-a\nprizes 2: jewels-b\nprizes 4: jewels-c";
        let mut table = Table::new(4, &format!("phase: voyage\nmutiny: spent\n{prizes}"));
        table.chance(3, "sail port", DEAL);
        for number in [1, 2, 4] {
            table.act(number, "done");
        }
        table.waits_for([4]);
        assert_eq!(table.refused(1, "ransom jewels-a"), ledger::JR_PORT_RANSOM);
        table.chance(4, "ransom jewels-c", "rum-a");
        table.waits_for([1]);
        assert!(table.refused(4, "ransom rum-a") == ledger::JR_PORT_RANSOM);
        table.act(1, "done");
        table.waits_for([2]);
        table.act(2, "done");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn who_gives_away_what_could_be_sold_is_not_asked_any_more() {
        for options in [Options::default(), hidden()] {
            let mut table = in_port(options, "prizes 2: jewels-a\nprizes 3: jewels-b", DEAL);
            table.act(2, "done");
            table.act(3, "done");
            table.waits_for([2]);
            table.act(2, "offer 4 give jewels-a");
            table.act(4, "accept 2 0");
            table.waits_for([3]);
            table.act(3, "done");
            table.waits_for([4]);
            table.act(4, "done");
            assert_eq!(table.phase(), PhaseView::Punish);
        }
    }

    #[test]
    fn a_buried_hostage_stays_where_it_is() {
        let prizes = "buried 2: hostage-a\nprizes 2: jewels-a";
        let mut table = in_port(Options::default(), prizes, DEAL);
        table.act(2, "done");
        assert_eq!(table.refused(2, "ransom hostage-a"), ledger::JR_PORT_RANSOM);
        assert!(table.may(2, "ransom jewels-a"));
    }

    #[test]
    fn prizes_drawn_lie_open_unless_prizes_are_hidden() {
        for (options, known) in [(Options::default(), "gold-3a"), (hidden(), "")] {
            let mut table = in_port(options, "prizes 2: jewels-a", DEAL);
            table.act(2, "done");
            let events = table.chance(2, "ransom jewels-a", "gold-3a");
            assert!(has(&events, "Ransomed"));
            assert_eq!(table.known_prizes(SPECTATOR, 2), known);
        }
    }
}

mod jr_port_empty {
    use super::*;

    #[test]
    fn a_hostage_with_one_prize_left_brings_one() {
        let text = format!(
            "prizes 2: hostage-a hostage-b\nprize-discard: {}",
            prizes_but("hostage-a hostage-b gold-3a")
        );
        let mut table = in_port(Options::default(), &text, DEAL);
        table.act(2, "done");
        table.chance(2, "ransom hostage-a", "gold-3a");
        table.prizes_are(2, "gold-3a hostage-b");
        assert_eq!(table.phase(), PhaseView::Punish, "with an empty stack nothing is ransomed");
        assert_eq!(table.view(SPECTATOR).prize_deck, 0);
    }

    #[test]
    fn with_an_empty_stack_nothing_can_be_ransomed_or_sold() {
        let kept = "hostage-a jewels-a";
        let text = format!("prizes 2: {kept}\nprize-discard: {}", prizes_but(kept));
        let mut table = in_port(Options::default(), &text, DEAL);
        assert!(matches!(table.phase(), PhaseView::Exchange { .. }), "crew can still be had");
        table.act(2, "done");
        assert_eq!(table.phase(), PhaseView::Punish, "and the discards are not shuffled in");
        table.prizes_are(2, kept);
    }
}

mod jr_var_gold {
    use super::*;

    const DEAL: &str = "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b";

    fn in_port(captains_gold: CaptainsGold, prizes: &str) -> Table {
        let options = Options { captains_gold, ..Options::default() };
        let text = format!("phase: voyage\nmutiny: spent\n{prizes}");
        let mut table = Table::with(options, 4, &text);
        table.chance(1, "sail port", DEAL);
        table
    }

    #[test]
    fn when_the_captain_pays_everybody_draws_instead_of_just_him() {
        let mut table = in_port(CaptainsGold::Shared, "prizes 1: rum-a\nprizes 2: rum-b");
        table.chance(1, "exchange rum-a", "guns-1-4a guns-1-5a guns-2-1a guns-2-1b");
        table.hand_sizes_are([2, 2, 2, 2]);
        table.chance(2, "exchange rum-b", "melee-1-2a");
        table.hand_sizes_are([2, 3, 2, 2]);
        let mut plain = in_port(CaptainsGold::Own, "prizes 1: rum-a");
        plain.chance(1, "exchange rum-a", "guns-1-4a");
        plain.hand_sizes_are([2, 1, 1, 1]);
    }

    #[test]
    fn another_draws_for_himself_alone() {
        let mut table = in_port(CaptainsGold::Shared, "prizes 2: rum-a");
        table.chance(2, "exchange rum-a", "guns-1-4a");
        table.hand_sizes_are([1, 2, 1, 1]);
    }

    #[test]
    fn ransom_and_sale_do_not_count() {
        let mut table = in_port(CaptainsGold::Shared, "prizes 1: jewels-a hostage-a");
        table.act(1, "done");
        table.chance(1, "ransom jewels-a", "gold-1a");
        table.chance(1, "ransom hostage-a", "gold-1b gold-1c");
        table.hand_sizes_are([1, 1, 1, 1]);
    }
}
