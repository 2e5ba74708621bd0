//! The mutiny: a sealed window, settled clockwise from the captain, never by order of arrival.
//! Rules: [`TOY_MUTINY`](super::super::ledger::TOY_MUTINY),
//! [`TOY_MUTINY_TIE`](super::super::ledger::TOY_MUTINY_TIE).

use std::cmp::Ordering;

use contract::{
    Ask, CardId, Decided, Host, Menu, Mode, Play, Refusal, SearchRng, Seat, SeatSet, Window,
};
use serde::{Deserialize, Serialize};

use super::{attack, require_in_hand};
use crate::toy::action::{Action, Ship, Why};
use crate::toy::event::Event;
use crate::toy::options::Ties;
use crate::toy::state::{Mutiny, Phase, Raid};

/// How strong the captain is.
const CAPTAIN: u8 = 3;

/// An answer to the mutiny window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `pass`: no mutiny.
    Pass,
    /// `call mate-3`: call a mutiny with a card from hand.
    Call {
        /// The card.
        card: CardId,
    },
}

/// Asks everybody with a card except the captain, whether or not a mutiny makes sense.
pub(crate) fn open<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, ship: Ship) {
    let asked = play.game.holders().without(play.game.captain);
    if asked.is_empty() {
        attack::open(play, ship);
    } else {
        play.emit(Event::MutinyAsked { ship, asked });
    }
}

pub(crate) fn window(game: &Raid, mutiny: &Mutiny) -> Window {
    Window {
        id: game.window,
        mode: Mode::Sealed,
        asked: mutiny.answers.asked,
        waiting: mutiny.answers.waiting,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

pub(crate) fn menu(game: &Raid, seat: Seat, out: &mut Menu<Action>) {
    let calls = game.hands[seat].iter().map(|card| Move::Call { card });
    out.actions.extend(std::iter::once(Move::Pass).chain(calls).map(Action::Mutiny));
}

pub(crate) fn draw_action(game: &Raid, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    let hand = game.hands[ask.seat];
    let nth = |nth| match nth {
        0 => Move::Pass,
        place => Move::Call { card: hand.nth(place - 1) },
    };
    ask.draw(u32::from(hand.len()) + 1, |place| Action::Mutiny(nth(place)), rng)
}

pub(crate) fn check(game: &Raid, seat: Seat, mv: Move) -> Result<(), Refusal<Why>> {
    match mv {
        Move::Pass => Ok(()),
        Move::Call { card } => require_in_hand(game, seat, card),
    }
}

pub(crate) fn resolve<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat, mv: Move) {
    let card = match mv {
        Move::Pass => None,
        Move::Call { card } => Some(card),
    };
    play.emit(Event::MutinyAnswered { seat, card });
    // The phase's data is copied before the next emit: a borrow of it would block `play`.
    let Phase::Mutiny(mutiny) = play.game.phase else { unreachable!("checked") };
    if mutiny.answers.waiting.is_empty() {
        settle(play, &mutiny);
    }
}

/// Only the first caller shows their card; the others keep theirs hidden.
fn settle<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, mutiny: &Mutiny) {
    let rules = play.game.shared_rules();
    let mut order = rules.seats.clockwise_from(play.game.captain);
    let first = order.find_map(|seat| mutiny.answers.cards[seat].map(|card| (seat, card)));
    if let Some((seat, card)) = first {
        play.emit(Event::MutinyCalled { seat, card });
        let wins = match rules.strength(card).cmp(&CAPTAIN) {
            Ordering::Less => false,
            Ordering::Equal => rules.ties == Ties::MutineerWins,
            Ordering::Greater => true,
        };
        if wins {
            play.emit(Event::CaptainChanged { seat });
        }
    }
    attack::open(play, mutiny.ship);
}
