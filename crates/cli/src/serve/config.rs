//! The operator's settings, from three sources: a flag overrides the settings file, and both
//! override the defaults. `tortuga.toml` beside this file explains every setting; tests compare the
//! file, the flags and the settings of the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use serde::Deserialize;
use server::LogShape;
use server::fleet::{NodeAddress, NodeName};
use server::proxies::{Network, NotANetwork, Proxies};
use server::settings::{Limits, Metrics, PublicUrl, Settings, StoreAt, machine_names};

use crate::args::{Data, Serve, StoreUrl};

/// The settings file with every setting explained.
pub(super) const EXPLAINED: &str = include_str!("tortuga.toml");

/// The longest name of a node.
const NAME_BYTES_MAX: usize = 40;

/// The contents of a settings file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    lan: Option<bool>,
    data: Option<PathBuf>,
    store: Option<StoreUrl>,
    node: Option<String>,
    peer_listen: Option<SocketAddr>,
    peer_url: Option<String>,
    drain_for: Option<u32>,
    public_url: Option<String>,
    host: Option<Vec<String>>,
    metrics: Option<bool>,
    nats: Option<String>,
    behind_proxy: Option<bool>,
    trusted_proxy: Option<Vec<Trusted>>,
    requests_per_second: Option<u32>,
    page_megabytes_per_minute: Option<u32>,
    connections_per_address: Option<NonZeroU32>,
    connections: Option<NonZeroU32>,
    tables_per_address: Option<NonZeroU32>,
    request_seconds: Option<NonZeroU32>,
    log_json: Option<bool>,
    log_level: Option<String>,
}

/// A proxy in a settings file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Trusted(Network);

impl TryFrom<String> for Trusted {
    type Error = NotANetwork;

    fn try_from(text: String) -> Result<Self, NotANetwork> {
        text.parse().map(Self)
    }
}

/// The final settings.
#[derive(Debug)]
pub(super) struct Decided {
    pub(super) settings: Settings,
    pub(super) log: LogShape,
    pub(super) log_level: String,
    pub(super) audience: Reach,
    /// The address of a NATS server.
    pub(super) nats: Option<String>,
}

/// The people the server is meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// Everybody who can reach the address it listens on.
    AsListening,
    /// People in the same network, who need to see an address.
    LocalNetwork,
}

/// Takes each setting from its most specific source.
pub(super) fn decide(args: &Serve) -> Result<Decided> {
    let file = args.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let data = args.data.folder.clone().or(file.data.clone());
    let mut usual = match args.data.store.as_ref().or(file.store.as_ref()) {
        Some(url) => {
            let store = StoreAt::Database(url.read()?);
            Settings { store, ..Settings::new(data.unwrap_or_default()) }
        }
        None => Settings::new(super::folder(&Data { folder: data, store: None })?),
    };
    if let Some(name) = args.node.as_ref().or(file.node.as_ref()) {
        usual.node.name = node_name(name)?;
    }
    peers(args, &file, &mut usual)?;
    let mut listen = args.listen.or(file.listen).unwrap_or(usual.listen);
    let audience = match args.lan.or(file.lan) {
        Some(true) => {
            listen.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
            Reach::LocalNetwork
        }
        Some(false) | None => Reach::AsListening,
    };
    let public_url = args.public_url.as_ref().or(file.public_url.as_ref()).map(|text| {
        PublicUrl::read(text).with_context(|| {
            format!("`{text}` is not an address without a path, such as https://tavern.example")
        })
    });
    let metrics = match args.metrics.or(file.metrics) {
        Some(true) => Metrics::Local,
        Some(false) | None => Metrics::Off,
    };
    let log = match args.log_json.or(file.log_json) {
        Some(true) => LogShape::Json,
        Some(false) | None => LogShape::Text,
    };
    let limits = limits(args, &file, usual.limits);
    let (hosts, proxies) = (hosts(args, &file, listen), proxies(args, &file));
    let log_level = args.log_level.clone().or(file.log_level).unwrap_or_else(|| "info".to_owned());
    let public_url = public_url.transpose()?;
    let nats = args.nats.clone().or(file.nats);
    let settings = Settings { listen, public_url, hosts, metrics, proxies, limits, ..usual };
    Ok(Decided { settings, log, log_level, audience, nats })
}

