//! Special crew of attacks, sharings and Treasure Island, each card at its printed time.

use jolly_roger::event::Fight;
use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{Event, Options, ledger};

use crate::share::after;
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, prizes_but, seat};

const NO_TRAITORS: &str = "discard: traitor-a traitor-b";

/// A fort was picked, with these options; nobody can call a mutiny or betray.
fn at_fort(options: Options, hands: &str) -> Table {
    let text = format!("phase: voyage\nmutiny: spent\n{NO_TRAITORS}\n{hands}");
    let mut table = Table::with(options, 4, &text);
    table.act(1, "sail fort");
    table
}

/// The fight decided by the last action.
fn fight(table: &Table) -> Option<(Fight, [u8; 3])> {
    table.last_events().iter().find_map(|event| {
        if let Event::Fought { fight, needs, .. } = *event { Some((fight, needs)) } else { None }
    })
}

/// Seat 2's Old Sailor has taken effect, and nobody has buried yet.
fn ashore(position: &str) -> Table {
    let text = format!("phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\n{position}");
    let mut table = Table::new(4, &text);
    table.act(1, "sail island");
    table.act(2, "use old-sailor-a");
    table.nobody("island-a");
    table
}

mod jr_sp_boatswain {
    use super::*;

    const POSITION: &str = "hand 3: boatswain\nhand 4: stowaways\nprizes 1: gold-1a\n\
        prizes 3: gold-2a\nprizes 4: gold-3a rum-a\ndiscard: traitor-a traitor-b";

    /// Seat 4 guards the ship.
    fn guarded() -> Table {
        let mut table = ashore(POSITION);
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Boatswain });
        table.act(4, "decline");
        table.act(3, "use boatswain on 4");
        table
    }

    #[test]
    fn a_named_player_guards_the_ship_and_cannot_bury() {
        let mut table = guarded();
        table.waits_for([4]);
        table.act(4, "done");
        table.waits_for([1, 3]);
        assert_eq!(table.refused(4, "bury gold-3a"), ledger::JR_SP_BOATSWAIN);
        assert!(table.may(1, "bury gold-1a") && table.may(3, "bury gold-2a"));
        table.discard_is("boatswain traitor-a traitor-b");
    }

    #[test]
    fn not_oneself_and_anybody_else() {
        let table = ashore(POSITION);
        assert_eq!(table.refused(3, "use boatswain on 3"), ledger::JR_SP_BOATSWAIN);
        assert_eq!(table.refused(3, "use boatswain"), ledger::JR_SP_BOATSWAIN);
        for named in [1, 2, 4] {
            assert!(table.may(3, &format!("use boatswain on {named}")));
        }
    }

    #[test]
    fn he_may_bribe_another_who_then_guards_and_cannot_pass_it_on() {
        let mut table = guarded();
        table.act(4, "offer 1 give rum-a promise you guard");
        table.act(1, "accept 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(1)));
        table.prizes_are(1, "gold-1a rum-a");
        table.waits_for([3, 4]);
        assert_eq!(table.refused(1, "bury gold-1a"), ledger::JR_SP_BOATSWAIN);
        let again = "offer 3 give rum-a promise you guard";
        assert_eq!(table.refused(1, again), ledger::JR_SP_BOATSWAIN);
    }

    #[test]
    fn for_nothing_but_words_too_and_nobody_has_to_accept() {
        let mut table = guarded();
        table.act(4, "offer 1 promise you guard");
        table.act(1, "refuse 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(4)));
        table.act(4, "offer 3 promise you guard");
        table.act(3, "accept 4 1");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(3)));
    }

    #[test]
    fn he_may_bribe_with_promises_and_another_may_offer_to_guard() {
        let mut table = guarded();
        table.act(4, "offer 1 promise you guard promise me prizes 1 next-round");
        let mut offered = table.clone();
        table.act(1, "accept 4 0");
        assert_eq!(table.view(SPECTATOR).guard, Some(seat(1)));
        assert_eq!(table.view(SPECTATOR).words.len(), 1, "to guard is no mere word");
        offered.act(3, "offer 4 want rum-a promise me guard");
        offered.act(4, "accept 3 0");
        assert_eq!(offered.view(SPECTATOR).guard, Some(seat(3)));
    }

    #[test]
    fn only_the_guard_finds_another() {
        let table = guarded();
        let offer = "offer 3 promise you guard";
        assert_eq!(table.refused(1, offer), ledger::JR_SP_BOATSWAIN);
    }

    #[test]
    fn the_guard_may_play_other_cards_and_only_for_this_island() {
        let mut table = guarded();
        table.chance(4, "use stowaways", "guns-1-2a guns-1-2b");
        table.act(4, "done");
        table.act(1, "done");
        table.act(3, "done");
        assert_eq!(table.phase(), PhaseView::Punish);
        assert_eq!(table.view(SPECTATOR).guard, None);
    }
}

