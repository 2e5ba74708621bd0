//! A client that follows the protocol: it assigns what it is told and never applies an event.

use contract::{Seat, SeatCount};
use serde_json::{Map, Value};
use table::command::{Command, Wish};
use table::config::Hands;
use table::id::{Client as ClientId, CommandId, Conn, MatchNumber, Millis, Person, Version};
use table::message::{Message, Play, Seats, StageName, Sync, Update, WindowInfo};

/// The most unanswered commands that a client remembers.
const PENDING_MAX: usize = 8;

/// A tab or device of a person.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) person: Person,
    pub(crate) id: ClientId,
    pub(crate) conn: Option<Conn>,
    /// When the client acts next.
    pub(crate) acts_at: Millis,
    pub(crate) n_cmds: u32,
    /// Commands without an answer, which the client sends again.
    pub(crate) pending: Vec<Command>,
    pub(crate) mirror: Mirror,
}

/// What a client knows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mirror {
    pub(crate) seats: Option<Seats>,
    pub(crate) number: MatchNumber,
    pub(crate) version: Option<Version>,
    pub(crate) fields: Map<String, Value>,
    pub(crate) window: Option<WindowInfo>,
    pub(crate) menu: Option<Value>,
}

impl Mirror {
    /// The client's own seat.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seats.as_ref()?.you
    }

    /// The stage of the table.
    pub(crate) fn stage(&self) -> Option<StageName> {
        self.seats.as_ref().map(|seats| seats.stage)
    }

    fn sync(&mut self, sync: Sync) {
        self.seats = Some(sync.seats);
        match sync.play {
            Some(play) => self.play(play),
            None => self.version = None,
        }
    }

    fn play(&mut self, play: Play) {
        self.number = play.number;
        self.version = Some(play.version);
        self.fields = play.fields;
        self.window = play.window;
        self.menu = play.menu.filter(|menu| !menu.is_null());
    }

    fn update(&mut self, update: Update) {
        let seen = self.version.expect("an update follows a sync");
        assert_eq!(update.number, self.number, "an update of another match");
        assert_eq!(update.version.0, seen.0 + 1, "versions are consecutive");
        self.version = Some(update.version);
        self.fields.extend(update.fields);
        self.window = update.window;
        if let Some(menu) = update.menu {
            self.menu = Some(menu).filter(|menu| !menu.is_null());
        }
    }
}

/// How a client reacted to a message.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Heard {
    /// Nothing to report.
    News,
    /// One of its commands was carried out.
    Done(Command),
    /// The connection will be closed.
    Bye,
}

impl Client {
    /// Makes the next command.
    pub(crate) fn command(&mut self, wish: Wish) -> Command {
        self.n_cmds += 1;
        let command = Command { cmd: CommandId(self.n_cmds), wish };
        if self.pending.len() == PENDING_MAX {
            self.pending.remove(0);
        }
        self.pending.push(command.clone());
        command
    }

    /// Processes a message.
    pub(crate) fn hear(&mut self, message: Message, hands: Hands, count: SeatCount) -> Heard {
        match message {
            Message::Sync(sync) => self.mirror.sync(*sync),
            Message::Update(update) => self.mirror.update(*update),
            Message::Seats(seats) => self.mirror.seats = Some(*seats),
            Message::Window { number, window, .. } => {
                if number == self.mirror.number {
                    self.mirror.window = window;
                }
            }
            Message::Over(over) => {
                assert!(over.fields.is_none() || hands != Hands::Closed, "hands were closed");
            }
            Message::Clocks { .. }
            | Message::Said(_)
            | Message::Orders { .. }
            | Message::Attempted { .. }
            | Message::Hinted { .. }
            | Message::Held { .. } => {}
            Message::Refused(refused) => {
                self.pending.retain(|command| Some(command.cmd) != refused.cmd);
            }
            Message::Done { cmd } => {
                let place = self.pending.iter().position(|command| command.cmd == cmd);
                // A repeat is answered again; its first answer was already counted.
                return place.map_or(Heard::News, |place| Heard::Done(self.pending.remove(place)));
            }
            Message::Bye { .. } => return Heard::Bye,
        }
        self.check_hidden(hands, count);
        Heard::News
    }

    /// Checks that the client has received no hidden information.
    fn check_hidden(&self, hands: Hands, count: SeatCount) {
        let own = self.mirror.seat();
        let delayed = matches!(hands, Hands::Delayed { .. });
        if self.mirror.version.is_none() || (own.is_none() && delayed) {
            return;
        }
        for zone in ["hands", "sunk"] {
            let piles = self.mirror.fields.get(zone).and_then(Value::as_array);
            let piles = piles.expect("the view has hands");
            assert_eq!(piles.len(), usize::from(count.get()), "a pile a seat");
            for (seat, pile) in piles.iter().enumerate() {
                let mine = own.is_some_and(|own| own.idx() == seat);
                assert_eq!(pile["cards"].is_null(), !mine, "cards of seat {seat} in {zone}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    //! Each check fails on what it is for.
    use serde_json::json;

    use super::*;

    fn client() -> Client {
        let mut client = Client {
            person: Person(0),
            id: ClientId(0),
            conn: None,
            acts_at: Millis(0),
            n_cmds: 0,
            pending: Vec::new(),
            mirror: Mirror { version: Some(Version(3)), ..Mirror::default() },
        };
        for zone in ["hands", "sunk"] {
            client.mirror.fields.insert(zone.to_owned(), json!([{"cards": null}]));
        }
        client
    }

    fn update(version: u32, fields: &Value) -> Message {
        let text = json!({
            "kind": "update", "now_ms": 0, "match": 0, "version": version, "events": [],
            "fields": fields, "window": null, "clocks": table::clock::Clocks::default(),
        });
        serde_json::from_value(text).expect("an update")
    }

    fn hear(message: Message) -> Heard {
        client().hear(message, Hands::Closed, SeatCount::new(1).expect("one seat"))
    }

    #[test]
    fn the_next_version_passes() {
        assert_eq!(hear(update(4, &json!({}))), Heard::News);
    }

    #[test]
    #[should_panic(expected = "versions are consecutive")]
    fn a_missing_update_is_noticed() {
        hear(update(5, &json!({})));
    }

    #[test]
    #[should_panic(expected = "cards of seat 0 in hands")]
    fn a_card_that_must_stay_hidden_is_noticed() {
        hear(update(4, &json!({"hands": [{"cards": [7]}]})));
    }
}
