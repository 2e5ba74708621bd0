/** The choices of a menu by the control that makes them: a card, a seat, a stack, or a button. */

import type { Action, JrChoice, JrMenu, Kind, Skill, View } from "./model";

/** The card to click for an action: crew in hand, one's own prize, or a prize being shared. */
export function cardOf(action: Action): number | null {
  switch (action.kind) {
    case "call":
    case "use":
    case "contribute":
    case "betray":
    case "join":
    case "take":
    case "give":
    case "donate":
    case "exchange":
    case "ransom":
    case "bury":
      return action.card;
    default:
      return null;
  }
}

/** The seat to click for an action that needs no card first. */
export function seatOf(action: Action): number | null {
  switch (action.kind) {
    case "appoint":
    case "flog":
    case "take-from":
      return action.seat;
    default:
      return null;
  }
}

const of = (menu: JrMenu): JrChoice[] => menu?.choices ?? [];

export const withCard = (menu: JrMenu, card: number): JrChoice[] =>
  of(menu)
    .filter(({ action }) => cardOf(action) === card)
    .sort((one, other) => Number(one.unlikely ?? false) - Number(other.unlikely ?? false));

export const onSeat = (menu: JrMenu, seat: number): JrChoice | null =>
  of(menu).find(({ action }) => seatOf(action) === seat) ?? null;

export const sailTo = (menu: JrMenu, kind: Kind): JrChoice | null =>
  of(menu).find(({ action }) => action.kind === "sail" && action.to === kind) ?? null;

/** The choice that gives a prize to a seat; `null` if the menu does not list it. */
export const giveTo = (menu: JrMenu, card: number, seat: number): JrChoice | null =>
  of(menu).find(
    ({ action }) => action.kind === "give" && action.card === card && action.to === seat,
  ) ?? null;

export const assignTo = (menu: JrMenu, skill: Skill): JrChoice | null =>
  of(menu).find(({ action }) => action.kind === "assign" && action.skill === skill) ?? null;

/** Answers to an offer that `seat` made. */
export function answersTo(menu: JrMenu, seat: number, nth: number, mine: boolean): JrChoice[] {
  return of(menu).filter(({ action }) => {
    if (action.kind === "withdraw") return mine && action.nth === nth;
    const answers = action.kind === "accept" || action.kind === "refuse";
    return answers && action.from === seat && action.nth === nth;
  });
}

/** Actions with a button of their own, the cautious choice first. */
const BUTTONS: readonly Action["kind"][] = [
  "decline",
  "pass",
  "done",
  "draw",
  "reveal",
  "commit",
  "spare",
  "punish",
];

export function buttons(menu: JrMenu): JrChoice[] {
  const rank = ({ action }: JrChoice) => BUTTONS.indexOf(action.kind);
  return of(menu)
    .filter((choice) => rank(choice) >= 0)
    .sort((one, other) => rank(one) - rank(other));
}

/** The usual answers, by priority; none of them commits to or reveals anything. */
const USUAL: readonly Action["kind"][] = ["draw", "pass", "decline", "done"];

/** The primary button: the usual answer, if there is one. */
export function usual(choices: readonly JrChoice[]): JrChoice | null {
  const found = USUAL.map((kind) => choices.find(({ action }) => action.kind === kind));
  return found.find((choice) => choice !== undefined) ?? null;
}

/** Whether a card can do more than a plain card now: then it is lit. */
export function isLit(choices: readonly JrChoice[]): boolean {
  return choices.some(({ action }) => {
    if (action.kind === "use" || action.kind === "betray") return true;
    return (action.kind === "join" || action.kind === "call") && action.how.way !== "plain";
  });
}

/** The crew card behind the last card shown, while it may be answered. */
export const lastShown = (view: View, shown: number): number | null =>
  view.recent.cards.find((one) => one.place === shown - 1)?.crew ?? null;

/** Whether a misclick would cost little: refusals, passes, and what took two clicks already. */
export function harmless(action: Action): boolean {
  switch (action.kind) {
    case "decline":
    case "pass":
    case "draw":
    case "give":
    case "refuse":
    case "withdraw":
      return true;
    default:
      return false;
  }
}
