//! The words players read: questions, choices and offers.

use contract::{AnyMatch, Arg, Game, Observer, Phrase};
use jolly_roger::card::Special;
use jolly_roger::state::{How, Side};
use jolly_roger::{Action, JollyRoger, Remarks, prompt};

use crate::scenes::revealed;
use crate::support::{RuleTable, SPECTATOR, Table, eyes, seat};

/// The question as a seat reads it.
fn question(table: &Table, number: u8) -> Phrase {
    let view = table.view(eyes(number));
    JollyRoger::say_window(table.game().rules(), &view).expect("something is asked")
}

fn words(table: &Table, number: u8, action: Action) -> String {
    let view = table.view(eyes(number));
    JollyRoger::say_action(table.game().rules(), &view, &action).key.into_owned()
}

fn gap<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(key, _)| key == name).expect("a gap of that name").1
}

fn choice(phrase: &Phrase, name: &str) -> String {
    let Arg::Choice(word) = gap(phrase, name) else { panic!("no choice: {phrase:?}") };
    word.to_string()
}

#[test]
fn who_holds_no_card_for_it_is_asked_in_the_same_words() {
    let table = revealed("hand 1: guns-1-2a\nhand 3: first-mate\nhand 4: melee-1-2a");
    assert_eq!(question(&table, 1), question(&table, 3));
    assert_eq!(choice(&question(&table, 3), "asked"), "me");
    assert_eq!(choice(&question(&table, 2), "asked"), "other", "an empty hand is not asked");
}

#[test]
fn a_no_says_what_it_declines() {
    let table = revealed("hand 1: guns-1-2a\nhand 3: first-mate");
    assert_eq!(words(&table, 1, Action::Decline), "jr-ui-no-card");
    let mut table = Table::new(4, "phase: voyage\nhand 2: guns-3-1a\nhand 3: guns-1-2a");
    table.act(1, "sail fort");
    assert_eq!(words(&table, 3, Action::Decline), "jr-ui-no-mutiny");
}

#[test]
fn a_mate_says_what_will_be_needed() {
    let table = revealed("hand 3: first-mate");
    let fight = table.view(SPECTATOR).fight.expect("a fort is attacked");
    let then = |special, how| prompt::need_then(special, how, &fight);
    let raised = then(Special::FirstMate, How::Raise).expect("he changes melee");
    assert_eq!(*gap(&raised, "count"), Arg::Number(i64::from(fight.least[2]) + 1));
    let lowered = then(Special::MasterMariner, How::Lower).expect("he changes navigation");
    assert_eq!(*gap(&lowered, "count"), Arg::Number(i64::from(fight.least[0]) - 1));
    assert_eq!(then(Special::Cook, How::Raise), None);
}

/// What the game says to a seat, or to a spectator.
fn remarks(table: &Table, observer: Observer) -> Remarks {
    JollyRoger::say_view(table.game().rules(), &table.view(observer))
}

fn names(phrase: &Phrase, gap_name: &str) -> Vec<String> {
    let Arg::Names(names) = gap(phrase, gap_name) else { panic!("no names: {phrase:?}") };
    names.iter().map(|name| name.key.to_string()).collect()
}

#[test]
fn an_offer_names_its_cards_to_its_parties_and_counts_them_to_others() {
    let position = "phase: voyage\nhand 3: guns-1-2a\nprizes 2: gold-3a\nprizes 3: rum-a";
    let mut table = Table::new(4, position);
    table.act(3, "offer 2 give guns-1-2a rum-a want gold-3a");
    let terms = |observer| remarks(&table, observer).offers.swap_remove(0);
    let (mine, theirs, others) = (terms(eyes(3)), terms(eyes(2)), terms(SPECTATOR));
    assert_eq!((mine.key.as_ref(), theirs.key.as_ref()), ("jr-terms-mine", "jr-terms"));
    for known in [&mine, &theirs] {
        assert_eq!(names(known, "given"), ["jr-card-crew", "jr-prize-rum"]);
        assert_eq!(names(known, "wanted"), ["jr-prize-gold"]);
    }
    assert_eq!(names(&others, "given"), ["jr-count-crew", "jr-count-prizes"]);
    assert_eq!(names(&others, "wanted"), ["jr-count-prizes"]);
    assert_eq!(others, terms(eyes(4)), "who is no party reads what spectators read");
}

#[test]
fn an_answer_to_an_offer_names_its_terms() {
    let position = "phase: voyage\nhand 3: guns-1-2a\nprizes 2: gold-3a\nprizes 3: rum-a";
    let mut table = Table::new(4, position);
    table.act(3, "offer 2 give rum-a want gold-3a");
    let from = seat(3);
    assert_eq!(words(&table, 2, Action::Accept { from, nth: 0 }), "jr-action-accept-terms");
    assert_eq!(words(&table, 2, Action::Refuse { from, nth: 0 }), "jr-action-refuse-terms");
    assert_eq!(words(&table, 3, Action::Withdraw { nth: 0 }), "jr-action-withdraw-terms");
    assert_eq!(words(&table, 2, Action::Accept { from, nth: 1 }), "jr-action-accept");
}

