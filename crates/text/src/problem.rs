//! Problems in Fluent files.

use std::fmt;

use contract::Language;

/// A problem in a Fluent file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FluentProblem {
    /// The language of the file.
    pub language: Language,
    /// The key of the message or term; for a syntax error, its line.
    pub key: String,
    /// What is wrong.
    pub fault: Fault,
}

/// The kinds of problems.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot be parsed as Fluent.
    Syntax(String),
    /// The key appears twice, or is one of the shared keys.
    Duplicate,
    /// The key is missing, though other languages or a phrase have it.
    Missing,
    /// It has attributes, but no value.
    NoValue,
    /// It lacks these arguments, which other languages use.
    Arguments(Vec<String>),
    /// The plural by this variable lacks forms that the language has.
    Plural {
        /// The variable.
        variable: String,
        /// The forms.
        missing: Vec<&'static str>,
    },
    /// A form that messages ask for and no thing has, or the other way round.
    Form(String),
    /// It refers to a message, term or function that does not exist.
    Reference(String),
    /// It calls a function with wrong arguments.
    Call(String),
    /// It cannot be formatted with some arguments.
    Format(String),
}

impl fmt::Display for FluentProblem {
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
