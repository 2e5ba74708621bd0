//! Phase 1: the active seat draws cards into the harbour until it stops or busts.
//! See: [`crate::ledger::PR_TAX`].

use contract::{
    Ask, CardId, Decided, Host, Menu, Mode, Play, Refusal, SearchRng, Seat, SeatSet, Window,
};

use crate::action::Action;
use crate::card::{Cards, Face, Ship};
use crate::coins::{all_earn, next_card};
use crate::ending::{ask, end_turn};
use crate::event::{Event, Source};
use crate::expedition;
use crate::ledger::{PR_DRAW, PR_DRAW_NONE, PR_DRAW_SHIP, PR_EXPEDITION_WHEN};
use crate::phase::{take, tax};
use crate::refusal::Why;
use crate::state::PortRoyal;

/// Every question in this phase is for one seat.
#[inline]
pub(crate) fn window(game: &PortRoyal, seat: Seat) -> Window {
    let asked = SeatSet::one(seat);
    Window {
        id: game.window,
        mode: Mode::Turn,
        asked,
        waiting: asked,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

/// Draw on or stop, whichever is legal; any card counts as the first.
/// Decides: [`PR_DRAW`], [`crate::ledger::PR_DRAW_EMPTY`], [`PR_DRAW_NONE`].
#[inline]
pub(crate) fn plain_choices(game: &PortRoyal) -> &'static [Action] {
    match (game.can_draw(), game.n_drawn) {
        (true, 0) => &[Action::Draw],
        (true, _) => &[Action::Draw, Action::Stop],
        (false, _) => &[Action::Stop],
    }
}

/// Draw, stop, or fulfil an expedition. See: [`PR_EXPEDITION_WHEN`].
pub(crate) fn menu(game: &PortRoyal, out: &mut Menu<Action>) {
    out.actions.extend(plain_choices(game));
    expedition::menu(game, game.active, out);
}

/// Repel the ship or keep it. The choice exists only for a ship that can be repelled, and then both
/// are legal. See: [`crate::ledger::PR_REPEL_MAY`].
pub(crate) const SHIP_MENU: [Action; 2] = [Action::Repel, Action::Keep];

/// A uniform choice, if no expedition can be fulfilled. Then a seat is usually asked only if it may
/// both draw and stop; an action that is no copy from a list goes straight to its rule.
#[expect(clippy::inline_always, reason = "as for `PortRoyal::draw_action`")]
#[inline(always)]
pub(crate) fn draw_action(game: &PortRoyal, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    match plain_choices(game) {
        [_, _] => ask.draw(2, |nth| if nth == 0 { Action::Draw } else { Action::Stop }, rng),
        choices => ask.draw_from(choices, rng),
    }
}

/// A uniform choice of [`SHIP_MENU`].
#[expect(clippy::inline_always, reason = "as for `PortRoyal::draw_action`")]
#[inline(always)]
pub(crate) fn draw_ship_action(ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    ask.draw(2, |nth| if nth == 0 { Action::Repel } else { Action::Keep }, rng)
}

/// See: [`PR_DRAW`], [`PR_DRAW_NONE`].
pub(crate) fn check(game: &PortRoyal, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    match *action {
        Action::Draw if !game.can_draw() => refuse(PR_DRAW_NONE, Why::NothingToDraw),
        Action::Stop if game.n_drawn == 0 && game.can_draw() => refuse(PR_DRAW, Why::DrawFirst),
        Action::Draw | Action::Stop => Ok(()),
        Action::Fulfil { expedition, persons } => {
            expedition::check(game, seat, expedition, persons)
        }
        Action::Repel | Action::Keep => refuse(PR_DRAW_SHIP, Why::NoShipWaits),
        Action::Take { .. } | Action::Pass => refuse(PR_DRAW, Why::StillDrawing),
    }
}

/// See: [`PR_DRAW_SHIP`], [`PR_EXPEDITION_WHEN`].
pub(crate) fn check_ship(action: &Action) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    match *action {
        Action::Repel | Action::Keep => Ok(()),
        Action::Fulfil { .. } => refuse(PR_EXPEDITION_WHEN, Why::ShipWaits),
        Action::Draw | Action::Stop | Action::Take { .. } | Action::Pass => {
            refuse(PR_DRAW_SHIP, Why::ShipWaits)
        }
    }
}

