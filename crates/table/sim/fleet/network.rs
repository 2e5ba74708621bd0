//! Everything between nodes, database and people: delays, doubles, losses, and faults by chance.

mod devices;
mod faults;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use contract::SearchRng;
use table::command::{Command, Unreadable};
use table::id::{Client as ClientId, Conn, MatchNumber, Millis, Origin, Person, Ticket, Version};
use table::io::Connect;
use table::message::Advice;
use table::{Chances, Input, Output, Table};

use super::super::client::Device;
use super::super::dealer::{Toy, think};
use super::super::setting::setting;
use super::base::{Answer, Append, Base, Claim, Fence, LifeId, Locking, Tenure};
use super::node::{Node, Room, Unwritten, behind};
use super::{FleetReport, Mutant};

const NODES: usize = 3;
/// A life without a heartbeat for so long is fenced.
const LEASE_MS: u64 = 3_000;
const PULSE_MS: u64 = 1_000;
/// One event in this many comes with a fault.
const FAULT: u32 = 60;
/// The most events after the last fault until everything is answered.
const SETTLE_MAX: u32 = 3_000;

/// Something that reaches a node.
enum Message {
    Connect {
        connect: Connect,
        is_relayed: bool,
    },
    Disconnect {
        conn: Conn,
    },
    Command {
        conn: Conn,
        command: Result<Command, Unreadable>,
    },
    Advice {
        tenure: Tenure,
        ticket: Ticket,
        advice: Option<Advice>,
    },
    Tick {
        tenure: Tenure,
    },
    /// The answer to an append.
    Answer {
        tenure: Tenure,
        id: u64,
        answer: Answer,
    },
    /// The answer to a heartbeat that was sent at this moment.
    Confirmed {
        tenure: Tenure,
        sent: Millis,
    },
    /// The connection to the database is lost.
    Lost {
        tenure: Tenure,
    },
    /// Time for a heartbeat, and to look after silent nodes.
    Pulse,
}

enum Event {
    Person(usize),
    Node(usize, Message),
    Append(Append),
    Commit(u64),
    Heartbeat { node: usize, life: LifeId, tenure: Tenure, sent: Millis },
}

pub(crate) struct Fleet {
    rng: SearchRng,
    now: Millis,
    mutant: Option<Mutant>,
    base: Base,
    nodes: Vec<Node>,
    devices: Vec<Device>,
    /// By device: the last version that it was shown.
    seen: Vec<Option<(MatchNumber, Version)>>,
    /// The node that each connection leads to.
    conns: HashMap<Conn, usize>,
    kept: Vec<Origin>,
    /// By moment and number, so that what is sent first arrives first if it takes as long.
    events: BTreeMap<(Millis, u64), Event>,
    n_events: u64,
    n_tenures: u64,
    n_conns: u64,
    n_seats: u8,
    has_faults: bool,
    pub(crate) report: FleetReport,
}

impl Fleet {
    pub(crate) fn new(seed: u64, locking: Locking, mutant: Option<Mutant>) -> Self {
        let mut rng = SearchRng::new(seed, 2);
        let now = Millis(1_000_000_000_000);
        let setting = setting(&mut rng);
        let n_seats = setting.seats().get();
        let chances = Chances { deals: [seed.to_le_bytes()[0]; 32], jitter: rng.word() };
        let made = Table::create(setting, Person(0), chances, Arc::new(Toy), now);
        let (_, step) = made.expect("the toy can be dealt");
        let devices: Vec<Device> = (0..=u64::from(n_seats))
            .map(|person| Device::new(Person(person), ClientId(0), now))
            .collect();
        let mut fleet = Self {
            rng,
            now,
            mutant,
            base: Base::new(locking, step.entries()),
            nodes: (0..NODES).map(|_| Node::default()).collect(),
            seen: vec![None; devices.len()],
            conns: HashMap::new(),
            kept: Vec::new(),
            events: BTreeMap::new(),
            n_events: 0,
            n_tenures: 0,
            n_conns: 0,
            n_seats,
            has_faults: true,
            report: FleetReport::default(),
            devices,
        };
        (0..fleet.devices.len()).for_each(|place| fleet.after(0, Event::Person(place)));
        (0..NODES).for_each(|node| fleet.after(0, Event::Node(node, Message::Pulse)));
        fleet
    }

