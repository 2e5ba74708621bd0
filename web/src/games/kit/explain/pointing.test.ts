import { beforeEach, expect, test } from "vitest";
import { AWAY_MS, Pointing, PRESS_MS, REST_MS } from "./pointing";

let now = 0;
let timers: { at: number; act: () => void }[] = [];
let log: string[] = [];
let open = false;

function pass(ms: number) {
  now += ms;
  const due = timers.filter((timer) => timer.at <= now);
  timers = timers.filter((timer) => timer.at > now);
  due.forEach((timer) => timer.act());
}

function pointing() {
  return new Pointing<number>({
    open: (card, way) => {
      open = true;
      log.push(`${way} ${card}`);
    },
    close: () => {
      if (open) log.push("close");
      open = false;
    },
    isOpen: () => open,
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  });
}

beforeEach(() => {
  [now, timers, log, open] = [0, [], [], false];
});

test("a mouse that rests on a card opens it, one that passes over does not", () => {
  const hand = pointing();
  hand.hover(1);
  pass(REST_MS - 1);
  hand.hover(2);
  pass(REST_MS - 1);
  expect(log).toEqual([]);
  pass(1);
  expect(log).toEqual(["mouse 2"]);
});

test("moving about inside a card does not start the wait again, nor reopen it", () => {
  const hand = pointing();
  hand.hover(1);
  pass(REST_MS - 10);
  hand.hover(1);
  pass(10);
  expect(log).toEqual(["mouse 1"]);
  open = false;
  hand.hover(1);
  pass(REST_MS);
  expect(log).toEqual(["mouse 1"]);
});

test("the explanation can be reached with the mouse, and closes once it is left", () => {
  const hand = pointing();
  hand.hover(1);
  pass(REST_MS);
  hand.hover(null);
  pass(AWAY_MS - 1);
  hand.hover("explanation");
  pass(10 * AWAY_MS);
  expect(log).toEqual(["mouse 1"]);
  hand.hover(null);
  pass(AWAY_MS);
  expect(log).toEqual(["mouse 1", "close"]);
});

test("a click closes it, and nothing opens while the button is down", () => {
  const hand = pointing();
  hand.hover(1);
  pass(REST_MS);
  hand.click(50, 50);
  hand.hover(2, { x: 90, y: 50 });
  pass(REST_MS);
  expect(log).toEqual(["mouse 1", "close"]);
  hand.release();
  hand.hover(2, { x: 90, y: 50 });
  pass(REST_MS);
  expect(log).toEqual(["mouse 1", "close", "mouse 2"]);
});

test("a long press opens a card and takes its click, a tap does neither", () => {
  const hand = pointing();
  hand.press(1, 0, 0);
  pass(PRESS_MS - 1);
  hand.lift();
  pass(PRESS_MS);
  expect(log).toEqual([]);
  expect(hand.takesClick()).toBe(false);
  hand.press(1, 0, 0);
  pass(PRESS_MS);
  hand.lift();
  expect(log).toEqual(["touch 1"]);
  expect(hand.takesClick()).toBe(true);
  expect(hand.takesClick()).toBe(false);
});

test("a finger that drags or scrolls opens nothing", () => {
  const hand = pointing();
  hand.press(1, 0, 0);
  hand.move(3, 3);
  hand.move(20, 0);
  pass(PRESS_MS);
  expect(log).toEqual([]);
});

test("what a key opens stays, though the mouse has just left a card", () => {
  const hand = pointing();
  hand.hover(3);
  pass(REST_MS);
  hand.hover(null);
  hand.key(5);
  pass(AWAY_MS);
  expect(log).toEqual(["mouse 3", "key 5"]);
});

test("a card that comes to lie under a resting hand opens only once the mouse moves", () => {
  const hand = pointing();
  const at = { x: 50, y: 50 };
  // A browser follows a tap with events of a mouse at the same place.
  hand.press(null, at.x, at.y);
  hand.lift();
  hand.hover(1, at);
  pass(REST_MS);
  hand.click(at.x, at.y);
  hand.release();
  hand.hover(2, at);
  pass(REST_MS);
  expect(log).toEqual([]);
  hand.hover(3, { x: 60, y: 60 });
  pass(REST_MS);
  expect(log).toEqual(["mouse 3"]);
});
