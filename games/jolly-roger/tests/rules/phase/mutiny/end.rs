//! Mutiny: who wins, what the losers lose, and what comes next.

use contract::{Game, Standing};
use jolly_roger::state::{After, PhaseView, Timing};
use jolly_roger::{Edition, Options, ledger};

use crate::scenes::{called, honest};
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, eyes, has, seat};

mod jr_mutiny_win {
    use super::*;

    /// The worked example of the rulebooks: six crewmen beat five.
    #[test]
    fn six_for_the_captain_beat_five() {
        let hands = "hand 1: guns-1-4a\nhand 2: melee-1-2a\nhand 3: guns-1-3a\nhand 4: guns-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-4a");
        table.act(4, "join mutineer guns-1-2a");
        table.crewmen_are(5, 5);
        table.act(2, "commit captain");
        table.crewmen_are(6, 5);
        table.all_pass("");
        assert_eq!(table.state().captain(), seat(1));
        table.losers_are([3, 4]);
    }

    #[test]
    fn a_tie_is_the_captains() {
        let hands = "hand 1: guns-1-2a\nhand 3: guns-1-3a\nhand 4: melee-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-3a");
        table.act(1, "join captain guns-1-2a");
        table.crewmen_are(3, 3);
        table.all_pass("");
        assert_eq!(table.state().captain(), seat(1));
        table.losers_are([3]);
    }

    #[test]
    fn a_winning_first_mutineer_becomes_captain_not_his_helper() {
        let hands = "hand 1: guns-1-2a\nhand 3: guns-1-2b\nhand 4: melee-1-5a";
        let mut table = called(Options::default(), hands, "guns-1-2b");
        table.act(4, "join mutineer melee-1-5a");
        table.act(1, "join captain guns-1-2a");
        table.all_pass("");
        assert_eq!(table.state().captain(), seat(3));
        table.losers_are([1]);
    }
}

mod jr_mutiny_appoint {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-4a\nhand 2: melee-1-2a melee-1-3a\nhand 3: guns-1-3a\n\
                         hand 4: melee-1-4a";

    /// Seat 3 has called a mutiny, and the Captain has played enough to stay, or nothing.
    fn fought(book: Edition, confirmed: bool) -> Table {
        let mut table = called(edition(book), HANDS, "guns-1-3a");
        if confirmed {
            table.act(1, "join captain guns-1-4a");
        }
        table
    }

    #[test]
    fn a_new_captain_appoints_at_once_in_all_books() {
        for book in BOOKS {
            let mut table = fought(book, false);
            table.all_pass("");
            assert_eq!(table.phase(), PhaseView::Appoint { after: After::Mutiny });
            table.waits_for([3]);
            assert_eq!(table.refused(3, "appoint 3"), ledger::JR_APPOINT);
            table.act(3, "appoint 1");
            table.roles_are(3, 1);
        }
    }

    #[test]
    fn a_confirmed_one_only_by_the_english_and_polish_books() {
        for book in [Edition::En, Edition::Pl] {
            let mut table = fought(book, true);
            table.all_pass("");
            assert_eq!(table.phase(), PhaseView::Appoint { after: After::Mutiny }, "{book:?}");
            table.waits_for([1]);
            assert!(table.may(1, "appoint 2") && table.may(1, "appoint 3"));
        }
    }

    #[test]
    fn by_the_german_book_he_keeps_the_quartermaster_there_is() {
        let mut table = fought(Edition::De, true);
        table.all_pass("guns-1-3a guns-1-4a");
        table.roles_are(1, 2);
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    #[test]
    fn no_mutiny_can_follow_it() {
        let mut table = fought(Edition::En, false);
        table.all_pass("");
        let events = table.act(3, "appoint 4");
        assert!(!matches!(table.phase(), PhaseView::Call { .. }), "{events:?}");
        table.quiet("guns-1-3a");
        assert_eq!(table.phase(), PhaseView::Voyage);
    }

    /// The Quartermaster, seat 2, has won a mutiny.
    fn usurped(position: &str) -> Table {
        let text = format!("phase: voyage\nhand 2: guns-1-5a\n{position}");
        let mut table = Table::new(4, &text);
        table.act(1, "sail fort");
        let asked = table.game().window().expect("a sound test").waiting;
        for other in asked.iter().filter(|other| *other != seat(2)) {
            table.act(other.0 + 1, "decline");
        }
        table.act(2, "call guns-1-5a");
        table.all_pass("");
        table
    }

    #[test]
    fn a_quartermaster_who_has_become_captain_appoints_another_even_the_former_captain() {
        let mut table = usurped("");
        assert_eq!(table.state().captain(), seat(2));
        assert_eq!(table.view(SPECTATOR).quartermaster, None);
        assert_eq!(table.menu(2), ["appoint 1", "appoint 3", "appoint 4"]);
        table.act(2, "appoint 1");
        table.roles_are(2, 1);
    }

    #[test]
    fn a_surgeon_played_before_that_makes_a_quartermaster_and_no_captain() {
        let mut table = usurped("hand 3: surgeon\ndiscard: traitor-a traitor-b");
        table.act(3, "use surgeon");
        table.roles_are(2, 3);
        table.waits_for([2]);
        table.act(2, "appoint 4");
        table.roles_are(2, 4);
    }
}

mod jr_mutiny_prizes {
    use super::*;

