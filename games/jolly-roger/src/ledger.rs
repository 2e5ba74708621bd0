//! Every rule of this game as a constant, with the rule as its documentation.
//!
//! GENERATED from `RULES.md` by `cargo xtask ledger`; change the rules there, not here.
#![allow(clippy::doc_markdown, reason = "the rules are prose, not code")]

use contract::{Rule, RuleId};

/// 4 to 10 players; 3 with the three-player variant. \[all\]
pub const JR_PLAYERS: RuleId = RuleId::new("JR-PLAYERS");

/// 150 cards: 68 crew (47 plain, 21 special), 35 destinations (8 Fort, 8 Merchant Ship, 8
/// Settlement, 8 Pirate Port, 3 Treasure Island), 46 prizes, 1 reference card. The 21 special
/// cards: Captain, Quartermaster, Old Sailor ×3, Traitor ×2, and one each of the other fourteen.
/// \[all\]
pub const JR_PARTS: RuleId = RuleId::new("JR-PARTS");

/// A plain crew card has one skill (navigation, guns or melee) with a value, and a number of
/// crewmen from 1 to 5; one kind shows all three skills and counts as any one of them. A special
/// card counts as 1 crewman unless it says otherwise (Powder Monkey: 5) \[all\]. The attack
/// example prints five plain cards (skill value / crewmen): navigation 1/2 and 2/2, guns 2/1 and
/// 2/3, melee 2/3 \[en pl, read from the figure\]. The figure that explains a crew card shows
/// 1/1, of a skill that cannot be read \[pl\]; the target figure of the English book is too
/// damaged to tell anything.
pub const JR_PARTS_CREW: RuleId = RuleId::new("JR-PARTS-CREW");

/// A prize target shows three required skills and how many prize cards it yields; ranges on the
/// backs are navigation/guns/melee: Fort 1–2 / 3–6 / 3–4, Merchant Ship 3–5 / 1–3 / 1–2,
/// Settlement 2–3 / 1–2 / 3–6. Forts are hardest and richest, then Settlements, then Merchant
/// Ships. Some cards carry a flag: 5− (five players or fewer), 7−, 6+, 8+. One Fort is known in
/// full: 1/3/3, 5 prizes, flag 7−. A Pirate Port shows how many crew cards each player draws.
/// \[all\]
pub const JR_PARTS_DEST: RuleId = RuleId::new("JR-PARTS-DEST");

/// Prizes are gold worth 1, 2 or 3, Rum (worth nothing), Jewels and Hostages; most of the 46 are
/// gold. \[all\]
pub const JR_PARTS_PRIZE: RuleId = RuleId::new("JR-PARTS-PRIZE");

/// The books do not print every card's numbers. Our deck is a reconstruction inside the facts
/// above; each number says whether it is printed or reconstructed, and the deck is a data file
/// that owners of the game can replace. \[ours\]
pub const JR_PARTS_DATA: RuleId = RuleId::new("JR-PARTS-DATA");

/// Set Captain and Quartermaster aside; shuffle the other crew; take one card fewer than there
/// are players, add the Captain, shuffle, deal one each. Whoever has the Captain shows it and is
/// Captain. \[all\]
pub const JR_SETUP_CAPTAIN: RuleId = RuleId::new("JR-SETUP-CAPTAIN");

/// Then deal each player 5 more crew cards (4–5 players), 4 (6–7) or 3 (8–10), and the Captain
/// one more, so that all hands are the same size. \[all\]
pub const JR_SETUP_DEAL: RuleId = RuleId::new("JR-SETUP-DEAL");

/// Remove destination cards whose flag does not fit the number of players; shuffle each of the
/// five stacks, face down. \[all\]
pub const JR_SETUP_DEST: RuleId = RuleId::new("JR-SETUP-DEST");

/// Shuffle the prizes face down. \[all\]
pub const JR_SETUP_PRIZE: RuleId = RuleId::new("JR-SETUP-PRIZE");

/// A hand holds at most 7 (4–5 players), 6 (6–7) or 5 (8–10) crew cards; Captain and
/// Quartermaster cards lie on the table and do not count \[all; role cards from the set-up\].
/// Whoever goes over discards the excess at once, face up, and chooses which, before anything
/// else happens; so also in port, after the deal and after every draw for a prize, and nobody can
/// give a card away instead \[all; face up and choice ours\].
pub const JR_HAND_LIMIT: RuleId = RuleId::new("JR-HAND-LIMIT");

/// Face-up prizes, the number of buried prizes, hand sizes, stack sizes, all discards and who
/// played what are public; hands and face-down stacks are not. What is buried lay face up until
/// it was turned down, so it is known to all who remember it; with hidden prizes only to those
/// who saw it. \[ours\]
pub const JR_PUBLIC: RuleId = RuleId::new("JR-PUBLIC");

