//! Requests from one node to another, over an inner network. A node signs the head of each with a
//! key that all nodes share through their database, so that nobody else can speak for a client.

use std::fmt::Write;
use std::net::IpAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response, Uri, header};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use sha2::{Digest as _, Sha256};
use table::id::Millis;
use tokio::net::TcpStream;

use crate::fleet::NodeAddress;

/// The header that says for whom a node speaks, since when, and that proves it.
pub(crate) const VOUCHER: HeaderName = HeaderName::from_static("x-tortuga-voucher");
/// How old a voucher may be, or how far in the future.
const VOUCHER_MS_MAX: u64 = 30_000;
/// How long to wait for a connection to another node.
const CONNECT_MAX: Duration = Duration::from_secs(2);
/// The size of the hash's blocks.
const BLOCK_BYTES: usize = 64;
/// Headers that the way of a request may change.
const UNSIGNED: [HeaderName; 4] =
    [VOUCHER, header::CONTENT_LENGTH, header::TRANSFER_ENCODING, header::CONNECTION];

/// The key that the nodes of a server share. It is in no log.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PeerKey(pub(crate) [u8; 32]);

impl std::fmt::Debug for PeerKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PeerKey(…)")
    }
}

impl PeerKey {
    /// HMAC-SHA-256 (RFC 2104).
    fn sign(&self, text: &[u8]) -> [u8; 32] {
        let mut pad = [0; BLOCK_BYTES];
        pad[..self.0.len()].copy_from_slice(&self.0);
        let hash = |mask: u8, text: &[u8]| -> [u8; 32] {
            let masked = pad.map(|byte| byte ^ mask);
            Sha256::new().chain_update(masked).chain_update(text).finalize().into()
        };
        hash(0x5c, &hash(0x36, text))
    }

    /// A voucher for a request of a client.
    pub(crate) fn vouch(&self, head: &Head<'_>, client: IpAddr, now: Millis) -> HeaderValue {
        let claim = format!("{client} {}", now.0);
        let proof = hex(&self.sign(&head.bytes(&claim)));
        HeaderValue::from_str(&format!("{claim} {proof}")).expect("it is plain text")
    }

    /// The client for whom a node speaks, if a node of ours has written the voucher lately.
    pub(crate) fn client(&self, head: &Head<'_>, now: Millis) -> Option<IpAddr> {
        let voucher = head.headers.get(VOUCHER)?.to_str().ok()?;
        let (claim, proof) = voucher.rsplit_once(' ')?;
        let expected = hex(&self.sign(&head.bytes(claim)));
        // Takes as long for every proof of the right length.
        let differences = proof.bytes().zip(expected.bytes()).map(|(one, other)| one ^ other);
        let is_equal = differences.fold(0, |all, difference| all | difference) == 0;
        if proof.len() != expected.len() || !is_equal {
            return None;
        }
        let (client, at) = claim.split_once(' ')?;
        let at = Millis(at.parse().ok()?);
        let is_fresh = now.since(at).max(at.since(now)) <= VOUCHER_MS_MAX;
        is_fresh.then(|| client.parse().ok()).flatten()
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("strings take all text");
    }
    text
}

/// The head of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head<'a> {
    pub(crate) method: &'a Method,
    pub(crate) uri: &'a Uri,
    pub(crate) headers: &'a HeaderMap,
}

impl Head<'_> {
    /// What a voucher covers.
    fn bytes(&self, claim: &str) -> Vec<u8> {
        let path = self.uri.path_and_query().map_or("", |path| path.as_str());
        let mut lines: Vec<Vec<u8>> = self
            .headers
            .iter()
            .filter(|(name, _)| !UNSIGNED.contains(name))
            .map(|(name, value)| [name.as_str().as_bytes(), b": ", value.as_bytes()].concat())
            .collect();
        // The order of headers may change on the way.
        lines.sort_unstable();
        let first = format!("{} {path} {claim}", self.method).into_bytes();
        [vec![first], lines].concat().join(&b'\n')
    }
}