    const HANDS: &str = "hand 2: guns-1-2a\nhand 3: guns-1-5a\nhand 4: melee-1-2a\n\
                         discard: cook carpenter traitor-a traitor-b";

    /// Seat 3 has won against seat 1 and seat 4, and has appointed seat 2.
    fn won(book: Edition, prizes: &str) -> Table {
        let mut table = called(edition(book), &format!("{HANDS}\n{prizes}"), "guns-1-5a");
        table.act(4, "join captain melee-1-2a");
        table.all_pass("");
        table.losers_are([1, 4]);
        table.act(3, "appoint 2");
        table
    }

    #[test]
    fn the_losers_unburied_prizes_are_gathered_and_the_captain_takes_one_first() {
        for book in BOOKS {
            let prizes = "prizes 1: gold-3a\nburied 1: gold-2a\nprizes 2: rum-a\nprizes 4: gold-1a";
            let mut table = won(book, prizes);
            table.nobody("");
            let pot = table.view(SPECTATOR).pot.known;
            assert_eq!(table.names(pot), "gold-1a gold-3a", "{book:?}");
            table.waits_for([3]);
            table.act(3, "take gold-3a");
            table.waits_for([2]);
            let gifts = ["give gold-1a to 1", "give gold-1a to 2", "give gold-1a to 4"];
            assert_eq!(table.menu(2), gifts, "{book:?}: losers too");
            table.chance(2, "give gold-1a to 4", "guns-1-5a melee-1-2a");
            table.prizes_are(4, "gold-1a");
            table.buried_are(1, "gold-2a");
            table.prizes_are(2, "rum-a");
        }
    }

    #[test]
    fn shared_among_all_the_captain_too_and_nobody_has_a_third_before_all_have_two() {
        let gold = "gold-1a gold-1b gold-1c gold-1d gold-1e gold-1f gold-1g gold-1h gold-1i";
        for book in BOOKS {
            let mut table = won(book, &format!("prizes 1: {gold} gold-1j"));
            table.nobody("");
            table.act(3, "take gold-1a");
            let seconds = [("gold-1b", 1), ("gold-1c", 2), ("gold-1d", 4), ("gold-1e", 3)];
            for (card, to) in seconds {
                table.act(2, &format!("give {card} to {to}"));
            }
            table.act(2, "give gold-1f to 1");
            table.act(2, "give gold-1g to 4");
            assert_eq!(table.refused(2, "give gold-1h to 3"), ledger::JR_SHARE_EQUAL);
            table.act(2, "give gold-1h to 2");
            assert!(table.may(2, "give gold-1i to 3"), "{book:?}: now a third");
        }
    }

    #[test]
    fn from_the_decision_until_this_is_done_nobody_can_give_cards_away() {
        let mut table = called(
            Options::default(),
            &format!("{HANDS}\nprizes 1: gold-3a gold-2a\nprizes 2: rum-a"),
            "guns-1-5a",
        );
        let offer = "offer 4 give rum-a";
        assert!(table.may(2, offer), "during the mutiny");
        table.all_pass("");
        assert_eq!(table.refused(2, offer), ledger::JR_BRIBE, "before the appointment");
        table.act(3, "appoint 2");
        table.nobody("");
        assert!(matches!(table.phase(), PhaseView::Pick { .. }));
        assert_eq!(table.refused(2, offer), ledger::JR_BRIBE, "while the Captain picks");
        table.act(3, "take gold-3a");
        assert_eq!(table.phase(), PhaseView::Give);
        assert_eq!(table.refused(2, offer), ledger::JR_BRIBE, "while prizes are given");
        table.chance(2, "give gold-2a to 4", "guns-1-5a");
        assert_eq!(table.phase(), PhaseView::Voyage);
        assert!(table.may(2, offer), "and after");
    }
}

mod jr_mutiny_crew {
    use super::*;

