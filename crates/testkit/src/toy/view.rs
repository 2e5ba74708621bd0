//! What an observer may know: their own cards, only the number of others', and only how many sealed
//! answers are still missing.

use contract::{CardId, EndReason, Observer, Seat, SeatSet, WindowId};
use serde::Serialize;

use super::Pile;
use super::action::Ship;
use super::state::{Answers, Attack, Phase, Raid};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The observer this view is for.
    pub observer: Observer,
    /// The captain's seat.
    pub captain: Seat,
    /// How many rounds are over.
    pub round: u8,
    /// How many windows have been opened.
    pub n_windows: u16,
    /// The window of the phase.
    pub window: WindowId,
    /// The hands by seat.
    pub hands: Vec<SeatCards>,
    /// The sunk cards by seat; each seat remembers its own.
    pub sunk: Vec<SeatCards>,
    /// How many cards are in the deck.
    pub n_deck: u8,
    /// The discard pile, which is open.
    pub discard: Pile,
    /// The points by seat.
    pub points: Vec<i16>,
    /// The current phase.
    pub stage: ToyStage,
    /// The storm above it.
    pub storm: Option<StormView>,
}

/// The cards of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatCards {
    /// How many there are.
    pub n_cards: u8,
    /// The cards, if the observer may know them.
    pub cards: Option<Pile>,
}

/// The current phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ToyStage {
    /// The captain draws or sails.
    Turn,
    /// All others call a mutiny or pass.
    Mutiny {
        /// The ship.
        ship: Ship,
        /// What is known of the answers.
        answers: AnswersView,
    },
    /// Crew is added until the ship is revealed.
    Attack(Attack),
    /// It is over.
    Over {
        /// The reason for the end.
        reason: EndReason,
    },
}

/// A storm as an observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct StormView {
    /// Its window.
    pub window: WindowId,
    /// What is known of the answers.
    pub answers: AnswersView,
}

/// Sealed answers as an observer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct AnswersView {
    /// The seats that are asked.
    pub asked: SeatSet,
    /// How many have not answered.
    pub n_waiting: u8,
    /// The answers the observer may know: their own.
    pub known: Vec<SealedAnswer>,
}

/// One sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SealedAnswer {
    /// The seat that answered.
    pub seat: Seat,
    /// The card of a call; a pass has none.
    pub card: Option<CardId>,
}

impl Answers {
    fn view(&self, observer: Observer) -> AnswersView {
        let answered = self.asked.minus(self.waiting);
        let known = answered.iter().filter(|seat| observer.sees(*seat));
        AnswersView {
            asked: self.asked,
            n_waiting: self.waiting.len(),
            known: known.map(|seat| SealedAnswer { seat, card: self.cards[seat] }).collect(),
        }
    }
}

impl Raid {
    pub(super) fn seen_by(&self, observer: Observer) -> View {
        let held = |seat: Seat, cards: Pile| SeatCards {
            n_cards: cards.len(),
            cards: observer.sees(seat).then_some(cards),
        };
        let seats = || self.seat_count().seats();
        View {
            observer,
            captain: self.captain,
            round: self.round,
            n_windows: self.n_windows,
            window: self.window,
            hands: seats().map(|seat| held(seat, self.hands[seat])).collect(),
            sunk: seats().map(|seat| held(seat, self.sunk[seat])).collect(),
            n_deck: self.deck.len(),
            discard: self.discard,
            points: seats().map(|seat| self.points[seat]).collect(),
            stage: self.stage(observer),
            storm: self.storm.map(|storm| StormView {
                window: storm.window,
                answers: storm.answers.view(observer),
            }),
        }
    }

    fn stage(&self, observer: Observer) -> ToyStage {
        match &self.phase {
            Phase::Turn => ToyStage::Turn,
            Phase::Mutiny(mutiny) => {
                ToyStage::Mutiny { ship: mutiny.ship, answers: mutiny.answers.view(observer) }
            }
            Phase::Attack(attack) => ToyStage::Attack(*attack),
            Phase::Over(reason) => ToyStage::Over { reason: *reason },
        }
    }
}
