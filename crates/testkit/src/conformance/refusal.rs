//! A refused action changes nothing.

use contract::{Game, Match, Observer, Rejected, Submission};

use super::scene::{LawScene, Upheld, json, require};

/// A match, with everything that must not change as text.
pub(crate) struct Fingerprint<G: Game> {
    game: G,
    text: String,
    n_actions: usize,
}

impl<G: Game> Fingerprint<G> {
    pub(crate) fn of(played: &Match<G>) -> Result<Self, super::scene::Finding> {
        let game = played.game().clone();
        let text = json(&game.view(Observer::Referee))?;
        Ok(Self { game, text, n_actions: played.log().len() })
    }

    /// Checks that a match is unchanged, also as a referee sees it: data outside the state must not
    /// change either.
    pub(crate) fn same(&self, played: &Match<G>, after: &str) -> Upheld {
        require(played.log().len() == self.n_actions, || format!("{after}: the log has grown"))?;
        require(*played.game() == self.game, || format!("{after}: the state has changed"))?;
        let text = json(&played.game().view(Observer::Referee))?;
        require(text == self.text, || format!("{after}: now {text}, but it was {}", self.text))
    }
}

/// Wrong windows, wrong seats, illegal actions, anything after the end: each is refused for the
/// right reason, and the match continues as if nothing had been sent.
pub(crate) fn change_nothing<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let before = Fingerprint::of(scene.played)?;
    let mut tried = scene.played.clone();
    for action in scene.wild(4) {
        let (seat, window) = (scene.some_sender(), scene.some_window());
        let submission = Submission { window, ..scene.answer(seat, action) };
        if scene.played.check(&submission).is_err() {
            expect_refusal(scene, &mut tried, submission)?;
        }
    }
    before.same(&tried, "after refusals")?;
    goes_on_the_same(scene, tried)
}

fn expect_refusal<G: Game>(
    scene: &mut LawScene<'_, G>,
    tried: &mut Match<G>,
    submission: Submission<G::Action>,
) -> Upheld {
    let expected = expected(scene, &submission);
    match tried.submit(submission) {
        Ok(_) => Err(format!("{submission:?} was refused first and taken then").into()),
        Err(rejected) => {
            scene.tally.refuse(&rejected);
            let fits = expected.is_none_or(|expected| expected == rejected);
            require(fits, || format!("{submission:?} refused as {rejected:?}, not {expected:?}"))
        }
    }
}

/// The refusal that follows from the window alone; `None` if the game decides.
fn expected<G: Game>(
    scene: &LawScene<'_, G>,
    submission: &Submission<G::Action>,
) -> Option<Rejected<G::Why>> {
    match scene.window {
        None => Some(Rejected::Over),
        Some(window) if window.id != submission.window => {
            let covered = scene.game().covered(submission.window);
            Some(if covered { Rejected::Blocked } else { Rejected::Closed })
        }
        Some(_) if !scene.acting().has(submission.seat) => Some(Rejected::NotAsked),
        Some(_) => None,
    }
}

/// Refusals do not disturb the match's generator: the next action draws the same.
fn goes_on_the_same<G: Game>(scene: &mut LawScene<'_, G>, mut tried: Match<G>) -> Upheld {
    let Some(seat) = scene.some_actor() else { return Ok(()) };
    let Some(action) = scene.some_choice(seat) else { return Ok(()) };
    let mut alone = scene.played.clone();
    let submission = scene.answer(seat, action);
    let (one, other) = (alone.submit(submission).is_ok(), tried.submit(submission).is_ok());
    require(one == other && alone.log() == tried.log(), || {
        format!("{submission:?} goes another way after refusals")
    })
}
