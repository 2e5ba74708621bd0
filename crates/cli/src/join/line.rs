//! The WebSocket to a table, kept by a thread of its own: it connects again by itself, hands on
//! what the table says, and sends what it is given.

use std::io::ErrorKind;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use table::message::Message;
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message as Frame, WebSocket};

use super::door::Pass;
use super::link::Link;

/// How long the thread listens before it looks whether there is something to send.
const LISTEN: Duration = Duration::from_millis(20);
/// How long a server may take to answer a call.
const CALL: Duration = Duration::from_secs(10);
/// The pause before the first try to connect again; each further one is twice as long.
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(15);
/// The largest text that a table sends.
const TEXT_BYTES_MAX: usize = 4 << 20;

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// What comes over the line.
#[derive(Debug)]
pub(crate) enum News {
    /// The table says something.
    Message(Box<Message>),
    /// The connection was lost; it is being made again.
    Lost,
    /// It is there, again or for the first time.
    Found,
}

/// A line to a table.
pub(crate) struct Line {
    pub(crate) news: Receiver<News>,
    out: Sender<String>,
}

impl Line {
    /// Sends a text, now or once there is a connection.
    pub(crate) fn send(&self, text: String) {
        // Without the thread there is no news either, and that is noticed where it is read.
        let _gone = self.out.send(text);
    }
}

/// Connects, and keeps the connection from now on.
///
/// # Errors
/// When there is no such server.
pub(crate) fn open(link: &Link, pass: &Pass) -> Result<Line> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("the system gives no random numbers: {error}"))?;
    let call = Call { link: link.clone(), pass: pass.clone(), client: u32::from_le_bytes(bytes) };
    let socket = call.connect()?;
    let (to_face, news) = channel();
    let (out, wanted) = channel();
    std::thread::spawn(move || call.keep(socket, &to_face, &wanted));
    Ok(Line { news, out })
}

struct Call {
    link: Link,
    pass: Pass,
    client: u32,
}

/// Why the thread stops talking over one connection.
enum End {
    /// It was lost.
    Lost,
    /// Nobody listens any more.
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
            shaken.map_err(|error| anyhow!("the table cannot be had: {error}"))?;
        let stream = match socket.get_mut() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(&mut stream.sock),
            // Somebody else's list may grow; such a stream only answers more slowly.
            _ => None,
        };
        if let Some(stream) = stream {
            stream.set_read_timeout(Some(LISTEN)).context("the connection")?;
        }
        Ok(socket)
    }

    /// Talks over the line until nobody wants it any more.
    fn keep(&self, mut socket: Socket, news: &Sender<News>, wanted: &Receiver<String>) {
        loop {
            if news.send(News::Found).is_err() {
                return;
            }
            match talk(&mut socket, news, wanted) {
                End::Unwanted => {
                    // A server that does not hear this notices by itself.
                    let _told = socket.close(None).and_then(|()| socket.flush());
                    return;
                }
                End::Lost => {}
            }
            let mut pause = PAUSE;
            socket = loop {
                if news.send(News::Lost).is_err() {
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

fn talk(socket: &mut Socket, news: &Sender<News>, wanted: &Receiver<String>) -> End {
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
                // A message of a kind that this program does not know is none of its business.
                let Ok(message) = serde_json::from_str(&text) else { continue };
                if news.send(News::Message(Box::new(message))).is_err() {
                    return End::Unwanted;
                }
            }
            Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => {}
            Err(Error::Io(error)) if is_quiet(error.kind()) => {}
            Ok(Frame::Close(_)) | Err(_) => return End::Lost,
        }
    }
}

/// Whether nothing came in time, which is no fault.
fn is_quiet(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}
