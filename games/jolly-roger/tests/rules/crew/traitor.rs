//! The Traitor.

use contract::{Game, Reply};
use jolly_roger::state::{PhaseView, Side, Timing};
use jolly_roger::{Options, ledger};

use crate::scenes::called;
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, has, seat};

/// A fort was picked; nobody can call a mutiny or use a Lookout.
fn at_fort(hands: &str) -> Table {
    let text = format!("phase: voyage\nmutiny: spent\ndiscard: lookout\n{hands}");
    let mut table = Table::new(4, &text);
    table.act(1, "sail fort");
    table
}

mod jr_sp_traitor {
    use super::*;

    const MUTINY: &str = "hand 1: guns-1-4a traitor-b\nhand 2: melee-1-2a\n\
                          hand 3: guns-1-3a\nhand 4: traitor-a guns-1-2a";

    #[test]
    fn it_answers_a_card_shown_and_another_traitor_answers_it() {
        for book in BOOKS {
            let mut table = called(edition(book), MUTINY, "guns-1-3a");
            let wrong = "betray guns-1-2a with traitor-a";
            assert_eq!(table.refused(4, wrong), ledger::JR_SP_TRAITOR);
            table.act(4, "betray guns-1-3a with traitor-a");
            table.crewmen_are(1, 0);
            table.discard_is("guns-1-3a traitor-a");
            assert_eq!(table.refused(4, "betray traitor-a with traitor-a"), ledger::JR_SP_TRAITOR);
            table.act(1, "betray traitor-a with traitor-b");
            table.crewmen_are(1, 3);
            table.discard_is("traitor-a traitor-b");
        }
    }

    #[test]
    fn any_card_shown_since_one_last_did_something() {
        let mut table = called(Options::default(), MUTINY, "guns-1-3a");
        table.act(2, "join captain melee-1-2a");
        let (first, second) =
            ("betray guns-1-3a with traitor-a", "betray melee-1-2a with traitor-a");
        assert!(table.may(4, first) && table.may(4, second), "not only the last");
        for act in ["pass 2", "join mutineer guns-1-2a"] {
            let mut late = table.clone();
            late.act(4, act);
            assert_eq!(late.refused(4, first), ledger::JR_SP_TRAITOR, "{act}");
            assert_eq!(late.refused(4, second), ledger::JR_SP_TRAITOR, "{act}");
            late.act(1, "join captain guns-1-4a");
            assert!(late.may(4, "betray guns-1-4a with traitor-a"), "{act}: shown since");
        }
        table.act(4, first);
        table.crewmen_are(3, 0);
        table.act(2, "commit captain");
        assert_eq!(table.refused(1, second), ledger::JR_SP_TRAITOR, "he does not hold it");
        let back = "betray traitor-a with traitor-b";
        let mut passed = table.clone();
        passed.act(1, "pass 4");
        assert_eq!(passed.refused(1, back), ledger::JR_SP_TRAITOR);
        table.act(1, back);
        table.crewmen_are(4, 3);
    }

    #[test]
    fn each_card_once() {
        let mut table = called(Options::default(), MUTINY, "guns-1-3a");
        table.act(4, "betray guns-1-3a with traitor-a");
        let again = "betray guns-1-3a with traitor-b";
        assert_eq!(table.refused(1, again), ledger::JR_SP_TRAITOR, "it is gone");
    }

    #[test]
    fn at_most_the_eighth_last() {
        let nine = "guns-1-2a guns-1-2b guns-1-3a guns-1-3b guns-1-4a guns-1-5a guns-2-1a";
        let mut table =
            at_fort(&format!("hand 2: {nine}\nhand 3: traitor-a\nhand 4: melee-1-2a melee-1-2b"));
        for card in nine.split(' ') {
            table.act(2, &format!("contribute {card}"));
        }
        table.act(4, "contribute melee-1-2a");
        assert!(table.may(3, "betray guns-1-2a with traitor-a"));
        table.act(4, "contribute melee-1-2b");
        assert_eq!(table.refused(3, "betray guns-1-2a with traitor-a"), ledger::JR_SP_TRAITOR);
        table.act(3, "betray guns-1-2b with traitor-a");
        table.discard_is("guns-1-2b lookout traitor-a");
    }

