//! The lasting state of a table as one value, with all its secrets. Tests compare a live table
//! with a restored one by it, and operators debug with it. Never send it to a client.

use std::fmt;

use contract::Observer;
use serde_json::{Value, json};

use crate::state::Stage;
use crate::table::Table;

impl Table {
    /// Everything that the log says about the table.
    pub fn inspect(&self) -> Value {
        let Self { state, tail, .. } = self;
        let seats: Vec<String> = state.seats.iter().map(|seat| format!("{seat:?}")).collect();
        let play = match &state.stage {
            Stage::Lobby => json!("lobby"),
            Stage::Playing(playing) => json!({
                "view": playing.game.view_json(Observer::Referee),
                "window": format!("{:?}", playing.game.window()),
                "n_actions": playing.game.n_actions(),
                "version": playing.game.version(),
                "undone": playing.undone,
                "timer": playing.timer,
                "banks": playing.banks,
                "shown_banks": playing.shown_banks,
                "paused_at": playing.paused_at,
                "for_pause": playing.for_pause,
                "for_end": playing.for_end,
                "held": playing.held,
                "cards": format!("{:?}", playing.cards),
                "rests": format!("{:?}", playing.rests),
                "waits": format!("{:?}", playing.waits),
            }),
            Stage::Over(ended) => json!({
                "view": ended.game.view_json(Observer::Referee),
                "ending": ended.ending,
                "for_rematch": ended.for_rematch,
            }),
            Stage::Closed => json!("closed"),
        };
        json!({
            "setting": state.setting,
            "host": state.host,
            "kicked": state.kicked,
            "number": state.number,
            "seats": seats,
            "stage": play,
            "chat": format!("{:?}", state.chat),
            "entrants": format!("{:?}", state.entrants),
            "active_at": state.active_at,
            "reaction_s": state.reaction,
            "wanted": state.wanted,
            "n_entries": tail.len,
        })
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Table({}, {} entries)", self.state.setting.game(), self.tail.len)
    }
}
