//! The WebSocket to a table, on its own thread: it reconnects automatically, passes on the table's
//! texts, and sends ours.

use std::io::ErrorKind;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use client::TEXT_BYTES_MAX;
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message as Frame, WebSocket};

use super::door::Pass;
use super::link::Link;
use crate::play::way::{SessionNews, Way};

/// How long the thread waits for messages before it checks whether there is something to send.
const LISTEN: Duration = Duration::from_millis(20);
/// How long a server may take for each step of connecting.
const CALL: Duration = Duration::from_secs(10);
/// The pause before the first attempt to reconnect; each further one is twice as long, up to
/// [`PAUSE_MAX`].
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(15);

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// A connection to a table.
pub(crate) struct Connection {
    pub(crate) news: Receiver<SessionNews>,
    out: Sender<String>,
}

impl Way for Connection {
    fn send(&mut self, text: String) {
        // The thread ends only after the connection is dropped, so sending cannot fail before that.
        let _gone = self.out.send(text);
    }

    fn next(&mut self, patience: Duration) -> Option<SessionNews> {
        self.news.recv_timeout(patience).ok()
    }
}

/// Connects, and reconnects from now on whenever the connection is lost.
///
/// # Errors
/// If the first attempt to connect fails.
pub(crate) fn open(link: &Link, pass: &Pass) -> Result<Connection> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("the system provides no random numbers: {error}"))?;
    let call = Call { link: link.clone(), pass: pass.clone(), client: u32::from_le_bytes(bytes) };
    let socket = call.connect()?;
    let (to_face, news) = channel();
    let (out, wanted) = channel();
    std::thread::spawn(move || call.keep(socket, &to_face, &wanted));
    Ok(Connection { news, out })
}

struct Call {
    link: Link,
    pass: Pass,
    client: u32,
}

/// Why the thread stops using a connection.
enum End {
    /// The connection was lost.
    Lost,
    /// The owner has dropped the [`Connection`].
    Unwanted,
}

impl Call {
    fn connect(&self) -> Result<Socket> {
        let (host, port) = self.link.place()?;
        let addresses = (host.as_str(), port).to_socket_addrs();
        let addresses = addresses.with_context(|| format!("cannot find {host}"))?;
        let mut refused = anyhow!("cannot find {host}");
        for address in addresses {
            match TcpStream::connect_timeout(&address, CALL) {
                Ok(stream) => return self.shake_hands(stream),
                Err(error) => refused = anyhow!(error).context(format!("cannot reach {address}")),
            }
        }
        Err(refused)
    }

    fn shake_hands(&self, stream: TcpStream) -> Result<Socket> {
        stream.set_nodelay(true).context("the connection")?;
        stream.set_read_timeout(Some(CALL)).context("the connection")?;
        stream.set_write_timeout(Some(CALL)).context("the connection")?;
        let mut request = self.link.socket(self.client).into_client_request()?;
        let pass = self.pass.header().parse().context("the pass of the server")?;
        request.headers_mut().insert("Cookie", pass);
        let config = WebSocketConfig::default().max_message_size(Some(TEXT_BYTES_MAX));
        let shaken = tungstenite::client_tls_with_config(request, stream, Some(config), None);
        let (mut socket, _) =
            shaken.map_err(|error| anyhow!("cannot connect to the table: {error}"))?;
        let stream = match socket.get_mut() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(&mut stream.sock),
            // The library may add variants. Such a stream keeps its longer timeout, so what we send
            // may wait for it.
            _ => None,
        };
        if let Some(stream) = stream {
            stream.set_read_timeout(Some(LISTEN)).context("the connection")?;
        }
        Ok(socket)
    }

    /// Runs the connection, and reconnects when it is lost, until its owner drops it.
    fn keep(&self, mut socket: Socket, news: &Sender<SessionNews>, wanted: &Receiver<String>) {
        loop {
            if news.send(SessionNews::Found).is_err() {
                return;
            }
            match talk(&mut socket, news, wanted) {
                End::Unwanted => {
                    // If this fails, the server still notices that the socket is closed.
                    let _told = socket.close(None).and_then(|()| socket.flush());
                    return;
                }
                End::Lost => {}
            }
            let mut pause = PAUSE;
            socket = loop {
                if news.send(SessionNews::Lost).is_err() {
                    return;
                }
                std::thread::sleep(pause);
                pause = (pause * 2).min(PAUSE_MAX);
                if let Ok(socket) = self.connect() {
                    break socket;
                }
            };
        }
    }
}

fn talk(socket: &mut Socket, news: &Sender<SessionNews>, wanted: &Receiver<String>) -> End {
    loop {
        loop {
            match wanted.try_recv() {
                Ok(text) => {
                    if socket.send(Frame::text(text)).is_err() {
                        return End::Lost;
                    }
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return End::Unwanted,
            }
        }
        match socket.read() {
            Ok(Frame::Text(text)) => {
                if news.send(SessionNews::Text(text.to_string())).is_err() {
                    return End::Unwanted;
                }
            }
            Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => {}
            Err(Error::Io(error)) if is_quiet(error.kind()) => {}
            Ok(Frame::Close(_)) | Err(_) => return End::Lost,
        }
    }
}

/// Whether a read merely timed out, which is not an error.
fn is_quiet(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}
