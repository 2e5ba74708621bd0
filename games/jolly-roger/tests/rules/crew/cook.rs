//! The Cook.

use jolly_roger::state::{PhaseView, Timing};
use jolly_roger::{Options, ledger};

use super::at_fort;
use crate::scenes::after;
use crate::support::{BOOKS, RuleTable, Table, edition, prizes_but};

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
