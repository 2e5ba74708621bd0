//! The operator's settings.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::uri::Authority;
use table::Dealer;

use crate::clock::{Clocks, SystemClocks};
use crate::crew::Workers;
use crate::fleet::{Node, NodeAddress, NodeName};
use crate::house::AllGames;
use crate::people::password::Cost;
use crate::proxies::Proxies;
use crate::store::postgres::DatabaseUrl;

/// The default port.
pub const PORT: u16 = 7717;
/// How long matches may go on when a node leaves, by default.
pub const DRAIN_FOR: Duration = Duration::from_mins(45);

/// The operator's settings.
#[derive(Clone)]
pub struct Settings {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// Where the data is kept.
    pub store: StoreAt,
    /// This node, as the others that share its store know it.
    pub node: Node,
    /// The URL under which people reach the server, if it differs from the address it listens on.
    pub public_url: Option<PublicUrl>,
    /// Further names of the server, in small letters. Requests to other names are refused;
    /// addresses in numbers, `localhost` and the public URL are always accepted.
    pub hosts: Vec<String>,
    /// Whether `/metrics` is served.
    pub metrics: Metrics,
    /// The proxies that say where requests come from.
    pub proxies: Proxies,
    /// Limits for clients.
    pub limits: Limits,
    /// The files of the web page.
    pub page: PageFiles,
    /// The cost of hashing a password; lower only in tests.
    pub passwords: Cost,
    /// Bots on other machines, which are asked before our own threads.
    pub crew: Option<Arc<dyn Workers>>,
    /// How many times faster than real time the tables' clock runs: 1, except in tests.
    pub haste: u32,
    /// The clocks of the machine; a test brings its own.
    pub clocks: Arc<dyn Clocks>,
    /// Where to listen for other nodes of the same server.
    pub peer_listen: Option<SocketAddr>,
    /// How long matches that no other node can take may go on when this one leaves.
    pub drain_for: Duration,
    /// Deals the games; a test brings its own.
    #[doc(hidden)]
    pub dealer: Arc<dyn Dealer>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Settings({}, {})", self.listen, self.data.display())
    }
}

impl Settings {
    /// The defaults: reachable from this machine only.
    pub fn new(data: PathBuf) -> Self {
        let listen = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT);
        let (proxies, limits) = (Proxies::default(), Limits::default());
        let (page, passwords) = (PageFiles::BuiltIn, Cost::Full);
        let clocks = Arc::new(SystemClocks::default());
        Self {
            listen,
            data,
            store: StoreAt::Folder,
            node: Node::new(machine_name(), NodeAddress(format!("http://{listen}"))),
            public_url: None,
            hosts: Vec::new(),
            metrics: Metrics::Off,
            proxies,
            limits,
            page,
            passwords,
            crew: None,
            haste: 1,
            clocks,
            peer_listen: None,
            drain_for: DRAIN_FOR,
            dealer: Arc::new(AllGames),
        }
    }

    /// Whether a `Host` header names this server. An address in numbers always does: no other site
    /// can have one of ours.
    pub fn is_own_host(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else { return false };
        let name = authority.host().trim_start_matches('[').trim_end_matches(']');
        let name = name.trim_end_matches('.').to_ascii_lowercase();
        let is_local = name == "localhost" || name.ends_with(".localhost");
        let is_public = self.public_url.as_ref().is_some_and(|url| url.host() == name);
        let is_number = name.parse::<IpAddr>().is_ok();
        !host.contains('@') && (is_number || is_local || is_public || self.hosts.contains(&name))
    }

    /// How the session cookie is set. Browsers accept the stricter kind over https and on the
    /// machine itself; over plain http in a local network they would drop it.
    pub fn cookie(&self) -> Cookie {
        let safe = match &self.public_url {
            Some(url) => url.is_https() || url.is_loopback(),
            None => self.listen.ip().is_loopback(),
        };
        if safe { Cookie::Host } else { Cookie::Plain }
    }
}

/// Where a server keeps its data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a server has one of them")]
pub enum StoreAt {
    /// In its data folder, which it has for itself.
    Folder,
    /// In a database, which it may share with other nodes.
    Database(DatabaseUrl),
}

/// The name of this machine, which a node has unless it is given another.
fn machine_name() -> NodeName {
    NodeName(machine_names().pop().unwrap_or_else(|| "tortuga".to_owned()))
}

/// The name of this machine as others in its network use it: alone, or in multicast DNS.
#[cfg(unix)]
pub fn machine_names() -> Vec<String> {
    let name = rustix::system::uname().nodename().to_string_lossy().to_ascii_lowercase();
    let short = name.split('.').next().unwrap_or_default();
    if short.is_empty() { Vec::new() } else { vec![format!("{short}.local"), short.to_owned()] }
}

