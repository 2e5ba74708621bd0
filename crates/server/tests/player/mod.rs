//! A test player: a client on a socket of a test, which picks from the menu at random.

#![allow(dead_code, reason = "each test program uses only a part of it")]
#![allow(clippy::unwrap_used, reason = "this module is only for tests")]

use client::{MatchMirror, News};
use contract::{SearchRng, WindowId};
use serde_json::{Value, json};
use table::Wish;
use table::command::Stance;
use table::id::{CommandId, MatchNumber};

use crate::common::Client;

/// A client with its socket. Tests that send hostile texts use the socket itself.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) seat: client::Client,
    /// How often it got a menu.
    pub(crate) n_menus: u32,
    /// How often its view contained a hand.
    pub(crate) n_hands: usize,
    /// The last match after which it voted for another one.
    voted: MatchNumber,
    /// The last window that it answered.
    answered: Option<WindowId>,
    rng: SearchRng,
}

/// What a player knows when a match is over.
#[derive(Debug)]
pub(crate) struct End {
    pub(crate) over: Value,
    pub(crate) version: u32,
    pub(crate) n_menus: u32,
    pub(crate) n_hands: usize,
}

impl Player {
    pub(crate) fn new(client: Client, stream: u64) -> Self {
        let seat = client::Client::after(client.n_commands);
        Self::again(client, seat, stream)
    }

    /// A client that was here before, on a new socket.
    pub(crate) fn again(client: Client, mut seat: client::Client, stream: u64) -> Self {
        seat.connected();
        let (rng, voted) = (SearchRng::new(7, stream), MatchNumber(0));
        Self { client, seat, n_menus: 0, n_hands: 0, voted, answered: None, rng }
    }

    /// Handles a message.
    pub(crate) fn take(&mut self, message: &Value) -> News {
        let news = self.seat.hear(&message.to_string()).expect("the server speaks our protocol");
        assert!(!matches!(news, News::Late | News::Missed), "none is missing: {message}");
        if let (News::Synced | News::Updated | News::Over, Some(play)) = (&news, self.seat.play()) {
            self.n_menus += u32::from(play.menu.is_some());
            let hands = play.fields.get("hands").and_then(Value::as_array);
            let open = hands.into_iter().flatten().filter(|hand| !hand["cards"].is_null());
            self.n_hands += open.count();
        }
        news
    }

    /// Sends a command, and whatever else the client has to send.
    pub(crate) async fn ask(&mut self, wish: Wish) -> CommandId {
        let cmd = self.seat.ask(wish).unwrap();
        self.flush().await;
        cmd
    }

    /// Sends what the client has to send.
    pub(crate) async fn flush(&mut self) {
        while let Some(text) = self.seat.next_text() {
            self.client.n_commands += 1;
            self.client.say(text).await;
        }
    }

    /// Asks for a sync, and waits for it.
    pub(crate) async fn resync(&mut self) {
        self.ask(Wish::Sync { since: None }).await;
        // A new connection gets a first sync unasked; the last one counts.
        loop {
            let message = self.client.next().await.expect("a sync comes");
            if self.take(&message) == News::Synced && self.seat.play().is_some() {
                return;
            }
        }
    }

    fn play(&self) -> &MatchMirror {
        self.seat.play().expect("a match goes on")
    }

    /// The number of the match; 0 if there is none.
    pub(crate) fn number(&self) -> u16 {
        self.seat.play().map_or(0, |play| play.number.0)
    }

    /// The number of actions in the view.
    pub(crate) fn version(&self) -> u32 {
        self.seat.play().map_or(0, |play| play.version.0)
    }

    /// A field of the view.
    pub(crate) fn field(&self, name: &str) -> &Value {
        &self.play().fields[name]
    }

    /// Whether the server waits for this seat.
    pub(crate) fn is_asked(&self) -> bool {
        let window = self.seat.play().and_then(|play| play.window.as_ref());
        window.is_some_and(|window| window.me)
    }

    /// How the match ended, if it has.
    pub(crate) fn over(&self) -> Option<Value> {
        let over = self.seat.mirror()?.over.as_ref()?;
        Some(serde_json::to_value(over).unwrap())
    }

    /// A vote for another match, once after each match.
    pub(crate) fn rematch(&mut self) -> Option<Wish> {
        let number = self.seat.mirror()?.over.as_ref()?.number;
        (self.voted < number).then(|| {
            self.voted = number;
            Wish::Rematch { stance: Stance::For }
        })
    }

    /// The first action in this seat's menu, as JSON for a socket.
    pub(crate) fn submission(&self) -> Option<Value> {
        self.nth_submission(0).map(|wish| json!(wish))
    }

    fn nth_submission(&self, nth: usize) -> Option<Wish> {
        let play = self.seat.play()?;
        let action = play.menu.as_ref()?.choices.get(nth)?.action.clone();
        Some(Wish::Submit {
            number: play.number,
            window: play.window.as_ref()?.id,
            version: Some(play.version),
            action: action.into(),
        })
    }

    /// A random action from this seat's menu.
    pub(crate) fn any_submission(&mut self) -> Option<Wish> {
        let menu = self.seat.play()?.menu.as_ref()?;
        let n_choices = u32::try_from(menu.choices.len()).unwrap();
        let nth = (n_choices > 0).then(|| self.rng.below(n_choices))?;
        self.nth_submission(nth as usize)
    }

    /// Answers the open window at random, if it asks this seat and has no answer yet.
    pub(crate) async fn answer(&mut self) {
        let open = self.seat.play().and_then(|play| Some(play.window.as_ref()?.id));
        if self.is_asked() && open != self.answered {
            let submission = self.any_submission().expect("a seat that is asked has a choice");
            self.answered = open;
            self.ask(submission).await;
        }
    }

    /// Plays until the match is over.
    pub(crate) async fn play_to_the_end(mut self) -> End {
        let over = loop {
            if let Some(over) = self.over() {
                break over;
            }
            self.answer().await;
            let message = self.client.next().await.expect("the game goes on");
            assert_ne!(message["kind"], "refused", "{message}");
            self.take(&message);
        };
        End { over, version: self.version(), n_menus: self.n_menus, n_hands: self.n_hands }
    }
}
