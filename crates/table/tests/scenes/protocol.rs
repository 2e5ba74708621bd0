//! The samples of `docs/protocol.md` parse and serialise unchanged, every kind has a sample, and
//! the messages that the table writes by hand match their types.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::command::{Command, Seen, Wish};
use table::id::{MatchNumber, Version};
use table::message::Message;

use crate::bench::Bench;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The samples under a heading: the lines of its JSON blocks.
fn samples(heading: &str) -> Vec<&'static str> {
    let section = PAGE.split("\n## ").find(|section| section.starts_with(heading));
    let blocks = section.expect("the page has this section").split("```json\n").skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap().lines()).collect()
}

fn kinds(values: impl Iterator<Item = Value>) -> BTreeSet<String> {
    values.map(|value| value["kind"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn commands_are_read_and_written_as_the_page_shows_them() {
    for sample in samples("Commands") {
        let command = Command::read(sample).unwrap_or_else(|error| panic!("{sample}: {error:?}"));
        assert_eq!(serde_json::to_string(&command).unwrap(), sample);
    }
    let shown = samples("Commands").into_iter();
    let shown =
        kinds(shown.map(|text| serde_json::from_str::<Value>(text).unwrap()["wish"].take()));
    assert_eq!(shown.into_iter().collect::<Vec<_>>(), sorted(known_wishes()));
}

#[test]
fn messages_are_read_and_written_as_the_page_shows_them() {
    for sample in samples("Messages") {
        let message: Message =
            serde_json::from_str(sample).unwrap_or_else(|error| panic!("{sample}: {error}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), sample);
    }
    let shown = kinds(samples("Messages").into_iter().map(|t| serde_json::from_str(t).unwrap()));
    assert_eq!(shown.into_iter().collect::<Vec<_>>(), sorted(known_messages()));
}

#[test]
fn what_the_table_writes_by_hand_is_what_its_types_say() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    bench.connect(9);
    bench.send(0, 1, Wish::Sync { since: None });
    let mut seen = BTreeSet::new();
    for (_, text) in &bench.texts {
        let value: Value = serde_json::from_str(text).unwrap();
        let message: Message = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_value(&message).unwrap(), value, "{text}");
        seen.insert(value["kind"].as_str().unwrap().to_owned());
    }
    assert!(seen.contains("sync") && seen.contains("update"));
}

fn sorted<const N: usize>(mut names: [&str; N]) -> Vec<String> {
    names.sort_unstable();
    names.map(str::to_owned).to_vec()
}

/// Every kind of command. Add new ones here and to the page.
fn known_wishes() -> [&'static str; 27] {
    [
        "sync", "sit", "leave", "start", "fill", "kick", "swap", "close", "submit", "attempt",
        "order", "back", "pause", "resume", "resign", "vote-end", "rematch", "chat", "mute",
        "hint", "wait", "no-more", "reaction", "undo", "explain", "gallery", "clear",
    ]
}

/// Every kind of message. Add new ones here and to the page.
fn known_messages() -> [&'static str; 15] {
    [
        "sync",
        "update",
        "seats",
        "clocks",
        "window",
        "over",
        "said",
        "orders",
        "done",
        "held",
        "refused",
        "attempted",
        "explained",
        "hinted",
        "bye",
    ]
}

/// The page's log begins with it: the first turn of a match may begin in the deal.
#[test]
fn the_first_snapshot_of_a_match_tells_the_deal_and_later_ones_do_not() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    bench.connect(9);
    let deal = |bench: &Bench| {
        let texts = bench.texts.iter().rev().map(|(_, text)| serde_json::from_str(text).unwrap());
        let sync = texts.into_iter().find(|value: &Value| value["kind"] == "sync").unwrap();
        sync["play"]["deal"].clone()
    };
    assert!(deal(&bench).as_array().is_some_and(|events| !events.is_empty()), "{}", deal(&bench));
    let since = Some(Seen { number: MatchNumber(1), version: Version(1) });
    bench.send(9, 1, Wish::Sync { since });
    assert_eq!(deal(&bench), Value::Null);
}
