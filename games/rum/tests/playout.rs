//! Random games from the deal to the end, with laws that must hold after each step. It also
//! counts what happened: a law that is never put to the test proves nothing, so everything the
//! rules know must have come up.

use std::collections::BTreeMap;

use contract::chance::Generator;
use contract::{
    Actor, Game, Match, Menu, Observer, Schedule, SearchRng, Seat, SeatCount, Seed, Standing,
    Submission, setup,
};
use rum::ending::Ending;
use rum::event::{By, Cause, Source};
use rum::view::PlaceView;
use rum::{Cards, Event, Options, Rules, Rum, View};

/// How many games are played for each number of seats.
const GAMES: u64 = 1500;
/// More actions than any of these games needs; a game that goes on longer is stuck.
const ACTIONS_MAX: usize = 5000;

/// What must have come up: every kind of event, and what is rare or ties several rules together.
const SIGHTS: [&str; 36] = [
    "laid up",
    "laid down",
    "dealt",
    "parrot joined",
    "drew wreck",
    "took up",
    "took down",
    "parrot of wreck",
    "parrot of beach",
    "wreck emptied",
    "hand returned",
    "put back asked by parrot",
    "put back asked by wave",
    "answered",
    "put back",
    "parrot returned",
    "clock moved",
    "set played",
    "won from row",
    "won from another",
    "raised",
    "won by trio",
    "value 8",
    "wave rolled",
    "beach mixed",
    "turn passed",
    "end by points",
    "end by clock",
    "deal with a trio",
    "wave with a trio",
    "put back without a choice",
    "several seats asked",
    "several hands returned",
    "several collection cards won",
    "parrot twice in a wave",
    "win shared",
];

#[derive(Default)]
struct Tally(BTreeMap<&'static str, u32>);

impl Tally {
    fn saw(&mut self, sight: &'static str) {
        assert!(SIGHTS.contains(&sight), "{sight} is not in the list");
        *self.0.entry(sight).or_default() += 1;
    }

    fn saw_if(&mut self, sight: &'static str, seen: bool) {
        if seen {
            self.saw(sight);
        }
    }

    fn event(&mut self, event: &Event) {
        self.saw(match event {
            Event::LaidUp { .. } => "laid up",
            Event::LaidDown { .. } => "laid down",
            Event::Dealt { .. } => "dealt",
            Event::ParrotJoined => "parrot joined",
            Event::DrewWreck { .. } => "drew wreck",
            Event::TookUp { .. } => "took up",
            Event::TookDown { .. } => "took down",
            Event::ParrotDrawn { from: Source::Wreck, .. } => "parrot of wreck",
            Event::ParrotDrawn { from: Source::Beach(_), .. } => "parrot of beach",
            Event::WreckEmptied => "wreck emptied",
            Event::HandReturned { .. } => "hand returned",
            Event::PutBackAsked { cause: Cause::Parrot, .. } => "put back asked by parrot",
            Event::PutBackAsked { cause: Cause::Wave(_), .. } => "put back asked by wave",
            Event::Answered { .. } => "answered",
            Event::PutBack { .. } => "put back",
            Event::ParrotReturned => "parrot returned",
            Event::ClockMoved { .. } => "clock moved",
            Event::SetPlayed { .. } => "set played",
            Event::CollectionWon { from: None, .. } => "won from row",
            Event::CollectionWon { seat, from: Some(owner), .. } if owner == seat => "raised",
            Event::CollectionWon { .. } => "won from another",
            Event::WaveRolled { .. } => "wave rolled",
            Event::BeachMixed => "beach mixed",
            Event::TurnPassed { .. } => "turn passed",
            Event::Ended { ending: Ending::Points } => "end by points",
            Event::Ended { ending: Ending::Clock } => "end by clock",
        });
        if let Event::CollectionWon { value, by, .. } = event {
            self.saw_if("won by trio", *by == By::Trio);
            self.saw_if("value 8", *value == 8);
        }
        if let Event::PutBackAsked { asked, .. } = event {
            self.saw_if("several seats asked", asked.len() > 1);
        }
    }

    /// What several events of one step make together.
    fn step(&mut self, events: &[Event]) {
        for event in events {
            self.event(event);
        }
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let returned = count(|event| matches!(event, Event::HandReturned { .. }));
        let answered = count(|event| matches!(event, Event::Answered { .. }));
        let put_back = count(|event| matches!(event, Event::PutBack { .. }));
        let won = count(|event| matches!(event, Event::CollectionWon { .. }));
        let parrots = count(|event| *event == Event::ParrotReturned);
        self.saw_if("several hands returned", returned > 1);
        self.saw_if("put back without a choice", put_back > 0 && answered == 0);
        self.saw_if("several collection cards won", won > 1);
        self.saw_if("parrot twice in a wave", parrots > 1);
        self.saw_if("wave with a trio", count(|event| *event == Event::BeachMixed) > 0);
    }
}

fn rules(seats: u8) -> &'static Rules {
    let seats = SeatCount::new(seats).expect("a number of seats");
    setup::rules::<Rum>(&Options {}, seats, &Rum::default_deck()).expect("our deck is sound")
}

