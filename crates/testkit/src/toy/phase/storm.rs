//! The storm: a sealed window pushed above the attack, in which full hands sink a card.
//! Rule: [`TOY_STORM`](super::super::ledger::TOY_STORM).

use contract::{
    Ask, CardId, Decided, Host, Menu, Mode, Play, Refusal, SearchRng, Seat, SeatSet, Window,
};
use serde::{Deserialize, Serialize};

use super::{holding_more_than, require_in_hand};
use crate::toy::action::{Action, Why};
use crate::toy::event::Event;
use crate::toy::state::{Raid, Storm};

/// An action in a storm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `sink boy-4`: sink a card from hand.
    Sink {
        /// The card.
        card: CardId,
    },
}

/// Nobody draws more than one card at a wind, so each seat sinks one at most.
pub(crate) fn open<H: Host<Raid>>(play: &mut Play<'_, Raid, H>) {
    let asked = holding_more_than(play.game, play.game.shared_rules().hand_max);
    if !asked.is_empty() {
        play.emit(Event::StormOpened { asked });
    }
}

pub(crate) fn window(storm: &Storm) -> Window {
    Window {
        id: storm.window,
        mode: Mode::Sealed,
        asked: storm.answers.asked,
        waiting: storm.answers.waiting,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

pub(crate) fn menu(game: &Raid, seat: Seat, out: &mut Menu<Action>) {
    let sink = game.hands[seat].iter().map(|card| Action::Storm(Move::Sink { card }));
    out.actions.extend(sink);
}

pub(crate) fn draw_action(game: &Raid, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    let hand = game.hands[ask.seat];
    let nth = |place| Action::Storm(Move::Sink { card: hand.nth(place) });
    ask.draw(u32::from(hand.len()), nth, rng)
}

pub(crate) fn check(game: &Raid, seat: Seat, mv: Move) -> Result<(), Refusal<Why>> {
    let Move::Sink { card } = mv;
    require_in_hand(game, seat, card)
}

pub(crate) fn resolve<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, seat: Seat, mv: Move) {
    let Move::Sink { card } = mv;
    play.emit(Event::StormAnswered { seat, card });
    let Some(storm) = play.game.storm else { unreachable!("checked") };
    if storm.answers.waiting.is_empty() {
        play.emit(Event::StormPassed);
    }
}
