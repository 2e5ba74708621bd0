//! A client between a person and a table that is far away, forgetful or hostile. The table's side
//! is written by hand here; the simulator of `table` and the tests of `server` use real ones.
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use client::{Client, CommandAnswer, Misread, News, TEXT_BYTES_MAX, TooLong};
use contract::{Seat, WindowId};
use serde_json::{Value, json};
use table::Wish;
use table::command::Command;
use table::id::{CommandId, MatchNumber, Version};
use table::message::Farewell;

fn seats(stage: &str) -> Value {
    json!({
        "you": 0, "host": true, "stage": stage, "match": 1, "places": [{"kind": "empty"}],
        "n_watching": 0, "for_pause": [], "for_end": [], "for_rematch": [], "reaction_s": 6,
        "wanted": [null], "hints": "given", "muted": []
    })
}

fn clocks() -> Value {
    json!({"banks_ms": [], "running": [], "since_ms": 0, "free_ms": 0})
}

fn event(name: &str) -> Value {
    json!({"event": name, "phrase": {"key": name}})
}

/// A snapshot of a match, with the events of its last actions.
fn sync(number: u16, version: u32, events: &[&str]) -> Value {
    let events: Vec<Value> = events.iter().map(|name| json!([event(name)])).collect();
    json!({
        "kind": "sync", "protocol": 2, "now_ms": 5, "setting": {"game": "toy", "seats": 1},
        "seats": seats("playing"), "over": null, "orders": [], "chat": [],
        "play": {
            "match": number, "version": version, "commitment": "00ff", "rules": {"hand": 3},
            "events": events, "fields": {"round": version, "old": true}, "window": null,
            "menu": null, "clocks": clocks()
        }
    })
}

fn update(number: u16, version: u32) -> Value {
    json!({
        "kind": "update", "now_ms": 6, "match": number, "version": version,
        "events": [event(&format!("e{version}"))], "fields": {"round": version},
        "window": null, "clocks": clocks()
    })
}

/// A client with a connection that has been greeted.
fn at(number: u16, version: u32) -> Client {
    let mut client = Client::new();
    client.connected();
    assert_eq!(hear(&mut client, &sync(number, version, &[])), News::Synced);
    client
}

fn hear(client: &mut Client, message: &Value) -> News {
    client.hear(&message.to_string()).unwrap()
}

fn sent(client: &mut Client) -> Vec<String> {
    std::iter::from_fn(|| client.next_text()).collect()
}

fn told(client: &Client) -> Vec<String> {
    let play = client.play().unwrap();
    play.told.iter().map(|told| told.event.as_str().unwrap().to_owned()).collect()
}

fn version(client: &Client) -> u32 {
    client.play().unwrap().version.0
}

fn chat(text: &str) -> Wish {
    Wish::Chat { text: text.to_owned() }
}

mod commands {
    use super::*;

