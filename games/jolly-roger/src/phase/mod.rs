//! The phases and windows, one file each. Every file has the same functions in the same order:
//! `window` (who is asked), `menu`, `check` (each refusal names its rule), `resolve`.
//! This one pairs the open window with the action.
//! Rules: JR-STEP-ORDER.

pub(crate) mod appoint;
pub(crate) mod voyage;
pub(crate) mod attack;
pub(crate) mod share;
pub(crate) mod port;
pub(crate) mod island;
pub(crate) mod punish;
pub(crate) mod mutiny;
pub mod scoring;
pub(crate) mod limit;

use contract::{
    CardId, Host, Menu, Mode, PerSeat, Play, Refusal, RuleId, Seat, SeatSet, Window, WindowId,
};

use crate::action::Action;
use crate::card::Cards;
use crate::event::{Event, OfferEnd};
use crate::ledger::{JR_HAND_LIMIT, JR_STEP_ORDER};
use crate::refusal::{Why, require};
use crate::reply::is_aside;
use crate::state::{Answer, Interrupt, JollyRoger, Phase, SEATS_MAX};
use crate::{anytime, bribe, crew, show};

/// The window that is open.
#[inline]
pub(crate) fn window(game: &JollyRoger) -> Window {
    match game.interrupt {
        Some(Interrupt::Betrayal { window, .. } | Interrupt::Limit { window }) => {
            return sealed(game, window);
        }
        Some(Interrupt::Forced { window, seat, .. }) => {
            return mutiny::forced_window(game, window, seat);
        }
        None => {}
    }
    match game.phase {
        Phase::EmptyHands { .. }
        | Phase::Call { .. }
        | Phase::Timed { .. }
        | Phase::Repair { .. } => sealed(game, game.window),
        Phase::Appoint { .. } => appoint::window(game),
        Phase::Voyage => voyage::window(game),
        Phase::FirstCard | Phase::Attack | Phase::Assign => attack::window(game),
        Phase::Pick { .. } | Phase::Give | Phase::Claim { .. } => share::window(game),
        Phase::Exchange { .. } | Phase::Ransom { .. } => port::window(game),
        Phase::Guard | Phase::Bury { .. } => island::window(game),
        Phase::Punish | Phase::Victim => punish::window(game),
        Phase::Mutiny => mutiny::window(game),
        Phase::Deal | Phase::Over { .. } => turn(game, game.captain),
    }
}

/// A turn of one seat; others may do what can be done at any time.
pub(crate) fn turn(game: &JollyRoger, seat: Seat) -> Window {
    let asked = SeatSet::one(seat);
    let may = may(game).minus(asked);
    Window { id: game.window, mode: Mode::Turn, asked, waiting: asked, may, shown: 0 }
}

/// A sealed window. Who may do something else meanwhile does not tell who has answered.
fn sealed(game: &JollyRoger, id: WindowId) -> Window {
    let crate::state::Answers { asked, waiting, .. } = game.answers;
    Window { id, mode: Mode::Sealed, asked, waiting, may: may(game), shown: 0 }
}

/// Who may do something else than answer the window: bribe, show prizes, play what may be played
/// at any time. Who holds nothing may still promise. All of it is public.
#[inline]
pub(crate) fn may(game: &JollyRoger) -> SeatSet {
    let may = if bribe::is_open(game) { game.rules.seats.all() } else { anytime::may(game) };
    may.or(show::owners(game))
}

/// An open window: each answer takes effect at once.
pub(crate) fn open(game: &JollyRoger, asked: SeatSet, waiting: SeatSet, shown: u8) -> Window {
    let may = may(game).minus(waiting);
    Window { id: game.window, mode: Mode::Open, asked, waiting, may, shown }
}

/// Lists what a seat may do now.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    out.clear();
    if !has_answered(game, seat) {
        answers(game, seat, out);
    }
    asides(game, seat, out);
}

/// Whether the open window is sealed and does not wait for a seat.
#[inline]
fn has_answered(game: &JollyRoger, seat: Seat) -> bool {
    let is_sealed = match game.interrupt {
        Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. }) => true,
        Some(Interrupt::Forced { .. }) => false,
        None => game.phase.is_sealed(),
    };
    is_sealed && !game.answers.waiting.has(seat)
}

