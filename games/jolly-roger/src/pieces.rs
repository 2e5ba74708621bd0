//! The parts of a state, for a search by rules of thumb that looks at thousands of sampled worlds.
//! Code that has the true state must look at a view instead.

use contract::{CardId, Observer, Seat};

use crate::bribe::Offer;
use crate::card::{Cards, Charts, Kind};
use crate::deeds::{Repute, Word};
use crate::state::{Attack, IslandBan, JollyRoger, Share, Unrest};
use crate::view::PileView;

/// The public parts, except for the prizes being shared.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are those of a view")]
pub struct Pieces<'a> {
    pub n_windows: u16,
    pub quartermaster: Option<Seat>,
    pub island: IslandBan,
    pub attack: &'a Attack,
    pub share: &'a Share,
    pub guard: Option<Seat>,
    pub laid: Option<Kind>,
    pub turned: Option<CardId>,
    pub stacks: Charts,
    pub sailed: Charts,
    pub table: Cards,
    pub discard: Cards,
    pub prize_deck: u8,
    /// Not public if prizes are hidden: see [`JollyRoger::pile`].
    pub pot: Cards,
    /// The cards of an offer are for its two parties only.
    pub offers: &'a [Offer],
    pub words: &'a [Word],
    pub repute: &'a [Repute],
    pub offers_made: &'a [u8],
    pub unrest: Unrest,
}

impl JollyRoger {
    /// The parts of this state.
    #[inline]
    pub fn pieces(&self) -> Pieces<'_> {
        Pieces {
            n_windows: self.n_windows,
            quartermaster: self.quartermaster,
            island: self.island,
            attack: &self.attack,
            share: &self.share,
            guard: self.guard(),
            laid: self.laid(),
            turned: self.turned(),
            stacks: self.stacks,
            sailed: self.sailed,
            table: self.table,
            discard: self.discard,
            prize_deck: self.prize_deck.len(),
            pot: self.pot,
            offers: &self.offers.open,
            words: &self.deeds.words,
            repute: &self.deeds.repute.0,
            offers_made: &self.offers.made.0,
            unrest: self.unrest,
        }
    }

    /// What a seat knows of cards that lie in one place.
    #[inline]
    pub fn pile(&self, cards: Cards, seat: Seat) -> PileView {
        PileView { count: cards.len(), known: self.memory.known(cards, Observer::Seat(seat)) }
    }
}
