//! What all remember of each other: words given, kept and broken, and who has called mutinies.
//! Nothing follows from it by the rules; who deals with somebody may look at it.
//! Rules: JR-PUBLIC, JR-BRIBE.

use arrayvec::ArrayVec;
use contract::{CardId, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::bribe::{Due, Offer, Party, Pledge, Promise};
use crate::card::is_crew;
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
    /// How many cards are still to be played or handed over, where it is about cards; else 0.
    pub n: u8,
    /// By when, where cards are to be handed over; else nothing.
    pub due: Option<Due>,
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

/// Promises to hand cards over later.
const HANDED: &[Pledge] = &[Pledge::Crew, Pledge::Prizes];

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
        self.count_down(Pledge::Play, |word| word.by == seat);
    }

    /// Somebody has handed a card over, whatever for.
    #[inline]
    pub(crate) fn handed(&mut self, from: Seat, to: Seat, card: CardId) {
        if self.words.is_empty() {
            return;
        }
        let what = if is_crew(card) { Pledge::Crew } else { Pledge::Prizes };
        self.count_down(what, |word| (word.by, word.to) == (from, to));
    }

    /// One card less is owed by these words; the last one keeps the word.
    fn count_down(&mut self, what: Pledge, is_meant: impl Fn(&Word) -> bool) {
        for word in self.words.iter_mut().filter(|word| word.what == what && is_meant(word)) {
            word.n = word.n.saturating_sub(1);
        }
        self.judge(&[what], |word| if word.n == 0 { Fate::Kept } else { Fate::Open });
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
        self.judge(HANDED, |word| match word.due {
            Some(Due::ThisRound) => Fate::Broken,
            Some(Due::NextRound | Due::GameEnd) | None => Fate::Open,
        });
        for word in self.words.iter_mut().filter(|word| word.due == Some(Due::NextRound)) {
            word.due = Some(Due::ThisRound);
        }
    }

    /// The game is over: cards that were promised and not handed over are a broken word.
    pub(crate) fn game_ended(&mut self) {
        self.judge(HANDED, |_| Fate::Broken);
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
