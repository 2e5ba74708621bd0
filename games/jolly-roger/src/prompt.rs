//! The question of the open window as a sentence for the observer of a view, and the words for "no"
//! and "done" as answers to it.
//!
//! It follows from public facts and the observer's own answers. A window that depends on hidden
//! cards asks everybody alike, whether or not they hold a card for it.
//! See: [`crate::ledger::JR_STEP_ORDER`], [`crate::ledger::JR_SP_TIMING`],
//! [`crate::ledger::JR_PUBLIC`].

use contract::{Phrase, Seat};

use crate::card::Special;
use crate::crew;
use crate::deck::Rules;
use crate::speech::{Names, side, skill};
use crate::state::{Decision, How, Interrupt, PhaseView, Timing};
use crate::view::{FightView, View};

/// The sentence; `None` before the deal and after the end.
pub(crate) fn window(rules: &Rules, view: &View) -> Option<Phrase> {
    match view.interrupt {
        Some(interrupt) => Some(above(rules, view, interrupt)),
        None => of_phase(rules, view),
    }
}

/// The sentence of a window above the phase.
fn above(rules: &Rules, view: &View, interrupt: Interrupt) -> Phrase {
    match interrupt {
        Interrupt::Betrayal { top_card, .. } => {
            asked(view, "jr-ui-now-betrayal").name("card", rules.name(top_card))
        }
        Interrupt::Forced { seat, side: to, .. } => {
            turn("jr-ui-now-forced", seat).choice("side", side(to))
        }
        Interrupt::Limit { .. } => {
            asked(view, "jr-ui-now-limit").number("count", excess(rules, view))
        }
    }
}

fn of_phase(rules: &Rules, view: &View) -> Option<Phrase> {
    let (captain, quartermaster) = (view.captain, view.quartermaster());
    Some(match view.phase {
        PhaseView::Deal | PhaseView::Over { .. } => return None,
        PhaseView::Appoint { .. } => turn("jr-ui-now-appoint", captain),
        PhaseView::EmptyHands { .. } => asked(view, "jr-ui-now-empty"),
        PhaseView::Call { decision } => asked(view, "jr-ui-now-call")
            .choice("decision", decided(decision))
            .seat("quartermaster", quartermaster),
        PhaseView::Voyage => turn("jr-ui-now-voyage", captain),
        PhaseView::Timed { timing } => asked(view, timed(timing)),
        PhaseView::FirstCard => turn("jr-ui-now-first-card", quartermaster),
        PhaseView::Attack => {
            let is_quartermaster = view.asked && view.me == Some(quartermaster);
            let part = if is_quartermaster { "quartermaster" } else { audience(view) };
            Phrase::new("jr-ui-now-attack").choice("asked", part)
        }
        PhaseView::Assign => {
            let card = view.attack.unassigned.first()?;
            turn("jr-ui-now-assign", quartermaster).name("card", rules.name(card))
        }
        PhaseView::Pick { seat } => turn("jr-ui-now-pick", seat),
        PhaseView::Give => turn("jr-ui-now-give", quartermaster),
        PhaseView::Repair { by } => asked(view, "jr-ui-now-repair").seat("seat", by),
        PhaseView::Claim { by } => turn("jr-ui-now-claim", by),
        PhaseView::Exchange { .. } => asked(view, "jr-ui-now-exchange"),
        PhaseView::Ransom { seat, .. } => turn("jr-ui-now-ransom", seat),
        PhaseView::Guard => turn("jr-ui-now-guard", view.guard.unwrap_or(captain)),
        PhaseView::Bury { .. } => asked(view, "jr-ui-now-bury"),
        PhaseView::Punish => turn("jr-ui-now-punish", captain),
        PhaseView::Victim => turn("jr-ui-now-victim", quartermaster),
        PhaseView::Mutiny => Phrase::new("jr-ui-now-mutiny").choice("asked", in_mutiny(view)),
    })
}

fn turn(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

fn asked(view: &View, key: &'static str) -> Phrase {
    Phrase::new(key).choice("asked", audience(view))
}

/// Whether the sentence is a question to the observer.
fn audience(view: &View) -> &'static str {
    if view.asked { "me" } else { "other" }
}

