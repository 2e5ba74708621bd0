//! Attacks.

use jolly_roger::event::Fight;
use jolly_roger::state::Phase;
use jolly_roger::{Action, Event, ledger};

use crate::support::{Table, is_overtaken};

/// A fort was picked, and nobody has called a mutiny or used a Lookout.
fn at_fort(hands: &str) -> Table {
    let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
    table.act(1, "sail fort");
    table.quiet("");
    table
}

mod jr_attack_first {
    use super::*;

    #[test]
    fn nobody_plays_before_the_quartermaster() {
        let table = at_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a");
        assert_eq!(*table.game().phase(), Phase::FirstCard);
        assert_eq!(table.refused(3, "contribute melee-2-3a"), ledger::JR_ATTACK_FIRST);
        assert!(table.may(2, "contribute guns-2-1a"));
    }

    #[test]
    fn a_quartermaster_without_a_card_plays_none() {
        let table = at_fort("hand 3: melee-2-3a");
        assert_eq!(*table.game().phase(), Phase::Attack);
    }
}

mod jr_attack_open {
    use super::*;

    #[test]
    fn a_pass_that_has_not_seen_the_last_card_is_overtaken() {
        let mut table = at_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a\nhand 4: guns-1-2a");
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute melee-2-3a");
        assert!(is_overtaken(&table, 4, Action::Pass { seen: 1 }));
        assert!(table.may(4, "pass 2"));
    }
}

mod jr_attack_reveal {
    use super::*;

    #[test]
    fn only_the_quartermaster_turns_the_card_over_and_at_once_if_he_likes() {
        let mut table = at_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a");
        table.act(2, "contribute guns-2-1a");
        assert_eq!(table.refused(3, "reveal 1"), ledger::JR_ATTACK_REVEAL);
        assert!(table.may(2, "reveal 1"));
        table.all_pass("fort-a");
        assert_ne!(*table.game().phase(), Phase::Attack, "all have passed");
    }
}

mod jr_attack_sum {
    use super::*;

    /// The worked example of the books: 3/4/2 against 1/3/3.
    #[test]
    fn three_four_two_fails_against_a_fort_of_one_three_three() {
        let mut table = at_fort(
            "hand 1: navigation-1-2a\nhand 2: navigation-2-2a guns-2-1a\n\
             hand 3: guns-2-3a\nhand 4: melee-2-3a guns-1-2a",
        );
        table.act(2, "contribute navigation-2-2a");
        table.act(1, "contribute navigation-1-2a");
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute guns-2-3a");
        table.act(4, "contribute melee-2-3a");
        let before = table.0.log().len();
        table.chance(2, "reveal 5", "fort-a");
        table.quiet("");
        let events = (before..table.0.log().len()).flat_map(|seq| table.0.events_of(seq));
        let fought: Vec<_> = events.filter(|event| matches!(event, Event::Fought { .. })).collect();
        let fight = Fight::Lost;
        assert_eq!(fought, [&Event::Fought { fight, sums: [3, 4, 2], needs: [1, 3, 3] }]);
        assert_eq!(*table.game().phase(), Phase::Punish);
    }

    #[test]
    fn the_quartermaster_says_what_an_all_skills_card_counts_as() {
        let mut table = at_fort(
            "hand 1: navigation-1-2a melee-2-3a\nhand 2: guns-3-1a any-1-1a\nhand 3: guns-1-2a",
        );
        table.act(2, "contribute guns-3-1a");
        table.act(1, "contribute navigation-1-2a");
        table.act(1, "contribute melee-2-3a");
        table.act(2, "contribute any-1-1a");
        table.chance(2, "reveal 4", "fort-a");
        table.quiet("");
        assert_eq!(*table.game().phase(), Phase::Assign);
        let outcomes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let events = table.chance(2, "assign any-1-1a melee", outcomes);
        let won = |event: &Event| matches!(event, Event::Fought { fight: Fight::Won, .. });
        assert!(events.iter().any(won));
    }
}

mod jr_attack_special {
    use super::*;

    #[test]
    fn a_special_card_adds_nothing_and_is_discarded() {
        let mut table = at_fort("hand 2: cook\nhand 3: guns-1-2a");
        table.act(2, "contribute cook");
        table.chance(2, "reveal 1", "fort-a");
        table.quiet("");
        assert!(table.view().discard == table.cards("cook"));
    }
}
