//! The people of a fleet, and the checks on what their clients are told.

use std::sync::Arc;

use table::command::Command;
use table::id::{Conn, NetAddress, Origin};
use table::io::{Connect, Pass};

use super::super::super::client::Heard;
use super::super::super::ledger::is_kept;
use super::super::super::people;
use super::{Event, Fleet, Message, NODES};

impl Fleet {
    /// A message reaches a client, unless it has another connection by now.
    pub(super) fn hear(&mut self, conn: Conn, text: &str) {
        let Some(place) = self.devices.iter().position(|device| device.conn == Some(conn)) else {
            return;
        };
        let setting = self.base.ledger.follower.as_ref().expect("the log has begun").setting();
        let (hands, count) = (setting.visibility(), setting.seats());
        let device = &mut self.devices[place];
        match device.hear(text, hands, count) {
            Heard::Bye => device.lose(),
            Heard::Done(command) => {
                self.report.done += 1;
                let origin = Origin { person: device.person, client: device.id, cmd: command.cmd };
                if is_kept(&command.wish) {
                    assert!(self.base.ledger.has(origin), "{origin:?} is done, but not written");
                    self.kept.push(origin);
                }
            }
            Heard::News => {}
        }
        if let Some(play) = self.devices[place].client.play() {
            let now = (play.number, play.version);
            let before = self.seen[place].replace(now);
            assert!(before.is_none_or(|before| before <= now), "from {before:?} back to {now:?}");
        }
        self.send_texts(place);
    }

    /// Lets the person at a device act.
    pub(super) fn act(&mut self, place: usize) {
        let ms = 200 + u64::from(self.rng.below(2_000));
        self.after(ms, Event::Person(place));
        let device = &mut self.devices[place];
        match device.conn {
            None => self.dial(place),
            Some(conn) if self.rng.below(40) == 0 => {
                device.lose();
                if let Some(node) = self.conns.remove(&conn) {
                    self.after(10, Event::Node(node, Message::Disconnect { conn }));
                }
            }
            Some(_) => {
                let wish = people::wish(device, self.n_seats, &mut self.rng);
                device.client.ask(wish).expect("no wish is too long");
                self.send_texts(place);
            }
        }
    }

    /// Connects to any node.
    fn dial(&mut self, place: usize) {
        self.n_conns += 1;
        let (conn, name) = (Conn(self.n_conns), format!("person {place}"));
        let node = self.rng.below(u32::try_from(NODES).expect("few")) as usize;
        let device = &mut self.devices[place];
        device.conn = Some(conn);
        device.client.connected();
        self.conns.insert(conn, node);
        let (person, client, pass) = (device.person, device.id, Pass::Link);
        let (source, blocked) = (NetAddress::default(), Arc::default());
        let connect = Connect { conn, person, name, client, pass, source, blocked };
        self.after(5, Event::Node(node, Message::Connect { connect, is_relayed: false }));
        self.send_texts(place);
    }

    /// Sends what the client of a device wants to send, to the node of its connection.
    fn send_texts(&mut self, place: usize) {
        while let Some(conn) = self.devices[place].conn
            && let Some(text) = self.devices[place].client.next_text()
        {
            let Some(node) = self.conns.get(&conn).copied() else { continue };
            let ms = 20 + self.delay();
            let command = Command::read(&text);
            self.after(ms, Event::Node(node, Message::Command { conn, command }));
        }
    }
}
