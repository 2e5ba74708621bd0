//! The public memory of deeds: promises given, kept and broken, and mutinies called. The rules take
//! no notice of it; it helps seats decide whom to deal with.
//! See: [`crate::ledger::JR_PUBLIC`], [`crate::ledger::JR_BRIBE`].

use arrayvec::ArrayVec;
use contract::tagged::ReadTagged;
use contract::{CardId, PerSeat, Seat};
use serde::Serialize;

use crate::bribe::{Due, Offer, Party, Pledge, Promise};
use crate::card::is_crew;
use crate::state::{Interrupt, JollyRoger, SEATS_MAX};

/// The most promises remembered; after that the oldest is forgotten.
const WORDS_MAX: usize = 16;

/// A pirate's word: a promise that was given and can still be kept or broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Word {
    /// The seat that gave it.
    pub by: Seat,
    /// The seat it was given to.
    pub to: Seat,
    /// What is promised.
    pub what: Pledge,
    /// The number of cards still to be played or handed over, if it is about cards; else 0.
    pub n: u8,
    /// The deadline, if cards are to be handed over; else `None`.
    pub due: Option<Due>,
}

/// A seat's reputation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Repute {
    /// The number of promises it has kept.
    pub kept: u8,
    /// The number of promises it has broken.
    pub broken: u8,
    /// The number of mutinies it has called.
    pub risen: u8,
}

/// The public memory of deeds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deeds {
    pub(crate) words: ArrayVec<Word, WORDS_MAX>,
    pub(crate) repute: PerSeat<Repute, SEATS_MAX>,
}

/// Promises to hand over cards later.
const HANDED: &[Pledge] = &[Pledge::Crew, Pledge::Prizes];

/// What becomes of a promise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is still open.
    Open,
    Kept,
    Broken,
    /// Its time is over, and nobody can tell whether it was kept.
    Lapsed,
}

impl Deeds {
    /// An offer was accepted. A promise to guard the ship is not remembered: it is binding.
    pub(crate) fn agreed(&mut self, offer: &Offer) {
        for promise in offer.promises.iter().filter(|promise| promise.what != Pledge::Guard) {
            let Promise { by, what, n, due } = promise;
            let (by, to) = match by {
                Party::Me => (offer.from, offer.to),
                Party::You => (offer.to, offer.from),
            };
            if self.words.is_full() {
                self.words.remove(0);
            }
            self.words.push(Word { by, to, what, n, due });
        }
    }

    /// Judges all promises of these kinds; the others stay open.
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

    /// The Captain has appointed a Quartermaster.
    pub(crate) fn appointed(&mut self, captain: Seat, seat: Seat) {
        self.judge(&[Pledge::Appoint], |word| match (word.by == captain, word.to == seat) {
            (false, _) => Fate::Open,
            (true, true) => Fate::Kept,
            (true, false) => Fate::Broken,
        });
    }

    /// A seat has called a mutiny.
    pub(crate) fn rose(&mut self, seat: Seat) {
        let risen = &mut self.repute[seat].risen;
        *risen = risen.saturating_add(1);
        self.broken_by(seat, &[Pledge::NoMutiny, Pledge::StayOut]);
    }

    /// A seat has taken a side in a mutiny of its own free will.
    pub(crate) fn sided(&mut self, seat: Seat) {
        self.broken_by(seat, &[Pledge::StayOut]);
    }

    fn broken_by(&mut self, seat: Seat, promised: &[Pledge]) {
        self.judge(promised, |word| if word.by == seat { Fate::Broken } else { Fate::Open });
    }

    /// A seat has played a card into an attack or a mutiny.
    pub(crate) fn played(&mut self, seat: Seat) {
        self.count_down(Pledge::Play, |word| word.by == seat);
    }

    /// A seat has handed over a card, for any reason.
    #[inline]
    pub(crate) fn handed(&mut self, from: Seat, to: Seat, card: CardId) {
        if self.words.is_empty() {
            return;
        }
        let what = if is_crew(card) { Pledge::Crew } else { Pledge::Prizes };
        self.count_down(what, |word| (word.by, word.to) == (from, to));
    }

    /// Lowers the number of cards that these promises still owe; the last card keeps the promise.
    fn count_down(&mut self, what: Pledge, is_meant: impl Fn(&Word) -> bool) {
        for word in self.words.iter_mut().filter(|word| word.what == what && is_meant(word)) {
            word.n = word.n.saturating_sub(1);
        }
        self.judge(&[what], |word| if word.n == 0 { Fate::Kept } else { Fate::Open });
    }

    /// An attack is over: promised cards that were not played are a broken promise.
    pub(crate) fn fought(&mut self) {
        self.judge(&[Pledge::Play], |_| Fate::Broken);
    }

    /// A mutiny is decided.
    pub(crate) fn decided(&mut self) {
        self.judge(&[Pledge::Play], |_| Fate::Broken);
        self.judge(&[Pledge::StayOut], |_| Fate::Kept);
    }

    /// A round is over. Only the receiver can judge whether a share was good.
    pub(crate) fn round_ended(&mut self) {
        self.judge(&[Pledge::NoMutiny], |_| Fate::Kept);
        self.judge(&[Pledge::StayOut, Pledge::Share, Pledge::Play], |_| Fate::Lapsed);
        self.judge(HANDED, |word| match word.due {
            Some(Due::ThisRound) => Fate::Broken,
            Some(Due::NextRound | Due::GameEnd) | None => Fate::Open,
        });
        for word in self.words.iter_mut().filter(|word| word.due == Some(Due::NextRound)) {
            word.due = Some(Due::ThisRound);
        }
    }

    /// The game is over: promised cards that were not handed over are a broken promise.
    pub(crate) fn game_ended(&mut self) {
        self.judge(HANDED, |_| Fate::Broken);
    }
}

impl JollyRoger {
    /// A card was played for a side. A seat that a Sea Dog forces breaks no promise by it.
    pub(crate) fn note_joined(&mut self, seat: Seat) {
        if self.deeds.words.is_empty() {
            return;
        }
        if !matches!(self.interrupt, Some(Interrupt::Forced { .. })) {
            self.deeds.sided(seat);
        }
        self.deeds.played(seat);
    }
}