/// How the other nodes reach this one, and how it leaves them.
fn peers(args: &Serve, file: &File, settings: &mut Settings) -> Result<()> {
    settings.peer_listen = args.peer_listen.or(file.peer_listen);
    if let Some(at) = settings.peer_listen {
        settings.node.address = NodeAddress(format!("http://{at}"));
    }
    if let Some(text) = args.peer_url.as_ref().or(file.peer_url.as_ref()) {
        let url = PublicUrl::read(text).map(|url| url.origin());
        let url = url.filter(|url| url.starts_with("http://"));
        let url = url.with_context(|| {
            format!("`{text}` is not the URL of a node, such as http://10.0.0.2:7718")
        })?;
        settings.node.address = NodeAddress(url);
    }
    if let Some(minutes) = args.drain_for.or(file.drain_for) {
        settings.drain_for = Duration::from_secs(u64::from(minutes) * 60);
    }
    Ok(())
}

/// The name of a node, which other operators and logs read.
fn node_name(text: &str) -> Result<NodeName> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let fits = (1..=NAME_BYTES_MAX).contains(&text.len()) && text.bytes().all(is_plain);
    ensure!(fits, "a node's name has 1 to {NAME_BYTES_MAX} letters, digits and -_.");
    Ok(NodeName(text.to_owned()))
}

/// The proxies to trust: on this machine, and elsewhere.
fn proxies(args: &Serve, file: &File) -> Proxies {
    let here = match args.behind_proxy.or(file.behind_proxy) {
        Some(true) => Network::LOOPBACK.to_vec(),
        Some(false) | None => Vec::new(),
    };
    let in_file = || file.trusted_proxy.iter().flatten().map(|proxy| proxy.0).collect();
    let elsewhere =
        if args.trusted_proxy.is_empty() { in_file() } else { args.trusted_proxy.clone() };
    Proxies::new([here, elsewhere].concat())
}

fn limits(args: &Serve, file: &File, usual: Limits) -> Limits {
    // 0 means no limit.
    let limit = |flag: Option<u32>, file: Option<u32>, usual: Option<u32>| match flag.or(file) {
        Some(0) => None,
        said => said.or(usual),
    };
    let number = |flag: Option<NonZeroU32>, file: Option<NonZeroU32>, usual: u32| {
        flag.or(file).map_or(usual, NonZeroU32::get)
    };
    let requests = (args.requests_per_second, file.requests_per_second);
    let files = (args.page_megabytes_per_minute, file.page_megabytes_per_minute);
    let of_address = (args.connections_per_address, file.connections_per_address);
    let in_all = (args.connections, file.connections);
    let tables = (args.tables_per_address, file.tables_per_address);
    let seconds = args.request_seconds.or(file.request_seconds);
    Limits {
        requests_per_second: limit(requests.0, requests.1, usual.requests_per_second),
        file_megabytes: limit(files.0, files.1, usual.file_megabytes),
        connections: number(of_address.0, of_address.1, usual.connections),
        connections_in_all: number(in_all.0, in_all.1, usual.connections_in_all),
        tables_per_address: number(tables.0, tables.1, usual.tables_per_address),
        request: seconds
            .map_or(usual.request, |n_seconds| Duration::from_secs(n_seconds.get().into())),
    }
}

/// The names of the server: those that the operator says, and the machine's own if others reach it.
fn hosts(args: &Serve, file: &File, listen: SocketAddr) -> Vec<String> {
    let said = if args.host.is_empty() { file.host.as_ref() } else { Some(&args.host) };
    let said = said.into_iter().flatten().map(|name| name.to_ascii_lowercase());
    let own = if listen.ip().is_loopback() { Vec::new() } else { machine_names() };
    said.chain(own).collect()
}

fn read(path: &Path) -> Result<File> {
    let text = std::fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read the settings {}", path.display()))?;
    parse(&text).with_context(|| format!("the settings {}", path.display()))
}

fn parse(text: &str) -> Result<File> {
    toml::from_str(text).map_err(|error| {
        // The whole message, with the lines around the error, would not fit into one line.
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow!("line {line}: {}", error.message())
    })
}

#[cfg(test)]
mod tests {
    //! The explained file, the flags and the settings of the server agree.
    use clap::{CommandFactory, Parser};

    use super::*;
    use crate::args::Args;

    /// The explained file with the `#` before each key removed.
    fn all_said() -> String {
        let said = |line: &str| match line.strip_prefix('#') {
            Some(rest) if rest.starts_with(|first: char| first.is_ascii_lowercase()) => {
                format!("{rest}\n")
            }
            _ => format!("{line}\n"),
        };
        EXPLAINED.lines().map(said).collect()
    }

    fn here() -> Serve {
        let data = Data { folder: Some("/nowhere".into()), store: None };
        Serve { data, ..Serve::default() }
    }

