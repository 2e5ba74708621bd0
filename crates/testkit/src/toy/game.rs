//! Raid implements the contract.

use std::fmt;

use contract::{
    About, Ask, Broken, CardId, Decided, DeckText, Game, Host, Language, Menu, NotationError,
    Observer, OptionAbout, Outcome, PerSeat, Phrase, Play, Question, Refusal, Reply, SearchRng,
    Seat, SeatCount, SetupError, Standing, Weight, Window, WindowId,
};

use super::deck::DEFAULT_DECK;
use super::phase::attack;
use super::state::{Phase, Raid, SharedRules};
use super::view::ToyStage;
use super::{
    Action, Event, EventView, Options, Pile, Rules, View, Why, event, invariants, notation, phase,
    words,
};

impl Game for Raid {
    const ABOUT: About = About {
        id: "toy",
        prefix: "toy",
        seats: 2..=10,
        usual_seats: 3,
        minutes: 10,
        options: &[OptionAbout { name: "ties", values: &["captain-stays", "mutineer-wins"] }],
        cautions: &[],
    };
    const RULES_VERSION: u32 = 1;
    // Nine rounds; in each of them a turn, nine answers, every card of ten hands once (five each,
    // and one that the wind brings), ten sunk cards, a reveal.
    const ACTIONS_MAX: u32 = 9 * (1 + 9 + 60 + 10 + 1);
    const REACTIONS: &'static [&'static str] = &["mutiny"];

    type Options = Options;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Remarks = ();
    type Why = Why;

    fn rules(options: &Options, seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
        Rules::new(options, seats, deck)
    }

    fn default_deck() -> DeckText {
        DeckText::built_in("toy", DEFAULT_DECK)
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.seats
    }

    fn new(rules: &'static Rules) -> Self {
        Self {
            rules: SharedRules(rules),
            captain: Seat(0),
            round: 0,
            n_windows: 1,
            window: WindowId(0),
            phase: Phase::Turn,
            storm: None,
            hands: PerSeat::of(Pile::EMPTY),
            sunk: PerSeat::of(Pile::EMPTY),
            deck: rules.all_cards(),
            discard: Pile::EMPTY,
            points: PerSeat::of(0),
        }
    }

    /// Rule: [`TOY_DEAL`](super::ledger::TOY_DEAL).
    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        let rules = play.game.shared_rules();
        for seat in rules.seats.seats() {
            (0..rules.hand).for_each(|_| phase::draw_card(play, seat));
        }
    }

    #[inline]
    fn standing(&self) -> Standing {
        match phase::window(self) {
            Ok(window) => Standing::Open(window),
            Err(reason) => {
                let points = |seat: Seat| self.points[seat];
                Standing::Over(Outcome::rank(reason, self.seat_count().seats(), points, points))
            }
        }
    }

    /// Whether to call a mutiny is the caller's secret; adding crew is open to everybody.
    fn question(&self, _: &Window) -> Question {
        match (&self.storm, &self.phase) {
            (Some(_), _) => Question { kind: "storm", weight: Weight::Decision },
            (None, Phase::Turn | Phase::Over(_)) => {
                Question { kind: "turn", weight: Weight::Decision }
            }
            (None, Phase::Mutiny(_)) => Question { kind: "mutiny", weight: Weight::Call },
            (None, Phase::Attack(_)) => Question { kind: "attack", weight: Weight::Decision },
        }
    }

    /// A wind replies to the card shown before it.
    fn reply(&self, action: &Action) -> Reply {
        match (&self.phase, action) {
            (Phase::Attack(state), Action::Attack(attack::Move::Contribute { card }))
                if state.shown > 0 && attack::is_wind(self, *card) =>
            {
                Reply::Shown { place: state.shown - 1 }
            }
            _ => Reply::Question,
        }
    }

    fn shown_may_be_answered(&self) -> bool {
        matches!(self.phase, Phase::Attack(_))
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn covered(&self, id: WindowId) -> bool {
        self.storm.is_some() && id == self.window
    }

    fn lead(&self) -> Seat {
        self.captain
    }

    fn menu(&self, seat: Seat, out: &mut Menu<Action>) {
        phase::menu(self, seat, out);
    }

    #[inline]
    fn draw_action(
        &self,
        ask: Ask,
        buffer: &mut Menu<Action>,
        rng: &mut SearchRng,
    ) -> Decided<Action> {
        phase::draw_action(self, ask, buffer, rng)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        phase::check(self, seat, *action)
    }

    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        phase::resolve(play, seat, action);
    }

    #[inline]
    fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    fn invariants(&self) -> Result<(), Broken> {
        invariants::check(self)
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn event_view(event: &Event, observer: Observer) -> Option<EventView> {
        Some(event::event_view(event, observer))
    }

    /// The careful choice: draw, pass, reveal, sink the first card.
    fn fallback(_: &Rules, view: &View) -> Action {
        if view.storm.is_some() {
            let seat = view.observer.seat().expect("only a seat is waited for");
            let card = view.hands[seat.idx()].cards.and_then(Pile::first);
            let card = card.expect("only a full hand sinks a card");
            return Action::Storm(phase::storm::Move::Sink { card });
        }
        match &view.stage {
            ToyStage::Turn | ToyStage::Over { .. } => Action::Turn(phase::turn::Move::Draw),
            ToyStage::Mutiny { .. } => Action::Mutiny(phase::mutiny::Move::Pass),
            ToyStage::Attack(attack) => Action::Attack(attack::Move::Reveal { seen: attack.shown }),
        }
    }

    fn write_action(rules: &Rules, action: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write(rules, *action, out)
    }

    fn read_action(rules: &Rules, text: &str) -> Result<Action, NotationError> {
        notation::read(rules, text)
    }

    fn card_name(rules: &Rules, card: CardId) -> Option<String> {
        rules.cards.get(card.idx()).map(|card| card.name.clone())
    }

    fn card_named(rules: &Rules, name: &str) -> Option<CardId> {
        notation::card_named(rules, name)
    }

    fn say_window(_: &Rules, view: &View) -> Option<Phrase> {
        words::say_window(view)
    }

    fn say_view(_: &Rules, _: &View) {}

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        words::card_said(rules, card)
    }

    fn say_action(rules: &Rules, _: &View, action: &Action) -> Phrase {
        words::say_action(rules, *action)
    }

    fn say_event(rules: &Rules, event: &EventView) -> Option<Phrase> {
        words::say_event(rules, event)
    }

    fn words(language: Language) -> &'static str {
        words::file(language)
    }
}
