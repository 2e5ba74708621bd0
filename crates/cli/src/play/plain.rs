//! Line mode, for pipes and screen readers: no escape codes, no cursor movement. It prints what
//! happened, the table, and numbered choices, and reads one line at a time.

mod input;

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;

use anyhow::Result;
use contract::RuleId;

use super::Left;
use super::any::{Choices, PersonAnswer, PersonChoice, Plea, Refused, Silence, Turn};
use super::session::Session;
use super::signal::Stop;
use crate::rules::page::{self, Book};
use input::{Input, Read};
use screen::wrap::harmless;
use screen::{Leads, Scene, Screen, Theme, TreeRow, raw_lines};

/// The most choices listed at once; a longer list is shown on request.
const LISTED_MAX: usize = 20;
/// The width of the rules page.
const PAGE_COLUMNS: usize = 80;

/// Plays a game line by line.
pub(crate) fn play(
    session: &mut Session,
    screen: Option<&'static dyn Screen>,
    stop: Stop,
) -> Result<Left> {
    let out = io::stdout();
    let mut plain = Plain::new(session, screen, out);
    // At a keyboard people type beside the prompt; in a pipe the next line starts below it.
    plain.prompt_end = if io::stdin().is_terminal() { " " } else { "\n" };
    plain.open()?;
    plain.run(&mut Input::new(io::stdin(), stop))
}

struct Plain<'a, W> {
    session: &'a mut Session,
    screen: Option<&'static dyn Screen>,
    out: W,
    prompt_end: &'static str,
    choices: Choices,
    /// The path through the lists of a screen to the current one.
    path: Vec<usize>,
    /// The number of events already printed.
    n_told: usize,
    /// The rule of the last refusal.
    rule: Option<RuleId>,
}

impl<'a, W: Write> Plain<'a, W> {
    fn new(session: &'a mut Session, screen: Option<&'static dyn Screen>, out: W) -> Self {
        let (choices, rule) = (Choices::default(), None);
        let path = Vec::new();
        Self { session, screen, out, prompt_end: "\n", choices, path, n_told: 0, rule }
    }

    /// Prints the game and its players.
    fn open(&mut self) -> Result<()> {
        let about = self.session.about();
        let seats = (0..).map(contract::Seat).take(about.names.len());
        let seats: Vec<String> = seats.map(|seat| about.seat_label(seat)).collect();
        let title = format!("{} – {}", about.text("ui-title"), about.title());
        let mut lines = vec![title, format!("{}: {}.", about.text("ui-seats"), seats.join(", "))];
        lines.extend(about.opening.iter().cloned());
        lines.push(about.text("ui-type-help"));
        self.print(&lines)?;
        // A person who continues a game has seen what happened before.
        if self.session.n_actions() > 0 {
            self.n_told = self.session.told().len();
        }
        Ok(())
    }

    fn run(&mut self, input: &mut Input) -> Result<Left> {
        loop {
            if input.is_stopped() {
                return Ok(Left::Stopped);
            }
            self.tell()?;
            match self.session.turn() {
                Turn::Over => return Ok(Left::Over),
                Turn::Other(_) | Turn::Others(_) => self.session.step(),
                Turn::Mine(_) => {
                    self.choices = self.session.choices();
                    self.path.clear();
                    self.print(&[String::new()])?;
                    self.show_table()?;
                    self.show_choices(LISTED_MAX)?;
                    if let ControlFlow::Break(left) = self.answer(input)? {
                        return Ok(left);
                    }
                }
            }
        }
    }

