//! The arena: bots play each other until it is clear which one is better.
//!
//! Each deal is played once for every rotation of its bots around the seats, with the same chance
//! each time, so the luck of the cards and of the seat cancels out. One deal is one result
//! (`sequential` says why). Deals are counted in the order of their numbers, and every bot has its
//! own random stream in every game. So the figures are the same for any number of threads, unless a
//! bot's time is limited by the clock.

mod lineup;
mod deal;
mod sequential;
mod rating;
mod bar;
mod board;
mod journal;
mod results;
mod table;
mod plot;
mod page;

use std::collections::BTreeMap;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result};
use registry::{House, Spec};

use crate::{Ruled, Setup, Watch};
use board::{Board, Judged};
use deal::{Deal, Runner};
use journal::{ArenaSettings, Journal};
use lineup::Lineup;

pub use bar::Bar;
pub use results::Results;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How the game is set up; the default number of players is the number of bots.
    pub setup: Setup,
    /// The bots to compare. With fewer bots than seats they repeat in turn; with more, every
    /// combination plays.
    pub bots: Vec<Spec>,
    /// The most games that are played.
    pub games: NonZeroU64,
    /// The shares of wins that bots must reach. When all are decided the arena stops.
    pub bars: Vec<Bar>,
    /// The same seed gives the same result.
    pub seed: u64,
    /// The number of threads; `None` for all cores.
    pub threads: Option<NonZeroUsize>,
    /// The folder for the journal, so that a later run can continue, and for the report.
    pub out: Option<PathBuf>,
}

impl Plan {
    /// Plays until everything is decided, all games are played, or the run is stopped.
    ///
    /// # Errors
    /// A plan that the game does not allow, or a folder that cannot be used.
    pub fn run<G: House>(&self, watch: &dyn Watch) -> Result<Results> {
        let ruled = Ruled::<G>::new(self.setup_for::<G>())?;
        let lineup = Lineup::new(&self.bots, ruled.seats)?;
        let settings = self.settings(&ruled)?;
        let (mut journal, known) = self.open(&settings, &lineup)?;
        let limit = self.games.get().div_ceil(lineup.games());
        let mut board = Board::new(&lineup, self.judged(&lineup)?, limit);
        let begun = Instant::now();
        let threads = self.threads.map_or_else(rayon::current_num_threads, usize::from);
        let floor = Floor { lineup: &lineup, ruled: &ruled, seed: self.seed, threads, watch };
        watch.begin(limit);
        floor.play(known, &mut board, journal.as_mut())?;
        let names: Vec<String> = lineup.entrants.iter().map(ToString::to_string).collect();
        let results = Results::new(settings, &names, &board, begun.elapsed(), threads);
        self.keep(&results)?;
        Ok(results)
    }

    /// The set-up with as many players as bots, if it names no number and the game allows it.
    fn setup_for<G: House>(&self) -> Setup {
        let mut setup = self.setup.clone();
        let bots = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        setup.players.get_or_insert(bots.clamp(*G::SEATS.start(), *G::SEATS.end()));
        setup
    }

    fn settings<G: House>(&self, ruled: &Ruled<G>) -> Result<ArenaSettings> {
        let (tortuga_arena, program) = ArenaSettings::mark();
        Ok(ArenaSettings {
            tortuga_arena,
            program,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            options: serde_json::to_value(&ruled.options)?,
            deck: ruled.deck.hash(),
            players: ruled.seats.get(),
            bots: self.bots.iter().map(ToString::to_string).collect(),
            seed: self.seed,
        })
    }

    fn judged(&self, lineup: &Lineup) -> Result<Vec<Judged>> {
        let judged = |bar: &Bar| {
            let entrant = lineup.entrants.iter().position(|bot| *bot == bar.bot);
            let entrant = entrant
                .with_context(|| format!("{}, named in --bar, is not among --bots", bar.bot))?;
            Ok(Judged { bar: *bar, entrant, verdict: None })
        };
        self.bars.iter().map(judged).collect()
    }

    /// Opens the journal in the folder, if one is named, and reads its deals.
    fn open(
        &self,
        settings: &ArenaSettings,
        lineup: &Lineup,
    ) -> Result<(Option<Journal>, BTreeMap<u64, Deal>)> {
        let Some(folder) = &self.out else { return Ok((None, BTreeMap::new())) };
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        // Check now rather than after all the games.
        for report in [RESULTS, REPORT] {
            report.place(folder)?;
        }
        let (journal, known) = Journal::open(&folder.join("deals.jsonl"), settings, lineup)?;
        Ok((Some(journal), known))
    }

