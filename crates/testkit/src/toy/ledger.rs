//! The toy's rule ids. A real game generates this file from its ledger.

use contract::RuleId;

/// 2 to 10 seats.
pub const TOY_SEATS: RuleId = RuleId::new("TOY-SEATS");
/// At most 128 cards of strength 1 to 5, enough for every hand; those of strength 1 are winds.
pub const TOY_DECK: RuleId = RuleId::new("TOY-DECK");
/// Everybody is dealt the same number of cards, hidden from the others; seat 1 is captain.
pub const TOY_DEAL: RuleId = RuleId::new("TOY-DEAL");
/// The captain draws or sails. When they draw, everybody whose hand is not full draws one card.
pub const TOY_TURN: RuleId = RuleId::new("TOY-TURN");
/// A captain sails only for a ship that they have enough cards for.
pub const TOY_SHIP: RuleId = RuleId::new("TOY-SHIP");
/// All except the captain who hold a card secretly call a mutiny with one or pass. The first caller
/// clockwise from the captain discards their card and becomes captain if it is stronger than 3.
pub const TOY_MUTINY: RuleId = RuleId::new("TOY-MUTINY");
/// Whether a mutiny of strength 3 succeeds is an option.
pub const TOY_MUTINY_TIE: RuleId = RuleId::new("TOY-MUTINY-TIE");
/// One plays only cards from one's own hand.
pub const TOY_HAND: RuleId = RuleId::new("TOY-HAND");
/// In an attack anybody adds cards from hand, face up, in any order.
pub const TOY_ATTACK: RuleId = RuleId::new("TOY-ATTACK");
/// Only the quartermaster reveals the ship. A die is added to its strength; if the crew is as
/// strong, everybody who helped gets the prize.
pub const TOY_REVEAL: RuleId = RuleId::new("TOY-REVEAL");
/// The first wind of an attack lets everybody draw a card.
pub const TOY_WIND: RuleId = RuleId::new("TOY-WIND");
/// Players with more cards than the limit after a wind sink one card, all at once and secretly.
/// Sunk cards are out of the game.
pub const TOY_STORM: RuleId = RuleId::new("TOY-STORM");
/// It ends after the last round, or after the round in which somebody has enough points.
pub const TOY_END: RuleId = RuleId::new("TOY-END");
/// Every move has its step.
pub const TOY_STEP: RuleId = RuleId::new("TOY-STEP");
