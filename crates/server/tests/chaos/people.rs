//! People who play at any node, write down what they were told, and come back when a connection is
//! lost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{CommandAnswer, News};
use contract::SearchRng;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use table::Wish;
use table::message::{Reason, StageName};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Answer, Client, User, cookie, raw};
use crate::player::Player;
use crate::world::World;

/// How long somebody listens to silence before they try another node.
const SILENCE: Duration = Duration::from_secs(3);
/// How long a request or a connection may take.
const REQUEST: Duration = Duration::from_secs(6);
/// The client id of everybody who plays.
pub(crate) const CLIENT: u32 = 1;
const PASSWORD: &str = "a parrot on each shoulder";

/// What somebody was told about a command that plays an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Done,
    /// It was refused for this reason.
    Refused(Reason),
    /// Nothing: the table has ended, or did not answer any more.
    Nothing,
}

/// What one person remembers.
#[derive(Clone, Debug)]
pub(crate) struct Notes {
    pub(crate) name: String,
    pub(crate) table: String,
    pub(crate) seat: u64,
    cookie: String,
    /// It sends unanswered commands again, unchanged.
    client: client::Client,
    /// The commands that play an action, by number.
    pub(crate) commands: Vec<(u32, Told)>,
    /// The match and version of the last update.
    pub(crate) told: (u16, u32),
    rng: SearchRng,
}

/// How a person's time at a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Left {
    /// The connection was lost, or nothing was heard.
    Lost,
    /// The run is over, and everything is answered.
    Over,
}

/// Two people play at one table after the other until the run is over. A table ends if its match
/// has rules that no node has any more.
pub(crate) async fn pair(world: Arc<World>, stream: u64) -> Vec<Notes> {
    let mut rng = SearchRng::new(world.seed, stream);
    let mut all = Vec::new();
    while !world.is_over() && world.wrong().is_empty() {
        let Some(notes) = sit_down(&world, &mut rng).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let playing = notes.map(|notes| tokio::spawn(live(Arc::clone(&world), notes)));
        for person in playing {
            match person.await {
                Ok(notes) => all.push(notes),
                Err(panic) => world.blame(format!("somebody was told something wrong: {panic}")),
            }
        }
    }
    all
}

/// Two new people with accounts, at a new table where a match has begun; `None` if anything fails
/// on the way.
async fn sit_down(world: &World, rng: &mut SearchRng) -> Option<[Notes; 2]> {
    let mut at = || world.any_front(rng);
    let people = [account(at()).await?, account(at()).await?];
    let (ann, _) = &people[0];
    let proposal = json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } });
    let made = post(ann, "/api/tables", &proposal).await.filter(|made| made.status == 201)?;
    let table = made.json()["table"].as_str()?.to_owned();
    for (seat, (user, _)) in people.iter().enumerate() {
        let invitation = json!({ "kind": "seat", "seat": seat });
        let path = format!("/api/tables/{table}");
        let invited = post(ann, &format!("{path}/invites"), &invitation).await?;
        let key = json!({ "key": invited.json()["key"].as_str()? });
        let joined = post(user, &format!("{path}/join"), &key).await?;
        (joined.status == 200).then_some(())?;
    }
    let mut host = connect(ann, &table, 99).await.ok()?;
    host.wish(&json!({ "kind": "start" })).await;
    while hear(&mut host).await?["kind"] != "done" {}
    let mut seats = 0..;
    Some(people.map(|(user, name)| Notes {
        name,
        table: table.clone(),
        seat: seats.next().expect("there are two"),
        cookie: user.cookie,
        client: client::Client::new(),
        commands: Vec::new(),
        told: (0, 0),
        rng: SearchRng::new(world.seed, u64::from(rng.below(u32::MAX))),
    }))
}

