//! The flawed game implements the contract.
#![expect(clippy::wildcard_enum_match_arm, reason = "each place knows only its own few flaws")]

use std::fmt;
use std::sync::atomic::Ordering;

use contract::Features;
use contract::features::{Part, Sink, SlotKind, start};
use contract::{
    About, Ask, Broken, CardId, Decided, DeckText, Game, Host, Language, Menu, NotationError,
    Observer, Outcome, Pending, Phrase, Play, Question, Refusal, Reply, ScorePart, SearchRng, Seat,
    SeatCount, SeatSet, SetupError, Standing, Weight, Window, WindowId, Worlds,
};
use testkit::toy::phase::{attack, storm, turn};
use testkit::toy::{self, Pile, Raid, Ship, Why, ledger};

use super::{Action, Event, EventView, Flaw, Flawed, Options, Rules, View, relay};

impl Flawed {
    /// A menu before the flaws in its order.
    fn choices(&self, seat: Seat) -> Vec<toy::Action> {
        let mut menu = Menu::default();
        self.raid.menu(seat, &mut menu);
        let peeks = self.flaw() == Flaw::CheckPeeks;
        menu.actions.retain(|action| !peeks || self.check(seat, &Action(*action)).is_ok());
        menu.actions
    }

    fn flawed_window(&self, window: Window) -> Window {
        use contract::Mode::{Open, Sealed};
        let everybody = self.rules.toy.seats.all();
        match (self.flaw(), window.mode) {
            (Flaw::WaitsForNobody, Open) => {
                Window { waiting: SeatSet::EMPTY, may: everybody, ..window }
            }
            (Flaw::WaitsForStrangers, Open) => {
                Window { waiting: everybody, may: SeatSet::EMPTY, ..window }
            }
            (Flaw::MayByHand, Open) => Window { may: window.may.and(self.strong()), ..window },
            (Flaw::AskedShrinks, Sealed) => Window { asked: window.waiting, ..window },
            (Flaw::NumbersRepeat, _) => Window { id: WindowId(window.id.0 % 3), ..window },
            _ => window,
        }
    }
}

