//! A description of moments and choices in small whole numbers, for machines that learn.
//!
//! A moment, as one seat knows it, is a row of numbers in named [`Part`]s; so is each choice. The
//! numbers of a true state equal those of any world sampled from the seat's view, which the
//! conformance suite checks: a description cannot leak. Choices also have fixed places, *slots*,
//! for learners that need a flat list of actions.

use crate::{CardId, CardSet, Game, Menu, Seat};

/// A game whose moments and choices have a fixed description in small whole numbers.
pub trait Features: Game {
    /// Rises when any number changes its meaning: a net names the version it was trained on.
    const FEATURES_VERSION: u32;
    /// The parts of an observation, in order; the same for every number of seats.
    const OBSERVATION: &'static [Part];
    /// The parts of a choice. The first is always `kind`, with one flag for each entry of `SLOTS`.
    const CHOICE: &'static [Part];
    /// The kinds of action with the number of fixed places that each has. The first is always
    /// [`SlotKind::NOTHING`].
    const SLOTS: &'static [SlotKind];
    /// No menu is longer; silence does not count.
    const MENU_MAX: usize;

    /// Describes what `seat` may know. Seats count clockwise from it, and absent ones are noughts.
    fn describe(&self, seat: Seat, out: &mut impl Sink);
    /// Describes what a choice of `seat` is and brings, as far as the seat can count it. The part
    /// `kind` is left to [`describe_row`].
    fn describe_choice(&self, seat: Seat, action: &Self::Action, out: &mut impl Sink);
    /// The index in `SLOTS` of an action's kind; never 0.
    fn kind(action: &Self::Action) -> usize;
    /// The fixed place of a choice among those of its kind; `nth` is its rank among the same kind
    /// in the menu.
    fn place(&self, seat: Seat, action: &Self::Action, nth: u32) -> u32;

    /// The fixed place of a choice among all.
    #[inline]
    fn slot(&self, seat: Seat, action: &Self::Action, nth: u32) -> u32 {
        slot_start(Self::SLOTS, Self::kind(action)) + self.place(seat, action, nth)
    }

    /// What one number of a part stands for, such as a card's name.
    fn label(rules: &Self::Rules, part: &Part, place: u16) -> String {
        let (mut left, mut names) = (usize::from(place), Vec::new());
        for axis in part.axes.iter().rev() {
            let (len, place) = (usize::from(axis.len), left % usize::from(axis.len));
            left /= len;
            let known = axis.names.get(place).map(|name| (*name).to_owned());
            let card = || {
                let card = u8::try_from(usize::from(axis.first) + place).ok().map(CardId);
                card.and_then(|card| Self::card_name(rules, card))
            };
            let card = if axis.name == "card" { card() } else { None };
            names.push(known.or(card).unwrap_or_else(|| format!("{} {place}", axis.name)));
        }
        names.reverse();
        names.join(", ")
    }
}

/// A named block of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its dimensions, the slowest first; none for a single number.
    pub axes: &'static [Axis],
    /// What its numbers count.
    pub unit: Unit,
    /// The largest number in it.
    pub max: u8,
}

/// One dimension of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Axis {
    /// What it counts: `seat`, `card`, `colour`.
    pub name: &'static str,
    /// Its length.
    pub len: u16,
    /// For cards, the id of the first.
    pub first: u8,
    /// The names of its places, where they are the same in every match; else empty.
    pub names: &'static [&'static str],
}

/// What the numbers of a part are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// 0 or 1.
    Flag,
    /// A count, from 0 to the part's `max`.
    Count,
}

/// A kind of action and how many fixed places it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotKind {
    /// Its name, as in the JSON of an action.
    pub name: &'static str,
    /// How many places it has.
    pub len: u32,
    /// Whether a place means the same in every menu; if not, it is only a rank.
    pub fixed: bool,
}

/// Where numbers go: bytes for Python, sums of weights for a net, a list for tests. Only what is
/// not nought is put, and no place twice.
pub trait Sink {
    /// Puts a number at a place.
    fn put(&mut self, at: usize, value: u8);
}

impl Axis {
    /// A dimension whose places have no names of their own.
    pub const fn new(name: &'static str, len: u16) -> Self {
        Self { name, len, first: 0, names: &[] }
    }

    /// So many cards from the card with this id on.
    pub const fn cards(first: u8, len: u16) -> Self {
        Self { name: "card", len, first, names: &[] }
    }

    /// A dimension whose places have names.
    pub const fn named(name: &'static str, names: &'static [&'static str]) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "lists in code are short")]
        Self { name, len: names.len() as u16, first: 0, names }
    }
}

impl Part {
    /// Numbers that are 0 or 1.
    pub const fn flags(name: &'static str, axes: &'static [Axis]) -> Self {
        Self { name, axes, unit: Unit::Flag, max: 1 }
    }

    /// Numbers up to `max`.
    pub const fn counts(name: &'static str, axes: &'static [Axis], max: u8) -> Self {
        Self { name, axes, unit: Unit::Count, max }
    }

    /// How many numbers it has.
    #[expect(clippy::len_without_is_empty, reason = "no part is empty")]
    pub const fn len(&self) -> usize {
        let (mut len, mut idx) = (1, 0);
        while idx < self.axes.len() {
            len *= self.axes[idx].len as usize;
            idx += 1;
        }
        len
    }
}

impl SlotKind {
    /// Slot 0: to do nothing, for whoever is not asked or stays silent.
    pub const NOTHING: Self = Self::fixed("nothing", 1);

