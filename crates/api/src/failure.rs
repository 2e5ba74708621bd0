//! Why a request was not carried out.

use serde::{Deserialize, Serialize};
use table::Message;

/// The answer to a request that was not carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failed {
    /// What went wrong.
    pub error: FailureInfo,
}

/// What went wrong with a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FailureInfo {
    /// The kind of failure, for clients.
    pub kind: FailureKind,
    /// The problem in English, for developers.
    pub problem: String,
    /// The table's own message, if the table refused it.
    pub refused: Option<Message>,
}

/// A kind of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FailureKind {
    /// The request cannot be parsed.
    Malformed,
    /// No valid session: the client must choose a name first.
    Unknown,
    /// The request comes from another site's page.
    WrongOrigin,
    /// The server is not known by the name that the request was sent to.
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
    /// The table refused it.
    Refused,
    /// The table cannot be served; the operator can find out why.
    SetAside,
    /// Over a rate limit or a quota.
    TooMany,
    /// The request took too long.
    TooSlow,
    /// Nothing can be written at the moment.
    ReadOnly,
    /// An error of the server's own.
    Broken,
    /// A kind that this program does not know: the server is newer. No server sends it.
    #[serde(other, skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    Other,
}

#[cfg(test)]
mod tests {
    //! Failures of servers of other versions.
    use super::*;

    #[test]
    fn a_kind_of_a_newer_server_is_read_and_keeps_its_problem() {
        let text = r#"{"error":{"kind":"moonstruck","problem":"full moon","refused":null}}"#;
        let error = FailureInfo {
            kind: FailureKind::Other,
            problem: "full moon".to_owned(),
            refused: None,
        };
        assert_eq!(serde_json::from_str::<Failed>(text).unwrap(), Failed { error });
    }
}
