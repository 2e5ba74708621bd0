//! Exact counts (perft): the number of ways to play a number of actions, with each outcome of
//! chance counted separately.
//!
//! In a turn and in an open window every seat that may act is tried. In a sealed window the seats
//! answer clockwise from the lead only: another order of arrival changes nothing and is not
//! counted. For composed kinds, the menu's suggestions are counted.

use contract::{CardId, CardSet, Drawn, Game, Host, Menu, Mode, Play, Seat, Standing};

/// The number of ways to play `depth` actions from here; a game that ends earlier counts once.
pub fn perft<G: Game>(rules: &G::Rules, game: &G, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let moves = moves(rules, game);
    if moves.is_empty() {
        return 1;
    }
    moves.into_iter().map(|(seat, action)| after(rules, game, (seat, action), rest)).sum()
}

/// The same count by first action, each written as seat and canonical notation. Compare these when
/// two counts differ.
pub fn divide<G: Game>(rules: &G::Rules, game: &G, depth: u32) -> Vec<(String, u64)> {
    let rest = depth.saturating_sub(1);
    let counted = moves(rules, game).into_iter().map(|(seat, action)| {
        let mut text = format!("{seat}: ");
        G::write_action(rules, &action, &mut text).expect("strings take all text");
        (text, after(rules, game, (seat, action), rest))
    });
    counted.collect()
}

/// The number of ways the game can start: every deal that chance can make, in every order.
pub fn deals<G: Game>(rules: &'static G::Rules) -> u64 {
    let mut count = 0;
    every_outcome(&G::new(rules), G::start, |_, _| count += 1);
    count
}

fn after<G: Game>(rules: &G::Rules, game: &G, (seat, action): (Seat, G::Action), rest: u32) -> u64 {
    let mut count = 0;
    let act = |play: &mut Play<'_, G, Odometer>| G::resolve(play, seat, action);
    every_outcome(game, act, |next, _| count += perft(rules, next, rest));
    count
}

/// All legal actions now.
fn moves<G: Game>(rules: &G::Rules, game: &G) -> Vec<(Seat, G::Action)> {
    let Standing::Open(window) = game.standing() else { return Vec::new() };
    let acting = window.waiting.or(window.may);
    let order = G::seats(rules).clockwise_from(game.lead()).filter(|seat| acting.has(*seat));
    let n_seats = if window.mode == Mode::Sealed { 1 } else { usize::MAX };
    let mut menu = Menu::default();
    let mut found = Vec::new();
    for seat in order.take(n_seats) {
        game.menu(seat, &mut menu);
        found.extend(menu.actions.iter().map(|action| (seat, *action)));
    }
    found
}

/// Runs rules on copies of a game, once for every outcome of chance, and passes each result on with
/// its outcomes.
pub fn every_outcome<G: Game>(
    game: &G,
    act: impl Fn(&mut Play<'_, G, Odometer>),
    mut visit: impl FnMut(&G, &[Drawn]),
) {
    let mut odometer = Odometer::default();
    loop {
        let mut next = game.clone();
        act(&mut Play::new(&mut next, &mut odometer));
        visit(&next, &odometer.drawn);
        if !odometer.advance() {
            return;
        }
    }
}

/// A host that tries every outcome of chance in turn, the last draw changing fastest.
#[derive(Clone, Debug, Default)]
pub struct Odometer {
    /// For each draw, the chosen index and the number of options.
    wheels: Vec<(u32, u32)>,
    /// The outcomes of this run.
    drawn: Vec<Drawn>,
}

impl Odometer {
    /// Advances to the next combination of outcomes; `false` after the last.
    fn advance(&mut self) -> bool {
        // A run may draw less than the one before.
        self.wheels.truncate(self.drawn.len());
        self.drawn.clear();
        while let Some((place, count)) = self.wheels.pop() {
            if place + 1 < count {
                self.wheels.push((place + 1, count));
                return true;
            }
        }
        false
    }

    /// The index to choose in the next draw, out of `count`.
    fn turn(&mut self, count: u32) -> u32 {
        assert!(count > 0, "nothing to choose from");
        if let Some((place, before)) = self.wheels.get(self.drawn.len()) {
            assert_eq!(*before, count, "the same outcomes led to a different draw");
            *place
        } else {
            self.wheels.push((0, count));
            0
        }
    }
}

impl<G: Game> Host<G> for Odometer {
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        let card = from.nth(self.turn(u32::from(from.len())));
        self.drawn.push(Drawn::Card(card));
        card
    }

    fn below(&mut self, n: u32) -> u32 {
        let number = self.turn(n);
        self.drawn.push(Drawn::Number(number));
        number
    }

    fn record(&mut self, _: &G::Event) {}
}
