//! Accounts: a reserved name and a password, so that people find their history and ratings again.
//!
//! Every change of identity gives a new token and ends the one before, so that nobody gets into an
//! account with a token that they planted or kept.

use std::sync::Arc;
use std::time::Instant;

use api::{Credentials, Empty, Named, NewPassword, PasswordText, Proof, Role};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use table::id::Person;

use super::guest::{known, known_by, with_cookie, without_cookie};
use super::{Caller, Failure, Web, json};
use crate::clock::now;
use crate::ident::{Token, chance};
use crate::people::attempts::Attempt;
use crate::people::crowd::Which;
use crate::people::name::{NameKey, Nick};
use crate::people::password::{self, Busy, Password};
use crate::store::{self, Account, Change, Deed, Guest, PersonStatus, Who};

/// How long a password that the operator set is valid.
const RESET_MS: u64 = 3 * 24 * 3600 * 1000;

/// Parses a new password and checks its length.
fn fresh_password(text: &PasswordText) -> Result<Password, Failure> {
    Password::read(&text.0).ok_or_else(|| {
        let (least, most) = (password::CHARS_MIN, password::BYTES_MAX);
        Failure::Malformed(format!("a password has {least} characters to {most} bytes"))
    })
}

fn busy(_: Busy) -> Failure {
    Failure::TooMany { seconds: 5 }
}

/// Whether a name belongs to somebody else's account, or looks like it.
pub(super) async fn is_taken(web: &Web, key: NameKey, by: Person) -> Result<bool, Failure> {
    let owner = store::read(&web.store, move |store| store.owner(&key)).await?;
    Ok(owner.is_some_and(|owner| owner != by))
}

impl Web {
    /// Counts an attempt at a password.
    fn may_try(&self, attempt: Attempt<'_>) -> Result<(), Failure> {
        self.attempts.take(attempt, Instant::now()).map_err(|wait| {
            self.tally.too_many.add(1);
            Failure::TooMany { seconds: wait.as_secs() + 1 }
        })
    }

    /// Checks a password against an account. Takes as long if there is no such account.
    async fn check(
        &self,
        attempt: Attempt<'_>,
        who: Who,
        password: &PasswordText,
    ) -> Result<Account, Failure> {
        self.may_try(attempt)?;
        let account = store::read(&self.store, move |store| store.account(&who)).await?;
        // A text that can never be a password matches nothing, but takes the same time.
        let (kept, typed) = match Password::read(&password.0) {
            Some(typed) => (account.as_ref().map(|account| account.password.clone()), typed),
            None => (None, Password::fresh()),
        };
        let fits = self.mill.fits(typed, kept).await.map_err(busy)?;
        let account = account.filter(|_| fits).ok_or(Failure::WrongPassword)?;
        self.attempts.forgive(attempt);
        match account.standing {
            PersonStatus::Banned => Err(Failure::Banned),
            PersonStatus::Guest | PersonStatus::Account => Ok(account),
        }
    }

    /// Sets a new password. Returns the token of the new session; all others end.
    async fn set_password(&self, person: Person, password: Password) -> Result<Token, Failure> {
        let password = self.mill.hash(password).await.map_err(busy)?;
        let token = Token::fresh();
        let deed = Deed::SetPassword { person, password, token: token.digest(), at: now() };
        self.store.write(Change::People(deed)).written().await?;
        self.oust(person, Which::All).await;
        Ok(token)
    }
}

