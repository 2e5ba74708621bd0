//! Iterations of the search: sample a world, descend the tree, expand one edge, run a rollout, and
//! back up its values.
//!
//! Every seat maximises its own value in the tree (max^n). Answers in a sealed window are hidden
//! until all are in, so only the searching seat's own answer is an edge. The others answer by
//! instinct, and no later choice depends on their answers.

use contract::{Ask, Menu, Mode, Play, Schedule, SearchRng, Seat, SeatCount, Silent};

use super::number::mix;
use super::playout;
use super::select::{Choices, normalise};
use super::tree::{EdgeId, NodeId, Tree};
use crate::bot::{Advice, Sight};
use crate::instinct::{Instinct, Scratch, Values};

/// The share of the root's prior that goes to the rule of thumb's advice.
const THUMB_PRIOR: f32 = 0.35;
/// The deepest descent.
const DEPTH_MAX: usize = 256;

/// The decision to search.
#[derive(Debug)]
pub(super) struct Root<'a, G: Instinct> {
    pub(super) seats: SeatCount,
    pub(super) seat: Seat,
    pub(super) view: &'a G::View,
    /// What every sampled world has in common.
    seen: G,
    pub(super) menu: &'a Menu<G::Action>,
    pub(super) must: bool,
    /// The rule of thumb's advice, if the menu does not list it (an offer of a bribe, for example).
    pub(super) unlisted: Option<G::Action>,
    /// The index of the rule of thumb's choice: an action of the menu, the unlisted one, or the
    /// silence after both.
    thumb: Option<usize>,
    /// The only action to evaluate, for [`Captain::weigh`](super::Captain::weigh).
    only: Option<G::Action>,
}

impl<'a, G: Instinct> Root<'a, G> {
    pub(super) fn new(sight: &Sight<'a, G>, thumb: Option<&Advice<G::Action>>) -> Self {
        let actions = &sight.menu.actions;
        let (thumb, unlisted) = match thumb.map(|advice| advice.action) {
            Some(action) => match actions.iter().position(|known| *known == action) {
                Some(idx) => (Some(idx), None),
                None => (Some(actions.len()), Some(action)),
            },
            // A seat that is not waited for may stay silent.
            None => ((!sight.window.me).then_some(actions.len()), None),
        };
        Self {
            seats: G::seats(sight.rules),
            seat: sight.seat,
            view: sight.view,
            seen: G::seen(sight.rules, sight.view),
            menu: sight.menu,
            must: sight.window.me,
            unlisted,
            thumb,
            only: None,
        }
    }

    /// A search for the value of one action.
    pub(super) fn about(sight: &Sight<'a, G>, action: G::Action) -> Self {
        Self { thumb: None, only: Some(action), ..Self::new(sight, None) }
    }

    /// All choices; `None` is silence.
    pub(super) fn choices(&self) -> impl Iterator<Item = Option<G::Action>> {
        let actions = self.menu.actions.iter().copied().chain(self.unlisted);
        actions.map(Some).chain((!self.must).then_some(None))
    }
}

/// An edge on the path from the root.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: NodeId,
    edge: EdgeId,
    seat: Seat,
}

/// Whether the descent goes on.
enum Descent {
    /// It has left the tree; the rollout begins.
    Left,
    /// It is still inside.
    On,
}

/// A tree and the buffers that its iterations reuse.
#[derive(Debug)]
pub(super) struct Explorer<G: Instinct> {
    pub(super) tree: Tree<G::Action>,
    host: Silent,
    scratch: Scratch<G::Action>,
    /// The choices at the root and their priors. They follow from what the searching seat knows, so
    /// they are the same in every world.
    start: Scratch<G::Action>,
    edges: Vec<Option<EdgeId>>,
    path: Vec<Step>,
    /// The root node.
    pub(super) root: Option<NodeId>,
    /// The sum of the values of all iterations.
    pub(super) shares: Values,
    pub(super) iterations: u32,
}

impl<G: Instinct> Explorer<G> {
    pub(super) fn new(rng: SearchRng, capacity: u32) -> Self {
        let scratch = Scratch::default();
        Self {
            tree: Tree::with_capacity(capacity),
            host: Silent(rng),
            edges: Vec::with_capacity(scratch.weights.capacity()),
            scratch,
            start: Scratch::default(),
            path: Vec::with_capacity(DEPTH_MAX),
            root: None,
            shares: Values::default(),
            iterations: 0,
        }
    }

    /// Prepares the search of a decision. Reuses the subtree of an earlier search if it is there.
    pub(super) fn turn_to(&mut self, root: &Root<'_, G>, room_for: usize) {
        let mut world = root.seen.clone();
        world.fill(root.view, &mut self.host.0);
        let key = key(&world, root.seat, root.seat);
        if self.tree.find(key).is_none() || self.tree.n_free() < room_for {
            self.tree.clear();
        }
        self.root = self.tree.find_or_add(key);
        self.start.menu.clear();
        self.start.menu.actions.extend(root.choices().flatten());
        self.start.weigh(&world, Ask { seat: root.seat, must: root.must });
        normalise(&mut self.start.weights);
        add_thumb(root, &mut self.start.weights);
        self.shares = Values::default();
        self.iterations = 0;
    }

