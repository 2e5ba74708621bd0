//! The one phase: everybody fires a gun in turn.

use contract::{CardId, Host, Menu, Mode, Phrase, Play, Refusal, Seat, SeatSet, Speak, Window};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ledger::TB_FIRE;
use crate::rules::HAND;
use crate::state::{ROUNDS, TestBroadside};

/// A seat's action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// `fire 12`: fire a gun from one's hand.
    Fire {
        /// The gun to fire.
        gun: CardId,
    },
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// The gun is not in the hand.
    NotInHand,
}

impl Speak for Why {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotInHand => Phrase::new("tb-why-not-in-hand"),
        }
    }
}

/// Deals six guns to each seat and draws the first to fire.
/// Decides: [`crate::ledger::TB_DEAL`].
pub(crate) fn deal<H: Host<TestBroadside>>(play: &mut Play<'_, TestBroadside, H>) {
    let seats = play.game.rules.seats;
    for seat in seats.seats() {
        for _ in 0..HAND {
            let gun = play.pick(play.game.store);
            play.emit(Event::Dealt { seat, gun });
        }
    }
    let first = play.below(u32::from(seats.get()));
    let first = seats.seats().nth(first as usize).expect("it is below their number");
    play.emit(Event::Began { seat: first });
}

pub(crate) fn window(game: &TestBroadside) -> Window {
    let next = SeatSet::one(game.next());
    Window {
        id: game.window(),
        mode: Mode::Turn,
        asked: next,
        waiting: next,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

pub(crate) fn menu(game: &TestBroadside, seat: Seat, out: &mut Menu<Action>) {
    out.clear();
    out.actions.extend(game.hands[seat].iter().map(|gun| Action::Fire { gun }));
}

/// Decides: [`TB_FIRE`].
pub(crate) fn check(game: &TestBroadside, seat: Seat, action: Action) -> Result<(), Refusal<Why>> {
    let Action::Fire { gun } = action;
    if game.hands[seat].has(gun) {
        return Ok(());
    }
    Err(Refusal::Illegal { rule: TB_FIRE, why: Why::NotInHand })
}

/// Decides: [`crate::ledger::TB_WIN`], [`crate::ledger::TB_END`].
pub(crate) fn resolve<H: Host<TestBroadside>>(
    play: &mut Play<'_, TestBroadside, H>,
    seat: Seat,
    action: Action,
) {
    let Action::Fire { gun } = action;
    play.emit(Event::Fired { seat, gun });
    if play.game.n_fired < play.game.rules.seats.get() {
        return;
    }
    if let Some((winner, _)) = play.game.best() {
        play.emit(Event::Won { seat: winner });
    }
    if play.game.round == ROUNDS {
        play.emit(Event::Ended);
    }
}
