//! The results as a table for people.

use std::fmt::Write;

use super::results::{BotScore, Results};
use super::sequential::Estimate;

/// The whole table.
pub(crate) fn as_table(results: &Results) -> String {
    let mut text = String::new();
    write(&mut text, results).expect("a string takes all text");
    text
}

fn write(text: &mut String, results: &Results) -> std::fmt::Result {
    let settings = &results.settings;
    let timing = &results.timing;
    writeln!(
        text,
        "{}, {} players: {} deals, {} games, {:.1} choices a game; {:.1} s on {} threads\n",
        settings.game,
        settings.players,
        results.deals,
        results.games,
        results.mean_length(),
        timing.seconds,
        timing.threads
    )?;
    let width = results.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(8) + 2;
    writeln!(
        text,
        "{:width$}{:>9}  {:<17}{:>7}  {:<14}{:>8}  {:>12}",
        "", "wins", "95 %", "rating", "95 %", "points", "a choice"
    )?;
    for (bot, thinking) in results.bots.iter().zip(&timing.thinking) {
        let interval = percent_interval(&bot.share);
        let Estimate { value, low, high } = bot.rating;
        let between = format!("{low:.0} to {high:.0}");
        writeln!(
            text,
            "{:width$}{:>7.2} %  {interval:<17}{value:>+7.0}  {between:<14}{:>8.2}  {:>9.3} ms",
            bot.bot,
            100.0 * bot.share.value,
            bot.points,
            thinking.mean
        )?;
    }
    by_seat(text, &results.bots, width)?;
    for bar in &results.bars {
        let Estimate { value, low, high } = bar.share;
        writeln!(
            text,
            "\nbar {}: {} (after {} deals: {:.2} %, {:.2} to {:.2})",
            bar.bar,
            bar.verdict,
            bar.deals,
            100.0 * value,
            100.0 * low,
            100.0 * high
        )?;
    }
    Ok(())
}

fn by_seat(text: &mut String, bots: &[BotScore], width: usize) -> std::fmt::Result {
    let seats = bots.first().map_or(0, |bot| bot.by_seat.len());
    write!(text, "\n{:width$}", "by seat")?;
    for seat in 1..=seats {
        write!(text, "{seat:>9}")?;
    }
    writeln!(text)?;
    for bot in bots {
        write!(text, "{:width$}", bot.bot)?;
        for share in &bot.by_seat {
            write!(text, "{:>7.2} %", 100.0 * share.value)?;
        }
        writeln!(text)?;
    }
    Ok(())
}

fn percent_interval(share: &Estimate) -> String {
    format!("{:.2} to {:.2}", 100.0 * share.low, 100.0 * share.high)
}
