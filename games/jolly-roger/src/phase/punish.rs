//! The Captain orders a punishment or waives it; the Quartermaster carries it out.

use contract::{Ask, Decided, Host, Menu, Play, Question, SearchRng, Seat, SeatSet};

use super::mutiny::Cause;
use super::rules::{Phase, PhaseRules, Verdict};
use super::{Respondents, mutiny, open_phase, require_turn, voyage};
use crate::action::Action;
use crate::deck::Rules;
use crate::event::Event;
use crate::ledger::JR_PUNISH;
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{JollyRoger, PhaseView};
use crate::view::View;

/// The Captain orders a punishment or waives it. See: [`JR_PUNISH`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Punish;

/// The Quartermaster picks the victim. See: [`JR_PUNISH`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victim;

/// Asks the Captain after the voyage.
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    open_phase(play, Phase::Punish(Punish));
}

impl PhaseRules for Punish {
    fn view(&self) -> PhaseView {
        PhaseView::Punish
    }

    fn question(&self) -> Question {
        decision("punish")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.captain)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == game.captain {
            out.actions.extend([Action::Punish, Action::Spare]);
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let choices = [Action::Punish, Action::Spare];
        (ask.seat == game.captain).then(|| ask.draw_from(&choices, rng))
    }

    /// See: [`JR_PUNISH`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let (Action::Punish | Action::Spare) = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.captain), JR_PUNISH)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let cause = if action == Action::Punish { Cause::Ordered } else { Cause::Waived };
        play.emit(Event::Decided { decision: cause.decision() });
        mutiny::ask(play, cause);
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Spare
    }
}

/// All seats with a crew card, except the Captain and the Quartermaster.
/// Decides: [`JR_PUNISH`].
fn victims(game: &JollyRoger) -> SeatSet {
    game.holders().without(game.captain).without(game.quartermaster())
}

/// Nobody called a mutiny against the order. If there is nobody to punish, nothing is lost.
/// See: [`JR_PUNISH`].
pub(crate) fn carry_out<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if victims(play.game).is_empty() {
        voyage::end_round(play);
    } else {
        open_phase(play, Phase::Victim(Victim));
    }
}

impl PhaseRules for Victim {
    fn view(&self) -> PhaseView {
        PhaseView::Victim
    }

    fn question(&self) -> Question {
        decision("victim")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.quartermaster())
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == game.quartermaster() {
            out.actions.extend(victims(game).iter().map(|victim| Action::Flog { seat: victim }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let flog = |seat| Action::Flog { seat };
        (ask.seat == game.quartermaster()).then(|| ask.draw_seat(victims(game), flog, rng))
    }

    /// See: [`JR_PUNISH`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Flog { seat: victim } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.quartermaster()), JR_PUNISH)?;
        require(victims(game).has(victim), JR_PUNISH, Why::CannotName)
    }

    /// See: [`JR_PUNISH`].
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let Action::Flog { seat } = action else { return };
        let card = play.pick(play.game.hands[seat]);
        play.emit(Event::Flogged { seat, card });
        voyage::end_round(play);
    }

    fn fallback(&self, _rules: &Rules, view: &View) -> Action {
        let quartermaster = view.quartermaster.unwrap_or(view.captain);
        let mut seats = (0..).map(Seat).zip(&view.seats);
        let found = seats.find(|(seat, shown)| {
            *seat != view.captain && *seat != quartermaster && shown.hand.count > 0
        });
        Action::Flog { seat: found.map_or(Seat(0), |(seat, _)| seat) }
    }

    /// The last possible victim may have given away all cards.
    fn go_on<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        if victims(play.game).is_empty() {
            carry_out(play);
        }
    }
}
