//! The language for the player.

use anyhow::{Result, bail};
use contract::Language;

/// The language asked for, or the system's, or English.
pub(crate) fn choose(asked: Option<&str>) -> Result<Language> {
    if let Some(code) = asked {
        let known = Language::ALL.map(Language::code).join(", ");
        return match Language::from_code(code) {
            Some(language) => Ok(language),
            None => bail!("there is no language `{code}`; there are: {known}"),
        };
    }
    let of_system = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
        // An empty variable counts as not set.
        std::env::var(name).ok().filter(|value| !value.is_empty())
    });
    Ok(of_system.and_then(|code| Language::from_code(&code)).unwrap_or_default())
}