impl Game for Flawed {
    const ABOUT: About = About { id: "flawed", ..Raid::ABOUT };
    const RULES_VERSION: u32 = 1;
    const ACTIONS_MAX: u32 = Raid::ACTIONS_MAX;
    const REACTIONS: &'static [&'static str] = Raid::REACTIONS;

    type Options = Options;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Remarks = ();
    type Why = Why;

    fn rules(options: &Options, seats: SeatCount, deck: &DeckText) -> Result<Rules, SetupError> {
        Raid::rules(&options.toy, seats, deck).map(|toy| Rules::new(options.flaw, toy))
    }

    fn default_deck() -> DeckText {
        Raid::default_deck()
    }

    fn seats(rules: &Rules) -> SeatCount {
        rules.toy.seats
    }

    fn new(rules: &'static Rules) -> Self {
        Self { rules, raid: Raid::new(rules.toy), scar: 0 }
    }

    fn start<H: Host<Self>>(play: &mut Play<'_, Self, H>) {
        #[expect(clippy::redundant_closure, reason = "the function alone is not general enough")]
        relay(play, |inner| Raid::start(inner));
        if play.game.flaw() == Flaw::OwnChance {
            let rules = play.game.rules;
            let seat = rules.stir() % u32::from(rules.toy.seats.get());
            let toy = toy::Event::CaptainChanged { seat: Seat(seat.to_le_bytes()[0]) };
            play.emit(Event { toy, leak: None });
        }
    }

    fn standing(&self) -> Standing {
        match self.raid.standing() {
            Standing::Open(window) => Standing::Open(self.flawed_window(window)),
            Standing::Over(outcome) if self.flaw() == Flaw::RankMissing => {
                let (points, seats) = (|seat| self.raid.points(seat), self.rules.toy.seats);
                let all_but_one = seats.seats().skip(1);
                Standing::Over(Outcome::rank(outcome.reason, all_but_one, points, points))
            }
            Standing::Over(outcome) => Standing::Over(outcome),
        }
    }

    fn pending(&self) -> Option<Pending> {
        let pending = self.window().map(Pending::from)?;
        let waiting = if self.flaw() == Flaw::PendingStale {
            self.rules.toy.seats.all()
        } else {
            pending.waiting
        };
        Some(Pending { waiting, ..pending })
    }

    fn question(&self, window: &Window) -> Question {
        let question = self.raid.question(window);
        match (self.flaw(), question.weight) {
            (Flaw::ReactionUnlisted, Weight::Decision) => Question { kind: "mutiny", ..question },
            _ => question,
        }
    }

    fn reply(&self, action: &Action) -> Reply {
        match self.flaw() {
            Flaw::AsideTooLong => Reply::Aside,
            _ => self.raid.reply(&action.0),
        }
    }

    fn covered(&self, id: WindowId) -> bool {
        self.flaw() != Flaw::CoveredForgotten && self.raid.covered(id)
    }

    fn lead(&self) -> Seat {
        self.raid.lead()
    }

    fn menu(&self, seat: Seat, out: &mut Menu<Action>) {
        let left = std::mem::take(&mut out.actions);
        out.clear();
        let mut actions = self.choices(seat);
        match self.flaw() {
            Flaw::MenuUnsorted => actions.reverse(),
            Flaw::MenuTwice => actions.extend(actions.first().copied()),
            Flaw::MenuOffersForbidden => {
                actions.push(toy::Action::Storm(storm::Move::Sink { card: CardId(u8::MAX) }));
            }
            Flaw::MenuMisses if actions.len() > 1 => drop(actions.pop()),
            Flaw::MenuEmpty if matches!(self.raid.phase(), toy::state::Phase::Mutiny(_)) => {
                actions.clear();
            }
            _ => {}
        }
        out.actions.extend(actions.into_iter().map(Action));
        if self.flaw() == Flaw::MenuAppends {
            out.actions.extend(left);
        }
    }

    fn draw_action(
        &self,
        ask: Ask,
        buffer: &mut Menu<Action>,
        rng: &mut SearchRng,
    ) -> Decided<Action> {
        self.menu(ask.seat, buffer);
        let drawn = ask.draw_from(&buffer.actions, rng);
        match self.flaw() {
            Flaw::DrawMiscounts => Decided { was_choice: !drawn.was_choice, ..drawn },
            Flaw::DrawUneven if rng.below(4) == 0 => {
                Decided { action: buffer.actions.first().copied(), ..drawn }
            }
            Flaw::ReadsMemory if self.scar % 2 == 1 => {
                Decided { action: buffer.actions.first().copied(), ..drawn }
            }
            Flaw::DrawOutside => {
                let reveal = attack::Move::Reveal { seen: 77 };
                Decided { action: Some(Action(toy::Action::Attack(reveal))), ..drawn }
            }
            _ => drawn,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
        let galleon = toy::Action::Turn(turn::Move::Sail { ship: Ship::Galleon });
        if self.flaw() == Flaw::CheckPeeks
            && action.0 == galleon
            && self.strong().has(self.raid.quartermaster())
        {
            return Err(Refusal::Illegal { rule: ledger::TOY_SHIP, why: Why::NotNow });
        }
        if let (Flaw::NumberPanics, toy::Action::Attack(attack::Move::Reveal { seen })) =
            (self.flaw(), action.0)
        {
            assert!(seen < 200, "nobody has seen so many");
        }
        let checked = self.raid.check(seat, &action.0);
        match (self.flaw(), checked, action.0) {
            (Flaw::RefusalsCount, Err(refusal), _) => {
                self.rules.stir();
                Err(refusal)
            }
            (
                Flaw::RefusalPeeks,
                Err(Refusal::Illegal { rule: ledger::TOY_HAND, .. }),
                toy::Action::Attack(attack::Move::Contribute { card }),
            ) if self.rules.toy.seats.seats().any(|other| self.raid.hand(other).has(card)) => {
                Err(Refusal::Illegal { rule: ledger::TOY_HAND, why: Why::NotNow })
            }
            (_, checked, _) => checked,
        }
    }

    fn resolve<H: Host<Self>>(play: &mut Play<'_, Self, H>, seat: Seat, action: Action) {
        let reveal = matches!(action.0, toy::Action::Attack(attack::Move::Reveal { .. }));
        match play.game.flaw() {
            Flaw::SilentChange => play.game.scar += 1,
            Flaw::SharedState => drop(play.game.rules.stir()),
            Flaw::RevealPanics => assert!(!reveal, "the ship is a ghost"),
            _ => {}
        }
        relay(play, |inner| Raid::resolve(inner, seat, action.0));
    }

    fn remember(&mut self, _: &Event) {
        if self.flaw() == Flaw::ReadsMemory {
            self.scar += 1;
        }
    }

    fn evolve(&mut self, event: &Event) {
        self.raid.evolve(&event.toy);
        match (self.flaw(), event.toy) {
            (Flaw::CardTwice, toy::Event::Contributed { seat, card }) => {
                self.raid.evolve(&toy::Event::Drew { seat, card });
            }
            (Flaw::ViewForgets, _) => self.scar += 1,
            (Flaw::ArrivalCounts, toy::Event::MutinyAnswered { seat, .. }) if self.scar == 0 => {
                self.scar = u32::from(seat.0) + 1;
            }
            (Flaw::ArrivalCounts, toy::Event::RoundEnded) => self.scar = 0,
            _ => {}
        }
    }

    fn invariants(&self) -> Result<(), Broken> {
        let broken = self.flaw() == Flaw::WorldBroken && self.scar > 0;
        Broken::unless(!broken, "nobody is scarred")?;
        self.raid.invariants()
    }

    fn view(&self, observer: Observer) -> View {
        let next = observer.seat().unwrap_or(Seat(0)).clockwise(1, self.rules.toy.seats);
        let other = self.raid.hand(next).first().map_or(u8::MAX, |card| card.0);
        let leak = match self.flaw() {
            Flaw::RefusalsCount | Flaw::SharedState => {
                Some(self.rules.mood.load(Ordering::Relaxed))
            }
            Flaw::ViewLeaks => Some(u32::from(other)),
            _ => None,
        };
        View { toy: self.raid.view(observer), leak, peek: other, flaw: self.flaw() }
    }

    fn event_view(event: &Event, observer: Observer) -> Option<EventView> {
        let toy = Raid::event_view(&event.toy, observer)?;
        Some(EventView { toy, leak: event.leak })
    }

    fn fallback(rules: &Rules, view: &View) -> Action {
        let toy = Raid::fallback(rules.toy, &view.toy);
        Action(match (rules.flaw, toy) {
            (Flaw::FallbackPeeks, toy::Action::Turn(_)) if view.peek.is_multiple_of(2) => {
                toy::Action::Turn(turn::Move::Sail { ship: Ship::Sloop })
            }
            (Flaw::FallbackForbidden, toy::Action::Attack(_)) => {
                toy::Action::Attack(attack::Move::Reveal { seen: u8::MAX })
            }
            (_, toy) => toy,
        })
    }

    fn write_action(rules: &Rules, action: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        let contributes = matches!(action.0, toy::Action::Attack(attack::Move::Contribute { .. }));
        if rules.flaw == Flaw::NotationLosesCard && contributes {
            return out.write_str("contribute");
        }
        Raid::write_action(rules.toy, &action.0, out)
    }

    fn read_action(rules: &Rules, text: &str) -> Result<Action, NotationError> {
        if rules.flaw == Flaw::ReadingPanics {
            assert!(text.is_ascii(), "who speaks Polish?");
        }
        Raid::read_action(rules.toy, text).map(Action)
    }

    fn card_name(rules: &Rules, card: CardId) -> Option<String> {
        Raid::card_name(rules.toy, card)
    }

    fn card_named(rules: &Rules, name: &str) -> Option<CardId> {
        Raid::card_named(rules.toy, name)
    }

    fn say_window(rules: &Rules, view: &View) -> Option<Phrase> {
        let said = Raid::say_window(rules.toy, &view.toy)?;
        match rules.flaw {
            Flaw::WindowUnsaid => None,
            Flaw::WindowTellsHand => {
                let own = view.toy.observer.seat().and_then(|me| view.toy.hands[me.idx()].cards);
                Some(said.number("own", own.and_then(Pile::first).map_or(0, |card| card.0)))
            }
            _ => Some(said),
        }
    }

    fn say_view(_: &Rules, _: &View) {}

    fn say_score(rules: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
        match rules.flaw {
            Flaw::ScoreMiscounted => vec![Vec::new(); view.toy.hands.len() + 1],
            _ => Raid::say_score(rules.toy, &view.toy),
        }
    }

    fn say_card(rules: &Rules, card: CardId) -> Option<Phrase> {
        Raid::say_card(rules.toy, card)
    }

    fn is_unseen(_: &Rules, view: &View, card: CardId) -> bool {
        match view.flaw {
            Flaw::UnseenPeeks => card.0 % 8 == view.peek % 8,
            Flaw::SeatBlind => view.toy.observer != Observer::Spectator,
            _ => false,
        }
    }

    fn say_action(rules: &Rules, view: &View, action: &Action) -> Phrase {
        match rules.flaw {
            Flaw::WordMissing => Phrase::new("toy-unheard-of"),
            Flaw::AsideTooLong => {
                let deck = (0..100).filter_map(|id| Raid::say_card(rules.toy, CardId(id)));
                Phrase::new("toy-unheard-of").names("cards", deck)
            }
            _ => Raid::say_action(rules.toy, &view.toy, &action.0),
        }
    }

    fn say_event(rules: &Rules, event: &EventView) -> Option<Phrase> {
        Raid::say_event(rules.toy, &event.toy)
    }

    fn words(language: Language) -> &'static str {
        Raid::words(language)
    }
}

