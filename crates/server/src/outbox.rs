//! The sending side of a client's connection.
//!
//! A room writes to its clients' sockets itself: waking a task for each of them would cost more
//! than the writing. Only what the system does not take at once is left to the connection's task.

use std::fmt;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::gate::Counted;

/// How many bytes may wait for a client that does not read.
const UNSENT_BYTES_MAX: usize = 256 * 1024;
/// The longest head of a frame, in bytes.
const HEAD_BYTES_MAX: usize = 10;

/// The sending side of a connection, shared by the room and the connection's task.
pub(crate) struct Outbox {
    socket: OwnedWriteHalf,
    /// The connection counts as open as long as its socket is.
    _counted: Counted,
    unsent: Mutex<Unsent>,
    /// Wakes the connection's task if something is left to send, or the connection must end.
    news: Notify,
}

#[derive(Default)]
struct Unsent {
    /// Empty, without memory of its own, while the client keeps up.
    bytes: Vec<u8>,
    end: Option<End>,
}

/// Why a room ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The table has told the reason before.
    Hang,
    /// The room is gone, or the client reads too slowly; it may try again.
    Dropped,
    /// The table is served elsewhere, or was made again from its log: the client reconnects and
    /// resends what was not answered.
    Moved,
}

/// A client reads too slowly, or is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooSlow;

impl Outbox {
    pub(crate) fn new(socket: OwnedWriteHalf, counted: Counted) -> Arc<Self> {
        let (unsent, news) = (Mutex::default(), Notify::new());
        Arc::new(Self { socket, _counted: counted, unsent, news })
    }

    fn unsent(&self) -> MutexGuard<'_, Unsent> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends frames, which must be whole.
    pub(crate) fn send_frames(&self, frames: &[u8]) -> Result<(), TooSlow> {
        self.send(frames.len(), |bytes| bytes.extend_from_slice(frames))
    }

    fn send(&self, n_bytes: usize, write: impl FnOnce(&mut Vec<u8>)) -> Result<(), TooSlow> {
        let mut unsent = self.unsent();
        let waits = !unsent.bytes.is_empty();
        if waits && unsent.bytes.len() + n_bytes > UNSENT_BYTES_MAX {
            return Err(TooSlow);
        }
        unsent.bytes.reserve(n_bytes);
        write(&mut unsent.bytes);
        if waits {
            // The connection's task is sending what came before.
            return Ok(());
        }
        self.write(&mut unsent.bytes).map_err(|_| TooSlow)?;
        if !unsent.bytes.is_empty() {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Gives the system as much as it takes.
    fn write(&self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let mut n_sent = 0;
        while n_sent < bytes.len() {
            match self.socket.try_write(&bytes[n_sent..]) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(n_bytes) => n_sent += n_bytes,
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            }
        }
        if n_sent == bytes.len() {
            *bytes = Vec::new();
        } else {
            bytes.drain(..n_sent);
        }
        Ok(())
    }

    /// Sends everything that waits.
    pub(crate) fn poll_flush(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        loop {
            let mut unsent = self.unsent();
            self.write(&mut unsent.bytes)?;
            if unsent.bytes.is_empty() {
                return Poll::Ready(Ok(()));
            }
            drop(unsent);
            ready!(self.socket.as_ref().poll_write_ready(context))?;
        }
    }

    /// The same.
    pub(crate) async fn flush(&self) -> io::Result<()> {
        std::future::poll_fn(|context| self.poll_flush(context)).await
    }

    /// Waits until something is left to send, or the room ends the connection.
    pub(crate) async fn news(&self) -> Option<End> {
        self.news.notified().await;
        self.unsent().end
    }

    fn end(&self, end: End) {
        self.unsent().end.get_or_insert(end);
        self.news.notify_one();
    }
}

/// The room's hold on a connection. Dropping it ends the connection.
pub(crate) struct Sender(Arc<Outbox>);

impl Sender {
    pub(crate) fn new(outbox: &Arc<Outbox>) -> Self {
        Self(Arc::clone(outbox))
    }

