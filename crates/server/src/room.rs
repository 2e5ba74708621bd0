//! One task for each table, its only owner. Mail comes in, one message at a time; entries go to the
//! store; clients are told only what is already on disk.
//!
//! If writing fails, the room stalls: the table is ahead of its log, so it is dropped, everybody
//! hears that the table is read-only, and it is restored from the log once writing works again. If
//! another writer was faster, everybody reconnects to a table that is restored at once.
//!
//! A room that nobody is connected to and that has nothing to do for a while leaves memory.

mod stall;
mod idle;

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, RwLock};
use std::time::Duration;

use contract::Seat;
use table::command::Unreadable;
use table::entry::{Ending, Leaving};
use table::id::{Client, CommandId, Conn, Millis, Person, Ticket};
use table::io::Connect;
use table::message::{Advice, Message, Reason};
use table::{Command, Entry, Fact, Input, Output, Table, Wish};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::clock::Clock;
use crate::fleet::{HandedOver, LifeId, Ownership};
use crate::ident::TableId;
use crate::outbox::{Sender, TooSlow};
use crate::pool::Pool;
use crate::store::{Change, Finished, Health, Revoked, Store, StoreError, StoredStep, WakeAt};
use crate::summary::Summary;
use crate::tally::Counters;

/// How much mail may be queued before senders have to wait (backpressure).
pub(crate) const MAIL_MAX: usize = 256;

/// Sends mail to a table.
pub(crate) type Mailbox = mpsc::Sender<Mail>;

/// Tells somebody whether they got the seat; if not, with the table's own refusal.
pub(crate) type Seated = oneshot::Sender<Result<(), Box<Message>>>;

/// A message to a table's task.
#[derive(Debug)]
pub(crate) enum Mail {
    /// A client connects.
    Connect { connect: Connect, outbox: Sender },
    /// A connection was closed.
    Lost { conn: Conn },
    /// A client sent a command.
    Command { conn: Conn, command: Result<Command, Unreadable> },
    /// Somebody changed whom they block.
    Block { conn: Conn, blocked: Arc<[Person]> },
    /// The operator deletes the table.
    Drop,
    /// A bot has answered.
    Advice { ticket: Ticket, advice: Option<Advice> },
    /// Somebody takes a seat with its key.
    Sit { connect: Connect, seat: Seat, answer: Seated },
    /// This node leaves, and another one is to have the table.
    HandOver { to: LifeId, answer: oneshot::Sender<HandedOver> },
}

/// What a room needs from the server.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) ownership: Arc<dyn Ownership>,
    pub(crate) pool: Pool,
    pub(crate) tally: Arc<Counters>,
    pub(crate) dealer: Arc<dyn table::Dealer>,
    pub(crate) clock: Clock,
}

/// Why a room ended.
#[derive(Debug)]
pub(crate) enum End {
    /// The table has ended.
    Closed,
    /// The operator deletes it.
    Dropped,
    /// The server stops.
    Stopped {
        /// When the table must be loaded again.
        due: WakeAt,
    },
    /// Nobody needs the table in memory at present.
    Idle,
    /// The table belongs to another node, or is gone.
    Moved,
    /// The table is broken; only the operator can look at it.
    SetAside(String),
}

/// A client's connection to a table.
struct Caller {
    connect: Connect,
    outbox: Outgoing,
}

/// Where the messages to a caller go.
enum Outgoing {
    /// To a client.
    Client(Sender),
    /// To the room itself, which sits down for somebody who is not connected.
    Kept(Vec<Arc<str>>),
}

/// A table and its connections.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) table: Table,
    pub(crate) house: House,
    pub(crate) summary: Arc<RwLock<Summary>>,
    callers: HashMap<Conn, Caller>,
    mail: mpsc::Receiver<Mail>,
    /// For the answers of bots. It is weak, so that the room ends when its last other sender is
    /// gone.
    own: mpsc::WeakSender<Mail>,
    health: watch::Receiver<Health>,
    wake: Option<Millis>,
    /// When to see whether the room can leave memory, while nobody is connected.
    look: Option<Millis>,
    /// The first entry of the step that the store has refused.
    refused: Option<u64>,
    /// The life of this node in which the table was made from its log. Another node may have had it
    /// since that life ended.
    made_in: Option<LifeId>,
    life: Life,
}

