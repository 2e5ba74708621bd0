//! Whole games through the module's function, as a page plays them: a person who follows hints,
//! bots in another worker, a reload in the middle, and the record replayed afterwards.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::collections::VecDeque;

use serde_json::{Value, json};
use wasm::Face;

/// Every game with its usual number of seats.
fn games() -> impl Iterator<Item = (&'static str, u8)> {
    registry::ABOUTS.iter().map(|about| (about.id, about.usual_seats))
}

fn ask(face: &mut Face, request: &Value) -> Value {
    let reply: Value = serde_json::from_str(&face.handle(&request.to_string())).unwrap();
    assert_ne!(reply["kind"], "failed", "{reply} to {request}");
    reply
}

/// A page with one person.
struct Page {
    host: Face,
    thinker: Face,
    log: Vec<Value>,
    /// Steps that have not been handled.
    steps: VecDeque<Value>,
    now_ms: u64,
    wake_ms: Option<u64>,
    cmd: u32,
    window: Value,
    over: Option<Value>,
    hint: Option<Value>,
}

impl Page {
    fn create(game: &str, seats: u8, seed: u8) -> Self {
        Self::set_up(game, seats, seed, &Value::Null)
    }

    /// A table that continues from `fork`, if it is given.
    fn set_up(game: &str, seats: u8, seed: u8, fork: &Value) -> Self {
        let mut page = Self {
            host: Face::default(),
            thinker: Face::default(),
            log: Vec::new(),
            steps: VecDeque::new(),
            now_ms: 1_000,
            wake_ms: None,
            cmd: 0,
            window: Value::Null,
            over: None,
            hint: None,
        };
        let setting = json!({ "game": game, "seats": seats, "pace": { "kind": "none" } });
        page.tell(json!({
            "kind": "create", "setting": setting, "fork": fork, "host": 1, "deals": vec![seed; 32],
            "jitter": 7,
        }));
        page.connect();
        page.wish(&json!({ "kind": "sit", "seat": 0 }));
        for seat in 1..seats {
            page.wish(&json!({ "kind": "fill", "seat": seat, "level": "bosun" }));
        }
        page.wish(&json!({ "kind": "start" }));
        page
    }

    fn connect(&mut self) {
        self.tell(json!({
            "kind": "connect", "conn": 1, "person": 1, "name": "Ann", "client": 1,
        }));
    }

    fn wish(&mut self, wish: &Value) {
        self.cmd += 1;
        let text = json!({ "cmd": self.cmd, "wish": wish }).to_string();
        self.tell(json!({ "kind": "command", "conn": 1, "text": text }));
    }

    fn tell(&mut self, mut request: Value) {
        request["now_ms"] = json!(self.now_ms);
        let step = ask(&mut self.host, &request);
        self.log.extend(step["entries"].as_array().unwrap().iter().cloned());
        self.wake_ms = step["wake_ms"].as_u64();
        self.steps.push_back(step);
    }

    /// Handles replies, and runs the bots.
    fn settle(&mut self) {
        while let Some(step) = self.steps.pop_front() {
            for sent in step["sends"].as_array().unwrap() {
                self.read(&serde_json::from_str(sent["text"].as_str().unwrap()).unwrap());
            }
            for think in step["thinks"].as_array().unwrap() {
                let request = json!({
                    "kind": "think", "level": think["level"], "outline": think["outline"],
                    "seed": 5, "iterations_max": 8,
                });
                let thought = ask(&mut self.thinker, &request);
                let (ticket, advice) = (&think["ticket"], &thought["advice"]);
                self.tell(json!({ "kind": "advice", "ticket": ticket, "advice": advice }));
            }
        }
    }

    fn read(&mut self, message: &Value) {
        match message["kind"].as_str().unwrap() {
            "update" => self.window = message["window"].clone(),
            "sync" => self.window = message["play"]["window"].clone(),
            // The answer is held until its time; the next update tells when it comes out.
            "held" => self.window["answered"] = json!(true),
            "over" => self.over = Some(message.clone()),
            "hinted" => self.hint = Some(message["advice"].clone()),
            "refused" => panic!("{message}"),
            _ => {}
        }
    }

