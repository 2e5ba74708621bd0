//! The suite can fail: for every law there is a broken toy that it catches.

mod flawed;

use contract::{DeckText, SearchRng};
use flawed::{Action, Flaw, Flawed, LOSSY, Options, Rules};
use testkit::conformance::{Report, Suite, Wild, law_names, run};
use testkit::toy;

/// Each flaw and the law that catches it. Most are caught by other laws too.
const FOUND_BY: &[(Flaw, &str)] = &[
    (Flaw::RefusalsCount, "refusals-change-nothing"),
    (Flaw::MenuUnsorted, "menus-are-sorted"),
    (Flaw::MenuTwice, "menus-are-sorted"),
    (Flaw::MenuAppends, "menus-start-afresh"),
    (Flaw::MenuOffersForbidden, "menus-pass-check"),
    (Flaw::MenuMisses, "menus-miss-nothing"),
    (Flaw::DrawMiscounts, "draws-keep-to-the-menu"),
    (Flaw::DrawOutside, "draws-keep-to-the-menu"),
    (Flaw::DrawUneven, "draws-are-even"),
    (Flaw::ReadsMemory, "rules-need-no-memory"),
    (Flaw::WaitsForNobody, "windows-wait-for-somebody"),
    (Flaw::PendingStale, "pending-agrees-with-windows"),
    (Flaw::WaitsForStrangers, "windows-wait-for-whom-they-asked"),
    (Flaw::MenuEmpty, "waited-seats-have-a-choice"),
    (Flaw::CardTwice, "invariants-hold"),
    (Flaw::NotationLosesCard, "notation-round-trips"),
    (Flaw::ReadingPanics, "nonsense-is-no-notation"),
    (Flaw::WordMissing, "words-are-there"),
    (Flaw::WindowUnsaid, "windows-are-said"),
    (Flaw::WindowTellsHand, "windows-ask-alike"),
    (Flaw::JsonLosesCard, "json-round-trips"),
    (Flaw::ViewHasNoJson, "views-serialise"),
    (Flaw::AsideTooLong, "asides-fit-the-padding"),
    (Flaw::NumberPanics, "garbage-is-refused"),
    (Flaw::WorldForgets, "worlds-fit-their-view"),
    (Flaw::WorldBroken, "worlds-keep-invariants"),
    (Flaw::ViewForgets, "referees-imagine-nothing"),
    (Flaw::ViewLeaks, "views-hold-nothing-hidden"),
    (Flaw::MayByHand, "windows-tell-nothing-hidden"),
    (Flaw::AskedByHand, "windows-open-on-public-facts"),
    (Flaw::CheckPeeks, "menus-tell-nothing-hidden"),
    (Flaw::CheckPeeks, "refusals-tell-nothing-hidden"),
    (Flaw::RefusalPeeks, "refusals-tell-nothing-hidden"),
    (Flaw::FallbackPeeks, "fallbacks-tell-nothing-hidden"),
    (Flaw::FallbackForbidden, "fallbacks-tell-nothing-hidden"),
    (Flaw::UnseenPeeks, "explanations-tell-nothing-hidden"),
    (Flaw::SeatBlind, "seats-see-what-spectators-see"),
    (Flaw::EventLeaks, "events-tell-nothing-hidden"),
    (Flaw::DrawShown, "hidden-draws-stay-hidden"),
    (Flaw::HighDrawShown, "hidden-draws-stay-hidden"),
    (Flaw::AnswerShown, "sealed-answers-stay-hidden"),
    (Flaw::ArrivalCounts, "sealed-order-changes-nothing"),
    (Flaw::NeverEnds, "games-end-in-time"),
    (Flaw::RankMissing, "ranks-are-consistent"),
    (Flaw::ScoreMiscounted, "scores-add-up"),
    (Flaw::AskedShrinks, "asked-seats-stay-asked"),
    (Flaw::NumbersRepeat, "window-numbers-grow"),
    (Flaw::ReactionUnlisted, "reactions-are-listed"),
    (Flaw::CoveredForgotten, "covered-windows-come-back"),
    (Flaw::SilentChange, "events-make-the-state"),
    (Flaw::SilentChange, "undone-actions-leave-no-trace"),
    (Flaw::SharedState, "old-copies-stay"),
    (Flaw::Moody, "replays-are-the-same"),
    (Flaw::OwnChance, "seeds-deal-the-same"),
    (Flaw::SharedState, "misfits-are-faults"),
    (Flaw::RevealPanics, "games-never-panic"),
    (Flaw::DescriptionLeaks, "descriptions-tell-nothing-hidden"),
    (Flaw::SlotPeeks, "descriptions-tell-nothing-hidden"),
    (Flaw::NumberTooLarge, "descriptions-keep-to-their-parts"),
    (Flaw::SlotShared, "slots-differ"),
];

