//! Identifiers that the server makes: table ids, and secret tokens.
//!
//! A [`Token`] is shown once, to the person it is for; only its [`Digest`] is stored. Neither is
//! ever written to a log.

use std::fmt;
use std::str::FromStr;

use contract::chance::{read_hex, write_hex};
use sha2::{Digest as _, Sha256};

/// The id of a table, as in its URL: 16 hexadecimal digits. It is not secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

impl TableId {
    /// A new, random id.
    pub fn fresh() -> Self {
        Self(u64::from_le_bytes(chance()))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}

/// A text that is not a table id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<Self, NoTableId> {
        let plain = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 16 || !text.bytes().all(plain) {
            return Err(NoTableId);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| NoTableId)
    }
}

/// A secret of 256 bits: a session token, or an invitation key.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new token that nobody can guess.
    pub fn fresh() -> Self {
        Self(chance())
    }

    /// Parses the 64 hexadecimal digits that [`Token::digits`] gives.
    pub fn read(text: &str) -> Option<Self> {
        read_hex(text).ok().map(Self)
    }

    /// The token as text, for the person it is for.
    pub fn digits(&self) -> String {
        let mut text = String::with_capacity(64);
        write_hex(&self.0, &mut text).expect("a string takes all text");
        text
    }

    /// The digest to store.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token(…)")
    }
}

/// The SHA-256 of a [`Token`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest(pub [u8; 32]);

impl fmt::Debug for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Digest(…)")
    }
}

/// Random bytes from the operating system.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    //! Texts that are ids, and texts that are not.
    use super::*;

    #[test]
    fn a_table_id_parses_its_own_text_and_no_other() {
        let id = TableId::fresh();
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "12", "+123456789abcdef", "0123456789ABCDEF", "../../etc/passwd"] {
            assert_eq!(wrong.parse::<TableId>(), Err(NoTableId), "{wrong}");
        }
    }

    #[test]
    fn a_token_reads_its_own_digits_and_shows_nothing() {
        let token = Token::fresh();
        assert_eq!(Token::read(&token.digits()), Some(token.clone()));
        assert_eq!(Token::read(&token.digits()[1..]), None);
        assert_eq!(Token::read(&"ż".repeat(32)), None);
        assert_eq!(Token::read(&"+f".repeat(32)), None);
        assert_eq!(format!("{token:?} {:?}", token.digest()), "Token(…) Digest(…)");
        assert_ne!(token, Token::fresh());
    }
}
