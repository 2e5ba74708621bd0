//! Playing a set: bottles on laid cards and on the beach win collection cards.

use std::ops::ControlFlow;

use contract::{CardId, Host, Play, Refusal, Seat};

use crate::action::Laying;
use crate::card::{Cards, Colour, Colours, Lanes};
use crate::ending::after_scoring;
use crate::event::{By, Event};
use crate::ledger::{RUM_SET, RUM_SET_HAND, RUM_SET_RAISE};
use crate::phase::wave;
use crate::refusal::Why;
use crate::state::{Place, Rum};

/// The highest value a collection card shows. See: [`crate::ledger::RUM_CAP`].
pub(crate) const VALUE_MAX: u8 = 8;
/// The raise by a trio. See: [`crate::ledger::RUM_TRIO`].
pub(crate) const TRIO_RAISE: u8 = 2;
/// The number of single bottles of each colour, which make a trio.
pub(crate) const TRIO: u8 = 3;

/// The bottles of a set, including the beach, and how many of them are single.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bottles {
    pub(crate) all: Lanes,
    pub(crate) single: Lanes,
}

impl Bottles {
    /// A card with its single end up.
    #[inline]
    pub(crate) fn of_single(game: &Rum, card: CardId) -> Self {
        let bottles = game.rules.single[card.idx()];
        Self { all: bottles, single: bottles }
    }

    /// A card with its double end up.
    #[inline]
    pub(crate) fn of_double(game: &Rum, card: CardId) -> Self {
        Self { all: game.rules.double[card.idx()], single: Lanes::NONE }
    }

    /// The sum of both.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self { all: self.all.plus(other.all), single: self.single.plus(other.single) }
    }

    /// The difference; `part` must be included in it.
    #[inline]
    pub(crate) fn minus(self, part: Self) -> Self {
        Self { all: self.all.minus(part.all), single: self.single.minus(part.single) }
    }

    /// The bottles of the beach alone.
    #[inline]
    pub(crate) fn of_beach(game: &Rum) -> Self {
        Self { all: game.open, single: game.open }
    }

    /// See: [`RUM_SET`].
    pub(crate) fn of_set(game: &Rum, laying: Laying) -> Self {
        let singles = laying.singles.iter().map(|card| Self::of_single(game, card));
        let doubles = laying.doubles.iter().map(|card| Self::of_double(game, card));
        singles.chain(doubles).fold(Self::of_beach(game), Self::plus)
    }

    /// Colours whose three single bottles are all there.
    /// Decides: [`crate::ledger::RUM_TRIO`].
    #[inline]
    pub(crate) fn trios(self) -> Colours {
        self.single.more_than(Lanes::all(TRIO - 1))
    }

    /// The colours a seat wins or raises.
    /// Decides: [`crate::ledger::RUM_WIN_MORE`].
    /// See: [`crate::ledger::RUM_TRIO`], [`RUM_SET_RAISE`].
    #[inline]
    pub(crate) fn won(self, values: Lanes, barred: Colours) -> Colours {
        self.all.more_than(values).or(self.trios()).minus(barred)
    }
}

/// Collection cards a seat cannot win because they are its own and already show the maximum.
/// Decides: [`RUM_SET_RAISE`].
/// See: [`crate::ledger::RUM_CAP`].
#[inline]
pub(crate) fn barred(game: &Rum, seat: Seat) -> Colours {
    let full = game.values.more_than(Lanes::all(VALUE_MAX - 1));
    // The usual case.
    if full.is_empty() {
        return full;
    }
    full.and(game.owned(seat))
}

/// Decides: [`RUM_SET`], [`RUM_SET_HAND`].
/// See: [`RUM_SET_RAISE`].
pub(crate) fn check(game: &Rum, seat: Seat, laying: Laying) -> Result<(), Refusal<Why>> {
    let refuse = |rule, why| Err(Refusal::Illegal { rule, why });
    if !laying.singles.and(laying.doubles).is_empty() {
        return refuse(RUM_SET, Why::BothEnds);
    }
    if laying.cards().is_empty() {
        return refuse(RUM_SET_HAND, Why::NoCardFromHand);
    }
    if !laying.cards().within(game.hand(seat)) {
        return refuse(RUM_SET, Why::NotInHand);
    }
    let bottles = Bottles::of_set(game, laying);
    if bottles.won(game.values, barred(game, seat)).is_empty() {
        return Err(nothing_won(game, seat, laying, bottles));
    }
    Ok(())
}