    #[test]
    fn the_explained_file_has_every_setting_and_says_what_is_usual() {
        assert!(parse(EXPLAINED).is_ok_and(|file| file.listen.is_none()), "nothing is set yet");
        let File {
            listen: Some(listen),
            lan: Some(false),
            data: Some(_),
            store: Some(_),
            node: Some(_),
            peer_listen: Some(_),
            peer_url: Some(_),
            drain_for: Some(45),
            public_url: Some(_),
            host: Some(_),
            metrics: Some(false),
            nats: Some(_),
            behind_proxy: Some(false),
            trusted_proxy: Some(_),
            requests_per_second,
            page_megabytes_per_minute,
            connections_per_address: Some(connections_per_address),
            connections: Some(connections),
            tables_per_address: Some(tables_per_address),
            request_seconds: Some(request_seconds),
            log_json: Some(false),
            log_level: Some(log_level),
        } = parse(&all_said()).unwrap()
        else {
            panic!("a setting is missing, or differs from its default");
        };
        let Decided { settings, log_level: usual_level, .. } = decide(&here()).unwrap();
        assert_eq!((listen, log_level), (settings.listen, usual_level));
        let limits = Limits {
            requests_per_second,
            file_megabytes: page_megabytes_per_minute,
            connections: connections_per_address.get(),
            connections_in_all: connections.get(),
            tables_per_address: tables_per_address.get(),
            request: Duration::from_secs(request_seconds.get().into()),
        };
        assert_eq!(limits, settings.limits);
        assert_eq!(limits, Limits::default());
    }

    #[test]
    fn every_flag_is_a_key_of_the_file_and_stands_in_the_handbook() {
        let handbook = include_str!("../../../../docs/hosting.md");
        let mut args = Args::command();
        let serve = args.find_subcommand_mut("serve").unwrap();
        // Hidden flags are for tests; they are not settings for operators.
        let said = serve.get_arguments().filter(|argument| !argument.is_hide_set());
        let flags = said.filter_map(|argument| argument.get_long());
        let mut keys: Vec<String> = Vec::new();
        for flag in flags {
            assert!(handbook.contains(&format!("`--{flag}")), "docs/hosting.md lacks --{flag}");
            if !["config", "print-config"].contains(&flag) {
                keys.push(flag.replace('-', "_"));
            }
        }
        let told: toml::Table = all_said().parse().unwrap();
        let mut told: Vec<&String> = told.keys().collect();
        keys.sort();
        told.sort();
        assert_eq!(told, keys.iter().collect::<Vec<_>>());
    }

    #[test]
    fn what_the_packages_call_is_a_command() {
        let unit = include_str!("../../../../packaging/tortuga.service");
        let call = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
        Args::try_parse_from(call.split(' ')).unwrap();
        let image = include_str!("../../../../packaging/Dockerfile");
        let call = image.lines().find_map(|line| line.strip_prefix("CMD ")).unwrap();
        let words: Vec<String> = serde_json::from_str(call).unwrap();
        Args::try_parse_from(["tortuga".to_owned()].into_iter().chain(words)).unwrap();
    }

    #[test]
    fn the_unit_lets_bots_stand_back() {
        let unit = include_str!("../../../../packaging/tortuga.service");
        let mut may = false;
        for list in unit.lines().filter_map(|line| line.strip_prefix("SystemCallFilter=")) {
            let (list, allowed) = list.strip_prefix('~').map_or((list, true), |list| (list, false));
            // The groups of systemd that contain the call.
            let groups = ["@system-service", "@resources", "setpriority"];
            if list.split(' ').any(|call| groups.contains(&call)) {
                may = allowed;
            }
        }
        assert!(may, "threads of bots lower their priority with setpriority");
    }