    /// Follows one hint, or lets time pass.
    fn go_on(&mut self) {
        self.settle();
        if self.over.is_some() {
            return;
        }
        if self.window["me"] == true && self.window["answered"] != true {
            let window = self.window["id"].clone();
            self.wish(&json!({ "kind": "hint", "match": 1, "window": window }));
            self.settle();
            let hint = self.hint.take().expect("bots answer at once");
            assert!(hint["reason"]["key"].is_string(), "{hint}");
            assert!(hint["notation"].is_string());
            let action = &hint["action"];
            self.wish(&json!({ "kind": "submit", "match": 1, "window": window, "action": action }));
        } else {
            let wake = self.wake_ms.expect("a table that waits for nobody wants to be woken");
            self.now_ms = self.now_ms.max(wake);
            self.tell(json!({ "kind": "tick" }));
        }
    }

    fn play_to_the_end(&mut self) {
        for _ in 0..20_000 {
            if self.over.is_some() {
                return;
            }
            self.go_on();
        }
        panic!("the game does not end");
    }

    /// The record of the match that has ended.
    fn record(&mut self) -> String {
        let written = ask(&mut self.host, &json!({ "kind": "write-record", "match": 1 }));
        written["text"].as_str().expect("a match that has ended has a record").to_owned()
    }

    /// Reloads the page.
    fn reload(&mut self) {
        self.settle();
        self.host = Face::default();
        self.tell(json!({ "kind": "restore", "entries": self.log.clone(), "down_ms": 5_000 }));
        self.connect();
    }
}

#[test]
fn a_whole_game_is_played_by_hints_and_its_record_can_be_looked_at() {
    for (game, seats) in games() {
        let mut page = Page::create(game, seats, 3);
        page.play_to_the_end();
        assert_eq!(page.over.as_ref().unwrap()["ending"], "rules");
        look_through(game, &page.record(), &page);
    }
}

/// A text with something replaced, and a matching checksum.
fn forged(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let (before, _) = text.split_once("check: ").unwrap();
    format!("{before}check: {}\n", contract::chance::sha256_hex(before.as_bytes()))
}

#[test]
fn a_record_of_other_rules_is_marked_or_shown_as_notation() {
    let read = |text: &str| {
        let mut face = Face::default();
        let reply = ask(&mut face, &json!({ "kind": "read-record", "text": text }));
        (reply, face)
    };
    let mut page = Page::create("rum", 2, 3);
    page.play_to_the_end();
    let text = page.record();
    assert_eq!(read(&text).0["played_by"], "same-rules");
    let old = forged(&text, "rules-version: 1", "rules-version: 0");
    assert_eq!(read(&old).0["played_by"], "todays-rules");

    let (noted, mut face) = read(&forged(&old, "rank 1, points ", "rank 1, points 9"));
    assert_eq!((&noted["kind"], &noted["versions"]["played"]), (&json!("noted"), &json!(0)));
    let opened = read(&old).0;
    let notations = |reply: &Value| -> Vec<Value> {
        let moves = reply["moves"].as_array().unwrap();
        moves.iter().map(|played| played["notation"].clone()).collect()
    };
    assert_eq!(notations(&noted), notations(&opened));
    assert_eq!(noted["placings"].as_array().unwrap().len(), 2);
    assert!(noted["why"].as_str().unwrap().contains("the actions lead to"), "{noted}");
    let frame = json!({ "kind": "frame", "moves": 0, "observer": "referee" }).to_string();
    assert!(face.handle(&frame).contains("no record is open"));
}

fn look_through(game: &str, record: &str, page: &Page) {
    let mut face = Face::default();
    let opened = ask(&mut face, &json!({ "kind": "read-record", "text": record }));
    assert_eq!(opened["game"], game);
    assert_eq!(opened["seats"][0]["name"], "Ann");
    assert_eq!(opened["seats"][1]["level"], "bosun");
    assert_eq!(opened["outcome"], page.over.as_ref().unwrap()["outcome"]);
    let n_moves = opened["moves"].as_array().unwrap().len();
    assert!(opened["moves"].as_array().unwrap().iter().all(|m| m["phrase"]["key"].is_string()));
    let mut frame = |moves: usize, observer: Value| {
        ask(&mut face, &json!({ "kind": "frame", "moves": moves, "observer": observer }))
    };
    let start = frame(0, json!("referee"));
    assert_eq!(start["events"], json!([]));
    assert_ne!(start["window"]["asked"], json!([]));
    let end = frame(n_moves + 7, json!("spectator"));
    assert_eq!((&end["moves"], &end["window"]), (&json!(n_moves), &Value::Null));
    assert!(!end["events"].as_array().unwrap().is_empty());
    let half = frame(n_moves / 2, json!({ "seat": 1 }));
    assert_eq!(half["fields"]["me"], 1);
    assert_eq!(frame(n_moves / 2, json!({ "seat": 1 })), half, "winding back leads to the same");
    assert_eq!(frame(0, json!("referee")), start);
    look_back(&mut face, &opened);
    let mut frame = |moves: usize, observer: Value| {
        ask(&mut face, &json!({ "kind": "frame", "moves": moves, "observer": observer }))
    };
    let first = &opened["moves"][0];
    let menu = &frame(0, json!({ "seat": first["seat"] }))["menu"];
    let listed = menu["choices"].as_array().unwrap();
    let is_listed = listed.iter().any(|choice| choice["action"] == first["action"]);
    assert!(is_listed || menu["composed"] != json!([]), "who acts has a menu");
}

