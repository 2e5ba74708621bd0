//! The phases and windows, with one file for each. A phase owns its data and implements
//! [`PhaseRules`]: `window` (the seats asked), `menu`, `check` (each refusal names its rule),
//! `resolve`, and its other decisions. The one match over all phases is in [`rules`]. This file
//! passes each action to the code that handles it, and has what several phases share.

pub(crate) mod rules;
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
    CardId, Host, Menu, Mode, Pending, PerSeat, Play, Refusal, RuleId, Seat, SeatSet, Window,
    WindowId,
};

use self::rules::{Phase, PhaseRules, Verdict};
use crate::action::Action;
use crate::card::Cards;
use crate::event::{Event, OfferEnd};
use crate::ledger::{JR_HAND_LIMIT, JR_STEP_ORDER};
use crate::refusal::{Why, not_now, require};
use crate::reply::is_aside;
use crate::state::{Answer, Effect, Interrupt, JollyRoger, SEATS_MAX};
use crate::{anytime, bribe, crew, show};

/// The seats that must answer a window. Others may bribe, show prizes, and play cards that are
/// allowed at any time: see [`may`].
#[derive(Clone, Copy)]
pub(crate) struct Respondents {
    pub(crate) mode: Mode,
    pub(crate) asked: SeatSet,
    pub(crate) waiting: SeatSet,
    /// The number of cards shown in it so far.
    pub(crate) shown: u8,
}

impl Respondents {
    /// The turn of one seat.
    #[inline]
    pub(crate) fn turn(seat: Seat) -> Self {
        let asked = SeatSet::one(seat);
        Self { mode: Mode::Turn, asked, waiting: asked, shown: 0 }
    }

    /// The seats that answer in secret.
    #[inline]
    pub(crate) fn sealed(game: &JollyRoger) -> Self {
        let crate::state::Answers { asked, waiting, .. } = game.answers;
        Self { mode: Mode::Sealed, asked, waiting, shown: 0 }
    }

    /// Seats whose answers take effect at once.
    #[inline]
    pub(crate) fn open(asked: SeatSet, waiting: SeatSet, shown: u8) -> Self {
        Self { mode: Mode::Open, asked, waiting, shown }
    }

    /// The seats that may act without being waited for. In a sealed window that does not depend on
    /// which seats have answered.
    #[inline]
    fn may(self, game: &JollyRoger) -> SeatSet {
        match self.mode {
            Mode::Sealed => may(game),
            Mode::Turn | Mode::Open => may(game).minus(self.waiting),
        }
    }
}

/// The window that is open.
pub(crate) fn window(game: &JollyRoger) -> Window {
    let (id, open) = asked(game);
    let Respondents { mode, asked, waiting, shown } = open;
    Window { id, mode, asked, waiting, may: open.may(game), shown }
}

/// The same for playouts, which need `may` only if seats answer in any order.
#[inline]
pub(crate) fn pending(game: &JollyRoger) -> Pending {
    let (id, open) = asked(game);
    let Respondents { mode, waiting, .. } = open;
    let may = if mode == Mode::Open { open.may(game) } else { SeatSet::EMPTY };
    Pending { id, mode, waiting, may }
}

#[inline]
fn asked(game: &JollyRoger) -> (WindowId, Respondents) {
    match game.interrupt {
        None => (game.window, game.phase.window(game)),
        Some(Interrupt::Betrayal { window, .. } | Interrupt::Limit { window }) => {
            (window, Respondents::sealed(game))
        }
        Some(Interrupt::Forced { window, seat, .. }) => (window, Respondents::turn(seat)),
    }
}

/// The seats that may act without answering the window: bribe, show prizes, or play cards that are
/// allowed at any time. A seat without cards may still bribe with promises. The set depends on
/// public facts only.
#[inline]
pub(crate) fn may(game: &JollyRoger) -> SeatSet {
    let may = if bribe::is_open(game) { game.rules.seats.all() } else { anytime::may(game) };
    may.or(show::owners(game))
}

/// Lists a seat's actions.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    choices(game, seat, out);
    out.actions.sort_unstable();
    compose(game, seat, out);
}

