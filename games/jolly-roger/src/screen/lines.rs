//! The table of Jolly Roger in a few lines of words, for line mode.

use crate::card::Kind;
use crate::speech;
use crate::state::{PhaseView, Side};
use crate::view::SeatView;
use contract::Seat;

use super::Table;
use super::sea::Sum;
use screen::wrap::capital;

impl Table<'_> {
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{}.", capitals(&self.counts()))];
        let stacks =
            Kind::ALL.map(|kind| format!("{} {}", self.say(&speech::kind(kind)), self.stack(kind)));
        lines.push(format!("{}: {}.", self.text("jr-ui-stacks"), stacks.join(", ")));
        lines.extend(self.going_on_words());
        lines.extend(self.seats().map(|(seat, shown)| self.seat_line(seat, shown)));
        lines.extend(self.offer_lines());
        lines.push(format!("{}: {}.", self.text("ui-hand"), self.hand_words()));
        lines
    }

    fn going_on_words(&self) -> Vec<String> {
        if self.view.phase == PhaseView::Mutiny {
            return Side::BOTH.map(|side| format!("{}.", self.side_words(side))).into();
        }
        let mut lines = Vec::new();
        if let Some(destination) = self.destination_words() {
            let sums = self.sums();
            let skills = sums.iter().map(|sum| self.sum_words(sum));
            let any = self
                .any_value()
                .map(|value| self.say(&contract::Phrase::new("jr-ui-any").number("value", value)));
            let skills: Vec<String> = skills.chain(any).collect();
            let skills = if skills.is_empty() { String::new() } else { joined(&skills) };
            lines.push(format!("{destination}{skills}."));
        }
        lines.extend(self.guard_words().map(|words| format!("{}.", capital(&words))));
        lines.extend(self.spent_words().map(|words| format!("{}.", capital(&words))));
        if self.view.pot.count > 0 {
            let pot = self.prize_words(&self.view.pot);
            lines.push(format!("{}: {pot}.", self.text("jr-ui-pot")));
        }
        lines
    }

    /// `navigation 3 of 3 to 5`.
    pub(super) fn sum_words(&self, sum: &Sum) -> String {
        let name = self.say(&speech::skill(sum.skill));
        format!("{name} {}", self.of_words(sum.value, sum.need))
    }

    /// `3 of 3 to 5`.
    pub(super) fn of_words(&self, sum: u8, (least, most): (u8, u8)) -> String {
        let words = &self.scene.about.words;
        let need = if least == most {
            least.to_string()
        } else {
            let gaps = [("least", i64::from(least).into()), ("most", i64::from(most).into())];
            words.fill("jr-ui-range", &gaps)
        };
        words.fill("jr-ui-of", &[("sum", i64::from(sum).into()), ("need", (&need).into())])
    }

    fn seat_line(&self, seat: Seat, shown: &SeatView) -> String {
        let role = self.role(seat).map(|role| self.say(&speech::special(role)));
        let hand = self.count("jr-count-crew", shown.hand.count);
        let prizes = self.prize_words(&shown.prizes);
        let prizes = format!("{}: {prizes}", self.text("jr-ui-column-prizes"));
        let buried = (shown.buried.count > 0).then(|| {
            let count = self.count("jr-ui-buried", shown.buried.count);
            if shown.buried.known.is_empty() {
                return count;
            }
            format!("{count} ({})", self.prize_words(&shown.buried))
        });
        let done = self.done().has(seat).then(|| self.text("jr-ui-passed"));
        let parts = role.into_iter().chain([hand, prizes]).chain(buried).chain(done);
        let parts: Vec<String> = parts.collect();
        format!("{}: {}.", capital(&self.name(seat)), parts.join("; "))
    }

    fn hand_words(&self) -> String {
        let cards: Vec<String> =
            self.own_hand().iter().map(|card| self.say(&self.card(card))).collect();
        if cards.is_empty() { self.text("ui-hand-empty") } else { cards.join(", ") }
    }
}

fn joined(parts: &[String]) -> String {
    format!("; {}", parts.join(", "))
}

fn capitals(parts: &[String]) -> String {
    parts.iter().map(|part| capital(part)).collect::<Vec<_>>().join(". ")
}
