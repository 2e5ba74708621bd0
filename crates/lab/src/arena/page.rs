//! The results as one self-contained HTML page.

use super::bar::BarVerdict;
use super::plot::{self, Column, escape};
use super::results::{Results, Thinking, ratio};
use super::sequential::Estimate;

/// The number of columns in the histogram of game lengths.
const COLUMNS: u32 = 36;

/// The whole page.
pub(crate) fn as_page(results: &Results, command: &str) -> String {
    let settings = &results.settings;
    let names: Vec<&str> = results.bots.iter().map(|bot| bot.bot.as_str()).collect();
    let title = format!("{}: {}", settings.game, names.join(", "));
    let style = include_str!("page.css");
    let parts = [
        head(results, &title),
        verdicts(results),
        standings(results),
        section("Ratings", RATINGS, &ratings(results)),
        section("Wins by seat", SEATS, &by_seat(results)),
        section("Time for a choice", TIMES, &times(&results.timing.thinking)),
        section("Length of a game", LENGTHS, &lengths(results)),
        endings(results),
        foot(results, command),
    ];
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{}</title><style>{style}</style></head><body><main>{}</main></body></html>\n",
        escape(&title),
        parts.concat()
    )
}

const RATINGS: &str = "How strong each bot is, by who came in before whom, on Elo's scale: 400 \
    points apart are ten wins to one. Nought is the mean of all. The lines hold the truth with \
    95 % (deals drawn again a thousand times).";
const SEATS: &str = "The share of wins at each seat; a shared win counts in parts. The dashed \
    line is what somebody of equal strength would win. The lines are 95 % intervals that hold \
    however often one looks.";
const TIMES: &str = "How long each bot took over a choice, on this machine. Where there is only \
    one thing to do nobody thinks, and it does not count.";
const LENGTHS: &str = "Choices in a game, of all players together.";

fn section(title: &str, about: &str, plot: &str) -> String {
    format!("<section><h2>{title}</h2><p>{about}</p><figure>{plot}</figure></section>")
}

fn head(results: &Results, title: &str) -> String {
    let settings = &results.settings;
    format!(
        "<header><h1>{}</h1><p>{} players · {} deals · {} games · {:.1} choices a game · \
         {:.0} s on {} threads</p></header>",
        escape(title),
        settings.players,
        results.deals,
        results.games,
        results.mean_length(),
        results.timing.seconds,
        results.timing.threads
    )
}

fn verdicts(results: &Results) -> String {
    let verdict = |bar: &super::results::BarResult| {
        let class = if bar.verdict == BarVerdict::Met { "met" } else { "missed" };
        format!(
            "<p class=\"verdict {class}\"><b>{}</b> {} <span>After {} deals: {}, 95 % from {} to \
             {}.</span></p>",
            escape(&bar.bar),
            bar.verdict,
            bar.deals,
            percent(bar.share.value),
            percent(bar.share.low),
            percent(bar.share.high)
        )
    };
    results.bars.iter().map(verdict).collect()
}

fn standings(results: &Results) -> String {
    let row = |(place, bot): (usize, &super::results::BotScore)| {
        let Estimate { value, low, high } = bot.rating;
        format!(
            "<tr><th><i class=\"dot c{}\"></i>{}</th><td>{}</td><td class=\"soft\">{} to {}</td>\
             <td>{value:+.0}</td><td class=\"soft\">{low:.0} to {high:.0}</td><td>{:.2}</td>\
             <td>{}</td></tr>",
            place % plot::COLOURS,
            escape(&bot.bot),
            percent(bot.share.value),
            percent(bot.share.low),
            percent(bot.share.high),
            bot.points,
            bot.seatings
        )
    };
    let rows: String = results.bots.iter().enumerate().map(row).collect();
    format!(
        "<div class=\"wide\"><table><thead><tr><th>bot</th><th>wins</th><th>95 %</th>\
         <th>rating</th><th>95 %</th><th>points</th><th>played</th></tr></thead>\
         <tbody>{rows}</tbody></table></div>"
    )
}

