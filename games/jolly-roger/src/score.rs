//! The parts of the gold at the end: gold on board and buried, hostages, jewels.

use contract::{Phrase, ScorePart};

use crate::card::{Cards, Prize};
use crate::deck::Rules;
use crate::phase::scoring::jewels_worth;
use crate::view::{SeatView, View};

/// The parts of each seat's gold. At the end all prizes are open, so every view knows them.
/// See: [`crate::ledger::JR_SCORE`].
pub(crate) fn parts(rules: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
    view.seats.iter().map(|seat| of_seat(rules, seat)).collect()
}

fn of_seat(rules: &Rules, seat: &SeatView) -> Vec<ScorePart> {
    let (aboard, buried) = (seat.prizes.known, seat.buried.known);
    let all = aboard.or(buried);
    let jewels = jewels_worth(rules, count(rules, all, Prize::Jewels), seat.appraised);
    let parts = [
        ("jr-score-gold", gold(rules, aboard)),
        ("jr-score-buried", gold(rules, buried)),
        ("jr-score-hostages", count(rules, all, Prize::Hostage)),
        ("jr-score-jewels", jewels),
    ];
    let counted = parts.into_iter().filter(|(_, points)| *points != 0);
    counted.map(|(key, gold)| ScorePart { what: Phrase::new(key), points: gold.into() }).collect()
}

fn gold(rules: &Rules, prizes: Cards) -> u8 {
    let value = |card| match rules.prize(card) {
        Some(Prize::Gold { value }) => value,
        Some(Prize::Rum | Prize::Jewels | Prize::Hostage) | None => 0,
    };
    prizes.iter().map(value).sum()
}

fn count(rules: &Rules, prizes: Cards, prize: Prize) -> u8 {
    prizes.iter().filter(|card| rules.prize(*card) == Some(prize)).map(|_| 1).sum()
}
