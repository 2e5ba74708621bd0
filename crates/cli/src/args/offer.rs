//! The games and their options in `--help`, from the facts that the games state.

use contract::{Caution, Language, OptionAbout};
use registry::{ABOUTS, GAMES, House, Visitor};
use text::Words;

/// `The game: jolly-roger, port-royal or rum`.
pub(super) fn games() -> String {
    format!("The game: {}", any_of(GAMES))
}

/// What options there are, with all values, and what to consider.
pub(super) fn options() -> String {
    let offered = ABOUTS.iter().filter(|about| !about.options.is_empty());
    let paragraphs = offered.map(|about| {
        let options: Vec<String> = about.options.iter().map(option).collect();
        let offer = format!("{}: {}.", about.id, options.join(", "));
        let cautions = registry::visit(about.id, Cautions(about.cautions)).unwrap_or_default();
        [vec![offer], cautions].concat().join(" ")
    });
    let head = "An option of the game; may be given several times".to_owned();
    std::iter::once(head).chain(paragraphs).collect::<Vec<_>>().join("\n\n")
}

fn option(option: &OptionAbout) -> String {
    format!("{}={}", option.name, any_of(option.values))
}

/// `a, b or c`.
fn any_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// The game's advice about some values, in words.
struct Cautions(&'static [Caution]);

impl Visitor for Cautions {
    type Output = Vec<String>;
    fn visit<G: House>(self) -> Vec<String> {
        let words = Words::of::<G>(Language::En);
        self.0.iter().filter_map(|caution| words.key(caution.key)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_every_game_and_every_value() {
        assert!(games().starts_with("The game: jolly-roger, port-royal or "));
        let text = options();
        let expected = "\n\nport-royal: ending=book or equal, variant=none or expedition. By the";
        assert!(text.contains(expected), "{text}");
        assert!(text.contains("edition=en, pl or de, prizes=open or hidden"), "{text}");
        assert!(!text.contains("rum:"), "RUM has no options");
    }
}