/// The colour in which the set comes closest, so that the refusal can say what is missing.
/// See: [`RUM_SET`], [`RUM_SET_RAISE`].
fn nothing_won(game: &Rum, seat: Seat, laying: Laying, bottles: Bottles) -> Refusal<Why> {
    let laid = |colour: &Colour| {
        let single = laying.singles.iter().any(|c| game.rules.faces[c.idx()].single == *colour);
        single || laying.doubles.iter().any(|c| game.rules.faces[c.idx()].double == *colour)
    };
    let missing =
        |colour: &Colour| i16::from(game.value(*colour)) + 1 - i16::from(bottles.all.get(*colour));
    let closest = Colour::ALL.into_iter().filter(laid).min_by_key(missing);
    let colour = closest.expect("a card was laid, so a colour was");
    if barred(game, seat).has(colour) {
        return Refusal::Illegal { rule: RUM_SET_RAISE, why: Why::OwnCardFull { colour } };
    }
    let (bottles, value) = (bottles.all.get(colour), game.value(colour));
    Refusal::Illegal { rule: RUM_SET, why: Why::WinsNothing { colour, bottles, value } }
}

/// Everything that can be won or raised is; then the laid cards go back to the wreck.
/// Decides: [`crate::ledger::RUM_SET_RETURN`].
/// See: [`RUM_SET_RAISE`].
pub(crate) fn resolve<H: Host<Rum>>(
    play: &mut Play<'_, Rum, H>,
    seat: Seat,
    laying: Laying,
) -> ControlFlow<()> {
    let bottles = Bottles::of_set(play.game, laying);
    let won = bottles.won(play.game.values, barred(play.game, seat));
    let beach = counted(play.game, won);
    play.emit(Event::SetPlayed { seat, laying, beach });
    for colour in won.iter() {
        let (value, by) = new_value(play.game, bottles, colour);
        let from = play.game.owner(colour);
        play.emit(Event::CollectionWon { seat, colour, from, value, by });
    }
    after_scoring(play, seat)?;
    wave::end_turn(play)
}

/// The open beach cards whose bottles count for these colours.
/// See: [`RUM_SET`].
fn counted(game: &Rum, colours: Colours) -> Cards {
    let open = game.beach.iter().filter_map(|place| match *place {
        Place::Up(card) => Some(card),
        Place::Down(_) | Place::Empty => None,
    });
    open.filter(|card| game.rules.face(*card).is_some_and(|face| colours.has(face.single)))
        .collect()
}

impl Rum {
    /// What a legal set would win: the colours, and the values of the row afterwards.
    pub fn spoils(&self, seat: Seat, laying: Laying) -> (Colours, Lanes) {
        let bottles = Bottles::of_set(self, laying);
        let won = bottles.won(self.values, barred(self, seat));
        let raised = |row: Lanes, colour| row.with(colour, new_value(self, bottles, colour).0);
        (won, won.iter().fold(self.values, raised))
    }
}

/// If both trio and number apply, the higher value counts.
/// Decides: [`crate::ledger::RUM_TRIO_MORE`], [`crate::ledger::RUM_CAP`].
/// See: [`crate::ledger::RUM_WIN_MORE`].
pub(crate) fn new_value(game: &Rum, bottles: Bottles, colour: Colour) -> (u8, By) {
    let (now, count) = (game.value(colour), bottles.all.get(colour));
    let by_number = if count > now { count.min(VALUE_MAX) } else { 0 };
    let trio = bottles.trios().has(colour);
    let by_trio = if trio { (now + TRIO_RAISE).min(VALUE_MAX) } else { 0 };
    if by_trio > by_number { (by_trio, By::Trio) } else { (by_number, By::Number) }
}
