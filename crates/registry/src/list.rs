//! What the list of types becomes.

/// Makes everything that lists all games from their types.
macro_rules! list {
    ($($(#[$flag:meta])* $krate:ident::$game:ident,)*) => {
        use contract::About;

        use crate::Visitor;

        /// The ids of all games.
        pub const GAMES: &[&str] = &[$($(#[$flag])* <$krate::$game as contract::Game>::ID,)*];

        /// The facts about all games.
        pub const ABOUTS: &[About] = &[$($(#[$flag])* <$krate::$game as contract::Game>::ABOUT,)*];

        /// Finds a game's type by its id: the only such match. `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($(#[$flag])* <$krate::$game as contract::Game>::ID => {
                    Some(visitor.visit::<$krate::$game>())
                })*
                _ => {
                    drop(visitor); // even a registry without games uses it
                    None
                }
            }
        }

        /// How a game looks on a terminal; `None` if there is no such game.
        #[cfg(feature = "screen")]
        pub fn screen(id: &str) -> Option<&'static dyn screen::Screen> {
            match id {
                $($(#[$flag])* <$krate::$game as contract::Game>::ID => {
                    Some(<$krate::$game as screen::Drawn>::SCREEN)
                })*
                _ => None,
            }
        }

        /// Shows a visitor all types that games send over the wire.
        #[cfg(feature = "ts")]
        pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
            $($(#[$flag])* crate::ts::visit_game::<$krate::$game>(visitor);)*
        }
    };
}

pub(crate) use list;
