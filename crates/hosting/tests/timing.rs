//! Time tells nothing: real games of Jolly Roger at a real table, in pairs of worlds that differ in
//! one hidden card. What everybody else is sent, when, how often and how long it is, is the same,
//! whoever is quick, slow, silent, away or has given standing orders.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

#[path = "timing/theatre.rs"]
mod theatre;

use std::fmt::Write as _;

use contract::Seat;
use serde_json::json;
use table::orders::Order;
use theatre::{DECISION_MS, Frame, Manner, N_SEATS, Scene, Theatre, conn};

/// Who holds the card in one of the worlds.
const HOLDER: Seat = Seat(3);
/// What lies in the hand instead in the other.
const PLAIN: &str = "navigation-1-2b";

/// A position before the voyage: the holder's hand has one card that differs.
fn position(mutiny: &str, card: &str) -> String {
    let hands = [
        "melee-1-2a melee-1-3a",
        "guns-1-2a guns-1-3a",
        "guns-1-2b guns-1-3b",
        "melee-1-2b",
        "melee-1-3b melee-1-4a",
        "guns-1-4a melee-1-1a",
    ];
    let mut text = format!("captain: 1\nquartermaster: 2\nphase: voyage\nmutiny: {mutiny}\n");
    for (hand, number) in hands.iter().zip(1_u8..) {
        let extra = if number == HOLDER.0 + 1 { card } else { "" };
        writeln!(text, "hand {number}: {hand} {extra}").unwrap();
    }
    text
}

fn scene(mutiny: &str, opening: &'static str, card: &str, manner: Manner) -> Scene {
    let mut manners =
        [Manner::Quick, Manner::Silent, Manner::Slow, Manner::Quick, Manner::Slow, Manner::Silent];
    manners[HOLDER.idx()] = manner;
    Scene {
        position: position(mutiny, card),
        pace: json!({ "pace": { "kind": "normal" } }),
        opening,
        manners,
        n_crew: 0,
        decision_ms: DECISION_MS,
        end: &["punish", "pick", "exchange", "bury", "appoint"],
        end_ms: 200_000,
    }
}

/// What everybody but the holder was sent.
fn others(scene: &Scene) -> Vec<Frame> {
    let played = Theatre::play(scene);
    let ends = |frame: &Frame| {
        let message = frame.read();
        message["window"]["question"].as_str().is_some_and(|kind| scene.end.contains(&kind))
    };
    // What is drawn at the end comes from another stack in another world.
    let frames = played.frames.into_iter().take_while(|frame| !ends(frame));
    frames.filter(|frame| frame.to != conn(HOLDER)).collect()
}

/// The first frame that differs, in words.
fn difference(one: &[Frame], other: &[Frame]) -> Option<String> {
    let told = |frame: &Frame| {
        let window = &frame.read()["window"];
        format!(
            "at {} to {}: {} bytes, {} n_waiting={}",
            frame.at.0 - 1_000_000,
            frame.to.0,
            frame.text.len(),
            window["question"],
            window["n_waiting"]
        )
    };
    let place = one.iter().zip(other).position(|(left, right)| left != right);
    match place {
        Some(place) => Some(format!("{} | {}", told(&one[place]), told(&other[place]))),
        None if one.len() != other.len() => {
            Some(format!("{} frames | {} frames", one.len(), other.len()))
        }
        None => None,
    }
}

/// Manners that may stand against each other: nobody sees which one it is.
const UNSEEN: [Manner; 5] = [
    Manner::Quick,
    Manner::Slow,
    Manner::Silent,
    Manner::Ordered(Order::UntilTurn),
    Manner::Ordered(Order::Never),
];

/// Everything that differs between the worlds with the card and without it.
fn leaks_where(scene: impl Fn(&str, Manner) -> Scene, card: &str) -> Vec<String> {
    let mut found = Vec::new();
    let plain: Vec<_> = UNSEEN.iter().map(|manner| others(&scene(PLAIN, *manner))).collect();
    for manner in UNSEEN {
        let with_card = others(&scene(card, manner));
        for (other, without) in UNSEEN.iter().zip(&plain) {
            if let Some(difference) = difference(&with_card, without) {
                found.push(format!("{card} {manner:?} | plain {other:?}: {difference}"));
            }
        }
    }
    let away = |card| others(&scene(card, Manner::Absent));
    let difference = difference(&away(card), &away(PLAIN));
    found.extend(difference.map(|what| format!("{card} away: {what}")));
    found
}

#[track_caller]
fn assert_no_leak(mutiny: &str, opening: &'static str, card: &str) {
    let found = leaks_where(|card, manner| scene(mutiny, opening, card, manner), card);
    assert!(found.is_empty(), "{} pairs differ:\n{}", found.len(), found.join("\n"));
}

#[test]
fn who_holds_the_lookout_cannot_be_timed() {
    assert_no_leak("spent", "sail fort", "lookout");
}

#[test]
fn who_holds_a_mate_cannot_be_timed() {
    assert_no_leak("spent", "sail fort", "first-mate");
}

#[test]
fn who_holds_the_map_cannot_be_timed() {
    assert_no_leak("spent", "sail island", "old-sailor-a");
}

#[test]
fn what_a_mutineer_could_call_with_cannot_be_timed() {
    assert_no_leak("brewing", "sail fort", "sea-dog");
}

#[test]
fn who_holds_a_traitor_cannot_be_timed() {
    assert_no_leak("spent", "sail fort", "traitor-a");
}

/// Somebody shows the Lookout, so everybody is asked for a Traitor.
#[test]
fn who_could_betray_a_shown_card_cannot_be_timed() {
    let found = leaks_where(
        |card, manner| {
            let mut scene = scene("spent", "sail fort", card, manner);
            scene.position = scene.position.replace("hand 5:", "hand 5: lookout");
            scene.manners[4] = Manner::Uses;
            scene
        },
        "traitor-a",
    );
    assert!(found.is_empty(), "{} pairs differ:\n{}", found.len(), found.join("\n"));
}

/// Crew may be added while the reaction time of a card runs, so an attack with eight cards costs no
/// time beyond what people take, and the reaction to the last card.
#[test]
fn an_attack_with_eight_cards_waits_for_nothing_but_the_last_reaction() {
    let mut scene = scene("brewing", "sail fort", PLAIN, Manner::Quick);
    scene.manners = [Manner::Quick; N_SEATS as usize];
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
    let mut scene = scene("spent", "sail fort", PLAIN, Manner::Quick);
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
        let played = Theatre::play(&scene("spent", "sail fort", card, Manner::Quick));
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