/// The Captain appoints a Quartermaster, the same or another; never himself. \[all; 'never
/// himself' ours\]
pub const JR_APPOINT: RuleId = RuleId::new("JR-APPOINT");

/// After an appointment any player with no crew card in hand may draw one \[all\]; so also after
/// the appointment that follows a mutiny, before its crew is dealt \[de, taken for all\]. He is
/// asked before anyone can call a mutiny, and may decline; who is given a card meanwhile draws
/// none \[timing and the last ours\]. A Surgeon is no appointment \[ours\].
pub const JR_APPOINT_DRAW: RuleId = RuleId::new("JR-APPOINT-DRAW");

/// The Captain picks a destination whose stack is not empty and lays its top card face down
/// before him \[all\]; nobody looks at it \[ours\].
pub const JR_VOYAGE: RuleId = RuleId::new("JR-VOYAGE");

/// After the voyage the Captain orders a punishment or not. If ordered, the Quartermaster cannot
/// refuse: he picks any player but himself and the Captain, and a random crew card from that hand
/// is discarded face up \[all\]. He must pick someone who holds a crew card, if there is one;
/// otherwise nothing is lost \[ours\].
pub const JR_PUNISH: RuleId = RuleId::new("JR-PUNISH");

/// The used destination card goes to the destination discard pile, a prize target as soon as the
/// attack is over and before sharing, a Port or Island at the end of the voyage; the pile counts
/// the rounds \[all\]. A round with two voyages ([`JR_MUTINY_NEXT`]) adds two cards, and both
/// count: the end comes after the tenth voyage \[all\]. A destination broken off by a mutiny is
/// not discarded and does not count \[all\].
pub const JR_ROUND_COUNT: RuleId = RuleId::new("JR-ROUND-COUNT");

/// After each decision of the Captain: empty-hand draws (appointment only), then the mutiny
/// window, then cards tied to the decision (Lookout, Old Sailor), then the Quartermaster acts.
/// \[ours\]
pub const JR_STEP_ORDER: RuleId = RuleId::new("JR-STEP-ORDER");

/// The Quartermaster must play the first crew card \[all\]. Any crew card will do, a special one
/// too ([`JR_ATTACK_SPECIAL`]), but one used for its effect is not the first card. From the pick
/// of a prize target until then no gift or deal may leave the Quartermaster without crew: an
/// offer that would is refused, and so is taking one of two that together would; theft and card
/// effects may. A Quartermaster with no crew card plays none \[ours\].
pub const JR_ATTACK_FIRST: RuleId = RuleId::new("JR-ATTACK-FIRST");

/// Then everyone, Captain and Quartermaster included, may add crew cards face up, in any order,
/// once or many times, all at the same time; nobody else has to. Played cards cannot be taken
/// back. \[all; last de\]
pub const JR_ATTACK_OPEN: RuleId = RuleId::new("JR-ATTACK-OPEN");

/// The Quartermaster turns the destination card over when he thinks it is enough, or nobody wants
/// to add more \[all\]. He may do so right after his own first card; when everyone has passed
/// since the last card it is turned by itself; a minimum time is a table setting, not a rule
/// \[ours\].
pub const JR_ATTACK_REVEAL: RuleId = RuleId::new("JR-ATTACK-REVEAL");

/// Each skill's values are added up. After the reveal, and after any First Mate, Master Mariner
/// or Sharp-Shooter \[order ours\], the Quartermaster says for each all-skills card which one
/// skill it counts as. If every sum is at least the card's number the attack succeeds, otherwise
/// it fails. \[all; 'after the reveal' printed in de\]
pub const JR_ATTACK_SUM: RuleId = RuleId::new("JR-ATTACK-SUM");

/// A special card played into an attack adds no skill and has no effect; the books let special
/// cards stand in for plain ones only in a mutiny. \[ours, from all\]
pub const JR_ATTACK_SPECIAL: RuleId = RuleId::new("JR-ATTACK-SPECIAL");

/// All crew played is discarded, success or not. \[all\]
pub const JR_ATTACK_DISCARD: RuleId = RuleId::new("JR-ATTACK-DISCARD");

/// On success the Quartermaster turns up as many prizes as the destination card says, or all that
/// are left. \[all\]
pub const JR_SHARE_DRAW: RuleId = RuleId::new("JR-SHARE-DRAW");

/// The Captain takes one first. \[all\]
pub const JR_SHARE_CAPTAIN: RuleId = RuleId::new("JR-SHARE-CAPTAIN");

/// The Quartermaster gives out the rest, to himself and the Captain too, as equally as possible
/// by number of cards: nobody gets a second card before everyone has one, nor a third before
/// everyone has two. Only this sharing counts, not what players had before; first picks (Captain,
/// Cook) count. Within that the Quartermaster chooses who gets which card. \[all; 'third', 'only
/// this' and 'picks count' ours; 'and the Captain' printed in pl\]
pub const JR_SHARE_EQUAL: RuleId = RuleId::new("JR-SHARE-EQUAL");

