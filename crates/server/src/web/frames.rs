//! A `WebSocket` that uses little memory. Its library reads what a client sends and writes control
//! frames; messages are written by the room, through the connection's outbox.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Parts};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::Failure;
use crate::gate::Socket;
use crate::outbox::Outbox;

/// The largest message from a client, in bytes; a larger one ends the connection.
const MESSAGE_BYTES_MAX: usize = 16 * 1024;
/// The first size of a connection's read buffer. Commands are short, and the default of 128 KiB
/// would be most of the memory that a seat costs.
const READ_BUFFER_BYTES: usize = 1024;

/// A connection to a client.
pub(super) type WebSocket = WebSocketStream<Stream>;

/// An accepted handshake, before the connection has changed its protocol.
pub(super) struct Upgrade(OnUpgrade);

/// Checks a client's handshake and answers it.
pub(super) fn handshake(mut request: Request) -> Result<(Response, Upgrade), Failure> {
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let response = create_response_with_body(&request, Body::empty);
    match (response, upgrade) {
        (Ok(response), Some(upgrade)) => Ok((response, Upgrade(upgrade))),
        (Err(_), _) | (_, None) => {
            Err(Failure::Malformed("this is not the handshake of a WebSocket".to_owned()))
        }
    }
}

impl Upgrade {
    /// The WebSocket and its outbox, once the response has been sent. `None` if the client is gone.
    pub(super) async fn socket(self) -> Option<(WebSocket, Arc<Outbox>)> {
        let upgraded = self.0.await.ok()?;
        // The socket itself, without the layers that HTTP needed around it.
        let Parts { io, read_buf, .. } = upgraded.downcast::<TokioIo<Socket>>().ok()?;
        let (read, write, counted) = io.into_inner().into_split();
        let outbox = Outbox::new(write, counted);
        let stream = Stream { read, outbox: Arc::clone(&outbox) };
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER_BYTES)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE_BYTES_MAX))
            .max_frame_size(Some(MESSAGE_BYTES_MAX));
        let (part, role) = (read_buf.to_vec(), Role::Server);
        let socket = WebSocketStream::from_partially_read(stream, part, role, Some(config)).await;
        Some((socket, outbox))
    }
}

/// The bytes of a connection. Those that are written go to its outbox, between whole messages: the
/// library writes whole frames.
pub(super) struct Stream {
    read: OwnedReadHalf,
    outbox: Arc<Outbox>,
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(context, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = self.outbox.send_frames(bytes);
        Poll::Ready(sent.map(|()| bytes.len()).map_err(|_| io::ErrorKind::ConnectionReset.into()))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outbox.poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outbox.poll_flush(context)
    }
}
