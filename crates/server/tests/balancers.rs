//! The sample files for load balancers: started where the programs are installed, in front of nodes
//! that only say their names. Elsewhere a line says what was not tested.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Folder, PATIENCE};

const NGINX: &str = include_str!("../../../packaging/nginx.conf");
const HAPROXY: &str = include_str!("../../../packaging/haproxy.cfg");

/// A program, if it is installed.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut folders = path.split(':').chain(["/usr/sbin", "/usr/local/sbin"]);
    let found =
        folders.find_map(|folder| Some(Path::new(folder).join(name)).filter(|it| it.exists()));
    if found.is_none() {
        println!("{name} is not installed: its sample file was not tested");
    }
    found
}

/// A node that answers every request with its name.
fn node(name: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            answer(stream, name);
        }
    });
    address
}

fn answer(mut stream: TcpStream, name: &str) {
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut part) {
            Ok(n_bytes) if n_bytes > 0 => head.extend_from_slice(&part[..n_bytes]),
            Ok(_) | Err(_) => return,
        }
    }
    let length = name.len();
    let text =
        format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{name}");
    drop(stream.write_all(text.as_bytes()));
}

/// A sample file for nodes of this test, and where the balancer listens: `listen` in the file, then
/// `port`.
fn adapted(sample: &str, (listen, port): (&str, &str)) -> (String, SocketAddr) {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let line = format!("{listen}{port}");
    assert!(sample.contains(&line), "the sample listens elsewhere");
    let mut text = sample.replacen(&line, &format!("{listen}{free}"), 1);
    for (idx, name) in ["a", "b", "c"].into_iter().enumerate() {
        text = text.replace(&format!("10.0.0.1{}:7717", idx + 1), &node(name).to_string());
    }
    (text, free)
}

/// A running load balancer.
struct Balancer {
    child: Child,
    address: SocketAddr,
}

impl Balancer {
    fn start(mut command: Command, address: SocketAddr) -> Self {
        let child = command.stdout(Stdio::null()).spawn().unwrap();
        let mut balancer = Self { child, address };
        let since = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert_eq!(balancer.child.try_wait().unwrap(), None, "it has ended");
            assert!(since.elapsed() < PATIENCE, "it does not listen");
            std::thread::sleep(Duration::from_millis(5));
        }
        balancer
    }

    /// The name of the node that a request for a path reaches.
    fn ask(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let head =
            format!("GET {path} HTTP/1.1\r\nHost: tavern.example\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200"), "{path}: {text}");
        text.chars().last().unwrap().to_string()
    }

    /// Everything about a table reaches one node, and tables are spread over all of them.
    fn check(&self) {
        let mut nodes = BTreeSet::new();
        for table in 0..40_u64 {
            let id = format!("{:016x}", table.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let first = self.ask(&format!("/api/tables/{id}"));
            for path in ["/ws?client=1&protocol=2", "/join", "/invites"] {
                assert_eq!(self.ask(&format!("/api/tables/{id}{path}")), first, "{id}{path}");
            }
            assert_eq!(self.ask(&format!("/t/{id}")), first, "the page of {id}");
            nodes.insert(first);
        }
        assert_eq!(nodes.len(), 3, "{nodes:?}");
        let others: BTreeSet<String> = (0..60).map(|_| self.ask("/api/tables")).collect();
        assert_eq!(others.len(), 3, "{others:?}");
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn nginx_sends_everything_about_a_table_to_one_node() {
    let Some(nginx) = program("nginx") else { return };
    let folder = Folder::new("nginx");
    let own = folder.path();
    std::fs::create_dir_all(own).unwrap();
    let (sample, address) = adapted(NGINX, ("listen ", "80"));
    std::fs::write(own.join("tortuga.conf"), sample).unwrap();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary = temporary.map(|kind| format!("{kind}_temp_path {kind};")).concat();
    let main = format!(
        "daemon off; master_process off; pid pid; error_log stderr; events {{}}
         http {{ access_log off; {temporary} include tortuga.conf; }}"
    );
    std::fs::write(own.join("nginx.conf"), main).unwrap();
    let mut command = Command::new(nginx);
    command.arg("-p").arg(own).arg("-e").arg("stderr").arg("-c").arg(own.join("nginx.conf"));
    Balancer::start(command, address).check();
}

#[test]
fn haproxy_sends_everything_about_a_table_to_one_node() {
    let Some(haproxy) = program("haproxy") else { return };
    let folder = Folder::new("haproxy");
    std::fs::create_dir_all(folder.path()).unwrap();
    let (sample, address) = adapted(HAPROXY, ("bind ", ":80"));
    let file = folder.path().join("haproxy.cfg");
    std::fs::write(&file, sample).unwrap();
    let mut command = Command::new(haproxy);
    command.arg("-db").arg("-f").arg(file);
    Balancer::start(command, address).check();
}
