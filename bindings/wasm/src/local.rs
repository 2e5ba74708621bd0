//! Hosts a table in the page: does what a server would do around it.

use std::sync::Arc;

use hosting::{AllGames, Released, archive};
use table::id::{Client, Conn, MatchNumber, Millis, NetAddress, Person};
use table::io::{Connect, Fork, Pass, Think};
use table::{Chances, Command, Entry, Input, Output, Setting};

use crate::face::time_of;
use crate::reply::{Hung, Question, Sent, StepReply};
use crate::{Reply, Request};

/// A table in the page.
#[derive(Debug)]
pub(crate) struct Local(hosting::Local);

impl Local {
    pub(crate) fn create(
        setting: Setting,
        fork: Option<Fork>,
        host: u64,
        chances: Chances,
        now: Millis,
    ) -> Result<(Self, Reply), String> {
        let (host, games) = (Person(host), Arc::new(AllGames));
        let (local, released) = hosting::Local::create(setting, host, chances, fork, games, now)
            .map_err(|error| error.to_string())?;
        let local = Self(local);
        let reply = local.reply(released);
        Ok((local, reply))
    }

    pub(crate) fn restore(
        lines: &[String],
        down_ms: u64,
        now: Millis,
    ) -> Result<(Self, Reply), String> {
        let log: Result<Vec<Entry>, _> = lines.iter().map(|line| Entry::read(line)).collect();
        let log = log.map_err(|error| error.to_string())?;
        let (local, released) = hosting::Local::restore(log, Arc::new(AllGames), down_ms, now)
            .map_err(|error| format!("{error:?}"))?;
        let local = Self(local);
        let reply = local.reply(released);
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
                source: NetAddress::default(),
                blocked: Arc::from([]),
            }),
            Request::Disconnect { conn, .. } => Input::Disconnect { conn: Conn(conn) },
            Request::Command { conn, text, .. } => {
                Input::Command { conn: Conn(conn), command: Command::read(&text) }
            }
            Request::Advice { ticket, advice, .. } => Input::Advice { ticket, advice },
            Request::Tick { .. } => Input::Tick,
            Request::Create { .. }
            | Request::Restore { .. }
            | Request::Think { .. }
            | Request::WriteRecord { .. }
            | Request::ReadRecord { .. }
            | Request::Frame { .. }
            | Request::Explain { .. }
            | Request::Review { .. } => {
                return Err("this request is not an input of a table".to_owned());
            }
        };
        let released = self.0.handle(input, now);
        Ok(self.reply(released))
    }

    /// The record of a match.
    pub(crate) fn record(&self, number: u16) -> Reply {
        Reply::Written { text: archive::record(self.0.log(), MatchNumber(number), None) }
    }

    /// The log entries and the messages of a step. The page must store the entries before it
    /// delivers the messages.
    fn reply(&self, released: Released) -> Reply {
        let entries = released.entries.iter().map(|entry| entry.text().to_owned()).collect();
        let mut reply = StepReply { entries, wake_ms: self.0.wake(), ..StepReply::default() };
        for output in released.outputs {
            match output {
                Output::Send { conn, text } => {
                    reply.sends.push(Sent { conn: conn.0, text: text.to_string() });
                }
                Output::Think(think) => reply.thinks.extend(self.question(&think)),
                Output::Hang { conn, why } => reply.hangs.push(Hung { conn: conn.0, why }),
                Output::Closed => reply.closed = true,
                Output::Wake { .. } => {}
            }
        }
        Reply::Step(Box::new(reply))
    }

    fn question(&self, think: &Think) -> Option<Question> {
        let setting = self.0.table().setting();
        let outline =
            hosting::outline(&think.game, setting.options(), setting.seats(), &think.sight)?;
        Some(Question { ticket: think.ticket, level: think.level.to_string(), outline })
    }
}