    #[test]
    fn numbers_count_upwards() {
        let mut client = at(1, 0);
        assert_eq!(client.ask(chat("a")), Ok(CommandId(1)));
        assert_eq!(client.ask(Wish::Leave), Ok(CommandId(2)));
        let first = r#"{"cmd":1,"wish":{"kind":"chat","text":"a"}}"#;
        assert_eq!(sent(&mut client), [first, r#"{"cmd":2,"wish":{"kind":"leave"}}"#]);
        assert!(sent(&mut client).is_empty(), "each is sent once");
        let mut later = Client::after(7);
        assert_eq!(later.ask(Wish::Leave), Ok(CommandId(8)));
    }

    #[test]
    fn unanswered_ones_are_sent_again_after_a_reconnect_and_answered_ones_are_not() {
        let mut client = at(1, 0);
        client.ask(chat("a")).unwrap();
        client.ask(chat("b")).unwrap();
        let texts = sent(&mut client);
        hear(&mut client, &json!({"kind": "done", "cmd": 1}));
        client.lost();
        client.connected();
        assert_eq!(sent(&mut client), texts[1..]);
        hear(&mut client, &json!({"kind": "done", "cmd": 2}));
        client.lost();
        client.connected();
        assert!(sent(&mut client).is_empty());
    }

    #[test]
    fn what_is_asked_without_a_connection_waits_for_one() {
        let mut client = Client::new();
        client.ask(chat("a")).unwrap();
        assert!(sent(&mut client).is_empty());
        client.connected();
        assert_eq!(sent(&mut client).len(), 1);
    }

    #[test]
    fn texts_that_were_not_fetched_before_a_loss_are_sent_once() {
        let mut client = at(1, 0);
        client.ask(chat("a")).unwrap();
        client.lost();
        assert!(sent(&mut client).is_empty());
        client.connected();
        assert_eq!(sent(&mut client).len(), 1);
    }

    #[test]
    fn an_answer_is_reported_once_however_often_it_comes() {
        let mut client = at(1, 0);
        let cmd = client.ask(Wish::Leave).unwrap();
        let command = Command { cmd, wish: Wish::Leave };
        let done = json!({"kind": "done", "cmd": 1});
        let news = hear(&mut client, &done);
        assert_eq!(news, News::Answered { command, answer: CommandAnswer::Done });
        assert_eq!(hear(&mut client, &done), News::Stale);
        assert_eq!(hear(&mut client, &json!({"kind": "done", "cmd": 99})), News::Stale);
        assert_eq!(client.unanswered().count(), 0);
    }

    #[test]
    fn a_held_answer_is_sent_again_until_it_is_settled() {
        let mut client = at(1, 0);
        let (number, window) = (MatchNumber(1), WindowId(3));
        let cmd = client
            .ask(Wish::Submit { number, window, version: None, action: json!("pass").into() })
            .unwrap();
        let held = hear(&mut client, &json!({"kind": "held", "cmd": 1}));
        assert!(matches!(held, News::Answered { answer: CommandAnswer::Held, .. }));
        let texts = sent(&mut client);
        client.lost();
        client.connected();
        assert_eq!(sent(&mut client), texts);
        let refused = json!({
            "kind": "refused", "cmd": 1, "reason": "overtaken", "rule": null, "why": null,
            "phrase": {"key": "refused-overtaken"}
        });
        let news = hear(&mut client, &refused);
        assert!(matches!(
            news,
            News::Answered { ref command, answer: CommandAnswer::Refused(_) } if command.cmd == cmd
        ));
        assert_eq!(client.unanswered().count(), 0);
    }

    #[test]
    fn attempts_and_hints_bring_their_own_answers() {
        let mut client = at(1, 4);
        let (number, window) = (MatchNumber(1), WindowId(3));
        client.ask(Wish::Attempt { number, window, action: json!("pass").into() }).unwrap();
        client.ask(Wish::Hint { number, window }).unwrap();
        let (phrase, brings) = (json!({"key": "toy-pass"}), json!([{"key": "toy-storm"}]));
        let tried = json!({
            "kind": "attempted", "cmd": 1,
            "phrase": phrase, "brings": brings, "events": [event("storm")]
        });
        let News::Answered { answer: CommandAnswer::Attempted(tried), .. } =
            hear(&mut client, &tried)
        else {
            panic!("it was an attempt")
        };
        assert_eq!((tried.phrase.key.as_ref(), tried.brings.len()), ("toy-pass", 1));
        let event = &tried.events[0];
        assert_eq!((event.seq, &event.event), (Version(5), &json!("storm")));
        let hinted = hear(&mut client, &json!({"kind": "hinted", "cmd": 2, "advice": null}));
        assert!(matches!(hinted, News::Answered { answer: CommandAnswer::Hinted(None), .. }));
        assert!(told(&client).is_empty(), "what was only tried has not happened");
    }

    #[test]
    fn a_command_that_no_table_would_read_is_not_sent() {
        let mut client = at(1, 0);
        assert_eq!(client.ask(chat(&"x".repeat(9_000))), Err(TooLong));
        assert_eq!(client.ask(Wish::Leave), Ok(CommandId(1)));
        assert_eq!(client.unanswered().count(), 1);
    }
}

mod messages {
    use super::*;

    #[test]
    fn an_update_assigns_its_fields_and_keeps_the_others() {
        let mut client = at(1, 4);
        assert_eq!(hear(&mut client, &update(1, 5)), News::Updated);
        let play = client.play().unwrap();
        assert_eq!((&play.fields["round"], &play.fields["old"]), (&json!(5), &json!(true)));
        assert_eq!(told(&client), ["e5"]);
        assert_eq!(client.mirror().unwrap().now_ms.0, 6);
    }

    #[test]
    fn a_menu_stays_until_an_update_changes_or_removes_it() {
        let mut client = at(1, 0);
        let choice = json!({"action": 7, "notation": "seven", "phrase": {"key": "seven"}});
        let mut with = update(1, 1);
        with["menu"] = json!({"choices": [choice], "composed": ["set"]});
        hear(&mut client, &with);
        hear(&mut client, &update(1, 2));
        let menu = client.play().unwrap().menu.clone().unwrap();
        assert_eq!((menu.choices[0].notation.as_str(), menu.composed.len()), ("seven", 1));
        let mut without = update(1, 3);
        without["menu"] = Value::Null;
        hear(&mut client, &without);
        assert_eq!(client.play().unwrap().menu, None);
    }

    #[test]
    fn late_and_repeated_updates_change_nothing() {
        let mut client = at(2, 4);
        hear(&mut client, &update(2, 5));
        for (number, version) in [(2, 5), (2, 4), (2, 0), (1, 90)] {
            assert_eq!(hear(&mut client, &update(number, version)), News::Late);
        }
        assert_eq!((version(&client), told(&client)), (5, vec!["e5".to_owned()]));
        assert!(sent(&mut client).is_empty(), "nothing is missing");
    }

    #[test]
    fn a_missing_update_is_asked_for_once() {
        let mut client = at(1, 4);
        assert_eq!(hear(&mut client, &update(1, 6)), News::Missed);
        assert_eq!(hear(&mut client, &update(1, 7)), News::Missed);
        let since = r#"{"cmd":1,"wish":{"kind":"sync","since":{"match":1,"version":4}}}"#;
        assert_eq!(sent(&mut client), [since]);
        let mut missed = sync(1, 7, &["e5", "e6", "e7"]);
        missed["play"].as_object_mut().unwrap().remove("rules");
        hear(&mut client, &missed);
        assert_eq!((version(&client), told(&client).len()), (7, 3));
        assert_eq!(client.play().unwrap().rules, json!({"hand": 3}), "they never change");
        assert_eq!(hear(&mut client, &update(1, 8)), News::Updated);
    }

    #[test]
    fn a_greeting_after_a_reconnect_is_shown_at_once_and_its_events_follow() {
        let mut client = at(1, 4);
        client.lost();
        client.connected();
        hear(&mut client, &sync(1, 6, &[]));
        assert_eq!((version(&client), told(&client).len()), (6, 0), "the view is never behind");
        let asked = sent(&mut client);
        assert!(asked[0].contains(r#""since":{"match":1,"version":4}"#), "{asked:?}");
        // Something happens before the answer comes; the answer has it too.
        assert_eq!(hear(&mut client, &update(1, 7)), News::Updated);
        hear(&mut client, &sync(1, 7, &["e5", "e6", "e7"]));
        hear(&mut client, &update(1, 8));
        assert_eq!(told(&client), ["e5", "e6", "e7", "e8"], "in order, each once");
        assert!(sent(&mut client).is_empty());
    }

    #[test]
    fn events_that_the_table_does_not_tell_any_more_are_asked_for_only_once() {
        let mut client = at(1, 4);
        hear(&mut client, &sync(1, 200, &[]));
        assert_eq!(sent(&mut client).len(), 1);
        hear(&mut client, &sync(1, 200, &[]));
        assert!(sent(&mut client).is_empty());
        hear(&mut client, &update(1, 201));
        assert_eq!(told(&client), ["e201"]);
    }

    #[test]
    fn a_new_match_begins_a_new_log() {
        let mut client = at(1, 4);
        hear(&mut client, &update(1, 5));
        hear(
            &mut client,
            &json!({"kind": "over", "match": 1, "ending": "vote", "outcome": null,
            "seed": null, "fields": null}),
        );
        assert!(client.mirror().unwrap().over.is_some());
        hear(&mut client, &sync(2, 0, &[]));
        assert!(client.mirror().unwrap().over.is_none());
        assert!(told(&client).is_empty());
        let late = json!({"kind": "over", "match": 1, "ending": "vote", "outcome": null,
            "seed": null, "fields": null});
        assert_eq!(hear(&mut client, &late), News::Stale);
    }

    #[test]
    fn clocks_and_windows_of_another_match_are_ignored() {
        let mut client = at(2, 4);
        let clocks = json!({"kind": "clocks", "now_ms": 9, "match": 1, "clocks": clocks()});
        assert_eq!(hear(&mut client, &clocks), News::Stale);
        let window = json!({"kind": "window", "now_ms": 9, "match": 2, "window": null});
        assert_eq!(hear(&mut client, &window), News::Changed);
        assert_eq!(client.mirror().unwrap().now_ms.0, 9);
    }

    #[test]
    fn seats_chat_and_the_end_of_a_connection_are_told() {
        let mut client = at(1, 0);
        let mut paused = seats("paused");
        paused["kind"] = json!("seats");
        assert_eq!(hear(&mut client, &paused), News::Seats);
        assert_eq!(client.mirror().unwrap().seat(), Some(Seat(0)));
        let said = json!({"kind": "said", "at_ms": 1, "seat": 0, "name": "Ann", "text": "Ahoy!"});
        for _ in 0..600 {
            assert!(matches!(hear(&mut client, &said), News::Said(_)));
        }
        assert_eq!(client.mirror().unwrap().chat.len(), client::mirror::CHAT_MAX);
        let bye = json!({"kind": "bye", "why": "kicked"});
        assert_eq!(hear(&mut client, &bye), News::Farewell(Farewell::Kicked));
        let full = json!({"kind": "refused", "cmd": null, "reason": "read-only", "rule": null,
            "why": null, "phrase": {"key": "x"}});
        assert!(matches!(hear(&mut client, &full), News::Warned(_)));
    }

    #[test]
    fn what_comes_before_the_first_snapshot_is_left_to_it() {
        let mut client = Client::new();
        client.connected();
        let mut seats = seats("lobby");
        seats["kind"] = json!("seats");
        let said = json!({"kind": "said", "at_ms": 1, "seat": 0, "name": "Ann", "text": "Ahoy!"});
        for message in [seats, said, update(1, 5)] {
            assert_eq!(hear(&mut client, &message), News::Stale);
        }
        assert!(client.mirror().is_none());
    }
}

mod hostile {
    use super::*;

    /// Every text is an error or a message, and an error changes nothing.
    #[test]
    fn texts_that_are_no_messages_are_errors_and_change_nothing() {
        let mut wrong_menu = update(1, 5);
        wrong_menu["menu"] = json!({"choices": 7});
        let mut wrong_event = update(1, 5);
        wrong_event["events"] = json!([7]);
        let mut no_rules = sync(2, 5, &[]);
        no_rules["play"].as_object_mut().unwrap().remove("rules");
        let texts = [
            String::new(),
            "7".to_owned(),
            "null".to_owned(),
            "[".repeat(100_000),
            "{\"kind\":".repeat(50_000),
            "\u{0}\u{202e}".to_owned(),
            r#"{"kind":"admiral"}"#.to_owned(),
            r#"{"kind":"done"}"#.to_owned(),
            r#"{"kind":"done","cmd":-1}"#.to_owned(),
            r#"{"kind":"done","cmd":99999999999}"#.to_owned(),
            r#"{"kind":"update","version":5}"#.to_owned(),
            wrong_menu.to_string(),
            wrong_event.to_string(),
            no_rules.to_string(),
            sync(1, 1, &["e1", "e2"]).to_string(),
            "x".repeat(TEXT_BYTES_MAX + 1),
        ];
        let mut client = at(1, 4);
        client.ask(Wish::Leave).unwrap();
        sent(&mut client);
        let before = client.mirror().cloned();
        for text in texts {
            let misread = client.hear(&text).expect_err(text.get(..40).unwrap_or(&text));
            assert!(!misread.to_string().is_empty());
            assert_eq!(client.mirror().cloned(), before);
        }
        assert_eq!(client.hear(&"x".repeat(TEXT_BYTES_MAX + 1)), Err(Misread::TooLong));
        assert_eq!((sent(&mut client).len(), client.unanswered().count()), (0, 1));
        assert_eq!(hear(&mut client, &update(1, 5)), News::Updated);
    }

    /// The largest numbers that the types allow.
    #[test]
    fn absurd_numbers_do_not_overflow() {
        let mut client = at(u16::MAX, u32::MAX);
        assert_eq!(hear(&mut client, &update(u16::MAX, u32::MAX)), News::Late);
        client.ask(Wish::Leave).unwrap();
        let phrase = json!({"key": "toy-pass"});
        let said = json!({"phrase": phrase, "brings": [], "events": [event("x")]});
        let mut tried = json!({"kind": "attempted", "cmd": 1});
        tried.as_object_mut().unwrap().extend(said.as_object().unwrap().clone());
        hear(&mut client, &tried);
        hear(&mut client, &sync(1, 0, &[]));
        assert_eq!(version(&client), 0, "a snapshot is the truth, even if the table went back");
    }
}
