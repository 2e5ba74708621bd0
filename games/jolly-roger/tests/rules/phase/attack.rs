//! Attacks.

use contract::{Seat, SeatSet};
use jolly_roger::event::Fight;
use jolly_roger::ledger;
use jolly_roger::state::{PhaseView, Timing};

use crate::scenes::{at_fort, calm_fort, fought};
use crate::support::{RuleTable, SPECTATOR, Table, eyes};

mod jr_attack_first {
    use super::*;

    #[test]
    fn nobody_plays_before_the_quartermaster_and_he_must() {
        let table = at_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        table.waits_for([2]);
        assert_eq!(table.refused(3, "contribute melee-2-3a"), ledger::JR_ATTACK_FIRST);
        assert_eq!(table.menu(2), ["contribute guns-2-1a"]);
        assert_eq!(table.refused(2, "reveal 0"), ledger::JR_ATTACK_REVEAL);
    }

    #[test]
    fn a_special_card_will_do() {
        let mut table = at_fort("hand 2: cook guns-2-1a\nhand 3: melee-2-3a");
        table.act(2, "contribute cook");
        assert_eq!(table.phase(), PhaseView::Attack);
        assert!(table.may(2, "reveal 1"));
    }

    #[test]
    fn no_gift_or_deal_leaves_the_quartermaster_without_crew() {
        let mut table =
            Table::new(4, "phase: voyage\nhand 2: guns-2-1a guns-2-1b\nhand 3: melee-2-3a");
        assert!(table.may(2, "offer 3 give guns-2-1a guns-2-1b"), "before the pick he may");
        table.act(1, "sail fort");
        let both = "offer 3 give guns-2-1a guns-2-1b";
        assert_eq!(table.refused(2, both), ledger::JR_ATTACK_FIRST, "while a mutiny may be called");
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        assert_eq!(table.refused(2, both), ledger::JR_ATTACK_FIRST, "before the first card");
        table.act(2, "offer 3 give guns-2-1a");
        table.act(2, "offer 4 give guns-2-1b");
        table.act(3, "accept 2 0");
        assert_eq!(table.refused(4, "accept 2 1"), ledger::JR_BRIBE, "his crew changed: it lapsed");
        assert_eq!(table.refused(2, "offer 4 give guns-2-1b"), ledger::JR_ATTACK_FIRST);
        table.act(2, "contribute guns-2-1b");
        assert_eq!(table.phase(), PhaseView::Attack);
    }

    #[test]
    fn two_deals_agreed_at_once_do_not_either() {
        let mut table =
            Table::new(4, "phase: voyage\nhand 2: guns-2-1a guns-2-1b\nhand 3: melee-2-3a");
        table.act(1, "sail fort");
        table.act(2, "offer 3 give guns-2-1a");
        table.act(2, "offer 4 give guns-2-1b");
        table.act(3, "accept 2 0");
        assert_eq!(table.refused(4, "accept 2 1"), ledger::JR_ATTACK_FIRST);
    }

    #[test]
    fn theft_and_effects_may_and_so_may_deals_where_no_attack_follows() {
        let hands = "hand 2: guns-2-1a\nhand 3: second-mate melee-2-3a";
        let mut table = calm_fort(hands);
        table.chance(3, "use second-mate on 2", "guns-2-1a");
        assert_eq!(table.phase(), PhaseView::Attack, "he has no card any more");
        let mut port = Table::new(4, &format!("phase: voyage\n{hands}"));
        port.act(1, "sail port");
        assert!(port.may(2, "offer 3 give guns-2-1a"));
    }

    #[test]
    fn one_used_for_its_effect_is_not_the_first_card() {
        let mut table = calm_fort("hand 2: stowaways guns-2-1a\nhand 3: melee-2-3a");
        table.chance(2, "use stowaways", "guns-1-2a guns-1-2b");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        assert_eq!(table.refused(3, "contribute melee-2-3a"), ledger::JR_ATTACK_FIRST);
    }

    #[test]
    fn a_quartermaster_without_a_card_plays_none() {
        let table = at_fort("hand 3: melee-2-3a");
        assert_eq!(table.phase(), PhaseView::Attack);
        assert!(table.may(3, "contribute melee-2-3a") && table.may(2, "reveal 0"));
    }

    #[test]
    fn nor_one_who_has_just_lost_his_last_card() {
        let mut table = calm_fort("hand 2: guns-1-2a\nhand 3: second-mate");
        assert_eq!(table.phase(), PhaseView::FirstCard);
        table.chance(3, "use second-mate on 2", "guns-1-2a");
        assert_eq!(table.phase(), PhaseView::Attack);
    }
}