    /// Reads lines until one of them is an accepted answer.
    fn answer(&mut self, input: &mut Input) -> Result<ControlFlow<Left>> {
        let asked = (self.session.n_actions(), self.session.turn());
        loop {
            self.prompt()?;
            let line = match input.read() {
                Read::Line(line) => line,
                Read::End => return Ok(ControlFlow::Break(Left::InputEnded)),
                Read::Stopped => return Ok(ControlFlow::Break(Left::Stopped)),
            };
            // At a server's table others go on meanwhile, and a number would mean something else.
            self.session.poll();
            if asked != (self.session.n_actions(), self.session.turn()) {
                self.print(&[self.session.about().text("ui-moved-on")])?;
                return Ok(ControlFlow::Continue(()));
            }
            let line = line.trim();
            match command(line) {
                Command::Nothing => {}
                Command::Quit => return Ok(ControlFlow::Break(Left::Quit)),
                Command::Help => self.show_help()?,
                Command::Hint => self.show_hint()?,
                Command::Plea(plea) => self.plead(plea)?,
                Command::Table => {
                    self.show_table()?;
                    self.show_choices(LISTED_MAX)?;
                }
                Command::More => self.show_choices(usize::MAX)?,
                Command::Rule(id) => self.show_rule(id)?,
                Command::Number(number) => {
                    if self.take_number(number, line)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                Command::Action => {
                    if self.take(PersonAnswer::Notation(line))? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
            }
        }
    }

    /// Plays a choice of the list; returns whether it was accepted.
    fn take_number(&mut self, number: Option<usize>, line: &str) -> Result<bool> {
        if number == Some(0) && self.path.pop().is_some() {
            self.show_choices(LISTED_MAX)?;
            return Ok(false);
        }
        if number == Some(0) && self.session.turn() == Turn::Mine(Silence::Allowed) {
            return self.take(PersonAnswer::Silence);
        }
        let tree = self.tree();
        let idx = number.and_then(|number| number.checked_sub(1)).unwrap_or(usize::MAX);
        let flat = || self.choices.list.get(idx).map(|choice| Leads::To(choice.action.clone()));
        let leads = match &tree {
            Some(entries) => entries.get(idx).map(|entry| entry.leads.clone()),
            None => flat(),
        };
        match leads {
            Some(Leads::To(action)) => {
                self.print(&[String::new()])?;
                return self.take(PersonAnswer::Action(&action));
            }
            Some(Leads::On) => {
                self.path.push(idx);
                self.show_choices(LISTED_MAX)?;
                return Ok(false);
            }
            None => {}
        }
        let last = tree.map_or(self.choices.list.len(), |entries| entries.len());
        let last = i64::try_from(last).unwrap_or(i64::MAX);
        let number = harmless(line);
        let gaps = [("number", (&number).into()), ("last", last.into())];
        let text = self.session.about().words.fill("ui-number-range", &gaps);
        self.print(&[text])?;
        Ok(false)
    }

    fn take(&mut self, answer: PersonAnswer<'_>) -> Result<bool> {
        match self.session.submit(answer) {
            Ok(()) => {
                self.rule = None;
                Ok(true)
            }
            Err(refused) => {
                self.refuse(&refused)?;
                // The composed action was refused: back to the first list.
                if !self.path.is_empty() {
                    self.path.clear();
                    self.show_choices(LISTED_MAX)?;
                }
                Ok(false)
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) -> Result<()> {
        self.rule = refused.rule;
        let mut text = refused.text.clone();
        if refused.rule.is_some() {
            text = format!("{text} {}", self.session.about().text("ui-type-rule"));
        }
        self.print(&[text])
    }

    /// Prints what happened since the last time.
    fn tell(&mut self) -> Result<()> {
        let told = &self.session.told()[self.n_told..];
        let is_news = |event| self.screen.is_none_or(|screen| screen.is_news(event));
        let lines: Vec<String> =
            told.iter().filter(|told| is_news(&told.event)).map(|told| told.text.clone()).collect();
        self.n_told = self.session.told().len();
        self.print(&lines)
    }

    fn show_table(&mut self) -> Result<()> {
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: Theme::Plain };
        let lines =
            self.screen.map_or_else(|| raw_lines(&view.fields), |screen| screen.lines(&scene));
        self.print(&lines)
    }

    fn show_choices(&mut self, most: usize) -> Result<()> {
        let view = self.session.view();
        let about = self.session.about();
        let scene = Scene { about, view: &view, theme: Theme::Plain };
        let mut lines = vec![String::new()];
        lines.push(scene.question().unwrap_or_else(|| about.text("ui-choose")));
        if !self.path.is_empty() {
            lines.push(format!(" 0. {}", about.text("ui-list-back")));
        } else if self.session.turn() == Turn::Mine(Silence::Allowed) {
            lines.push(format!(" 0. {}", about.text("ui-silent")));
        }
        let tree = self.tree();
        let of_choice = |choice: &PersonChoice| match self.screen {
            Some(screen) => {
                let events = self.session.foresee(&choice.action);
                screen.choice(&scene, choice, &events).sentences
            }
            None => vec![choice.words.clone()],
        };
        let listed: Vec<Vec<String>> = match &tree {
            Some(entries) => {
                entries.iter().take(most).map(|entry| entry.shown.sentences.clone()).collect()
            }
            None => self.choices.list.iter().take(most).map(of_choice).collect(),
        };
        for (number, sentences) in (1..).zip(listed) {
            let text = sentences.iter().map(|text| text.trim_end_matches('.'));
            lines.push(format!("{number:>2}. {}", text.collect::<Vec<_>>().join(". ")));
        }
        let count = tree.map_or(self.choices.list.len(), |entries| entries.len());
        let left = count.saturating_sub(most);
        if left > 0 {
            let count = i64::try_from(left).unwrap_or(i64::MAX);
            let more = about.words.fill("ui-choices-more", &[("count", count.into())]);
            lines.push(format!("{more} ({})", about.text("ui-type-more")));
        }
        self.print(&lines)
    }

    /// The lines of the current list, if the screen makes a tree of them.
    fn tree(&self) -> Option<Vec<TreeRow>> {
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: Theme::Plain };
        self.screen?.tree(&scene, &self.choices, &self.path)
    }

    fn show_hint(&mut self) -> Result<()> {
        let hint = self.session.hint();
        let (view, about) = (self.session.view(), self.session.about());
        let scene = Scene { about, view: &view, theme: Theme::Plain };
        let text = hint.map(|hint| {
            let (action, words) = (hint.action.clone(), hint.words.clone());
            let choice = PersonChoice { action, notation: String::new(), words };
            let shown = self.screen.map(|screen| screen.choice(&scene, &choice, &[]).sentences);
            let words = shown.and_then(|sentences| sentences.into_iter().next());
            hint.text(about, &words.unwrap_or_else(|| hint.words.clone()))
        });
        let (Ok(text) | Err(text)) = text;
        self.print(&[text])
    }

    fn plead(&mut self, plea: Plea) -> Result<()> {
        let answer = self.session.plead(plea);
        let none = || self.session.about().text("ui-no-clock");
        let text = answer.unwrap_or_else(none);
        self.print(&[text])
    }

    /// The named rule; else the one of the last refusal; else all of them.
    fn show_rule(&mut self, id: Option<&str>) -> Result<()> {
        let about = self.session.about();
        let book = Book {
            id: about.id,
            words: &about.words,
            ledger: about.ledger,
            sections: about.sections,
            cards: &about.cards,
        };
        let Some(id) = id.or(self.rule.map(RuleId::as_str)) else {
            return self.print(&printed(&book.page(PAGE_COLUMNS)));
        };
        if let Some(rule) = book.find(id) {
            return self.print(&printed(&book.one(rule, PAGE_COLUMNS)));
        }
        let text = about.words.fill("ui-rules-none", &[("rule", (&harmless(id)).into())]);
        self.print(&[text])
    }

    fn show_help(&mut self) -> Result<()> {
        let about = self.session.about();
        let example = self.choices.list.last().map_or("", |choice| &choice.notation);
        let last = self.choices.list.len();
        let keys = [
            (format!("1–{last}"), "ui-help-number"),
            (example.to_owned(), "ui-help-action"),
            ("h".to_owned(), "ui-help-hint"),
            ("w".to_owned(), "ui-help-wait"),
            ("n".to_owned(), "ui-help-no-more"),
            ("t".to_owned(), "ui-help-table"),
            ("m".to_owned(), "ui-help-more"),
            ("r".to_owned(), "ui-help-rules"),
            ("r ID".to_owned(), "ui-help-rule"),
            ("?".to_owned(), "ui-help-help"),
            ("q".to_owned(), "ui-help-quit"),
        ];
        let mut lines = vec![about.text("ui-help-title"), about.text("ui-help-intro")];
        let view = self.session.view();
        let scene = Scene { about, view: &view, theme: Theme::Plain };
        lines.extend(scene.question());
        lines.extend(self.screen.and_then(Screen::help).map(|key| about.text(key)));
        lines.extend(keys.map(|(key, words)| format!("  {key}: {}", about.text(words))));
        if self.choices.are_suggestions() {
            lines.push(about.text("ui-choices-composed"));
        }
        lines.push(about.text("ui-commitment-about"));
        self.print(&lines)
    }

    fn prompt(&mut self) -> Result<()> {
        let prompt = self.session.about().text("ui-prompt");
        write!(self.out, "{prompt}{}", self.prompt_end)?;
        self.out.flush()?;
        Ok(())
    }

    fn print(&mut self, lines: &[String]) -> Result<()> {
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        self.out.flush()?;
        Ok(())
    }
}

/// A page without styles.
fn printed(lines: &[page::PageLine]) -> Vec<String> {
    lines.iter().map(|line| format!("{}{}", line.label, line.text)).collect()
}

/// A typed command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command<'a> {
    Nothing,
    Help,
    Hint,
    Plea(Plea),
    Table,
    More,
    Quit,
    /// One rule, or those that matter now.
    Rule(Option<&'a str>),
    /// A number of the list; `None` if it is too large for any list.
    Number(Option<usize>),
    /// Perhaps an action.
    Action,
}

fn command(line: &str) -> Command<'_> {
    match line {
        "" => Command::Nothing,
        "?" | "help" => Command::Help,
        "h" | "hint" => Command::Hint,
        "w" | "wait" => Command::Plea(Plea::Wait),
        "n" | "no more" => Command::Plea(Plea::NoMore),
        "t" => Command::Table,
        "m" => Command::More,
        "q" | "quit" => Command::Quit,
        "r" => Command::Rule(None),
        _ if line.bytes().all(|byte| byte.is_ascii_digit()) => Command::Number(line.parse().ok()),
        _ => match line.strip_prefix("r ").map(str::trim) {
            Some(id) if !id.is_empty() => Command::Rule(Some(id)),
            Some(_) | None => Command::Action,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_numbers_or_actions() {
        assert_eq!(command(""), Command::Nothing);
        assert_eq!(command("r"), Command::Rule(None));
        assert_eq!(command("r  RUM-SET"), Command::Rule(Some("RUM-SET")));
        assert_eq!(command("12"), Command::Number(Some(12)));
        assert_eq!(command("99999999999999999999999"), Command::Number(None));
        assert_eq!(command("-1"), Command::Action);
        assert_eq!(command("w"), Command::Plea(Plea::Wait));
        assert_eq!(command("no more"), Command::Plea(Plea::NoMore));
        assert_eq!(command("draw wreck"), Command::Action);
    }
}
