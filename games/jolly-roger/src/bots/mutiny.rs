//! Mutinies: when to call one, which side to take, how many cards to play.
//!
//! The losers' unburied prizes are shared among all. So a seat weighs its part of what the other
//! side could lose against its own unburied prizes, by the chance to win. A seat that is ahead
//! passes; one that is behind plays the smallest card that turns the balance, or gives up.

use crate::bribe::Pledge;
use crate::state::{Decision, How, PhaseView, Side};
use crate::{Action, Kind, Special};
use contract::{CardId, Seat};

use super::look::Look;
use super::{Reason, Say, ashore, bribe, crew, say};
use bots::Temper;

/// The value of being Captain for each voyage to go.
const COMMAND: i32 = 12;
/// The value of the Captain's losses beyond a seat's share of them, in hundredths: fewer rivals are
/// ahead then.
const RIVAL: i32 = 4;
/// The value of being Quartermaster, with a friend as Captain.
const OFFICE: i32 = 200;
/// The least gain for which to call a mutiny. A seat that lets the appointment pass may still call
/// one after the pick, and after the voyage there is more to share; but what is buried on the
/// island is out of reach.
const CALL_EARLY: i32 = 104;
const CALL_SAILED: i32 = 85;
const CALL_ISLAND: i32 = 20;
const CALL_LATE: i32 = 84;
/// The least gain for which to take a side.
const JOIN: i32 = 14;
/// The share of their crew that leaders and members are expected to play, in hundredths.
const LEADER_PLAYS: i32 = 75;
const MEMBER_PLAYS: i32 = 50;
/// The share of the neutral seats' crew that joins the side with more to give.
const CROWD_PLAYS: i32 = 35;
/// The value of a crewman during a mutiny, in hundredths of a gold piece.
const IN_MUTINY: i32 = 18;
/// The change of the chance with each crewman, in hundredths, and its bounds.
const CREWMAN: i32 = 6;
const CHANCE_MIN: i32 = 4;
const CHANCE_MAX: i32 = 96;
/// Below this chance, in hundredths, a member saves its cards.
const GIVE_UP: i32 = 15;

/// The lead of a side in hundredths of a crewman, with the crew it is expected to add.
fn balance(look: Look<'_>, side: Side, mine: i32) -> i32 {
    let mutiny = &look.view.mutiny;
    let of = |side: Side| 100 * i32::from(mutiny.crewmen[side.idx()]) + reserves(look, side);
    let (ours, theirs) = (of(side) + mine, of(side.other()));
    // The Captain wins a tie.
    let tie = if side == Side::Captain { 50 } else { -50 };
    ours - theirs + tie
}

/// The crew that the other members of a side may still play.
fn reserves(look: Look<'_>, side: Side) -> i32 {
    let mutiny = &look.view.mutiny;
    let leader = if side == Side::Captain { look.view.captain } else { mutiny.first };
    let members = mutiny.members[side.idx()].with(leader).without(look.seat);
    let plays = |seat: Seat| if seat == leader { LEADER_PLAYS } else { MEMBER_PLAYS };
    members.iter().map(|seat| look.reserve(seat) * plays(seat) / 100).sum()
}

fn chance(balance: i32) -> i32 {
    (50 + CREWMAN * balance / 100).clamp(CHANCE_MIN, CHANCE_MAX)
}

/// A Cutthroat opens a mutiny and wins it at once.
const STAB: How = How::Kill { leader: Side::Captain };

/// Calls a mutiny if the gain is large enough.
pub(super) fn call(look: Look<'_>, decision: Decision) -> Say {
    let decline = say(Action::Decline, Reason::new("jr-advice-no-mutiny"));
    let Some((card, how)) = opening(look) else { return decline };
    let (worth, chance) = worth_of_calling(look, how);
    let surplus = worth - bar(look, decision);
    if surplus < 0 {
        return decline;
    }
    let call = Action::Call { card, how };
    let word = bribe::word(look, Pledge::NoMutiny).or_else(|| bribe::word(look, Pledge::StayOut));
    if let Some(word) = word {
        if bribe::breaks(look, surplus) {
            return say(call, Reason::new("jr-advice-break-peace").seat(word.to));
        }
        return say(Action::Decline, Reason::new("jr-advice-keep-peace").seat(word.to));
    }
    let island = decision == Decision::Sailed && look.view.laid == Some(Kind::Island);
    let key = if island { "jr-advice-mutiny-island" } else { "jr-advice-mutiny" };
    say(call, Reason::new(key).percent(chance))
}

/// The expected gain of a mutiny, and its chance.
fn worth_of_calling(look: Look<'_>, how: How) -> (i32, i32) {
    let captain = look.view.captain;
    let certain = how == STAB;
    let own = 100 * look.crewmen(look.hand());
    let his = 100 + look.reserve(captain) * LEADER_PLAYS / 100;
    let poor = look.at_stake(look.seat) < look.at_stake(captain);
    let crowd = if poor { crowd(look) } else { 0 };
    let chance = if certain { CHANCE_MAX } else { chance(own - his + quartermaster(look) + crowd) };
    let command = COMMAND * (look.voyages_left() - 1).max(0);
    let stake = look.at_stake(captain);
    let prize = stake / look.n_seats() + RIVAL * stake / 100 + command;
    let own = look.at_stake(look.seat);
    let risk = own - own / look.n_seats();
    ((chance * prize - (100 - chance) * risk) / 100, chance)
}

