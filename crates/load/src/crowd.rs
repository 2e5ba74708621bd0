//! All tables, and the one loop that plays at them: reads what has arrived, and makes the moves
//! that are due.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use mio::{Events, Interest, Poll, Token};

use crate::args::Args;
use crate::client::{ClientNews, Faults, SeatClient};
use crate::figures::{Counts, Figures, real};
use crate::guest::{Party, SEATS};
use crate::house::Measure;

/// The longest wait in one system call, so that new tables are not kept waiting.
const NAP: Duration = Duration::from_millis(5);
/// How many tables play in advance at the same time. More would only wait for one another.
const AHEAD_AT_ONCE: usize = 256;
/// How long everything before measuring may take.
const PATIENCE: Duration = Duration::from_mins(10);
/// How long to wait for the last answers.
const SETTLE: Duration = Duration::from_secs(5);
const BUFFER_BYTES: usize = 64 * 1024;

/// A table and its four players.
struct Table {
    clients: [SeatClient; SEATS],
    /// Moves still to be played in advance, as fast as possible.
    ahead: u32,
    /// Whether a move is due, but no seat was asked yet.
    is_overdue: bool,
    due: Instant,
    flight: Option<Flight>,
    /// Whether the sender of the last move has not seen its update yet.
    is_open: bool,
}

/// A table that will play in advance.
struct Behind {
    place: usize,
    n_moves: u32,
}

/// A move in flight.
#[derive(Clone, Copy)]
struct Flight {
    sent: Instant,
    seat: usize,
    /// The match, and the version it leads to.
    makes: (u64, u64),
}

/// All players.
pub(crate) struct Crowd {
    args: Args,
    n_tables: usize,
    /// When the first table was set up, for what is said on the way.
    began: Instant,
    poll: Poll,
    events: Events,
    buffer: Vec<u8>,
    tables: Vec<Table>,
    /// The tables that have not begun to play in advance.
    behind: Vec<Behind>,
    /// How many tables play in advance now.
    n_ahead: usize,
    /// When each table's next move is due.
    dues: BinaryHeap<Reverse<(Instant, usize)>>,
    chance: u64,
    faults: Faults,
    counts: Counts,
    /// When measuring began.
    measures_from: Option<Instant>,
    is_stopping: bool,
}

impl Crowd {
    pub(crate) fn new(args: &Args, n_tables: usize) -> Result<Self> {
        Ok(Self {
            args: args.clone(),
            n_tables,
            began: Instant::now(),
            poll: Poll::new()?,
            events: Events::with_capacity(1024),
            buffer: vec![0; BUFFER_BYTES],
            tables: Vec::with_capacity(n_tables),
            behind: Vec::with_capacity(n_tables),
            n_ahead: 0,
            dues: BinaryHeap::new(),
            chance: args.seed,
            faults: Faults::default(),
            counts: Counts::default(),
            measures_from: None,
            is_stopping: false,
        })
    }

