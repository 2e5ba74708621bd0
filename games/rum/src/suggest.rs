//! Sets worth offering. There can be 3^18 of them, so a menu lists suggestions: for each group of
//! colours that can be won together, and for each value they can be won at, one laying.
//!
//! Colours are added one by one. Reaching a number of bottles takes the fewest cards with as many
//! double ends as fit; among equal cards, those that serve no other colour go first. Two colours
//! share only one card of the deck, so this finds nearly every outcome, and it is never slow. This
//! is the hottest code of random play. Hence it uses words instead of lists, and hardly ever makes
//! a list: a set is drawn by its number.
//! See: [`crate::ledger::RUM_SET`].

use arrayvec::ArrayVec;
use contract::{Ask, Decided, SearchRng, Seat};

use crate::action::{Action, Laying};
use crate::card::{Cards, Colour, Colours, N_COLOURS};
use crate::phase::draw::{self, N_DRAWS};
use crate::phase::set::{self, Bottles, TRIO};
use crate::state::Rum;

/// The most sets suggested.
const SUGGESTIONS_MAX: usize = 128;

/// Lists sets for a menu, those with the fewest cards first.
pub(crate) fn list(game: &Rum, seat: Seat) -> ArrayVec<Laying, SUGGESTIONS_MAX> {
    let mut sets = Suggestions::default();
    sets.find(game, Prospect::of(game, seat));
    let mut list: ArrayVec<Laying, _> = sets.found.iter().map(|set| set.laying).collect();
    list.sort_unstable_by_key(|laying| (laying.cards().len(), *laying));
    list
}

/// Draws uniformly from the menu of a turn. The four draws are always there, so there always is a
/// choice; half of all turns have no set.
#[inline(always)]
#[expect(clippy::inline_always, reason = "so that an action goes from draw to rule in registers")]
pub(crate) fn draw_action(game: &Rum, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
    let prospect = Prospect::of(game, ask.seat);
    if prospect.winnable.is_empty() {
        return ask.draw(N_DRAWS, draw::nth, rng);
    }
    let (colour, others) = prospect.winnable.split_first();
    if !others.is_empty() || !prospect.washed_up(game).is_empty() {
        return draw_from_several(game, prospect, ask, rng);
    }
    let ways = Want::new(game, prospect, colour, Cards::EMPTY).ways(Cards::EMPTY);
    draw_or_play(ways.count(), |nth| ways.nth(nth), ask, rng)
}

#[inline(never)]
fn draw_from_several(
    game: &Rum,
    prospect: Prospect,
    ask: Ask,
    rng: &mut SearchRng,
) -> Decided<Action> {
    let mut sets = Numbered::default();
    if prospect.washed_up(game).is_empty() && sets.number(game, prospect) {
        return sets.draw(ask, rng);
    }
    draw_from_list(game, prospect, ask, rng)
}

#[inline(never)]
fn draw_from_list(
    game: &Rum,
    prospect: Prospect,
    ask: Ask,
    rng: &mut SearchRng,
) -> Decided<Action> {
    let mut sets = Suggestions::default();
    sets.find(game, prospect);
    let count = u32::try_from(sets.found.len()).expect("suggestions are bounded");
    draw_or_play(count, |nth| sets.found[nth as usize].laying, ask, rng)
}

/// One of the four draws, or one of so many sets.
#[inline(always)]
#[expect(clippy::inline_always, reason = "so that an action goes from draw to rule in registers")]
fn draw_or_play(
    n_sets: u32,
    set: impl FnOnce(u32) -> Laying,
    ask: Ask,
    rng: &mut SearchRng,
) -> Decided<Action> {
    let nth = |nth| if nth < N_DRAWS { draw::nth(nth) } else { Action::Set(set(nth - N_DRAWS)) };
    ask.draw(N_DRAWS + n_sets, nth, rng)
}

/// What a seat could win at all.
#[derive(Clone, Copy)]
struct Prospect {
    hand: Cards,
    /// Both ends of each hand card at once, and the beach: an upper bound for every set.
    most: Bottles,
    /// Colours that so many bottles would win.
    winnable: Colours,
}