/// The captain reviews some decisions of the opened record.
fn look_back(face: &mut Face, opened: &Value) {
    let moves = opened["moves"].as_array().unwrap();
    let mut reviewed = 0;
    let mut review =
        |at: usize| ask(face, &json!({ "kind": "review", "moves": at, "iterations_max": 16 }));
    for (at, made) in moves.iter().enumerate().step_by(5).take(20) {
        let reply = review(at);
        assert_eq!(reply, review(at), "the same record gives the same review");
        let Some(found) = reply["review"].as_object() else { continue };
        reviewed += 1;
        assert_eq!(found["seat"], made["seat"]);
        for share in ["played_share", "best_share"] {
            assert!((0.0..=1.001).contains(&found[share].as_f64().unwrap()), "{reply}");
        }
        let best = &found["best"];
        assert!(best.is_null() || best["phrase"]["key"].is_string(), "{reply}");
        if best["notation"] == made["notation"] {
            assert_eq!(found["played_share"], found["best_share"]);
        }
    }
    assert!(reviewed > 0, "somebody had a choice");
    assert_eq!(review(moves.len())["review"], Value::Null, "nothing comes after the last move");
}

#[test]
fn a_reload_in_the_middle_changes_nothing() {
    for (game, seats) in games() {
        let mut page = Page::create(game, seats, 8);
        // Players who follow a captain's hints win soon.
        for _ in 0..6 {
            page.go_on();
        }
        page.settle();
        assert!(page.over.is_none(), "the reload comes in the middle");
        page.reload();
        page.settle();
        assert!(page.window.is_object(), "who comes back is shown the window");
        page.play_to_the_end();
        let mut alone = Page::create(game, seats, 8);
        alone.play_to_the_end();
        let outcome = |page: &Page| page.over.as_ref().unwrap()["outcome"].clone();
        assert_eq!(outcome(&page), outcome(&alone), "{game}");
    }
}

/// The actions of a record before some point.
fn begun(record: &str, moves: usize) -> Vec<Value> {
    let opened = ask(&mut Face::default(), &json!({ "kind": "read-record", "text": record }));
    opened["moves"].as_array().unwrap()[..moves].to_vec()
}

#[test]
fn a_recorded_game_continues_from_the_middle() {
    for (game, seats) in games() {
        let mut page = Page::create(game, seats, 3);
        page.play_to_the_end();
        let record = page.record();
        let fork = json!({ "record": record, "moves": 10 });
        let mut other = Page::set_up(game, seats, 4, &fork);
        other.settle();
        other.reload();
        other.play_to_the_end();
        let again = other.record();
        assert!(again.contains("\ngenerator: none"), "chance from there on is nobody's seed");
        assert_eq!(begun(&again, 10), begun(&record, 10), "{game}");
        look_through(game, &again, &other);
    }
}

