//! What happened, whole. Who may see a card that changes place is decided when the event is made;
//! what each observer then knows is in [`crate::event_view`].

use contract::{CardId, Figure, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bribe::Offer;
use crate::card::{Cards, Kind, Skill};
use crate::editions::Facing;
use crate::memory::Audience;
use crate::phase::scoring::Ending;
use crate::state::{Answer, Decision, Effect, How, Phase, SEATS_MAX, Side, Source};

/// Rates of this game depend on nothing but their name.
const ALWAYS: u16 = 0;

/// How an offer came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// It was agreed while a sealed window waited, and an answer revealed then used a card of it.
    Fell,
}

impl OfferEnd {
    /// Whether it was taken.
    pub(crate) fn is_taken(self) -> bool {
        self == Self::Accepted
    }
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
}

/// What happened, whole. One event is one change of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// A seat has answered, unseen.
    Answered { seat: Seat, answer: Answer },
    /// A Quartermaster was appointed.
    Appointed { seat: Seat },
    /// A Surgeon's player took the Quartermaster's work; with three seats, the Captain's.
    TookOver { seat: Seat },
    /// A seat got crew cards from the stack.
    Drew { seat: Seat, n: u8, cards: Cards },
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
    Fought { at: Kind, fight: Fight, sums: [u8; 3], needs: [u8; 3] },
    /// Crew on the table was discarded.
    CrewDiscarded { cards: Cards },
    /// A sharing began.
    ShareBegan { source: Source },
    /// Prizes were drawn to be shared.
    PrizesTurned { n: u8, cards: Cards, seen_by: Audience },
    /// A seat looked at the prizes to be shared.
    PotShown { seat: Seat },
    /// A Cook's player picks first.
    CookServed { seat: Seat },
    /// A seat picked a prize.
    Picked { seat: Seat, card: CardId, seen_by: Audience },
    /// The Quartermaster gave a prize.
    Given { to: Seat, card: CardId, seen_by: Audience },
    /// A loser's prizes were gathered.
    Gathered { seat: Seat, n: u8, cards: Cards, seen_by: Audience },
    /// A prize went from one to another.
    PrizeTaken { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// A Carpenter's player took nothing.
    ClaimWaived { seat: Seat },
    /// A crew card went from one hand to another, unseen by others.
    CrewTaken { from: Seat, to: Seat, card: CardId },
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
    /// A mutiny was called after a decision of the Captain.
    MutinyCalled { seat: Seat, card: CardId, how: How, after: Decision },
    /// A card was played for a side.
    Joined { seat: Seat, side: Side, card: CardId, how: How },
    /// The Quartermaster's card took a side.
    Committed { seat: Seat, side: Side },
    /// A Sea Dog makes a seat join a side.
    Forced { seat: Seat, side: Side },
    /// The mutiny was decided.
    MutinyDecided { winner: Side, captain: Seat, losers: SeatSet },
    /// A seat got crew of the mutiny.
    Redealt { seat: Seat, n: u8, cards: Cards },
    /// Who guards the ship.
    GuardNamed { seat: Seat },
    /// A seat is done in port or on the island.
    Finished { seat: Seat },
    /// A prize was discarded for crew.
    Exchanged { seat: Seat, card: CardId, facing: Facing },
    /// A Hostage was ransomed, or Jewels sold.
    Ransomed { seat: Seat, card: CardId },
    /// A seat drew prizes in port.
    PrizesDrawn { seat: Seat, n: u8, cards: Cards, seen_by: Audience },
    /// A prize was buried.
    Buried { seat: Seat, card: CardId, seen_by: Audience },
    /// A buried prize was dug up by a Smart Kid's player.
    DugUp { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// Hands are over their limit.
    LimitOpened { asked: SeatSet },
    /// A seat chose what to discard, unseen as yet.
    LimitChosen { seat: Seat, cards: Cards },
    /// A seat discarded down to its limit.
    LimitDiscarded { seat: Seat, cards: Cards },
    /// A bribe was offered.
    Offered { offer: Offer },
    /// An offer was taken while a sealed window waits; it is carried out when that closes.
    Agreed { from: Seat, nth: u8 },
    /// An offer came to its end.
    OfferClosed { from: Seat, nth: u8, end: OfferEnd },
    /// Cards went from one to another as agreed.
    Handed { from: Seat, to: Seat, card: CardId, seen_by: Audience },
    /// A seat showed hidden prizes of its own to another, or to all.
    PrizesShown { seat: Seat, to: Option<Seat>, n: u8, cards: Cards, seen_by: Audience },
    /// A seat's Jewels were valued by prizes drawn, as far as there were any.
    JewelsValued { seat: Seat, n: u8, drawn: Cards },
    /// The game is over.
    Ended { ending: Ending, gold: [u8; SEATS_MAX] },
}

impl Event {
    /// What is counted of it: voyages, attacks, mutinies, where prizes come from.
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

/// The name of picking such a destination, in figures.
fn picked(kind: Kind) -> &'static str {
    match kind {
        Kind::Fort => "picked-fort",
        Kind::Ship => "picked-ship",
        Kind::Settlement => "picked-settlement",
        Kind::Port => "picked-port",
        Kind::Island => "picked-island",
    }
}

/// The name of a mutiny after such a decision, in figures.
fn mutinies(after: Decision) -> &'static str {
    match after {
        Decision::Appointed => "mutinies-appointed",
        Decision::Sailed => "mutinies-sailed",
        Decision::Ordered => "mutinies-ordered",
        Decision::Waived => "mutinies-waived",
    }
}

/// The name of winning an attack there, in figures.
fn won(kind: Kind) -> &'static str {
    match kind {
        Kind::Fort => "attack-won-fort",
        Kind::Ship => "attack-won-ship",
        Kind::Settlement => "attack-won-settlement",
        Kind::Port | Kind::Island => "attack-won",
    }
}
