//! Pages outside the API: a plain welcome page, health and metrics.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use super::{Caller, Failure, Web};
use crate::settings::Metrics;
use crate::store::{self, Health};
use crate::tally::Condition;

/// The welcome page in each language; the first is the default.
const WELCOME: &[(&str, &str)] = &[
    ("en", include_str!("../../pages/en.html")),
    ("pl", include_str!("../../pages/pl.html")),
    ("de", include_str!("../../pages/de.html")),
];

/// The welcome page, for a program built without the web page.
pub(super) fn home(headers: &HeaderMap) -> Response {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let (language, page) = welcome(wanted.unwrap_or_default());
    let headers = [(header::CONTENT_LANGUAGE, language), (header::VARY, "Accept-Language")];
    (headers, Html(page)).into_response()
}

/// The first of a browser's languages that we have. Browsers list the preferred one first.
fn welcome(wanted: &str) -> (&'static str, &'static str) {
    let spoken = |tag: &str| {
        let language = tag.trim().split(['-', ';']).next().unwrap_or_default();
        WELCOME.iter().find(|(known, _)| language.eq_ignore_ascii_case(known))
    };
    *wanted.split(',').find_map(spoken).unwrap_or(&WELCOME[0])
}

/// `GET /health`: whether the server works.
pub(super) async fn health(State(web): State<Arc<Web>>) -> Response {
    let health = *web.store.health().borrow();
    match health {
        Health::Writable => (StatusCode::OK, "ok\n").into_response(),
        Health::ReadOnly => (StatusCode::SERVICE_UNAVAILABLE, "read-only\n").into_response(),
    }
}

/// `GET /metrics`, for Prometheus on this machine, if the operator has asked for it.
pub(super) async fn metrics(
    State(web): State<Arc<Web>>,
    Extension(caller): Extension<Caller>,
) -> Result<Response, Failure> {
    match web.settings.metrics {
        Metrics::Local if caller.is_local => Ok(figures(&web)),
        Metrics::Local | Metrics::Off => Err(Failure::NotFound),
    }
}

/// `GET /metrics` at the address for other nodes, for Prometheus in the same network.
pub(super) async fn inner_metrics(State(web): State<Arc<Web>>) -> Result<Response, Failure> {
    match web.settings.metrics {
        Metrics::Local => Ok(figures(&web)),
        Metrics::Off => Err(Failure::NotFound),
    }
}

fn figures(web: &Web) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let condition = Condition {
        is_writable: *web.store.health().borrow() == Health::Writable,
        memory_bytes: resident_bytes(),
        database_bytes: store::size_on_disk(&web.settings.data),
    };
    (kind, web.tally.page(condition)).into_response()
}

/// The resident memory of this process; 0 where the system does not tell.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok());
    kib.map_or(0, |kib: u64| kib * 1024)
}

#[cfg(test)]
mod tests {
    //! Which language a browser gets.
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        let language = |wanted| welcome(wanted).0;
        assert_eq!(language("pl-PL,pl;q=0.9,en;q=0.8"), "pl");
        assert_eq!(language("fr, DE;q=0.5"), "de");
        assert_eq!(language("fr"), "en");
        assert_eq!(language(""), "en");
    }
}
