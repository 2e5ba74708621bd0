//! The Carpenter.

use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{Options, ledger};

use crate::scenes::after;
use crate::support::{BOOKS, RuleTable, Table, edition, has, prizes_but, seat};

mod jr_sp_carpenter {
    use super::*;

    const HAND: &str = "hand 3: carpenter\ndiscard: cook traitor-a traitor-b\nburied 1: gold-3f";

    /// Prizes were shared: 1 has gold-3a, 2 has gold-1a, 4 has gold-2a.
    fn shared(options: Options) -> Table {
        let mut table = after(options, HAND, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 2");
        table.act(2, "give gold-2a to 4");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Carpenter });
        table
    }

    fn asked(options: Options) -> Table {
        let mut table = shared(options);
        table.act(1, "decline");
        table.act(3, "use carpenter");
        table
    }

    #[test]
    fn all_others_with_a_prize_are_asked_for_one() {
        for book in BOOKS {
            let mut table = asked(edition(book));
            table.waits_for([1, 2, 4]);
            assert_eq!(table.menu(1), ["decline", "donate gold-3a"], "face-up ones only");
            table.act(1, "decline");
            table.act(2, "decline");
            table.act(4, "donate gold-2a");
            table.prizes_are(3, "gold-2a");
            assert_eq!(table.phase(), PhaseView::Punish);
        }
    }

    #[test]
    fn of_two_givers_the_first_clockwise_gives() {
        let mut table = asked(Options::default());
        table.act(4, "donate gold-2a");
        table.act(2, "donate gold-1a");
        table.act(1, "decline");
        table.prizes_are(3, "gold-1a");
        table.prizes_are(4, "gold-2a");
    }

    #[test]
    fn if_nobody_gives_he_takes_one_from_the_captain_or_the_quartermaster() {
        for book in BOOKS {
            let mut table = asked(edition(book));
            table.nobody("");
            assert_eq!(table.phase(), PhaseView::Claim { by: seat(3) });
            let menu = ["take gold-1a", "take gold-3a", "done"];
            assert_eq!(table.menu(3), menu, "{book:?}: his choice");
            for card in ["gold-2a", "gold-3f"] {
                let text = format!("take {card}");
                assert_eq!(table.refused(3, &text), ledger::JR_SP_CARPENTER);
            }
            table.act(3, "take gold-3a");
            table.prizes_are(3, "gold-3a");
            table.prizes_are(1, "");
            assert_eq!(table.phase(), PhaseView::Punish);
        }
    }

    #[test]
    fn a_captain_who_plays_it_can_only_take_from_the_quartermaster() {
        let hand = "hand 1: carpenter\ndiscard: cook traitor-a traitor-b";
        let mut table = after(Options::default(), hand, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 2");
        table.act(2, "give gold-2a to 4");
        table.act(1, "use carpenter");
        table.nobody("");
        assert_eq!(table.menu(1), ["take gold-1a", "done"]);
    }

    #[test]
    fn he_may_take_nothing() {
        for book in BOOKS {
            let mut table = asked(edition(book));
            table.nobody("");
            assert!(table.not_asked(1, "done"), "{book:?}: it is his choice alone");
            let events = table.act(3, "done");
            assert!(has(&events, "ClaimWaived"), "{book:?}");
            table.prizes_are(1, "gold-3a");
            table.prizes_are(2, "gold-1a");
            table.prizes_are(3, "");
            assert_eq!(table.phase(), PhaseView::Punish, "{book:?}");
        }
    }

    #[test]
    fn what_is_given_is_his_though_others_have_nothing() {
        let text = format!("{HAND}\nprize-discard: {}", prizes_but("gold-3f gold-1a"));
        let mut table = after(Options::default(), &text, "ship-a", "gold-1a");
        table.act(1, "decline");
        table.act(3, "use carpenter");
        table.act(1, "donate gold-1a");
        table.prizes_are(3, "gold-1a");
    }

    #[test]
    fn without_a_prize_to_share_he_does_not_come() {
        let text = "hand 1: guns-1-2a\nhand 3: any-1-1a carpenter\nprizes 2: gold-1a\n\
                    discard: cook traitor-a traitor-b";
        let mut table = Table::new(4, text);
        table.act(1, "appoint 2");
        table.act(2, "decline");
        table.act(4, "decline");
        table.act(3, "call any-1-1a");
        for number in 1..=3 {
            table.act(number, "pass 1");
        }
        table.act(1, "appoint 2");
        table.act(2, "decline");
        table.chance(4, "decline", "any-1-1a");
        assert_eq!(table.phase(), PhaseView::Voyage, "the losers had nothing");
    }

    #[test]
    fn where_captain_and_quartermaster_have_nothing_nothing_is_taken() {
        let hand = "hand 1: carpenter\ndiscard: cook traitor-a traitor-b";
        let mut table = after(Options::default(), hand, "ship-a", "gold-1a gold-2a gold-3a");
        table.act(1, "take gold-3a");
        table.act(2, "give gold-1a to 3");
        table.act(2, "give gold-2a to 4");
        table.act(1, "use carpenter");
        table.waits_for([3, 4]);
        table.nobody("");
        table.prizes_are(1, "gold-3a");
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn also_after_the_sharing_of_a_mutiny() {
        let text = "phase: voyage\nhand 2: guns-1-5a\nhand 3: carpenter\nprizes 1: gold-3a\n\
                    discard: traitor-a traitor-b cook";
        let mut table = Table::new(4, text);
        table.act(1, "sail fort");
        table.act(3, "decline");
        table.act(2, "call guns-1-5a");
        table.all_pass("");
        table.act(2, "appoint 4");
        table.nobody("");
        table.prizes_are(2, "gold-3a");
        table.act(3, "use carpenter");
        table.act(2, "decline");
        table.chance(3, "take gold-3a", "guns-1-5a");
        table.prizes_are(3, "gold-3a");
    }
}