/// The same in a mutiny, where the observer's side matters.
fn in_mutiny(view: &View) -> &'static str {
    match view.me.filter(|_| view.asked) {
        None => "other",
        Some(me) => view.mutiny.side(me).map_or("neutral", side),
    }
}

/// The number of cards the observer must discard. See: [`crate::ledger::JR_HAND_LIMIT`].
fn excess(rules: &Rules, view: &View) -> u8 {
    let own = view.me.and_then(|me| view.seats.get(me.idx()));
    own.map_or(0, |own| own.hand.count).saturating_sub(rules.hand_max)
}

fn decided(decision: Decision) -> &'static str {
    match decision {
        Decision::Appointed => "appointed",
        Decision::Sailed => "sailed",
        Decision::Ordered => "ordered",
        Decision::Waived => "waived",
    }
}

fn timed(timing: Timing) -> &'static str {
    match timing {
        Timing::Lookout => "jr-ui-now-lookout",
        Timing::Map => "jr-ui-now-map",
        Timing::Skills => "jr-ui-now-skills",
        Timing::Cook => "jr-ui-now-cook",
        Timing::Carpenter => "jr-ui-now-carpenter",
        Timing::Boatswain => "jr-ui-now-boatswain",
        Timing::SmartKid => "jr-ui-now-smart-kid",
    }
}

/// The words for "no", which say what is declined.
pub(crate) fn decline(view: &View) -> Phrase {
    Phrase::new(match view.phase {
        _ if view.interrupt.is_some() => "jr-ui-no-card",
        PhaseView::Call { .. } => "jr-ui-no-mutiny",
        PhaseView::EmptyHands { .. } => "jr-ui-no-draw",
        PhaseView::Repair { .. } => "jr-ui-no-gift",
        PhaseView::Timed { .. } => "jr-ui-no-card",
        PhaseView::Deal
        | PhaseView::Appoint { .. }
        | PhaseView::Voyage
        | PhaseView::FirstCard
        | PhaseView::Attack
        | PhaseView::Assign
        | PhaseView::Pick { .. }
        | PhaseView::Give
        | PhaseView::Claim { .. }
        | PhaseView::Exchange { .. }
        | PhaseView::Ransom { .. }
        | PhaseView::Guard
        | PhaseView::Bury { .. }
        | PhaseView::Punish
        | PhaseView::Victim
        | PhaseView::Mutiny
        | PhaseView::Over { .. } => "jr-action-decline",
    })
}

/// The words for "done", which say with what.
pub(crate) fn done(view: &View) -> Phrase {
    Phrase::new(match view.phase {
        PhaseView::Exchange { .. } => "jr-ui-no-exchange",
        PhaseView::Ransom { .. } => "jr-ui-no-ransom",
        PhaseView::Guard => "jr-ui-no-swap",
        PhaseView::Bury { .. } => "jr-ui-no-burial",
        PhaseView::Claim { .. } => "jr-ui-no-claim",
        PhaseView::Deal
        | PhaseView::Appoint { .. }
        | PhaseView::EmptyHands { .. }
        | PhaseView::Call { .. }
        | PhaseView::Voyage
        | PhaseView::Timed { .. }
        | PhaseView::FirstCard
        | PhaseView::Attack
        | PhaseView::Assign
        | PhaseView::Pick { .. }
        | PhaseView::Give
        | PhaseView::Repair { .. }
        | PhaseView::Punish
        | PhaseView::Victim
        | PhaseView::Mutiny
        | PhaseView::Over { .. } => "jr-action-done",
    })
}

/// The amount of a skill that an attack would need after a mate has changed it, if they can.
pub fn need_then(special: Special, how: How, fight: &FightView) -> Option<Phrase> {
    let of = crew::changed_by(special)?;
    let by = match how {
        How::Raise => 1,
        How::Lower => -1,
        How::Plain | How::On { .. } | How::OnTwo { .. } | How::Kill { .. } => return None,
    };
    let need = fight.least[of.idx()].saturating_add_signed(by);
    Some(Phrase::new("jr-ui-would-need").name("skill", skill(of)).number("count", need))
}
