//! A device of a person, and the checks on what its client is told.

use client::{Client, CommandAnswer, News};
use contract::{Seat, SeatCount};
use serde_json::Value;
use table::command::Command;
use table::config::Visibility;
use table::id::{Client as ClientId, Conn, Millis, Person};
use table::message::StageName;

/// A tab or device of a person.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) person: Person,
    pub(crate) id: ClientId,
    pub(crate) conn: Option<Conn>,
    /// When the person acts next.
    pub(crate) acts_at: Millis,
    pub(crate) client: Client,
}

/// How a device reacted to a message.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Heard {
    /// Nothing to report.
    News,
    /// One of its commands was carried out.
    Done(Command),
    /// The connection will be closed.
    Bye,
}

impl Device {
    /// A device without a connection.
    pub(crate) fn new(person: Person, id: ClientId, acts_at: Millis) -> Self {
        Self { person, id, conn: None, acts_at, client: Client::new() }
    }

    /// The person's seat.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.client.mirror()?.seat()
    }

    /// The stage of the table.
    pub(crate) fn stage(&self) -> Option<StageName> {
        self.client.mirror().map(|mirror| mirror.seats.stage)
    }

    /// The connection is gone.
    pub(crate) fn lose(&mut self) {
        self.conn = None;
        self.client.lost();
    }

    /// Processes a message.
    pub(crate) fn hear(&mut self, text: &str, hands: Visibility, count: SeatCount) -> Heard {
        let news = self.client.hear(text).expect("the table speaks its protocol");
        match news {
            News::Late | News::Missed => panic!("versions are not consecutive: {text}"),
            News::Over => {
                let over = self.client.mirror().and_then(|mirror| mirror.over.as_ref());
                let shown = over.is_some_and(|over| over.fields.is_some());
                assert!(!shown || hands != Visibility::Closed, "hands were closed");
            }
            News::Answered { command, answer: CommandAnswer::Done } => return Heard::Done(command),
            News::Farewell(_) => return Heard::Bye,
            News::Synced
            | News::Updated
            | News::Seats
            | News::Changed
            | News::Said(_)
            | News::Answered { .. }
            | News::Warned(_)
            | News::Stale => {}
        }
        self.check_hidden(count);
        Heard::News
    }

    /// Checks that the client has received no hidden information.
    fn check_hidden(&self, count: SeatCount) {
        let own = self.seat();
        let Some(play) = self.client.play() else { return };
        for zone in ["hands", "sunk"] {
            let piles = play.fields.get(zone).and_then(Value::as_array);
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

    fn device() -> Device {
        let mut device = Device::new(Person(0), ClientId(0), Millis(0));
        let sync = json!({
            "kind": "sync", "protocol": 2, "now_ms": 0, "setting": {"game": "toy", "seats": 1},
            "seats": {
                "you": null, "host": false, "stage": "playing", "match": 1,
                "places": [{"kind": "empty"}], "n_watching": 1, "for_pause": [], "for_end": [],
                "for_rematch": [], "reaction_s": 6, "wanted": [null], "hints": "refused",
                "muted": []
            },
            "play": {
                "match": 1, "version": 3, "commitment": null, "rules": {}, "events": [],
                "fields": {"hands": [{"cards": null}], "sunk": [{"cards": null}]},
                "window": null, "menu": null, "clocks": table::clock::Clocks::default()
            },
            "over": null, "orders": [], "chat": []
        });
        assert_eq!(hear(&mut device, &sync), Heard::News);
        device
    }

    fn update(version: u32, fields: &Value) -> Value {
        json!({
            "kind": "update", "now_ms": 0, "match": 1, "version": version, "events": [],
            "fields": fields, "window": null, "clocks": table::clock::Clocks::default(),
        })
    }

    fn hear(device: &mut Device, message: &Value) -> Heard {
        device.hear(&message.to_string(), Visibility::Closed, SeatCount::new(1).expect("one seat"))
    }

    #[test]
    fn the_next_version_passes() {
        assert_eq!(hear(&mut device(), &update(4, &json!({}))), Heard::News);
    }

    #[test]
    #[should_panic(expected = "versions are not consecutive")]
    fn a_missing_update_is_noticed() {
        hear(&mut device(), &update(5, &json!({})));
    }

    #[test]
    #[should_panic(expected = "versions are not consecutive")]
    fn a_repeated_update_is_noticed() {
        hear(&mut device(), &update(3, &json!({})));
    }

    #[test]
    #[should_panic(expected = "cards of seat 0 in hands")]
    fn a_card_that_must_stay_hidden_is_noticed() {
        hear(&mut device(), &update(4, &json!({"hands": [{"cards": [7]}]})));
    }
}
