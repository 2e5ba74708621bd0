//! Phase 1, discover.

use contract::Rejected;
use port_royal::Why;
use port_royal::ledger::{PR_DRAW, PR_DRAW_NONE, PR_DRAW_SHIP, PR_TAKE};

use crate::support::{RuleTable, SPECTATOR, Table};

mod pr_draw {
    use super::*;

    #[test]
    fn after_each_card_the_player_draws_on_or_stops() {
        let mut table = Table::new(2, "");
        table.offers(1, ["draw"]);
        for card in ["settler-4-1a", "flute-1-2", "expedition-house2", "tax-swords-a"] {
            let coins = if card.starts_with("tax") { " skiff-1-1a skiff-1-1b" } else { "" };
            table.play(&format!("1: draw {{{card}{coins}}}")).discovers(1);
            table.offers(1, ["draw", "stop"]);
        }
        table.play("1: stop").takes(1, 1);
    }

    #[test]
    fn the_player_must_draw_one_card_first() {
        let mut table = Table::new(2, "");
        table.refuses("1: stop", PR_DRAW, Why::DrawFirst);
    }

    #[test]
    fn without_a_choice_the_first_card_comes_unasked() {
        let mut table = Table::new(2, "harbour: settler-4-1a\nphase: take 2\ncoins 2: 5");
        table.play("2: pass {skiff-1-2}");
        assert_eq!(
            table.story(SPECTATOR)[2..],
            ["turn 2", "2 drew ship skiff-1-2", "2 kept skiff-1-2"]
        );
        table.discovers(2).offers(2, ["draw", "stop"]);
    }

    #[test]
    fn stopping_starts_phase_2_and_there_is_no_way_back() {
        let mut table = Table::new(2, "harbour: flute-1-2");
        table.refuses("1: take flute-1-2", PR_DRAW, Why::StillDrawing);
        table.refuses("1: pass", PR_DRAW, Why::StillDrawing);
        table.play("1: stop").tells(["1 stopped after 1 with 1 colours", "1 to take 1"]);
        table.refuses("1: draw", PR_TAKE, Why::DrawingIsOver);
        table.refuses("1: stop", PR_TAKE, Why::DrawingIsOver);
    }

    #[test]
    fn nobody_else_draws() {
        let mut table = Table::new(3, "turn: 2\nharbour: flute-1-2");
        table.rejects("1: draw", Rejected::NotAsked).rejects("3: stop", Rejected::NotAsked);
    }

    #[test]
    fn any_card_of_the_deck_can_come_and_no_other() {
        let table = Table::new(
            2,
            "deck: jack-6-1a skiff-1-1a tax-points-a
             discard: settler-4-1a
             laid 1: sailor-3-1a
             drawn: 1
             rest: coins 2",
        );
        table.draws_one_of("1: draw", "jack-6-1a skiff-1-1a tax-points-a");
    }
}

mod pr_draw_empty {
    use super::*;

    #[test]
    fn a_tax_counts_as_the_first_card() {
        let mut table = Table::new(2, "");
        table.play("1: draw {tax-swords-a skiff-1-1a skiff-1-1b}").offers(1, ["draw", "stop"]);
        table.harbour_is("");
    }

    #[test]
    fn so_does_an_expedition() {
        let mut table = Table::new(2, "");
        table.play("1: draw {expedition-house2}").offers(1, ["draw", "stop"]).harbour_is("");
    }

    #[test]
    fn so_does_a_repelled_ship() {
        let mut table = Table::new(2, "laid 1: pirate-5-1");
        table.play("1: draw {skiff-1-1a}").meets(1, "skiff-1-1a");
        table.play("1: repel").offers(1, ["draw", "stop"]).harbour_is("");
    }

    #[test]
    fn with_an_empty_harbour_phase_2_is_played_all_the_same() {
        let mut table = Table::new(3, "laid 3: jester-5-1\nlaid 1: jester-7-2a");
        table.play("1: draw {expedition-house2}");
        table.play("1: stop {flute-1-1a settler-4-1a}").tells([
            "1 stopped after 1 with 0 colours",
            "1 to take 1",
            "2 to take 1",
            "3 to take 1",
            "3 earned 1 by jester",
            "3 coin flute-1-1a",
            "turn 2",
            "2 drew person settler-4-1a",
        ]);
    }
}

mod pr_draw_none {
    use super::*;

    #[test]
    fn without_a_card_he_goes_on_to_phase_2_unasked() {
        let mut table = Table::new(
            2,
            "harbour: settler-4-1a
             deck: flute-1-2
             drawn: 1
             rest: coins 2",
        );
        // The last card: there is nothing more to draw.
        table.play("1: draw {flute-1-2}").tells([
            "1 drew ship flute-1-2",
            "1 kept flute-1-2",
            "1 stopped after 2 with 1 colours",
            "1 to take 1",
        ]);
        table.takes(1, 1);
    }

