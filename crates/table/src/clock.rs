//! Time, as plain calculation: who has how long, from when an answer comes out, until when it must.
//!
//! Every seat that is asked gets a [`Slot`]. An answer to a reaction window that comes earlier than
//! the slot's `from` is held until then, whoever gave it and whatever it says, so the time of an
//! answer tells nothing of the cards behind it. Slots are drawn when a window opens, from public
//! facts and a jitter stream of its own, and they are written to the log.

use contract::{Mode, SearchRng, Seat, SeatSet, Weight, WindowId};
use serde::{Deserialize, Serialize};

use crate::config::Pace;
use crate::id::{MatchNumber, Millis};
use crate::seats::Hand;

/// The shortest time a reaction window stays open.
pub const FLOOR_MS: u64 = 2_000;
/// How much longer it may stay open by chance.
pub const JITTER_MS: u64 = 1_500;
/// The shortest time a bot takes for a decision, so that people can follow.
pub const BOT_MS: u64 = 1_000;
/// How much longer a bot may take by chance.
pub const BOT_JITTER_MS: u64 = 1_000;
/// How long a bot may think: less than the shortest time its answer is held back, so that nobody
/// learns from how long it took.
pub const BOT_BUDGET_MS: u64 = 900;
/// How long the table waits for a bot before the clock plays for it.
pub const BOT_PATIENCE_MS: u64 = 30_000;
/// Not seen for so long, a person counts as reconnecting.
pub const RECONNECTING_MS: u64 = 15_000;
/// Not seen for so long, a bot plays on for them.
pub const AWAY_MS: u64 = 120_000;
/// After a restart nobody's time ends sooner than this.
pub const GRACE_MS: u64 = 20_000;
/// A table at which no person has done anything for so long ends.
pub const ABANDONED_MS: u64 = 3 * DAY_MS;
/// The same where people play by correspondence or without a clock.
pub const ABANDONED_SLOW_MS: u64 = 30 * DAY_MS;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// What a pace means in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// The bank a seat begins with; nothing where decisions take no time from one.
    pub bank_ms: Option<u64>,
    /// What each decision takes before the bank runs, or altogether where there is none.
    pub free_ms: Option<u64>,
    /// The longest time a reaction window stays open.
    pub cap_ms: Option<u64>,
    /// When a table is given up.
    pub abandoned_ms: u64,
}

impl Pace {
    /// In milliseconds.
    pub fn tempo(self) -> Tempo {
        let live = |bank, free, cap| Tempo {
            bank_ms: Some(bank),
            free_ms: Some(free),
            cap_ms: Some(cap),
            abandoned_ms: ABANDONED_MS,
        };
        let slow = |limit| Tempo {
            bank_ms: None,
            free_ms: limit,
            cap_ms: limit,
            abandoned_ms: ABANDONED_SLOW_MS,
        };
        match self {
            Self::Blitz => live(120_000, 10_000, 6_000),
            Self::Normal => live(300_000, 20_000, 10_000),
            Self::Relaxed => live(900_000, 45_000, 20_000),
            Self::None => slow(None),
            Self::Correspondence { hours } => slow(Some(u64::from(hours) * HOUR_MS)),
        }
    }

    /// Whether hidden windows are answered by standing orders unless somebody says otherwise.
    pub fn is_correspondence(self) -> bool {
        match self {
            Self::Correspondence { .. } => true,
            Self::Blitz | Self::Normal | Self::Relaxed | Self::None => false,
        }
    }
}

/// Chance for times. Never the seed of a deal: times are seen by all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Jitter(pub u64);

impl Jitter {
    /// Up to `most`, for one seat in one window as it stood when its time was set.
    fn up_to(self, most: u64, key: Key, seat: Seat) -> u64 {
        let Key { number, window, shown } = key;
        let stream = u64::from(number.0) << 32
            | u64::from(window.0) << 16
            | u64::from(shown) << 8
            | u64::from(seat.0);
        let span = u32::try_from(most + 1).expect("jitters are short");
        u64::from(SearchRng::new(self.0, stream).below(span))
    }
}

/// What a timer is for. When the open window has another key, it needs a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    /// The match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// The window.
    pub window: WindowId,
    /// How many cards were shown in it; where a card starts the time anew.
    pub shown: u8,
}

/// When the answer of one seat comes out. Both are counted from the moment the timer was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// Whose.
    pub seat: Seat,
    /// Not before.
    pub from_ms: u64,
    /// Not after; where nothing stands there, the seat may think for ever.
    pub until_ms: Option<u64>,
    /// Since when whoever answers now has thought about it.
    pub since_ms: u64,
}

/// How a window is timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Timer {
    /// What for.
    pub key: Key,
    /// How much time the question is worth.
    pub weight: Weight,
    /// Since when; pauses move it.
    pub set_at_ms: Millis,
    /// After a restart nobody's time ends before this.
    pub grace_ms: Millis,
    /// One for each seat that is asked.
    pub slots: Vec<Slot>,
}

