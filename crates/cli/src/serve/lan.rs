//! The server in a local network: the address where people find it, and that address as a QR code
//! for telephones.

use std::net::IpAddr;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Name prefixes of networks inside this machine: containers, virtual machines.
const INNER: &[&str] = &["br-", "cni", "docker", "lxc", "podman", "vboxnet", "virbr", "vmnet"];
/// Black on white in every terminal, because cameras need that.
const INK: &str = "\u{1b}[30;107m";
const NO_INK: &str = "\u{1b}[0m";

/// An address of this machine, and the name of the network it is in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Interface {
    name: String,
    ip: IpAddr,
}

/// The addresses of this machine in local networks, the likeliest first.
pub(super) fn addresses() -> Vec<IpAddr> {
    // A system that does not list its addresses has none to show.
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let found = found.into_iter().map(|one| Interface { ip: one.ip(), name: one.name });
    sorted(found.collect())
}

fn sorted(mut found: Vec<Interface>) -> Vec<IpAddr> {
    found.retain(|one| likelihood(one).is_some());
    found.sort_by_key(|one| (likelihood(one), one.ip));
    found.dedup_by_key(|one| one.ip);
    found.into_iter().map(|one| one.ip).collect()
}

/// The rank of an address, the likeliest lowest; `None` for one that no guest can use. Nobody types
/// IPv6 addresses, and we listen on none.
fn likelihood(one: &Interface) -> Option<u8> {
    let IpAddr::V4(ip) = one.ip else { return None };
    let is_inner = INNER.iter().any(|name| one.name.starts_with(name));
    match () {
        () if ip.is_loopback() || ip.is_unspecified() => None,
        () if is_inner => Some(3),
        () if ip.is_private() => Some(0),
        // Addresses that machines give themselves without a DHCP server.
        () if ip.is_link_local() => Some(2),
        () => Some(1),
    }
}

/// The notice for the operator.
pub(super) fn notice(ips: &[IpAddr], port: u16, picture: Picture) -> String {
    let urls: Vec<String> = ips.iter().map(|ip| format!("http://{ip}:{port}")).collect();
    let Some(first) = urls.first() else {
        return format!(
            "The tavern is open on port {port}, but this machine has no address in a local \
             network yet.\n"
        );
    };
    let list = urls.join("\n  ");
    let picture = match picture {
        Picture::Shown => qr(first),
        Picture::LeftOut => String::new(),
    };
    format!(
        "The tavern is open for everybody in the same network:\n\n  {list}\n\n{picture}\
         This is plain http: who can read the network can read along and take a guest's place.\n\
         With https they cannot, and browsers let the page be installed and copy links by \
         themselves;\n\
         docs/hosting.md tells how, in \"TLS\".\n"
    )
}

/// Whether the QR code is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Picture {
    /// The output is a terminal.
    Shown,
    /// The output goes elsewhere.
    LeftOut,
}

fn qr(url: &str) -> String {
    // An address is far shorter than the capacity of the largest QR code.
    let Ok(code) = QrCode::new(url) else { return String::new() };
    let drawn = code.render::<Dense1x2>().quiet_zone(true).build();
    let lines = drawn.lines().map(|line| format!("  {INK}{line}{NO_INK}\n"));
    lines.chain(["\n".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    //! Which address is shown, and that the picture matches the library's code.
    use super::*;

    fn interface(name: &str, ip: &str) -> Interface {
        Interface { name: name.to_owned(), ip: ip.parse().unwrap() }
    }

    #[test]
    fn the_likeliest_address_comes_first_and_useless_ones_not_at_all() {
        let found = vec![
            interface("docker0", "172.17.0.1"),
            interface("lo", "127.0.0.1"),
            interface("eth1", "169.254.7.7"),
            interface("wlan0", "192.168.1.20"),
            interface("wlan0", "fe80::1"),
            interface("ppp0", "203.0.113.5"),
        ];
        let shown: Vec<String> = sorted(found).iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["192.168.1.20", "203.0.113.5", "169.254.7.7", "172.17.0.1"]);
    }

    #[test]
    fn the_notice_names_every_address_and_what_https_would_add() {
        let ips = ["192.168.1.20".parse().unwrap(), "10.0.0.7".parse().unwrap()];
        let text = notice(&ips, 7717, Picture::LeftOut);
        for part in ["http://192.168.1.20:7717\n", "http://10.0.0.7:7717\n", "https"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains('\u{1b}') && !text.contains('█'));
        assert!(notice(&ips, 7717, Picture::Shown).contains(INK));
        assert!(notice(&[], 7717, Picture::Shown).contains("no address"));
    }

    #[test]
    fn the_picture_is_the_code_with_a_margin() {
        let url = "http://192.168.1.20:7717";
        let code = QrCode::new(url).unwrap();
        let width = code.width();
        let drawn = qr(url);
        let rows: Vec<Vec<char>> = drawn
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix(INK)?.strip_suffix(NO_INK))
            .map(|line| line.chars().collect())
            .collect();
        let dark = |x: usize, y: usize| {
            let upper = y.is_multiple_of(2);
            match rows[y / 2][x] {
                '█' => true,
                '▀' => upper,
                '▄' => !upper,
                ' ' => false,
                other => panic!("{other}"),
            }
        };
        let margin = (rows[0].len() - width) / 2;
        assert!(margin >= 4, "scanners need four modules around it");
        for y in 0..width {
            for x in 0..width {
                let module = code[(x, y)] == qrcode::Color::Dark;
                assert_eq!(dark(x + margin, y + margin), module, "{x}, {y}");
            }
        }
        assert!((0..margin).all(|x| !dark(x, margin)));
    }
}
