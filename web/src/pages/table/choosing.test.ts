import { expect, test, vi } from "vitest";
import { Choosing } from "./choosing.svelte";
import type { Session } from "./seen";

vi.mock("../../kit/preferences.svelte", () => ({ preferences: { confirm: "always" } }));

const menuOf = (...actions: string[]) => ({
  choices: actions.map((action) => ({ action, notation: action, phrase: { key: action } })),
  composed: [],
});

test("a choice that the table no longer offers is not kept as a move of one's own", () => {
  const session = { busy: false, behind: false, play: { menu: menuOf("card 4", "card 5") } };
  const choosing = new Choosing(() => ({ session: session as unknown as Session, table: null }));
  choosing.turn(1, session.play.menu);
  choosing.propose("card 4");
  choosing.turn(1, menuOf("card 4"));
  expect(choosing.pending).toBe("card 4");
  choosing.turn(1, menuOf("card 5"));
  expect(choosing.pending).toBeNull();
});

test("a move put together on the table was never listed, and is kept", () => {
  const session = { busy: false, behind: false, play: { menu: menuOf("pass") } };
  const choosing = new Choosing(() => ({ session: session as unknown as Session, table: null }));
  choosing.turn(1, session.play.menu);
  choosing.propose("a set of three");
  choosing.turn(1, menuOf("pass"));
  expect(choosing.pending).toBe("a set of three");
  choosing.turn(2, menuOf("pass"));
  expect(choosing.pending).toBeNull();
});
