//! What one observer may know: everything public, and what perfect memory adds.
//! See: [`crate::ledger::JR_VAR_HIDDEN`].

use contract::tagged::ReadTagged;
use contract::{CardId, Game, Observer, Seat, SeatSet, WindowId};
use serde::Serialize;

use crate::bribe::Offer;
use crate::card::{Cards, Charts, Crew, Kind, Skill, all_crew, all_prizes};
use crate::deck::ranges;
use crate::deeds::{Repute, Word};
use crate::memory::Trace;
use crate::recent::RecentView;
use crate::state::{
    Answer, Attack, Interrupt, IslandBan, JollyRoger, Mutiny, Phase, PhaseView, Played, Share,
    Unrest,
};

/// What views show before the first mutiny.
pub(crate) const NO_MUTINY: Mutiny = Mutiny {
    first: Seat(0),
    members: [SeatSet::EMPTY; 2],
    crewmen: [0; 2],
    committed: None,
    passed: SeatSet::EMPTY,
    shown: 0,
    losers: SeatSet::EMPTY,
};

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The observer's seat; `None` for spectators and referees.
    pub me: Option<Seat>,
    /// Whether the open window waits for the observer.
    pub asked: bool,
    /// The window of the phase; the id of a window above it is in `interrupt`.
    pub window: WindowId,
    /// The number of windows opened so far.
    pub n_windows: u16,
    /// The number of the round, from 1.
    pub round: u8,
    /// The Captain.
    pub captain: Seat,
    /// The Quartermaster.
    pub quartermaster: Option<Seat>,
    /// Whether there was a mutiny this round.
    pub unrest: Unrest,
    /// Whether Treasure Island may be picked.
    pub island: IslandBan,
    /// The phase.
    pub phase: PhaseView,
    /// The window above the phase's window.
    pub interrupt: Option<Interrupt>,
    /// The sealed answers.
    pub answers: AnswersView,
    /// The attack of the voyage.
    pub attack: Attack,
    /// The mutiny in progress, or the last one.
    pub mutiny: Mutiny,
    /// The last cards shown in an attack or a mutiny, and which seats may still answer them.
    pub recent: RecentView,
    /// The sharing in progress, or the last one.
    pub share: Share,
    /// The seat that guards the ship.
    pub guard: Option<Seat>,
    /// The kind of the destination card that lies face down in front of the Captain.
    pub laid: Option<Kind>,
    /// The destination card that lies face up.
    pub turned: Option<CardId>,
    /// Destination cards nobody has seen yet, including the one laid out.
    pub stacks: Charts,
    /// The destination discard pile.
    pub sailed: Charts,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The number of cards in the crew stack.
    pub deck: u8,
    /// The crew discard pile.
    pub discard: Cards,
    /// Crew that lies open on the table.
    pub table: Cards,
    /// The same cards, with the seats that played them.
    pub played: Vec<Played>,
    /// The attack in numbers so far, while a target is laid out or open.
    pub fight: Option<FightView>,
    /// The number of cards in the prize stack.
    pub prize_deck: u8,
    /// The prize discard pile.
    pub prize_discard: Cards,
    /// Prizes being shared.
    pub pot: PileView,
    /// Open offers.
    pub offers: Vec<Offer>,
    /// Promises that were given and can still be kept or broken, the oldest first.
    pub words: Vec<Word>,
    /// Cards known to be held by some seat, but not by which.
    pub elsewhere: Cards,
    /// What only a referee sees.
    pub referee: Option<RefereeView>,
}

/// A seat as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Crew cards in hand.
    pub hand: PileView,
    /// Prizes that are not buried.
    pub prizes: PileView,
    /// Buried prizes.
    pub buried: PileView,
    /// Prizes drawn at the end to value its Jewels.
    pub appraised: Cards,
    /// The number of offers it has made in this step.
    pub offers_made: u8,
    /// The number of times it has shown hidden prizes in this step.
    pub shows_made: u8,
    /// Its reputation.
    pub repute: Repute,
}

/// An attack in numbers, each for navigation, guns and melee. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightView {
    /// The sums of the cards on the table.
    pub sums: [u8; 3],
    /// The amount that unassigned all-skills cards can add to any skill.
    pub any: u8,
    /// The least that may be needed; exact if the card is open.
    pub least: [u8; 3],
    /// The most that may be needed.
    pub most: [u8; 3],
}

/// A pile of cards as one observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// The number of cards.
    pub count: u8,
    /// The cards the observer knows to be there.
    pub known: Cards,
}

/// Sealed answers as one observer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnswersView {
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The number of seats that have not answered.
    pub n_waiting: u8,
    /// Whether the window waits for the observer.
    pub waiting: bool,
    /// The observer's answer.
    pub answer: Option<Answer>,
    /// The cards the observer chose to discard.
    pub chosen: Cards,
}

/// What only a referee sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefereeView {
    /// The crew stack.
    pub deck: Cards,
    /// The prize stack.
    pub prize_deck: Cards,
    /// The seats the window waits for.
    pub waiting: SeatSet,
    /// The sealed answers, by seat.
    pub given: Vec<Answer>,
    /// The cards chosen to be discarded.
    pub chosen: Cards,
    /// What each observer remembers, by card.
    pub memory: Vec<Trace>,
}

