//! The reasons for a refusal, with their numbers and words.

use contract::{Phrase, Refusal, RuleId, Speak};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::Kind;
use crate::ledger::{
    JR_APPOINT, JR_APPOINT_DRAW, JR_ATTACK_FIRST, JR_ATTACK_OPEN, JR_ATTACK_REVEAL, JR_ATTACK_SUM,
    JR_BRIBE, JR_HAND_LIMIT, JR_ISLAND_BURY, JR_MUTINY_OPEN, JR_MUTINY_ROLES, JR_MUTINY_WHEN,
    JR_PORT_EXCHANGE, JR_PUNISH, JR_SHARE_EQUAL, JR_SP_ANYTIME, JR_SP_TRAITOR, JR_STEP_ORDER,
    JR_VAR_HIDDEN, JR_VOYAGE,
};
use crate::speech;

/// Why an action is refused. It reveals only what the acting seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are the numbers that the variants speak of")]
pub enum Why {
    /// No such action is asked for now, or not from this seat.
    NotNow,
    /// A card named is not in the hand.
    NotInHand,
    /// There is no such seat, or it is the acting seat.
    NoSuchSeat,
    /// That seat cannot be named.
    CannotName,
    /// The card does not work like that, or not now.
    NotForThis,
    /// The stack is empty.
    StackEmpty { destination: Kind },
    /// The island cannot be picked yet.
    IslandClosed,
    /// Only the Quartermaster may do that.
    NotQuartermaster,
    /// The card is the seat's own, or was shown before the seat last acted.
    CannotAnswer,
    /// The card is not an all-skills card that waits to be assigned.
    NotUnassigned,
    /// The prize does not lie there.
    NoSuchPrize,
    /// Other seats have fewer prizes of this sharing.
    NotEqual { has: u8, least: u8 },
    /// Only hostages and jewels are ransomed or sold, while prizes last.
    NotForPort,
    /// It cannot be buried.
    CannotBury,
    /// The seat has already done that.
    AlreadyDone,
    /// The seat belongs to the other side.
    WrongSide,
    /// The Quartermaster's card has already taken a side.
    AlreadyCommitted,
    /// The number of discards is wrong.
    DiscardCount { chosen: u8, needed: u8 },
    /// The seat may make no more offers in this step.
    TooManyOffers { made: u8, max: u8 },
    /// No more offers may be open at once.
    TooManyOpen { max: u8 },
    /// An offer may not hold this many cards.
    TooManyCards { max: u8 },
    /// The offer has neither cards nor promises.
    EmptyOffer,
    /// A card to give is not the seat's own, or cannot be given.
    NotYours,
    /// A wanted card is not known to be the other seat's, or cannot be given.
    NotHis,
    /// The parts of the promise do not fit together.
    BadPromise,
    /// There is no such offer.
    NoSuchOffer,
    /// The Quartermaster must keep a crew card for the attack.
    KeepsFirstCard,
    /// The hand would be over its limit, and nobody can discard now.
    NoRoom { max: u8 },
    /// The seat has already answered.
    AlreadyAnswered,
    /// Prizes lie open in this game.
    PrizesLieOpen,
    /// No prize to show is named.
    NothingShown,
    /// A prize to show is not the seat's own.
    NotYourPrize,
    /// The seat may show prizes no more often in this step.
    TooManyShows { made: u8, max: u8 },
}