/// Whether so many swords repel a ship. A ship has at least one sword, so enough swords also mean a
/// sailor or pirate.
/// Decides: [`PR_DRAW_SHIP`].
#[inline]
pub(crate) fn repels(swords: u8, ship: Ship) -> bool {
    ship.swords.is_some_and(|needed| swords >= needed)
}

/// Whether the active seat has enough swords. See: [`PR_DRAW_SHIP`].
#[inline]
pub(crate) fn can_repel(game: &PortRoyal, card: CardId) -> bool {
    repels(game.tally(game.active).swords(), game.ship(card))
}

/// A seat's turn begins.
#[inline]
pub(crate) fn begin<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat) {
    play.emit(Event::TurnBegan { seat });
    go_on(play);
}

/// After each resolved card the seat chooses again, if there is a choice.
/// See: [`PR_DRAW`], [`PR_DRAW_NONE`].
#[expect(clippy::inline_always, reason = "so that each kind of card goes on by itself")]
#[inline(always)]
pub(crate) fn go_on<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    let seat = play.game.active;
    let choices = plain_choices(play.game);
    if choices.len() > 1 || expedition::can_fulfil_any(play.game, seat) {
        return ask(play, seat, Cards::EMPTY);
    }
    match choices {
        [Action::Draw] => resolve_draw(play),
        _ => take::begin(play),
    }
}

/// Decides: [`crate::ledger::PR_DRAW_PERSON`], [`crate::ledger::PR_DRAW_EXPEDITION`].
pub(crate) fn resolve_draw<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    let seat = play.game.active;
    let card = next_card(play).expect("checked: there is a card to draw");
    match play.game.rules.faces[card.idx()] {
        Face::Person(_) => play.emit(Event::PersonDrawn { seat, card }),
        Face::Expedition(_) => play.emit(Event::ExpeditionDrawn { seat, card }),
        Face::Tax { bonus } => tax::resolve(play, card, bonus),
        Face::Ship(_) => return meet_ship(play, seat, card),
    }
    go_on(play);
}

/// A ship that can be repelled waits for the seat's choice; any other is kept.
/// Decides: [`crate::ledger::PR_REPEL_MAY`].
/// See: [`PR_DRAW_SHIP`].
#[inline]
fn meet_ship<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat, card: CardId) {
    play.emit(Event::ShipDrawn { seat, card });
    if can_repel(play.game, card) {
        return ask(play, seat, Cards::EMPTY);
    }
    resolve_keep(play, card);
}

/// See: [`PR_DRAW_SHIP`].
pub(crate) fn resolve_repel<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, card: CardId) {
    let seat = play.game.active;
    play.emit(Event::ShipRepelled { seat, card });
    go_on(play);
}

/// See: [`PR_DRAW_SHIP`], [`crate::ledger::PR_BUST`].
#[inline]
pub(crate) fn resolve_keep<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, card: CardId) {
    if play.game.has_ship(play.game.ship(card).colour) {
        return bust(play, card);
    }
    let seat = play.game.active;
    play.emit(Event::ShipKept { seat, card });
    go_on(play);
}

/// Ends the turn without phase 2; jesters earn coins.
/// Decides: [`crate::ledger::PR_BUST`].
fn bust<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, card: CardId) {
    let (seat, n_drawn) = (play.game.active, play.game.n_drawn);
    let lost = play.game.harbour.with(card);
    play.emit(Event::Busted { seat, card, lost, n_drawn });
    all_earn(play, seat, Source::Jester, |game, seat| game.tally(seat).jesters());
    end_turn(play);
}
