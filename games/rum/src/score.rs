//! The parts of the points at the end: one for each collection card.

use contract::{Phrase, ScorePart};

use crate::speech;
use crate::view::{HoldingView, View};

/// The collection cards of each seat, in the order of the row.
/// See: [`crate::ledger::RUM_END`].
pub(crate) fn parts(view: &View) -> Vec<Vec<ScorePart>> {
    let mut parts = vec![Vec::new(); view.points.len()];
    for HoldingView { colour, value, owner } in view.collection {
        let Some(own) = owner.and_then(|owner| parts.get_mut(owner.idx())) else { continue };
        let what = Phrase::new("rum-score-collection").name("colour", speech::colour(colour));
        own.push(ScorePart { what, points: value.into() });
    }
    parts
}
