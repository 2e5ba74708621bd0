//! The windows in which special crew may be played at its time.
//! Rules: JR-SP-TIMING, JR-STEP-ORDER.
//!
//! Everybody with a card in hand is asked, unseen, as long as such a card may be in a hand; the
//! first clockwise from the Captain plays, it is settled in full, and all are asked again.

use contract::{Host, Menu, Play, Seat};

use super::traitor;
use crate::action::Action;
use crate::card::{Cards, Special};
use crate::deck::Rules;
use crate::event::Event;
use crate::phase::{attack, first_answer, island, share};
use crate::state::{Effect, JollyRoger, Phase, Timing};

/// The cards of a time.
pub(crate) fn cards(timing: Timing) -> &'static [Special] {
    match timing {
        Timing::Lookout => &[Special::Lookout],
        Timing::Map => &[Special::OldSailor],
        Timing::Skills => &[Special::FirstMate, Special::MasterMariner, Special::SharpShooter],
        Timing::Cook => &[Special::Cook],
        Timing::Carpenter => &[Special::Carpenter],
        Timing::Boatswain => &[Special::Boatswain],
        Timing::SmartKid => &[Special::SmartKid],
    }
}

/// All copies of the cards of a time.
#[inline]
pub(crate) fn set(rules: &Rules, timing: Timing) -> Cards {
    cards(timing).iter().fold(Cards::EMPTY, |all, special| all.or(rules.copies(*special)))
}

/// Whether such a card could do anything, as far as all can see.
fn is_of_use(game: &JollyRoger, timing: Timing) -> bool {
    match timing {
        Timing::Carpenter => !game.prize_holders().is_empty(),
        Timing::SmartKid => game.rules.seats.seats().any(|seat| !game.buried[seat].is_empty()),
        Timing::Lookout | Timing::Map | Timing::Skills | Timing::Cook | Timing::Boatswain => true,
    }
}

/// Asks, or goes on where nothing could publicly happen.
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, timing: Timing) {
    let game = &*play.game;
    let in_reach = cards(timing).iter().any(|special| game.in_reach(*special));
    let asked = game.holders();
    if !in_reach || asked.is_empty() || !is_of_use(game, timing) {
        return closed(play, timing);
    }
    play.emit(Event::Opened { phase: Phase::Timed { timing }, asked });
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, timing: Timing, out: &mut Menu<Action>) {
    out.actions.push(Action::Decline);
    super::menu(game, seat, cards(timing), out);
    out.actions.sort_unstable();
}

/// All have answered.
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, timing: Timing) {
    let Some((seat, card, how)) = first_answer(play.game) else {
        return closed(play, timing);
    };
    play.emit(Event::Shown { effect: Effect { seat, card, how } });
    traitor::ask(play);
}

/// Nobody plays one any more.
fn closed<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, timing: Timing) {
    match timing {
        Timing::Lookout => attack::begin(play),
        Timing::Map => island::no_map(play),
        Timing::Skills => attack::sum_up(play),
        Timing::Cook => share::go_on(play),
        Timing::Carpenter => share::end(play),
        Timing::Boatswain => island::bury(play),
        Timing::SmartKid => island::end(play),
    }
}
