//! The crew by way of NATS: nodes publish questions, and a worker of the queue group takes each.
//!
//! NATS carries questions and answers and decides nothing: without it, or while it is down, a node
//! thinks for itself. Whoever can read its messages sees the hands of bots, so it belongs into the
//! operator's own network.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Message, Request, ServerAddr};
use futures_util::StreamExt;
use futures_util::stream::select_all;
use table::Dealer;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::crew::{self, Asked, ThinkAnswer, ThinkRequest, Unanswered, Workers};
use crate::house::{self, AllGames};

/// The queue group of all workers: each question goes to one of them.
const GROUP: &str = "crew";
/// How long an answer may be on its way, beyond the time that the bot has.
const GRACE: Duration = Duration::from_millis(300);
/// How long the first connection of a worker may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The address of a NATS server. Its password appears in no log and no error.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsUrl(ServerAddr);

impl NatsUrl {
    /// Parses an address such as `nats://127.0.0.1:4222`.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Self> {
        let is_known = text.starts_with("nats://") || text.starts_with("tls://");
        match text.parse::<ServerAddr>() {
            Ok(address) if is_known && !address.host().is_empty() => Ok(Self(address)),
            // The text may hold a password, so it is not repeated.
            Ok(_) | Err(_) => bail!("not the address of a NATS server; one is nats://HOST:PORT"),
        }
    }
}

impl fmt::Display for NatsUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "nats://{}:{}", self.0.host(), self.0.port())
    }
}

impl fmt::Debug for NatsUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// A connection to NATS. It reconnects by itself.
#[derive(Clone, Debug)]
pub struct Nats(Client);

impl Nats {
    /// Connects. A server that cannot be reached yet is tried again in the background.
    ///
    /// # Errors
    /// If the address cannot be used at all.
    pub async fn connect(url: &NatsUrl) -> Result<Self> {
        let options = ConnectOptions::new().name("tortuga").retry_on_initial_connect();
        let options = options.event_callback(|event| async move { log(&event) });
        let connected = options.connect(url.0.clone()).await;
        Ok(Self(connected.with_context(|| format!("cannot use NATS at {url}"))?))
    }

    fn is_connected(&self) -> bool {
        self.0.connection_state() == State::Connected
    }
}

fn log(event: &Event) {
    match event {
        Event::Connected => tracing::info!("connected to NATS"),
        Event::Disconnected => tracing::warn!("lost the connection to NATS; reconnecting"),
        Event::ServerError(_) | Event::ClientError(_) => tracing::warn!(%event, "NATS failed"),
        Event::LameDuckMode | Event::Draining | Event::Closed | Event::SlowConsumer(_) => {
            tracing::debug!(%event, "NATS");
        }
    }
}

/// Where questions about a game are asked. Workers with other rules do not listen there.
fn subject(game: &str, rules: u32) -> String {
    format!("tortuga.think.{game}.{rules}")
}

impl Workers for Nats {
    fn ask(&self, question: ThinkRequest) -> Asked<'_> {
        Box::pin(async move {
            // Otherwise the client would keep the question until it has reconnected.
            if !self.is_connected() {
                return Err(Unanswered("NATS is not connected".to_owned()));
            }
            let subject = subject(&question.outline.game, question.rules);
            let patience = Duration::from_millis(question.budget_ms) + GRACE;
            let failed = |error: &dyn fmt::Display| Unanswered(error.to_string());
            let payload = serde_json::to_vec(&question).map_err(|error| failed(&error))?;
            let request = Request::new().payload(payload.into()).timeout(Some(patience));
            let reply = self.0.send_request(subject, request).await;
            let reply = reply.map_err(|error| failed(&error))?;
            match serde_json::from_slice(&reply.payload).map_err(|error| failed(&error))? {
                ThinkAnswer::Chosen { advice } => Ok(advice),
                ThinkAnswer::Refused { why } => Err(Unanswered(why)),
            }
        })
    }
}

/// Answers questions until `stop` completes, then finishes those at hand.
///
/// # Errors
/// If NATS cannot be reached at the start.
pub async fn work(url: &NatsUrl, n_threads: usize, stop: impl Future<Output = ()>) -> Result<()> {
    let options = ConnectOptions::new().name("tortuga crew").connection_timeout(PATIENCE);
    let options = options.event_callback(|event| async move { log(&event) });
    let connected = options.connect(url.0.clone()).await;
    let client = connected.with_context(|| format!("cannot reach NATS at {url}"))?;
    let mut subscribers = Vec::new();
    for game in house::offers() {
        let Some(rules) = AllGames.rules_version(game.id) else { continue };
        let subscribed = client.queue_subscribe(subject(game.id, rules), GROUP.to_owned()).await;
        subscribers.push(subscribed.context("cannot listen for questions")?);
    }
    client.flush().await.context("cannot listen for questions")?;
    tracing::info!(n_threads, "the crew is ready");
    let threads = Arc::new(Semaphore::new(n_threads));
    let mut questions = select_all(subscribers);
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            () = stop.as_mut() => break,
            question = questions.next() => match question {
                Some(question) => take(&client, &threads, question),
                None => bail!("the connection to NATS has ended"),
            },
        }
    }
    // Those who are thinking still answer; nobody new is taken.
    drop(questions);
    let n_threads = u32::try_from(n_threads).unwrap_or(u32::MAX);
    drop(threads.acquire_many(n_threads).await);
    client.flush().await.context("cannot send the last answers")
}

/// Answers a question on a thread of its own. If none is free, says so at once: the node then
/// thinks for itself.
fn take(client: &Client, threads: &Arc<Semaphore>, question: Message) {
    let (client, permit) = (client.clone(), Arc::clone(threads).try_acquire_owned());
    tokio::spawn(async move {
        let Some(reply) = question.reply else { return };
        let answer = match permit {
            Ok(permit) => think(question.payload.to_vec(), permit).await,
            Err(_) => ThinkAnswer::busy(),
        };
        match serde_json::to_vec(&answer) {
            Ok(text) => drop(client.publish(reply, text.into()).await),
            Err(error) => tracing::error!(%error, "cannot write an answer"),
        }
    });
}

async fn think(payload: Vec<u8>, permit: OwnedSemaphorePermit) -> ThinkAnswer {
    let thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        match serde_json::from_slice::<ThinkRequest>(&payload) {
            Ok(question) => crew::answer(&question),
            Err(error) => ThinkAnswer::Refused { why: error.to_string() },
        }
    });
    thinking.await.unwrap_or_else(|error| ThinkAnswer::Refused { why: error.to_string() })
}

#[cfg(test)]
mod tests {
    //! Addresses; the rest is tested with a real NATS server by `cli`.
    use super::*;

    #[test]
    fn addresses_are_parsed_and_passwords_are_not_shown() {
        let url = NatsUrl::read("nats://ann:secret@127.0.0.1:4222").unwrap();
        assert_eq!(url.to_string(), "nats://127.0.0.1:4222");
        assert!(!format!("{url:?}").contains("secret"));
        for wrong in ["", "127.0.0.1:4222", "http://a", "nats://", "nats://a:secret@b:port"] {
            let error = NatsUrl::read(wrong).unwrap_err().to_string();
            assert!(error.starts_with("not the address") && !error.contains("secret"), "{wrong}");
        }
    }
}
