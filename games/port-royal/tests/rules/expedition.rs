//! Expeditions.

use contract::Rejected;
use port_royal::ledger::{PR_EXPEDITION, PR_EXPEDITION_SAME, PR_EXPEDITION_WHEN};
use port_royal::{Action, Why};

use crate::support::{BOOK, RuleTable, Table, deck, rules_of};

mod pr_expedition {
    use super::*;

    #[test]
    fn a_jack_stands_for_any_one_symbol() {
        // The rulebook's example: a priest and a jack go for two crosses.
        let mut table = Table::new(
            2,
            "expeditions: expedition-cross2
             laid 1: priest-4-1a jack-6-1a sailor-3-1a
             drawn: 1",
        );
        table
            .play("1: fulfil expedition-cross2 with priest-4-1a jack-6-1a {skiff-1-1a skiff-1-1b}");
        table.tells([
            "1 fulfilled expedition-cross2 with priest-4-1a jack-6-1a",
            "1 earned 2 by expedition",
            "1 coin skiff-1-1a",
            "1 coin skiff-1-1b",
        ]);
        table.laid_is(1, "sailor-3-1a expedition-cross2").discard_is("priest-4-1a jack-6-1a");
        table.expeditions_are("").points_are([5, 0]).coins_are([5, 3]).discovers(1);
    }

    #[test]
    fn each_symbol_has_its_person() {
        for (expedition, crew) in [
            ("expedition-anchor2", "captain-4-1a captain-4-1b"),
            ("expedition-cross2", "priest-4-1a priest-4-1b"),
            ("expedition-house2", "settler-4-1a settler-4-1b"),
            ("expedition-anchor2-house1", "settler-4-1a captain-4-1a captain-4-1b"),
            ("expedition-cross2-house1", "settler-4-1a priest-4-1a priest-4-1b"),
            ("expedition-anchor1-cross1-house1", "settler-4-1a captain-4-1a priest-4-1a"),
        ] {
            let position = format!(
                "expeditions: {expedition}
                 laid 1: settler-4-1a settler-4-1b captain-4-1a captain-4-1b priest-4-1a \
                    priest-4-1b
                 drawn: 1"
            );
            let table = Table::new(5, &position);
            let offered = format!("fulfil {expedition} with {crew}");
            // With five players the expedition for five is laid out too.
            if expedition == "expedition-anchor1-cross1-house1" {
                table.offers(1, ["draw", "stop", &offered]);
            } else {
                let for_five = "fulfil expedition-anchor1-cross1-house1 with settler-4-1a \
                                captain-4-1a priest-4-1a";
                table.offers(1, ["draw", "stop", &offered, for_five]);
            }
        }
    }

    #[test]
    fn the_player_chooses_who_goes_and_every_choice_is_offered() {
        let table = Table::new(
            2,
            "expeditions: expedition-anchor2-house1
             laid 1: captain-4-1a captain-4-1b captain-4-1c settler-4-1b jack-6-1b jack-6-1c
             drawn: 1",
        );
        let with = |crew: &str| format!("fulfil expedition-anchor2-house1 with {crew}");
        table.offers(
            1,
            [
                "draw",
                "stop",
                &with("captain-4-1a captain-4-1b jack-6-1b"),
                &with("captain-4-1a jack-6-1b jack-6-1c"),
                &with("settler-4-1b captain-4-1a captain-4-1b"),
                &with("settler-4-1b captain-4-1a jack-6-1b"),
                &with("settler-4-1b jack-6-1b jack-6-1c"),
            ],
        );
    }