/// Prizes lie face up before their owners until buried. \[all\]
pub const JR_SHARE_OPEN: RuleId = RuleId::new("JR-SHARE-OPEN");

/// The Quartermaster turns over the Port card the Captain laid out and deals each player that
/// many crew cards, unseen \[all\]. Dealt clockwise from the Captain; hand limits apply once all
/// are dealt \[ours\], before the exchange.
pub const JR_PORT_DRAW: RuleId = RuleId::new("JR-PORT-DRAW");

/// Then each player may discard one prize, once, of any kind, for one more crew card \[all\]; not
/// a buried one \[ours\]. Discarded face up \[en pl\], face down \[de: its hidden-prizes variant
/// says face up, so that variant is face up for all\].
pub const JR_PORT_EXCHANGE: RuleId = RuleId::new("JR-PORT-EXCHANGE");

/// Then, last, players may discard Hostages for 2 new prizes each and Jewels for 1 new prize each
/// \[all\]. Any number, also of cards just drawn here; they go clockwise from the Captain, each
/// finishing before the next \[ours\].
pub const JR_PORT_RANSOM: RuleId = RuleId::new("JR-PORT-RANSOM");

/// A Hostage with one prize left in the stack brings one; with an empty stack nothing can be
/// ransomed or sold \[ours\]. An empty prize stack is never refilled \[all\].
pub const JR_PORT_EMPTY: RuleId = RuleId::new("JR-PORT-EMPTY");

/// Someone must play an Old Sailor \[all\], after the mutiny window \[ours\]; one is enough. If
/// none stands: \[en pl\] the ship does not get there and the Captain picks another kind of
/// destination; the island card goes back on its stack, only this next pick must be another kind,
/// and it is a decision, so a mutiny may follow if none was called; after that mutiny the
/// Captain, new or confirmed, may pick the island \[ours\]. \[de\] The island card is discarded
/// (and counts as a round) and the round ends; the next pick, in the new round and whoever is
/// Captain then, must be another kind; there is no punishment, the new round starts with its
/// appointment, and a tenth card lost so ends the game without a last mutiny \[ours\].
pub const JR_ISLAND_MAP: RuleId = RuleId::new("JR-ISLAND-MAP");

/// Every player may turn any of his face-up prizes, Rum included, face down: they are buried and
/// safe in a mutiny \[all\]. Jewels and Hostages: cannot be buried \[de\]; the others are silent,
/// so they can \[en pl ours\]. Buried prizes stay buried to the end: they cannot be exchanged,
/// sold, ransomed or given; only a Smart Kid moves them; the owner may look at them \[ours\]. A
/// prize that comes late in the step can be buried until the step ends: only a player's own
/// 'done' is final, and having nothing to bury shuts nobody out; the step ends when everyone with
/// a prize that can be buried is done \[ours\].
pub const JR_ISLAND_BURY: RuleId = RuleId::new("JR-ISLAND-BURY");

/// The Old Sailor is discarded afterwards. \[all\]
pub const JR_ISLAND_MAP_DISCARD: RuleId = RuleId::new("JR-ISLAND-MAP-DISCARD");

/// Right after a decision of the Captain (appointing or confirming, picking a destination,
/// ordering or waiving punishment) any player but the Captain, the Quartermaster too, may call a
/// mutiny, before the Quartermaster does anything; once a round at most. The voyage is broken
/// off, or the punishment not carried out \[all\]. The caller needs a crew card in hand; if
/// several call at once, the first clockwise from the Captain does \[ours\].
pub const JR_MUTINY_WHEN: RuleId = RuleId::new("JR-MUTINY-WHEN");

/// The caller plays one crew card from hand and is the First Mutineer \[all\]; Powder Monkey, Sea
/// Dog and Cutthroat have their effect as opening cards too \[Cutthroat all, others ours\]; the
/// Quartermaster card cannot open \[ours\].
pub const JR_MUTINY_START: RuleId = RuleId::new("JR-MUTINY-START");

/// Everyone may play crew cards, one by one and any number, for the Captain or for the First
/// Mutineer, in any order, all at the same time; whoever has played for one side cannot play for
/// the other; both counts are public. It ends when everyone has passed since the last card
/// \[all\]: a new card gives everyone another say, and a player who can play nothing passes by
/// himself \[ours\].
pub const JR_MUTINY_OPEN: RuleId = RuleId::new("JR-MUTINY-OPEN");

/// The Captain and Quartermaster cards count 1 each \[all\]. The Captain's is always with the
/// Captain; the Quartermaster may commit his to one side, the one he has played for if any, and
/// has then taken that side; once committed it stays, even if a Surgeon takes the role; no
/// Traitor cancels a role card \[ours\].
pub const JR_MUTINY_ROLES: RuleId = RuleId::new("JR-MUTINY-ROLES");

