/**
 * The draft of a choice: nothing of it has been sent, and all of it can be changed. The menu says
 * whether it is allowed, or the table itself for a set; never this code.
 */

import { inOrder, toggled } from "../kit/cards";
import { same } from "../kit/same";
import type { Action, Laying, RumMenu } from "./model";

/** The end of a card that is up. */
export type End = "single" | "double";

export type Draft =
  { kind: "nothing" } | { kind: "set"; laid: Laid[] } | { kind: "put-back"; cards: number[] };

export interface Laid {
  card: number;
  up: End;
}

export const NOTHING: Draft = { kind: "nothing" };

/** The end that shows first: the one a listed set shows, else the two bottles. */
export function firstEnd(card: number, menu: RumMenu): End {
  const sets = menu?.choices.flatMap(({ action }) => (action.kind === "set" ? [action] : [])) ?? [];
  const some = (cards: (set: Laying) => number[]) => sets.some((set) => cards(set).includes(card));
  return some((set) => set.singles) && !some((set) => set.doubles) ? "single" : "double";
}

/** Whether a card is part of the draft. */
export function holds(draft: Draft, card: number): boolean {
  if (draft.kind === "set") return draft.laid.some((laid) => laid.card === card);
  return draft.kind === "put-back" && draft.cards.includes(card);
}

/** Lays a card into a set, or takes it back into the hand. */
export function toggleLaid(draft: Draft, card: number, up: End): Draft {
  const laid = draft.kind === "set" ? draft.laid : [];
  const rest = laid.filter((one) => one.card !== card);
  const next = rest.length < laid.length ? rest : [...laid, { card, up }];
  return next.length > 0 ? { kind: "set", laid: next } : NOTHING;
}

/** Turns a laid card end over end. */
export function flip(draft: Draft, card: number): Draft {
  if (draft.kind !== "set") return draft;
  const turned = (laid: Laid): Laid =>
    laid.card === card ? { card, up: laid.up === "single" ? "double" : "single" } : laid;
  return { kind: "set", laid: draft.laid.map(turned) };
}

/** Selects a card to put back, or deselects it. */
export function toggleBack(draft: Draft, card: number): Draft {
  const cards = toggled(draft.kind === "put-back" ? draft.cards : [], card);
  return cards.length > 0 ? { kind: "put-back", cards } : NOTHING;
}

/** The action of a draft; its cards are sorted, as the protocol wants them. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case "nothing":
      return null;
    case "put-back":
      return { kind: "put-back", cards: inOrder(draft.cards) };
    case "set": {
      const showing = (up: End) =>
        inOrder(draft.laid.filter((laid) => laid.up === up).map((laid) => laid.card));
      return { kind: "set", singles: showing("single"), doubles: showing("double") };
    }
  }
}

/** The action of a draft without cards. No rule allows it: the table's refusal says what to do. */
export function empty(kind: "set" | "put-back"): Action {
  return kind === "set" ? { kind, singles: [], doubles: [] } : { kind, cards: [] };
}

/** The draft of an action, from the menu or a hint; a draw needs none. */
export function draftOf(action: Action): Draft {
  switch (action.kind) {
    case "draw-beach":
    case "draw-wreck":
      return NOTHING;
    case "put-back":
      return { kind: "put-back", cards: action.cards };
    case "set":
      return { kind: "set", laid: laidOf(action) };
  }
}

/** The cards of a set, each with the end that is up, sorted by number. */
export function laidOf(laying: Laying): Laid[] {
  const laid = [
    ...laying.singles.map((card): Laid => ({ card, up: "single" })),
    ...laying.doubles.map((card): Laid => ({ card, up: "double" })),
  ];
  return laid.sort((one, other) => one.card - other.card);
}

/** Whether the menu lists an action. */
export function listed(menu: RumMenu, action: Action): boolean {
  return menu?.choices.some((choice) => same(choice.action, action)) ?? false;
}

/** Whether the menu offers a kind of action, listed or composed. */
export function offers(menu: RumMenu, kind: Action["kind"]): boolean {
  if (!menu) return false;
  return menu.composed.includes(kind) || menu.choices.some(({ action }) => action.kind === kind);
}

/** What remains of a draft in a new situation: an answer to another question is dropped. */
export function kept(draft: Draft, menu: RumMenu, hand: number[]): Draft {
  switch (draft.kind) {
    case "nothing":
      return draft;
    case "put-back": {
      const fits = offers(menu, "put-back") && draft.cards.every((card) => hand.includes(card));
      return fits ? draft : NOTHING;
    }
    case "set": {
      const laid = draft.laid.filter(({ card }) => hand.includes(card));
      return offers(menu, "set") && laid.length > 0 ? { kind: "set", laid } : NOTHING;
    }
  }
}

/** The next or previous listed set, cyclically; from outside the list, its first or last. */
export function stepSet(draft: Draft, menu: RumMenu, by: 1 | -1): Draft {
  const sets = (menu?.choices ?? []).filter(({ action }) => action.kind === "set");
  const now = actionOf(draft);
  const at = sets.findIndex(({ action }) => now !== null && same(action, now));
  const next = at < 0 ? (by > 0 ? 0 : sets.length - 1) : (at + by + sets.length) % sets.length;
  const choice = sets[next];
  return choice ? draftOf(choice.action) : draft;
}
