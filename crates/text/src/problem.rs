//! What can be wrong with words.

use std::fmt;

use contract::Language;

/// Something wrong in a word file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// In which language.
    pub language: Language,
    /// The message or term; for what cannot be read, the line it stands in.
    pub key: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot be read as Fluent.
    Syntax(String),
    /// The key stands there twice, or is one of the shared words.
    Duplicate,
    /// Other languages, or a phrase, have this key.
    Missing,
    /// It has attributes, but says nothing itself.
    NoValue,
    /// Other languages use these arguments of it.
    Arguments(Vec<String>),
    /// The plural by this variable lacks forms that the language has.
    Plural {
        /// The variable.
        variable: String,
        /// The forms.
        missing: Vec<&'static str>,
    },
    /// A form of things that one side asks for and the other does not know.
    Form(String),
    /// It refers to a message, term or function that is not there.
    Reference(String),
    /// It calls a function in a way that cannot work.
    Call(String),
    /// It cannot be said with some arguments.
    Format(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}: {}", self.language.code(), self.key, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(problem) => write!(out, "cannot be read: {problem}"),
            Self::Duplicate => write!(out, "is there twice"),
            Self::Missing => write!(out, "is missing"),
            Self::NoValue => write!(out, "has attributes but no value"),
            Self::Arguments(names) => {
                write!(out, "does not use ${}, as other languages do", names.join(", $"))
            }
            Self::Plural { variable, missing } => {
                write!(out, "lacks [{}] in the plural by ${variable}", missing.join("], ["))
            }
            Self::Form(form) => write!(out, "form `{form}` is asked for or given by nobody"),
            Self::Reference(name) => write!(out, "refers to {name}, which is not there"),
            Self::Call(problem) => write!(out, "{problem}"),
            Self::Format(problem) => write!(out, "cannot be said: {problem}"),
        }
    }
}