/// Captain and First Mutineer always belong to their sides, even with no card that counts.
/// Everyone else is neutral until he plays a card for a side (also one that is cancelled),
/// commits the Quartermaster card or is named by a Sea Dog that stands. Losers are all members of
/// the beaten side. \[all: no card played is neutral; the rest ours\]
pub const JR_MUTINY_SIDES: RuleId = RuleId::new("JR-MUTINY-SIDES");

/// Second Mate, Stowaways, Surgeon and Traitor used for their effect in a mutiny add no crewman
/// and take no side; a special card played for a side as a plain card has no effect but its
/// crewmen, and is dealt out again after. \[second half all; first ours\]
pub const JR_MUTINY_EFFECTS: RuleId = RuleId::new("JR-MUTINY-EFFECTS");

/// More crewmen win; a tie is the Captain's. A winning First Mutineer becomes Captain. \[all\]
pub const JR_MUTINY_WIN: RuleId = RuleId::new("JR-MUTINY-WIN");

/// \[en pl\] The Captain, new or confirmed, appoints the Quartermaster at once. \[de\] Only a new
/// Captain does; a confirmed one keeps the Quartermaster there is. No mutiny can follow it
/// \[all\]. A Quartermaster who has become Captain must appoint somebody else, the former Captain
/// allowed \[ours\].
pub const JR_MUTINY_APPOINT: RuleId = RuleId::new("JR-MUTINY-APPOINT");

/// The Quartermaster gathers the losers' unburied prizes ([`JR_MUTINY_SIDES`]); the Captain takes
/// one first; the rest is shared as in [`JR_SHARE_EQUAL`] among all players, losers too \[en
/// de\]; pl says among all the other players ('pozostali gracze'), which it uses loosely: it
/// gives one procedure for both, 'po udanym ataku lub buncie', and counts the Captain in after an
/// attack; so all here too \[ours\]. From the decision until this is done nobody can give cards
/// away \[ours\].
pub const JR_MUTINY_PRIZES: RuleId = RuleId::new("JR-MUTINY-PRIZES");

/// All crew played is shuffled and dealt out face down as equally as possible to all players,
/// except that Powder Monkey, Cutthroat and Sea Dog are discarded, however they were used
/// \[all\]; so are cards cancelled by a Traitor and specials used for their effect \[all, from
/// the cards\]. Role cards go to their holders \[all\]. Dealt one at a time from the
/// Quartermaster's left, equal by cards dealt and not by hand size; then hand limits apply
/// \[ours\].
pub const JR_MUTINY_CREW: RuleId = RuleId::new("JR-MUTINY-CREW");

/// Then the Captain picks a destination, the old one or another \[all\]; a card laid out but not
/// reached is back on top of its stack first \[de, taken for all\]. After a mutiny in the
/// punishment phase the finished voyage's card stays discarded, and another voyage and punishment
/// decision follow in the same round \[ours: the books say 'always'\]. No second mutiny before
/// the next round \[all\].
pub const JR_MUTINY_NEXT: RuleId = RuleId::new("JR-MUTINY-NEXT");

/// In the last round a mutiny after the punishment decision is still possible, if there was none
/// \[all\]; after its sharing and dealing the game ends, with no punishment and no further voyage
/// \[ours\].
pub const JR_MUTINY_LAST: RuleId = RuleId::new("JR-MUTINY-LAST");

/// On arrival at Treasure Island: name a player who guards the ship and cannot bury. He may bribe
/// another, with cards or promises, to guard in his place \[all; "cards or promises" en pl\].
/// Played before anyone buries; not yourself; another may also offer to; the swap binds once
/// accepted and cannot be passed on again; the guard may play other cards \[ours\].
pub const JR_SP_BOATSWAIN: RuleId = RuleId::new("JR-SP-BOATSWAIN");

/// After prizes were shared: ask all players for one face-up prize. If nobody gives one, you may
/// take one from the Captain or the Quartermaster, whichever you like, or leave it \[all; de:
/// 'draw', and 'face-up' not said\]. You choose the card, face-up ones only, and keep it; also
/// after a mutiny's sharing; nothing there, nothing taken \[ours\].
pub const JR_SP_CARPENTER: RuleId = RuleId::new("JR-SP-CARPENTER");

/// When sharing starts: you take the first prize, the Captain the second \[all\]. Once the prizes
/// lie open, also after a mutiny; of a single prize the Captain gets none; the Captain himself
/// cannot use it \[ours\].
pub const JR_SP_COOK: RuleId = RuleId::new("JR-SP-COOK");

/// To start a mutiny or during one: kill the Captain or the First Mutineer, whichever you like,
/// be you one of them or on either side; the mutiny ends at once \[all\], the other side has won
/// and nobody can join any more \[de, taken for all\]. Discard \[all\]. 'Killed' only means
/// beaten. Those who have a side keep it and lose with it, also if they killed its leader
/// themselves; a neutral player ends on the winning side; as an opening card it beats the Captain
/// alone, or the First Mutineer who plays it \[ours\].
pub const JR_SP_CUTTHROAT: RuleId = RuleId::new("JR-SP-CUTTHROAT");