    /// Runs one iteration.
    pub(super) fn iterate(&mut self, root: &Root<'_, G>) {
        let mut world = root.seen.clone();
        world.fill(root.view, &mut self.host.0);
        let mut schedule = Schedule::default();
        let ask = come_to(&world, &mut schedule, root);
        self.path.clear();
        let mut descent = match root.only {
            None => self.choose_at_root(&mut world, root),
            Some(action) => {
                G::resolve(&mut Play::new(&mut world, &mut self.host), ask.seat, action);
                Descent::On
            }
        };
        while matches!(descent, Descent::On) {
            let Some(window) = world.window() else { break };
            let ask = schedule.ask(&world, root.seats, &window);
            if window.mode == Mode::Sealed && ask.seat != root.seat {
                if let Some(action) = world.rollout_action(ask, &mut self.scratch, &mut self.host.0)
                {
                    G::resolve(&mut Play::new(&mut world, &mut self.host), ask.seat, action);
                }
                continue;
            }
            descent = self.choose(&mut world, ask, root);
        }
        let shares = playout::play_on(
            &mut world,
            &mut schedule,
            root.seats,
            &mut self.host,
            &mut self.scratch,
        );
        self.back_up(&shares, root.seats);
    }

    /// Selects and plays a choice at the root.
    fn choose_at_root(&mut self, world: &mut G, root: &Root<'_, G>) -> Descent {
        let Some(node) = self.root else { return Descent::Left };
        let Self { tree, host, start, edges, path, .. } = self;
        let choices = Choices { actions: &start.menu.actions, priors: &start.weights, edges };
        follow(tree, path, host, choices, world, node, root.seat)
    }

    /// Selects and plays a choice below the root.
    fn choose(&mut self, world: &mut G, ask: Ask, root: &Root<'_, G>) -> Descent {
        world.menu(ask.seat, &mut self.scratch.menu);
        let menu = &self.scratch.menu;
        if ask.must && menu.actions.len() == 1 && !self.path.is_empty() {
            G::resolve(&mut Play::new(world, &mut self.host), ask.seat, menu.actions[0]);
            return Descent::On;
        }
        if self.path.len() == DEPTH_MAX {
            return Descent::Left;
        }
        let key = key(world, ask.seat, root.seat);
        let Some(node) = self.tree.find_or_add(key) else { return Descent::Left };
        self.scratch.weigh(world, ask);
        normalise(&mut self.scratch.weights);
        let Self { tree, host, scratch, edges, path, .. } = self;
        let choices = Choices { actions: &scratch.menu.actions, priors: &scratch.weights, edges };
        follow(tree, path, host, choices, world, node, ask.seat)
    }

    fn back_up(&mut self, shares: &Values, seats: SeatCount) {
        for step in &self.path {
            let share = shares[step.seat];
            let edge = self.tree.edge_mut(step.edge);
            edge.visits += 1;
            edge.sum += share;
            let node = self.tree.node_mut(step.node);
            node.visits += 1;
            node.sum += share;
        }
        for seat in seats.seats() {
            self.shares[seat] += shares[seat];
        }
        self.iterations += 1;
    }
}

/// Selects a choice at a node, adds its edge if it is new, and plays it.
fn follow<G: Instinct>(
    tree: &mut Tree<G::Action>,
    path: &mut Vec<Step>,
    host: &mut Silent,
    mut choices: Choices<'_, G::Action>,
    world: &mut G,
    node: NodeId,
    seat: Seat,
) -> Descent {
    let (idx, known) = choices.select(tree, node);
    let action = choices.action(idx);
    let edge = known.or_else(|| tree.add_edge(node, action));
    let Some(edge) = edge else { return Descent::Left };
    path.push(Step { node, edge, seat });
    if let Some(action) = action {
        G::resolve(&mut Play::new(world, host), seat, action);
    }
    if known.is_some() { Descent::On } else { Descent::Left }
}

/// The key of a node: the searching seat's information set, and the seat that is asked.
fn key<G: Instinct>(world: &G, asked: Seat, searching: Seat) -> u64 {
    mix(world.infoset_key(searching), u64::from(asked.0))
}

/// Advances the schedule to the searching seat.
fn come_to<G: Instinct>(world: &G, schedule: &mut Schedule, root: &Root<'_, G>) -> Ask {
    let window = world.window().expect("the searching seat is asked");
    for _ in 0..root.seats.get() {
        let ask = schedule.ask(world, root.seats, &window);
        if ask.seat == root.seat {
            break;
        }
    }
    Ask { seat: root.seat, must: root.must }
}

/// Mixes the rule of thumb's advice into the priors.
fn add_thumb<G: Instinct>(root: &Root<'_, G>, priors: &mut [f32]) {
    let Some(idx) = root.thumb.filter(|idx| *idx < priors.len()) else { return };
    for prior in &mut *priors {
        *prior *= 1.0 - THUMB_PRIOR;
    }
    priors[idx] += THUMB_PRIOR;
}
