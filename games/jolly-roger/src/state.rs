//! The state: where every card lies, who holds which role, what is being asked.
//!
//! A phase has a window of its own. At most one other window is above it: a Traitor's, a Sea Dog's
//! or a hand limit's, and nothing can be played above those. Sealed answers are in `answers`;
//! everything else in a phase is public.

use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};

pub use crate::contest::{Attack, Mutiny, Picker, Played, Share, Source};
pub use crate::phase::rules::Phase;
pub use crate::step::{
    After, Answer, Answers, Decision, Effect, How, Interrupt, IslandBan, PhaseView, Side, Then,
    Timing, Unrest,
};

use crate::bribe::Offers;
use crate::card::{Cards, Charts, Crew, Destination, Kind, Skill, Special};
use crate::contest::{Course, ShownBy};
use crate::deck::Rules;
use crate::deeds::Deeds;
use crate::memory::Memory;
use crate::options::PrizeFacing;
use crate::phase::rules::PhaseRules;
use crate::piles::{Appraised, Piles};
use crate::recent::Recent;
use crate::view::NO_MUTINY;

/// The most seats in this game.
pub const SEATS_MAX: usize = 10;

/// A game of Jolly Roger: the full state, with everything that is hidden from players.
#[derive(Clone, Debug)]
pub struct JollyRoger {
    pub(crate) rules: &'static Rules,
    pub(crate) captain: Seat,
    /// `None` before the first appointment, and with three seats.
    pub(crate) quartermaster: Option<Seat>,
    /// The number of windows opened so far.
    pub(crate) n_windows: u16,
    /// The window of the phase.
    pub(crate) window: WindowId,
    /// The number of the round, from 1.
    pub(crate) round: u8,
    pub(crate) unrest: Unrest,
    pub(crate) island: IslandBan,
    pub(crate) phase: Phase,
    pub(crate) interrupt: Option<Interrupt>,
    pub(crate) answers: Answers,
    /// The hidden choices of seats that must discard down to their limit.
    pub(crate) chosen: Cards,
    /// The attack of the voyage. Several phases show, assign and sum up its cards, and views show
    /// it until the Captain sails again.
    pub(crate) attack: Attack,
    /// The last mutiny, from its decision to the next call. A mutiny in progress is in the phase.
    pub(crate) last_mutiny: Option<Mutiny>,
    /// The last cards shown in an attack or a mutiny.
    pub(crate) recent: Recent,
    /// The sharing in progress, or the last one. It spans phases, and views show it until the next.
    pub(crate) share: Share,
    pub(crate) course: Course,
    pub(crate) stacks: Charts,
    /// The destination discard pile, which counts the rounds.
    pub(crate) sailed: Charts,
    pub(crate) hands: Piles,
    /// Prizes that are not buried.
    pub(crate) prizes: Piles,
    pub(crate) buried: PerSeat<Cards, SEATS_MAX>,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// Crew that lies open on the table: played into an attack or a mutiny, or for its effect.
    pub(crate) table: Cards,
    /// The seat that played each of those cards.
    pub(crate) shown_by: ShownBy,
    pub(crate) prize_deck: Cards,
    pub(crate) prize_discard: Cards,
    /// Prizes being shared.
    pub(crate) pot: Cards,
    /// Prizes drawn at the end to value each seat's Jewels; they belong to nobody.
    pub(crate) appraised: Appraised,
    pub(crate) offers: Offers,
    /// The number of times each seat has shown prizes in this step.
    pub(crate) shows: PerSeat<u8, SEATS_MAX>,
    pub(crate) memory: Memory,
    pub(crate) deeds: Deeds,
}

impl PartialEq for JollyRoger {
    /// Rules are built once and compared by pointer.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.rules, other.rules)
            && (self.captain, self.quartermaster) == (other.captain, other.quartermaster)
            && (self.n_windows, self.window) == (other.n_windows, other.window)
            && (self.round, self.unrest, self.island) == (other.round, other.unrest, other.island)
            && (self.phase, self.interrupt) == (other.phase, other.interrupt)
            && (self.answers, self.chosen) == (other.answers, other.chosen)
            && (self.attack, self.last_mutiny) == (other.attack, other.last_mutiny)
            && (self.recent, self.share) == (other.recent, other.share)
            && self.course == other.course
            && (self.stacks, self.sailed) == (other.stacks, other.sailed)
            && (self.hands, self.prizes) == (other.hands, other.prizes)
            && (self.buried, self.deck) == (other.buried, other.deck)
            && (self.discard, self.table) == (other.discard, other.table)
            && self.played().eq(other.played())
            && (self.prize_deck, self.prize_discard) == (other.prize_deck, other.prize_discard)
            && (self.pot, self.appraised) == (other.pot, other.appraised)
            && (&self.offers, self.shows) == (&other.offers, other.shows)
            && self.memory == other.memory
            && self.deeds == other.deeds
    }
}

