//! Scenarios of the toy game: each kind of line, met and unmet.

use record::scenario::{Passed, ScenarioError, check, header};
use testkit::toy::Raid;

use crate::play::deck;

/// A mutiny, an attack, a storm above it: every mode of window and every kind of refusal.
const RAID: &str = include_str!("raid.scenario");
/// A deal with its outcomes given, played to the end.
const DEAL: &str = include_str!("deal.scenario");

/// Scenarios that pass, for other tests to damage.
pub(crate) const SAMPLES: [&str; 2] = [RAID, DEAL];

/// Six lines, so that the first step is line 7.
const START: &str = "\
game: toy
seats: 3
position:
hand 1: wind-1 mate-1
hand 2: gunner-1
steps:
";

fn played(text: &str) -> Result<Passed, ScenarioError> {
    check::<Raid>(text, &deck())
}

fn problem(text: &str) -> String {
    played(text).expect_err("it must not pass").to_string()
}

/// The error for one step from a position.
fn step_problem(step: &str) -> String {
    let problem = problem(&format!("{START}{step}\n"));
    problem.strip_prefix("line 7: ").unwrap_or(&problem).to_owned()
}

#[test]
fn samples_pass() {
    let passed = |text| played(text).map_err(|error| error.to_string());
    assert_eq!(passed(RAID), Ok(Passed { steps: 15, expectations: 21 }));
    assert_eq!(passed(DEAL), Ok(Passed { steps: 2, expectations: 5 }));
    assert_eq!(passed(START), Ok(Passed::default()));
}

#[test]
fn the_head_is_enough_to_find_the_game() {
    let head = header(RAID).unwrap();
    assert_eq!((head.game.as_str(), head.seats.get(), head.deck), ("toy", 3, None));
    let named = RAID.replace("seats: 3", "seats: 3\ndeck: mine.csv");
    assert_eq!(header(&named).unwrap().deck.as_deref(), Some("mine.csv"));
    assert_eq!(header(&named.replace("mine.csv", "default")).unwrap().deck, None);
}

#[test]
fn values_in_views_are_compared() {
    for (step, problem) in [
        ("expect state /round = 3", "expected 3, found 0"),
        ("expect state /n-decks = 3", "expected 3, found nothing: the top has captain, discard, "),
        ("expect state /captain = seat 2", "expected seat 2, found seat 1"),
        (
            "expect seat 1 /hands/0/cards = cards wind-1, boy-1",
            "expected cards wind-1, boy-1, found cards wind-1, mate-1",
        ),
        ("expect seat 2 /hands/0/cards = cards wind-1", "expected cards wind-1, found null"),
        ("expect state /discard = card wind-1", "expected card wind-1, found []"),
        ("expect state /discard = cards wind-1", "expected cards wind-1, found no cards"),
        ("expect absent spectator /round", "expected nothing there, found 0"),
        ("expect state /round = {", "this is not JSON: EOF"),
        ("expect state /round = card cook", "the deck has no card `cook`"),
        ("expect state /round", "expected `… /POINTER = VALUE`, found `state /round`"),
        ("expect cook /round = 1", "expected `state /POINTER`, `spectator /POINTER` or `seat N "),
        ("expect seat 4 /round = 1", "expected a seat from 1 to 3, found `4`"),
        ("expect state round = 1", "expected `state /POINTER`, "),
    ] {
        let found = step_problem(step);
        assert!(found.starts_with(problem), "{step}: {found}");
    }
}

#[test]
fn refusals_are_compared() {
    for (step, problem) in [
        ("1: draw -> refused TOY-TURN", "expected refused TOY-TURN, found that it is taken"),
        ("1: pass -> refused TOY-TURN", "expected refused TOY-TURN, found refused TOY-STEP {"),
        ("1: pass -> refused TOY-STEP 3", "expected refused TOY-STEP 3, found refused TOY-STEP {"),
        ("2: draw -> refused closed", "expected refused closed, found refused not-asked"),
        ("1: pass", "the action is refused: TOY-STEP {\"kind\":\"not-now\"}"),
        ("2: draw", "the action is refused: not-asked"),
        ("1: draw {} -> refused over", "expected no braces in a refused step, found `1: draw {}`"),
        ("1: draw -> taken", "expected `refused RULE-ID` or `refused closed|"),
    ] {
        let found = step_problem(step);
        assert!(found.starts_with(problem), "{step}: {found}");
    }
}