    const GONE: &str = "cutthroat powder-monkey sea-dog";

    #[test]
    fn crew_played_is_dealt_out_one_at_a_time_from_the_quartermasters_left() {
        let hands = "hand 1: guns-1-2a\nhand 2: melee-1-2a\nhand 3: guns-1-5a cook\n\
                     hand 4: melee-1-3a surgeon\ndiscard: traitor-a traitor-b carpenter";
        let mut table = called(Options::default(), hands, "guns-1-5a");
        table.act(4, "join mutineer melee-1-3a");
        table.act(2, "join captain melee-1-2a");
        table.act(3, "join mutineer cook");
        table.act(1, "join captain guns-1-2a");
        table.act(4, "join mutineer surgeon");
        table.all_pass("");
        table.act(3, "appoint 1");
        table.quiet("cook guns-1-2a guns-1-5a melee-1-2a melee-1-3a surgeon");
        table.hand_is(2, "cook melee-1-3a");
        table.hand_is(3, "guns-1-2a surgeon");
        table.hand_is(4, "guns-1-5a");
        table.hand_is(1, "melee-1-2a");
        assert_eq!(table.known_in_hand(SPECTATOR, 2), "", "face down");
        assert_eq!(table.known_in_hand(eyes(4), 2), "");
        table.roles_are(3, 1);
    }

    #[test]
    fn powder_monkey_cutthroat_and_sea_dog_are_discarded_however_they_were_used() {
        let hands = "hand 3: guns-1-5a\nhand 4: cutthroat powder-monkey sea-dog melee-1-2a";
        let mut plain = honest(hands, "guns-1-5a");
        for card in ["cutthroat", "powder-monkey", "sea-dog", "melee-1-2a"] {
            plain.act(4, &format!("join mutineer {card}"));
        }
        plain.crewmen_are(1, 5 + 1 + 5 + 1 + 2);
        plain.all_pass("");
        plain.act(3, "appoint 2");
        plain.quiet("guns-1-5a melee-1-2a");
        plain.discard_is(&format!("{GONE} traitor-a traitor-b"));
        let hands = "hand 2: melee-1-3a\nhand 3: sea-dog\nhand 4: cutthroat melee-1-2a";
        let mut used = honest(hands, "sea-dog on 4");
        used.act(4, "join mutineer cutthroat kill captain");
        used.act(3, "appoint 2");
        used.quiet("");
        used.discard_is("cutthroat sea-dog traitor-a traitor-b");
        used.hand_is(4, "melee-1-2a");
    }

    #[test]
    fn so_are_cancelled_cards_traitors_and_cards_used_for_their_effect() {
        let hands = "hand 2: melee-1-3a\nhand 3: guns-1-5a guns-1-4a\n\
                     hand 4: traitor-a stowaways melee-1-2a";
        let mut table = called(Options::default(), hands, "guns-1-5a");
        table.act(4, "betray guns-1-5a with traitor-a");
        table.act(4, "use stowaways");
        table.quiet("guns-1-2a guns-1-2b");
        table.act(3, "join mutineer guns-1-4a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-4a");
        table.discard_is("guns-1-5a stowaways traitor-a");
        table.hand_is(3, "guns-1-4a");
    }

    #[test]
    fn equal_by_cards_dealt_and_not_by_hand_size_and_then_hand_limits_apply() {
        let seven = "melee-1-2a melee-1-2b melee-1-3a melee-1-3b melee-1-4a melee-1-5a melee-2-1a";
        let hands = format!("hand 1: guns-1-2a\nhand 2: guns-1-5a\nhand 3: {seven}");
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        table.act(1, "join captain guns-1-2a");
        table.all_pass("");
        table.act(2, "appoint 1");
        table.nobody("guns-1-2a guns-1-5a");
        table.hand_is(2, "guns-1-2a");
        assert_eq!(table.state().hand(seat(3)).len(), 8, "the others have none");
        assert_eq!(table.phase(), PhaseView::Voyage);
        table.waits_for([3]);
        table.act(3, "discard guns-1-5a");
        table.waits_for([2]);
    }
}

mod jr_mutiny_next {
    use super::*;

