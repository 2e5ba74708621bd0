//! Before the first round and after the last: all prizes are shown and counted.
//! See: [`crate::ledger::JR_END`].

use contract::tagged::ReadTagged;
use contract::{EndReason, Host, Menu, Outcome, Play, Question, Seat};
use serde::Serialize;

use super::rules::{PhaseRules, Verdict};
use super::voyage::VOYAGES;
use super::{Respondents, share};
use crate::action::Action;
use crate::card::{Cards, Prize};
use crate::deck::Rules;
use crate::event::Event;
use crate::question::decision;
use crate::refusal::not_now;
use crate::state::{JollyRoger, PhaseView, SEATS_MAX};
use crate::view::View;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
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
/// Decides: [`crate::ledger::JR_SCORE`].
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

/// Each Jewels card counts as much as a prize drawn at random, or 1 if none is left. The drawn
/// prizes belong to nobody. See: [`crate::ledger::JR_SCORE`].
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
    jewels_worth(play.game.rules, n_jewels, drawn)
}

/// What Jewels cards are worth by the prizes drawn for them.
/// See: [`crate::ledger::JR_SCORE`].
pub(crate) fn jewels_worth(rules: &Rules, n_jewels: u8, drawn: Cards) -> u8 {
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

/// The most gold wins, then the most rum; otherwise the win is shared.
/// See: [`crate::ledger::JR_SCORE`].
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

/// Cards are being dealt: no seat is asked anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal;

impl PhaseRules for Deal {
    fn view(&self) -> PhaseView {
        PhaseView::Deal
    }

    fn question(&self) -> Question {
        decision("deal")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.captain)
    }

    fn menu(&self, _game: &JollyRoger, _seat: Seat, _out: &mut Menu<Action>) {}

    fn check(&self, _game: &JollyRoger, _seat: Seat, action: &Action) -> Verdict {
        not_now(action)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        _play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        _action: Action,
    ) {
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }

    #[inline]
    fn is_under_way(&self) -> bool {
        false
    }

    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        false
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }
}

/// The game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Over {
    pub(crate) ending: Ending,
    pub(crate) gold: [u8; SEATS_MAX],
}

impl PhaseRules for Over {
    fn view(&self) -> PhaseView {
        PhaseView::Over { ending: self.ending, gold: self.gold }
    }

    fn question(&self) -> Question {
        decision("over")
    }

    #[inline]
    fn window(&self, game: &JollyRoger) -> Respondents {
        Respondents::turn(game.captain)
    }

    fn menu(&self, _game: &JollyRoger, _seat: Seat, _out: &mut Menu<Action>) {}

    fn check(&self, _game: &JollyRoger, _seat: Seat, action: &Action) -> Verdict {
        not_now(action)
    }

    fn resolve<H: Host<JollyRoger>>(
        self,
        _play: &mut Play<'_, JollyRoger, H>,
        _seat: Seat,
        _action: Action,
    ) {
    }

    fn fallback(&self, _rules: &Rules, _view: &View) -> Action {
        Action::Done
    }

    #[inline]
    fn is_under_way(&self) -> bool {
        false
    }

    #[inline]
    fn may_bribe(&self, _game: &JollyRoger) -> bool {
        false
    }

    #[inline]
    fn is_any_time(&self, _game: &JollyRoger) -> bool {
        false
    }
}