/// Every card lies in one place.
fn cards_are_all_there(view: &View) {
    let mut places: Vec<Cards> =
        view.hands.iter().map(|hand| hand.cards.expect("a referee sees hands")).collect();
    places.extend([view.wreck_cards.expect("a referee sees the wreck"), view.shown]);
    places.extend(view.beach.iter().map(|place| match place {
        PlaceView::Up { card } | PlaceView::Down { card: Some(card) } => Cards::one(*card),
        PlaceView::Empty | PlaceView::Down { card: None } => panic!("no card lies at {place:?}"),
    }));
    let n_cards: u8 = places.iter().map(|cards| cards.len()).sum();
    assert_eq!(n_cards, 22, "no card lies in two places");
    assert_eq!(places.into_iter().fold(Cards::EMPTY, Cards::or), Rules::all_cards());
}

/// What holds between one step and the next, as everybody can see it.
fn goes_on_by_the_rules(before: &View, after: &View, events: &[Event]) {
    let moved = events.iter().filter(|event| matches!(event, Event::ClockMoved { .. })).count();
    assert_eq!(usize::from(after.clock - before.clock), moved, "the clock moves by 1");
    for (old, new) in before.collection.iter().zip(&after.collection) {
        assert!(new.value >= old.value, "no value falls");
        assert!(new.owner.is_some() || old.owner.is_none(), "no card goes back to the row");
        assert_eq!(new.owner.is_some(), new.value > 1, "who wins a card raises it");
    }
    let passed_to = |event: &Event| {
        if let Event::TurnPassed { seat } = event { Some(*seat) } else { None }
    };
    let turns: Vec<Seat> = events.iter().filter_map(passed_to).collect();
    let seats = u8::try_from(before.hands.len()).expect("four at most");
    let next = Seat((before.active.0 + 1) % seats);
    assert!(turns.is_empty() || turns == [next], "one action, then clockwise: {turns:?}");
    assert_eq!(after.active, turns.first().copied().unwrap_or(before.active));
    for (seat, points) in (0..).map(Seat).zip(&after.points) {
        let own = after.collection.iter().filter(|holding| holding.owner == Some(seat));
        assert_eq!(own.map(|holding| holding.value).sum::<u8>(), *points);
    }
}

/// Plays a game to its end and returns how many actions that took.
fn play(seats: u8, number: u64, tally: &mut Tally) -> usize {
    let rules = rules(seats);
    let seed = Seed::from_number(number, u64::from(seats));
    let mut game = Match::<Rum>::deal(rules, Generator::Xoshiro256, seed);
    for event in game.deal_events() {
        tally.event(event);
    }
    tally.saw_if("deal with a trio", game.deal_events().contains(&Event::BeachMixed));
    let (mut schedule, mut menu) = (Schedule::default(), Menu::default());
    // Choices must not follow the stream of the deal.
    let mut rng = SearchRng::new(number, 100 + u64::from(seats));
    while let Some(window) = game.window() {
        assert!(game.log().len() < ACTIONS_MAX, "game {number} of {seats} goes on for ever");
        let before = game.game().view(Observer::Spectator);
        assert!(before.wreck > 0, "a draw is always possible");
        let seat = schedule.ask(game.game(), game.seats(), &window).seat;
        let (action, _) = game.game().draw_action(seat, &mut menu, &mut rng);
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        let events = game.submit(submission).expect("what the menu offers is legal").to_vec();
        tally.step(&events);
        goes_on_by_the_rules(&before, &game.game().view(Observer::Spectator), &events);
        cards_are_all_there(&game.game().view(Observer::Referee));
    }
    let Standing::Over(outcome) = game.game().standing() else { unreachable!("no window is open") };
    assert_eq!(outcome.placings().len(), usize::from(seats));
    tally.saw_if("win shared", outcome.winners().len() > 1);
    game.log().len()
}

#[test]
fn every_game_ends_and_keeps_the_laws_and_everything_comes_up() {
    let mut tally = Tally::default();
    let mut n_actions = 0;
    for seats in 2..=4 {
        n_actions += (0..GAMES).map(|number| play(seats, number, &mut tally)).sum::<usize>();
    }
    println!("{n_actions} actions: {:#?}", tally.0);
    let unseen: Vec<&str> =
        SIGHTS.into_iter().filter(|sight| !tally.0.contains_key(sight)).collect();
    assert!(unseen.is_empty(), "never came up: {unseen:?}");
}
