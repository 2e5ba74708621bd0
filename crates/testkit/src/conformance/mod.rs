//! The laws every game must keep, tried by random play from seeds.
//!
//! A game's tests pass in a [`Suite`] for each set-up and call [`assert_conforms`]. Games are
//! played in serial order and in random order of arrival. All laws are tried at every position and
//! at the end of every game; each is a small named function:
//!
//! - refusals: [`refusal`]; menus: [`menu`]; windows: [`window`]; invariants and bounds:
//!   [`bounds`];
//! - notation, JSON and words: [`notation`], [`face`];
//! - events and logs: [`fold`], [`replay`]; taking back: [`undo`];
//! - secrets: [`worlds`] (imagined states fit the view), [`hidden`] (the view does not depend on
//!   what is hidden), [`sealed`] (answers stay hidden until all are in);
//! - descriptions in numbers: [`features`].
//!
//! A broken law is a [`Violation`], not a panic, and a panic of the game is caught and reported as
//! one, so that tests can show that a broken game is caught. Every violation names the seed of its
//! game: `CONFORMANCE_SEED=17 cargo test -p rum` plays only that game; `CONFORMANCE_GAMES=1000`
//! plays more of them.
//!
//! ```
//! use contract::SearchRng;
//! use testkit::conformance::{Suite, Wild, assert_conforms};
//! use testkit::toy::phase::turn::Move;
//! use testkit::toy::{Action, Raid, Rules, WILD};
//!
//! /// A real game makes actions of every kind, most of them nearly right.
//! fn wild_action(_: &Rules, rng: &mut SearchRng) -> Action {
//!     if rng.below(2) == 0 { Action::Turn(Move::Draw) } else { (WILD.action)(&RULES, rng) }
//! }
//! # use contract::{Game, SeatCount};
//! # static RULES: std::sync::LazyLock<Rules> = std::sync::LazyLock::new(|| {
//! #     let seats = SeatCount::new(2).expect("two is a number of seats");
//! #     Raid::rules(&Default::default(), seats, &Raid::default_deck()).expect("a sound deck")
//! # });
//!
//! fn kind(action: Action) -> &'static str {
//!     match action {
//!         Action::Turn(_) => "turn",
//!         Action::Mutiny(_) => "mutiny",
//!         Action::Attack(_) => "attack",
//!         Action::Storm(_) => "storm",
//!     }
//! }
//!
//! let wild = Wild::<Raid> { action: wild_action, kind };
//! let report = assert_conforms(&Suite { n_games: 2, ..Suite::new(3, wild) });
//! assert!(report.n_actions > 0);
//! ```

mod suite;
mod scene;
mod drive;
pub(crate) mod refusal;
pub(crate) mod menu;
pub(crate) mod window;
pub(crate) mod bounds;
pub(crate) mod notation;
pub(crate) mod face;
pub(crate) mod fold;
pub(crate) mod replay;
pub(crate) mod worlds;
pub(crate) mod hidden;
pub(crate) mod sealed;
pub(crate) mod undo;
pub(crate) mod features;

use contract::{Features, Game, Worlds};

pub use suite::{Report, Suite, Tally, Violation, Wild};

use scene::{LawScene, Upheld, Whole};

/// A law about one position.
pub(crate) type PositionLaw<G> = (&'static str, fn(&mut LawScene<'_, G>) -> Upheld);
/// A law about a whole game, finished or not.
pub(crate) type GameLaw<G> = (&'static str, fn(&mut Whole<'_, G>) -> Upheld);