/// The expected gain of a mutiny after the voyage above the least gain for calling one; 0 for a
/// seat that cannot call one.
pub(super) fn surplus(look: Look<'_>) -> i32 {
    if look.is_captain() || look.hand().is_empty() {
        return 0;
    }
    let how = if look.held(Special::Cutthroat).is_some() { STAB } else { How::Plain };
    worth_of_calling(look, how).0 - CALL_LATE
}

/// The crew the Quartermaster is expected to add, for the Captain unless it is this seat.
fn quartermaster(look: Look<'_>) -> i32 {
    match look.view.quartermaster {
        Some(seat) if seat == look.seat => 100,
        Some(seat) => -100 - look.reserve(seat) * MEMBER_PLAYS / 200,
        None => 0,
    }
}

/// The crew expected from seats that have less to lose than the Captain.
fn crowd(look: Look<'_>) -> i32 {
    let stake = look.at_stake(look.view.captain);
    let officers = [look.view.captain, look.quartermaster()];
    let rabble = look.others().filter(|seat| !officers.contains(seat));
    let poorer = rabble.filter(|seat| look.at_stake(*seat) < stake);
    poorer.map(|seat| look.reserve(seat) * CROWD_PLAYS / 100).sum()
}

fn bar(look: Look<'_>, decision: Decision) -> i32 {
    match (decision, look.view.laid) {
        (Decision::Appointed, _) => CALL_EARLY,
        (Decision::Sailed, Some(Kind::Island)) => {
            CALL_ISLAND + ashore::worth_of_burying(look).max(0)
        }
        (Decision::Sailed, _) => CALL_SAILED,
        (Decision::Ordered | Decision::Waived, _) => CALL_LATE,
    }
}

/// The card to open with: a Cutthroat, which ends the mutiny at once; else crewmen that are of
/// little use elsewhere.
fn opening(look: Look<'_>) -> Option<(CardId, How)> {
    let kill = |card: &CardId| look.may(&Action::Call { card: *card, how: STAB });
    if let Some(card) = look.held(Special::Cutthroat).filter(kill) {
        return Some((card, STAB));
    }
    if let Some(card) = look.held(Special::SeaDog)
        && let Some(how) = sea_dog(look, |how| Action::Call { card, how })
    {
        return Some((card, how));
    }
    let card = look.hand().iter().max_by_key(|card| thrift(look, *card))?;
    Some((card, How::Plain))
}

/// Prefers many crewmen and little other value.
fn thrift(look: Look<'_>, card: CardId) -> i32 {
    IN_MUTINY * i32::from(look.rules.crewmen(card)) - crew::worth(look, card)
}

/// The seat that a Sea Dog brings along: the fullest hand without a side.
fn sea_dog(look: Look<'_>, action: impl Fn(How) -> Action) -> Option<How> {
    let named = look.others().filter(|seat| look.may(&action(How::On { seat: *seat })));
    let seat = named.max_by_key(|seat| (look.hand_size(*seat), look.at_stake(*seat)))?;
    Some(How::On { seat })
}

/// A Sea Dog forces this seat to play: its least valuable card.
pub(super) fn forced(look: Look<'_>, side: Side) -> Option<Say> {
    let how = How::Kill { leader: side.other() };
    let kill = look.held(Special::Cutthroat).map(|card| Action::Join { side, card, how });
    if let Some(action) = kill.filter(|action| look.may(action)) {
        return Some(say(action, Reason::new("jr-advice-kill")));
    }
    let card = look.hand().iter().max_by_key(|card| thrift(look, *card))?;
    let action = Action::Join { side, card, how: How::Plain };
    Some(say(action, Reason::new("jr-advice-forced")))
}

/// Plays for a side, takes one, or stays out.
pub(super) fn join(look: Look<'_>) -> Option<Say> {
    let pass = Action::Pass { seen: look.view.mutiny.shown };
    let pass = |key| look.may(&pass).then(|| say(pass, Reason::new(key)));
    if let Some(advice) = keep_play(look) {
        return Some(advice);
    }
    if let (Some(word), None) = (bribe::word(look, Pledge::StayOut), look.side(look.seat)) {
        return keep_out(look, word.to);
    }
    let advice = match look.side(look.seat) {
        Some(side) => fight(look, side),
        None => taken_side(look).and_then(|side| fight(look, side)),
    };
    let idle = match look.side(look.seat) {
        Some(side) if is_ahead(look, side) => "jr-advice-mutiny-ahead",
        Some(_) => "jr-advice-mutiny-lost",
        None => "jr-advice-stay-out",
    };
    advice.or_else(|| pass(idle).filter(|_| look.must))
}

