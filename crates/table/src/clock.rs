//! Time control, as plain calculation: how long each seat has, and when answers are played.
//!
//! Every seat that is asked gets an [`AnswerTime`]. A main decision takes time from the seat's own
//! bank and is played when it is made. A window that hidden cards decide stays open for a public
//! time ([`Close`]): answers are held until then, and none of them shortens or lengthens it. Times
//! are set when a window opens, from public facts and a separate jitter stream, and are written to
//! the log.

use contract::tagged::ReadTagged;
use contract::{Mode, SearchRng, Seat, SeatSet, Weight, WindowId};
use serde::{Deserialize, Serialize};

use crate::config::{Pace, ReactionTime};
use crate::id::{MatchNumber, Millis};
use crate::seats::Controller;

/// The largest random addition to the public length of a window, in milliseconds.
pub const JITTER_MS: u64 = 1_000;
/// How much longer a window stays open when a seat asks for more time, in milliseconds.
pub const WAIT_MS: u64 = 15_000;
/// How often a seat may ask for more time in one round.
pub const WAITS_OF_SEAT: u8 = 2;
/// At a table with one person, all bots answer after this time, in milliseconds. It is longer than
/// any of them thinks.
pub const SOLO_MS: u64 = 2 * BOT_BUDGET_MS;
/// By correspondence, a window that everybody has answered closes at the next multiple of this
/// time: a quarter of an hour, in milliseconds.
pub const QUARTER_MS: u64 = 900_000;
/// The shortest time a bot takes for a decision, in milliseconds, so that people can follow.
pub const BOT_MS: u64 = 1_000;
/// The largest random addition to it, in milliseconds.
pub const BOT_JITTER_MS: u64 = 1_000;
/// How long a bot may think, in milliseconds. It is less than the shortest time its answer is
/// held, so the length of its search reveals nothing.
pub const BOT_BUDGET_MS: u64 = 900;
/// How long the table waits for a bot before the clock plays for it, in milliseconds.
pub const BOT_PATIENCE_MS: u64 = 30_000;
/// After this time without a connection, in milliseconds, a person is shown as reconnecting.
pub const RECONNECTING_MS: u64 = 15_000;
/// After this time without a connection, in milliseconds, a bot stands in for a person.
pub const AWAY_MS: u64 = 120_000;
/// After a restart every seat has at least this much time, in milliseconds.
pub const GRACE_MS: u64 = 20_000;
/// A table closes after this time without any action by a person, in milliseconds.
pub const ABANDONED_MS: u64 = 3 * DAY_MS;
/// The same limit for tables by correspondence or without a clock.
pub const ABANDONED_SLOW_MS: u64 = 30 * DAY_MS;

/// A table at which nobody has moved yet closes after everybody was gone for so long.
pub const UNPLAYED_MS: u64 = HOUR_MS;
/// The same limit for tables by correspondence whose first match has not begun: people answer an
/// invitation after days.
pub const UNPLAYED_SLOW_MS: u64 = 3 * DAY_MS;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// The times of a pace, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// The bank each seat starts with; `None` if the pace has no banks.
    pub bank_ms: Option<u64>,
    /// The free time of each decision before the bank runs; without banks, all the time it has.
    pub free_ms: Option<u64>,
    /// How long a call stays open.
    pub call_ms: u64,
    /// How long a table may be idle before it closes.
    pub abandoned_ms: u64,
}

impl Pace {
    /// The times of this pace.
    pub fn tempo(self) -> Tempo {
        let live = |bank, free, call_ms| Tempo {
            bank_ms: Some(bank),
            free_ms: Some(free),
            call_ms,
            abandoned_ms: ABANDONED_MS,
        };
        let slow = |limit| Tempo {
            bank_ms: None,
            free_ms: limit,
            call_ms: 20_000,
            abandoned_ms: ABANDONED_SLOW_MS,
        };
        match self {
            Self::Blitz => live(120_000, 10_000, 8_000),
            Self::Normal => live(300_000, 20_000, 12_000),
            Self::Relaxed => live(900_000, 45_000, 20_000),
            Self::None => slow(None),
            Self::Correspondence { hours } => slow(Some(u64::from(hours) * HOUR_MS)),
        }
    }

