//! Timing leaks nothing: real games of Jolly Roger at a real table, in pairs of worlds that differ
//! in one hidden card. All other seats get the same messages, at the same times and of the same
//! length, whether the holder is quick, slow, silent, away or has given standing orders.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

#[path = "timing/pairs.rs"]
mod pairs;
#[path = "timing/theatre.rs"]
mod theatre;

use contract::Seat;
use pairs::{Case, HOLDER, House, PLAIN, all_quick, leaks, leaks_of_bot, scene};
use serde_json::json;
use table::id::Millis;
use table::orders::Order;
use theatre::{Aside, Frame, Manner, N_SEATS, Player, Theatre, conn};

const LOOKOUT: Case = Case {
    card: "lookout",
    question: "lookout",
    opening: "sail fort",
    lines: "mutiny: spent\n",
    played: None,
    n_crew: 0,
    end: &["punish"],
};
const MATE: Case = Case { card: "first-mate", question: "specialists", ..LOOKOUT };
const MAP: Case =
    Case { card: "old-sailor-a", question: "old-sailor", opening: "sail island", ..LOOKOUT };
const CALL: Case =
    Case { card: "sea-dog", question: "call", lines: "mutiny: brewing\n", ..LOOKOUT };
/// No window asks for it: the crew cards added to the attack can be answered with it.
const TRAITOR: Case = Case { card: "traitor-a", question: "attack", n_crew: 2, ..LOOKOUT };
/// The Lookout is shown, so everybody is asked for a Traitor.
const BETRAYAL: Case =
    Case { card: "traitor-a", question: "traitor", played: Some((Seat(4), "lookout")), ..LOOKOUT };
/// An attack on the only ship that is left succeeds, and its three prizes are shared.
const COOK: Case = Case {
    card: "cook",
    question: "cook",
    opening: "sail ship",
    lines: "mutiny: spent\nsailed: ship-d ship-e ship-f ship-g\n",
    n_crew: 4,
    ..LOOKOUT
};
const CARPENTER: Case = Case { card: "carpenter", question: "carpenter", ..COOK };
/// One seat has the map, and many have something to bury.
const BOATSWAIN: Case = Case {
    card: "boatswain",
    question: "boatswain",
    opening: "sail island",
    lines: "mutiny: spent\nprizes 1: gold-1a\nprizes 4: gold-1b\nprizes 6: gold-1c\n\
            buried 2: gold-1d\n",
    played: Some((Seat(4), "old-sailor-a")),
    ..LOOKOUT
};
const SMART_KID: Case = Case { card: "smart-kid", question: "smart-kid", ..BOATSWAIN };

/// Tests a card at every kind of table, with all manners and standing orders of its holder.
#[track_caller]
fn assert_no_leak(case: Case, turn: usize) {
    let houses = [House::Live, House::Slow, House::LiveWithBots, House::SlowWithBots];
    let mut found: Vec<String> =
        houses.into_iter().zip(turn..).flat_map(|(house, turn)| leaks(case, house, turn)).collect();
    for house in [House::LiveWithBots, House::SlowWithBots] {
        found.extend(leaks_of_bot(case, house, Manner::Bot, |_| ()));
    }
    assert!(found.is_empty(), "{} pairs differ:\n{}", found.len(), found.join("\n"));
}

#[test]
fn who_holds_the_lookout_cannot_be_timed() {
    assert_no_leak(LOOKOUT, 0);
}

#[test]
fn who_holds_a_mate_cannot_be_timed() {
    assert_no_leak(MATE, 1);
}

#[test]
fn who_holds_the_map_cannot_be_timed() {
    assert_no_leak(MAP, 2);
}

#[test]
fn what_a_mutineer_could_call_with_cannot_be_timed() {
    assert_no_leak(CALL, 3);
}

#[test]
fn who_holds_a_traitor_cannot_be_timed() {
    assert_no_leak(TRAITOR, 0);
}

#[test]
fn who_could_betray_a_shown_card_cannot_be_timed() {
    assert_no_leak(BETRAYAL, 1);
}

#[test]
fn who_holds_the_cook_cannot_be_timed() {
    assert_no_leak(COOK, 2);
}

#[test]
fn who_holds_the_carpenter_cannot_be_timed() {
    assert_no_leak(CARPENTER, 3);
}

#[test]
fn who_holds_the_boatswain_cannot_be_timed() {
    assert_no_leak(BOATSWAIN, 0);
}

#[test]
fn who_holds_the_smart_kid_cannot_be_timed() {
    assert_no_leak(SMART_KID, 1);
}

/// A window opens just before a quarter of an hour, and everybody but the bot has left an order.
/// How long the bot thinks must not decide at which quarter of an hour the window closes.
#[test]
fn how_long_a_bot_thinks_never_costs_a_quarter_of_an_hour() {
    let near = |scene: &mut theatre::Scene| {
        scene.opening_ms = 900_000 - 170;
        for player in scene.players.iter_mut().filter(|player| player.manner != Manner::Bot) {
            player.order = Some(Order::Never);
        }
    };
    assert_eq!(leaks_of_bot(LOOKOUT, House::SlowWithBots, Manner::Bot, near), None);
}

