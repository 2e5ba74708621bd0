//! Many games at once, written into two blocks of memory that `NumPy` owns: one of fixed size, and
//! one of rows for choices, which grows when a step has more choices than ever before.

use std::sync::{Mutex, PoisonError};

use bots::{Budget, Spec};
use contract::features::{slot_count, width};
use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use registry::{House, Visitor};

use crate::lane::{Common, Lane, Reward};
use crate::setup::{Order, options_text, wrong};

/// Every array of a block starts at a multiple of this, for vector instructions.
const ALIGN: usize = 64;
/// Rows for choices at the start: few games have a longer menu on average.
const ROWS_PER_GAME: usize = 16;

/// The fixed block and the rows, if the user has memory of their own.
type Buffers<'py> = (Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<u8>>);

/// Where each array lies in the fixed block.
#[derive(Clone, Copy, Debug)]
struct Layout {
    n_games: usize,
    n_seats: usize,
    observation: usize,
    first: usize,
    reward: usize,
    length: usize,
    seat: usize,
    must: usize,
    done: usize,
    end: usize,
    width: usize,
    choice_width: usize,
}

impl Layout {
    fn new<G: House>(n_games: usize, n_seats: usize) -> Self {
        let (width, choice_width) = (width(G::OBSERVATION), width(G::CHOICE));
        let mut end = 0_usize;
        let mut take = |bytes: usize| {
            let start = end;
            end = (start + bytes).next_multiple_of(ALIGN);
            start
        };
        let observation = take(n_games * width);
        let first = take((n_games + 1) * 4);
        let reward = take(n_games * n_seats * 4);
        let length = take(n_games * 4);
        let seat = take(n_games);
        let must = take(n_games);
        let done = take(n_games);
        Self {
            n_games,
            n_seats,
            observation,
            first,
            reward,
            length,
            seat,
            must,
            done,
            end,
            width,
            choice_width,
        }
    }

    /// The bytes of a block with so many rows: the rows, then their slots.
    fn row_bytes(&self, n_rows: usize) -> usize {
        n_rows * (self.choice_width + 2)
    }

    /// How many rows fit into a block.
    fn rows_in(&self, bytes: usize) -> usize {
        bytes / (self.choice_width + 2)
    }
}

/// The arrays of the fixed block, apart.
struct Arrays<'a> {
    observation: &'a mut [u8],
    first: &'a mut [u8],
    reward: &'a mut [u8],
    length: &'a mut [u8],
    seat: &'a mut [u8],
    must: &'a mut [u8],
    done: &'a mut [u8],
}

impl<'a> Arrays<'a> {
    fn of(layout: &Layout, block: &'a mut [u8]) -> Self {
        let (observation, rest) = block.split_at_mut(layout.first);
        let (first, rest) = rest.split_at_mut(layout.reward - layout.first);
        let (reward, rest) = rest.split_at_mut(layout.length - layout.reward);
        let (length, rest) = rest.split_at_mut(layout.seat - layout.length);
        let (seat, rest) = rest.split_at_mut(layout.must - layout.seat);
        let (must, done) = rest.split_at_mut(layout.done - layout.must);
        let n = layout.n_games;
        Self {
            observation: &mut observation[..n * layout.width],
            first: &mut first[..(n + 1) * 4],
            reward: &mut reward[..n * layout.n_seats * 4],
            length: &mut length[..n * 4],
            seat: &mut seat[..n],
            must: &mut must[..n],
            done: &mut done[..n],
        }
    }
}

/// A batch of any game.
trait AnyBatch: Send {
    /// The first game whose place is not in its menu.
    fn first_wrong(&self, places: &[i32]) -> Option<(usize, usize)>;
    /// Takes the places, which must be right, and describes the moments.
    fn step(&mut self, places: Option<&[i32]>, block: &mut [u8]);
    /// How many rows the choices need.
    fn n_rows(&self) -> usize;
    /// Describes the choices.
    fn fill(&mut self, block: &mut [u8]);
}

struct BatchOf<G: House> {
    common: Common<G>,
    lanes: Vec<Lane<G>>,
    layout: Layout,
    pool: Option<rayon::ThreadPool>,
    /// Games of one piece of work.
    chunk: usize,
    n_rows: usize,
    /// The first row of each piece of work.
    starts: Vec<usize>,
}

/// A piece of work: some games and their part of each array.
struct Piece<'a, G: House> {
    lanes: &'a mut [Lane<G>],
    places: &'a [i32],
    observation: &'a mut [u8],
    reward: &'a mut [u8],
    length: &'a mut [u8],
    seat: &'a mut [u8],
    must: &'a mut [u8],
    done: &'a mut [u8],
}

