//! Pairs of worlds that differ in one hidden card, and everything that tells them apart.

use std::fmt::Write as _;

use contract::Seat;
use serde_json::{Value, json};
use table::id::Millis;
use table::orders::Order;

use crate::theatre::{DECISION_MS, Frame, Manner, N_SEATS, Player, START, Scene, Theatre, conn};

/// The seat that holds the card in one of the worlds.
pub(crate) const HOLDER: Seat = Seat(3);
/// The card in that hand in the other world.
pub(crate) const PLAIN: &str = "navigation-1-2b";

const HOUR_MS: u64 = 3_600_000;

/// A card, and how a table gets to the window in which it matters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub(crate) card: &'static str,
    /// The window.
    pub(crate) question: &'static str,
    /// The first action of the Captain.
    pub(crate) opening: &'static str,
    /// More lines of the position.
    pub(crate) lines: &'static str,
    /// A card that is played at its time, and the seat that plays it.
    pub(crate) played: Option<(Seat, &'static str)>,
    /// The number of crew cards added to the attack.
    pub(crate) n_crew: u64,
    /// The questions at which the script ends: later draws come from different stacks in both
    /// worlds.
    pub(crate) end: &'static [&'static str],
}

/// The kind of table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum House {
    /// Six people at normal pace.
    Live,
    /// Six people by correspondence.
    Slow,
    /// Four people and two bots at normal pace.
    LiveWithBots,
    /// Four people and two bots by correspondence.
    SlowWithBots,
}

impl House {
    fn is_slow(self) -> bool {
        matches!(self, Self::Slow | Self::SlowWithBots)
    }

    fn has_bots(self) -> bool {
        matches!(self, Self::LiveWithBots | Self::SlowWithBots)
    }
}

/// A position before the voyage: one card of the holder's hand differs.
fn position(case: Case, card: &str) -> String {
    let hands = [
        "navigation-3-1a melee-1-2a melee-1-3a",
        "guns-2-1a guns-1-2a guns-1-3a",
        "melee-2-1a melee-2-1b melee-1-5a",
        "melee-1-2b",
        "melee-1-3b melee-1-4a",
        "guns-1-4a melee-1-1a",
    ];
    let mut text = "captain: 1\nquartermaster: 2\nphase: voyage\n".to_owned();
    text.push_str(case.lines);
    for (hand, number) in hands.iter().zip(1_u8..) {
        let own = if number == HOLDER.0 + 1 { card } else { "" };
        let played = case.played.filter(|(seat, _)| number == seat.0 + 1);
        let played = played.map_or("", |(_, card)| card);
        writeln!(text, "hand {number}: {hand} {own} {played}").unwrap();
    }
    text
}

/// The script of a case at a table, with this holder.
pub(crate) fn scene(case: Case, house: House, card: &str, holder: Player) -> Scene {
    use Manner::{Quick, Silent, Slow};
    let mut players = [Quick, Silent, Slow, Quick, Slow, Silent].map(Player::new);
    if house.is_slow() {
        // Without an order every window takes all the hours of a decision.
        players[1].order = Some(Order::Never);
        players[5].order = Some(Order::Never);
    }
    if house.has_bots() {
        players[4] = Player::new(Manner::Bot);
        players[5] = Player::new(Manner::Bot);
    }
    if let Some((seat, _)) = case.played {
        players[seat.idx()] = Player::new(Manner::Uses);
    }
    players[HOLDER.idx()] = Player { adds: false, ..holder };
    let (pace, slow_ms, end_ms) = if house.is_slow() {
        (json!({ "kind": "correspondence", "hours": 24 }), 2 * HOUR_MS, 240 * HOUR_MS)
    } else {
        (json!({ "kind": "normal" }), 4_000, 300_000)
    };
    Scene {
        position: position(case, card),
        pace: json!({ "pace": pace }),
        opening: case.opening,
        opening_ms: 500,
        asides: Vec::new(),
        players,
        slow_ms,
        n_crew: case.n_crew,
        decision_ms: DECISION_MS,
        end: case.end,
        end_ms,
    }
}