    /// Writes the results into the folder.
    fn keep(&self, results: &Results) -> Result<()> {
        let Some(folder) = &self.out else { return Ok(()) };
        RESULTS.write(folder, &results.as_json())?;
        REPORT.write(folder, &page::as_page(results, &self.command(&results.settings)))
    }

    /// The command that repeats the run.
    fn command(&self, settings: &ArenaSettings) -> String {
        let ArenaSettings { game, players, seed, .. } = settings;
        let (bots, games) = (settings.bots.join(","), self.games);
        let options = self.setup.options.iter().map(|option| format!(" --option {option}"));
        let bars = self.bars.iter().map(|bar| format!(" --bar {bar}"));
        let more: String = options.chain(bars).collect();
        let first = format!("tortuga arena {game} --players {players} --bots {bots}{more}");
        format!("{first} --games {games} --seed {seed}")
    }
}

/// What the threads of a run share.
struct Floor<'a, G: House> {
    lineup: &'a Lineup,
    ruled: &'a Ruled<G>,
    seed: u64,
    threads: usize,
    watch: &'a dyn Watch,
}

impl<G: House> Floor<'_, G> {
    /// Plays until everything is decided, or the run is stopped.
    fn play(
        &self,
        known: BTreeMap<u64, Deal>,
        board: &mut Board<'_>,
        mut journal: Option<&mut Journal>,
    ) -> Result<()> {
        let open: Vec<u64> = board.open().filter(|deal| !known.contains_key(deal)).collect();
        for deal in known.into_values() {
            board.add(deal);
        }
        self.watch.progress(board.deals, "");
        let done = AtomicBool::new(board.is_done());
        let next = AtomicU64::new(0);
        let (send, receive) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let (send, open, next, done) = (send.clone(), &open, &next, &done);
                scope.spawn(move || self.work(open, next, done, &send));
            }
            drop(send);
            for deal in receive {
                if let Some(journal) = &mut journal {
                    journal.add(&deal).inspect_err(|_| done.store(true, Ordering::Relaxed))?;
                }
                board.add(deal);
                self.watch.progress(board.deals, &shares(board, self.lineup));
                done.fetch_or(board.is_done(), Ordering::Relaxed);
            }
            Ok(())
        })
    }

    /// One thread's loop: plays the next open deal until there is none.
    fn work(&self, open: &[u64], next: &AtomicU64, done: &AtomicBool, send: &mpsc::Sender<Deal>) {
        let is_over = || done.load(Ordering::Relaxed) || self.watch.is_stopped();
        let mut runner = Runner::new(self.ruled, self.lineup, self.seed, &is_over);
        while !is_over() {
            let place = usize::try_from(next.fetch_add(1, Ordering::Relaxed)).unwrap_or(usize::MAX);
            let Some(deal) = open.get(place).and_then(|deal| runner.play(*deal)) else { break };
            if send.send(deal).is_err() {
                break;
            }
        }
    }
}

fn shares(board: &Board<'_>, lineup: &Lineup) -> String {
    let each = lineup.entrants.iter().zip(&board.entrants);
    let shares = each.map(|(bot, entrant)| format!("{bot} {:.1} %", 100.0 * entrant.share.mean()));
    shares.collect::<Vec<_>>().join(", ")
}

/// A file that an arena writes at its end.
#[derive(Clone, Copy)]
struct Report {
    name: &'static str,
    kind: files::FileKind,
}

const RESULTS: Report = Report {
    name: "results.json",
    kind: files::FileKind::Text { name: "an arena's results", start: "{\"settings\":" },
};
const REPORT: Report = Report {
    name: "report.html",
    kind: files::FileKind::Text { name: "an arena's report", start: "<!doctype html>" },
};

impl Report {
    /// Checks that it may be written into this folder.
    fn place(self, folder: &Path) -> Result<()> {
        let path = folder.join(self.name);
        files::place(&path, self.kind).with_context(|| cannot_write(&path))?;
        Ok(())
    }

    fn write(self, folder: &Path, text: &str) -> Result<()> {
        let path = folder.join(self.name);
        files::write(&path, self.kind, text).with_context(|| cannot_write(&path))
    }
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
