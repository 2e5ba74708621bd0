//! Events with nothing hidden. An event says which observers may see a card that moves;
//! [`crate::event_view`] turns that into each observer's view.

use contract::tagged::ReadTagged;
use contract::{CardId, Figure, Seat, SeatSet};
use serde::Serialize;

use crate::bribe::Offer;
use crate::card::{Cards, Kind, Skill};
use crate::editions::Facing;
use crate::memory::Audience;
use crate::phase::scoring::Ending;
use crate::state::{Answer, Decision, Effect, How, Phase, SEATS_MAX, Side, Source};

/// The rates of this game depend on nothing but their name.
const ALWAYS: u16 = 0;

/// How an offer ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OfferEnd {
    /// It was accepted.
    Accepted,
    /// It was refused.
    Refused,
    /// It was withdrawn.
    Withdrawn,
    /// Cards that it names may have gone.
    Lapsed,
    /// It was agreed while a sealed window waited, and the revealed answer used one of its cards.
    Fell,
}

impl OfferEnd {
    /// Whether the offer was accepted.
    pub(crate) fn is_taken(self) -> bool {
        self == Self::Accepted
    }
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
}

/// An event with nothing hidden. One event is one change of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are who, where, which card; the variants say what")]
pub enum Event {
    /// A seat showed the Captain's card.
    CaptainFound { seat: Seat },
    /// A round began.
    RoundBegan { round: u8 },
    /// A phase began, and its window opened.
    Opened { phase: Phase, asked: SeatSet },
    /// The window of the phase opened anew, because another seat is asked.
    Reopened,
    /// A seat has answered a sealed window.
    Answered { seat: Seat, answer: Answer },
    /// A Quartermaster was appointed.
    Appointed { seat: Seat },
    /// The owner of a Surgeon became Quartermaster; with three seats, Captain.
    TookOver { seat: Seat },
    /// A seat drew crew cards from the stack.
    Drew { seat: Seat, n: u8, cards: Cards },
    /// The crew discards were shuffled into a new stack.
    Reshuffled,
    /// The Captain picked a destination.
    Sailed { to: Kind },
    /// Without a map, the ship turned back.
    TurnedBack,
    /// Without a map, the island card was discarded and the round ended.
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
    /// A seat has passed.
    Passed { seat: Seat },
    /// A Traitor cancelled a card in an attack or a mutiny.
    Betrayed { seat: Seat, card: CardId, target: CardId },
    /// An all-skills card was assigned to this skill.
    Assigned { card: CardId, skill: Skill },
    /// These all-skills cards wait to be assigned.
    AssignAsked { cards: Cards },
    /// The fight was decided.
    Fought { at: Kind, fight: Fight, sums: [u8; 3], needs: [u8; 3] },
    /// Crew on the table was discarded.
    CrewDiscarded { cards: Cards },
    /// A sharing began.
    ShareBegan { source: Source },
    /// Prizes were drawn to be shared.
    PrizesTurned { n: u8, cards: Cards, seen_by: Audience },
    /// A seat looked at the prizes to be shared.
    PotShown { seat: Seat },
    /// The owner of a Cook picks first.
    CookServed { seat: Seat },
    /// A seat picked a prize.
    Picked { seat: Seat, card: CardId, seen_by: Audience },
    /// The Quartermaster gave a prize.
    Given { to: Seat, card: CardId, seen_by: Audience },
    /// A loser's prizes were gathered for the sharing.
    Gathered { seat: Seat, n: u8, cards: Cards, seen_by: Audience },
    /// A prize went from one seat to another.
    PrizeTaken { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// The owner of a Carpenter took nothing.
    ClaimWaived { seat: Seat },
    /// A crew card went from one hand to another, unseen by the others.
    CrewTaken { from: Seat, to: Seat, card: CardId },
    /// A special card was played for its effect.
    Shown { effect: Effect },
    /// A window opened in which a Traitor may cancel the effect.
    BetrayalOpened { asked: SeatSet },
    /// A Traitor cancelled the card shown, or the previous Traitor.
    Cancelled { seat: Seat, card: CardId, target: CardId },
    /// The effect was not cancelled.
    EffectStood,
    /// The effect was cancelled.
    EffectFell,
    /// The required amount of a skill changed.
    SkillChanged { skill: Skill, by: i8 },
    /// A mutiny was called after a decision of the Captain.
    MutinyCalled { seat: Seat, card: CardId, how: How, after: Decision },
    /// A card was played for a side.
    Joined { seat: Seat, side: Side, card: CardId, how: How },
    /// The Quartermaster's card took a side.
    Committed { seat: Seat, side: Side },
    /// A Sea Dog forces a seat to join a side.
    Forced { seat: Seat, side: Side },
    /// The mutiny was decided.
    MutinyDecided { winner: Side, captain: Seat, losers: SeatSet },
    /// A seat was dealt crew played in the mutiny.
    Redealt { seat: Seat, n: u8, cards: Cards },
    /// A seat was named to guard the ship.
    GuardNamed { seat: Seat },
    /// A seat is done in port or on the island.
    Finished { seat: Seat },
    /// A prize was discarded for a crew card.
    Exchanged { seat: Seat, card: CardId, facing: Facing },
    /// A Hostage was ransomed, or Jewels sold.
    Ransomed { seat: Seat, card: CardId },
    /// A seat drew prizes in port.
    PrizesDrawn { seat: Seat, n: u8, cards: Cards, seen_by: Audience },
    /// A prize was buried.
    Buried { seat: Seat, card: CardId, seen_by: Audience },
    /// The owner of a Smart Kid dug up a buried prize.
    DugUp { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// Seats whose hands are over the limit must discard.
    LimitOpened { asked: SeatSet },
    /// A seat chose its discards, which stay hidden for now.
    LimitChosen { seat: Seat, cards: Cards },
    /// A seat discarded down to its limit.
    LimitDiscarded { seat: Seat, cards: Cards },
    /// A bribe was offered.
    Offered { offer: Offer },
    /// An offer was accepted while a sealed window waits; it is carried out when the window closes.
    Agreed { from: Seat, nth: u8 },
    /// An offer ended.
    OfferClosed { from: Seat, nth: u8, end: OfferEnd },
    /// A card went from one seat to another as agreed.
    Handed { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// A seat showed hidden prizes of its own to another seat, or to all.
    PrizesShown { seat: Seat, to: Option<Seat>, n: u8, cards: Cards, seen_by: Audience },
    /// A seat's Jewels were valued by drawing a prize for each, while there were any.
    JewelsValued { seat: Seat, n: u8, drawn: Cards },
    /// The game is over.
    Ended { ending: Ending, gold: [u8; SEATS_MAX] },
}

impl Event {
    /// The figure it counts towards: voyages, attacks, mutinies, sources of prizes.
    #[expect(clippy::too_many_lines, reason = "no event is left out")]
    pub(crate) fn figure(&self) -> Option<Figure> {
        let sum = |name, amount: u8| Some(Figure::Sum { name, amount: u32::from(amount) });
        match *self {
            Self::CaptainFound { seat } => Some(Figure::First(seat)),
            Self::RoundBegan { .. } => sum("rounds", 1),
            Self::VoyageCounted { .. } => sum("voyages", 1),
            Self::Sailed { to } => sum(picked(to), 1),
            Self::TurnedBack | Self::LostAtSea { .. } => sum("islands-missed", 1),
            Self::Contributed { .. } => sum("crew-attack", 1),
            Self::Joined { .. } => sum("crew-mutiny", 1),
            Self::Drew { n, .. } => sum("crew-drawn", n),
            Self::Flogged { .. } => sum("punishments", 1),
            Self::Fought { at, fight, .. } => {
                Some(Figure::Rate { name: won(at), at: ALWAYS, hit: fight == Fight::Won })
            }
            Self::MutinyCalled { after, .. } => sum(mutinies(after), 1),
            Self::MutinyDecided { winner, .. } => {
                let hit = winner == Side::Mutineer;
                Some(Figure::Rate { name: "mutiny-won", at: ALWAYS, hit })
            }
            Self::PrizesTurned { n, .. } => sum("prizes-attack", n),
            Self::PrizesDrawn { n, .. } => sum("prizes-port", n),
            Self::Gathered { n, .. } => sum("prizes-mutiny", n),
            Self::Exchanged { .. } => sum("prizes-paid-for-crew", 1),
            Self::Ransomed { .. } => sum("prizes-sold", 1),
            Self::Buried { .. } => sum("prizes-buried", 1),
            Self::DugUp { .. } => sum("prizes-dug-up", 1),
            Self::Offered { .. } => sum("bribes-offered", 1),
            Self::OfferClosed { end, .. } => sum("bribes-taken", u8::from(end.is_taken())),
            Self::Ended { gold, .. } => {
                let amount = gold.iter().map(|gold| u32::from(*gold)).sum();
                Some(Figure::Sum { name: "gold", amount })
            }
            Self::Opened { .. }
            | Self::Reopened
            | Self::Answered { .. }
            | Self::Appointed { .. }
            | Self::TookOver { .. }
            | Self::Reshuffled
            | Self::Turned { .. }
            | Self::Decided { .. }
            | Self::Passed { .. }
            | Self::Betrayed { .. }
            | Self::Assigned { .. }
            | Self::AssignAsked { .. }
            | Self::CrewDiscarded { .. }
            | Self::ShareBegan { .. }
            | Self::PotShown { .. }
            | Self::CookServed { .. }
            | Self::Picked { .. }
            | Self::Given { .. }
            | Self::PrizeTaken { .. }
            | Self::ClaimWaived { .. }
            | Self::CrewTaken { .. }
            | Self::Shown { .. }
            | Self::BetrayalOpened { .. }
            | Self::Cancelled { .. }
            | Self::EffectStood
            | Self::EffectFell
            | Self::SkillChanged { .. }
            | Self::Committed { .. }
            | Self::Forced { .. }
            | Self::Redealt { .. }
            | Self::GuardNamed { .. }
            | Self::Finished { .. }
            | Self::LimitOpened { .. }
            | Self::LimitChosen { .. }
            | Self::LimitDiscarded { .. }
            | Self::Agreed { .. }
            | Self::Handed { .. }
            | Self::PrizesShown { .. }
            | Self::JewelsValued { .. } => None,
        }
    }
}

/// The figure for picking such a destination.
fn picked(kind: Kind) -> &'static str {
    match kind {
        Kind::Fort => "picked-fort",
        Kind::Ship => "picked-ship",
        Kind::Settlement => "picked-settlement",
        Kind::Port => "picked-port",
        Kind::Island => "picked-island",
    }
}

/// The figure for a mutiny after such a decision.
fn mutinies(after: Decision) -> &'static str {
    match after {
        Decision::Appointed => "mutinies-appointed",
        Decision::Sailed => "mutinies-sailed",
        Decision::Ordered => "mutinies-ordered",
        Decision::Waived => "mutinies-waived",
    }
}

/// The figure for winning an attack there.
fn won(kind: Kind) -> &'static str {
    match kind {
        Kind::Fort => "attack-won-fort",
        Kind::Ship => "attack-won-ship",
        Kind::Settlement => "attack-won-settlement",
        Kind::Port | Kind::Island => "attack-won",
    }
}
