//! Jolly Roger in small whole numbers: what a seat knows at a moment, and what each choice is.
//! [`parts`] names the numbers, [`choice`] describes choices and their places.

mod choice;
mod parts;

use contract::features::{Features, Part, Sink, SlotKind, put_cards, put_count, put_if, steps};
use contract::{CardId, Observer, Seat, SeatSet};

use self::parts::{CHOICE, FIRST_SPECIAL, N_PLEDGES, OBSERVATION, SLOTS, at};
use crate::action::Action;
use crate::card::{Cards, Kind, N_CREW, N_HELD, N_PRIZES, Skill};
use crate::editions::Facing;
use crate::options::{CaptainsGold, Edition};
use crate::state::{
    After, Answer, Decision, Interrupt, IslandBan, JollyRoger, PhaseView, Picker, Side, Source,
    Then, Timing, Unrest,
};

impl Features for JollyRoger {
    const FEATURES_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const CHOICE: &'static [Part] = CHOICE;
    const SLOTS: &'static [SlotKind] = SLOTS;
    /// 46 prizes for ten seats, and a few asides.
    const MENU_MAX: usize = 512;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        let scene = Scene { game: self, me: seat };
        scene.rules(out);
        scene.step(out);
        scene.interrupt(out);
        scene.answers(out);
        scene.seats(out);
        scene.attack(out);
        scene.mutiny(out);
        scene.share(out);
        scene.piles(out);
        scene.talk(out);
    }

    fn describe_choice(&self, seat: Seat, action: &Action, out: &mut impl Sink) {
        Scene { game: self, me: seat }.choice(action, out);
    }

    #[inline]
    fn kind(action: &Action) -> usize {
        choice::kind(action)
    }

    #[inline]
    fn place(&self, seat: Seat, action: &Action, nth: u32) -> u32 {
        Scene { game: self, me: seat }.place(action, nth)
    }
}

/// A state as one seat sees it. Everything here must follow from that seat's view.
#[derive(Clone, Copy)]
struct Scene<'a> {
    game: &'a JollyRoger,
    me: Seat,
}

