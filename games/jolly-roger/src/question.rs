//! The kind of question a window asks, for clocks and standing orders. All of it is public.
//! See: [`crate::ledger::JR_STEP_ORDER`], [`crate::ledger::JR_SP_TIMING`].

use contract::{Question, Weight};

use crate::phase::rules::{Phase, PhaseRules};
use crate::state::Interrupt;

/// The questions a seat may pass, in the order of a round; [`question`] names them all as reactions
/// or calls.
pub(crate) const REACTIONS: &[&str] = &[
    "call",
    "lookout",
    "old-sailor",
    "specialists",
    "traitor",
    "cook",
    "carpenter",
    "carpenter-asks",
    "boatswain",
    "smart-kid",
];

/// The question of the window that is open.
pub(crate) fn question(phase: &Phase, interrupt: Option<Interrupt>) -> Question {
    match interrupt {
        Some(Interrupt::Betrayal { .. }) => reaction("traitor"),
        Some(Interrupt::Forced { .. }) => decision("forced"),
        Some(Interrupt::Limit { .. }) => decision("hand-limit"),
        None => phase.question(),
    }
}

/// A question that a seat must decide.
pub(crate) fn decision(kind: &'static str) -> Question {
    Question { kind, weight: Weight::Decision }
}

/// A question that matters only to holders of a certain card, and that nobody has to answer.
pub(crate) fn reaction(kind: &'static str) -> Question {
    Question { kind, weight: Weight::Hidden }
}

#[cfg(test)]
mod tests {
    //! Tests for which questions give time.
    use contract::{CardId, Seat, SeatSet, WindowId};

    use super::*;
    use crate::crew::carpenter::Repair;
    use crate::crew::timed::Timed;
    use crate::phase::attack::{AddCrew, FirstCard};
    use crate::phase::island::Bury;
    use crate::phase::mutiny::{Call, Cause};
    use crate::state::{Effect, How, Mutiny, Side, Timing};

    fn mutiny() -> Phase {
        Phase::Mutiny(Mutiny::called(Seat(0), Seat(1), 1))
    }

    #[test]
    fn adding_crew_and_joining_are_main_decisions_and_a_card_at_its_time_is_not() {
        let call = Phase::Call(Call { cause: Cause::Appointed });
        assert_eq!(question(&call, None).weight, Weight::Call);
        let bury = Phase::Bury(Bury { done: SeatSet::EMPTY });
        for main in [bury, Phase::Attack(AddCrew), mutiny(), Phase::FirstCard(FirstCard)] {
            assert_eq!(question(&main, None).weight, Weight::Decision, "{main:?}");
        }
        let cook = Phase::Timed(Timed { timing: Timing::Cook });
        assert_eq!(question(&cook, None).weight, Weight::Hidden);
    }

    #[test]
    fn every_listed_reaction_is_asked_somewhere() {
        use Timing::{Boatswain, Carpenter, Cook, Lookout, Map, Skills, SmartKid};
        let (seat, card) = (Seat(1), CardId(0));
        let betrayal = Interrupt::Betrayal {
            window: WindowId(3),
            effect: Effect { seat, card, how: How::Plain },
            n_traitors: 0,
            top: seat,
            top_card: card,
        };
        let call = Phase::Call(Call { cause: Cause::Appointed });
        let phases = [call, Phase::Repair(Repair { by: seat })];
        let timed = [Lookout, Map, Skills, Cook, Carpenter, Boatswain, SmartKid];
        let phases = phases.into_iter().chain(timed.map(|timing| Phase::Timed(Timed { timing })));
        let asked = phases.map(|phase| (phase, None)).chain([(mutiny(), Some(betrayal))]);
        let mut kinds: Vec<_> =
            asked.map(|(phase, interrupt)| question(&phase, interrupt).kind).collect();
        let mut listed = REACTIONS.to_vec();
        kinds.sort_unstable();
        listed.sort_unstable();
        assert_eq!(kinds, listed);
    }

    #[test]
    fn the_window_above_is_the_question() {
        let seat = Seat(1);
        let forced = Interrupt::Forced { window: WindowId(3), seat, side: Side::Captain };
        assert_eq!(question(&mutiny(), Some(forced)), decision("forced"));
    }
}
