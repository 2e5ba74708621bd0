//! Long lists of choices as lists of lists: the side, the prize, the seat. A mutiny is never one
//! key away from a pass.

use crate::Action;
use crate::card::Cards;
use crate::speech;
use crate::state::{How, PhaseView, Side};
use contract::CardId;
use serde::Deserialize;
use serde_json::Value;

use super::Table;
use screen::{Choices, PersonChoice};
use screen::{Leads, Shown, TreeRow};

/// The longest list that needs no grouping.
const FLAT_MAX: usize = 7;

/// What grouped choices have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    /// A mutiny is called.
    Mutiny,
    /// A card is played for a side.
    Side(Side),
    /// A prize is given.
    Give(CardId),
    /// A special card is played on a seat.
    Use(CardId),
}

/// A line of the first list.
enum Node {
    Choice(PersonChoice),
    Group(Group, Vec<PersonChoice>),
    /// An offer of one's own.
    Offer,
    /// Hidden prizes of one's own that are shown.
    Show,
}

impl Table<'_> {
    pub(super) fn tree(&self, choices: &Choices, path: &[usize]) -> Option<Vec<TreeRow>> {
        let excess = excess(choices);
        if excess > 1 {
            return Some(self.discards(excess, path));
        }
        let nodes = self.nodes(choices);
        let Some((step, rest)) = path.split_first() else {
            return Some(nodes.iter().filter_map(|node| self.entry(node)).collect());
        };
        match nodes.get(*step)? {
            Node::Choice(_) => None,
            Node::Group(_, list) => {
                Some(list.iter().filter_map(|choice| self.leaf(choice)).collect())
            }
            Node::Offer => Some(self.offers(rest)),
            Node::Show => Some(self.shows(rest)),
        }
    }

    /// The first list. Cards that look the same are listed once.
    fn nodes(&self, choices: &Choices) -> Vec<Node> {
        let mut list: Vec<&PersonChoice> = Vec::new();
        for choice in &choices.list {
            if !list.iter().any(|known| known.words == choice.words) {
                list.push(choice);
            }
        }
        list.sort_by_key(|choice| self.rank(choice));
        let is_long = list.len() > FLAT_MAX;
        let mut nodes: Vec<Node> = Vec::new();
        for choice in list {
            let group = group(choice).filter(|group| is_long || *group == Group::Mutiny);
            let Some(group) = group else {
                nodes.push(Node::Choice(choice.clone()));
                continue;
            };
            let same = nodes.iter_mut().find_map(|node| match node {
                Node::Group(known, list) if self.is_same(*known, group) => Some(list),
                Node::Choice(_) | Node::Group(..) | Node::Offer | Node::Show => None,
            });
            match same {
                Some(list) => list.push(choice.clone()),
                None => nodes.push(Node::Group(group, vec![choice.clone()])),
            }
        }
        if choices.composes("offer") && self.may_offer() {
            nodes.push(Node::Offer);
        }
        if choices.composes("show") && self.may_show() {
            nodes.push(Node::Show);
        }
        nodes
    }

    /// Choices that change nothing come first; cards for any time and attacks on the seat's own
    /// leader come last.
    fn rank(&self, choice: &PersonChoice) -> u8 {
        let is_timed = matches!(self.view.phase, PhaseView::Timed { .. });
        let Ok(action) = Action::deserialize(&choice.action) else { return 2 };
        let ranks = [
            (matches!(action, Action::Pass { .. } | Action::Decline | Action::Done), 0),
            (matches!(action, Action::Reveal { .. }), 1),
            (matches!(action, Action::Use { .. }) && !is_timed, 3),
            (beats_own(action), 4),
        ];
        ranks.into_iter().find(|(fits, _)| *fits).map_or(2, |(_, rank)| rank)
    }

    /// Whether groups look the same: equal prizes are one group.
    fn is_same(&self, left: Group, right: Group) -> bool {
        match (left, right) {
            (Group::Give(left), Group::Give(right)) => self.card(left) == self.card(right),
            _ => left == right,
        }
    }

    fn entry(&self, node: &Node) -> Option<TreeRow> {
        let (group, list) = match node {
            Node::Choice(choice) => return self.leaf(choice),
            Node::Offer => return Some(open(self.text("jr-ui-group-offer"))),
            Node::Show => return Some(open(self.text("jr-ui-group-show"))),
            Node::Group(group, list) => (group, list),
        };
        if let [only] = list.as_slice()
            && *group != Group::Mutiny
        {
            return self.leaf(only);
        }
        let card_words =
            |key, card| self.say(&contract::Phrase::new(key).name("card", self.card(card)));
        Some(open(match *group {
            Group::Mutiny => self.text("jr-ui-group-mutiny"),
            Group::Side(Side::Captain) => self.text("jr-ui-group-captain"),
            Group::Side(Side::Mutineer) => self.text("jr-ui-group-mutineer"),
            Group::Give(card) => card_words("jr-ui-group-give", card),
            Group::Use(card) => card_words("jr-ui-group-use", card),
        }))
    }

    fn leaf(&self, choice: &PersonChoice) -> Option<TreeRow> {
        let shown = self.choice(choice)?;
        Some(TreeRow { shown, leads: Leads::To(choice.action.clone()) })
    }

    /// Discards card by card, down to the hand limit.
    fn discards(&self, excess: u8, path: &[usize]) -> Vec<TreeRow> {
        let mut chosen = Cards::EMPTY;
        for step in path {
            let cards = self.distinct(self.own_hand().minus(chosen));
            chosen = cards.get(*step).map_or(chosen, |card| chosen.with(*card));
        }
        let is_last = chosen.len() + 1 >= excess;
        let left = self.distinct(self.own_hand().minus(chosen));
        let entries = left.into_iter().map(|card| {
            if !is_last {
                let phrase = contract::Phrase::new("jr-ui-group-discard");
                let mut entry = open(self.say(&phrase.name("card", self.card(card))));
                entry.shown.line = format!("{} …", self.token(card)).into();
                return entry;
            }
            let action = Action::Discard { cards: chosen.with(card) };
            let mut shown = shown(self.say(&speech::action(&self.deck, &self.view, &action)));
            let tokens: Vec<String> =
                chosen.iter().chain([card]).map(|one| self.token(one)).collect();
            shown.line = tokens.join(" + ").into();
            TreeRow { shown, leads: Leads::To(value(&action)) }
        });
        entries.collect()
    }

    /// One card of each group that looks the same.
    pub(super) fn distinct(&self, cards: Cards) -> Vec<CardId> {
        let mut kept: Vec<CardId> = Vec::new();
        for card in cards.iter() {
            if !kept.iter().any(|known| self.card(*known) == self.card(card)) {
                kept.push(card);
            }
        }
        kept
    }
}