mod jr_attack_open {
    use super::*;

    const HANDS: &str = "hand 1: guns-1-4a\nhand 2: guns-2-1a guns-3-1a\n\
                         hand 3: melee-2-3a melee-1-2a\nhand 4: guns-1-2a";

    #[test]
    fn everyone_may_add_cards_in_any_order_once_or_many_times() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        table.act(4, "contribute guns-1-2a");
        table.act(3, "contribute melee-2-3a");
        table.act(3, "contribute melee-1-2a");
        table.act(2, "contribute guns-3-1a");
        table.act(1, "contribute guns-1-4a");
        table.table_is("guns-1-2a guns-1-4a guns-2-1a guns-3-1a melee-1-2a melee-2-3a");
    }

    #[test]
    fn cards_lie_face_up_and_cannot_be_taken_back() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        let table_seen = table.names(table.view(SPECTATOR).table);
        assert_eq!(table_seen, "guns-2-1a");
        assert_eq!(table.menu(2), ["contribute guns-3-1a", "reveal 1", "pass 1"]);
    }

    #[test]
    fn nobody_has_to_and_who_has_passed_may_still_add() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        table.act(3, "pass 1");
        table.act(4, "pass 1");
        table.waits_for([1, 2]);
        table.act(3, "contribute melee-2-3a");
        table.waits_for([1, 2, 3, 4]);
    }

    #[test]
    fn a_pass_that_has_not_seen_the_last_card_is_overtaken() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute melee-2-3a");
        assert!(table.overtaken(4, "pass 1"));
        assert!(table.may(4, "pass 2"));
    }

    #[test]
    fn only_from_ones_own_hand() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        assert_eq!(table.refused(3, "contribute guns-1-2a"), ledger::JR_ATTACK_OPEN);
    }
}

mod jr_attack_reveal {
    use super::*;

    const HANDS: &str = "hand 2: guns-2-1a\nhand 3: melee-2-3a";

    #[test]
    fn only_the_quartermaster_turns_the_card_over_and_at_once_if_he_likes() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        assert_eq!(table.refused(3, "reveal 1"), ledger::JR_ATTACK_REVEAL);
        assert_eq!(table.menu(2), ["reveal 1", "pass 1"]);
        table.chance(2, "reveal 1", "fort-a");
        assert_eq!(table.view(SPECTATOR).turned, Some(table.card("fort-a")));
    }

    #[test]
    fn a_reveal_that_has_not_seen_the_last_card_is_overtaken() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute melee-2-3a");
        assert!(table.overtaken(2, "reveal 1") && table.may(2, "reveal 2"));
    }

    #[test]
    fn when_all_have_passed_since_the_last_card_it_is_turned_by_itself() {
        let mut table = at_fort("hand 2: guns-2-1a\nhand 3: melee-2-3a melee-1-2a");
        table.act(2, "contribute guns-2-1a");
        table.act(2, "pass 1");
        table.act(3, "contribute melee-2-3a");
        table.waits_for([2, 3]);
        table.act(2, "pass 2");
        assert_eq!(table.phase(), PhaseView::Attack);
        table.chance(3, "pass 2", "fort-a");
        assert_ne!(table.phase(), PhaseView::Attack);
    }

    #[test]
    fn he_may_wait_for_others_as_long_as_they_have_cards() {
        let mut table = at_fort(HANDS);
        table.act(2, "contribute guns-2-1a");
        table.act(2, "pass 1");
        assert_eq!(table.phase(), PhaseView::Attack);
        assert!(table.may(2, "reveal 1"), "he may still change his mind");
        table.waits_for([3]);
    }
}

mod jr_attack_sum {
    use super::*;

    /// The worked example of the rulebooks: 3/4/2 against 1/3/3.
    #[test]
    fn three_four_two_fails_against_a_fort_of_one_three_three() {
        let mut table = calm_fort(
            "hand 1: navigation-1-2a\nhand 2: navigation-2-2a guns-2-1a\n\
             hand 3: guns-2-3a\nhand 4: melee-2-3a guns-1-2a",
        );
        table.act(2, "contribute navigation-2-2a");
        table.act(1, "contribute navigation-1-2a");
        table.act(2, "contribute guns-2-1a");
        table.act(3, "contribute guns-2-3a");
        table.act(4, "contribute melee-2-3a");
        let events = table.chance(2, "reveal 5", "fort-a");
        assert_eq!(fought(&events), Some((Fight::Lost, [3, 4, 2], [1, 3, 3])));
        assert_eq!(table.phase(), PhaseView::Punish);
    }