/// Laws that no flaw of the toy can break, since the suite's own settings decide; see their tests.
const BY_NUMBERS: [&str; 2] = ["menus-are-bounded", "worlds-are-comparable"];

fn wild_action(rules: &Rules, rng: &mut SearchRng) -> Action {
    Action((toy::WILD.action)(rules.toy, rng))
}

fn kind(action: Action) -> &'static str {
    (toy::WILD.kind)(action.0)
}

/// More cards than one word has bits, so that a law which ignores the rest is caught too.
const WIDE_DECK: &str = "wind,1,16\nboy,2,16\nhand,3,16\nmate,4,16\ngunner,5,36";

fn suite(flaw: Flaw) -> Suite<Flawed> {
    let options = Options { flaw, ..Options::default() };
    let wild = Wild { action: wild_action, kind };
    let deck = DeckText::built_in("wide", WIDE_DECK);
    Suite { options, deck, n_games: 12, ..Suite::new(4, wild) }
}

/// Runs only one law, so that no other one stops the game first.
fn run_alone(flaw: Flaw, law: &'static str) -> Report {
    let others = law_names::<Flawed>().into_iter().filter(|name| *name != law);
    let skip = Vec::leak(others.collect());
    run(&Suite { skip, ..suite(flaw) })
}

#[test]
fn without_a_flaw_it_conforms() {
    let report = run(&suite(Flaw::None));
    assert_eq!(report.violations, []);
}

#[test]
fn every_flaw_is_found_by_its_law() {
    for (flaw, law) in FOUND_BY {
        LOSSY.set(*flaw == Flaw::JsonLosesCard);
        let report = run_alone(*flaw, law);
        assert!(report.caught(law), "{flaw:?} is not caught by {law}");
    }
}

#[test]
fn a_flaw_is_found_by_the_whole_suite() {
    for (flaw, _) in FOUND_BY {
        LOSSY.set(*flaw == Flaw::JsonLosesCard);
        assert!(!run(&suite(*flaw)).violations.is_empty(), "{flaw:?} is not caught");
    }
}

#[test]
fn every_law_has_a_flaw() {
    for law in law_names::<Flawed>() {
        let broken = FOUND_BY.iter().any(|(_, found_by)| *found_by == law);
        assert!(broken || BY_NUMBERS.contains(&law), "nothing breaks {law}");
    }
}

#[test]
fn a_menu_that_is_too_long_is_found() {
    let report = run(&Suite { menu_max: 2, ..suite(Flaw::None) });
    assert!(report.caught("menus-are-bounded"));
}

#[test]
fn worlds_that_were_never_compared_are_found() {
    let report = run(&Suite { n_games: 0, ..suite(Flaw::None) });
    assert!(report.caught("worlds-are-comparable"));
}

#[test]
fn a_number_of_seats_the_game_is_not_for_is_found() {
    assert!(!run(&Suite { seats: 1, ..suite(Flaw::None) }).violations.is_empty());
    assert!(!run(&Suite { seats: 11, ..suite(Flaw::None) }).violations.is_empty());
}

#[test]
fn a_violation_names_the_law_the_seed_and_the_step() {
    let report = run(&suite(Flaw::ViewLeaks));
    let told = report.violations[0].to_string();
    assert!(told.contains("seed 1") && told.contains("after 0 actions"), "{told}");
}

#[test]
fn a_law_that_is_skipped_is_not_tried() {
    let laws = Vec::leak(law_names::<Flawed>());
    let report = run(&Suite { skip: laws, ..suite(Flaw::ViewLeaks) });
    assert_eq!(report.violations, []);
    assert!(report.n_actions > 0);
}
