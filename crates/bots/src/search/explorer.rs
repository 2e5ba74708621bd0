//! One iteration after another: a world is imagined, the tree is climbed as far as it goes, play
//! goes on by instinct, and what it came to is noted along the way.
//!
//! All players choose in the tree, each for himself. But what somebody answers in a sealed window
//! nobody sees before all have answered, so only the searching seat's own answer is a branch; the
//! others answer by instinct, and no later choice can depend on what they said.

use contract::schedule::Ask;
use contract::{Menu, Mode, Play, Schedule, SearchRng, Seat, SeatCount, Silent};

use super::number::mix;
use super::playout;
use super::select::{Choices, normalise};
use super::tree::{EdgeId, NodeId, Tree};
use crate::bot::{Advice, Sight};
use crate::instinct::{Instinct, Room, Shares};

/// How much of the root's prior is the rule of thumb's advice.
const THUMB: f32 = 0.35;
/// The tree is not climbed further than this, whatever the game.
const DEPTH_MAX: usize = 256;

/// The question that is thought about.
#[derive(Debug)]
pub(super) struct Root<'a, G: Instinct> {
    pub(super) rules: &'static G::Rules,
    pub(super) seats: SeatCount,
    pub(super) seat: Seat,
    pub(super) view: &'a G::View,
    pub(super) menu: &'a Menu<G::Action>,
    pub(super) must: bool,
    /// What the rule of thumb would do, where menus do not list it, as with offers of bribes.
    pub(super) unlisted: Option<G::Action>,
    /// Which choice the rule of thumb would make: an action of the menu, the one it does not
    /// list, or the silence after both.
    thumb: Option<usize>,
    /// The only choice that is looked at, where somebody asks what it is worth.
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
            // Who is not waited for and has nothing to say is silent.
            None => ((!sight.window.me).then_some(actions.len()), None),
        };
        Self {
            rules: sight.rules,
            seats: G::seats(sight.rules),
            seat: sight.seat,
            view: sight.view,
            menu: sight.menu,
            must: sight.window.me,
            unlisted,
            thumb,
            only: None,
        }
    }

    /// The question what comes of this one action.
    pub(super) fn about(sight: &Sight<'a, G>, action: G::Action) -> Self {
        Self { thumb: None, only: Some(action), ..Self::new(sight, None) }
    }

    /// All that can be done; `None` is silence.
    pub(super) fn choices(&self) -> impl Iterator<Item = Option<G::Action>> {
        let actions = self.menu.actions.iter().copied().chain(self.unlisted);
        actions.map(Some).chain((!self.must).then_some(None))
    }
}

/// A choice on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: NodeId,
    edge: EdgeId,
    seat: Seat,
}

/// Where the tree ended.
enum Climb {
    /// Somebody is asked who has to play on by instinct.
    Left,
    /// One more choice, and then the tree goes on.
    On,
}

/// A tree and all that it takes to grow it.
#[derive(Debug)]
pub(super) struct Explorer<G: Instinct> {
    pub(super) tree: Tree<G::Action>,
    host: Silent,
    room: Room<G::Action>,
    edges: Vec<Option<EdgeId>>,
    path: Vec<Step>,
    /// The node of the question that is thought about.
    pub(super) root: Option<NodeId>,
    /// What all iterations over this question came to.
    pub(super) shares: Shares,
    pub(super) iterations: u32,
}

impl<G: Instinct> Explorer<G> {
    pub(super) fn new(rng: SearchRng, capacity: u32) -> Self {
        let room = Room::default();
        Self {
            tree: Tree::with_capacity(capacity),
            host: Silent(rng),
            edges: Vec::with_capacity(room.weights.capacity()),
            room,
            path: Vec::with_capacity(DEPTH_MAX),
            root: None,
            shares: Shares::default(),
            iterations: 0,
        }
    }

    /// Turns to a question. What was thought about this moment before is kept.
    pub(super) fn turn_to(&mut self, root: &Root<'_, G>, room_for: usize) {
        let world = G::sample_world(root.rules, root.view, &mut self.host.0);
        let key = key(&world, root.seat, root.seat);
        if self.tree.find(key).is_none() || self.tree.n_free() < room_for {
            self.tree.clear();
        }
        self.root = self.tree.find_or_add(key);
        self.shares = Shares::default();
        self.iterations = 0;
    }

