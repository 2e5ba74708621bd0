/**
 * The flights of an update: which card flies from where to where, and when. They are planned from
 * events alone; the positions on the screen are measured when they are played.
 */

import type { Flight } from "../kit/flights.svelte";
import type { EventView } from "./model";

/** A card in the air, or a face-down coin (`null`). */
export interface CardFlight extends Flight {
  card: number | null;
  from: Spot;
  to: Spot;
}

/**
 * A place on the table: `deck`, `discard`, `stage` (the middle of the harbour), a card by id, or
 * the seat's own corner.
 */
type Spot = "deck" | "discard" | "stage" | `card:${number}` | `seat:${number}`;

const CARD_W = 76;
const COIN_W = 32;

const TURN = 420;
const FLY = 320;
const COIN = 260;
const COIN_GAP = 70;
/** The most coins in flight at once: more would be too many to follow. */
const COINS_MAX = 8;

/** Plans events one after the other. */
class Planner {
  flights: CardFlight[] = [];
  now = 0;

  fly(card: number | null, from: Spot, to: Spot, more: Partial<Flight> = {}): void {
    const lay = from.startsWith("card:") || from === "stage";
    const width = card === null ? COIN_W : CARD_W;
    const usual = { at: this.now, takes: FLY, stays: 0, how: "fly", width, lay } as const;
    this.flights.push({ ...usual, ...more, card, from, to });
  }

  coins(count: number, from: Spot, to: Spot): void {
    const shown = Math.min(count, COINS_MAX);
    for (let at = 0; at < shown; at += 1) {
      this.fly(null, from, to, { at: this.now + at * COIN_GAP, takes: COIN });
    }
    if (shown > 0) this.now += COIN + (shown - 1) * COIN_GAP;
  }

  /** Turns a card over from the deck and moves it to its place. */
  turnOver(card: number, to: Spot, stays = 0): void {
    this.fly(card, "deck", to, { takes: TURN, how: "turn", stays });
    this.now += TURN;
  }

  cards(cards: readonly number[], to: Spot, how: Flight["how"], gap: number): void {
    cards.forEach((card, nth) => {
      this.fly(card, `card:${card}`, to, { at: this.now + nth * gap, how });
    });
    if (cards.length > 0) this.now += FLY + (cards.length - 1) * gap;
  }
}

const BUST_HOLD = 600;
const TAX_HOLD = 700;

function bust(planner: Planner, card: number, lost: readonly number[]): void {
  planner.now += BUST_HOLD;
  const start = planner.now;
  planner.cards(
    lost.filter((other) => other !== card),
    "discard",
    "sink",
    60,
  );
  planner.fly(card, "stage", "discard", { at: start, how: "sink" });
  planner.now = Math.max(planner.now, start + FLY);
}

/** Where a ship just drawn goes: to the stage if the turn is bust, otherwise to its place. */
function shipGoes(events: readonly EventView[], at: number, card: number): Spot {
  const next = events[at + 1];
  return next?.kind === "busted" ? "stage" : `card:${card}`;
}

function add(planner: Planner, events: readonly EventView[], event: EventView, at: number): void {
  switch (event.kind) {
    case "person-drawn":
    case "expedition-drawn":
      return planner.turnOver(event.card, `card:${event.card}`);
    case "ship-drawn": {
      const goes = shipGoes(events, at, event.card);
      return planner.turnOver(event.card, goes, goes === "stage" ? BUST_HOLD : 0);
    }
    case "ship-repelled":
      planner.fly(event.card, `card:${event.card}`, "discard", { how: "sink" });
      planner.now += FLY;
      return;
    case "busted":
      return bust(planner, event.card, event.lost);
    case "tax-drawn":
      planner.turnOver(event.card, "stage", TAX_HOLD);
      planner.now += TAX_HOLD / 2;
      return;
    case "taxed":
      return planner.coins(event.coins.length, `seat:${event.seat}`, "discard");
    case "earned":
      return planner.coins(event.got, "deck", `seat:${event.seat}`);
    case "traded":
      planner.fly(event.card, `card:${event.card}`, "discard", { how: "sink" });
      planner.now += FLY / 2;
      return;
    case "hired":
      planner.coins(event.coins.length, `seat:${event.seat}`, "discard");
      planner.fly(event.card, `card:${event.card}`, `seat:${event.seat}`);
      planner.now += FLY;
      return;
    case "fee-paid":
      return planner.coins(1, `seat:${event.seat}`, `seat:${event.to}`);
    case "harbour-cleaned":
      return planner.cards(event.cards, "discard", "sink", 40);
    case "fulfilled":
      for (const person of event.persons) planner.fly(person, `seat:${event.seat}`, "discard");
      planner.now += FLY;
      planner.fly(event.expedition, `card:${event.expedition}`, `seat:${event.seat}`);
      planner.now += FLY;
      return;
    case "reshuffled":
      return planner.coins(5, "discard", "deck");
    case "last-lap-began":
    case "start-drawn":
    case "expedition-opened":
    case "turn-began":
    case "ship-kept":
    case "tax-settled":
    case "stopped":
    case "taking-began":
    case "passed":
    case "coin-drawn":
    case "nothing-drawn":
    case "ended":
      return;
  }
}

/** Plans the flights of an update. */
export function plan(events: readonly EventView[]): { flights: CardFlight[] } {
  const planner = new Planner();
  events.forEach((event, at) => add(planner, events, event, at));
  return { flights: planner.flights };
}
