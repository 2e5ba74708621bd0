//! Rules of thumb for Jolly Roger.
//!
//! Spend crew together and no more than needed; watch for seats that could call a mutiny, and for
//! those worth a mutiny; bury what a mutiny could take. There is one file for each part of the
//! game; this one finds the part that is asked for.

mod reason;
mod scene;
mod look;
mod voyage;
mod attack;
mod share;
mod ashore;
mod mutiny;
mod crew;
mod bribe;
mod absurd;
mod appraise;
mod instinct;
#[cfg(test)]
mod tests;

use crate::state::{Interrupt, PhaseView, Timing};
use crate::{Action, JollyRoger};
use contract::{SearchRng, Seat};

use bots::Temper;
use bots::Thumb;
use bots::{Advice, Sight};
use look::Look;
use reason::Reason;
use scene::Scene;

/// This game's advice, before its reason is put into words.
#[derive(Clone, Copy)]
struct Say {
    action: Action,
    reason: Reason,
}

fn say(action: Action, reason: Reason) -> Say {
    Say { action, reason }
}

impl Thumb for JollyRoger {
    const RANDOM_REASON: &'static str = "jr-advice-random";

    fn absurd(sight: &Sight<'_, Self>, action: &Action) -> bool {
        let scene = Scene::of_view(sight.view);
        absurd::is_absurd(look(sight, &scene), action)
    }

    fn thumb(sight: &Sight<'_, Self>, rng: &mut SearchRng) -> Option<Advice<Action>> {
        Self::thumb_of(Temper::default(), sight, rng)
    }

    fn thumb_of(
        temper: Temper,
        sight: &Sight<'_, Self>,
        _: &mut SearchRng,
    ) -> Option<Advice<Action>> {
        let scene = Scene::of_view(sight.view);
        let look = Look { temper, ..look(sight, &scene) };
        let Say { action, reason } = bribe::offer(look).or_else(|| advise(look))?;
        Some(Advice { action, reason: reason.phrase() })
    }

    fn is_bound(sight: &Sight<'_, Self>) -> bool {
        let scene = Scene::of_view(sight.view);
        bribe::is_bound(look(sight, &scene))
    }
}

fn look<'a>(sight: &Sight<'a, JollyRoger>, view: &'a Scene<'a>) -> Look<'a> {
    let &Sight { rules, seat, ref window, menu, .. } = sight;
    Look { rules, view, menu: &menu.actions, seat, must: window.me, temper: Temper::default() }
}

/// The action of a seat in a sampled world by rule of thumb; `None` is silence. It is what the seat
/// would do with its view: the function reads nothing that the seat could not know. The seat's menu
/// limits the choice, so that no bribes are offered.
fn reflex(world: &JollyRoger, seat: Seat, must: bool, menu: &[Action]) -> Option<Action> {
    let (scene, temper) = (Scene::of_world(world, seat), Temper::default());
    let look = Look { rules: world.rules(), view: &scene, menu, seat, must, temper };
    advise(look).map(|say| say.action)
}

/// The action an experienced player would take; `None` is silence.
fn advise(look: Look<'_>) -> Option<Say> {
    if look.view.interrupt.is_some() && !look.must {
        return None;
    }
    match look.view.interrupt {
        Some(Interrupt::Betrayal { .. }) => return Some(crew::betray(look)),
        Some(Interrupt::Forced { side, .. }) => return mutiny::forced(look, side),
        Some(Interrupt::Limit { .. }) => return Some(crew::discard(look)),
        None => {}
    }
    bribe::answer(look).or_else(|| crew::any_time(look)).or_else(|| in_phase(look))
}

/// The action for the phase. A seat that the window does not wait for may stay silent or join in.
fn in_phase(look: Look<'_>) -> Option<Say> {
    let advice = match look.view.phase {
        PhaseView::Attack => return attack::contribute(look),
        PhaseView::Mutiny => return mutiny::join(look),
        PhaseView::Exchange { .. } => return ashore::exchange(look),
        PhaseView::Bury { .. } => return ashore::bury(look),
        PhaseView::Appoint { .. } => voyage::appoint(look),
        PhaseView::EmptyHands { .. } => Some(say(Action::Draw, Reason::new("jr-advice-draw"))),
        PhaseView::Call { decision } => Some(mutiny::call(look, decision)),
        PhaseView::Voyage => voyage::sail(look),
        PhaseView::Timed { timing } => Some(timed(look, timing)),
        PhaseView::FirstCard => attack::first_card(look),
        PhaseView::Assign => attack::assign(look),
        PhaseView::Pick { .. } => share::pick(look),
        PhaseView::Give => share::give(look),
        PhaseView::Repair { .. } => Some(share::repair(look)),
        PhaseView::Claim { .. } => share::claim(look),
        PhaseView::Ransom { .. } => ashore::ransom(look),
        PhaseView::Guard => ashore::guard(look),
        PhaseView::Punish => Some(voyage::punish(look)),
        PhaseView::Victim => voyage::flog(look),
        PhaseView::Deal | PhaseView::Over { .. } => None,
    };
    advice.filter(|_| look.must)
}

fn timed(look: Look<'_>, timing: Timing) -> Say {
    match timing {
        Timing::Lookout => attack::lookout(look),
        Timing::Map => ashore::map(look),
        Timing::Skills => attack::skills(look),
        Timing::Cook => share::cook(look),
        Timing::Carpenter => share::carpenter(look),
        Timing::Boatswain => ashore::boatswain(look),
        Timing::SmartKid => ashore::smart_kid(look),
    }
}
