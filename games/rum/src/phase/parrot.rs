//! The parrot: cards go back to the wreck, chosen secretly.

use std::ops::ControlFlow;

use contract::{Ask, Decided, Host, Menu, Mode, Play, Refusal, SearchRng, Seat, SeatSet, Window};

use crate::action::{Action, PlaceId};
use crate::card::Cards;
use crate::ending::move_clock;
use crate::event::{Cause, Event};
use crate::ledger::RUM_PARROT;
use crate::phase::{draw, wave};
use crate::refusal::Why;
use crate::state::{Phase, PutBack, Rum};

/// Every seat with more cards than must go back has a choice, and answers secretly. Hand sizes are
/// public, so who is asked reveals nothing.
/// Decides: [`crate::ledger::RUM_WAVE_CHOICE`].
#[inline]
pub(crate) fn window(game: &Rum, put_back: &PutBack) -> Window {
    Window {
        id: game.window,
        mode: Mode::Sealed,
        asked: put_back.asked,
        waiting: put_back.waiting,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

/// Every combination of so many hand cards. See: [`crate::ledger::RUM_PARROT_HOW`].
pub(crate) fn menu(game: &Rum, put_back: &PutBack, seat: Seat, out: &mut Menu<Action>) {
    let cards: arrayvec::ArrayVec<_, 21> = game.hand(seat).iter().collect();
    choose(&cards, put_back.n, Cards::EMPTY, out);
    out.actions.sort_unstable();
}

fn choose(from: &[contract::CardId], n: u8, chosen: Cards, out: &mut Menu<Action>) {
    if n == 0 {
        return out.actions.push(Action::PutBack { cards: chosen });
    }
    // At most three levels deep: the clock says two or three.
    for (idx, card) in from.iter().enumerate() {
        choose(&from[idx + 1..], n - 1, chosen.with(*card), out);
    }
}

/// A uniform choice among them.
pub(crate) fn draw_action(
    game: &Rum,
    put_back: &PutBack,
    ask: Ask,
    rng: &mut SearchRng,
) -> Decided<Action> {
    let (hand, n) = (game.hand(ask.seat), put_back.n);
    let held = u32::from(hand.len());
    let count = match n {
        2 => held * (held - 1) / 2,
        _ => held * (held - 1) * (held - 2) / 6,
    };
    ask.draw_with(count, |rng| Action::PutBack { cards: rng.pick_n(hand, n) }, rng)
}

/// See: [`RUM_PARROT`].
pub(crate) fn check(
    game: &Rum,
    put_back: &PutBack,
    seat: Seat,
    cards: Cards,
) -> Result<(), Refusal<Why>> {
    let refuse = |why| Err(Refusal::Illegal { rule: RUM_PARROT, why });
    if cards.len() != put_back.n {
        return refuse(Why::PutBackCount { chosen: cards.len(), needed: put_back.n });
    }
    if !cards.within(game.hand(seat)) {
        return refuse(Why::NotInHand);
    }
    Ok(())
}

/// The answer stays sealed; the last one settles all. See: [`crate::ledger::RUM_WAVE_CHOICE`].
pub(crate) fn resolve<H: Host<Rum>>(
    play: &mut Play<'_, Rum, H>,
    seat: Seat,
    cards: Cards,
) -> ControlFlow<()> {
    play.emit(Event::Answered { seat, cards });
    let Phase::PutBack(put_back) = play.game.phase else { unreachable!("checked") };
    if !put_back.waiting.is_empty() {
        return ControlFlow::Continue(());
    }
    settle(play, &put_back)?;
    go_on(play, put_back.cause)
}

/// Starts the parrot's effect: asks the seats with a choice; if there are none, settles it at once.
/// See: [`RUM_PARROT`], [`crate::ledger::RUM_WAVE_PARROT`].
pub(crate) fn ask<H: Host<Rum>>(play: &mut Play<'_, Rum, H>, cause: Cause) -> ControlFlow<()> {
    let put_back = due(play.game, cause);
    if put_back.asked.is_empty() {
        settle(play, &put_back)?;
        return go_on(play, cause);
    }
    play.emit(Event::PutBackAsked { cause, n: put_back.n, asked: put_back.asked });
    ControlFlow::Continue(())
}

/// How many cards the clock's symbol says now, and which seats have a choice.
/// See: [`crate::ledger::RUM_PARROT_CLOCK`].
fn due(game: &Rum, cause: Cause) -> PutBack {
    let n = game.rules.clock[usize::from(game.clock) - 1];
    let asked = affected(game, cause).iter().filter(|seat| game.hand(*seat).len() > n).collect();
    PutBack { cause, n, asked, waiting: asked, chosen: contract::PerSeat::default() }
}

fn affected(game: &Rum, cause: Cause) -> SeatSet {
    match cause {
        Cause::Parrot => SeatSet::one(game.active),
        Cause::Wave(_) => game.rules.seats.all(),
    }
}

/// Cards go back, then the parrot, and the clock advances. After a wave the clock comes before the
/// parrot, and another card replaces the parrot. Seats with fewer cards put back all.
/// Decides: [`RUM_PARROT`], [`crate::ledger::RUM_PARROT_HOW`], [`crate::ledger::RUM_WAVE_PARROT`].
fn settle<H: Host<Rum>>(play: &mut Play<'_, Rum, H>, put_back: &PutBack) -> ControlFlow<()> {
    for seat in affected(play.game, put_back.cause).clockwise_from(play.game.active) {
        let asked = put_back.asked.has(seat);
        let cards = if asked { put_back.chosen[seat] } else { play.game.hand(seat) };
        if !cards.is_empty() {
            play.emit(Event::PutBack { seat, cards });
        }
    }
    match put_back.cause {
        Cause::Parrot => {
            play.emit(Event::ParrotReturned);
            move_clock(play)
        }
        Cause::Wave(place) => {
            move_clock(play)?;
            replace(play, place)
        }
    }
}

/// See: [`crate::ledger::RUM_WAVE_PARROT`].
fn replace<H: Host<Rum>>(play: &mut Play<'_, Rum, H>, place: PlaceId) -> ControlFlow<()> {
    play.emit(Event::ParrotReturned);
    let card = play.pick(play.game.wreck);
    play.emit(Event::LaidUp { place, card });
    draw::if_wreck_is_empty(play)
}

fn go_on<H: Host<Rum>>(play: &mut Play<'_, Rum, H>, cause: Cause) -> ControlFlow<()> {
    match cause {
        Cause::Parrot => wave::end_turn(play),
        Cause::Wave(_) => wave::settle(play),
    }
}
