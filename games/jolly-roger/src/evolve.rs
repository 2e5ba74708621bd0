//! How each event changes the state. This file makes no decisions.

use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};

use crate::bribe::{Offer, Progress};
use crate::card::{Cards, Crew, Skill, Special};
use crate::contest::Course;
use crate::crew::timed::Timed;
use crate::editions::Quartermaster;
use crate::event::Event;
use crate::phase::island::Bury;
use crate::phase::port::Exchange;
use crate::phase::scoring::Over;
use crate::recent::Recent;
use crate::state::{
    Answers, Attack, Effect, How, Interrupt, IslandBan, JollyRoger, Mutiny, Phase, Picker, Share,
    Side, Timing, Unrest,
};

/// Whether a card played for its effect was cancelled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stood,
    Fell,
}

impl JollyRoger {
    /// Applies an event.
    #[expect(clippy::inline_always, reason = "where an event is made its kind is known: no match")]
    #[inline(always)]
    #[expect(clippy::too_many_lines, reason = "one arm an event, each a line or two")]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Opened { phase, asked } => self.open_phase(phase, asked),
            Event::Reopened => self.window = self.next_window(),
            Event::Answered { seat, answer } => {
                self.answers.waiting = self.answers.waiting.without(seat);
                self.answers.given[seat] = answer;
            }
            Event::CaptainFound { seat } => self.captain = seat,
            Event::RoundBegan { round } => self.begin_round(round),
            Event::Appointed { seat } => self.quartermaster = Some(seat),
            Event::TookOver { seat } => self.take_over(seat),
            Event::Drew { seat, cards, .. } => self.draw(seat, cards),
            Event::Reshuffled => self.reshuffle(),
            Event::Sailed { to } => {
                self.course = Course::Laid { to };
                self.island = IslandBan::Open;
                self.attack = Attack::default();
                self.recent = Recent::default();
            }
            Event::TurnedBack => {
                self.course = Course::Unset;
                self.island = IslandBan::NextPick;
            }
            Event::LostAtSea { card } => self.lose_at_sea(card),
            Event::Turned { card } => {
                self.stacks.remove(card);
                self.course = Course::Open { card, guard: None };
            }
            Event::VoyageCounted { card } => self.count_voyage(card),
            Event::Decided { .. } | Event::ClaimWaived { .. } | Event::PotShown { .. } => {}
            Event::Fought { .. } => self.recent = Recent::default(),
            Event::Flogged { seat, card } => {
                self.hands.take(seat, card);
                self.throw(card);
            }
            Event::Contributed { seat, card } => self.contribute(seat, card),
            Event::Passed { seat } => self.pass(seat),
            Event::Betrayed { seat, card, target } => self.betray(seat, card, target),
            Event::Assigned { card, skill } => self.assign(card, skill),
            Event::AssignAsked { cards } => self.attack.unassigned = cards,
            Event::CrewDiscarded { cards } => {
                self.table = self.table.minus(cards);
                self.discard = self.discard.or(cards);
            }
            Event::ShareBegan { source } => self.share = Share::new(source),
            Event::PrizesTurned { cards, .. } => self.turn_prizes(cards),
            Event::CookServed { seat } => self.share.picker = Picker::Cook { seat },
            Event::Picked { seat, card, .. } => self.pick(seat, card),
            Event::Given { to, card, .. } => {
                self.take_from_pot(to, card);
                self.share.n_given += 1;
            }
            Event::Gathered { seat, cards, .. } => self.gather(seat, cards),
            Event::PrizeTaken { from, to, card, .. } => self.move_prize(from, to, card),
            Event::CrewTaken { from, to, card } => self.move_crew(from, to, card),
            Event::Handed { from, to, card, .. } => self.hand_over(from, to, card),
            Event::Shown { effect } => self.show_effect(effect),
            Event::BetrayalOpened { asked } => self.open_betrayal(asked),
            Event::Cancelled { seat, card, .. } => self.cancel(seat, card),
            Event::EffectStood => self.end_effect(Fate::Stood),
            Event::EffectFell => self.end_effect(Fate::Fell),
            Event::SkillChanged { skill, by } => self.attack.change[skill.idx()] += by,
            Event::MutinyCalled { seat, card, .. } => self.call_mutiny(seat, card),
            Event::Joined { seat, side, card, .. } => self.join(seat, side, card),
            Event::Committed { seat, side } => self.commit(seat, side),
            Event::Forced { seat, side } => self.force(seat, side),
            Event::MutinyDecided { captain, losers, .. } => self.decide(captain, losers),
            Event::Redealt { seat, cards, .. } => self.redeal(seat, cards),
            Event::GuardNamed { seat } => {
                if let Course::Open { guard, .. } = &mut self.course {
                    *guard = Some(seat);
                }
            }
            Event::Finished { seat } => self.finish(seat),
            Event::Exchanged { seat, card, .. } | Event::Ransomed { seat, card } => {
                self.discard_prize(seat, card);
            }
            Event::PrizesDrawn { seat, cards, .. } => self.draw_prizes(seat, cards),
            Event::Buried { seat, card, .. } => self.bury(seat, card),
            Event::DugUp { from, to, card, .. } => self.dig_up(from, to, card),
            Event::LimitOpened { asked } => self.open_limit(asked),
            Event::LimitChosen { seat, cards } => {
                self.answers.waiting = self.answers.waiting.without(seat);
                self.chosen = self.chosen.or(cards);
            }
            Event::LimitDiscarded { seat, cards } => self.discard_excess(seat, cards),
            Event::Offered { offer } => {
                self.offers.made[offer.from] += 1;
                self.offers.open.push(offer);
            }
            Event::Agreed { from, nth } => self.agree(from, nth),
            Event::OfferClosed { from, nth, .. } => self.close_offer(from, nth),
            Event::PrizesShown { seat, .. } => self.shows[seat] += 1,
            Event::JewelsValued { seat, drawn, .. } => {
                self.prize_deck = self.prize_deck.minus(drawn);
                self.appraised.add(seat, drawn);
            }
            Event::Ended { ending, gold } => {
                self.open_phase(Phase::Over(Over { ending, gold }), SeatSet::EMPTY);
            }
        }
    }

    fn agree(&mut self, from: Seat, nth: u8) {
        let is_it = |offer: &&mut Offer| (offer.from, offer.nth) == (from, nth);
        if let Some(offer) = self.offers.open.iter_mut().find(is_it) {
            offer.progress = Progress::Agreed;
        }
    }

    fn close_offer(&mut self, from: Seat, nth: u8) {
        self.offers.open.retain(|offer| (offer.from, offer.nth) != (from, nth));
    }

    fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.unrest = Unrest::Brewing;
    }

    fn take_over(&mut self, seat: Seat) {
        match self.rules.policies.quartermaster {
            Quartermaster::Appointed => self.quartermaster = Some(seat),
            Quartermaster::IsCaptain => self.captain = seat,
        }
    }

    #[inline]
    fn draw(&mut self, seat: Seat, cards: Cards) {
        self.deck = self.deck.minus(cards);
        self.hands.set(seat, self.hands[seat].or(cards));
    }

    fn lose_at_sea(&mut self, card: CardId) {
        self.course = Course::Unset;
        self.stacks.remove(card);
        self.sailed.insert(card);
        self.island = IslandBan::NextPick;
    }

    fn count_voyage(&mut self, card: CardId) {
        self.course = Course::Unset;
        self.sailed.insert(card);
    }

    #[expect(clippy::inline_always, reason = "as for `apply`")]
    #[inline(always)]
    fn contribute(&mut self, seat: Seat, card: CardId) {
        self.show(seat, card);
        self.recent.show(self.attack.shown, card, card);
        self.attack.show();
        self.recent.act(seat, self.attack.shown);
    }

    fn assign(&mut self, card: CardId, skill: Skill) {
        self.attack.unassigned = self.attack.unassigned.without(card);
        if let Some(Crew::AnySkill { value }) = self.rules.face(card) {
            self.attack.assigned[skill.idx()] += value;
        }
    }

    fn pick(&mut self, seat: Seat, card: CardId) {
        self.take_from_pot(seat, card);
        self.share.picker = match self.share.picker {
            Picker::Cook { .. } => Picker::Captain,
            Picker::Captain | Picker::Nobody => Picker::Nobody,
        };
    }

    fn open_betrayal(&mut self, asked: SeatSet) {
        let next = self.next_window();
        if let Some(Interrupt::Betrayal { window, .. }) = &mut self.interrupt {
            *window = next;
        }
        self.answers = Answers::none(asked);
    }

    fn cancel(&mut self, seat: Seat, traitor: CardId) {
        self.hands.take(seat, traitor);
        self.throw(traitor);
        if let Some(Interrupt::Betrayal { n_traitors, top, top_card, .. }) = &mut self.interrupt {
            *n_traitors += 1;
            (*top, *top_card) = (seat, traitor);
        }
    }

    fn join(&mut self, seat: Seat, side: Side, card: CardId) {
        self.interrupt = None;
        self.show(seat, card);
        self.count_for(side, seat, card);
    }

    fn commit(&mut self, seat: Seat, side: Side) {
        let Phase::Mutiny(mutiny) = &mut self.phase else { return };
        self.recent.skip(mutiny.shown);
        mutiny.committed = Some(side);
        mutiny.crewmen[side.idx()] += 1;
        mutiny.take_side(seat, side);
        mutiny.show();
        self.recent.act(seat, mutiny.shown);
    }

    /// A seat whose last card was a Traitor played in answer need not play.
    fn force(&mut self, seat: Seat, side: Side) {
        if let Phase::Mutiny(mutiny) = &mut self.phase {
            mutiny.take_side(seat, side);
        }
        if !self.hands[seat].is_empty() {
            let window = self.next_window();
            self.interrupt = Some(Interrupt::Forced { window, seat, side });
        }
    }

    fn decide(&mut self, captain: Seat, losers: SeatSet) {
        if self.quartermaster == Some(captain) {
            self.quartermaster = None;
        }
        self.captain = captain;
        self.last_mutiny = self.open_mutiny().map(|mutiny| Mutiny { losers, ..*mutiny });
        self.recent = Recent::default();
    }

    fn redeal(&mut self, seat: Seat, cards: Cards) {
        self.table = self.table.minus(cards);
        self.hands.set(seat, self.hands[seat].or(cards));
    }

    fn finish(&mut self, seat: Seat) {
        if let Phase::Exchange(Exchange { done, .. }) | Phase::Bury(Bury { done }) = &mut self.phase
        {
            *done = done.with(seat);
        }
    }

    fn open_limit(&mut self, asked: SeatSet) {
        let window = self.next_window();
        self.interrupt = Some(Interrupt::Limit { window });
        self.answers = Answers::none(asked);
        self.chosen = Cards::EMPTY;
    }

    fn discard_excess(&mut self, seat: Seat, cards: Cards) {
        self.interrupt = None;
        self.answers = Answers::none(SeatSet::EMPTY);
        self.chosen = self.chosen.minus(cards);
        self.hands.set(seat, self.hands[seat].minus(cards));
        self.discard = self.discard.or(cards);
    }

    fn next_window(&mut self) -> WindowId {
        self.n_windows += 1;
        WindowId(self.n_windows)
    }

    /// A step ends and another begins: offers lapse with it.
    fn open_phase(&mut self, phase: Phase, asked: SeatSet) {
        self.phase = phase;
        self.window = self.next_window();
        self.offers.clear();
        self.shows = PerSeat::default();
        self.answers = Answers::none(asked);
    }

    /// A card is played from a hand for all to see.
    #[inline]
    fn show(&mut self, seat: Seat, card: CardId) {
        self.hands.take(seat, card);
        self.table.insert(card);
        self.shown_by.set(card, seat);
    }

    /// Discards a card face up.
    #[inline]
    fn throw(&mut self, card: CardId) {
        self.table.remove(card);
        self.discard.insert(card);
    }

    #[expect(clippy::inline_always, reason = "as for `apply`")]
    #[inline(always)]
    fn pass(&mut self, seat: Seat) {
        let (passed, shown) = if let Phase::Mutiny(mutiny) = &mut self.phase {
            (&mut mutiny.passed, mutiny.shown)
        } else {
            (&mut self.attack.passed, self.attack.shown)
        };
        *passed = passed.with(seat);
        self.recent.act(seat, shown);
    }

    fn count_for(&mut self, side: Side, seat: Seat, card: CardId) {
        let Phase::Mutiny(mutiny) = &mut self.phase else { return };
        self.recent.show(mutiny.shown, card, card);
        mutiny.crewmen[side.idx()] += self.rules.crewmen(card);
        mutiny.take_side(seat, side);
        mutiny.show();
        self.recent.act(seat, mutiny.shown);
    }

    /// The first card of a mutiny, which begins with the next phase.
    fn call_mutiny(&mut self, first: Seat, card: CardId) {
        self.unrest = Unrest::Spent;
        // A destination card that was not reached is back on its stack.
        self.course = Course::Unset;
        self.last_mutiny = None;
        self.show(first, card);
        self.recent = Recent::default();
        self.recent.show(0, card, card);
        self.recent.act(first, 1);
    }

    /// The Traitor is discarded at once. It cancels the crew card it is about, or brings it back.
    fn betray(&mut self, seat: Seat, traitor: CardId, target: CardId) {
        self.hands.take(seat, traitor);
        self.throw(traitor);
        self.shown_by.set(traitor, seat);
        let Some(crew) = self.recent.take(target) else { return };
        let stood = self.table.has(crew);
        if stood {
            self.throw(crew);
        } else {
            self.discard.remove(crew);
            self.table.insert(crew);
        }
        let owner = self.shown_by.get(crew);
        let Phase::Mutiny(mutiny) = &mut self.phase else {
            self.recent.show(self.attack.shown, traitor, crew);
            self.attack.show();
            return self.recent.act(seat, self.attack.shown);
        };
        if let Some(side) = mutiny.side(owner) {
            let (count, crewmen) = (&mut mutiny.crewmen[side.idx()], self.rules.crewmen(crew));
            *count = if stood { *count - crewmen } else { *count + crewmen };
        }
        self.recent.show(mutiny.shown, traitor, crew);
        mutiny.show();
        self.recent.act(seat, mutiny.shown);
    }

    /// The card lies on the table until the outcome is known; cards of a mutiny lie there already.
    fn show_effect(&mut self, effect: Effect) {
        let Effect { seat, card, .. } = effect;
        if self.hands[seat].has(card) {
            self.show(seat, card);
            if let Phase::Attack(_) = self.phase {
                self.recent.skip(self.attack.shown);
                self.attack.show();
            } else if let Phase::Mutiny(mutiny) = &mut self.phase {
                self.recent.skip(mutiny.shown);
                mutiny.show();
            }
        }
        // From here on, the window above the phase is for the answers to it.
        self.recent.take(card);
        self.answers = Answers::none(SeatSet::EMPTY);
        let (window, n_traitors, top, top_card) = (self.window, 0, seat, card);
        self.interrupt = Some(Interrupt::Betrayal { window, effect, n_traitors, top, top_card });
    }

    /// An Old Sailor that takes effect stays on the table until prizes are buried, and crew of a
    /// mutiny until the mutiny is over. All other cards are discarded.
    fn end_effect(&mut self, fate: Fate) {
        let Some(Interrupt::Betrayal { effect, .. }) = self.interrupt.take() else { return };
        self.answers = Answers::none(SeatSet::EMPTY);
        let for_side = matches!(self.phase, Phase::Mutiny(_))
            && matches!(effect.how, How::Kill { .. })
            || self.rules.copies(Special::SeaDog).has(effect.card);
        let is_map = matches!(self.phase, Phase::Timed(Timed { timing: Timing::Map }));
        if fate == Fate::Stood && (for_side || is_map) {
            return;
        }
        if for_side
            && let Phase::Mutiny(mutiny) = &mut self.phase
            && let Some(side) = mutiny.side(effect.seat)
        {
            mutiny.crewmen[side.idx()] -= self.rules.crewmen(effect.card);
        }
        self.throw(effect.card);
    }
}