/// After the reveal: raise or lower the required melee by 1. \[en; pl and de say one point more
/// or less, which comes to the same\] Timing: [`JR_SP_TIMING`].
pub const JR_SP_FIRST_MATE: RuleId = RuleId::new("JR-SP-FIRST-MATE");

/// After the reveal: raise or lower the required navigation by 1. \[as First Mate\]
pub const JR_SP_MASTER_MARINER: RuleId = RuleId::new("JR-SP-MASTER-MARINER");

/// After the reveal: raise or lower the required guns by 1. \[as First Mate\]
pub const JR_SP_SHARP_SHOOTER: RuleId = RuleId::new("JR-SP-SHARP-SHOOTER");

/// After a prize target was picked: turn the destination card over before crew is played \[en de;
/// pl says any destination, which changes nothing\]. Only once the mutiny window has closed; the
/// Quartermaster still plays the first card \[ours\].
pub const JR_SP_LOOKOUT: RuleId = RuleId::new("JR-SP-LOOKOUT");

/// See [`JR_ISLAND_MAP`]; discarded after burying. \[all\]
pub const JR_SP_OLD_SAILOR: RuleId = RuleId::new("JR-SP-OLD-SAILOR");

/// In a mutiny: 5 crewmen for your side. Discard after. \[all\]
pub const JR_SP_POWDER_MONKEY: RuleId = RuleId::new("JR-SP-POWDER-MONKEY");

/// In a mutiny: a neutral player joins your side and must play a crew card for it at once, at
/// least one \[en\], one \[pl de\]; the difference has no effect. Discard after \[all\]. It
/// counts 1 crewman itself; a neutral player who plays it takes a side; the named player needs a
/// crew card in hand, chooses which to play (Powder Monkey or Cutthroat with effect too), and
/// nobody else plays for a side before he has; with nobody to name it is just 1 crewman \[ours\].
pub const JR_SP_SEA_DOG: RuleId = RuleId::new("JR-SP-SEA-DOG");

/// Any time: take a random crew card from the hands of two different players \[all\]. Others with
/// a crew card; if only one has any, take one card; if nobody, it cannot be used \[ours\].
pub const JR_SP_SECOND_MATE: RuleId = RuleId::new("JR-SP-SECOND-MATE");

/// After burying: take a random buried prize from another player; it stays face up until the next
/// Treasure Island \[all\]. You name the player; all his buried prizes count, earlier ones too;
/// with nobody to name it cannot be used; until then the prize may be lost, given or exchanged
/// like any other \[ours\].
pub const JR_SP_SMART_KID: RuleId = RuleId::new("JR-SP-SMART-KID");

/// Any time: discard it, then draw two crew cards. \[all\]
pub const JR_SP_STOWAWAYS: RuleId = RuleId::new("JR-SP-STOWAWAYS");

/// Any time: you are Quartermaster until the Captain appoints another \[all\]. Not for the
/// Captain or the Quartermaster; no draw and no mutiny follow; in an attack you play the first
/// card only if none was played, then do the rest; in a sharing only before the first card after
/// the picks is given; after a punishment order only before the victim is named \[ours\].
pub const JR_SP_SURGEON: RuleId = RuleId::new("JR-SP-SURGEON");

/// Right after another crew card is shown, plain or special, a Traitor too: that card has no
/// effect and is discarded \[all; de 'any other card', taken as crew\]. Another player's card,
/// played from a hand; not role cards, nor cards shown by punishment, bribe or discard. In an
/// attack or a mutiny the table does not stop for it: a player may answer any card shown since he
/// himself last did something there (added or played a card, passed, betrayed, committed), at
/// most the eighth last, each card once, until the attack or mutiny is decided; a Traitor shown
/// so is such a card too. How long each card may be answered is a table setting, not a rule. A
/// card played for its effect works only after everyone had the same time to answer. Using it
/// takes no side \[ours\]. Consequences: [`JR_SP_TRAITOR_EFFECTS`].
pub const JR_SP_TRAITOR: RuleId = RuleId::new("JR-SP-TRAITOR");

/// A cancelled attack card adds no skill (the Quartermaster's first card still counts as his
/// first); a cancelled mutiny card adds no crewmen and is not dealt out, but its player stays on
/// that side; a cancelled opening card, Cutthroat too, leaves the mutiny standing and the caller
/// First Mutineer; after a cancelled Old Sailor another may be played; a Sea Dog cancelled frees
/// the named player, his own forced card cancelled does not; a cancelled Traitor gives the first
/// card its effect back. \[ours\]
pub const JR_SP_TRAITOR_EFFECTS: RuleId = RuleId::new("JR-SP-TRAITOR-EFFECTS");

