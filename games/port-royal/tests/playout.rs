//! Random games from the deal to the end, over all options and numbers of seats, with laws that
//! must hold after each step. It also counts what happened: a law that is never put to the test
//! proves nothing, so everything in the rules must come up.

use contract::{Game, Observer, Seat};
use port_royal::ending::Ending;
use port_royal::event::Source;
use port_royal::view::PhaseView;
use port_royal::{Action, Cards, Event, LastLap, Options, PortRoyal, Rules, Variant, View};
use testkit::playout::{self, deal, play};
use testkit::table;

/// The number of games for each option and number of seats.
const GAMES: u64 = 125;
/// More actions than any of these games needs; a longer game is stuck.
const ACTIONS_MAX: usize = 5000;

/// What must come up: every kind of event, and rare combinations of several rules.
const SIGHTS: [&str; 55] = [
    "start drawn",
    "expedition for five",
    "turn",
    "asked",
    "reshuffled",
    "person drawn",
    "expedition drawn",
    "ship drawn",
    "ship kept",
    "ship repelled",
    "bust",
    "bust by choice",
    "bust on the second card",
    "bust late",
    "bust of a swordsman",
    "tax for swords",
    "tax for points",
    "taxed",
    "several taxed",
    "tax settled",
    "tax bonus for all",
    "tax bonus for one",
    "stopped",
    "stopped with four colours",
    "stopped with five colours",
    "stopped with an empty harbour",
    "taking",
    "traded",
    "hired",
    "hired with a mademoiselle",
    "governor allows one more",
    "fee paid",
    "passed",
    "cleaned",
    "fulfilled",
    "fulfilled with a jack",
    "fulfilled in phase 2",
    "fulfilled before the first card",
    "choice of persons",
    "start coins",
    "ship coins",
    "trader coins",
    "admiral coins",
    "jester coins",
    "jester coins of a bust",
    "expedition coins",
    "tax coins",
    "coins short",
    "coin drawn",
    "last lap",
    "last lap by another",
    "nothing drawn",
    "end by points",
    "end by stuck",
    "win shared",
];

struct Tally(playout::Tally);

impl Tally {
    fn saw_if(&mut self, sight: &str, seen: bool) {
        self.0.saw_if(sight, seen);
    }

    fn event(&mut self, event: &Event) {
        self.0.saw(match event {
            Event::StartDrawn { .. } => "start drawn",
            Event::ExpeditionOpened { .. } => "expedition for five",
            Event::TurnBegan { .. } => "turn",
            Event::Asked { .. } => "asked",
            Event::Reshuffled { .. } => "reshuffled",
            Event::PersonDrawn { .. } => "person drawn",
            Event::ExpeditionDrawn { .. } => "expedition drawn",
            Event::ShipDrawn { .. } => "ship drawn",
            Event::ShipKept { .. } => "ship kept",
            Event::ShipRepelled { .. } => "ship repelled",
            Event::Busted { .. } => "bust",
            // The two swords taxes come first by id.
            Event::TaxDrawn { card, .. } if card.0 < 118 => "tax for swords",
            Event::TaxDrawn { .. } => "tax for points",
            Event::Taxed { .. } => "taxed",
            Event::TaxSettled { .. } => "tax settled",
            Event::Stopped { .. } => "stopped",
            Event::TakingBegan { .. } => "taking",
            Event::Traded { .. } => "traded",
            Event::Hired { .. } => "hired",
            Event::FeePaid { .. } => "fee paid",
            Event::Passed { .. } => "passed",
            Event::HarbourCleaned { .. } => "cleaned",
            Event::Fulfilled { .. } => "fulfilled",
            Event::Earned { from, .. } => coins_of(*from),
            Event::CoinDrawn { .. } => "coin drawn",
            Event::LastLapBegan { .. } => "last lap",
            Event::NothingDrawn { .. } => "nothing drawn",
            Event::Ended { ending: Ending::Points } => "end by points",
            Event::Ended { ending: Ending::Stuck } => "end by stuck",
            Event::Ended { ending: Ending::Long } => panic!("random play comes to its end"),
        });
        if let Event::Earned { due, got, .. } = event {
            self.saw_if("coins short", got < due);
        }
        if let Event::Busted { n_drawn, .. } = event {
            self.saw_if("bust on the second card", *n_drawn == 2);
            self.saw_if("bust late", *n_drawn > 8);
        }
        if let Event::Stopped { n_colours, .. } = event {
            self.saw_if("stopped with four colours", *n_colours == 4);
            self.saw_if("stopped with five colours", *n_colours == 5);
        }
    }

