//! Rules of thumb for RUM.
//!
//! Patience wins: a turn spent on a small set is a turn without a new card, and small values are
//! soon taken away. So play a set only if it gains more than its cards and the turn are worth, and
//! count what it takes from others, most of all from the leader. When the clock is about to end the
//! game, take what is there. Otherwise take the card that helps most towards a good set, and put
//! back what helps least. The weights were tuned against random play; see docs/adr/005.

mod instinct;
#[cfg(test)]
mod tests;

use crate::card::{Cards, Colour};
use crate::view::{PhaseView, PlaceView};
use crate::{Action, PARROT, Rules, Rum, View, speech};
use contract::{CardId, Host, Phrase, Play, SearchRng, Seat, Silent, Worlds};

use bots::Thumb;
use bots::{Advice, Sight};

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
        laying.cards().len() >= 3 && gain(sight, *action).points < 3
    }

    fn thumb(sight: &Sight<'_, Self>, _: &mut SearchRng) -> Option<Advice<Action>> {
        if matches!(sight.view.phase, PhaseView::PutBack { .. }) {
            return put_back(sight);
        }
        best_set(sight).or_else(|| Some(best_draw(sight)))
    }
}

/// The effects of a set.
struct Gain {
    points: i32,
    taken_from_leader: i32,
    taken_from_others: i32,
    stolen: Option<(Colour, Seat)>,
    wins: bool,
}

/// Lays the set out in a sampled world. What it wins depends on open cards only, so any world will
/// do, and no rule is written twice.
fn gain(sight: &Sight<'_, Rum>, action: Action) -> Gain {
    let mut rng = SearchRng::new(0, 0);
    let before = Rum::sample_world(sight.rules, sight.view, &mut rng);
    let (mut after, mut host) = (before.clone(), Silent(rng));
    resolve(&mut after, &mut host, sight.seat, action);
    let lost = |seat: Seat| i32::from(before.points(seat)) - i32::from(after.points(seat));
    let others = || sight.rules.seats.seats().filter(|seat| *seat != sight.seat);
    let leader = others().max_by_key(|seat| before.points(*seat));
    let taken_from_leader = leader.map_or(0, lost);
    Gain {
        points: -lost(sight.seat),
        taken_from_leader,
        taken_from_others: others().map(lost).sum::<i32>() - taken_from_leader,
        stolen: stolen(&before, &after, sight.seat),
        wins: after.points(sight.seat) >= sight.rules.points_needed,
    }
}

/// The best card taken from another player.
fn stolen(before: &Rum, after: &Rum, seat: Seat) -> Option<(Colour, Seat)> {
    let from = |colour: Colour| before.owner(colour).filter(|owner| *owner != seat);
    let taken = |colour: &Colour| after.owner(*colour) == Some(seat) && from(*colour).is_some();
    let best = Colour::ALL.into_iter().filter(taken).max_by_key(|colour| after.value(*colour));
    best.and_then(|colour| Some((colour, from(colour)?)))
}

fn resolve<H: Host<Rum>>(game: &mut Rum, host: &mut H, seat: Seat, action: Action) {
    <Rum as contract::Game>::resolve(&mut Play::new(game, host), seat, action);
}

/// The set that pays most, if one pays.
fn best_set(sight: &Sight<'_, Rum>) -> Option<Advice<Action>> {
    let mut best: Option<(i32, Advice<Action>)> = None;
    for action in &sight.menu.actions {
        let Action::Set(laying) = action else { continue };
        let gain = gain(sight, *action);
        let turn = if sight.view.clock < LATE { TURN } else { 0 };
        let spent = i32::from(laying.cards().len()) * CARD + turn;
        let score = if gain.wins {
            i32::MAX
        } else {
            gain.points * 100
                + gain.taken_from_leader * FROM_LEADER
                + gain.taken_from_others * FROM_OTHER
                - spent
        };
        if score > 0 && best.as_ref().is_none_or(|(known, _)| score > *known) {
            best = Some((score, Advice { action: *action, reason: set_reason(&gain) }));
        }
    }
    best.map(|(_, advice)| advice)
}

fn set_reason(gain: &Gain) -> Phrase {
    match gain.stolen {
        _ if gain.wins => Phrase::new("rum-advice-end-game"),
        Some((colour, owner)) => Phrase::new("rum-advice-steal")
            .name("colour", speech::colour(colour))
            .seat("owner", owner),
        None => Phrase::new("rum-advice-win-points").number("points", gain.points),
    }
}

