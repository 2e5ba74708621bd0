//! Bribes and talk.

use jolly_roger::bribe::Pledge;
use jolly_roger::state::PhaseView;
use jolly_roger::{Edition, EventView, ledger};

use crate::scenes::after;
use crate::support::{BOOKS, RuleTable, SPECTATOR, Table, edition, eyes, has};

const POSITION: &str = "phase: voyage\nhand 3: guns-1-2a\nprizes 2: gold-3a\nprizes 3: rum-a";

mod jr_bribe {
    use super::*;

    #[test]
    fn crew_cards_and_face_up_prizes_may_be_given() {
        for book in BOOKS {
            let mut table = Table::with(edition(book), 4, POSITION);
            table.act(3, "offer 4 give guns-1-2a rum-a");
            table.act(4, "accept 3 0");
            table.hand_is(4, "guns-1-2a");
            table.prizes_are(4, "rum-a");
            table.hand_is(3, "");
        }
    }

    #[test]
    fn a_swap_is_carried_out_whole() {
        let mut table = Table::new(4, POSITION);
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        table.prizes_are(2, "gold-3a");
        table.act(2, "accept 3 0");
        table.prizes_are(3, "gold-3a rum-a");
        table.hand_is(2, "guns-1-2a");
    }

    #[test]
    fn nobody_has_to_accept_and_an_offer_can_be_taken_back() {
        let mut table = Table::new(4, POSITION);
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        assert_eq!(table.refused(1, "accept 3 0"), ledger::JR_BRIBE, "it is not for him");
        table.act(2, "refuse 3 0");
        table.hand_is(3, "guns-1-2a");
        table.act(3, "offer 2 give rum-a");
        table.act(3, "withdraw 1");
        assert_eq!(table.refused(2, "accept 3 1"), ledger::JR_BRIBE);
        table.prizes_are(3, "rum-a");
    }

    #[test]
    fn nobody_has_to_keep_a_promise() {
        let mut table = Table::new(4, &format!("{POSITION}\nhand 2: guns-1-4a"));
        table.act(3, "offer 2 give rum-a promise you no-mutiny");
        table.act(2, "accept 3 0");
        table.prizes_are(2, "gold-3a rum-a");
        table.act(1, "sail fort");
        assert!(table.may(2, "call guns-1-4a"));
    }

    fn promised(promise: &str) -> Table {
        let mut table = Table::new(4, &format!("{POSITION}\nhand 2: guns-1-4a guns-1-5a"));
        table.act(3, &format!("offer 2 give rum-a promise you {promise}"));
        table.act(2, "accept 3 0");
        table
    }

    /// The second seat's promises kept and broken, and mutinies called.
    fn repute(table: &Table) -> (u8, u8, u8) {
        let repute = table.view(SPECTATOR).seats[1].repute;
        (repute.kept, repute.broken, repute.risen)
    }

    #[test]
    fn all_remember_who_breaks_his_word() {
        let mut table = promised("no-mutiny");
        let word = table.view(SPECTATOR).words[0];
        assert_eq!((word.by.0, word.to.0, word.what), (1, 2, Pledge::NoMutiny));
        table.act(1, "sail fort");
        table.act(2, "call guns-1-4a");
        table.quiet("");
        assert_eq!(repute(&table), (0, 1, 1));
        assert!(table.view(eyes(4)).words.is_empty());
    }

    #[test]
    fn all_remember_who_keeps_his_word() {
        let mut table = promised("no-mutiny");
        table.act(1, "sail fort");
        table.quiet("");
        table.act(2, "contribute guns-1-4a");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        table.act(1, "spare");
        assert_eq!(repute(&table), (0, 0, 0), "the round is not over");
        table.quiet("");
        assert_eq!(repute(&table), (1, 0, 0));
    }

