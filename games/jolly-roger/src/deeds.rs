//! What all remember of each other: words given, kept and broken, and who has called mutinies.
//! Nothing follows from it by the rules; who deals with somebody may look at it.
//! Rules: JR-PUBLIC, JR-BRIBE.

use arrayvec::ArrayVec;
use contract::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::bribe::{Offer, Party, Pledge};
use crate::state::{Interrupt, JollyRoger, SEATS_MAX};

/// The most words that are kept in mind; after that the oldest is forgotten.
const WORDS_MAX: usize = 16;

/// A pirate's word: a promise that somebody has given and can still keep or break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Word {
    /// Who has given it.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What is promised.
    pub what: Pledge,
    /// How many cards are still to be played, where it is about cards; else 0.
    pub n: u8,
}

/// What a seat is known for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Repute {
    /// How many words it has kept.
    pub kept: u8,
    /// How many it has broken.
    pub broken: u8,
    /// How many mutinies it has called.
    pub risen: u8,
}

/// What all remember. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deeds {
    pub(crate) words: ArrayVec<Word, WORDS_MAX>,
    pub(crate) repute: PerSeat<Repute, SEATS_MAX>,
}

/// What becomes of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It still stands.
    Open,
    Kept,
    Broken,
    /// Its time is over, and nobody can say whether it was kept.
    Lapsed,
}

impl Deeds {
    /// An offer was taken. To guard the ship is no word: it binds.
    pub(crate) fn agreed(&mut self, offer: &Offer) {
        let Some(promise) = offer.promise.filter(|promise| promise.what != Pledge::Guard) else {
            return;
        };
        let (by, to) = match promise.by {
            Party::Me => (offer.from, offer.to),
            Party::You => (offer.to, offer.from),
        };
        if self.words.is_full() {
            self.words.remove(0);
        }
        self.words.push(Word { by, to, what: promise.what, n: promise.n });
    }

    /// Judges all words that promise one of these; the others still stand.
    fn judge(&mut self, promised: &[Pledge], fate: impl Fn(&Word) -> Fate) {
        let repute = &mut self.repute;
        self.words.retain(|word| {
            if !promised.contains(&word.what) {
                return true;
            }
            let of = &mut repute[word.by];
            match fate(word) {
                Fate::Open => return true,
                Fate::Kept => of.kept = of.kept.saturating_add(1),
                Fate::Broken => of.broken = of.broken.saturating_add(1),
                Fate::Lapsed => {}
            }
            false
        });
    }

    /// The Captain has appointed somebody.
    pub(crate) fn appointed(&mut self, captain: Seat, seat: Seat) {
        self.judge(&[Pledge::Appoint], |word| match (word.by == captain, word.to == seat) {
            (false, _) => Fate::Open,
            (true, true) => Fate::Kept,
            (true, false) => Fate::Broken,
        });
    }

    /// Somebody has called a mutiny.
    pub(crate) fn rose(&mut self, seat: Seat) {
        let risen = &mut self.repute[seat].risen;
        *risen = risen.saturating_add(1);
        self.broken_by(seat, &[Pledge::NoMutiny, Pledge::StayOut]);
    }

    /// Somebody has taken a side in a mutiny of his own will.
    pub(crate) fn sided(&mut self, seat: Seat) {
        self.broken_by(seat, &[Pledge::StayOut]);
    }

    fn broken_by(&mut self, seat: Seat, promised: &[Pledge]) {
        self.judge(promised, |word| if word.by == seat { Fate::Broken } else { Fate::Open });
    }

    /// Somebody has played a card into an attack or a mutiny.
    pub(crate) fn played(&mut self, seat: Seat) {
        for word in &mut self.words {
            if word.what == Pledge::Play && word.by == seat {
                word.n = word.n.saturating_sub(1);
            }
        }
        self.judge(&[Pledge::Play], |word| if word.n == 0 { Fate::Kept } else { Fate::Open });
    }

    /// An attack is over: who has promised cards and not played them has broken his word.
    pub(crate) fn fought(&mut self) {
        self.judge(&[Pledge::Play], |_| Fate::Broken);
    }

    /// A mutiny is decided.
    pub(crate) fn decided(&mut self) {
        self.judge(&[Pledge::Play], |_| Fate::Broken);
        self.judge(&[Pledge::StayOut], |_| Fate::Kept);
    }

    /// A round is over. What a good share is, is in the eye of who gets it.
    pub(crate) fn round_ended(&mut self) {
        self.judge(&[Pledge::NoMutiny], |_| Fate::Kept);
        self.judge(&[Pledge::StayOut, Pledge::Share, Pledge::Play], |_| Fate::Lapsed);
    }
}

impl JollyRoger {
    /// A card was played for a side; who is made to by a Sea Dog breaks no word by it.
    pub(crate) fn remember_joined(&mut self, seat: Seat) {
        if self.deeds.words.is_empty() {
            return;
        }
        if !matches!(self.interrupt, Some(Interrupt::Forced { .. })) {
            self.deeds.sided(seat);
        }
        self.deeds.played(seat);
    }
}
