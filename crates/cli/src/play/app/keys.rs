//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::page::{self, Page};
use super::{App, Dialogue, Focus, LETTERS, TYPED_MAX};
use crate::play::Left;
use crate::play::any::{PersonAnswer, Plea, Turn};

/// How far a page key scrolls.
const PAGE: usize = 8;

/// The keys with a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Escape,
    Tab,
    Erase,
    Char(char),
    /// Ctrl-C: in raw mode it is a key like any other, and means the same as always.
    Stop,
}

impl Key {
    #[expect(clippy::wildcard_enum_match_arm, reason = "of somebody else's keys we know a few")]
    fn of(event: KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            return (event.code == KeyCode::Char('c')).then_some(Self::Stop);
        }
        Some(match event.code {
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Escape,
            KeyCode::Tab => Self::Tab,
            KeyCode::Backspace | KeyCode::Delete => Self::Erase,
            KeyCode::Char(char) if !char.is_control() => Self::Char(char),
            _ => return None,
        })
    }
}

impl App<'_> {
    /// A key was pressed.
    pub(crate) fn key(&mut self, event: KeyEvent) {
        let Some(key) = Key::of(event) else { return };
        if key == Key::Stop {
            return self.leave(Left::Stopped);
        }
        match std::mem::replace(&mut self.dialogue, Dialogue::None) {
            Dialogue::None => self.table_key(key),
            Dialogue::Quit => self.quit_key(key),
            Dialogue::Typing(typed) => self.typing_key(typed, key),
            Dialogue::Page(page) => self.page_key(page, key),
        }
        self.refresh();
        if self.focus == Focus::Hand {
            self.composed = self.composed_words();
        }
    }

    fn quit_key(&mut self, key: Key) {
        let about = self.session.about();
        let (yes, no) = (about.text("ui-yes-key"), about.text("ui-no-key"));
        let typed = if let Key::Char(char) = key { Some(char.to_lowercase()) } else { None };
        let typed: String = typed.into_iter().flatten().collect();
        if typed == yes {
            self.leave(Left::Quit);
        } else if typed != no && key != Key::Escape {
            self.dialogue = Dialogue::Quit;
        }
    }

    fn typing_key(&mut self, mut typed: String, key: Key) {
        match key {
            Key::Escape => return,
            Key::Enter => {
                if !typed.trim().is_empty() {
                    self.submit(PersonAnswer::Notation(&typed));
                }
                return;
            }
            Key::Erase => {
                if typed.pop().is_none() {
                    return;
                }
            }
            Key::Char(char) => {
                if typed.chars().count() < TYPED_MAX {
                    typed.push(char);
                }
            }
            Key::Up
            | Key::Down
            | Key::Left
            | Key::Right
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Tab
            | Key::Stop => {}
        }
        self.dialogue = Dialogue::Typing(typed);
    }

    fn page_key(&mut self, mut page: Page, key: Key) {
        match key {
            Key::Up => page.scroll = page.scroll.saturating_sub(1),
            // The frame knows the length of the page and limits this.
            Key::Down => page.scroll = page.scroll.saturating_add(1),
            Key::PageUp => page.scroll = page.scroll.saturating_sub(PAGE),
            Key::PageDown | Key::Char(' ') => page.scroll = page.scroll.saturating_add(PAGE),
            Key::Home => page.scroll = 0,
            Key::End => page.scroll = usize::MAX,
            Key::Char('q') if self.session.turn() == Turn::Over => self.leave(Left::Over),
            Key::Escape | Key::Enter | Key::Erase | Key::Char(_) => return,
            Key::Left | Key::Right | Key::Tab | Key::Stop => {}
        }
        page.is_scrolled = true;
        self.dialogue = Dialogue::Page(page);
    }

    fn table_key(&mut self, key: Key) {
        self.notice = None;
        let turn = self.session.turn();
        if let Key::Char(char) = key
            && self.command(char, turn)
        {
            return;
        }
        match self.focus {
            _ if key == Key::Tab => self.focus_next(),
            Focus::Log => self.log_key(key),
            Focus::Choices | Focus::Hand if turn == Turn::Over => {
                self.dialogue = Dialogue::Page(page::end());
            }
            // The moves of bots are shown one by one; a key press skips the rest.
            Focus::Choices | Focus::Hand if !matches!(turn, Turn::Mine(_)) => {
                self.is_hurried = true;
            }
            Focus::Choices => self.choices_key(key),
            Focus::Hand => self.hand_key(key),
        }
    }

    /// Runs a command that is available in every part; returns whether the key was one.
    fn command(&mut self, char: char, turn: Turn) -> bool {
        let is_mine = matches!(turn, Turn::Mine(_));
        match char {
            'q' if turn == Turn::Over => self.leave(Left::Over),
            'q' => self.dialogue = Dialogue::Quit,
            '?' => self.dialogue = Dialogue::Page(page::help()),
            'r' => self.dialogue = Dialogue::Page(page::rules(self.rule)),
            'l' => self.focus = Focus::Log,
            'o' if matches!(turn, Turn::Other(_) | Turn::Others(_)) => {
                self.session.speak_up();
                self.refresh();
            }
            'h' if is_mine => self.ask_for_hint(),
            '+' => self.plead(Plea::Wait),
            '-' => self.plead(Plea::NoMore),
            ':' if is_mine => self.dialogue = Dialogue::Typing(String::new()),
            'c' if !self.marks.is_empty() => self.focus = Focus::Hand,
            _ => return false,
        }
        true
    }

    fn focus_next(&mut self) {
        self.focus = match self.focus {
            Focus::Choices if !self.marks.is_empty() => Focus::Hand,
            Focus::Choices | Focus::Hand => Focus::Log,
            Focus::Log => Focus::Choices,
        };
    }

    fn choices_key(&mut self, key: Key) {
        let last = self.rows.len().saturating_sub(1);
        match key {
            Key::Up => self.selected = self.selected.saturating_sub(1),
            Key::Down => self.selected = (self.selected + 1).min(last),
            Key::PageUp => self.selected = self.selected.saturating_sub(PAGE),
            Key::PageDown => self.selected = (self.selected + PAGE).min(last),
            Key::Home => self.selected = 0,
            Key::End => self.selected = last,
            Key::Enter => self.play_selected(),
            Key::Char(char) => {
                let row = self.rows.iter().position(|row| row.key == Some(char));
                match row {
                    // The first press selects it and shows its outcome.
                    Some(row) if row != self.selected => self.selected = row,
                    Some(_) => self.play_selected(),
                    None => {}
                }
            }
            Key::Escape | Key::Left | Key::Erase => self.close_list(),
            Key::Right | Key::Tab | Key::Stop => {}
        }
    }

    fn hand_key(&mut self, key: Key) {
        let last = self.marks.len().saturating_sub(1);
        match key {
            Key::Left | Key::Up => self.cursor = self.cursor.saturating_sub(1),
            Key::Right | Key::Down => self.cursor = (self.cursor + 1).min(last),
            Key::Home | Key::PageUp => self.cursor = 0,
            Key::End | Key::PageDown => self.cursor = last,
            Key::Char(' ') => self.turn_card(self.cursor),
            Key::Char(char) => match (char.to_digit(10), card_of(char)) {
                (Some(digit), _) => self.mark(self.cursor, digit),
                (None, Some(card)) => self.turn_card(card),
                (None, None) => {}
            },
            Key::Erase => self.marks.fill(0),
            Key::Enter => self.play_composed(),
            Key::Escape => self.focus = Focus::Choices,
            Key::Tab | Key::Stop => {}
        }
    }

    /// Gives a card its next mark.
    fn turn_card(&mut self, card: usize) {
        let mark = self.marks.get(card).map_or(0, |mark| (mark + 1) % self.n_marks.max(1));
        self.mark(card, u32::from(mark));
    }

    fn mark(&mut self, card: usize, mark: u32) {
        let mark = u8::try_from(mark).ok().filter(|mark| *mark < self.n_marks);
        if let (Some(found), Some(mark)) = (self.marks.get_mut(card), mark) {
            *found = mark;
            self.cursor = card;
        }
    }

    fn log_key(&mut self, key: Key) {
        match key {
            // The frame knows the length of the log and limits this.
            Key::Up => self.log_back = self.log_back.saturating_add(1),
            Key::PageUp => self.log_back = self.log_back.saturating_add(PAGE),
            Key::Home => self.log_back = usize::MAX,
            Key::Down => self.log_back = self.log_back.saturating_sub(1),
            Key::PageDown => self.log_back = self.log_back.saturating_sub(PAGE),
            Key::End => self.log_back = 0,
            Key::Left
            | Key::Right
            | Key::Enter
            | Key::Escape
            | Key::Tab
            | Key::Erase
            | Key::Char(_)
            | Key::Stop => self.focus = Focus::Choices,
        }
    }
}

/// The card with that key.
fn card_of(key: char) -> Option<usize> {
    LETTERS.chars().position(|letter| letter == key)
}
