//! `tortuga review`: a captain evaluates every decision of a recorded game again.

mod tell;

use anyhow::{Result, bail};
use contract::Seat;
use lab::review::Plan;
use record::{Record, RecordError, Sheet};
use registry::House;

use crate::args::Review;
use crate::output;
use crate::records::{self, PlayedBy, Reader};
use crate::watch::Bar;

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
        if let Some(seat) = args.seat.filter(|seat| *seat == 0 || usize::from(*seat) > seats) {
            bail!("there is no seat {seat}; there are {seats}");
        }
        let seat = args.seat.map(|seat| Seat(seat - 1));
        let plan = Plan { seat, budget: args.budget, threads: args.threads };
        let bar = Bar::new("{bar:30} {human_pos}/{human_len} · {eta}")?;
        let bar = if args.json { bar.hidden() } else { bar };
        let decisions = plan.run(record, &bar)?;
        bar.clear();
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
