import { expect, test } from "vitest";
import { tell } from "./beats";
import type { Cause, Event } from "./model";

test("a hidden card changes neither the part, nor the seat, nor the moment", () => {
  const took = (card: number | null): Event => ({ kind: "took-down", seat: 1, place: 0, card });
  const { fills, ...seen } = tell(took(4));
  expect(fills).toEqual({ card: [{ name: "card-4" }] });
  expect(tell(took(null))).toEqual(seen);
});

test("only a collection card taken from somebody else is a steal", () => {
  const won = (from: number | null): Event => ({
    kind: "collection-won",
    seat: 1,
    colour: "blue",
    from,
    value: 3,
    by: "number",
  });
  expect(tell(won(null)).moment).toBeUndefined();
  expect(tell(won(1)).moment).toBeUndefined();
  expect(tell(won(2)).moment).toBe("rum-page-moment-steal");
});

test("the parrot is a big moment when somebody draws it and when a wave brings it", () => {
  const asked = (cause: Cause): Event => ({
    kind: "put-back-asked",
    cause,
    n: 2,
    asked: [0, 1],
  });
  expect(tell({ kind: "parrot-drawn", seat: 1, from: "wreck" }).moment).toBe(
    "rum-page-moment-parrot",
  );
  expect(tell(asked("parrot")).moment, "its drawing was told").toBeUndefined();
  expect(tell(asked({ wave: 1 })).moment).toBe("rum-page-moment-parrot");
});
