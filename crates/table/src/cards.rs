//! Cards shown in an open window: each has its own reaction time, and the window stays open until
//! the last of them has passed. Meanwhile every seat may add more.

use contract::{AnyAction, Effect, Mode, Reply, Seat, Window};

use crate::clock::{self, Masking, Timer};
use crate::held::{ReactionTimes, Until};
use crate::id::Millis;
use crate::state::Playing;
use crate::table::Table;

impl Table {
    /// Whether a held answer may be played now. By correspondence it is enough that everybody has
    /// answered.
    pub(crate) fn may_come_out(&self, playing: &Playing, until: Until, now: Millis) -> bool {
        let cards = playing.open_cards();
        let at = match until {
            Until::Close => return false,
            Until::Card { place } => cards.and_then(|cards| cards.until(place)),
            Until::ReactionTimes => cards.and_then(ReactionTimes::over_at),
        };
        at.is_none_or(|at| at <= now) || self.quarter_came(now)
    }

    /// How long an answer to a shown card is held; `None` if the action answers no card.
    pub(crate) fn answers_card(
        &self,
        seat: Seat,
        window: &Window,
        action: &AnyAction,
    ) -> Option<Until> {
        let playing = self.state.playing()?;
        match (window.mode, playing.game.reply(seat, action)?) {
            (Mode::Open, Reply::Shown { place }) => {
                let known = playing.open_cards().and_then(|cards| cards.until(place));
                known.map(|_| Until::Card { place })
            }
            (_, Reply::Question | Reply::Aside | Reply::Shown { .. }) => None,
        }
    }

    /// Whether a bot's action need not wait for the reaction time of a shown card. If the bot has
    /// no action, this is about the clock's action. By correspondence it is enough that everybody
    /// has answered.
    pub(crate) fn is_free(
        &self,
        playing: &Playing,
        window: &Window,
        seat: Seat,
        action: Option<&AnyAction>,
        now: Millis,
    ) -> bool {
        let Some(over) = playing.open_cards().and_then(ReactionTimes::over_at) else {
            return true;
        };
        if over <= now || window.mode != Mode::Open || self.quarter_came(now) {
            return true;
        }
        let fallback = || window.waiting.has(seat).then(|| playing.game.fallback_action(seat));
        let action = action.cloned().or_else(|| fallback().flatten());
        let effect = action.map(|action| playing.game.effect(seat, window.id, &action));
        // An illegal action, or silence, closes nothing.
        !matches!(effect, Some(Ok(Effect::Closes)))
    }

    /// When the table passes for a seat that has opted out: as late as a bot would.
    pub(crate) fn rests_at(&self, playing: &Playing, timer: &Timer, seat: Seat) -> Millis {
        let since = timer.slot(seat).map_or(0, |slot| slot.since_ms);
        let key = playing.thought_key(self.state.number);
        let late = match self.state.masking() {
            Masking::On => key.map_or(0, |key| clock::bot_ms(self.state.jitter, key, seat)),
            Masking::Off => 0,
        };
        timer.set_at_ms.plus(since + late)
    }
}
