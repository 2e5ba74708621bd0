//! Trusted proxies: the reverse proxies whose `X-Forwarded-For` says where requests come from.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

/// The proxies that are trusted. By default there are none, and forwarding headers are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<Network>);

impl Proxies {
    /// Trusts these networks.
    pub fn new(networks: Vec<Network>) -> Self {
        Self(networks)
    }

    /// Trusts proxies on this machine.
    pub fn of_this_machine() -> Self {
        Self(Network::LOOPBACK.to_vec())
    }

    /// Whether an address is that of a trusted proxy.
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// The address of a client whose request came from `peer`. Each proxy adds the address that it
    /// was called from, so the last ones are true as long as trusted proxies added them; a client
    /// may have made up all before.
    pub(crate) fn client<'a>(
        &self,
        peer: IpAddr,
        forwarded: impl DoubleEndedIterator<Item = &'a str>,
    ) -> IpAddr {
        let mut client = peer.to_canonical();
        for hop in forwarded.flat_map(|list| list.split(',')).rev() {
            match address(hop.trim()) {
                Some(before) if self.trust(client) => client = before,
                Some(_) | None => break,
            }
        }
        client
    }

    /// What an operator has probably not meant about a request.
    pub(crate) fn doubt(&self, peer: IpAddr, is_forwarded: bool) -> Option<Doubt> {
        let peer = peer.to_canonical();
        match (self.trust(peer), is_forwarded) {
            (true, false) => Some(Doubt::Silent),
            // Anybody on the internet can send the header; that is no reason for a warning.
            (false, true) if is_private(peer) => Some(Doubt::Ignored),
            (true, true) | (false, _) => None,
        }
    }
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    text.parse().or_else(|_| with_port()).ok().map(|address: IpAddr| address.to_canonical())
}

/// Whether an address is in the operator's own network or on the machine itself.
fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// A block of addresses, such as `172.17.0.0/16`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many leading bits all of its addresses share.
    n_bits: u8,
}

impl Network {
    /// The addresses of this machine itself.
    pub const LOOPBACK: [Self; 2] = [
        Self { address: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), n_bits: 8 },
        Self { address: IpAddr::V6(Ipv6Addr::LOCALHOST), n_bits: 128 },
    ];

    fn contains(self, address: IpAddr) -> bool {
        let n_bits = u32::from(self.n_bits);
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - n_bits).unwrap_or(0);
                (own.to_bits() ^ other.to_bits()) & mask == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let mask = u128::MAX.checked_shl(128 - n_bits).unwrap_or(0);
                (own.to_bits() ^ other.to_bits()) & mask == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// A text is not a block of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANetwork;

impl fmt::Display for NotANetwork {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("expected an address such as 172.17.0.2, or a block such as 172.17.0.0/16")
    }
}

impl std::error::Error for NotANetwork {}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let (address, n_bits) = match text.split_once('/') {
            Some((address, n_bits)) => (address, Some(n_bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NotANetwork)?;
        let address = address.to_canonical();
        let n_bits_max = if address.is_ipv4() { 32 } else { 128 };
        let n_bits = n_bits.map_or(Ok(n_bits_max), str::parse).map_err(|_| NotANetwork)?;
        if n_bits <= n_bits_max { Ok(Self { address, n_bits }) } else { Err(NotANetwork) }
    }
}

/// Something an operator has probably not meant: either way, everybody behind a proxy shares one
/// address and its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// A trusted proxy does not say where a request comes from.
    Silent,
    /// A proxy says so, but is not trusted.
    Ignored,
}

/// Warns once about each doubt.
#[derive(Debug, Default)]
pub(crate) struct Warnings {
    silent: AtomicBool,
    ignored: AtomicBool,
}

impl Warnings {
    /// Writes a doubt to the log, unless it was written before.
    pub(crate) fn warn(&self, doubt: Doubt) {
        if self.is_new(doubt) {
            tracing::warn!("{}", doubt.advice());
        }
    }

    fn is_new(&self, doubt: Doubt) -> bool {
        let told = match doubt {
            Doubt::Silent => &self.silent,
            Doubt::Ignored => &self.ignored,
        };
        // Reading first: a proxy's requests would all write to the same place in memory.
        !told.load(Ordering::Relaxed) && !told.swap(true, Ordering::Relaxed)
    }
}

