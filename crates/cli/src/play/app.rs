//! The screen of a game in progress: selection, marks, typed text and pages. It takes keys
//! ([`keys`]) and draws frames ([`frame`]). Neither uses a clock or a terminal, so tests can press
//! keys and look.

mod keys;
mod frame;
mod page;

use contract::RuleId;
use ratatui::text::Line;
use serde_json::Value;

use super::Left;
use super::any::{Hint, PersonAnswer, Plea, Refused, Silence, Turn};
use super::session::Session;
use page::Page;
use screen::{Leads, Scene, Screen, Shown, Theme, TreeRow};

/// Keys of choices after the digits, and of cards, without the keys that mean something else.
const LETTERS: &str = "abdefgijkmnopstuvwxyz";
/// The longest text that can be typed.
const TYPED_MAX: usize = 240;
/// How deep in the lists to look for a hint.
const DEPTH_MAX: usize = 2;

/// The part that keys act on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// The list of choices.
    Choices,
    /// The hand, which is composed into an action.
    Hand,
    /// The log.
    Log,
}

/// The dialogue beside the table.
#[derive(Clone, PartialEq, Debug)]
enum Dialogue {
    /// No dialogue.
    None,
    /// Whether to leave.
    Quit,
    /// An action in the notation.
    Typing(String),
    /// A page over the table.
    Page(Page),
}

/// A notice that stays until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    Refusal(String),
    Hint(String),
}

/// What a line of the list does.
#[derive(Clone, PartialEq, Debug)]
enum Does {
    /// It plays an action.
    Play(Value),
    /// It opens a list of its own.
    Open,
    /// It stays silent.
    Silence,
}

/// A choice in the list.
struct Row {
    key: Option<char>,
    does: Does,
    line: Line<'static>,
    /// The choice in words; choices that look the same have the same words.
    words: String,
    /// The outcome of the choice, in full.
    detail: String,
}

impl Row {
    fn new(does: Does, words: String) -> Self {
        Self { key: None, does, line: words.clone().into(), detail: words.clone(), words }
    }

    fn with_key(self, key: char) -> Self {
        Self { key: Some(key), ..self }
    }
}

/// The screen of a game.
pub(crate) struct App<'a> {
    session: &'a mut Session,
    screen: &'static dyn Screen,
    theme: Theme,
    /// The number of actions when choices and marks were made; they are made again when it changes.
    moment: Option<(usize, Turn)>,
    rows: Vec<Row>,
    /// The path through the lists to the current one, with the names of its steps.
    trail: Vec<(usize, String)>,
    selected: usize,
    focus: Focus,
    /// The mark of each card of the hand.
    marks: Vec<u8>,
    n_marks: u8,
    cursor: usize,
    /// The action that the marks stand for, in words.
    composed: String,
    /// The number of lines the log is scrolled back.
    log_back: usize,
    /// The number of actions the person had seen when they last acted.
    n_seen: usize,
    notice: Option<Notice>,
    /// The rule of the last refusal.
    rule: Option<RuleId>,
    dialogue: Dialogue,
    /// Whether to skip the pauses between the moves of bots until the person's next turn.
    is_hurried: bool,
    left: Option<Left>,
}

impl<'a> App<'a> {
    pub(crate) fn new(session: &'a mut Session, screen: &'static dyn Screen, theme: Theme) -> Self {
        let mut app = Self {
            n_seen: session.n_actions(),
            session,
            screen,
            theme,
            moment: None,
            rows: Vec::new(),
            trail: Vec::new(),
            selected: 0,
            focus: Focus::Choices,
            marks: Vec::new(),
            n_marks: 0,
            cursor: 0,
            composed: String::new(),
            log_back: 0,
            notice: None,
            rule: None,
            dialogue: Dialogue::None,
            is_hurried: false,
            left: None,
        };
        app.refresh();
        app
    }

    /// How the game was left, if it was.
    pub(crate) fn left(&self) -> Option<Left> {
        self.left
    }

    /// Leaves the game.
    pub(crate) fn leave(&mut self, left: Left) {
        self.left = Some(left);
    }

    /// Whether another seat is to move. While a page or a question is open, the game waits.
    pub(crate) fn is_waiting_for_others(&self) -> bool {
        let others = matches!(self.session.turn(), Turn::Other(_) | Turn::Others(_));
        others && self.dialogue == Dialogue::None
    }

    /// Whether the game is over.
    #[cfg(test)]
    pub(crate) fn session_is_over(&self) -> bool {
        self.session.turn() == Turn::Over
    }

