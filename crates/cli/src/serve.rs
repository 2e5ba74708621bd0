//! `tortuga serve` and `tortuga backup`: the command line around the server.

use std::path::PathBuf;

use anyhow::{Context, Result};
use server::settings::{Limits, Proxy, PublicUrl, Settings};
use server::{LogShape, Server};

use crate::args::{Backup, Data, Serve};
use crate::output;

/// Serves until it is told to stop.
pub(crate) fn run(args: &Serve) -> Result<()> {
    let shape = if args.log_json { LogShape::Json } else { LogShape::Text };
    server::start_log(shape, &args.log_level)?;
    let settings = settings(args)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let address = settings.public_url.as_ref().map(PublicUrl::origin);
        let server = Server::start(settings).await?;
        let address = match address {
            Some(address) => address,
            None => format!("http://{}", server.address()?),
        };
        output::print(&format!("The tavern is open: {address}\nCtrl-C closes it.\n"))?;
        server.serve(server::signalled()).await;
        Ok(())
    })
}

fn settings(args: &Serve) -> Result<Settings> {
    let public_url = args.public_url.as_deref().map(|text| {
        PublicUrl::read(text).with_context(|| {
            format!("`{text}` is no address such as https://tavern.example, without a path")
        })
    });
    let requests_per_second = (args.requests_per_second > 0).then_some(args.requests_per_second);
    Ok(Settings {
        listen: args.listen,
        public_url: public_url.transpose()?,
        proxy: if args.behind_proxy { Proxy::Trusted } else { Proxy::None },
        limits: Limits {
            requests_per_second,
            connections: args.connections_per_address,
            ..Limits::default()
        },
        ..Settings::new(folder(&args.data)?)
    })
}

/// Copies the data, whether a server runs on it or not.
pub(crate) fn backup(args: &Backup) -> Result<()> {
    server::store::backup(&folder(&args.data)?, &args.file)?;
    output::print(&format!("copied to {}\n", args.file.display()))
}

/// The data folder by the XDG rule, unless another is named.
fn folder(data: &Data) -> Result<PathBuf> {
    if let Some(folder) = &data.folder {
        return Ok(folder.clone());
    }
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let absolute = |path: PathBuf| path.is_absolute().then_some(path);
    let base = set("XDG_DATA_HOME").map(PathBuf::from).and_then(absolute);
    let base = base.or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    Ok(base.context("no data folder is known: name one with --data")?.join("tortuga"))
}
