//! Variants: hidden prizes, Captain's gold, three players.

use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{CaptainsGold, Event, EventView, Options, PrizeFacing, ledger};

use crate::share::after;
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, eyes, has, hidden, seat};

const CALM: &str = "discard: cook carpenter traitor-a traitor-b";

/// The number of prizes being shared that each of four seats knows.
fn seen_in_pot(table: &Table) -> [u8; 4] {
    [1, 2, 3, 4].map(|number| table.view(eyes(number)).pot.known.len())
}

/// Which of four seats and a spectator know the prize in front of a seat.
fn knowers(table: &Table, number: u8) -> [bool; 5] {
    [eyes(1), eyes(2), eyes(3), eyes(4), SPECTATOR]
        .map(|observer| !table.known_prizes(observer, number).is_empty())
}

mod jr_var_hidden {
    use super::*;

    #[test]
    fn the_captain_sees_the_prizes_keeps_one_and_the_quartermaster_sees_the_rest() {
        for book in BOOKS {
            let options = Options { prizes: PrizeFacing::Hidden, ..edition(book) };
            let mut table = after(options, CALM, "ship-a", "gold-1a gold-2a gold-3a");
            assert_eq!(seen_in_pot(&table), [3, 0, 0, 0], "{book:?}");
            assert_eq!(table.view(SPECTATOR).pot.count, 3, "how many is public");
            table.act(1, "take gold-3a");
            assert_eq!(knowers(&table, 1), [true, false, false, false, false]);
            assert_eq!(seen_in_pot(&table), [2, 2, 0, 0]);
            table.act(2, "give gold-1a to 3");
            assert_eq!(knowers(&table, 3), [false, true, true, false, false], "dealt face down");
        }
    }

    #[test]
    fn owners_may_look_at_and_show_theirs() {
        let mut table = Table::with(hidden(), 4, "phase: voyage\nprizes 3: gold-3a gold-1a");
        assert_eq!(table.known_prizes(eyes(3), 3), "gold-1a gold-3a");
        table.act(3, "offer 1 give gold-3a");
        assert_eq!(table.known_prizes(eyes(1), 3), "gold-3a", "whom it is offered sees it");
        assert_eq!(table.known_prizes(eyes(2), 3), "");
    }

    #[test]
    fn hidden_prizes_may_be_shown_to_one_or_to_all_and_stay_face_down() {
        for book in BOOKS {
            let options = Options { prizes: PrizeFacing::Hidden, ..edition(book) };
            let text = "phase: voyage\nprizes 3: gold-3a gold-1a\nburied 3: rum-a";
            let mut table = Table::with(options, 4, text);
            let events = table.act(3, "show gold-3a to 1");
            assert_eq!(table.known_prizes(eyes(1), 3), "gold-3a", "{book:?}");
            assert_eq!(knowers(&table, 3), [true, false, true, false, false]);
            let EventView::PrizesShown { cards, n, .. } = events[0].view(eyes(2)) else {
                panic!("{events:?}")
            };
            assert_eq!((cards, n), (None, 1), "that it happened is public");
            table.act(3, "show gold-1a to all");
            assert_eq!(table.known_prizes(SPECTATOR, 3), "gold-1a");
            assert_eq!(table.known_prizes(eyes(1), 3), "gold-1a gold-3a");
            table.act(3, "show rum-a to 2");
            assert_eq!(table.names(table.view(eyes(2)).seats[2].buried.known), "rum-a");
            table.prizes_are(3, "gold-1a gold-3a");
        }
    }

    #[test]
    fn whoever_was_shown_knows_no_more_once_one_of_several_goes_unseen() {
        let text = "phase: voyage\nprizes 3: gold-3a gold-1a";
        let mut table = Table::with(hidden(), 4, text);
        table.act(3, "show gold-3a gold-1a to 1");
        table.act(3, "offer 2 give gold-3a");
        table.act(2, "accept 3 0");
        assert_eq!(table.known_prizes(eyes(1), 3), "", "one of the two went, he cannot tell which");
    }

    #[test]
    fn they_may_be_shown_at_any_time_but_only_ones_own_and_only_hidden_ones() {
        let hands = "hand 2: guns-1-3a\nhand 3: stowaways\nhand 4: traitor-a";
        let text = format!("phase: voyage\n{hands}\nprizes 4: gold-1a\nprizes 2: gold-2a");
        let mut table = Table::with(hidden(), 4, &text);
        let show = "show gold-1a to 2";
        let mut half_done = table.clone();
        half_done.act(3, "use stowaways");
        assert!(half_done.may(4, show), "while a card may be betrayed");
        half_done.act(4, "decline");
        table.act(1, "sail port");
        assert!(table.may(4, show), "while a mutiny may be called");
        table.act(4, "decline");
        assert!(table.may(4, show), "having answered");
        for wrong in ["show gold-2a to 1", "show gold-1a to 4", "show rum-a to all"] {
            assert_eq!(table.refused(4, wrong), ledger::JR_VAR_HIDDEN, "{wrong}");
        }
        let open = Table::new(4, "phase: voyage\nprizes 4: gold-1a");
        assert_eq!(open.refused(4, show), ledger::JR_VAR_HIDDEN, "they lie open");
    }

    #[test]
    fn a_prize_discarded_for_crew_is_shown_and_those_drawn_stay_hidden() {
        let text = "phase: voyage\nmutiny: spent\nprizes 2: jewels-a rum-a";
        let mut table = Table::with(hidden(), 4, text);
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-2b guns-1-3a guns-1-3b");
        table.chance(2, "exchange rum-a", "guns-1-4a");
        table.prize_discard_is("rum-a");
        table.chance(2, "ransom jewels-a", "gold-3a");
        assert_eq!(table.known_prizes(eyes(2), 2), "gold-3a");
        assert_eq!(table.known_prizes(eyes(1), 2), "");
    }

