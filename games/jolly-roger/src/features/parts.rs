//! The named parts of observations and choices, and the fixed places of actions.

use contract::features::{Axis, Part, SlotKind};

use crate::card::{N_CREW, N_DESTINATIONS, N_HELD, N_PLAIN, N_PRIZES};

/// The first card that is played for its effect: the role cards, which come before, never are.
pub(super) const FIRST_SPECIAL: u8 = N_PLAIN + 2;
/// The number of kinds of promise.
pub(super) const N_PLEDGES: usize = 8;

const SEAT: Axis = Axis::new("seat", 10);
const CREW: Axis = Axis::cards(0, N_CREW as u16);
/// Crew that is played for its effect, and Traitors.
const SPECIAL: Axis = Axis::cards(FIRST_SPECIAL, (N_CREW - FIRST_SPECIAL) as u16);
const PRIZE: Axis = Axis::cards(N_CREW, N_PRIZES as u16);
const HELD: Axis = Axis::cards(0, N_HELD as u16);
const DESTINATION: Axis = Axis::cards(N_HELD, N_DESTINATIONS as u16);
const SKILL: Axis = Axis::named("skill", &["navigation", "guns", "melee"]);
const STACK: Axis = Axis::named("stack", &["fort", "ship", "settlement", "port", "island"]);
const SIDE: Axis = Axis::named("side", &["captain", "mutineer"]);
const EDITION: Axis = Axis::named("edition", &["en", "pl", "de"]);
const PHASE: Axis = Axis::named(
    "phase",
    &[
        "appoint",
        "empty hands",
        "call",
        "voyage",
        "timed",
        "first card",
        "attack",
        "assign",
        "pick",
        "give",
        "repair",
        "claim",
        "exchange",
        "ransom",
        "guard",
        "bury",
        "punish",
        "victim",
        "mutiny",
        "over",
    ],
);
const THEN: Axis = Axis::named("then", &["call", "voyage", "spoils"]);
const DECISION: Axis = Axis::named("decision", &["appointed", "sailed", "ordered", "waived"]);
const TIMING: Axis = Axis::named(
    "timing",
    &["lookout", "map", "skills", "cook", "carpenter", "boatswain", "smart kid"],
);
const INTERRUPT: Axis = Axis::named("interrupt", &["betrayal", "forced", "limit"]);
const ANSWER: Axis = Axis::named("answer", &["none yet", "pass", "draw", "card"]);
const PICKER: Axis = Axis::named("picker", &["cook", "captain", "nobody"]);
const PLEDGE: Axis = Axis::named(
    "pledge",
    &["share", "appoint", "no mutiny", "stay out", "play", "guard", "crew", "prizes"],
);
const WAY: Axis = Axis::named("way", &["raise", "lower", "kill captain", "kill mutineer"]);
const KIND: Axis = Axis::named(
    "kind",
    &[
        "nothing",
        "appoint",
        "draw",
        "decline",
        "call",
        "sail",
        "use",
        "contribute",
        "reveal",
        "pass",
        "betray",
        "assign",
        "take",
        "take-from",
        "give",
        "donate",
        "exchange",
        "ransom",
        "bury",
        "done",
        "punish",
        "spare",
        "flog",
        "join",
        "commit",
        "discard",
        "offer",
        "accept",
        "refuse",
        "withdraw",
        "show",
    ],
);