#[test]
fn outcomes_must_fit() {
    for (step, problem) in [
        ("1: draw", "the game draws more than the braces hold"),
        ("1: draw {boy-4, boy-5}", "the game draws more than the braces hold"),
        ("1: draw {boy-4, boy-5, boy-6, boy-7}", "nothing draws `boy-7`"),
        ("1: draw {boy-4, #2, boy-6}", "`#2` cannot be drawn here"),
        ("1: draw {boy-4, boy-4, boy-6}", "`boy-4` cannot be drawn here"),
        ("1: draw {boy-4", "expected `{…}`, found `{boy-4`"),
        ("1: draw {cook}", "the deck has no card `cook`"),
        ("1: draw {boy-4, #99999999999}", "expected a number after `#`, found `#99999999999`"),
    ] {
        assert_eq!(step_problem(step), problem, "{step}");
    }
}

#[test]
fn menus_windows_and_ends_are_compared() {
    let menu = "`draw | sail sloop | sail brig | sail galleon`";
    for (step, problem) in [
        ("menu 1: draw", format!("expected exactly `draw`, found {menu}")),
        ("menu 1:", format!("expected exactly no choice, found {menu}")),
        ("menu 1 has: pass", format!("expected among others `pass`, found {menu}")),
        ("menu 1 lacks: draw | pass", format!("expected none of `draw | pass`, found {menu}")),
        ("menu 2 has: draw", "expected among others `draw`, found no choice".into()),
        ("menu 1 had: draw", "expected `menu SEAT: A | B`, ".into()),
        ("menu 1: draw |", "no action is written ``".into()),
        (
            "expect window sealed asked 2 1",
            "expected `window sealed asked 1 2`, found `window turn asked 1`".into(),
        ),
        (
            "expect window turn asked 1 shown 2 id 7",
            "expected `window turn asked 1 shown 2 id 7`, found `window turn asked 1 shown 0 id 0`"
                .into(),
        ),
        ("expect window closed", "expected `turn`, `open` or `sealed`, found `closed`".into()),
        ("expect window turn id x", "expected one number, found `turn id x`".into()),
        (
            "expect over toy-end-rich winners 2",
            "expected `over toy-end-rich winners 2`, found `window turn asked 1`".into(),
        ),
    ] {
        let found = step_problem(step);
        assert!(found.starts_with(&problem), "{step}: {found}");
    }
    let over = DEAL.replace("winners 1 2 points 0 0", "winners 1 points -1 0");
    assert_eq!(
        problem(&over),
        "line 11: expected `over toy-end-rounds winners 1 points -1 0`, \
         found `over toy-end-rounds winners 1 2 points 0 0`"
    );
    let over = DEAL.replace("expect over toy-end-rounds", "expect window turn asked 1 #");
    assert!(problem(&over).ends_with("found `over toy-end-rounds`"));
}

#[test]
fn unreadable_lines_are_reported_with_their_number() {
    for (from, to, told) in [
        ("game: toy", "game: rum", "line 1: a game of `rum`, not of toy"),
        ("seats: 3", "seats: 1", "line 2: 1 players cannot play: 2 to 10 can (TOY-SEATS)"),
        ("seats: 3", "options: 3\nseats: 3", "line 2: options: invalid type: integer `3`"),
        ("position:", "position: x", "line 3: expected `position:` alone on its line, found"),
        ("position:\n", "", "line 3: expected `game:`, `seats:`, `options:`, `deck:`, `deal:` or"),
        ("hand 2: gunner-1", "hand 2: mate-1", "line 5: `mate-1` is no card of the deck, or lies"),
        ("hand 2: gunner-1", "gunner-1", "line 5: expected `KEY: VALUE` or `steps:`, found `gunn"),
        (
            "hand 2: gunner-1",
            "hand 2: boy-1 boy-2 boy-3 boy-4 boy-5",
            "line 3: the position cannot be: ",
        ),
        ("steps:\n", "", "line 6: expected `steps:`, found the end"),
        ("steps:\n", "steps:\ndraw", "line 7: expected a step `SEAT: ACTION {OUTCOMES}`, `expect"),
        ("steps:\n", "steps:\n0: draw", "line 7: expected a seat from 1 to 3, found `0`"),
        ("steps:\n", "steps:\n1: swim", "line 7: no action is written `swim`"),
    ] {
        let found = problem(&START.replacen(from, to, 1));
        assert!(found.starts_with(told), "{to}: {found}");
    }
    let deal = "game: toy\nseats: 2\ndeal: {}\nsteps:\n";
    assert_eq!(problem(deal), "line 3: the game draws more than the braces hold");
    let deal = "game: toy\nseats: 2\noptions: {\"hand\": 1}\ndeal: {boy-1, boy-2}\n1: draw\n";
    assert_eq!(problem(deal), "line 5: expected `steps:`, found `1: draw`");
}
