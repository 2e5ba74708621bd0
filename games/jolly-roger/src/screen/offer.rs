//! Composing an offer step by step: the seat, the cards to give, the cards wanted, the promises.
//! Each step is a line of a list; going back undoes it.

use crate::Action;
use crate::bribe::{CARDS_MAX, Due, OFFERS_MAX, PROMISES_MAX, Party, Pledge, Promise, Promises};
use crate::card::Cards;
use crate::speech;
use crate::state::{PhaseView, Unrest};
use contract::{CardId, Phrase, Seat};

use super::Table;
use super::tree::{open, shown, value};
use screen::{Leads, TreeRow};

/// The most cards of a promise to play in the list; more can be typed.
const PLAY_MAX: u8 = 3;

/// An offer that is being composed.
#[derive(Clone, Copy)]
struct Draft {
    to: Seat,
    give: Cards,
    want: Cards,
    promises: Promises,
    /// Whether promises are being listed.
    is_promising: bool,
}

/// A step of composing an offer.
#[derive(Clone, Copy)]
enum Step {
    Send,
    Give(CardId),
    Want(CardId),
    Promises,
    Promise(Promise),
}

impl Draft {
    fn after(self, step: Step) -> Self {
        match step {
            Step::Send => self,
            Step::Give(card) => Self { give: self.give.with(card), ..self },
            Step::Want(card) => Self { want: self.want.with(card), ..self },
            Step::Promises => Self { is_promising: true, ..self },
            Step::Promise(promise) => {
                let promises = self.promises.with(promise).unwrap_or(self.promises);
                Self { promises, is_promising: false, ..self }
            }
        }
    }

    fn action(self) -> Action {
        let Self { to, give, want, promises, .. } = self;
        Action::Offer { to, give: give.into(), want: want.into(), promises }
    }
}

impl Table<'_> {
    /// Whether the person may make another offer in this step.
    pub(super) fn may_offer(&self) -> bool {
        self.seat(self.me()).is_some_and(|mine| mine.offers_made < OFFERS_MAX)
    }

    /// The list at the end of a path: first the seat, then step by step.
    pub(super) fn offers(&self, path: &[usize]) -> Vec<TreeRow> {
        let others: Vec<Seat> =
            self.seats().map(|(seat, _)| seat).filter(|seat| *seat != self.me()).collect();
        let Some((first, steps)) = path.split_first() else {
            let to = |seat: Seat| Phrase::new("jr-ui-offer-to").seat("target", seat);
            return others.iter().map(|seat| open(self.say(&to(*seat)))).collect();
        };
        let to = others.get(*first).copied().unwrap_or_else(|| self.me());
        let (give, want) = (Cards::EMPTY, Cards::EMPTY);
        let promises = Promises::NONE;
        let mut draft = Draft { to, give, want, promises, is_promising: false };
        for step in steps {
            let list = self.steps(draft);
            draft = list.get(*step).map_or(draft, |step| draft.after(*step));
        }
        self.steps(draft).into_iter().map(|step| self.step_entry(draft, step)).collect()
    }

    fn steps(&self, draft: Draft) -> Vec<Step> {
        if draft.is_promising {
            let given: Vec<Promise> = draft.promises.iter().collect();
            let left = self.promises(draft.to).into_iter().filter(|one| !given.contains(one));
            return left.map(Step::Promise).collect();
        }
        let mut steps = Vec::new();
        let says = !draft.give.is_empty() || !draft.want.is_empty() || !draft.promises.is_empty();
        steps.extend(says.then_some(Step::Send));
        let own = self.seat(self.me()).map(|mine| mine.hand.known.or(mine.prizes.known));
        let own = own.filter(|_| draft.give.len() < CARDS_MAX).unwrap_or_default();
        steps.extend(self.distinct(own.minus(draft.give)).into_iter().map(Step::Give));
        let his = self.seat(draft.to).map(|his| his.prizes.known);
        let his = his.filter(|_| draft.want.len() < CARDS_MAX).unwrap_or_default();
        steps.extend(self.distinct(his.minus(draft.want)).into_iter().map(Step::Want));
        let has_room = draft.promises.iter().count() < PROMISES_MAX;
        steps.extend(has_room.then_some(Step::Promises));
        steps
    }

    fn step_entry(&self, draft: Draft, step: Step) -> TreeRow {
        let with_card = |key, card| self.say(&Phrase::new(key).name("card", self.card(card)));
        let words = match step {
            Step::Send => {
                let words = self.say(&speech::action(&self.deck, &self.view, &draft.action()));
                let mut shown = shown(self.text("jr-ui-offer-send"));
                shown.sentences.push(words);
                return TreeRow { shown, leads: Leads::To(value(&draft.action())) };
            }
            Step::Give(card) => with_card("jr-ui-offer-give", card),
            Step::Want(card) => with_card("jr-ui-offer-want", card),
            Step::Promises => self.text("jr-ui-offer-promise"),
            Step::Promise(promise) => {
                let key = match promise.by {
                    Party::Me => "jr-ui-offer-mine",
                    Party::You => "jr-ui-offer-theirs",
                };
                self.say(&Phrase::new(key).name("pledge", speech::pledge(promise)))
            }
        };
        open(words)
    }

    /// The promises that make sense between the two seats now.
    fn promises(&self, to: Seat) -> Vec<Promise> {
        let me = self.me();
        let both = [(Party::Me, me), (Party::You, to)];
        let mut list = Vec::new();
        if self.view.phase == PhaseView::Guard && self.view.guard == Some(me) {
            list.push(Promise::plain(Party::You, Pledge::Guard));
        }
        if self.view.phase == PhaseView::Guard && self.view.guard == Some(to) {
            list.push(Promise::plain(Party::Me, Pledge::Guard));
        }
        for (by, promiser) in both {
            let is_captain = promiser == self.view.captain;
            let pledges = [
                (Pledge::Share, promiser == self.view.quartermaster()),
                (Pledge::Appoint, is_captain),
                (Pledge::NoMutiny, !is_captain && self.view.unrest == Unrest::Brewing),
                (Pledge::StayOut, !is_captain && self.view.phase == PhaseView::Mutiny),
            ];
            let pledges = pledges.into_iter().filter(|(_, fits)| *fits);
            list.extend(pledges.map(|(what, _)| Promise::plain(by, what)));
            list.extend((1..=PLAY_MAX).map(|n| Promise::to_play(by, n)));
            for what in [Pledge::Prizes, Pledge::Crew] {
                let later = |due| Promise { by, what, n: 1, due: Some(due) };
                list.extend(Due::ALL.map(later));
            }
        }
        list
    }
}