impl Scene<'_> {
    /// How far clockwise a seat sits.
    #[inline]
    fn steps(self, seat: Seat) -> usize {
        steps(self.me, seat, self.game.rules.seats.get())
    }

    #[inline]
    fn put_seat(self, at: usize, seat: Seat, out: &mut impl Sink) {
        out.put(at + self.steps(seat), 1);
    }

    #[inline]
    fn put_seats(self, at: usize, seats: SeatSet, out: &mut impl Sink) {
        seats.iter().for_each(|seat| self.put_seat(at, seat, out));
    }

    /// The cards of a place that the seat knows to be there.
    #[inline]
    fn known(self, cards: Cards) -> Cards {
        self.game.memory.known(cards, Observer::Seat(self.me))
    }

    fn rules(self, out: &mut impl Sink) {
        let rules = self.game.rules;
        let edition = match rules.options.edition {
            Edition::En => 0,
            Edition::Pl => 1,
            Edition::De => 2,
        };
        out.put(at!("edition") + edition, 1);
        put_if(out, at!("prizes hidden"), self.game.prizes_are_hidden());
        put_if(out, at!("gold shared"), rules.options.captains_gold == CaptainsGold::Shared);
        put_if(out, at!("bribed crew open"), rules.policies.bribed_crew == Facing::Up);
        put_count(out, at!("hand max"), rules.hand_max, 12);
        put_count(
            out,
            at!("n voyages left"),
            rules.voyages.saturating_sub(self.game.sailed.len()),
            12,
        );
        put_count(out, at!("round"), self.game.round, 40);
    }

    fn step(self, out: &mut impl Sink) {
        let game = self.game;
        self.put_seat(at!("captain"), game.captain, out);
        self.put_seat(at!("quartermaster"), game.quartermaster(), out);
        put_if(out, at!("mutiny spent"), game.unrest == Unrest::Spent);
        put_if(out, at!("island barred"), game.island == IslandBan::NextPick);
        if let Some(guard) = game.guard() {
            self.put_seat(at!("guard"), guard, out);
        }
        let phase = game.phase();
        out.put(at!("phase") + phase_idx(&phase), 1);
        match phase {
            PhaseView::Appoint { after } => {
                put_if(out, at!("after mutiny"), after == After::Mutiny);
            }
            PhaseView::EmptyHands { then } => {
                let then = match then {
                    Then::Call => 0,
                    Then::Voyage => 1,
                    Then::Spoils => 2,
                };
                out.put(at!("then") + then, 1);
            }
            PhaseView::Call { decision } => {
                let decision = match decision {
                    Decision::Appointed => 0,
                    Decision::Sailed => 1,
                    Decision::Ordered => 2,
                    Decision::Waived => 3,
                };
                out.put(at!("decision") + decision, 1);
            }
            PhaseView::Timed { timing } => out.put(at!("timing") + timing_idx(timing), 1),
            PhaseView::Pick { seat }
            | PhaseView::Repair { by: seat }
            | PhaseView::Claim { by: seat }
            | PhaseView::Ransom { seat, .. } => self.put_seat(at!("whose step"), seat, out),
            PhaseView::Exchange { asked, done } => {
                self.put_seats(at!("asked"), asked, out);
                self.put_seats(at!("done"), done, out);
            }
            PhaseView::Bury { done } => self.put_seats(at!("done"), done, out),
            PhaseView::Deal
            | PhaseView::Voyage
            | PhaseView::FirstCard
            | PhaseView::Attack
            | PhaseView::Assign
            | PhaseView::Give
            | PhaseView::Guard
            | PhaseView::Punish
            | PhaseView::Victim
            | PhaseView::Mutiny
            | PhaseView::Over { .. } => {}
        }
    }

    fn interrupt(self, out: &mut impl Sink) {
        match self.game.interrupt {
            None => {}
            Some(Interrupt::Betrayal { effect, n_traitors, top, top_card, .. }) => {
                out.put(at!("interrupt"), 1);
                self.put_seat(at!("effect by"), effect.seat, out);
                put_special(at!("effect of"), effect.card, out);
                put_count(out, at!("n traitors"), n_traitors, 8);
                self.put_seat(at!("top by"), top, out);
                put_special(at!("top card"), top_card, out);
            }
            Some(Interrupt::Forced { seat, side, .. }) => {
                out.put(at!("interrupt") + 1, 1);
                self.put_seat(at!("forced"), seat, out);
                out.put(at!("forced side") + side.idx(), 1);
            }
            Some(Interrupt::Limit { .. }) => out.put(at!("interrupt") + 2, 1),
        }
    }

    /// The number of answers to a sealed window is public, the seats that gave them are hidden.
    fn answers(self, out: &mut impl Sink) {
        let answers = &self.game.answers;
        if !matches!(self.game.phase(), PhaseView::Exchange { .. }) {
            self.put_seats(at!("asked"), answers.asked, out);
        }
        put_count(out, at!("n waiting"), answers.waiting.len(), 10);
        if !answers.asked.has(self.me) {
            return;
        }
        put_cards(out, at!("chosen"), 0, self.game.chosen.and(self.game.hands[self.me]));
        if answers.waiting.has(self.me) {
            return out.put(at!("own answer"), 1);
        }
        match answers.given[self.me] {
            Answer::Pass => out.put(at!("own answer") + 1, 1),
            Answer::Draw => out.put(at!("own answer") + 2, 1),
            Answer::Card { card, .. } => {
                out.put(at!("own answer") + 3, 1);
                out.put(at!("answered with") + card.idx(), 1);
            }
        }
    }

    fn seats(self, out: &mut impl Sink) {
        let game = self.game;
        for (nth, seat) in game.rules.seats.clockwise_from(self.me).enumerate() {
            out.put(at!("present") + nth, 1);
            put_count(out, at!("n hand") + nth, game.hands.len(seat), N_CREW);
            put_count(out, at!("n prizes") + nth, game.prizes.len(seat), N_PRIZES);
            let buried = game.buried[seat];
            put_count(out, at!("n buried") + nth, buried.len(), N_PRIZES);
            let crew = usize::from(N_CREW) * nth;
            put_cards(out, at!("hand") + crew, 0, self.known(game.hands[seat]));
            let prizes = usize::from(N_PRIZES) * nth;
            put_cards(out, at!("prizes") + prizes, N_CREW, self.known(game.prizes[seat]));
            if !buried.is_empty() {
                put_cards(out, at!("buried") + prizes, N_CREW, self.known(buried));
            }
            let repute = game.deeds.repute[seat];
            put_count(out, at!("kept") + nth, repute.kept, u8::MAX);
            put_count(out, at!("broken") + nth, repute.broken, u8::MAX);
            put_count(out, at!("risen") + nth, repute.risen, u8::MAX);
            put_count(out, at!("offers made") + nth, game.offers.made[seat], 3);
            put_count(out, at!("shows made") + nth, game.shows[seat], 9);
        }
    }

    fn attack(self, out: &mut impl Sink) {
        let game = self.game;
        put_cards(out, at!("table"), 0, game.table);
        for played in game.played() {
            if played.seat == self.me {
                out.put(at!("own on table") + played.card.idx(), 1);
            }
        }
        if let Some(kind) = game.laid() {
            out.put(at!("laid") + kind.idx(), 1);
        }
        if let Some(card) = game.turned() {
            out.put(at!("turned") + card.idx() - usize::from(N_HELD), 1);
        }
        let Some(fight) = game.fight_view() else { return };
        for skill in Skill::ALL {
            let idx = skill.idx();
            put_count(out, at!("sums") + idx, fight.sums[idx], u8::MAX);
            put_count(out, at!("least") + idx, fight.least[idx], 12);
            put_count(out, at!("most") + idx, fight.most[idx], 12);
        }
        put_count(out, at!("any skill"), fight.any, u8::MAX);
        put_cards(out, at!("unassigned"), 0, game.attack.unassigned);
        self.put_seats(at!("attack passed"), game.attack.passed, out);
        put_count(out, at!("attack shown"), game.attack.shown, u8::MAX);
    }

    fn mutiny(self, out: &mut impl Sink) {
        for showing in self.game.showings() {
            if self.game.may_answer(self.me, showing) {
                out.put(at!("answerable") + showing.card.idx(), 1);
            }
        }
        let mutiny = self.game.mutiny();
        if mutiny.shown == 0 {
            return;
        }
        self.put_seat(at!("first mutineer"), mutiny.first, out);
        for side in Side::BOTH {
            let members = mutiny.members[side.idx()];
            self.put_seats(at!("members") + 10 * side.idx(), members, out);
            put_count(out, at!("crewmen") + side.idx(), mutiny.crewmen[side.idx()], u8::MAX);
        }
        if let Some(side) = mutiny.committed {
            out.put(at!("committed") + side.idx(), 1);
        }
        self.put_seats(at!("mutiny passed"), mutiny.passed, out);
        self.put_seats(at!("losers"), mutiny.losers, out);
        put_count(out, at!("mutiny shown"), mutiny.shown, u8::MAX);
    }

    fn share(self, out: &mut impl Sink) {
        let share = &self.game.share;
        put_if(out, at!("spoils"), share.source == Source::Mutiny);
        let picker = match share.picker {
            Picker::Cook { .. } => 0,
            Picker::Captain => 1,
            Picker::Nobody => 2,
        };
        out.put(at!("picker") + picker, 1);
        for (nth, seat) in self.game.rules.seats.clockwise_from(self.me).enumerate() {
            put_count(out, at!("got") + nth, share.got[seat], N_PRIZES);
        }
        put_count(out, at!("n given"), share.n_given, N_PRIZES);
        put_count(out, at!("n pot"), self.game.pot.len(), N_PRIZES);
        if !self.game.pot.is_empty() {
            put_cards(out, at!("pot"), N_CREW, self.known(self.game.pot));
        }
    }

    fn piles(self, out: &mut impl Sink) {
        let game = self.game;
        put_cards(out, at!("discard"), 0, game.discard);
        put_cards(out, at!("prize discard"), N_CREW, game.prize_discard);
        put_cards(out, at!("stacks"), N_HELD, game.stacks);
        put_count(out, at!("n deck"), game.deck.len(), N_CREW);
        put_count(out, at!("n prize deck"), game.prize_deck.len(), N_PRIZES);
        for kind in Kind::ALL {
            put_count(out, at!("n stack") + kind.idx(), game.stack(kind).len(), 12);
        }
        let me = Observer::Seat(self.me);
        for (idx, trace) in game.memory.0.iter().enumerate() {
            if trace.out.includes(me) && !trace.place.includes(me) {
                out.put(at!("elsewhere") + idx, 1);
            }
        }
    }

    /// Offers in numbers, and promises that can still be kept or broken. The cards of an offer are
    /// part of the choice to accept it.
    fn talk(self, out: &mut impl Sink) {
        let (mut to_me, mut by_me) = ([0_u8; 10], [0_u8; 10]);
        for offer in &self.game.offers.open {
            if offer.to == self.me {
                to_me[self.steps(offer.from)] += 1;
            } else if offer.from == self.me {
                by_me[self.steps(offer.to)] += 1;
            }
        }
        for nth in 0..10 {
            put_count(out, at!("offers to me") + nth, to_me[nth], 3);
            put_count(out, at!("offers by me") + nth, by_me[nth], 3);
        }
        if self.game.deeds.words.is_empty() {
            return;
        }
        let (mut to_all, mut to_me) = ([[0_u8; N_PLEDGES]; 10], [[0_u8; N_PLEDGES]; 10]);
        for word in &self.game.deeds.words {
            let (by, what) = (self.steps(word.by), choice::pledge_idx(word.what));
            to_all[by][what] += 1;
            to_me[by][what] += u8::from(word.to == self.me);
        }
        for (by, (all, mine)) in to_all.iter().zip(&to_me).enumerate() {
            for what in 0..N_PLEDGES {
                let idx = N_PLEDGES * by + what;
                put_count(out, at!("words") + idx, all[what], 16);
                put_count(out, at!("words to me") + idx, mine[what], 16);
            }
        }
    }
}