impl<G: House> Piece<'_, G> {
    fn run(self, common: &Common<G>, layout: &Layout) {
        let rewards = self.reward.chunks_exact_mut(4 * layout.n_seats);
        let rows = self.observation.chunks_exact_mut(layout.width).zip(rewards);
        for (idx, (lane, (row, reward))) in self.lanes.iter_mut().zip(rows).enumerate() {
            if let Some(place) = self.places.get(idx) {
                lane.step(common, usize::try_from(*place).unwrap_or_default());
            }
            row.fill(0);
            lane.describe(row);
            let ended = lane.ended.is_some();
            if ended {
                for (bytes, reward) in reward.chunks_exact_mut(4).zip(lane.rewards) {
                    #[expect(
                        clippy::cast_possible_truncation,
                        reason = "arrays of rewards are f32"
                    )]
                    bytes.copy_from_slice(&(reward as f32).to_le_bytes());
                }
            } else if self.done[idx] != 0 {
                reward.fill(0);
            }
            self.seat[idx] = lane.ask.seat.0;
            self.must[idx] = u8::from(lane.ask.must);
            self.done[idx] = u8::from(ended);
            self.length[4 * idx..4 * idx + 4].copy_from_slice(&lane.length().to_le_bytes());
        }
    }
}

impl<G: House> AnyBatch for BatchOf<G> {
    fn first_wrong(&self, places: &[i32]) -> Option<(usize, usize)> {
        let fits = |lane: &Lane<G>, place: i32| {
            usize::try_from(place).is_ok_and(|place| place < lane.n_choices())
        };
        let wrong = self.lanes.iter().zip(places).position(|(lane, place)| !fits(lane, *place))?;
        Some((wrong, self.lanes[wrong].n_choices()))
    }

    fn step(&mut self, places: Option<&[i32]>, block: &mut [u8]) {
        let Self { common, lanes, layout, pool, chunk, .. } = self;
        let (common, layout, chunk) = (&*common, &*layout, *chunk);
        let arrays = Arrays::of(layout, block);
        let first = arrays.first;
        let places = places.unwrap_or(&[]);
        if let Some(pool) = pool {
            let own = places.par_chunks(chunk);
            let pieces = lanes
                .par_chunks_mut(chunk)
                .zip(arrays.observation.par_chunks_mut(chunk * layout.width))
                .zip(arrays.reward.par_chunks_mut(chunk * layout.n_seats * 4))
                .zip(arrays.length.par_chunks_mut(chunk * 4))
                .zip(arrays.seat.par_chunks_mut(chunk))
                .zip(arrays.must.par_chunks_mut(chunk))
                .zip(arrays.done.par_chunks_mut(chunk));
            let run = |((((((lanes, observation), reward), length), seat), must), done), places| {
                Piece { lanes, places, observation, reward, length, seat, must, done }
                    .run(common, layout);
            };
            pool.install(|| {
                if places.is_empty() {
                    pieces.for_each(|piece| run(piece, &[]));
                } else {
                    pieces.zip(own).for_each(|(piece, places)| run(piece, places));
                }
            });
        } else {
            let Arrays { observation, reward, length, seat, must, done, .. } = arrays;
            let piece = Piece { lanes, places, observation, reward, length, seat, must, done };
            piece.run(common, layout);
        }
        self.count(first);
    }

    fn n_rows(&self) -> usize {
        self.n_rows
    }

    fn fill(&mut self, block: &mut [u8]) {
        let width = self.layout.choice_width;
        let capacity = self.layout.rows_in(block.len());
        let (mut rows, mut slots) = block.split_at_mut(capacity * width);
        let Some(pool) = &self.pool else {
            return fill_lanes(&mut self.lanes, rows, slots, width);
        };
        let (lanes, chunk, starts) = (&mut self.lanes, self.chunk, &self.starts);
        pool.scope(|scope| {
            for (nth, lanes) in lanes.chunks_mut(chunk).enumerate() {
                let n_rows = starts[nth + 1] - starts[nth];
                let (own, rest) = std::mem::take(&mut rows).split_at_mut(n_rows * width);
                let (own_slots, rest_slots) = std::mem::take(&mut slots).split_at_mut(n_rows * 2);
                (rows, slots) = (rest, rest_slots);
                scope.spawn(move |_| fill_lanes(lanes, own, own_slots, width));
            }
        });
    }
}