/// For special crew 'any time' means between two steps, from the first appointment to the last
/// scoring: not while a card's effect, a forced card or a hand-limit discard is half done, nor
/// once the Quartermaster has begun to give out prizes or crew until he has finished. \[ours\]
pub const JR_SP_ANYTIME: RuleId = RuleId::new("JR-SP-ANYTIME");

/// Windows: Lookout, Old Sailor: [`JR_STEP_ORDER`]. First Mate, Master Mariner, Sharp-Shooter:
/// after the attack is closed and the card is open (also if a Lookout opened it), before
/// all-skills cards are assigned; each once. Cook: prizes open, nobody has picked. Carpenter: all
/// given out, next step not begun. Boatswain: an Old Sailor stands, nobody has buried. Smart Kid:
/// all have buried or declined, before the Old Sailor is discarded. A window closes when all have
/// passed or its time is up; all players get the same time. If two want to play at once,
/// clockwise from the Captain, himself first; each card is fully settled before the next.
/// \[ours\]
pub const JR_SP_TIMING: RuleId = RuleId::new("JR-SP-TIMING");

/// A player may give another crew cards or face-up prizes, as a gift or for a deal, or promise to
/// hand cards over later. Nobody has to accept, nor to keep a promise about the future \[all\]. A
/// promise of cards says how many crew cards or prizes and by when: this round, the next, or the
/// end of the game; it is never carried out by itself; other promises (a share, an office, peace,
/// cards played) may be made too, several in one deal, and who holds nothing may still promise
/// \[ours\]. The books set no time: bribes may be offered and answered from before the first
/// appointment on, but not in a half-done step (a card that a Traitor may answer, a Sea Dog's
/// forced card, a Carpenter's asking, prizes being given out), during discards for the hand
/// limit, or between a mutiny's decision and its sharing \[ours\]. While a sealed window waits, a
/// deal that is taken is carried out when the window closes, before its outcome takes effect,
/// clockwise from the Captain by who offered; it falls whole if the answer that is revealed used
/// one of its cards, or another deal did; nobody can discard meanwhile, so no deal that could
/// bring a hand over its limit is taken then \[ours\]. A swap of cards is carried out whole; role
/// cards cannot be given; a hand over its limit discards \[ours\]. Crew given is shown \[de\],
/// hidden \[en pl: silent, so ours\]. An offer lapses when the phase step it was made in ends; at
/// most three offers a player in one step, and sixteen open at once \[ours\].
pub const JR_BRIBE: RuleId = RuleId::new("JR-BRIBE");

/// Players may talk, advise and suggest at any time (the Captain a victim, anyone a destination);
/// nothing said binds. \[all\]
pub const JR_TALK: RuleId = RuleId::new("JR-TALK");

/// An empty crew stack is refilled from the shuffled crew discards. Prize and destination stacks
/// never are. \[all\]
pub const JR_CREW_RESHUFFLE: RuleId = RuleId::new("JR-CREW-RESHUFFLE");

/// If crew stack and discards are both empty, draws stop; draws for several players go clockwise
/// from the Captain. \[ours\]
pub const JR_CREW_EMPTY: RuleId = RuleId::new("JR-CREW-EMPTY");

/// The game ends at the end of the round in which the tenth destination card is discarded or the
/// prize stack runs out, never in mid-round \[all\]. A stack that is emptied exactly has run out,
/// also in port \[ours\]. The tenth voyage, not the tenth appointment, counts \[all\].
pub const JR_END: RuleId = RuleId::new("JR-END");

/// All prizes, buried too, are shown. Gold counts its value; each unsold Jewels counts what a
/// prize drawn at random is worth, or 1 if none is left; a Hostage counts 1. Most gold wins; then
/// most Rum; then the win is shared \[all\]. Jewels draw clockwise from the Captain and cards
/// drawn are not put back; a drawn Rum is 0, a Hostage or Jewels 1; drawn cards belong to nobody,
/// so a drawn Rum breaks no tie; only those level on gold and Rum share the win \[ours\].
pub const JR_SCORE: RuleId = RuleId::new("JR-SCORE");

/// Hidden prizes: the Captain draws the prizes in secret, keeps one, passes the rest to the
/// Quartermaster, who sees and deals them face down. Owners may look at theirs, and may show them
/// at any time, some or all, to one player or to all: they stay face down, and only those who
/// were shown know them; a prize discarded for crew in port is shown; those drawn there stay
/// hidden. Buried ones are marked as such \[all\]. Nine shows a player in one step are enough
/// \[ours\]. Other cards: [`JR_VAR_HIDDEN_CARDS`].
pub const JR_VAR_HIDDEN: RuleId = RuleId::new("JR-VAR-HIDDEN");

