//! A client's connection to one table: commands in, messages out. It belongs to one person, and
//! nothing that a client sends can change that.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use table::Command;
use table::command::PROTOCOL;
use table::id::{Client, Conn, Person};
use table::io::Connect;
use table::message::Reason;
use tokio::sync::{Notify, watch};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::frames::{self, WebSocket};
use super::guest::{known_by, presentable_at};
use super::people::blocked;
use super::tables::{door, pass};
use super::{Caller, Failure, Web};
use crate::bucket::{Bucket, Rate};
use crate::ident::chance;
use crate::outbox::{End, Outbox, Sender};
use crate::room::{Mail, Mailbox};
use crate::store::Guest;

/// The rate limit for commands. A faster client is not read until its bucket fills (backpressure).
const COMMANDS: Rate = Rate { per_second: 20.0, burst: 60.0 };
/// How long a client may take to receive what waits for it.
const SEND_MAX: Duration = Duration::from_secs(15);
/// How often a silent client is sent a ping.
const PING_EVERY: Duration = Duration::from_secs(25);
/// How long a client may stay silent.
const SILENCE_MAX: Duration = Duration::from_secs(80);

/// The query parameters of the URL.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    /// The number of the tab or device.
    client: Option<u32>,
    /// The protocol version of the client; version 1 did not send one.
    protocol: Option<u32>,
}

/// `GET /api/tables/{table}/ws`: opens a connection to a table.
pub(super) async fn upgrade(
    State(web): State<Arc<Web>>,
    Path(text): Path<String>,
    Query(wanted): Query<Wanted>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Failure> {
    let (response, upgrade) = frames::handshake(request)?;
    let (guest, token) = known_by(&web, &headers).await?;
    let (id, door) = door(&web, &text).await?;
    let summary = door.summary();
    let pass = pass(&web, id, &summary, guest.person).await?;
    let Guest { person, name, .. } = presentable_at(&web, guest, &summary).await?;
    if !web.addresses.connect(caller.address, Instant::now()) {
        return Err(Failure::TooMany { seconds: 60 });
    }
    let conn = web.tables.conn();
    let presence = Presence::new(Arc::clone(&web), caller, (person, conn));
    // From here on, ending the session closes the connection. The check below covers the time
    // before.
    let end = web.crowd.enter(person, conn, token, door.mailbox.clone());
    known_by(&web, &headers).await?;
    let client = Client(wanted.client.unwrap_or_else(|| u32::from_le_bytes(chance())));
    let blocked = blocked(&web, person).await?;
    let outdated = wanted.protocol != Some(PROTOCOL);
    let source = web.source(caller.address);
    let connect = Connect { conn, person, name, client, pass, source, blocked };
    tokio::spawn(async move {
        // The client may be gone already.
        let Some((mut socket, outbox)) = upgrade.socket().await else { return };
        if outdated {
            let word = table::Message::refused(None, Reason::Outdated).text();
            drop(socket.send(Message::text(word)).await);
        }
        let (stop, sender) = (web.stop.clone(), Sender::new(&outbox));
        if door.mailbox.send(Mail::Connect { connect, outbox: sender }).await.is_err() {
            return;
        }
        Line { socket, outbox, conn, table: door.mailbox.clone() }.run(stop, &end).await;
        // A table that has ended keeps no connections.
        drop(door.mailbox.send(Mail::Lost { conn }).await);
        drop(presence);
    });
    Ok(response)
}

/// Counts a connection while it is open.
struct Presence {
    web: Arc<Web>,
    caller: Caller,
    who: (Person, Conn),
}

impl Presence {
    fn new(web: Arc<Web>, caller: Caller, who: (Person, Conn)) -> Self {
        web.tally.connections.add(1);
        Self { web, caller, who }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.web.tally.connections.lower();
        self.web.addresses.disconnect(self.caller.address);
        self.web.crowd.leave(self.who.0, self.who.1);
    }
}

/// A client's connection.
struct Line {
    socket: WebSocket,
    outbox: Arc<Outbox>,
    conn: Conn,
    table: Mailbox,
}

/// Whether a connection continues.
#[derive(PartialEq, Eq)]
enum Next {
    GoesOn,
    Ends,
}

impl Line {
    /// Serves the connection until it ends, the server stops, or `end` says that its person may no
    /// longer be connected.
    async fn run(mut self, mut stop: watch::Receiver<bool>, end: &Notify) {
        let mut bucket = Bucket::full(COMMANDS, Instant::now());
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval(PING_EVERY);
        // Made once: every connection has a place in the same lists.
        let (mut ended, mut stopped) = (pin!(end.notified()), pin!(stopped(&mut stop)));
        let farewell = loop {
            let next = tokio::select! {
                got = self.socket.next() => {
                    heard = Instant::now();
                    match got {
                        Some(Ok(message)) => self.read(message, &mut bucket).await,
                        Some(Err(_)) | None => Next::Ends,
                    }
                }
                news = self.outbox.news() => match news {
                    None => self.send_rest().await,
                    Some(End::Hang) => break Some((CloseCode::Normal, "bye")),
                    Some(End::Dropped) => break Some((CloseCode::Again, "try again")),
                    Some(End::Moved) => break Some((CloseCode::Restart, "reconnect")),
                },
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE_MAX {
                        Next::Ends
                    } else {
                        self.send(Message::Ping(Bytes::new())).await
                    }
                }
                () = ended.as_mut() => {
                    break Some((CloseCode::Policy, "the session has ended"));
                }
                () = stopped.as_mut() => {
                    break Some((CloseCode::Restart, "the server stops"));
                }
            };
            if next == Next::Ends {
                break None;
            }
        };
        if let Some((code, reason)) = farewell {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            self.send(Message::Close(Some(frame))).await;
        }
    }

    /// Sends what the room could not send at once. The client is not read meanwhile.
    async fn send_rest(&mut self) -> Next {
        match tokio::time::timeout(SEND_MAX, self.outbox.flush()).await {
            Ok(Ok(())) => Next::GoesOn,
            Ok(Err(_)) | Err(_) => Next::Ends,
        }
    }

    async fn send(&mut self, message: Message) -> Next {
        match tokio::time::timeout(SEND_MAX, self.socket.send(message)).await {
            Ok(Ok(())) => Next::GoesOn,
            Ok(Err(_)) | Err(_) => Next::Ends,
        }
    }

    async fn read(&mut self, message: Message, bucket: &mut Bucket) -> Next {
        while let Err(wait) = bucket.take(COMMANDS, 1.0, Instant::now()) {
            tokio::time::sleep(wait).await;
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Next::GoesOn,
            Message::Binary(_) | Message::Close(_) | Message::Frame(_) => return Next::Ends,
        };
        let command = Command::read(&text);
        match self.table.send(Mail::Command { conn: self.conn, command }).await {
            Ok(()) => Next::GoesOn,
            Err(_) => Next::Ends,
        }
    }
}

/// Waits until the server shuts down.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A dropped sender means the same.
    drop(stop.wait_for(|stop| *stop).await);
}
