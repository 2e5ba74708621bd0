//! Taking back the last action, as long as nothing was learnt from it.

use std::ops::Range;

use crate::play;
use crate::{
    Actor, Chance, Game, Live, Match, Mode, Observer, Play, SearchRng, Seat, Submission, Worlds,
};

/// In how many sampled worlds an action is tried again, to see whether it told its seat anything.
const N_WORLDS: u64 = 64;

/// Why the last action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has played nothing yet, or the last action was not decided by its person.
    Nothing,
    /// Another seat has acted since.
    Others,
    /// The action drew an outcome of chance.
    Chance,
    /// The seat learnt something hidden from it.
    Secret,
}

impl<G: Game> Match<G> {
    /// How often the match has changed: once for each accepted action, and once for each action
    /// that was taken back. It never goes backwards.
    pub fn version(&self) -> u32 {
        let n_actions = u32::try_from(self.log.len()).expect("matches are bounded");
        n_actions + 2 * self.n_undone
    }

    /// The actions that were accepted after a version; `None` if one was taken back since.
    pub fn since(&self, version: u32) -> Option<Range<usize>> {
        let n_actions = self.log.len();
        let seq = usize::try_from(version.checked_sub(2 * self.n_undone)?).ok()?;
        (self.undone_to..=n_actions).contains(&seq).then_some(seq..n_actions)
    }

    /// The state before the last action, made from the events up to there.
    fn before_last(&self) -> Option<G> {
        let first = self.log.last()?.events.start;
        let mut game = self.start.clone().unwrap_or_else(|| G::new(self.rules));
        self.host.events[..first].iter().for_each(|event| play::apply(&mut game, event));
        Some(game)
    }
}

impl<G: Worlds> Match<G> {
    /// Whether a seat may take back the last action: its person decided it, no outcome of chance
    /// was drawn, and the seat learnt nothing from it. Nobody has acted since, or it would not be
    /// the last one.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.undoable(seat).map(drop)
    }

    /// Takes back the last action of a seat and returns the version that the action had made. The
    /// log and the events no longer have it, and the next outcomes of chance are the same as if it
    /// had never been played.
    ///
    /// # Errors
    /// Why it cannot be taken back; the match is unchanged.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, NoUndo> {
        let before = self.undoable(seat)?;
        let entry = self.log.pop().ok_or(NoUndo::Nothing)?;
        self.game = before;
        self.host.cut(entry.events.start);
        self.n_undone += 1;
        self.undone_to = self.log.len();
        Ok(entry.version)
    }

    /// The state that a seat would return to.
    fn undoable(&self, seat: Seat) -> Result<G, NoUndo> {
        let entry = self.log.last().ok_or(NoUndo::Nothing)?;
        let Submission { seat: last, actor, .. } = entry.submission;
        match actor {
            _ if last != seat => Err(NoUndo::Others),
            Actor::User if entry.drawn.is_empty() => Ok(()),
            Actor::User => Err(NoUndo::Chance),
            Actor::Bot | Actor::Clock | Actor::StandingOrder => Err(NoUndo::Nothing),
        }?;
        let before = self.before_last().ok_or(NoUndo::Nothing)?;
        if self.opens_answers(&before) || self.tells_more(&before, entry.submission) {
            return Err(NoUndo::Secret);
        }
        Ok(before)
    }

    /// Whether the last action closed a sealed window, so that the answers were opened.
    fn opens_answers(&self, before: &G) -> bool {
        let sealed = before.window().filter(|window| window.mode == Mode::Sealed);
        let still = |id| self.window().is_some_and(|open| open.id == id) || self.game.covered(id);
        sealed.is_some_and(|window| !still(window.id))
    }

    /// Whether the last action told its seat anything that it could not know before: it is tried
    /// in worlds sampled from the seat's view, and looks different in one of them.
    fn tells_more(&self, before: &G, submission: Submission<G::Action>) -> bool {
        let Submission { seat, action, .. } = submission;
        let observer = Observer::Seat(seat);
        let view = before.view(observer);
        let seen = |events: &[G::Event]| -> Vec<_> {
            events.iter().filter_map(|event| G::event_view(event, observer)).collect()
        };
        let truth = (self.game.view(observer), seen(self.events_of(self.log.len() - 1)));
        (0..N_WORLDS).any(|stream| {
            let mut rng = SearchRng::new(0, stream);
            let mut world = G::sample_world(self.rules, &view, &mut rng);
            let mut host = Live::new(Chance::given([]));
            G::resolve(&mut Play::new(&mut world, &mut host), seat, action);
            host.take_drawn().is_err() || truth != (world.view(observer), seen(host.events()))
        })
    }
}
