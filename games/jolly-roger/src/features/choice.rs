//! Choices in numbers, and their fixed places.

use contract::features::{Sink, put_cards, put_count, start};
use contract::{CardId, Seat};

use super::Scene;
use super::parts::{CHOICE, N_WAYS};
use crate::action::Action;
use crate::bribe::{Offer, Party, Pledge, Promises};
use crate::card::{Cards, Crew, N_CREW, Prize, Special};
use crate::state::{How, Side};

/// Where a part of a choice begins.
macro_rules! at {
    ($name:literal) => {
        const { start(CHOICE, $name) }
    };
}

/// The index of an action's kind in [`SLOTS`](super::parts::SLOTS).
#[inline]
pub(super) fn kind(action: &Action) -> usize {
    match action {
        Action::Appoint { .. } => 1,
        Action::Draw => 2,
        Action::Decline => 3,
        Action::Call { .. } => 4,
        Action::Sail { .. } => 5,
        Action::Use { .. } => 6,
        Action::Contribute { .. } => 7,
        Action::Reveal { .. } => 8,
        Action::Pass { .. } => 9,
        Action::Betray { .. } => 10,
        Action::Assign { .. } => 11,
        Action::Take { .. } => 12,
        Action::TakeFrom { .. } => 13,
        Action::Give { .. } => 14,
        Action::Donate { .. } => 15,
        Action::Exchange { .. } => 16,
        Action::Ransom { .. } => 17,
        Action::Bury { .. } => 18,
        Action::Done => 19,
        Action::Punish => 20,
        Action::Spare => 21,
        Action::Flog { .. } => 22,
        Action::Join { .. } => 23,
        Action::Commit { .. } => 24,
        Action::Discard { .. } => 25,
        Action::Offer { .. } => 26,
        Action::Accept { .. } => 27,
        Action::Refuse { .. } => 28,
        Action::Withdraw { .. } => 29,
        Action::Show { .. } => 30,
    }
}

/// The index of a promise's kind.
pub(super) fn pledge_idx(pledge: Pledge) -> usize {
    match pledge {
        Pledge::Share => 0,
        Pledge::Appoint => 1,
        Pledge::NoMutiny => 2,
        Pledge::StayOut => 3,
        Pledge::Play => 4,
        Pledge::Guard => 5,
        Pledge::Crew => 6,
        Pledge::Prizes => 7,
    }
}

/// A prize's number, from 0.
#[inline]
fn prize(card: CardId) -> u32 {
    u32::from(card.0.saturating_sub(N_CREW))
}

