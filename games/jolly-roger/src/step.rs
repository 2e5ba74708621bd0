//! The phase in the terms of views and events: decisions, timings, the window above, and sealed
//! answers.
//! All of it but the answers is public.
//! See: [`crate::ledger::JR_STEP_ORDER`].

use contract::tagged::ReadTagged;
use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};
use serde::Serialize;

use crate::phase::scoring::Ending;
use crate::state::SEATS_MAX;

/// Whether there was a mutiny this round. See: [`crate::ledger::JR_MUTINY_WHEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Unrest {
    /// There may still be one.
    Brewing,
    /// There was one.
    Spent,
}

/// Whether Treasure Island may be picked. See: [`crate::ledger::JR_ISLAND_MAP`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum IslandBan {
    /// It may be picked.
    Open,
    /// The next pick must be another kind.
    NextPick,
}

/// The phase, as views show it. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Phase"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Cards are being dealt.
    Deal,
    /// The Captain appoints a Quartermaster.
    Appoint {
        /// The occasion: the start of a round, or a mutiny.
        after: After,
    },
    /// Seats without a crew card may draw one.
    EmptyHands {
        /// What comes next.
        then: Then,
    },
    /// A seat may call a mutiny against a decision.
    Call {
        /// The Captain's decision.
        decision: Decision,
    },
    /// The Captain picks a destination.
    Voyage,
    /// Special crew may be played at its printed time.
    Timed {
        /// The timing of the cards that may be played.
        timing: Timing,
    },
    /// The Quartermaster plays the first card of an attack.
    FirstCard,
    /// Every seat may add crew.
    Attack,
    /// The Quartermaster assigns all-skills cards to skills.
    Assign,
    /// A seat picks a prize before the sharing.
    Pick {
        /// The seat that picks.
        seat: Seat,
    },
    /// The Quartermaster gives a prize.
    Give,
    /// A Carpenter asks for a prize.
    Repair {
        /// The seat that played the Carpenter.
        by: Seat,
    },
    /// Nobody gave one: the Carpenter's owner takes it from the Captain or the Quartermaster.
    Claim {
        /// The seat that played the Carpenter.
        by: Seat,
    },
    /// In port, seats exchange prizes for crew.
    Exchange {
        /// The seats that were asked.
        asked: SeatSet,
        /// The seats that are done.
        done: SeatSet,
    },
    /// In port, a seat ransoms and sells.
    Ransom {
        /// The seat that ransoms and sells.
        seat: Seat,
        /// The seat that was asked first, which was Captain then.
        first: Seat,
    },
    /// The seat named to guard the ship finds a substitute, or stays.
    Guard,
    /// Seats bury prizes.
    Bury {
        /// The seats that are done.
        done: SeatSet,
    },
    /// The Captain orders a punishment or waives it.
    Punish,
    /// The Quartermaster picks the victim.
    Victim,
    /// A mutiny.
    Mutiny,
    /// The game is over.
    Over {
        /// How the game ended.
        ending: Ending,
        /// The gold of each seat.
        gold: [u8; SEATS_MAX],
    },
}

/// The occasion on which the Captain appoints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// At the start of a round.
    Round,
    /// After a mutiny.
    Mutiny,
}

/// What comes after seats with empty hands have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Others may call a mutiny against the appointment.
    Call,
    /// The Captain picks a destination.
    Voyage,
    /// The losers' prizes are shared.
    Spoils,
}

/// A decision of the Captain. See: [`crate::ledger::JR_MUTINY_WHEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The Captain appointed or confirmed a Quartermaster.
    Appointed,
    /// The Captain picked a destination.
    Sailed,
    /// The Captain ordered a punishment.
    Ordered,
    /// The Captain waived the punishment.
    Waived,
}

/// When special crew may be played. See: [`crate::ledger::JR_SP_TIMING`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Lookout: a prize target was picked.
    Lookout,
    /// Old Sailor: Treasure Island was picked.
    Map,
    /// First Mate, Master Mariner, Sharp-Shooter: the destination card is open.
    Skills,
    /// Cook: the prizes are open, and nobody has picked.
    Cook,
    /// Carpenter: all prizes are given out.
    Carpenter,
    /// Boatswain: an Old Sailor has taken effect, and nobody has buried.
    Boatswain,
    /// Smart Kid: all have buried or declined.
    SmartKid,
}

/// A window above the phase's window. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Interrupt {
    /// A card was played for its effect, and a Traitor may cancel it.
    Betrayal {
        /// Its window.
        window: WindowId,
        /// The card and how it was played.
        effect: Effect,
        /// The number of Traitors played so far.
        n_traitors: u8,
        /// The seat whose card a Traitor would cancel now.
        top: Seat,
        /// The card that a Traitor would cancel now.
        top_card: CardId,
    },
    /// A Sea Dog forces a seat to play for a side.
    Forced {
        /// Its window.
        window: WindowId,
        /// The seat that must play.
        seat: Seat,
        /// The side it must play for.
        side: Side,
    },
    /// Seats whose hands are over the limit must discard.
    Limit {
        /// Its window.
        window: WindowId,
    },
}

/// A special card that was played and may take effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// The seat that played it.
    pub seat: Seat,
    /// The card that was played.
    pub card: CardId,
    /// The choice made with it.
    pub how: How,
}

/// The choice made with a special card, if it offers one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "way", rename_all = "kebab-case", deny_unknown_fields)]
pub enum How {
    /// The card offers no choice.
    Plain,
    /// It names a seat.
    On {
        /// The seat it names.
        seat: Seat,
    },
    /// It names two seats.
    OnTwo {
        /// The seat with the lower number.
        first: Seat,
        /// The seat with the higher number.
        second: Seat,
    },
    /// The attack needs one point more of a skill.
    Raise,
    /// The attack needs one point less of a skill.
    Lower,
    /// It kills a leader.
    Kill {
        /// The side whose leader it kills.
        leader: Side,
    },
}

/// A sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// Play nothing.
    Pass,
    /// Draw a card.
    Draw,
    /// Play a card.
    Card {
        /// The card to play.
        card: CardId,
        /// The choice made with it.
        how: How,
    },
}

/// Answers that stay hidden until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The seats that have not answered.
    pub waiting: SeatSet,
    /// The answers of the other seats.
    pub given: PerSeat<Answer, SEATS_MAX>,
}

impl Answers {
    /// No answers yet.
    pub(crate) fn none(asked: SeatSet) -> Self {
        Self { asked, waiting: asked, given: PerSeat::of(Answer::Pass) }
    }
}

/// The side of a seat in a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Captain's side.
    Captain,
    /// The First Mutineer's side.
    Mutineer,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Captain, Self::Mutineer];

    /// Its index in [`Self::BOTH`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Captain => Self::Mutineer,
            Self::Mutineer => Self::Captain,
        }
    }
}
