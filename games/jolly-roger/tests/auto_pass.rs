//! Whether a driver asks a seat with only one legal action, or takes that action for it, makes no
//! difference: the games are the same, window by window. Random games over editions, variants and
//! seats.

use contract::{
    Actor, Game, Match, Menu, Schedule, SearchRng, Seat, Standing, Submission, WindowId,
};
use jolly_roger::{Action, CaptainsGold, Edition, JollyRoger, Options, PrizeFacing};
use testkit::{playout, table};

/// More actions than any of these games needs.
const ACTIONS_MAX: usize = 6000;

/// Whether seats with only one legal action are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AutoPass {
    On,
    Off,
}

/// A finished game.
#[derive(Default)]
struct Played {
    /// The state at the opening of each window, and the last one.
    states: Vec<JollyRoger>,
    /// The answers of each window, in the order of the seats.
    answers: Vec<Vec<(Seat, Action)>>,
    /// The number of times a seat was asked.
    n_asked: u32,
}

/// A seat's only legal action, if it has just one.
fn forced(game: &JollyRoger, seat: Seat, menu: &mut Menu<Action>) -> Option<Action> {
    game.menu(seat, menu);
    menu.forced(game)
}

/// A choice that depends on the game's number, the window and how often the seat was asked in it,
/// but not on the driver.
fn choose(
    game: &JollyRoger,
    (number, window, nth): (u64, WindowId, u64),
    seat: Seat,
    menu: &mut Menu<Action>,
) -> Option<Action> {
    let stream = u64::from(window.0) << 24 | u64::from(seat.0) << 16 | nth;
    let mut rng = SearchRng::new(number, stream);
    game.menu(seat, menu);
    let count = u32::try_from(menu.actions.len()).expect("menus are bounded");
    (count > 0).then(|| menu.actions[rng.below(count) as usize])
}

fn submit(game: &mut Match<JollyRoger>, window: WindowId, seat: Seat, action: Action) {
    let submission = Submission { seat, window, actor: Actor::Bot, action };
    game.submit(submission).expect("what the menu offers is legal");
}

fn play(options: Options, seats: u8, number: u64, auto: AutoPass) -> Played {
    let mut game = playout::deal::<JollyRoger>(table::rules::<JollyRoger>(&options, seats), number);
    let (mut schedule, mut menu) = (Schedule::default(), Menu::default());
    let mut played = Played::default();
    let mut n_asks = [0_u64; 10];
    let mut last = None;
    while let Some(window) = game.window() {
        assert!(game.log().len() < ACTIONS_MAX, "game {number} of {seats} goes on for ever");
        if last != Some(window.id) {
            last = Some(window.id);
            played.states.push(game.game().clone());
            played.answers.push(Vec::new());
            n_asks = [0; 10];
        }
        let mut of_no_choice = window
            .waiting
            .iter()
            .filter_map(|seat| forced(game.game(), seat, &mut menu).map(|action| (seat, action)));
        let taken = of_no_choice.next().filter(|_| auto == AutoPass::On);
        let (seat, action) = if let Some(taken) = taken {
            taken
        } else {
            let seat = schedule.ask(game.game(), game.seats(), &window).seat;
            let key = (number, window.id, n_asks[seat.idx()]);
            n_asks[seat.idx()] += 1;
            played.n_asked += 1;
            let Some(action) = choose(game.game(), key, seat, &mut menu) else { continue };
            (seat, action)
        };
        played.answers.last_mut().expect("a window is open").push((seat, action));
        submit(&mut game, window.id, seat, action);
    }
    assert!(matches!(game.game().standing(), Standing::Over(_)));
    played.states.push(game.game().clone());
    // Answers of a sealed window may come in any order; those of one seat keep theirs.
    played.answers.iter_mut().for_each(|window| window.sort_by_key(|(seat, _)| *seat));
    played
}

#[test]
fn on_and_off_the_same_games_come_out() {
    let (mut n_on, mut n_off) = (0, 0);
    for edition in [Edition::En, Edition::Pl, Edition::De] {
        for prizes in [PrizeFacing::Open, PrizeFacing::Hidden] {
            for captains_gold in [CaptainsGold::Own, CaptainsGold::Shared] {
                let options = Options { edition, prizes, captains_gold };
                for seats in 3..=10 {
                    let on = play(options, seats, u64::from(seats), AutoPass::On);
                    let off = play(options, seats, u64::from(seats), AutoPass::Off);
                    let what = format!("{options:?}, {seats} seats");
                    assert_eq!(on.states.len(), off.states.len(), "windows: {what}");
                    assert!(on.states == off.states, "states: {what}");
                    assert!(on.answers == off.answers, "answers: {what}");
                    n_on += on.n_asked;
                    n_off += off.n_asked;
                }
            }
        }
    }
    println!("asked {n_off} times, with auto-pass {n_on} times");
    assert!(n_on < n_off, "somebody must have been asked what was no question");
}
