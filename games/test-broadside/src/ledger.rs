//! Every rule of this game as a constant, with the rule as its documentation.
//!
//! GENERATED from `RULES.md` by `cargo xtask ledger`; change the rules there, not here.
#![allow(clippy::doc_markdown, reason = "the rules are prose, not code")]

use contract::{Rule, RuleId};

/// 2 to 6. \[ours\]
pub const TB_PLAYERS: RuleId = RuleId::new("TB-PLAYERS");

/// Guns with the numbers 1 to 36, one of each; owners may have more or fewer, up to 64, but six
/// for each player. \[ours\]
pub const TB_GUNS: RuleId = RuleId::new("TB-GUNS");

/// Each player gets six random guns, which only they see; the rest stays hidden. The first to
/// fire is drawn at random. \[ours\]
pub const TB_DEAL: RuleId = RuleId::new("TB-DEAL");

/// Clockwise each player fires one gun from their own hand: lays it open. \[ours\]
pub const TB_FIRE: RuleId = RuleId::new("TB-FIRE");

/// The highest gun wins the round and a point; its owner fires first in the next. \[ours\]
pub const TB_WIN: RuleId = RuleId::new("TB-WIN");

/// Variant: the lowest gun wins. \[ours\]
pub const TB_AIM_LOW: RuleId = RuleId::new("TB-AIM-LOW");

/// The game ends after five rounds; everybody keeps a last gun that is not fired. Most points
/// win; those who tie share the win. \[ours\]
pub const TB_END: RuleId = RuleId::new("TB-END");

/// Every rule, in the order of `RULES.md`.
pub const ALL: &[Rule] = &[
    Rule { id: TB_PLAYERS, section: 0, tags: &["ours"] },
    Rule { id: TB_GUNS, section: 0, tags: &["ours"] },
    Rule { id: TB_DEAL, section: 0, tags: &["ours"] },
    Rule { id: TB_FIRE, section: 1, tags: &["ours"] },
    Rule { id: TB_WIN, section: 1, tags: &["ours"] },
    Rule { id: TB_AIM_LOW, section: 1, tags: &["ours"] },
    Rule { id: TB_END, section: 2, tags: &["ours"] },
];
