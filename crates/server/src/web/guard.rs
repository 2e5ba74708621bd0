//! Middleware for every request: the name it was sent to, its origin, the rate limit, and security
//! headers of the answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Caller, Failure, Web};
use crate::proxies::Proxies;
use crate::settings::Settings;

/// A request that creates something costs more than one that reads.
const WRITE_COST: f64 = 4.0;
/// A request that reads a whole log and replays a match.
const HEAVY_COST: f64 = 10.0;
/// A file of the page is not counted among the requests: files have a budget of their own, in
/// bytes (`site`).
const FILE_COST: f64 = 0.0;

/// How proxies say where a request comes from.
const FORWARDED: &str = "x-forwarded-for";

/// Security headers. They forbid scripts, pictures and frames; the page sets a policy of its own.
const STRICT: &[(&str, &str)] = &[
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Checks a request, passes it on and adds headers to the answer.
pub(super) async fn guard(
    State(web): State<Arc<Web>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    web.tally.requests.add(1);
    let caller = caller(&web.settings.proxies, peer.ip(), request.headers());
    if !is_probe(request.uri().path())
        && let Some(doubt) = web.settings.proxies.doubt(peer.ip(), is_forwarded(request.headers()))
    {
        web.warnings.warn(doubt);
    }
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let cost = cost(request.method(), request.uri().path());
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let mut response = if let Err(wait) = web.addresses.ask(caller.address, cost, Instant::now()) {
        web.tally.too_many.add(1);
        Failure::TooMany { seconds: wait.as_secs() + 1 }.into_response()
    } else if !is_for_us(&web.settings, request.headers()) {
        Failure::WrongHost.into_response()
    } else if (!looks || is_socket) && !is_own(&web, request.headers()) {
        Failure::WrongOrigin.into_response()
    } else {
        request.extensions_mut().insert(caller);
        // This limits above all bodies that never end.
        let answered = tokio::time::timeout(web.settings.limits.request, next.run(request)).await;
        answered.unwrap_or_else(|_| Failure::TooSlow.into_response())
    };
    let headers = response.headers_mut();
    for (name, value) in STRICT {
        let name = HeaderName::from_static(name);
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A request's cost for the rate limit.
fn cost(method: &Method, path: &str) -> f64 {
    let is_interface = ["/api", "/health", "/metrics"].iter().any(|face| path.starts_with(face));
    let is_heavy = path == "/api/me/export" || path.contains("/records/");
    match *method {
        Method::GET | Method::HEAD if is_interface && is_heavy => HEAVY_COST,
        Method::GET | Method::HEAD if is_interface => 1.0,
        Method::GET | Method::HEAD => FILE_COST,
        _ => WRITE_COST,
    }
}

/// Whether programs on this machine ask for a path, without a proxy.
fn is_probe(path: &str) -> bool {
    matches!(path, "/health" | "/metrics")
}

/// Whether a proxy has passed a request on, or a client pretends so.
fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED)
}

/// Where a request comes from.
fn caller(proxies: &Proxies, peer: IpAddr, headers: &HeaderMap) -> Caller {
    // An unreadable list is one without addresses.
    let forwarded = headers.get_all(FORWARDED).iter().map(|list| list.to_str().unwrap_or_default());
    let address = proxies.client(peer, forwarded);
    let is_local = peer.to_canonical().is_loopback() && !is_forwarded(headers);
    Caller { address, is_local }
}

/// Whether a request was sent to one of our own names. A page of another site could otherwise point
/// its own name at us (DNS rebinding), and then read our answers as its own. Browsers always send
/// the name; programs that do not are no danger.
fn is_for_us(settings: &Settings, headers: &HeaderMap) -> bool {
    let mut names = headers.get_all(header::HOST).iter();
    names.all(|host| host.to_str().is_ok_and(|host| settings.is_own_host(host)))
}

/// Whether a request comes from our own page, or from no page at all. Browsers send the origin of
/// every request that could do harm; other programs need not.
fn is_own(web: &Web, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        return text(HeaderName::from_static("sec-fetch-site")) != Some("cross-site");
    };
    let origin = origin.to_ascii_lowercase();
    if web.settings.public_url.as_ref().is_some_and(|url| url.origin() == origin) {
        return true;
    }
    let host = text(header::HOST).unwrap_or_default().to_ascii_lowercase();
    let of = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    !host.is_empty() && of == Some(host.as_str())
}

#[cfg(test)]
mod tests {
    //! Which addresses are trusted.
    use super::*;

    #[test]
    fn a_first_visit_passes_the_rate_limit_and_writes_cost_more() {
        let file = cost(&Method::GET, "/assets/a.js");
        let (look, make) = (cost(&Method::GET, "/api/tables"), cost(&Method::POST, "/api/tables"));
        assert!(file < look && look < make);
        let heavy = ["/api/tables/0123456789abcdef/records/1", "/api/me/export"];
        assert!(heavy.iter().all(|path| cost(&Method::GET, path) > make));
        assert!(cost(&Method::GET, "/records/x.js") <= file, "the name of a file says nothing");
        assert!(file < cost(&Method::POST, "/assets/a.js"));
    }

    #[test]
    fn a_forged_address_is_ignored_unless_a_trusted_proxy_sends_it() {
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED, HeaderValue::from_static("6.6.6.6"));
        headers.append(FORWARDED, HeaderValue::from_static("7.7.7.7, 10.0.0.9"));
        let here: IpAddr = "127.0.0.1".parse().unwrap();
        let there: IpAddr = "10.0.0.7".parse().unwrap();
        let (proxies, none) = (Proxies::of_this_machine(), Proxies::default());
        let address = |proxies, peer| caller(proxies, peer, &headers).address.to_string();
        assert_eq!(address(&proxies, here), "10.0.0.9");
        assert_eq!(address(&none, here), "127.0.0.1");
        assert_eq!(address(&proxies, there), "10.0.0.7");
        assert!(!caller(&none, here, &headers).is_local);
        assert!(caller(&none, here, &HeaderMap::new()).is_local);
        headers.append(FORWARDED, HeaderValue::from_bytes(b"\xff").unwrap());
        assert_eq!(caller(&proxies, here, &headers).address, here, "an unreadable list");
    }
}