/// A bot's offer in an open window comes no sooner because the bot had less to think about.
#[test]
fn a_bot_that_bribes_tells_nothing_by_its_time() {
    for house in [House::LiveWithBots, House::SlowWithBots] {
        assert_eq!(leaks_of_bot(LOOKOUT, house, Manner::Briber, |_| ()), None);
    }
}

/// By correspondence, an attack that everybody has answered closes at the next quarter of an hour,
/// even if bots answer last: a shown card does not delay it for all its hours.
#[test]
fn an_attack_by_correspondence_never_waits_for_bots() {
    let mut scene = scene(TRAITOR, House::SlowWithBots, PLAIN, Player::new(Manner::Quick));
    scene.decision_ms = 100;
    let spans = Theatre::play(&scene).spans();
    let attack = spans.iter().find(|span| span.question == "attack").unwrap();
    assert!(attack.until.since(attack.last_act) < 1_800_000, "{attack:?}");
}

/// One person plays with bots: neither they nor spectators learn what a bot could do.
#[test]
fn one_person_learns_nothing_of_the_bots_either() {
    let alone = |scene: &mut theatre::Scene| {
        scene.players[1..].fill(Player::new(Manner::Bot));
    };
    for case in [LOOKOUT, MATE, CALL, COOK] {
        assert_eq!(leaks_of_bot(case, House::Live, Manner::Bot, alone), None);
    }
}

/// Crew may be added while the reaction time of a card runs. So an attack with eight cards costs
/// no time beyond what people take and the reaction to the last card. Everything else lasts
/// exactly its public time and its jitter, to the millisecond.
#[test]
fn an_attack_with_eight_cards_waits_for_nothing_but_the_last_reaction() {
    let mut scene = scene(CALL, House::Live, PLAIN, Player::new(Manner::Quick));
    scene.players = all_quick();
    scene.n_crew = 8;
    let played = Theatre::play(&scene);
    let spans = played.spans();
    let attack = spans.iter().find(|span| span.question == "attack").unwrap();
    assert!(attack.n_shown >= 8, "{attack:?}");
    // The eighth card was shown while the others could still be answered: nobody waited for them.
    assert!(attack.last_card.since(attack.from) < 6_000, "{attack:?}");
    let told = |frame: &Frame| frame.read()["window"]["card_until_ms"].as_u64();
    let over = played.frames.iter().filter_map(told).max().unwrap();
    assert_eq!(attack.until, Millis(over));
    let idle = |span: &theatre::Span| (span.question.clone(), span.idle_ms());
    // The figures of docs/windows.md: 12 s for a call, 6 s for a reaction, and jitter.
    let figures = [
        ("call", 12_201),
        ("lookout", 6_781),
        ("first-card", 0),
        ("attack", 5_696),
        ("specialists", 6_764),
    ];
    let figures = figures.map(|(question, ms)| (question.to_owned(), ms));
    assert_eq!(spans.iter().map(idle).take(figures.len()).collect::<Vec<_>>(), figures);
}

