//! The bugs that the flawed toy can have, one at a time.

use serde::{Deserialize, Serialize};

/// One bug.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// None: the toy as it is.
    #[default]
    None,
    /// A refusal is counted outside the state, and views show the count.
    RefusalsCount,
    /// A menu is in the wrong order.
    MenuUnsorted,
    /// A choice appears in a menu twice.
    MenuTwice,
    /// A menu keeps the previous contents of its buffer.
    MenuAppends,
    /// A menu offers an illegal action.
    MenuOffersForbidden,
    /// A menu lacks its last choice.
    MenuMisses,
    /// A draw says that there was a choice when there was none, and the other way round.
    DrawMiscounts,
    /// A draw gives an action that is not in the menu.
    DrawOutside,
    /// A draw gives the first choice too often.
    DrawUneven,
    /// A draw depends on what observers remember.
    ReadsMemory,
    /// An open window waits for nobody.
    WaitsForNobody,
    /// Playouts ask a seat that the window does not wait for.
    PendingStale,
    /// An open window waits for seats it did not ask.
    WaitsForStrangers,
    /// Somebody asked for a mutiny has no choice.
    MenuEmpty,
    /// A card played stays in hand.
    CardTwice,
    /// The notation leaves out the card.
    NotationLosesCard,
    /// Parsing strange text panics.
    ReadingPanics,
    /// A message key has no translation.
    WordMissing,
    /// An open window has no question.
    WindowUnsaid,
    /// The question of a mutiny tells a card of whoever is asked.
    WindowTellsHand,
    /// An action read from JSON has another card.
    JsonLosesCard,
    /// A view cannot be written as JSON.
    ViewHasNoJson,
    /// The words of an aside name the whole deck.
    AsideTooLong,
    /// An absurd number causes a panic.
    NumberPanics,
    /// An imagined state has another captain.
    WorldForgets,
    /// An imagined state breaks an invariant.
    WorldBroken,
    /// A state holds something that no view shows.
    ViewForgets,
    /// A view shows a card of another hand.
    ViewLeaks,
    /// Only seats with a strong card may act in an attack.
    MayByHand,
    /// Only seats with a strong card are asked for a mutiny.
    AskedByHand,
    /// Whether the captain may sail depends on another hand.
    CheckPeeks,
    /// A refusal tells whether somebody else holds the card.
    RefusalPeeks,
    /// The fallback depends on another hand.
    FallbackPeeks,
    /// Whether a card is unseen depends on another hand.
    UnseenPeeks,
    /// A seat is told that it cannot see what everybody sees.
    SeatBlind,
    /// The fallback is illegal.
    FallbackForbidden,
    /// An event shows a card of a hand.
    EventLeaks,
    /// A drawn card is shown to all.
    DrawShown,
    /// A drawn card is shown to all if its id needs a second word.
    HighDrawShown,
    /// A sealed answer is shown to all.
    AnswerShown,
    /// The first answer to arrive is remembered.
    ArrivalCounts,
    /// The game continues after its end.
    NeverEnds,
    /// A seat has no rank.
    RankMissing,
    /// The parts of the points do not add up to them.
    ScoreMiscounted,
    /// A seat that has answered is no longer asked.
    AskedShrinks,
    /// Window numbers are used again.
    NumbersRepeat,
    /// A decision has the name of a reaction.
    ReactionUnlisted,
    /// A window below another is not known as covered.
    CoveredForgotten,
    /// The state changes without an event.
    SilentChange,
    /// Views show data outside the state that changes with every action.
    SharedState,
    /// The result depends on how often rules were asked before.
    Moody,
    /// The deal depends on something besides the seed.
    OwnChance,
    /// Revealing a ship panics.
    RevealPanics,
    /// The description of a moment shows cards of another hand.
    DescriptionLeaks,
    /// The place of a choice depends on another hand.
    SlotPeeks,
    /// A number of the description is larger than its part allows.
    NumberTooLarge,
    /// Two choices share a place.
    SlotShared,
}