/// A flag for a card that is played for its effect, or a Traitor.
#[inline]
fn put_special(at: usize, card: CardId, out: &mut impl Sink) {
    if let Some(nth) = card.idx().checked_sub(usize::from(FIRST_SPECIAL)) {
        out.put(at + nth, 1);
    }
}

fn phase_idx(phase: &PhaseView) -> usize {
    match phase {
        PhaseView::Deal | PhaseView::Appoint { .. } => 0,
        PhaseView::EmptyHands { .. } => 1,
        PhaseView::Call { .. } => 2,
        PhaseView::Voyage => 3,
        PhaseView::Timed { .. } => 4,
        PhaseView::FirstCard => 5,
        PhaseView::Attack => 6,
        PhaseView::Assign => 7,
        PhaseView::Pick { .. } => 8,
        PhaseView::Give => 9,
        PhaseView::Repair { .. } => 10,
        PhaseView::Claim { .. } => 11,
        PhaseView::Exchange { .. } => 12,
        PhaseView::Ransom { .. } => 13,
        PhaseView::Guard => 14,
        PhaseView::Bury { .. } => 15,
        PhaseView::Punish => 16,
        PhaseView::Victim => 17,
        PhaseView::Mutiny => 18,
        PhaseView::Over { .. } => 19,
    }
}

fn timing_idx(timing: Timing) -> usize {
    match timing {
        Timing::Lookout => 0,
        Timing::Map => 1,
        Timing::Skills => 2,
        Timing::Cook => 3,
        Timing::Carpenter => 4,
        Timing::Boatswain => 5,
        Timing::SmartKid => 6,
    }
}