/// By correspondence no seat is offered fifteen more seconds; at a table with a clock every seat
/// is.
#[test]
fn by_correspondence_nobody_waits_fifteen_seconds() {
    for (house, offered) in [(House::Slow, false), (House::Live, true)] {
        let played = Theatre::play(&scene(TRAITOR, house, PLAIN, Player::new(Manner::Quick)));
        let waits = |frame: &Frame| frame.text.contains(r#""may_wait":true"#);
        let shown = |frame: &Frame| frame.text.contains(r#""question":"attack""#) && waits(frame);
        assert_eq!(played.frames.iter().any(shown), offered, "{house:?} in the attack");
        assert_eq!(played.frames.iter().any(waits), offered, "{house:?}");
    }
}

/// By correspondence a seat with a main decision is told its deadline.
#[test]
fn by_correspondence_a_main_decision_has_a_deadline() {
    const DAY_MS: u64 = 24 * 3_600_000;
    let played = Theatre::play(&scene(TRAITOR, House::Slow, PLAIN, Player::new(Manner::Quick)));
    let decides = |frame: &&Frame| {
        let kind = [r#""weight":"decision""#, r#""me":true"#];
        frame.to.0 < u64::from(N_SEATS) && kind.iter().all(|part| frame.text.contains(part))
    };
    let mut kinds = std::collections::BTreeSet::new();
    for frame in played.frames.iter().filter(decides) {
        let message = frame.read();
        let sync = message["kind"] == "sync";
        let window = if sync { &message["play"]["window"] } else { &message["window"] };
        let until = window["until_ms"].as_u64().unwrap();
        let left = until - frame.at.0;
        assert!((DAY_MS - 3_600_000..=DAY_MS).contains(&left), "{left} ms in {window}");
        kinds.insert(window["question"].as_str().unwrap().to_owned());
    }
    assert!(["voyage", "attack"].iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

/// A seat that passed is asked again when a card is added, with new free time. So a long attack
/// costs no bank time for people who answer within twenty seconds.
#[test]
fn every_new_card_gives_another_say_and_nobody_pays_for_the_others() {
    let mut scene = scene(LOOKOUT, House::Live, PLAIN, Player::new(Manner::Quick));
    scene.n_crew = 8;
    scene.decision_ms = 15_000;
    let played = Theatre::play(&scene);
    let attack = played.spans().into_iter().find(|span| span.question == "attack").unwrap();
    let length = attack.until.since(attack.from);
    assert!(length > 25_000, "the attack took {length} ms, longer than one say is free");
    assert_eq!(
        played.table.inspect()["stage"]["banks"],
        json!(vec![300_000; usize::from(N_SEATS)])
    );
}

/// The frames that open a window have the same size for all seats that are asked.
#[test]
fn a_holders_frames_are_as_long_as_everybodys() {
    for card in ["lookout", PLAIN] {
        let played = Theatre::play(&scene(LOOKOUT, House::Live, card, Player::new(Manner::Quick)));
        let opens = |frame: &&Frame| {
            let message = frame.read();
            let seated = frame.to.0 < u64::from(N_SEATS);
            seated && message["kind"] == "update" && message["window"]["question"] == "lookout"
        };
        let first = played.frames.iter().find(opens).unwrap().at;
        let opened = played.frames.iter().filter(opens).filter(|frame| frame.at == first);
        let sizes: Vec<usize> = opened.map(|frame| frame.text.len()).collect();
        assert_eq!(sizes.len(), usize::from(N_SEATS));
        let same = sizes.iter().all(|size| *size == sizes[0]);
        assert!(same, "with {card} in the holder's hand: {sizes:?}");
    }
}

/// Three offers of each other seat to the holder.
fn bribes() -> Vec<(Seat, Aside)> {
    let from = (0..3).flat_map(|_| [0, 1, 2, 4, 5].map(Seat));
    from.map(|from| (from, Aside::Offer { to: HOLDER })).collect()
}

/// The times and lengths of what a holder is sent in windows that hidden cards decide.
fn lengths(case: Case, cards: &str, offers: Vec<(Seat, Aside)>) -> Vec<(Millis, usize)> {
    let mut scene = scene(case, House::Live, cards, Player::new(Manner::Quick));
    scene.players[HOLDER.idx()].manner = Manner::Silent;
    for ((from, offer), at) in offers.into_iter().zip((700..).step_by(100)) {
        scene.asides.push((at, from, offer));
        scene.asides.push((at + 50, HOLDER, Aside::Sync));
    }
    let hidden = |frame: &&Frame| {
        let weight = |weight: &str| frame.text.contains(&format!(r#""weight":"{weight}""#));
        frame.to == conn(HOLDER) && (weight("call") || weight("reaction"))
    };
    let played = Theatre::play(&scene);
    played.frames.iter().filter(hidden).map(|frame| (frame.at, frame.text.len())).collect()
}

/// Offers make menus longer, and a table with many of them needs more than 8 KiB for one update.
/// Still no frame is longer for a seat that holds more playable cards.
#[test]
fn bribes_make_no_frame_longer_for_a_holder() {
    let plain = "guns-1-2b guns-1-3b guns-2-1b guns-1-5a navigation-1-2b";
    let special = "sea-dog cutthroat lookout first-mate traitor-a";
    for case in [CALL, LOOKOUT] {
        let case = Case { end: &["first-card", "mutiny"], ..case };
        let (with, without) = (lengths(case, special, bribes()), lengths(case, plain, bribes()));
        let largest = with.iter().map(|(_, len)| *len).max().unwrap();
        assert!(with.len() > 30 && largest > 8192, "{} frames, {largest}", with.len());
        let first = with.iter().zip(&without).find(|(one, other)| one != other);
        assert_eq!((first, with.len()), (None, without.len()));
    }
}

/// What the game says about an offer names its cards to its parties. Some names are much longer
/// than others; still no frame tells which cards are offered.
#[test]
fn the_names_of_offered_cards_make_no_frame_longer() {
    let long = "guns-1-2b guns-1-3b guns-2-1b guns-1-5a";
    let short = "sea-dog cutthroat lookout traitor-a";
    let gifts = || [0, 1, 2].map(|to| (HOLDER, Aside::Gift(Seat(to)))).to_vec();
    for case in [CALL, LOOKOUT] {
        let case = Case { end: &["first-card", "mutiny"], ..case };
        let (one, other) = (lengths(case, long, gifts()), lengths(case, short, gifts()));
        assert!(one.len() > 6, "{} frames", one.len());
        assert_eq!(one, other);
    }
}