/// The state of a room's life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Life {
    /// The table is served.
    Serving,
    /// The table is served, but clients were told that nothing can be written, and have not been
    /// told otherwise.
    Refusing,
    /// The table has ended.
    Closed,
    /// The operator deletes the table.
    Dropped,
    /// Nobody needs the table in memory.
    Idle,
    /// Another node has the table.
    Moved,
}

impl Room {
    /// A room around a table.
    pub(crate) fn new(
        id: TableId,
        table: Table,
        house: House,
        summary: Arc<RwLock<Summary>>,
        made_in: Option<LifeId>,
    ) -> (Mailbox, Self) {
        let (mailbox, mail) = mpsc::channel(MAIL_MAX);
        let (own, health) = (mailbox.downgrade(), house.store.health());
        let callers = HashMap::new();
        let room = Self {
            id,
            table,
            house,
            summary,
            callers,
            mail,
            own,
            health,
            wake: None,
            look: None,
            refused: None,
            made_in,
            life: Life::Serving,
        };
        (mailbox, room)
    }

    /// Serves the table until it ends. `first` is its first input.
    pub(crate) async fn run(&mut self, first: Input) -> End {
        let mut result = self.feed(first).await;
        let mut alarm = pin!(tokio::time::sleep(Duration::ZERO));
        // The wake-up time that the alarm is set for.
        let mut set_for: Option<Millis> = None;
        loop {
            match result {
                Ok(()) => match self.life {
                    Life::Serving | Life::Refusing => {}
                    Life::Closed => return End::Closed,
                    Life::Dropped => return End::Dropped,
                    Life::Moved => {
                        self.move_callers();
                        return End::Moved;
                    }
                    Life::Idle => {
                        self.life = Life::Serving;
                        return End::Idle;
                    }
                },
                Err(StoreError::ReadOnly(_)) => match self.stall().await {
                    Ok(()) => {}
                    Err(end) => return end,
                },
                Err(StoreError::Gone) => {
                    // Nobody knows what was written, so nobody is told that it was refused.
                    self.move_callers();
                    if let Err(end) = self.stall().await {
                        return end;
                    }
                }
                Err(StoreError::Conflict) => match self.recover().await {
                    Ok(()) => {}
                    Err(end) => return end,
                },
                Err(error @ StoreError::Broken(_)) => return End::SetAside(error.to_string()),
            }
            // Most moves only put the wake-up time off. Then the alarm stays as it is, goes off too
            // early once, and is set anew.
            if let Some(at) = self.alarm_at()
                && set_for.is_none_or(|set| at < set)
            {
                alarm.as_mut().reset(Instant::now() + self.house.clock.nap(at));
                set_for = Some(at);
            }
            result = tokio::select! {
                mail = self.mail.recv() => match mail {
                    Some(mail) => self.open(mail).await,
                    None => return End::Stopped { due: self.due() },
                },
                changed = self.health.changed(), if self.life == Life::Refusing => match changed {
                    Ok(()) => self.show_again().await,
                    Err(_) => return End::Stopped { due: WakeAt::Unknown },
                },
                () = alarm.as_mut(), if set_for.is_some() => {
                    set_for = None;
                    self.ring().await
                }
            };
        }
    }

    /// Gives the table its tick, if it is time, and sees whether anybody needs it.
    async fn ring(&mut self) -> Result<(), StoreError> {
        self.look_around();
        if self.wake.is_some_and(|at| at <= self.house.clock.now()) {
            self.wake = None;
            return self.feed(Input::Tick).await;
        }
        Ok(())
    }

    async fn open(&mut self, mail: Mail) -> Result<(), StoreError> {
        match mail {
            Mail::Connect { connect, outbox } => {
                let outbox = Outgoing::Client(outbox);
                self.callers.insert(connect.conn, Caller { connect: connect.clone(), outbox });
                self.feed(Input::Connect(connect)).await
            }
            Mail::Lost { conn } => {
                self.callers.remove(&conn);
                self.feed(Input::Disconnect { conn }).await
            }
            Mail::Command { conn, command } => {
                self.house.tally.commands.add(1);
                let ailing = *self.health.borrow() == Health::ReadOnly;
                if let Ok(command) = &command
                    && ailing
                    && !command.wish.is_question()
                {
                    self.life = Life::Refusing;
                    self.refuse(conn, Some(command.cmd));
                    return Ok(());
                }
                self.carry_out(conn, command).await
            }
            Mail::Block { conn, blocked } => {
                if let Some(caller) = self.callers.get_mut(&conn) {
                    caller.connect.blocked = Arc::clone(&blocked);
                }
                self.feed(Input::Block { conn, blocked }).await
            }
            Mail::Drop => {
                self.life = Life::Dropped;
                Ok(())
            }
            Mail::Advice { ticket, advice } => self.feed(Input::Advice { ticket, advice }).await,
            Mail::Sit { connect, seat, answer } => self.sit(connect, seat, answer).await,
            Mail::HandOver { to, answer } => self.hand_over(to, answer).await,
        }
    }

