//! Logging in: a name for the server, and the key of the link. The server's cookie is stored among
//! the user's data, so that the same person comes back to the same seat.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use api::{Failed, FailureInfo, FailureKind, KeyText, NewName};
use contract::chance::sha256_hex;
use files::{FileKind, WriteError};
use serde::Serialize;
use text::Words;
use ureq::http::{Response, StatusCode, header};
use ureq::{Agent, Body};

use super::link::Link;
use crate::play::save::data_folder;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// The largest response body that is read.
const ANSWER_BYTES_MAX: u64 = 64 << 10;

/// The cookie that identifies us to the server: `name=value`.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Pass(String);

impl Pass {
    /// The value of the `Cookie` header.
    pub(crate) fn header(&self) -> &str {
        &self.0
    }
}

/// Becomes a guest of the server, known or new, and submits the key of the link.
pub(crate) fn go_in(link: &Link, name: Option<&str>, words: &Words) -> Result<Pass> {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0)
        .build();
    let door = Door { agent: config.into(), link, words };
    let pass = door.greet(name)?;
    if let Some(key) = &link.key {
        door.show_key(&pass, key)?;
    }
    Ok(pass)
}

struct Door<'a> {
    agent: Agent,
    link: &'a Link,
    words: &'a Words,
}

impl Door<'_> {
    /// The cookie of the last visit if the server still knows it; else a new one.
    fn greet(&self, name: Option<&str>) -> Result<Pass> {
        let kept = kept_pass(self.link);
        if let Some(pass) = &kept
            && name.is_none()
        {
            let response = self.agent.get(self.url("/api/guest")).header("Cookie", pass.header());
            if response.call().context("cannot reach the server")?.status() == StatusCode::OK {
                return Ok(pass.clone());
            }
        }
        let own = std::env::var("USER").ok().filter(|user| !user.is_empty());
        let name = name.map(str::to_owned).or(own);
        let name = name.unwrap_or_else(|| self.words.fill("bot-name-1", &[]));
        let response = self.post("/api/guest", kept.as_ref(), &NewName { name })?;
        let given = response.headers().get_all(header::SET_COOKIE).iter().find_map(|cookie| {
            let (pair, _) = cookie.to_str().ok()?.split_once(';')?;
            Some(Pass(pair.to_owned()))
        });
        self.accepted(response)?;
        match (given, kept) {
            (Some(pass), _) => {
                keep_pass(self.link, &pass)?;
                Ok(pass)
            }
            (None, Some(kept)) => Ok(kept),
            (None, None) => bail!("the server gave no pass; is it a Tortuga server?"),
        }
    }

    /// Submits a key. A used key is no error for the person who used it: the table says who sits.
    fn show_key(&self, pass: &Pass, key: &str) -> Result<()> {
        let path = format!("/api/tables/{}/join", self.link.table);
        let mut response = self.post(&path, Some(pass), &KeyText { key: key.to_owned() })?;
        if response.status() == StatusCode::CONFLICT {
            let failed: Option<Failed> = serde_json::from_str(&read(&mut response)?).ok();
            let is_used = failed.is_some_and(|failed| failed.error.kind == FailureKind::UsedKey);
            if is_used && self.is_let_in(pass)? {
                return Ok(());
            }
            let why = if is_used { "ui-join-used" } else { "ui-join-refused" };
            bail!(self.words.fill(why, &[]));
        }
        self.accepted(response)
    }

    fn is_let_in(&self, pass: &Pass) -> Result<bool> {
        let url = self.url(&format!("/api/tables/{}", self.link.table));
        let response = self.agent.get(url).header("Cookie", pass.header()).call();
        Ok(response.context("cannot reach the server")?.status() == StatusCode::OK)
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.link.origin())
    }

    fn post(
        &self,
        path: &str,
        pass: Option<&Pass>,
        body: &impl Serialize,
    ) -> Result<Response<Body>> {
        let mut request = self.agent.post(self.url(path)).content_type("application/json");
        if let Some(pass) = pass {
            request = request.header("Cookie", pass.header());
        }
        let answer = request.send(serde_json::to_string(body)?);
        answer.with_context(|| format!("cannot reach {}", self.link.origin()))
    }

    fn accepted(&self, mut response: Response<Body>) -> Result<()> {
        if response.status().is_success() {
            return Ok(());
        }
        let text = read(&mut response)?;
        let failed: Option<Failed> = serde_json::from_str(&text).ok();
        Err(match failed {
            Some(Failed { error: FailureInfo { kind: FailureKind::NotFound, .. } }) => {
                anyhow!(self.words.fill("ui-join-no-table", &[]))
            }
            Some(Failed { error: FailureInfo { problem, .. } }) => {
                let problem = screen::wrap::harmless(&problem);
                anyhow!("the server says: {problem}")
            }
            None => anyhow!("the server answers {}; is it a Tortuga server?", response.status()),
        })
    }
}

fn read(response: &mut Response<Body>) -> Result<String> {
    let body = response.body_mut().with_config().limit(ANSWER_BYTES_MAX);
    body.read_to_string().context("the server's answer cannot be read")
}

/// The file with the cookie of a server. Its name is a hash, so no address can lead elsewhere.
fn pass_file(link: &Link) -> PathBuf {
    let games = data_folder(std::env::var_os("XDG_DATA_HOME"), std::env::var_os("HOME"));
    let digits = sha256_hex(link.origin().as_bytes());
    games.with_file_name("passes").join(&digits[..16])
}

fn kept_pass(link: &Link) -> Option<Pass> {
    let text = fs::read_to_string(pass_file(link)).ok()?;
    let is_cookie =
        |text: &str| text.contains('=') && text.chars().all(|char| char.is_ascii_graphic());
    Some(text.trim().to_owned()).filter(|text| is_cookie(text)).map(Pass)
}

/// Stores a cookie where only the user can read it.
fn keep_pass(link: &Link, pass: &Pass) -> Result<()> {
    let file = pass_file(link);
    let folder = file.parent().context("the data folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let write = |part: &Path| -> Result<(), WriteError> {
        Ok(options.open(part)?.write_all(pass.header().as_bytes())?)
    };
    files::fill(&file, FileKind::Own, write)
        .with_context(|| format!("cannot write {}", file.display()))
}
