import { describe, expect, it } from "vitest";
import { plan } from "./flights";
import type { EventView } from "./model";

describe("a plan of what is seen", () => {
  it("turns a drawn person over on its way to its place", () => {
    const { flights } = plan([{ kind: "person-drawn", seat: 0, card: 85 }]);
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ card: 85, from: "deck", to: "card:85", how: "turn" });
  });

  it("shows a bust before the next player's first card", () => {
    const events: EventView[] = [
      { kind: "ship-drawn", seat: 0, card: 41 },
      { kind: "busted", seat: 0, card: 41, lost: [20, 40, 41], n_drawn: 3 },
      { kind: "earned", seat: 1, from: "jester", due: 1, got: 1 },
      { kind: "turn-began", seat: 1 },
      { kind: "person-drawn", seat: 1, card: 85 },
    ];
    const { flights } = plan(events);
    const drawn = flights.filter((flight) => flight.card === 41);
    expect(drawn.map((flight) => flight.to)).toEqual(["stage", "discard"]);
    const sunk = flights.filter((flight) => flight.how === "sink").map((flight) => flight.card);
    expect(sunk.sort()).toEqual([20, 40, 41]);
    const next = flights.find((flight) => flight.card === 85);
    const lost = flights.find((flight) => flight.card === 40);
    expect(next?.at).toBeGreaterThanOrEqual((lost?.at ?? 0) + (lost?.takes ?? 0));
  });

  it("pays for a hire first, then the person moves in, then the fee is handed over", () => {
    const { flights } = plan([
      { kind: "hired", seat: 2, card: 85, coins: [1, 2, 3] },
      { kind: "fee-paid", seat: 2, to: 0 },
    ]);
    expect(flights.map(({ card, from, to }) => [card, from, to])).toEqual([
      [null, "seat:2", "discard"],
      [null, "seat:2", "discard"],
      [null, "seat:2", "discard"],
      [85, "card:85", "seat:2"],
      [null, "seat:2", "seat:0"],
    ]);
    const starts = flights.map((flight) => flight.at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it("lets no more coins fly than can be taken in, and none where none came", () => {
    const coins = (got: number) =>
      plan([{ kind: "earned", seat: 0, from: "ship", due: 20, got }]).flights.length;
    expect(coins(20)).toBe(8);
    expect(coins(0)).toBe(0);
  });

  it("is empty where nothing is to be seen", () => {
    expect(plan([{ kind: "passed", seat: 1 }])).toEqual({ flights: [] });
    expect(plan([])).toEqual({ flights: [] });
  });
});