    async fn carry_out(
        &mut self,
        conn: Conn,
        command: Result<Command, Unreadable>,
    ) -> Result<(), StoreError> {
        let began = Instant::now();
        let cmd = command.as_ref().ok().map(|command| command.cmd);
        let is_move = matches!(&command, Ok(Command { wish: Wish::Submit { .. }, .. }));
        let fed = self.feed(Input::Command { conn, command }).await;
        if let Err(StoreError::ReadOnly(_)) = &fed {
            self.refuse(conn, cmd);
        }
        if is_move {
            self.house.tally.move_time.observe_since(began.into_std());
        }
        fed
    }

    /// Writing may work again: everybody who was refused is sent a sync and can continue.
    async fn show_again(&mut self) -> Result<(), StoreError> {
        if *self.health.borrow() == Health::ReadOnly || self.life != Life::Refusing {
            return Ok(());
        }
        self.life = Life::Serving;
        let conns: Vec<Conn> = self.callers.keys().copied().collect();
        for conn in conns {
            let command = Ok(Command { cmd: CommandId(0), wish: Wish::Sync { since: None } });
            self.feed(Input::Command { conn, command }).await?;
        }
        Ok(())
    }

    /// Gives the table an input, and sends the resulting messages once the entries are on disk.
    async fn feed(&mut self, input: Input) -> Result<(), StoreError> {
        if self.house.ownership.life() != self.made_in {
            return Err(StoreError::Gone);
        }
        let (entries, pending) = self.table.handle(input, self.house.clock.now()).split();
        if let Some(step) = StoredStep::dated(&entries, self.house.clock.date()) {
            let ending = ending(&entries);
            if let Some(people) = self.revoked(&entries) {
                let change = Change::Revoke { table: self.id, people };
                self.house.store.write(change).written().await?;
            }
            let summary = self.new_summary();
            let seq = step.seq;
            let change = self.change(step, summary.clone(), ending);
            if let Err(error) = self.house.store.write(change).written().await {
                self.refused = Some(seq);
                return Err(error);
            }
            if let Some(summary) = summary {
                *self.summary.write().expect("a summary does not panic") = *summary;
            }
            if let Some(ending) = ending {
                let number = self.table.number().0;
                tracing::info!(table = %self.id, number, ?ending, "a match has ended");
            }
        }
        if entries.is_empty() && !self.house.ownership.holds_lease() {
            // Another node may have the table by now: clients find out when they reconnect.
            self.move_callers();
        }
        let mut letters = Vec::new();
        for output in pending.written() {
            self.release(output, &mut letters);
        }
        self.post(&mut letters);
        Ok(())
    }

    /// The people whom these entries turn away: they must not come back with the table's link.
    fn revoked(&self, entries: &[Entry]) -> Option<Revoked> {
        let summary = || self.summary.read().expect("a summary does not panic");
        entries.iter().find_map(|entry| {
            if entry.fact == Fact::Cleared {
                return Some(Revoked::AllBut(summary().people()));
            }
            let Fact::Vacated { seat, why: Leaving::Kicked, .. } = entry.fact else { return None };
            // The summary is from before these entries.
            let before = summary();
            let person = before.person_at(seat.idx());
            person.filter(|person| *person != before.host).map(Revoked::One)
        })
    }

    /// The change to store for these entries. The result of a match is written together with its
    /// last entries.
    fn change(
        &self,
        step: StoredStep,
        summary: Option<Box<Summary>>,
        ending: Option<Ending>,
    ) -> Change {
        let (table, at) = (self.id, step.at_ms);
        let Some(result) = ending.and_then(|_| self.table.result()) else {
            return Change::Append { table, step, summary };
        };
        let (game, counts) =
            (self.table.setting().game().to_owned(), self.table.setting().rating());
        Change::Finish(Box::new(Finished { table, step, summary, game, counts, result, at }))
    }