    const HANDS: &str = "hand 2: guns-1-2a\nhand 3: guns-1-5a\nhand 4: melee-1-2a";

    fn settled(phase: &str, decision: &str) -> Table {
        let mut table = Table::new(4, &format!("phase: {phase}\n{HANDS}\nsailed: fort-b"));
        table.act(1, decision);
        if phase == "appoint" {
            table.nobody("");
        }
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        table
    }

    #[test]
    fn the_captain_picks_the_old_destination_or_another() {
        for (phase, decision) in [("appoint", "appoint 2"), ("voyage", "sail fort")] {
            let table = settled(phase, decision);
            assert_eq!(table.phase(), PhaseView::Voyage);
            table.waits_for([3]);
            assert!(table.may(3, "sail fort") && table.may(3, "sail port"));
        }
    }

    #[test]
    fn a_card_laid_out_but_not_reached_is_back_on_its_stack() {
        let mut table = settled("voyage", "sail fort");
        assert_eq!(table.view(SPECTATOR).laid, None);
        assert_eq!(table.names(table.view(SPECTATOR).stacks).matches("fort").count(), 4);
        table.act(3, "sail fort");
        table.quiet("");
        table.act(2, "contribute guns-1-2a");
        table.draws_one_of("2: reveal 1", "fort-a fort-c fort-d fort-e");
    }

    #[test]
    fn after_a_mutiny_in_the_punishment_phase_another_voyage_and_decision_follow() {
        for decision in ["punish", "spare"] {
            let mut table = settled("punish", decision);
            assert_eq!((table.phase(), table.n_sailed()), (PhaseView::Voyage, 1));
            assert_eq!(table.state().round(), 1);
            table.chance(3, "sail port", "port-a guns-1-2b guns-1-3a guns-1-3b guns-1-4a");
            assert_eq!((table.phase(), table.n_sailed()), (PhaseView::Punish, 2));
            table.act(3, "spare");
            assert_eq!(table.state().round(), 2);
        }
    }

    #[test]
    fn no_second_mutiny_before_the_next_round() {
        let mut table = settled("voyage", "sail fort");
        table.act(3, "sail fort");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Lookout });
    }
}

mod jr_mutiny_last {
    use super::*;

    const TEN: &str = "round: 10\nsailed: fort-a fort-b fort-c fort-d fort-e ship-a ship-b ship-c \
                       ship-d port-a";

    #[test]
    fn in_the_last_round_a_mutiny_is_still_possible_and_ends_the_game() {
        for decision in ["punish", "spare"] {
            let hands = "hand 3: guns-1-5a\nhand 4: melee-1-2a\nprizes 1: gold-3a";
            let text = format!("phase: punish\n{TEN}\n{hands}\ndiscard: carpenter cook");
            let mut table = Table::new(4, &text);
            table.act(1, decision);
            table.act(3, "call guns-1-5a");
            table.act(4, "decline");
            table.all_pass("");
            table.act(3, "appoint 1");
            table.quiet("guns-1-5a");
            assert!(matches!(table.state().standing(), Standing::Over(_)));
            assert!(has(&table.last_events(), "Redealt"), "after its sharing and dealing");
            table.prizes_are(3, "gold-3a");
            table.hand_is(4, "melee-1-2a");
            table.ends("jr-end-voyages", [2, 2, 1, 2]);
        }
    }

    #[test]
    fn also_when_the_prizes_have_run_out() {
        let prizes = crate::support::prizes_but("gold-1a");
        let text = format!(
            "phase: punish\nhand 3: guns-1-5a\nprize-discard: {prizes}\n\
                            prizes 1: gold-1a\ndiscard: carpenter cook"
        );
        let mut table = Table::new(4, &text);
        table.act(1, "punish");
        table.act(3, "call guns-1-5a");
        table.all_pass("");
        table.act(3, "appoint 2");
        table.quiet("guns-1-5a");
        table.ends("jr-end-prizes", [2, 2, 1, 2]);
    }

    #[test]
    fn if_there_was_one_already_there_is_none() {
        let text = format!("phase: punish\nmutiny: spent\n{TEN}\nhand 3: guns-1-5a");
        let mut table = Table::new(4, &text);
        table.act(1, "spare");
        table.ends("jr-end-voyages", [1, 1, 1, 1]);
    }
}
