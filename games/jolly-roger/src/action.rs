//! A seat's actions.

use contract::tagged::ReadTagged;
use contract::{CardId, Seat};
use serde::Serialize;

use crate::bribe::{Named, Promises};
use crate::card::{Cards, Kind, Skill};
use crate::state::{How, Side};

/// A seat's action. It never names a hidden card of another seat. Seats count from 1 in the
/// notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are who, which card, how; the variants say what")]
pub enum Action {
    /// `appoint 3`: the Captain appoints a Quartermaster.
    Appoint { seat: Seat },
    /// `draw`: a seat without a crew card draws one.
    Draw,
    /// `decline`: answer a sealed window without a card.
    Decline,
    /// `call navigation-1-2a`, `call cutthroat kill captain`: call a mutiny with a card.
    Call { card: CardId, how: How },
    /// `sail fort`: the Captain picks a destination.
    Sail {
        #[serde(rename = "to")]
        kind: Kind,
    },
    /// `use second-mate on 2 5`: play a special card for its effect.
    Use { card: CardId, how: How },
    /// `contribute guns-2-3a`: add a card to an attack.
    Contribute { card: CardId },
    /// `reveal 3`: the Quartermaster, having seen three cards shown, turns the destination card
    /// over.
    Reveal { seen: u8 },
    /// `pass 2`: add nothing, having seen two cards shown.
    Pass { seen: u8 },
    /// `betray guns-2-3a with traitor-a`: cancel a card with a Traitor.
    Betray { card: CardId, target: CardId },
    /// `assign any-1-1a guns`: the Quartermaster says which skill an all-skills card counts as.
    Assign { card: CardId, skill: Skill },
    /// `take gold-2c`: take a prize that the seat can see.
    Take { card: CardId },
    /// `take-from 2`: take an unseen prize from a seat.
    TakeFrom { seat: Seat },
    /// `give gold-2c to 3`: the Quartermaster gives a prize to a seat.
    Give { card: CardId, to: Seat },
    /// `donate gold-1a`: give a prize to the seat that played a Carpenter.
    Donate { card: CardId },
    /// `exchange gold-1a`: discard a prize for a crew card.
    Exchange { card: CardId },
    /// `ransom hostage-a`: ransom a Hostage or sell Jewels.
    Ransom { card: CardId },
    /// `bury gold-2c`: bury a prize.
    Bury { card: CardId },
    /// `done`: end a step in which a seat may act several times.
    Done,
    /// `punish`: the Captain orders a punishment.
    Punish,
    /// `spare`: the Captain waives the punishment.
    Spare,
    /// `flog 4`: the Quartermaster picks the victim.
    Flog { seat: Seat },
    /// `join captain sea-dog on 4`: play a card for a side of a mutiny.
    Join { side: Side, card: CardId, how: How },
    /// `commit mutineer`: commit the Quartermaster's card to a side.
    Commit { side: Side },
    /// `discard guns-2-3a melee-1-2b`: discard cards down to the hand limit.
    Discard { cards: Cards },
    /// `offer 2 give gold-1a want rum-b promise you play 2`: offer a bribe.
    Offer { to: Seat, give: Named, want: Named, promises: Promises },
    /// `accept 3 0`: accept seat 3's first offer of this step.
    Accept { from: Seat, nth: u8 },
    /// `refuse 3 0`: refuse that offer.
    Refuse { from: Seat, nth: u8 },
    /// `withdraw 0`: withdraw the seat's own first offer.
    Withdraw { nth: u8 },
    /// `show gold-2c rum-a to 3`, `show gold-2c to all`: show own hidden prizes.
    Show { cards: Cards, to: Option<Seat> },
}