    /// The table's summary, if it has changed.
    fn new_summary(&self) -> Option<Box<Summary>> {
        let known = self.summary.read().expect("a summary does not panic");
        (!known.is_of(&self.table)).then(|| Box::new(Summary::of(&self.table)))
    }

    /// Carries out what a table wants. Messages are collected in `letters`.
    fn release(&mut self, output: Output, letters: &mut Vec<(Conn, Arc<str>)>) {
        match output {
            Output::Send { conn, text } => letters.push((conn, text)),
            Output::Hang { conn, why: _ } => {
                self.post(letters);
                if let Some(Caller { outbox: Outgoing::Client(client), .. }) =
                    self.callers.remove(&conn)
                {
                    client.hang();
                }
            }
            Output::Think(think) => {
                if let Some(own) = self.own.upgrade() {
                    let (setting, rules) = (self.table.setting(), &*self.house.dealer);
                    self.house.pool.ask(think, setting, rules, own);
                }
            }
            Output::Wake { at } => self.wake = Some(at),
            Output::Closed => self.life = Life::Closed,
        }
    }

    /// Sends messages, all of one client at once. Slow readers are disconnected; their client
    /// reconnects.
    fn post(&mut self, letters: &mut Vec<(Conn, Arc<str>)>) {
        // Stable, so that everybody gets their messages in order.
        letters.sort_by_key(|(conn, _)| *conn);
        for own in letters.chunk_by(|(one, _), (other, _)| one == other) {
            let (conn, _) = own[0];
            let Some(caller) = self.callers.get_mut(&conn) else { continue };
            let sent = match &mut caller.outbox {
                Outgoing::Client(client) => client.send(own.iter().map(|(_, text)| &**text)),
                Outgoing::Kept(kept) => {
                    kept.extend(own.iter().map(|(_, text)| Arc::clone(text)));
                    Ok(())
                }
            };
            if let Err(TooSlow) = sent {
                self.house.tally.slow.add(1);
                self.callers.remove(&conn);
            } else {
                self.house.tally.messages.add(own.len() as u64);
            }
        }
        letters.clear();
    }

    /// Takes a seat for a person who need not be connected yet.
    async fn sit(
        &mut self,
        connect: Connect,
        seat: Seat,
        answer: Seated,
    ) -> Result<(), StoreError> {
        let (conn, outbox) = (connect.conn, Outgoing::Kept(Vec::new()));
        // A client id of its own, so that its command number cannot clash with a tab's.
        let client = Client(u32::from_le_bytes(crate::ident::chance()));
        let connect = Connect { client, ..connect };
        let command = Ok(Command { cmd: CommandId(1), wish: Wish::Sit { seat } });
        self.callers.insert(conn, Caller { connect: connect.clone(), outbox });
        self.feed(Input::Connect(connect)).await?;
        self.feed(Input::Command { conn, command }).await?;
        let caller = self.callers.remove(&conn);
        self.feed(Input::Disconnect { conn }).await?;
        let told = match caller.map(|caller| caller.outbox) {
            Some(Outgoing::Kept(told)) => told,
            Some(Outgoing::Client(_)) | None => Vec::new(),
        };
        let mut result = Err(Box::new(Message::refused(None, Reason::Closed)));
        for text in told {
            match serde_json::from_str(&text) {
                Ok(Message::Done { .. }) => result = Ok(()),
                Ok(message @ Message::Refused(_)) => result = Err(Box::new(message)),
                Ok(_) | Err(_) => {}
            }
        }
        drop(answer.send(result));
        Ok(())
    }

    fn refuse(&mut self, conn: Conn, cmd: Option<CommandId>) {
        let refused = Message::refused(cmd, Reason::ReadOnly);
        self.post(&mut vec![(conn, refused.text().into())]);
    }
}

/// How a match ended with these entries, if one did.
fn ending(entries: &[Entry]) -> Option<Ending> {
    entries
        .iter()
        .find_map(|entry| if let Fact::Ended { ending } = entry.fact { Some(ending) } else { None })
}
