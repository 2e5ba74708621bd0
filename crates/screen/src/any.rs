//! A screen for games that have none of their own yet: the table in sentences, if the view has
//! them under `said`, or else field by field; choices and events in the game's words.

use contract::Phrase;
use ratatui::text::Line;
use serde::Deserialize;
use serde_json::Value;

use super::{Composing, Marks, PersonChoice, Room, Scene, Screen, Section, Shown};
use crate::wrap::wrap;

/// The screen of any game.
#[derive(Clone, Copy, Debug)]
pub struct AnyScreen;

/// The part of a view that this screen reads.
#[derive(Deserialize)]
struct Said {
    said: Vec<Phrase>,
}

/// The table in sentences, or the view field by field, for developers of a new game.
fn sentences(scene: &Scene<'_>) -> Vec<String> {
    match Said::deserialize(&scene.view.fields) {
        Ok(Said { said }) => said.iter().map(|phrase| scene.about.say(phrase)).collect(),
        Err(_) => raw_lines(&scene.view.fields),
    }
}

/// The fields of a view as they are.
pub fn raw_lines(view: &Value) -> Vec<String> {
    let Some(fields) = view.as_object() else { return vec![view.to_string()] };
    fields.iter().map(|(name, value)| format!("{name}: {value}")).collect()
}

impl Screen for AnyScreen {
    fn lines(&self, scene: &Scene<'_>) -> Vec<String> {
        sentences(scene)
    }

    fn is_news(&self, _: &Value) -> bool {
        true
    }

    fn choice(&self, _: &Scene<'_>, choice: &PersonChoice, _: &[Value]) -> Shown {
        Shown { line: choice.words.clone().into(), sentences: vec![choice.words.clone()] }
    }

    fn table(&self, scene: &Scene<'_>, room: Room) -> Vec<Section> {
        let lines = sentences(scene).into_iter().flat_map(|line| wrap(&line, room.columns));
        vec![Section::new(scene.about.title(), lines.map(Line::from).collect())]
    }

    fn hand(&self, scene: &Scene<'_>, _: Marks<'_>, room: Room) -> Section {
        let question = scene.question().unwrap_or_default();
        let lines = wrap(&question, room.columns).into_iter().map(Line::from);
        Section::new(String::new(), lines.collect())
    }

    fn composing(&self, _: &Scene<'_>) -> Option<Composing> {
        None
    }

    fn compose(&self, _: &Scene<'_>, _: &[u8]) -> Option<Value> {
        None
    }

    fn composed(&self, _: &Scene<'_>, _: &[u8]) -> String {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_without_sentences_is_shown_field_by_field() {
        let view = serde_json::json!({ "clock": 3, "hands": [1, 2] });
        assert_eq!(raw_lines(&view), ["clock: 3", "hands: [1,2]"]);
    }
}
