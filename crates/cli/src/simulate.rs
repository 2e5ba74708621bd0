//! `tortuga simulate`: bots play many games on all cores, and the command counts the results.

use anyhow::Result;
use lab::simulate::Plan;
use registry::{House, Visitor};

use crate::args::Simulate;
use crate::watch::Bar;
use crate::{output, table};

/// Runs the command.
pub(crate) fn run(args: &Simulate) -> Result<()> {
    registry::visit(&args.game, Run(args)).ok_or_else(|| table::no_such_game(&args.game))?
}

struct Run<'a>(&'a Simulate);

impl Visitor for Run<'_> {
    type Output = Result<()>;

    fn visit<G: House>(self) -> Result<()> {
        let args = self.0;
        let plan = Plan {
            setup: table::setup(&args.setup)?,
            games: args.games,
            bots: args.bots.clone(),
            temper: args.temper,
            seed: args.seed,
            threads: args.threads,
            figures: args.figures,
            records: args.records.clone(),
        };
        let bar = Bar::new("{bar:30} {human_pos}/{human_len} games · {per_sec} · {eta} left")?;
        let bar = if args.json || args.csv { bar.hidden() } else { bar };
        let report = plan.run::<G>(&bar)?;
        bar.clear();
        output::print(&if args.json {
            format!("{}\n", report.as_json())
        } else if args.csv {
            report.as_csv()
        } else {
            report.as_table()
        })
    }
}