/// Sends a request to another node, for a client. Its headers must be signed as they arrive: the
/// address of the node is not among them.
pub(crate) async fn send(
    key: &PeerKey,
    to: &NodeAddress,
    head: Head<'_>,
    body: Bytes,
    client: IpAddr,
    now: Millis,
) -> Result<Response<Incoming>> {
    let place = authority(to)?;
    let connecting = tokio::time::timeout(CONNECT_MAX, TcpStream::connect(&place)).await;
    let stream = connecting.context("it does not answer")?.context("cannot connect")?;
    stream.set_nodelay(true).context("cannot set up the connection")?;
    let (mut sender, connection) = http1::handshake::<_, Body>(TokioIo::new(stream)).await?;
    tokio::spawn(connection.with_upgrades());
    let path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder().method(head.method).uri(path).body(Body::from(body))?;
    *request.headers_mut() = head.headers.clone();
    request.headers_mut().insert(VOUCHER, key.vouch(&head, client, now));
    Ok(sender.send_request(request).await?)
}

/// Host and port of a node's URL.
fn authority(address: &NodeAddress) -> Result<String> {
    let url: Uri = address.0.parse().context("the URL of the node is malformed")?;
    match (url.scheme_str(), url.host()) {
        (Some("http"), Some(host)) => Ok(format!("{host}:{}", url.port_u16().unwrap_or(80))),
        _ => bail!("the URL of a node must be http://HOST:PORT"),
    }
}

#[cfg(test)]
mod tests {
    //! Vouchers, and what is not one.
    use super::*;

    const NOW: Millis = Millis(1_000_000);

    fn key() -> PeerKey {
        PeerKey([7; 32])
    }

    fn request(path: &str, cookie: &str) -> Request<()> {
        let request = Request::builder().method("GET").uri(path).header("cookie", cookie);
        request.header("host", "tavern.example").body(()).unwrap()
    }

    fn head(request: &Request<()>) -> Head<'_> {
        Head { method: request.method(), uri: request.uri(), headers: request.headers() }
    }

    fn vouched(request: &mut Request<()>, by: &PeerKey, at: Millis) {
        let client = "10.0.0.9".parse().unwrap();
        let voucher = by.vouch(&head(request), client, at);
        request.headers_mut().insert(VOUCHER, voucher);
    }

    #[test]
    fn the_hash_is_the_one_of_the_standard() {
        // RFC 4231, test case 3, with its key of 20 bytes filled up with zeros.
        let mut bytes = [0; 32];
        bytes[..20].fill(0xaa);
        let signed = hex(&PeerKey(bytes).sign(&[0xdd; 50]));
        assert_eq!(signed, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    }

    #[test]
    fn a_voucher_is_for_one_request_of_one_client_for_a_short_time() {
        let mut asked = request("/api/tables/1/ws?client=1", "tortuga=1");
        assert_eq!(key().client(&head(&asked), NOW), None, "there is none");
        vouched(&mut asked, &key(), NOW);
        let client = key().client(&head(&asked), NOW.plus(VOUCHER_MS_MAX));
        assert_eq!(client, Some("10.0.0.9".parse().unwrap()));
        assert_eq!(key().client(&head(&asked), NOW.plus(VOUCHER_MS_MAX + 1)), None, "too old");
        assert_eq!(PeerKey([8; 32]).client(&head(&asked), NOW), None, "another key");
        let voucher = asked.headers()[VOUCHER].clone();
        for mut other in [request("/api/tables/2/ws", "tortuga=1"), request("/api/x", "tortuga=2")]
        {
            other.headers_mut().insert(VOUCHER, voucher.clone());
            assert_eq!(key().client(&head(&other), NOW), None, "another request");
        }
        let forged = voucher.to_str().unwrap().replace("10.0.0.9", "10.0.0.8");
        asked.headers_mut().insert(VOUCHER, HeaderValue::from_str(&forged).unwrap());
        assert_eq!(key().client(&head(&asked), NOW), None, "another client");
        for wrong in ["", " ", "10.0.0.9", "10.0.0.9 1", "10.0.0.9 x y", "1 2 3 4"] {
            asked.headers_mut().insert(VOUCHER, HeaderValue::from_str(wrong).unwrap());
            assert_eq!(key().client(&head(&asked), NOW), None, "{wrong}");
        }
    }

    #[test]
    fn a_node_has_an_address() {
        let place = |url: &str| authority(&NodeAddress(url.to_owned())).ok();
        assert_eq!(place("http://10.0.0.2:7718").as_deref(), Some("10.0.0.2:7718"));
        assert_eq!(place("http://node-b").as_deref(), Some("node-b:80"));
        assert_eq!(place("http://[::1]:7718").as_deref(), Some("[::1]:7718"));
        for wrong in ["", "node-b", "https://node-b", "ftp://x:1"] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }
}
