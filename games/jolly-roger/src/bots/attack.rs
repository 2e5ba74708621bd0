//! Where to sail, and how much crew to spend there.
//!
//! The backs of the destination cards and the discard pile show which cards may still come, so the
//! chance that the crew on the table is enough can be counted. Seats add crew until that chance is
//! fair. The fullest hands pay first, others only if their card makes a difference, and nobody pays
//! for a hopeless attack.

use crate::bribe::Pledge;
use crate::card::Destination;
use crate::state::How;
use crate::{Action, Cards, Kind, Skill, Special};
use contract::{CardId, Seat};

use super::look::{Look, PRIZE};
use super::{Reason, Say, bribe, crew, say};
use bots::Temper;

/// The chance of success that is enough, in hundredths.
const ENOUGH: i32 = 40;
/// How much a card must add to the chance if the hand is not among the fuller ones.
const MATTERS: i32 = 34;
/// The chance that a gap of this many points gets closed, in hundredths.
const CLOSING: [i32; 10] = [100, 64, 44, 32, 24, 18, 13, 9, 6, 4];
/// The share of the crew in other hands that is spent on one attack, in hundredths, if all hands
/// are full; seats with little crew hold on to it.
const WILLING: i32 = 45;
/// The points of one skill on an unseen card, and those of all-skills cards, in hundredths.
const SKILL_RATE: i32 = 33;
const ANY_RATE: i32 = 12;
/// The chance of a well-manned attack, and the loss for each missing point.
const MANNED: i32 = 78;
const POINT_SHORT: i32 = 14;
/// The value of the first pick to the Captain beyond an even share.
const FIRST_PICK: i32 = 80;
/// The cost to the Captain of each point of skill that all spend.
const POINT_COST: i32 = 30;

/// The crew on the table in an attack.
#[derive(Clone, Copy)]
struct Table {
    sums: [i32; 3],
    any: i32,
}

impl Table {
    fn with(mut self, look: Look<'_>, card: CardId) -> Self {
        match look.skill(card) {
            (Some(skill), value) => self.sums[skill] += value,
            (None, value) => self.any += value,
        }
        self
    }

    /// The number of missing points, with all-skills cards assigned where they help.
    fn short(self, needs: [i32; 3]) -> i32 {
        let missing: i32 = (0..3).map(|idx| (needs[idx] - self.sums[idx]).max(0)).sum();
        (missing - self.any).max(0)
    }
}

fn table(look: Look<'_>) -> Table {
    let view = look.view;
    let start = Table { sums: view.attack.assigned.map(i32::from), any: 0 };
    let counted = |card: &CardId| {
        let assigned = view.attack.assigned != [0; 3];
        look.skill(*card).0.is_some() || !assigned || view.attack.unassigned.has(*card)
    };
    view.table.iter().filter(counted).fold(start, |table, card| table.with(look, card))
}

/// The requirements of a destination card now.
fn needs(look: Look<'_>, card: Destination) -> [i32; 3] {
    let change = look.view.attack.change;
    [0, 1, 2].map(|idx| (i32::from(card.needs[idx]) + i32::from(change[idx])).max(0))
}

/// The possible destination cards: the open one, or all that are left in the stack.
fn targets(look: Look<'_>) -> Targets {
    let mut targets = Targets::default();
    if let Some(card) = look.view.turned.and_then(|card| look.rules.destination(card)) {
        targets.push(needs(look, card));
    } else if let Some(kind) = look.view.laid {
        look.stack(kind).for_each(|card| targets.push(needs(look, card)));
    }
    targets
}

/// The requirements of some destination cards: at most all of a kind, without heap allocation.
#[derive(Default)]
struct Targets {
    needs: [[i32; 3]; 8],
    n_cards: usize,
}

impl Targets {
    fn push(&mut self, needs: [i32; 3]) {
        if let Some(place) = self.needs.get_mut(self.n_cards) {
            *place = needs;
            self.n_cards += 1;
        }
    }
}

impl std::ops::Deref for Targets {
    type Target = [[i32; 3]];
    fn deref(&self) -> &[[i32; 3]] {
        &self.needs[..self.n_cards]
    }
}

fn chance_of(table: Table, targets: &[[i32; 3]]) -> i32 {
    let won = targets.iter().filter(|needs| table.short(**needs) == 0).count();
    percent(won, targets.len())
}

fn percent(part: usize, all: usize) -> i32 {
    i32::try_from(100 * part / all.max(1)).unwrap_or(0)
}

/// The chance that the crew on the table is enough, in hundredths.
pub(super) fn chance(look: Look<'_>) -> i32 {
    chance_of(table(look), &targets(look))
}

