//! A `WebSocket` that uses little memory: a long text is sent in several frames.
//!
//! A WebSocket keeps a write buffer as large as the longest frame it ever sent. The first message
//! of a table is ten times as long as any later one, so sending it whole would double the memory
//! of every seat.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::SinkExt as _;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::Failure;

/// The largest frame that is sent, in bytes.
const FRAME_BYTES_MAX: usize = 4096;
/// The largest message from a client, in bytes; a larger one ends the connection.
const MESSAGE_BYTES_MAX: usize = 16 * 1024;
/// The first size of a connection's read buffer. Commands are short, and the default of 128 KiB
/// would be most of the memory that a seat costs.
const READ_BUFFER_BYTES: usize = 1024;

/// A connection to a client.
pub(super) type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

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
    /// The WebSocket, once the response has been sent. `None` if the client is gone.
    pub(super) async fn socket(self) -> Option<WebSocket> {
        let stream = TokioIo::new(self.0.await.ok()?);
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER_BYTES)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE_BYTES_MAX))
            .max_frame_size(Some(MESSAGE_BYTES_MAX));
        Some(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    }
}

/// Sends a text without copying it.
pub(super) async fn send_text(socket: &mut WebSocket, text: Arc<str>) -> Result<(), Error> {
    for frame in frames(text) {
        socket.feed(Message::Frame(frame)).await?;
    }
    socket.flush().await
}

/// The frames of a text message.
fn frames(text: Arc<str>) -> impl Iterator<Item = Frame> {
    let bytes = Bytes::from_owner(Text(text));
    let n_frames = bytes.len().div_ceil(FRAME_BYTES_MAX).max(1);
    (0..n_frames).map(move |place| {
        let from = place * FRAME_BYTES_MAX;
        let part = bytes.slice(from..bytes.len().min(from + FRAME_BYTES_MAX));
        let data = if place == 0 { Data::Text } else { Data::Continue };
        Frame::message(part, OpCode::Data(data), place + 1 == n_frames)
    })
}

/// A text that several connections share.
struct Text(Arc<str>);

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    //! Where a message is split.
    use super::*;

    #[test]
    fn a_message_is_split_into_short_frames_and_only_the_last_ends_it() {
        for len in [0, 1, FRAME_BYTES_MAX, FRAME_BYTES_MAX + 1, 3 * FRAME_BYTES_MAX] {
            let text: String = std::iter::repeat_n('x', len).collect();
            let frames: Vec<Frame> = frames(text.as_str().into()).collect();
            let joined: Vec<u8> =
                frames.iter().flat_map(|frame| frame.payload().to_vec()).collect();
            assert_eq!(joined, text.as_bytes());
            assert!(frames.iter().all(|frame| frame.payload().len() <= FRAME_BYTES_MAX));
            for (place, frame) in frames.iter().enumerate() {
                let data = if place == 0 { Data::Text } else { Data::Continue };
                assert_eq!(frame.header().opcode, OpCode::Data(data));
                assert_eq!(frame.header().is_final, place + 1 == frames.len());
            }
        }
    }
}
