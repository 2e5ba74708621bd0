//! The windows of the game, one file each. Every file has the same functions in the same order:
//! `window` (who is asked), `menu`, `check` (each refusal names its rule), `resolve`.
//! This one pairs the open window with the action.
//! Rules: [`TOY_STEP`], [`TOY_HAND`], [`TOY_END`](super::ledger::TOY_END).

pub mod turn;
pub mod mutiny;
pub mod attack;
pub mod storm;

use contract::{
    Ask, CardId, Decided, EndReason, Host, Menu, Play, Refusal, RuleId, SearchRng, Seat, SeatSet,
    Window,
};

use super::event::Event;
use super::ledger::{TOY_HAND, TOY_STEP};
use super::state::{Phase, Raid};
use super::{Action, Why};

/// The last round is over.
pub const END_ROUNDS: EndReason = EndReason("toy-end-rounds");
/// Somebody is rich.
pub const END_RICH: EndReason = EndReason("toy-end-rich");

/// The open window, or the reason for the end.
#[inline]
pub(super) fn window(game: &Raid) -> Result<Window, EndReason> {
    if let Some(storm) = &game.storm {
        return Ok(storm::window(storm));
    }
    match &game.phase {
        Phase::Turn => Ok(turn::window(game)),
        Phase::Mutiny(mutiny) => Ok(mutiny::window(game, mutiny)),
        Phase::Attack(attack) => Ok(attack::window(game, attack)),
        Phase::Over(reason) => Err(*reason),
    }
}

pub(super) fn menu(game: &Raid, seat: Seat, out: &mut Menu<Action>) {
    out.clear();
    if game.storm.is_some() {
        return storm::menu(game, seat, out);
    }
    match &game.phase {
        Phase::Turn => turn::menu(game, out),
        Phase::Mutiny(_) => mutiny::menu(game, seat, out),
        Phase::Attack(attack) => attack::menu(game, attack, seat, out),
        Phase::Over(_) => {}
    }
}

/// Draws one choice, without listing all of them if there are many.
#[inline]
pub(super) fn draw_action(
    game: &Raid,
    ask: Ask,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> Decided<Action> {
    if game.storm.is_some() {
        return storm::draw_action(game, ask, rng);
    }
    match &game.phase {
        Phase::Mutiny(_) => mutiny::draw_action(game, ask, rng),
        Phase::Attack(attack) => attack::draw_action(game, attack, ask, rng),
        Phase::Turn | Phase::Over(_) => {
            menu(game, ask.seat, buffer);
            ask.draw_from(&buffer.actions, rng)
        }
    }
}

/// Rule: [`TOY_STEP`].
pub(super) fn check(game: &Raid, seat: Seat, action: Action) -> Result<(), Refusal<Why>> {
    match (&game.storm, &game.phase, action) {
        (Some(_), _, Action::Storm(mv)) => storm::check(game, seat, mv),
        (None, Phase::Turn, Action::Turn(mv)) => turn::check(game, mv),
        (None, Phase::Mutiny(_), Action::Mutiny(mv)) => mutiny::check(game, seat, mv),
        (None, Phase::Attack(attack), Action::Attack(mv)) => attack::check(game, attack, seat, mv),
        (_, _, Action::Turn(_) | Action::Mutiny(_) | Action::Attack(_) | Action::Storm(_)) => {
            Err(illegal(TOY_STEP, Why::NotNow))
        }
    }
}

pub(super) fn resolve<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat, action: Action) {
    match action {
        Action::Turn(mv) => turn::resolve(play, mv),
        Action::Mutiny(mv) => mutiny::resolve(play, seat, mv),
        Action::Attack(mv) => attack::resolve(play, seat, mv),
        Action::Storm(mv) => storm::resolve(play, seat, mv),
    }
}

pub(super) fn illegal(rule: RuleId, why: Why) -> Refusal<Why> {
    Refusal::Illegal { rule, why }
}

/// Rule: [`TOY_HAND`]. The refusal does not say where else the card may be: that would leak a
/// secret.
pub(super) fn require_in_hand(game: &Raid, seat: Seat, card: CardId) -> Result<(), Refusal<Why>> {
    if game.hands[seat].has(card) { Ok(()) } else { Err(illegal(TOY_HAND, Why::NotInHand)) }
}

/// A seat draws a card if there is one. If the deck is empty, the discard pile becomes the deck.
pub(super) fn draw_card<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat) {
    if play.game.deck.is_empty() && !play.game.discard.is_empty() {
        play.emit(Event::Reshuffled);
    }
    if !play.game.deck.is_empty() {
        let card = play.pick(play.game.deck);
        play.emit(Event::Drew { seat, card });
    }
}

/// Rule: [`TOY_END`](super::ledger::TOY_END).
pub(super) fn end_round<H: Host<Raid>>(play: &mut Play<'_, Raid, H>) {
    play.emit(Event::RoundEnded);
    let rules = play.game.shared_rules();
    let rich = rules.seats.seats().any(|seat| play.game.points[seat] >= rules.points_end);
    if rich {
        play.emit(Event::Ended { reason: END_RICH });
    } else if play.game.round >= rules.rounds {
        play.emit(Event::Ended { reason: END_ROUNDS });
    }
}

/// Everybody whose hand is larger than `n_cards`.
fn holding_more_than(game: &Raid, n_cards: u8) -> SeatSet {
    game.seat_count().seats().filter(|seat| game.hands[*seat].len() > n_cards).collect()
}
