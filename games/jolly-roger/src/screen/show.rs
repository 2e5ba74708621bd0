//! Composing a show of hidden prizes: which prizes, and to whom.

use crate::Action;
use crate::card::Cards;
use crate::show::SHOWS_MAX;
use crate::speech;
use contract::{CardId, Phrase, Seat};

use super::Table;
use super::tree::{open, shown, value};
use screen::{Leads, TreeRow};

/// A line of the list.
#[derive(Clone, Copy)]
enum Step {
    /// One more prize.
    Add(CardId),
    /// The seat to show them to, or all.
    To(Option<Seat>),
}

impl Table<'_> {
    /// Whether the person may show prizes in this step.
    pub(super) fn may_show(&self) -> bool {
        let may = |mine: &crate::view::SeatView| {
            mine.shows_made < SHOWS_MAX && mine.prizes.count + mine.buried.count > 0
        };
        self.seat(self.me()).is_some_and(may)
    }

    /// The list at the end of a path: prizes one by one, then the seat to show them to.
    pub(super) fn shows(&self, path: &[usize]) -> Vec<TreeRow> {
        let mut cards = Cards::EMPTY;
        for step in path {
            if let Some(Step::Add(card)) = self.show_steps(cards).get(*step) {
                cards = cards.with(*card);
            }
        }
        let steps = self.show_steps(cards).into_iter();
        steps.map(|step| self.show_entry(cards, step)).collect()
    }

    fn show_steps(&self, cards: Cards) -> Vec<Step> {
        let mut steps = Vec::new();
        if !cards.is_empty() {
            steps.push(Step::To(None));
            let others = self.seats().map(|(seat, _)| seat).filter(|seat| *seat != self.me());
            steps.extend(others.map(|seat| Step::To(Some(seat))));
        }
        let own = self.seat(self.me()).map(|mine| mine.prizes.known.or(mine.buried.known));
        let left = own.unwrap_or_default().minus(cards);
        steps.extend(self.distinct(left).into_iter().map(Step::Add));
        steps
    }

    fn show_entry(&self, cards: Cards, step: Step) -> TreeRow {
        let to = match step {
            Step::Add(card) => {
                let phrase = Phrase::new("jr-ui-show-add").name("card", self.card(card));
                return open(self.say(&phrase));
            }
            Step::To(to) => to,
        };
        let key = |seat| Phrase::new("jr-ui-show-one").seat("target", seat);
        let action = Action::Show { cards, to };
        let mut shown = shown(self.say(&to.map_or(Phrase::new("jr-ui-show-all"), key)));
        shown.sentences.push(self.say(&speech::action(&self.deck, &self.view, &action)));
        TreeRow { shown, leads: Leads::To(value(&action)) }
    }
}
