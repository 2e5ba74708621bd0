//! `tortuga arena`: bots play each other until it is known who is better.
//!
//! A deal is played once for every order in which its bots can sit by moving round, with the same
//! chance each time; so the luck of the cards and of the seat cancels, and what is left is play.
//! One deal is one result (`sequential` says why), deals are counted in the order of their
//! numbers, and every bot in every game has a stream of its own: the figures are the same on any
//! number of threads, unless somebody thinks by the clock.

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
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use registry::{House, Visitor};

use crate::args::{Arena, Bar, Setup};
use crate::output;
use crate::simulate::stop_on_ctrl_c;
use crate::table::{self as house, Ruled};
use board::{Board, Judged};
use deal::{Deal, Runner};
use journal::{Journal, Settings};
use lineup::Lineup;
use results::Results;

/// Who plays.
pub(crate) type Spec = registry::Spec;

/// Runs the command.
pub(crate) fn run(args: &Arena) -> Result<()> {
    registry::visit(&args.game, Run(args)).ok_or_else(|| house::no_such_game(&args.game))?
}

struct Run<'a>(&'a Arena);

impl Visitor for Run<'_> {
    type Output = Result<()>;
    fn visit<G: House>(self) -> Result<()> {
        let args = self.0;
        let ruled = house::rules::<G>(&setup::<G>(args))?;
        let lineup = Lineup::new(&args.bots, ruled.seats)?;
        let settings = settings(args, &ruled)?;
        let (mut journal, known) = open(args, &settings, &lineup)?;
        let limit = args.games.get().div_ceil(lineup.games());
        let mut board = Board::new(&lineup, bars(args, &lineup)?, limit);
        let stop = stop_on_ctrl_c()?;
        let begun = Instant::now();
        let threads = args.threads.map_or_else(rayon::current_num_threads, usize::from);
        let floor = Floor { lineup: &lineup, ruled: &ruled, seed: args.seed, threads, stop };
        floor.play(known, &mut board, journal.as_mut(), &progress_bar(args, limit))?;
        let names: Vec<String> = lineup.entrants.iter().map(ToString::to_string).collect();
        let results = Results::new(settings, &names, &board, begun.elapsed(), threads);
        publish(args, &results)
    }
}

/// As many players as bots, where nothing is said and the game takes so many.
fn setup<G: House>(args: &Arena) -> Setup {
    let mut setup = args.setup.clone();
    let bots = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    setup.players.get_or_insert(bots.clamp(*G::SEATS.start(), *G::SEATS.end()));
    setup
}

fn settings<G: House>(args: &Arena, ruled: &Ruled<G>) -> Result<Settings> {
    let (tortuga_arena, program) = Settings::mark();
    Ok(Settings {
        tortuga_arena,
        program,
        game: G::ID.to_owned(),
        rules_version: G::RULES_VERSION,
        options: serde_json::to_value(&ruled.options)?,
        deck: ruled.deck.hash(),
        players: ruled.seats.get(),
        bots: args.bots.iter().map(ToString::to_string).collect(),
        seed: args.seed,
    })
}

fn bars(args: &Arena, lineup: &Lineup) -> Result<Vec<Judged>> {
    let judged = |bar: &Bar| {
        let entrant = lineup.entrants.iter().position(|bot| *bot == bar.bot);
        let entrant = entrant.with_context(|| format!("{} of --bar does not play", bar.bot))?;
        Ok(Judged { bar: *bar, entrant, verdict: None })
    };
    args.bars.iter().map(judged).collect()
}

/// The journal in the folder, where one is named, and the deals in it.
fn open(
    args: &Arena,
    settings: &Settings,
    lineup: &Lineup,
) -> Result<(Option<Journal>, BTreeMap<u64, Deal>)> {
    let Some(folder) = &args.out else { return Ok((None, BTreeMap::new())) };
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    // Better to say so now than after the games.
    for report in [RESULTS, REPORT] {
        report.place(folder)?;
    }
    let (journal, known) = Journal::open(&folder.join("deals.jsonl"), settings, lineup)?;
    Ok((Some(journal), known))
}

fn progress_bar(args: &Arena, deals: u64) -> ProgressBar {
    // Hidden where standard error is no terminal; indicatif sees to that.
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(deals) };
    let style = "{bar:30} {human_pos}/{human_len} deals · {eta} left at most · {msg}";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is right"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Where it is played.
struct Floor<'a, G: House> {
    lineup: &'a Lineup,
    ruled: &'a Ruled<G>,
    seed: u64,
    threads: usize,
    stop: &'static AtomicBool,
}

impl<G: House> Floor<'_, G> {
    /// Plays until the board is done, or somebody stops it.
    fn play(
        &self,
        known: BTreeMap<u64, Deal>,
        board: &mut Board<'_>,
        mut journal: Option<&mut Journal>,
        bar: &ProgressBar,
    ) -> Result<()> {
        let open: Vec<u64> = board.open().filter(|deal| !known.contains_key(deal)).collect();
        for deal in known.into_values() {
            board.add(deal);
        }
        bar.set_position(board.deals);
        bar.reset_eta();
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
                bar.set_position(board.deals);
                bar.set_message(shares(board, self.lineup));
                done.fetch_or(board.is_done(), Ordering::Relaxed);
            }
            anyhow::Ok(())
        })?;
        bar.finish_and_clear();
        Ok(())
    }

    /// One thread's part: the next deal that is open, until there is none.
    fn work(&self, open: &[u64], next: &AtomicU64, done: &AtomicBool, send: &mpsc::Sender<Deal>) {
        let is_over = || done.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed);
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
    kind: files::Kind,
}

const RESULTS: Report = Report {
    name: "results.json",
    kind: files::Kind::Text { name: "an arena's results", start: "{\"settings\":" },
};
const REPORT: Report = Report {
    name: "report.html",
    kind: files::Kind::Text { name: "an arena's report", start: "<!doctype html>" },
};

impl Report {
    /// Whether it may be written into this folder.
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

/// Prints the results and writes them into the folder; a bar that is not met is a failure.
fn publish(args: &Arena, results: &Results) -> Result<()> {
    let json = format!("{}\n", serde_json::to_string(results)?);
    if let Some(folder) = &args.out {
        RESULTS.write(folder, &json)?;
        let page = page::as_page(results, &command(args, &results.settings));
        REPORT.write(folder, &page)?;
    }
    output::print(&if args.json { json } else { table::as_table(results) })?;
    if !results.are_bars_met() {
        bail!("a bar is not met");
    }
    Ok(())
}

/// The command that plays the same again.
fn command(args: &Arena, settings: &Settings) -> String {
    let Settings { game, players, seed, .. } = settings;
    let (bots, games) = (settings.bots.join(","), args.games);
    let options = args.setup.options.iter().map(|option| format!(" --option {option}"));
    let bars = args.bars.iter().map(|bar| format!(" --bar {bar}"));
    let more: String = options.chain(bars).collect();
    format!(
        "tortuga arena {game} --players {players} --bots {bots}{more} --games {games} --seed {seed}"
    )
}