    /// Combinations of the events of one step, given the position before it.
    fn step(&mut self, before: &View, action: Action, menu: &[Action], events: &[Event]) {
        for event in events {
            self.event(event);
        }
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let bust = count(|event| matches!(event, Event::Busted { .. })) > 0;
        let swords = before.seats[before.active.idx()].abilities.swords;
        self.saw_if("bust by choice", bust && action == Action::Keep);
        self.saw_if("bust of a swordsman", bust && action == Action::Draw && swords > 0);
        self.saw_if("several taxed", count(|event| matches!(event, Event::Taxed { .. })) > 1);
        let n_bonus = count(|event| matches!(event, Event::Earned { from: Source::Tax, .. }));
        self.saw_if("tax bonus for all", n_bonus == before.seats.len());
        self.saw_if("tax bonus for one", n_bonus == 1);
        let jesters = count(|event| matches!(event, Event::Earned { from: Source::Jester, .. }));
        self.saw_if("jester coins of a bust", bust && jesters > 0);
        self.saw_if(
            "stopped with an empty harbour",
            action == Action::Stop && before.harbour.is_empty(),
        );
        for event in events {
            if let Event::LastLapBegan { by, .. } = event {
                self.saw_if("last lap by another", *by != before.active);
            }
        }
        self.fulfilled(before, action, menu);
        self.took(before, action);
    }

    fn fulfilled(&mut self, before: &View, action: Action, menu: &[Action]) {
        let Action::Fulfil { expedition, persons } = action else { return };
        // Jacks follow settlers, captains and priests by id.
        self.saw_if("fulfilled with a jack", persons.iter().any(|card| (75..78).contains(&card.0)));
        self.saw_if("fulfilled in phase 2", matches!(before.phase, PhaseView::Take { .. }));
        let first = before.phase == PhaseView::Discover && before.n_drawn == 0;
        self.saw_if("fulfilled before the first card", first);
        let to = |other: &Action| match *other {
            Action::Fulfil { expedition, .. } => Some(expedition),
            Action::Draw
            | Action::Stop
            | Action::Repel
            | Action::Keep
            | Action::Take { .. }
            | Action::Pass => None,
        };
        let n_crews = menu.iter().filter(|other| to(other) == Some(expedition)).count();
        self.saw_if("choice of persons", n_crews > 1);
    }

    fn took(&mut self, before: &View, action: Action) {
        let (Action::Take { card }, PhaseView::Take { seat, base, taken, .. }) =
            (action, before.phase)
        else {
            return;
        };
        self.saw_if("governor allows one more", taken >= base);
        let ladies = before.seats[seat.idx()].abilities.mademoiselles;
        self.saw_if("hired with a mademoiselle", card.0 >= 50 && ladies > 0);
    }
}

fn coins_of(source: Source) -> &'static str {
    match source {
        Source::Start => "start coins",
        Source::Ship => "ship coins",
        Source::Trader => "trader coins",
        Source::Admiral => "admiral coins",
        Source::Jester => "jester coins",
        Source::Expedition => "expedition coins",
        Source::Tax => "tax coins",
    }
}

fn all_options() -> [Options; 4] {
    let of = |ending, variant| Options { ending, variant };
    [
        of(LastLap::Book, Variant::None),
        of(LastLap::Book, Variant::Expedition),
        of(LastLap::Equal, Variant::None),
        of(LastLap::Equal, Variant::Expedition),
    ]
}

/// Every card is in exactly one place, counted from what a referee sees, independently of the
/// engine's own invariants.
fn cards_are_all_there(rules: &Rules, view: &View) {
    let mut places = vec![view.harbour, view.expeditions, view.discard];
    places.push(view.deck_cards.expect("a referee sees the deck"));
    for seat in &view.seats {
        places.extend([seat.persons, seat.expeditions]);
        let pile = seat.pile_cards.as_ref().expect("a referee sees coins");
        places.extend(pile.iter().copied().map(Cards::one));
        assert_eq!(pile.len(), usize::from(seat.coins));
    }
    if let PhaseView::Ship { card, .. } = view.phase {
        places.push(Cards::one(card));
    }
    let n_cards: u16 = places.iter().map(|cards| u16::from(cards.len())).sum();
    let n_seats = view.seats.len();
    assert_eq!(n_cards, if n_seats == 5 { 120 } else { 119 }, "no card lies in two places");
    assert_eq!(places.into_iter().fold(Cards::EMPTY, Cards::or), rules.all_cards);
}

