//! The link somebody was sent: the server, the table, and the key after `#`.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail, ensure};
use table::command::PROTOCOL;
use ureq::http::Uri;

/// The longest link that is parsed.
const LINK_BYTES_MAX: usize = 512;

/// A parsed link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    scheme: Scheme,
    /// The host name or address, with the port if the link has one.
    authority: String,
    /// The table's id.
    pub(crate) table: String,
    /// The key that admits a person once; people who have been there need none.
    pub(crate) key: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

impl Link {
    /// The server's origin, as in a browser.
    pub(crate) fn origin(&self) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        format!("{scheme}://{}", self.authority)
    }

    /// The URL of this table's WebSocket; `client` tells this program from the person's other
    /// clients.
    pub(crate) fn socket(&self, client: u32) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "ws",
            Scheme::Https => "wss",
        };
        let Self { authority, table, .. } = self;
        format!("{scheme}://{authority}/api/tables/{table}/ws?client={client}&protocol={PROTOCOL}")
    }

    /// The host and the port to connect to.
    pub(crate) fn place(&self) -> Result<(String, u16)> {
        let uri: Uri = self.origin().parse().context("the link")?;
        let usual = match self.scheme {
            Scheme::Http => 80,
            Scheme::Https => 443,
        };
        let host = uri.host().context("the link names no server")?;
        // An IPv6 address has brackets in a link, but not elsewhere.
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        Ok((host, uri.port_u16().unwrap_or(usual)))
    }
}

impl FromStr for Link {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        ensure!(text.len() <= LINK_BYTES_MAX, "the link is too long");
        let (address, key) = match text.trim().split_once('#') {
            Some((address, key)) => (address, Some(key).filter(|key| !key.is_empty())),
            None => (text.trim(), None),
        };
        let uri: Uri = address.parse().context("this is no link")?;
        let scheme = match uri.scheme_str() {
            Some("http") => Scheme::Http,
            Some("https") => Scheme::Https,
            Some(_) | None => bail!("a link begins with http:// or https://"),
        };
        let authority = uri.authority().context("the link names no server")?.to_string();
        ensure!(!authority.contains('@'), "a link to a table has no name and password in it");
        let is_plain = |text: &str| {
            let is_plain = |char: char| char.is_ascii_alphanumeric() || char == '-';
            !text.is_empty() && text.chars().all(is_plain)
        };
        let table = uri.path().strip_prefix("/t/").filter(|table| is_plain(table));
        let table = table.context("a link to a table looks like http://host/t/TABLE#KEY")?;
        ensure!(key.is_none_or(is_plain), "the key behind # has letters and digits only");
        Ok(Self { scheme, authority, table: table.to_owned(), key: key.map(str::to_owned) })
    }
}

impl fmt::Display for Link {
    /// Omits the key: it gives access to a seat.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/t/{}", self.origin(), self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_server_table_and_key() {
        let link: Link = "http://127.0.0.1:7717/t/abc123#00ff".parse().unwrap();
        assert_eq!(link.origin(), "http://127.0.0.1:7717");
        assert_eq!(link.place().unwrap(), ("127.0.0.1".to_owned(), 7717));
        assert_eq!((link.table.as_str(), link.key.as_deref()), ("abc123", Some("00ff")));
        assert_eq!(link.socket(7), "ws://127.0.0.1:7717/api/tables/abc123/ws?client=7&protocol=2");
        assert_eq!(link.to_string(), "http://127.0.0.1:7717/t/abc123");
    }

    #[test]
    fn a_link_over_https_needs_no_port_or_key() {
        let link: Link = " https://tavern.example/t/9 ".parse().unwrap();
        assert_eq!(link.place().unwrap(), ("tavern.example".to_owned(), 443));
        assert_eq!(link.key, None);
        assert!(link.socket(1).starts_with("wss://tavern.example/api/"));
        let six: Link = "http://[::1]:80/t/9#".parse().unwrap();
        assert_eq!(six.place().unwrap(), ("::1".to_owned(), 80));
    }

    #[test]
    fn what_is_no_link_is_refused() {
        let long = format!("http://host/t/{}", "a".repeat(600));
        for wrong in [
            "",
            "table",
            "/t/9",
            "ftp://host/t/9",
            "http://host",
            "http://host/t/",
            "http://host/t/a/b",
            "http://host/t/a%2e",
            "http://me:pass@host/t/9",
            "http://host/t/9#a\u{1b}b",
            "javascript:alert(1)",
            long.as_str(),
        ] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong:?}");
        }
    }
}