impl Prospect {
    #[inline]
    fn of(game: &Rum, seat: Seat) -> Self {
        let hand = game.hand(seat);
        let most = game.ends[seat].plus(Bottles::of_beach(game));
        let winnable = most.won(game.values, Colours::NONE);
        if winnable.is_empty() || hand.is_empty() {
            return Self { hand, most, winnable: Colours::NONE };
        }
        Self { hand, most, winnable: winnable.minus(set::barred(game, seat)) }
    }

    /// Those of the colours that the beach wins by itself.
    #[inline]
    fn washed_up(&self, game: &Rum) -> Colours {
        Bottles::of_beach(game).won(game.values, Colours::NONE).and(self.winnable)
    }
}

/// Several colours that can be won, whose sets have numbers: one digit for each colour, which is 0
/// if the set does not win it, or else says in which way. Some numbers are no set, since two
/// colours want the same card; then another number is drawn.
#[derive(Default)]
struct Numbered {
    /// The colours, each with its number of ways when no card is used yet.
    digits: ArrayVec<(Want, u32), N_COLOURS>,
    /// How many numbers there are; 0 is no set.
    n_numbers: u32,
}

impl Numbered {
    /// Numbers the sets, unless there may be more than are suggested; few hands have so many.
    #[inline]
    fn number(&mut self, game: &Rum, prospect: Prospect) -> bool {
        let mut wanted = Cards::EMPTY;
        self.n_numbers = 1;
        for colour in prospect.winnable.iter() {
            let want = Want::new(game, prospect, colour, wanted);
            wanted = wanted.or(want.singles).or(want.doubles);
            let n_ways = want.ways(Cards::EMPTY).count();
            self.digits.push((want, n_ways));
            self.n_numbers *= n_ways + 1;
        }
        self.n_numbers as usize <= SUGGESTIONS_MAX + 1
    }

    /// Every set is equally likely, because every number is.
    #[inline]
    fn draw(&self, ask: Ask, rng: &mut SearchRng) -> Decided<Action> {
        loop {
            // A number is one higher than its place after the draws.
            let nth = |nth| match nth {
                0..N_DRAWS => Some(draw::nth(nth)),
                _ => self.set(nth + 1 - N_DRAWS).map(Action::Set),
            };
            match ask.draw(N_DRAWS + self.n_numbers - 1, nth, rng).action {
                None => return Decided { action: None, was_choice: true },
                Some(None) => {}
                Some(action) => return Decided { action, was_choice: true },
            }
        }
    }

    /// The set with a number; `None` if cards that it needs are used already.
    #[inline]
    fn set(&self, number: u32) -> Option<Laying> {
        let (mut number, mut laying) = (number, Laying::default());
        // Later colours first, as in the list.
        for (want, n_ways) in self.digits.iter().rev() {
            let digit = number % (n_ways + 1);
            number /= n_ways + 1;
            if let Some(nth) = digit.checked_sub(1) {
                let ways = want.ways(laying.cards());
                if nth >= ways.count() {
                    return None;
                }
                laying = laying.with(ways.nth(nth));
            }
        }
        Some(laying)
    }
}

/// A set, and how many colours may still be added: those before the last one added.
#[derive(Clone, Copy)]
struct Suggestion {
    laying: Laying,
    n_before: usize,
}

/// The sets a seat may want to play.
#[derive(Default)]
struct Suggestions {
    wants: ArrayVec<Want, N_COLOURS>,
    found: ArrayVec<Suggestion, SUGGESTIONS_MAX>,
}