fn fill_lanes<G: House>(
    lanes: &mut [Lane<G>],
    mut rows: &mut [u8],
    mut slots: &mut [u8],
    width: usize,
) {
    for lane in lanes {
        let n = lane.n_choices();
        let (own, rest) = rows.split_at_mut(n * width);
        let (own_slots, rest_slots) = slots.split_at_mut(n * 2);
        own.fill(0);
        lane.describe_choices(own, own_slots, width);
        (rows, slots) = (rest, rest_slots);
    }
}

impl<G: House> BatchOf<G> {
    /// Counts the rows of each game and of each piece of work.
    fn count(&mut self, first: &mut [u8]) {
        let mut sum = 0_usize;
        let mut offsets = first.chunks_exact_mut(4);
        for (nth, lanes) in self.lanes.chunks(self.chunk).enumerate() {
            self.starts[nth] = sum;
            for lane in lanes {
                if let Some(bytes) = offsets.next() {
                    bytes.copy_from_slice(&u32::try_from(sum).unwrap_or(u32::MAX).to_le_bytes());
                }
                sum += lane.n_choices();
            }
        }
        if let (Some(bytes), Some(last)) = (offsets.next(), self.starts.last_mut()) {
            bytes.copy_from_slice(&u32::try_from(sum).unwrap_or(u32::MAX).to_le_bytes());
            *last = sum;
        }
        self.n_rows = sum;
    }
}

/// What a batch is made of, besides its game.
#[derive(Clone, Debug)]
struct Plan {
    n_games: usize,
    seed: u64,
    threads: usize,
    seats: Option<Vec<String>>,
    reward: Reward,
}

impl Plan {
    /// The bot of each seat.
    fn bots(&self, n_seats: usize) -> PyResult<Vec<Option<Spec>>> {
        let Some(seats) = &self.seats else { return Ok(vec![None; n_seats]) };
        if seats.len() != n_seats {
            return Err(wrong(format!("{} seats are named; {n_seats} play", seats.len())));
        }
        let spec = |name: &String| -> PyResult<Option<Spec>> {
            if name == "learner" {
                return Ok(None);
            }
            let spec: Spec = name.parse().map_err(|error| wrong(format!("{error}")))?;
            if matches!(spec.budget, Budget::Millis(_)) && spec.level.searches() {
                let problem = "a budget of time makes runs differ; name a number of iterations";
                return Err(wrong(format!("`{name}`: {problem}")));
            }
            Ok(Some(spec))
        };
        let bots: Vec<Option<Spec>> = seats.iter().map(spec).collect::<PyResult<_>>()?;
        if bots.iter().all(Option::is_some) {
            return Err(wrong("at least one seat must be a `learner`"));
        }
        Ok(bots)
    }
}

struct Make<'a>(&'a Order, &'a Plan);

impl Visitor for Make<'_> {
    type Output = PyResult<(Box<dyn AnyBatch>, Layout, u32)>;
    fn visit<G: House>(self) -> Self::Output {
        let Self(order, plan) = self;
        let ruled = order.rules::<G>()?;
        let n_seats = usize::from(ruled.seats.get());
        let common = Common {
            rules: ruled.rules,
            seats: ruled.seats,
            seed: plan.seed,
            reward: plan.reward,
            bots: plan.bots(n_seats)?,
        };
        let pool = match plan.threads {
            1 => None,
            n => Some(rayon::ThreadPoolBuilder::new().num_threads(n).build()),
        };
        let pool = pool.transpose().map_err(|error| wrong(format!("threads: {error}")))?;
        let n_threads = pool.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        let chunk = plan.n_games.div_ceil(n_threads * if n_threads > 1 { 4 } else { 1 });
        let lanes = (0..).take(plan.n_games).map(|number| Lane::new(&common, number)).collect();
        let layout = Layout::new::<G>(plan.n_games, n_seats);
        let starts = vec![0; plan.n_games.div_ceil(chunk) + 1];
        let made: BatchOf<G> = BatchOf { common, lanes, layout, pool, chunk, n_rows: 0, starts };
        Ok((Box::new(made), layout, slot_count(G::SLOTS)))
    }
}

/// Many games at once. The Python class of the same name makes arrays of its memory.
#[pyclass(subclass, module = "tortuga._tortuga")]
pub(crate) struct Batch {
    inner: Mutex<Box<dyn AnyBatch>>,
    layout: Layout,
    n_slots: u32,
    block: Py<PyArray1<u8>>,
    rows: Py<PyArray1<u8>>,
}

