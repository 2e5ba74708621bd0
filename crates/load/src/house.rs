//! The server in its own process, and measurements of it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::args::{Args, Routing, StoreKind};
use crate::guest::SEATS;
use crate::postgres::{Fsync, Listen, Options, Postgres};

/// Clock ticks per second in `/proc`; on Linux always 100.
const TICKS: f64 = 100.0;
/// How long the server may take to shut down.
const GOODBYE: Duration = Duration::from_secs(30);

/// A running server: one process, or several nodes that share a database.
pub(crate) struct Server {
    nodes: Vec<Node>,
    database: Option<Postgres>,
    /// A folder that is deleted with the server.
    folder: Option<PathBuf>,
    data: PathBuf,
    url: Option<String>,
}

/// One process.
struct Node {
    child: Child,
    address: SocketAddr,
}

/// The nodes that the people of a table connect to.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    all: Vec<SocketAddr>,
    routing: Routing,
}

impl Doors {
    /// All nodes.
    pub(crate) fn all(self) -> Vec<SocketAddr> {
        self.all
    }

    /// Those of the table with this number.
    pub(crate) fn of(&self, place: usize) -> [SocketAddr; SEATS] {
        std::array::from_fn(|seat| {
            let by_seat = match self.routing {
                Routing::Table => 0,
                Routing::Anywhere => seat,
            };
            self.all[(place + by_seat) % self.all.len()]
        })
    }
}

/// Measurements at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Measure {
    pub(crate) at: Instant,
    /// Processor time, in seconds.
    pub(crate) server_cpu: f64,
    pub(crate) own_cpu: f64,
    /// The same of the whole machine, with what its host took away.
    pub(crate) machine_cpu: f64,
    /// Resident memory, in bytes.
    pub(crate) server_memory: u64,
    pub(crate) entries: u64,
    pub(crate) commits: u64,
    pub(crate) messages: u64,
}

impl Server {
    /// Starts a server on free ports, with limits that let a crowd in from one address.
    pub(crate) fn start(args: &Args) -> Result<Self> {
        let own = format!("tortuga-load-{}", std::process::id());
        let own = args.data.is_none().then(|| std::env::temp_dir().join(own));
        let data = args.data.clone().or_else(|| own.clone()).context("a folder for the data")?;
        let database = match args.store {
            StoreKind::File => None,
            StoreKind::Postgres => {
                let settings = &[("shared_buffers", "256MB"), ("max_wal_size", "4GB")];
                let (fsync, listen) = (Fsync::On, Listen::Socket);
                Some(Postgres::start(Options { fsync, listen, settings }))
            }
        };
        if database.is_none() && args.nodes != 1 {
            bail!("several nodes need a database: --store postgres");
        }
        let url = database.as_ref().map(|database| database.database("load"));
        let mut server = Self { nodes: Vec::new(), database, folder: own, data, url };
        for number in 0..args.nodes {
            let node = Node::start(args, &server.data, server.url.as_deref(), number, None)?;
            server.nodes.push(node);
        }
        Ok(server)
    }

    /// The nodes that people connect to.
    pub(crate) fn doors(&self, routing: Routing) -> Doors {
        Doors { all: self.nodes.iter().map(|node| node.address).collect(), routing }
    }

    /// Measures the server now: all nodes together, without their database.
    pub(crate) fn measure(&self) -> Result<Measure> {
        let mut sum = Measure {
            at: Instant::now(),
            server_cpu: 0.0,
            own_cpu: cpu_seconds("self")?,
            machine_cpu: machine_cpu_seconds(&fs::read_to_string("/proc/stat")?)?,
            server_memory: 0,
            entries: 0,
            commits: 0,
            messages: 0,
        };
        for node in &self.nodes {
            let (pid, metrics) = (node.child.id().to_string(), node.metrics()?);
            sum.server_cpu += cpu_seconds(&pid)?;
            sum.server_memory += memory(&pid)?;
            sum.entries += number_in(&metrics, "tortuga_steps_total")?;
            sum.commits += number_in(&metrics, "tortuga_commits_total")?;
            sum.messages += number_in(&metrics, "tortuga_messages_total")?;
        }
        Ok(sum)
    }

    /// Like `kill -9` of a node.
    pub(crate) fn kill(&mut self, node: usize) -> Result<()> {
        Ok(self.nodes[node].child.kill()?)
    }

    /// Lets a node leave as it should, and starts it again at the same address.
    pub(crate) fn restart(&mut self, args: &Args, node: usize) -> Result<()> {
        self.nodes[node].stop()?;
        let address = Some(self.nodes[node].address);
        self.nodes[node] = Node::start(args, &self.data, self.url.as_deref(), node, address)?;
        Ok(())
    }

    /// Kills the database, and starts it again.
    pub(crate) fn restart_database(&mut self) -> Result<()> {
        self.database.as_mut().context("there is no database")?.restart_immediate();
        Ok(())
    }

    /// Stops the server, and waits until it has ended.
    pub(crate) fn stop(mut self) -> Result<()> {
        for node in &mut self.nodes {
            node.stop()?;
        }
        Ok(())
    }
}