    #[test]
    fn one_person_a_symbol_no_more_and_no_fewer() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-anchor2
             laid 1: captain-4-1a captain-4-1b captain-4-1c
             drawn: 1",
        );
        let all = "1: fulfil expedition-anchor2 with captain-4-1a captain-4-1b captain-4-1c";
        table.refuses(all, PR_EXPEDITION, Why::CrewSize { needed: 2, chosen: 3 });
        let one = "1: fulfil expedition-anchor2 with captain-4-1a";
        table.refuses(one, PR_EXPEDITION, Why::CrewSize { needed: 2, chosen: 1 });
        let none = "1: fulfil expedition-anchor2 with";
        table.refuses(none, PR_EXPEDITION, Why::CrewSize { needed: 2, chosen: 0 });
    }

    #[test]
    fn wrong_persons_are_refused() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-anchor2
             laid 1: captain-4-1a priest-4-1a sailor-3-1a expedition-house2
             laid 2: captain-4-1b
             drawn: 1",
        );
        let send = |crew: &str| format!("1: fulfil expedition-anchor2 with {crew}");
        for crew in [
            "captain-4-1a priest-4-1a",
            "captain-4-1a sailor-3-1a",
            "captain-4-1a expedition-house2",
        ] {
            table.refuses(&send(crew), PR_EXPEDITION, Why::WrongPersons);
        }
        for crew in ["captain-4-1a captain-4-1b", "captain-4-1a captain-4-1c"] {
            table.refuses(&send(crew), PR_EXPEDITION, Why::NotYours);
        }
        table.offers(1, ["draw", "stop"]);
    }

    #[test]
    fn the_expedition_must_be_laid_out() {
        let mut table = Table::new(
            2,
            "laid 1: settler-4-1a settler-4-1b
             laid 2: expedition-house2
             drawn: 1",
        );
        for name in ["expedition-house2", "expedition-cross2", "settler-4-1c"] {
            let step = format!("1: fulfil {name} with settler-4-1a settler-4-1b");
            table.refuses(&step, PR_EXPEDITION, Why::NoSuchExpedition);
        }
        let persons = table.cards("settler-4-1a settler-4-1b");
        let action = Action::Fulfil { expedition: contract::CardId(200), persons };
        table.refuses_action(1, action, PR_EXPEDITION, Why::NoSuchExpedition);
    }

    #[test]
    fn several_can_be_fulfilled_in_one_turn() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2 expedition-cross2
             laid 1: settler-4-1a settler-4-1b priest-4-1a priest-4-1b
             drawn: 1",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b {skiff-1-1a skiff-1-1b}",
        );
        table.play(
            "1: fulfil expedition-cross2 with priest-4-1a priest-4-1b {skiff-1-1c skiff-1-2}",
        );
        table.laid_is(1, "expedition-house2 expedition-cross2").points_are([8, 0]);
        table.coins_are([7, 3]).discovers(1).offers(1, ["draw", "stop"]);
    }

    #[test]
    fn its_coins_come_after_persons_are_discarded() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             coins 1: 0
             drawn: 1
             rest: coins 2",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b \
             {settler-4-1b settler-4-1a}",
        );
        table.pile_is(1, "settler-4-1b settler-4-1a");
    }

    #[test]
    fn it_brings_the_coins_and_points_on_it() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-cross2-house1
             laid 1: settler-4-1a priest-4-1a jack-6-1a
             drawn: 1",
        );
        table.play(
            "1: fulfil expedition-cross2-house1 with settler-4-1a priest-4-1a jack-6-1a \
             {skiff-1-1a skiff-1-1b skiff-1-1c}",
        );
        table.coins_are([6, 3]).points_are([6, 0]);
    }

    #[test]
    fn persons_sent_lose_their_points_and_symbols() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b jack-6-1a
             drawn: 1",
        );
        table.points_are([3, 0]);
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a jack-6-1a {skiff-1-1a skiff-1-1b}",
        );
        let before = table.before(1);
        assert_eq!((before.abilities.houses, before.abilities.jacks), (1, 0));
        table.points_are([5, 0]).laid_is(1, "settler-4-1b expedition-house2");
    }
}

mod pr_expedition_when {
    use super::*;

    const READY: &str = "expeditions: expedition-house2
                         laid 1: settler-4-1a settler-4-1b
                         laid 2: settler-4-1c settler-4-1d";
    const FIRST: &str = "fulfil expedition-house2 with settler-4-1a settler-4-1b";
    const SECOND: &str = "fulfil expedition-house2 with settler-4-1c settler-4-1d";

    #[test]
    fn before_the_first_draw() {
        let mut table = Table::new(2, &format!("{READY}\nturn: 2\nharbour: jack-6-1a"));
        // The turn of seat 1 begins, and it is asked before a card is drawn.
        table.play("2: stop").play("2: pass").discovers(1).offers(1, ["draw", FIRST]);
        table.play(&format!("1: {FIRST} {{skiff-1-1a skiff-1-1b frigate-1-1a}}"));
        // With no choice left, the first card is drawn automatically.
        table.harbour_is("frigate-1-1a").discovers(1);
    }

    #[test]
    fn after_each_card_dealt_with() {
        let mut table = Table::new(2, READY);
        for card in ["flute-1-2", "jack-6-1a", "expedition-cross2"] {
            table.play(&format!("1: draw {{{card}}}")).offers(1, ["draw", "stop", FIRST]);
        }
        table.play("1: draw {tax-swords-a skiff-1-1a skiff-1-1b}");
        table.offers(1, ["draw", "stop", FIRST]);
    }

    #[test]
    fn an_expedition_just_drawn_too() {
        let mut table = Table::new(2, "laid 1: settler-4-1a settler-4-1b");
        table.play("1: draw {expedition-house2}").offers(1, ["draw", "stop", FIRST]);
    }