/// Somebody with an account, and their name.
async fn account(address: SocketAddr) -> Option<(User, String)> {
    static NUMBER: AtomicU32 = AtomicU32::new(100);
    let name = format!("Pirate {}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let nobody = User { address, cookie: String::new() };
    let login = json!({ "name": name, "password": PASSWORD });
    let answer = post(&nobody, "/api/account", &login).await?;
    (answer.status == 200).then(|| (User { address, cookie: cookie(&answer) }, name))
}

/// A request that may fail.
async fn post(user: &User, path: &str, body: &Value) -> Option<Answer> {
    let User { address, cookie } = user;
    let body = body.to_string();
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let answer = timeout(REQUEST, raw(*address, &request)).await.ok()?.ok()?;
    let is_whole = serde_json::from_str::<Value>(&answer.body).is_ok();
    is_whole.then_some(answer)
}

/// A connection; the error is the status code.
async fn connect(user: &User, table: &str, client: u32) -> Result<Client, u16> {
    timeout(REQUEST, user.try_connect(table, client, None)).await.unwrap_or(Err(0))
}

/// The next message, unless the connection is lost or silent.
async fn hear(client: &mut Client) -> Option<Value> {
    loop {
        match timeout(SILENCE, client.socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => return serde_json::from_str(&text).ok(),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(_) | Err(_)) | None) | Err(_) => return None,
        }
    }
}

/// Plays until the run is over or the table has ended.
async fn live(world: Arc<World>, mut notes: Notes) -> Notes {
    loop {
        let is_done = notes.client.unanswered().next().is_none();
        if world.is_hopeless() || (world.is_over() && is_done) {
            return notes;
        }
        let address = world.any_front(&mut notes.rng);
        let user = User { address, cookie: notes.cookie.clone() };
        match connect(&user, &notes.table, CLIENT).await {
            Ok(client) => match notes.play(&world, client).await {
                Left::Lost => {}
                Left::Over => return notes,
            },
            Err(404) => return notes,
            Err(401) => panic!("{} is not known any more", notes.name),
            Err(_) => sleep(Duration::from_millis(u64::from(20 + notes.rng.below(80)))).await,
        }
    }
}

impl Notes {
    async fn play(&mut self, world: &World, client: Client) -> Left {
        let stream = u64::from(self.rng.below(u32::MAX));
        let mut player = Player::again(client, self.client.clone(), stream);
        player.flush().await;
        let left = loop {
            let Some(message) = hear(&mut player.client).await else { break Left::Lost };
            let news = player.take(&message);
            self.check(&player, &news);
            self.write(world, news);
            if player.seat.unanswered().next().is_some() {
                continue;
            }
            if world.is_over() {
                break Left::Over;
            }
            if let Some(wish) = next_wish(&mut player) {
                sleep(Duration::from_millis(u64::from(self.rng.below(world.think_ms)))).await;
                let is_move = matches!(wish, Wish::Submit { .. });
                let cmd = player.ask(wish).await;
                if is_move {
                    self.commands.push((cmd.0, Told::Nothing));
                }
            }
        };
        player.seat.lost();
        self.client = player.seat;
        left
    }

    /// The server never forgets what it has told. Only a node with other rules does not show the
    /// last position of a match that has ended.
    fn check(&mut self, player: &Player, news: &News) {
        if !matches!(news, News::Synced | News::Updated) {
            return;
        }
        let mirror = player.seat.mirror().expect("it was told something");
        assert_eq!(
            mirror.seat().map(|seat| u64::from(seat.0)),
            Some(self.seat),
            "the seat is kept"
        );
        let (number, stage) = (mirror.seats.number.0, mirror.seats.stage);
        if player.seat.play().is_none() && number > 0 {
            let is_known = number >= self.told.0 && stage == StageName::Over;
            assert!(
                is_known,
                "{}: told {:?}, now match {number} is {stage:?}",
                self.name, self.told
            );
            return;
        }
        let told = (player.number(), player.version());
        assert!(told >= self.told, "{}: told {:?} before, {told:?} after", self.name, self.told);
        self.told = told;
    }

    fn write(&mut self, world: &World, news: News) {
        let News::Answered { command, answer } = news else { return };
        if !matches!(command.wish, Wish::Submit { .. }) {
            return;
        }
        let told = match answer {
            CommandAnswer::Done => {
                world.count_move();
                Told::Done
            }
            CommandAnswer::Refused(refused) => Told::Refused(refused.reason),
            other @ (CommandAnswer::Held
            | CommandAnswer::Attempted(_)
            | CommandAnswer::Explained(_)
            | CommandAnswer::Hinted(_)) => panic!("{other:?} to a move"),
        };
        let known = self.commands.iter_mut().rev().find(|(cmd, _)| *cmd == command.cmd.0);
        known.expect("it was asked").1 = told;
    }
}

/// A move if one is due, or a vote for another match if one is over.
fn next_wish(player: &mut Player) -> Option<Wish> {
    if player.over().is_some() {
        return player.rematch();
    }
    player.is_asked().then(|| player.any_submission()).flatten()
}