#[test]
fn an_offer_tells_the_promises_of_both_sides_apart_and_a_promise_given_is_told() {
    let mut table = Table::new(4, "phase: voyage\nhand 3: guns-1-2a\nprizes 3: rum-a");
    table.act(3, "offer 2 give rum-a promise me prizes 2 next-round promise you no-mutiny");
    let told = remarks(&table, eyes(2));
    assert_eq!(names(&told.offers[0], "promised"), ["jr-pledge-prizes"]);
    assert_eq!(names(&told.offers[0], "asked"), ["jr-pledge-no-mutiny"]);
    assert_eq!(told.words, []);
    table.act(2, "accept 3 0");
    let told = remarks(&table, SPECTATOR);
    assert_eq!((told.offers.len(), told.words.len()), (0, 2));
    assert!(told.words.iter().all(|word| word.key == "jr-word"), "{:?}", told.words);
    let pledge = |word: &Phrase| {
        let Arg::Name(pledge) = gap(word, "pledge") else { panic!("no pledge: {word:?}") };
        (gap(word, "seat").clone(), pledge.key.to_string())
    };
    let told: Vec<_> = told.words.iter().map(pledge).collect();
    let by = |number| Arg::Seat(seat(number));
    assert!(told.contains(&(by(3), "jr-pledge-prizes".to_owned())), "{told:?}");
    assert!(told.contains(&(by(2), "jr-pledge-no-mutiny".to_owned())), "{told:?}");
}

#[test]
fn a_pending_effect_is_told_and_the_traitor_that_answers_it() {
    let hands = "hand 1: guns-1-4a\nhand 2: melee-1-2a\nhand 3: stowaways\nhand 4: traitor-a";
    let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
    assert_eq!(remarks(&table, SPECTATOR).effect, None);
    table.act(3, "use stowaways");
    let told = remarks(&table, SPECTATOR);
    assert_eq!(told.effect.expect("it is pending").key, "jr-event-shown");
    assert_eq!(told.betrayal, None);
    table.act(4, "betray stowaways with traitor-a");
    assert_eq!(remarks(&table, SPECTATOR).betrayal, None, "answers are sealed");
    table.act(1, "decline");
    table.act(2, "decline");
    let betrayal = remarks(&table, SPECTATOR).betrayal.expect("it was answered");
    assert_eq!(*gap(&betrayal, "seat"), Arg::Seat(seat(4)));
}

#[test]
fn a_cutthroat_against_ones_own_leader_is_unlikely() {
    let kill = |side, leader| {
        let card = contract::CardId(0);
        JollyRoger::is_unlikely(&Action::Join { side, card, how: How::Kill { leader } })
    };
    assert!(kill(Side::Captain, Side::Captain) && kill(Side::Mutineer, Side::Mutineer));
    assert!(!kill(Side::Captain, Side::Mutineer) && !kill(Side::Mutineer, Side::Captain));
    let card = contract::CardId(0);
    let call = |leader| Action::Call { card, how: How::Kill { leader } };
    assert!(JollyRoger::is_unlikely(&call(Side::Mutineer)), "who calls is the mutineer");
    assert!(!JollyRoger::is_unlikely(&call(Side::Captain)));
    assert!(!JollyRoger::is_unlikely(&Action::Call { card, how: How::Plain }));
}

#[test]
fn the_names_of_the_most_cards_fit_the_padding_of_tables() {
    let hand = "guns-1-2a guns-1-3a navigation-1-2a navigation-3-1a";
    let prizes = "gold-1a gold-1b gold-1c gold-1d";
    let mut table = Table::new(4, &format!("phase: voyage\nhand 3: {hand}\nprizes 2: {prizes}"));
    let length = |table: &Table, observer| {
        serde_json::to_string(&remarks(table, observer)).expect("plain data").len()
    };
    for to in [1, 2, 4] {
        let want = if to == 2 { format!(" want {prizes}") } else { String::new() };
        table.act(3, &format!("offer {to} give {hand}{want}"));
        let (own, public) = (length(&table, eyes(3)), length(&table, SPECTATOR));
        assert!(own > 2 * public && own < contract::SAID_TIMES * public, "{own} of {public}");
    }
}

/// The largest offer there can be: the longest names on both sides, and three promises.
#[test]
fn the_largest_offer_fits_the_padding_of_tables() {
    let hand = "navigation-1-2a navigation-1-3a navigation-1-4a navigation-3-1a";
    let prizes = "gold-1a gold-1b gold-1c gold-1d";
    let mut table = Table::new(4, &format!("phase: voyage\nhand 3: {hand}\nprizes 2: {prizes}"));
    let promises = ["me prizes 9 next-round", "me crew 9 next-round", "you prizes 9 next-round"];
    let promises = promises.map(|promise| format!(" promise {promise}")).concat();
    table.act(3, &format!("offer 2 give {hand} want {prizes}{promises}"));
    for (number, n_asides) in [(2, 2), (3, 1)] {
        let menu = table.game().menu_json(seat(number));
        let choices = menu["choices"].as_array().expect("a menu").iter();
        let is_aside = |notation: &str| ["accept", "refuse", "withdraw"].contains(&notation);
        let asides = choices.filter(|choice| {
            let notation = choice["notation"].as_str().expect("a notation");
            is_aside(notation.split(' ').next().expect("a first word"))
        });
        let lengths: Vec<usize> = asides.map(|choice| choice.to_string().len()).collect();
        assert_eq!(lengths.len(), n_asides, "{menu}");
        let fits = |n_bytes: &usize| (1024..=contract::ASIDE_BYTES).contains(n_bytes);
        assert!(lengths.iter().all(fits), "{lengths:?} of {} bytes: {menu}", contract::ASIDE_BYTES);
    }
}