/// The card that helps most towards a good set.
fn best_draw(sight: &Sight<'_, Rum>) -> Advice<Action> {
    let (view, rules) = (sight.view, sight.rules);
    let hand = own_hand(view);
    let now = prospects(rules, view, hand, None);
    let left_wreck = view.memory.last_in_wreck();
    let blind = unseen_draw(rules, view, hand, |_| true) - now;
    let wreck = Advice { action: Action::DrawWreck, reason: Phrase::new("rum-advice-draw-wreck") };
    let mut best = (blind, wreck);
    for action in &sight.menu.actions {
        let Action::DrawBeach { place } = action else { continue };
        let (worth, reason) = match view.beach[place.idx()] {
            PlaceView::Up { card } => (
                prospects(rules, view, hand.with(card), Some(card)),
                take_reason(rules, view, hand, card),
            ),
            // A card that was in the wreck after this one was laid down cannot be this one: not
            // the parrot if it was revealed since, nor a card that was played since.
            PlaceView::Down { .. } => {
                let laid = view.memory.beach[place.idx()];
                let fits = |card: CardId| left_wreck[card.idx()] < laid;
                let reason = Phrase::new("rum-advice-draw-hidden");
                (unseen_draw(rules, view, hand, fits), reason)
            }
            PlaceView::Empty => continue,
        };
        if worth - now > best.0 {
            best = (worth - now, Advice { action: *action, reason });
        }
    }
    best.1
}

/// The end of the card that fits best.
fn take_reason(rules: &Rules, view: &View, hand: Cards, card: CardId) -> Phrase {
    let Some(face) = rules.face(card) else { return Phrase::new("rum-advice-draw-wreck") };
    let margin = |colour: Colour| {
        let value = i32::from(view.collection[colour.idx()].value);
        bottles(rules, view, hand.with(card), Some(card), colour) - value
    };
    let single = margin(face.single) > margin(face.double);
    let (colour, count) = if single { (face.single, 1) } else { (face.double, 2) };
    Phrase::new("rum-advice-take-useful")
        .name("colour", speech::colour(colour))
        .number("count", count)
}

fn own_hand(view: &View) -> Cards {
    let own = view.me.and_then(|me| view.hands.get(me.idx()));
    own.and_then(|hand| hand.cards).unwrap_or_default()
}

/// The expected value of an unseen card that may be any of those that fit; the parrot costs.
fn unseen_draw(rules: &Rules, view: &View, hand: Cards, fits: impl Fn(CardId) -> bool) -> i32 {
    let open = view.beach.iter().filter_map(|place| match place {
        PlaceView::Up { card } => Some(*card),
        PlaceView::Down { .. } | PlaceView::Empty => None,
    });
    let known = view.hands.iter().fold(hand, |seen, other| seen.or(other.known));
    let unseen = Rules::all_cards().minus(known).minus(open.collect());
    let unseen: Cards = unseen.iter().filter(|card| fits(*card)).collect();
    let cards = unseen.without(PARROT);
    let count = i32::from(cards.len());
    let sum: i32 = cards.iter().map(|card| prospects(rules, view, hand.with(card), None)).sum();
    let parrot = if unseen.has(PARROT) { PARROT_COST / (count + 1) } else { 0 };
    sum / count.max(1) - parrot
}

/// The value of a hand, in hundredths of a point: each card is worth something by itself, and the
/// two colours nearest to a win count with what they would gain.
fn prospects(rules: &Rules, view: &View, hand: Cards, taken: Option<CardId>) -> i32 {
    let mut best = [0; 2];
    for holding in &view.collection {
        let mine = holding.owner == view.me && view.me.is_some();
        let bottles = bottles(rules, view, hand, taken, holding.colour);
        let value = i32::from(holding.value);
        let worth = if mine && value == 8 {
            0
        } else if bottles > value {
            let kept = if mine { value } else { 0 };
            100 * (bottles.min(8) - kept) + if holding.owner.is_some() && !mine { 150 } else { 0 }
        } else {
            // Each missing bottle makes it less likely.
            100 * bottles / (1 + 2 * (value + 1 - bottles))
        };
        if worth > best[0] {
            best = [worth, best[0]];
        } else if worth > best[1] {
            best[1] = worth;
        }
    }
    best[0] + best[1] / 2 + i32::from(hand.len()) * CARD / 2
}

/// The bottles of a colour that hand and beach could provide together.
fn bottles(rules: &Rules, view: &View, hand: Cards, taken: Option<CardId>, colour: Colour) -> i32 {
    let single = |card: CardId| rules.face(card).is_some_and(|face| face.single == colour);
    let double = |card: CardId| rules.face(card).is_some_and(|face| face.double == colour);
    let held: i32 =
        hand.iter().map(|card| if double(card) { 2 } else { i32::from(single(card)) }).sum();
    let open = view.beach.iter().filter(|place| match place {
        PlaceView::Up { card } => single(*card) && taken != Some(*card),
        PlaceView::Down { .. } | PlaceView::Empty => false,
    });
    held + i32::try_from(open.count()).expect("three places")
}

/// Puts back what helps least.
fn put_back(sight: &Sight<'_, Rum>) -> Option<Advice<Action>> {
    let hand = own_hand(sight.view);
    let best = sight.menu.actions.iter().max_by_key(|action| match action {
        Action::PutBack { cards } => prospects(sight.rules, sight.view, hand.minus(*cards), None),
        Action::DrawBeach { .. } | Action::DrawWreck | Action::Set(_) => i32::MIN,
    });
    let reason = Phrase::new("rum-advice-put-back-least");
    best.map(|action| Advice { action: *action, reason })
}
