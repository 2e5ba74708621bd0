//! Every rule of this game as a constant, with the rule as its documentation.
//!
//! GENERATED from `RULES.md` by `cargo xtask ledger`; change the rules there, not here.
#![allow(clippy::doc_markdown, reason = "the rules are prose, not code")]

use contract::{Rule, RuleId};

/// 2 to 5 players. \[book\]
pub const PR_PLAYERS: RuleId = RuleId::new("PR-PLAYERS");

/// 120 cards: 50 ships (10 a colour), 60 persons, 6 expeditions, 4 tax increases. Persons: 10
/// traders (2 a colour), 5 settlers, 5 captains, 5 priests, 3 jacks of all trades, 10 sailors, 3
/// pirates, 4 mademoiselles, 5 jesters, 6 admirals, 4 governors. \[book\]
pub const PR_DECK: RuleId = RuleId::new("PR-DECK");

/// Swords on ships: yellow 4×1 3×2 3×4; blue 4×1 3×2 3×5; green 4×1 3×3 3×5; red 3×1 3×3 2×6
/// 2×skull; black 3×2 3×4 2×7 2×skull. (The book's list calls the flute yellow, a misprint.)
/// \[book\]
pub const PR_DECK_SWORDS: RuleId = RuleId::new("PR-DECK-SWORDS");

/// A sailor has 1 sword, a pirate 2; all swords of a player add up. (The book has both numbers in
/// its example of repelling.) \[book\]
pub const PR_SWORDS: RuleId = RuleId::new("PR-SWORDS");

/// Ship coins, hiring costs, points, expedition symbols and rewards, and the two-and-two split of
/// the taxes are not printed in the book; they are in the card table, from agreeing public
/// sources. \[ours\]
pub const PR_DECK_DATA: RuleId = RuleId::new("PR-DECK-DATA");

/// The five-player expedition has no coin on its back and is never shuffled in: with five players
/// it lies open with the expeditions from the start, with fewer it is out of the game. The
/// shuffled deck has 119 cards either way. \[book\]
pub const PR_SETUP_FIVE: RuleId = RuleId::new("PR-SETUP-FIVE");

/// The book lets the player who was in a harbour last begin; here the start player is drawn at
/// random. \[ours\]
pub const PR_SETUP_FIRST: RuleId = RuleId::new("PR-SETUP-FIRST");

/// Everyone starts with 3 coins from the deck. \[book\]
pub const PR_SETUP_COINS: RuleId = RuleId::new("PR-SETUP-COINS");

/// A coin is a card from the deck, face down, worth 1: whoever gets coins takes that many from
/// the top unseen and lays them out before him. Coins paid for a person or lost to a tax go to
/// the discard pile; the fee of [`PR_OTHERS`] is handed to the active player and stays a
/// face-down coin. Nobody may look at a coin's face. \[book\]
pub const PR_COINS: RuleId = RuleId::new("PR-COINS");

/// How many coins each player has and how many cards the deck holds is public. The discard pile
/// lies face up and is public, coins that land there included. \[ours\]
pub const PR_COINS_PUBLIC: RuleId = RuleId::new("PR-COINS-PUBLIC");

/// A player's coins are a pile: the one got last leaves first, whether paid, taxed or handed
/// over; nobody chooses among them. \[ours\]
pub const PR_COINS_WHICH: RuleId = RuleId::new("PR-COINS-WHICH");

/// When several players get coins at once they draw clockwise from the active player (at the deal
/// from the start player), each all of his before the next. \[ours\]
pub const PR_COINS_ORDER: RuleId = RuleId::new("PR-COINS-ORDER");

/// If deck and discard pile are both empty, coins that cannot be drawn are lost, not owed.
/// \[ours\]
pub const PR_COINS_SHORT: RuleId = RuleId::new("PR-COINS-SHORT");

/// When the deck has run out the discard pile is shuffled into a new one. \[book\]
pub const PR_RESHUFFLE: RuleId = RuleId::new("PR-RESHUFFLE");

/// This is done when the next card is needed, not before, so cards discarded in the meantime are
/// in it; a card still being dealt with (a tax, a ship not yet kept or repelled) is not. (Why: "w
/// jakimkolwiek momencie" says that the deck may run out at any moment, for coins too; when to
/// shuffle it leaves open, and this book writes "natychmiast" where it means at once. With no
/// discards there would be nothing to shuffle, so one time has to serve for all cases.) \[ours\]
pub const PR_RESHUFFLE_WHEN: RuleId = RuleId::new("PR-RESHUFFLE-WHEN");

