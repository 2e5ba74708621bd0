//! A scenario being played: its start, its steps and its menus.

use std::collections::BTreeSet;

use contract::{
    Actor, DeckText, Game, Match, Rig, RigError, RigLine, Seat, SetupError, Submission, WindowId,
    setup,
};

use super::value::json;
use super::{Head, Passed, Problem, ScenarioError, expect};
use crate::error::{self, RecordError, quote};
use crate::line::Walk;
use crate::notation::{action_text, read_action, read_head, read_outcomes, read_seat, read_tail};
use crate::refusal;

/// A scenario being played.
pub(super) struct ScenarioRun<G: Game> {
    pub(super) game: Match<G>,
    passed: Passed,
}

impl<G: Rig> ScenarioRun<G> {
    /// Reads the deal or the position, before the line `steps:`.
    pub(super) fn set(
        head: &Head,
        walk: &mut Walk<'_>,
        deck: &DeckText,
    ) -> Result<Self, ScenarioError> {
        let rules = rules::<G>(head, deck)?;
        let line = walk.next("`deal: {…}` or `position:`")?;
        let game = if let Some(drawn) = line.text.strip_prefix("deal:") {
            let game = read_outcomes::<G>(rules, drawn.trim()).and_then(|drawn| {
                Match::deal_as(rules, &drawn).map_err(|fault| refusal::misfit::<G>(rules, fault))
            });
            let game = game.map_err(|problem| line.error(problem))?;
            let steps = walk.next("`steps:`")?;
            if steps.text != "steps:" {
                return Err(steps.expected("`steps:`").into());
            }
            game
        } else if line.text == "position:" {
            Match::rigged(rules, position::<G>(rules, line.number, walk)?)
        } else {
            return Err(line.expected("`position:` alone on its line").into());
        };
        Ok(Self { game, passed: Passed::default() })
    }

    /// Plays one line.
    pub(super) fn line(&mut self, text: &str) -> Result<(), Problem> {
        if let Some(expected) = text.strip_prefix("expect ") {
            expect::check(&self.game, expected.trim())?;
            self.passed.expectations += 1;
        } else if let Some(menu) = text.strip_prefix("menu ") {
            self.menu(menu)?;
            self.passed.expectations += 1;
        } else {
            self.step(text)?;
            self.passed.steps += 1;
        }
        Ok(())
    }

    /// What was checked so far.
    pub(super) fn passed(&self) -> Passed {
        self.passed
    }

    /// `1: draw wreck {parrot}`, or `1: draw wreck -> refused RUM-SET`.
    fn step(&mut self, text: &str) -> Result<(), Problem> {
        let (step, refused) = match text.split_once("->") {
            Some((step, refused)) => (step.trim(), Some(refused.trim())),
            None => (text, None),
        };
        let what = "a step `SEAT: ACTION {OUTCOMES}`, `expect …` or `menu …`";
        let parts = step.split_once(':');
        let (head, tail) = parts.ok_or_else(|| error::Problem::expected(what, text))?;
        let rules = self.game.rules();
        let head = read_head(head.trim(), self.game.seats())?;
        let (action, drawn) = read_tail::<G>(rules, tail.trim())?;
        let open = self.game.window().map_or(WindowId::default(), |window| window.id);
        let submission = Submission {
            seat: head.seat,
            window: head.window.unwrap_or(open),
            actor: head.actor.unwrap_or(Actor::User),
            action,
        };
        if let Some(refused) = refused {
            if drawn.is_some() {
                return Err(error::Problem::expected("no braces in a refused step", step).into());
            }
            return self.refused(&submission, refused);
        }
        // More actions than a game can need are a bug of ours for a match, which would panic.
        if self.game.log().len() >= G::ACTIONS_MAX as usize {
            return Err(error::Problem::TooManyActions { max: G::ACTIONS_MAX }.into());
        }
        let taken = self.game.submit_given(submission, &drawn.unwrap_or_default());
        taken.map(|_| ()).map_err(|error| refusal::not_taken::<G>(rules, &error).into())
    }

