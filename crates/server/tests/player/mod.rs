//! A test player: keeps what the server tells, and picks from the menu at random.

#![allow(dead_code, reason = "each test program uses only a part of it")]
#![allow(clippy::unwrap_used, reason = "this module is only for tests")]

use contract::SearchRng;
use serde_json::{Map, Value, json};

use crate::common::Client;

/// A client with its view of a match.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) fields: Map<String, Value>,
    pub(crate) window: Value,
    pub(crate) menu: Value,
    pub(crate) number: Value,
    pub(crate) version: u64,
    /// How often it got a menu.
    pub(crate) n_menus: u32,
    /// How often its view contained a hand.
    pub(crate) n_hands: usize,
    /// How the match ended.
    pub(crate) over: Value,
    rng: SearchRng,
}

/// What a player knows when a match is over.
#[derive(Debug)]
pub(crate) struct End {
    pub(crate) over: Value,
    pub(crate) version: u64,
    pub(crate) n_menus: u32,
    pub(crate) n_hands: usize,
}

impl Player {
    pub(crate) fn new(client: Client, stream: u64) -> Self {
        Self {
            client,
            fields: Map::new(),
            window: Value::Null,
            menu: Value::Null,
            number: Value::Null,
            version: 0,
            n_menus: 0,
            n_hands: 0,
            over: Value::Null,
            rng: SearchRng::new(7, stream),
        }
    }

    /// Handles a message as a client should.
    pub(crate) fn take(&mut self, message: &Value) {
        match message["kind"].as_str() {
            Some("sync") => {
                let play = &message["play"];
                self.number = play["match"].clone();
                self.version = play["version"].as_u64().unwrap_or(0);
                self.fields = play["fields"].as_object().cloned().unwrap_or_default();
                self.window = play["window"].clone();
                self.menu = play["menu"].clone();
                self.over = message["over"].clone();
            }
            Some("update") => {
                assert_eq!(message["version"].as_u64(), Some(self.version + 1), "none is missing");
                self.version += 1;
                let fields = message["fields"].as_object().unwrap();
                self.fields.extend(fields.iter().map(|(key, value)| (key.clone(), value.clone())));
                self.window = message["window"].clone();
                if let Some(menu) = message.get("menu") {
                    self.menu = menu.clone();
                }
            }
            Some("over") => self.over = message.clone(),
            _ => return,
        }
        self.n_menus += u32::from(!self.menu.is_null());
        let hands = self.fields.get("hands").and_then(Value::as_array);
        let open = hands.into_iter().flatten().filter(|hand| !hand["cards"].is_null());
        self.n_hands += open.count();
    }

    /// Asks for a sync, and waits for it.
    pub(crate) async fn resync(&mut self) {
        let cmd = self.client.wish(&json!({ "kind": "sync" })).await;
        assert!(cmd > 0);
        // A new connection gets a first sync unasked; the last one counts.
        loop {
            let message = self.client.next().await.expect("a sync comes");
            self.take(&message);
            if message["kind"] == "sync" && !message["play"].is_null() {
                return;
            }
        }
    }

    /// Whether the server waits for this seat.
    pub(crate) fn is_asked(&self) -> bool {
        self.window["me"] == json!(true)
    }

    /// The first action in this seat's menu.
    pub(crate) fn submission(&self) -> Option<Value> {
        self.nth_submission(0)
    }

    fn nth_submission(&self, nth: usize) -> Option<Value> {
        let action = self.menu["choices"].get(nth)?["action"].clone();
        let window = &self.window["id"];
        Some(json!({ "kind": "submit", "match": self.number, "window": window, "action": action }))
    }

    /// A random action from this seat's menu.
    pub(crate) fn any_submission(&mut self) -> Option<Value> {
        let n_choices = u32::try_from(self.menu["choices"].as_array()?.len()).unwrap();
        let nth = (n_choices > 0).then(|| self.rng.below(n_choices))?;
        self.nth_submission(nth as usize)
    }

    /// Plays until the match is over.
    pub(crate) async fn play_to_the_end(mut self) -> End {
        let mut answered = Value::Null;
        while self.over.is_null() {
            if self.is_asked() && self.window["id"] != answered {
                let submission = self.any_submission().expect("a seat that is asked has a choice");
                answered = self.window["id"].clone();
                self.client.wish(&submission).await;
            }
            let message = self.client.next().await.expect("the game goes on");
            assert_ne!(message["kind"], "refused", "{message}");
            self.take(&message);
        }
        let mut over = self.over;
        over.as_object_mut().map(|over| over.remove("kind"));
        End { over, version: self.version, n_menus: self.n_menus, n_hands: self.n_hands }
    }
}
