//! Sharp-Shooter: an attack needs one point of guns more or less.

use contract::{Host, Play, Refusal};

use super::{change_skill, raises_or_lowers};
use crate::card::Skill;
use crate::ledger::JR_SP_SHARP_SHOOTER;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger};

/// The skill whose requirement changes. See: [`JR_SP_SHARP_SHOOTER`].
pub(crate) const SKILL: Skill = Skill::Guns;

/// See: [`JR_SP_SHARP_SHOOTER`].
pub(crate) fn check(how: How) -> Result<(), Refusal<Why>> {
    require(raises_or_lowers(how), JR_SP_SHARP_SHOOTER, Why::NotForThis)
}

/// Decides: [`JR_SP_SHARP_SHOOTER`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    change_skill(play, SKILL, effect.how);
}
