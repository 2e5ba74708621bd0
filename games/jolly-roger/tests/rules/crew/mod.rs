//! Special crew, one file for each card; here, what they have in common in a mutiny.

mod timed;
mod boatswain;
mod carpenter;
mod cook;
mod cutthroat;
mod first_mate;
mod lookout;
mod master_mariner;
mod old_sailor;
mod powder_monkey;
mod sea_dog;
mod second_mate;
mod sharp_shooter;
mod smart_kid;
mod stowaways;
mod surgeon;
mod traitor;

use jolly_roger::event::Fight;
use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{Event, Options, ledger};

use crate::scenes::{NO_TRAITORS, called, honest, side};
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, has};

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

fn voyage(hands: &str) -> Table {
    Table::new(4, &format!("phase: voyage\nmutiny: spent\n{NO_TRAITORS}\n{hands}"))
}

mod jr_mutiny_effects {
    use super::*;

    #[test]
    fn second_mate_stowaways_and_surgeon_add_no_crewman_and_take_no_side() {
        let hands = "hand 1: guns-1-3a\nhand 2: melee-1-2a\nhand 3: guns-1-4a\n\
                     hand 4: second-mate stowaways surgeon";
        let mut table = honest(hands, "guns-1-4a");
        table.chance(4, "use stowaways", "melee-1-3a melee-1-4a");
        table.chance(4, "use second-mate on 1 2", "guns-1-3a melee-1-2a");
        table.act(4, "use surgeon");
        table.roles_are(1, 4);
        table.crewmen_are(1, 4);
        assert_eq!(side(&table, 4), None);
        table.discard_is("second-mate stowaways surgeon traitor-a traitor-b");
        assert!(table.may(4, "join captain melee-1-3a") && table.may(4, "commit mutineer"));
    }

    #[test]
    fn nor_does_a_traitor() {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-4a\nhand 4: traitor-a guns-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-4a");
        table.act(4, "betray guns-1-4a with traitor-a");
        table.crewmen_are(1, 0);
        assert_eq!(side(&table, 4), None);
        assert!(table.may(4, "join mutineer guns-1-2a") && table.may(4, "join captain guns-1-2a"));
    }

    #[test]
    fn a_card_used_so_is_answered_by_everyone_anew() {
        let hands = "hand 1: guns-1-3a\nhand 2: melee-1-2a\nhand 3: guns-1-4a\nhand 4: stowaways";
        let mut table = honest(hands, "guns-1-4a");
        table.act(1, "pass 1");
        table.chance(4, "use stowaways", "melee-1-3a melee-1-4a");
        assert!(table.overtaken(2, "pass 1"));
        table.waits_for([1, 2, 4]);
    }

    #[test]
    fn a_special_card_played_as_a_plain_one_has_no_effect_and_is_dealt_out_again() {
        let hands = "hand 2: melee-1-2a\nhand 3: stowaways\nhand 4: surgeon second-mate";
        let mut table = honest(hands, "stowaways");
        let events = table.act(4, "join mutineer surgeon");
        assert!(!has(&events, "TookOver") && !has(&events, "Shown"));
        table.roles_are(1, 2);
        table.crewmen_are(1, 2);
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("surgeon stowaways");
        table.hand_is(3, "surgeon");
        table.hand_is(4, "second-mate stowaways");
    }

    #[test]
    fn cards_of_other_times_have_no_effect_in_a_mutiny() {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-4a\nhand 4: cook lookout";
        let table = honest(hands, "guns-1-4a");
        assert_eq!(table.refused(4, "use cook"), ledger::JR_SP_ANYTIME);
        assert_eq!(table.refused(4, "join captain cook raise"), ledger::JR_MUTINY_EFFECTS);
    }
}