/// Lists the answers of a seat to the open window.
fn answers(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    match game.interrupt {
        Some(Interrupt::Betrayal { .. }) => return crew::traitor::menu(game, seat, out),
        Some(Interrupt::Forced { .. }) => return mutiny::menu(game, seat, out),
        Some(Interrupt::Limit { .. }) => return limit::menu(game, seat, out),
        None => {}
    }
    match game.phase {
        Phase::Appoint { .. } | Phase::EmptyHands { .. } => appoint::menu(game, seat, out),
        Phase::Call { .. } | Phase::Mutiny => mutiny::menu(game, seat, out),
        Phase::Voyage => voyage::menu(game, seat, out),
        Phase::Timed { timing } => crew::timed::menu(game, seat, timing, out),
        Phase::FirstCard | Phase::Attack | Phase::Assign => attack::menu(game, seat, out),
        Phase::Pick { .. } | Phase::Give | Phase::Repair { .. } | Phase::Claim { .. } => {
            share::menu(game, seat, out);
        }
        Phase::Exchange { .. } | Phase::Ransom { .. } => port::menu(game, seat, out),
        Phase::Guard | Phase::Bury { .. } => island::menu(game, seat, out),
        Phase::Punish | Phase::Victim => punish::menu(game, seat, out),
        Phase::Deal | Phase::Over { .. } => {}
    }
}

/// Lists what a seat may do besides; offers and shows of prizes are too many to list.
fn asides(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    let n_listed = out.actions.len();
    let may_bribe = bribe::is_open(game);
    if anytime::is_open(game) {
        anytime::menu(game, seat, out);
    }
    if may_bribe {
        bribe::menu(game, seat, out);
    }
    if out.actions.len() > n_listed {
        out.actions.sort_unstable();
    }
    let may_discard = !out.composed.is_empty();
    out.composed = match (may_bribe, show::owners(game).has(seat), may_discard) {
        (true, true, _) => &["offer", "show"],
        (true, false, _) => &["offer"],
        (false, true, true) => &["discard", "show"],
        (false, true, false) => &["show"],
        (false, false, true) => &["discard"],
        (false, false, false) => &[],
    };
}

/// Adds an action to a menu if it may be played.
#[inline]
pub(crate) fn list(game: &JollyRoger, seat: Seat, action: Action, out: &mut Menu<Action>) {
    if check(game, seat, &action).is_ok() {
        out.actions.push(action);
    }
}

/// Rules: [`JR_STEP_ORDER`], and those of the phases.
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    if has_answered(game, seat) && !is_aside(action) {
        return require(false, JR_STEP_ORDER, Why::AlreadyAnswered);
    }
    match *action {
        Action::Appoint { .. } | Action::Draw => appoint::check(game, seat, action),
        Action::Decline => check_decline(game),
        Action::Sail { kind } => voyage::check(game, seat, kind),
        Action::Use { card, how } => crew::check(game, seat, card, how),
        Action::Pass { .. } if matches!(game.phase, Phase::Mutiny) => {
            mutiny::check(game, seat, action)
        }
        Action::Contribute { .. }
        | Action::Reveal { .. }
        | Action::Assign { .. }
        | Action::Pass { .. } => attack::check(game, seat, action),
        Action::Betray { card, target } => crew::traitor::check(game, seat, card, target),
        Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Give { .. }
        | Action::Donate { .. } => share::check(game, seat, action),
        Action::Exchange { .. } | Action::Ransom { .. } => port::check(game, seat, action),
        Action::Bury { .. } => island::check(game, seat, action),
        Action::Done => check_done(game, seat),
        Action::Punish | Action::Spare | Action::Flog { .. } => punish::check(game, seat, action),
        Action::Call { .. } | Action::Join { .. } | Action::Commit { .. } => {
            mutiny::check(game, seat, action)
        }
        Action::Discard { cards } => limit::check(game, seat, cards),
        Action::Offer { to, give, want, promises } => {
            bribe::check_offer(game, seat, (to, give.set(), want.set()), promises)
        }
        Action::Accept { from, nth } => bribe::check_accept(game, seat, from, nth),
        Action::Refuse { from, nth } => bribe::check_answer(game, seat, from, nth),
        Action::Show { cards, to } => show::check(game, seat, cards, to),
        Action::Withdraw { nth } => bribe::check_withdraw(game, seat, nth),
    }
}

/// A sealed window can be answered without a card, but for a hand limit.
fn check_decline(game: &JollyRoger) -> Result<(), Refusal<Why>> {
    let sealed = match game.interrupt {
        Some(Interrupt::Betrayal { .. }) => true,
        Some(Interrupt::Forced { .. }) => false,
        Some(Interrupt::Limit { .. }) => {
            return require(false, JR_HAND_LIMIT, Why::NotNow);
        }
        None => game.phase.is_sealed(),
    };
    require(sealed, JR_STEP_ORDER, Why::NotNow)
}