    #[test]
    fn the_player_may_fulfil_expeditions_and_is_asked() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             rest: coins 2",
        );
        table.offers(1, ["stop", "fulfil expedition-house2 with settler-4-1a settler-4-1b"]);
        table.refuses("1: draw", PR_DRAW_NONE, Why::NothingToDraw);
        table.play("1: stop").takes(1, 1);
        table.offers(1, ["fulfil expedition-house2 with settler-4-1a settler-4-1b", "pass"]);
    }

    #[test]
    fn the_duty_to_draw_holds_as_soon_as_there_is_a_card() {
        // Three persons go and two coins are drawn: one card is left, and it must be drawn.
        let rules = crate::support::rules_of(
            crate::support::BOOK,
            2,
            &crate::support::deck(&[("expedition,2,0,1,3,6,all", "expedition,2,0,1,2,6,all")]),
        );
        let mut table = Table::of(
            rules.unwrap(),
            "expeditions: expedition-anchor2-house1
             laid 1: settler-4-1a captain-4-1a captain-4-1b
             rest: coins 2",
        );
        table.play(
            "1: fulfil expedition-anchor2-house1 with settler-4-1a captain-4-1a captain-4-1b \
             {captain-4-1a settler-4-1a captain-4-1b}",
        );
        table.tells([
            "1 fulfilled expedition-anchor2-house1 with settler-4-1a captain-4-1a captain-4-1b",
            "1 earned 2 by expedition",
            "reshuffled 3",
            "1 coin captain-4-1a",
            "1 coin settler-4-1a",
            "1 drew person captain-4-1b",
            "1 stopped after 1 with 0 colours",
            "1 to take 1",
        ]);
        table.takes(1, 1);
    }

    #[test]
    fn when_its_coins_use_up_all_cards_the_turn_continues() {
        let mut table = Table::new(
            2,
            "expeditions: expedition-house2
             laid 1: settler-4-1a settler-4-1b
             rest: coins 2",
        );
        table.play(
            "1: fulfil expedition-house2 with settler-4-1a settler-4-1b \
             {settler-4-1a settler-4-1b}",
        );
        assert_eq!(
            table.story(SPECTATOR)[4..7],
            ["1 coin ?", "1 stopped after 0 with 0 colours", "1 to take 1"]
        );
    }
}

mod pr_draw_person {
    use super::*;

    #[test]
    fn a_person_goes_to_the_harbour_even_beside_an_equal_one() {
        let mut table = Table::new(2, "harbour: settler-4-1a");
        table.play("1: draw {settler-4-1b}").harbour_is("settler-4-1a settler-4-1b");
        table.play("1: draw {governor-8-0a}");
        table.harbour_is("settler-4-1a settler-4-1b governor-8-0a").discovers(1);
    }

    #[test]
    fn swords_do_not_keep_it_out() {
        let mut table = Table::new(2, "laid 1: pirate-9-3\nharbour: flute-1-2");
        table.play("1: draw {sailor-3-1a}").harbour_is("flute-1-2 sailor-3-1a").discovers(1);
        table.refuses("1: repel", PR_DRAW_SHIP, Why::NoShipWaits);
        table.refuses("1: keep", PR_DRAW_SHIP, Why::NoShipWaits);
    }
}

mod pr_draw_ship {
    use super::*;

    #[test]
    fn a_player_without_swords_keeps_it_unasked() {
        let mut table = Table::new(2, "");
        table.play("1: draw {flute-1-1a}");
        table.tells(["1 drew ship flute-1-1a", "1 kept flute-1-1a"]).harbour_is("flute-1-1a");
    }

    #[test]
    fn swords_of_sailors_and_pirates_add_up_and_must_be_at_least_the_ships() {
        // The rulebook's example: a sailor and a pirate have three swords, the flute has two.
        let cases = [
            ("sailor-3-1a", "flute-1-1a", true),
            ("sailor-7-3", "flute-2-2a", false),
            ("pirate-5-1", "flute-2-2a", true),
            ("sailor-3-1a pirate-5-1", "flute-2-2a", true),
            ("sailor-3-1a pirate-5-1", "skiff-3-2a", true),
            ("sailor-3-1a pirate-5-1", "galleon-4-2a", false),
            ("sailor-3-1a sailor-3-1b pirate-9-3", "galleon-4-2a", true),
            ("pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1a", "galleon-7-3a", true),
            ("pirate-5-1 pirate-7-2 pirate-9-3", "galleon-7-3a", false),
        ];
        for (crew, ship, can) in cases {
            let mut table = Table::new(2, &format!("laid 1: {crew}"));
            table.play(&format!("1: draw {{{ship}}}"));
            if can {
                table.meets(1, ship).offers(1, ["repel", "keep"]);
            } else {
                table.discovers(1).harbour_is(ship);
            }
        }
    }

