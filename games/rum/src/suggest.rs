//! Sets worth offering. There can be 3^18 of them, so a menu lists suggestions: for each way of
//! winning, with the values it gives, the laying that uses fewest cards.
//!
//! Small hands are searched whole. Large ones are searched up to a few cards, and the layings
//! that bring all bottles of one or two colours are added, so that the strongest are there.
//! Rules: RUM-SET.

use arrayvec::ArrayVec;
use contract::{CardId, Seat};

use crate::action::Laying;
use crate::card::{Colour, Colours, RUM_CARDS};
use crate::phase::set::{self, Bottles};
use crate::state::Rum;

/// The most sets suggested.
pub(crate) const SUGGESTIONS_MAX: usize = 128;

/// Suggested sets, fewest cards first.
pub(crate) type Suggestions = ArrayVec<Laying, SUGGESTIONS_MAX>;

/// A hand card and which of its ends can help to win.
#[derive(Clone, Copy)]
struct Useful {
    card: CardId,
    single: Option<Colour>,
    double: Option<Colour>,
}

type Hand = ArrayVec<Useful, { RUM_CARDS as usize }>;

/// A set on the way: what is laid and what it comes to.
#[derive(Clone, Copy)]
struct Draft {
    laying: Laying,
    bottles: Bottles,
    /// Colours laid from hand: each must win, or a card is wasted.
    used: Colours,
    n_cards: u8,
}

struct Search<'a> {
    game: &'a Rum,
    barred: Colours,
    found: ArrayVec<Found, SUGGESTIONS_MAX>,
}

#[derive(Clone, Copy)]
struct Found {
    /// What it wins and at which values.
    key: u64,
    n_cards: u8,
    laying: Laying,
}

/// The sets a seat may want to play.
pub(crate) fn sets(game: &Rum, seat: Seat) -> Suggestions {
    let barred = set::barred(game, seat);
    let beach = Bottles::of_beach(game);
    let start =
        Draft { laying: Laying::default(), bottles: beach, used: Colours::NONE, n_cards: 0 };
    let winnable = winnable(game, seat, beach, barred);
    if winnable.is_empty() {
        return Suggestions::new();
    }
    let hand = useful(game, seat, winnable);
    let mut search = Search { game, barred, found: ArrayVec::new() };
    let deep = depth(hand.len());
    search.grow(&hand, start, deep);
    if usize::from(deep) < hand.len() {
        search.all_in(&hand, start, winnable);
    }
    if !beach.won(game.values, barred).is_empty() {
        search.any_card(game, seat, start);
    }
    search.found.sort_unstable_by_key(|found| (found.n_cards, found.laying));
    search.found.into_iter().map(|found| found.laying).collect()
}

/// Colours that the seat could win with all its bottles of that colour.
fn winnable(game: &Rum, seat: Seat, beach: Bottles, barred: Colours) -> Colours {
    let most = game.hand(seat).iter().fold(beach, |sum, card| {
        let single = game.rules.single[card.idx()];
        Bottles {
            all: sum.all.plus(single).plus(game.rules.double[card.idx()]),
            single: sum.single.plus(single),
        }
    });
    most.won(game.values, barred)
}

fn useful(game: &Rum, seat: Seat, winnable: Colours) -> Hand {
    let ends = |card: CardId| {
        let face = game.rules.faces[card.idx()];
        let single = winnable.has(face.single).then_some(face.single);
        let double = winnable.has(face.double).then_some(face.double);
        let helps = single.is_some() || double.is_some();
        helps.then_some(Useful { card, single, double })
    };
    game.hand(seat).iter().filter_map(ends).collect()
}

/// How many cards deep a hand of useful cards is searched: about a thousand layings at most.
fn depth(n_useful: usize) -> u8 {
    match n_useful {
        0..=6 => 6,
        7..=10 => 3,
        _ => 2,
    }
}

impl Draft {
    #[inline]
    fn with_single(self, game: &Rum, card: CardId, colour: Colour) -> Self {
        let bottles = game.rules.single[card.idx()];
        Self {
            laying: Laying { singles: self.laying.singles.with(card), ..self.laying },
            bottles: Bottles {
                all: self.bottles.all.plus(bottles),
                single: self.bottles.single.plus(bottles),
            },
            used: self.used.or(Colours::one(colour)),
            n_cards: self.n_cards + 1,
        }
    }

    #[inline]
    fn with_double(self, game: &Rum, card: CardId, colour: Colour) -> Self {
        let all = self.bottles.all.plus(game.rules.double[card.idx()]);
        Self {
            laying: Laying { doubles: self.laying.doubles.with(card), ..self.laying },
            bottles: Bottles { all, ..self.bottles },
            used: self.used.or(Colours::one(colour)),
            n_cards: self.n_cards + 1,
        }
    }
}

impl Search<'_> {
    /// Lays each of the cards one way, the other, or not at all.
    fn grow(&mut self, hand: &[Useful], draft: Draft, deep: u8) {
        if deep == 0 {
            return;
        }
        for (idx, useful) in hand.iter().enumerate() {
            let rest = &hand[idx + 1..];
            if let Some(colour) = useful.single {
                let next = draft.with_single(self.game, useful.card, colour);
                self.offer(next);
                self.grow(rest, next, deep - 1);
            }
            if let Some(colour) = useful.double {
                let next = draft.with_double(self.game, useful.card, colour);
                self.offer(next);
                self.grow(rest, next, deep - 1);
            }
        }
    }

    /// All bottles of a colour, and then all that are left of another.
    fn all_in(&mut self, hand: &[Useful], start: Draft, winnable: Colours) {
        for first in winnable.iter() {
            for second in winnable.iter() {
                let mut draft = start;
                for useful in hand {
                    draft = self.lay_for(draft, *useful, first, second);
                }
                self.offer(draft);
            }
        }
    }

    fn lay_for(&self, draft: Draft, useful: Useful, first: Colour, second: Colour) -> Draft {
        for colour in [first, second] {
            if useful.double == Some(colour) {
                return draft.with_double(self.game, useful.card, colour);
            }
            if useful.single == Some(colour) {
                return draft.with_single(self.game, useful.card, colour);
            }
        }
        draft
    }

    /// The beach wins by itself, and any card from hand will do.
    /// Rules: [`crate::ledger::RUM_SET_HAND`].
    fn any_card(&mut self, game: &Rum, seat: Seat, start: Draft) {
        for card in game.hand(seat).iter() {
            let colour = game.rules.faces[card.idx()].single;
            let draft = start.with_single(game, card, colour);
            self.offer(Draft { used: Colours::NONE, ..draft });
        }
    }

    /// Keeps a draft that wins, wastes no card, and is the shortest way to what it wins.
    #[inline]
    fn offer(&mut self, draft: Draft) {
        let won = draft.bottles.won(self.game.values, self.barred);
        if won.is_empty() || !draft.used.within(won) {
            return;
        }
        let trios = draft.bottles.trios().and(won);
        let key = draft.bottles.all.of(won).bits() | trios.bits();
        let found = Found { key, n_cards: draft.n_cards, laying: draft.laying };
        match self.found.iter_mut().find(|known| known.key == key) {
            Some(known) if known.n_cards > found.n_cards => *known = found,
            Some(_) => {}
            None => drop(self.found.try_push(found)),
        }
    }
}