impl Suggestions {
    /// Finds them, those with the fewest colours first; if there are too many, the rest is left
    /// out.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "what it is given stays in registers")]
    fn find(&mut self, game: &Rum, prospect: Prospect) {
        let mut wanted = Cards::EMPTY;
        for (n_before, colour) in prospect.winnable.iter().enumerate() {
            let want = Want::new(game, prospect, colour, wanted);
            wanted = wanted.or(want.singles).or(want.doubles);
            self.wants.push(want);
            self.add(&want, Laying::default(), n_before);
        }
        if !prospect.washed_up(game).is_empty() {
            self.add_idle(prospect.hand);
        }
        let mut next = 0;
        while let Some(set) = self.found.get(next).copied() {
            for n_before in 0..set.n_before {
                let want = self.wants[n_before];
                self.add(&want, set.laying, n_before);
            }
            next += 1;
        }
    }

    /// Adds a colour to a set, in each way that wins it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "half of it falls away where the set is empty")]
    fn add(&mut self, want: &Want, to: Laying, n_before: usize) {
        let ways = want.ways(to.cards());
        for nth in 0..ways.count() {
            let laying = to.with(ways.nth(nth));
            self.found.try_push(Suggestion { laying, n_before }).ok();
        }
    }

    /// The beach wins by itself: adds any card, with an end up that helps to win no colour.
    #[cold]
    fn add_idle(&mut self, hand: Cards) {
        let wanted = |end: fn(&Want) -> Cards| {
            self.wants.iter().fold(Cards::EMPTY, |all, want| all.or(end(want)))
        };
        let one = |cards: Cards| cards.first().map_or(Cards::EMPTY, Cards::one);
        let singles = one(hand.minus(wanted(|want| want.singles)));
        let doubles = one(hand.minus(wanted(|want| want.doubles)));
        let doubles = if singles.is_empty() { doubles } else { Cards::EMPTY };
        if !singles.or(doubles).is_empty() {
            self.found.push(Suggestion { laying: Laying { singles, doubles }, n_before: 0 });
        }
    }
}

/// A colour that could be won, and the cards to win it with.
#[derive(Clone, Copy)]
struct Want {
    /// Hand cards with a single bottle of it.
    singles: Cards,
    /// Other hand cards, with two bottles of it.
    doubles: Cards,
    /// Those of them that earlier colours need too.
    shared: Cards,
    /// The most bottles from hand that do not win it.
    too_few: u32,
    /// 1 if all its singles make a trio that wins although their number does not.
    by_trio: u32,
}

impl Want {
    #[inline]
    fn new(game: &Rum, prospect: Prospect, colour: Colour, wanted: Cards) -> Self {
        let Prospect { hand, most, .. } = prospect;
        let (beach, values) = (Bottles::of_beach(game), game.values);
        let singles = hand.and(game.rules.singles_of[colour.idx()]);
        let doubles = hand.and(game.rules.doubles_of[colour.idx()]).minus(singles);
        let too_few = values.get(colour).saturating_sub(beach.all.get(colour));
        let trio = most.trios().has(colour) && beach.all.get(colour) < TRIO;
        Self {
            singles,
            doubles,
            shared: singles.or(doubles).and(wanted),
            too_few: u32::from(too_few),
            by_trio: u32::from(trio && values.get(colour) >= TRIO),
        }
    }

    /// The ways without the cards that are already used.
    #[inline]
    fn ways(&self, used: Cards) -> Ways {
        let (singles, doubles) = (self.singles.minus(used), self.doubles.minus(used));
        let (n_singles, n_doubles) = (u32::from(singles.len()), u32::from(doubles.len()));
        let (shared, too_few) = (self.shared, self.too_few);
        let numbers = (n_singles + 2 * n_doubles).saturating_sub(too_few);
        // Without a single, only even numbers are possible.
        let (first, step, by_number) = if singles.is_empty() {
            ((too_few | 1) + 1, 2, numbers - numbers / 2)
        } else {
            (too_few + 1, 1, numbers)
        };
        let by_trio = if singles == self.singles { self.by_trio } else { 0 };
        Ways { singles, doubles, shared, n_doubles, first, step, by_number, by_trio }
    }
}