impl Eq for JollyRoger {}

impl JollyRoger {
    /// The rules of this game.
    #[inline]
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The Captain.
    pub fn captain(&self) -> Seat {
        self.captain
    }

    /// The seat that acts as Quartermaster: the Captain if there is none.
    /// Decides: [`crate::ledger::JR_VAR_THREE`].
    #[inline]
    pub fn quartermaster(&self) -> Seat {
        self.quartermaster.unwrap_or(self.captain)
    }

    /// A seat's crew cards.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// A seat's prizes that are not buried.
    pub fn prizes(&self, seat: Seat) -> Cards {
        self.prizes[seat]
    }

    /// A seat's buried prizes.
    pub fn buried(&self, seat: Seat) -> Cards {
        self.buried[seat]
    }

    /// Crew that lies open on the table.
    pub fn table(&self) -> Cards {
        self.table
    }

    /// The destination card that lies face up.
    #[inline]
    pub fn turned(&self) -> Option<CardId> {
        match self.course {
            Course::Open { card, .. } => Some(card),
            Course::Laid { .. } | Course::Unset => None,
        }
    }

    /// The stack whose top card lies face down in front of the Captain.
    #[inline]
    pub(crate) fn laid(&self) -> Option<Kind> {
        match self.course {
            Course::Laid { to } => Some(to),
            Course::Open { .. } | Course::Unset => None,
        }
    }

    /// The seat that guards the ship at Treasure Island.
    #[inline]
    pub(crate) fn guard(&self) -> Option<Seat> {
        match self.course {
            Course::Open { guard, .. } => guard,
            Course::Laid { .. } | Course::Unset => None,
        }
    }

    /// The face of the open destination card.
    pub(crate) fn destination(&self) -> Option<Destination> {
        self.turned().and_then(|card| self.rules.destination(card))
    }

    /// The phase, as views show it.
    pub fn phase(&self) -> PhaseView {
        self.phase.view()
    }

    /// The window above the phase's window.
    pub fn interrupt(&self) -> Option<&Interrupt> {
        self.interrupt.as_ref()
    }

    /// The mutiny in progress.
    #[inline]
    pub(crate) fn open_mutiny(&self) -> Option<&Mutiny> {
        if let Phase::Mutiny(mutiny) = &self.phase { Some(mutiny) } else { None }
    }

    /// The mutiny in progress, or the last one, as views show it.
    pub fn mutiny(&self) -> &Mutiny {
        self.open_mutiny().or(self.last_mutiny.as_ref()).unwrap_or(&NO_MUTINY)
    }

    /// The seats with a crew card in hand. Hand sizes are public.
    #[inline]
    pub(crate) fn holders(&self) -> SeatSet {
        self.hands.holders()
    }

    /// The seats with a prize that is not buried. The number of a seat's prizes is public.
    #[inline]
    pub(crate) fn prize_holders(&self) -> SeatSet {
        self.prizes.holders()
    }

    /// Destination cards of a kind that are still face down.
    #[inline]
    pub(crate) fn stack(&self, kind: Kind) -> Charts {
        self.rules.stacks[kind.idx()].and(self.stacks)
    }

    /// Whether public facts allow that a copy of a special card is in a hand.
    #[inline]
    pub(crate) fn in_reach(&self, special: Special) -> bool {
        !self.rules.copies(special).minus(self.discard).minus(self.table).is_empty()
    }

    /// The sums of the skills on the table, including the all-skills cards assigned so far.
    /// Decides: [`crate::ledger::JR_ATTACK_SPECIAL`].
    pub(crate) fn sums(&self) -> [u8; 3] {
        let mut sums = self.attack.assigned;
        for card in self.table.iter() {
            match self.rules.face(card) {
                Some(Crew::Skilled { skill, value }) => sums[skill.idx()] += value,
                Some(Crew::AnySkill { .. } | Crew::Special { .. }) | None => {}
            }
        }
        sums
    }

    /// The amount of a skill that the open destination card needs now.
    pub(crate) fn need(&self, skill: Skill) -> u8 {
        let printed = self.destination().map_or(0, |card| card.needs[skill.idx()]);
        printed.saturating_add_signed(self.attack.change[skill.idx()])
    }

    /// The crew on the table and the seats that played it. See: [`crate::ledger::JR_PUBLIC`].
    pub(crate) fn played(&self) -> impl Iterator<Item = Played> + '_ {
        self.table.iter().map(|card| Played { card, seat: self.shown_by.get(card) })
    }

    /// Whether the game is played with hidden prizes.
    #[inline]
    pub(crate) fn prizes_are_hidden(&self) -> bool {
        self.rules.policies.prizes == PrizeFacing::Hidden
    }
}
