//! The Captain picks a destination, and what follows without a mutiny.

use arrayvec::ArrayVec;
use contract::{Ask, Decided, Host, Menu, Play, Question, SearchRng, Seat};

use super::mutiny::Cause;
use super::rules::{PhaseRules, Verdict};
use super::{Respondents, appoint, mutiny, port, require_turn, scoring};
use crate::action::Action;
use crate::card::Kind;
use crate::contest::Course;
use crate::crew::timed;
use crate::deck::Rules;
use crate::event::Event;
use crate::ledger::{JR_ISLAND_MAP, JR_VOYAGE};
use crate::question::decision;
use crate::refusal::{Why, not_now, require};
use crate::state::{IslandBan, JollyRoger, PhaseView, Timing};
use crate::view::View;

/// The number of voyages in a game. See: [`crate::ledger::JR_END`].
pub(crate) const VOYAGES: u8 = 10;

/// The Captain picks a destination. See: [`JR_VOYAGE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voyage;

/// Whether a destination may be picked.
/// Decides: [`JR_VOYAGE`].
/// See: [`JR_ISLAND_MAP`].
#[inline]
fn may_pick(game: &JollyRoger, kind: Kind) -> Verdict {
    let empty = game.stack(kind).is_empty();
    require(!empty, JR_VOYAGE, Why::StackEmpty { destination: kind })?;
    let banned = kind == Kind::Island && game.island != IslandBan::Open;
    require(!banned, JR_ISLAND_MAP, Why::IslandClosed)
}

impl PhaseRules for Voyage {
    fn view(&self) -> PhaseView {
        PhaseView::Voyage
    }

    fn question(&self) -> Question {
        decision("voyage")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.captain)
    }

    fn menu(&self, game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
        for kind in Kind::ALL {
            self.list(game, seat, Action::Sail { kind }, out);
        }
    }

    #[inline]
    fn draw(&self, game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
        let kinds: ArrayVec<Kind, 5> =
            Kind::ALL.into_iter().filter(|kind| may_pick(game, *kind).is_ok()).collect();
        let sail = |nth: u32| Action::Sail { kind: kinds[nth as usize] };
        let count = u32::try_from(kinds.len()).ok()?;
        (ask.seat == game.captain).then(|| ask.draw(count, sail, rng))
    }

    fn check(&self, game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
        let Action::Sail { kind } = *action else { return not_now(action) };
        require_turn(game, seat, Some(game.captain), JR_VOYAGE)?;
        may_pick(game, kind)
    }

    /// Lays the top card out face down; nobody sees which one it is until it is turned over.
    /// See: [`JR_VOYAGE`].
    fn resolve<H: Host<JollyRoger>>(
        self,
        play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        action: Action,
    ) {
        let Action::Sail { kind: to } = action else { return };
        play.emit(Event::Sailed { to });
        mutiny::ask(play, Cause::Sailed { to });
    }

    /// Picks a stack that is not empty and may be picked; the port is the cautious choice.
    fn fallback(&self, rules: &Rules, view: &View) -> Action {
        let order = [Kind::Port, Kind::Ship, Kind::Settlement, Kind::Fort, Kind::Island];
        let may = |kind: &Kind| {
            let open = *kind != Kind::Island || view.island == IslandBan::Open;
            open && !rules.stacks[kind.idx()].and(view.stacks).is_empty()
        };
        Action::Sail { kind: order.into_iter().find(may).unwrap_or(Kind::Port) }
    }
}

/// Nobody called a mutiny: cards tied to the decision come first, then the Quartermaster.
/// See: [`crate::ledger::JR_STEP_ORDER`].
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, to: Kind) {
    match to {
        Kind::Fort | Kind::Ship | Kind::Settlement => timed::ask(play, Timing::Lookout),
        Kind::Port => port::arrive(play),
        Kind::Island => timed::ask(play, Timing::Map),
    }
}

/// Turns the laid-out card over, unless a Lookout has done so.
pub(crate) fn turn_over<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if let Course::Laid { to } = play.game.course {
        let card = play.pick(play.game.stack(to));
        play.emit(Event::Turned { card });
    }
}

/// Puts the used card on the discard pile, which counts the rounds.
/// Decides: [`crate::ledger::JR_ROUND_COUNT`].
pub(crate) fn count<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if let Course::Open { card, .. } = play.game.course {
        play.emit(Event::VoyageCounted { card });
    }
}

/// Whether this round is the last.
/// Decides: [`crate::ledger::JR_END`].
pub(crate) fn is_last(game: &JollyRoger) -> bool {
    game.sailed.len() >= VOYAGES || game.prize_deck.is_empty()
}

/// See: [`crate::ledger::JR_END`].
pub(crate) fn end_round<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if is_last(play.game) {
        scoring::score(play);
    } else {
        appoint::begin_round(play);
    }
}