    /// Adds tables as they are set up. Nobody plays meanwhile, so that setting up is fast.
    pub(crate) fn gather(&mut self, arrivals: &Receiver<Result<Party>>) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        while self.tables.len() < self.n_tables {
            match arrivals.try_recv() {
                Ok(party) => self.admit(party?)?,
                Err(TryRecvError::Empty) => self.turn()?,
                Err(TryRecvError::Disconnected) => bail!("not all tables were set up"),
            }
            if Instant::now() > until {
                bail!("only {} tables were set up in time", self.tables.len());
            }
        }
        self.say(&format!("{} tables are set up", self.tables.len()));
        Ok(())
    }

    /// Reports progress.
    fn say(&self, what: &str) {
        eprintln!("load: {what} after {:.0} s", self.began.elapsed().as_secs_f64());
    }

    fn admit(&mut self, party: Party) -> Result<()> {
        let place = self.tables.len();
        let mut left = Vec::new();
        let mut seat = 0;
        let clients = party.map(|seated| {
            let (client, bytes) = SeatClient::new(seated, seat);
            left.push(bytes);
            seat += 1;
            client
        });
        let n_moves = u32::try_from(self.draw() % u64::from(self.args.ahead.max(1))).unwrap_or(0);
        let due = Instant::now();
        let mut table =
            Table { clients, ahead: 0, is_overdue: false, due, flight: None, is_open: false };
        for (seat, bytes) in left.iter().enumerate() {
            let client = &mut table.clients[seat];
            client.feed(bytes, &mut self.faults, &mut |_, _| ());
            let token = Token(place * SEATS + seat);
            self.poll.registry().register(&mut client.stream, token, Interest::READABLE)?;
        }
        self.tables.push(table);
        if n_moves > 0 {
            self.behind.push(Behind { place, n_moves });
        }
        Ok(())
    }

    /// From now on the table keeps the pace, starting at a random moment.
    fn join_in(&mut self, place: usize) {
        let share = real(self.draw() % 1_000_000) / 1e6;
        let due = Instant::now() + self.args.period().mul_f64(share);
        self.tables[place].due = due;
        self.dues.push(Reverse((due, place)));
    }

    /// Plays until all tables have played in advance, and then for a while at the pace of the test.
    pub(crate) fn warm_up(&mut self) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        while self.n_ahead > 0 || !self.behind.is_empty() {
            while self.n_ahead < AHEAD_AT_ONCE
                && let Some(Behind { place, n_moves }) = self.behind.pop()
            {
                self.n_ahead += 1;
                self.tables[place].ahead = n_moves;
                self.go_on(place);
            }
            self.turn()?;
            if Instant::now() > until {
                bail!("the tables do not get ahead");
            }
        }
        self.say(&format!("{} moves made so far", self.counts.moves_ever));
        (0..self.tables.len()).for_each(|place| self.join_in(place));
        self.turns(Duration::from_secs(self.args.warm))
    }

    /// Plays, and measures.
    pub(crate) fn measure(&mut self) -> Result<()> {
        self.counts.reset();
        self.measures_from = Some(Instant::now());
        self.turns(Duration::from_secs(self.args.seconds))?;
        self.measures_from = None;
        Ok(())
    }

    /// Makes no more moves, and waits for the outstanding answers.
    pub(crate) fn settle(&mut self) -> Result<()> {
        self.is_stopping = true;
        let until = Instant::now() + SETTLE;
        while self.counts.answers_ever < self.counts.commands_ever && Instant::now() < until {
            self.turn()?;
        }
        // Updates about the last moves for the other players.
        self.turns(Duration::from_millis(500))
    }

    fn turns(&mut self, time: Duration) -> Result<()> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            self.turn()?;
        }
        Ok(())
    }

    /// Waits briefly, reads what has arrived and makes the moves that are due.
    fn turn(&mut self) -> Result<()> {
        let now = Instant::now();
        let next = self.dues.peek().map(|Reverse((due, _))| due.saturating_duration_since(now));
        let nap = next.map_or(NAP, |next| next.min(NAP));
        match self.poll.poll(&mut self.events, Some(nap)) {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            polled => polled?,
        }
        let mut touched: Vec<usize> = Vec::with_capacity(64);
        let mut events = std::mem::replace(&mut self.events, Events::with_capacity(0));
        for event in &events {
            let (place, seat) = (event.token().0 / SEATS, event.token().0 % SEATS);
            self.read(place, seat);
            touched.push(place);
        }
        events.clear();
        self.events = events;
        for place in touched {
            self.go_on(place);
        }
        if !self.is_stopping {
            self.make_due();
        }
        Ok(())
    }

    fn read(&mut self, place: usize, seat: usize) {
        let Self { buffer, tables, faults, counts, measures_from, .. } = self;
        let table = &mut tables[place];
        let (mut flight, mut is_open, mut n_over) = (table.flight, table.is_open, 0);
        let client = &mut table.clients[seat];
        if client.is_closed {
            return;
        }
        let now = Instant::now();
        let is_measuring = measures_from.is_some();
        client.read(buffer, faults, |client, news| match news {
            ClientNews::Update => {
                counts.updates += u64::from(is_measuring);
                let Some(moved) = flight.as_mut().filter(|moved| moved.makes == client.at) else {
                    return;
                };
                let is_own = moved.seat == seat;
                if is_own {
                    is_open = false;
                    counts.moves_ever += 1;
                }
                if measures_from.is_some_and(|from| moved.sent >= from) {
                    counts.moves += u64::from(is_own);
                    counts.saw(now.saturating_duration_since(moved.sent), is_own);
                }
            }
            ClientNews::Done => counts.answers_ever += 1,
            ClientNews::Refused => {
                counts.answers_ever += 1;
                counts.refused += 1;
            }
            ClientNews::Over => n_over += 1,
            ClientNews::Closed => counts.closed += 1,
            ClientNews::Other => {}
        });
        (table.flight, table.is_open) = (flight, is_open);
        if n_over > 0 {
            counts.commands_ever += 1;
            counts.over += u64::from(is_measuring && seat == 0);
            table.clients[seat].wish(r#"{"kind":"rematch","stance":"for"}"#, faults);
        }
    }

    /// Makes the next move of a table that plays in advance or is overdue.
    fn go_on(&mut self, place: usize) {
        let table = &self.tables[place];
        if (table.ahead > 0 || table.is_overdue) && !table.is_open && !self.is_stopping {
            self.play(place);
        }
    }

    /// Makes the moves that are due.
    fn make_due(&mut self) {
        let now = Instant::now();
        while let Some(Reverse((due, place))) = self.dues.peek().copied() {
            if due > now {
                return;
            }
            self.dues.pop();
            self.tables[place].is_overdue = true;
            self.tables[place].due = due;
            if !self.tables[place].is_open {
                self.play(place);
            }
        }
    }

    /// Lets an asked seat make a move, if there is one.
    fn play(&mut self, place: usize) {
        let chance = self.draw();
        let table = &mut self.tables[place];
        let Some(seat) = table.clients.iter().position(SeatClient::can_move) else { return };
        let client = &mut table.clients[seat];
        client.submit(chance, &mut self.faults);
        let (number, version) = client.at;
        let now = Instant::now();
        table.flight = Some(Flight { sent: now, seat, makes: (number, version + 1) });
        table.is_open = true;
        self.counts.commands_ever += 1;
        if table.ahead > 0 {
            table.ahead -= 1;
            if table.ahead == 0 {
                self.n_ahead -= 1;
            }
            return;
        }
        table.is_overdue = false;
        let (due, period) = (table.due, self.args.period());
        if self.measures_from.is_some() {
            self.counts.sent += 1;
            self.counts.late(now.saturating_duration_since(due));
        }
        // A table that is late by more than a move does not catch up; it shows in the number of
        // moves.
        let next = (due + period).max(now.checked_sub(period).unwrap_or(due));
        self.dues.push(Reverse((next, place)));
    }

    /// A random number: splitmix64.
    fn draw(&mut self) -> u64 {
        self.chance = self.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.chance ^ (self.chance >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The results.
    pub(crate) fn figures(&self, before: &Measure, after: &Measure) -> Figures {
        let agree = |table: &&Table| {
            let [first, rest @ ..] = &table.clients;
            rest.iter().any(|client| client.at != first.at)
        };
        let apart = self.tables.iter().filter(agree).count() as u64;
        Figures::new(
            &self.args,
            &self.counts,
            self.faults,
            apart,
            self.tables.len(),
            (before, after),
        )
    }
}
