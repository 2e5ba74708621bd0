//! Time tells nothing: real games of Jolly Roger at a real table, in pairs of worlds that differ in
//! one hidden card. What everybody else is sent, when, how often and how long it is, is the same,
//! whoever is quick, slow, silent, away or has given standing orders.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

#[path = "timing/pairs.rs"]
mod pairs;
#[path = "timing/theatre.rs"]
mod theatre;

use contract::Seat;
use pairs::{Case, House, PLAIN, all_quick, leaks, leaks_of_bot, scene};
use serde_json::json;
use table::orders::Order;
use theatre::{Frame, Manner, N_SEATS, Player, Theatre};

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
/// Nothing asks for it: the crew added to the attack can be answered.
const TRAITOR: Case = Case { card: "traitor-a", question: "attack", n_crew: 2, ..LOOKOUT };
/// Somebody shows the Lookout, so everybody is asked for a Traitor.
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
/// Somebody has the map, and many have something to bury.
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

/// Every card, with every kind of table and all manners and standing orders of its holder.
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

/// A window opens just before a quarter of an hour, and everybody but the bot has left an order:
/// how long it thinks must not decide at which quarter the window closes.
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

/// What a bot offers while a window is open comes no sooner because it had less to think about.
#[test]
fn a_bot_that_bribes_tells_nothing_by_its_time() {
    for house in [House::LiveWithBots, House::SlowWithBots] {
        assert_eq!(leaks_of_bot(LOOKOUT, house, Manner::Briber, |_| ()), None);
    }
}

/// By correspondence an attack in which nobody is missing closes at the next quarter of an hour,
/// also where bots answer last: a shown card does not hold it up for all its hours.
#[test]
fn an_attack_by_correspondence_never_waits_for_bots() {
    let mut scene = scene(TRAITOR, House::SlowWithBots, PLAIN, Player::new(Manner::Quick));
    scene.decision_ms = 100;
    let spans = Theatre::play(&scene).spans();
    let attack = spans.iter().find(|span| span.question == "attack").unwrap();
    assert!(attack.until.since(attack.last_act) < 1_800_000, "{attack:?}");
}

/// One person plays with bots: neither they nor those who watch learn what a bot could do.
#[test]
fn one_person_learns_nothing_of_the_bots_either() {
    let alone = |scene: &mut theatre::Scene| {
        scene.players[1..].fill(Player::new(Manner::Bot));
    };
    for case in [LOOKOUT, MATE, CALL, COOK] {
        assert_eq!(leaks_of_bot(case, House::Live, Manner::Bot, alone), None);
    }
}

/// Crew may be added while the reaction time of a card runs, so an attack with eight cards costs no
/// time beyond what people take, and the reaction to the last card.
#[test]
fn an_attack_with_eight_cards_waits_for_nothing_but_the_last_reaction() {
    let mut scene = scene(CALL, House::Live, PLAIN, Player::new(Manner::Quick));
    scene.players = all_quick();
    scene.n_crew = 8;
    let spans = Theatre::play(&scene).spans();
    let attack = spans.iter().find(|span| span.question == "attack").unwrap();
    assert!(attack.n_shown >= 8, "{attack:?}");
    let settles = attack.last_act.max(attack.last_card.plus(7_000));
    assert!(attack.until <= settles, "{attack:?}");
    // The figures of docs/windows.md; shown with `--no-capture`.
    for span in &spans {
        let (length, idle) = (span.until.since(span.from), span.idle_ms());
        println!("{:12} {:8} {length:6} ms, idle {idle:6} ms", span.question, span.weight);
    }
    let idle: u64 = spans.iter().map(theatre::Span::idle_ms).sum();
    println!("idle in this round: {idle} ms");
    // A call of twelve seconds and two reactions of six, each with its jitter.
    assert!(idle <= 12_000 + 2 * 6_000 + 3 * 1_000 + 7_000, "{idle} ms: {spans:?}");
}

/// Whoever passed is asked once more when a card is added, with free time of their own: a long
/// attack costs nobody who answers within twenty seconds.
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

/// The frames that open a window have one size for all who are asked.
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
