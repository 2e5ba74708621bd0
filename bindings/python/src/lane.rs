//! One game of a batch: it plays itself up to the next decision of a learner, and describes it.

use bots::{Player, Spec};
use contract::features::{Row, describe_row, each_slot};
use contract::{Ask, Menu, Outcome, Play, Schedule, SearchRng, Seat, SeatCount, Silent, Standing};
use registry::House;

/// How rewards are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// The winners share 1.
    Share,
    /// The same, less an equal share for each seat: it sums up to 0.
    ZeroSum,
    /// 1 for the first, 0 for the last, evenly between.
    Rank,
    /// The points of the game.
    Points,
}

impl Reward {
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "share" => Some(Self::Share),
            "zero-sum" => Some(Self::ZeroSum),
            "rank" => Some(Self::Rank),
            "points" => Some(Self::Points),
            _ => None,
        }
    }

    /// The reward of each seat, in the order of seats.
    pub(crate) fn of(self, outcome: &Outcome, into: &mut [f64]) {
        let placings = outcome.placings();
        let number = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX)).max(1.0);
        let n_seats = number(placings.len());
        let share = 1.0 / number(placings.iter().filter(|placing| placing.rank == 1).count());
        for (own, placing) in into.iter_mut().zip(placings) {
            let won = if placing.rank == 1 { share } else { 0.0 };
            *own = match self {
                Self::Share => won,
                Self::ZeroSum => won - 1.0 / n_seats,
                Self::Rank => (n_seats - f64::from(placing.rank)) / (n_seats - 1.0).max(1.0),
                Self::Points => f64::from(placing.points),
            };
        }
    }
}

/// What all lanes of a batch have in common.
pub(crate) struct Common<G: House> {
    pub(crate) rules: &'static G::Rules,
    pub(crate) seats: SeatCount,
    pub(crate) seed: u64,
    pub(crate) reward: Reward,
    /// The bot of each seat; `None` is a learner.
    pub(crate) bots: Vec<Option<Spec>>,
}

/// Spreads the numbers of games over all streams.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// Streams of one episode: the deal, and each seat's bot.
const STREAMS: u64 = 16;

fn stream(seed: u64, number: u64, episode: u64, which: u64) -> SearchRng {
    SearchRng::new(seed.wrapping_add(number.wrapping_mul(SPREAD)), episode * STREAMS + which)
}

/// One game.
pub(crate) struct Lane<G: House> {
    number: u64,
    episode: u64,
    game: G,
    host: Silent,
    schedule: Schedule,
    players: Vec<Option<Player<G>>>,
    pub(crate) menu: Menu<G::Action>,
    pub(crate) ask: Ask,
    /// Decisions of learners in this episode.
    length: u32,
    /// Whether the last step ended an episode, and how long that one was.
    pub(crate) ended: Option<u32>,
    pub(crate) rewards: [f64; contract::seat::SEATS_MAX as usize],
}

impl<G: House> Lane<G> {
    /// Deals the first episode and plays up to the first decision.
    pub(crate) fn new(common: &Common<G>, number: u64) -> Self {
        let mut lane = Self {
            number,
            episode: 0,
            game: G::new(common.rules),
            host: Silent(SearchRng::default()),
            schedule: Schedule::default(),
            players: Vec::new(),
            menu: Menu::with_capacity(64),
            ask: Ask { seat: Seat(0), must: true },
            length: 0,
            ended: None,
            rewards: [0.0; contract::seat::SEATS_MAX as usize],
        };
        lane.deal(common);
        lane.advance(common);
        lane.ended = None;
        lane
    }

    /// How many choices the decision has; silence is the last.
    #[inline]
    pub(crate) fn n_choices(&self) -> usize {
        self.menu.actions.len() + usize::from(!self.ask.must)
    }

    /// How long the episode is so far, or was if it has just ended.
    #[inline]
    pub(crate) fn length(&self) -> u32 {
        self.ended.unwrap_or(self.length)
    }

    fn deal(&mut self, common: &Common<G>) {
        self.game = G::new(common.rules);
        self.host = Silent(stream(common.seed, self.number, self.episode, 0));
        self.schedule = Schedule::default();
        if common.bots.iter().any(Option::is_some) {
            let player = |(which, spec): (u64, &Option<Spec>)| {
                let rng = stream(common.seed, self.number, self.episode, 1 + which);
                spec.map(|spec| Player::new(spec, rng, std::time::Duration::default))
            };
            self.players = (0..).zip(&common.bots).map(player).collect();
        }
        self.length = 0;
        G::start(&mut Play::new(&mut self.game, &mut self.host));
    }

    /// Takes a choice, which must be below [`n_choices`](Self::n_choices), and plays on.
    #[inline]
    pub(crate) fn step(&mut self, common: &Common<G>, choice: usize) {
        self.ended = None;
        self.length += 1;
        self.act(choice);
        self.advance(common);
    }

    #[inline]
    fn act(&mut self, choice: usize) {
        if let Some(action) = self.menu.actions.get(choice).copied() {
            G::resolve(&mut Play::new(&mut self.game, &mut self.host), self.ask.seat, action);
        }
    }

    /// Plays forced moves, bots' moves and ends of games, until a learner has a choice.
    #[inline]
    fn advance(&mut self, common: &Common<G>) {
        loop {
            let Some(ask) = self.schedule.next(&self.game, common.seats) else {
                self.end(common);
                continue;
            };
            self.ask = ask;
            if let Some(Some(player)) = self.players.get_mut(ask.seat.idx()) {
                let decided = player.step(&self.game, common.rules, ask, &mut self.menu);
                if let Some(action) = decided.action {
                    G::resolve(&mut Play::new(&mut self.game, &mut self.host), ask.seat, action);
                }
                continue;
            }
            self.game.menu(ask.seat, &mut self.menu);
            if self.n_choices() > 1 {
                return;
            }
            self.act(0);
        }
    }

    #[cold]
    fn end(&mut self, common: &Common<G>) {
        if let Standing::Over(outcome) = self.game.standing() {
            common.reward.of(&outcome, &mut self.rewards);
        }
        self.ended = Some(self.length);
        self.episode += 1;
        self.deal(common);
    }

    /// Describes the moment into a row of noughts.
    #[inline]
    pub(crate) fn describe(&self, row: &mut [u8]) {
        self.game.describe(self.ask.seat, &mut Row(row));
    }

    /// Describes the choices into rows of noughts of this width, and their slots as pairs of bytes.
    #[inline]
    pub(crate) fn describe_choices(&self, rows: &mut [u8], slots: &mut [u8], width: usize) {
        let seat = self.ask.seat;
        let actions = self.menu.actions.iter().map(Some);
        let silence = (!self.ask.must).then_some(None);
        for (action, row) in actions.chain(silence).zip(rows.chunks_exact_mut(width)) {
            describe_row(&self.game, seat, action, &mut Row(row));
        }
        let mut places = slots.chunks_exact_mut(2);
        each_slot(&self.game, seat, &self.menu, |slot| {
            let slot = u16::try_from(slot).unwrap_or(u16::MAX);
            if let Some(place) = places.next() {
                place.copy_from_slice(&slot.to_le_bytes());
            }
        });
        if let Some(place) = places.next() {
            place.copy_from_slice(&[0, 0]);
        }
    }
}
