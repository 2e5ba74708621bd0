//! Master Mariner: an attack needs one point of navigation more or less.

use contract::{Host, Play, Refusal};

use super::{change_skill, raises_or_lowers};
use crate::card::Skill;
use crate::ledger::JR_SP_MASTER_MARINER;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger};

/// The skill whose requirement changes. See: [`JR_SP_MASTER_MARINER`].
pub(crate) const SKILL: Skill = Skill::Navigation;

/// See: [`JR_SP_MASTER_MARINER`].
pub(crate) fn check(how: How) -> Result<(), Refusal<Why>> {
    require(raises_or_lowers(how), JR_SP_MASTER_MARINER, Why::NotForThis)
}

/// Decides: [`JR_SP_MASTER_MARINER`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    change_skill(play, SKILL, effect.how);
}