    /// `refused RUM-SET`, or with its numbers: `refused RUM-SET {"bottles": 2}`.
    fn refused(&self, submission: &Submission<G::Action>, text: &str) -> Result<(), Problem> {
        let what = "`refused RULE-ID` or `refused closed|not-asked|over|blocked|overtaken`";
        let expected = text.strip_prefix("refused ").map(str::trim);
        let expected = expected.ok_or_else(|| error::Problem::expected(what, text))?;
        let (name, why) = match expected.split_once(' ') {
            Some((name, why)) => (name, Some(json(why)?)),
            None => (expected, None),
        };
        let unmet = |found| Problem::Unmet { expected: format!("refused {expected}"), found };
        let Err(rejected) = self.game.check(submission) else {
            return Err(unmet("that it is taken".to_owned()));
        };
        let same_why = why.is_none_or(|why| why == refusal::why::<G>(&rejected));
        if name == refusal::name(&rejected) && same_why {
            return Ok(());
        }
        Err(unmet(format!("refused {}", refusal::text::<G>(&rejected))))
    }

    /// `1: A | B` exactly, `1 has: A | B` or `1 lacks: A | B`.
    fn menu(&self, text: &str) -> Result<(), Problem> {
        let what = "`menu SEAT: A | B`, `menu SEAT has: …` or `menu SEAT lacks: …`";
        let parts = text.split_once(':');
        let (head, list) = parts.ok_or_else(|| error::Problem::expected(what, text))?;
        let (seat, kind) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        let seat = read_seat(seat, self.game.seats())?;
        let named = self.actions(list)?;
        let menu: BTreeSet<G::Action> = self.game.menu(seat).actions.into_iter().collect();
        let (met, words) = match kind {
            "" => (named == menu, "exactly"),
            "has" => (named.is_subset(&menu), "among others"),
            "lacks" => (named.is_disjoint(&menu), "none of"),
            other => return Err(error::Problem::expected(what, other).into()),
        };
        if met {
            return Ok(());
        }
        let expected = format!("{words} {}", self.list_text(&named));
        Err(Problem::Unmet { expected, found: self.menu_text(seat) })
    }

    /// Actions separated by `|`; an empty text means none.
    fn actions(&self, list: &str) -> Result<BTreeSet<G::Action>, Problem> {
        if list.trim().is_empty() {
            return Ok(BTreeSet::new());
        }
        let read = |text: &str| read_action::<G>(self.game.rules(), text.trim());
        Ok(list.split('|').map(read).collect::<Result<_, _>>()?)
    }

    fn menu_text(&self, seat: Seat) -> String {
        self.list_text(&self.game.menu(seat).actions)
    }

    fn list_text<'a>(&self, actions: impl IntoIterator<Item = &'a G::Action>) -> String {
        let texts = actions.into_iter().map(|action| action_text::<G>(self.game.rules(), action));
        let texts: Vec<String> = texts.collect();
        if texts.is_empty() { "no choice".to_owned() } else { format!("`{}`", texts.join(" | ")) }
    }
}

fn rules<G: Game>(head: &Head, deck: &DeckText) -> Result<&'static G::Rules, ScenarioError> {
    let [game_line, seats_line, options_line] = head.lines;
    if head.game != G::ID {
        let problem = error::Problem::OtherGame { told: quote(&head.game), own: G::ID };
        return Err(RecordError::at(game_line, problem).into());
    }
    let options: G::Options = match &head.options {
        None => G::Options::default(),
        Some(text) => serde_json::from_str(text).map_err(|error| {
            let problem = error::Problem::Setup(SetupError::Options(error.to_string()));
            RecordError::at(options_line, problem)
        })?,
    };
    let rules = setup::rules::<G>(&options, head.seats, deck);
    Ok(rules.map_err(|error| RecordError::at(seats_line, error::Problem::Setup(error)))?)
}

/// Reads `key: value` lines before the line `steps:` and makes a position of them.
fn position<G: Rig>(
    rules: &'static G::Rules,
    start: u32,
    walk: &mut Walk<'_>,
) -> Result<G, ScenarioError> {
    let mut lines = Vec::new();
    loop {
        let line = walk.next("`steps:`")?;
        if line.text == "steps:" {
            break;
        }
        let parts = line.text.split_once(':');
        let (key, value) = parts.ok_or_else(|| line.expected("`KEY: VALUE` or `steps:`"))?;
        let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
        lines.push(RigLine { line: line.number, key, value });
    }
    let rigged = G::rig(rules, &lines);
    // A game should check this itself, but a match would panic over what it overlooked.
    let sound = rigged.and_then(|game| game.invariants().map(|()| game).map_err(RigError::from));
    sound.map_err(|error| ScenarioError {
        line: if error.line == 0 { start } else { error.line },
        problem: Problem::Position(error.problem),
    })
}