/// With hidden prizes: after a mutiny the Captain sees the gathered prizes, keeps one and passes
/// the rest on, as after an attack; a Cook's player sees and picks before him; 'face-up' on cards
/// and in bribes means 'unburied'; a Carpenter's giver picks the card, and a claimed one is taken
/// at random; a Hostage or Jewels is shown when ransomed or sold; a Smart Kid's prize stays
/// hidden but unburied. \[ours\]
pub const JR_VAR_HIDDEN_CARDS: RuleId = RuleId::new("JR-VAR-HIDDEN-CARDS");

/// Captain's gold: when the Captain discards a prize for crew in port, every player draws one
/// crew card instead of just him \[all\]; ransom and sale do not count, and others may still make
/// their own exchange \[ours\]. Hands that go over by it discard at once, before the next
/// exchange ([`JR_HAND_LIMIT`]).
pub const JR_VAR_GOLD: RuleId = RuleId::new("JR-VAR-GOLD");

/// Three players: play as with four; no Quartermaster; the Captain does all of his work, and
/// cards about the Quartermaster mean the Captain \[all\]. So the Surgeon makes his player
/// Captain, lastingly, but cannot be used for its effect in a mutiny; the set-up deals three
/// first cards; with no appointment there is no mutiny window there, and empty hands draw at the
/// start of the round and after a mutiny \[ours\].
pub const JR_VAR_THREE: RuleId = RuleId::new("JR-VAR-THREE");

