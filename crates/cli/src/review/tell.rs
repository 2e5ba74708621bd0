//! The results of a review, in words or as JSON.

use std::fmt::Write;

use anyhow::Result;
use contract::{Phrase, Seat};
use lab::review::Decision;
use record::{Occupant, Record};
use registry::House;
use serde_json::{Value, json};
use text::{Listener, Words};

use crate::args::Review;
use crate::language;
use crate::records::{PlayedBy, mark, notation};

/// The number of costliest decisions to show.
const COSTLIEST: usize = 8;
/// Smaller differences are noise.
const NOISE: f32 = 0.03;
/// The most columns of a curve.
const CURVE: usize = 60;

/// The whole report.
pub(crate) fn tell<G: House>(
    args: &Review,
    record: &Record<G>,
    by: PlayedBy,
    decisions: &[Decision<G::Action>],
) -> Result<String> {
    if args.json {
        let mut told = as_json(args, record, decisions);
        if by == PlayedBy::TodaysRules {
            told["replay"] = json!("todays-rules");
            told["rules_played"] = json!(record.header.rules_version);
        }
        return Ok(format!("{told}\n"));
    }
    let words = Words::of::<G>(language::choose(args.lang.as_deref())?);
    let names: Vec<String> = record.header.seats.iter().map(name).collect();
    let teller = Teller { words: &words, names: &names };
    let mut text = mark::<G>(&record.header, by, &words);
    teller.write(&mut text, args, decisions)?;
    Ok(text)
}

fn name(occupant: &Occupant) -> String {
    occupant.name().as_str().to_owned()
}

struct Teller<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Teller<'_> {
    fn write<A: PartialEq>(
        &self,
        text: &mut String,
        args: &Review,
        decisions: &[Decision<A>],
    ) -> std::fmt::Result {
        let fill = |key: &str| self.words.fill(key, &[]);
        writeln!(text, "{}", fill("ui-review-curves"))?;
        let width = self.names.iter().map(|name| unicode_width::UnicodeWidthStr::width(&name[..]));
        let width = width.max().unwrap_or(0);
        for (seat, name) in (0..).map(Seat).zip(self.names) {
            let own = decisions.iter().filter(|decision| decision.seat == seat);
            let shares: Vec<f32> = own.map(|decision| decision.finding.best_share).collect();
            let (Some(first), Some(last)) = (shares.first(), shares.last()) else { continue };
            let (first, last) = (percent(*first), percent(*last));
            let gap = " ".repeat(width - unicode_width::UnicodeWidthStr::width(&name[..]));
            writeln!(text, "{name}{gap}  {}  {first} % → {last} %", curve(&shares))?;
        }
        let shown = chosen(args, decisions);
        let title = if args.all { "ui-review-all" } else { "ui-review-costliest" };
        let title = if shown.is_empty() { "ui-review-nothing" } else { title };
        writeln!(text, "\n{}", fill(title))?;
        for decision in shown {
            self.decision(text, decision)?;
        }
        let times = i64::from(args.budget.get());
        let note = self.words.fill("ui-review-note", &[("times", times.into())]);
        writeln!(text, "\n{note}")
    }

    fn decision<A: PartialEq>(
        &self,
        text: &mut String,
        decision: &Decision<A>,
    ) -> std::fmt::Result {
        let Decision { number, seat, played, finding, said, best_said } = decision;
        let name = self.names.get(seat.idx()).map_or("?", String::as_str);
        writeln!(text, "\n{number}. {name}: {}", self.say(said))?;
        let (own, best) = (percent(finding.played_share), percent(finding.best_share));
        if finding.best.as_ref() == Some(played) {
            let gaps = [("best", best.into())];
            return writeln!(text, "   {}", self.words.fill("ui-review-same", &gaps));
        }
        let gaps = [("played", own.into()), ("best", best.into())];
        writeln!(text, "   {}", self.words.fill("ui-review-chances", &gaps))?;
        let silence = || self.words.fill("ui-review-silence", &[]);
        let action = best_said.as_ref().map_or_else(silence, |action| self.say(action));
        let captain = self.words.fill("ui-review-captain", &[("action", (&action).into())]);
        match &finding.reason {
            Some(reason) => writeln!(text, "   {captain} – {}", self.say(reason)),
            None => writeln!(text, "   {captain}"),
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Listener { me: None, names: self.names })
    }
}

/// The decisions to show: all in their order, or the costliest first.
fn chosen<'a, A>(args: &Review, decisions: &'a [Decision<A>]) -> Vec<&'a Decision<A>> {
    let mut shown: Vec<&Decision<A>> = decisions.iter().collect();
    if args.all {
        return shown;
    }
    shown.retain(|decision| decision.finding.swing() >= NOISE);
    shown.sort_by(|one, other| other.finding.swing().total_cmp(&one.finding.swing()));
    shown.truncate(COSTLIEST);
    shown
}

/// Shares as columns, one for each decision, or the mean of several if there are too many.
fn curve(shares: &[f32]) -> String {
    const COLUMNS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let each = shares.len().div_ceil(CURVE).max(1);
    let column = |some: &[f32]| {
        let percents: i64 = some.iter().map(|share| percent(*share)).sum();
        let mean = percents / i64::try_from(some.len()).unwrap_or(1).max(1);
        // Eight columns for 0 to 100.
        let height = usize::try_from(mean * 8 / 101).unwrap_or_default();
        COLUMNS[height.min(7)]
    };
    shares.chunks(each).map(column).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "from 0 to 100")]
fn percent(share: f32) -> i64 {
    (100.0 * share).round().clamp(0.0, 100.0) as i64
}

fn as_json<G: House>(
    args: &Review,
    record: &Record<G>,
    decisions: &[Decision<G::Action>],
) -> Value {
    let write = |action: &G::Action| notation::<G>(record.rules, action);
    let decision = |decision: &Decision<G::Action>| {
        let Decision { number, seat, played, finding, .. } = decision;
        json!({
            "number": number,
            "seat": seat.0 + 1,
            "played": { "action": write(played), "share": finding.played_share },
            "best": { "action": finding.best.as_ref().map(write), "share": finding.best_share },
            "swing": finding.swing(),
            "reason": finding.reason,
        })
    };
    let names: Vec<String> = record.header.seats.iter().map(name).collect();
    json!({
        "game": record.header.game,
        "names": names,
        "iterations": args.budget,
        "decisions": decisions.iter().map(decision).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_rises_with_the_shares() {
        assert_eq!(curve(&[0.0, 0.13, 0.5, 0.87, 1.0]), "▁▂▄▇█");
        assert_eq!(curve(&[]), "");
        let many = curve(&[0.5; 1_000]);
        assert!(many.chars().count() <= CURVE && many.chars().all(|column| column == '▄'));
    }
}