/// The chance of a table when others may still add to it.
fn hope(table: Table, targets: &[[i32; 3]]) -> i32 {
    let close = |short: i32| {
        usize::try_from(short).ok().and_then(|idx| CLOSING.get(idx)).copied().unwrap_or(0)
    };
    10 * targets.iter().map(|needs| close(table.short(*needs))).sum::<i32>()
        / i32::try_from(targets.len()).unwrap_or(1).max(1)
}

/// The card that helps most for its value, and the chance it adds.
fn best_card(look: Look<'_>, table: Table, targets: &[[i32; 3]]) -> Option<(i32, CardId)> {
    let before = hope(table, targets);
    let gain = |card: CardId| hope(table.with(look, card), targets) - before;
    let useful = look.hand().iter().map(|card| (gain(card), card)).filter(|(gain, _)| *gain > 0);
    useful.max_by_key(|(gain, card)| gain - crew::worth(look, *card))
}

/// The Quartermaster's first card: the one that helps most, else the least valuable.
pub(super) fn first_card(look: Look<'_>) -> Option<Say> {
    let (table, targets) = (table(look), targets(look));
    if let Some((_, card)) = best_card(look, table, &targets) {
        return Some(say(Action::Contribute { card }, Reason::new("jr-advice-first-card")));
    }
    let least = look.hand().iter().min_by_key(|card| crew::worth(look, *card))?;
    Some(say(Action::Contribute { card: least }, Reason::new("jr-advice-first-card-idle")))
}

/// Whether the crew is not enough yet but could be, and this seat cannot help.
pub(super) fn wants_help(look: Look<'_>) -> bool {
    let (table, targets) = (table(look), targets(look));
    let short = chance_of(table, &targets) < ENOUGH && !is_hopeless(look, table, &targets);
    short && best_card(look, table, &targets).is_none()
}

/// Adds a card, turns the destination over, or passes.
pub(super) fn contribute(look: Look<'_>) -> Option<Say> {
    let (table, targets) = (table(look), targets(look));
    let now = chance_of(table, &targets);
    let reveal = Action::Reveal { seen: look.view.attack.shown };
    if now >= 100 && look.may(&reveal) {
        return Some(say(reveal, Reason::new("jr-advice-reveal")));
    }
    if let Some(advice) = keep_word(look, table, &targets) {
        return Some(advice);
    }
    let pass = Action::Pass { seen: look.view.attack.shown };
    if let Some((card, reason)) = added(look, table, &targets, now) {
        if bluffs(look) && look.may(&pass) {
            return Some(say(pass, Reason::new("jr-advice-hold-back")));
        }
        return Some(say(Action::Contribute { card }, reason));
    }
    let reason = match now {
        ENOUGH.. => Reason::new("jr-advice-pass-enough").percent(now),
        _ => Reason::new("jr-advice-pass-keep"),
    };
    (look.must && look.may(&pass)).then(|| say(pass, reason))
}

/// A fickle seat pretends to have nothing to give while a fuller hand has not passed: if that seat
/// plays, all are asked again.
fn bluffs(look: Look<'_>) -> bool {
    let fuller = |seat: Seat| {
        look.hand_size(seat) > look.hand_size(look.seat) && !look.view.attack.passed.has(seat)
    };
    look.must && look.temper == Temper::Fickle && look.others().any(fuller)
}

/// Plays a promised card: the one that helps most, else the least valuable. A fickle seat keeps its
/// word only if the card helps.
fn keep_word(look: Look<'_>, table: Table, targets: &[[i32; 3]]) -> Option<Say> {
    let word = bribe::word(look, Pledge::Play)?;
    let useful = best_card(look, table, targets).map(|(_, card)| card);
    let least = || look.hand().iter().min_by_key(|card| crew::worth(look, *card));
    let card = match look.temper {
        Temper::Loyal => useful.or_else(least)?,
        Temper::Fickle => useful?,
    };
    let reason = Reason::new("jr-advice-keep-play").seat(word.to);
    Some(say(Action::Contribute { card }, reason))
}

/// The card worth adding, if there is one.
fn added(look: Look<'_>, table: Table, targets: &[[i32; 3]], now: i32) -> Option<(CardId, Reason)> {
    if now >= ENOUGH || is_hopeless(look, table, targets) {
        return None;
    }
    let (_, card) = best_card(look, table, targets)?;
    let then = chance_of(table.with(look, card), targets);
    if then - now >= MATTERS {
        return Some((card, Reason::new("jr-advice-add-decides").percent(then)));
    }
    let rich = !counts_on_share(look);
    let mine = look.hand_size(look.seat) - i32::from(rich);
    let fuller = mine * look.n_seats() >= look.all_hands();
    let pays = fuller || look.voyages_left() <= 1;
    pays.then(|| (card, Reason::new("jr-advice-add-share")))
}

