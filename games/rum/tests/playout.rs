//! Random games from the deal to the end, with laws that must hold after each step. It also counts
//! what happened: a law that is never put to the test proves nothing, so everything in the rules
//! must come up.

use contract::{Game, Observer, Seat};
use rum::ending::Ending;
use rum::event::{By, Cause, Source};
use rum::view::PlaceView;
use rum::{Cards, Event, Options, Rules, Rum, View};
use testkit::playout::{Tally, deal, n_games, play};
use testkit::table;

/// The number of games for each number of seats.
const GAMES: u64 = 1500;
/// More actions than any of these games needs; a longer game is stuck.
const ACTIONS_MAX: usize = 5000;

/// What must come up: every kind of event, and rare combinations of several rules.
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

fn saw_event(tally: &mut Tally, event: &Event) {
    tally.saw(match event {
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
        tally.saw_if("won by trio", *by == By::Trio);
        tally.saw_if("value 8", *value == 8);
    }
    if let Event::PutBackAsked { asked, .. } = event {
        tally.saw_if("several seats asked", asked.len() > 1);
    }
}

/// Combinations of several events in one step.
fn saw_step(tally: &mut Tally, events: &[Event]) {
    for event in events {
        saw_event(tally, event);
    }
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    let returned = count(|event| matches!(event, Event::HandReturned { .. }));
    let answered = count(|event| matches!(event, Event::Answered { .. }));
    let put_back = count(|event| matches!(event, Event::PutBack { .. }));
    let won = count(|event| matches!(event, Event::CollectionWon { .. }));
    let parrots = count(|event| *event == Event::ParrotReturned);
    tally.saw_if("several hands returned", returned > 1);
    tally.saw_if("put back without a choice", put_back > 0 && answered == 0);
    tally.saw_if("several collection cards won", won > 1);
    tally.saw_if("parrot twice in a wave", parrots > 1);
    tally.saw_if("wave with a trio", count(|event| *event == Event::BeachMixed) > 0);
}

/// Every card is in exactly one place.
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
        assert_eq!(new.owner.is_some(), new.value > 1, "a card that is won is raised");
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

/// Plays a game to its end and returns the number of actions.
fn play_one(seats: u8, number: u64, tally: &mut Tally) -> usize {
    let game = deal::<Rum>(table::rules::<Rum>(&Options {}, seats), number);
    for event in game.deal_events() {
        saw_event(tally, event);
    }
    tally.saw_if("deal with a trio", game.deal_events().contains(&Event::BeachMixed));
    let (game, outcome) = play(game, number, ACTIONS_MAX, |step| {
        let before = step.before.view(Observer::Spectator);
        assert!(before.wreck > 0, "a draw is always possible");
        saw_step(tally, step.events);
        goes_on_by_the_rules(&before, &step.after.view(Observer::Spectator), step.events);
        cards_are_all_there(&step.after.view(Observer::Referee));
    });
    tally.saw_if("win shared", outcome.winners().len() > 1);
    game.log().len()
}

#[test]
fn every_game_ends_and_keeps_the_laws_and_everything_comes_up() {
    let mut tally = Tally::new(&SIGHTS);
    let mut n_actions = 0;
    for seats in 2..=4 {
        n_actions +=
            (0..n_games(GAMES)).map(|number| play_one(seats, number, &mut tally)).sum::<usize>();
    }
    println!("{n_actions} actions");
    tally.assert_exact();
}
