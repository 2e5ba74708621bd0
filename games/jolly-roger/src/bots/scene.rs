//! What one seat may know, read from a view or from a sampled world.
//!
//! Building a view is slow. A search plays thousands of sampled worlds by rule of thumb, so there
//! the same facts are read from the world itself, piece by piece, and only those that the seat
//! could know. Rules of thumb cannot tell which of the two they read.

use crate::bribe::Offer;
use crate::deeds::{Repute, Word};
use crate::recent::Showing;
use crate::state::{Attack, Interrupt, Mutiny, PhaseView, Share, Unrest};
use crate::view::PileView;
use crate::{Cards, Charts, JollyRoger, Kind, View};
use contract::{CardId, Seat};

/// What one seat may know; the fields are those of a view.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) captain: Seat,
    pub(super) quartermaster: Option<Seat>,
    pub(super) phase: PhaseView,
    pub(super) interrupt: Option<Interrupt>,
    pub(super) attack: &'a Attack,
    pub(super) mutiny: &'a Mutiny,
    pub(super) share: &'a Share,
    pub(super) guard: Option<Seat>,
    pub(super) laid: Option<Kind>,
    pub(super) turned: Option<CardId>,
    pub(super) stacks: Charts,
    pub(super) sailed: Charts,
    pub(super) table: Cards,
    pub(super) discard: Cards,
    pub(super) prize_deck: u8,
    pub(super) pot: PileView,
    pub(super) offers: &'a [Offer],
    pub(super) words: &'a [Word],
    pub(super) unrest: Unrest,
    seats: Seats<'a>,
}

/// The source of the seats' cards.
#[derive(Clone, Copy)]
enum Seats<'a> {
    View(&'a View),
    World(&'a JollyRoger, Seat),
}

impl<'a> Scene<'a> {
    /// The scene that a view shows.
    pub(super) fn of_view(view: &'a View) -> Self {
        Self {
            captain: view.captain,
            quartermaster: view.quartermaster,
            phase: view.phase,
            interrupt: view.interrupt,
            attack: &view.attack,
            mutiny: &view.mutiny,
            share: &view.share,
            guard: view.guard,
            laid: view.laid,
            turned: view.turned,
            stacks: view.stacks,
            sailed: view.sailed,
            table: view.table,
            discard: view.discard,
            prize_deck: view.prize_deck,
            pot: view.pot,
            offers: &view.offers,
            words: &view.words,
            unrest: view.unrest,
            seats: Seats::View(view),
        }
    }

    /// The scene of a seat in a sampled world.
    pub(super) fn of_world(world: &'a JollyRoger, seat: Seat) -> Self {
        let pieces = world.pieces();
        Self {
            captain: world.captain(),
            quartermaster: pieces.quartermaster,
            phase: world.phase(),
            interrupt: world.interrupt().copied(),
            attack: pieces.attack,
            mutiny: world.mutiny(),
            share: pieces.share,
            guard: pieces.guard,
            laid: pieces.laid,
            turned: pieces.turned,
            stacks: pieces.stacks,
            sailed: pieces.sailed,
            table: pieces.table,
            discard: pieces.discard,
            prize_deck: pieces.prize_deck,
            pot: world.pile(pieces.pot, seat),
            offers: pieces.offers,
            words: pieces.words,
            unrest: pieces.unrest,
            seats: Seats::World(world, seat),
        }
    }

    /// A seat's crew cards.
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> PileView {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].hand,
            Seats::World(world, me) => world.pile(world.hand(seat), me),
        }
    }

    /// The number of crew cards a seat holds.
    #[inline]
    pub(super) fn hand_size(&self, seat: Seat) -> u8 {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].hand.count,
            Seats::World(world, _) => world.hand(seat).len(),
        }
    }

    /// The showing of a card in an attack or a mutiny, if it may still be answered.
    pub(super) fn showing(&self, card: CardId) -> Option<Showing> {
        match self.seats {
            Seats::View(view) => view.recent.cards.iter().find(|one| one.card == card).copied(),
            Seats::World(world, _) => world.showing(card),
        }
    }

    /// A seat's reputation.
    pub(super) fn repute(&self, seat: Seat) -> Repute {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].repute,
            Seats::World(world, _) => world.pieces().repute[seat.idx()],
        }
    }

    /// The number of offers a seat has made in this step.
    pub(super) fn offers_made(&self, seat: Seat) -> u8 {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].offers_made,
            Seats::World(world, _) => world.pieces().offers_made[seat.idx()],
        }
    }

    /// A seat's prizes that are not buried.
    #[inline]
    pub(super) fn prizes(&self, seat: Seat) -> PileView {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].prizes,
            Seats::World(world, me) => world.pile(world.prizes(seat), me),
        }
    }

    /// A seat's buried prizes.
    #[inline]
    pub(super) fn buried(&self, seat: Seat) -> PileView {
        match self.seats {
            Seats::View(view) => view.seats[seat.idx()].buried,
            Seats::World(world, me) => world.pile(world.buried(seat), me),
        }
    }
}