    #[test]
    fn a_promise_of_cards_is_kept_or_broken_with_the_attack() {
        for (played, known_for) in [(1, (0, 1, 0)), (2, (1, 0, 0))] {
            let mut table = promised("play 2");
            table.act(1, "sail fort");
            table.quiet("");
            for card in ["guns-1-4a", "guns-1-5a"].into_iter().take(played) {
                table.act(2, &format!("contribute {card}"));
            }
            table.chance(2, &format!("reveal {played}"), "fort-a");
            table.quiet("");
            assert_eq!(repute(&table), known_for);
        }
    }

    /// The second seat has accepted the promise of a crew card; then comes the offer that keeps it.
    fn owes_crew(due: &str) -> Table {
        let mut table = Table::new(4, &format!("{POSITION}\nhand 2: guns-1-4a guns-1-5a"));
        table.act(3, &format!("offer 2 give rum-a promise you crew 1 {due}"));
        table.act(2, "accept 3 0");
        table
    }

    #[test]
    fn cards_may_be_promised_for_later_and_are_never_handed_over_by_themselves() {
        for due in ["this-round", "next-round", "game-end"] {
            let mut table = owes_crew(due);
            let word = table.view(SPECTATOR).words[0];
            assert_eq!((word.by.0, word.to.0, word.what, word.n), (1, 2, Pledge::Crew, 1));
            table.hand_is(2, "guns-1-4a guns-1-5a");
            table.act(2, "offer 3 give guns-1-5a");
            assert_eq!(repute(&table), (0, 0, 0), "an offer is not yet a gift");
            table.act(3, "accept 2 0");
            assert_eq!(repute(&table), (1, 0, 0), "{due}");
            assert!(table.view(SPECTATOR).words.is_empty());
        }
    }

    #[test]
    fn a_promise_of_cards_is_broken_when_its_time_is_over() {
        for (due, rounds) in [("this-round", 1), ("next-round", 2)] {
            let mut table = owes_crew(due);
            for round in 1..=rounds {
                assert_eq!(repute(&table).1, 0, "{due}, round {round}");
                if round > 1 {
                    table.act(1, "appoint 2");
                    table.quiet("");
                }
                table.act(1, "sail ship");
                table.quiet("");
                table.act(
                    2,
                    if round == 1 { "contribute guns-1-4a" } else { "contribute guns-1-5a" },
                );
                table.chance(2, "reveal 1", if round == 1 { "ship-a" } else { "ship-b" });
                table.quiet("");
                table.act(1, "spare");
                table.quiet("");
            }
            assert_eq!(repute(&table), (0, 1, 0), "{due}");
        }
    }

    #[test]
    fn a_promise_of_cards_says_how_many_and_by_when() {
        let table = Table::new(4, POSITION);
        for promise in ["me crew", "me crew 1", "me prizes this-round", "me share 1", "you play 10"]
        {
            let offer = format!("offer 2 give rum-a promise {promise}");
            assert_eq!(table.refused(3, &offer), ledger::JR_BRIBE, "{promise}");
        }
    }

    #[test]
    fn a_deal_may_hold_several_promises() {
        let mut table = Table::new(4, POSITION);
        let promises = "promise me crew 1 this-round promise you stay-out promise you play 2";
        table.act(3, &format!("offer 2 {promises}"));
        table.act(2, "accept 3 0");
        let words = table.view(SPECTATOR).words;
        let said: Vec<_> = words.iter().map(|word| (word.by.0, word.what)).collect();
        assert_eq!(said, [(2, Pledge::Crew), (1, Pledge::StayOut), (1, Pledge::Play)]);
    }

    #[test]
    fn who_holds_nothing_may_still_promise() {
        let mut table = Table::new(4, POSITION);
        table.hand_is(4, "");
        table.act(4, "offer 2 want gold-3a promise me prizes 2 game-end");
        table.act(2, "accept 4 0");
        table.prizes_are(4, "gold-3a");
    }

    #[test]
    fn before_the_first_appointment_too() {
        let table = Table::new(4, "hand 1: guns-1-2a\nhand 3: guns-1-3a\nprizes 3: rum-a");
        assert!(table.may(3, "offer 2 give rum-a"));
        assert!(table.may(3, "offer 2 give guns-1-3a promise you appoint"));
    }

