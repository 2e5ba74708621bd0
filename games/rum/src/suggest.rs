//! Sets worth offering. There can be 3^18 of them, so a menu lists suggestions: for each set of
//! colours that can be won together, and for each value they can be won at, one laying.
//!
//! Colours are taken in turn. To reach a number of bottles takes fewest cards with as many double
//! ends as fit; among equal cards those that serve no other colour go first. Two colours meet on
//! one card of the deck, so this finds nearly every outcome, and it never gets slow.
//! This is the hottest code of random play: hence words instead of lists.
//! Rules: RUM-SET.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::action::Laying;
use crate::card::{Cards, N_COLOURS};
use crate::phase::set::{self, Bottles, TRIO};
use crate::state::Rum;

/// The most sets suggested.
pub(crate) const SUGGESTIONS_MAX: usize = 128;

/// Suggested sets.
pub(crate) type Suggestions = ArrayVec<Laying, SUGGESTIONS_MAX>;

/// A colour that could be won, and what there is to win it with.
#[derive(Clone, Copy)]
struct Want {
    /// Hand cards with a single bottle of it.
    singles: Cards,
    /// Hand cards with two bottles of it.
    doubles: Cards,
    /// Cards that later colours want too.
    shared: Cards,
    /// Bottles of it on the beach.
    beach: u8,
    /// What its collection card shows.
    value: u8,
}

struct Search<'a> {
    wants: ArrayVec<Want, N_COLOURS>,
    /// Sets of more colours are left out.
    colours_max: u8,
    found: &'a mut Suggestions,
}

/// Finds the sets a seat may want to play.
pub(crate) fn sets(game: &Rum, seat: Seat, found: &mut Suggestions) {
    let hand = game.hand(seat);
    let (barred, beach) = (set::barred(game, seat), Bottles::of_beach(game));
    let winnable = most(game, hand, beach).won(game.values, barred);
    if winnable.is_empty() || hand.is_empty() {
        return;
    }
    let mut search = Search { wants: ArrayVec::new(), colours_max: u8::MAX, found };
    let mut shared = Cards::EMPTY;
    for colour in winnable.iter() {
        let singles = hand.and(game.rules.singles_of[colour.idx()]);
        let doubles = hand.and(game.rules.doubles_of[colour.idx()]);
        let (beach, value) = (beach.all.get(colour), game.value(colour));
        search.wants.push(Want { singles, doubles, shared, beach, value });
        shared = shared.or(singles).or(doubles);
    }
    search.bound();
    search.lay(search.wants.len(), 0, Laying::default());
    // The beach wins by itself, and any card from hand will do.
    if !beach.won(game.values, barred).is_empty() {
        let any = Laying { singles: hand.first().into_iter().collect(), ..Laying::default() };
        if !found.contains(&any) {
            found.try_push(any).ok();
        }
    }
}

/// All bottles of the hand at once, both ends of each card: no set can have more.
#[inline]
fn most(game: &Rum, hand: Cards, beach: Bottles) -> Bottles {
    hand.iter().fold(beach, |sum, card| sum.plus(game.rules.both[card.idx()]))
}

impl Want {
    /// How many bottles from hand it takes to win.
    #[inline]
    fn fewest(&self) -> u8 {
        (self.value + 1).saturating_sub(self.beach).max(1)
    }

    /// How many values it can be won at, at the most.
    #[inline]
    fn n_ways(&self) -> usize {
        usize::from(self.singles.len()) + 2 * usize::from(self.doubles.len()) + 1
    }
}

impl Search<'_> {
    /// Where there may be too many sets, those of fewest colours are offered.
    fn bound(&mut self) {
        let all = self.wants.iter().fold(1, |all, want| all * (1 + want.n_ways()));
        if all <= SUGGESTIONS_MAX {
            return;
        }
        // counts[k]: how many sets of exactly k colours there are.
        let mut counts = [1, 0, 0, 0, 0, 0, 0, 0];
        for want in &self.wants {
            for colours in (0..N_COLOURS).rev() {
                counts[colours + 1] += counts[colours] * want.n_ways();
            }
        }
        let mut sum = 0;
        let mut fits = |count: usize| {
            sum += count;
            sum <= SUGGESTIONS_MAX
        };
        let fitting = (1..).zip(&counts[1..]).take_while(|(_, count)| fits(**count));
        self.colours_max = fitting.last().map_or(1, |(colours, _)| colours);
    }

    /// Wins one more of the first `n_wants` colours, at each value it can be won at.
    fn lay(&mut self, n_wants: usize, n_colours: u8, laying: Laying) {
        for idx in (0..n_wants).rev() {
            let want = self.wants[idx];
            let singles = want.singles.minus(laying.cards());
            let doubles = want.doubles.minus(laying.cards().or(want.singles));
            let (n_singles, n_doubles) = (singles.len(), doubles.len());
            let most = n_singles + 2 * n_doubles;
            for bottles in want.fewest()..=most {
                let two = n_doubles.min(bottles / 2);
                let one = bottles - 2 * two;
                // An odd number needs a single.
                if one <= n_singles {
                    let one = take(singles, want.shared, one);
                    let two = take(doubles, want.shared, two);
                    self.offer(idx, n_colours, laying, one, two);
                }
            }
            // A trio wins at any value; where its bottles are enough it was found above.
            if want.beach + n_singles == TRIO && TRIO <= want.value && n_singles > 0 {
                self.offer(idx, n_colours, laying, singles, Cards::EMPTY);
            }
        }
    }

    /// Keeps a set, and looks for one that wins further colours with it.
    #[inline]
    fn offer(&mut self, idx: usize, n_colours: u8, laying: Laying, one: Cards, two: Cards) {
        let next = Laying { singles: laying.singles.or(one), doubles: laying.doubles.or(two) };
        self.found.try_push(next).ok();
        if idx > 0 && n_colours + 1 < self.colours_max {
            self.lay(idx, n_colours + 1, next);
        }
    }
}

/// So many of the cards, first those that no other colour wants.
#[inline]
fn take(cards: Cards, shared: Cards, n: u8) -> Cards {
    let mut left = cards;
    for _ in n..cards.len() {
        let from = left.and(shared);
        let last = if from.is_empty() { left.last() } else { from.last() };
        left = last.map_or(left, |card| left.without(card));
    }
    left
}
