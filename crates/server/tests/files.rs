//! The files of the page, asked for by clients that do not take them.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use std::time::Duration;

use common::{Folder, Running, User, raw, settings};
use server::settings::PageFiles;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// As large as the engine of a game in WebAssembly.
const ENGINE_BYTES: usize = 2_200_000;
/// More than any socket's buffers hold: the rest waits in the server.
const HUGE_BYTES: usize = 16_000_000;
/// How many clients ask for it and do not read.
const N_CLIENTS: usize = 100;

static ENGINE: [u8; ENGINE_BYTES] = [7; ENGINE_BYTES];
static HUGE: [u8; HUGE_BYTES] = [0; HUGE_BYTES];
static PAGE: &[(&str, &[u8])] = &[("assets/engine.wasm", &ENGINE), ("assets/huge.bin", &HUGE)];

/// Asks for a file and reads no further than the status line.
async fn ask(server: &Running, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

/// The memory of this process, in bytes.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().unwrap();
    kilobytes * 1024
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn all_answers_share_the_memory_of_a_file() {
    let folder = Folder::new("memory");
    let mut roomy = settings(folder.path());
    (roomy.page, roomy.limits.file_megabytes) = (PageFiles::Given(PAGE), None);
    let server = Running::start(roomy).await;
    drop(ask(&server, "/assets/huge.bin").await);
    let before = resident_bytes();
    let mut streams = Vec::new();
    for _ in 0..N_CLIENTS {
        streams.push(ask(&server, "/assets/huge.bin").await);
    }
    let grown = resident_bytes().saturating_sub(before);
    // A copy for each would be 1.6 GB.
    assert!(grown < 200_000_000, "{grown} bytes more");
    drop(streams);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_takes_nothing_of_an_answer_is_disconnected() {
    let folder = Folder::new("stuck");
    let mut impatient = settings(folder.path());
    impatient.page = PageFiles::Given(PAGE);
    impatient.limits.request = Duration::from_millis(50);
    impatient.limits.connections = 1;
    let server = Running::start(impatient).await;
    let stuck = ask(&server, "/assets/huge.bin").await;
    // The only connection of this address is free again once the server has closed that one.
    let health =
        format!("GET /health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    let freed = async {
        while !raw(server.address, &health).await.is_ok_and(|answer| answer.status == 200) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(common::PATIENCE, freed).await.expect("it is closed");
    drop(stuck);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_have_a_budget_of_their_own() {
    let folder = Folder::new("budget");
    let mut bounded = settings(folder.path());
    bounded.page = PageFiles::Given(PAGE);
    bounded.limits.file_megabytes = Some(5);
    let server = Running::start(bounded).await;
    let nobody = User { address: server.address, cookie: String::new() };
    let statuses = async |path: &str, n_times: usize| {
        let mut statuses = Vec::new();
        for _ in 0..n_times {
            statuses.push(nobody.get(path).await);
        }
        statuses
    };
    let answers = statuses("/assets/engine.wasm", 4).await;
    let got: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    assert_eq!(got, [200, 200, 429, 429], "two fit into five megabytes");
    assert!(answers[3].header("retry-after").is_some());
    let games = nobody.get("/api/games").await;
    assert_eq!(games.status, 200, "requests are counted elsewhere");
    server.stop().await;
}