    #[test]
    fn before_between_and_after_ones_own_takes() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b governor-8-0a
             harbour: flute-1-2 skiff-1-2 jack-6-1a
             phase: take 1",
        );
        table.offers(1, ["take flute-1-2", "take skiff-1-2", FIRST, "pass"]);
        table.play("1: take flute-1-2 {skiff-1-1a skiff-1-1b}");
        table.offers(1, ["take skiff-1-2", FIRST, "pass"]);
        table.play("1: take skiff-1-2 {frigate-1-1a frigate-1-1b}");
        // No more cards may be taken, but the expedition is still a choice.
        table.takes(1, 0).offers(1, [FIRST, "pass"]);
        table.play(&format!("1: {FIRST} {{galleon-2-1a galleon-2-1b priest-4-1a}}"));
        table.laid_is(1, "expedition-house2 governor-8-0a").discovers(2);
    }

    #[test]
    fn a_settler_hired_just_now_can_go() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a
             coins 1: 4
             harbour: settler-4-1b flute-1-2
             phase: take 1",
        );
        table.offers(1, ["take flute-1-2", "take settler-4-1b", "pass"]);
        table.play("1: take settler-4-1b").offers(1, [FIRST, "pass"]);
    }

    #[test]
    fn coins_of_an_expedition_can_pay_for_a_person() {
        let mut table = Table::new(2, &format!("{READY}\nharbour: pirate-5-1\nphase: take 1"));
        table.offers(1, [FIRST, "pass"]);
        table.play(&format!("1: {FIRST} {{galleon-2-1a galleon-2-1b}}"));
        table.offers(1, ["take pirate-5-1", "pass"]);
    }

    #[test]
    fn not_while_a_ship_waits() {
        let mut table =
            Table::new(2, &READY.replace("settler-4-1b\n", "settler-4-1b sailor-3-1a\n"));
        table.play("1: draw {flute-1-1a}").offers(1, ["repel", "keep"]);
        table.refuses(&format!("1: {FIRST}"), PR_EXPEDITION_WHEN, Why::ShipWaits);
        table.play("1: repel").offers(1, ["draw", "stop", FIRST]);
    }

    #[test]
    fn not_after_a_bust() {
        let mut table = Table::new(2, &format!("{READY}\nharbour: flute-1-2"));
        table.play("1: draw {flute-1-1a}").discovers(2).offers(2, ["draw", SECOND]);
        table.rejects(&format!("1: {FIRST}"), Rejected::NotAsked);
    }

    #[test]
    fn nobody_may_while_others_take() {
        let mut table =
            Table::new(2, &format!("{READY}\nharbour: flute-1-2 skiff-1-2\nphase: take 2"));
        table.rejects(&format!("1: {FIRST}"), Rejected::NotAsked);
        table.offers(2, ["take flute-1-2", "take skiff-1-2", "pass"]);
        table.refuses(&format!("2: {SECOND}"), PR_EXPEDITION_WHEN, Why::NotActive);
    }

    #[test]
    fn after_a_pass_it_is_too_late() {
        let mut table = Table::new(2, &format!("{READY}\nharbour: flute-1-2\nphase: take 1"));
        table.play("1: pass").takes(2, 1);
        table.rejects(&format!("1: {FIRST}"), Rejected::NotAsked);
    }
}

mod pr_expedition_same {
    use super::*;

    #[test]
    fn of_persons_with_the_same_face_the_first_go() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-anchor2
             laid 1: captain-4-1b captain-4-1c captain-4-1e
             drawn: 1",
        );
        table.offers(
            1,
            ["draw", "stop", "fulfil expedition-anchor2 with captain-4-1b captain-4-1c"],
        );
        for crew in ["captain-4-1b captain-4-1e", "captain-4-1c captain-4-1e"] {
            let step = format!("1: fulfil expedition-anchor2 with {crew}");
            table.refuses(&step, PR_EXPEDITION_SAME, Why::SameFace);
        }
    }

    #[test]
    fn persons_with_another_face_are_another_choice() {
        let own = deck(&[("person,captain,4,1,5", "person,captain,4,1,3\nperson,captain,5,2,2")]);
        let table = Table::of(
            rules_of(BOOK, 2, &own).unwrap(),
            "expeditions: expedition-anchor2
             laid 1: captain-4-1a captain-4-1b captain-5-2a captain-5-2b
             drawn: 1",
        );
        table.offers(
            1,
            [
                "draw",
                "stop",
                "fulfil expedition-anchor2 with captain-4-1a captain-4-1b",
                "fulfil expedition-anchor2 with captain-4-1a captain-5-2a",
                "fulfil expedition-anchor2 with captain-5-2a captain-5-2b",
            ],
        );
    }
}
