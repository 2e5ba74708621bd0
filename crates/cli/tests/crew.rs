//! `tortuga serve --nats` with `tortuga crew`, both as processes, and a real NATS server: captains
//! are asked elsewhere, and games go on without workers and without NATS.
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// How long the test looks again for something that must come.
const PATIENCE: Duration = Duration::from_mins(1);
const PAUSE: Duration = Duration::from_millis(20);

/// Waits until something is there.
fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = std::time::Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "{what} does not come");
        std::thread::sleep(PAUSE);
    }
}

/// A process that is killed at the end of the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// A folder that is deleted at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("tortuga-crew-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// A NATS server on any free port of this machine, and its address.
fn nats(folder: &Path) -> (Process, String) {
    // Debian puts it where only root's path leads.
    let debian = Path::new("/usr/sbin/nats-server");
    let mut command = Command::new(if debian.exists() { debian } else { "nats-server".as_ref() });
    command.args(["--addr", "127.0.0.1", "--port", "-1", "--ports_file_dir"]).arg(folder);
    let child = command.stderr(Stdio::null()).spawn().expect("nats-server is installed");
    let file = folder.join(format!("nats-server_{}.ports", child.id()));
    let address = until("the address of NATS", || {
        let ports: Value = serde_json::from_str(&fs::read_to_string(&file).ok()?).ok()?;
        Some(ports["nats"][0].as_str()?.to_owned())
    });
    (Process(child), address)
}

fn tortuga(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    command.args(words);
    command
}

fn server(folder: &Path, nats: &str) -> (Process, String) {
    let words = ["serve", "--listen", "127.0.0.1:0", "--metrics", "--log-level", "error"];
    let mut command = tortuga(&words);
    command.args(["--nats", nats, "--data"]).arg(folder.join("data")).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = lines.find(|line| line.as_ref().unwrap().contains("http://")).unwrap().unwrap();
    let origin = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    std::thread::spawn(move || lines.for_each(drop));
    (Process(child), origin.to_owned())
}

/// A worker that is ready to think.
fn worker(nats: &str) -> Process {
    let mut command = tortuga(&["crew", "--threads", "2", "--nats", nats]);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    lines.find(|line| line.as_ref().unwrap().contains("the crew is ready")).unwrap().unwrap();
    std::thread::spawn(move || lines.for_each(drop));
    Process(child)
}

/// The value of a counter of the server.
fn count(origin: &str, name: &str) -> u64 {
    let page = ureq::get(format!("{origin}/metrics")).call().unwrap();
    let page = page.into_body().read_to_string().unwrap();
    let line = page.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A match of captains alone, which its host watches.
struct Watched(WebSocket<MaybeTlsStream<TcpStream>>);

impl Watched {
    fn start(origin: &str) -> Self {
        let post = |path: &str, cookie: &str, body: &Value| {
            let request = ureq::post(format!("{origin}{path}")).header("Cookie", cookie);
            request.content_type("application/json").send(body.to_string()).unwrap()
        };
        let answer = post("/api/guest", "", &json!({ "name": "Host" }));
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let made = post("/api/tables", &cookie, &json!({ "game": "rum", "seats": 2 }));
        let made: Value =
            serde_json::from_str(&made.into_body().read_to_string().unwrap()).unwrap();
        let id = made["table"].as_str().unwrap();
        let socket = format!("{origin}/api/tables/{id}/ws?client=1&protocol=2");
        let mut request = socket.replacen("http", "ws", 1).into_client_request().unwrap();
        request.headers_mut().insert("Cookie", cookie.parse().unwrap());
        let (mut socket, _) = tungstenite::connect(request).unwrap();
        let fill = |seat| json!({ "kind": "fill", "seat": seat, "level": "captain" });
        for (cmd, wish) in (1..).zip([fill(0), fill(1), json!({ "kind": "start" })]) {
            let command: Value = json!({ "cmd": cmd, "wish": wish });
            socket.send(Message::text(command.to_string())).unwrap();
        }
        Self(socket)
    }

    /// Waits for a move.
    fn see_a_move(&mut self) {
        loop {
            let Message::Text(text) = self.0.read().unwrap() else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            assert_ne!(message["kind"], "refused", "{message}");
            if message["kind"] == "update" {
                return;
            }
        }
    }
}

#[test]
fn captains_think_elsewhere_and_games_go_on_without_workers_and_without_nats() {
    let folder = Folder::new();
    let (nats, address) = nats(&folder.0);
    let (_server, origin) = server(&folder.0, &address);
    let answered = || count(&origin, "tortuga_thoughts_elsewhere_total");

    // Nobody listens yet: the server thinks for itself.
    let mut table = Watched::start(&origin);
    table.see_a_move();
    assert_eq!(answered(), 0);

    let worker = worker(&address);
    until("an answer of the worker", || (answered() > 0).then_some(()));
    table.see_a_move();

    drop(worker);
    for _ in 0..3 {
        table.see_a_move();
    }

    drop(nats);
    for _ in 0..3 {
        table.see_a_move();
    }
}

#[test]
fn wrong_addresses_are_refused_in_one_line_without_their_password() {
    for words in [["crew", "--nats", "nats://ann:secret@:x"], ["serve", "--nats", "secret"]] {
        let output = tortuga(&words).args(["--log-level", "error"]).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success());
        assert!(error.contains("not the address of a NATS server"), "{error}");
        assert!(error.lines().count() == 1 && !error.contains("secret"), "{error}");
    }
}

#[test]
fn a_worker_that_finds_no_nats_says_so() {
    // A port that was free a moment ago.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("nats://127.0.0.1:{port}");
    let mut child = tortuga(&["crew", "--log-level", "error", "--nats", &url])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut error = String::new();
    child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
    assert!(!child.wait().unwrap().success());
    assert!(error.starts_with(&format!("tortuga: cannot reach NATS at {url}")), "{error}");
}