    /// Whether the moves of others should come without a pause.
    pub(crate) fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// Lets the next of the other seats move; returns whether there is something to show.
    pub(crate) fn step(&mut self) -> bool {
        let n_before = self.session.told().len();
        self.session.step();
        self.refresh();
        let told = self.session.told().get(n_before..).unwrap_or_default();
        told.iter().any(|told| self.screen.is_news(&told.event))
    }

    /// Handles what happened while the person thinks; returns whether there is something to draw.
    pub(crate) fn poll(&mut self) -> bool {
        let is_new = self.session.poll();
        if is_new {
            self.refresh();
        }
        is_new
    }

    /// Makes choices and marks again if the game has moved on.
    fn refresh(&mut self) {
        let moment = (self.session.n_actions(), self.session.turn());
        if self.moment == Some(moment) {
            return;
        }
        self.moment = Some(moment);
        self.log_back = 0;
        self.trail.clear();
        self.selected = 0;
        self.cursor = 0;
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        let is_mine = matches!(moment.1, Turn::Mine(_));
        let composing = self.screen.composing(&scene).filter(|_| is_mine);
        self.marks = vec![0; composing.map_or(0, |composing| composing.n_cards)];
        self.n_marks = composing.map_or(0, |composing| composing.n_marks);
        self.rows = self.make_rows(&scene, moment.1);
        // If the game does not wait for the person, an extra key press must do nothing.
        let silence = self.rows.iter().position(|row| row.does == Does::Silence);
        self.selected = silence.unwrap_or_default();
        if self.marks.is_empty() && self.focus == Focus::Hand {
            self.focus = Focus::Choices;
        }
        if is_mine {
            self.is_hurried = false;
        }
        if moment.1 == Turn::Over && self.left.is_none() {
            self.dialogue = Dialogue::Page(page::end());
        }
    }

    fn make_rows(&self, scene: &Scene<'_>, turn: Turn) -> Vec<Row> {
        let is_root = self.trail.is_empty();
        let silence = (turn == Turn::Mine(Silence::Allowed) && is_root).then(|| {
            let words = scene.about.text("ui-silent");
            Row::new(Does::Silence, words).with_key('0')
        });
        let keys = ('1'..='9').chain(LETTERS.chars()).map(Some).chain(std::iter::repeat(None));
        let rows = keys.zip(self.entries(scene, turn)).map(|(key, entry)| {
            let Shown { line, sentences } = entry.shown;
            let does = match entry.leads {
                Leads::To(action) => Does::Play(action),
                Leads::On => Does::Open,
            };
            let words = sentences.first().cloned().unwrap_or_default();
            Row { key, does, line, words, detail: sentences.join(" · ") }
        });
        rows.chain(silence).collect()
    }

    /// The lines of the current list.
    fn entries(&self, scene: &Scene<'_>, turn: Turn) -> Vec<TreeRow> {
        if !matches!(turn, Turn::Mine(_)) {
            return Vec::new();
        }
        let choices = self.session.choices();
        let path: Vec<usize> = self.trail.iter().map(|(step, _)| *step).collect();
        self.screen.tree(scene, &choices, &path).unwrap_or_else(|| {
            let flat = choices.list.iter().map(|choice| {
                let events = self.session.foresee(&choice.action);
                let shown = self.screen.choice(scene, choice, &events);
                TreeRow { shown, leads: Leads::To(choice.action.clone()) }
            });
            flat.collect()
        })
    }

    /// Makes the list again after a step on the trail or back.
    fn relist(&mut self, selected: usize) {
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        self.rows = self.make_rows(&scene, self.session.turn());
        self.selected = selected.min(self.rows.len().saturating_sub(1));
    }

    /// Plays or opens the selected line.
    fn play_selected(&mut self) {
        let Some(row) = self.rows.get(self.selected) else { return };
        match row.does.clone() {
            Does::Play(action) => self.submit(PersonAnswer::Action(&action)),
            Does::Silence => self.submit(PersonAnswer::Silence),
            Does::Open => {
                self.trail.push((self.selected, row.line.to_string()));
                self.relist(0);
            }
        }
    }

    /// Goes back to the previous list.
    fn close_list(&mut self) {
        if let Some((step, _)) = self.trail.pop() {
            self.relist(step);
        }
    }

