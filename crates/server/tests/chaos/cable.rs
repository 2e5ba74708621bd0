//! A relay of bytes between two processes that the test can cut.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What a cable does with bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// It carries them.
    On,
    /// It keeps connections open, and carries nothing.
    Stalled,
    /// It has closed all connections, and lets none be made.
    Cut,
}

/// A relay with an address of its own.
#[derive(Debug)]
pub(crate) struct Cable {
    pub(crate) address: SocketAddr,
    target: watch::Sender<Option<SocketAddr>>,
    flow: watch::Sender<Flow>,
}

impl Cable {
    /// A cable that leads nowhere yet.
    pub(crate) async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (target, to) = watch::channel(None);
        let (flow, now) = watch::channel(Flow::On);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let to = *to.borrow();
                tokio::spawn(carry(near, to, now.clone()));
            }
        });
        Self { address, target, flow }
    }

    /// Leads new connections to this address.
    pub(crate) fn lead(&self, target: SocketAddr) {
        self.target.send_replace(Some(target));
    }

    pub(crate) fn set(&self, flow: Flow) {
        self.flow.send_replace(flow);
    }
}

/// Carries the bytes of one connection until either side ends, or the cable is cut.
async fn carry(
    near: TcpStream,
    to: Option<SocketAddr>,
    mut flow: watch::Receiver<Flow>,
) -> Option<()> {
    flow.wait_for(|now| *now != Flow::Stalled).await.ok()?;
    if *flow.borrow() == Flow::Cut {
        return None;
    }
    let far = TcpStream::connect(to?).await.ok()?;
    near.set_nodelay(true).ok()?;
    far.set_nodelay(true).ok()?;
    let ((near_read, near_write), (far_read, far_write)) = (near.into_split(), far.into_split());
    tokio::select! {
        _ = pump(near_read, far_write, flow.clone()) => {}
        _ = pump(far_read, near_write, flow.clone()) => {}
    }
    Some(())
}

async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut flow: watch::Receiver<Flow>,
) -> Option<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let now = *flow.borrow_and_update();
        match now {
            Flow::Cut => return None,
            Flow::Stalled => flow.changed().await.ok()?,
            Flow::On => {
                tokio::select! {
                    changed = flow.changed() => changed.ok()?,
                    read = from.read(&mut bytes) => match read {
                        Ok(0) | Err(_) => return None,
                        Ok(n_bytes) => to.write_all(&bytes[..n_bytes]).await.ok()?,
                    }
                }
            }
        }
    }
}