mod jr_sp_cook {
    use super::*;

    const HAND: &str = "hand 3: cook\ndiscard: carpenter traitor-a traitor-b";

    #[test]
    fn he_takes_the_first_prize_and_the_captain_the_second() {
        for book in BOOKS {
            let mut table =
                after(edition(book), HAND, "fort-a", "gold-1a gold-1b gold-2a gold-3a rum-a");
            assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Cook });
            table.act(1, "decline");
            table.act(3, "use cook");
            table.waits_for([3]);
            table.act(3, "take gold-3a");
            table.waits_for([1]);
            table.act(1, "take gold-2a");
            table.waits_for([2]);
            assert_eq!(table.refused(2, "give rum-a to 3"), ledger::JR_SHARE_EQUAL, "it counts");
            table.discard_is(
                "navigation-3-1a navigation-3-2a guns-3-1a guns-3-2a melee-3-1a any-1-1a cook \
                 carpenter first-mate lookout master-mariner sharp-shooter traitor-a traitor-b",
            );
        }
    }

    #[test]
    fn of_a_single_prize_the_captain_gets_none() {
        let text = format!("{HAND}\nprize-discard: {}", prizes_but("gold-3a"));
        let mut table = after(Options::default(), &text, "ship-a", "gold-3a");
        table.act(1, "decline");
        table.act(3, "use cook");
        table.prizes_are(3, "gold-3a");
        table.prizes_are(1, "");
    }

    #[test]
    fn the_captain_himself_cannot_use_it() {
        let hand = "hand 1: cook\ndiscard: carpenter traitor-a traitor-b";
        let table = after(Options::default(), hand, "ship-a", "gold-1a gold-2a gold-3a");
        assert_eq!(table.refused(1, "use cook"), ledger::JR_SP_COOK);
    }

    #[test]
    fn also_after_a_mutiny() {
        let text = "phase: voyage\nhand 3: guns-1-5a cook\nprizes 1: gold-3a gold-2a\n\
                    hand 4: melee-1-2a\ndiscard: traitor-a traitor-b carpenter";
        let mut table = Table::new(4, text);
        table.act(1, "sail fort");
        table.act(4, "call melee-1-2a");
        table.act(3, "decline");
        table.all_pass("");
        table.act(4, "appoint 2");
        table.nobody("");
        table.act(3, "use cook");
        table.chance(3, "take gold-3a", "melee-1-2a");
        table.prizes_are(3, "gold-3a");
        table.prizes_are(4, "gold-2a");
    }

    #[test]
    fn not_before_the_prizes_lie_open() {
        let table = at_fort(Options::default(), "hand 2: guns-1-2a\nhand 3: cook lookout");
        assert_eq!(table.refused(3, "use cook"), ledger::JR_SP_TIMING);
    }
}

/// Navigation 1, guns 3 and melee 3 were played against fort a, which needs exactly that.
fn just_enough(options: Options, card: &str) -> Table {
    let hands = format!("hand 2: navigation-1-2a guns-3-1a melee-3-1a\nhand 3: {card} guns-1-2a");
    let mut table = at_fort(options, &format!("{hands}\ndiscard: lookout cook carpenter"));
    for card in ["navigation-1-2a", "guns-3-1a", "melee-3-1a"] {
        table.act(2, &format!("contribute {card}"));
    }
    table.chance(2, "reveal 3", "fort-a");
    assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
    table
}

/// A card raises or lowers the required amount of one skill by one, by all rulebooks.
#[track_caller]
fn changes(card: &str, idx: usize, rule: contract::RuleId) {
    for book in BOOKS {
        let needs = |by: i8| {
            let mut needs = [1_u8, 3, 3];
            needs[idx] = needs[idx].saturating_add_signed(by);
            needs
        };
        let table = just_enough(edition(book), card);
        assert_eq!(table.refused(3, &format!("use {card}")), rule);
        let mut raised = table.clone();
        raised.act(3, &format!("use {card} raise"));
        raised.quiet("");
        assert_eq!(fight(&raised), Some((Fight::Lost, needs(1))), "{book:?}");
        let mut lowered = table.clone();
        lowered.act(3, &format!("use {card} lower"));
        lowered.quiet("gold-1a gold-1b gold-1c gold-1d gold-1e");
        assert_eq!(fight(&lowered), Some((Fight::Won, needs(-1))), "{book:?}");
        assert!(lowered.view(SPECTATOR).discard.has(lowered.card(card)));
    }
}

mod jr_sp_first_mate {
    use super::*;

    #[test]
    fn melee_is_raised_or_lowered_by_one() {
        changes("first-mate", 2, ledger::JR_SP_FIRST_MATE);
    }
}

mod jr_sp_master_mariner {
    use super::*;

    #[test]
    fn navigation_is_raised_or_lowered_by_one() {
        changes("master-mariner", 0, ledger::JR_SP_MASTER_MARINER);
    }
}