/// What a timer is made from. All of it is public.
#[derive(Clone, Debug)]
pub struct Asking<'a> {
    /// What for.
    pub key: Key,
    /// How the answers come in.
    pub mode: Mode,
    /// How much time the question is worth.
    pub weight: Weight,
    /// Who is asked.
    pub asked: SeatSet,
    /// Who answers for each seat.
    pub hands: &'a [Hand],
    /// The banks by seat; empty where there are none.
    pub banks: &'a [u64],
    /// How fast the table plays.
    pub pace: Pace,
    /// Whether answers are held back at all.
    pub masking: Masking,
}

/// Whether answers are held back so that their time tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Masking {
    /// They are.
    On,
    /// They come out at once: one person plays with bots.
    Off,
}

impl Timer {
    /// The timer of a window that opens now.
    pub fn set(asking: &Asking<'_>, jitter: Jitter, now: Millis) -> Self {
        let slot = |seat: Seat| Slot {
            seat,
            from_ms: from_ms(asking, jitter, seat),
            until_ms: until_ms(asking, seat),
            since_ms: 0,
        };
        let slots = asking.asked.iter().map(slot).collect();
        let Asking { key, weight, .. } = *asking;
        Self { key, weight, set_at_ms: now, grace_ms: now, slots }
    }

    /// The slot of a seat.
    pub fn slot(&self, seat: Seat) -> Option<Slot> {
        self.slots.iter().copied().find(|slot| slot.seat == seat)
    }

    /// From when a seat's answer comes out. A seat that was not asked has the latest of those that
    /// were: what it sends may close the window as well.
    pub fn from(&self, seat: Seat) -> Millis {
        let latest = || self.slots.iter().map(|slot| slot.from_ms).max().unwrap_or_default();
        self.set_at_ms.plus(self.slot(seat).map_or_else(latest, |slot| slot.from_ms))
    }

    /// Until when a seat may answer.
    pub fn until(&self, seat: Seat) -> Option<Millis> {
        let until = self.slot(seat)?.until_ms?;
        Some(self.set_at_ms.plus(until).max(self.grace_ms))
    }

    /// How much of its bank a seat has used by now, with what each decision takes for free.
    pub fn used(&self, seat: Seat, free_ms: u64, now: Millis) -> u64 {
        let since = self.slot(seat).map_or(0, |slot| slot.since_ms);
        now.since(self.set_at_ms.plus(since)).saturating_sub(free_ms)
    }

    /// Gives a seat other time from now on: somebody else answers for it.
    pub(crate) fn reset(&mut self, seat: Seat, left_ms: Option<u64>, now: Millis) {
        let spent = now.since(self.set_at_ms);
        for slot in self.slots.iter_mut().filter(|slot| slot.seat == seat) {
            slot.until_ms = left_ms.map(|left| spent.saturating_add(left));
            slot.since_ms = spent;
        }
    }
}

fn from_ms(asking: &Asking<'_>, jitter: Jitter, seat: Seat) -> u64 {
    let by_chance = |most| jitter.up_to(most, asking.key, seat);
    match (asking.masking, asking.weight, asking.hands[seat.idx()]) {
        (Masking::Off, _, _) | (_, Weight::Decision, Hand::Person | Hand::Nobody) => 0,
        (Masking::On, Weight::Decision, Hand::Bot | Hand::Steward) => {
            BOT_MS + by_chance(BOT_JITTER_MS)
        }
        (Masking::On, Weight::Call | Weight::Reaction, _) => FLOOR_MS + by_chance(JITTER_MS),
    }
}

fn until_ms(asking: &Asking<'_>, seat: Seat) -> Option<u64> {
    let tempo = asking.pace.tempo();
    match asking.hands[seat.idx()] {
        Hand::Bot | Hand::Steward => Some(machine_ms(tempo, asking.weight)),
        Hand::Person | Hand::Nobody => person_ms(tempo, asking.weight, bank(asking.banks, seat)),
    }
}

/// How long a bot has for a question.
pub(crate) fn machine_ms(tempo: Tempo, weight: Weight) -> u64 {
    match weight {
        Weight::Decision => BOT_PATIENCE_MS,
        Weight::Call | Weight::Reaction => {
            tempo.cap_ms.map_or(BOT_PATIENCE_MS, |cap| cap.min(BOT_PATIENCE_MS))
        }
    }
}

/// How long a person has for a question.
pub(crate) fn person_ms(tempo: Tempo, weight: Weight, bank_ms: u64) -> Option<u64> {
    match weight {
        Weight::Decision => {
            let bank_ms = tempo.bank_ms.map_or(0, |_| bank_ms);
            tempo.free_ms.map(|free| free + bank_ms)
        }
        Weight::Call | Weight::Reaction => tempo.cap_ms,
    }
}