/// Plays the card that was promised to a seat with a side. A fickle seat plays it only if it would
/// have taken that side anyway.
fn keep_play(look: Look<'_>) -> Option<Say> {
    let (side, word) = bribe::promised_side(look)?;
    let fits = look.side(look.seat).is_none_or(|own| own == side);
    let keeps = look.temper == Temper::Loyal || joining(look, side) > JOIN;
    let card = turning(look, missing(look, side))?;
    let action = Action::Join { side, card, how: How::Plain };
    let reason = Reason::new("jr-advice-keep-play").seat(word.to);
    (fits && keeps && look.may(&action)).then(|| say(action, reason))
}

/// Stays out as promised, unless a side is worth a broken promise.
fn keep_out(look: Look<'_>, to: Seat) -> Option<Say> {
    let broken = best_side(look).filter(|(worth, _)| bribe::breaks(look, worth - JOIN));
    if let Some(advice) = broken.and_then(|(_, side)| fight(look, side)) {
        return Some(say(advice.action, Reason::new("jr-advice-break-out").seat(to)));
    }
    let pass = Action::Pass { seen: look.view.mutiny.shown };
    let may = look.must && look.may(&pass);
    may.then(|| say(pass, Reason::new("jr-advice-keep-out").seat(to)))
}

/// Whether a side would win as it stands.
pub(super) fn is_ahead(look: Look<'_>, side: Side) -> bool {
    missing(look, side) <= 0
}

/// The crewmen a side needs to be ahead.
pub(super) fn missing(look: Look<'_>, side: Side) -> i32 {
    let [captain, mutineer] = look.view.mutiny.crewmen.map(i32::from);
    match side {
        Side::Captain => mutineer - captain,
        Side::Mutineer => captain + 1 - mutineer,
    }
}

/// The side worth joining, if there is one.
fn taken_side(look: Look<'_>) -> Option<Side> {
    best_side(look).filter(|(worth, _)| *worth > JOIN).map(|(_, side)| side)
}

/// The better side for a neutral seat, and the gain of joining it.
pub(super) fn best_side(look: Look<'_>) -> Option<(i32, Side)> {
    let is_on = look.view.phase == PhaseView::Mutiny;
    let sides = Side::BOTH.into_iter().filter(|_| is_on);
    sides.map(|side| (joining(look, side), side)).max_by_key(|(worth, _)| *worth)
}

/// The gain of joining a side over staying out.
pub(super) fn joining(look: Look<'_>, side: Side) -> i32 {
    if is_ahead(look, side) {
        return 0;
    }
    let n = look.n_seats();
    let members = look.view.mutiny.members;
    let (ours, theirs) = (members[side.idx()], members[side.other().idx()]);
    let office = if look.view.quartermaster == Some(look.seat) { OFFICE } else { 0 };
    let office = if side == Side::Captain { office } else { -office };
    let gain = (look.all_at_stake(theirs) - look.all_at_stake(ours)) / n + office;
    let own = look.at_stake(look.seat);
    let risk = own - own / n;
    let before = chance(balance(look, side, 0));
    let after = chance(balance(look, side, 100 * look.crewmen(look.hand())));
    ((after - before) * gain - (100 - after) * risk) / 100
}

/// Turns the balance for this seat's side, if possible.
fn fight(look: Look<'_>, side: Side) -> Option<Say> {
    if let Some(advice) = crew::betray_in_mutiny(look, side) {
        return Some(advice);
    }
    let missing = missing(look, side);
    if missing <= 0 {
        return None;
    }
    let join = |card, how| Action::Join { side, card, how };
    let how = How::Kill { leader: side.other() };
    let kill = look.held(Special::Cutthroat).map(|card| join(card, how));
    if let Some(action) = kill.filter(|action| look.may(action)) {
        return Some(say(action, Reason::new("jr-advice-kill")));
    }
    let commit = Action::Commit { side };
    if look.may(&commit) {
        return Some(say(commit, Reason::new("jr-advice-commit")));
    }
    let leads = look.is_captain() || look.view.mutiny.first == look.seat;
    let holds_on = leads && missing <= look.crewmen(look.hand());
    if !holds_on && chance(balance(look, side, 100 * look.crewmen(look.hand()))) < GIVE_UP {
        return None;
    }
    if let Some(card) = look.held(Special::SeaDog)
        && let Some(how) = sea_dog(look, |how| join(card, how))
    {
        return Some(say(join(card, how), Reason::new("jr-advice-sea-dog")));
    }
    let card = turning(look, missing)?;
    let key = match side {
        Side::Captain => "jr-advice-join-captain",
        Side::Mutineer => "jr-advice-join-mutineer",
    };
    Some(say(join(card, How::Plain), Reason::new(key)))
}

/// The cheapest card that alone suffices, else the one with most crewmen for its value.
fn turning(look: Look<'_>, missing: i32) -> Option<CardId> {
    let crewmen = |card: &CardId| i32::from(look.rules.crewmen(*card));
    let enough = look.hand().iter().filter(|card| crewmen(card) >= missing);
    let cheapest = enough.min_by_key(|card| crew::worth(look, *card));
    cheapest.or_else(|| look.hand().iter().max_by_key(|card| thrift(look, *card)))
}