/// The number of cards to discard, taken from a listed discard.
fn excess(choices: &Choices) -> u8 {
    let cards = |choice: &PersonChoice| match Action::deserialize(&choice.action) {
        Ok(Action::Discard { cards }) => Some(cards.len()),
        Ok(_) | Err(_) => None,
    };
    choices.list.iter().find_map(cards).unwrap_or(0)
}

/// Whether a Cutthroat kills the leader of the seat's own side.
fn beats_own(action: Action) -> bool {
    if let Action::Join { side, how: How::Kill { leader }, .. } = action {
        return side == leader;
    }
    matches!(action, Action::Call { how: How::Kill { leader: Side::Mutineer }, .. })
}

/// The group of a choice, if it has one.
fn group(choice: &PersonChoice) -> Option<Group> {
    match Action::deserialize(&choice.action).ok()? {
        Action::Call { .. } => Some(Group::Mutiny),
        Action::Join { side, .. } | Action::Commit { side } => Some(Group::Side(side)),
        Action::Give { card, .. } => Some(Group::Give(card)),
        Action::Use { card, how: How::On { .. } | How::OnTwo { .. } } => Some(Group::Use(card)),
        Action::Appoint { .. }
        | Action::Draw
        | Action::Decline
        | Action::Sail { .. }
        | Action::Use { .. }
        | Action::Contribute { .. }
        | Action::Reveal { .. }
        | Action::Pass { .. }
        | Action::Betray { .. }
        | Action::Assign { .. }
        | Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Donate { .. }
        | Action::Exchange { .. }
        | Action::Ransom { .. }
        | Action::Bury { .. }
        | Action::Done
        | Action::Punish
        | Action::Spare
        | Action::Flog { .. }
        | Action::Discard { .. }
        | Action::Offer { .. }
        | Action::Accept { .. }
        | Action::Refuse { .. }
        | Action::Withdraw { .. }
        | Action::Show { .. } => None,
    }
}

/// A line that opens a list.
pub(super) fn open(words: String) -> TreeRow {
    TreeRow { shown: shown(words), leads: Leads::On }
}

/// The same words for the short and the full form.
pub(super) fn shown(words: String) -> Shown {
    Shown { line: words.clone().into(), sentences: vec![words] }
}

/// An action as JSON.
pub(super) fn value(action: &Action) -> Value {
    serde_json::to_value(action).expect("our own types are plain data with string keys")
}
