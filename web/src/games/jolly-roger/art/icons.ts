/** The pictures of cards, from the game-icons set. */

import type { Component } from "svelte";
import Backstab from "~icons/game-icons/backstab";
import Barrel from "~icons/game-icons/barrel";
import Bottle from "~icons/game-icons/brandy-bottle";
import CannonShot from "~icons/game-icons/pirate-cannon";
import Castle from "~icons/game-icons/hill-fort";
import Coins from "~icons/game-icons/two-coins";
import Compass from "~icons/game-icons/compass";
import CookingPot from "~icons/game-icons/cooking-pot";
import Dig from "~icons/game-icons/dig-dug";
import Dog from "~icons/game-icons/sitting-dog";
import Galleon from "~icons/game-icons/galleon";
import Gems from "~icons/game-icons/gems";
import Hat from "~icons/game-icons/pirate-hat";
import Hammer from "~icons/game-icons/hammer-nails";
import Harbour from "~icons/game-icons/harbor-dock";
import Keyring from "~icons/game-icons/keyring";
import Knife from "~icons/game-icons/bowie-knife";
import Manacles from "~icons/game-icons/imprisoned";
import Map from "~icons/game-icons/treasure-map";
import Musket from "~icons/game-icons/musket";
import Palm from "~icons/game-icons/island";
import Powder from "~icons/game-icons/powder-bag";
import RobberHand from "~icons/game-icons/robber-hand";
import Sabres from "~icons/game-icons/crossed-sabres";
import SabresClash from "~icons/game-icons/sabers-choc";
import Scalpel from "~icons/game-icons/scalpel";
import Spyglass from "~icons/game-icons/spyglass";
import Village from "~icons/game-icons/huts-village";
import Wheel from "~icons/game-icons/ship-wheel";
import Whistle from "~icons/game-icons/whistle";
import type { Kind, Prize, Skill, Special } from "../model";

export const SKILLS: Record<Skill, Component> = {
  navigation: Compass,
  guns: CannonShot,
  melee: Sabres,
};

export const SPECIALS: Record<Special, Component> = {
  captain: Hat,
  quartermaster: Keyring,
  boatswain: Whistle,
  carpenter: Hammer,
  cook: CookingPot,
  cutthroat: Knife,
  "first-mate": SabresClash,
  lookout: Spyglass,
  "master-mariner": Wheel,
  "old-sailor": Map,
  "powder-monkey": Powder,
  "sea-dog": Dog,
  "second-mate": RobberHand,
  "sharp-shooter": Musket,
  "smart-kid": Dig,
  stowaways: Barrel,
  surgeon: Scalpel,
  traitor: Backstab,
};

export const PRIZES: Record<Prize["kind"], Component> = {
  gold: Coins,
  rum: Bottle,
  jewels: Gems,
  hostage: Manacles,
};

export const KINDS: Record<Kind, Component> = {
  fort: Castle,
  ship: Galleon,
  settlement: Village,
  port: Harbour,
  island: Palm,
};