/// Draw at least one card; after each, once it is dealt with, draw on or stop. Stopping starts
/// phase 2. \[book\]
pub const PR_DRAW: RuleId = RuleId::new("PR-DRAW");

/// Any card counts as the first, a tax, an expedition or a repelled ship too; so he may stop with
/// an empty harbour, and phase 2 is played. \[ours\]
pub const PR_DRAW_EMPTY: RuleId = RuleId::new("PR-DRAW-EMPTY");

/// If there is no card to draw he may fulfil expeditions (which puts cards on the discard pile)
/// or goes on to phase 2 with what the harbour holds; the duty to draw one card holds as soon as
/// there is one. \[ours\]
pub const PR_DRAW_NONE: RuleId = RuleId::new("PR-DRAW-NONE");

/// A person goes to the harbour. \[book\]
pub const PR_DRAW_PERSON: RuleId = RuleId::new("PR-DRAW-PERSON");

/// A ship goes to the harbour, or is repelled (discarded) if the active player has at least one
/// sailor or pirate and their swords together are at least the ship's. Only the ship just drawn,
/// of whatever colour; a skull never; swords are not used up. \[book\]
pub const PR_DRAW_SHIP: RuleId = RuleId::new("PR-DRAW-SHIP");

/// Repelling is a choice, also for a second ship of a colour: who keeps it busts. \[ours\]
pub const PR_REPEL_MAY: RuleId = RuleId::new("PR-REPEL-MAY");

/// A ship of a colour already in the harbour that is not repelled ends the turn at once: harbour
/// and ship are discarded, expeditions stay, there is no phase 2; then every player, the active
/// one too, gets 1 coin for each own jester. \[book\]
pub const PR_BUST: RuleId = RuleId::new("PR-BUST");

/// An expedition is laid out apart from the harbour until someone fulfils it. \[book\]
pub const PR_DRAW_EXPEDITION: RuleId = RuleId::new("PR-DRAW-EXPEDITION");

/// The active player, nobody else, may fulfil expeditions at any time in his turn, both phases,
/// as many as he can: he discards persons of his choice with the symbols asked for, one a symbol
/// (a jack of all trades stands for any one), lays the card out before him, then draws its coins.
/// \[book\]
pub const PR_EXPEDITION: RuleId = RuleId::new("PR-EXPEDITION");

/// That is: before the first draw, after each card dealt with, and before, between and after his
/// own takes until he lets the others take; not while a ship waits to be kept or repelled, not
/// after a bust, not while others take. (Why: the book says "w dowolnym momencie swojej tury", at
/// any moment of one's turn. While a ship waits nothing is lost by completing an expedition right
/// after it: those who go on one carry no swords, and a ship that can be repelled cannot end the
/// turn. What others take changes nothing that an expedition needs, so letting them take is the
/// last moment.) \[ours\]
pub const PR_EXPEDITION_WHEN: RuleId = RuleId::new("PR-EXPEDITION-WHEN");

/// Persons of one player that show the same are the same choice: of those, the ones with the
/// lowest card ids are named and go, and no others. It makes no difference to anybody, since the
/// cards are alike. \[ours\]
pub const PR_EXPEDITION_SAME: RuleId = RuleId::new("PR-EXPEDITION-SAME");

/// First everyone with 12 or more coins discards half of them, rounded down (of 13, 6). Then the
/// player with most swords, or with fewest victory points, as the card says, gets 1 coin;
/// everyone tied gets it, players with none too. Then the card is discarded and the turn goes on.
/// \[book\]
pub const PR_TAX: RuleId = RuleId::new("PR-TAX");

/// Taxed coins may be shuffled up for the bonus, the tax card itself may not; where too few cards
/// are left [`PR_COINS_ORDER`] says who goes without. \[ours\]
pub const PR_TAX_SHORT: RuleId = RuleId::new("PR-TAX-SHORT");

/// Abilities of several copies of a person add up, for the active player and for the others when
/// they take. \[book\]
pub const PR_STACK: RuleId = RuleId::new("PR-STACK");

/// Income from traders, admirals, jesters, expeditions and taxes is drawn without asking and
/// cannot be refused. \[ours\]
pub const PR_STACK_FORCED: RuleId = RuleId::new("PR-STACK-FORCED");

/// The active player may take 1 card; 2 with ships of four colours in the harbour, 3 with five,
/// counted when the phase starts; one more for each governor. One by one, so a card taken can
/// already serve for the next: a governor hired allows one more card in the same turn, a
/// mademoiselle makes the next one cheaper, a trader pays on the next ship. \[book\]
pub const PR_TAKE: RuleId = RuleId::new("PR-TAKE");

