//! Standing orders: what a seat wants done when it is asked to react, by kind of question.
//!
//! They are private. At a table with a clock they decide what the person is shown and what is
//! answered for them when the window closes; they never decide when it closes. By correspondence,
//! an order also saves the others the wait for an answer.

use contract::tagged::ReadTagged;
use contract::{Mode, Weight};
use serde::{Deserialize, Serialize};

/// The most kinds of question a seat may give orders for.
pub const ORDERS_MAX: usize = 32;
/// The longest name of a kind of question, in bytes.
pub const QUESTION_BYTES_MAX: usize = 32;

/// What to do when a question comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask me, whether or not I can do more than pass.
    #[default]
    AlwaysAsk,
    /// The same as `AlwaysAsk`; logs of protocol 1 contain it.
    IfAble,
    /// Pass for me until my next turn; by correspondence, until my next main decision.
    UntilTurn,
    /// Pass for me until the round is over.
    NotThisRound,
    /// Pass for me until the match is over.
    Never,
    /// Do it for me as soon as I can.
    FirstChance,
}

/// What an order means for a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderEffect {
    /// The person is asked.
    Ask,
    /// The table passes for them.
    Pass,
    /// The table plays for them the first action that does more than pass.
    Act,
}

impl Order {
    /// What the order means for a question.
    pub fn verdict(self) -> OrderEffect {
        match self {
            Self::AlwaysAsk | Self::IfAble => OrderEffect::Ask,
            Self::UntilTurn | Self::NotThisRound | Self::Never => OrderEffect::Pass,
            Self::FirstChance => OrderEffect::Act,
        }
    }
}

/// The orders of one seat. A kind of question without an order gets the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Orders(Vec<Given>);

/// An order for one kind of question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    /// The kind of question.
    pub question: String,
    /// What to do.
    pub order: Order,
}

/// Why an order is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderError {
    /// The name is longer than [`QUESTION_BYTES_MAX`].
    NameTooLong,
    /// The seat already has [`ORDERS_MAX`] orders.
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

    /// Whether an order for this kind of question could be given.
    ///
    /// # Errors
    /// The limit that it breaks.
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

    /// Drops the orders of the last match when a new one begins.
    pub(crate) fn match_began(&mut self) {
        self.0.retain(|given| given.order.verdict() == OrderEffect::Ask);
    }

    /// Drops the orders of the last round when a new one begins.
    pub(crate) fn round_began(&mut self) {
        self.0.retain(|given| given.order != Order::NotThisRound);
    }

    /// Drops the orders that held until the seat's turn, now that it is asked.
    pub(crate) fn turn_came(&mut self, term: Term, mode: Mode, weight: Weight) {
        let over = match term {
            Term::Turn => mode == Mode::Turn,
            Term::Decision => weight == Weight::Decision,
        };
        if over {
            self.0.retain(|given| given.order != Order::UntilTurn);
        }
    }
}

/// What ends an order that holds until the seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    /// A window for this seat alone.
    Turn,
    /// Any main decision, by correspondence.
    Decision,
}

#[cfg(test)]
mod tests {
    //! Which orders ask, and how long they last.
    use super::*;

    #[test]
    fn who_gives_no_order_is_asked() {
        let mut orders = Orders::default();
        assert_eq!(orders.of("mutiny").verdict(), OrderEffect::Ask);
        orders.give("mutiny", Order::Never);
        assert_eq!(orders.of("mutiny").verdict(), OrderEffect::Pass);
        orders.give("mutiny", Order::FirstChance);
        assert_eq!(orders.of("mutiny").verdict(), OrderEffect::Act);
    }

    #[test]
    fn an_order_until_the_next_turn_ends_with_it() {
        let mut orders = Orders::default();
        orders.give("mutiny", Order::UntilTurn);
        orders.give("attack", Order::Never);
        orders.turn_came(Term::Turn, Mode::Open, Weight::Decision);
        assert_eq!(orders.of("mutiny"), Order::UntilTurn);
        orders.turn_came(Term::Turn, Mode::Turn, Weight::Decision);
        assert_eq!((orders.of("mutiny"), orders.of("attack")), (Order::AlwaysAsk, Order::Never));
    }

    #[test]
    fn by_correspondence_it_ends_with_any_main_decision() {
        let mut orders = Orders::default();
        orders.give("cook", Order::UntilTurn);
        orders.turn_came(Term::Decision, Mode::Sealed, Weight::Hidden);
        assert_eq!(orders.of("cook"), Order::UntilTurn);
        orders.turn_came(Term::Decision, Mode::Open, Weight::Decision);
        assert_eq!(orders.of("cook"), Order::AlwaysAsk);
    }

    #[test]
    fn an_order_for_the_round_ends_with_it() {
        let mut orders = Orders::default();
        orders.give("cook", Order::NotThisRound);
        orders.give("lookout", Order::FirstChance);
        orders.round_began();
        assert_eq!(
            (orders.of("cook"), orders.of("lookout")),
            (Order::AlwaysAsk, Order::FirstChance)
        );
        orders.match_began();
        assert_eq!(orders.of("lookout"), Order::AlwaysAsk);
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
