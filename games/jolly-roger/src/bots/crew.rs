//! The value of crew cards in hand, discards from a full hand, cards for any time, and when a
//! Traitor pays.

use crate::card::Crew;
use crate::recent::Fate;
use crate::state::{Effect, How, Interrupt, PhaseView, Side};
use crate::{Action, Cards, Special};
use contract::{CardId, Seat};

use super::look::Look;
use super::{Reason, Say, attack, say};

/// The value of a point of skill and of a crewman in hand, in hundredths of a gold piece.
const SKILL: i32 = 12;
const CREWMAN: i32 = 6;
/// The extra value of a free choice of skill.
const ANY_SKILL: i32 = 10;
/// A prize of this value is worth a Traitor.
const DEAR: i32 = 200;
/// This many crewmen on one card are worth a Traitor in a mutiny.
const STRONG: i32 = 3;
/// The bonus for robbing an enemy's hand in a mutiny: it comes before any fuller one.
const ENEMY: i32 = 10;
/// The chance of success, in hundredths, at which the Quartermaster's share is worth a Surgeon.
const LIKELY: i32 = 60;

/// The value of a crew card in hand.
pub(super) fn worth(look: Look<'_>, card: CardId) -> i32 {
    let crewmen = CREWMAN * i32::from(look.rules.crewmen(card));
    crewmen
        + match look.rules.face(card) {
            Some(Crew::Skilled { value, .. }) => SKILL * i32::from(value),
            Some(Crew::AnySkill { value }) => SKILL * i32::from(value) + ANY_SKILL,
            Some(Crew::Special { special }) => of_special(look, special),
            None => 0,
        }
}

/// The value of a special card beyond its crewmen: its gain when it can be played, and how often
/// that is.
fn of_special(look: Look<'_>, special: Special) -> i32 {
    match special {
        Special::OldSailor if look.at_stake(look.seat) > look.mean_at_stake() => 60,
        Special::OldSailor => 20,
        Special::Cutthroat | Special::Cook | Special::Carpenter => 60,
        Special::SecondMate | Special::Stowaways | Special::SeaDog => 45,
        Special::PowderMonkey | Special::Surgeon | Special::Traitor => 40,
        Special::Lookout | Special::SmartKid => 30,
        Special::FirstMate | Special::MasterMariner | Special::SharpShooter => 25,
        Special::Boatswain => 15,
        Special::Captain | Special::Quartermaster => 0,
    }
}

/// The hand is over its limit: discards the least valuable cards.
pub(super) fn discard(look: Look<'_>) -> Say {
    let hand = look.hand();
    let excess = hand.len().saturating_sub(look.rules.hand_max);
    let cards = (0..excess).fold(Cards::EMPTY, |gone, _| {
        let least = hand.minus(gone).iter().min_by_key(|card| worth(look, *card));
        least.map_or(gone, |card| gone.with(card))
    });
    say(Action::Discard { cards }, Reason::new("jr-advice-discard"))
}

/// Plays a card for any time, if now is a good one.
pub(super) fn any_time(look: Look<'_>) -> Option<Say> {
    let has_room = look.hand().len() < look.rules.hand_max;
    if let Some(card) = look.held(Special::Stowaways).filter(|_| has_room) {
        let action = Action::Use { card, how: How::Plain };
        if look.may(&action) {
            return Some(say(action, Reason::new("jr-advice-stowaways")));
        }
    }
    if let Some(action) = second_mate(look).filter(|_| has_room) {
        return Some(say(action, Reason::new("jr-advice-second-mate")));
    }
    let card = look.held(Special::Surgeon)?;
    let action = Action::Use { card, how: How::Plain };
    let pays = look.view.phase == PhaseView::Attack && attack::chance(look) >= LIKELY;
    (pays && look.may(&action)).then(|| say(action, Reason::new("jr-advice-surgeon")))
}