fn ratings(results: &Results) -> String {
    let rows = results.bots.iter().enumerate();
    let rows: Vec<_> = rows.map(|(place, bot)| (bot.bot.clone(), place, bot.rating)).collect();
    plot::whiskers("Ratings with intervals", &rows, None, |rating| {
        if rating == 0.0 { "0".to_owned() } else { format!("{rating:+.0}") }
    })
}

fn by_seat(results: &Results) -> String {
    let mut rows = Vec::new();
    for (place, bot) in results.bots.iter().enumerate() {
        for (share, seat) in bot.by_seat.iter().zip(1..) {
            rows.push((format!("{}, seat {seat}", bot.bot), place, *share));
        }
    }
    let fair = 1.0 / f64::from(results.settings.players);
    let name = |share: f64| format!("{:.0} %", 100.0 * share);
    plot::whiskers("Share of wins by seat", &rows, Some(fair), name)
}

fn times(thinking: &[Thinking]) -> String {
    // The axis is the binary logarithm of microseconds.
    let columns = |one: &Thinking| {
        let from = (-1..).map(f64::from);
        let each = one.counts.iter().zip(from);
        each.map(|(count, from)| Column { from, to: from + 1.0, count: *count })
            .skip_while(|column| column.count == 0)
            .collect::<Vec<_>>()
    };
    let rows = thinking.iter().enumerate();
    let rows: Vec<_> = rows.map(|(place, one)| (one.bot.clone(), place, columns(one))).collect();
    plot::columns("Times for a choice", &rows, |power| duration(power.exp2()))
}

/// So many microseconds, to two digits, with a unit.
fn duration(micros: f64) -> String {
    let (figure, unit) = match micros {
        _ if micros < 1e3 => (micros, "µs"),
        _ if micros < 1e6 => (micros / 1e3, "ms"),
        _ => (micros / 1e6, "s"),
    };
    if figure < 9.95 { format!("{figure:.1} {unit}") } else { format!("{figure:.0} {unit}") }
}

fn lengths(results: &Results) -> String {
    let lengths = &results.lengths;
    let first = lengths.keys().next().copied().unwrap_or(0);
    let last = lengths.keys().next_back().copied().unwrap_or(0);
    let step = (last - first) / COLUMNS + 1;
    let columns = (0..=(last - first) / step).map(|nth| {
        let from = first + nth * step;
        let count = lengths.range(from..from + step).map(|(_, games)| *games).sum();
        Column { from: f64::from(from), to: f64::from(from + step), count }
    });
    let rows = [("games".to_owned(), plot::COLOURS - 1, columns.collect())];
    plot::columns("Lengths of games", &rows, |choices| format!("{choices:.0}"))
}

fn endings(results: &Results) -> String {
    let row = |(reason, count): (&String, &u64)| {
        let share = percent(ratio(*count, results.games));
        format!("<tr><th>{}</th><td>{share}</td><td>{count}</td></tr>", escape(reason))
    };
    let rows: String = results.endings.iter().map(row).collect();
    format!("<section><h2>Endings</h2><table><tbody>{rows}</tbody></table></section>")
}

fn foot(results: &Results, command: &str) -> String {
    let settings = &results.settings;
    format!(
        "<footer><p>Made by <code>{}</code></p><p>Each deal was played in every order of seats \
         by moving round, with the same chance, so that luck cancels; a deal is one result. Win \
         shares have confidence sequences by betting (Waudby-Smith and Ramdas 2024), so the run \
         could be stopped at any moment. Ratings: Bradley-Terry, bootstrap over deals.</p>\
         <p>tortuga {}, rules version {}, options <code>{}</code>, deck <code>{}</code>, seed \
         {}</p></footer>",
        escape(command),
        escape(&settings.program),
        settings.rules_version,
        escape(&settings.options),
        escape(&settings.deck),
        settings.seed
    )
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_to_two_digits() {
        let told = [0.5, 12.0, 999.0, 1_500.0, 131_072.0, 2e6].map(duration);
        assert_eq!(told, ["0.5 µs", "12 µs", "999 µs", "1.5 ms", "131 ms", "2.0 s"]);
    }
}