pub(super) const OBSERVATION: &[Part] = &[
    Part::flags("edition", &[EDITION]),
    Part::flags("prizes hidden", &[]),
    Part::flags("gold shared", &[]),
    Part::flags("bribed crew open", &[]),
    Part::counts("hand max", &[], 12),
    Part::counts("n voyages left", &[], 12),
    Part::counts("round", &[], 40),
    Part::flags("present", &[SEAT]),
    Part::flags("captain", &[SEAT]),
    Part::flags("quartermaster", &[SEAT]),
    Part::flags("guard", &[SEAT]),
    Part::flags("mutiny spent", &[]),
    Part::flags("island barred", &[]),
    Part::flags("phase", &[PHASE]),
    Part::flags("after mutiny", &[]),
    Part::flags("then", &[THEN]),
    Part::flags("decision", &[DECISION]),
    Part::flags("timing", &[TIMING]),
    Part::flags("whose step", &[SEAT]),
    Part::flags("asked", &[SEAT]),
    Part::flags("done", &[SEAT]),
    Part::flags("interrupt", &[INTERRUPT]),
    Part::flags("effect by", &[SEAT]),
    Part::flags("effect of", &[SPECIAL]),
    Part::counts("n traitors", &[], 8),
    Part::flags("top by", &[SEAT]),
    Part::flags("top card", &[SPECIAL]),
    Part::flags("forced", &[SEAT]),
    Part::flags("forced side", &[SIDE]),
    Part::counts("n waiting", &[], 10),
    Part::flags("own answer", &[ANSWER]),
    Part::flags("answered with", &[HELD]),
    Part::flags("chosen", &[CREW]),
    Part::counts("n hand", &[SEAT], N_CREW),
    Part::counts("n prizes", &[SEAT], N_PRIZES),
    Part::counts("n buried", &[SEAT], N_PRIZES),
    Part::flags("hand", &[SEAT, CREW]),
    Part::flags("prizes", &[SEAT, PRIZE]),
    Part::flags("buried", &[SEAT, PRIZE]),
    Part::counts("kept", &[SEAT], u8::MAX),
    Part::counts("broken", &[SEAT], u8::MAX),
    Part::counts("risen", &[SEAT], u8::MAX),
    Part::counts("offers made", &[SEAT], 3),
    Part::counts("shows made", &[SEAT], 9),
    Part::flags("table", &[CREW]),
    Part::flags("own on table", &[CREW]),
    Part::flags("laid", &[STACK]),
    Part::flags("turned", &[DESTINATION]),
    Part::counts("sums", &[SKILL], u8::MAX),
    Part::counts("least", &[SKILL], 12),
    Part::counts("most", &[SKILL], 12),
    Part::counts("any skill", &[], u8::MAX),
    Part::flags("unassigned", &[CREW]),
    Part::flags("attack passed", &[SEAT]),
    Part::counts("attack shown", &[], u8::MAX),
    Part::flags("answerable", &[CREW]),
    Part::flags("first mutineer", &[SEAT]),
    Part::flags("members", &[SIDE, SEAT]),
    Part::counts("crewmen", &[SIDE], u8::MAX),
    Part::flags("committed", &[SIDE]),
    Part::flags("mutiny passed", &[SEAT]),
    Part::flags("losers", &[SEAT]),
    Part::counts("mutiny shown", &[], u8::MAX),
    Part::flags("spoils", &[]),
    Part::flags("picker", &[PICKER]),
    Part::counts("got", &[SEAT], N_PRIZES),
    Part::counts("n given", &[], N_PRIZES),
    Part::counts("n pot", &[], N_PRIZES),
    Part::flags("pot", &[PRIZE]),
    Part::flags("discard", &[CREW]),
    Part::flags("prize discard", &[PRIZE]),
    Part::flags("stacks", &[DESTINATION]),
    Part::counts("n deck", &[], N_CREW),
    Part::counts("n prize deck", &[], N_PRIZES),
    Part::counts("n stack", &[STACK], 12),
    Part::flags("elsewhere", &[HELD]),
    Part::counts("offers to me", &[SEAT], 3),
    Part::counts("offers by me", &[SEAT], 3),
    Part::counts("words", &[SEAT, PLEDGE], 16),
    Part::counts("words to me", &[SEAT, PLEDGE], 16),
];

pub(super) const CHOICE: &[Part] = &[
    Part::flags("kind", &[KIND]),
    Part::flags("card", &[HELD]),
    Part::flags("target", &[CREW]),
    Part::flags("target by", &[SEAT]),
    Part::flags("seat", &[SEAT]),
    Part::flags("side", &[SIDE]),
    Part::flags("way", &[WAY]),
    Part::flags("skill", &[SKILL]),
    Part::flags("stack", &[STACK]),
    Part::counts("skill value", &[], 12),
    Part::counts("crewmen", &[], 12),
    Part::counts("gold", &[], 12),
    Part::flags("get", &[HELD]),
    Part::flags("pay", &[HELD]),
    Part::counts("I promise", &[PLEDGE], 9),
    Part::counts("they promise", &[PLEDGE], 9),
];

/// Ways to play a card in a mutiny: each card as a plain one, two leaders to kill, ten seats to
/// name.
pub(super) const N_WAYS: u32 = N_CREW as u32 + 2 + 10;
/// Pairs of ten seats.
const PAIRS: u32 = 45;
const PRIZES: u32 = N_PRIZES as u32;
const CREWS: u32 = N_CREW as u32;

pub(super) const SLOTS: &[SlotKind] = &[
    SlotKind::NOTHING,
    SlotKind::fixed("appoint", 10),
    SlotKind::fixed("draw", 1),
    SlotKind::fixed("decline", 1),
    SlotKind::fixed("call", N_WAYS),
    SlotKind::fixed("sail", 5),
    SlotKind::fixed("use", CREWS + 6 + 30 + PAIRS),
    SlotKind::fixed("contribute", CREWS),
    SlotKind::fixed("reveal", 1),
    SlotKind::fixed("pass", 1),
    SlotKind::fixed("betray", 2 * CREWS),
    SlotKind::fixed("assign", 3 * CREWS),
    SlotKind::fixed("take", PRIZES),
    SlotKind::fixed("take-from", 10),
    SlotKind::fixed("give", PRIZES * 10),
    SlotKind::fixed("donate", PRIZES),
    SlotKind::fixed("exchange", PRIZES),
    SlotKind::fixed("ransom", PRIZES),
    SlotKind::fixed("bury", PRIZES),
    SlotKind::fixed("done", 1),
    SlotKind::fixed("punish", 1),
    SlotKind::fixed("spare", 1),
    SlotKind::fixed("flog", 10),
    SlotKind::fixed("join", 2 * N_WAYS),
    SlotKind::fixed("commit", 2),
    SlotKind::ranked("discard", 200),
    SlotKind::ranked("offer", 64),
    SlotKind::fixed("accept", 30),
    SlotKind::fixed("refuse", 30),
    SlotKind::fixed("withdraw", 3),
    SlotKind::ranked("show", 64),
];

/// Where a part of the observation begins.
macro_rules! at {
    ($name:literal) => {
        const { contract::features::start($crate::features::parts::OBSERVATION, $name) }
    };
}
pub(super) use at;
