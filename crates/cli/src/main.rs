//! The command `tortuga`. An error ends it with one clear line and a non-zero exit code; only a
//! wrong command line gets the longer message of the argument parser.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use cli::args::Args;
use cli::output::Finding;

/// A server allocates much for each move, on several threads; docs/load.md has the figures.
#[cfg(feature = "serve")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    match cli::run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let line = one_line(&error);
            // If standard error is closed too, there is nowhere left to report to.
            drop(writeln!(std::io::stderr(), "tortuga: {line}"));
            let is_finding = error.is::<Finding>();
            if is_finding { ExitCode::from(Finding::EXIT) } else { ExitCode::FAILURE }
        }
    }
}

/// The error and its causes, in one line.
fn one_line(error: &anyhow::Error) -> String {
    if cli::output::is_closed_pipe(error) {
        return "the output was closed before everything was written".to_owned();
    }
    let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
    chain.join(": ").replace('\n', " ")
}
