//! Colours and emphasis. Colour is never the only sign: the text says the same.

use ratatui::style::{Color, Modifier, Style};

/// Less important text.
pub const DIM: Style = Style::new().add_modifier(Modifier::DIM);
/// More important text.
pub const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// The selection.
pub const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);
/// The title line.
pub const TITLE: Style = BOLD.add_modifier(Modifier::REVERSED);

/// The style of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// With colours.
    Coloured,
    /// Bold, dim and reversed only.
    Plain,
}

/// The colours of bottles, ships and ranks, for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// White.
    White,
    /// Black.
    Black,
}

impl Theme {
    /// The theme the user wants.
    pub fn of_user() -> Self {
        if no_color() { Self::Plain } else { Self::Coloured }
    }

    /// The style of a colour. It uses the 256 fixed colours, which look alike on light and dark
    /// terminals; white and black are left to the terminal, since some would not show them.
    pub fn hue(self, hue: Hue) -> Style {
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

    /// The style of the heading of the focused part.
    pub fn focus(self) -> Style {
        match self {
            Self::Coloured => BOLD.fg(Color::Indexed(37)),
            Self::Plain => BOLD.add_modifier(Modifier::UNDERLINED),
        }
    }

    /// The style of an error.
    pub fn alarm(self) -> Style {
        match self {
            Self::Coloured => BOLD.fg(Color::Indexed(167)),
            Self::Plain => BOLD,
        }
    }

    /// The style of advice.
    pub fn advice(self) -> Style {
        match self {
            Self::Coloured => Style::new().fg(Color::Indexed(37)),
            Self::Plain => Style::new(),
        }
    }
}

/// Whether the user wants no colours; see <https://no-color.org>.
pub fn no_color() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}
