/** Small signs: the three skills in the colour of the text, and things with colours of their own. */

import {
  BRASS,
  c,
  CLOTH,
  e,
  g,
  HAIR,
  INK,
  IRON,
  l,
  o,
  oc,
  p,
  picture,
  SKIN,
  WOOD,
  type Picture,
} from "./draw";
import { wheel } from "./officers";

const SMALL: [number, number] = [24, 24];
const T = "currentColor";

const compass = () => [
  l("M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0", T, 2.2),
  p("M12 3.5L14.3 9.7 20.5 12 14.3 14.3 12 20.5 9.7 14.3 3.5 12 9.7 9.7Z", T),
];

const cannon = () => [
  p(
    "M1.5 9.5Q1 6.5 4 5.5L18.5 2.5 19 1.5 22 1.8 23 8 20 9.2 19.2 8.3 9 13 4.5 13.5Q2 13 1.5 9.5Z",
    T,
  ),
  p("M3 14L13 12.5 17 17H12.5A5 5 0 0 0 3 17Z", T),
  p(
    "M7.7 14.5a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8Zm0 2.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z",
    T,
  ),
  c(18.6, 19.4, 2.7, T),
];

const sabre = () =>
  p("M2 1.5Q3.5 12 14.3 17.8L16.6 15.3Q6.5 11.5 2 1.5Z", T) +
  l("M12.8 19.5Q15 18 18 14", T, 1.9) +
  l("M16 17.2L20.5 21.5", T, 2.5);
const sabres = () => [sabre(), g("matrix(-1 0 0 1 24 0)", sabre())];

/** One of the crew, head only. */
const crewman = () => [
  o("M4.5 10V13Q5 20 12 22.5 19 20 19.5 13V10Z", SKIN.tan.base, 1.3),
  p("M15 10H19.5V13Q19 20 12 22.5 16.5 18 15 10Z", SKIN.tan.shade),
  p("M6 16.5Q9 14.5 12 16 15 14.5 18 16.5 17.5 20 12 22.5 6.5 20 6 16.5Z", HAIR.black.base),
  c(9, 13, 1.2, INK),
  c(15, 13, 1.2, INK),
  o("M19 9Q23 8 23.5 12L21.5 11.5 21.5 15 19 12Z", CLOTH.red.shade, 0.9),
  o("M3.5 11Q2.5 1.5 12 1.5T20.5 11Q12 7.5 3.5 11Z", CLOTH.red.base, 1.3),
  p("M6 7Q7.5 3.5 11.5 3.3 8.5 5 8 7.5Z", CLOTH.red.light),
];

/** The captain's hat, plain enough for a badge. */
const hat = () => [
  o("M1 16.5Q2.5 4 12 2 21.5 4 23 16.5 18 13 12 13T1 16.5Z", CLOTH.black.base, 1.2),
  p("M14 2.600Q21.5 5 23 16.5 19.5 14 16 13.4 18 8 14 2.600Z", CLOTH.black.shade),
  l("M1.4 16.200Q6 12.7 12 12.700T22.6 16.200", BRASS.base, 1.8),
  l("M4 10Q6 5.5 10 4", CLOTH.black.light, 1),
  p(
    "M8.7 7.300a3.3 3.3 0 1 1 6.6 0q0 1.300-1 1.900v1.300H9.700V9.200q-1-.6-1-1.900Z",
    HAIR.white.light,
  ),
  c(10.7, 7.4, 0.95, INK),
  c(13.3, 7.4, 0.95, INK),
];

const key = (turn: number) =>
  g(
    `translate(50 34) rotate(${turn})`,
    l("M0 12V48M0 47H10M0 38H8", INK, 9),
    l("M0 12V48M0 47H10M0 38H8", BRASS.base, 5.6),
    l("M-1.5 16V45", BRASS.light, 1.6),
  );
const keys = () => [
  key(38),
  key(-34),
  key(2),
  l("M31 30a19 19 0 1 0 38 0a19 19 0 1 0-38 0", INK, 9),
  l("M31 30a19 19 0 1 0 38 0a19 19 0 1 0-38 0", BRASS.base, 5.6),
  l("M34 22Q38 14 47 13", BRASS.light, 2),
];

