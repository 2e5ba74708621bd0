//! The types of a game's JSON, for the page.

use contract::Game;
use ts_rs::{TS, TypeVisitor};

/// Shows a visitor all types that a game sends over the wire.
pub(crate) fn visit_game<G: Game>(visitor: &mut impl TypeVisitor)
where
    G::Options: TS,
    G::Rules: TS,
    G::Action: TS,
    G::View: TS,
    G::EventView: TS,
    G::Remarks: TS,
    G::Why: TS,
{
    visitor.visit::<G::Options>();
    visitor.visit::<G::Rules>();
    visitor.visit::<G::Action>();
    visitor.visit::<G::View>();
    visitor.visit::<G::EventView>();
    visitor.visit::<G::Remarks>();
    visitor.visit::<contract::ScorePart>();
    visitor.visit::<G::Why>();
}