/// The kind of the open question in a message.
fn question(frame: &Frame) -> Option<&str> {
    let (_, rest) = frame.text.split_once(r#""question":""#)?;
    rest.split('"').next()
}

/// The number of the open window in a message.
fn window(frame: &Frame) -> Option<&str> {
    let (_, rest) = frame.text.split_once(r#""window":{"id":"#)?;
    rest.split(',').next()
}

/// What everybody but the holder was sent in one world.
pub(crate) struct Seen {
    frames: Vec<Frame>,
    /// When the window closed in which the card matters, and the number of frames before that.
    closed: (Millis, usize),
}

impl Seen {
    pub(crate) fn of(scene: &Scene, case: Case) -> Self {
        let mut frames = Theatre::play(scene).frames;
        frames.retain(|frame| frame.to != conn(HOLDER));
        let closed = closed(&frames, case.question);
        let ends = |frame: &Frame| question(frame).is_some_and(|kind| scene.end.contains(&kind));
        let end = frames.iter().position(ends);
        frames.truncate(end.unwrap_or(frames.len()));
        Self { frames, closed }
    }

    /// The first difference between this world and another, in words.
    pub(crate) fn differs(&self, other: &Self) -> Option<String> {
        difference(&self.frames, &other.frames)
    }

    /// The same for worlds in which the card is played when the window closes, and not before.
    fn differs_before(&self, other: &Self) -> Option<String> {
        let ((one, n_one), (two, n_two)) = (self.closed, other.closed);
        let open = |frames: &[Frame], n: usize| frames[..n.min(frames.len())].to_vec();
        let found = difference(&open(&self.frames, n_one), &open(&other.frames, n_two));
        found.or_else(|| (one != two).then(|| format!("closes at {one:?} | {two:?}")))
    }
}

/// When a window closed, and the number of frames before that.
fn closed(frames: &[Frame], kind: &str) -> (Millis, usize) {
    let opened = frames.iter().position(|frame| question(frame) == Some(kind));
    let opened = opened.unwrap_or_else(|| panic!("{kind} was never asked"));
    let id = window(&frames[opened]);
    let leaves = |frame: &Frame| window(frame).is_some() && window(frame) != id;
    let closed = frames[opened..].iter().position(leaves);
    let closed = opened + closed.unwrap_or_else(|| panic!("{kind} never closed"));
    (frames[closed].at, closed)
}

fn difference(one: &[Frame], other: &[Frame]) -> Option<String> {
    let told = |frame: &Frame| {
        let message: Value = frame.read();
        let window = &message["window"];
        format!(
            "at {} to {}: {}, {} bytes, {} n_waiting={}",
            frame.at.since(START),
            frame.to.0,
            message["kind"],
            frame.text.len(),
            window["question"],
            window["n_waiting"]
        )
    };
    let place = one.iter().zip(other).position(|(left, right)| left != right);
    match place {
        Some(place) => Some(format!("{} | {}", told(&one[place]), told(&other[place]))),
        None if one.len() != other.len() => {
            Some(format!("{} frames | {} frames", one.len(), other.len()))
        }
        None => None,
    }
}

const MANNERS: [Manner; 4] = [Manner::Quick, Manner::Slow, Manner::Silent, Manner::Absent];
const ORDERS: [Order; 6] = [
    Order::AlwaysAsk,
    Order::IfAble,
    Order::UntilTurn,
    Order::NotThisRound,
    Order::Never,
    Order::FirstChance,
];

/// Every manner without an order, and every order with some manner. `turn` selects the manner, so
/// that four cases cover all of them. Among bots, manners are enough.
fn holders(house: House, turn: usize) -> Vec<Player> {
    let plain = MANNERS.into_iter().map(Player::new);
    if house.has_bots() {
        return plain.collect();
    }
    let ordered = ORDERS.into_iter().zip(turn..).map(|(order, place)| {
        let manner = MANNERS[place % MANNERS.len()];
        Player { order: Some(order), ..Player::new(manner) }
    });
    plain.chain(ordered).collect()
}

/// Everything that differs between the worlds with and without the card. At a table with a clock
/// the holder's manner must not show either, as long as they are connected.
pub(crate) fn leaks(case: Case, house: House, turn: usize) -> Vec<String> {
    let see = |card, holder| Seen::of(&scene(case, house, card, holder), case);
    let alike = |holder: Player| {
        let manner = match (house.is_slow(), holder.manner) {
            (true, _) => return holder,
            (false, Manner::Absent) => Manner::Absent,
            (false, _) => Manner::Quick,
        };
        Player::new(manner)
    };
    let mut plain: Vec<(Player, Seen)> = Vec::new();
    let mut found = Vec::new();
    for holder in holders(house, turn) {
        if !plain.iter().any(|(known, _)| *known == alike(holder)) {
            plain.push((alike(holder), see(PLAIN, alike(holder))));
        }
        let known = plain.iter().find(|(known, _)| *known == alike(holder));
        let (_, plain) = known.unwrap();
        let acts = holder.order == Some(Order::FirstChance);
        let compare =
            |seen: &Seen| if acts { seen.differs_before(plain) } else { seen.differs(plain) };
        let differs = compare(&see(case.card, holder));
        let without = (alike(holder) != holder).then(|| see(PLAIN, holder));
        let unlike = without.and_then(|without| compare(&without));
        for (card, what) in [(case.card, differs), (PLAIN, unlike)] {
            let told = what.map(|what| format!("{house:?} {card} {holder:?}: {what}"));
            found.extend(told);
        }
    }
    found
}

/// The same for a holder that is a bot of this kind.
pub(crate) fn leaks_of_bot(
    case: Case,
    house: House,
    manner: Manner,
    change: impl Fn(&mut Scene),
) -> Option<String> {
    let see = |card| {
        let mut scene = scene(case, house, card, Player::new(manner));
        change(&mut scene);
        Seen::of(&scene, case)
    };
    let what = see(case.card).differs(&see(PLAIN));
    what.map(|what| format!("{house:?} {} {manner:?}: {what}", case.card))
}

/// Seats that all answer quickly.
pub(crate) fn all_quick() -> [Player; N_SEATS as usize] {
    [Player::new(Manner::Quick); N_SEATS as usize]
}
