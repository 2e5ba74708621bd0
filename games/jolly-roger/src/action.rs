//! What a seat may do.

use contract::{CardId, Seat};
use serde::{Deserialize, Serialize};

use crate::bribe::{Named, Promises};
use crate::card::{Cards, Kind, Skill};
use crate::state::{How, Side};

/// What a seat may do. Hidden cards of others are never named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are who, which card, how; the variants say what")]
pub enum Action {
    /// The Captain appoints a Quartermaster.
    Appoint { seat: Seat },
    /// Who has no crew card draws one.
    Draw,
    /// No: a sealed window is answered without a card.
    Decline,
    /// Call a mutiny with a card.
    Call { card: CardId, how: How },
    /// The Captain picks a destination.
    Sail {
        #[serde(rename = "to")]
        kind: Kind,
    },
    /// Play a special card for its effect.
    Use { card: CardId, how: How },
    /// Add a card to an attack.
    Contribute { card: CardId },
    /// The Quartermaster turns the destination card over, content with what he sees.
    Reveal { seen: u8 },
    /// Content with what one sees.
    Pass { seen: u8 },
    /// Cancel a card with a Traitor.
    Betray { card: CardId, target: CardId },
    /// The Quartermaster says which skill an all-skills card counts as.
    Assign { card: CardId, skill: Skill },
    /// Take a prize that one sees.
    Take { card: CardId },
    /// Take an unseen prize of a seat.
    TakeFrom { seat: Seat },
    /// The Quartermaster gives a prize.
    Give { card: CardId, to: Seat },
    /// Give a Carpenter a prize.
    Donate { card: CardId },
    /// Discard a prize for a crew card.
    Exchange { card: CardId },
    /// Ransom a Hostage or sell Jewels.
    Ransom { card: CardId },
    /// Bury a prize.
    Bury { card: CardId },
    /// Done with what one may do several times.
    Done,
    /// The Captain orders a punishment.
    Punish,
    /// The Captain waives it.
    Spare,
    /// The Quartermaster picks the victim.
    Flog { seat: Seat },
    /// Play a card for a side of a mutiny.
    Join { side: Side, card: CardId, how: How },
    /// The Quartermaster's card takes a side.
    Commit { side: Side },
    /// Discard cards to keep to the hand limit.
    Discard { cards: Cards },
    /// Offer a bribe.
    Offer { to: Seat, give: Named, want: Named, promises: Promises },
    /// Take an offer.
    Accept { from: Seat, nth: u8 },
    /// Refuse an offer.
    Refuse { from: Seat, nth: u8 },
    /// Take one's own offer back.
    Withdraw { nth: u8 },
    /// Show hidden prizes of one's own to a seat, or to all.
    Show { cards: Cards, to: Option<Seat> },
}