    /// A kind whose places mean the same in every menu.
    pub const fn fixed(name: &'static str, len: u32) -> Self {
        Self { name, len, fixed: true }
    }

    /// A kind with too many actions: its places are ranks in the menu.
    pub const fn ranked(name: &'static str, len: u32) -> Self {
        Self { name, len, fixed: false }
    }
}

/// How many numbers these parts have together.
pub const fn width(parts: &[Part]) -> usize {
    let (mut sum, mut idx) = (0, 0);
    while idx < parts.len() {
        sum += parts[idx].len();
        idx += 1;
    }
    sum
}

/// Where the part with this name begins. A name that is missing does not compile.
pub const fn start(parts: &[Part], name: &str) -> usize {
    let (mut sum, mut idx) = (0, 0);
    while idx < parts.len() {
        if same(parts[idx].name, name) {
            return sum;
        }
        sum += parts[idx].len();
        idx += 1;
    }
    panic!("no such part")
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut idx = 0;
    while idx < one.len() && idx < other.len() && one[idx] == other[idx] {
        idx += 1;
    }
    idx == one.len() && idx == other.len()
}

/// The first slot of a kind, by its index.
#[inline]
pub const fn slot_start(slots: &[SlotKind], kind: usize) -> u32 {
    let (mut sum, mut idx) = (0, 0);
    while idx < kind {
        sum += slots[idx].len;
        idx += 1;
    }
    sum
}

/// The number of all slots.
pub const fn slot_count(slots: &[SlotKind]) -> u32 {
    slot_start(slots, slots.len())
}

/// The most kinds of action a game may have.
pub const KINDS_MAX: usize = 40;

/// Describes a choice together with its kind; `None` is silence.
#[inline]
pub fn describe_row<G: Features>(
    game: &G,
    seat: Seat,
    action: Option<&G::Action>,
    out: &mut impl Sink,
) {
    match action {
        None => out.put(0, 1),
        Some(action) => {
            out.put(G::kind(action), 1);
            game.describe_choice(seat, action, out);
        }
    }
}

/// Calls `found` with the slot of each action of a menu, in its order.
#[inline]
pub fn each_slot<G: Features>(
    game: &G,
    seat: Seat,
    menu: &Menu<G::Action>,
    mut found: impl FnMut(u32),
) {
    let mut seen = [0_u32; KINDS_MAX];
    for action in &menu.actions {
        let nth = &mut seen[G::kind(action)];
        found(game.slot(seat, action, *nth));
        *nth += 1;
    }
}

/// A row of bytes, of which all must be nought before.
#[derive(Debug)]
pub struct Row<'a>(pub &'a mut [u8]);

impl Sink for Row<'_> {
    #[inline]
    fn put(&mut self, at: usize, value: u8) {
        self.0[at] = value;
    }
}

/// A flag for each card of a set, the card `first` at `at`.
#[inline]
pub fn put_cards<const W: usize>(out: &mut impl Sink, at: usize, first: u8, cards: CardSet<W>) {
    for card in cards.iter() {
        out.put(at + card.idx() - usize::from(first), 1);
    }
}

/// A count, unless it is nought; no more than `max`.
#[inline]
pub fn put_count(out: &mut impl Sink, at: usize, count: u8, max: u8) {
    if count > 0 {
        out.put(at, count.min(max));
    }
}

/// A flag, if it holds.
#[inline]
pub fn put_if(out: &mut impl Sink, at: usize, holds: bool) {
    if holds {
        out.put(at, 1);
    }
}

/// How far clockwise a seat sits from another.
#[inline]
pub fn steps(from: Seat, to: Seat, n_seats: u8) -> usize {
    usize::from(if to.0 >= from.0 { to.0 - from.0 } else { to.0 + n_seats - from.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTS: &[Part] = &[
        Part::flags("phase", &[Axis::named("phase", &["turn", "over"])]),
        Part::flags("known", &[Axis::new("seat", 4), Axis::cards(3, 5)]),
        Part::counts("clock", &[], 8),
    ];

    #[test]
    fn parts_lie_one_after_the_other() {
        assert_eq!(
            [start(PARTS, "phase"), start(PARTS, "known"), start(PARTS, "clock")],
            [0, 2, 22]
        );
        assert_eq!(width(PARTS), 23);
    }

    #[test]
    fn a_name_is_the_whole_name() {
        assert!(same("hand", "hand"));
        assert!(!same("hand", "hands") && !same("hands", "hand") && !same("hand", "band"));
    }

    #[test]
    fn slots_lie_one_after_the_other() {
        let slots = [SlotKind::NOTHING, SlotKind::fixed("draw", 4), SlotKind::ranked("set", 128)];
        assert_eq!([slot_start(&slots, 1), slot_start(&slots, 2), slot_count(&slots)], [1, 5, 133]);
    }

    #[test]
    fn seats_count_clockwise_from_the_observer() {
        assert_eq!([steps(Seat(2), Seat(2), 4), steps(Seat(2), Seat(3), 4)], [0, 1]);
        assert_eq!([steps(Seat(2), Seat(0), 4), steps(Seat(2), Seat(1), 4)], [2, 3]);
    }
}