/// The bank of a seat; nothing where there are none.
pub(crate) fn bank(banks: &[u64], seat: Seat) -> u64 {
    banks.get(seat.idx()).copied().unwrap_or_default()
}

/// The clocks as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// What is left in each bank; empty where there are none. Within a sealed window they are
    /// shown as they were when it opened, since they would tell who has answered.
    pub banks_ms: Vec<u64>,
    /// Whose run.
    pub running: SeatSet,
    /// Since when.
    pub since_ms: Millis,
    /// How long they wait before they run.
    pub free_ms: u64,
}

#[cfg(test)]
mod tests {
    //! Times of windows, on made-up questions.
    use super::*;

    const JITTER: Jitter = Jitter(7);

    fn asking(weight: Weight, pace: Pace, hands: &[Hand]) -> Asking<'_> {
        let key = Key { number: MatchNumber(1), window: WindowId(3), shown: 0 };
        let asked = (0..hands.len()).map(|seat| Seat(u8::try_from(seat).unwrap())).collect();
        let banks = &[60_000, 60_000, 60_000];
        let (mode, masking) = (Mode::Sealed, Masking::On);
        Asking { key, mode, weight, asked, hands, banks, pace, masking }
    }

    #[test]
    fn a_reaction_waits_for_two_seconds_and_a_jitter_whoever_answers() {
        let hands = [Hand::Person, Hand::Bot, Hand::Steward];
        let asking = asking(Weight::Reaction, Pace::Blitz, &hands);
        let timer = Timer::set(&asking, JITTER, Millis(1_000));
        for slot in &timer.slots {
            assert!((FLOOR_MS..=FLOOR_MS + JITTER_MS).contains(&slot.from_ms), "{slot:?}");
        }
        assert_eq!(timer.until(Seat(0)), Some(Millis(7_000)));
    }

    #[test]
    fn jitters_differ_by_seat_window_and_match() {
        let key = Key { number: MatchNumber(1), window: WindowId(3), shown: 0 };
        let one = JITTER.up_to(1_000_000, key, Seat(0));
        assert_eq!(one, JITTER.up_to(1_000_000, key, Seat(0)));
        assert_ne!(one, JITTER.up_to(1_000_000, key, Seat(1)));
        assert_ne!(one, JITTER.up_to(1_000_000, Key { shown: 1, ..key }, Seat(0)));
        assert_ne!(one, JITTER.up_to(1_000_000, Key { number: MatchNumber(2), ..key }, Seat(0)));
    }

    #[test]
    fn a_decision_takes_its_free_time_first_and_then_the_bank() {
        let hands = [Hand::Person];
        let timer =
            Timer::set(&asking(Weight::Decision, Pace::Blitz, &hands), JITTER, Millis(1_000));
        assert_eq!(timer.from(Seat(0)), Millis(1_000));
        assert_eq!(timer.until(Seat(0)), Some(Millis(71_000)));
        assert_eq!(timer.used(Seat(0), 10_000, Millis(9_000)), 0);
        assert_eq!(timer.used(Seat(0), 10_000, Millis(13_500)), 2_500);
    }

    #[test]
    fn without_a_clock_people_think_for_ever_and_bots_do_not() {
        let hands = [Hand::Person, Hand::Bot];
        let timer = Timer::set(&asking(Weight::Decision, Pace::None, &hands), JITTER, Millis(0));
        assert_eq!(timer.until(Seat(0)), None);
        assert_eq!(timer.until(Seat(1)), Some(Millis(BOT_PATIENCE_MS)));
    }

    #[test]
    fn one_person_among_bots_waits_for_nothing() {
        let hands = [Hand::Person, Hand::Bot];
        let mut asking = asking(Weight::Reaction, Pace::Normal, &hands);
        asking.masking = Masking::Off;
        let timer = Timer::set(&asking, JITTER, Millis(0));
        assert_eq!((timer.from(Seat(0)), timer.from(Seat(1))), (Millis(0), Millis(0)));
    }

    #[test]
    fn correspondence_gives_the_same_hours_to_every_question() {
        let pace = Pace::Correspondence { hours: 48 };
        for weight in [Weight::Decision, Weight::Call, Weight::Reaction] {
            let timer = Timer::set(&asking(weight, pace, &[Hand::Person]), JITTER, Millis(0));
            assert_eq!(timer.until(Seat(0)), Some(Millis(48 * HOUR_MS)));
        }
    }

    #[test]
    fn nobody_loses_time_right_after_a_restart() {
        let hands = [Hand::Person];
        let mut timer = Timer::set(&asking(Weight::Call, Pace::Blitz, &hands), JITTER, Millis(0));
        timer.grace_ms = Millis(50_000 + GRACE_MS);
        assert_eq!(timer.until(Seat(0)), Some(Millis(70_000)));
    }
}