    #[test]
    fn as_much_as_the_card_says_is_enough() {
        let hand = "hand 2: navigation-1-2a guns-3-1a melee-3-1a";
        let mut table = calm_fort(hand);
        for card in ["navigation-1-2a", "guns-3-1a", "melee-3-1a"] {
            table.act(2, &format!("contribute {card}"));
        }
        let prizes = "fort-a gold-1a gold-1b gold-1c gold-1d gold-1e";
        let mut short = table.clone();
        let events = table.chance(2, "reveal 3", prizes);
        assert_eq!(fought(&events), Some((Fight::Won, [1, 3, 3], [1, 3, 3])));
        let events = short.chance(2, "reveal 3", "fort-b");
        assert_eq!(fought(&events), Some((Fight::Lost, [1, 3, 3], [1, 3, 4])));
    }

    /// One more navigation and one more melee are needed, and there are two all-skills cards.
    fn with_any() -> Table {
        let hands = "hand 2: guns-3-1a any-1-1a any-1-1b\nhand 1: melee-2-3a";
        let mut table = calm_fort(hands);
        table.act(2, "contribute guns-3-1a");
        table.act(2, "contribute any-1-1a");
        table.act(2, "contribute any-1-1b");
        table.act(1, "contribute melee-2-3a");
        table.chance(2, "reveal 4", "fort-a");
        table
    }

    #[test]
    fn the_quartermaster_says_what_each_all_skills_card_counts_as() {
        let mut table = with_any();
        assert_eq!(table.phase(), PhaseView::Assign);
        table.waits_for([2]);
        assert_eq!(table.refused(2, "assign guns-3-1a melee"), ledger::JR_ATTACK_SUM);
        table.act(2, "assign any-1-1a melee");
        let prizes = "gold-1a gold-1b gold-1c gold-1d gold-1e";
        let events = table.chance(2, "assign any-1-1b navigation", prizes);
        assert_eq!(fought(&events), Some((Fight::Won, [1, 3, 3], [1, 3, 3])));
    }

    #[test]
    fn a_card_counts_as_one_skill_only_and_he_may_choose_badly() {
        let mut table = with_any();
        let events = table.act(2, "assign any-1-1a guns");
        assert_eq!(fought(&events), Some((Fight::Lost, [0, 4, 2], [1, 3, 3])));
    }

    #[test]
    fn he_is_asked_only_after_cards_that_change_a_skill() {
        let hands = "hand 2: guns-3-1a any-1-1a\nhand 1: melee-2-3a navigation-1-2a\n\
                     hand 3: first-mate";
        let mut table = at_fort(hands);
        table.act(2, "contribute guns-3-1a");
        table.act(2, "contribute any-1-1a");
        table.act(1, "contribute melee-2-3a");
        table.act(1, "contribute navigation-1-2a");
        table.chance(2, "reveal 4", "fort-a");
        assert_eq!(table.phase(), PhaseView::Timed { timing: Timing::Skills });
        table.quiet("");
        assert_eq!(table.phase(), PhaseView::Assign);
        let window = table.game().window().expect("the game goes on");
        assert_eq!(window.waiting, SeatSet::one(Seat(1)));
    }
}

mod jr_attack_discard {
    use super::*;

    const GONE: &str = "cook carpenter first-mate lookout master-mariner sharp-shooter \
                        traitor-a traitor-b";

    #[test]
    fn all_crew_played_is_discarded_after_a_defeat() {
        let mut table = calm_fort("hand 2: boatswain guns-1-2a\nhand 3: melee-1-2a");
        table.act(2, "contribute boatswain");
        table.act(3, "contribute melee-1-2a");
        table.chance(2, "reveal 2", "fort-a");
        table.discard_is(&format!("{GONE} boatswain melee-1-2a"));
        table.table_is("");
        table.hand_is(2, "guns-1-2a");
    }

    #[test]
    fn and_after_a_victory() {
        let mut table = calm_fort("hand 2: navigation-1-2a guns-3-1a melee-3-1a any-1-1a");
        for card in ["navigation-1-2a", "guns-3-1a", "melee-3-1a", "any-1-1a"] {
            table.act(2, &format!("contribute {card}"));
        }
        table.chance(2, "reveal 4", "fort-a gold-1a gold-1b gold-1c gold-1d gold-1e");
        table.discard_is(&format!("{GONE} navigation-1-2a guns-3-1a melee-3-1a any-1-1a"));
        table.table_is("");
        assert_eq!(table.known_in_hand(eyes(2), 2), "");
    }
}
