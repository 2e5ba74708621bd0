//! People without accounts: a name, and a cookie with a token. We store only the token's hash.

use std::sync::Arc;

use api::{KeyText, Named, NewName, Role};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use table::id::Person;

use super::account::{free_name, is_taken};
use super::{Failure, Web, json};
use crate::clock::now;
use crate::ident::{Digest, Token, chance};
use crate::people::name::{NameKey, Nick};
use crate::settings::Cookie;
use crate::store::{self, Change, Guest, Opens, PersonStatus};
use crate::summary::Summary;

/// A cookie lasts as long as its token.
const COOKIE_SECONDS: u64 = store::TOKEN_MS / 1000;
/// How long a key for a second device is valid.
const DEVICE_KEY_MS: u64 = 10 * 60 * 1000;

/// A person's role, as the API names it.
fn role(standing: PersonStatus) -> Role {
    match standing {
        PersonStatus::Account => Role::Account,
        PersonStatus::Guest | PersonStatus::Banned => Role::Guest,
    }
}

fn cookie_name(cookie: Cookie) -> &'static str {
    match cookie {
        Cookie::Host => "__Host-tortuga",
        Cookie::Plain => "tortuga",
    }
}

fn set_cookie(cookie: Cookie, token: &Token) -> HeaderValue {
    let (name, digits) = (cookie_name(cookie), token.digits());
    let secure = match cookie {
        Cookie::Host => "; Secure",
        Cookie::Plain => "",
    };
    let text = format!(
        "{name}={digits}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}"
    );
    let mut value = HeaderValue::from_str(&text).expect("a cookie of ours is plain text");
    value.set_sensitive(true);
    value
}

fn token(cookie: Cookie, headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs
        .find(|(name, _)| name.trim() == cookie_name(cookie))
        .and_then(|(_, digits)| Token::read(digits.trim()))
}

/// The person who makes a request.
pub(super) async fn known(web: &Web, headers: &HeaderMap) -> Result<Guest, Failure> {
    known_by(web, headers).await.map(|(guest, _)| guest)
}

/// The person who makes a request, and the digest of their token. Fails if they are banned.
pub(super) async fn known_by(web: &Web, headers: &HeaderMap) -> Result<(Guest, Digest), Failure> {
    let token = token(web.settings.cookie(), headers).ok_or(Failure::Unknown)?;
    let digest = token.digest();
    let guest = store::read(&web.store, move |store| store.guest(&digest)).await?;
    let guest = guest.ok_or(Failure::Unknown)?;
    match guest.standing {
        PersonStatus::Banned => Err(Failure::Banned),
        PersonStatus::Guest | PersonStatus::Account => Ok((guest, digest)),
    }
}

/// A person whom others at a table are about to see. Fails if a guest has the name of an account,
/// which may be newer than the guest. Somebody who sits there keeps the seat and its name: whoever
/// registers that name later must not lock them out. If they sit down again, it is under another
/// name.
pub(super) async fn presentable_at(
    web: &Web,
    guest: Guest,
    known: &Summary,
) -> Result<Guest, Failure> {
    let is_guest = guest.standing == PersonStatus::Guest;
    if !is_guest || !is_taken(web, NameKey::of(&guest.name), guest.person).await? {
        return Ok(guest);
    }
    if known.sits(guest.person) {
        return Ok(Guest { name: format!("{} (2)", guest.name), ..guest });
    }
    Err(Failure::NameTaken)
}

/// Parses a name.
pub(super) fn nick(text: &str) -> Result<Nick, Failure> {
    Nick::read(text).ok_or_else(|| {
        let problem = "a name has 1 to 40 letters, digits, spaces and - _ . ' · in one script";
        Failure::Malformed(problem.to_owned())
    })
}

/// `GET /api/guest`: the requesting person's name and role.
pub(super) async fn whoami(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
) -> Result<Json<Named>, Failure> {
    let Guest { name, standing, .. } = known(&web, &headers).await?;
    Ok(Json(Named { name, role: role(standing) }))
}

/// `POST /api/guest`: names a new guest, or renames a known one.
pub(super) async fn greet(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let NewName { name } = json(&headers, &body)?;
    let shown = |name: &Nick| Named { name: name.as_str().to_owned(), role: Role::Guest };
    match known(&web, &headers).await {
        // An account is found by its name, so the name stays.
        Ok(Guest { standing: PersonStatus::Account, .. }) => Err(Failure::Forbidden),
        Ok(Guest { person, standing, .. }) => {
            let fit = free_name(&web, &name, person).await?;
            let name = fit.as_str().to_owned();
            let change = Change::Rename(Guest { person, name, standing });
            web.store.write(change).written().await?;
            Ok(Json(shown(&fit)).into_response())
        }
        Err(Failure::Unknown) => {
            // Small enough for every JSON parser.
            let person = Person(u64::from_le_bytes(chance()) >> 11);
            let fit = free_name(&web, &name, person).await?;
            let (name, standing) = (fit.as_str().to_owned(), PersonStatus::Guest);
            let (token, guest) = (Token::fresh(), Guest { person, name, standing });
            let change = Change::Greet { guest, token: token.digest(), at: now() };
            web.store.write(change).written().await?;
            Ok(with_cookie(&web, &token, Json(shown(&fit))))
        }
        Err(failure) => Err(failure),
    }
}

/// An answer that deletes the cookie.
pub(super) fn without_cookie(web: &Web, body: impl IntoResponse) -> Response {
    let cookie = web.settings.cookie();
    let (name, secure) = match cookie {
        Cookie::Host => (cookie_name(cookie), "; Secure"),
        Cookie::Plain => (cookie_name(cookie), ""),
    };
    let text = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
    let mut response = body.into_response();
    let value = HeaderValue::from_str(&text).expect("a cookie of ours is plain text");
    response.headers_mut().insert(header::SET_COOKIE, value);
    response
}

pub(super) fn with_cookie(web: &Web, token: &Token, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    let cookie = set_cookie(web.settings.cookie(), token);
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    response
}

/// `POST /api/devices/key`: a key that signs the same person in on another device.
pub(super) async fn issue_device_key(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
) -> Result<Json<KeyText>, Failure> {
    let Guest { person, .. } = known(&web, &headers).await?;
    let key = Token::fresh();
    let opens = Opens::Device(person);
    let change = Change::IssueKey { key: key.digest(), opens, at: now() };
    web.store.write(change).written().await?;
    Ok(Json(KeyText { key: key.digits() }))
}

/// `POST /api/devices`: signs this device in as the person who made the key.
pub(super) async fn take_over(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let KeyText { key } = json(&headers, &body)?;
    let key = Token::read(&key).ok_or(Failure::UsedKey)?.digest();
    let found = store::read(&web.store, move |store| store.key(&key)).await?;
    let found = found.ok_or(Failure::UsedKey)?;
    let Opens::Device(person) = found.opens else { return Err(Failure::UsedKey) };
    if found.used_by.is_some() || now().since(found.made) > DEVICE_KEY_MS {
        return Err(Failure::UsedKey);
    }
    // A number of its own, so that only the first of two devices with one key gets in.
    let taker = Person(u64::from_le_bytes(chance()) >> 11);
    web.store.write(Change::UseKey { key, person: taker }).written().await?;
    let token = Token::fresh();
    web.store.write(Change::Device { person, token: token.digest(), at: now() }).written().await?;
    let digest = token.digest();
    let guest = store::read(&web.store, move |store| store.guest(&digest)).await?;
    let Guest { name, standing, .. } = guest.ok_or(Failure::Broken)?;
    Ok(with_cookie(&web, &token, Json(Named { name, role: role(standing) })))
}
