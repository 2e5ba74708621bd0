//! What each observer may know of an event. Clients and records read its JSON.

use contract::{CardId, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bribe::Offer;
use crate::card::{Cards, Kind, Skill};
use crate::editions::Facing;
use crate::event::{Event, Fight, OfferEnd};
use crate::memory::Audience;
use crate::phase::rules::PhaseRules;
use crate::phase::scoring::Ending;
use crate::state::{Answer, Decision, Effect, How, PhaseView, SEATS_MAX, Side, Source};

/// A card; `None` for observers who may not know it.
pub type Seen = Option<CardId>;

/// What one observer may know of an event. What is hidden from them is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as in Event")]
pub enum EventView {
    CaptainFound { seat: Seat },
    RoundBegan { round: u8 },
    Opened { phase: PhaseView, asked: SeatSet },
    Reopened,
    Answered { seat: Option<Seat>, answer: Option<Answer> },
    Appointed { seat: Seat },
    TookOver { seat: Seat },
    Drew { seat: Seat, n: u8, cards: Option<Cards> },
    Reshuffled,
    Sailed { to: Kind },
    TurnedBack,
    LostAtSea { card: CardId },
    Turned { card: CardId },
    VoyageCounted { card: CardId },
    Decided { decision: Decision },
    Flogged { seat: Seat, card: CardId },
    Contributed { seat: Seat, card: CardId },
    Passed { seat: Seat },
    Betrayed { seat: Seat, card: CardId, target: CardId },
    Assigned { card: CardId, skill: Skill },
    AssignAsked { cards: Cards },
    Fought { at: Kind, fight: Fight, sums: [u8; 3], needs: [u8; 3] },
    CrewDiscarded { cards: Cards },
    ShareBegan { source: Source },
    PrizesTurned { n: u8, cards: Option<Cards>, seen_by: Audience },
    PotShown { seat: Seat },
    CookServed { seat: Seat },
    Picked { seat: Seat, card: Seen, seen_by: Audience },
    Given { to: Seat, card: Seen, seen_by: Audience },
    Gathered { seat: Seat, n: u8, cards: Option<Cards>, seen_by: Audience },
    PrizeTaken { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    ClaimWaived { seat: Seat },
    CrewTaken { from: Seat, to: Seat, card: Seen },
    Shown { effect: Effect },
    BetrayalOpened { asked: SeatSet },
    Cancelled { seat: Seat, card: CardId, target: CardId },
    EffectStood,
    EffectFell,
    SkillChanged { skill: Skill, by: i8 },
    MutinyCalled { seat: Seat, card: CardId, how: How, after: Decision },
    Joined { seat: Seat, side: Side, card: CardId, how: How },
    Committed { seat: Seat, side: Side },
    Forced { seat: Seat, side: Side },
    MutinyDecided { winner: Side, captain: Seat, losers: SeatSet },
    Redealt { seat: Seat, n: u8, cards: Option<Cards> },
    GuardNamed { seat: Seat },
    Finished { seat: Seat },
    Exchanged { seat: Seat, card: CardId, facing: Facing },
    Ransomed { seat: Seat, card: CardId },
    PrizesDrawn { seat: Seat, n: u8, cards: Option<Cards>, seen_by: Audience },
    Buried { seat: Seat, card: Seen, seen_by: Audience },
    DugUp { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    LimitOpened { asked: SeatSet },
    LimitChosen { seat: Option<Seat>, cards: Option<Cards> },
    LimitDiscarded { seat: Seat, cards: Cards },
    Offered { offer: Offer },
    Agreed { from: Seat, nth: u8 },
    OfferClosed { from: Seat, nth: u8, end: OfferEnd },
    Handed { from: Seat, to: Seat, card: Seen, seen_by: Audience },
    PrizesShown { seat: Seat, to: Option<Seat>, n: u8, cards: Option<Cards>, seen_by: Audience },
    JewelsValued { seat: Seat, n: u8, drawn: Cards },
    Ended { ending: Ending, gold: [u8; SEATS_MAX] },
}

impl Event {
    /// What an observer may know of the event.
    /// See: [`crate::ledger::JR_PUBLIC`], [`crate::ledger::JR_VAR_HIDDEN`].
    #[expect(clippy::too_many_lines, reason = "no event is left out")]
    pub fn view(&self, observer: Observer) -> EventView {
        let own = |seat: Seat| Some(seat).filter(|seat| observer.sees(*seat));
        match *self {
            Self::CaptainFound { seat } => EventView::CaptainFound { seat },
            Self::RoundBegan { round } => EventView::RoundBegan { round },
            Self::Opened { phase, asked } => EventView::Opened { phase: phase.view(), asked },
            Self::Reopened => EventView::Reopened,
            Self::Answered { seat, answer } => {
                EventView::Answered { seat: own(seat), answer: own(seat).map(|_| answer) }
            }
            Self::Appointed { seat } => EventView::Appointed { seat },
            Self::TookOver { seat } => EventView::TookOver { seat },
            Self::Drew { seat, n, cards } => {
                EventView::Drew { seat, n, cards: own(seat).map(|_| cards) }
            }
            Self::Reshuffled => EventView::Reshuffled,
            Self::Sailed { to } => EventView::Sailed { to },
            Self::TurnedBack => EventView::TurnedBack,
            Self::LostAtSea { card } => EventView::LostAtSea { card },
            Self::Turned { card } => EventView::Turned { card },
            Self::VoyageCounted { card } => EventView::VoyageCounted { card },
            Self::Decided { decision } => EventView::Decided { decision },
            Self::Flogged { seat, card } => EventView::Flogged { seat, card },
            Self::Contributed { seat, card } => EventView::Contributed { seat, card },
            Self::Passed { seat } => EventView::Passed { seat },
            Self::Betrayed { seat, card, target } => EventView::Betrayed { seat, card, target },
            Self::Assigned { card, skill } => EventView::Assigned { card, skill },
            Self::AssignAsked { cards } => EventView::AssignAsked { cards },
            Self::Fought { at, fight, sums, needs } => EventView::Fought { at, fight, sums, needs },
            Self::CrewDiscarded { cards } => EventView::CrewDiscarded { cards },
            Self::ShareBegan { source } => EventView::ShareBegan { source },
            Self::PrizesTurned { n, cards, seen_by } => {
                EventView::PrizesTurned { n, cards: seen_by.tells(observer, cards), seen_by }
            }
            Self::PotShown { seat } => EventView::PotShown { seat },
            Self::CookServed { seat } => EventView::CookServed { seat },
            Self::Picked { seat, card, seen_by } => {
                EventView::Picked { seat, card: seen_by.tells(observer, card), seen_by }
            }
            Self::Given { to, card, seen_by } => {
                EventView::Given { to, card: seen_by.tells(observer, card), seen_by }
            }
            Self::Gathered { seat, n, cards, seen_by } => {
                EventView::Gathered { seat, n, cards: seen_by.tells(observer, cards), seen_by }
            }
            Self::PrizeTaken { from, to, card, seen_by } => {
                EventView::PrizeTaken { from, to, card: seen_by.tells(observer, card), seen_by }
            }
            Self::ClaimWaived { seat } => EventView::ClaimWaived { seat },
            Self::CrewTaken { from, to, card } => {
                EventView::CrewTaken { from, to, card: own(from).or(own(to)).map(|_| card) }
            }
            Self::Shown { effect } => EventView::Shown { effect },
            Self::BetrayalOpened { asked } => EventView::BetrayalOpened { asked },
            Self::Cancelled { seat, card, target } => EventView::Cancelled { seat, card, target },
            Self::EffectStood => EventView::EffectStood,
            Self::EffectFell => EventView::EffectFell,
            Self::SkillChanged { skill, by } => EventView::SkillChanged { skill, by },
            Self::MutinyCalled { seat, card, how, after } => {
                EventView::MutinyCalled { seat, card, how, after }
            }
            Self::Joined { seat, side, card, how } => EventView::Joined { seat, side, card, how },
            Self::Committed { seat, side } => EventView::Committed { seat, side },
            Self::Forced { seat, side } => EventView::Forced { seat, side },
            Self::MutinyDecided { winner, captain, losers } => {
                EventView::MutinyDecided { winner, captain, losers }
            }
            Self::Redealt { seat, n, cards } => {
                EventView::Redealt { seat, n, cards: own(seat).map(|_| cards) }
            }
            Self::GuardNamed { seat } => EventView::GuardNamed { seat },
            Self::Finished { seat } => EventView::Finished { seat },
            Self::Exchanged { seat, card, facing } => EventView::Exchanged { seat, card, facing },
            Self::Ransomed { seat, card } => EventView::Ransomed { seat, card },
            Self::PrizesDrawn { seat, n, cards, seen_by } => {
                EventView::PrizesDrawn { seat, n, cards: seen_by.tells(observer, cards), seen_by }
            }
            Self::Buried { seat, card, seen_by } => {
                EventView::Buried { seat, card: seen_by.tells(observer, card), seen_by }
            }
            Self::DugUp { from, to, card, seen_by } => {
                EventView::DugUp { from, to, card: seen_by.tells(observer, card), seen_by }
            }
            Self::LimitOpened { asked } => EventView::LimitOpened { asked },
            Self::LimitChosen { seat, cards } => {
                EventView::LimitChosen { seat: own(seat), cards: own(seat).map(|_| cards) }
            }
            Self::LimitDiscarded { seat, cards } => EventView::LimitDiscarded { seat, cards },
            Self::Offered { offer } => EventView::Offered { offer: offer.view(observer) },
            Self::Agreed { from, nth } => EventView::Agreed { from, nth },
            Self::OfferClosed { from, nth, end } => EventView::OfferClosed { from, nth, end },
            Self::Handed { from, to, card, seen_by } => {
                EventView::Handed { from, to, card: seen_by.tells(observer, card), seen_by }
            }
            Self::PrizesShown { seat, to, n, cards, seen_by } => EventView::PrizesShown {
                seat,
                to,
                n,
                cards: seen_by.tells(observer, cards),
                seen_by,
            },
            Self::JewelsValued { seat, n, drawn } => EventView::JewelsValued { seat, n, drawn },
            Self::Ended { ending, gold } => EventView::Ended { ending, gold },
        }
    }
}
