//! The Captain picks a destination, and what follows when no mutiny breaks out.
//! Rules: JR-VOYAGE, JR-STEP-ORDER, JR-ROUND-COUNT, JR-END.

use contract::{Host, Menu, Play, Refusal, Seat, Window};

use super::{appoint, mutiny, port, require_turn, scoring, turn};
use crate::action::Action;
use crate::card::Kind;
use crate::crew::timed;
use crate::event::Event;
use crate::ledger::{JR_ISLAND_MAP, JR_VOYAGE};
use crate::refusal::{Why, require};
use crate::state::{Decision, IslandBan, JollyRoger, Phase, Timing};

/// How many voyages a game has. Rules: [`crate::ledger::JR_END`].
pub(crate) const VOYAGES: u8 = 10;

pub(crate) fn window(game: &JollyRoger) -> Window {
    turn(game, game.captain)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    for kind in Kind::ALL {
        if check(game, seat, kind).is_ok() {
            out.actions.push(Action::Sail { kind });
        }
    }
}

/// Rules: [`JR_VOYAGE`], [`JR_ISLAND_MAP`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, kind: Kind) -> Result<(), Refusal<Why>> {
    let asked = matches!(game.phase, Phase::Voyage).then_some(game.captain);
    require_turn(game, seat, asked, JR_VOYAGE)?;
    let empty = game.stack(kind).is_empty();
    require(!empty, JR_VOYAGE, Why::StackEmpty { destination: kind })?;
    let banned = kind == Kind::Island && game.island != IslandBan::Open;
    require(!banned, JR_ISLAND_MAP, Why::IslandClosed)
}

/// The top card is laid out face down; which one it is shows when it is turned over.
/// Rules: [`JR_VOYAGE`].
pub(crate) fn resolve<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, kind: Kind) {
    play.emit(Event::Sailed { to: kind });
    mutiny::ask(play, Decision::Sailed);
}

/// Nobody called a mutiny: cards tied to the decision, then the Quartermaster.
/// Rules: [`crate::ledger::JR_STEP_ORDER`].
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.laid {
        Some(Kind::Fort | Kind::Ship | Kind::Settlement) => timed::ask(play, Timing::Lookout),
        Some(Kind::Port) => port::arrive(play),
        Some(Kind::Island) => timed::ask(play, Timing::Map),
        None => unreachable!("a destination was picked"),
    }
}

/// The card laid out is turned over, unless a Lookout has done so.
pub(crate) fn turn_over<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if let Some(kind) = play.game.laid {
        let card = play.pick(play.game.stack(kind));
        play.emit(Event::Turned { card });
    }
}

/// The used card goes to the discard pile, which counts the rounds.
/// Rules: [`crate::ledger::JR_ROUND_COUNT`].
pub(crate) fn count<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if let Some(card) = play.game.turned {
        play.emit(Event::VoyageCounted { card });
    }
}

/// Whether this round is the last. Rules: [`crate::ledger::JR_END`].
pub(crate) fn is_last(game: &JollyRoger) -> bool {
    game.sailed.len() >= VOYAGES || game.prize_deck.is_empty()
}

/// Rules: [`crate::ledger::JR_END`].
pub(crate) fn end_round<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if is_last(play.game) {
        scoring::score(play);
    } else {
        appoint::begin_round(play);
    }
}
