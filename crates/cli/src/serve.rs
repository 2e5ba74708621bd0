//! `tortuga serve`, `tortuga backup` and `tortuga restore`: the command line around the server.

mod config;
mod lan;

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use server::Server;
use server::settings::PublicUrl;
use server::store::{Existing, Progress};

use crate::args::{Backup, Data, Restore, Serve};
use crate::crew;
use crate::output;
use config::{Decided, Reach};
use lan::Picture;

/// Serves until it is told to stop.
pub(crate) fn run(args: &Serve) -> Result<()> {
    if args.print_config {
        return output::print(config::EXPLAINED);
    }
    let Decided { mut settings, log, log_level, audience, nats } = config::decide(args)?;
    settings.haste = args.haste.map_or(settings.haste, u32::from);
    server::start_log(log, &log_level)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        if let Some(url) = nats {
            settings.crew = Some(crew::connect(&url).await?);
        }
        let public_url = settings.public_url.clone();
        let server = Server::start(settings).await?;
        output::print(&welcome(&server, public_url.as_ref(), audience)?)?;
        server.serve(server::signalled()).await;
        Ok(())
    })
}

/// The first lines for the operator: the address of the server.
fn welcome(server: &Server, url: Option<&PublicUrl>, audience: Reach) -> Result<String> {
    let address = server.address()?;
    let text = match (audience, url) {
        (Reach::LocalNetwork, None) => {
            let shown = std::io::stdout().is_terminal();
            let picture = if shown { Picture::Shown } else { Picture::LeftOut };
            lan::notice(&lan::addresses(), address.port(), picture)
        }
        (Reach::LocalNetwork | Reach::AsListening, Some(url)) => {
            format!("The tavern is open: {}\n", url.origin())
        }
        (Reach::AsListening, None) => format!("The tavern is open: http://{address}\n"),
    };
    Ok(format!("{text}Ctrl-C closes it.\n"))
}

/// Copies the data, whether servers use it or not.
pub(crate) fn backup(args: &Backup) -> Result<()> {
    match &args.data.store {
        Some(url) => server::store::postgres::back_up(&url.read()?, &args.file)?,
        None => server::store::backup(&folder(&args.data)?, &args.file)?,
    }
    output::print(&format!("copied to {}\n", args.file.display()))
}

/// Replaces the data with a copy.
pub(crate) fn restore(args: &Restore) -> Result<()> {
    if let Some(url) = &args.data.store {
        if args.replace {
            bail!("--replace is for data folders; a database must be empty: make a new one");
        }
        let url = url.read()?;
        server::store::postgres::load(&url, &args.file)?;
        return output::print(&format!("restored to the database {url}\n"));
    }
    let data = folder(&args.data)?;
    let existing = if args.replace { Existing::MoveAside } else { Existing::Refuse };
    let moved = server::store::restore(&data, &args.file, existing)?;
    let moved =
        moved.map_or_else(String::new, |old| format!("what was there is {}\n", old.display()));
    output::print(&format!("{moved}restored to {}\n", data.display()))
}

/// Tells the operator of a command how far a migration of old data has come.
pub(crate) fn migrating(progress: Progress) {
    match progress {
        Progress::BackingUp(to) => {
            eprintln!("The data is of an older program; it is copied to {} first.", to.display());
        }
        Progress::Copied { n_done, n_all } => eprintln!("{n_done} of {n_all} rows done"),
    }
}

/// The data folder by the XDG specification, unless another is named.
pub(crate) fn folder(data: &Data) -> Result<PathBuf> {
    if let Some(folder) = &data.folder {
        return Ok(folder.clone());
    }
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let absolute = |path: PathBuf| path.is_absolute().then_some(path);
    let base = set("XDG_DATA_HOME").map(PathBuf::from).and_then(absolute);
    let base = base.or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    Ok(base.context("no data folder is known: name one with --data")?.join("tortuga"))
}
