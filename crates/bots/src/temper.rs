//! Tempers: whether a bot keeps its promises if a game leaves that to it.

use std::fmt;
use std::str::FromStr;

/// Whether a bot keeps its promises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Temper {
    /// Always keeps them.
    #[default]
    Loyal,
    /// Keeps them unless breaking one pays.
    Fickle,
}

impl Temper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Loyal, Self::Fickle];

    /// Its name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Self::Loyal => "loyal",
            Self::Fickle => "fickle",
        }
    }
}

impl fmt::Display for Temper {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A text that names no temper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTemper(pub String);

impl fmt::Display for UnknownTemper {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Temper::ALL.map(Temper::name).join(", ");
        write!(out, "no temper is called `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownTemper {}

impl FromStr for Temper {
    type Err = UnknownTemper;
    fn from_str(name: &str) -> Result<Self, UnknownTemper> {
        let found = Self::ALL.into_iter().find(|temper| temper.name() == name);
        found.ok_or_else(|| UnknownTemper(name.to_owned()))
    }
}
