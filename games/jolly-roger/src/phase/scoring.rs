//! The end: all prizes are shown and counted.
//! Rules: JR-END, JR-SCORE.

use contract::{EndReason, Host, Outcome, Play, Seat};
use serde::{Deserialize, Serialize};

use super::share;
use super::voyage::VOYAGES;
use crate::card::{Cards, Prize};
use crate::event::Event;
use crate::state::{JollyRoger, SEATS_MAX};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The tenth voyage is over.
    Voyages,
    /// The prizes have run out.
    Prizes,
}

impl Ending {
    /// Its key in records and word files.
    pub fn reason(self) -> EndReason {
        match self {
            Self::Voyages => EndReason("jr-end-voyages"),
            Self::Prizes => EndReason("jr-end-prizes"),
        }
    }
}

/// Jewels are valued clockwise from the Captain, then gold is counted.
/// Rules: [`crate::ledger::JR_SCORE`].
pub(crate) fn score<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let ending = if play.game.sailed.len() >= VOYAGES { Ending::Voyages } else { Ending::Prizes };
    let mut gold = [0; SEATS_MAX];
    for seat in play.game.rules.seats.clockwise_from(play.game.captain) {
        let mut n_jewels = 0;
        for card in all_prizes(play.game, seat).iter() {
            gold[seat.idx()] += match play.game.rules.prize(card) {
                Some(Prize::Gold { value }) => value,
                Some(Prize::Rum) | None => 0,
                Some(Prize::Hostage) => 1,
                Some(Prize::Jewels) => {
                    n_jewels += 1;
                    0
                }
            };
        }
        gold[seat.idx()] += value_jewels(play, seat, n_jewels);
    }
    play.emit(Event::Ended { ending, gold });
}

/// Each counts what a prize drawn at random is worth, or 1 if none is left. Drawn cards are
/// nobody's. Rules: [`crate::ledger::JR_SCORE`].
fn value_jewels<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    n_jewels: u8,
) -> u8 {
    if n_jewels == 0 {
        return 0;
    }
    let drawn = share::draw_prizes(play, n_jewels);
    play.emit(Event::JewelsValued { seat, n: n_jewels, drawn });
    let rules = play.game.rules;
    let value = |card| match rules.prize(card) {
        Some(Prize::Gold { value }) => value,
        Some(Prize::Rum) | None => 0,
        Some(Prize::Jewels | Prize::Hostage) => 1,
    };
    drawn.iter().map(value).sum::<u8>() + (n_jewels - drawn.len())
}

fn all_prizes(game: &JollyRoger, seat: Seat) -> Cards {
    game.prizes[seat].or(game.buried[seat])
}

/// Most gold, then most rum, then the win is shared. Rules: [`crate::ledger::JR_SCORE`].
pub(crate) fn outcome(game: &JollyRoger, ending: Ending, gold: &[u8; SEATS_MAX]) -> Outcome {
    let rum = |seat: Seat| {
        let prizes = all_prizes(game, seat);
        prizes.iter().filter(|card| game.rules.prize(*card) == Some(Prize::Rum)).count()
    };
    Outcome::rank(
        ending.reason(),
        game.rules.seats.seats(),
        |seat| i16::from(gold[seat.idx()]),
        |seat| (gold[seat.idx()], rum(seat)),
    )
}