    #[test]
    fn a_card_whose_answer_was_shuffled_away_does_not_come_back() {
        let hands = "hand 2: guns-1-2a traitor-b\nhand 3: traitor-a\nhand 4: stowaways";
        let crew = "guns-1-2a traitor-a traitor-b stowaways lookout melee-1-2a";
        let others = crate::support::crew_but(crew);
        let (seven, rest) = others.split_at(others.match_indices(' ').nth(6).expect("many").0);
        let hands = format!("{hands}\nhand 1: {seven}\ndiscard: {rest}");
        let mut table = at_fort(&hands);
        table.act(2, "contribute guns-1-2a");
        table.act(3, "betray guns-1-2a with traitor-a");
        assert!(table.may(2, "betray traitor-a with traitor-b"));
        table.act(4, "use stowaways");
        table.act(1, "decline");
        table.chance(2, "decline", "melee-1-2a guns-1-2a");
        assert_eq!(table.refused(2, "betray traitor-a with traitor-b"), ledger::JR_SP_TRAITOR);
        table.act(4, "contribute guns-1-2a");
        assert!(table.may(2, "betray guns-1-2a with traitor-b"), "shown anew");
    }

    #[test]
    fn tables_are_told_which_card_is_answered_and_whether_one_may_be() {
        let mut table = called(Options::default(), MUTINY, "guns-1-3a");
        table.act(2, "join captain melee-1-2a");
        let reply = |table: &Table, number, text: &str| {
            let action = table.read(&format!("{number}: {text}")).0.action;
            table.state().reply(&action)
        };
        let of = |place| Reply::Shown { place };
        assert_eq!(reply(&table, 4, "betray guns-1-3a with traitor-a"), of(0));
        assert_eq!(reply(&table, 4, "betray melee-1-2a with traitor-a"), of(1));
        assert_eq!(reply(&table, 4, "pass 2"), Reply::Question);
        assert!(table.state().shown_may_be_answered());
        table.act(4, "betray guns-1-3a with traitor-a");
        assert_eq!(reply(&table, 1, "betray traitor-a with traitor-b"), of(2));
        assert!(table.state().shown_may_be_answered(), "1 may hold the other one");
        table.act(1, "pass 3");
        assert_eq!(table.phase(), PhaseView::Mutiny);
        assert!(!table.state().shown_may_be_answered(), "all with a card have seen all of it");
        let none = called(
            Options::default(),
            "hand 3: guns-1-3a\nhand 4: guns-1-2a\ndiscard: traitor-a traitor-b",
            "guns-1-3a",
        );
        assert!(!none.state().shown_may_be_answered(), "both are publicly out of reach");
    }

    #[test]
    fn another_players_card_only() {
        let table = called(
            Options::default(),
            &MUTINY
                .replace("guns-1-3a", "guns-1-3a traitor-b")
                .replace("guns-1-4a traitor-b", "guns-1-4a"),
            "guns-1-3a",
        );
        let own = "betray guns-1-3a with traitor-b";
        assert_eq!(table.refused(3, own), ledger::JR_SP_TRAITOR);
        assert_eq!(table.refused(4, "betray guns-1-3a with guns-1-2a"), ledger::JR_SP_TRAITOR);
    }