    #[test]
    fn images_are_built_without_what_git_ignores() {
        let image = include_str!("../../../../.dockerignore");
        let ignored = include_str!("../../../../.gitignore");
        for line in ignored.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let path = line.trim_start_matches('/').trim_end_matches('/');
            let is_left_out = image.lines().any(|line| line.trim_start_matches("**/") == path);
            assert!(is_left_out, ".dockerignore lacks {path}");
        }
        assert!(image.lines().any(|line| line == ".git"));
    }

    #[test]
    fn a_flag_goes_before_the_file_and_the_file_before_what_is_usual() {
        let folder = std::env::temp_dir().join(format!("tortuga-config-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("tortuga.toml");
        let text = "listen = \"[::1]:80\"\nlan = true\nconnections = 7\nrequests_per_second = 0\n\
            data = \"/there\"\nlog_json = true\nbehind_proxy = true\n\
            trusted_proxy = [\"10.7.0.0/16\"]";
        std::fs::write(&path, text).unwrap();
        let config = Some(path);
        let by_file = decide(&Serve { config: config.clone(), ..Serve::default() }).unwrap();
        assert_eq!(by_file.settings.listen.to_string(), "0.0.0.0:80", "lan keeps the port");
        assert_eq!(by_file.audience, Reach::LocalNetwork);
        assert_eq!(by_file.settings.limits.connections_in_all, 7);
        assert_eq!(by_file.settings.limits.requests_per_second, None);
        assert_eq!(by_file.settings.data, Path::new("/there"));
        assert_eq!(by_file.log, LogShape::Json);
        let there = "10.7.0.0/16".parse().unwrap();
        let all = [&Network::LOOPBACK[..], &[there]].concat();
        assert_eq!(by_file.settings.proxies, Proxies::new(all));
        let flags = Serve {
            config,
            listen: Some("127.0.0.1:81".parse().unwrap()),
            lan: Some(false),
            behind_proxy: Some(false),
            trusted_proxy: vec!["10.8.0.1".parse().unwrap()],
            requests_per_second: Some(9),
            host: vec!["Kitchen.LAN".to_owned()],
            metrics: Some(true),
            ..here()
        };
        let by_flag = decide(&flags).unwrap();
        assert_eq!(by_flag.settings.listen.to_string(), "127.0.0.1:81");
        assert_eq!(by_flag.audience, Reach::AsListening);
        assert_eq!(by_flag.settings.hosts, ["kitchen.lan"]);
        let metrics = (by_file.settings.metrics, by_flag.settings.metrics);
        assert_eq!(metrics, (Metrics::Off, Metrics::Local));
        assert_eq!(by_flag.settings.limits.requests_per_second, Some(9));
        assert_eq!(by_flag.settings.limits.connections_in_all, 7, "the file still applies");
        assert_eq!(by_flag.settings.data, Path::new("/nowhere"));
        assert_eq!(by_flag.settings.proxies, Proxies::new(flags.trusted_proxy));
        drop(std::fs::remove_dir_all(folder));
    }

    #[test]
    fn a_database_is_named_by_a_flag_or_the_file_and_its_password_by_neither() {
        let url = "postgres://ann:sesame@localhost/tortuga";
        let data = Data { store: Some(url.parse().unwrap()), ..here().data };
        let node = Some("kitchen-2".to_owned());
        let serve = Serve { data, node, ..Serve::default() };
        let Decided { settings, .. } = decide(&serve).unwrap();
        assert!(matches!(settings.store, StoreAt::Database(_)));
        assert_eq!(settings.node.name, NodeName("kitchen-2".to_owned()));
        let file = parse(&format!("store = \"{url}\"")).unwrap();
        for shown in [format!("{serve:?}"), format!("{settings:?}"), format!("{file:?}")] {
            assert!(!shown.contains("sesame"), "{shown}");
        }
        let wrong = "postgres://ann:sesame@db.example/tortuga?sslmode=require";
        let data = Data { store: Some(wrong.parse().unwrap()), ..here().data };
        let problem = decide(&Serve { data, ..Serve::default() }).unwrap_err().to_string();
        assert!(problem.contains("TLS") && !problem.contains("sesame"), "{problem}");
        let node = Some("a b".to_owned());
        assert!(decide(&Serve { node, ..here() }).is_err());
    }

    #[test]
    fn other_nodes_are_told_where_to_reach_this_one() {
        let peer_listen = Some("10.0.0.2:7718".parse().unwrap());
        let told = |peer_url: Option<&str>| {
            let peer_url = peer_url.map(str::to_owned);
            decide(&Serve { peer_listen, peer_url, ..here() }).map(|decided| decided.settings)
        };
        let address = |peer_url| told(peer_url).unwrap().node.address.0;
        assert_eq!(address(None), "http://10.0.0.2:7718");
        assert_eq!(address(Some("http://node-b:81/")), "http://node-b:81");
        assert_eq!(told(None).unwrap().peer_listen, peer_listen);
        assert!(told(Some("https://node-b")).is_err(), "nodes do not speak TLS");
        assert!(told(Some("node-b")).is_err());
    }

    #[test]
    fn what_cannot_be_meant_is_told_with_its_line() {
        let problem = |text: &str| format!("{:#}", parse(text).unwrap_err());
        let unknown = problem("# mine\nlistne = \"127.0.0.1:1\"");
        assert!(unknown.starts_with("line 2: unknown field `listne`"), "{unknown}");
        assert!(problem("connections = 0").contains("line 1: "), "{}", problem("connections = 0"));
        assert!(problem("listen = 7717").starts_with("line 1: "));
        let proxy = problem("\ntrusted_proxy = [\"10.0.0.0/99\"]");
        assert!(proxy.starts_with("line 2: expected an address"), "{proxy}");
        assert!(problem("listen = ").starts_with("line 1: "));
    }
}