    /// Whether people play by correspondence: every question may take hours.
    pub fn is_correspondence(self) -> bool {
        match self {
            Self::Correspondence { .. } => true,
            Self::Blitz | Self::Normal | Self::Relaxed | Self::None => false,
        }
    }
}

/// The seed of the random part of times. It is never derived from the seed of a deal, because
/// everybody can see times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Jitter(pub u64);

impl Jitter {
    /// A random number up to `most` for one seat, fixed by the key of the timer.
    pub(crate) fn up_to(self, most: u64, key: TimerKey, seat: Seat) -> u64 {
        let TimerKey { number, window, shown } = key;
        let stream = u64::from(number.0) << 32
            | u64::from(window.0) << 16
            | u64::from(shown) << 8
            | u64::from(seat.0);
        let span = u32::try_from(most + 1).expect("jitters are short");
        u64::from(SearchRng::new(self.0, stream).below(span))
    }
}

/// What a timer is for. If the key of the open window differs, it needs a new timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
pub struct TimerKey {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// The number of the window.
    pub window: WindowId,
    /// The number of cards shown in the window, if it matters.
    pub shown: u8,
}

/// When the answer of one seat may be played. Times count from when the timer was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
pub struct AnswerTime {
    /// The seat that answers.
    pub seat: Seat,
    /// The earliest time, in milliseconds.
    pub from_ms: u64,
    /// The latest time, in milliseconds; `None` if the seat has no limit.
    pub until_ms: Option<u64>,
    /// When the person or bot that answers now began to think, in milliseconds.
    pub since_ms: u64,
}

/// The timing of one window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
pub struct Timer {
    /// What the timer is for.
    pub key: TimerKey,
    /// How the question is timed.
    pub weight: Weight,
    /// When the timer was set; pauses move it.
    pub set_at_ms: Millis,
    /// After a restart, no seat's time ends before this.
    pub grace_ms: Millis,
    /// One slot for each seat that is asked.
    pub slots: Vec<AnswerTime>,
    /// When answers are played. It is left out if each is played when it is given, as in logs from
    /// before there was another way.
    #[serde(default, skip_serializing_if = "Close::is_each")]
    pub close: Close,
    /// The seat that has asked for more time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waited: Option<Seat>,
}

/// When the answers to a window are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Close {
    /// Each when it is given.
    #[default]
    Each,
    /// All together, this long after the window opened, no matter which seats have answered.
    At {
        /// The time in milliseconds, including jitter.
        ms: u64,
    },
    /// All together when the only person at the table has answered, but not before this time.
    Solo {
        /// When the bots' answers appear, in milliseconds after the window opened.
        ms: u64,
    },
    /// All together at the first quarter of an hour by which everybody has answered, has left a
    /// standing order, or has used up all their hours.
    Quarter,
}

impl Close {
    fn is_each(&self) -> bool {
        *self == Self::Each
    }
}

/// The input of a timer. All of it is public.
#[derive(Clone, Debug)]
pub struct Asking<'a> {
    /// What the timer is for.
    pub key: TimerKey,
    /// How the answers come in.
    pub mode: Mode,
    /// How the question is timed.
    pub weight: Weight,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// By seat: who answers, a person or a bot.
    pub controllers: &'a [Controller],
    /// The banks by seat, in milliseconds; empty if the pace has none.
    pub banks: &'a [u64],
    /// The pace of the table.
    pub pace: Pace,
    /// How long a hidden reaction stays open.
    pub reaction: ReactionTime,
    /// Whether answers are held at all.
    pub masking: Masking,
}

