//! Pirate Port: crew for everybody, prizes for crew, ransom and sale.
//! Rules, in order of play: JR-PORT-DRAW, JR-PORT-EXCHANGE, JR-VAR-GOLD, JR-PORT-RANSOM,
//! JR-PORT-EMPTY.

use contract::{CardId, Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{draw_crew, list, open, open_phase, punish, require_turn, share, turn, voyage};
use crate::action::Action;
use crate::card::Prize;
use crate::event::Event;
use crate::ledger::{JR_PORT_EMPTY, JR_PORT_EXCHANGE, JR_PORT_RANSOM};
use crate::options::CaptainsGold;
use crate::refusal::{Why, require};
use crate::state::{JollyRoger, Phase};

/// The card is turned over, and everybody gets so many crew cards, clockwise from the Captain;
/// hands over their limit come down before anybody exchanges.
/// Rules: [`crate::ledger::JR_PORT_DRAW`].
pub(crate) fn arrive<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    let card = play.game.turned.and_then(|card| play.game.rules.destination(card));
    draw_crew(play, play.game.rules.seats.all(), card.map_or(0, |card| card.yields));
    let asked = play.game.prize_holders();
    if asked.is_empty() {
        return ransom(play, play.game.captain, 0);
    }
    open_phase(play, Phase::Exchange { asked, done: SeatSet::EMPTY });
}

/// Rules: [`JR_PORT_EXCHANGE`], [`JR_PORT_RANSOM`].
pub(crate) fn window(game: &JollyRoger) -> Window {
    if let Phase::Exchange { asked, done } = game.phase {
        return open(game, asked, asked.minus(done), 0);
    }
    let Phase::Ransom { seat, .. } = game.phase else { unreachable!("a window of the port") };
    turn(game, seat)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    for card in game.prizes[seat].iter() {
        list(game, seat, Action::Exchange { card }, out);
        list(game, seat, Action::Ransom { card }, out);
    }
    list(game, seat, Action::Done, out);
    out.actions.sort_unstable();
}

/// Rules: [`JR_PORT_EXCHANGE`], [`JR_PORT_RANSOM`], [`JR_PORT_EMPTY`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    let rule =
        if matches!(game.phase, Phase::Ransom { .. }) { JR_PORT_RANSOM } else { JR_PORT_EXCHANGE };
    match (*action, game.phase) {
        (Action::Done, Phase::Exchange { asked, done }) => {
            require(asked.has(seat) && !done.has(seat), rule, Why::AlreadyDone)
        }
        (Action::Exchange { card }, Phase::Exchange { done, .. }) => {
            require(game.interrupt.is_none(), rule, Why::NotNow)?;
            require(!done.has(seat), rule, Why::AlreadyDone)?;
            require(game.prizes[seat].has(card), rule, Why::NoSuchPrize)
        }
        (Action::Done, Phase::Ransom { seat: asked, .. }) => {
            require_turn(game, seat, Some(asked), rule)
        }
        (Action::Ransom { card }, Phase::Ransom { seat: asked, .. }) => {
            require_turn(game, seat, Some(asked), rule)?;
            require(game.prizes[seat].has(card), rule, Why::NoSuchPrize)?;
            require(game.rules.for_port.has(card), rule, Why::NotForPort)?;
            require(!game.prize_deck.is_empty(), JR_PORT_EMPTY, Why::NotForPort)
        }
        _ => require(false, rule, Why::NotNow),
    }
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    match (action, play.game.phase) {
        (Action::Ransom { card }, Phase::Ransom { first, .. }) => {
            sell(play, seat, card);
            ransom(play, first, steps(play.game, first, seat));
        }
        (Action::Done, Phase::Ransom { seat, first }) => {
            ransom(play, first, steps(play.game, first, seat) + 1);
        }
        (Action::Exchange { card }, _) => {
            exchange(play, seat, card);
            finish(play, seat);
        }
        _ => finish(play, seat),
    }
}

/// Rules: [`JR_PORT_EXCHANGE`], [`crate::ledger::JR_VAR_GOLD`].
fn exchange<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    let facing = play.game.rules.policies.port_discard;
    play.emit(Event::Exchanged { seat, card, facing });
    let for_all = play.game.rules.policies.captains_gold == CaptainsGold::Shared;
    let all = play.game.rules.seats.all();
    let seats = if seat == play.game.captain && for_all { all } else { SeatSet::one(seat) };
    draw_crew(play, seats, 1);
}

fn finish<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat) {
    play.emit(Event::Finished { seat });
    let Phase::Exchange { asked, done } = play.game.phase else { unreachable!("checked") };
    if asked.minus(done).is_empty() {
        ransom(play, play.game.captain, 0);
    }
}

/// Whether a seat may have something to ransom or sell, as far as all can see.
fn may_trade(game: &JollyRoger, seat: Seat) -> bool {
    let some = if game.prizes_are_hidden() {
        game.prizes[seat]
    } else {
        game.prizes[seat].and(game.rules.for_port)
    };
    !some.is_empty() && !game.prize_deck.is_empty()
}

/// Who has given away all that could be ransomed or sold is not asked any more.
/// Rules: [`JR_PORT_RANSOM`].
pub(crate) fn go_on<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    first: Seat,
) {
    if !may_trade(play.game, seat) {
        ransom(play, first, steps(play.game, first, seat) + 1);
    }
}

/// How many steps clockwise a seat sits from another.
fn steps(game: &JollyRoger, from: Seat, to: Seat) -> u8 {
    let mut order = game.rules.seats.clockwise_from(from).zip(0..);
    order.find(|(seat, _)| *seat == to).map_or(0, |(_, steps)| steps)
}

/// The next seat, so many steps clockwise from the first or more, that may have something to
/// ransom or sell; hidden prizes may be anything. The first is the Captain: with three seats a
/// Surgeon may put another in his place, but nobody is left out or asked twice for that.
/// Rules: [`JR_PORT_RANSOM`], [`JR_PORT_EMPTY`].
fn ransom<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, first: Seat, steps: u8) {
    let game = &*play.game;
    let mut order = game.rules.seats.clockwise_from(first).skip(usize::from(steps));
    if let Some(seat) = order.find(|seat| may_trade(game, *seat)) {
        return open_phase(play, Phase::Ransom { seat, first });
    }
    voyage::count(play);
    punish::ask(play);
}

/// A Hostage brings two prizes, Jewels one, as long as there are any.
/// Rules: [`JR_PORT_RANSOM`], [`JR_PORT_EMPTY`].
fn sell<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, seat: Seat, card: CardId) {
    play.emit(Event::Ransomed { seat, card });
    let n_prizes = if play.game.rules.prize(card) == Some(Prize::Hostage) { 2 } else { 1 };
    let seen_by = share::audience(play.game, &[seat]);
    let cards = share::draw_prizes(play, n_prizes);
    play.emit(Event::PrizesDrawn { seat, n: cards.len(), cards, seen_by });
}