fn check_done(game: &JollyRoger, seat: Seat) -> Result<(), Refusal<Why>> {
    require(game.interrupt.is_none(), JR_STEP_ORDER, Why::NotNow)?;
    match game.phase {
        Phase::Exchange { .. } | Phase::Ransom { .. } => port::check(game, seat, &Action::Done),
        Phase::Guard | Phase::Bury { .. } => island::check(game, seat, &Action::Done),
        Phase::Claim { .. } => share::check(game, seat, &Action::Done),
        Phase::Deal
        | Phase::Appoint { .. }
        | Phase::EmptyHands { .. }
        | Phase::Call { .. }
        | Phase::Voyage
        | Phase::Timed { .. }
        | Phase::FirstCard
        | Phase::Attack
        | Phase::Assign
        | Phase::Pick { .. }
        | Phase::Give
        | Phase::Repair { .. }
        | Phase::Punish
        | Phase::Victim
        | Phase::Mutiny
        | Phase::Over { .. } => require(false, JR_STEP_ORDER, Why::NotNow),
    }
}

/// Whether a phase asks this seat alone, and nothing lies above it.
#[inline]
pub(crate) fn require_turn(
    game: &JollyRoger,
    seat: Seat,
    asked: Option<Seat>,
    rule: RuleId,
) -> Result<(), Refusal<Why>> {
    require(game.interrupt.is_none() && asked == Some(seat), rule, Why::NotNow)
}

/// Rules: [`crate::ledger::JR_PUBLIC`]: where else the card may lie is not said.
#[inline]
pub(crate) fn require_in_hand(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    rule: RuleId,
) -> Result<(), Refusal<Why>> {
    require(game.hands[seat].has(card), rule, Why::NotInHand)
}

/// Carries out a checked action.
pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    match action {
        Action::Appoint { seat: named } => appoint::resolve(play, named),
        Action::Draw => answer(play, seat, Answer::Draw),
        Action::Decline => answer(play, seat, Answer::Pass),
        Action::Call { card, how } => answer(play, seat, Answer::Card { card, how }),
        Action::Donate { card } => {
            answer(play, seat, Answer::Card { card, how: crate::state::How::Plain });
        }
        Action::Sail { kind } => voyage::resolve(play, kind),
        Action::Use { card, how } => crew::resolve(play, seat, card, how),
        Action::Pass { .. } if matches!(play.game.phase, Phase::Mutiny) => {
            mutiny::resolve(play, seat, action);
        }
        Action::Contribute { .. }
        | Action::Reveal { .. }
        | Action::Assign { .. }
        | Action::Pass { .. } => attack::resolve(play, seat, action),
        Action::Betray { card, target } => crew::traitor::resolve(play, seat, card, target),
        Action::Take { .. } | Action::TakeFrom { .. } | Action::Give { .. } => {
            share::resolve(play, seat, action);
        }
        Action::Exchange { .. } | Action::Ransom { .. } => port::resolve(play, seat, action),
        Action::Bury { .. } => island::resolve(play, seat, action),
        Action::Done => {
            let ashore = matches!(play.game.phase, Phase::Guard | Phase::Bury { .. });
            let claims = matches!(play.game.phase, Phase::Claim { .. });
            let elsewhere = if claims { share::resolve } else { port::resolve };
            let resolve = if ashore { island::resolve } else { elsewhere };
            resolve(play, seat, action);
        }
        Action::Punish | Action::Spare | Action::Flog { .. } => punish::resolve(play, action),
        Action::Join { .. } | Action::Commit { .. } => mutiny::resolve(play, seat, action),
        Action::Discard { cards } => limit::resolve(play, seat, cards),
        Action::Offer { to, give, want, promises } => {
            bribe::offer(play, seat, (to, give.set(), want.set()), promises);
        }
        Action::Accept { from, nth } => bribe::accept(play, from, nth),
        Action::Refuse { from, nth } => bribe::close(play, from, nth, OfferEnd::Refused),
        Action::Withdraw { nth } => bribe::close(play, seat, nth, OfferEnd::Withdrawn),
        Action::Show { cards, to } => show::resolve(play, seat, cards, to),
    }
}

/// What an action leaves behind: hands over their limit come down before anything else, then a
/// window in which nobody can do anything any more closes. Rules: [`JR_HAND_LIMIT`],
/// [`crate::ledger::JR_ATTACK_FIRST`], [`crate::ledger::JR_PUNISH`].
#[inline]
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    // An answer kept unseen has changed nothing.
    if play.game.interrupt.is_some() || !play.game.answers.waiting.is_empty() {
        return;
    }
    limit::ask(play);
    let window = play.game.window;
    if play.game.interrupt.is_none() {
        close_idle(play);
    }
    if play.game.window != window {
        limit::ask(play);
    }
}

