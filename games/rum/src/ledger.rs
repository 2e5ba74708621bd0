//! Every rule of this game as a constant, with the rule as its documentation.
//!
//! GENERATED from `RULES.md` by `cargo xtask ledger`; change the rules there, not here.
#![allow(clippy::doc_markdown, reason = "the rules are prose, not code")]

use contract::{Rule, RuleId};

/// 2 to 4. Points needed: 21, 18, 15 for 2, 3, 4 players. \[book\]
pub const RUM_PLAYERS: RuleId = RuleId::new("RUM-PLAYERS");

/// 30 cards: 21 rum cards, 7 collection cards (one a colour, values 1–8), the castaway clock
/// (1–8), the parrot. \[book\]
pub const RUM_PARTS: RuleId = RuleId::new("RUM-PARTS");

/// Each rum card shows 1 bottle at one end and 2 bottles at the other. Each colour has exactly
/// three single bottles. \[book\]
pub const RUM_PARTS_RUM: RuleId = RuleId::new("RUM-PARTS-RUM");

/// Not printed in the book: the two ends differ in colour, each colour has three doubles (so nine
/// bottles at most), and every two colours meet on exactly one card (21 cards = 21 pairs); data
/// that owners can replace. \[ours\]
pub const RUM_PARTS_DECK: RuleId = RuleId::new("RUM-PARTS-DECK");

/// All collection cards and the clock show 1. Three random rum cards lie face up on the beach,
/// where the single bottle is always up; each player gets one random card in hand; then the
/// parrot joins the wreck, a face-down pool that is mixed whenever a card goes back. \[book\]
pub const RUM_SETUP: RuleId = RuleId::new("RUM-SETUP");

/// The book lets the best pirate impersonator begin; here the first player is drawn at random.
/// \[ours\]
pub const RUM_SETUP_FIRST: RuleId = RuleId::new("RUM-SETUP-FIRST");

/// If the three beach cards of the set-up are a rum trio they are mixed back and three others
/// laid out, until they are none; hands and parrot come after that. \[ours\]
pub const RUM_SETUP_TRIO: RuleId = RuleId::new("RUM-SETUP-TRIO");

/// Exactly one action a turn, then clockwise: draw a card, or play a set. Nobody may pass; a
/// player with no set to play must draw. \[book\]
pub const RUM_TURN: RuleId = RuleId::new("RUM-TURN");

/// Take any beach card, face up or face down, into the hand; fill its place with a random wreck
/// card, face down, which nobody looks at. \[book\]
pub const RUM_DRAW_BEACH: RuleId = RuleId::new("RUM-DRAW-BEACH");

/// Or take a random wreck card into the hand. \[book\]
pub const RUM_DRAW_WRECK: RuleId = RuleId::new("RUM-DRAW-WRECK");

/// Nobody knows a face-down beach card, who takes it only once it is in his hand; a card taken
/// face up is known to all. \[ours\]
pub const RUM_DRAW_BLIND: RuleId = RuleId::new("RUM-DRAW-BLIND");

/// There is no hand limit. How many cards each hand and the wreck hold is public. \[ours\]
pub const RUM_HAND: RuleId = RuleId::new("RUM-HAND");

/// Lay out, face up, any cards from hand, each with its single or its double end up; the single
/// bottles of all face-up beach cards belong to the set as if laid from hand. Legal only if at
/// least one collection card is won by it; several can be; bottles that win nothing are ignored.
/// \[book\]
pub const RUM_SET: RuleId = RuleId::new("RUM-SET");

/// At least one card must come from the hand, of whatever colour, even if the beach alone would
/// win. \[ours\]
pub const RUM_SET_HAND: RuleId = RuleId::new("RUM-SET-HAND");

/// Raising one's own card counts as winning it, so it is enough for a set. Whatever can be won or
/// raised is, without asking. One's own card at 8 cannot be raised and makes no set legal.
/// \[ours\]
pub const RUM_SET_RAISE: RuleId = RuleId::new("RUM-SET-RAISE");

/// A collection card is won, from the row or from another player, by more bottles of its colour
/// in the set than its value; its value becomes that number. One's own card is raised the same
/// way. \[book\]
pub const RUM_WIN_MORE: RuleId = RuleId::new("RUM-WIN-MORE");