/// Lists a seat's actions in any order.
pub(crate) fn choices(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    out.clear();
    if !has_answered(game, seat) {
        answers(game, seat, out);
    }
    anytime::menu(game, seat, out);
    if !game.offers.open.is_empty() && bribe::is_open(game) {
        bribe::menu(game, seat, out);
    }
}

/// Whether the open window is sealed and does not wait for this seat.
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
        Some(Interrupt::Betrayal { .. }) => crew::traitor::menu(game, seat, out),
        Some(Interrupt::Limit { .. }) => limit::menu(game, seat, out),
        Some(Interrupt::Forced { .. }) | None => game.phase.menu(game, seat, out),
    }
}

/// There are too many ways to make an offer or to show prizes, so these kinds are `composed`.
fn compose(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    let may_discard = !out.composed.is_empty();
    out.composed = match (bribe::is_open(game), show::owners(game).has(seat), may_discard) {
        (true, true, _) => &["offer", "show"],
        (true, false, _) => &["offer"],
        (false, true, true) => &["discard", "show"],
        (false, true, false) => &["show"],
        (false, false, true) => &["discard"],
        (false, false, false) => &[],
    };
}

/// Adds an action to a menu if it is allowed.
#[inline]
pub(crate) fn list(game: &JollyRoger, seat: Seat, action: Action, out: &mut Menu<Action>) {
    if check(game, seat, &action).is_ok() {
        out.actions.push(action);
    }
}

/// Refuses everything but asides from a seat that has answered; the phases decide the rest.
/// See: [`JR_STEP_ORDER`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Verdict {
    if has_answered(game, seat) && !is_aside(action) {
        return require(false, JR_STEP_ORDER, Why::AlreadyAnswered);
    }
    match *action {
        Action::Decline => check_decline(game),
        Action::Use { card, how } => crew::check(game, seat, card, how),
        Action::Betray { card, target } => crew::traitor::check(game, seat, card, target),
        Action::Discard { cards } => limit::check(game, seat, cards),
        Action::Offer { to, give, want, promises } => {
            bribe::check_offer(game, seat, (to, give.set(), want.set()), promises)
        }
        Action::Accept { from, nth } => bribe::check_accept(game, seat, from, nth),
        Action::Refuse { from, nth } => bribe::check_answer(game, seat, from, nth),
        Action::Show { cards, to } => show::check(game, seat, cards, to),
        Action::Withdraw { nth } => bribe::check_withdraw(game, seat, nth),
        Action::Done if game.interrupt.is_some() => not_now(action),
        Action::Appoint { .. }
        | Action::Draw
        | Action::Sail { .. }
        | Action::Contribute { .. }
        | Action::Reveal { .. }
        | Action::Pass { .. }
        | Action::Assign { .. }
        | Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Give { .. }
        | Action::Donate { .. }
        | Action::Exchange { .. }
        | Action::Ransom { .. }
        | Action::Bury { .. }
        | Action::Done
        | Action::Punish
        | Action::Spare
        | Action::Flog { .. }
        | Action::Call { .. }
        | Action::Join { .. }
        | Action::Commit { .. } => game.phase.check(game, seat, action),
    }
}

/// A seat may decline to play a card in a sealed window, unless the hand limit makes it discard.
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

/// Checks that this is the seat whose turn it is (`asked`), and that no interrupt covers the phase.
#[inline]
pub(crate) fn require_turn(
    game: &JollyRoger,
    seat: Seat,
    asked: Option<Seat>,
    rule: RuleId,
) -> Result<(), Refusal<Why>> {
    require(game.interrupt.is_none() && asked == Some(seat), rule, Why::NotNow)
}

/// Checks that the card is in the seat's hand. The refusal does not reveal where else it is.
/// See: [`crate::ledger::JR_PUBLIC`].
#[inline]
pub(crate) fn require_in_hand(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    rule: RuleId,
) -> Result<(), Refusal<Why>> {
    require(game.hands[seat].has(card), rule, Why::NotInHand)
}

