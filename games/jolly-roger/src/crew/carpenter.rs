//! Carpenter: asks everybody for a prize. If nobody gives one, the Carpenter's owner may take one
//! from the Captain or the Quartermaster.

use contract::{CardId, Host, Menu, Play, Question, Seat, SeatSet};

use super::timed;
use crate::action::Action;
use crate::deck::Rules;
use crate::event::Event;
use crate::fallback::first;
use crate::ledger::JR_SP_CARPENTER;
use crate::options::PrizeFacing;
use crate::phase::rules::{Phase, PhaseRules, Verdict};
use crate::phase::{Respondents, answer, first_answer, open_phase, require_turn, share};
use crate::question::{decision, reaction};
use crate::refusal::{Why, not_now, require};
use crate::state::{Answer, Effect, How, JollyRoger, PhaseView, Timing};
use crate::view::View;

/// A Carpenter asks for a prize. See: [`JR_SP_CARPENTER`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The Carpenter's owner.
    pub(crate) by: Seat,
}

/// Nobody gave a prize: it may be taken from the Captain or the Quartermaster.
/// See: [`JR_SP_CARPENTER`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The Carpenter's owner.
    pub(crate) by: Seat,
}

/// Asks every other seat with a prize, in a sealed window.
/// Decides: [`JR_SP_CARPENTER`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let asked = play.game.prize_holders().without(effect.seat);
    if asked.is_empty() {
        return ask_claim(play, effect.seat);
    }
    play.emit(Event::Opened { phase: Phase::Repair(Repair { by: effect.seat }), asked });
}

impl PhaseRules for Repair {
    fn view(&self) -> PhaseView {
        PhaseView::Repair { by: self.by }
    }

    fn question(&self) -> Question {
        reaction("carpenter-asks")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::sealed(game)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        out.actions.push(Action::Decline);
        out.actions.extend(game.prizes[seat].iter().map(|card| Action::Donate { card }));
    }

    /// See: [`JR_SP_CARPENTER`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Donate { card } = *action else { return not_now(action) };
        let asked = game.interrupt.is_none() && game.answers.asked.has(seat);
        require(asked, JR_SP_CARPENTER, Why::NotNow)?;
        require(game.prizes[seat].has(card), JR_SP_CARPENTER, Why::NoSuchPrize)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        seat: Seat,
        action: Action,
    ) {
        if let Action::Donate { card } = action {
            answer(play, seat, Answer::Card { card, how: How::Plain });
        }
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Decline
    }

    /// The first giver clockwise from the Captain gives.
    fn settle<H: Host<JollyRoger>>(self, play: &mut Play<'_, JollyRoger, H>) {
        match first_answer(play.game) {
            Some((seat, card, _)) => take(play, seat, self.by, card),
            None => ask_claim(play, self.by),
        }
    }

    #[inline]
    fn is_sealed(&self) -> bool {
        true
    }

    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        false
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }
}

/// The Captain and the Quartermaster, if they have a prize. See: [`JR_SP_CARPENTER`].
fn sources(game: &JollyRoger, by: Seat) -> SeatSet {
    let both = SeatSet::one(game.captain).with(game.quartermaster()).without(by);
    both.and(game.prize_holders())
}

fn ask_claim<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, by: Seat) {
    if sources(play.game, by).is_empty() {
        return timed::ask(play, Timing::Carpenter);
    }
    open_phase(play, Phase::Claim(Claim { by }));
}

impl PhaseRules for Claim {
    fn view(&self) -> PhaseView {
        PhaseView::Claim { by: self.by }
    }

    fn question(&self) -> Question {
        decision("carpenter-takes")
    }

    #[inline]
    fn window(&self, _game: &JollyRoger) -> Respondents {
        Respondents::turn(self.by)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        if seat != self.by {
            return;
        }
        for from in sources(game, seat).iter() {
            if game.prizes_are_hidden() {
                out.actions.push(Action::TakeFrom { seat: from });
            } else {
                out.actions.extend(game.prizes[from].iter().map(|card| Action::Take { card }));
            }
        }
        out.actions.push(Action::Done);
        out.actions.sort_unstable();
    }

    /// Taking a prize is optional.
    /// See: [`JR_SP_CARPENTER`], [`crate::ledger::JR_VAR_HIDDEN_CARDS`].
    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let (Action::Take { .. } | Action::TakeFrom { .. } | Action::Done) = *action else {
            return not_now(action);
        };
        require_turn(game, seat, Some(self.by), JR_SP_CARPENTER)?;
        let sources = sources(game, self.by);
        let fits = match (*action, game.prizes_are_hidden()) {
            (Action::Done, _) => true,
            (Action::TakeFrom { seat }, true) => sources.has(seat),
            (Action::Take { card }, false) => {
                sources.iter().any(|seat| game.prizes[seat].has(card))
            }
            _ => false,
        };
        require(fits, JR_SP_CARPENTER, Why::NoSuchPrize)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        if action == Action::Done {
            play.emit(Event::ClaimWaived { seat: self.by });
            return timed::ask(play, Timing::Carpenter);
        }
        if let Action::TakeFrom { seat } = action {
            let card = play.pick(play.game.prizes[seat]);
            return take(play, seat, self.by, card);
        }
        let Action::Take { card } = action else { return };
        let sources = sources(play.game, self.by);
        if let Some(from) = sources.iter().find(|seat| play.game.prizes[*seat].has(card)) {
            take(play, from, self.by, card);
        }
    }

    fn fallback(&self, rules: &Rules, view: &View) -> Action {
        let quartermaster = view.quartermaster.unwrap_or(view.captain);
        let both = [view.captain, quartermaster];
        let mut sources = both.into_iter().filter(|seat| *seat != self.by);
        let from = sources.find(|seat| view.seats[seat.idx()].prizes.count > 0);
        let from = from.unwrap_or(view.captain);
        match rules.policies.prizes {
            PrizeFacing::Hidden => Action::TakeFrom { seat: from },
            PrizeFacing::Open => Action::Take { card: first(view.seats[from.idx()].prizes.known) },
        }
    }

    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        false
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }
}

fn take<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    from: Seat,
    to: Seat,
    card: CardId,
) {
    let seen_by = share::audience(play.game, &[from, to]);
    play.emit(Event::PrizeTaken { from, to, card, seen_by });
    timed::ask(play, Timing::Carpenter);
}