    /// Sends messages, with one system call if the client keeps up.
    pub(crate) fn send<'a>(
        &self,
        texts: impl Iterator<Item = &'a str> + Clone,
    ) -> Result<(), TooSlow> {
        let n_bytes = texts.clone().map(|text| text.len() + HEAD_BYTES_MAX).sum();
        self.0.send(n_bytes, |bytes| texts.for_each(|text| write_text(text, bytes)))
    }

    /// Ends the connection once everything is sent.
    pub(crate) fn hang(&self) {
        self.0.end(End::Hang);
    }

    /// Ends the connection; the client reconnects.
    pub(crate) fn move_on(&self) {
        self.0.end(End::Moved);
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        self.0.end(End::Dropped);
    }
}

impl fmt::Debug for Sender {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Sender({:?})", self.0.socket.peer_addr())
    }
}

/// Writes a text message as one frame.
fn write_text(text: &str, into: &mut Vec<u8>) {
    let head =
        FrameHeader { is_final: true, opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    head.format(text.len() as u64, into).expect("a vector takes all bytes");
    into.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
pub(crate) mod tests {
    //! A client that reads late, and one that never reads.
    use tokio::io::AsyncReadExt as _;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// The server's and the client's side of a connection.
    pub(crate) async fn pair() -> (Arc<Outbox>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (socket, _) = listener.accept().await.unwrap();
        socket.writable().await.unwrap();
        let (_, write) = socket.into_split();
        (Outbox::new(write, Counted::uncounted()), client)
    }

    #[test]
    fn a_text_is_one_frame() {
        for (len, head) in [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)] {
            let (text, mut bytes) = ("x".repeat(len), Vec::new());
            write_text(&text, &mut bytes);
            assert_eq!(bytes.len(), head + len);
            assert!(head <= HEAD_BYTES_MAX);
            assert_eq!(bytes[0], 0x81);
            assert!(bytes.ends_with(text.as_bytes()));
        }
    }

    #[tokio::test]
    async fn what_a_client_reads_late_arrives_whole_and_in_order() {
        let (outbox, mut client) = pair().await;
        let sender = Sender::new(&outbox);
        let mut expected = Vec::new();
        let mut n_texts = 0_u32;
        // Until the system takes no more.
        while outbox.unsent().bytes.is_empty() {
            let text = format!("{n_texts} {}", "x".repeat(10_000));
            sender.send([text.as_str(), "done"].into_iter()).unwrap();
            write_text(&text, &mut expected);
            write_text("done", &mut expected);
            n_texts += 1;
        }
        sender.send(["last"].into_iter()).unwrap();
        write_text("last", &mut expected);
        assert_eq!(outbox.news().await, None, "the task is told that something is left");
        let mut got = vec![0; expected.len()];
        let (flushed, read) = tokio::join!(outbox.flush(), client.read_exact(&mut got));
        flushed.unwrap();
        read.unwrap();
        assert!(got == expected, "what was sent has arrived");
        assert_eq!(outbox.unsent().bytes.capacity(), 0, "a client that keeps up costs no memory");
    }

    #[tokio::test]
    async fn a_client_that_never_reads_is_too_slow_and_costs_little_memory() {
        let (outbox, _client) = pair().await;
        let sender = Sender::new(&outbox);
        let text = "x".repeat(10_000);
        let sent = (0..100_000).map(|_| sender.send([text.as_str()].into_iter()));
        let n_sent = sent.take_while(Result::is_ok).count();
        assert!(n_sent < 100_000, "somebody who does not read is noticed");
        assert!(outbox.unsent().bytes.len() <= UNSENT_BYTES_MAX);
        drop(sender);
        outbox.news().await;
        assert_eq!(outbox.unsent().end, Some(End::Dropped));
    }

    #[tokio::test]
    async fn the_first_reason_to_end_counts() {
        let (outbox, _client) = pair().await;
        let sender = Sender::new(&outbox);
        sender.hang();
        drop(sender);
        assert_eq!(outbox.news().await, Some(End::Hang));
    }
}
