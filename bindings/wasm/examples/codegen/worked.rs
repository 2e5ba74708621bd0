//! The worked examples of the rules page: scenarios, played move by move.
//!
//! A game lists them in `page/examples.txt`, one in each line: the name of the scenario, and the
//! seat whose view is shown.

use std::path::{Path, PathBuf};

use contract::{AnyMatch, Match, Observer, Seat, Texts};
use record::scenario;
use registry::House;
use serde_json::{Map, Value, json};
use table::message::WindowInfo;

/// The examples of a game as JSON. Constants and views are deltas: constants to those of the rules
/// page, a view to the one before.
///
/// # Panics
/// If the list names a scenario that does not exist or does not pass.
pub(crate) fn examples<G: House>(constants: &G::Rules) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID);
    let list = std::fs::read_to_string(folder.join("page/examples.txt")).unwrap_or_default();
    let lines = list.lines().filter(|line| !line.trim().is_empty());
    let example = |line: &str| {
        let (name, seat) = line.split_once(' ').expect("a scenario and a seat");
        let seat = Seat(seat.trim().parse::<u8>().expect("the number of a seat") - 1);
        example::<G>(&folder, name, seat, constants)
    };
    lines.map(example).collect()
}

fn example<G: House>(folder: &Path, name: &str, seat: Seat, constants: &G::Rules) -> Value {
    let path: PathBuf = folder.join("scenarios").join(format!("{name}.scenario"));
    let text = std::fs::read_to_string(&path).expect("the scenario exists");
    let (mut frames, mut shown) = (Vec::new(), Map::new());
    let (mut rules, mut seats) = (Value::Null, 0);
    let watched = scenario::watch::<G>(&text, &G::default_deck(), |game| {
        seats = game.seats().get();
        rules = delta(&object(constants), &object(game.rules()));
        frames.push(frame(game, seat, &mut shown));
    });
    watched.unwrap_or_else(|error| panic!("{name}: {error}"));
    json!({ "name": name, "seat": seat, "seats": seats, "rules": rules, "frames": frames })
}

/// One position: the fields that changed, what happened, and the open window.
fn frame<G: House>(game: &Match<G>, seat: Seat, shown: &mut Map<String, Value>) -> Value {
    let observer = Observer::Seat(seat);
    let Value::Object(fields) = game.view_json(observer) else { panic!("a view has fields") };
    let changed = delta(shown, &fields);
    *shown = fields;
    let events = game.n_actions().checked_sub(1);
    let events = events.map(|last| game.events(last, observer, &mut Texts::default()));
    let events: Value = events
        .map_or_else(|| json!([]), |told| serde_json::from_str(told.get()).expect("our own JSON"));
    let window = WindowInfo::of(game, observer, &*game.perspective(observer));
    json!({ "fields": changed, "events": events, "window": window })
}

fn object(of: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(of) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => panic!("constants have fields"),
    }
}

/// The fields of `new` that differ from `old`.
fn delta(old: &Map<String, Value>, new: &Map<String, Value>) -> Value {
    let changed = new.iter().filter(|(key, value)| old.get(*key) != Some(value));
    Value::Object(changed.map(|(key, value)| (key.clone(), value.clone())).collect())
}
