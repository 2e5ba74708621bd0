//! How each event changes the state; no decisions here.

use super::Pile;
use super::event::{Event, Fight};
use super::state::{Answers, Attack, Mutiny, Phase, Raid, Storm, Wind};

impl Raid {
    #[inline]
    pub(super) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, card } => {
                self.deck = self.deck.without(card);
                self.hands[seat] = self.hands[seat].with(card);
            }
            Event::Reshuffled => {
                self.deck = self.deck.or(self.discard);
                self.discard = Pile::EMPTY;
            }
            Event::MutinyAsked { ship, asked } => {
                self.open(Phase::Mutiny(Mutiny { ship, answers: Answers::none(asked) }));
            }
            Event::MutinyAnswered { seat, card } => {
                if let Phase::Mutiny(mutiny) = &mut self.phase {
                    mutiny.answers.take(seat, card);
                }
            }
            Event::MutinyCalled { seat, card } => {
                self.hands[seat] = self.hands[seat].without(card);
                self.discard = self.discard.with(card);
            }
            Event::CaptainChanged { seat } => self.captain = seat,
            Event::AttackOpened { ship } => {
                let (played, helpers) = Default::default();
                let attack = Attack { ship, played, helpers, shown: 0, wind: Wind::Calm };
                self.open(Phase::Attack(attack));
            }
            Event::Contributed { seat, card } => {
                self.hands[seat] = self.hands[seat].without(card);
                if let Phase::Attack(attack) = &mut self.phase {
                    attack.played = attack.played.with(card);
                    attack.helpers = attack.helpers.with(seat);
                    attack.shown += 1;
                }
            }
            Event::WindRose => {
                if let Phase::Attack(attack) = &mut self.phase {
                    attack.wind = Wind::Blown;
                }
            }
            Event::StormOpened { asked } => {
                let window = self.next_window();
                self.storm = Some(Storm { window, answers: Answers::none(asked) });
            }
            Event::StormAnswered { seat, card } => {
                if let Some(storm) = &mut self.storm {
                    storm.answers.take(seat, Some(card));
                }
            }
            Event::StormPassed => self.sink_chosen(),
            Event::Revealed { fight, .. } => self.share(fight),
            Event::RoundEnded => {
                self.round += 1;
                self.open(Phase::Turn);
            }
            Event::Ended { reason } => self.phase = Phase::Over(reason),
        }
    }

    fn open(&mut self, phase: Phase) {
        self.window = self.next_window();
        self.phase = phase;
    }

    fn sink_chosen(&mut self) {
        let Some(storm) = self.storm.take() else { return };
        for seat in storm.answers.asked.iter() {
            if let Some(card) = storm.answers.cards[seat] {
                self.hands[seat] = self.hands[seat].without(card);
                self.sunk[seat] = self.sunk[seat].with(card);
            }
        }
    }

    fn share(&mut self, fight: Fight) {
        let Phase::Attack(attack) = self.phase else { return };
        // The crew leaves the attack, so that no card lies in two places until the round ends.
        self.phase = Phase::Attack(Attack { played: Pile::EMPTY, ..attack });
        self.discard = self.discard.or(attack.played);
        if fight == Fight::Won {
            attack.helpers.iter().for_each(|seat| self.points[seat] += attack.ship.prize());
        }
    }
}
