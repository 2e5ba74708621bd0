//! The chores of this project, in Rust so that they run and are reviewed like the rest: `cargo
//! xtask COMMAND`. A new chore is a module with a `run` function and one line in [`COMMANDS`].
//! Nothing here is part of the program that players get.

mod arena;
mod bench;
mod chaos;
mod ci;
mod crash;
mod fuzz;
mod games;
mod lan;
mod ledger;
mod load;
mod oracle;
mod problem;
mod process;
mod python;
mod repo;
mod setup;
mod sim;
mod soak;
mod tidy;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::repo::Repo;

/// A chore: its name, its help, and its function.
struct Command {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&Repo, &[&str]) -> Result<()>,
}

/// Every chore, in the order of the help.
const COMMANDS: &[Command] = &[
    Command {
        name: "ci",
        arguments: "",
        about: "everything that must hold before a change lands; `make test` runs it",
        run: ci::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        about: "checks no compiler makes: docs, sizes, edges, licences, rule ids, texts",
        run: tidy::run,
    },
    Command {
        name: "ledger",
        arguments: "[--check]",
        about: "make the ledger.rs of each game from its RULES.md, or only check it",
        run: ledger::run,
    },
    Command {
        name: "games",
        arguments: "",
        about: "list the games of games/ in crates/registry",
        run: games::run,
    },
    Command {
        name: "map",
        arguments: "",
        about: "draw the crate graph in ARCHITECTURE.md",
        run: tidy::map::run,
    },
    Command {
        name: "codegen",
        arguments: "[--check]",
        about: "make the page's types from the Rust types, or only check them",
        run: web::codegen::run,
    },
    Command {
        name: "web",
        arguments: "[--test-games]",
        about: "build the page into web/dist, with the engines for the browser",
        run: web::run,
    },
    Command {
        name: "module",
        arguments: "",
        about: "build only the engines for the browser",
        run: web::run_module,
    },
    Command {
        name: "journeys",
        arguments: "[ARGUMENT…]",
        about: "play through the built page in a real browser, with the long journeys",
        run: web::journeys::run,
    },
    Command {
        name: "pictures",
        arguments: "",
        about: "make pictures of each page, at two sizes in three languages",
        run: web::journeys::pictures,
    },
    Command {
        name: "bench",
        arguments: "[gate|growth|peers]",
        about: "instructions against their bars, actions per second, other engines beside ours",
        run: bench::run,
    },
    Command {
        name: "python",
        arguments: "[zoo]",
        about: "build the Python package and run its tests; `zoo`: the wheel, and its rates",
        run: python::run,
    },
    Command {
        name: "arena",
        arguments: "[--resume] [GAME…]",
        about: "check that the bots are as strong as they must be; well over an hour",
        run: arena::run,
    },
    Command {
        name: "soak",
        arguments: "[SEED]",
        about: "long tests: thousands of games through oracles and conformance",
        run: soak::run,
    },
    Command {
        name: "sim",
        arguments: "[--seed N] [--seeds K] [--steps M]",
        about: "simulate tables under a fake clock: bad networks, hostile clients, restarts",
        run: sim::run,
    },
    Command {
        name: "crash",
        arguments: "[MOVES [SEED]]",
        about: "kill the server repeatedly while people play; nothing acknowledged may be lost",
        run: crash::run,
    },
    Command {
        name: "chaos",
        arguments: "[MOVES [SEED] | --mutants]",
        about: "three nodes on one database while everything fails; nothing may be lost",
        run: chaos::run,
    },
    Command {
        name: "lan",
        arguments: "",
        about: "play at `tortuga serve --lan` from a second network namespace; needs root",
        run: lan::run,
    },
    Command {
        name: "load",
        arguments: "[--tables N] [--seconds S]",
        about: "load-test a server: moves per second, latency, CPU, memory",
        run: load::run,
    },
    Command {
        name: "fuzz",
        arguments: "[SECONDS]",
        about: "fuzz the JSON interface and the readers, for so long each",
        run: fuzz::run,
    },
    Command {
        name: "setup",
        arguments: "[tests|journeys]",
        about: "check the programs that tests or benchmarks call; as root, install them",
        run: setup::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] | ["help" | "--help" | "-h", ..] => {
            print!("{}", help());
            Ok(())
        }
        [name, rest @ ..] => match COMMANDS.iter().find(|command| command.name == *name) {
            Some(command) => (command.run)(&Repo::find()?, rest),
            None => bail!("unknown command `{name}`\n\n{}", help()),
        },
    }
}

fn help() -> String {
    let line = |Command { name, arguments, about, .. }: &Command| {
        format!("  {:<22} {about}\n", format!("{name} {arguments}"))
    };
    format!("cargo xtask COMMAND\n\n{}", COMMANDS.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    //! The dispatcher itself; each chore has its own tests.
    use super::*;

    #[test]
    fn the_help_names_every_command() {
        let help = help();
        assert!(COMMANDS.iter().all(|command| help.contains(command.name)));
    }

    #[test]
    fn an_unknown_command_is_refused_with_the_help() {
        let error = dispatch(&["tydi"]).unwrap_err().to_string();
        assert!(error.contains("`tydi`"));
        assert!(error.contains("tidy"));
    }
}
