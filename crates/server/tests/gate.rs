//! Hostile clients at the gate, with raw sockets: half a request, and too many connections.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::{Folder, PATIENCE, Running, User, raw, settings};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// Sends a text, and reads until the server closes the connection.
async fn until_closed(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    let reading = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes));
    // The connection may be closed or reset; both are fine.
    drop(reading.await.expect("the server closes it"));
    String::from_utf8(bytes).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_times_out() {
    let folder = Folder::new("half");
    let mut impatient = settings(folder.path());
    impatient.limits.request = Duration::from_millis(50);
    let server = Running::start(impatient).await;
    assert_eq!(until_closed(server.address, "").await, "", "not a word");
    assert_eq!(until_closed(server.address, "GET / HTTP/1.1\r\nHost: localhost\r\nX-").await, "");
    let body = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
        Content-Length: 100\r\n\r\n{\"na";
    let answer = until_closed(server.address, body).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endless_request_head_is_refused() {
    let folder = Folder::new("head");
    let server = Running::start(settings(folder.path())).await;
    let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: {}", "x".repeat(40_000));
    let answer = until_closed(server.address, &head).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    server.stop().await;
}

/// Whether the server takes a request. It refuses a connection without reading from it, so a
/// refused client may see a reset instead of the answer.
async fn is_let_in(address: SocketAddr) -> bool {
    let request = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    raw(address, &request).await.is_ok_and(|answer| answer.status == 200)
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_limited_before_the_first_byte_and_freed_again() {
    for of_address in [true, false] {
        let folder = Folder::new("crowd");
        let mut small = settings(folder.path());
        let (bound, refusal) = if of_address {
            (&mut small.limits.connections, "HTTP/1.1 429 ")
        } else {
            (&mut small.limits.connections_in_all, "HTTP/1.1 503 ")
        };
        *bound = 3;
        let server = Running::start(small).await;
        let ann = User::new(server.address, "Ann").await;
        let table = ann.table(&json!({ "game": "rum", "seats": 2 })).await;
        // A WebSocket is counted as long as it is open.
        let mut client = ann.connect(&table, 1).await;
        client.until("sync").await;
        let (told, mut answers) = mpsc::channel(10);
        let crowd: Vec<_> = (0..10)
            .map(|_| {
                let (address, told) = (server.address, told.clone());
                // An accepted client gets no answer yet, and waits.
                tokio::spawn(async move {
                    let answer = until_closed(address, "").await;
                    told.send(answer).await.unwrap();
                })
            })
            .collect();
        for _ in 0..8 {
            let answer = answers.recv().await.unwrap();
            assert!(answer.starts_with(refusal), "{answer}");
        }
        assert_eq!(client.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
        // The server notices when it next reads.
        while !is_let_in(server.address).await {
            tokio::task::yield_now().await;
        }
        assert!(ann.get("/metrics").await.body.contains("tortuga_sockets_turned_away_total"));
        server.stop().await;
    }
}
