//! A table in the page, and what a server would do around it.

use std::sync::Arc;

use hosting::{AllGames, archive};
use table::id::{Client, Conn, MatchNumber, Millis, Person};
use table::io::{Connect, Fork, Pass, Think};
use table::{Chances, Command, Entry, Input, Output, Setting, Table};

use crate::face::time_of;
use crate::reply::{Hung, Question, Sent, Step};
use crate::{Reply, Request};

/// A table, its log, and its next wake-up time.
#[derive(Debug)]
pub(crate) struct Local {
    table: Table,
    log: Vec<Entry>,
    wake: Option<Millis>,
}

impl Local {
    pub(crate) fn create(
        setting: Setting,
        fork: Option<Fork>,
        host: u64,
        chances: Chances,
        now: Millis,
    ) -> Result<(Self, Reply), String> {
        let (host, games) = (Person(host), Arc::new(AllGames));
        let (table, step) = Table::create_from(setting, host, chances, fork, games, now)
            .map_err(|error| error.to_string())?;
        let mut local = Self { table, log: Vec::new(), wake: None };
        let reply = local.take(step);
        Ok((local, reply))
    }

    pub(crate) fn restore(
        lines: &[String],
        down_ms: u64,
        now: Millis,
    ) -> Result<(Self, Reply), String> {
        let log: Result<Vec<Entry>, _> = lines.iter().map(|line| Entry::read(line)).collect();
        let log = log.map_err(|error| error.to_string())?;
        let table = Table::restore(log.iter().cloned(), Arc::new(AllGames))
            .map_err(|error| format!("{error:?}"))?;
        let mut local = Self { table, log, wake: None };
        let step = local.table.handle(Input::Wake { down_ms }, now);
        let reply = local.take(step);
        Ok((local, reply))
    }

    /// Passes an input to the table.
    pub(crate) fn happen(&mut self, request: Request) -> Result<Reply, String> {
        let now = time_of(&request);
        let input = match request {
            Request::Connect { conn, person, name, client, .. } => Input::Connect(Connect {
                conn: Conn(conn),
                person: Person(person),
                name,
                client: Client(client),
                pass: Pass::Link,
                deaf_to: Arc::from([]),
            }),
            Request::Disconnect { conn, .. } => Input::Disconnect { conn: Conn(conn) },
            Request::Command { conn, text, .. } => {
                Input::Command { conn: Conn(conn), command: Command::read(&text) }
            }
            Request::Advice { ticket, advice, .. } => Input::Advice { ticket, advice },
            Request::Tick { .. } => {
                self.wake = None;
                Input::Tick
            }
            Request::Games
            | Request::Create { .. }
            | Request::Restore { .. }
            | Request::Think { .. }
            | Request::WriteRecord { .. }
            | Request::ReadRecord { .. }
            | Request::Frame { .. }
            | Request::Review { .. } => {
                return Err("this request is not an input of a table".to_owned());
            }
        };
        let step = self.table.handle(input, now);
        Ok(self.take(step))
    }

    /// The record of a match.
    pub(crate) fn record(&self, number: u16) -> Reply {
        Reply::Written { text: archive::record(&self.log, MatchNumber(number), None) }
    }

    fn take(&mut self, step: table::Step) -> Reply {
        // The page stores the lines before it delivers messages: it gets both at once.
        let (entries, pending) = step.split();
        let mut reply = Step {
            entries: entries.iter().map(|entry| entry.text().to_owned()).collect(),
            ..Step::default()
        };
        self.log.extend(entries);
        for output in pending.written() {
            match output {
                Output::Send { conn, text } => {
                    reply.sends.push(Sent { conn: conn.0, text: text.to_string() });
                }
                Output::Think(think) => reply.thinks.extend(self.question(&think)),
                Output::Wake { at } => self.wake = Some(at),
                Output::Hang { conn, why } => reply.hangs.push(Hung { conn: conn.0, why }),
                Output::Closed => reply.closed = true,
                Output::Finished { .. } => {}
            }
        }
        reply.wake_ms = self.wake;
        Reply::Step(Box::new(reply))
    }

    fn question(&self, think: &Think) -> Option<Question> {
        let setting = self.table.setting();
        let outline =
            hosting::outline(&think.game, setting.options(), setting.seats(), &think.sight)?;
        Some(Question { ticket: think.ticket, level: think.level.to_string(), outline })
    }
}
