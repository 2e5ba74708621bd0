/** The icons beside counts. */

import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import Any from "~icons/game-icons/hammer-nails";
import Card from "~icons/game-icons/card-pickup";
import Coin from "../../../kit/Coin.svelte";
import Fan from "~icons/game-icons/handheld-fan";
import Flag from "~icons/game-icons/treasure-map";
import Full from "~icons/game-icons/captain-hat-profile";
import House from "~icons/game-icons/house";
import Jester from "~icons/game-icons/jester-hat";
import Skull from "~icons/game-icons/skull-crossed-bones";
import Star from "~icons/game-icons/round-star";
import Swords from "~icons/game-icons/crossed-swords";
import Cross from "./Cross.svelte";

export const SIGNS = {
  points: Star,
  coins: Coin,
  swords: Swords,
  skull: Skull,
  anchors: Anchor,
  crosses: Cross,
  houses: House,
  jacks: Any,
  mademoiselles: Fan,
  jesters: Jester,
  admirals: Full,
  governors: Card,
  expeditions: Flag,
} satisfies Record<string, Component>;
export type CountSign = keyof typeof SIGNS;