/// The three single bottles of a colour together (beach ones count) win its collection card
/// whatever its value; its value goes up by 2. \[book\]
pub const RUM_TRIO: RuleId = RuleId::new("RUM-TRIO");

/// A trio raises one's own card by 2 too. Where trio and number both apply the higher value
/// counts. \[ours\]
pub const RUM_TRIO_MORE: RuleId = RuleId::new("RUM-TRIO-MORE");

/// A value never passes 8. A card at 8 can still be taken from its owner by a trio or by nine
/// bottles, and stays at 8. \[book\]
pub const RUM_CAP: RuleId = RuleId::new("RUM-CAP");

/// Cards laid out from hand go back to the wreck once the collection cards are taken; beach cards
/// stay. \[book\]
pub const RUM_SET_RETURN: RuleId = RuleId::new("RUM-SET-RETURN");

/// Whoever draws the parrot, from wreck or beach, shows it and puts back as many hand cards as
/// the clock's symbol says (2 or 3), then the parrot; then the clock moves on by 1. \[book\]
pub const RUM_PARROT: RuleId = RuleId::new("RUM-PARROT");

/// He chooses the cards; he puts back all if he has fewer; the parrot is no hand card; he draws
/// nothing in its stead. If it came from the beach, its place is filled first. \[ours\]
pub const RUM_PARROT_HOW: RuleId = RuleId::new("RUM-PARROT-HOW");

/// Which clock positions say 2 and which say 3 is not in the book: 1–4 say 2, 5–7 say 3, data
/// that owners can replace. (The book: the cards with values are two-sided ("dwustronne"), 1 to
/// 8, and are turned by their edges; the symbol is in the middle of the clock. So there is one
/// symbol a side, four positions each; that it goes up and not down is ours.) \[ours\]
pub const RUM_PARROT_CLOCK: RuleId = RuleId::new("RUM-PARROT-CLOCK");

/// When the last wreck card is taken, for whatever reason, the player with most cards in hand
/// (all who tie) at once puts back his whole hand; then the clock moves on by 1. If the card
/// drawn was the parrot, this comes first, then the parrot. \[book\]
pub const RUM_EMPTY: RuleId = RuleId::new("RUM-EMPTY");

/// The card just drawn from the wreck, or just taken from the beach, already counts in the hand;
/// the parrot does not. \[ours\]
pub const RUM_EMPTY_COUNT: RuleId = RuleId::new("RUM-EMPTY-COUNT");

/// A parrot that comes after an empty wreck, drawn or taken from the beach, goes by the clock's
/// new symbol. A last card laid face down on the beach stays unseen, be it the parrot. \[ours\]
pub const RUM_EMPTY_PARROT: RuleId = RuleId::new("RUM-EMPTY-PARROT");

/// At the end of a turn that leaves three face-down beach cards all three are turned up together.
/// \[book\]
pub const RUM_WAVE: RuleId = RuleId::new("RUM-WAVE");

/// With the parrot among them every player puts back as many cards as the clock says; when all
/// have, the clock moves on by 1, the parrot goes back and a random face-up wreck card fills its
/// place; again if it is the parrot again. \[book\]
pub const RUM_WAVE_PARROT: RuleId = RuleId::new("RUM-WAVE-PARROT");

/// All choose at the same time and unseen; who has fewer puts back all; a second parrot goes by
/// the new symbol. \[ours\]
pub const RUM_WAVE_CHOICE: RuleId = RuleId::new("RUM-WAVE-CHOICE");

/// If the three face-up cards show a rum trio, all three are mixed into the wreck and three new
/// ones laid out. \[book\]
pub const RUM_WAVE_TRIO: RuleId = RuleId::new("RUM-WAVE-TRIO");

/// The trio is looked for when no parrot lies there; the new cards are laid face up and looked at
/// again for parrot and trio. \[ours\]
pub const RUM_WAVE_AGAIN: RuleId = RuleId::new("RUM-WAVE-AGAIN");

