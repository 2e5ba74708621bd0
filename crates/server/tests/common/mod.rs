//! A server on loopback, and clients that talk to it as any program could: hand-written HTTP, and a
//! real WebSocket.

#![allow(dead_code, reason = "each test program uses only a part of it")]
#![allow(clippy::unwrap_used, reason = "this module is only for tests")]

#[path = "../postgres/mod.rs"]
pub(crate) mod postgres;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use postgres::{Options, Postgres};
use serde_json::{Value, json};
use server::Server;
use server::desk::Desk;
use server::people::password::Cost;
use server::settings::{Limits, Metrics, Settings, StoreAt};
use server::store::file_in;
use server::store::postgres::DatabaseUrl;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long a test waits for anything before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A folder that is deleted when the test ends.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("tortuga-{name}-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A server that runs inside the test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
}

/// The environment variable with the URL of a database server. With it, tests keep their data
/// there, in one database for each data folder.
const DATABASES: &str = "TORTUGA_TEST_DATABASES";

/// Runs the tests of this program again, with their data in a real PostgreSQL. To be called by one
/// of its tests, with the test's name; `but` names tests that are about files.
pub(crate) fn run_again_on_a_database(name: &str, but: &[&str]) {
    if std::env::var_os(DATABASES).is_some() {
        return;
    }
    if let Some(line) = Postgres::is_missing() {
        eprintln!("{line}");
        return;
    }
    let postgres = Postgres::start(Options::default());
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.env(DATABASES, postgres.url("postgres")).args(["--exact", "--skip", name]);
    for test in but {
        again.args(["--skip", test]);
    }
    // Each test has connections of its own, and the database has a hundred.
    let done = again.args(["--test-threads", "4"]).output().unwrap();
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{told}{}", String::from_utf8_lossy(&done.stderr));
    assert!(told.contains("test result: ok") && !told.contains(" 0 passed"), "{told}");
}

/// Where a data folder's data is.
fn store_of(data: &Path) -> StoreAt {
    let url = database_of(data).map(|url| DatabaseUrl::read(&url).unwrap());
    url.map_or(StoreAt::Folder, StoreAt::Database)
}

/// The URL of a data folder's database, if tests run on databases.
fn database_of(data: &Path) -> Option<String> {
    let server = std::env::var(DATABASES).ok()?;
    let name = data.file_name().unwrap().to_str().unwrap();
    // It may be there already: the same server starts again.
    let sql = format!("CREATE DATABASE \"{name}\"");
    drop(Command::new("psql").args([&server, "-c", &sql]).output().unwrap());
    Some(server.replacen("/postgres?", &format!("/{name}?"), 1))
}

/// The operator's desk for a data folder.
pub(crate) fn desk(data: &Path) -> anyhow::Result<Desk> {
    match store_of(data) {
        StoreAt::Folder => Desk::open(data),
        StoreAt::Database(url) => Desk::open_shared(&url),
    }
}

/// Changes the data of a server that does not run.
pub(crate) fn sql(data: &Path, text: &str) -> anyhow::Result<()> {
    let Some(url) = database_of(data) else {
        return Ok(rusqlite::Connection::open(file_in(data))?.execute_batch(text)?);
    };
    let psql = Command::new("psql").args([&url, "-v", "ON_ERROR_STOP=1", "-c", text]).output()?;
    anyhow::ensure!(psql.status.success(), "{}", String::from_utf8_lossy(&psql.stderr));
    Ok(())
}

/// Settings for a test: any free port, no rate limit, metrics.
pub(crate) fn settings(data: &Path) -> Settings {
    let mut settings = Settings::new(data.to_owned());
    settings.store = store_of(data);
    settings.listen = "127.0.0.1:0".parse().unwrap();
    let request = PATIENCE;
    settings.passwords = Cost::ForTests;
    settings.metrics = Metrics::Local;
    settings.limits =
        Limits { requests_per_second: None, connections: 10_000, request, ..Limits::default() };
    settings
}

