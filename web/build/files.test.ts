import { expect, test } from "vitest";
import { spriteOf } from "./sprites";
import { uncommented } from "./words";

test("comments of word files do not reach the page, and texts do", () => {
  const text =
    "# A comment.\n\n## Group\n\nui-one = One # of them\n    two\n\n    three\nui-four = 4\n";
  expect(uncommented(text)).toBe("\nui-one = One # of them\n    two\n\n    three\nui-four = 4\n");
});

test("a sprite has each icon under its name, and an unknown icon is a mistake", () => {
  expect(spriteOf(["anchor"])).toMatch(/^<svg [^>]*><symbol id="anchor" [^>]*><path .*<\/svg>$/);
  expect(() => spriteOf(["no-such-icon"])).toThrow("no-such-icon");
});
