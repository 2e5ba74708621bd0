//! The description of a game in numbers, for Python.

use contract::Features;
use contract::features::{Part, Unit, slot_count, slot_start, width};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use registry::{GAMES, House, Visitor};

use crate::setup::{Order, options_text};

/// The ids of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.to_vec()
}

/// The description of a game as a dictionary; the Python side makes an object of it.
#[pyfunction]
#[pyo3(signature = (game, players=None, options=None, deck=None))]
pub(crate) fn spec(
    py: Python<'_>,
    game: String,
    players: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
    deck: Option<String>,
) -> PyResult<Py<PyDict>> {
    struct Tell<'a, 'py>(&'a Order, Python<'py>);
    impl Visitor for Tell<'_, '_> {
        type Output = PyResult<Py<PyDict>>;
        fn visit<G: House>(self) -> Self::Output {
            tell::<G>(self.0, self.1)
        }
    }
    let order = Order { game, players, options: options_text(options)?, deck };
    order.visit(Tell(&order, py))
}

fn tell<G: House>(order: &Order, py: Python<'_>) -> PyResult<Py<PyDict>> {
    let ruled = order.rules::<G>()?;
    let told = PyDict::new(py);
    told.set_item("game", G::ID)?;
    told.set_item("players", ruled.seats.get())?;
    told.set_item("seats", (*G::ABOUT.seats.start(), *G::ABOUT.seats.end()))?;
    told.set_item("usual_players", G::ABOUT.usual_seats)?;
    told.set_item("version", G::FEATURES_VERSION)?;
    told.set_item("rules_version", G::RULES_VERSION)?;
    told.set_item("actions_max", G::ACTIONS_MAX)?;
    told.set_item("menu_max", G::MENU_MAX)?;
    told.set_item("observation", parts::<G>(G::OBSERVATION, ruled.rules, py)?)?;
    told.set_item("choice", parts::<G>(G::CHOICE, ruled.rules, py)?)?;
    told.set_item("observation_width", width(G::OBSERVATION))?;
    told.set_item("choice_width", width(G::CHOICE))?;
    told.set_item("n_slots", slot_count(G::SLOTS))?;
    let slots = PyList::empty(py);
    for (idx, kind) in G::SLOTS.iter().enumerate() {
        slots.append((kind.name, slot_start(G::SLOTS, idx), kind.len, kind.fixed))?;
    }
    told.set_item("slots", slots)?;
    let options = PyDict::new(py);
    for option in G::ABOUT.options {
        options.set_item(option.name, option.values)?;
    }
    told.set_item("options", options)?;
    Ok(told.unbind())
}

fn parts<'py, G: Features>(
    parts: &[Part],
    rules: &G::Rules,
    py: Python<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let (list, mut start) = (PyList::empty(py), 0);
    for part in parts {
        let one = PyDict::new(py);
        one.set_item("name", part.name)?;
        one.set_item("start", start)?;
        let shape: Vec<u16> = part.axes.iter().map(|axis| axis.len).collect();
        let axes: Vec<&str> = part.axes.iter().map(|axis| axis.name).collect();
        one.set_item("shape", shape)?;
        one.set_item("axes", axes)?;
        one.set_item("unit", if part.unit == Unit::Flag { "flag" } else { "count" })?;
        one.set_item("max", part.max)?;
        let places = 0..u16::try_from(part.len()).unwrap_or(u16::MAX);
        let labels: Vec<String> = places.map(|place| G::label(rules, part, place)).collect();
        one.set_item("labels", labels)?;
        list.append(one)?;
        start += part.len();
    }
    Ok(list)
}
