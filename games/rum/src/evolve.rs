//! How each event changes the state. No decisions here.

use contract::{CardId, PerSeat, Seat, WindowId};

use crate::card::{Cards, Lanes, PARROT};
use crate::event::{Event, Source};
use crate::phase::set::Bottles;
use crate::state::{Phase, Place, PutBack, Rum};

impl Rum {
    /// Always inlined: where an event is made its kind is known, so only its own arm remains.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a third of the cost of random play, measured")]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::LaidUp { place, card } => {
                self.wreck.remove(card);
                self.beach[place.idx()] = Place::Up(card);
                self.open = self.open.plus(self.rules.single[card.idx()]);
            }
            Event::LaidDown { place, card } => {
                self.wreck.remove(card);
                self.beach[place.idx()] = Place::Down(card);
            }
            Event::Dealt { seat, card } | Event::DrewWreck { seat, card } => {
                self.wreck.remove(card);
                self.add_to_hand(seat, card);
            }
            Event::ParrotJoined | Event::ParrotReturned => self.return_parrot(),
            Event::TookUp { seat, place, card } => {
                self.beach[place.idx()] = Place::Empty;
                self.open = self.open.minus(self.rules.single[card.idx()]);
                self.add_to_hand(seat, card);
            }
            Event::TookDown { seat, place, card } => {
                self.beach[place.idx()] = Place::Empty;
                self.add_to_hand(seat, card);
            }
            Event::ParrotDrawn { from, .. } => self.draw_parrot(from),
            Event::WreckEmptied => {}
            Event::HandReturned { seat, cards } | Event::PutBack { seat, cards } => {
                self.return_cards(seat, cards);
            }
            Event::PutBackAsked { cause, n, asked } => {
                let chosen = PerSeat::default();
                self.phase = Phase::PutBack(PutBack { cause, n, asked, waiting: asked, chosen });
                self.open_window();
            }
            Event::Answered { seat, cards } => {
                if let Phase::PutBack(put_back) = &mut self.phase {
                    put_back.waiting = put_back.waiting.without(seat);
                    put_back.chosen[seat] = cards;
                }
            }
            Event::ClockMoved { to } => self.clock = to,
            Event::SetPlayed { seat, laying, .. } => self.return_cards(seat, laying.cards()),
            Event::CollectionWon { seat, colour, value, .. } => {
                self.set_owner(colour, Some(seat));
                self.values = self.values.with(colour, value);
            }
            Event::WaveRolled { cards } => self.turn_up_beach(cards),
            Event::BeachMixed => self.mix_beach(),
            Event::TurnPassed { seat } => {
                self.active = seat;
                self.phase = Phase::Turn;
                self.open_window();
            }
            Event::Ended { ending } => self.phase = Phase::Over(ending),
        }
    }

    #[inline]
    fn open_window(&mut self) {
        self.window = WindowId(self.window.0 + 1);
    }

    #[inline]
    fn add_to_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat].insert(card);
        self.ends[seat] = self.ends[seat].plus(self.rules.both[card.idx()]);
    }

    #[inline]
    fn return_cards(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat] = self.hands[seat].minus(cards);
        let both = |card: CardId| self.rules.both[card.idx()];
        self.ends[seat] = cards.iter().map(both).fold(self.ends[seat], Bottles::minus);
        self.wreck = self.wreck.or(cards);
    }

    fn draw_parrot(&mut self, from: Source) {
        match from {
            Source::Wreck => self.wreck.remove(PARROT),
            Source::Beach(place) => self.beach[place.idx()] = Place::Empty,
        }
        self.shown.insert(PARROT);
    }

    /// The parrot comes from the box, from the seat that showed it, or from the beach. It has no
    /// bottles.
    fn return_parrot(&mut self) {
        if let Some(place) = self.parrot_washed_up() {
            self.beach[place.idx()] = Place::Empty;
        }
        self.shown.remove(PARROT);
        self.wreck.insert(PARROT);
    }

    fn turn_up_beach(&mut self, cards: [CardId; 3]) {
        self.beach = cards.map(Place::Up);
        self.open = self.beach_bottles();
    }

    fn mix_beach(&mut self) {
        for place in &mut self.beach {
            if let Some(card) = place.card() {
                self.wreck.insert(card);
            }
            *place = Place::Empty;
        }
        self.open = Lanes::NONE;
    }
}