impl Speak for Why {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotNow => Phrase::new("jr-why-not-now"),
            Self::NotInHand => Phrase::new("jr-why-not-in-hand"),
            Self::NoSuchSeat => Phrase::new("jr-why-no-such-seat"),
            Self::CannotName => Phrase::new("jr-why-cannot-name"),
            Self::NotForThis => Phrase::new("jr-why-not-for-this"),
            Self::StackEmpty { destination } => {
                Phrase::new("jr-why-stack-empty").name("destination", speech::kind(destination))
            }
            Self::IslandClosed => Phrase::new("jr-why-island-closed"),
            Self::NotQuartermaster => Phrase::new("jr-why-not-quartermaster"),
            Self::CannotAnswer => Phrase::new("jr-why-cannot-answer"),
            Self::NotUnassigned => Phrase::new("jr-why-not-unassigned"),
            Self::NoSuchPrize => Phrase::new("jr-why-no-such-prize"),
            Self::NotEqual { has, least } => {
                Phrase::new("jr-why-not-equal").number("has", has).number("least", least)
            }
            Self::NotForPort => Phrase::new("jr-why-not-for-port"),
            Self::CannotBury => Phrase::new("jr-why-cannot-bury"),
            Self::AlreadyDone => Phrase::new("jr-why-already-done"),
            Self::WrongSide => Phrase::new("jr-why-wrong-side"),
            Self::AlreadyCommitted => Phrase::new("jr-why-already-committed"),
            Self::DiscardCount { chosen, needed } => Phrase::new("jr-why-discard-count")
                .number("chosen", chosen)
                .number("needed", needed),
            Self::TooManyOffers { made, max } => {
                Phrase::new("jr-why-too-many-offers").number("made", made).number("max", max)
            }
            Self::TooManyOpen { max } => Phrase::new("jr-why-too-many-open").number("max", max),
            Self::TooManyCards { max } => Phrase::new("jr-why-too-many-cards").number("max", max),
            Self::EmptyOffer => Phrase::new("jr-why-empty-offer"),
            Self::NotYours => Phrase::new("jr-why-not-yours"),
            Self::NotHis => Phrase::new("jr-why-not-his"),
            Self::BadPromise => Phrase::new("jr-why-bad-promise"),
            Self::NoSuchOffer => Phrase::new("jr-why-no-such-offer"),
            Self::KeepsFirstCard => Phrase::new("jr-why-keeps-first-card"),
            Self::NoRoom { max } => Phrase::new("jr-why-no-room").number("max", max),
            Self::AlreadyAnswered => Phrase::new("jr-why-already-answered"),
            Self::PrizesLieOpen => Phrase::new("jr-why-prizes-lie-open"),
            Self::NothingShown => Phrase::new("jr-why-nothing-shown"),
            Self::NotYourPrize => Phrase::new("jr-why-not-your-prize"),
            Self::TooManyShows { made, max } => {
                Phrase::new("jr-why-too-many-shows").number("made", made).number("max", max)
            }
        }
    }
}

/// `Ok` if the condition holds; else a refusal by this rule.
#[inline]
pub(crate) fn require(holds: bool, rule: RuleId, why: Why) -> Result<(), Refusal<Why>> {
    if holds { Ok(()) } else { Err(Refusal::Illegal { rule, why }) }
}

/// Refuses an action at the wrong time, with the rule that says when it is possible.
pub(crate) fn not_now(action: &Action) -> Result<(), Refusal<Why>> {
    let rule = match *action {
        Action::Appoint { .. } => JR_APPOINT,
        Action::Draw => JR_APPOINT_DRAW,
        Action::Sail { .. } => JR_VOYAGE,
        Action::Contribute { .. } => JR_ATTACK_FIRST,
        Action::Reveal { .. } => JR_ATTACK_REVEAL,
        Action::Pass { .. } => JR_ATTACK_OPEN,
        Action::Assign { .. } => JR_ATTACK_SUM,
        Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Give { .. }
        | Action::Donate { .. } => JR_SHARE_EQUAL,
        Action::Exchange { .. } | Action::Ransom { .. } => JR_PORT_EXCHANGE,
        Action::Bury { .. } => JR_ISLAND_BURY,
        Action::Punish | Action::Spare | Action::Flog { .. } => JR_PUNISH,
        Action::Call { .. } => JR_MUTINY_WHEN,
        Action::Join { .. } => JR_MUTINY_OPEN,
        Action::Commit { .. } => JR_MUTINY_ROLES,
        Action::Decline | Action::Done => JR_STEP_ORDER,
        Action::Use { .. } => JR_SP_ANYTIME,
        Action::Betray { .. } => JR_SP_TRAITOR,
        Action::Discard { .. } => JR_HAND_LIMIT,
        Action::Offer { .. }
        | Action::Accept { .. }
        | Action::Refuse { .. }
        | Action::Withdraw { .. } => JR_BRIBE,
        Action::Show { .. } => JR_VAR_HIDDEN,
    };
    require(false, rule, Why::NotNow)
}