/// A window in which nobody can do anything any more closes.
fn close_idle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    match play.game.phase {
        // A Quartermaster who has lost his last card plays none.
        Phase::FirstCard => {
            let quartermaster = play.game.quartermaster();
            if play.game.hands[quartermaster].is_empty() {
                attack::begin(play);
            }
        }
        Phase::Attack => attack::go_on(play),
        Phase::Mutiny => mutiny::go_on(play),
        Phase::Ransom { seat, first } => port::go_on(play, seat, first),
        Phase::Bury { done } => island::go_on(play, done),
        Phase::Victim if punish::victims(play.game).is_empty() => punish::carry_out(play),
        Phase::Deal
        | Phase::Appoint { .. }
        | Phase::EmptyHands { .. }
        | Phase::Call { .. }
        | Phase::Voyage
        | Phase::Timed { .. }
        | Phase::Assign
        | Phase::Pick { .. }
        | Phase::Give
        | Phase::Repair { .. }
        | Phase::Claim { .. }
        | Phase::Exchange { .. }
        | Phase::Guard
        | Phase::Punish
        | Phase::Victim
        | Phase::Over { .. } => {}
    }
}

/// A sealed answer is kept unseen; the last one settles the window.
pub(crate) fn answer<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    answer: Answer,
) {
    play.emit(Event::Answered { seat, answer });
    if !play.game.answers.waiting.is_empty() {
        return;
    }
    if play.game.interrupt.is_some() {
        return crew::traitor::settle(play);
    }
    if !play.game.offers.open.is_empty() {
        let revealed = first_answer(play.game).map(|(_, card, _)| card);
        bribe::carry_out_agreed(play, revealed);
    }
    match play.game.phase {
        Phase::EmptyHands { then } => appoint::settle(play, then),
        Phase::Call { decision } => mutiny::settle_call(play, decision),
        Phase::Timed { timing } => crew::timed::settle(play, timing),
        Phase::Repair { by } => crew::carpenter::settle(play, by),
        Phase::Deal
        | Phase::Appoint { .. }
        | Phase::Voyage
        | Phase::FirstCard
        | Phase::Attack
        | Phase::Assign
        | Phase::Pick { .. }
        | Phase::Give
        | Phase::Claim { .. }
        | Phase::Exchange { .. }
        | Phase::Ransom { .. }
        | Phase::Guard
        | Phase::Bury { .. }
        | Phase::Punish
        | Phase::Victim
        | Phase::Mutiny
        | Phase::Over { .. } => unreachable!("answers are sealed only there"),
    }
}

/// The first seat clockwise from the Captain that answered with a card.
/// Rules: [`crate::ledger::JR_SP_TIMING`].
pub(crate) fn first_answer(game: &JollyRoger) -> Option<(Seat, CardId, crate::state::How)> {
    game.rules.seats.clockwise_from(game.captain).find_map(|seat| {
        let given = game.answers.asked.has(seat).then_some(game.answers.given[seat])?;
        match given {
            Answer::Card { card, how } => Some((seat, card, how)),
            Answer::Pass | Answer::Draw => None,
        }
    })
}

/// Opens the window of a phase that asks nobody unseen.
#[inline]
pub(crate) fn open_phase<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, phase: Phase) {
    play.emit(Event::Opened { phase, asked: SeatSet::EMPTY });
}

/// So many crew cards for some seats, one at a time clockwise from the Captain. The stack is
/// made anew of the discards when it is empty; with neither, draws stop.
/// Rules: [`crate::ledger::JR_CREW_RESHUFFLE`], [`crate::ledger::JR_CREW_EMPTY`].
pub(crate) fn draw_crew<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seats: SeatSet,
    n_cards: u8,
) {
    let mut drawn: PerSeat<Cards, SEATS_MAX> = PerSeat::default();
    let mut stack = play.game.deck;
    for _ in 0..n_cards {
        for seat in seats.clockwise_from(play.game.captain) {
            if stack.is_empty() {
                hand_out(play, seats, &mut drawn);
                if !play.game.discard.is_empty() {
                    play.emit(Event::Reshuffled);
                }
                stack = play.game.deck;
            }
            if !stack.is_empty() {
                let card = play.pick(stack);
                stack = stack.without(card);
                drawn[seat] = drawn[seat].with(card);
            }
        }
    }
    hand_out(play, seats, &mut drawn);
}

/// Everybody gets what was drawn for him, all of it at once: in which order it came is nothing.
fn hand_out<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seats: SeatSet,
    drawn: &mut PerSeat<Cards, SEATS_MAX>,
) {
    for seat in seats.clockwise_from(play.game.captain) {
        let cards = std::mem::take(&mut drawn[seat]);
        if !cards.is_empty() {
            play.emit(Event::Drew { seat, n: cards.len(), cards });
        }
    }
}
