//! Why a request was not carried out.

use api::{Failed, FailureInfo, FailureKind};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::Message;

use crate::store::StoreError;

/// Why a request was not carried out. Clients use the kind; the English text is for developers.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Failure {
    /// The request cannot be parsed.
    Malformed(String),
    /// No valid session: the client must choose a name first.
    Unknown,
    /// The request comes from another site's page.
    WrongOrigin,
    /// The request was sent to a name that is not ours: another site may have pointed it at us.
    WrongHost,
    /// This person may not do that.
    Forbidden,
    /// This person is banned.
    Banned,
    /// The name or the password is wrong; the answer does not say which.
    WrongPassword,
    /// This is a one-time password: the client must set a new one.
    NewPassword,
    /// The name belongs to an account, or looks like one that does.
    NameTaken,
    /// There is no such thing, or this person may not see it.
    NotFound,
    /// Somebody else used the key, or it has expired.
    UsedKey,
    /// The table refused it; this is the table's own message.
    Refused(Box<Message>),
    /// The table cannot be served; the operator can find out why.
    SetAside,
    /// Over a rate limit or a quota. Try again after so many seconds.
    TooMany { seconds: u64 },
    /// The request took too long.
    TooSlow,
    /// Nothing can be written at the moment.
    ReadOnly,
    /// The table is on its way to another node, or that node does not answer. Try again.
    Away,
    /// An error of our own.
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
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::UsedKey | Self::NameTaken | Self::Refused(_) => StatusCode::CONFLICT,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::SetAside | Self::ReadOnly | Self::Away => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn kind(&self) -> FailureKind {
        match self {
            Self::Malformed(_) => FailureKind::Malformed,
            Self::Unknown => FailureKind::Unknown,
            Self::WrongOrigin => FailureKind::WrongOrigin,
            Self::WrongHost => FailureKind::WrongHost,
            Self::Forbidden => FailureKind::Forbidden,
            Self::Banned => FailureKind::Banned,
            Self::WrongPassword => FailureKind::WrongPassword,
            Self::NewPassword => FailureKind::NewPassword,
            Self::NameTaken => FailureKind::NameTaken,
            Self::NotFound => FailureKind::NotFound,
            Self::UsedKey => FailureKind::UsedKey,
            Self::Refused(_) => FailureKind::Refused,
            Self::SetAside => FailureKind::SetAside,
            Self::TooMany { .. } => FailureKind::TooMany,
            Self::TooSlow => FailureKind::TooSlow,
            Self::ReadOnly | Self::Away => FailureKind::ReadOnly,
            Self::Broken => FailureKind::Broken,
        }
    }

    fn problem(&self) -> &str {
        match self {
            Self::Malformed(problem) => problem,
            Self::Unknown => "no session: POST /api/guest first",
            Self::WrongOrigin => "the request comes from another site's page",
            Self::WrongHost => {
                "the server does not know itself by this name; its operator can add it with \
                 --public-url or --host"
            }
            Self::Forbidden => "you may not do this",
            Self::Banned => "the operator has banned you",
            Self::WrongPassword => "the name or the password is wrong",
            Self::NewPassword => "this is a one-time password: send a new_password with it",
            Self::NameTaken => "this name, or one that looks like it, is taken",
            Self::NotFound => "not found",
            Self::UsedKey => "the key was used already, or is too old",
            Self::Refused(_) => "the table refused it",
            Self::SetAside => "the table is set aside; ask the operator why",
            Self::TooMany { .. } => "too many requests; try again later",
            Self::TooSlow => "the request took too long",
            Self::ReadOnly => "the server's disk is full: nothing can be changed at the moment",
            Self::Away => "the table cannot be reached at the moment; try again",
            Self::Broken => "internal server error",
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::ReadOnly(_) | StoreError::Gone => Self::ReadOnly,
            StoreError::Conflict => Self::UsedKey,
            StoreError::Broken(why) => {
                tracing::error!(why, "cannot read the store");
                Self::Broken
            }
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, kind, problem) = (self.status(), self.kind(), self.problem().to_owned());
        let (refused, retry_s) = match self {
            Self::Refused(message) => (Some(*message), None),
            Self::TooMany { seconds } => (None, Some(seconds)),
            Self::Malformed(_)
            | Self::Unknown
            | Self::WrongOrigin
            | Self::WrongHost
            | Self::Forbidden
            | Self::Banned
            | Self::WrongPassword
            | Self::NewPassword
            | Self::NameTaken
            | Self::NotFound
            | Self::UsedKey
            | Self::SetAside
            | Self::TooSlow
            | Self::ReadOnly
            | Self::Away
            | Self::Broken => (None, None),
        };
        let error = FailureInfo { kind, problem, refused };
        let mut response = (status, Json(Failed { error })).into_response();
        if let Some(seconds) = retry_s {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