/// Takes from the fullest hands; in a mutiny from the other side's.
fn second_mate(look: Look<'_>) -> Option<Action> {
    let mine = look.side(look.seat);
    let hurts = |seat: Seat| {
        let enemy = mine.is_some() && look.side(seat).is_some_and(|side| Some(side) != mine);
        look.hand_size(seat) + if enemy { ENEMY } else { 0 }
    };
    // Ties go to the nearest seats on the left.
    let near = |seat: Seat| {
        let steps = look.others().take_while(|other| *other != seat).count();
        -i32::try_from(steps).unwrap_or(0)
    };
    let aim = |action: &Action| {
        let Action::Use { card, how } = *action else { return None };
        let is_mate = look.rules.special(card) == Some(Special::SecondMate);
        let hurt = match how {
            How::On { seat } => (hurts(seat), near(seat)),
            How::OnTwo { first, second } => {
                (hurts(first) + hurts(second), near(first) + near(second))
            }
            How::Plain | How::Raise | How::Lower | How::Kill { .. } => (0, 0),
        };
        is_mate.then_some((hurt, *action))
    };
    look.menu.iter().filter_map(aim).max_by_key(|(hurt, _)| *hurt).map(|(_, action)| action)
}

/// A card was played for its effect. Plays a Traitor against harmful effects, and to save this
/// seat's own card.
pub(super) fn betray(look: Look<'_>) -> Say {
    let decline = || say(Action::Decline, Reason::new("jr-advice-keep-traitor"));
    let Some(Interrupt::Betrayal { effect, n_traitors, top_card, .. }) = look.view.interrupt else {
        return decline();
    };
    let Some(card) = look.held(Special::Traitor) else { return decline() };
    let cancelled = n_traitors % 2 == 1;
    let wanted = if cancelled { effect.seat == look.seat } else { hurts(look, effect) };
    let action = Action::Betray { card, target: top_card };
    if wanted && look.may(&action) {
        return say(action, Reason::new("jr-advice-betray"));
    }
    decline()
}

/// Whether an effect is worth a Traitor.
fn hurts(look: Look<'_>, effect: Effect) -> bool {
    if effect.seat == look.seat {
        return false;
    }
    let me = look.seat;
    let named = match effect.how {
        How::On { seat } => seat == me,
        How::OnTwo { first, second } => first == me || second == me,
        How::Plain | How::Raise | How::Lower | How::Kill { .. } => false,
    };
    let dear = look.own_prizes().iter().any(|card| look.prize(card) >= DEAR);
    match look.rules.special(effect.card) {
        Some(Special::Cutthroat) => match effect.how {
            How::Kill { leader } => look.side(me) == Some(leader),
            How::Plain | How::On { .. } | How::OnTwo { .. } | How::Raise | How::Lower => false,
        },
        Some(Special::Carpenter) => dear && (look.is_captain() || look.quartermaster() == me),
        Some(Special::Boatswain | Special::SeaDog) => named && look.at_stake(me) >= DEAR,
        Some(Special::SmartKid) => named,
        Some(Special::Cook) => look.is_captain() && dearest(look) >= DEAR,
        Some(Special::Surgeon) => look.quartermaster() == me && !look.is_captain(),
        Some(
            Special::SecondMate
            | Special::Captain
            | Special::Quartermaster
            | Special::FirstMate
            | Special::Lookout
            | Special::MasterMariner
            | Special::OldSailor
            | Special::PowderMonkey
            | Special::SharpShooter
            | Special::Stowaways
            | Special::Traitor,
        )
        | None => false,
    }
}

fn dearest(look: Look<'_>) -> i32 {
    look.view.pot.known.iter().map(|card| look.prize(card)).max().unwrap_or(0)
}

/// In a mutiny a Traitor cancels a strong card of the other side, or brings back one of this seat's
/// own side.
pub(super) fn betray_in_mutiny(look: Look<'_>, mine: Side) -> Option<Say> {
    let strong = look.menu.iter().filter_map(|action| {
        let Action::Betray { target, .. } = *action else { return None };
        let showing = look.view.showing(target)?;
        let theirs = if showing.fate == Fate::Stands { mine.other() } else { mine };
        let crewmen = i32::from(look.rules.crewmen(showing.crew));
        (showing.side == Some(theirs) && crewmen >= STRONG).then_some((crewmen, *action))
    });
    let (_, action) = strong.max_by_key(|(crewmen, _)| *crewmen)?;
    Some(say(action, Reason::new("jr-advice-betray")))
}