impl Worlds for Flawed {
    fn seen(rules: &'static Rules, view: &View) -> Self {
        let raid = Raid::seen(rules.toy, &view.toy);
        Self { rules, raid, scar: u32::from(rules.flaw == Flaw::WorldBroken) }
    }

    fn fill(&mut self, view: &View, rng: &mut SearchRng) {
        self.raid.fill(&view.toy, rng);
        if self.rules.flaw == Flaw::WorldForgets {
            let seat = self.raid.quartermaster();
            self.raid.evolve(&toy::Event::CaptainChanged { seat });
        }
    }
}

impl Features for Flawed {
    const FEATURES_VERSION: u32 = Raid::FEATURES_VERSION;
    const OBSERVATION: &'static [Part] = Raid::OBSERVATION;
    const CHOICE: &'static [Part] = Raid::CHOICE;
    const SLOTS: &'static [SlotKind] = Raid::SLOTS;
    const MENU_MAX: usize = Raid::MENU_MAX;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        self.raid.describe(seat, out);
        let strong = self.strong().without(seat);
        match self.flaw() {
            Flaw::DescriptionLeaks if !strong.is_empty() => {
                out.put(start(Self::OBSERVATION, "storm"), 1);
            }
            Flaw::NumberTooLarge => out.put(start(Self::OBSERVATION, "storm"), 2),
            _ => {}
        }
    }

    fn describe_choice(&self, seat: Seat, action: &Action, out: &mut impl Sink) {
        self.raid.describe_choice(seat, &action.0, out);
    }

    fn kind(action: &Action) -> usize {
        Raid::kind(&action.0)
    }

    fn place(&self, seat: Seat, action: &Action, nth: u32) -> u32 {
        let place = self.raid.place(seat, &action.0, nth);
        match self.flaw() {
            Flaw::SlotPeeks => place + u32::from(self.strong().without(seat).len()),
            Flaw::SlotShared => 0,
            _ => place,
        }
    }
}
