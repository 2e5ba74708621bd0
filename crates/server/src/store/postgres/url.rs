//! The URL of a database. It may hold a password, so it is never shown whole.

use std::fmt;
use std::net::IpAddr;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// The URL of a `PostgreSQL` database.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    config: Config,
}

/// Why a text is not the URL of a database that this program can use. It never repeats the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UrlError {
    /// It cannot be read.
    Form,
    /// It names no database or no host.
    Incomplete,
    /// It asks for TLS.
    Tls,
    /// It leads over a network, without saying that the network is trusted.
    Network,
}

impl fmt::Display for UrlError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Form => {
                "this is no database URL: write postgres://USER:PASSWORD@HOST/DATABASE, with %40 \
                 for an @ in the password"
            }
            Self::Incomplete => {
                "the database URL needs a host and a database: write \
                 postgres://USER:PASSWORD@HOST/DATABASE"
            }
            Self::Tls => {
                "this program does not speak TLS with the database: use a local socket, or a \
                 tunnel such as WireGuard or stunnel, and sslmode=disable"
            }
            Self::Network => {
                "the database is on another machine, and this program does not encrypt what it \
                 sends there: use a private network or a tunnel, and say so with ?sslmode=disable"
            }
        })
    }
}

impl std::error::Error for UrlError {}

impl DatabaseUrl {
    /// Parses a URL: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
    ///
    /// # Errors
    /// If it is not one that can be used.
    pub fn read(text: &str) -> Result<Self, UrlError> {
        if !Self::is_like(text) {
            return Err(UrlError::Form);
        }
        let mut config: Config = text.parse().map_err(|_| UrlError::Form)?;
        if config.get_dbname().is_none() || config.get_hosts().is_empty() {
            return Err(UrlError::Incomplete);
        }
        // Only what asks for it must not go on without; `prefer` is what a URL says by itself.
        match config.get_ssl_mode() {
            SslMode::Disable => {}
            SslMode::Prefer if config.get_hosts().iter().all(is_local) => {}
            SslMode::Prefer => return Err(UrlError::Network),
            SslMode::Require | _ => return Err(UrlError::Tls),
        }
        config.ssl_mode(SslMode::Disable);
        Ok(Self { config })
    }

    /// Whether a text means a database rather than a folder.
    pub fn is_like(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// How to connect.
    pub(super) fn config(&self) -> Config {
        self.config.clone()
    }
}

fn is_local(host: &Host) -> bool {
    match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        }
    }
}

impl fmt::Display for DatabaseUrl {
    /// Host and database only.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(name)) => name.clone(),
            Some(Host::Unix(folder)) => folder.display().to_string(),
            None => String::new(),
        };
        write!(out, "{} at {host}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    //! URLs that can be used, and what is said about the others.
    use super::*;

    #[test]
    fn local_databases_need_no_word_about_encryption() {
        for url in [
            "postgres://ann:secret@localhost/tortuga",
            "postgresql://127.0.0.1:5433/tortuga",
            "postgres://[::1]/tortuga",
            "postgres:///tortuga?host=/run/postgresql",
            "postgres://ann:secret@db.example/tortuga?sslmode=disable",
        ] {
            assert!(DatabaseUrl::read(url).is_ok(), "{url}");
        }
    }

    #[test]
    fn other_urls_are_refused_and_no_password_is_shown() {
        for (url, why) in [
            ("/var/lib/tortuga", UrlError::Form),
            ("mysql://ann:secret@localhost/tortuga", UrlError::Form),
            ("postgres://ann:secret@localhost:secret/tortuga", UrlError::Form),
            ("postgres://ann:sec@ret?x=secret", UrlError::Form),
            ("postgres://ann:secret@localhost", UrlError::Incomplete),
            ("postgres://ann:secret@localhost/tortuga?sslmode=require", UrlError::Tls),
            ("postgres://ann:secret@db.example/tortuga", UrlError::Network),
        ] {
            let error = DatabaseUrl::read(url).unwrap_err();
            assert_eq!(error, why, "{url}");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        let url = DatabaseUrl::read("postgres://ann:secret@localhost/tortuga").unwrap();
        assert_eq!(
            format!("{url} {url:?}"),
            "tortuga at localhost DatabaseUrl(tortuga at localhost)"
        );
    }
}
