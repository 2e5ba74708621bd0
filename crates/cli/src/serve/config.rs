//! The operator's settings, from three sources: a flag overrides the settings file, and both
//! override the defaults. `tortuga.toml` beside this file explains every setting; tests compare the
//! file, the flags and the settings of the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use serde::Deserialize;
use server::LogShape;
use server::settings::{Limits, Proxy, PublicUrl, Settings};

use crate::args::{Data, Serve};

/// The settings file with every setting explained.
pub(super) const EXPLAINED: &str = include_str!("tortuga.toml");

/// The contents of a settings file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    lan: Option<bool>,
    data: Option<PathBuf>,
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    requests_per_second: Option<u32>,
    file_megabytes_per_minute: Option<u32>,
    connections_per_address: Option<NonZeroU32>,
    connections: Option<NonZeroU32>,
    request_seconds: Option<NonZeroU32>,
    log_json: Option<bool>,
    log_level: Option<String>,
}

/// The final settings.
#[derive(Debug)]
pub(super) struct Decided {
    pub(super) settings: Settings,
    pub(super) log: LogShape,
    pub(super) log_level: String,
    pub(super) audience: Reach,
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
    let File {
        listen,
        lan,
        data,
        public_url,
        behind_proxy,
        requests_per_second,
        file_megabytes_per_minute,
        connections_per_address,
        connections,
        request_seconds,
        log_json,
        log_level,
    } = file;
    let data = args.data.folder.clone().or(data);
    let usual = Settings::new(super::folder(&Data { folder: data })?);
    let (mut listen, lan) = (args.listen.or(listen).unwrap_or(usual.listen), args.lan.or(lan));
    let audience = match lan {
        Some(true) => {
            listen.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
            Reach::LocalNetwork
        }
        Some(false) | None => Reach::AsListening,
    };
    let public_url = args.public_url.clone().or(public_url).map(|text| {
        PublicUrl::read(&text).with_context(|| {
            format!("`{text}` is not an address without a path, such as https://tavern.example")
        })
    });
    let proxy = match args.behind_proxy.or(behind_proxy) {
        Some(true) => Proxy::Trusted,
        Some(false) | None => Proxy::None,
    };
    let number = |flag: Option<NonZeroU32>, file: Option<NonZeroU32>, usual: u32| {
        flag.or(file).map_or(usual, NonZeroU32::get)
    };
    let of_address = (args.connections_per_address, connections_per_address);
    let seconds = args.request_seconds.or(request_seconds);
    // 0 means no limit.
    let limit = |flag: Option<u32>, file: Option<u32>, usual: Option<u32>| match flag.or(file) {
        Some(0) => None,
        said => said.or(usual),
    };
    let files = (args.file_megabytes_per_minute, file_megabytes_per_minute);
    let limits = Limits {
        requests_per_second: limit(
            args.requests_per_second,
            requests_per_second,
            usual.limits.requests_per_second,
        ),
        file_megabytes: limit(files.0, files.1, usual.limits.file_megabytes),
        connections: number(of_address.0, of_address.1, usual.limits.connections),
        connections_in_all: number(args.connections, connections, usual.limits.connections_in_all),
        request: seconds
            .map_or(usual.limits.request, |n_seconds| Duration::from_secs(n_seconds.get().into())),
    };
    let log = match args.log_json.or(log_json) {
        Some(true) => LogShape::Json,
        Some(false) | None => LogShape::Text,
    };
    let log_level = args.log_level.clone().or(log_level).unwrap_or_else(|| "info".to_owned());
    let settings = Settings { listen, public_url: public_url.transpose()?, proxy, limits, ..usual };
    Ok(Decided { settings, log, log_level, audience })
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
        let data = Data { folder: Some("/nowhere".into()) };
        Serve { data, ..Serve::default() }
    }

    #[test]
    fn the_explained_file_has_every_setting_and_says_what_is_usual() {
        assert!(parse(EXPLAINED).is_ok_and(|file| file.listen.is_none()), "nothing is set yet");
        let File {
            listen: Some(listen),
            lan: Some(false),
            data: Some(_),
            public_url: Some(_),
            behind_proxy: Some(false),
            requests_per_second,
            file_megabytes_per_minute,
            connections_per_address: Some(connections_per_address),
            connections: Some(connections),
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
            file_megabytes: file_megabytes_per_minute,
            connections: connections_per_address.get(),
            connections_in_all: connections.get(),
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
    fn a_flag_goes_before_the_file_and_the_file_before_what_is_usual() {
        let folder = std::env::temp_dir().join(format!("tortuga-config-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("tortuga.toml");
        let text = "listen = \"[::1]:80\"\nlan = true\nconnections = 7\nrequests_per_second = 0\n\
            data = \"/there\"\nlog_json = true\nbehind_proxy = true";
        std::fs::write(&path, text).unwrap();
        let config = Some(path);
        let by_file = decide(&Serve { config: config.clone(), ..Serve::default() }).unwrap();
        assert_eq!(by_file.settings.listen.to_string(), "0.0.0.0:80", "lan keeps the port");
        assert_eq!(by_file.audience, Reach::LocalNetwork);
        assert_eq!(by_file.settings.limits.connections_in_all, 7);
        assert_eq!(by_file.settings.limits.requests_per_second, None);
        assert_eq!(by_file.settings.data, Path::new("/there"));
        assert_eq!((by_file.settings.proxy, by_file.log), (Proxy::Trusted, LogShape::Json));
        let flags = Serve {
            config,
            listen: Some("127.0.0.1:81".parse().unwrap()),
            lan: Some(false),
            behind_proxy: Some(false),
            requests_per_second: Some(9),
            ..here()
        };
        let by_flag = decide(&flags).unwrap();
        assert_eq!(by_flag.settings.listen.to_string(), "127.0.0.1:81");
        assert_eq!(by_flag.audience, Reach::AsListening);
        assert_eq!(by_flag.settings.limits.requests_per_second, Some(9));
        assert_eq!(by_flag.settings.limits.connections_in_all, 7, "the file still applies");
        assert_eq!(
            (by_flag.settings.proxy, by_flag.settings.data),
            (Proxy::None, "/nowhere".into())
        );
        drop(std::fs::remove_dir_all(folder));
    }

    #[test]
    fn what_cannot_be_meant_is_told_with_its_line() {
        let problem = |text: &str| format!("{:#}", parse(text).unwrap_err());
        let unknown = problem("# mine\nlistne = \"127.0.0.1:1\"");
        assert!(unknown.starts_with("line 2: unknown field `listne`"), "{unknown}");
        assert!(problem("connections = 0").contains("line 1: "), "{}", problem("connections = 0"));
        assert!(problem("listen = 7717").starts_with("line 1: "));
        assert!(problem("listen = ").starts_with("line 1: "));
    }
}
