//! Treasure Island: a map is needed; then prizes are buried.
//! Rules, in order of play: JR-ISLAND-MAP, JR-SP-BOATSWAIN, JR-ISLAND-BURY,
//! JR-ISLAND-MAP-DISCARD.

use contract::{CardId, Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{list, open, open_phase, punish, require_turn, share, turn, voyage};
use crate::action::Action;
use crate::card::{Kind, Special};
use crate::crew::timed;
use crate::editions::NoMap;
use crate::event::Event;
use crate::ledger::{JR_ISLAND_BURY, JR_SP_BOATSWAIN};
use crate::refusal::{Why, require};
use crate::state::{JollyRoger, Phase, Timing};

/// Nobody has played an Old Sailor that stands. Rules: [`crate::ledger::JR_ISLAND_MAP`].
pub(crate) fn no_map<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.rules.policies.no_map {
        NoMap::PickAgain => {
            play.emit(Event::TurnedBack);
            open_phase(play, Phase::Voyage);
        }
        NoMap::LoseRound => {
            let card = play.pick(play.game.stack(Kind::Island));
            play.emit(Event::LostAtSea { card });
            voyage::end_round(play);
        }
    }
}

/// An Old Sailor stands: the island is reached.
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    timed::ask(play, Timing::Boatswain);
}

/// A guard may find somebody to take his place before anyone buries.
/// Rules: [`JR_SP_BOATSWAIN`].
pub(crate) fn name_guard<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat) {
    play.emit(Event::GuardNamed { seat });
    open_phase(play, Phase::Guard);
}

/// The guard has bribed another, who cannot pass it on again. Rules: [`JR_SP_BOATSWAIN`].
pub(crate) fn swap_guard<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat) {
    play.emit(Event::GuardNamed { seat });
    timed::ask(play, Timing::Boatswain);
}

/// Everybody may bury but the guard. Rules: [`JR_ISLAND_BURY`].
pub(crate) fn bury<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let done = SeatSet::EMPTY;
    if waiting(play.game, done).is_empty() {
        return timed::ask(play, Timing::SmartKid);
    }
    open_phase(play, Phase::Bury { done });
}

/// Who has something to bury and has not said to be done: a prize may come late.
/// Rules: [`JR_ISLAND_BURY`].
fn waiting(game: &JollyRoger, done: SeatSet) -> SeatSet {
    game.prize_holders().minus(done).iter().filter(|seat| may_bury(game, *seat)).collect()
}

/// When all who have something to bury are done, the step is over. Rules: [`JR_ISLAND_BURY`].
pub(crate) fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, done: SeatSet) {
    if waiting(play.game, done).is_empty() {
        timed::ask(play, Timing::SmartKid);
    }
}

/// As far as all can see: hidden prizes may be anything.
fn may_bury(game: &JollyRoger, seat: Seat) -> bool {
    let some = if game.prizes_are_hidden() {
        game.prizes[seat]
    } else {
        game.prizes[seat].and(game.rules.buriable)
    };
    !some.is_empty() && game.guard != Some(seat)
}

pub(crate) fn window(game: &JollyRoger) -> Window {
    if let Phase::Bury { done } = game.phase {
        let guard = game.guard.map_or(SeatSet::EMPTY, SeatSet::one);
        return open(game, game.rules.seats.all().minus(guard), waiting(game, done), 0);
    }
    turn(game, game.guard.unwrap_or(game.captain))
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    for card in game.prizes[seat].iter() {
        list(game, seat, Action::Bury { card }, out);
    }
    list(game, seat, Action::Done, out);
}

/// Rules: [`JR_ISLAND_BURY`], [`JR_SP_BOATSWAIN`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    let Phase::Bury { done } = game.phase else {
        let guard = game.guard.filter(|_| game.phase == Phase::Guard);
        require(*action == Action::Done, JR_ISLAND_BURY, Why::NotNow)?;
        return require_turn(game, seat, guard, JR_SP_BOATSWAIN);
    };
    require(game.interrupt.is_none(), JR_ISLAND_BURY, Why::NotNow)?;
    require(!done.has(seat), JR_ISLAND_BURY, Why::AlreadyDone)?;
    let Action::Bury { card } = *action else {
        return require(waiting(game, done).has(seat), JR_ISLAND_BURY, Why::AlreadyDone);
    };
    require(game.guard != Some(seat), JR_SP_BOATSWAIN, Why::CannotBury)?;
    require(game.prizes[seat].has(card), JR_ISLAND_BURY, Why::NoSuchPrize)?;
    require(game.rules.buriable.has(card), JR_ISLAND_BURY, Why::CannotBury)
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    match (action, play.game.phase) {
        (Action::Bury { card }, _) => bury_one(play, seat, card),
        (_, Phase::Guard) => timed::ask(play, Timing::Boatswain),
        _ => play.emit(Event::Finished { seat }),
    }
}

fn bury_one<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    let seen_by = share::audience(play.game, &[seat]);
    play.emit(Event::Buried { seat, card, seen_by });
}

/// The Old Sailor is discarded, and the voyage is over.
/// Rules: [`crate::ledger::JR_ISLAND_MAP_DISCARD`].
pub(crate) fn end<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let cards = play.game.table.and(play.game.rules.copies(Special::OldSailor));
    play.emit(Event::CrewDiscarded { cards });
    voyage::count(play);
    punish::ask(play);
}