/// Whether answers are held so that their timing reveals nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Masking {
    /// Answers are held.
    On,
    /// Answers are played at once: one person plays with bots.
    Off,
}

impl Timer {
    /// The timer for a window that opens now.
    pub fn set(asking: &Asking<'_>, jitter: Jitter, now: Millis) -> Self {
        let slot = |seat: Seat| AnswerTime {
            seat,
            from_ms: from_ms(asking, jitter, seat),
            until_ms: until_ms(asking, seat),
            since_ms: 0,
        };
        let slots = asking.asked.iter().map(slot).collect();
        let Asking { key, weight, .. } = *asking;
        let close = close(asking, jitter);
        Self { key, weight, set_at_ms: now, grace_ms: now, slots, close, waited: None }
    }

    /// When all answers are played, if that is fixed when the window opens.
    pub fn closes_at(&self) -> Option<Millis> {
        let more = self.waited.map_or(0, |_| WAIT_MS);
        let after = match self.close {
            Close::At { ms } => ms + more,
            Close::Each | Close::Solo { .. } | Close::Quarter => return None,
        };
        Some(self.set_at_ms.plus(after).max(self.grace_ms))
    }

    /// The slot of a seat.
    pub fn slot(&self, seat: Seat) -> Option<AnswerTime> {
        self.slots.iter().copied().find(|slot| slot.seat == seat)
    }

    /// The earliest time for the decision of a seat. A seat that was not asked gets the latest of
    /// the seats that were: what it sends may close the window as well.
    pub fn from(&self, seat: Seat) -> Millis {
        let latest = || self.slots.iter().map(|slot| slot.from_ms).max().unwrap_or_default();
        self.set_at_ms.plus(self.slot(seat).map_or_else(latest, |slot| slot.from_ms))
    }

    /// The deadline of a seat.
    pub fn until(&self, seat: Seat) -> Option<Millis> {
        let until = self.slot(seat)?.until_ms?;
        Some(self.set_at_ms.plus(until).max(self.grace_ms))
    }

    /// How much of its bank a seat has used by now, after the free time of the decision.
    pub fn used(&self, seat: Seat, free_ms: u64, now: Millis) -> u64 {
        let since = self.slot(seat).map_or(0, |slot| slot.since_ms);
        now.since(self.set_at_ms.plus(since)).saturating_sub(free_ms)
    }

    /// Gives a seat new times from now on, because somebody else answers for it, or because it has
    /// acted and is asked once more.
    pub(crate) fn reset(&mut self, seat: Seat, from_ms: u64, left_ms: Option<u64>, now: Millis) {
        let spent = now.since(self.set_at_ms);
        for slot in self.slots.iter_mut().filter(|slot| slot.seat == seat) {
            slot.from_ms = spent + from_ms;
            slot.until_ms = left_ms.map(|left| spent.saturating_add(left));
            slot.since_ms = spent;
        }
    }
}

/// The next quarter of an hour after a moment.
pub(crate) fn next_quarter(at: Millis) -> Millis {
    Millis((at.0 / QUARTER_MS + 1) * QUARTER_MS)
}

fn close(asking: &Asking<'_>, jitter: Jitter) -> Close {
    match (asking.weight.is_masked(), asking.masking) {
        (false, _) => Close::Each,
        (true, Masking::Off) => Close::Solo { ms: SOLO_MS },
        (true, Masking::On) if asking.pace.is_correspondence() => Close::Quarter,
        (true, Masking::On) => {
            let by_chance = jitter.up_to(JITTER_MS, asking.key, Seat(0));
            Close::At { ms: public_ms(asking) + by_chance }
        }
    }
}

/// The public length of a window that hidden cards decide, in milliseconds.
fn public_ms(asking: &Asking<'_>) -> u64 {
    match asking.weight {
        Weight::Call => asking.pace.tempo().call_ms,
        Weight::Hidden | Weight::Decision | Weight::Public => asking.reaction.ms(),
    }
}

