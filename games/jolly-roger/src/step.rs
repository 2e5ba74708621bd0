//! What is going on, in the words of views and events: phases, decisions, times, the window above,
//! sealed answers.
//! Rules: JR-STEP-ORDER, JR-SP-TIMING. All of it but the answers is public.

use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};
use serde::{Deserialize, Serialize};

use crate::phase::scoring::Ending;
use crate::state::SEATS_MAX;

/// Whether there was a mutiny this round. Rules: [`crate::ledger::JR_MUTINY_WHEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Unrest {
    /// There may be one.
    Brewing,
    /// There was one.
    Spent,
}

/// Whether Treasure Island may be picked. Rules: [`crate::ledger::JR_ISLAND_MAP`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum IslandBan {
    /// It may.
    Open,
    /// The next pick must be another kind.
    NextPick,
}

/// What is going on, as views show it. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Phase"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Cards are being dealt.
    Deal,
    /// The Captain appoints a Quartermaster.
    Appoint {
        /// When.
        after: After,
    },
    /// Who has no crew card may draw one.
    EmptyHands {
        /// What comes then.
        then: Then,
    },
    /// Somebody may call a mutiny against a decision.
    Call {
        /// The decision.
        decision: Decision,
    },
    /// The Captain picks a destination.
    Voyage,
    /// Special crew may be played at its time.
    Timed {
        /// Which time.
        timing: Timing,
    },
    /// The Quartermaster plays the first card of an attack.
    FirstCard,
    /// Everybody may add crew.
    Attack,
    /// The Quartermaster says what all-skills cards count as.
    Assign,
    /// A seat picks a prize before the sharing.
    Pick {
        /// Who.
        seat: Seat,
    },
    /// The Quartermaster gives a prize.
    Give,
    /// A Carpenter asks for a prize.
    Repair {
        /// Whose Carpenter.
        by: Seat,
    },
    /// Nobody gave one: he takes it from the Captain or the Quartermaster.
    Claim {
        /// Whose Carpenter.
        by: Seat,
    },
    /// In port, prizes are exchanged for crew.
    Exchange {
        /// Who was asked.
        asked: SeatSet,
        /// Who is done.
        done: SeatSet,
    },
    /// In port, a seat ransoms and sells.
    Ransom {
        /// Who.
        seat: Seat,
        /// Who was asked first: the Captain of that time.
        first: Seat,
    },
    /// Who was named to guard the ship finds another, or stays.
    Guard,
    /// Prizes are buried.
    Bury {
        /// Who has said to be done.
        done: SeatSet,
    },
    /// The Captain orders a punishment or not.
    Punish,
    /// The Quartermaster picks the victim.
    Victim,
    /// A mutiny.
    Mutiny,
    /// The game is over.
    Over {
        /// How.
        ending: Ending,
        /// The gold of each seat.
        gold: [u8; SEATS_MAX],
    },
}

/// When the Captain appoints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// At the start of a round.
    Round,
    /// After a mutiny.
    Mutiny,
}

/// What comes after empty hands have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The appointment may be answered by a mutiny.
    Call,
    /// The Captain picks a destination.
    Voyage,
    /// The losers' prizes are shared.
    Spoils,
}

/// A decision of the Captain. Rules: [`crate::ledger::JR_MUTINY_WHEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// He appointed or confirmed a Quartermaster.
    Appointed,
    /// He picked a destination.
    Sailed,
    /// He ordered a punishment.
    Ordered,
    /// He waived it.
    Waived,
}

/// The times of special crew. Rules: [`crate::ledger::JR_SP_TIMING`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Lookout: a prize target was picked.
    Lookout,
    /// Old Sailor: Treasure Island was picked.
    Map,
    /// First Mate, Master Mariner, Sharp-Shooter: the card is open.
    Skills,
    /// Cook: prizes are open, nobody has picked.
    Cook,
    /// Carpenter: all given out.
    Carpenter,
    /// Boatswain: an Old Sailor stands, nobody has buried.
    Boatswain,
    /// Smart Kid: all have buried or declined.
    SmartKid,
}

/// A window above that of the phase. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Interrupt {
    /// A card was played for its effect, and a Traitor may cancel it.
    Betrayal {
        /// Its window.
        window: WindowId,
        /// The card.
        effect: Effect,
        /// How many Traitors were played already.
        n_traitors: u8,
        /// Whose card a Traitor would cancel now.
        top: Seat,
        /// Which card that is.
        top_card: CardId,
    },
    /// A Sea Dog makes a seat play for a side.
    Forced {
        /// Its window.
        window: WindowId,
        /// Who must play.
        seat: Seat,
        /// For which side.
        side: Side,
    },
    /// Hands are over their limit.
    Limit {
        /// Its window.
        window: WindowId,
    },
}

/// A special card on its way to have an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Who played it.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// What it is to do.
    pub how: How,
}

/// What a special card is to do, where it leaves a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "way", rename_all = "kebab-case", deny_unknown_fields)]
pub enum How {
    /// There is no choice.
    Plain,
    /// It names a seat.
    On {
        /// Which.
        seat: Seat,
    },
    /// It names two seats.
    OnTwo {
        /// The one that sits first.
        first: Seat,
        /// The other.
        second: Seat,
    },
    /// More of a skill is needed.
    Raise,
    /// Less of a skill is needed.
    Lower,
    /// A leader is killed.
    Kill {
        /// The leader of which side.
        leader: Side,
    },
}

/// A sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// No.
    Pass,
    /// Yes, a card is drawn.
    Draw,
    /// With a card.
    Card {
        /// Which.
        card: CardId,
        /// What it is to do.
        how: How,
    },
}

/// Answers that stay hidden until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// Who is asked.
    pub asked: SeatSet,
    /// Who has not answered.
    pub waiting: SeatSet,
    /// What the others answered.
    pub given: PerSeat<Answer, SEATS_MAX>,
}

impl Answers {
    /// No answer yet.
    pub(crate) fn none(asked: SeatSet) -> Self {
        Self { asked, waiting: asked, given: PerSeat::of(Answer::Pass) }
    }
}

/// The side of a seat in a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Captain's.
    Captain,
    /// The First Mutineer's.
    Mutineer,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Captain, Self::Mutineer];

    /// Its place among them.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Captain => Self::Mutineer,
            Self::Mutineer => Self::Captain,
        }
    }
}
