//! Standing orders: what a seat wants done when it is asked to react, by kind of question.
//!
//! They are private. A pass by standing order comes out at the same masked time as any other
//! answer, so nobody can tell it from a person's.

use contract::Mode;
use serde::{Deserialize, Serialize};

/// The most kinds of question a seat may give orders for.
pub const ORDERS_MAX: usize = 32;
/// The longest name of a kind of question.
pub const QUESTION_BYTES_MAX: usize = 32;

/// What to do when a question comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask, even if I can only pass.
    AlwaysAsk,
    /// Ask if I can do more than pass.
    #[default]
    IfAble,
    /// Pass for me until my next turn.
    UntilTurn,
    /// Pass for me until the match is over.
    Never,
}

/// What a seat can do in a reaction window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// There is a choice.
    Free,
    /// Only one thing can be done.
    Forced,
}

/// Whether somebody is asked or passes in silence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The seat is asked.
    Ask,
    /// The table passes for it.
    Pass,
}

impl Order {
    /// What it says of a question.
    pub fn verdict(self, ability: Ability) -> Verdict {
        match (self, ability) {
            (Self::AlwaysAsk, _) | (Self::IfAble, Ability::Free) => Verdict::Ask,
            (Self::IfAble, Ability::Forced) | (Self::UntilTurn | Self::Never, _) => Verdict::Pass,
        }
    }
}

/// The orders of one seat. Kinds it says nothing of have the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Orders(Vec<Given>);

/// An order for one kind of question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    /// The kind.
    pub question: String,
    /// What to do.
    pub order: Order,
}

/// Why an order is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderError {
    /// The name is longer than [`QUESTION_BYTES_MAX`].
    NameTooLong,
    /// There are [`ORDERS_MAX`] already.
    TooMany,
}

impl Orders {
    /// The order for a kind of question.
    pub fn of(&self, question: &str) -> Order {
        self.given(question).unwrap_or_default()
    }

    /// The order for a kind of question, if one was given.
    pub fn given(&self, question: &str) -> Option<Order> {
        self.0.iter().find(|given| given.question == question).map(|given| given.order)
    }

    /// Whether this one could be given.
    ///
    /// # Errors
    /// The bound it breaks.
    pub fn check(&self, question: &str) -> Result<(), OrderError> {
        if question.len() > QUESTION_BYTES_MAX {
            return Err(OrderError::NameTooLong);
        }
        if self.given(question).is_none() && self.0.len() >= ORDERS_MAX {
            return Err(OrderError::TooMany);
        }
        Ok(())
    }

    /// Gives an order.
    pub(crate) fn give(&mut self, question: &str, order: Order) {
        self.0.retain(|given| given.question != question);
        self.0.push(Given { question: question.to_owned(), order });
    }

    /// Another match begins: what held for the last one holds no longer.
    pub(crate) fn match_began(&mut self) {
        self.0.retain(|given| given.order == Order::AlwaysAsk);
    }

    /// The seat has a window of this mode to itself: what held until its turn holds no longer.
    pub(crate) fn turn_came(&mut self, mode: Mode) {
        match mode {
            Mode::Turn => self.0.retain(|given| given.order != Order::UntilTurn),
            Mode::Open | Mode::Sealed => {}
        }
    }
}

#[cfg(test)]
mod tests {
    //! Which orders ask, and how long they hold.
    use super::*;

    #[test]
    fn the_default_asks_only_who_can_act() {
        let orders = Orders::default();
        assert_eq!(orders.of("mutiny").verdict(Ability::Free), Verdict::Ask);
        assert_eq!(orders.of("mutiny").verdict(Ability::Forced), Verdict::Pass);
        assert_eq!(Order::AlwaysAsk.verdict(Ability::Forced), Verdict::Ask);
        assert_eq!(Order::Never.verdict(Ability::Free), Verdict::Pass);
    }

    #[test]
    fn an_order_until_the_next_turn_ends_with_it() {
        let mut orders = Orders::default();
        orders.give("mutiny", Order::UntilTurn);
        orders.give("attack", Order::Never);
        orders.turn_came(Mode::Sealed);
        assert_eq!(orders.of("mutiny"), Order::UntilTurn);
        orders.turn_came(Mode::Turn);
        assert_eq!((orders.of("mutiny"), orders.of("attack")), (Order::IfAble, Order::Never));
    }

    #[test]
    fn orders_are_bounded() {
        let mut orders = Orders::default();
        for n in 0..ORDERS_MAX {
            orders.give(&n.to_string(), Order::Never);
        }
        assert_eq!(orders.check("one more"), Err(OrderError::TooMany));
        assert_eq!(orders.check("0"), Ok(()));
        assert_eq!(orders.check(&"x".repeat(33)), Err(OrderError::NameTooLong));
    }
}
