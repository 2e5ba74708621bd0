//! Colours and emphasis. Colour is never the only sign: what it says also stands there as text.

use ratatui::style::{Color, Modifier, Style};

/// What matters less.
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
/// What matters more.
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// What is selected.
pub(crate) const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);
/// The title line.
pub(crate) const TITLE: Style = BOLD.add_modifier(Modifier::REVERSED);

/// How things are dressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// With colours.
    Coloured,
    /// Bold, dim and reversed only.
    Plain,
}

/// The colours of bottles, ships and ranks, for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    White,
    Black,
}

impl Theme {
    /// As the user wants it.
    pub(crate) fn of_user() -> Self {
        if crate::rules::no_color() { Self::Plain } else { Self::Coloured }
    }

    /// A thing of that colour. From the 256 fixed colours, which look alike on light and dark
    /// terminals; white and black are left to the terminal, since on some they would vanish.
    pub(crate) fn hue(self, hue: Hue) -> Style {
        let index = match hue {
            _ if self == Self::Plain => return Style::new(),
            Hue::Red => 160,
            Hue::Orange => 208,
            Hue::Yellow => 178,
            Hue::Green => 34,
            Hue::Blue => 33,
            Hue::Purple => 134,
            Hue::White | Hue::Black => return Style::new().add_modifier(Modifier::BOLD),
        };
        Style::new().fg(Color::Indexed(index)).add_modifier(Modifier::BOLD)
    }

    /// The heading of the part that keys act on.
    pub(crate) fn focus(self) -> Style {
        match self {
            Self::Coloured => BOLD.fg(Color::Indexed(37)),
            Self::Plain => BOLD.add_modifier(Modifier::UNDERLINED),
        }
    }

    /// Something went wrong.
    pub(crate) fn alarm(self) -> Style {
        match self {
            Self::Coloured => BOLD.fg(Color::Indexed(167)),
            Self::Plain => BOLD,
        }
    }

    /// Somebody gives advice.
    pub(crate) fn advice(self) -> Style {
        match self {
            Self::Coloured => Style::new().fg(Color::Indexed(37)),
            Self::Plain => Style::new(),
        }
    }
}