/// `POST /api/account`: registers an account for the requesting person, who keeps seats and
/// history.
pub(super) async fn register(
    State(web): State<Arc<Web>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let wanted: Credentials = json(&headers, &body)?;
    let person = match known(&web, &headers).await {
        Ok(Guest { standing: PersonStatus::Guest, person, .. }) => person,
        Ok(Guest { standing: PersonStatus::Account | PersonStatus::Banned, .. }) => {
            return Err(Failure::Forbidden);
        }
        Err(Failure::Unknown) => Person(u64::from_le_bytes(chance()) >> 11),
        Err(failure) => return Err(failure),
    };
    let name = super::guest::nick(&wanted.name)?;
    let password = fresh_password(&wanted.password)?;
    web.may_try(Attempt::Stranger { address: caller.address, name: &name.key().folded })?;
    if is_taken(&web, name.key(), person).await? {
        return Err(Failure::NameTaken);
    }
    let password = web.mill.hash(password).await.map_err(busy)?;
    let token = Token::fresh();
    let shown = Named { name: name.as_str().to_owned(), role: Role::Account };
    let deed = Deed::Register { person, name, password, token: token.digest(), at: now() };
    web.store.write(Change::People(deed)).written().await.map_err(|error| match error {
        store::StoreError::Conflict => Failure::NameTaken,
        store::StoreError::ReadOnly(_) | store::StoreError::Gone | store::StoreError::Broken(_) => {
            error.into()
        }
    })?;
    web.oust(person, Which::All).await;
    Ok(with_cookie(&web, &token, Json(shown)))
}

/// `POST /api/account/login`.
pub(super) async fn log_in(
    State(web): State<Arc<Web>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let typed: Credentials = json(&headers, &body)?;
    let key = NameKey::of(&typed.name);
    let attempt = Attempt::Stranger { address: caller.address, name: &key.folded };
    let account = web.check(attempt, Who::Named(key.clone()), &typed.password).await?;
    let Account { person, name, .. } = account;
    let token = match (account.reset, typed.new_password) {
        (None, _) => {
            let token = Token::fresh();
            let deed = Deed::LogIn { person, token: token.digest(), at: now() };
            web.store.write(Change::People(deed)).written().await?;
            token
        }
        (Some(reset), _) if now().since(reset) > RESET_MS => return Err(Failure::WrongPassword),
        (Some(_), None) => return Err(Failure::NewPassword),
        (Some(_), Some(new)) => web.set_password(person, fresh_password(&new)?).await?,
    };
    // End the session of the token that came with the request: somebody may have planted it.
    end_session(&web, &headers).await?;
    Ok(with_cookie(&web, &token, Json(Named { name, role: Role::Account })))
}

/// Ends the session of a request, if it has one.
async fn end_session(web: &Web, headers: &HeaderMap) -> Result<(), Failure> {
    match known_by(web, headers).await {
        Ok((guest, token)) => {
            web.store.write(Change::People(Deed::LogOut { token })).written().await?;
            web.oust(guest.person, Which::Of(&token)).await;
            Ok(())
        }
        Err(Failure::Unknown | Failure::Banned) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// `POST /api/account/logout`: ends this device's session.
pub(super) async fn log_out(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    end_session(&web, &headers).await?;
    Ok(without_cookie(&web, Json(Empty {})))
}

/// The account of the requesting person, after checking its password again.
async fn proven(
    web: &Web,
    headers: &HeaderMap,
    password: &PasswordText,
) -> Result<Account, Failure> {
    let (Guest { person, standing, .. }, token) = known_by(web, headers).await?;
    match standing {
        PersonStatus::Account => {}
        PersonStatus::Guest | PersonStatus::Banned => return Err(Failure::Forbidden),
    }
    web.check(Attempt::Session(&token), Who::Person(person), password).await
}

/// `POST /api/account/password`: changes the password; every other session ends.
pub(super) async fn change_password(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let NewPassword { password, new_password } = json(&headers, &body)?;
    let new = fresh_password(&new_password)?;
    let Account { person, name, .. } = proven(&web, &headers, &password).await?;
    let token = web.set_password(person, new).await?;
    Ok(with_cookie(&web, &token, Json(Named { name, role: Role::Account })))
}

/// `DELETE /api/account`: deletes everything except results, which lose the name.
pub(super) async fn delete(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let Proof { password } = json(&headers, &body)?;
    let Account { person, .. } = proven(&web, &headers, &password).await?;
    web.store.write(Change::People(Deed::Forget { person })).written().await?;
    web.oust(person, Which::All).await;
    Ok(without_cookie(&web, Json(Empty {})))
}

/// Parses a name and checks that nobody else has it.
pub(super) async fn free_name(web: &Web, text: &str, by: Person) -> Result<Nick, Failure> {
    let name = super::guest::nick(text)?;
    if is_taken(web, name.key(), by).await? {
        return Err(Failure::NameTaken);
    }
    Ok(name)
}
