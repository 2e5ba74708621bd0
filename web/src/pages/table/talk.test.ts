import { expect, test } from "vitest";
import { unreadOf } from "./talk";

const said = (seat: number) => ({ seat, name: "Ann", text: "Ahoy", at_ms: 0 });

test("news are messages since the last look, of others who are not muted", () => {
  const chat = [said(1), said(0), said(1), said(2)];
  expect(unreadOf(chat, 0, { you: 0, muted: [] })).toBe(3);
  expect(unreadOf(chat, 1, { you: 0, muted: [2] })).toBe(1);
  expect(unreadOf(chat, 4, { you: 0, muted: [] })).toBe(0);
  expect(unreadOf(chat, 3, null)).toBe(1);
});
