### The web page's own words for this game, en. Same keys and gaps in all three files.

# Before a match

jr-page-pitch = Ten voyages, one ship, no friends: attack, share the booty, and rise against the Captain.
jr-page-goal = Attack with the others, share the loot, rise against the Captain: the richest pirate after ten voyages wins.
jr-option-edition = Whose rulebook
jr-option-edition-en = English
jr-option-edition-pl = Polish
jr-option-edition-de = German
jr-option-prizes = Prizes
jr-option-prizes-open = Face up
jr-option-prizes-open-about = Everybody sees them until they are buried.
jr-option-prizes-hidden = Hidden
jr-option-prizes-hidden-about = Only their owners may look at them.
jr-option-captains-gold = When the Captain discards a prize in port
jr-option-captains-gold-own = The Captain draws
jr-option-captains-gold-shared = Everybody draws
jr-question-call = Calling a mutiny
jr-question-attack = Joining the attack
jr-question-mutiny = Taking sides in a mutiny
jr-question-specialists = First Mate, Master Mariner, Sharp-Shooter
jr-question-carpenter-asks = Requests of the Carpenter

# What a special card does, on its face

jr-short-boatswain = Name a guard who may not bury
jr-short-captain = Counts 1 in a mutiny
jr-short-carpenter = Ask for a prize after sharing
jr-short-cook = Pick a prize before the Captain
jr-short-cutthroat = Kill a leader, end the mutiny
jr-short-first-mate = Melee needed: ±1
jr-short-lookout = See the target before the attack
jr-short-master-mariner = Navigation needed: ±1
jr-short-old-sailor = The map to Treasure Island
jr-short-powder-monkey = 5 crewmen in a mutiny
jr-short-quartermaster = Counts 1 in a mutiny
jr-short-sea-dog = Pull somebody onto your side
jr-short-second-mate = Steal a card from two players
jr-short-sharp-shooter = Guns needed: ±1
jr-short-smart-kid = Dig up another’s prize
jr-short-stowaways = Draw two crew cards
jr-short-surgeon = You become Quartermaster
jr-short-traitor = Cancel a card just shown

# At the table

# In the list of choices: what is put together at the table.
jr-page-compose-discard = Choose in your hand what you discard
jr-page-compose-offer = You may also offer a bribe, with the button beside your cards.
jr-page-compose-show = You may also show prizes, with the button beside your cards.

# Big moments, in a few words over the table.
jr-page-moment-over = The game is over
jr-page-moment-mutiny = Mutiny!
jr-page-moment-overthrown = The Captain is overthrown!
jr-page-moment-put-down = The Captain holds!
jr-page-moment-won = Victory!
jr-page-moment-lost = Defeat!
jr-page-moment-traitor = Traitor!
jr-page-moment-dug-up = Treasure dug up!
jr-page-moment-flogged = Punished!
jr-page-moment-no-map = No map!

jr-page-hidden-prize = Prize, face down
jr-page-buried-one = { $prize }, buried
jr-page-asked = asked now
jr-page-stack = { $count ->
    [0] none left
   *[other] { $count } left
}
jr-page-enough = enough
jr-page-perhaps = perhaps enough
jr-page-short = not enough
jr-page-open = not enough yet
jr-page-attack = The attack
jr-page-mutiny = The mutiny
jr-page-ahead = ahead
jr-page-stakes = The losing side gives up all unburied prizes. A tie is the Captain’s.
jr-page-last-voyage = the last voyage: then the game ends
jr-page-last-round = no prizes left: the game ends with this round
jr-page-counts-here = Let it count here
jr-page-close = Close
jr-page-not-now = There is nothing to do with it right now.
jr-page-mine = Your cards
jr-page-hand = Your crew
jr-page-prizes = Your prizes
jr-page-discard = Discard { $count } of { $needed }
jr-page-offers = Bribes
jr-page-accept = Accept
jr-page-refuse = Refuse
jr-page-withdraw = Withdraw
jr-page-offer-line = { $from } to { $to }:
jr-page-offer-title = Offer a bribe
jr-page-offer-about = A bribe is a deal. Once it is accepted, the cards named on both sides change hands: that binds.
    Promises about later bind nobody, but the table remembers who broke one.