/// He may stop early or take none; the others take all the same. \[ours\]
pub const PR_TAKE_NONE: RuleId = RuleId::new("PR-TAKE-NONE");

/// Taking a ship: discard it, then draw its coins and 1 more for each own trader of its colour.
/// \[book\]
pub const PR_TRADE: RuleId = RuleId::new("PR-TRADE");

/// Taking a person: discard coins for its cost less 1 for each mademoiselle already owned, never
/// below 0, and lay it out; its ability counts from then on. \[book\]
pub const PR_HIRE: RuleId = RuleId::new("PR-HIRE");

/// Then each other player in turn, clockwise, may take one card, whatever the colours (one more
/// for each own governor, one hired just now too), by the same rules, and pays the active player
/// 1 coin for each card taken; from the ship's coins too. \[book\]
pub const PR_OTHERS: RuleId = RuleId::new("PR-OTHERS");

/// The fee is paid last: after the ship's coins are drawn, so a ship can be taken without a coin
/// in hand; after a person's cost, so he must hold cost and fee, and the fee is due at cost 0
/// too. \[ours\]
pub const PR_OTHERS_FEE: RuleId = RuleId::new("PR-OTHERS-FEE");

/// When it is a player's turn to take and the harbour has 5 cards or more at that moment, he
/// first gets 2 coins for each own admiral and can use them. \[book\]
pub const PR_ADMIRAL: RuleId = RuleId::new("PR-ADMIRAL");

/// Once a taking turn, when it begins, whether he then takes or not; an admiral hired in it pays
/// from his next taking turn on. \[ours\]
pub const PR_ADMIRAL_ONCE: RuleId = RuleId::new("PR-ADMIRAL-ONCE");

/// A player other than the active one whose turn to take comes when the harbour is empty gets 1
/// coin for each own jester. \[book\]
pub const PR_JESTER: RuleId = RuleId::new("PR-JESTER");

/// Looked at once, when his turn to take begins: also if the harbour was empty from the start,
/// not if he takes the last card himself. \[ours\]
pub const PR_JESTER_ONCE: RuleId = RuleId::new("PR-JESTER-ONCE");

/// When everyone has had his chance, what is left in the harbour is discarded; the next player
/// clockwise is active. \[book\]
pub const PR_CLEAN: RuleId = RuleId::new("PR-CLEAN");

/// When someone has 12 victory points or more on persons and expeditions the last lap starts: the
/// turn is finished, and play goes on until the player to the right of the one who was active
/// then has had his turn. \[book\]
pub const PR_END: RuleId = RuleId::new("PR-END");

/// Active is the player whose turn it was, also when another reached the points by taking in it.
/// He has no further turn of his own but takes in the others'; others reaching 12 later do not
/// lengthen the lap. \[ours\]
pub const PR_END_WHO: RuleId = RuleId::new("PR-END-WHO");

/// A last lap once started stays, even should points fall again. (With the printed cards they
/// cannot: every expedition brings at least 2 more than it costs.) \[ours\]
pub const PR_END_KEEP: RuleId = RuleId::new("PR-END-KEEP");

/// Option: play goes on until the player to the right of the start player has had his turn, so
/// that all have had the same number; if the points are reached in that very turn, the game ends
/// with it. \[other editions\]
pub const PR_END_EQUAL: RuleId = RuleId::new("PR-END-EQUAL");

/// If in as many turns in a row as there are players no card was drawn because there was none
/// (all cards are coins or laid out), the game ends and is scored as always. \[ours\]
pub const PR_END_STUCK: RuleId = RuleId::new("PR-END-STUCK");

/// After 10,000 decisions of all players together (steps that nobody is asked for do not count)
/// the game ends where the next one would be asked for, in the middle of a turn too, and is
/// scored as it stands; a ship that waits to be kept or repelled is discarded. Otherwise it could
/// go on for ever: when all only stop and pass, when one repels ship after ship, or when only tax
/// increases are left to draw. \[ours\]
pub const PR_END_LONG: RuleId = RuleId::new("PR-END-LONG");

/// Most victory points; then most coins; then shared. \[book\]
pub const PR_WIN: RuleId = RuleId::new("PR-WIN");

/// Variant: the last lap starts when one and the same player has 12 points and at least one
/// expedition, and only players with an expedition can win; ties as always. \[book\]
pub const PR_VAR_EXPEDITION: RuleId = RuleId::new("PR-VAR-EXPEDITION");

/// In the variant all players with an expedition are ranked before all without; within both
/// groups [`PR_WIN`] decides. \[ours\]
pub const PR_VAR_RANK: RuleId = RuleId::new("PR-VAR-RANK");

