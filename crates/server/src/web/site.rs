//! The web page that was built into this program: every path outside the API.
//!
//! Files under `assets/` have a hash in their names, so browsers cache them for good. All others
//! are revalidated and answered with `304` if nothing changed. All pages of the app get the same
//! file. A program built without the page shows a plain welcome page instead.
//!
//! Files have a budget of their own for each address, in bytes: a first visit asks for many, and a
//! whole café may share an address.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use super::{Caller, Failure, Web, files, page};
use crate::house;
use crate::settings::PageFiles;

const INDEX: &str = "index.html";
/// The title of the page.
const SITE: &str = "Tortuga";

/// Scripts and engines only from this server. Inline styles are allowed, since components position
/// cards with them.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; \
     media-src 'self'; connect-src 'self' ws: wss:; worker-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The compressed copies of each file that `web/build/offline.ts` makes, smallest first.
const PACKED: &[(&str, &str)] = &[("br", ".br"), ("gzip", ".gz")];

/// Every path outside the API.
pub(super) async fn site(
    State(web): State<Arc<Web>>,
    Extension(caller): Extension<Caller>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Failure::NotFound.into_response();
    }
    let page = web.settings.page;
    let (response, n_bytes) = match named(path, |path| files::exists(page, path)) {
        Named::File(path) => answer(page, path, &headers),
        Named::Index if files::exists(page, INDEX) => match invitation(&web, path) {
            Some(title) => invited(page, &title),
            None => answer(page, INDEX, &headers),
        },
        Named::Index => (page::home(&headers), 0),
        Named::Nothing => (Failure::NotFound.into_response(), 0),
    };
    match web.files.ask(caller.address, files::cost(n_bytes), Instant::now()) {
        Ok(()) => response,
        Err(wait) => {
            web.tally.too_many.add(1);
            Failure::TooMany { seconds: wait.as_secs() + 1 }.into_response()
        }
    }
}

/// An answer, and the bytes in its body.
type Sized = (Response, usize);

/// What an invitation to a table is called: the game, and the host while they have a seat. Whoever
/// knows the table's random id has its link; nothing else about the table is told.
fn invitation(web: &Web, path: &str) -> Option<String> {
    let known = web.tables.summary(path.strip_prefix("t/")?.parse().ok()?)?;
    let game = house::name_of(known.setting.game())?;
    let parts = [Some(game), known.host_name.clone(), Some(SITE.to_owned())];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// The page of a table, with a title for browsers and for programs that show a preview of its
/// link.
fn invited(page: PageFiles, title: &str) -> Sized {
    let Some(file) = files::find(page, INDEX) else { return nothing() };
    let html = titled(&String::from_utf8_lossy(&file.bytes), title);
    let n_bytes = html.len();
    let mut response = Html(html).into_response();
    let own = response.headers_mut();
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    (response, n_bytes)
}

fn nothing() -> Sized {
    (Failure::NotFound.into_response(), 0)
}

/// The page with another title.
fn titled(html: &str, title: &str) -> String {
    let title = escaped(title);
    let tags = format!(
        "<title>{title}</title>\n    <meta property=\"og:title\" content=\"{title}\" />\n    \
         <meta property=\"og:site_name\" content=\"{SITE}\" />\n    \
         <meta property=\"og:type\" content=\"website\" />"
    );
    html.replacen(&format!("<title>{SITE}</title>"), &tags, 1)
}

/// A text for HTML, inside an element or an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

/// What a path means.
#[derive(PartialEq, Eq, Debug)]
enum Named<'a> {
    /// A file that was built.
    File(&'a str),
    /// One of the app's own pages.
    Index,
    /// A file that was not built.
    Nothing,
}

fn named(path: &str, exists: impl Fn(&str) -> bool) -> Named<'_> {
    let is_packed = PACKED.iter().any(|(_, ending)| path.ends_with(ending));
    if !path.is_empty() && !is_packed && exists(path) {
        return Named::File(path);
    }
    // Pages have no file extension, files do: a missing script must not be answered with a page.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file { Named::Nothing } else { Named::Index }
}

fn answer(page: PageFiles, path: &str, headers: &HeaderMap) -> Sized {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok());
    let packed = PACKED.iter().find_map(|(encoding, ending)| {
        let wanted = accepts(accepted.unwrap_or_default(), encoding);
        let file = wanted.then(|| files::find(page, &format!("{path}{ending}"))).flatten()?;
        Some((Some(*encoding), file))
    });
    let found = packed.or_else(|| Some((None, files::find(page, path)?)));
    let Some((encoding, files::File { bytes, tag })) = found else { return nothing() };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let n_bytes = if known { 0 } else { bytes.len() };
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(bytes).into_response()
    };
    let own = response.headers_mut();
    let kind = mime_guess::from_path(path).first_raw().unwrap_or("application/octet-stream");
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    own.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    own.insert(header::ETAG, tag);
    if let Some(encoding) = encoding {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    (response, n_bytes)
}

/// Whether an `Accept-Encoding` list has this encoding, without `q=0`.
fn accepts(list: &str, encoding: &str) -> bool {
    list.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| part == "q=0")
    })
}

#[cfg(test)]
mod tests {
    //! Which path leads to which file.
    use super::*;

    fn meant(path: &str) -> Named<'_> {
        named(path, |path| ["index.html", "assets/a.js", "assets/a.js.br"].contains(&path))
    }

    #[test]
    fn paths_with_an_extension_are_files_and_others_the_page() {
        assert_eq!(meant("assets/a.js"), Named::File("assets/a.js"));
        assert_eq!(meant(""), Named::Index);
        assert_eq!(meant("t/abc"), Named::Index);
        assert_eq!(meant("rules/port-royal"), Named::Index);
    }

    #[test]
    fn a_missing_script_is_not_answered_with_a_page() {
        assert_eq!(meant("assets/old.js"), Named::Nothing);
        assert_eq!(meant("assets/a.js.br"), Named::Nothing);
        assert_eq!(meant("../secret.txt"), Named::Nothing);
    }

    #[test]
    fn a_name_cannot_leave_the_title() {
        let html = "<head><title>Tortuga</title></head>";
        let page = titled(html, r#"RUM · "><script>alert('1')</script> · Tortuga"#);
        assert!(!page.contains("<script>") && !page.contains("\">"), "{page}");
        assert!(page.contains("&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)"), "{page}");
        assert_eq!(page.matches("RUM · ").count(), 2);
    }

    #[test]
    fn encodings_are_accepted_unless_their_weight_is_zero() {
        assert!(accepts("gzip, deflate, br;q=0.9", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("", "gzip"));
    }
}
