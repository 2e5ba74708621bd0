/** The choices of a menu by what one clicks for them: a card, a seat, a stack, or a button. */

import type { Action, Kind, View } from "../../wire/generated/jolly-roger";
import type { Choice, Menu } from "../contract";

export type JrChoice = Choice<Action>;
export type JrMenu = Menu<Action> | null;

/** The card that one clicks to do it: crew in hand, a prize of one's own or one that is shared. */
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

/** The seat that one clicks to do it, where no card comes first. */
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

/** Whether a Cutthroat is turned against the leader of one's own side: such a choice comes last. */
export function beatsOwn(action: Action): boolean {
  if (action.kind === "join") return action.how.way === "kill" && action.how.leader === action.side;
  return action.kind === "call" && action.how.way === "kill" && action.how.leader === "mutineer";
}

export const withCard = (menu: JrMenu, card: number): JrChoice[] =>
  of(menu)
    .filter(({ action }) => cardOf(action) === card)
    .sort((one, other) => Number(beatsOwn(one.action)) - Number(beatsOwn(other.action)));

export const onSeat = (menu: JrMenu, seat: number): JrChoice | null =>
  of(menu).find(({ action }) => seatOf(action) === seat) ?? null;

export const sailTo = (menu: JrMenu, kind: Kind): JrChoice | null =>
  of(menu).find(({ action }) => action.kind === "sail" && action.to === kind) ?? null;

/** To whom a prize may be given. */
export const giveTo = (menu: JrMenu, card: number, seat: number): JrChoice | null =>
  of(menu).find(
    ({ action }) => action.kind === "give" && action.card === card && action.to === seat,
  ) ?? null;

export const assignments = (menu: JrMenu): JrChoice[] =>
  of(menu).filter(({ action }) => action.kind === "assign");

/** Answers to an offer: `seat` is who made it. */
export function answersTo(menu: JrMenu, seat: number, nth: number, mine: boolean): JrChoice[] {
  return of(menu).filter(({ action }) => {
    if (action.kind === "withdraw") return mine && action.nth === nth;
    const answers = action.kind === "accept" || action.kind === "refuse";
    return answers && action.from === seat && action.nth === nth;
  });
}

/** What is done by a button of its own, the calm choice first. */
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

/** What people answer most of the time; nothing that commits or reveals something is among it. */
const USUAL: readonly Action["kind"][] = ["draw", "pass", "decline", "done"];

/** The button that is golden: the usual answer, if there is one. */
export function usual(choices: readonly JrChoice[]): JrChoice | null {
  const found = USUAL.map((kind) => choices.find(({ action }) => action.kind === kind));
  return found.find((choice) => choice !== undefined) ?? null;
}

/** Whether a card can do more than any card can now: then it is lit. */
export function isLit(choices: readonly JrChoice[]): boolean {
  return choices.some(({ action }) => {
    if (action.kind === "use" || action.kind === "betray") return true;
    return (action.kind === "join" || action.kind === "call") && action.how.way !== "plain";
  });
}

/** The crew card that the last card shown is about, while that may be answered. */
export const lastShown = (view: View, shown: number): number | null =>
  view.recent.cards.find((one) => one.place === shown - 1)?.crew ?? null;

/** Whether a slip would cost little: saying no, answering that one is content, and what took two
 * clicks already. */
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

/** Cards put together one by one; a second click takes one away again. */
export function toggled(cards: readonly number[], card: number): number[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
}

/** Cards as the wire wants them: in the order of the ids. */
export const inOrder = (cards: readonly number[]): number[] =>
  [...cards].sort((one, other) => one - other);

export const discarding = (cards: readonly number[]): Action => ({
  kind: "discard",
  cards: inOrder(cards),
});