    /// One more iteration.
    pub(super) fn iterate(&mut self, root: &Root<'_, G>) {
        let mut world = G::sample_world(root.rules, root.view, &mut self.host.0);
        let mut schedule = Schedule::default();
        let ask = come_to(&world, &mut schedule, root);
        self.path.clear();
        let mut climb = match root.only {
            None => self.choose(&mut world, ask, root),
            Some(action) => {
                G::resolve(&mut Play::new(&mut world, &mut self.host), ask.seat, action);
                Climb::On
            }
        };
        while matches!(climb, Climb::On) {
            let Some(window) = world.window() else { break };
            let ask = schedule.ask(&world, root.seats, &window);
            if window.mode == Mode::Sealed && ask.seat != root.seat {
                if let Some(action) = world.act(ask, &mut self.room, &mut self.host.0) {
                    G::resolve(&mut Play::new(&mut world, &mut self.host), ask.seat, action);
                }
                continue;
            }
            climb = self.choose(&mut world, ask, root);
        }
        let shares =
            playout::play_on(&mut world, &mut schedule, root.seats, &mut self.host, &mut self.room);
        self.note(&shares, root.seats);
    }

    /// A choice in the tree.
    fn choose(&mut self, world: &mut G, ask: Ask, root: &Root<'_, G>) -> Climb {
        world.menu(ask.seat, &mut self.room.menu);
        let Room { menu, weights } = &mut self.room;
        if self.path.is_empty() {
            menu.actions.extend(root.unlisted);
        }
        if ask.must && menu.actions.len() == 1 && !self.path.is_empty() {
            G::resolve(&mut Play::new(world, &mut self.host), ask.seat, menu.actions[0]);
            return Climb::On;
        }
        if self.path.len() == DEPTH_MAX {
            return Climb::Left;
        }
        let key = key(world, ask.seat, root.seat);
        let Some(node) = self.tree.find_or_add(key) else { return Climb::Left };
        weights.clear();
        weights.resize(menu.actions.len(), 0.0);
        world.incline(ask.seat, &menu.actions, weights);
        if !ask.must {
            weights.push(world.incline_to_silence(ask.seat));
        }
        normalise(weights);
        if self.path.is_empty() {
            heed_thumb(root, weights);
        }
        let mut choices =
            Choices { actions: &menu.actions, priors: weights, edges: &mut self.edges };
        let (idx, known) = choices.select(&mut self.tree, node);
        let action = choices.action(idx);
        let edge = known.or_else(|| self.tree.add_edge(node, action));
        let Some(edge) = edge else { return Climb::Left };
        self.path.push(Step { node, edge, seat: ask.seat });
        if let Some(action) = action {
            G::resolve(&mut Play::new(world, &mut self.host), ask.seat, action);
        }
        if known.is_some() { Climb::On } else { Climb::Left }
    }

    fn note(&mut self, shares: &Shares, seats: SeatCount) {
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

/// A moment as the searching seat can tell it, and who is asked.
fn key<G: Instinct>(world: &G, asked: Seat, searching: Seat) -> u64 {
    mix(world.mark(searching), u64::from(asked.0))
}

/// Lets the schedule go round to the seat that searches.
fn come_to<G: Instinct>(world: &G, schedule: &mut Schedule, root: &Root<'_, G>) -> Ask {
    let window = world.window().expect("who thinks is asked");
    for _ in 0..root.seats.get() {
        let ask = schedule.ask(world, root.seats, &window);
        if ask.seat == root.seat {
            break;
        }
    }
    Ask { seat: root.seat, must: root.must }
}

/// The rule of thumb has a word in what is tried first.
fn heed_thumb<G: Instinct>(root: &Root<'_, G>, priors: &mut [f32]) {
    let Some(idx) = root.thumb.filter(|idx| *idx < priors.len()) else { return };
    for prior in &mut *priors {
        *prior *= 1.0 - THUMB;
    }
    priors[idx] += THUMB;
}
