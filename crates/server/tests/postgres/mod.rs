//! A real PostgreSQL of a test: the installed package's programs, with the data in a temporary
//! folder. It ends with the test, however that ends.

#![allow(dead_code, reason = "each test program uses only a part of it")]
#![allow(clippy::unwrap_used, reason = "this module is only for tests")]

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long it may take to start before the test fails.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often to look whether it is ready.
const LOOK: Duration = Duration::from_millis(5);
/// The role that owns everything.
const ROLE: &str = "postgres";
/// PostgreSQL refuses to run as root; it then runs as the first of these users that exists.
const USERS: [&str; 2] = ["postgres", "nobody"];
/// Starts the server, and ends it when standard input ends: that is when the test's process ends,
/// even if it is killed.
const KEEPER: &str = r#""$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server"#;

/// How a server is set up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Options {
    /// Whether a commit waits for the disk.
    pub(crate) fsync: Fsync,
    /// How clients reach it.
    pub(crate) listen: Listen,
    /// Further settings, such as `("max_connections", "20")`.
    pub(crate) settings: &'static [(&'static str, &'static str)],
}

/// Whether a commit waits for the disk. A killed server loses nothing either way, a killed machine
/// does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fsync {
    On,
    #[default]
    Off,
}

/// How clients reach the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Listen {
    /// By a socket in its folder.
    #[default]
    Socket,
    /// By a free port of this machine's loopback, and by the socket.
    Tcp,
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Postgres {
    programs: PathBuf,
    /// The parent of all its files.
    folder: PathBuf,
    user: Option<User>,
    /// Its settings, as arguments.
    arguments: Vec<String>,
    port: Option<u16>,
    keeper: Child,
}

/// A user of this machine.
#[derive(Clone, Copy, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

impl Postgres {
    /// Why there is no PostgreSQL to start, in one line; `None` if there is one. In CI it has to be
    /// there; elsewhere, a test prints the line and passes.
    ///
    /// # Panics
    /// If it is missing in CI.
    pub(crate) fn is_missing() -> Option<String> {
        if programs().is_some() {
            return None;
        }
        let why = "skipped: PostgreSQL is not installed (Debian: apt install postgresql)";
        assert!(std::env::var_os("CI").is_none(), "{why}");
        Some(why.to_owned())
    }

    /// Makes an empty cluster and starts it.
    pub(crate) fn start(options: Options) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let programs = programs().expect("PostgreSQL is installed");
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("tortuga-pg-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).unwrap();
        let user = rustix::process::getuid().is_root().then(unprivileged);
        if let Some(User { uid, gid }) = user {
            chown(&folder, Some(uid), Some(gid)).unwrap();
        }
        let mut initdb = Command::new(programs.join("initdb"));
        initdb.arg("-D").arg(folder.join("data")).args(["-U", ROLE, "--auth=trust"]);
        initdb.args(["--no-locale", "--encoding=UTF8"]);
        if options.fsync == Fsync::Off {
            initdb.arg("--no-sync");
        }
        as_user(&mut initdb, user);
        run(&mut initdb);
        let port = (options.listen == Listen::Tcp).then(free_port);
        let arguments = arguments(options, &folder, port);
        let keeper = keep(&programs, &folder, user, &arguments);
        let mut postgres = Self { programs, folder, user, arguments, port, keeper };
        postgres.wait_until_ready();
        postgres
    }

    /// The URL of a database.
    pub(crate) fn url(&self, database: &str) -> String {
        match self.port {
            Some(port) => format!("postgres://{ROLE}@127.0.0.1:{port}/{database}"),
            None => self.socket_url(database),
        }
    }

    fn socket_url(&self, database: &str) -> String {
        let folder = self.folder.display();
        // The name of the socket has the port even where no port is listened on.
        let port = self.port.map(|port| format!("&port={port}")).unwrap_or_default();
        format!("postgres:///{database}?host={folder}&user={ROLE}{port}")
    }

    /// The port it listens on, if it does.
    pub(crate) fn port(&self) -> Option<u16> {
        self.port
    }

    /// Makes an empty database; returns its URL.
    pub(crate) fn database(&self, name: &str) -> String {
        self.psql("postgres", &format!(r#"CREATE DATABASE "{name}""#));
        self.url(name)
    }

    /// Runs SQL in a database, past the port. Returns the rows as text, with `|` between columns.
    pub(crate) fn psql(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]);
        run(psql.arg(self.socket_url(database)).args(["-c", sql]))
    }

