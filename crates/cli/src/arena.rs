//! `tortuga arena`: bots play each other until it is clear which is better.

use anyhow::{Result, bail};
use lab::arena::Plan;
use registry::{House, Visitor};

use crate::args::Arena;
use crate::watch::Bar;
use crate::{output, table};

/// Runs the command.
pub(crate) fn run(args: &Arena) -> Result<()> {
    registry::visit(&args.game, Run(args)).ok_or_else(|| table::no_such_game(&args.game))?
}

struct Run<'a>(&'a Arena);

impl Visitor for Run<'_> {
    type Output = Result<()>;

    fn visit<G: House>(self) -> Result<()> {
        let args = self.0;
        let plan = Plan {
            setup: table::setup(&args.setup)?,
            bots: args.bots.clone(),
            games: args.games,
            bars: args.bars.clone(),
            seed: args.seed,
            threads: args.threads,
            out: args.out.clone(),
        };
        let bar = Bar::new("{bar:30} {human_pos}/{human_len} deals · {eta} left at most · {msg}")?;
        let bar = if args.json { bar.hidden() } else { bar };
        let results = plan.run::<G>(&bar)?;
        bar.clear();
        output::print(&if args.json { results.as_json() } else { results.as_table() })?;
        if !results.are_bars_met() {
            bail!("a bar is not met");
        }
        Ok(())
    }
}