impl Running {
    pub(crate) async fn start(settings: Settings) -> Self {
        Self::serve(Server::start(settings).await.unwrap())
    }

    pub(crate) fn serve(server: Server) -> Self {
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.serve(async {
            drop(stopped.await);
        }));
        Self { address, stop, task }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs");
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

/// Sends a request as it is and reads the answer.
pub(crate) async fn raw(address: SocketAddr, request: &str) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// A person at the server.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl User {
    /// A new guest with a name.
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Self {
        let nobody = Self { address, cookie: String::new() };
        let answer = nobody.post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        Self { address, cookie: cookie(&answer) }
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        extra: &str,
        body: &str,
    ) -> Answer {
        let Self { address, cookie } = self;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{extra}\r\n{body}"
        );
        raw(*address, &request).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, "", &body.to_string()).await
    }

    /// Creates a table.
    pub(crate) async fn table(&self, proposal: &Value) -> String {
        let answer = self.post("/api/tables", proposal).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    /// An invitation key.
    pub(crate) async fn invite(&self, table: &str, invitation: &Value) -> String {
        let answer = self.post(&format!("/api/tables/{table}/invites"), invitation).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["key"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn join(&self, table: &str, key: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/join"), &json!({ "key": key })).await
    }

    /// Opens a connection to a table.
    pub(crate) async fn connect(&self, table: &str, client: u32) -> Client {
        let mut client = self.try_connect(table, client, None).await.expect("the table lets us in");
        client.greeting = client.next().await;
        client
    }

    /// The same, for a connection that may fail; the error is the status code.
    pub(crate) async fn try_connect(
        &self,
        table: &str,
        client: u32,
        origin: Option<&str>,
    ) -> Result<Client, u16> {
        self.try_connect_speaking(table, client, "&protocol=2", origin).await
    }

    /// The same with a protocol version in the URL.
    pub(crate) async fn try_connect_speaking(
        &self,
        table: &str,
        client: u32,
        protocol: &str,
        origin: Option<&str>,
    ) -> Result<Client, u16> {
        let Self { address, cookie } = self;
        let url = format!("ws://{address}/api/tables/{table}/ws?client={client}{protocol}");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(*address).await.map_err(|_| 0_u16)?;
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Client { socket, n_commands: 0, greeting: None }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(_) => Err(0),
        }
    }
}

/// The cookie that an answer sets.
pub(crate) fn cookie(answer: &Answer) -> String {
    let line = answer.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {answer:?}"));
    line.split(';').next().unwrap().to_owned()
}

/// A connection to a table.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) n_commands: u32,
    /// The first message, if it was awaited but not read yet.
    greeting: Option<Value>,
}

impl Client {
    /// The next message; `None` once the connection has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        if let Some(greeting) = self.greeting.take() {
            return Some(greeting);
        }
        let until = tokio::time::Instant::now() + PATIENCE;
        loop {
            let next = tokio::time::timeout_at(until, self.socket.next()).await;
            match next.expect("the server says something in time") {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// Sends any text.
    pub(crate) async fn say(&mut self, text: String) {
        // If the server is gone, the next read notices.
        drop(self.socket.send(Message::text(text)).await);
    }

    /// Sends a command and returns its number.
    pub(crate) async fn wish(&mut self, wish: &Value) -> u32 {
        self.n_commands += 1;
        let cmd = self.n_commands;
        self.say(json!({ "cmd": cmd, "wish": wish }).to_string()).await;
        cmd
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(&mut self, wish: &Value) -> Value {
        let cmd = self.wish(wish).await;
        self.answer(cmd).await
    }

    /// The answer to a command: the first message that cites it and is final.
    pub(crate) async fn answer(&mut self, cmd: u32) -> Value {
        loop {
            let message = self.next().await.expect("an answer comes before the end");
            if message["cmd"] == json!(cmd) && message["kind"] != "held" {
                return message;
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("it comes before the end");
            if message["kind"] == kind {
                return message;
            }
        }
    }
}
