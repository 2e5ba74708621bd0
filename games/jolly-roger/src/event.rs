//! What happened, and what each observer may know of it.
//! Rules: JR-PUBLIC, JR-VAR-HIDDEN.
//!
//! Cards that may be hidden are `Some` in an event and `None` for those who may not know them;
//! who may is decided when the event is made.

use contract::{CardId, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bribe::Offer;
use crate::card::{Cards, Kind, Skill};
use crate::editions::Facing;
use crate::memory::Audience;
use crate::phase::scoring::Ending;
use crate::state::{Answer, Decision, Effect, How, Phase, SEATS_MAX, Side, Source};

/// A card that some may not know.
pub type Seen = Option<CardId>;

/// How an offer came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferEnd {
    /// It was taken.
    Accepted,
    /// It was refused.
    Refused,
    /// It was taken back.
    Withdrawn,
    /// Cards it named may have gone.
    Lapsed,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
}

/// What happened. One event is one change of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are who, where, which card; the variants say what")]
pub enum Event {
    /// A seat showed the Captain's card.
    CaptainFound { seat: Seat },
    /// A round began.
    RoundBegan { round: u8 },
    /// A phase began, and its window opened.
    Opened { phase: Phase, asked: SeatSet },
    /// The window of the phase opened anew: another seat is asked.
    Reopened,
    /// A seat has answered, unseen. `seat` and `answer` are for itself alone.
    Answered { seat: Option<Seat>, answer: Option<Answer> },
    /// A Quartermaster was appointed.
    Appointed { seat: Seat },
    /// A Surgeon's player took the Quartermaster's work; with three seats, the Captain's.
    TookOver { seat: Seat },
    /// A seat got crew cards from the stack.
    Drew { seat: Seat, n: u8, cards: Option<Cards> },
    /// The crew discards were mixed into a new stack.
    Reshuffled,
    /// The Captain picked a destination.
    Sailed { to: Kind },
    /// No map: the ship turned back.
    TurnedBack,
    /// No map: the island card was lost, and with it the round.
    LostAtSea { card: CardId },
    /// The destination card was turned over.
    Turned { card: CardId },
    /// The used destination card was discarded.
    VoyageCounted { card: CardId },
    /// The Captain decided about a punishment.
    Decided { decision: Decision },
    /// The victim lost a random crew card.
    Flogged { seat: Seat, card: CardId },
    /// A card was added to an attack.
    Contributed { seat: Seat, card: CardId },
    /// A seat is content with what it sees.
    Passed { seat: Seat },
    /// A Traitor cancelled a card in an attack or a mutiny.
    Betrayed { seat: Seat, card: CardId, target: CardId },
    /// An all-skills card counts as this.
    Assigned { card: CardId, skill: Skill },
    /// All-skills cards wait to be said what they count as.
    AssignAsked { cards: Cards },
    /// The fight was decided.
    Fought { fight: Fight, sums: [u8; 3], needs: [u8; 3] },
    /// Crew on the table was discarded.
    CrewDiscarded { cards: Cards },
    /// A sharing began.
    ShareBegan { source: Source },
    /// Prizes were drawn to be shared.
    PrizesTurned { n: u8, cards: Option<Cards>, seen_by: Audience },
    /// A seat looked at the prizes to be shared.
    PotShown { seat: Seat },
    /// A Cook's player picks first.
    CookServed { seat: Seat },
    /// A seat picked a prize.
    Picked { seat: Seat, card: Seen, seen_by: Audience },
    /// The Quartermaster gave a prize.
    Given { to: Seat, card: Seen, seen_by: Audience },
    /// A loser's prizes were gathered.
    Gathered { seat: Seat, n: u8, cards: Option<Cards>, seen_by: Audience },
    /// A prize went from one to another.
    PrizeTaken { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    /// A crew card went from one hand to another, unseen by others.
    CrewTaken { from: Seat, to: Seat, card: Seen },
    /// A special card was played for its effect.
    Shown { effect: Effect },
    /// A Traitor may cancel it.
    BetrayalOpened { asked: SeatSet },
    /// A Traitor cancelled the card shown, or the Traitor before.
    Cancelled { seat: Seat, card: CardId, target: CardId },
    /// The effect works.
    EffectStood,
    /// The effect was cancelled.
    EffectFell,
    /// More or less of a skill is needed.
    SkillChanged { skill: Skill, by: i8 },
    /// A mutiny was called.
    MutinyCalled { seat: Seat, card: CardId, how: How },
    /// A card was played for a side.
    Joined { seat: Seat, side: Side, card: CardId, how: How },
    /// The Quartermaster's card took a side.
    Committed { seat: Seat, side: Side },
    /// A Sea Dog makes a seat join a side.
    Forced { seat: Seat, side: Side },
    /// The mutiny was decided.
    MutinyDecided { winner: Side, captain: Seat, losers: SeatSet },
    /// A seat got crew of the mutiny.
    Redealt { seat: Seat, n: u8, cards: Option<Cards> },
    /// Who guards the ship.
    GuardNamed { seat: Seat },
    /// A seat is done in port or on the island.
    Finished { seat: Seat },
    /// A prize was discarded for crew.
    Exchanged { seat: Seat, card: CardId, facing: Facing },
    /// A Hostage was ransomed, or Jewels sold.
    Ransomed { seat: Seat, card: CardId },
    /// A seat drew prizes in port.
    PrizesDrawn { seat: Seat, n: u8, cards: Option<Cards>, seen_by: Audience },
    /// A prize was buried.
    Buried { seat: Seat, card: Seen, seen_by: Audience },
    /// A buried prize was dug up by a Smart Kid's player.
    DugUp { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    /// Hands are over their limit.
    LimitOpened { asked: SeatSet },
    /// A seat chose what to discard, unseen as yet.
    LimitChosen { seat: Option<Seat>, cards: Option<Cards> },
    /// A seat discarded down to its limit.
    LimitDiscarded { seat: Seat, cards: Cards },
    /// A bribe was offered.
    Offered { offer: Offer },
    /// An offer came to its end.
    OfferClosed { from: Seat, nth: u8, end: OfferEnd },
    /// Cards went from one to another as agreed.
    Handed { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    /// A seat's Jewels were valued by prizes drawn, as far as there were any.
    JewelsValued { seat: Seat, n: u8, drawn: Cards },
    /// The game is over.
    Ended { ending: Ending, gold: [u8; SEATS_MAX] },
}

/// An event as one observer may know it: hidden cards are `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventView(pub Event);

impl Event {
    /// What an observer may know of it. Rules: [`crate::ledger::JR_PUBLIC`],
    /// [`crate::ledger::JR_VAR_HIDDEN`].
    #[expect(clippy::too_many_lines, reason = "no event is left out")]
    pub fn view(&self, observer: Observer) -> EventView {
        let mut event = *self;
        match &mut event {
            Self::Answered { seat, answer } => {
                if !seat.is_some_and(|seat| observer.sees(seat)) {
                    (*seat, *answer) = (None, None);
                }
            }
            Self::LimitChosen { seat, cards } => {
                if !seat.is_some_and(|seat| observer.sees(seat)) {
                    (*seat, *cards) = (None, None);
                }
            }
            Self::Drew { seat, cards, .. } | Self::Redealt { seat, cards, .. } => {
                *cards = cards.filter(|_| observer.sees(*seat));
            }
            Self::CrewTaken { from, to, card } => {
                *card = card.filter(|_| observer.sees(*from) || observer.sees(*to));
            }
            Self::Picked { card, seen_by, .. }
            | Self::Given { card, seen_by, .. }
            | Self::PrizeTaken { card, seen_by, .. }
            | Self::Buried { card, seen_by, .. }
            | Self::DugUp { card, seen_by, .. }
            | Self::Handed { card, seen_by, .. } => {
                *card = card.filter(|_| seen_by.includes(observer));
            }
            Self::PrizesTurned { cards, seen_by, .. }
            | Self::PrizesDrawn { cards, seen_by, .. }
            | Self::Gathered { cards, seen_by, .. } => {
                *cards = cards.filter(|_| seen_by.includes(observer));
            }
            Self::Offered { offer } => *offer = offer.view(observer),
            Self::CaptainFound { .. }
            | Self::RoundBegan { .. }
            | Self::Opened { .. }
            | Self::Reopened
            | Self::Appointed { .. }
            | Self::TookOver { .. }
            | Self::Reshuffled
            | Self::Sailed { .. }
            | Self::TurnedBack
            | Self::LostAtSea { .. }
            | Self::Turned { .. }
            | Self::VoyageCounted { .. }
            | Self::Decided { .. }
            | Self::Flogged { .. }
            | Self::Contributed { .. }
            | Self::Passed { .. }
            | Self::Betrayed { .. }
            | Self::Assigned { .. }
            | Self::AssignAsked { .. }
            | Self::Fought { .. }
            | Self::CrewDiscarded { .. }
            | Self::ShareBegan { .. }
            | Self::PotShown { .. }
            | Self::CookServed { .. }
            | Self::Shown { .. }
            | Self::BetrayalOpened { .. }
            | Self::Cancelled { .. }
            | Self::EffectStood
            | Self::EffectFell
            | Self::SkillChanged { .. }
            | Self::MutinyCalled { .. }
            | Self::Joined { .. }
            | Self::Committed { .. }
            | Self::Forced { .. }
            | Self::MutinyDecided { .. }
            | Self::GuardNamed { .. }
            | Self::Finished { .. }
            | Self::Exchanged { .. }
            | Self::Ransomed { .. }
            | Self::LimitOpened { .. }
            | Self::LimitDiscarded { .. }
            | Self::OfferClosed { .. }
            | Self::JewelsValued { .. }
            | Self::Ended { .. } => {}
        }
        EventView(event)
    }
}