    #[test]
    fn others_have_no_part_in_it() {
        let mut table = Table::new(2, "laid 1: captain-4-1a\nlaid 2: pirate-9-3");
        table.play("1: draw {flute-1-1a}").discovers(1).harbour_is("flute-1-1a");
    }

    #[test]
    fn a_repelled_ship_is_discarded_whatever_its_colour() {
        for harbour in ["flute-2-3", "skiff-1-2"] {
            let mut table = Table::new(2, &format!("laid 1: sailor-3-1a\nharbour: {harbour}"));
            table.play("1: draw {flute-1-1a}").meets(1, "flute-1-1a");
            table.play("1: repel").tells(["1 repelled flute-1-1a"]);
            table.discard_is("flute-1-1a").harbour_is(harbour).discovers(1);
        }
    }

    #[test]
    fn a_kept_ship_goes_to_the_harbour() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a");
        table.play("1: draw {flute-1-1a}");
        table.play("1: keep").harbour_is("flute-1-1a").discovers(1);
    }

    #[test]
    fn a_skull_is_never_repelled() {
        let crew = "pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1a sailor-3-1b sailor-3-1c";
        for skull in ["frigate-skull-3", "frigate-skull-4", "galleon-skull-3", "galleon-skull-4"] {
            let mut table = Table::new(2, &format!("laid 1: {crew}"));
            table.play(&format!("1: draw {{{skull}}}")).discovers(1).harbour_is(skull);
        }
    }

    #[test]
    fn only_the_ship_just_drawn_can_be_repelled() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a");
        table.play("1: draw {flute-1-1a}").play("1: keep");
        table.refuses("1: repel", PR_DRAW_SHIP, Why::NoShipWaits);
        table.play("1: draw {skiff-1-1a}").play("1: repel").harbour_is("flute-1-1a");
        table.discard_is("skiff-1-1a");
    }

    #[test]
    fn swords_are_not_used_up() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a");
        for ship in ["flute-1-1a", "flute-1-1b", "skiff-1-1a", "frigate-1-1a"] {
            table.play(&format!("1: draw {{{ship}}}")).play("1: repel");
        }
        table.laid_is(1, "sailor-3-1a").harbour_is("");
        table.discard_is("flute-1-1a flute-1-1b skiff-1-1a frigate-1-1a");
    }

    #[test]
    fn the_ship_is_dealt_with_before_anything_else() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a\nphase: ship flute-1-1a");
        for step in ["1: draw", "1: stop", "1: pass", "1: take flute-1-1a"] {
            table.refuses(step, PR_DRAW_SHIP, Why::ShipWaits);
        }
    }
}

mod pr_repel_may {
    use super::*;

    #[test]
    fn a_player_with_enough_swords_may_keep_a_new_colour() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a\nharbour: flute-2-3");
        table.play("1: draw {skiff-1-1a}").play("1: keep");
        table.harbour_is("flute-2-3 skiff-1-1a").discovers(1);
    }

    #[test]
    fn keeping_a_second_ship_of_a_colour_busts() {
        let mut table = Table::new(2, "laid 1: sailor-3-1a\nharbour: flute-2-3");
        table.play("1: draw {flute-1-1a}").meets(1, "flute-1-1a").offers(1, ["repel", "keep"]);
        table.play("1: keep {settler-4-1a}").tells([
            "1 bust by flute-1-1a after 2: flute-1-1a flute-2-3",
            "turn 2",
            "2 drew person settler-4-1a",
        ]);
    }

    #[test]
    fn the_fallback_repels_only_ships_that_would_bust() {
        use contract::{Game, Observer, Seat};
        use port_royal::{Action, PortRoyal};
        for (harbour, expected) in [("flute-2-3", Action::Repel), ("skiff-1-2", Action::Keep)] {
            let mut table = Table::new(2, &format!("laid 1: sailor-3-1a\nharbour: {harbour}"));
            table.play("1: draw {flute-1-1a}");
            let view = table.view(Observer::Seat(Seat(0)));
            assert_eq!(PortRoyal::fallback(table.game().rules(), &view), expected);
        }
    }
}

mod pr_bust {
    use super::*;