fn from_ms(asking: &Asking<'_>, jitter: Jitter, seat: Seat) -> u64 {
    match (asking.weight.is_masked(), asking.masking, asking.controllers[seat.idx()]) {
        (true, _, _) | (_, Masking::Off, _) | (_, _, Controller::Person | Controller::Nobody) => 0,
        (false, Masking::On, Controller::Bot | Controller::Steward) => {
            bot_ms(jitter, asking.key, seat)
        }
    }
}

/// How long a bot takes for any decision, in milliseconds.
pub(crate) fn bot_ms(jitter: Jitter, key: TimerKey, seat: Seat) -> u64 {
    BOT_MS + jitter.up_to(BOT_JITTER_MS, key, seat)
}

fn until_ms(asking: &Asking<'_>, seat: Seat) -> Option<u64> {
    let tempo = asking.pace.tempo();
    match (asking.controllers[seat.idx()], asking.weight.is_masked()) {
        (Controller::Bot | Controller::Steward, _) => Some(BOT_PATIENCE_MS),
        (Controller::Person | Controller::Nobody, false) => {
            person_ms(tempo, bank(asking.banks, seat))
        }
        (Controller::Person | Controller::Nobody, true) => match asking.pace {
            Pace::Blitz | Pace::Normal | Pace::Relaxed => Some(public_ms(asking)),
            Pace::None | Pace::Correspondence { .. } => tempo.free_ms,
        },
    }
}

/// How long a person has for a decision, in milliseconds; `None` if there is no limit.
pub(crate) fn person_ms(tempo: Tempo, bank_ms: u64) -> Option<u64> {
    let bank_ms = tempo.bank_ms.map_or(0, |_| bank_ms);
    tempo.free_ms.map(|free| free + bank_ms)
}

/// The bank of a seat; 0 if the pace has none.
pub(crate) fn bank(banks: &[u64], seat: Seat) -> u64 {
    banks.get(seat.idx()).copied().unwrap_or_default()
}

/// The clocks as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// The time left in each bank, in milliseconds; empty if the pace has none. In a sealed window
    /// these are the banks from when it opened, since current ones would tell which seats have
    /// answered.
    pub banks_ms: Vec<u64>,
    /// The seats whose clocks run.
    pub running: SeatSet,
    /// When the clocks started.
    pub since_ms: Millis,
    /// The free time before the banks run, in milliseconds.
    pub free_ms: u64,
}

#[cfg(test)]
mod tests {
    //! The times of windows, for made-up questions.
    use super::*;

    const JITTER: Jitter = Jitter(7);

