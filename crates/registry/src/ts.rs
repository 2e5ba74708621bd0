//! The types of the games' JSON, for the page.

use contract::Game;
use ts_rs::{TS, TypeVisitor};

/// Shows a visitor all types that games send over the wire.
pub fn visit_types(visitor: &mut impl TypeVisitor) {
    visit_game::<rum::Rum>(visitor);
    visit_game::<port_royal::PortRoyal>(visitor);
    visit_game::<jolly_roger::JollyRoger>(visitor);
}

fn visit_game<G: Game>(visitor: &mut impl TypeVisitor)
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
    visitor.visit::<G::Why>();
}