    #[test]
    fn buried_ones_are_marked_as_such() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nprizes 3: gold-3a rum-a";
        let mut table = Table::with(hidden(), 4, text);
        table.act(1, "sail island");
        table.chance(2, "use old-sailor-a", "island-a");
        table.act(3, "bury gold-3a");
        let mine = table.view(eyes(1)).seats[2].clone();
        assert_eq!((mine.buried.count, mine.prizes.count), (1, 1));
        assert!(mine.buried.known.is_empty() && mine.prizes.known.is_empty());
    }
}

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

mod jr_var_three {
    use super::*;

    fn three(position: &str) -> Table {
        Table::new(3, &format!("discard: traitor-a traitor-b\n{position}"))
    }

    #[test]
    fn as_with_four_but_without_a_quartermaster() {
        let rules = crate::support::rules(Options::default(), 3);
        let table = Table::of_match(testkit::playout::deal(rules, 1));
        table.hand_sizes_are([6, 6, 6]);
        assert_eq!(
            table.phase(),
            PhaseView::Voyage,
            "nobody is appointed, and no mutiny can follow"
        );
        assert_eq!(table.view(SPECTATOR).quartermaster, None);
    }

    #[test]
    fn the_captain_does_all_of_the_quartermasters_work() {
        let mut table = three(
            "mutiny: spent\ndiscard: lookout first-mate master-mariner sharp-shooter cook \
             carpenter\nhand 1: navigation-3-1a guns-3-1a melee-3-1a\nhand 2: guns-1-2a",
        );
        table.act(1, "sail ship");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        table.waits_for([1]);
        for card in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"] {
            table.act(1, &format!("contribute {card}"));
        }
        table.chance(1, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.waits_for([1]);
        table.act(1, "give gold-1a to 2");
        table.prizes_are(3, "gold-2a");
        table.act(1, "punish");
        table.waits_for([1]);
        assert_eq!(table.menu(1), ["flog 2"], "the only one with a card");
        table.chance(1, "flog 2", "guns-1-2a");
        assert_eq!(table.state().round(), 2);
    }

    #[test]
    fn empty_hands_draw_at_the_start_of_the_round() {
        let mut table = three("phase: punish\nmutiny: spent\nhand 1: guns-1-2a\nhand 3: guns-1-3a");
        table.act(1, "spare");
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([2]);
        table.chance(2, "draw", "guns-1-4a");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn and_after_a_mutiny_before_its_crew_is_dealt() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a");
        table.act(1, "sail fort");
        table.act(2, "call guns-1-5a");
        table.all_pass("");
        assert_eq!(table.state().captain(), seat(2));
        assert!(matches!(table.phase(), PhaseView::EmptyHands { .. }));
        table.waits_for([2, 3]);
        table.act(2, "decline");
        table.chance(3, "draw", "melee-1-2a guns-1-5a");
        table.hand_is(3, "guns-1-5a melee-1-2a");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn there_is_no_quartermasters_card_in_a_mutiny() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a\nhand 3: guns-1-3a");
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        table.crewmen_are(1, 5);
        assert_eq!(table.refused(1, "commit captain"), ledger::JR_MUTINY_ROLES);
    }

    #[test]
    fn a_surgeon_makes_his_player_captain_lastingly() {
        let mut table = three("hand 2: surgeon\nmutiny: spent");
        table.act(2, "use surgeon");
        assert_eq!(table.state().captain(), seat(2));
        table.waits_for([2]);
        table.chance(2, "sail port", "port-a guns-1-2a guns-1-3a guns-1-4a");
        table.act(2, "spare");
        assert_eq!((table.state().captain(), table.state().round()), (seat(2), 2));
    }

    #[test]
    fn but_cannot_be_used_for_its_effect_in_a_mutiny() {
        let mut table = three("hand 1: guns-1-2a\nhand 2: guns-1-5a\nhand 3: surgeon");
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        assert_eq!(table.refused(3, "use surgeon"), ledger::JR_VAR_THREE);
        assert!(table.may(3, "join captain surgeon"), "as a plain card it can");
    }

    #[test]
    fn a_surgeon_in_port_leaves_nobody_out_of_the_sale() {
        let mut table = three(
            "mutiny: spent\nhand 3: surgeon\nprizes 1: jewels-a\nprizes 2: jewels-b\n\
             prizes 3: jewels-c",
        );
        table.chance(1, "sail port", "port-a guns-1-2a guns-1-3a guns-1-4a");
        for number in [1, 2, 3] {
            table.act(number, "done");
        }
        table.waits_for([1]);
        table.act(1, "done");
        table.waits_for([2]);
        table.act(3, "use surgeon");
        assert_eq!(table.state().captain(), seat(3));
        table.act(2, "done");
        table.waits_for([3]);
        table.act(3, "done");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn cards_about_the_quartermaster_mean_the_captain() {
        let mut table = three(
            "mutiny: spent\ndiscard: lookout first-mate master-mariner sharp-shooter cook\n\
             hand 1: navigation-3-1a guns-3-1a melee-3-1a\nhand 2: carpenter",
        );
        table.act(1, "sail ship");
        for card in ["navigation-3-1a", "guns-3-1a", "melee-3-1a"] {
            table.act(1, &format!("contribute {card}"));
        }
        table.chance(1, "reveal 3", "ship-a gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(1, "give gold-1a to 3");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Carpenter });
        let events = table.act(2, "use carpenter");
        assert!(has(&events, "EffectStood"));
        table.nobody("");
        assert_eq!(table.menu(2), ["take gold-3a", "done"]);
    }
}
