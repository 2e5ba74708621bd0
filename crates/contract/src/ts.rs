//! TypeScript names for our types that write their own JSON: sets and lists by seat are plain
//! lists there.

use ts_rs::TS;

use crate::{CardId, CardSet, PerSeat, Seat, SeatSet};

/// Declares a type as a TypeScript list of another type, because its JSON is such a list.
#[macro_export]
macro_rules! listed {
    ([$($generics:tt)*] $own:ty, $item:ty) => {
        impl<$($generics)*> ::ts_rs::TS for $own {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &::ts_rs::Config) -> String {
                <Vec<$item> as ::ts_rs::TS>::name(config)
            }

            fn inline(config: &::ts_rs::Config) -> String {
                Self::name(config)
            }

            fn visit_generics(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$item>();
                <$item as ::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}

listed!([const W: usize] CardSet<W>, CardId);
listed!([] SeatSet, Seat);
listed!([T: TS, const N: usize] PerSeat<T, N>, T);