/// Checks that the seat had seen all cards shown so far.
pub(crate) fn require_seen(seen: u8, shown: u8) -> Verdict {
    if seen == shown { Ok(()) } else { Err(Refusal::Overtaken { seen, shown }) }
}

/// Carries out a checked action.
pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    action: Action,
) {
    match action {
        Action::Decline => answer(play, seat, Answer::Pass),
        Action::Use { card, how } => crew::resolve(play, Effect { seat, card, how }),
        Action::Betray { card, target } => crew::traitor::resolve(play, seat, card, target),
        Action::Discard { cards } => limit::resolve(play, seat, cards),
        Action::Offer { to, give, want, promises } => {
            bribe::offer(play, seat, (to, give.set(), want.set()), promises);
        }
        Action::Accept { from, nth } => bribe::accept(play, from, nth),
        Action::Refuse { from, nth } => bribe::close(play, from, nth, OfferEnd::Refused),
        Action::Withdraw { nth } => bribe::close(play, seat, nth, OfferEnd::Withdrawn),
        Action::Show { cards, to } => show::resolve(play, seat, cards, to),
        Action::Appoint { .. }
        | Action::Draw
        | Action::Sail { .. }
        | Action::Contribute { .. }
        | Action::Reveal { .. }
        | Action::Pass { .. }
        | Action::Assign { .. }
        | Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Give { .. }
        | Action::Donate { .. }
        | Action::Exchange { .. }
        | Action::Ransom { .. }
        | Action::Bury { .. }
        | Action::Done
        | Action::Punish
        | Action::Spare
        | Action::Flog { .. }
        | Action::Call { .. }
        | Action::Join { .. }
        | Action::Commit { .. } => play.game.phase.resolve(play, seat, action),
    }
}

/// Runs after each action: first makes hands over the limit discard, then closes the window if
/// nobody can act in it any more.
/// See: [`JR_HAND_LIMIT`], [`crate::ledger::JR_ATTACK_FIRST`], [`crate::ledger::JR_PUNISH`].
#[inline]
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    // While sealed answers are missing, nothing else has changed.
    if play.game.interrupt.is_some() || !play.game.answers.waiting.is_empty() {
        return;
    }
    limit::ask(play);
    let window = play.game.window;
    if play.game.interrupt.is_none() {
        play.game.phase.go_on(play);
    }
    if play.game.window != window {
        limit::ask(play);
    }
}

/// Stores a sealed answer; the last one settles the window.
pub(crate) fn answer<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    answer: Answer,
) {
    play.emit(Event::Answered { seat, answer });
    if !play.game.answers.waiting.is_empty() {
        return;
    }
    if let Some(Interrupt::Betrayal { effect, n_traitors, top_card, .. }) = play.game.interrupt {
        return crew::traitor::settle(play, effect, (n_traitors, top_card));
    }
    if !play.game.offers.open.is_empty() {
        let revealed = first_answer(play.game).map(|(_, card, _)| card);
        bribe::carry_out_agreed(play, revealed);
    }
    play.game.phase.settle(play);
}

/// The first seat clockwise from the Captain that answered with a card.
/// See: [`crate::ledger::JR_SP_TIMING`].
pub(crate) fn first_answer(game: &JollyRoger) -> Option<(Seat, CardId, crate::state::How)> {
    game.answers.asked.clockwise_from(game.captain).find_map(|seat| {
        match game.answers.given[seat] {
            Answer::Card { card, how } => Some((seat, card, how)),
            Answer::Pass | Answer::Draw => None,
        }
    })
}

/// Opens the window of a phase without sealed answers.
#[inline]
pub(crate) fn open_phase<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, phase: Phase) {
    play.emit(Event::Opened { phase, asked: SeatSet::EMPTY });
}

/// Draws this many crew cards for each of these seats, one at a time, clockwise from the Captain.
/// When the stack is empty, the discards are shuffled; when both are empty, drawing stops.
/// Decides: [`crate::ledger::JR_CREW_RESHUFFLE`], [`crate::ledger::JR_CREW_EMPTY`].
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

/// Gives each seat all its drawn cards at once: the order of the draws does not matter.
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
