//! The bars of `xtask/bars.toml`, and what a count means beside its bar.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::repo::Repo;

/// Where they are, below the root.
pub(crate) const FILE: &str = "xtask/bars.toml";

/// What a count may be above its bar: another build of the same code may differ a little.
const OVER: f64 = 1.01;
/// A count below this share of its bar makes the bar too loose to hold anything.
const UNDER: f64 = 0.97;

/// The most instructions that a part may take, and how they are counted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountBar {
    /// The part's name.
    pub(crate) name: String,
    /// The example that runs nothing but this part.
    pub(crate) program: String,
    /// Its arguments, before the length of the run.
    pub(crate) arguments: Vec<String>,
    /// What it counts.
    pub(crate) unit: String,
    /// The lengths of two runs; their difference leaves out what happens once.
    pub(crate) short: u64,
    pub(crate) long: u64,
    /// The most instructions per unit.
    pub(crate) most: f64,
}

#[derive(Deserialize)]
struct File {
    bar: Vec<CountBar>,
}

/// What a count means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The bar holds.
    Holds,
    /// The part has become slower.
    Over,
    /// The part has become faster; the bar must follow.
    Loose,
}

impl CountBar {
    /// Reads all bars.
    pub(crate) fn all(repo: &Repo) -> Result<Vec<Self>> {
        let text = std::fs::read_to_string(repo.root().join(FILE));
        let text = text.with_context(|| format!("cannot read {FILE}"))?;
        let file: File = toml::from_str(&text).with_context(|| format!("{FILE} is damaged"))?;
        Ok(file.bar)
    }

    pub(crate) fn judge(&self, count: f64) -> Verdict {
        if count > self.most * OVER {
            Verdict::Over
        } else if count < self.most * UNDER {
            Verdict::Loose
        } else {
            Verdict::Holds
        }
    }

    /// A line about a count.
    pub(crate) fn line(&self, count: f64) -> String {
        let (name, most) = (&self.name, self.most);
        let unit = self.unit.trim_end_matches('s');
        let line = format!("{name}: {count:.0} instructions per {unit} (bar {most:.0})");
        match self.judge(count) {
            Verdict::Holds => line,
            Verdict::Over => format!("{line}, too many"),
            Verdict::Loose => format!("{line}, so lower the bar to {:.0} in {FILE}", count.ceil()),
        }
    }
}

#[cfg(test)]
mod tests {
    //! Counts around a bar, and the real file.
    use super::*;

    fn bar() -> CountBar {
        let text = "name = \"rum\"\nprogram = \"playout\"\narguments = [\"rum\"]\n\
                    unit = \"actions\"\nshort = 1\nlong = 2\nmost = 300";
        toml::from_str(text).unwrap()
    }

    #[test]
    fn a_count_over_the_bar_fails_and_one_far_below_asks_for_a_lower_bar() {
        let judged = [304.0, 303.0, 300.0, 291.0, 290.0].map(|count| bar().judge(count));
        let [above, most, even, least, below] = judged;
        assert_eq!((above, below), (Verdict::Over, Verdict::Loose));
        assert_eq!([most, even, least], [Verdict::Holds; 3]);
    }

    #[test]
    fn a_line_says_what_to_do() {
        assert_eq!(bar().line(300.2), "rum: 300 instructions per action (bar 300)");
        assert!(bar().line(400.0).ends_with("(bar 300), too many"));
        assert!(bar().line(200.4).ends_with("so lower the bar to 201 in xtask/bars.toml"));
    }

    #[test]
    fn the_file_names_every_part_once() {
        let bars = CountBar::all(&Repo::find().unwrap()).unwrap();
        let mut names: Vec<&str> = bars.iter().map(|bar| bar.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), bars.len());
        assert!(bars.iter().all(|bar| bar.short < bar.long && bar.most > 0.0));
    }
}
