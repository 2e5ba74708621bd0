//! Accepts connections, counts them before a byte is read, and gives each a time limit. A
//! connection is counted as long as its socket is open, WebSocket or not. One that does not take
//! what it is sent is closed.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::Sleep;
use tower_service::Service;

use crate::bucket::Addresses;
use crate::proxies::Proxies;
use crate::settings::Settings;
use crate::tally::Counters;

/// The largest head of a request.
const HEAD_BYTES_MAX: usize = 16 * 1024;
/// How long a connection may live without becoming a WebSocket, however many requests it makes.
const HTTP_LIFE: Duration = Duration::from_mins(10);
/// How long a request may continue after its connection was asked to end.
const LAST_REQUEST: Duration = Duration::from_secs(3);
/// How long to wait when the system gives us no connection because it lacks files or memory.
const BREATH: Duration = Duration::from_millis(200);

/// The listening socket and its limits.
pub(crate) struct Gate {
    listener: TcpListener,
    house: Arc<Count>,
    /// How long a client may take to send the head of a request, and how long it may take nothing
    /// of an answer.
    patience: Duration,
}

/// The number of open connections, in all and by address.
struct Count {
    addresses: Addresses,
    tally: Arc<Counters>,
    sockets_max: u64,
    proxies: Proxies,
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Full {
    /// Too many connections from the same address.
    Address,
    /// Too many connections in all.
    House,
}

impl Full {
    /// The whole answer. A client that has already sent much may never read it.
    fn answer(self) -> &'static [u8] {
        match self {
            Self::Address => {
                b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\n\
                  Content-Length: 0\r\nConnection: close\r\n\r\n"
            }
            Self::House => {
                b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\n\
                  Content-Length: 0\r\nConnection: close\r\n\r\n"
            }
        }
    }
}

/// An open connection; dropping it takes it off the count.
pub(crate) struct Counted {
    house: Arc<Count>,
    /// `None` for a trusted proxy: everybody's requests come through it.
    address: Option<IpAddr>,
}

impl Counted {
    fn new(house: &Arc<Count>, peer: IpAddr) -> Result<Self, Full> {
        let peer = peer.to_canonical();
        let address = Some(peer).filter(|peer| !house.proxies.trust(*peer));
        // Only this task accepts, so the count cannot grow in between.
        if house.tally.sockets.get() >= house.sockets_max {
            return Err(Full::House);
        }
        if address.is_some_and(|address| !house.addresses.connect(address, Instant::now())) {
            return Err(Full::Address);
        }
        house.tally.sockets.add(1);
        Ok(Self { house: Arc::clone(house), address })
    }

    /// A connection that a test has made without a gate.
    #[cfg(test)]
    pub(crate) fn uncounted() -> Self {
        let (addresses, tally) = (Addresses::new(None, 1), Arc::default());
        let house = Count { addresses, tally, sockets_max: 1, proxies: Proxies::default() };
        let first = Self::new(&Arc::new(house), IpAddr::from([127, 0, 0, 1]));
        first.unwrap_or_else(|full| unreachable!("it is the first: {full:?}"))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.house.tally.sockets.lower();
        if let Some(address) = self.address {
            self.house.addresses.disconnect(address);
        }
    }
}

impl Gate {
    pub(crate) fn new(listener: TcpListener, settings: &Settings, tally: Arc<Counters>) -> Self {
        let limits = settings.limits;
        let addresses = Addresses::new(None, limits.connections);
        let sockets_max = u64::from(limits.connections_in_all);
        let house = Count { addresses, tally, sockets_max, proxies: settings.proxies.clone() };
        Self { listener, house: Arc::new(house), patience: limits.request }
    }

    /// The address it listens on.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Accepts connections until `stop` says so, then waits until the last request is answered.
    pub(crate) async fn serve(self, app: Router, mut stop: watch::Receiver<bool>) {
        // Every connection holds a sender; the receiver notices when all of them are gone.
        let (inside, mut all_gone) = mpsc::channel::<()>(1);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                // Dropping the sender of `stop` ends this, too.
                _ = stop.wait_for(|stop| *stop) => break,
            };
            match accepted {
                Ok((stream, peer)) => self.admit(stream, peer, &app, &stop, &inside),
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "accepting a connection failed; retrying");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
        drop((self.listener, inside));
        all_gone.recv().await;
    }

    fn admit(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        app: &Router,
        stop: &watch::Receiver<bool>,
        inside: &mpsc::Sender<()>,
    ) {
        // Send small messages at once instead of waiting to fill a packet.
        drop(stream.set_nodelay(true));
        let counted = match Counted::new(&self.house, peer.ip()) {
            Ok(counted) => counted,
            Err(full) => {
                self.house.tally.turned_away.add(1);
                drop(stream.try_write(full.answer()));
                return;
            }
        };
        let socket = Socket { stream, patience: self.patience, stuck: None, counted };
        let attended = attend(socket, peer, app.clone(), self.patience, stop.clone());
        let inside = inside.clone();
        tokio::spawn(async move {
            attended.await;
            drop(inside);
        });
    }
}

/// Whether the error concerns only the connecting client.
fn is_theirs(error: &io::Error) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of one connection, until it ends or becomes a WebSocket.
async fn attend(
    socket: Socket,
    peer: SocketAddr,
    app: Router,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        // A router is always ready.
        app.clone().call(request)
    });
    let mut http = http1::Builder::new();
    // This also limits the time between two requests, so an idle client makes room.
    http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD_BYTES_MAX);
    let mut http = pin!(http.serve_connection(TokioIo::new(socket), service).with_upgrades());
    tokio::select! {
        // Whatever went wrong, the client is gone.
        _ = http.as_mut() => return,
        _ = stop.wait_for(|stop| *stop) => {}
        () = tokio::time::sleep(HTTP_LIFE) => {}
    }
    http.as_mut().graceful_shutdown();
    drop(tokio::time::timeout(LAST_REQUEST, http).await);
}

/// A socket that is counted until it closes. A WebSocket keeps it open.
pub(crate) struct Socket {
    stream: TcpStream,
    /// How long writing may make no progress.
    patience: Duration,
    /// The end of that time, while a write waits for the client.
    stuck: Option<Pin<Box<Sleep>>>,
    counted: Counted,
}

impl Socket {
    /// The sides for reading and writing, and the count.
    pub(crate) fn into_split(self) -> (OwnedReadHalf, OwnedWriteHalf, Counted) {
        let (read, write) = self.stream.into_split();
        (read, write, self.counted)
    }

    /// Lets a write fail that has made no progress for too long.
    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match stuck.as_mut().poll(context) {
            Poll::Pending => Poll::Pending,
            Poll::Ready(()) => {
                self.counted.house.tally.slow.add(1);
                Poll::Ready(Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