impl Node {
    fn start(
        args: &Args,
        data: &Path,
        store: Option<&str>,
        number: usize,
        address: Option<SocketAddr>,
    ) -> Result<Self> {
        let listen = address.map_or_else(|| "127.0.0.1:0".to_owned(), |it| it.to_string());
        let mut command = Command::new(&args.server);
        command.args(["serve", "--metrics", "--listen", &listen]);
        command.args(["--log-level", "warn", "--data"]);
        command.arg(data).args(["--requests-per-second", "0"]);
        command.args(["--connections-per-address", "1000000"]);
        command.args(["--tables-per-address", "1000000"]);
        if let Some(url) = store {
            let inner = format!("127.0.0.1:{}", free_port());
            command.args(["--store", url, "--node", &format!("node-{number}")]);
            command.args(["--peer-listen", &inner, "--peer-url", &format!("http://{inner}")]);
            // Nobody waits for matches after a measurement.
            command.args(["--drain-for", if args.outage.is_some() { "1" } else { "0" }]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let name = || format!("cannot start {}", args.server.display());
        let mut child = command.spawn().with_context(name)?;
        let mut said = BufReader::new(child.stdout.take().context("its output")?);
        let mut lines = String::new();
        let address = loop {
            let mut line = String::new();
            if said.read_line(&mut line)? == 0 {
                bail!("the server printed no address: {lines}");
            }
            if let Some(address) = address_in(&line) {
                break address;
            }
            lines.push_str(&line);
        };
        // Drain its output, so that a full pipe does not block it.
        std::thread::spawn(move || drop(std::io::copy(&mut said, &mut std::io::sink())));
        Ok(Self { child, address })
    }

    fn metrics(&self) -> Result<String> {
        let mut stream = TcpStream::connect(self.address)?;
        let request =
            format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes())?;
        let mut page = String::new();
        stream.read_to_string(&mut page)?;
        Ok(page)
    }

    fn stop(&mut self) -> Result<()> {
        let pid = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &pid]).status().context("kill")?;
        let until = Instant::now() + GOODBYE;
        loop {
            match self.child.try_wait()? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => bail!("the server ended with {status}"),
                None if Instant::now() > until => bail!("the server does not stop"),
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.nodes.clear();
        if let Some(folder) = &self.folder {
            drop(fs::remove_dir_all(folder));
        }
    }
}

/// A port that nobody has at the moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
    listener.local_addr().expect("it listens").port()
}

/// The address in a line such as `The tavern is open: http://127.0.0.1:7717`.
fn address_in(line: &str) -> Option<SocketAddr> {
    let rest = line.split("http://").nth(1)?;
    rest.split(|end: char| end == '/' || end.is_whitespace()).next()?.parse().ok()
}

/// The processor time of a process in seconds, user and system.
fn cpu_seconds(pid: &str) -> Result<f64> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The process name before it is in brackets and may contain anything.
    let fields = text.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks: Vec<f64> = ticks.map(str::parse).collect::<Result<_, _>>()?;
    Ok(ticks.iter().sum::<f64>() / TICKS)
}

/// The time that all processors together were not idle in seconds, from the text of `/proc/stat`.
fn machine_cpu_seconds(stat: &str) -> Result<f64> {
    let line = stat.lines().find_map(|line| line.strip_prefix("cpu ")).context("no line `cpu`")?;
    let ticks: Vec<f64> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    // Time for guests, after these eight, is in the first two as well.
    let [user, nice, system, _idle, _waiting, interrupt, soft_interrupt, stolen, ..] = *ticks
    else {
        bail!("the line `cpu` of /proc/stat is too short");
    };
    Ok((user + nice + system + interrupt + soft_interrupt + stolen) / TICKS)
}

/// The resident memory of a process, in bytes.
fn memory(pid: &str) -> Result<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/status"))?;
    Ok(number_in(&text, "VmRSS:")? * 1024)
}

/// The number after a word at the beginning of a line.
fn number_in(text: &str, word: &str) -> Result<u64> {
    let mut lines = text.lines().filter_map(|line| line.strip_prefix(word));
    let line = lines.find(|rest| rest.starts_with(char::is_whitespace));
    let number = line.and_then(|rest| rest.split_whitespace().next());
    number.and_then(|text| text.parse().ok()).with_context(|| format!("there is no `{word}`"))
}

#[cfg(test)]
mod tests {
    //! Texts of the system and of the server.
    use super::*;

    #[test]
    fn the_address_is_found() {
        let line = "The tavern is open: http://127.0.0.1:4711\n";
        assert_eq!(address_in(line), Some("127.0.0.1:4711".parse().unwrap()));
        assert_eq!(address_in("Ctrl-C closes it."), None);
    }

    #[test]
    fn the_machine_is_busy_while_it_is_not_idle() {
        let stat = "cpu  100 200 300 9000 8000 10 20 70 50 60\ncpu0 1 2 3 4 5 6 7 8 9 10\n";
        assert!((machine_cpu_seconds(stat).unwrap() - 7.0).abs() < 1e-9);
        assert!(machine_cpu_seconds("cpu  1 2 3\n").is_err());
    }

    #[test]
    fn numbers_are_found_by_their_whole_word() {
        let page = "# HELP a\na_total_more 3\na_total 7\n";
        assert_eq!(number_in(page, "a_total").unwrap(), 7);
        assert!(number_in(page, "b").is_err());
        assert!(memory("self").unwrap() > 100_000);
        assert!(cpu_seconds("self").unwrap() >= 0.0);
    }
}