    /// A fort was picked, and every seat may call a mutiny.
    fn sealed() -> Table {
        let hands = "hand 2: guns-1-3a guns-1-4a\nhand 3: guns-1-2a melee-1-2a\nhand 4: melee-1-3a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}\nprizes 2: gold-3a"));
        table.act(1, "sail port");
        table
    }

    #[test]
    fn while_a_sealed_window_waits_a_deal_is_agreed_and_carried_out_when_it_closes() {
        let mut table = sealed();
        table.act(4, "decline");
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        let events = table.act(2, "accept 3 0");
        assert!(has(&events, "Agreed") && !has(&events, "Handed"));
        table.prizes_are(2, "gold-3a");
        assert_eq!(table.refused(2, "accept 3 0"), ledger::JR_BRIBE, "once is enough");
        assert_eq!(table.refused(3, "withdraw 0"), ledger::JR_BRIBE, "a deal is a deal");
        table.act(3, "decline");
        let port = "port-a navigation-1-2a navigation-1-2b navigation-1-3a navigation-1-3b";
        let events = table.chance(2, "decline", port);
        let place =
            |name| events.iter().position(|event| crate::support::event_name(event) == name);
        assert!(place("Handed") < place("Turned"), "before the outcome takes effect");
        table.prizes_are(3, "gold-3a");
    }

    #[test]
    fn it_falls_whole_if_the_revealed_answer_used_one_of_its_cards() {
        let mut table = sealed();
        table.act(3, "offer 2 give guns-1-2a melee-1-2a want gold-3a");
        table.act(2, "accept 3 0");
        table.act(3, "call guns-1-2a");
        table.act(2, "decline");
        table.act(4, "decline");
        assert_eq!(table.phase(), PhaseView::Mutiny);
        table.prizes_are(2, "gold-3a");
        table.hand_is(3, "melee-1-2a");
    }

    #[test]
    fn an_answer_that_stays_unseen_does_not_break_it() {
        let mut table = sealed();
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        table.act(2, "accept 3 0");
        table.act(3, "call guns-1-2a");
        table.act(4, "decline");
        table.act(2, "call guns-1-3a");
        assert_eq!(table.state().mutiny().first.0, 1, "the first clockwise calls it");
        table.hand_is(2, "guns-1-2a guns-1-4a");
    }

    #[test]
    fn of_two_deals_about_one_card_the_first_clockwise_stands() {
        let mut table = sealed();
        table.act(3, "offer 1 give guns-1-2a");
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        table.act(2, "accept 3 1");
        table.act(1, "accept 3 0");
        for seat in [2, 4] {
            table.act(seat, "decline");
        }
        table.chance(
            3,
            "decline",
            "port-a navigation-1-2a navigation-1-2b navigation-1-3a navigation-1-3b",
        );
        assert_eq!(table.state().hand(contract::Seat(0)).len(), 2, "seat 1 has it");
        table.prizes_are(2, "gold-3a");
    }

    #[test]
    fn no_deal_struck_meanwhile_brings_a_hand_over_its_limit() {
        let seven = "navigation-1-2a navigation-1-2b navigation-1-3a navigation-1-3b melee-1-4a \
                     melee-1-5a guns-1-4a";
        let hands = format!("hand 2: {seven}\nhand 3: guns-1-2a guns-1-3a");
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
        table.act(1, "sail port");
        table.act(3, "offer 2 give guns-1-2a");
        assert_eq!(table.refused(2, "accept 3 0"), ledger::JR_BRIBE);
        assert!(table.may(2, "refuse 3 0"));
    }

    #[test]
    fn who_has_answered_may_still_bribe_but_not_answer_again() {
        let mut table = sealed();
        table.act(2, "decline");
        assert!(table.may(2, "offer 3 give gold-3a"));
        assert_eq!(table.refused(2, "call guns-1-3a"), ledger::JR_STEP_ORDER);
        assert_eq!(table.refused(2, "decline"), ledger::JR_STEP_ORDER);
    }

    #[test]
    fn who_may_act_does_not_tell_who_has_answered() {
        let mut table = sealed();
        let before = table.game().window().expect("it is open").may;
        table.act(2, "decline");
        assert_eq!(table.game().window().expect("it is open").may, before);
    }

    #[test]
    fn not_between_a_mutinys_decision_and_its_sharing() {
        let hands = "hand 2: melee-1-2a\nhand 3: guns-1-5a\nhand 4: guns-1-2a";
        let mut table = Table::new(4, &format!("phase: voyage\n{hands}\nprizes 1: rum-a"));
        table.act(1, "sail fort");
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(3, "call guns-1-5a");
        assert!(table.may(4, "offer 3 give guns-1-2a"), "in the mutiny");
        table.all_pass("");
        assert_eq!(table.phase(), PhaseView::Appoint { after: jolly_roger::state::After::Mutiny });
        assert_eq!(table.refused(4, "offer 3 give guns-1-2a"), ledger::JR_BRIBE);
    }

    #[test]
    fn an_office_promised_is_kept_by_the_next_appointment() {
        for (named, known_for) in [(3, (1, 0, 0)), (4, (0, 1, 0))] {
            let mut table = Table::new(
                4,
                "captain: 2\nquartermaster: 1\nphase: appoint\nround: 2\nprizes 3: rum-a",
            );
            table.act(3, "offer 2 give rum-a promise you appoint");
            table.act(2, "accept 3 0");
            table.act(2, &format!("appoint {named}"));
            assert_eq!(repute(&table), known_for);
        }
    }

    #[test]
    fn only_ones_own_cards_and_role_cards_never() {
        let table = Table::new(4, POSITION);
        for offer in [
            "offer 4 give gold-3a",
            "offer 4 give guns-1-3a",
            "offer 2 want guns-1-4a",
            "offer 2 want rum-b",
            "offer 3 give rum-a",
            "offer 4",
        ] {
            assert_eq!(table.refused(3, offer), ledger::JR_BRIBE, "{offer}");
        }
        assert_eq!(table.refused(2, "offer 3 give quartermaster"), ledger::JR_BRIBE);
        let captain = Table::new(4, &format!("{POSITION}\nprizes 1: gold-1a"));
        assert_eq!(captain.refused(1, "offer 3 give captain"), ledger::JR_BRIBE);
    }

    #[test]
    fn crew_given_is_hidden_but_shown_by_the_german_book() {
        for (book, known) in [(Edition::En, ""), (Edition::Pl, ""), (Edition::De, "guns-1-2a")] {
            let mut table = Table::with(edition(book), 4, POSITION);
            table.act(3, "offer 2 give guns-1-2a");
            let events = table.act(2, "accept 3 0");
            assert_eq!(table.known_in_hand(eyes(4), 2), known, "{book:?}");
            assert_eq!(table.known_in_hand(SPECTATOR, 2), known);
            assert_eq!(table.known_in_hand(eyes(3), 2), "guns-1-2a", "the giver knows");
            let seen = events.iter().find_map(|event| {
                if let EventView::Handed { card, .. } = event.view(SPECTATOR) {
                    Some(card.is_some())
                } else {
                    None
                }
            });
            assert_eq!(seen, Some(!known.is_empty()));
        }
    }

    #[test]
    fn a_hand_over_its_limit_discards() {
        let seven = "melee-1-2a melee-1-2b melee-1-3a melee-1-3b melee-1-4a melee-1-5a guns-1-4a";
        let mut table = Table::new(4, &format!("{POSITION}\nhand 2: {seven}"));
        table.act(3, "offer 2 give guns-1-2a");
        table.act(2, "accept 3 0");
        table.waits_for([2]);
        table.act(2, "discard melee-1-2a");
        table.waits_for([1]);
    }

    #[test]
    fn three_offers_a_step_and_they_lapse_with_it() {
        let mut table = Table::new(4, POSITION);
        for _ in 0..3 {
            table.act(3, "offer 2 promise me play 2");
        }
        assert_eq!(table.refused(3, "offer 2 promise me play 2"), ledger::JR_BRIBE);
        assert!(table.may(2, "offer 3 promise me play 2"), "for each his own three");
        table.act(1, "sail port");
        assert!(table.view(SPECTATOR).offers.is_empty());
        table.quiet("port-a guns-1-3a guns-1-3b guns-1-4a guns-1-5a");
        assert_eq!(table.view(SPECTATOR).seats[2].offers_made, 0, "three more in a new step");
        assert!(table.may(3, "offer 2 promise me play 2"));
    }

    #[test]
    fn an_offer_lapses_when_a_card_may_be_gone() {
        let position = "phase: voyage\nhand 3: guns-1-2a guns-1-3a\nhand 4: second-mate";
        let mut table = Table::new(4, position);
        table.act(3, "offer 2 give guns-1-2a");
        table.act(4, "use second-mate on 3");
        table.quiet("guns-1-3a");
        assert!(table.view(SPECTATOR).offers.is_empty());
    }

    #[test]
    fn at_any_time_but_not_inside_a_half_done_step() {
        let hands = "hand 2: guns-1-3a\nhand 3: stowaways guns-1-2a\nhand 4: traitor-a";
        let mut table = Table::new(4, &format!("phase: voyage\nprizes 2: rum-a\n{hands}"));
        let offer = "offer 3 give rum-a";
        assert!(table.may(2, offer), "before the pick");
        let mut effect = table.clone();
        effect.act(3, "use stowaways");
        assert_eq!(effect.refused(2, offer), ledger::JR_BRIBE, "while a card may be betrayed");
        table.act(1, "sail fort");
        assert!(table.may(2, offer), "while a mutiny may be called");
        table.quiet("");
        assert!(table.may(2, offer), "before the first card");
        table.act(2, "contribute guns-1-3a");
        assert!(table.may(2, offer), "in the attack");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::Punish);
        assert!(table.may(2, offer), "before the punishment");
    }

    #[test]
    fn not_while_prizes_are_given_out() {
        let prizes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let position = "prizes 3: rum-a\ndiscard: cook carpenter traitor-a traitor-b";
        let mut table = after(jolly_roger::Options::default(), position, "fort-a", prizes);
        assert!(table.may(3, "offer 2 give rum-a"), "while the Captain picks");
        table.act(1, "take gold-1a");
        assert!(table.may(3, "offer 2 give rum-a"), "before the first gift");
        table.act(2, "give gold-1b to 2");
        assert!(table.not_asked(3, "offer 2 give rum-a"));
    }

    #[test]
    fn what_is_offered_the_two_know_and_others_only_how_much() {
        let mut table = Table::new(4, POSITION);
        table.act(3, "offer 2 give guns-1-2a want gold-3a");
        let offer = |observer| table.view(observer).offers[0];
        assert!(offer(eyes(2)).give.is_some() && offer(eyes(3)).give.is_some());
        let other = offer(eyes(4));
        assert_eq!((other.n_crew, other.n_prizes, other.n_wanted), (1, 0, 1));
        assert_eq!((other.give, other.want), (None, None));
    }
}

mod jr_talk {
    use super::*;

    /// The engine has no other words for it: talk belongs to the table. What an offer promises
    /// binds nobody.
    #[test]
    fn a_promise_alone_may_be_offered_and_binds_nobody() {
        let mut table = Table::new(4, POSITION);
        for promise in ["me appoint", "you stay-out", "me share"] {
            let number = if promise == "me appoint" { 2 } else { 3 };
            table.act(number, &format!("offer 4 promise {promise}"));
        }
        let before = table.state().clone();
        let events = table.act(4, "accept 2 0");
        assert_eq!(events.len(), 1, "nothing but the offer has changed");
        assert!(has(&events, "OfferClosed"));
        assert_eq!(table.state().hand(contract::Seat(1)), before.hand(contract::Seat(1)));
        assert!(table.may(1, "sail fort"), "nobody is held to anything");
    }
}
