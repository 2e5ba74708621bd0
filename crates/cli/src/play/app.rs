//! The screen of a game that is being played: what is selected, marked, typed and read. Keys come
//! in ([`keys`]), a frame goes out ([`frame`]); neither knows a clock or a terminal, so tests can
//! press keys and look.

mod keys;
mod frame;
mod page;

use contract::RuleId;
use ratatui::text::Line;
use serde_json::Value;

use super::Left;
use super::any::{Answer, AnySession, Refused, Silence, Turn};
use crate::screens::{Scene, Screen, Theme};
use page::Page;

/// Keys of choices after the digits, and of cards; those that mean something else are left out.
const LETTERS: &str = "abdefgijkmnopstuvwxyz";
/// The longest text that can be typed.
const TYPED_MAX: usize = 240;

/// The part that keys act on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// The list of choices.
    Choices,
    /// The hand, which is composed into an action.
    Hand,
    /// What happened.
    Log,
}

/// What is being asked or read beside the table.
#[derive(Clone, PartialEq, Debug)]
enum Dialogue {
    /// Nothing.
    None,
    /// Whether to leave.
    Quit,
    /// An action in the notation.
    Typing(String),
    /// A page over the table.
    Page(Page),
}

/// Something to tell until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    Refusal(String),
    Hint(String),
}

/// A choice in the list.
struct Row {
    key: Option<char>,
    /// Nothing stands for silence.
    action: Option<Value>,
    line: Line<'static>,
    /// What it would do, in full.
    detail: String,
}

/// The screen of a game.
pub(crate) struct App<'a> {
    session: &'a mut dyn AnySession,
    screen: &'static dyn Screen,
    theme: Theme,
    /// How many actions there were when choices and marks were made; they are made again when
    /// that changes.
    moment: Option<(usize, Turn)>,
    rows: Vec<Row>,
    selected: usize,
    focus: Focus,
    /// How each card of the hand is marked.
    marks: Vec<u8>,
    n_marks: u8,
    cursor: usize,
    /// How many lines the log is scrolled back.
    log_back: usize,
    /// The actions up to this one were seen before the person last acted.
    n_seen: usize,
    notice: Option<Notice>,
    /// The rule behind the last refusal.
    rule: Option<RuleId>,
    dialogue: Dialogue,
    /// Whether the moves of bots should not be waited for until the person's next turn.
    is_hurried: bool,
    left: Option<Left>,
}

impl<'a> App<'a> {
    pub(crate) fn new(
        session: &'a mut dyn AnySession,
        screen: &'static dyn Screen,
        theme: Theme,
    ) -> Self {
        let mut app = Self {
            n_seen: session.n_actions(),
            session,
            screen,
            theme,
            moment: None,
            rows: Vec::new(),
            selected: 0,
            focus: Focus::Choices,
            marks: Vec::new(),
            n_marks: 0,
            cursor: 0,
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

    /// Whether somebody else is to move. While a page or a question is open the game waits.
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

    /// Lets the next of the others move.
    pub(crate) fn step(&mut self) {
        self.session.step();
        self.refresh();
    }

    /// Makes choices and marks again where the game has moved on.
    fn refresh(&mut self) {
        let moment = (self.session.n_actions(), self.session.turn());
        if self.moment == Some(moment) {
            return;
        }
        self.moment = Some(moment);
        self.log_back = 0;
        self.selected = 0;
        self.cursor = 0;
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        let is_mine = matches!(moment.1, Turn::Mine(_));
        let composing = self.screen.composing(&scene).filter(|_| is_mine);
        self.marks = vec![0; composing.map_or(0, |composing| composing.n_cards)];
        self.n_marks = composing.map_or(0, |composing| composing.n_marks);
        self.rows = self.make_rows(&scene, moment.1);
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
        let silence = (turn == Turn::Mine(Silence::Allowed)).then(|| {
            let words = scene.about.text("ui-silent");
            Row { key: Some('0'), action: None, line: words.clone().into(), detail: words }
        });
        let keys = ('1'..='9').chain(LETTERS.chars()).map(Some).chain(std::iter::repeat(None));
        let choices = self.session.choices();
        let rows = choices.list.iter().zip(keys).map(|(choice, key)| {
            let events = self.session.attempt(&choice.action).unwrap_or_default();
            let shown = self.screen.choice(scene, choice, &events);
            let action = Some(choice.action.clone());
            Row { key, action, line: shown.line, detail: shown.sentences.join(" · ") }
        });
        rows.chain(silence).collect()
    }

    /// Plays what is selected.
    fn play_selected(&mut self) {
        let Some(row) = self.rows.get(self.selected) else { return };
        match row.action.clone() {
            Some(action) => self.submit(Answer::Action(&action)),
            None => self.submit(Answer::Silence),
        }
    }

    /// Plays what has been composed.
    fn play_composed(&mut self) {
        if let Some(action) = self.composed_action() {
            self.submit(Answer::Action(&action));
        }
    }

    fn composed_action(&self) -> Option<Value> {
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        self.screen.compose(&scene, &self.marks)
    }

    fn submit(&mut self, answer: Answer<'_>) {
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

    /// Asks a bot, and selects what it would do where that stands in the list.
    fn ask_for_hint(&mut self) {
        let Some(hint) = self.session.hint() else {
            let none = self.session.about().text("ui-hint-none");
            self.notice = Some(Notice::Hint(none));
            return;
        };
        let advised = self.rows.iter().position(|row| row.action.as_ref() == Some(&hint.action));
        if let Some(row) = advised {
            self.selected = row;
            self.focus = Focus::Choices;
        }
        self.notice = Some(Notice::Hint(hint.text));
    }

    /// The text below the table, and how it is meant.
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
            Focus::Hand => (self.composed_words(), Tone::Plain),
            Focus::Choices | Focus::Log if matches!(turn, Turn::Mine(_)) => {
                let row = self.rows.get(self.selected);
                (row.map(|row| row.detail.clone()).unwrap_or_default(), Tone::Plain)
            }
            Focus::Choices | Focus::Log => (String::new(), Tone::Plain),
        }
    }

    /// What has been composed so far, and what it would bring, or why it cannot be played.
    fn composed_words(&self) -> String {
        let about = self.session.about();
        let view = self.session.view();
        let scene = Scene { about, view: &view, theme: self.theme };
        if self.marks.iter().all(|mark| *mark == 0) {
            return about.text("ui-compose-help");
        }
        let composed = self.screen.composed(&scene, &self.marks);
        let Some(action) = self.screen.compose(&scene, &self.marks) else { return composed };
        let outcome = match self.session.attempt(&action) {
            Ok(events) => self.screen.outcome(&scene, &events).join(" · "),
            Err(refused) => refused.text,
        };
        format!("{composed}\n{outcome}")
    }
}

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Plain,
    Alarm,
    Advice,
}