/// The game ends when a player has the points needed or more, or the clock reaches 8. Points are
/// the sum of one's collection cards' values. Most points win; then most collection cards; then
/// the highest single value. \[book\]
pub const RUM_END: RuleId = RuleId::new("RUM-END");

/// It ends at once: when a set has been scored in full, or when the clock shows 8, even in the
/// middle of an effect; what is left of the effect, and a wave, fall away. \[ours\]
pub const RUM_END_AT_ONCE: RuleId = RuleId::new("RUM-END-AT-ONCE");

/// Those still tied share the win. \[ours\]
pub const RUM_END_SHARED: RuleId = RuleId::new("RUM-END-SHARED");

/// Hands are secret, sets are laid open. \[book\]
pub const RUM_SECRET: RuleId = RuleId::new("RUM-SECRET");

/// Cards put back because of parrot, wave or empty wreck are not shown; how many is public.
/// \[ours\]
pub const RUM_SECRET_BACK: RuleId = RuleId::new("RUM-SECRET-BACK");

/// Every rule, in the order of `RULES.md`.
pub const ALL: &[Rule] = &[
    Rule { id: RUM_PLAYERS, section: 0, tags: &["book"] },
    Rule { id: RUM_PARTS, section: 0, tags: &["book"] },
    Rule { id: RUM_PARTS_RUM, section: 0, tags: &["book"] },
    Rule { id: RUM_PARTS_DECK, section: 0, tags: &["ours"] },
    Rule { id: RUM_SETUP, section: 0, tags: &["book"] },
    Rule { id: RUM_SETUP_FIRST, section: 0, tags: &["ours"] },
    Rule { id: RUM_SETUP_TRIO, section: 0, tags: &["ours"] },
    Rule { id: RUM_TURN, section: 1, tags: &["book"] },
    Rule { id: RUM_DRAW_BEACH, section: 1, tags: &["book"] },
    Rule { id: RUM_DRAW_WRECK, section: 1, tags: &["book"] },
    Rule { id: RUM_DRAW_BLIND, section: 1, tags: &["ours"] },
    Rule { id: RUM_HAND, section: 1, tags: &["ours"] },
    Rule { id: RUM_SET, section: 1, tags: &["book"] },
    Rule { id: RUM_SET_HAND, section: 1, tags: &["ours"] },
    Rule { id: RUM_SET_RAISE, section: 1, tags: &["ours"] },
    Rule { id: RUM_WIN_MORE, section: 1, tags: &["book"] },
    Rule { id: RUM_TRIO, section: 1, tags: &["book"] },
    Rule { id: RUM_TRIO_MORE, section: 1, tags: &["ours"] },
    Rule { id: RUM_CAP, section: 1, tags: &["book"] },
    Rule { id: RUM_SET_RETURN, section: 1, tags: &["book"] },
    Rule { id: RUM_PARROT, section: 2, tags: &["book"] },
    Rule { id: RUM_PARROT_HOW, section: 2, tags: &["ours"] },
    Rule { id: RUM_PARROT_CLOCK, section: 2, tags: &["ours"] },
    Rule { id: RUM_EMPTY, section: 2, tags: &["book"] },
    Rule { id: RUM_EMPTY_COUNT, section: 2, tags: &["ours"] },
    Rule { id: RUM_EMPTY_PARROT, section: 2, tags: &["ours"] },
    Rule { id: RUM_WAVE, section: 2, tags: &["book"] },
    Rule { id: RUM_WAVE_PARROT, section: 2, tags: &["book"] },
    Rule { id: RUM_WAVE_CHOICE, section: 2, tags: &["ours"] },
    Rule { id: RUM_WAVE_TRIO, section: 2, tags: &["book"] },
    Rule { id: RUM_WAVE_AGAIN, section: 2, tags: &["ours"] },
    Rule { id: RUM_END, section: 3, tags: &["book"] },
    Rule { id: RUM_END_AT_ONCE, section: 3, tags: &["ours"] },
    Rule { id: RUM_END_SHARED, section: 3, tags: &["ours"] },
    Rule { id: RUM_SECRET, section: 3, tags: &["book"] },
    Rule { id: RUM_SECRET_BACK, section: 3, tags: &["ours"] },
];