    #[test]
    fn a_second_ship_of_a_colour_ends_the_turn_at_once() {
        let mut table = Table::new(3, "harbour: flute-1-2 settler-4-1a skiff-1-2");
        table.play("1: draw {flute-5-4 priest-4-1a}").tells([
            "1 drew ship flute-5-4",
            "1 bust by flute-5-4 after 4: flute-1-2 flute-5-4 skiff-1-2 settler-4-1a",
            "turn 2",
            "2 drew person priest-4-1a",
        ]);
        table.discard_is("flute-1-2 settler-4-1a skiff-1-2 flute-5-4").harbour_is("priest-4-1a");
        table.discovers(2);
        table.rejects("1: stop", Rejected::NotAsked);
    }

    #[test]
    fn every_colour_can_bust() {
        for (first, second) in [
            ("pinnace-4-3a", "pinnace-4-4"),
            ("flute-1-1a", "flute-1-1b"),
            ("skiff-5-3a", "skiff-1-2"),
            ("frigate-skull-3", "frigate-1-1a"),
            ("galleon-2-1a", "galleon-skull-4"),
        ] {
            let mut table = Table::new(2, &format!("harbour: {first}"));
            table.play(&format!("1: draw {{{second} settler-4-1a}}")).discovers(2);
        }
    }

    #[test]
    fn five_colours_do_not() {
        let mut table = Table::new(2, "harbour: pinnace-4-4 flute-1-1a skiff-1-1a frigate-1-1a");
        table.play("1: draw {galleon-2-1a}").discovers(1);
        // From here on every ship causes a bust.
        table.play("1: draw {skiff-5-4 settler-4-1a}").discovers(2);
    }

    #[test]
    fn expeditions_stay() {
        let mut table = Table::new(2, "harbour: flute-1-2\nexpeditions: expedition-anchor2");
        table.play("1: draw {flute-1-1a settler-4-1a}");
        table.expeditions_are("expedition-anchor2").discard_is("flute-1-2 flute-1-1a");
    }

    #[test]
    fn there_is_no_phase_2_for_anybody() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-2 settler-4-1a skiff-1-2 frigate-1-1a galleon-2-1a
             laid 1: admiral-5-1
             laid 2: admiral-7-2a",
        );
        table.play("1: draw {flute-1-1a settler-4-1b}").coins_are([3, 3, 3]);
        let story = table.story(SPECTATOR);
        assert!(!story.iter().any(|line| line.contains("to take")), "{story:?}");
    }

    #[test]
    fn every_jester_earns_a_coin_the_active_players_too() {
        let mut table = Table::new(
            3,
            "harbour: flute-1-2
             laid 1: jester-5-1 jester-7-2a
             laid 3: jester-9-3",
        );
        table.play("1: draw {flute-1-1a skiff-1-1a skiff-1-1b skiff-1-1c settler-4-1a}");
        table.coins_are([5, 3, 4]);
    }

    #[test]
    fn a_ship_that_could_not_be_repelled_for_want_of_swords_busts_unasked() {
        let mut table = Table::new(2, "harbour: flute-1-2\nlaid 1: sailor-3-1a");
        table.play("1: draw {flute-2-3 settler-4-1a}").discovers(2);
    }

    #[test]
    fn a_bust_can_come_with_a_skull_against_all_swords() {
        let mut table = Table::new(
            2,
            "harbour: galleon-2-1a
             laid 1: pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1a",
        );
        table.play("1: draw {galleon-skull-3 settler-4-1a}").discovers(2);
    }
}

mod pr_draw_expedition {
    use super::*;

    #[test]
    fn it_is_laid_out_apart_from_the_harbour() {
        let mut table = Table::new(2, "harbour: flute-1-2");
        table.play("1: draw {expedition-cross2}");
        table.expeditions_are("expedition-cross2").harbour_is("flute-1-2");
        table.play("1: stop").offers(1, ["take flute-1-2", "pass"]);
    }

    #[test]
    fn it_stays_through_busts_and_turns_until_somebody_fulfils_it() {
        let mut table = Table::new(
            2,
            "harbour: flute-1-2
             expeditions: expedition-cross2
             laid 2: priest-4-1a priest-4-1b",
        );
        table.play("1: draw {flute-1-1a}").discovers(2).expeditions_are("expedition-cross2");
        table.play("2: draw {settler-4-1a}").play("2: stop").takes(2, 1);
        table.play("2: pass {settler-4-1b}").expeditions_are("expedition-cross2").discovers(1);
        table.play("1: stop");
        table.discovers(2).expeditions_are("expedition-cross2");
        table.play(
            "2: fulfil expedition-cross2 with priest-4-1a priest-4-1b \
             {skiff-1-1a skiff-1-1b frigate-1-1a}",
        );
        table.expeditions_are("").laid_is(2, "expedition-cross2");
    }
}
