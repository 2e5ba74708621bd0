//! Random games from the deal to the end, with invariants checked after each step, over editions,
//! variants and seats. The test also counts what happened: an untested rule proves nothing, so
//! everything the rules know must have occurred.

use contract::{
    Actor, Ask, Game, Menu, Mode, Observer, Schedule, SearchRng, Seat, SeatSet, Standing,
    Submission, Window, Worlds,
};
use jolly_roger::bribe::{Due, Party, Pledge, Promise, Promises};
use jolly_roger::event::OfferEnd;
use jolly_roger::state::{Interrupt, PhaseView, Side};
use jolly_roger::{Action, CaptainsGold, Edition, Event, JollyRoger, Options, PrizeFacing, Rules};
use testkit::{playout, table};

/// The number of games for each set-up.
const GAMES: u64 = 3;
/// More actions than any of these games needs; a game that goes on longer is stuck.
const ACTIONS_MAX: usize = 6000;

struct Tally {
    sights: playout::Tally,
    n_actions: usize,
    n_games: u32,
}

impl Tally {
    fn event(&mut self, event: &Event, rules: &Rules) {
        let text = format!("{event:?}");
        let name = text.split([' ', '{']).next().unwrap_or_default();
        self.sights.saw(name);
        if let Event::Opened { phase, .. } = event {
            let text = format!("{phase:?}");
            let name = text.split(['(', ' ']).next().unwrap_or_default();
            self.sights.saw(&format!("phase {name}"));
        } else if let Event::Shown { effect } = event {
            let special = rules.special(effect.card).expect("only special cards do something");
            self.sights.saw(&format!("shown {}", special.name()));
        } else if let Event::MutinyDecided { winner, .. } = event {
            let mutineer = *winner == Side::Mutineer;
            self.sights.saw(if mutineer { "mutineer wins" } else { "captain wins" });
        } else if let Event::OfferClosed { end, .. } = event {
            self.sights.saw_if("deal fell", *end == OfferEnd::Fell);
        } else if let Event::Ended { ending, .. } = event {
            self.sights.saw(ending.reason().0);
        }
    }
}

/// What must have occurred.
const SIGHTS: [&str; 76] = [
    "Agreed",
    "PrizesShown",
    "deal fell",
    "Reopened",
    "Appointed",
    "TookOver",
    "Reshuffled",
    "TurnedBack",
    "LostAtSea",
    "VoyageCounted",
    "Flogged",
    "Contributed",
    "Betrayed",
    "Assigned",
    "CrewDiscarded",
    "PrizesTurned",
    "PotShown",
    "CookServed",
    "Picked",
    "Given",
    "Gathered",
    "PrizeTaken",
    "CrewTaken",
    "Cancelled",
    "EffectStood",
    "EffectFell",
    "SkillChanged",
    "MutinyCalled",
    "Joined",
    "Committed",
    "Forced",
    "Redealt",
    "GuardNamed",
    "Exchanged",
    "Ransomed",
    "PrizesDrawn",
    "Buried",
    "DugUp",
    "LimitDiscarded",
    "Offered",
    "OfferClosed",
    "Handed",
    "JewelsValued",
    "captain wins",
    "mutineer wins",
    "jr-end-voyages",
    "phase Appoint",
    "phase EmptyHands",
    "phase Call",
    "phase Timed",
    "phase FirstCard",
    "phase Assign",
    "phase Pick",
    "phase Give",
    "phase Repair",
    "phase Claim",
    "phase Exchange",
    "phase Ransom",
    "phase Guard",
    "phase Bury",
    "phase Victim",
    "shown boatswain",
    "shown carpenter",
    "shown cook",
    "shown cutthroat",
    "shown first-mate",
    "shown lookout",
    "shown master-mariner",
    "shown old-sailor",
    "shown sea-dog",
    "shown second-mate",
    "shown sharp-shooter",
    "shown smart-kid",
    "shown stowaways",
    "shown surgeon",
    "win shared",
];

