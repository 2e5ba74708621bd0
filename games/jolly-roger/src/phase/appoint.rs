//! The start of a round: the Captain appoints a Quartermaster, and seats without crew draw.

use contract::{Ask, Decided, Host, Menu, Play, Question, SearchRng, Seat, SeatSet};

use super::mutiny::Cause;
use super::rules::{Phase, PhaseRules, Verdict};
use super::voyage::Voyage;
use super::{Respondents, answer, draw_crew, mutiny, open_phase, require_turn};
use crate::action::Action;
use crate::deck::Rules;
use crate::editions::Quartermaster;
use crate::event::Event;
use crate::ledger::{JR_APPOINT, JR_APPOINT_DRAW};
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{After, Answer, JollyRoger, PhaseView, Then};
use crate::view::View;

/// The Captain appoints a Quartermaster. See: [`JR_APPOINT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appoint {
    pub(crate) after: Occasion,
}

/// When the Captain appoints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// At the start of a round.
    Round,
    /// After a mutiny, with the losers' prizes still to be shared.
    Mutiny { losers: SeatSet },
}

/// Seats without a crew card may draw one. See: [`JR_APPOINT_DRAW`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyHands {
    pub(crate) then: Next,
}

/// What comes after empty hands have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Others may call a mutiny against the appointment.
    Call,
    /// The Captain picks a destination.
    Voyage,
    /// The losers' prizes are shared.
    Spoils { losers: SeatSet },
}

/// Begins a round. Without a Quartermaster it starts with empty hands.
/// See: [`crate::ledger::JR_VAR_THREE`].
pub(crate) fn begin_round<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    play.emit(Event::RoundBegan { round: play.game.round + 1 });
    match play.game.rules.policies.quartermaster {
        Quartermaster::Appointed => {
            open_phase(play, Phase::Appoint(Appoint { after: Occasion::Round }));
        }
        Quartermaster::IsCaptain => empty_hands(play, Next::Voyage),
    }
}

impl PhaseRules for Appoint {
    fn view(&self) -> PhaseView {
        let after = match self.after {
            Occasion::Round => After::Round,
            Occasion::Mutiny { .. } => After::Mutiny,
        };
        PhaseView::Appoint { after }
    }

    fn question(&self) -> Question {
        decision("appoint")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.captain)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat == game.captain {
            let others = game.rules.seats.all().without(game.captain);
            out.actions.extend(others.iter().map(|named| Action::Appoint { seat: named }));
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let others = game.rules.seats.all().without(game.captain);
        let appoint = |seat| Action::Appoint { seat };
        (ask.seat == game.captain).then(|| ask.draw_seat(others, appoint, rng))
    }

    /// Decides: [`JR_APPOINT`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Appoint { seat: named } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.captain), JR_APPOINT)?;
        let fits = named.0 < game.rules.seats.get() && named != game.captain;
        require(fits, JR_APPOINT, Why::CannotName)
    }

    /// No mutiny follows the appointment after a mutiny.
    /// See: [`JR_APPOINT`], [`crate::ledger::JR_MUTINY_APPOINT`].
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let Action::Appoint { seat: named } = action else { return };
        play.emit(Event::Appointed { seat: named });
        match self.after {
            Occasion::Round => empty_hands(play, Next::Call),
            Occasion::Mutiny { losers } => empty_hands(play, Next::Spoils { losers }),
        }
    }

    /// Confirms the Quartermaster, or names the next seat.
    fn fallback(&self, rules: &Rules, view: &View) -> Action {
        let next = view.captain.clockwise(1, rules.seats);
        Action::Appoint { seat: view.quartermaster.unwrap_or(next) }
    }

    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        self.after == Occasion::Round
    }

    /// It is "any time" from the first appointment on.
    #[inline]
    fn is_any_time(&self, game: &JollyRoger) -> bool {
        self.after != Occasion::Round || game.round > 1
    }
}

/// Seats without a crew card may draw one.
/// Decides: [`JR_APPOINT_DRAW`].
pub(crate) fn empty_hands<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, then: Next) {
    let asked: SeatSet = play.game.rules.seats.all().minus(play.game.holders());
    let none_left = play.game.deck.is_empty() && play.game.discard.is_empty();
    if asked.is_empty() || none_left {
        return go_on(play, then);
    }
    play.emit(Event::Opened { phase: Phase::EmptyHands(EmptyHands { then }), asked });
}

impl PhaseRules for EmptyHands {
    fn view(&self) -> PhaseView {
        let then = match self.then {
            Next::Call => Then::Call,
            Next::Voyage => Then::Voyage,
            Next::Spoils { .. } => Then::Spoils,
        };
        PhaseView::EmptyHands { then }
    }

    fn question(&self) -> Question {
        decision("empty-hand")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::sealed(game)
    }

    fn menu(&self, _game: &JollyRoger, _seat: Seat, out: &mut Menu<Action>) {
        out.actions.extend([Action::Draw, Action::Decline]);
    }

    #[inline]
    fn draw(&self, _game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let choices = [Action::Draw, Action::Decline];
        ask.must.then(|| ask.draw_from(&choices, rng))
    }

    /// See: [`JR_APPOINT_DRAW`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Draw = *action else { return not_now(action) };
        let asked = game.interrupt.is_none() && game.answers.asked.has(seat);
        require(asked, JR_APPOINT_DRAW, Why::NotNow)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if action == Action::Draw {
            answer(play, seat, Answer::Draw);
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Draw
    }

    /// Seats draw clockwise from the Captain; a seat that was given a card meanwhile draws none.
    /// See: [`JR_APPOINT_DRAW`], [`crate::ledger::JR_CREW_EMPTY`].
    fn settle<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        let (answers, hands) = (play.game.answers, play.game.hands);
        let draws = |seat: &Seat| answers.given[*seat] == Answer::Draw && hands[*seat].is_empty();
        draw_crew(play, answers.asked.iter().filter(draws).collect(), 1);
        go_on(play, self.then);
    }

    #[inline]
    fn is_sealed(&self) -> bool {
        true
    }

    /// No bribes between the decision of a mutiny and the sharing of its prizes.
    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        !matches!(self.then, Next::Spoils { .. })
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }
}

fn go_on<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, then: Next) {
    match then {
        Next::Call => mutiny::ask(play, Cause::Appointed),
        Next::Voyage => open_phase(play, Phase::Voyage(Voyage)),
        Next::Spoils { losers } => mutiny::spoils(play, losers),
    }
}
