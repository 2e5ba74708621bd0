//! The settings of a simulated table.

use contract::SearchRng;
use serde_json::json;
use table::config::{Proposal, Setting};

/// Random settings, within bounds.
pub(crate) fn setting(rng: &mut SearchRng) -> Setting {
    let paces = [
        json!({"kind":"blitz"}),
        json!({"kind":"normal"}),
        json!({"kind":"relaxed"}),
        json!({"kind":"none"}),
        json!({"kind":"correspondence","hours":24}),
    ];
    let hands = [
        json!({"kind":"closed"}),
        json!({"kind":"after-end"}),
        json!({"kind":"delayed","minutes":1}),
    ];
    let (spectators, floors) = (["off", "by-link", "public"], ["with-people", "always"]);
    let (reactions, ratings) = ([3, 6, 10, 20, 30], ["on", "off"]);
    let mut one_of = |n: usize| rng.below(u32::try_from(n).expect("few")) as usize;
    let proposal = json!({
        "game": "toy",
        "seats": 2 + one_of(4),
        "options": {"rounds": 2 + one_of(4), "hand": 1 + one_of(4)},
        "pace": paces[one_of(5)],
        "hands": hands[one_of(3)],
        "spectators": spectators[one_of(3)],
        "floors": floors[one_of(2)],
        "rating": ratings[one_of(2)],
        "reaction_s": reactions[one_of(5)],
    });
    let proposal: Proposal = serde_json::from_value(proposal).expect("a proposal");
    Setting::new(proposal).expect("within bounds")
}
