/** What is asked now, in a sentence of the game's own words. */

import type { Interrupt, Phase, Rules, Timing, View } from "../../wire/generated/jolly-roger";
import type { Menu, Phrase, WindowInfo } from "../contract";
import type { Action } from "../../wire/generated/jolly-roger";
import { cardPhrase, choice, name, number, phrase, seat } from "./phrases";

export interface Scene {
  rules: Rules;
  view: View;
  me: number | null;
  window: WindowInfo | null;
  menu: Menu<Action> | null;
}

/** Who does the Quartermaster's work: with three seats it is the Captain. */
export const quartermasterOf = (view: View): number => view.quartermaster ?? view.captain;

/** The side of a seat in the mutiny. */
export function sideOf(view: View, of: number): "captain" | "mutineer" | null {
  const [captain, mutineer] = view.mutiny.members;
  return captain.includes(of) ? "captain" : mutineer.includes(of) ? "mutineer" : null;
}

/** How many cards a listed discard has; 0 where nothing is to be discarded. */
export function discardCount(menu: Menu<Action> | null): number {
  for (const { action } of menu?.choices ?? []) {
    if (action.kind === "discard") return action.cards.length;
  }
  return 0;
}

/** Who alone is waited for, if it is one. */
export function turnOf(window: WindowInfo | null): number | null {
  return window?.mode === "turn" ? (window.asked[0] ?? null) : null;
}

/** Who has passed or is done, where that is open to all. */
export function doneSeats(view: View): number[] {
  if (view.interrupt) return [];
  switch (view.phase.kind) {
    case "attack":
      return view.attack.passed;
    case "mutiny":
      return view.mutiny.passed;
    case "exchange":
    case "bury":
      return view.phase.done;
    default:
      return [];
  }
}

/** The sentence; nothing while cards are dealt and after the end. */
export function nowPhrase(scene: Scene): Phrase | null {
  const { view } = scene;
  return view.interrupt ? above(scene, view.interrupt) : below(scene, view.phase);
}

const asked = (scene: Scene) => choice(scene.window?.me ? "me" : "other");

function above(scene: Scene, interrupt: Interrupt): Phrase {
  switch (interrupt.kind) {
    case "betrayal":
      return phrase("jr-ui-now-betrayal", {
        asked: asked(scene),
        card: name(cardPhrase(scene.rules, interrupt.top_card)),
      });
    case "forced":
      return phrase("jr-ui-now-forced", {
        seat: seat(interrupt.seat),
        side: choice(interrupt.side),
      });
    case "limit":
      return phrase("jr-ui-now-limit", {
        asked: asked(scene),
        count: number(discardCount(scene.menu)),
      });
  }
}

const TIMED: Record<Timing, string> = {
  lookout: "jr-ui-now-lookout",
  map: "jr-ui-now-map",
  skills: "jr-ui-now-skills",
  cook: "jr-ui-now-cook",
  carpenter: "jr-ui-now-carpenter",
  boatswain: "jr-ui-now-boatswain",
  "smart-kid": "jr-ui-now-smart-kid",
};

function below(scene: Scene, phase: Phase): Phrase | null {
  const { view } = scene;
  const turn = (key: string, of: number) => phrase(key, { seat: seat(of) });
  const sealed = (key: string) => phrase(key, { asked: asked(scene) });
  const boss = quartermasterOf(view);
  switch (phase.kind) {
    case "deal":
    case "over":
      return null;
    case "appoint":
    case "voyage":
    case "punish":
      return turn(`jr-ui-now-${phase.kind}`, view.captain);
    case "first-card":
    case "give":
    case "victim":
      return turn(`jr-ui-now-${phase.kind}`, boss);
    case "empty-hands":
      return sealed("jr-ui-now-empty");
    case "call":
      return phrase("jr-ui-now-call", {
        asked: asked(scene),
        decision: choice(phase.decision),
        quartermaster: seat(boss),
      });
    case "timed":
      return sealed(TIMED[phase.timing]);
    case "attack":
      return phrase("jr-ui-now-attack", { asked: choice(attackers(scene, boss)) });
    case "assign":
      return phrase("jr-ui-now-assign", {
        seat: seat(boss),
        card: name(cardPhrase(scene.rules, view.attack.unassigned[0] ?? -1)),
      });
    case "pick":
    case "ransom":
      return turn(`jr-ui-now-${phase.kind}`, phase.seat);
    case "repair":
      return phrase("jr-ui-now-repair", { asked: asked(scene), seat: seat(phase.by) });
    case "claim":
      return turn("jr-ui-now-claim", phase.by);
    case "exchange":
    case "bury":
      return sealed(`jr-ui-now-${phase.kind}`);
    case "guard":
      return turn("jr-ui-now-guard", view.guard ?? view.captain);
    case "mutiny":
      return phrase("jr-ui-now-mutiny", { asked: choice(mutineers(scene)) });
  }
}

function attackers(scene: Scene, boss: number): string {
  if (!scene.window?.me) return "other";
  return scene.me === boss ? "quartermaster" : "me";
}

function mutineers(scene: Scene): string {
  if (!scene.window?.me || scene.me === null) return "other";
  return sideOf(scene.view, scene.me) ?? "neutral";
}