/// Every rule, in the order of `RULES.md`.
pub const ALL: &[Rule] = &[
    Rule { id: JR_PLAYERS, section: 0, tags: &["all"] },
    Rule { id: JR_PARTS, section: 0, tags: &["all"] },
    Rule { id: JR_PARTS_CREW, section: 0, tags: &["all", "en pl, read from the figure", "pl"] },
    Rule { id: JR_PARTS_DEST, section: 0, tags: &["all"] },
    Rule { id: JR_PARTS_PRIZE, section: 0, tags: &["all"] },
    Rule { id: JR_PARTS_DATA, section: 0, tags: &["ours"] },
    Rule { id: JR_SETUP_CAPTAIN, section: 1, tags: &["all"] },
    Rule { id: JR_SETUP_DEAL, section: 1, tags: &["all"] },
    Rule { id: JR_SETUP_DEST, section: 1, tags: &["all"] },
    Rule { id: JR_SETUP_PRIZE, section: 1, tags: &["all"] },
    Rule {
        id: JR_HAND_LIMIT,
        section: 1,
        tags: &["all; role cards from the set-up", "all; face up and choice ours"],
    },
    Rule { id: JR_PUBLIC, section: 1, tags: &["ours"] },
    Rule { id: JR_APPOINT, section: 2, tags: &["all; 'never himself' ours"] },
    Rule {
        id: JR_APPOINT_DRAW,
        section: 2,
        tags: &["all", "de, taken for all", "timing and the last ours", "ours"],
    },
    Rule { id: JR_VOYAGE, section: 2, tags: &["all", "ours"] },
    Rule { id: JR_PUNISH, section: 2, tags: &["all", "ours"] },
    Rule { id: JR_ROUND_COUNT, section: 2, tags: &["all", "all", "all"] },
    Rule { id: JR_STEP_ORDER, section: 2, tags: &["ours"] },
    Rule { id: JR_ATTACK_FIRST, section: 3, tags: &["all", "ours"] },
    Rule { id: JR_ATTACK_OPEN, section: 3, tags: &["all; last de"] },
    Rule { id: JR_ATTACK_REVEAL, section: 3, tags: &["all", "ours"] },
    Rule {
        id: JR_ATTACK_SUM,
        section: 3,
        tags: &["order ours", "all; 'after the reveal' printed in de"],
    },
    Rule { id: JR_ATTACK_SPECIAL, section: 3, tags: &["ours, from all"] },
    Rule { id: JR_ATTACK_DISCARD, section: 3, tags: &["all"] },
    Rule { id: JR_SHARE_DRAW, section: 4, tags: &["all"] },
    Rule { id: JR_SHARE_CAPTAIN, section: 4, tags: &["all"] },
    Rule {
        id: JR_SHARE_EQUAL,
        section: 4,
        tags: &[
            "all; 'third', 'only this' and 'picks count' ours; 'and the Captain' printed in pl",
        ],
    },
    Rule { id: JR_SHARE_OPEN, section: 4, tags: &["all"] },
    Rule { id: JR_PORT_DRAW, section: 5, tags: &["all", "ours"] },
    Rule {
        id: JR_PORT_EXCHANGE,
        section: 5,
        tags: &[
            "all",
            "ours",
            "en pl",
            "de: its hidden-prizes variant says face up, so that variant is face up for all",
        ],
    },
    Rule { id: JR_PORT_RANSOM, section: 5, tags: &["all", "ours"] },
    Rule { id: JR_PORT_EMPTY, section: 5, tags: &["ours", "all"] },
    Rule { id: JR_ISLAND_MAP, section: 6, tags: &["all", "ours", "en pl", "ours", "de", "ours"] },
    Rule { id: JR_ISLAND_BURY, section: 6, tags: &["all", "de", "en pl ours", "ours", "ours"] },
    Rule { id: JR_ISLAND_MAP_DISCARD, section: 6, tags: &["all"] },
    Rule { id: JR_MUTINY_WHEN, section: 7, tags: &["all", "ours"] },
    Rule { id: JR_MUTINY_START, section: 7, tags: &["all", "Cutthroat all, others ours", "ours"] },
    Rule { id: JR_MUTINY_OPEN, section: 7, tags: &["all", "ours"] },
    Rule { id: JR_MUTINY_ROLES, section: 7, tags: &["all", "ours"] },
    Rule {
        id: JR_MUTINY_SIDES,
        section: 7,
        tags: &["all: no card played is neutral; the rest ours"],
    },
    Rule { id: JR_MUTINY_EFFECTS, section: 7, tags: &["second half all; first ours"] },
    Rule { id: JR_MUTINY_WIN, section: 7, tags: &["all"] },
    Rule { id: JR_MUTINY_APPOINT, section: 7, tags: &["en pl", "de", "all", "ours"] },
    Rule { id: JR_MUTINY_PRIZES, section: 7, tags: &["en de", "ours", "ours"] },
    Rule { id: JR_MUTINY_CREW, section: 7, tags: &["all", "all, from the cards", "all", "ours"] },
    Rule {
        id: JR_MUTINY_NEXT,
        section: 7,
        tags: &["all", "de, taken for all", "ours: the books say 'always'", "all"],
    },
    Rule { id: JR_MUTINY_LAST, section: 7, tags: &["all", "ours"] },
    Rule { id: JR_SP_BOATSWAIN, section: 8, tags: &["all; \"cards or promises\" en pl", "ours"] },
    Rule {
        id: JR_SP_CARPENTER,
        section: 8,
        tags: &["all; de: 'draw', and 'face-up' not said", "ours"],
    },
    Rule { id: JR_SP_COOK, section: 8, tags: &["all", "ours"] },
    Rule { id: JR_SP_CUTTHROAT, section: 8, tags: &["all", "de, taken for all", "all", "ours"] },
    Rule {
        id: JR_SP_FIRST_MATE,
        section: 8,
        tags: &["en; pl and de say one point more or less, which comes to the same"],
    },
    Rule { id: JR_SP_MASTER_MARINER, section: 8, tags: &["as First Mate"] },
    Rule { id: JR_SP_SHARP_SHOOTER, section: 8, tags: &["as First Mate"] },
    Rule {
        id: JR_SP_LOOKOUT,
        section: 8,
        tags: &["en de; pl says any destination, which changes nothing", "ours"],
    },
    Rule { id: JR_SP_OLD_SAILOR, section: 8, tags: &["all"] },
    Rule { id: JR_SP_POWDER_MONKEY, section: 8, tags: &["all"] },
    Rule { id: JR_SP_SEA_DOG, section: 8, tags: &["en", "pl de", "all", "ours"] },
    Rule { id: JR_SP_SECOND_MATE, section: 8, tags: &["all", "ours"] },
    Rule { id: JR_SP_SMART_KID, section: 8, tags: &["all", "ours"] },
    Rule { id: JR_SP_STOWAWAYS, section: 8, tags: &["all"] },
    Rule { id: JR_SP_SURGEON, section: 8, tags: &["all", "ours"] },
    Rule {
        id: JR_SP_TRAITOR,
        section: 8,
        tags: &["all; de 'any other card', taken as crew", "ours"],
    },
    Rule { id: JR_SP_TRAITOR_EFFECTS, section: 8, tags: &["ours"] },
    Rule { id: JR_SP_ANYTIME, section: 8, tags: &["ours"] },
    Rule { id: JR_SP_TIMING, section: 8, tags: &["ours"] },
    Rule {
        id: JR_BRIBE,
        section: 9,
        tags: &["all", "ours", "ours", "ours", "ours", "de", "en pl: silent, so ours", "ours"],
    },
    Rule { id: JR_TALK, section: 9, tags: &["all"] },
    Rule { id: JR_CREW_RESHUFFLE, section: 10, tags: &["all"] },
    Rule { id: JR_CREW_EMPTY, section: 10, tags: &["ours"] },
    Rule { id: JR_END, section: 10, tags: &["all", "ours", "all"] },
    Rule { id: JR_SCORE, section: 10, tags: &["all", "ours"] },
    Rule { id: JR_VAR_HIDDEN, section: 11, tags: &["all", "ours"] },
    Rule { id: JR_VAR_HIDDEN_CARDS, section: 11, tags: &["ours"] },
    Rule { id: JR_VAR_GOLD, section: 11, tags: &["all", "ours"] },
    Rule { id: JR_VAR_THREE, section: 11, tags: &["all", "ours"] },
];
