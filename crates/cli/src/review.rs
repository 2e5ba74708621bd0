//! `tortuga review`: every decision of a recorded game looked at again by a captain, from what the
//! one who made it could know.

mod tell;

use std::time::Duration;

use anyhow::{Result, bail};
use bots::review::{self, Finding};
use contract::{Match, Observer, Phrase, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use record::{Record, RecordError, Sheet};
use registry::House;

use crate::args::Review;
use crate::output;
use crate::records::{self, PlayedBy, Reader};

/// Runs the command.
pub(crate) fn run(args: &Review) -> Result<()> {
    let file = &args.file;
    output::print(&records::read_file(&file.file, file.deck.as_deref(), Look(args))?)
}

struct Look<'a>(&'a Review);

impl Reader for Look<'_> {
    fn read<G: House>(self, record: &Record<G>, by: PlayedBy) -> Result<String> {
        let args = self.0;
        let seats = record.header.seats.len();
        if args.seat.is_some_and(|seat| seat == 0 || usize::from(seat) > seats) {
            bail!("there is no seat {}; there are {seats}", args.seat.unwrap_or_default());
        }
        let decisions = look(args, record)?;
        tell::tell(args, record, by, &decisions)
    }

    fn note<G: House>(self, sheet: &Sheet, why: &RecordError) -> Result<String> {
        let (played, here) = (sheet.header.rules_version, G::RULES_VERSION);
        bail!(
            "it was played by rules version {played}, and today's, version {here}, part from it \
             ({why}), so there is nothing to review; `tortuga record show` shows it"
        )
    }
}

/// A decision and what was found of it.
pub(crate) struct Decision<A> {
    /// The action's number in the record, from 1.
    pub(crate) number: usize,
    pub(crate) seat: Seat,
    pub(crate) played: A,
    pub(crate) finding: Finding<A>,
    /// The words of what was played, and of the captain's choice.
    pub(crate) said: Phrase,
    pub(crate) best_said: Option<Phrase>,
}

/// The moment before an action.
struct Moment<G: House> {
    number: usize,
    game: G,
    seat: Seat,
    played: G::Action,
}

/// Decisions do not depend on each other, so they are looked at side by side.
fn look<G: House>(args: &Review, record: &Record<G>) -> Result<Vec<Decision<G::Action>>> {
    let moments = moments(args, record)?;
    let bar = progress_bar(args, moments.len());
    let judge = |moment: Moment<G>| {
        let Moment { number, game, seat, played } = moment;
        let from_0 = number as u64 - 1;
        let finding = review::judge(record.rules, &game, seat, played, args.budget, from_0);
        bar.inc(1);
        let view = game.view(Observer::Seat(seat));
        let say = |action: &G::Action| G::say_action(record.rules, &view, action);
        finding.map(|finding| {
            let (said, best_said) = (say(&played), finding.best.as_ref().map(say));
            Decision { number, seat, played, finding, said, best_said }
        })
    };
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let found: Vec<Option<Decision<G::Action>>> =
        pool.install(|| moments.into_par_iter().map(judge).collect());
    bar.finish_and_clear();
    Ok(found.into_iter().flatten().collect())
}

fn moments<G: House>(args: &Review, record: &Record<G>) -> Result<Vec<Moment<G>>> {
    let whole = record::replay(record)?;
    let Ok(mut game) = Match::<G>::deal_as(record.rules, &record.deal) else {
        bail!("the deal was replayed just now")
    };
    let mut moments = Vec::new();
    for (entry, number) in whole.log().iter().zip(1..) {
        let (seat, played) = (entry.submission.seat, entry.submission.action);
        if args.seat.is_none_or(|wanted| wanted == seat.0 + 1) {
            moments.push(Moment { number, game: game.game().clone(), seat, played });
        }
        if game.submit_given(entry.submission, &entry.drawn).is_err() {
            bail!("action {number} was replayed just now")
        }
    }
    Ok(moments)
}

fn progress_bar(args: &Review, decisions: usize) -> ProgressBar {
    // Hidden where standard error is no terminal; indicatif sees to that.
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(decisions as u64) };
    let style = "{bar:30} {human_pos}/{human_len} · {eta}";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is right"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