/// Captain and Quartermaster get the best prizes. If there are not enough for all, the rest goes to
/// the poorest: the fewer prizes, the poorer a seat must be to count on a share.
fn counts_on_share(look: Look<'_>) -> bool {
    let has_role = look.is_captain() || look.quartermaster() == look.seat;
    let (mut prizes, mut n_cards) = (0, 0);
    for card in look.view.laid.into_iter().flat_map(|kind| look.stack(kind)) {
        prizes += i32::from(card.yields);
        n_cards += 1;
    }
    let all = n_cards * look.n_seats();
    let likely = i32::midpoint(all, prizes.min(all));
    has_role || look.wealth(look.seat) * all <= look.mean_wealth() * likely
}

/// Whether all hands together could hardly meet the easiest requirements.
fn is_hopeless(look: Look<'_>, table: Table, targets: &[[i32; 3]]) -> bool {
    let rate = 3 * SKILL_RATE + ANY_RATE;
    let unseen = look.all_hands() - look.hand_size(look.seat);
    let own: i32 = look.hand().iter().map(|card| look.skill(card).1).sum();
    let short = targets.iter().map(|needs| table.short(*needs)).min().unwrap_or(0);
    100 * short > 100 * own + unseen * rate
}

/// Assigns an all-skills card to the skill that misses most.
pub(super) fn assign(look: Look<'_>) -> Option<Say> {
    let card = look.view.attack.unassigned.first()?;
    let (table, targets) = (table(look), targets(look));
    let needs = targets.first().copied().unwrap_or_default();
    let missing = |skill: &Skill| needs[skill.idx()] - table.sums[skill.idx()];
    let skill = Skill::ALL.into_iter().max_by_key(missing)?;
    Some(say(Action::Assign { card, skill }, Reason::new("jr-advice-assign")))
}

/// First Mate, Master Mariner and Sharp-Shooter: played if one point makes the difference.
pub(super) fn skills(look: Look<'_>) -> Say {
    let (table, targets) = (table(look), targets(look));
    let needs = targets.first().copied().unwrap_or_default();
    let cards = [Special::MasterMariner, Special::SharpShooter, Special::FirstMate];
    for (idx, special) in cards.into_iter().enumerate() {
        let Some(card) = look.held(special) else { continue };
        let mut lower = needs;
        lower[idx] -= 1;
        if table.short(needs) > 0 && table.short(lower) == 0 {
            let action = Action::Use { card, how: How::Lower };
            return say(action, Reason::new("jr-advice-lower"));
        }
    }
    say(Action::Decline, Reason::new("jr-advice-keep-card"))
}

/// A Lookout saves crew, because then everybody knows the requirements.
pub(super) fn lookout(look: Look<'_>) -> Say {
    match look.held(Special::Lookout) {
        Some(card) => say(Action::Use { card, how: How::Plain }, Reason::new("jr-advice-lookout")),
        None => say(Action::Decline, Reason::new("jr-advice-keep-card")),
    }
}

/// The expected gain of the Captain from an attack on such a destination, and its chance.
pub(super) fn promise(look: Look<'_>, kind: Kind) -> (i32, i32) {
    let unseen = look.all_hands() - look.hand_size(look.seat);
    let room = look.n_seats() * i32::from(look.rules.hand_max);
    let willing = |rate: i32| unseen * rate * WILLING * look.all_hands() / (100 * room);
    // In hundredths of a point, like the rates.
    let mut table = Table { sums: [willing(SKILL_RATE); 3], any: willing(ANY_RATE) };
    for card in look.hand().iter() {
        match look.skill(card) {
            (Some(skill), value) => table.sums[skill] += 100 * value,
            (None, value) => table.any += 100 * value,
        }
    }
    let (mut worth, mut chances, mut n_cards) = (0, 0, 0);
    for card in look.stack(kind) {
        let needs = card.needs.map(|need| 100 * i32::from(need));
        let chance = (MANNED - POINT_SHORT * table.short(needs) / 100).max(0);
        let share = i32::from(card.yields) * PRIZE / look.n_seats() + FIRST_PICK;
        let cost = needs.iter().sum::<i32>() * POINT_COST / 100 / look.n_seats();
        worth += chance * share / 100 - cost;
        chances += chance;
        n_cards += 1;
    }
    (worth / n_cards.max(1), chances / n_cards.max(1))
}

/// Crew cards that add nothing to an attack.
pub(super) fn idle(look: Look<'_>) -> Cards {
    look.hand().iter().filter(|card| look.rules.special(*card).is_some()).collect()
}