    /// Opens the lists on the way to an action and selects it; returns whether it was found.
    fn find(&mut self, hint: &Hint) -> bool {
        let is_it = |row: &Row| match &row.does {
            Does::Play(action) => *action == hint.action || row.words == hint.words,
            Does::Open | Does::Silence => false,
        };
        if let Some(row) = self.rows.iter().position(is_it) {
            self.selected = row;
            return true;
        }
        if self.trail.len() >= DEPTH_MAX {
            return false;
        }
        let lists: Vec<(usize, String)> = (0..)
            .zip(&self.rows)
            .filter(|(_, row)| row.does == Does::Open)
            .map(|(step, row)| (step, row.line.to_string()))
            .collect();
        for list in lists {
            self.trail.push(list);
            self.relist(0);
            if self.find(hint) {
                return true;
            }
            self.close_list();
        }
        false
    }

    /// Plays the composed action.
    fn play_composed(&mut self) {
        if let Some(action) = self.composed_action() {
            self.submit(PersonAnswer::Action(&action));
        }
    }

    fn composed_action(&self) -> Option<Value> {
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        self.screen.compose(&scene, &self.marks)
    }

    fn submit(&mut self, answer: PersonAnswer<'_>) {
        let n_before = self.session.n_actions();
        match self.session.submit(answer) {
            Ok(()) => {
                self.n_seen = n_before;
                self.notice = None;
                self.rule = None;
                self.focus = Focus::Choices;
                self.refresh();
            }
            Err(refused) => self.refuse(refused),
        }
    }

    fn refuse(&mut self, refused: Refused) {
        let mut text = refused.text;
        if refused.rule.is_some() {
            text = format!("{text} {}", self.session.about().text("ui-press-rule"));
        }
        self.rule = refused.rule;
        self.notice = Some(Notice::Refusal(text));
    }

    /// Asks the table about time.
    fn plead(&mut self, plea: Plea) {
        let answer = self.session.plead(plea);
        let text = answer.unwrap_or_else(|| self.session.about().text("ui-no-clock"));
        self.notice = Some(Notice::Hint(text));
    }

    /// Asks a bot, and selects its choice if the list has it.
    fn ask_for_hint(&mut self) {
        let hint = match self.session.hint() {
            Ok(hint) => hint,
            Err(none) => {
                self.notice = Some(Notice::Hint(none));
                return;
            }
        };
        self.trail.clear();
        self.relist(0);
        if !self.find(&hint) {
            // No list has it, as with an offer of one's own, so it is added now.
            let row = Row::new(Does::Play(hint.action.clone()), hint.words.clone());
            self.rows.insert(0, row);
        }
        self.focus = Focus::Choices;
        let words = self.rows.get(self.selected).map_or("", |row| row.words.as_str());
        let text = hint.text(self.session.about(), words);
        self.notice = Some(Notice::Hint(text));
    }

    /// The text below the table, and its tone.
    fn message(&self) -> (String, Tone) {
        let about = self.session.about();
        match (&self.dialogue, &self.notice) {
            (Dialogue::Quit, _) => {
                let (ask, keys) = (about.text("ui-quit-ask"), about.text("ui-quit-keys"));
                return (format!("{ask} {keys}"), Tone::Alarm);
            }
            (Dialogue::Typing(typed), _) => return (format!(":{typed}█"), Tone::Plain),
            (_, Some(Notice::Refusal(text))) => return (text.clone(), Tone::Alarm),
            (_, Some(Notice::Hint(text))) => return (text.clone(), Tone::Advice),
            (Dialogue::None | Dialogue::Page(_), None) => {}
        }
        let turn = self.session.turn();
        match self.focus {
            Focus::Hand => (self.composed.clone(), Tone::Plain),
            Focus::Choices | Focus::Log if matches!(turn, Turn::Mine(_)) => {
                let row = self.rows.get(self.selected);
                (row.map(|row| row.detail.clone()).unwrap_or_default(), Tone::Plain)
            }
            Focus::Choices | Focus::Log => (String::new(), Tone::Plain),
        }
    }

    /// The action composed so far, and its outcome, or why it cannot be played.
    fn composed_words(&mut self) -> String {
        if self.marks.iter().all(|mark| *mark == 0) {
            return self.session.about().text("ui-compose-help");
        }
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        let composed = self.screen.composed(&scene, &self.marks);
        let Some(action) = self.screen.compose(&scene, &self.marks) else { return composed };
        let attempted = self.session.attempt(&action);
        let outcome = match attempted {
            Ok(brings) => brings.join(" · "),
            Err(refused) => refused.text,
        };
        format!("{composed}\n{outcome}")
    }
}

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Plain,
    Alarm,
    Advice,
}
