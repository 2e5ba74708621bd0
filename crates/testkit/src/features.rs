//! Every number of a description comes up: an input that is always nought is a mistake, or has a
//! reason.

use contract::features::{Features, Part, Sink, describe_row, width};
use contract::{
    Game, Menu, Observer, Play, Schedule, SearchRng, Seat, SeatCount, Silent, Worlds, setup,
};

/// An action that no menu lists, for a seat that may act.
pub type Unlisted<G> = fn(&G, Seat, &mut SearchRng) -> <G as Game>::Action;

/// The options and the number of seats of games that are watched.
pub type Variation<G> = (<G as Game>::Options, u8);

/// The places of a part that stay nought, and the reason.
#[derive(Clone, Copy, Debug)]
pub struct Silence {
    part: &'static str,
    places: fn(usize) -> bool,
    reason: &'static str,
    rare: bool,
}

impl Silence {
    /// Places that can never come up. The name of a part of choices begins with `choice: `.
    pub fn never(part: &'static str, places: fn(usize) -> bool, reason: &'static str) -> Self {
        Self { part, places, reason, rare: false }
    }

    /// Places that may come up, but hardly do in random games.
    pub fn rare(part: &'static str, places: fn(usize) -> bool, reason: &'static str) -> Self {
        Self { part, places, reason, rare: true }
    }
}

/// The places that were put.
struct Seen(Vec<bool>);

impl Sink for Seen {
    fn put(&mut self, at: usize, _: u8) {
        self.0[at] = true;
    }
}

/// Checks that every number comes up in random games, except those with a reason, and that no
/// reason is out of date.
///
/// # Panics
/// When a number never comes up, or one comes up that should not.
#[track_caller]
pub fn assert_all_come_up<G: Features + Worlds>(
    setups: &[Variation<G>],
    n_games: u64,
    unlisted: Option<Unlisted<G>>,
    silences: &[Silence],
) {
    let mut moments = Seen(vec![false; width(G::OBSERVATION)]);
    let mut choices = Seen(vec![false; width(G::CHOICE)]);
    for (options, seats) in setups {
        let seats = SeatCount::new(*seats).expect("a number of seats");
        let rules = setup::rules::<G>(options, seats, &G::default_deck()).expect("a sound deck");
        for number in 0..n_games {
            let mut watch = Watch { rules, seats, unlisted, moments, choices };
            watch.play(number);
            Watch { moments, choices, .. } = watch;
        }
    }
    let mut problems = compare(G::OBSERVATION, "", &moments.0, silences);
    problems.extend(compare(G::CHOICE, "choice: ", &choices.0, silences));
    for silence in silences {
        let name = silence.part.strip_prefix("choice: ");
        let parts = if name.is_some() { G::CHOICE } else { G::OBSERVATION };
        let known = parts.iter().any(|part| part.name == name.unwrap_or(silence.part));
        assert!(known, "there is no part `{}` ({})", silence.part, silence.reason);
    }
    assert!(problems.is_empty(), "{}: {problems:#?}", G::ID);
}

/// Random games of one set-up, and what came up in them.
struct Watch<G: Game> {
    rules: &'static G::Rules,
    seats: SeatCount,
    unlisted: Option<Unlisted<G>>,
    moments: Seen,
    choices: Seen,
}

impl<G: Features + Worlds> Watch<G> {
    /// Plays one random game and marks what was put.
    fn play(&mut self, number: u64) {
        let mut game = G::new(self.rules);
        let mut host = Silent(SearchRng::new(number, 2));
        let (mut rng, mut schedule) = (SearchRng::new(number, 3), Schedule::default());
        let mut menu = Menu::default();
        G::start(&mut Play::new(&mut game, &mut host));
        loop {
            self.seats.seats().for_each(|seat| game.describe(seat, &mut self.moments));
            self.try_unlisted(&mut game, &mut host, &mut rng);
            let Some(ask) = schedule.next(&game, self.seats) else { return };
            game.menu(ask.seat, &mut menu);
            for action in &menu.actions {
                describe_row(&game, ask.seat, Some(action), &mut self.choices);
            }
            if !ask.must {
                describe_row(&game, ask.seat, None, &mut self.choices);
            }
            if let Some(action) = game.draw_action(ask, &mut menu, &mut rng).action {
                G::resolve(&mut Play::new(&mut game, &mut host), ask.seat, action);
            }
        }
    }

    /// Now and then takes an action that no menu lists, and looks for a leak afterwards.
    fn try_unlisted(&mut self, game: &mut G, host: &mut Silent, rng: &mut SearchRng) {
        let (Some(unlisted), Some(window)) = (self.unlisted, game.window()) else { return };
        let acting = window.waiting.or(window.may);
        let nth = rng.below(u32::from(self.seats.get())) as usize;
        let Some(seat) = acting.nth(nth) else { return };
        let action = unlisted(game, seat, rng);
        if game.check(seat, &action).is_err() {
            return;
        }
        describe_row(game, seat, Some(&action), &mut self.choices);
        G::resolve(&mut Play::new(game, host), seat, action);
        let nth = rng.below(u32::from(self.seats.get())) as usize;
        if let Some(seat) = self.seats.seats().nth(nth) {
            self.assert_no_leak(game, seat, rng);
        }
    }

    #[track_caller]
    fn assert_no_leak(&self, game: &G, seat: Seat, rng: &mut SearchRng) {
        let world = G::sample_world(self.rules, &game.view(Observer::Seat(seat)), rng);
        let told = |game: &G| {
            let (mut moment, mut menu) = (Numbers::of(G::OBSERVATION), Menu::default());
            game.describe(seat, &mut moment);
            game.menu(seat, &mut menu);
            let mut all = vec![moment.0];
            for action in &menu.actions {
                let mut choice = Numbers::of(G::CHOICE);
                describe_row(game, seat, Some(action), &mut choice);
                all.push(choice.0);
            }
            all
        };
        assert!(told(game) == told(&world), "{}: the description leaks to seat {seat}", G::ID);
    }
}

/// All numbers of a description.
struct Numbers(Vec<u8>);

impl Numbers {
    fn of(parts: &[Part]) -> Self {
        Self(vec![0; width(parts)])
    }
}

impl Sink for Numbers {
    fn put(&mut self, at: usize, value: u8) {
        self.0[at] = value;
    }
}

fn compare(parts: &[Part], prefix: &str, seen: &[bool], silences: &[Silence]) -> Vec<String> {
    let (mut problems, mut start) = (Vec::new(), 0);
    for part in parts {
        let name = format!("{prefix}{}", part.name);
        let own: Vec<&Silence> = silences.iter().filter(|silence| silence.part == name).collect();
        let silent = |place: usize| own.iter().any(|silence| (silence.places)(place));
        let never = |place: usize| own.iter().any(|own| !own.rare && (own.places)(place));
        let places = || (0..part.len()).map(|place| (place, seen[start + place]));
        let dead: Vec<usize> = places()
            .filter(|(place, seen)| !seen && !silent(*place))
            .map(|(place, _)| place)
            .collect();
        let alive: Vec<usize> = places()
            .filter(|(place, seen)| *seen && never(*place))
            .map(|(place, _)| place)
            .collect();
        if !dead.is_empty() {
            problems.push(format!("`{name}` of {}: never came up: {dead:?}", part.len()));
        }
        if !alive.is_empty() {
            problems.push(format!("`{name}`: came up after all: {alive:?}"));
        }
        start += part.len();
    }
    problems
}