    #[test]
    fn in_an_attack_until_the_card_is_turned_over() {
        let mut table = at_fort("hand 2: guns-1-2a\nhand 3: traitor-a\nhand 4: melee-1-2a");
        table.act(2, "contribute guns-1-2a");
        assert!(table.may(3, "betray guns-1-2a with traitor-a"));
        table.act(4, "contribute melee-1-2a");
        assert!(table.may(3, "betray guns-1-2a with traitor-a"), "also an earlier one");
        assert!(table.may(3, "betray melee-1-2a with traitor-a"));
        table.chance(2, "reveal 2", "fort-a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
        assert_eq!(table.refused(3, "betray melee-1-2a with traitor-a"), ledger::JR_SP_TRAITOR);
    }

    #[test]
    fn a_card_used_for_its_effect_works_only_after_everyone_had_time_to_answer() {
        let hands = "hand 1: guns-1-4a\nhand 2: melee-1-2a\nhand 3: stowaways\nhand 4: traitor-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(3, "use stowaways");
        table.waits_for([1, 2, 4]);
        assert_eq!(table.menu(1), ["decline"], "all are asked, whatever they hold");
        assert!(table.not_asked(3, "decline"));
        table.act(4, "betray stowaways with traitor-a");
        table.act(1, "decline");
        table.act(2, "decline");
        table.waits_for([1, 2]);
        table.quiet("");
        let events = table.last_events();
        assert!(has(&events, "EffectFell") && !has(&events, "Drew"));
        table.hand_is(3, "");
        table.discard_is("stowaways traitor-a");
    }

    #[test]
    fn an_answer_is_hidden_until_all_have_answered() {
        let hands = "hand 2: melee-1-2a\nhand 3: stowaways\nhand 4: traitor-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(3, "use stowaways");
        table.act(4, "betray stowaways with traitor-a");
        let seen = table.view(SPECTATOR);
        assert_eq!((seen.seats[3].hand.count, seen.answers.n_waiting), (1, 1));
    }

    #[test]
    fn not_against_cards_shown_by_punishment_bribe_or_discard() {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-2a\nhand 4: traitor-a";
        let mut flogged = Table::new(4, &format!("phase: punish\nmutiny: spent\n{hands}"));
        flogged.act(1, "punish");
        flogged.chance(2, "flog 3", "guns-1-2a");
        let text = "betray guns-1-2a with traitor-a";
        assert_eq!(flogged.refused(4, text), ledger::JR_SP_TRAITOR);
        let german = edition(jolly_roger::Edition::De);
        let mut bribed = Table::with(german, 4, &format!("phase: voyage\n{hands}"));
        bribed.act(3, "offer 2 give guns-1-2a");
        bribed.act(2, "accept 3 0");
        assert_eq!(bribed.refused(4, text), ledger::JR_SP_TRAITOR);
        let seven = "melee-1-2b melee-1-3a melee-1-3b melee-1-4a melee-1-5a guns-1-2a stowaways";
        let text = format!("phase: voyage\nhand 3: {seven}\nhand 4: traitor-a");
        let mut over = Table::new(4, &text);
        over.act(3, "use stowaways");
        over.chance(4, "decline", "guns-1-3a guns-1-4a");
        over.act(3, "discard guns-1-2a");
        assert_eq!(over.refused(4, "betray guns-1-2a with traitor-a"), ledger::JR_SP_TRAITOR);
    }

    #[test]
    fn using_it_takes_no_side() {
        let mut table = called(Options::default(), MUTINY, "guns-1-3a");
        table.act(4, "betray guns-1-3a with traitor-a");
        assert_eq!(table.state().mutiny().side(seat(4)), None);
        assert!(table.may(4, "join captain guns-1-2a") && table.may(4, "join mutineer guns-1-2a"));
    }

    #[test]
    fn of_two_traitors_at_once_the_first_clockwise_is_played() {
        let hands = "hand 2: traitor-b\nhand 3: stowaways\nhand 4: traitor-a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(3, "use stowaways");
        table.act(4, "betray stowaways with traitor-a");
        table.act(2, "betray stowaways with traitor-b");
        table.hand_is(2, "");
        table.hand_is(4, "traitor-a");
        table.waits_for([4]);
        assert!(table.may(4, "betray traitor-b with traitor-a"), "it may be answered in turn");
    }

    #[test]
    fn nobody_is_asked_when_both_are_publicly_out_of_reach() {
        let text = "phase: voyage\nhand 2: melee-1-2a\nhand 3: stowaways\n\
                    discard: traitor-a traitor-b";
        let mut table = Table::new(4, text);
        let events = table.chance(3, "use stowaways", "guns-1-2a guns-1-2b");
        assert!(has(&events, "Drew"));
    }
}

mod jr_sp_traitor_effects {
    use super::*;

    #[test]
    fn a_cancelled_attack_card_adds_no_skill_but_was_the_first() {
        let mut table = at_fort(
            "hand 2: guns-3-1a melee-3-1a\nhand 3: traitor-a navigation-1-2a\n\
             discard: first-mate master-mariner sharp-shooter",
        );
        table.act(2, "contribute guns-3-1a");
        table.act(3, "betray guns-3-1a with traitor-a");
        table.table_is("");
        assert_eq!(table.phase(), PhaseView::Attack, "it still counts as his first");
        assert!(table.may(3, "contribute navigation-1-2a") && table.may(2, "reveal 2"));
        table.act(2, "contribute melee-3-1a");
        let events = table.chance(2, "reveal 3", "fort-a");
        let sums = events.iter().find_map(|event| {
            if let jolly_roger::Event::Fought { sums, .. } = *event { Some(sums) } else { None }
        });
        assert_eq!(sums, Some([0, 0, 3]));
    }

    #[test]
    fn a_cancelled_mutiny_card_is_not_dealt_out_but_its_player_stays_on_that_side() {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-5a traitor-a\nhand 4: guns-1-2a guns-1-3a";
        let mut table = called(Options::default(), hands, "guns-1-5a");
        table.act(4, "join captain guns-1-2a");
        table.act(3, "betray guns-1-2a with traitor-a");
        table.crewmen_are(1, 5);
        assert_eq!(table.state().mutiny().side(seat(4)), Some(Side::Captain));
        table.all_pass("");
        table.losers_are([1, 4]);
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        table.discard_is("guns-1-2a traitor-a");
        table.hand_is(4, "guns-1-3a");
    }