/// Every law about positions.
pub(crate) fn position_laws<G: Features + Worlds>() -> Vec<PositionLaw<G>> {
    vec![
        ("rules-need-no-memory", fold::rules_need_no_memory),
        ("refusals-change-nothing", refusal::change_nothing),
        ("menus-are-sorted", menu::is_sorted),
        ("menus-start-afresh", menu::starts_afresh),
        ("menus-pass-check", menu::passes_check),
        ("menus-miss-nothing", menu::misses_nothing),
        ("menus-are-bounded", menu::is_bounded),
        ("draws-keep-to-the-menu", menu::draws_keep_to_it),
        ("draws-are-even", menu::draws_are_even),
        ("windows-wait-for-somebody", window::waits_for_somebody),
        ("pending-agrees-with-windows", window::pending_agrees),
        ("windows-wait-for-whom-they-asked", window::waits_for_whom_it_asked),
        ("waited-seats-have-a-choice", window::waited_have_a_choice),
        ("reactions-are-listed", window::reactions_are_listed),
        ("windows-are-said", window::is_said),
        ("windows-ask-alike", window::asks_alike),
        ("invariants-hold", bounds::invariants_hold),
        ("notation-round-trips", notation::round_trips),
        ("nonsense-is-no-notation", notation::nonsense_is_refused),
        ("words-are-there", notation::words_are_there),
        ("json-round-trips", face::json_round_trips),
        ("views-serialise", face::views_serialise),
        ("asides-fit-the-padding", face::asides_fit_the_padding),
        ("garbage-is-refused", face::garbage_is_refused),
        ("worlds-fit-their-view", worlds::fit_their_view),
        ("worlds-keep-invariants", worlds::keep_invariants),
        ("referees-imagine-nothing", worlds::referees_imagine_nothing),
        ("views-hold-nothing-hidden", hidden::in_views),
        ("windows-tell-nothing-hidden", hidden::in_windows),
        ("menus-tell-nothing-hidden", hidden::in_menus),
        ("refusals-tell-nothing-hidden", hidden::in_refusals),
        ("fallbacks-tell-nothing-hidden", hidden::in_fallbacks),
        ("explanations-tell-nothing-hidden", hidden::in_explanations),
        ("seats-see-what-spectators-see", hidden::seats_see_more),
        ("events-tell-nothing-hidden", hidden::in_events),
        ("windows-open-on-public-facts", hidden::in_openings),
        ("hidden-draws-stay-hidden", hidden::in_draws),
        ("sealed-answers-stay-hidden", sealed::answers_stay_hidden),
        ("sealed-order-changes-nothing", sealed::order_changes_nothing),
        ("undone-actions-leave-no-trace", undo::leaves_no_trace),
        ("descriptions-tell-nothing-hidden", features::tell_nothing_hidden),
        ("descriptions-keep-to-their-parts", features::keep_to_their_parts),
        ("slots-differ", features::slots_differ),
    ]
}

/// Every law about games.
pub(crate) fn game_laws<G: Game>() -> Vec<GameLaw<G>> {
    vec![
        ("games-end-in-time", bounds::ends_in_time),
        ("ranks-are-consistent", bounds::ranks_are_consistent),
        ("scores-add-up", bounds::scores_add_up),
        ("asked-seats-stay-asked", window::asked_is_fixed),
        ("window-numbers-grow", window::numbers_grow),
        ("covered-windows-come-back", window::covered_come_back),
        ("events-make-the-state", fold::events_make_the_state),
        ("old-copies-stay", fold::old_copies_stay),
        ("replays-are-the-same", replay::gives_the_same),
        ("seeds-deal-the-same", replay::seed_deals_the_same),
        ("misfits-are-faults", replay::misfits_are_faults),
    ]
}

/// The names of all laws, for [`Suite::skip`] and for tests that the suite can fail.
pub fn law_names<G: Features + Worlds>() -> Vec<&'static str> {
    let positions = position_laws::<G>().into_iter().map(|(name, _)| name);
    let games = game_laws::<G>().into_iter().map(|(name, _)| name);
    positions.chain(games).chain([drive::NEVER_PANICS, drive::COMPARABLE]).collect()
}

/// Tries every law on the suite's games, and stops after the first game that breaks one.
pub fn run<G: Features + Worlds>(suite: &Suite<G>) -> Report {
    drive::run(suite)
}

/// Tries every law and reports how often each case came up. For tests.
///
/// # Panics
/// When a law is broken; the message has the seed and the command that repeats the game.
pub fn assert_conforms<G: Features + Worlds>(suite: &Suite<G>) -> Report {
    let suite = suite.clone().with_environment();
    let report = run(&suite);
    if let Some(first) = report.violations.first() {
        let all: Vec<String> = report.violations.iter().map(Violation::to_string).collect();
        panic!(
            "{} with {} seats breaks {} laws\n{}\nplay it again: CONFORMANCE_SEED={} cargo test",
            G::ID,
            suite.seats,
            all.len(),
            all.join("\n"),
            first.seed,
        );
    }
    report
}
