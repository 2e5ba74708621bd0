//! Rules of thumb for RUM.
//!
//! Patience wins: a turn spent on a small set is a turn without a new card, and small values are
//! soon taken away. So play a set only if it gains more than its cards and the turn are worth, and
//! count what it takes from others, most of all from the leader. When the clock is about to end the
//! game, take what is there. Otherwise take the card that helps most towards a good set, and put
//! back what helps least. The weights were tuned against random play; see docs/adr/005.

mod instinct;
mod look;
#[cfg(test)]
mod tests;

use crate::card::{Cards, Colour, N_CARDS};
use crate::view::{PhaseView, PlaceView};
use crate::{Action, PARROT, Rum, speech, worlds};
use contract::{CardId, Phrase, SearchRng};

use bots::Thumb;
use bots::{Advice, Sight};

use look::{Gain, Look};

/// The value of a card in hand, in hundredths of a point.
const CARD: i32 = 150;
/// The value of a turn while more are to come, and from which clock on there may be none.
const TURN: i32 = 250;
const LATE: u8 = 7;
/// The value of a point taken from the leader, and from another player.
const FROM_LEADER: i32 = 60;
const FROM_OTHER: i32 = 30;
/// The cost of the parrot when it turns up, in hundredths of a point.
const PARROT_COST: i32 = 200;

impl Thumb for Rum {
    const RANDOM_REASON: &'static str = "rum-advice-random";

    /// Three cards or more for less than three points.
    fn absurd(sight: &Sight<'_, Self>, action: &Action) -> bool {
        let Action::Set(laying) = action else { return false };
        if laying.cards().len() < 3 {
            return false;
        }
        let game = worlds::seen(sight.rules, sight.view);
        Look::new(&game, sight.seat).gain(*laying).points < 3
    }

    fn thumb(sight: &Sight<'_, Self>, _: &mut SearchRng) -> Option<Advice<Action>> {
        let game = worlds::seen(sight.rules, sight.view);
        let look = Look::new(&game, sight.seat);
        if matches!(sight.view.phase, PhaseView::PutBack { .. }) {
            return put_back(sight, &look);
        }
        best_set(sight, &look).or_else(|| Some(best_draw(sight, &look)))
    }
}

/// The set that pays most, if one pays.
fn best_set(sight: &Sight<'_, Rum>, look: &Look<'_>) -> Option<Advice<Action>> {
    let mut best = (0, None);
    for action in &sight.menu.actions {
        let Action::Set(laying) = action else { continue };
        let score = look.set(*laying);
        if score > best.0 {
            best = (score, Some(*laying));
        }
    }
    let laying = best.1?;
    Some(Advice { action: Action::Set(laying), reason: set_reason(look, &look.gain(laying)) })
}

fn set_reason(look: &Look<'_>, gain: &Gain) -> Phrase {
    match look.stolen(gain) {
        _ if gain.wins => Phrase::new("rum-advice-end-game"),
        Some((colour, owner)) => Phrase::new("rum-advice-steal")
            .name("colour", speech::colour(colour))
            .seat("owner", owner),
        None => Phrase::new("rum-advice-win-points").number("points", gain.points),
    }
}

/// The card that helps most towards a good set.
fn best_draw(sight: &Sight<'_, Rum>, look: &Look<'_>) -> Advice<Action> {
    let (view, unseen) = (sight.view, Unseen::new(look));
    let left_wreck = view.memory.last_in_wreck();
    let mut best = (unseen.expected(|_| true), Action::DrawWreck);
    for action in &sight.menu.actions {
        let Action::DrawBeach { place } = action else { continue };
        let worth = match view.beach[place.idx()] {
            PlaceView::Up { card } => {
                look.prospects(look.hand.len() + 1, look.held_after_taking(card))
            }
            // A card that was in the wreck after this one was laid down cannot be this one: not
            // the parrot if it was revealed since, nor a card that was played since.
            PlaceView::Down { .. } => {
                let laid = view.memory.beach[place.idx()];
                unseen.expected(|card| left_wreck[card.idx()] < laid)
            }
            PlaceView::Empty => continue,
        };
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    Advice { action: best.1, reason: draw_reason(sight, look, best.1) }
}

fn draw_reason(sight: &Sight<'_, Rum>, look: &Look<'_>, action: Action) -> Phrase {
    let Action::DrawBeach { place } = action else { return Phrase::new("rum-advice-draw-wreck") };
    match look.seen(place) {
        Some(card) => take_reason(sight, look, card),
        None => Phrase::new("rum-advice-draw-hidden"),
    }
}

/// The end of the card that fits best.
fn take_reason(sight: &Sight<'_, Rum>, look: &Look<'_>, card: CardId) -> Phrase {
    let Some(face) = sight.rules.face(card) else { return Phrase::new("rum-advice-draw-wreck") };
    let bottles = look.held_after_taking(card);
    let margin = |colour: Colour| {
        let value = sight.view.collection[colour.idx()].value;
        i32::from(bottles.get(colour)) - i32::from(value)
    };
    let single = margin(face.single) > margin(face.double);
    let (colour, count) = if single { (face.single, 1) } else { (face.double, 2) };
    Phrase::new("rum-advice-take-useful")
        .name("colour", speech::colour(colour))
        .number("count", count)
}

/// The unseen cards, and the value of the hand with each: every draw of a hidden card brings one.
struct Unseen {
    cards: Cards,
    worth: [i32; N_CARDS],
}

impl Unseen {
    fn new(look: &Look<'_>) -> Self {
        let (cards, mut worth) = (look.unseen(), [0; N_CARDS]);
        for card in cards.without(PARROT).iter() {
            worth[card.idx()] = look.prospects(look.hand.len() + 1, look.held_with(card));
        }
        Self { cards, worth }
    }

    /// The expected value of a card that may be any of those that fit; the parrot costs.
    fn expected(&self, fits: impl Fn(CardId) -> bool) -> i32 {
        let (mut count, mut sum) = (0, 0);
        for card in self.cards.without(PARROT).iter().filter(|card| fits(*card)) {
            count += 1;
            sum += self.worth[card.idx()];
        }
        let parrot = self.cards.has(PARROT) && fits(PARROT);
        sum / count.max(1) - if parrot { PARROT_COST / (count + 1) } else { 0 }
    }
}

/// Puts back what helps least.
fn put_back(sight: &Sight<'_, Rum>, look: &Look<'_>) -> Option<Advice<Action>> {
    let best = sight.menu.actions.iter().max_by_key(|action| match action {
        Action::PutBack { cards } => look.prospects_without(*cards),
        Action::DrawBeach { .. } | Action::DrawWreck | Action::Set(_) => i32::MIN,
    });
    let reason = Phrase::new("rum-advice-put-back-least");
    best.map(|action| Advice { action: *action, reason })
}