/** The black flag on its staff. */
const flag = () => [
  l("M16 96V6", INK, 7),
  l("M16 96V6", WOOD.base, 4),
  l("M15 94V8", WOOD.light, 1.2),
  oc(16, 6, 4, BRASS.base),
  o("M19 14Q34 4 52 13T92 12Q86 34 93 56 72 64 54 55T19 58Z", CLOTH.black.base, 1.8),
  p(
    "M40 10Q46 10 52 13 62 18 66 17 62 36 66 58 60 58 54 55 46 51 40 52 46 32 40 10Z",
    CLOTH.black.light,
    ' opacity=".6"',
  ),
  p("M80 14Q88 13 92 12 86 34 93 56 86 59 80 59.5 76 36 80 14Z", CLOTH.black.shade),
  g(
    "translate(54 31)",
    l("M-17 4L17 20M17 4L-17 20", HAIR.white.base, 4),
    ...[
      [-17, 4],
      [17, 4],
      [-17, 20],
      [17, 20],
    ].map(([x, y]) => c(x!, y!, 3.2, HAIR.white.base)),
    o("M-11-3Q-11-15 0-15T11-3Q11 3 7 5V10H-7V5Q-11 3-11-3Z", HAIR.white.light, 1.2),
    p("M5-14Q11-12 11-3 11 3 7 5V10H3Q8-2 5-14Z", HAIR.white.shade),
    e(-4.5, -2, 3, 3.4, INK),
    e(4.5, -2, 3, 3.4, INK),
    p("M0 1L1.8 4.5H-1.8Z", INK),
    l("M-3 7V10M0 7V10M3 7V10", INK, 1),
  ),
];

/** The cat o' nine tails. */
const whip = () => [
  ...[
    [70, 74, 92, 66],
    [62, 84, 90, 84],
    [50, 84, 78, 96],
    [40, 82, 58, 97],
    [30, 78, 36, 96],
  ].map(([a, b, x, y]) => {
    const d = `M46 44Q${a} ${b! - 22} ${(a! + x!) / 2} ${(b! + y!) / 2 - 6}T${x} ${y}`;
    return (
      l(d, INK, 5) +
      l(d, CLOTH.leather.light, 2.6) +
      c(x!, y!, 3, INK) +
      c(x!, y!, 1.7, CLOTH.leather.base)
    );
  }),
  g(
    "translate(32 28) rotate(-42)",
    o("M-5.5-28H5.5V22H-5.5Z", CLOTH.red.base),
    p("M1-28H5.5V22H1Z", CLOTH.red.shade),
    l("M-5-18L5-14M-5-8L5-4M-5 2L5 6M-5 12L5 16", CLOTH.linen.base, 2),
    oc(0, -29, 7, BRASS.base),
    c(-2, -31, 2, BRASS.light),
    o("M-7 20H7V26H-7Z", BRASS.base, 1.2),
  ),
];

/** A spade in sand: something is buried. */
const spade = () => [
  g(
    "translate(12 11) rotate(28)",
    l("M0-8V5", INK, 3.4),
    l("M0-8V5", WOOD.light, 1.8),
    l("M-3-9H3", INK, 2.6),
    o("M-4 4H4V9Q3 13 0 14-3 13-4 9Z", IRON.light, 1.2),
  ),
  p("M1 23Q3 18 9 18T18 20 23 23Z", "#d9b271"),
];

export const SIGNS: Picture[] = [
  picture("sign-navigation", compass(), SMALL),
  picture("sign-guns", cannon(), SMALL),
  picture("sign-melee", sabres(), SMALL),
  picture("crewman", crewman(), SMALL),
  picture("spade", spade(), SMALL),
  picture("hat", hat(), [24, 18]),
  picture("keys", keys()),
  picture("flag", flag()),
  picture("whip", whip()),
  picture("wheel", [g("translate(50 50) scale(1.08)", ...wheel())]),
];