    /// Whether the table has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.base.ledger.follower.as_ref().is_some_and(Table::is_closed)
    }

    fn after(&mut self, ms: u64, event: Event) {
        self.n_events += 1;
        self.events.insert((self.now.plus(ms), self.n_events), event);
    }

    /// How long a message takes: mostly little, sometimes very long.
    fn delay(&mut self) -> u64 {
        let longest = if self.has_faults && self.rng.below(40) == 0 { 9_000 } else { 30 };
        u64::from(self.rng.below(longest))
    }

    /// Moves on to the next event and handles it.
    pub(crate) fn advance(&mut self) {
        let Some(((at, number), event)) = self.events.pop_first() else { return };
        self.now = self.now.max(at);
        match event {
            Event::Node(node, message) if self.nodes[node].stopped_until > self.now => {
                let until = self.nodes[node].stopped_until;
                self.events.insert((until, number), Event::Node(node, message));
            }
            Event::Node(node, message) => self.arrive(node, message),
            Event::Person(place) => self.act(place),
            Event::Append(append) => self.begin(append),
            Event::Commit(id) => self.commit(id),
            Event::Heartbeat { node, life, tenure, sent } => {
                let goes_on = self.base.beat(life, self.now);
                let message = if goes_on {
                    Message::Confirmed { tenure, sent }
                } else {
                    Message::Lost { tenure }
                };
                let ms = self.delay();
                self.after(ms, Event::Node(node, message));
            }
        }
        if self.has_faults && self.rng.below(FAULT) == 0 {
            self.disturb();
        }
    }

    /// Runs without faults until everything is answered, and checks what everybody was told.
    pub(crate) fn settle(&mut self) {
        self.has_faults = false;
        for _ in 0..SETTLE_MAX {
            self.advance();
        }
        let lost = self.kept.iter().find(|origin| !self.base.ledger.has(**origin));
        assert_eq!(lost, None, "an answer was lost");
        let log = &self.base.ledger.entries;
        let whole = Table::restore(log, Arc::new(Toy)).expect("a log makes a table");
        for node in &self.nodes {
            if let Some(room) = node.room.as_ref().filter(|room| room.is_calm())
                && self.base.owner() == node.life.map(|(life, _)| life)
            {
                assert_eq!(room.table.inspect(), whole.inspect(), "the owner has another table");
            }
        }
        self.report.actions = self.base.ledger.counts().0;
    }

    /// Drops a node's table; its clients lose their connections.
    fn close(&mut self, node: usize) {
        let Some(room) = self.nodes[node].room.take() else { return };
        self.hang_up(&room.conns);
    }

    fn hang_up(&mut self, conns: &[Conn]) {
        for device in &mut self.devices {
            if device.conn.is_some_and(|conn| conns.contains(&conn)) {
                device.lose();
            }
        }
    }

    /// Whether a node still serves the table over this connection to the database.
    fn serves(&self, node: usize, tenure: Tenure) -> bool {
        self.nodes[node].room.as_ref().is_some_and(|room| room.tenure == tenure)
    }

    /// Whether a node still has this connection to the database.
    fn lives(&self, node: usize, tenure: Tenure) -> bool {
        self.nodes[node].life.is_some_and(|(_, own)| own == tenure)
    }

    fn arrive(&mut self, node: usize, message: Message) {
        match message {
            Message::Connect { connect, is_relayed } => self.connect(node, connect, is_relayed),
            Message::Disconnect { conn } => {
                if let Some(room) = &mut self.nodes[node].room {
                    room.conns.retain(|own| *own != conn);
                    self.feed(node, Input::Disconnect { conn });
                }
            }
            Message::Command { conn, command } => match self.conns.get(&conn).copied() {
                Some(other) if other != node => {
                    let ms = self.delay();
                    self.after(ms, Event::Node(other, Message::Command { conn, command }));
                }
                Some(_) | None => self.feed(node, Input::Command { conn, command }),
            },
            Message::Advice { tenure, ticket, advice } if self.serves(node, tenure) => {
                self.feed(node, Input::Advice { ticket, advice });
            }
            Message::Tick { tenure } if self.serves(node, tenure) => self.feed(node, Input::Tick),
            Message::Answer { tenure, id, answer } => self.answered(node, tenure, id, answer),
            Message::Confirmed { tenure, sent } if self.lives(node, tenure) => {
                self.nodes[node].heartbeat = self.nodes[node].heartbeat.max(sent);
            }
            Message::Lost { tenure } if self.lives(node, tenure) => self.lose(node),
            // It was for an earlier table, or an earlier life.
            Message::Advice { .. }
            | Message::Tick { .. }
            | Message::Confirmed { .. }
            | Message::Lost { .. } => {}
            Message::Pulse => self.pulse(node),
        }
    }

    /// A heartbeat, and what else a node does every second.
    fn pulse(&mut self, node: usize) {
        let jitter = u64::from(self.rng.below(50));
        self.after(PULSE_MS + jitter, Event::Node(node, Message::Pulse));
        let Some((life, tenure)) = self.nodes[node].life else { return self.begin_life(node) };
        let (ms, sent) = (self.delay(), self.now);
        self.after(ms, Event::Heartbeat { node, life, tenure, sent });
        if let Some(silent) = self.base.silent_owner(life, LEASE_MS, self.now)
            && self.base.fence(silent) == Fence::Done
        {
            self.report.fences += 1;
        }
        let owner = self.base.owner();
        let is_free = owner.is_none_or(|owner| owner == life || self.base.is_gone(owner));
        if is_free && self.nodes[node].room.is_none() && self.rng.below(2) == 0 {
            self.take_over(node);
        }
    }

    fn begin_life(&mut self, node: usize) {
        if let Some(old) = self.nodes[node].old
            && self.base.fence(old) == Fence::Waits
        {
            return;
        }
        let life = self.base.begin_life(node, self.now);
        self.n_tenures += 1;
        let own = &mut self.nodes[node];
        (own.life, own.old) = (Some((life, Tenure(self.n_tenures))), None);
        own.heartbeat = self.now;
    }

    /// A node has lost its connection to the database: nobody knows what was written.
    fn lose(&mut self, node: usize) {
        let had_room = self.nodes[node].room.is_some();
        self.close(node);
        let Some((life, _)) = self.nodes[node].life.take() else { return };
        if self.mutant == Some(Mutant::SameLife) && !self.base.is_gone(life) {
            self.n_tenures += 1;
            self.nodes[node].life = Some((life, Tenure(self.n_tenures)));
            if had_room {
                self.take_over(node);
            }
        } else {
            self.nodes[node].old = Some(life);
        }
    }

    /// Claims the table and makes it from its log. Returns the node that has it otherwise.
    fn take_over(&mut self, node: usize) -> Option<usize> {
        let (life, tenure) = self.nodes[node].life?;
        let down_ms = match self.base.claim(life, self.now) {
            Claim::Ours { down_ms } => down_ms,
            Claim::Elsewhere(other) => return Some(other),
            Claim::Gone => {
                self.lose(node);
                return None;
            }
        };
        let log = self.base.read(tenure);
        let table = Table::restore(log, Arc::new(Toy)).expect("a log makes a table");
        if !table.is_closed() {
            self.report.takeovers += 1;
            self.nodes[node].room = Some(Room::new(table, tenure));
            self.feed(node, Input::Wake { down_ms });
        }
        None
    }

    fn connect(&mut self, node: usize, connect: Connect, is_relayed: bool) {
        let conn = connect.conn;
        if self.nodes[node].room.is_none()
            && let Some(other) = self.take_over(node)
            && !is_relayed
        {
            self.conns.insert(conn, other);
            let ms = self.delay();
            return self
                .after(ms, Event::Node(other, Message::Connect { connect, is_relayed: true }));
        }
        match &mut self.nodes[node].room {
            Some(room) => {
                room.conns.push(conn);
                self.feed(node, Input::Connect(connect));
            }
            None => self.hang_up(&[conn]),
        }
    }

    /// Gives a node's table an input, once its last step is written.
    fn feed(&mut self, node: usize, input: Input) {
        let now = self.now;
        let Some((life, tenure)) = self.nodes[node].life else { return };
        let has_lease = now.since(self.nodes[node].heartbeat) < LEASE_MS - PULSE_MS;
        let Some(room) = &mut self.nodes[node].room else { return };
        if room.unwritten.is_some() {
            return room.mail.push_back(input);
        }
        self.report.steps += 1;
        let (entries, pending) = room.table.handle(input, now).split();
        let mut then = pending.written();
        if entries.is_empty() {
            // What needs no entry is told only while nobody else can have the table.
            return if has_lease { self.deliver(node, then) } else { self.close(node) };
        }
        let early = if self.mutant == Some(Mutant::EarlyAnswer) {
            std::mem::take(&mut then)
        } else {
            Vec::new()
        };
        self.n_events += 1;
        let id = self.n_events;
        room.unwritten = Some(Unwritten { id, entries: entries.clone(), then });
        self.send(&Append { id, node, life, tenure, entries });
        self.deliver(node, early);
    }

    /// Sends an append, which may be doubled.
    fn send(&mut self, append: &Append) {
        let n_copies = if self.has_faults && self.rng.below(30) == 0 { 2 } else { 1 };
        for _ in 0..n_copies {
            let ms = self.delay();
            self.after(ms, Event::Append(append.clone()));
        }
    }

    fn begin(&mut self, append: Append) {
        let (id, node, tenure) = (append.id, append.node, append.tenure);
        match self.base.begin(append) {
            Ok(()) => {
                let ms = self.delay();
                self.after(ms, Event::Commit(id));
            }
            Err(answer) => self.reply(node, tenure, id, answer),
        }
    }

    fn commit(&mut self, id: u64) {
        if let Some((Append { node, tenure, .. }, answer)) = self.base.commit(id) {
            self.reply(node, tenure, id, answer);
        }
    }

    /// Sends an answer to a node; instead, it may lose its connection.
    fn reply(&mut self, node: usize, tenure: Tenure, id: u64, answer: Answer) {
        let ms = self.delay();
        let is_lost = self.has_faults && self.rng.below(60) == 0;
        let message =
            if is_lost { Message::Lost { tenure } } else { Message::Answer { tenure, id, answer } };
        self.after(ms, Event::Node(node, message));
    }

    fn answered(&mut self, node: usize, tenure: Tenure, id: u64, answer: Answer) {
        let Some(room) = self.nodes[node].room.as_mut().filter(|room| room.tenure == tenure) else {
            return;
        };
        let Some(unwritten) = room.unwritten.take_if(|unwritten| unwritten.id == id) else {
            return;
        };
        match answer {
            Answer::Written => {
                self.deliver(node, unwritten.then);
                self.open_mail(node);
            }
            Answer::Conflict => {
                self.report.conflicts += 1;
                self.contradicted(node, unwritten);
            }
            Answer::Gone => self.lose(node),
        }
    }

    /// Somebody was faster: the table is made again from its log, if it is still ours.
    fn contradicted(&mut self, node: usize, unwritten: Unwritten) {
        let Some((life, tenure)) = self.nodes[node].life else { return };
        if self.mutant == Some(Mutant::BlindRetry) {
            let entries = behind(&self.base.ledger.entries, &unwritten.entries);
            self.n_events += 1;
            let id = self.n_events;
            if let Some(room) = &mut self.nodes[node].room {
                let then = unwritten.then;
                room.unwritten = Some(Unwritten { id, entries: entries.clone(), then });
            }
            return self.send(&Append { id, node, life, tenure, entries });
        }
        self.close(node);
        self.take_over(node);
    }

    fn open_mail(&mut self, node: usize) {
        while let Some(room) = &mut self.nodes[node].room
            && room.unwritten.is_none()
            && let Some(input) = room.mail.pop_front()
        {
            self.feed(node, input);
        }
    }

    /// Carries out what a node's table wants.
    fn deliver(&mut self, node: usize, outputs: Vec<Output>) {
        let Some(room) = &self.nodes[node].room else { return };
        let tenure = room.tenure;
        for output in outputs {
            match output {
                Output::Send { conn, text } => self.hear(conn, &text),
                Output::Think(asked) => {
                    let advice = think(&asked.sight, &mut self.rng);
                    let ms = u64::from(self.rng.below(600));
                    let message = Message::Advice { tenure, ticket: asked.ticket, advice };
                    self.after(ms, Event::Node(node, message));
                }
                Output::Wake { at } => {
                    let ms = at.since(self.now);
                    self.after(ms, Event::Node(node, Message::Tick { tenure }));
                }
                Output::Hang { conn, .. } => self.hang_up(&[conn]),
                Output::Closed => self.nodes[node].room = None,
            }
        }
    }
}
