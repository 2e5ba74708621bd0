//! `tortuga scenario check`: plays scripted positions.

use std::path::Path;

use anyhow::{Context, Result, bail};
use record::scenario::{self, Passed};
use registry::{House, Visitor};

use crate::args::{Scenario, ScenarioCommand};
use crate::{output, table};

/// The largest scenario that is read.
const BYTES_MAX: u64 = 1 << 20;

/// Runs the command.
pub(crate) fn run(args: &Scenario) -> Result<()> {
    let ScenarioCommand::Check { files } = &args.command;
    let mut wrong = 0;
    for path in files {
        match check(path) {
            Ok(passed) => output::print(&format!(
                "{}: {} steps, {} expectations\n",
                path.display(),
                passed.steps,
                passed.expectations
            ))?,
            Err(error) if files.len() == 1 => return Err(error),
            Err(error) => {
                wrong += 1;
                output::print(&format!("{error:#}\n"))?;
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} scenarios do not pass", files.len());
    }
    Ok(())
}

struct Check<'a> {
    text: &'a str,
    deck: Option<&'a Path>,
}

impl Visitor for Check<'_> {
    type Output = Result<Passed>;
    fn visit<G: House>(self) -> Result<Passed> {
        let deck = table::deck::<G>(self.deck)?;
        Ok(scenario::check::<G>(self.text, &deck)?)
    }
}

fn check(path: &Path) -> Result<Passed> {
    let text = table::read_text(path, BYTES_MAX)?;
    let run = || {
        let head = scenario::header(&text)?;
        let deck = head.deck.as_deref().map(|name| beside(path, name)).transpose()?;
        registry::visit(&head.game, Check { text: &text, deck: deck.as_deref() })
            .ok_or_else(|| table::no_such_game(&head.game))?
    };
    run().with_context(|| path.display().to_string())
}

/// The deck of a scenario is in the same folder: a scenario from others must not make us read files
/// elsewhere.
fn beside(path: &Path, name: &str) -> Result<std::path::PathBuf> {
    let plain = Path::new(name).file_name().is_some_and(|file| file == name);
    if !plain {
        bail!("a deck is named by its file name alone, not `{name}`");
    }
    Ok(path.with_file_name(name))
}