#[pymethods]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "the Python class names them")]
    fn new(
        py: Python<'_>,
        game: String,
        n_games: usize,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        deck: Option<String>,
        seed: u64,
        threads: usize,
        seats: Option<Vec<String>>,
        reward: &str,
        buffers: Option<Buffers<'_>>,
    ) -> PyResult<Self> {
        if !(1..=1 << 24).contains(&n_games) {
            return Err(wrong("a batch has 1 to 16777216 games"));
        }
        if threads > 1024 {
            return Err(wrong("1024 threads are the most; 0 means one for each core"));
        }
        let reward = Reward::named(reward)
            .ok_or_else(|| wrong("reward is one of share, zero-sum, rank, points"))?;
        let order = Order { game, players, options: options_text(options)?, deck };
        let plan = Plan { n_games, seed, threads, seats, reward };
        let (inner, layout, n_slots) = py.detach(|| order.visit(Make(&order, &plan)))?;
        let n_rows = n_games * ROWS_PER_GAME;
        let (block, rows) = buffers.unwrap_or_else(|| {
            let zeros = |bytes| PyArray1::<u8>::zeros(py, bytes, false);
            (zeros(layout.end), zeros(layout.row_bytes(n_rows)))
        });
        let inner = Mutex::new(inner);
        let mut batch = Self { inner, layout, n_slots, block: block.unbind(), rows: rows.unbind() };
        batch.write(py, None)?;
        Ok(batch)
    }

    /// Takes a place of each game's menu and plays on to the next decisions.
    #[expect(clippy::needless_pass_by_value, reason = "this is how an argument is borrowed")]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let places = actions.as_slice().map_err(|_| wrong("actions must be contiguous"))?;
        let n_games = self.layout.n_games;
        if places.len() != n_games {
            return Err(wrong(format!("{} actions for {n_games} games", places.len())));
        }
        if let Some((game, n)) = self.inner().first_wrong(places) {
            let place = places[game];
            return Err(wrong(format!("game {game}: place {place} is not among its {n} choices")));
        }
        self.write(py, Some(places))
    }

    /// The memory of the fixed arrays.
    #[getter]
    fn block(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.block.clone_ref(py)
    }

    /// The memory of the choices.
    #[getter]
    fn rows(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.rows.clone_ref(py)
    }

    /// Where the arrays lie.
    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        let (layout, told) = (&self.layout, PyDict::new(py));
        let items = [
            ("n_games", layout.n_games),
            ("n_seats", layout.n_seats),
            ("observation", layout.observation),
            ("first", layout.first),
            ("reward", layout.reward),
            ("length", layout.length),
            ("seat", layout.seat),
            ("must", layout.must),
            ("done", layout.done),
            ("width", layout.width),
            ("choice_width", layout.choice_width),
            ("n_slots", self.n_slots as usize),
            ("block_bytes", layout.end),
            ("row_bytes", layout.choice_width + 2),
        ];
        items.into_iter().try_for_each(|(name, value)| told.set_item(name, value))?;
        Ok(told.unbind())
    }
}

impl Batch {
    /// The games. Python never lets two threads change a batch at once.
    fn inner(&mut self) -> &mut dyn AnyBatch {
        self.inner.get_mut().unwrap_or_else(PoisonError::into_inner).as_mut()
    }

    /// Plays and describes without the GIL.
    fn write(&mut self, py: Python<'_>, places: Option<&[i32]>) -> PyResult<()> {
        let unfit = |what: &str| wrong(format!("buffer {what} must be writable and contiguous"));
        {
            let mut block = self.block.bind(py).try_readwrite().map_err(|_| unfit("0"))?;
            let block = block.as_slice_mut().map_err(|_| unfit("0"))?;
            let needed = self.layout.end;
            if block.len() < needed {
                return Err(wrong(format!(
                    "buffer 0 has {} bytes; {needed} are needed",
                    block.len()
                )));
            }
            // Look at both before anything moves.
            self.rows.bind(py).try_readwrite().map_err(|_| unfit("1"))?;
            let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
            py.detach(|| inner.step(places, block));
        }
        let n_rows = self.inner().n_rows();
        let needed = self.layout.row_bytes(n_rows);
        if self.rows.bind(py).len()? < needed {
            let room = self.layout.row_bytes(2 * n_rows);
            self.rows = PyArray1::<u8>::zeros(py, room, false).unbind();
        }
        let mut rows = self.rows.bind(py).try_readwrite().map_err(|_| unfit("1"))?;
        let rows = rows.as_slice_mut().map_err(|_| unfit("1"))?;
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| inner.fill(rows));
        Ok(())
    }
}