/// The name of this machine; unknown on this system.
#[cfg(not(unix))]
pub fn machine_names() -> Vec<String> {
    Vec::new()
}

/// Whether `/metrics` is served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metrics {
    /// To nobody.
    Off,
    /// To programs on this machine.
    Local,
}

/// The files of the web page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageFiles {
    /// Those that were built into this program.
    BuiltIn,
    /// These, by path. For tests, which must not depend on what was built.
    Given(&'static [(&'static str, &'static [u8])]),
}

/// How a cookie is restricted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cookie {
    /// To exactly this host, over https only (`__Host-`).
    Host,
    /// As far as plain http allows.
    Plain,
}

/// Limits for one address, which a whole café may share, and for all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests per second, on average; `None` for no limit.
    pub requests_per_second: Option<u32>,
    /// Megabytes of the page's files per minute; `None` for no limit. A file never counts among
    /// the requests.
    pub file_megabytes: Option<u32>,
    /// Connections at the same time, of any kind.
    pub connections: u32,
    /// Connections at the same time from all addresses together.
    pub connections_in_all: u32,
    /// Open tables that one address has created.
    pub tables_per_address: u32,
    /// How long a client may take to send the head of a request, then how long the answer may
    /// take, and how long sending it may make no progress.
    pub request: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_second: Some(20),
            file_megabytes: Some(120),
            connections: 512,
            connections_in_all: 32_768,
            tables_per_address: 100,
            request: Duration::from_secs(20),
        }
    }
}

/// The server's public URL: `https://tables.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    /// `http` or `https`.
    scheme: &'static str,
    /// Host and port.
    authority: String,
}

impl PublicUrl {
    /// Parses a URL: scheme, host, optional port, and nothing after them.
    pub fn read(text: &str) -> Option<Self> {
        let (scheme, rest) = match text.split_once("://")? {
            ("https", rest) => ("https", rest),
            ("http", rest) => ("http", rest),
            _ => return None,
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        let is_plain = !authority.is_empty() && authority.bytes().all(plain);
        is_plain.then_some(Self { scheme, authority })
    }

    fn is_https(&self) -> bool {
        self.scheme == "https"
    }

    /// The host without brackets or port.
    fn host(&self) -> &str {
        match self.authority.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or_default(),
            None => self.authority.split(':').next().unwrap_or_default(),
        }
    }

    fn is_loopback(&self) -> bool {
        let host = self.host();
        host == "localhost" || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
    }

    /// The value that a browser sends in `Origin`.
    pub fn origin(&self) -> String {
        format!("{}://{}", self.scheme, self.authority)
    }
}

#[cfg(test)]
mod tests {
    //! Valid and invalid URLs, and the cookies that follow from them.
    use super::*;

    #[test]
    fn valid_urls_are_parsed_and_others_refused() {
        let url = PublicUrl::read("https://Tavern.example/").unwrap();
        assert_eq!(url.origin(), "https://tavern.example");
        for wrong in ["tavern.example", "ftp://a", "https://", "https://a/b", "http://a b"] {
            assert_eq!(PublicUrl::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn names_that_are_not_ours_are_refused() {
        let mut settings = Settings::new(PathBuf::new());
        settings.public_url = PublicUrl::read("https://Tavern.example:8443");
        settings.hosts = vec!["kitchen.lan".to_owned()];
        for own in [
            "127.0.0.1:7717",
            "192.168.1.20",
            "[::1]:7717",
            "[fe80::1]",
            "localhost:5173",
            "LOCALHOST.",
            "tortuga.localhost",
            "tavern.example",
            "TAVERN.example:8443",
            "kitchen.lan:7717",
        ] {
            assert!(settings.is_own_host(own), "{own}");
        }
        for other in [
            "",
            "evil.example",
            "127.0.0.1.evil.example",
            "notlocalhost",
            "tavern.example.evil",
            "user@127.0.0.1",
            "127.1",
            "tavern.example/",
            "a b",
        ] {
            assert!(!settings.is_own_host(other), "{other}");
        }
    }

    #[test]
    fn the_stricter_cookie_is_for_https_and_this_machine() {
        let cookie = |listen: &str, url: Option<&str>| {
            let mut settings = Settings::new(PathBuf::new());
            settings.listen = listen.parse().unwrap();
            settings.public_url = url.map(|url| PublicUrl::read(url).unwrap());
            settings.cookie()
        };
        assert_eq!(cookie("127.0.0.1:1", None), Cookie::Host);
        assert_eq!(cookie("0.0.0.0:1", None), Cookie::Plain);
        assert_eq!(cookie("127.0.0.1:1", Some("https://a.b")), Cookie::Host);
        assert_eq!(cookie("0.0.0.0:1", Some("http://[::1]:80")), Cookie::Host);
        assert_eq!(cookie("127.0.0.1:1", Some("http://192.168.1.2:7717")), Cookie::Plain);
    }
}