/// What everybody can count: each shuffle has as many hidden cards as coins, and the newest as many
/// as coins and deck together.
fn hidden_cards_are_counted(view: &View) {
    for unseen in &view.unseen {
        let of_it =
            |pile: &Vec<_>| pile.iter().filter(|shuffle| **shuffle == unseen.shuffle).count();
        let coins: usize = view.seats.iter().map(|seat| of_it(&seat.pile)).sum();
        let deck = if unseen.shuffle == view.shuffle { usize::from(view.deck) } else { 0 };
        assert_eq!(usize::from(unseen.cards.len()), coins + deck);
    }
    let open =
        view.seats.iter().fold(view.harbour.or(view.expeditions).or(view.discard), |all, seat| {
            all.or(seat.persons).or(seat.expeditions)
        });
    assert!(view.unseen.iter().all(|unseen| unseen.cards.and(open).is_empty()));
}

/// What holds between one step and the next, as everybody can see it.
fn goes_on_by_the_rules(before: &View, after: &View, events: &[Event]) {
    for (old, new) in before.seats.iter().zip(&after.seats) {
        assert!(new.points >= old.points, "with these cards no points are lost");
        assert!(old.expeditions.within(new.expeditions), "an expedition stays");
    }
    assert!(after.last.is_some() || before.last.is_none(), "a last lap stays");
    let seats = u8::try_from(before.seats.len()).expect("five at most");
    let mut active = before.active;
    for event in events {
        if let Event::TurnBegan { seat } = event {
            assert_eq!(*seat, Seat((active.0 + 1) % seats), "clockwise");
            active = *seat;
        }
    }
    assert_eq!(after.active, active);
    let (mut earned, mut paid) = (0, 0);
    for event in events {
        if let Event::Earned { got, .. } = event {
            earned += u32::from(*got);
        }
        if let Event::Hired { coins, .. } | Event::Taxed { coins, .. } = event {
            paid += u32::from(coins.len());
        }
    }
    let coins = |view: &View| view.seats.iter().map(|seat| u32::from(seat.coins)).sum::<u32>();
    assert_eq!(coins(before) + earned, coins(after) + paid, "coins come and go with a reason");
}

/// Plays a game to its end and returns the number of actions.
fn play_one(options: Options, seats: u8, number: u64, tally: &mut Tally) -> usize {
    let rules = table::rules::<PortRoyal>(&options, seats);
    let game = deal::<PortRoyal>(rules, number);
    for event in game.deal_events() {
        tally.event(event);
    }
    let (game, outcome) = play(game, number, ACTIONS_MAX, |step| {
        let before = step.before.view(Observer::Spectator);
        assert!(step.listed.len() > 1, "nobody is asked without a choice: {before:?}");
        tally.step(&before, step.action, step.listed, step.events);
        let after = step.after.view(Observer::Spectator);
        goes_on_by_the_rules(&before, &after, step.events);
        hidden_cards_are_counted(&after);
        cards_are_all_there(rules, &step.after.view(Observer::Referee));
    });
    tally.saw_if("win shared", outcome.winners().len() > 1);
    game.log().len()
}

#[test]
fn every_game_ends_and_keeps_the_laws_and_everything_comes_up() {
    let mut tally = Tally(playout::Tally::new(&SIGHTS));
    let mut n_actions = 0;
    for options in all_options() {
        for seats in 2..=5 {
            let games = (0..playout::n_games(GAMES))
                .map(|number| play_one(options, seats, number, &mut tally));
            n_actions += games.sum::<usize>();
        }
    }
    println!("{n_actions} actions");
    tally.0.assert_exact();
}

#[test]
fn a_state_is_small_and_an_action_and_an_event_are_smaller() {
    assert!(std::mem::size_of::<PortRoyal>() <= 512);
    assert!(std::mem::size_of::<Action>() <= 24);
    assert!(std::mem::size_of::<Event>() <= 24);
}
