//! Treasure Island: the crew needs a map; then seats bury prizes.

use contract::{Host, Menu, Play, Question, Seat, SeatSet};

use super::rules::{Phase, PhaseRules, Verdict};
use super::voyage::Voyage;
use super::{Respondents, open_phase, punish, require_turn, share, voyage};
use crate::action::Action;
use crate::card::{Kind, Special};
use crate::crew::timed;
use crate::deck::Rules;
use crate::editions::NoMap;
use crate::event::Event;
use crate::ledger::{JR_ISLAND_BURY, JR_SP_BOATSWAIN};
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{JollyRoger, PhaseView, Timing};
use crate::view::View;

/// A seat named to guard the ship finds a substitute, or stays. See: [`JR_SP_BOATSWAIN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    pub(crate) guard: Seat,
}

/// Seats bury prizes. See: [`JR_ISLAND_BURY`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bury {
    /// The seats that are done.
    pub(crate) done: SeatSet,
}

/// No Old Sailor takes effect.
/// Decides: [`crate::ledger::JR_ISLAND_MAP`].
pub(crate) fn no_map<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.rules.policies.no_map {
        NoMap::PickAgain => {
            play.emit(Event::TurnedBack);
            open_phase(play, Phase::Voyage(Voyage));
        }
        NoMap::LoseRound => {
            let card = play.pick(play.game.stack(Kind::Island));
            play.emit(Event::LostAtSea { card });
            voyage::end_round(play);
        }
    }
}

/// An Old Sailor takes effect: the ship reaches the island.
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    timed::ask(play, Timing::Boatswain);
}

/// A guard may find a substitute before anybody buries.
/// See: [`JR_SP_BOATSWAIN`].
pub(crate) fn name_guard<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat) {
    play.emit(Event::GuardNamed { seat });
    open_phase(play, Phase::Guard(Guard { guard: seat }));
}

/// The guard has bribed another seat, which cannot pass the duty on. See: [`JR_SP_BOATSWAIN`].
pub(crate) fn swap_guard<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat) {
    play.emit(Event::GuardNamed { seat });
    timed::ask(play, Timing::Boatswain);
}

/// Every seat except the guard may bury. See: [`JR_ISLAND_BURY`].
pub(crate) fn bury<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let done = SeatSet::EMPTY;
    if waiting(play.game, done).is_empty() {
        return timed::ask(play, Timing::SmartKid);
    }
    open_phase(play, Phase::Bury(Bury { done }));
}

/// The seats that have something to bury and are not done: they may still be given a prize.
/// See: [`JR_ISLAND_BURY`].
fn waiting(game: &JollyRoger, done: SeatSet) -> SeatSet {
    game.prize_holders().minus(done).iter().filter(|seat| may_bury(game, *seat)).collect()
}

/// Whether public facts allow that a seat can bury: hidden prizes may be anything.
fn may_bury(game: &JollyRoger, seat: Seat) -> bool {
    let some = if game.prizes_are_hidden() {
        game.prizes[seat]
    } else {
        game.prizes[seat].and(game.rules.buriable)
    };
    !some.is_empty() && game.guard() != Some(seat)
}

impl PhaseRules for Guard {
    fn view(&self) -> PhaseView {
        PhaseView::Guard
    }

    fn question(&self) -> Question {
        decision("guard")
    }

    #[inline]
    fn window(&self, _game: &JollyRoger) -> Respondents {
        Respondents::turn(self.guard)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        self.list(game, seat, Action::Done, out);
    }

    /// See: [`JR_SP_BOATSWAIN`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Done = *action else { return not_now(action) };
        require_turn(game, seat, Some(self.guard), JR_SP_BOATSWAIN)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        if action == Action::Done {
            timed::ask(play, Timing::Boatswain);
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }
}

impl PhaseRules for Bury {
    fn view(&self) -> PhaseView {
        PhaseView::Bury { done: self.done }
    }

    fn question(&self) -> Question {
        decision("bury")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        let guard = game.guard().map_or(SeatSet::EMPTY, SeatSet::one);
        Respondents::open(game.rules.seats.all().minus(guard), waiting(game, self.done), 0)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        for card in game.prizes[seat].iter() {
            self.list(game, seat, Action::Bury { card }, out);
        }
        self.list(game, seat, Action::Done, out);
    }

    /// Decides: [`JR_ISLAND_BURY`].
    /// See: [`JR_SP_BOATSWAIN`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let (Action::Bury { .. } | Action::Done) = *action else { return not_now(action) };
        require(game.interrupt.is_none(), JR_ISLAND_BURY, Why::NotNow)?;
        require(!self.done.has(seat), JR_ISLAND_BURY, Why::AlreadyDone)?;
        let Action::Bury { card } = *action else {
            return require(waiting(game, self.done).has(seat), JR_ISLAND_BURY, Why::AlreadyDone);
        };
        require(game.guard() != Some(seat), JR_SP_BOATSWAIN, Why::CannotBury)?;
        require(game.prizes[seat].has(card), JR_ISLAND_BURY, Why::NoSuchPrize)?;
        require(game.rules.buriable.has(card), JR_ISLAND_BURY, Why::CannotBury)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Bury { card } = action {
            let seen_by = share::audience(play.game, &[seat]);
            play.emit(Event::Buried { seat, card, seen_by });
        } else {
            play.emit(Event::Finished { seat });
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }

    /// The step ends when all seats with something to bury are done.
    /// See: [`JR_ISLAND_BURY`].
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if waiting(play.game, self.done).is_empty() {
            timed::ask(play, Timing::SmartKid);
        }
    }
}

/// The Old Sailor is discarded, and the voyage is over.
/// Decides: [`crate::ledger::JR_ISLAND_MAP_DISCARD`].
pub(crate) fn end<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let cards = play.game.table.and(play.game.rules.copies(Special::OldSailor));
    play.emit(Event::CrewDiscarded { cards });
    voyage::count(play);
    punish::ask(play);
}
