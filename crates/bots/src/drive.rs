//! The players of a game between machines, and such a game from deal to end.

use contract::{
    Ask, Decided, Forgetful, Game, Host, Menu, Observer, Outcome, Play, Schedule, SearchRng, Seat,
    Silent, Standing,
};

use crate::bot::{Bot, Sight};
use crate::instinct::Instinct;
use crate::level::Level;
use crate::spec::{Budget, Now, Spec};

/// A seat's player in a simulation or the arena.
pub enum Player<G: Game> {
    /// Draws uniformly from the menu and builds no view: the fast baseline.
    Random(SearchRng),
    /// Any other bot, its budget, and the clock for it.
    Bot(Box<dyn Bot<G>>, Budget, Now),
}

impl<G: Game> std::fmt::Debug for Player<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::Random(_) => "Player::Random",
            Self::Bot(..) => "Player::Bot",
        })
    }
}

impl<G: Instinct> Player<G> {
    /// A player with its own random stream. The clock is used only for a budget of time.
    pub fn new(spec: Spec, rng: SearchRng, now: Now) -> Self {
        match spec.level {
            Level::Random => Self::Random(rng),
            Level::Deckhand | Level::Bosun | Level::Captain => {
                Self::Bot(spec.bot(rng), spec.budget, now)
            }
        }
    }

    /// Asks the player of a seat for its move.
    pub fn step(
        &mut self,
        game: &G,
        rules: &'static G::Rules,
        ask: Ask,
        menu: &mut Menu<G::Action>,
    ) -> Decided<G::Action> {
        match self {
            Self::Random(rng) => random_step(game, ask, menu, rng),
            Self::Bot(bot, budget, now) => {
                let mut until = budget.until(*now);
                bot_step(bot.as_mut(), game, rules, ask.seat, menu, &mut until)
            }
        }
    }
}

/// A separate function, because games inline all of `draw_action` for [`play_at_random`]: everybody
/// else shares this copy.
#[inline(never)]
fn random_step<G: Game>(
    game: &G,
    ask: Ask,
    menu: &mut Menu<G::Action>,
    rng: &mut SearchRng,
) -> Decided<G::Action> {
    game.draw_action(ask, menu, rng)
}

fn bot_step<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    rules: &'static G::Rules,
    seat: Seat,
    menu: &mut Menu<G::Action>,
    until: &mut dyn FnMut(u32) -> bool,
) -> Decided<G::Action> {
    let observer = Observer::Seat(seat);
    let window = game.window().expect("who is asked has a window");
    game.menu(seat, menu);
    let view = game.view(observer);
    let sight = Sight { rules, seat, view: &view, window: window.view(observer), menu };
    let was_choice = menu.actions.len() > 1 || !sight.window.me;
    let advice = bot.choose(&sight, until);
    Decided { action: advice.map(|advice| advice.action), was_choice }
}

/// Plays one game between bots from deal to end without recording anything, and returns its
/// outcome and the number of actions.
pub fn play_silent<G: Instinct>(
    rules: &'static G::Rules,
    chance: SearchRng,
    players: &mut [Player<G>],
    menu: &mut Menu<G::Action>,
) -> (Outcome, u32) {
    play_to_end(rules, &mut Silent(chance), |game, ask| {
        players[ask.seat.idx()].step(game, rules, ask, menu)
    })
}

/// One generator for each seat, and some more, so that looking one up needs no check.
pub type Dice = [SearchRng; 16];

/// The same at random: the fastest way through a game. Nobody looks at a view, so the game
/// remembers nothing. It allocates nothing.
// A separate function, so that nothing else competes for registers.
#[inline(never)]
pub fn play_at_random<G: Game>(
    rules: &'static G::Rules,
    chance: SearchRng,
    dice: &mut Dice,
    menu: &mut Menu<G::Action>,
) -> (Outcome, u32) {
    play_to_end(rules, &mut Forgetful(chance), |game: &G, ask| {
        game.draw_action(ask, menu, &mut dice[ask.seat.idx() % 16])
    })
}

/// Plays one game; `decide` answers for the seats.
#[inline(always)]
#[expect(clippy::inline_always, reason = "so that an action goes from draw to rule in registers")]
fn play_to_end<G: Game, H: Host<G>>(
    rules: &'static G::Rules,
    host: &mut H,
    mut decide: impl FnMut(&G, Ask) -> Decided<G::Action>,
) -> (Outcome, u32) {
    let (seats, mut game) = (G::seats(rules), G::new(rules));
    let mut play = Play::new(&mut game, host);
    G::start(&mut play);
    let (mut schedule, mut actions) = (Schedule::default(), 0);
    while let Some(ask) = schedule.next(play.game, seats) {
        let decided = decide(play.game, ask);
        let Some(action) = decided.action else { continue };
        G::resolve(&mut play, ask.seat, action);
        actions += u32::from(decided.was_choice);
        assert!(actions <= G::ACTIONS_MAX, "{} goes on for ever", G::ID);
    }
    match play.game.standing() {
        Standing::Over(outcome) => (outcome, actions),
        Standing::Open(_) => unreachable!("no window is open"),
    }
}
