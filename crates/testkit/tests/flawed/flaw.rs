//! The ways in which the toy can be broken, one at a time.

use serde::{Deserialize, Serialize};

/// One mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// None: the toy as it is.
    #[default]
    None,
    /// A refusal is counted outside the state, and views show the count.
    RefusalsCount,
    /// A menu is in the wrong order.
    MenuUnsorted,
    /// A choice stands in a menu twice.
    MenuTwice,
    /// A menu keeps what its buffer held.
    MenuAppends,
    /// A menu offers what may not be played.
    MenuOffersForbidden,
    /// A menu misses its last choice.
    MenuMisses,
    /// A draw says a wrong number of choices.
    DrawMiscounts,
    /// A draw gives what is not in the menu.
    DrawOutside,
    /// A draw never gives the last choice.
    DrawNeverLast,
    /// An open window waits for nobody.
    WaitsForNobody,
    /// An open window waits for seats it did not ask.
    WaitsForStrangers,
    /// Somebody asked for a mutiny has no choice.
    MenuEmpty,
    /// A card played stays in hand.
    CardTwice,
    /// The notation leaves out the card.
    NotationLosesCard,
    /// Reading strange text ends the program.
    ReadingPanics,
    /// Something is said for which there is no word.
    WordMissing,
    /// An open window has no question.
    WindowUnsaid,
    /// The question of a mutiny tells a card of whoever is asked.
    WindowTellsHand,
    /// An action read from JSON has another card.
    JsonLosesCard,
    /// A view cannot be written as JSON.
    ViewHasNoJson,
    /// An absurd number ends the program.
    NumberPanics,
    /// An imagined state has another captain.
    WorldForgets,
    /// An imagined state breaks an invariant.
    WorldBroken,
    /// A state holds what no view shows.
    ViewForgets,
    /// A view shows a card of another hand.
    ViewLeaks,
    /// Only who holds a strong card may act in an attack.
    MayByHand,
    /// Only who holds a strong card is asked for a mutiny.
    AskedByHand,
    /// Whether the captain may sail depends on another hand.
    CheckPeeks,
    /// A refusal tells whether somebody else holds the card.
    RefusalPeeks,
    /// The clock's move depends on another hand.
    FallbackPeeks,
    /// The clock plays what may not be played.
    FallbackForbidden,
    /// An event shows a card of a hand.
    EventLeaks,
    /// A card drawn is shown to all.
    DrawShown,
    /// A card drawn is shown to all if its id needs a second word.
    HighDrawShown,
    /// A sealed answer is shown to all.
    AnswerShown,
    /// The first answer to arrive is remembered.
    ArrivalCounts,
    /// The game goes on after its end.
    NeverEnds,
    /// A seat has no rank.
    RankMissing,
    /// Who has answered is no longer asked.
    AskedShrinks,
    /// Window numbers are used again.
    NumbersRepeat,
    /// A decision is called by the name of a reaction.
    ReactionUnlisted,
    /// A window below another is not known as covered.
    CoveredForgotten,
    /// The state changes without an event.
    SilentChange,
    /// Views show what lies outside the state and changes with every action.
    SharedState,
    /// What happens depends on how often rules were asked before.
    Moody,
    /// The deal depends on something else than the seed.
    OwnChance,
    /// Revealing a ship ends the program.
    RevealPanics,
}