    /// Stops it as a crash would (`pg_ctl stop -m immediate`): no checkpoint, every connection cut.
    pub(crate) fn stop_immediate(&mut self) {
        let mut stop = Command::new(self.programs.join("pg_ctl"));
        stop.args(["stop", "-m", "immediate", "-D"]).arg(self.folder.join("data"));
        run(as_user(&mut stop, self.user));
        self.end_keeper();
    }

    /// Starts it again after [`Postgres::stop_immediate`], on the same port.
    pub(crate) fn start_again(&mut self) {
        self.keeper = keep(&self.programs, &self.folder, self.user, &self.arguments);
        self.wait_until_ready();
    }

    /// `pg_ctl restart -m immediate`.
    pub(crate) fn restart_immediate(&mut self) {
        self.stop_immediate();
        self.start_again();
    }

    /// The server writes into its pid file that it accepts connections.
    fn wait_until_ready(&mut self) {
        let started = Instant::now();
        let status = self.folder.join("data/postmaster.pid");
        loop {
            let text = std::fs::read_to_string(&status).unwrap_or_default();
            if text.lines().nth(7).is_some_and(|line| line.trim() == "ready") {
                return;
            }
            let is_gone = started.elapsed() > PATIENCE || self.keeper.try_wait().unwrap().is_some();
            assert!(!is_gone, "PostgreSQL does not start: {}", self.log());
            std::thread::sleep(LOOK);
        }
    }

    /// What the server has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn end_keeper(&mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().unwrap();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end_keeper();
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// The folder of PostgreSQL's programs: Debian has those that only servers need off the path, one
/// folder for each version.
fn programs() -> Option<PathBuf> {
    let has_it = |folder: &PathBuf| folder.join("initdb").is_file();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = versions.filter_map(|entry| Some((number(&entry.path())?, entry.path())));
    let debian = versions.max().map(|(_, path)| path.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian.into_iter().chain(std::env::split_paths(&path)).find(has_it)
}

/// A user who is not root.
fn unprivileged() -> User {
    let text = std::fs::read_to_string("/etc/passwd").unwrap();
    let find = |name: &str| {
        let line = text.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut ids = line.split(':').skip(2).map(|id| id.parse().ok());
        Some(User { uid: ids.next()??, gid: ids.next()?? })
    };
    USERS.into_iter().find_map(find).expect("a user who is not root")
}

fn as_user(command: &mut Command, user: Option<User>) -> &mut Command {
    match user {
        Some(User { uid, gid }) => command.uid(uid).gid(gid).current_dir("/"),
        None => command,
    }
}

/// Runs a program to its end; returns what it printed.
fn run(command: &mut Command) -> String {
    let done = command.stdin(Stdio::null()).output().unwrap();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {errors}");
    String::from_utf8(done.stdout).unwrap().trim_end().to_owned()
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn arguments(options: Options, folder: &Path, port: Option<u16>) -> Vec<String> {
    let fsync = match options.fsync {
        Fsync::On => "on",
        Fsync::Off => "off",
    };
    let address = port.map_or("", |_| "127.0.0.1");
    let mut all = vec![
        ("fsync", fsync.to_owned()),
        ("listen_addresses", address.to_owned()),
        ("unix_socket_directories", folder.display().to_string()),
        ("shared_buffers", "32MB".to_owned()),
    ];
    all.extend(port.map(|port| ("port", port.to_string())));
    all.extend(options.settings.iter().map(|(name, value)| (*name, (*value).to_owned())));
    all.into_iter().flat_map(|(name, value)| ["-c".to_owned(), format!("{name}={value}")]).collect()
}

/// Starts the server's process under its keeper.
fn keep(programs: &Path, folder: &Path, user: Option<User>, arguments: &[String]) -> Child {
    let log = std::fs::File::options().create(true).append(true).open(folder.join("log")).unwrap();
    let mut keeper = Command::new("/bin/sh");
    keeper.args(["-c", KEEPER, "keeper"]).arg(programs.join("postgres"));
    keeper.arg("-D").arg(folder.join("data")).args(arguments);
    keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
    as_user(&mut keeper, user).spawn().unwrap()
}