    #[test]
    fn a_cancelled_opening_card_leaves_the_mutiny_standing_cutthroat_too() {
        let hands = "hand 3: guns-1-5a\nhand 4: traitor-a guns-1-2a";
        let mut plain = called(Options::default(), hands, "guns-1-5a");
        plain.act(4, "betray guns-1-5a with traitor-a");
        assert_eq!((plain.phase(), plain.state().mutiny().first), (PhaseView::Mutiny, seat(3)));
        plain.crewmen_are(1, 0);
        let hands = "hand 3: cutthroat\nhand 4: traitor-a guns-1-2a";
        let mut table = called(Options::default(), hands, "cutthroat kill captain");
        table.act(4, "betray cutthroat with traitor-a");
        assert_eq!(table.phase(), PhaseView::Mutiny);
        assert_eq!((table.state().captain(), table.state().mutiny().first), (seat(1), seat(3)));
        table.crewmen_are(1, 0);
        table.discard_is("cutthroat traitor-a");
    }

    #[test]
    fn after_a_cancelled_old_sailor_another_may_be_played() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nhand 3: traitor-a\n\
                    hand 4: old-sailor-b\nprizes 1: rum-a";
        let mut table = Table::new(4, text);
        table.act(1, "sail island");
        table.act(2, "use old-sailor-a");
        table.act(3, "decline");
        table.act(4, "decline");
        table.act(3, "betray old-sailor-a with traitor-a");
        table.act(4, "decline");
        table.nobody("");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Map });
        table.discard_is("old-sailor-a traitor-a");
        table.chance(4, "use old-sailor-b", "island-a");
        assert!(matches!(table.phase(), PhaseView::Bury { .. }));
    }

    #[test]
    fn with_no_other_the_ship_does_not_get_there() {
        let text = "phase: voyage\nmutiny: spent\nhand 2: old-sailor-a\nhand 3: traitor-a";
        let mut table = Table::new(4, &format!("{text}\nhand 1: guns-1-2a"));
        table.act(1, "sail island");
        table.act(2, "use old-sailor-a");
        table.act(1, "decline");
        table.act(3, "decline");
        table.act(1, "decline");
        table.act(3, "betray old-sailor-a with traitor-a");
        table.quiet("");
        assert_eq!((table.phase(), table.n_sailed()), (PhaseView::Voyage, 0));
    }

    #[test]
    fn a_cancelled_sea_dog_frees_the_named_player() {
        let hands = "hand 2: traitor-a\nhand 3: sea-dog\nhand 4: guns-1-2a";
        let mut table = called(Options::default(), hands, "sea-dog on 4");
        table.act(4, "decline");
        table.act(2, "betray sea-dog with traitor-a");
        table.quiet("");
        assert_eq!(table.state().mutiny().side(seat(4)), None);
        assert!(table.may(4, "join captain guns-1-2a"));
        table.crewmen_are(1, 0);
        table.discard_is("sea-dog traitor-a");
    }

    #[test]
    fn his_own_forced_card_cancelled_does_not() {
        let hands = "hand 2: traitor-a\nhand 3: sea-dog\nhand 4: guns-1-2a guns-1-3a";
        let mut table = called(Options::default(), hands, "sea-dog on 4");
        table.quiet("");
        table.act(4, "join mutineer guns-1-2a");
        table.act(2, "betray guns-1-2a with traitor-a");
        table.crewmen_are(1, 1);
        assert_eq!(table.refused(4, "join captain guns-1-3a"), ledger::JR_MUTINY_SIDES);
        table.waits_for([2, 4]);
    }

    #[test]
    fn a_cancelled_traitor_gives_the_first_card_its_effect_back() {
        let hands = "hand 2: traitor-a\nhand 3: stowaways traitor-b\nhand 4: guns-1-2a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(3, "use stowaways");
        table.act(2, "betray stowaways with traitor-a");
        table.act(4, "decline");
        table.waits_for([3, 4]);
        table.act(4, "decline");
        let events = table.chance(3, "betray traitor-a with traitor-b", "guns-1-3a guns-1-4a");
        assert!(has(&events, "EffectStood"));
        table.hand_is(3, "guns-1-3a guns-1-4a");
        table.discard_is("stowaways traitor-a traitor-b");
        let mut attack =
            at_fort("hand 2: guns-3-1a traitor-b\nhand 3: traitor-a\nhand 4: guns-1-2a");
        attack.act(2, "contribute guns-3-1a");
        attack.act(3, "betray guns-3-1a with traitor-a");
        attack.act(2, "betray traitor-a with traitor-b");
        attack.table_is("guns-3-1a");
    }
}
