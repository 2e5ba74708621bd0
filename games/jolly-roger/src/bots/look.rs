//! What a bot derives from a sight: the values of prizes and crew, and which seats are rich or
//! strong.
//!
//! Values are in hundredths of a gold piece.

use crate::card::{Crew, Destination, Prize};
use crate::state::Side;
use crate::view::PileView;
use crate::{Action, Cards, Kind, Rules, Special};
use contract::{CardId, Seat, SeatSet};

use super::scene::Scene;
use bots::Temper;

/// The mean value of an unseen prize.
pub(super) const PRIZE: i32 = 125;
/// The value of rum: it breaks ties and pays for crew.
const RUM: i32 = 15;
/// The value of Jewels: another prize, once they are sold.
const JEWELS: i32 = 115;
/// The value of a Hostage while a port may come, and at the end.
const HOSTAGE: i32 = 180;
const HOSTAGE_LATE: i32 = 100;
/// With this many voyages to go or fewer, a port is unlikely.
const LATE: i32 = 2;
/// The number of voyages in a game.
const VOYAGES: i32 = 10;
/// The crewmen of an unseen card, in hundredths.
pub(super) const CREWMEN: i32 = 200;

/// A sight, with functions that the rules of thumb often need.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) rules: &'static Rules,
    pub(super) view: &'a Scene<'a>,
    pub(super) menu: &'a [Action],
    pub(super) seat: Seat,
    /// Whether the window waits for this seat.
    pub(super) must: bool,
    pub(super) temper: Temper,
}

impl Look<'_> {
    pub(super) fn hand(self) -> Cards {
        self.view.hand(self.seat).known
    }

    /// This seat's unburied prizes.
    pub(super) fn own_prizes(self) -> Cards {
        self.view.prizes(self.seat).known
    }

    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        self.rules.seats.seats()
    }

    /// Clockwise from the left neighbour, so that ties favour no fixed seat.
    pub(super) fn others(self) -> impl Iterator<Item = Seat> {
        let seats = self.rules.seats;
        (1..seats.get()).map(move |steps| self.seat.clockwise(steps, seats))
    }

    pub(super) fn n_seats(self) -> i32 {
        i32::from(self.rules.seats.get())
    }

    /// The seat that acts as Quartermaster.
    pub(super) fn quartermaster(self) -> Seat {
        self.view.quartermaster.unwrap_or(self.view.captain)
    }

    pub(super) fn is_captain(self) -> bool {
        self.view.captain == self.seat
    }

    /// Voyages to go, including the current one.
    pub(super) fn voyages_left(self) -> i32 {
        (VOYAGES - i32::from(self.view.sailed.len())).max(0)
    }

    /// The value of a prize.
    pub(super) fn prize(self, card: CardId) -> i32 {
        match self.rules.prize(card) {
            Some(Prize::Gold { value }) => 100 * i32::from(value),
            Some(Prize::Rum) => RUM,
            Some(Prize::Jewels) => JEWELS,
            Some(Prize::Hostage) if self.voyages_left() > LATE => HOSTAGE,
            Some(Prize::Hostage) => HOSTAGE_LATE,
            None => 0,
        }
    }

    fn pile(self, pile: PileView) -> i32 {
        let known: i32 = pile.known.iter().map(|card| self.prize(card)).sum();
        known + PRIZE * i32::from(pile.count - pile.known.len())
    }

    /// The value a seat could lose in a mutiny.
    pub(super) fn at_stake(self, seat: Seat) -> i32 {
        self.pile(self.view.prizes(seat))
    }

    /// The value some seats could lose.
    pub(super) fn all_at_stake(self, seats: SeatSet) -> i32 {
        seats.iter().map(|seat| self.at_stake(seat)).sum()
    }

    /// The value of all prizes of a seat, including buried ones.
    pub(super) fn wealth(self, seat: Seat) -> i32 {
        self.at_stake(seat) + self.pile(self.view.buried(seat))
    }

    /// The mean value the seats could lose.
    pub(super) fn mean_at_stake(self) -> i32 {
        self.seats().map(|seat| self.at_stake(seat)).sum::<i32>() / self.n_seats()
    }

    /// The mean wealth.
    pub(super) fn mean_wealth(self) -> i32 {
        self.seats().map(|seat| self.wealth(seat)).sum::<i32>() / self.n_seats()
    }

    pub(super) fn hand_size(self, seat: Seat) -> i32 {
        i32::from(self.view.hand_size(seat))
    }

    /// The number of crew cards in all hands.
    pub(super) fn all_hands(self) -> i32 {
        self.seats().map(|seat| self.hand_size(seat)).sum()
    }

    pub(super) fn crewmen(self, cards: Cards) -> i32 {
        cards.iter().map(|card| i32::from(self.rules.crewmen(card))).sum()
    }

    /// The expected crewmen in a seat's hand, in hundredths.
    pub(super) fn reserve(self, seat: Seat) -> i32 {
        let hand = self.view.hand(seat);
        100 * self.crewmen(hand.known) + CREWMEN * i32::from(hand.count - hand.known.len())
    }

    /// A copy of a special card in hand.
    pub(super) fn held(self, special: Special) -> Option<CardId> {
        self.hand().and(self.rules.copies(special)).first()
    }

    /// The destination cards of a kind that may still come.
    pub(super) fn stack(self, kind: Kind) -> impl Iterator<Item = Destination> {
        let cards = self.view.stacks.and(self.rules.of_kind(kind));
        cards.iter().filter_map(move |card| self.rules.destination(card))
    }

    /// The side of a seat in the mutiny in progress.
    pub(super) fn side(self, seat: Seat) -> Option<Side> {
        self.view.mutiny.side(seat)
    }

    /// The skill and value of a crew card; no skill if it has any or none.
    pub(super) fn skill(self, card: CardId) -> (Option<usize>, i32) {
        match self.rules.face(card) {
            Some(Crew::Skilled { skill, value }) => (Some(skill.idx()), i32::from(value)),
            Some(Crew::AnySkill { value }) => (None, i32::from(value)),
            Some(Crew::Special { .. }) | None => (None, 0),
        }
    }

    pub(super) fn may(self, action: &Action) -> bool {
        self.menu.contains(action)
    }
}
