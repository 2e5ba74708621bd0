//! Whether [`contract::About`] tells the truth about a game: it must name exactly the options and
//! values that the game reads, and the prefix of its rules.

use contract::{About, Game, OptionAbout, SeatCount, setup};
use serde_json::{Map, Value, json};

/// A value that no option has.
const NONSENSE: &str = "no such value";

/// The mistakes in the facts about a game; empty if there are none.
pub fn problems<G: Game>() -> Vec<String> {
    problems_of::<G>(&G::ABOUT)
}

/// What would be wrong with these facts about a game.
fn problems_of<G: Game>(about: &About) -> Vec<String> {
    let mut problems = Vec::new();
    if !about.seats.contains(&about.usual_seats) {
        problems.push(format!("{} seats are usual, but not allowed", about.usual_seats));
    }
    let head = format!("{}-", about.prefix.to_uppercase());
    let alien = G::ledger().iter().find(|rule| !rule.id.as_str().starts_with(&head));
    problems.extend(alien.map(|rule| format!("{} has another prefix", rule.id.as_str())));
    problems.extend(wrong_defaults::<G>(about));
    problems.extend(about.options.iter().flat_map(wrong_values::<G>));
    problems.extend(wrong_cautions::<G>(about));
    problems
}

/// The first values must be the defaults, and no option may be missing. Options that are no words,
/// such as numbers, are not offered.
fn wrong_defaults<G: Game>(about: &About) -> Option<String> {
    let first = |option: &OptionAbout| (option.name.to_owned(), json!(option.values.first()));
    let offered: Map<String, Value> = about.options.iter().map(first).collect();
    let real = serde_json::to_value(G::Options::default()).unwrap_or_default();
    let words = real.as_object().into_iter().flatten().filter(|(_, value)| value.is_string());
    let real: Map<String, Value> = words.map(|(key, value)| (key.clone(), value.clone())).collect();
    (offered != real).then(|| format!("the defaults are {}, not {}", json!(real), json!(offered)))
}

/// The game must read every value, and list no other when it is given nonsense.
fn wrong_values<G: Game>(option: &OptionAbout) -> Vec<String> {
    let OptionAbout { name, values } = *option;
    let read = |value: &str| serde_json::from_value::<G::Options>(json!({ name: value }));
    let unread = values.iter().filter(|value| read(value).is_err());
    let mut problems: Vec<String> =
        unread.map(|value| format!("{name}={value} cannot be read")).collect();
    let expected = read(NONSENSE).err().map(|error| error.to_string()).unwrap_or_default();
    // Quoted are the nonsense itself and then every value.
    let known = expected.split('`').skip(1).step_by(2).skip(1);
    let missing = known.filter(|value| !values.contains(value));
    problems.extend(missing.map(|value| format!("{name}={value} is not offered")));
    problems
}

/// A caution must hold exactly where the game advises against its own set-up.
fn wrong_cautions<G: Game>(about: &About) -> Vec<String> {
    let mut problems = Vec::new();
    for n_seats in about.seats.clone() {
        for (name, value) in about.options.iter().flat_map(pairs) {
            let Ok(options) = serde_json::from_value(json!({ name: value })) else { continue };
            let seats = SeatCount::new(n_seats).expect("a game has few seats");
            let Ok(rules) = setup::rules::<G>(&options, seats, &G::default_deck()) else {
                continue;
            };
            let said = G::setup_advice(rules).map(|phrase| phrase.key);
            let chosen = serde_json::to_value(&options).unwrap_or_default();
            let holds = about.cautions.iter().find(|caution| {
                chosen[caution.option] == caution.value && n_seats >= caution.seats_min
            });
            let told = holds.map(|caution| caution.key);
            if said.as_deref() != told {
                let what = format!("{name}={value} with {n_seats} seats");
                problems.push(format!("{what}: the game advises {said:?}, its facts {told:?}"));
            }
        }
    }
    problems
}

fn pairs(option: &OptionAbout) -> impl Iterator<Item = (&'static str, &'static str)> {
    let OptionAbout { name, values } = *option;
    values.iter().map(move |value| (name, *value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Raid;
    use contract::Caution;

    fn with_options(options: &'static [OptionAbout]) -> Vec<String> {
        problems_of::<Raid>(&About { options, ..Raid::ABOUT })
    }

    #[test]
    fn the_facts_about_the_toy_are_true() {
        assert_eq!(problems::<Raid>(), [""; 0]);
    }

    #[test]
    fn wrong_options_are_found() {
        let missing = "the defaults are {\"ties\":\"captain-stays\"}, not {}";
        assert_eq!(with_options(&[]), [missing]);
        let found = with_options(&[OptionAbout { name: "ties", values: &["captain-stays"] }]);
        assert_eq!(found, ["ties=mutineer-wins is not offered"]);
        let values = &["captain-stays", "mutineer-wins", "nobody"];
        let found = with_options(Vec::leak(vec![OptionAbout { name: "ties", values }]));
        assert_eq!(found, ["ties=nobody cannot be read"]);
        let values = &["mutineer-wins", "captain-stays"];
        let found = with_options(Vec::leak(vec![OptionAbout { name: "ties", values }]));
        assert_eq!(found.len(), 1, "the default is the first: {found:?}");
    }

    #[test]
    fn wrong_seats_and_cautions_are_found() {
        let found = problems_of::<Raid>(&About { usual_seats: 11, ..Raid::ABOUT });
        assert_eq!(found, ["11 seats are usual, but not allowed"]);
        let caution =
            Caution { option: "ties", value: "mutineer-wins", seats_min: 10, key: "toy-odd" };
        let cautions = Vec::leak(vec![caution]);
        let found = problems_of::<Raid>(&About { cautions, ..Raid::ABOUT });
        let told = "the game advises None, its facts Some(\"toy-odd\")";
        assert_eq!(found, [format!("ties=mutineer-wins with 10 seats: {told}")]);
    }
}
