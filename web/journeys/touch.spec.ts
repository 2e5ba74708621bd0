/** By touch: everything that a mouse can drag can be dragged with a finger, or tapped. */

import { expect, test } from "./journey";
import { reach, SCENES, WITHOUT_CACHE } from "./scenes";

test("the Quartermaster carries a prize to a pirate by finger @long", async ({ newcomer }) => {
  const scene = SCENES["jolly-roger-sharing"];
  if (!scene) throw new Error("no such scene");
  const page = await newcomer("en-GB", WITHOUT_CACHE);
  await page.setViewportSize({ width: 360, height: 740 });
  await reach(page, scene);

  const prize = page.locator("[data-point=pot] .gives").first();
  await prize.scrollIntoViewIfNeeded();
  const from = await prize.boundingBox();
  const place = page.locator(".jolly-roger .place:not(.me)").first();
  const to = await place.boundingBox();
  const tokens = place.locator(".prizes > *");
  const n_before = await tokens.count();
  if (!from || !to) throw new Error("not on the screen");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [at_x, at_y] = [to.x + to.width / 2, to.y + to.height / 2];
  await touch("touchStart", x, y);
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await touch("touchMove", x + (at_x - x) * part, y + (at_y - y) * part);
  }
  await expect(page.locator(".jolly-roger .place.over")).toHaveCount(1);
  await touch("touchEnd", at_x, at_y);
  await expect(tokens).toHaveCount(n_before + 1);
});
