//! The secret from which the deals of a table are derived.

use contract::Seed;
use contract::chance::sha256_hex;
use serde::{Deserialize, Serialize};

use crate::id::MatchNumber;

/// A secret of 256 bits, which must not leave the operator's disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(Seed);

impl Secret {
    /// A secret from the bytes of the system's random source.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Seed::new(bytes))
    }

    /// The seed of one match. Revealing it after the match gives away no other seed.
    pub fn seed_of(self, number: MatchNumber) -> Seed {
        let digits = sha256_hex(format!("tortuga deal {}/{}", self.0, number.0).as_bytes());
        digits.parse().expect("a hash has 64 hexadecimal digits")
    }
}

impl TryFrom<String> for Secret {
    type Error = contract::chance::NotHex;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        secret.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_has_a_seed_of_its_own() {
        let secret = Secret::new([7; 32]);
        let seeds = [1, 2].map(|number| secret.seed_of(MatchNumber(number)));
        assert_ne!(seeds[0], seeds[1]);
        assert_eq!(format!("{secret:?}"), "Secret(Seed(…))");
    }
}