jr-page-offer-whom = To whom?
jr-page-offer-give = What do you give?
jr-page-offer-want = What do you want for it?
jr-page-offer-promises = Promises
jr-page-offer-agreed = Agreed: it is carried out when everyone has answered.
jr-page-words = { $count ->
    [one] { $count } promise given
   *[other] { $count } promises given
}
jr-page-word-broken = Not kept: { $promise }
jr-page-broken-count = Promises not kept so far – { $name }: { $count }
jr-page-offered = offered
jr-page-promised = promised: { $count }
jr-page-promise-add = Add a promise
jr-page-promise-remove = Take the promise back: { $promise }
jr-page-promise-by = Who promises?
jr-page-promise-mine = You promise
jr-page-promise-theirs = { $name } promises
jr-page-promise-what = What is promised?
jr-page-promise-count = How many?
jr-page-promise-fewer = One card fewer
jr-page-promise-more = One card more
jr-page-promise-due = By when?
jr-page-due-this-round = before this round ends
jr-page-due-next-round = before the next round ends
jr-page-due-game-end = before the game ends
jr-page-pledge-play = playing crew cards
jr-page-pledge-crew = crew cards later
jr-page-pledge-prizes = prizes later
jr-page-show-title = Show prizes
jr-page-show-note = Prizes you show stay face down: only those who see them now know what they are.
jr-page-show-which = Which prizes?
jr-page-show-whom = To whom?
jr-page-show-everyone = Everyone
jr-page-rail-stern = At the stern
jr-page-rail-upper = At the rail
jr-page-rail-bow = At the bow
jr-page-rail-mine = Your place
jr-page-offers-others = { $count ->
    [one] { $count } offer between others
   *[other] { $count } offers between others
}
jr-page-ask-appoint = Choose whom you appoint as Quartermaster.
jr-page-ask-empty-hand = Draw a crew card, or decline.
jr-page-ask-call = Choose a crew card to call a mutiny with it, or let it be.
jr-page-ask-voyage = Choose the destination you sail to.
jr-page-ask-first-card = Choose the crew card that opens the attack.
jr-page-ask-attack = Choose a crew card to add it, or pass for now.
jr-page-ask-all-skills = Say which skill the card counts as.
jr-page-ask-pick = Choose the prize you take.
jr-page-ask-give = Choose a prize and then who gets it, or drag it there.
jr-page-ask-hand-limit = Choose the crew cards you discard, then confirm.
jr-page-ask-traitor = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-lookout = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-old-sailor = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-specialists = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-cook = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-carpenter = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-boatswain = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-smart-kid = Everybody is asked, with or without the card. If one of yours glows, you may play it.
jr-page-ask-carpenter-asks = Choose a prize of yours to give it, or give nothing.
jr-page-ask-carpenter-takes = Choose the prize you take.
jr-page-ask-exchange = Choose a prize to discard it for a crew card, or keep them all.
jr-page-ask-ransom = Choose a Hostage or Jewels to trade them in, or finish.
jr-page-ask-guard = Offer somebody a bribe to take your place, or stay.
jr-page-ask-bury = Choose the prizes you bury, then finish.
jr-page-ask-punish = Order a punishment, or waive it.
jr-page-ask-victim = Choose who is punished.
jr-page-ask-mutiny = Choose a crew card to play it for a side, or pass for now.
jr-page-ask-forced = Choose the crew card you play.
jr-page-learn-crew = Welcome aboard, Captain! This is your crew. The number is how much a card helps in an attack:
    compass for navigation, cannon for guns, sabres for melee. The heads at its foot are its crewmen; they count in a mutiny.
jr-page-learn-appoint = Each round begins with appointing a Quartermaster, who leads the attack and shares out the loot.
    It cannot be you. Appoint Calico: choose the place at the rail.
jr-page-learn-calls = After every decision of yours the others are asked in secret whether they call a mutiny.
    Once all seals are broken the answers count. This time everybody was content.
jr-page-learn-sail = Now pick where to sail. The backs of the destination cards tell what an attack may take, from and to.
    A Merchant Ship needs much navigation and little else. Set sail for it.
jr-page-learn-lookout = Nobody called a mutiny. One of your cards glows: a special card whose time has come.
    Your Lookout turns the destination card over before any crew is played. Choose it.
jr-page-learn-needs = Any of the others might have cancelled the Lookout with a Traitor; nobody did. The destination card lies open:
    navigation 3, guns 1 and melee 2 are needed, and there are four prizes. Calico, as Quartermaster, has played the first card.
jr-page-learn-add = Now everybody may add crew, in any order, as often as they like. Navigation is still short:
    add your navigation 3.
jr-page-learn-sealed = Mary and Calico have added the rest, and Calico has ended the attack. First Mate, Master Mariner and
    Sharp-Shooter could still change what is needed. You hold none of them: play nothing.
jr-page-learn-won = The attack succeeds, and the prizes lie open. Gold is worth its number; rum only breaks ties;
    jewels and hostages are traded in at a Pirate Port.
jr-page-learn-cook = Before the Captain picks, somebody could play a Cook and pick first. You have none: play nothing.
jr-page-learn-pick = The first pick is yours. Take the Gold 3; Calico gives out the rest, one prize each.
jr-page-learn-carpenter = After a sharing a Carpenter may ask everybody for a prize. You have none: play nothing.
jr-page-learn-punish = The voyage is over. You may have somebody punished: the Quartermaster picks who loses a random
    crew card. Let us be kind and punish nobody.
jr-page-learn-mutiny = So much for kindness: Mary calls a mutiny! Everybody may play crew for you or against you, and only
    crewmen count. Whoever loses must give up all prizes that are not buried. You have 1 for your hat, Mary has 5.
jr-page-learn-join = Defend yourself: play the guns with four crewmen for the Captain.
jr-page-learn-tie = Mary has added five more to her side. In a tie the Captain wins: play the guns with five crewmen.
jr-page-learn-pass = Calico stands by you with the Quartermaster's card, and the others pass. You are ahead: pass, too.
jr-page-learn-end = The mutiny is put down and you stay Captain; Mary's prize will be shared out. Bribe others with cards and
    promises, bury your prizes on Treasure Island, where no mutiny reaches them, and be the richest after ten voyages.
jr-page-learn-over = Ten voyages are over and the prizes are counted: with 12 points you are the richest pirate of all.
    Now you know Jolly Roger. Fair winds!