impl Doubt {
    fn advice(self) -> &'static str {
        match self {
            Self::Silent => {
                "a trusted proxy sent a request without X-Forwarded-For: everybody behind it \
                 shares the limits of one address until it sends the header"
            }
            Self::Ignored => {
                "X-Forwarded-For came from an address that is not trusted, and was ignored: \
                 everybody behind that proxy shares the limits of one address; if it is yours, use \
                 --behind-proxy or --trusted-proxy"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    //! Chains of proxies, and clients that lie.
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn trusting(networks: &[&str]) -> Proxies {
        Proxies::new(networks.iter().map(|text| text.parse().unwrap()).collect())
    }

    fn client(proxies: &Proxies, peer: &str, forwarded: &[&str]) -> String {
        proxies.client(ip(peer), forwarded.iter().copied()).to_string()
    }

    #[test]
    fn only_trusted_proxies_say_where_a_request_comes_from() {
        let here = Proxies::of_this_machine();
        let header = ["6.6.6.6, 10.0.0.9"];
        assert_eq!(client(&here, "127.0.0.1", &header), "10.0.0.9", "the client may invent more");
        assert_eq!(client(&here, "::1", &header), "10.0.0.9");
        assert_eq!(client(&here, "::ffff:127.0.0.1", &header), "10.0.0.9");
        assert_eq!(client(&here, "10.0.0.7", &header), "10.0.0.7");
        assert_eq!(client(&Proxies::default(), "127.0.0.1", &header), "127.0.0.1");
        for nonsense in ["", "unknown", "10.0.0.9, ?", "10.0.0.9,"] {
            assert_eq!(client(&here, "127.0.0.1", &[nonsense]), "127.0.0.1", "{nonsense}");
        }
        assert_eq!(client(&here, "127.0.0.1", &["10.0.0.9:4711"]), "10.0.0.9");
        assert_eq!(client(&here, "127.0.0.1", &["[2001:db8::1]:4711"]), "2001:db8::1");
    }

    #[test]
    fn a_chain_is_followed_to_the_first_stranger() {
        let proxies = trusting(&["127.0.0.1", "172.17.0.0/16"]);
        let chain = ["6.6.6.6, 8.8.8.8", "172.17.3.4"];
        assert_eq!(client(&proxies, "127.0.0.1", &chain), "8.8.8.8");
        assert_eq!(client(&proxies, "172.17.0.1", &["172.17.0.9"]), "172.17.0.9");
        assert_eq!(client(&proxies, "172.18.0.1", &chain), "172.18.0.1");
    }

    #[test]
    fn networks_are_read_and_contain_their_addresses() {
        for (network, inside, outside) in [
            ("10.1.2.3", "10.1.2.3", "10.1.2.4"),
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"),
            ("10.9.9.9/8", "10.0.0.1", "9.9.9.9"),
            ("0.0.0.0/0", "255.1.2.3", "::1"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("::/0", "2001:db8::1", "1.2.3.4"),
            ("::ffff:10.1.2.3", "10.1.2.3", "10.1.2.4"),
        ] {
            let read: Network = network.parse().unwrap();
            assert!(read.contains(ip(inside)), "{network} {inside}");
            assert!(!read.contains(ip(outside)), "{network} {outside}");
        }
        for wrong in ["", "10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "a/8"] {
            assert_eq!(wrong.parse::<Network>(), Err(NotANetwork), "{wrong}");
        }
    }

    #[test]
    fn a_proxy_that_makes_everybody_share_one_address_is_noticed_once() {
        let (here, none) = (Proxies::of_this_machine(), Proxies::default());
        assert_eq!(here.doubt(ip("127.0.0.1"), false), Some(Doubt::Silent));
        assert_eq!(here.doubt(ip("127.0.0.1"), true), None);
        assert_eq!(none.doubt(ip("127.0.0.1"), true), Some(Doubt::Ignored));
        assert_eq!(none.doubt(ip("::ffff:172.17.0.2"), true), Some(Doubt::Ignored));
        assert_eq!(none.doubt(ip("127.0.0.1"), false), None);
        assert_eq!(none.doubt(ip("8.8.8.8"), true), None, "a client that lies");
        let warnings = Warnings::default();
        let told = [Doubt::Silent, Doubt::Ignored, Doubt::Silent].map(|one| warnings.is_new(one));
        assert_eq!(told, [true, true, false]);
    }
}