    fn asking(weight: Weight, pace: Pace, controllers: &[Controller]) -> Asking<'_> {
        let key = TimerKey { number: MatchNumber(1), window: WindowId(3), shown: 0 };
        let asked = (0..controllers.len()).map(|seat| Seat(u8::try_from(seat).unwrap())).collect();
        let (banks, reaction) = (&[60_000, 60_000, 60_000], ReactionTime::default());
        let (mode, masking) = (Mode::Sealed, Masking::On);
        Asking { key, mode, weight, asked, controllers, banks, pace, reaction, masking }
    }

    #[test]
    fn a_hidden_reaction_lasts_its_public_time_whoever_is_asked() {
        let people = [Controller::Person; 3];
        let bots = [Controller::Person, Controller::Bot, Controller::Steward];
        for (weight, length) in [(Weight::Hidden, 6_000), (Weight::Call, 8_000)] {
            let set = |controllers| {
                Timer::set(&asking(weight, Pace::Blitz, controllers), JITTER, Millis(1_000))
            };
            let closes = set(&people).closes_at().unwrap();
            assert_eq!(set(&bots).closes_at(), Some(closes));
            let range = Millis(1_000 + length)..=Millis(1_000 + length + JITTER_MS);
            assert!(range.contains(&closes), "{closes:?}");
        }
    }

    #[test]
    fn waiting_adds_fifteen_seconds() {
        let people = [Controller::Person];
        let mut timer =
            Timer::set(&asking(Weight::Hidden, Pace::Normal, &people), JITTER, Millis(0));
        let before = timer.closes_at().unwrap();
        timer.waited = Some(Seat(0));
        assert_eq!(timer.closes_at(), Some(before.plus(15_000)));
    }

    #[test]
    fn a_main_decision_comes_out_when_it_is_made() {
        let timer = Timer::set(
            &asking(Weight::Decision, Pace::Blitz, &[Controller::Person]),
            JITTER,
            Millis(0),
        );
        assert_eq!((timer.close, timer.closes_at()), (Close::Each, None));
    }

    #[test]
    fn jitters_differ_by_seat_window_and_match() {
        let key = TimerKey { number: MatchNumber(1), window: WindowId(3), shown: 0 };
        let one = JITTER.up_to(1_000_000, key, Seat(0));
        assert_eq!(one, JITTER.up_to(1_000_000, key, Seat(0)));
        assert_ne!(one, JITTER.up_to(1_000_000, key, Seat(1)));
        assert_ne!(one, JITTER.up_to(1_000_000, TimerKey { shown: 1, ..key }, Seat(0)));
        assert_ne!(
            one,
            JITTER.up_to(1_000_000, TimerKey { number: MatchNumber(2), ..key }, Seat(0))
        );
    }

    #[test]
    fn a_decision_takes_its_free_time_first_and_then_the_bank() {
        let controllers = [Controller::Person];
        let timer =
            Timer::set(&asking(Weight::Decision, Pace::Blitz, &controllers), JITTER, Millis(1_000));
        assert_eq!(timer.from(Seat(0)), Millis(1_000));
        assert_eq!(timer.until(Seat(0)), Some(Millis(71_000)));
        assert_eq!(timer.used(Seat(0), 10_000, Millis(9_000)), 0);
        assert_eq!(timer.used(Seat(0), 10_000, Millis(13_500)), 2_500);
    }

    #[test]
    fn without_a_clock_people_think_for_ever_and_bots_do_not() {
        let controllers = [Controller::Person, Controller::Bot];
        let timer =
            Timer::set(&asking(Weight::Decision, Pace::None, &controllers), JITTER, Millis(0));
        assert_eq!(timer.until(Seat(0)), None);
        assert_eq!(timer.until(Seat(1)), Some(Millis(BOT_PATIENCE_MS)));
    }

    #[test]
    fn bots_of_one_person_answer_together_after_they_have_thought() {
        let controllers = [Controller::Person, Controller::Bot];
        let mut asking = asking(Weight::Hidden, Pace::Normal, &controllers);
        asking.masking = Masking::Off;
        let timer = Timer::set(&asking, JITTER, Millis(0));
        assert_eq!(timer.close, Close::Solo { ms: SOLO_MS });
        const { assert!(SOLO_MS >= BOT_BUDGET_MS) };
    }

    #[test]
    fn correspondence_gives_the_same_hours_to_every_question() {
        let pace = Pace::Correspondence { hours: 48 };
        for weight in [Weight::Decision, Weight::Call, Weight::Hidden, Weight::Public] {
            let timer = Timer::set(&asking(weight, pace, &[Controller::Person]), JITTER, Millis(0));
            assert_eq!(timer.until(Seat(0)), Some(Millis(48 * HOUR_MS)));
        }
        assert_eq!(next_quarter(Millis(899_999)), Millis(900_000));
        assert_eq!(next_quarter(Millis(900_000)), Millis(1_800_000));
    }

    #[test]
    fn nobody_loses_time_right_after_a_restart() {
        let controllers = [Controller::Person];
        let mut timer =
            Timer::set(&asking(Weight::Call, Pace::Blitz, &controllers), JITTER, Millis(0));
        timer.grace_ms = Millis(50_000 + GRACE_MS);
        assert_eq!(timer.closes_at(), Some(Millis(70_000)));
    }
}