/// If nobody has an expedition at the end ([`PR_END_STUCK`], [`PR_END_LONG`]), all players are
/// compared. \[ours\]
pub const PR_VAR_NONE: RuleId = RuleId::new("PR-VAR-NONE");

/// Every rule, in the order of `RULES.md`.
pub const ALL: &[Rule] = &[
    Rule { id: PR_PLAYERS, section: 0, tags: &["book"] },
    Rule { id: PR_DECK, section: 0, tags: &["book"] },
    Rule { id: PR_DECK_SWORDS, section: 0, tags: &["book"] },
    Rule { id: PR_SWORDS, section: 0, tags: &["book"] },
    Rule { id: PR_DECK_DATA, section: 0, tags: &["ours"] },
    Rule { id: PR_SETUP_FIVE, section: 0, tags: &["book"] },
    Rule { id: PR_SETUP_FIRST, section: 0, tags: &["ours"] },
    Rule { id: PR_SETUP_COINS, section: 0, tags: &["book"] },
    Rule { id: PR_COINS, section: 0, tags: &["book"] },
    Rule { id: PR_COINS_PUBLIC, section: 0, tags: &["ours"] },
    Rule { id: PR_COINS_WHICH, section: 0, tags: &["ours"] },
    Rule { id: PR_COINS_ORDER, section: 0, tags: &["ours"] },
    Rule { id: PR_COINS_SHORT, section: 0, tags: &["ours"] },
    Rule { id: PR_RESHUFFLE, section: 0, tags: &["book"] },
    Rule { id: PR_RESHUFFLE_WHEN, section: 0, tags: &["ours"] },
    Rule { id: PR_DRAW, section: 1, tags: &["book"] },
    Rule { id: PR_DRAW_EMPTY, section: 1, tags: &["ours"] },
    Rule { id: PR_DRAW_NONE, section: 1, tags: &["ours"] },
    Rule { id: PR_DRAW_PERSON, section: 1, tags: &["book"] },
    Rule { id: PR_DRAW_SHIP, section: 1, tags: &["book"] },
    Rule { id: PR_REPEL_MAY, section: 1, tags: &["ours"] },
    Rule { id: PR_BUST, section: 1, tags: &["book"] },
    Rule { id: PR_DRAW_EXPEDITION, section: 1, tags: &["book"] },
    Rule { id: PR_EXPEDITION, section: 1, tags: &["book"] },
    Rule { id: PR_EXPEDITION_WHEN, section: 1, tags: &["ours"] },
    Rule { id: PR_EXPEDITION_SAME, section: 1, tags: &["ours"] },
    Rule { id: PR_TAX, section: 1, tags: &["book"] },
    Rule { id: PR_TAX_SHORT, section: 1, tags: &["ours"] },
    Rule { id: PR_STACK, section: 2, tags: &["book"] },
    Rule { id: PR_STACK_FORCED, section: 2, tags: &["ours"] },
    Rule { id: PR_TAKE, section: 2, tags: &["book"] },
    Rule { id: PR_TAKE_NONE, section: 2, tags: &["ours"] },
    Rule { id: PR_TRADE, section: 2, tags: &["book"] },
    Rule { id: PR_HIRE, section: 2, tags: &["book"] },
    Rule { id: PR_OTHERS, section: 2, tags: &["book"] },
    Rule { id: PR_OTHERS_FEE, section: 2, tags: &["ours"] },
    Rule { id: PR_ADMIRAL, section: 2, tags: &["book"] },
    Rule { id: PR_ADMIRAL_ONCE, section: 2, tags: &["ours"] },
    Rule { id: PR_JESTER, section: 2, tags: &["book"] },
    Rule { id: PR_JESTER_ONCE, section: 2, tags: &["ours"] },
    Rule { id: PR_CLEAN, section: 2, tags: &["book"] },
    Rule { id: PR_END, section: 3, tags: &["book"] },
    Rule { id: PR_END_WHO, section: 3, tags: &["ours"] },
    Rule { id: PR_END_KEEP, section: 3, tags: &["ours"] },
    Rule { id: PR_END_EQUAL, section: 3, tags: &["other editions"] },
    Rule { id: PR_END_STUCK, section: 3, tags: &["ours"] },
    Rule { id: PR_END_LONG, section: 3, tags: &["ours"] },
    Rule { id: PR_WIN, section: 3, tags: &["book"] },
    Rule { id: PR_VAR_EXPEDITION, section: 3, tags: &["book"] },
    Rule { id: PR_VAR_RANK, section: 3, tags: &["ours"] },
    Rule { id: PR_VAR_NONE, section: 3, tags: &["ours"] },
];