#[test]
fn a_game_continues_only_from_a_valid_point() {
    let mut page = Page::create("rum", 2, 3);
    page.play_to_the_end();
    let record = page.record();
    let moves =
        record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let problem = |setting: Value, record: &str, moves: usize| {
        let request = json!({
            "kind": "create", "setting": setting, "fork": { "record": record, "moves": moves },
            "host": 1, "deals": vec![1; 32], "jitter": 7, "now_ms": 1,
        });
        let reply: Value =
            serde_json::from_str(&Face::default().handle(&request.to_string())).unwrap();
        reply["problem"].as_str().map(str::to_owned)
    };
    let setting = |game: &str, seats: u8| json!({ "game": game, "seats": seats });
    let same = || setting("rum", 2);
    assert_eq!(problem(same(), &record, 3), None);
    let found = problem(same(), &record, moves).unwrap();
    assert!(found.ends_with("the game is over there"), "{found}");
    let found = problem(same(), &record, 9_999).unwrap();
    assert!(found.ends_with("it has fewer moves"), "{found}");
    let found = problem(setting("rum", 3), &record, 3).unwrap();
    assert!(found.ends_with("it was played with another set-up"), "{found}");
    assert!(problem(setting("port-royal", 2), &record, 3).is_some());
    assert!(problem(same(), "tortuga-record: 1", 0).is_some());
    assert!(problem(same(), &record.replacen("\nseat 1", "\nseat 9", 1), 3).is_some());
}

#[test]
fn a_bots_outline_contains_no_card_hidden_from_its_seat() {
    let mut page = Page::create("rum", 2, 1);
    while let Some(step) = page.steps.pop_front() {
        for think in step["thinks"].as_array().unwrap() {
            assert_eq!(think["outline"]["view"]["me"], think["outline"]["seat"]);
            assert_eq!(think["outline"]["view"]["wreck_cards"], Value::Null);
        }
    }
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut page = Page::create("rum", 2, 1);
    page.settle();
    let failed = |face: &mut Face, text: &str| {
        let reply: Value = serde_json::from_str(&face.handle(text)).unwrap();
        assert_eq!(reply["kind"], "failed", "{text}");
        reply["problem"].as_str().unwrap().to_owned()
    };
    let host = &mut page.host;
    failed(host, "");
    failed(host, "{}");
    failed(host, r#"{"kind":"tick"}"#);
    failed(host, r#"{"kind":"restore","entries":["{}"],"down_ms":0,"now_ms":0}"#);
    failed(host, r#"{"kind":"restore","entries":[],"down_ms":0,"now_ms":0}"#);
    failed(host, r#"{"kind":"read-record","text":"tortuga-record: 1"}"#);
    failed(host, r#"{"kind":"frame","moves":0,"observer":"referee"}"#);
    failed(host, r#"{"kind":"review","moves":0,"iterations_max":9}"#);
    failed(host, r#"{"kind":"review","moves":0,"iterations_max":0}"#);
    let outline = r#"{"game":"rum","options":{},"seats":2,"seat":0,"view":{"me":0}}"#;
    let think = |level: &str, outline: &str| {
        let head = format!(r#"{{"kind":"think","level":"{level}","outline":{outline}"#);
        format!(r#"{head},"seed":1,"iterations_max":1}}"#)
    };
    failed(host, &think("bosun", outline));
    failed(host, &think("admiral", outline));
    failed(host, &think("bosun", &outline.replace("rum", "chess")));
    assert_eq!(failed(&mut Face::default(), r#"{"kind":"tick","now_ms":1}"#), "there is no table");
    page.play_to_the_end();
}

/// The number of bytes must not tell which card somebody asks about.
#[test]
fn all_explanations_have_the_same_length() {
    for (game, seats) in games() {
        let mut page = Page::create(game, seats, 3);
        page.settle();
        let mut n_explained = 0;
        for card in 0..=u8::MAX {
            let wish = json!({ "kind": "explain", "match": 1, "card": card });
            let text = json!({ "cmd": 1000, "wish": wish }).to_string();
            let now_ms = page.now_ms;
            let command = json!({ "kind": "command", "conn": 1, "text": text, "now_ms": now_ms });
            let step = ask(&mut page.host, &command);
            let sent = step["sends"][0]["text"].as_str().unwrap();
            let answer: Value = serde_json::from_str(sent).unwrap();
            if answer["kind"] == "refused" {
                continue;
            }
            n_explained += 1;
            assert_eq!(answer["kind"], "explained", "{answer}");
            assert_eq!(sent.len(), 2048, "{game} {card}: {answer}");
            let counts = answer["counts"].as_array().unwrap();
            assert!(counts.iter().all(|count| count["unseen"].as_u64() <= count["n"].as_u64()));
        }
        let is_test = game.starts_with("test-");
        assert!(is_test || n_explained >= 29, "{game} explains {n_explained} cards");
    }
}