/// An offer somebody might make: a card or two, a prize wanted, a promise.
fn some_offer(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> Option<Action> {
    let own = game.hand(seat).or(game.prizes(seat));
    let n_seats = u32::from(game.rules().seats.get());
    let to = Seat(u8::try_from(rng.below(n_seats)).expect("few seats"));
    let few = |n: u32, most: u8| u8::try_from(n).expect("small").min(most);
    let n_given = few(rng.below(3), own.len());
    let give = rng.pick_n(own, n_given);
    let known = game.view(Observer::Seat(seat)).seats[to.idx()].prizes.known;
    let n_wanted = few(rng.below(2), known.len());
    let want = rng.pick_n(known, n_wanted);
    let guard = game.phase() == PhaseView::Guard;
    let due = Some(Due::ALL[rng.below(3) as usize]);
    let cards = Promise { by: Party::Me, what: Pledge::Crew, n: 1, due };
    let promises = match rng.below(4) {
        0 => Promises::NONE,
        1 if guard => Promises::one(Promise::plain(Party::You, Pledge::Guard)),
        1 => Promises::one(Promise::plain(Party::You, Pledge::StayOut)),
        2 => Promises::one(cards),
        _ => Promises::one(Promise::to_play(Party::Me, 2)).with(cards).expect("two fit"),
    };
    let action = Action::Offer { to, give: give.into(), want: want.into(), promises };
    game.check(seat, &action).is_ok().then_some(action)
}

/// Hidden prizes somebody might show.
fn some_show(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> Option<Action> {
    let own = game.prizes(seat).or(game.buried(seat));
    let n_shown = 1.min(own.len());
    let cards = rng.pick_n(own, n_shown);
    let to = Seat(u8::try_from(rng.below(12)).expect("few seats"));
    let action = Action::Show { cards, to: (to.0 < 10).then_some(to) };
    game.check(seat, &action).is_ok().then_some(action)
}

/// Picks the seat that acts next: in the serial order of machines, or any seat.
fn choose_seat(
    game: &JollyRoger,
    window: &Window,
    schedule: &mut Schedule,
    rng: &mut SearchRng,
    serial: bool,
) -> Seat {
    if serial {
        return schedule.ask(game, game.rules().seats, window).seat;
    }
    let acting = window.waiting.or(window.may);
    let nth = rng.below(u32::from(acting.len())) as usize;
    acting.nth(nth).expect("below the count")
}

/// Public facts that hold between one step and the next.
fn is_sound(game: &JollyRoger, window: &Window) {
    let within = |some: SeatSet, all: SeatSet| some.minus(all).is_empty();
    assert!(within(window.waiting, window.asked), "{window:?}");
    let apart = window.may.and(window.waiting).is_empty();
    assert!(apart || window.mode == Mode::Sealed, "{window:?}");
    assert!(std::mem::size_of::<JollyRoger>() <= 2048);
    let mut menu = Menu::default();
    for seat in window.waiting.or(window.may).iter() {
        game.menu(seat, &mut menu);
        let must = window.waiting.has(seat);
        assert!(!must || !menu.actions.is_empty(), "seat {seat} has no choice: {game:?}");
        assert!(menu.actions.is_sorted(), "{:?}", menu.actions);
        for action in &menu.actions {
            assert_eq!(game.check(seat, action), Ok(()), "{action:?} of seat {seat}");
        }
        if must {
            let view = game.view(Observer::Seat(seat));
            let fallback = JollyRoger::fallback(game.rules(), &view);
            assert_eq!(game.check(seat, &fallback), Ok(()), "{fallback:?} of seat {seat}");
        }
    }
}

/// Sampled worlds fit what an observer knows.
fn worlds_fit(game: &JollyRoger, rng: &mut SearchRng) {
    let n_seats = game.rules().seats.get();
    let place = u8::try_from(rng.below(u32::from(n_seats) + 2)).expect("few seats");
    let observer = match place.checked_sub(n_seats) {
        None => Observer::Seat(Seat(place)),
        Some(0) => Observer::Spectator,
        Some(_) => Observer::Referee,
    };
    let view = game.view(observer);
    let world = JollyRoger::sample_world(game.rules(), &view, rng);
    assert_eq!(world.invariants(), Ok(()), "{observer:?} imagines {world:?}");
    assert_eq!(world.view(observer), view, "{observer:?}");
    if observer == Observer::Referee {
        assert_eq!(world, *game);
    }
}

fn play(options: Options, seats: u8, number: u64, tally: &mut Tally) {
    let rules = table::rules::<JollyRoger>(&options, seats);
    let mut game = playout::deal::<JollyRoger>(rules, number);
    let mut schedule = Schedule::default();
    let mut menu = Menu::default();
    let mut rng = playout::choices(number, seats);
    while let Some(window) = game.window() {
        assert!(game.log().len() < ACTIONS_MAX, "game {number} of {seats} goes on for ever");
        is_sound(game.game(), &window);
        worlds_fit(game.game(), &mut rng);
        let serial = number.is_multiple_of(2);
        let seat = choose_seat(game.game(), &window, &mut schedule, &mut rng, serial);
        let must = window.waiting.has(seat);
        let drawn = game.game().draw_action(Ask { seat, must }, &mut menu, &mut rng).action;
        let offer = (rng.below(4) == 0).then(|| some_offer(game.game(), seat, &mut rng)).flatten();
        let show = (rng.below(8) == 0).then(|| some_show(game.game(), seat, &mut rng)).flatten();
        let Some(action) = offer.or(show).or(drawn) else { continue };
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        let events = game.submit(submission).expect("what the menu offers is legal").to_vec();
        for event in &events {
            tally.event(event, rules);
        }
        let above = game.game().interrupt();
        tally
            .sights
            .saw_if("covered", above.is_some_and(|it| matches!(it, Interrupt::Limit { .. })));
    }
    worlds_fit(game.game(), &mut rng);
    let Standing::Over(outcome) = game.game().standing() else { unreachable!("no window is open") };
    assert_eq!(outcome.placings().len(), usize::from(seats));
    tally.sights.saw_if("win shared", outcome.winners().len() > 1);
    tally.n_actions += game.log().len();
    tally.n_games += 1;
}

#[test]
fn every_game_ends_and_keeps_the_laws_and_everything_comes_up() {
    let mut tally = Tally { sights: playout::Tally::new(&SIGHTS), n_actions: 0, n_games: 0 };
    for edition in [Edition::En, Edition::Pl, Edition::De] {
        for prizes in [PrizeFacing::Open, PrizeFacing::Hidden] {
            for captains_gold in [CaptainsGold::Own, CaptainsGold::Shared] {
                for seats in 3..=10 {
                    let options = Options { edition, prizes, captains_gold };
                    (0..playout::n_games(GAMES))
                        .for_each(|number| play(options, seats, number, &mut tally));
                }
            }
        }
    }
    println!("{} games, {} actions", tally.n_games, tally.n_actions);
    tally.sights.assert_all();
}

#[test]
fn events_and_actions_are_small() {
    assert!(size_of::<Event>() <= 96, "{} bytes", size_of::<Event>());
    assert!(size_of::<Action>() <= 24, "{} bytes", size_of::<Action>());
}
