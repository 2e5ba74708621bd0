//! Why a request was not carried out.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::store::StoreError;

/// Why a request was not carried out. Clients go by the kind; the English is for those who write
/// them.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Failure {
    /// It cannot be read.
    Malformed(String),
    /// Nobody knows who asks: a name comes first.
    Unknown,
    /// It comes from the page of another site.
    WrongOrigin,
    /// Not for this person.
    Forbidden,
    /// The operator has sent this person away.
    Banned,
    /// The name or the password is not right; which of them is not said.
    WrongPassword,
    /// The password is good for once, to set another.
    NewPassword,
    /// The name is somebody's account, or looks like it.
    NameTaken,
    /// There is no such thing, or not for this person.
    NotFound,
    /// The key was used by somebody else, or is too old.
    UsedKey,
    /// The table refused it: its own message.
    Refused(Value),
    /// The table cannot be served; the operator can tell why.
    SetAside,
    /// Too often, or too many; so many seconds may help.
    TooMany { seconds: u64 },
    /// The request took too long.
    TooSlow,
    /// Nothing can be written now.
    ReadOnly,
    /// Our own mistake.
    Broken,
}

impl Failure {
    fn status(&self) -> StatusCode {
        match self {
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Unknown => StatusCode::UNAUTHORIZED,
            Self::WrongOrigin
            | Self::Forbidden
            | Self::Banned
            | Self::WrongPassword
            | Self::NewPassword => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::UsedKey | Self::NameTaken | Self::Refused(_) => StatusCode::CONFLICT,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::SetAside | Self::ReadOnly => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::Unknown => "unknown",
            Self::WrongOrigin => "wrong-origin",
            Self::Forbidden => "forbidden",
            Self::Banned => "banned",
            Self::WrongPassword => "wrong-password",
            Self::NewPassword => "new-password",
            Self::NameTaken => "name-taken",
            Self::NotFound => "not-found",
            Self::UsedKey => "used-key",
            Self::Refused(_) => "refused",
            Self::SetAside => "set-aside",
            Self::TooMany { .. } => "too-many",
            Self::TooSlow => "too-slow",
            Self::ReadOnly => "read-only",
            Self::Broken => "broken",
        }
    }

    fn problem(&self) -> &str {
        match self {
            Self::Malformed(problem) => problem,
            Self::Unknown => "nobody knows you yet: POST /api/guest first",
            Self::WrongOrigin => "the request comes from the page of another site",
            Self::Forbidden => "this is not yours to do",
            Self::Banned => "the operator has sent you away",
            Self::WrongPassword => "the name or the password is wrong",
            Self::NewPassword => "this password is good for once: send a new_password with it",
            Self::NameTaken => "another has this name, or one that looks like it",
            Self::NotFound => "there is no such thing here",
            Self::UsedKey => "the key was used already, or is too old",
            Self::Refused(_) => "the table refused it",
            Self::SetAside => "the table is set aside; the operator can tell why",
            Self::TooMany { .. } => "too many; wait a little",
            Self::TooSlow => "the request took too long",
            Self::ReadOnly => "the server's disk is full: nothing can be changed until it is not",
            Self::Broken => "something is wrong with the server",
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::ReadOnly(_) => Self::ReadOnly,
            StoreError::Conflict => Self::UsedKey,
            StoreError::Broken(why) => {
                tracing::error!(why, "the store cannot be read");
                Self::Broken
            }
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let refused = match &self {
            Self::Refused(message) => message.clone(),
            Self::Malformed(_)
            | Self::Unknown
            | Self::WrongOrigin
            | Self::Forbidden
            | Self::Banned
            | Self::WrongPassword
            | Self::NewPassword
            | Self::NameTaken
            | Self::NotFound
            | Self::UsedKey
            | Self::SetAside
            | Self::TooMany { .. }
            | Self::TooSlow
            | Self::ReadOnly
            | Self::Broken => Value::Null,
        };
        let body = json!({
            "error": { "kind": self.kind(), "problem": self.problem(), "refused": refused },
        });
        let mut response = (self.status(), Json(body)).into_response();
        if let Self::TooMany { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