impl View {
    /// The seat that acts as Quartermaster: with three seats, the Captain.
    pub fn quartermaster(&self) -> Seat {
        self.quartermaster.unwrap_or(self.captain)
    }

    /// The seat whose card a Traitor would answer, since two cards may look the same.
    pub fn shown_by(&self, card: CardId) -> Option<Seat> {
        match self.interrupt {
            Some(Interrupt::Betrayal { top, .. }) => Some(top),
            Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) => None,
            None => {
                let showings = &self.recent.cards;
                showings.iter().find(|showing| showing.card == card).map(|showing| showing.seat)
            }
        }
    }
}

impl JollyRoger {
    /// Decides: [`crate::ledger::JR_PUBLIC`].
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let pile = |cards: Cards| PileView {
            count: cards.len(),
            known: self.memory.known(cards, observer),
        };
        let seat_view = |seat: Seat| SeatView {
            hand: pile(self.hands[seat]),
            prizes: pile(self.prizes[seat]),
            buried: pile(self.buried[seat]),
            appraised: self.appraised.of(seat),
            offers_made: self.offers.made[seat],
            shows_made: self.shows[seat],
            repute: self.deeds.repute[seat],
        };
        View {
            me: observer.seat(),
            asked: self.is_asked(observer),
            window: self.window,
            n_windows: self.n_windows,
            round: self.round,
            captain: self.captain,
            quartermaster: self.quartermaster,
            unrest: self.unrest,
            island: self.island,
            phase: self.phase(),
            interrupt: self.interrupt,
            answers: self.answers_view(observer),
            attack: self.attack,
            mutiny: *self.mutiny(),
            recent: self.recent_view(),
            share: self.share,
            guard: self.guard(),
            laid: self.laid(),
            turned: self.turned(),
            stacks: self.stacks,
            sailed: self.sailed,
            seats: self.rules.seats.seats().map(seat_view).collect(),
            deck: self.deck.len(),
            discard: self.discard,
            table: self.table,
            played: self.played().collect(),
            fight: self.fight_view(),
            prize_deck: self.prize_deck.len(),
            prize_discard: self.prize_discard,
            pot: pile(self.pot),
            offers: self.offers.open.iter().map(|offer| offer.view(observer)).collect(),
            words: self.deeds.words.to_vec(),
            elsewhere: self.elsewhere(observer),
            referee: (observer == Observer::Referee).then(|| self.referee_view()),
        }
    }

    /// The backs of the cards give the ranges of their numbers.
    /// See: [`crate::ledger::JR_PARTS_DEST`], [`crate::ledger::JR_ATTACK_SUM`].
    pub(crate) fn fight_view(&self) -> Option<FightView> {
        let open = self.destination();
        let ranges = ranges(open.map(|card| card.kind).or(self.laid())?)?;
        let need = |skill| open.map(|_| self.need(skill));
        // While cards are being assigned, the assigned ones are already in the sums.
        let is_asked = matches!(self.phase, Phase::Assign(_));
        let on_table = self.table.and(self.rules.any_skill);
        let any = if is_asked { self.attack.unassigned } else { on_table };
        Some(FightView {
            sums: self.sums(),
            any: any.iter().map(|card| self.rules.face(card).map_or(0, Crew::skill_value)).sum(),
            least: Skill::ALL.map(|skill| need(skill).unwrap_or(ranges[skill.idx()].0)),
            most: Skill::ALL.map(|skill| need(skill).unwrap_or(ranges[skill.idx()].1)),
        })
    }

    fn is_asked(&self, observer: Observer) -> bool {
        let waited = |seat| self.window().is_some_and(|window| window.waiting.has(seat));
        observer.seat().is_some_and(waited)
    }

    fn answers_view(&self, observer: Observer) -> AnswersView {
        let answers = &self.answers;
        let me = observer.seat().filter(|seat| answers.asked.has(*seat));
        let answered = me.filter(|seat| !answers.waiting.has(*seat));
        AnswersView {
            asked: answers.asked,
            n_waiting: answers.waiting.len(),
            waiting: me.is_some_and(|seat| answers.waiting.has(seat)),
            answer: answered.map(|seat| answers.given[seat]),
            chosen: me.map_or(Cards::EMPTY, |seat| self.chosen.and(self.hands[seat])),
        }
    }

    /// Cards known to have left their stack, if their place is unknown.
    fn elsewhere(&self, observer: Observer) -> Cards {
        let unknown = |card: &CardId| {
            let trace = self.memory.of(*card);
            trace.out.includes(observer) && !trace.place.includes(observer)
        };
        all_crew().or(all_prizes()).iter().filter(unknown).collect()
    }

    fn referee_view(&self) -> RefereeView {
        RefereeView {
            deck: self.deck,
            prize_deck: self.prize_deck,
            waiting: self.answers.waiting,
            given: self.answers.given.0.to_vec(),
            chosen: self.chosen,
            memory: self.memory.0.to_vec(),
        }
    }
}