impl Scene<'_> {
    #[expect(clippy::cast_possible_truncation, reason = "there are ten seats")]
    #[inline]
    fn seat_place(self, seat: Seat) -> u32 {
        self.steps(seat) as u32
    }

    /// The fixed place of an action among those of its kind.
    pub(super) fn place(self, action: &Action, nth: u32) -> u32 {
        match *action {
            Action::Appoint { seat } | Action::TakeFrom { seat } | Action::Flog { seat } => {
                self.seat_place(seat)
            }
            Action::Draw
            | Action::Decline
            | Action::Reveal { .. }
            | Action::Pass { .. }
            | Action::Done
            | Action::Punish
            | Action::Spare => 0,
            Action::Call { card, how } => self.way(card, how),
            Action::Join { side, card, how } => N_WAYS * side as u32 + self.way(card, how),
            Action::Sail { kind } => kind as u32,
            Action::Use { card, how } => self.use_place(card, how),
            Action::Contribute { card } => u32::from(card.0),
            Action::Betray { card, target } => {
                let traitors = self.game.rules.copies(Special::Traitor);
                let second = traitors.first() != Some(card);
                u32::from(N_CREW) * u32::from(second) + u32::from(target.0)
            }
            Action::Assign { card, skill } => 3 * u32::from(card.0) + skill as u32,
            Action::Take { card }
            | Action::Donate { card }
            | Action::Exchange { card }
            | Action::Ransom { card }
            | Action::Bury { card } => prize(card),
            Action::Give { card, to } => 10 * prize(card) + self.seat_place(to),
            Action::Commit { side } => side as u32,
            Action::Discard { .. } | Action::Offer { .. } | Action::Show { .. } => nth,
            Action::Accept { from, nth } | Action::Refuse { from, nth } => {
                3 * self.seat_place(from) + u32::from(nth)
            }
            Action::Withdraw { nth } => u32::from(nth),
        }
    }

    /// The place of a card played in a mutiny.
    fn way(self, card: CardId, how: How) -> u32 {
        match how {
            How::Plain | How::OnTwo { .. } | How::Raise | How::Lower => u32::from(card.0),
            How::Kill { leader } => u32::from(N_CREW) + leader as u32,
            How::On { seat } => u32::from(N_CREW) + 2 + self.seat_place(seat),
        }
    }

    /// The place of a card played for its effect: plain ones, then three cards that raise or lower,
    /// three that name a seat, and one that names two.
    fn use_place(self, card: CardId, how: How) -> u32 {
        let special = self.game.rules.special(card);
        let crews = u32::from(N_CREW);
        match how {
            How::Plain | How::Kill { .. } => u32::from(card.0),
            How::Raise | How::Lower => {
                let nth = match special {
                    Some(Special::FirstMate) => 0,
                    Some(Special::MasterMariner) => 1,
                    _ => 2,
                };
                crews + 2 * nth + u32::from(how == How::Lower)
            }
            How::On { seat } => {
                let nth = match special {
                    Some(Special::Boatswain) => 0,
                    Some(Special::SmartKid) => 1,
                    _ => 2,
                };
                crews + 6 + 10 * nth + self.seat_place(seat)
            }
            How::OnTwo { first, second } => {
                let (one, other) = (self.seat_place(first), self.seat_place(second));
                let (low, high) = (one.min(other), one.max(other));
                crews + 36 + high * high.saturating_sub(1) / 2 + low
            }
        }
    }

    /// Describes a choice, apart from its kind.
    pub(super) fn choice(self, action: &Action, out: &mut impl Sink) {
        match *action {
            Action::Draw
            | Action::Decline
            | Action::Reveal { .. }
            | Action::Pass { .. }
            | Action::Done
            | Action::Punish
            | Action::Spare => {}
            Action::Appoint { seat } | Action::TakeFrom { seat } | Action::Flog { seat } => {
                self.put_seat(at!("seat"), seat, out);
            }
            Action::Call { card, how } | Action::Use { card, how } => {
                self.card(card, out);
                self.how(how, out);
            }
            Action::Join { side, card, how } => {
                out.put(at!("side") + side.idx(), 1);
                self.card(card, out);
                self.how(how, out);
            }
            Action::Commit { side } => out.put(at!("side") + side.idx(), 1),
            Action::Sail { kind } => out.put(at!("stack") + kind.idx(), 1),
            Action::Assign { card, skill } => {
                self.card(card, out);
                out.put(at!("skill") + skill.idx(), 1);
            }
            Action::Betray { card, target } => {
                self.card(card, out);
                out.put(at!("target") + target.idx(), 1);
                if let Some(showing) = self.game.showing(target) {
                    self.put_seat(at!("target by"), showing.seat, out);
                }
            }
            Action::Contribute { card }
            | Action::Take { card }
            | Action::Donate { card }
            | Action::Exchange { card }
            | Action::Ransom { card }
            | Action::Bury { card } => self.card(card, out),
            Action::Give { card, to } => {
                self.card(card, out);
                self.put_seat(at!("seat"), to, out);
            }
            Action::Discard { cards } => put_cards(out, at!("card"), 0, cards),
            Action::Show { cards, to } => {
                put_cards(out, at!("card"), 0, cards);
                if let Some(to) = to {
                    self.put_seat(at!("seat"), to, out);
                }
            }
            Action::Offer { to, give, want, promises } => {
                self.put_seat(at!("seat"), to, out);
                terms((want.set(), give.set()), promises, Party::Me, out);
            }
            Action::Accept { from, nth } | Action::Refuse { from, nth } => {
                self.put_seat(at!("seat"), from, out);
                if let Some(offer) = self.game.offers.find(from, nth) {
                    terms((offer.given(), offer.wanted()), offer.promises, Party::You, out);
                }
            }
            Action::Withdraw { nth } => {
                if let Some(offer) = self.game.offers.find(self.me, nth) {
                    let Offer { to, promises, .. } = *offer;
                    self.put_seat(at!("seat"), to, out);
                    terms((offer.wanted(), offer.given()), promises, Party::Me, out);
                }
            }
        }
    }

    fn card(self, card: CardId, out: &mut impl Sink) {
        out.put(at!("card") + card.idx(), 1);
        let rules = self.game.rules;
        if let Some(Prize::Gold { value }) = rules.prize(card) {
            put_count(out, at!("gold"), value, 12);
        }
        let value = rules.face(card).map_or(0, Crew::skill_value);
        put_count(out, at!("skill value"), value, 12);
        put_count(out, at!("crewmen"), rules.crewmen(card), 12);
    }

    fn how(self, how: How, out: &mut impl Sink) {
        match how {
            How::Plain => {}
            How::Raise => out.put(at!("way"), 1),
            How::Lower => out.put(at!("way") + 1, 1),
            How::Kill { leader: Side::Captain } => out.put(at!("way") + 2, 1),
            How::Kill { leader: Side::Mutineer } => out.put(at!("way") + 3, 1),
            How::On { seat } => self.put_seat(at!("seat"), seat, out),
            How::OnTwo { first, second } => {
                self.put_seat(at!("seat"), first, out);
                self.put_seat(at!("seat"), second, out);
            }
        }
    }
}

/// The terms of an offer, from the side of one party: what it gets and pays, and who promises what.
fn terms((get, pay): (Cards, Cards), promises: Promises, me: Party, out: &mut impl Sink) {
    put_cards(out, at!("get"), 0, get);
    put_cards(out, at!("pay"), 0, pay);
    let (mut mine, mut theirs) = ([0_u8; 8], [0_u8; 8]);
    for promise in promises.iter() {
        let side = if promise.by == me { &mut mine } else { &mut theirs };
        let count = &mut side[pledge_idx(promise.what)];
        *count = count.saturating_add(promise.n.max(1));
    }
    for (idx, (mine, theirs)) in mine.into_iter().zip(theirs).enumerate() {
        put_count(out, at!("I promise") + idx, mine, 9);
        put_count(out, at!("they promise") + idx, theirs, 9);
    }
}