mod jr_sp_sharp_shooter {
    use super::*;

    #[test]
    fn guns_are_raised_or_lowered_by_one() {
        changes("sharp-shooter", 1, ledger::JR_SP_SHARP_SHOOTER);
    }
}

mod jr_sp_lookout {
    use super::*;

    #[test]
    fn the_card_is_turned_over_before_crew_is_played() {
        for book in BOOKS {
            let mut table = at_fort(edition(book), "hand 2: guns-1-2a\nhand 3: lookout");
            table.act(2, "decline");
            table.chance(3, "use lookout", "fort-c");
            assert_eq!(table.view(SPECTATOR).turned, Some(table.card("fort-c")));
            assert_eq!(table.phase(), PhaseView::FirstCard);
            table.waits_for([2]);
            table.act(2, "contribute guns-1-2a");
            table.act(2, "reveal 1");
            assert_eq!(table.view(SPECTATOR).sailed.len(), 1, "no other card was drawn");
            assert!(table.view(SPECTATOR).sailed.has(table.card("fort-c")));
        }
    }

    #[test]
    fn only_once_the_mutiny_window_has_closed_and_only_at_a_prize_target() {
        let mut table = Table::new(4, "phase: voyage\nhand 2: guns-1-2a\nhand 3: lookout");
        let mut port = table.clone();
        table.act(1, "sail settlement");
        assert_eq!(table.refused(3, "use lookout"), ledger::JR_SP_ANYTIME);
        table.nobody("");
        assert!(table.may(3, "use lookout"));
        port.act(1, "sail port");
        port.nobody("port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
        assert_eq!(port.phase(), PhaseView::Punish);
    }
}

mod jr_sp_old_sailor {
    use super::*;

    #[test]
    fn any_of_the_three_brings_the_ship_there_and_is_discarded_after_burying() {
        for card in ["old-sailor-a", "old-sailor-b", "old-sailor-c"] {
            let text = format!("phase: voyage\nmutiny: spent\nhand 4: {card}\nprizes 3: rum-a");
            let mut table = Table::new(4, &text);
            assert_eq!(table.refused(4, &format!("use {card}")), ledger::JR_SP_ANYTIME);
            table.act(1, "sail island");
            table.chance(4, &format!("use {card}"), "island-b");
            table.table_is(card);
            table.act(3, "done");
            table.discard_is(card);
        }
    }
}

mod jr_sp_smart_kid {
    use super::*;

    const POSITION: &str = "hand 3: smart-kid\nprizes 4: gold-3a\nburied 4: rum-a\n\
        buried 3: gold-1a\ndiscard: boatswain traitor-a traitor-b";

    /// Seat 4 has buried gold-3a too.
    fn buried() -> Table {
        let mut table = ashore(POSITION);
        table.act(4, "bury gold-3a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::SmartKid });
        table
    }

    #[test]
    fn a_random_buried_prize_of_another_player_earlier_ones_too() {
        let table = buried();
        table.draws_one_of("3: use smart-kid on 4", "gold-3a rum-a");
        for named in [1, 3] {
            let text = format!("use smart-kid on {named}");
            assert_eq!(table.refused(3, &text), ledger::JR_SP_SMART_KID);
        }
    }

    #[test]
    fn it_stays_face_up_until_the_next_island_and_may_be_given() {
        let mut table = buried();
        table.chance(3, "use smart-kid on 4", "rum-a");
        table.prizes_are(3, "rum-a");
        table.buried_are(3, "gold-1a");
        table.buried_are(4, "gold-3a");
        assert_eq!(table.known_prizes(SPECTATOR, 3), "rum-a");
        assert_eq!(table.phase(), PhaseView::Punish, "it cannot be buried now");
        table.discard_is("boatswain old-sailor-a smart-kid traitor-a traitor-b");
        assert!(table.may(3, "offer 1 give rum-a"));
    }

    #[test]
    fn at_the_next_island_it_may_be_buried() {
        let mut table =
            ashore("hand 3: smart-kid\nprizes 3: rum-a\ndiscard: boatswain traitor-a traitor-b");
        table.act(3, "bury rum-a");
        table.buried_are(3, "rum-a");
    }

    #[test]
    fn with_nobody_to_name_it_cannot_be_used() {
        let mut own = ashore(
            "hand 3: smart-kid\nburied 3: gold-1a\nprizes 4: rum-a\n\
                              discard: boatswain traitor-a traitor-b",
        );
        own.act(4, "done");
        assert_eq!(own.menu(3), ["decline"]);
        let mut none =
            ashore("hand 3: smart-kid\nprizes 4: rum-a\ndiscard: boatswain traitor-a traitor-b");
        none.act(4, "done");
        assert_eq!(none.phase(), PhaseView::Punish, "nobody is asked where nothing is buried");
    }
}