/// The ways to win one colour with the remaining cards.
#[derive(Clone, Copy)]
struct Ways {
    singles: Cards,
    doubles: Cards,
    shared: Cards,
    n_doubles: u32,
    /// The number of bottles of the first way, and the step to each next one.
    first: u32,
    step: u32,
    /// How many ways win by number.
    by_number: u32,
    /// How many win by a trio.
    by_trio: u32,
}

impl Ways {
    #[inline]
    fn count(&self) -> u32 {
        self.by_number + self.by_trio
    }

    /// The cards of one way.
    #[inline]
    fn nth(&self, nth: u32) -> Laying {
        let (singles, doubles) = (self.singles, self.doubles);
        // The last number, usually the only one, takes all cards.
        if nth + 1 == self.by_number {
            return Laying { singles, doubles };
        }
        if nth == self.by_number {
            return Laying { singles, doubles: Cards::EMPTY };
        }
        let bottles = self.first + self.step * nth;
        let two = self.n_doubles.min(bottles / 2);
        Laying {
            singles: take(singles, self.shared, bottles - 2 * two),
            doubles: take(doubles, self.shared, two),
        }
    }
}

/// So many of the cards, first those that no other colour needs.
#[inline]
fn take(cards: Cards, shared: Cards, n: u32) -> Cards {
    let mut left = cards;
    for _ in 0..n {
        let free = left.minus(shared);
        let from = if free.is_empty() { left } else { free };
        left = Cards::from_low(left.low() & !(from.low() & from.low().wrapping_neg()));
    }
    cards.minus(left)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use contract::{DeckText, Game, Menu, Play, SeatCount, Silent, setup};

    use super::*;
    use crate::state::Phase;

    /// Visits many turns of random games with more draws than usual, so that hands get long.
    fn turns(deck: &DeckText, mut look: impl FnMut(&Rum, Seat)) {
        let seats = SeatCount::new(3).unwrap();
        let rules = setup::rules::<Rum>(&crate::Options {}, seats, deck).unwrap();
        let (mut menu, mut rng) = (Menu::default(), SearchRng::new(1, 0));
        for number in 0..1000 {
            let (mut game, mut host) = (Rum::new(rules), Silent(SearchRng::new(2, number)));
            Rum::start(&mut Play::new(&mut game, &mut host));
            while let Some(window) = game.window() {
                let seat = window.waiting.first().unwrap();
                let ask = Ask { seat, must: true };
                let mut action = game.draw_action(ask, &mut menu, &mut rng).action.unwrap();
                if matches!(game.phase, Phase::Turn) {
                    look(&game, seat);
                    action = if rng.below(2) == 0 { draw::nth(rng.below(N_DRAWS)) } else { action };
                }
                Rum::resolve(&mut Play::new(&mut game, &mut host), seat, action);
            }
        }
    }

    /// A deck whose cards have these colours as their two bottles, card by card.
    fn deck(doubles: impl IntoIterator<Item = Colour>) -> DeckText {
        let singles = Colour::ALL.into_iter().flat_map(|colour| [colour; 3]);
        let cards = singles.zip(doubles);
        let card = |(single, double): (Colour, Colour)| {
            format!("rum,{},{}\n", single.name(), double.name())
        };
        let clock = (1..=7).map(|position| format!("clock,{position},2\n"));
        DeckText::from_file("odd".to_owned(), cards.map(card).chain(clock).collect())
    }

    /// Cards with the same colour at both ends, duplicate cards, red everywhere.
    fn odd_deck() -> DeckText {
        deck(Colour::ALL.into_iter().flat_map(|colour| [colour, Colour::Red, Colour::Red]))
    }

    /// All sets by number, if they are drawn that way.
    fn numbered(game: &Rum, prospect: Prospect) -> Option<Vec<Laying>> {
        if !prospect.washed_up(game).is_empty() {
            return None;
        }
        let mut sets = Numbered::default();
        sets.number(game, prospect).then_some(())?;
        Some((1..sets.n_numbers).filter_map(|number| sets.set(number)).collect())
    }

    #[test]
    fn sets_by_number_are_those_of_the_list() {
        let mut n_compared = 0;
        for deck in [Rum::default_deck(), odd_deck()] {
            turns(&deck, |game, seat| {
                let (prospect, listed) = (Prospect::of(game, seat), list(game, seat));
                if prospect.winnable.is_empty() {
                    return assert!(listed.is_empty());
                }
                if let Some(mut sets) = numbered(game, prospect) {
                    sets.sort_unstable_by_key(|laying| (laying.cards().len(), *laying));
                    assert_eq!(sets.as_slice(), listed.as_slice());
                    n_compared += 1;
                }
            });
        }
        assert!(n_compared > 1000, "{n_compared}");
    }

    #[test]
    fn with_too_many_sets_list_and_draw_leave_out_the_same() {
        let seats = SeatCount::new(2).unwrap();
        let two = deck([Colour::Red, Colour::White].into_iter().cycle());
        for (deck, n_barred) in [(two, 5), (Rum::default_deck(), 0)] {
            let rules = setup::rules::<Rum>(&crate::Options {}, seats, &deck).unwrap();
            let (mut game, mut host) = (Rum::new(rules), Silent(SearchRng::new(3, 0)));
            Rum::start(&mut Play::new(&mut game, &mut host));
            let seat = game.active;
            // All cards in one hand, and collection cards that cannot be raised.
            game.set_hand(seat, game.hands[seat].or(game.wreck.without(crate::PARROT)));
            for colour in Colour::ALL.into_iter().skip(1).take(n_barred) {
                game.set_owner(colour, Some(seat));
                game.values = game.values.with(colour, set::VALUE_MAX);
            }
            assert!(!Numbered::default().number(&game, Prospect::of(&game, seat)));
            let listed = list(&game, seat);
            assert_eq!(listed.len(), SUGGESTIONS_MAX);
            let mut rng = SearchRng::new(4, 0);
            for _ in 0..100 {
                let drawn = draw_action(&game, Ask { seat, must: true }, &mut rng);
                if let Some(Action::Set(laying)) = drawn.action {
                    assert!(listed.contains(&laying));
                }
            }
        }
    }

    /// What a set wins.
    fn outcome(game: &Rum, seat: Seat, laying: Laying) -> Vec<(Colour, u8)> {
        let bottles = Bottles::of_set(game, laying);
        let won = bottles.won(game.values, set::barred(game, seat));
        won.iter().map(|colour| (colour, set::new_value(game, bottles, colour).0)).collect()
    }

    /// Every way to lay out some cards.
    fn layings(cards: Cards) -> Vec<Laying> {
        cards.iter().fold(vec![Laying::default()], |layings, card| {
            let one = Cards::one(card);
            let ends = [(Cards::EMPTY, Cards::EMPTY), (one, Cards::EMPTY), (Cards::EMPTY, one)];
            let ends = ends.map(|(singles, doubles)| Laying { singles, doubles });
            layings.iter().flat_map(|laying| ends.map(|end| laying.with(end))).collect()
        })
    }

    #[test]
    fn nearly_every_outcome_is_offered_and_all_where_colours_share_no_card() {
        let (mut n_all, mut n_missed) = (0, 0);
        turns(&Rum::default_deck(), |game, seat| {
            let hand = game.hand(seat);
            if hand.len() > 6 {
                return;
            }
            let legal =
                layings(hand).into_iter().filter(|set| set::check(game, seat, *set).is_ok());
            let all: BTreeSet<_> = legal.map(|set| outcome(game, seat, set)).collect();
            let offered = list(game, seat);
            let offered: BTreeSet<_> =
                offered.iter().map(|set| outcome(game, seat, *set)).collect();
            let mut sets = Suggestions::default();
            sets.find(game, Prospect::of(game, seat));
            let apart = sets.wants.iter().all(|want| want.shared.is_empty());
            assert!(offered.is_subset(&all));
            assert!(!apart || offered == all, "{game:?}");
            n_all += all.len();
            n_missed += all.len() - offered.len();
        });
        assert!(n_all > 1000 && n_missed * 50 < n_all, "{n_missed} of {n_all}");
    }
}
