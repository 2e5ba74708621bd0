/** The prizes: gold of three sizes, rum, jewels, a hostage, and the chest on their backs. */

import {
  BRASS,
  c,
  CLOTH,
  e,
  fade,
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
import { face } from "./face";
import * as w from "./wear";

const GOLD = {
  base: "#e8b440",
  shade: "#b07a1c",
  deep: "#7c5110",
  light: "#fbe08f",
  glint: "#fff8dc",
};

/** A coin that lies flat, seen from the side and above. */
const flat = (x: number, y: number, r = 12) => {
  const h = r * 0.42;
  const t = r * 0.3;
  return (
    o(`M${x - r} ${y}V${y + t}A${r} ${h} 0 0 0 ${x + r} ${y + t}V${y}Z`, GOLD.shade, 1.2) +
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${h}" fill="${GOLD.base}" stroke="${INK}" stroke-width="1.2"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r * 0.68}" ry="${h * 0.62}" fill="none" stroke="${GOLD.shade}"/>` +
    l(
      `M${x - r * 0.8} ${y - h * 0.25}Q${x - r * 0.5} ${y - h * 0.8} ${x} ${y - h * 0.82}`,
      GOLD.glint,
      1.3,
    )
  );
};

const stack = (x: number, y: number, count: number, r = 12) =>
  Array.from({ length: count }, (_, nth) =>
    flat(x + ((nth * 7) % 3) - 1, y - nth * r * 0.34, r),
  ).join("");

/** A doubloon that faces us, with a cross and a rim. */
const doubloon = (x: number, y: number, r: number) =>
  g(
    `translate(${x} ${y}) scale(${r / 20})`,
    oc(1.2, 1.6, 20, GOLD.deep, 1.6),
    oc(0, 0, 20, GOLD.base, 1.6),
    p("M8-18.3A20 20 0 0 1-4 19.6Q16 12 8-18.3Z", GOLD.shade, ' opacity=".6"'),
    l("M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0", GOLD.deep, 1.2),
    p("M-2.6-11H2.6V-2.6H11V2.6H2.6V11H-2.6V2.6H-11V-2.6H-2.6Z", GOLD.deep),
    l("M-1.6-10V-2.1M-10-1.6H-2.1", GOLD.light, 1.3),
    [45, 135, 225, 315].map((turn) => g(`rotate(${turn})`, c(0, -10, 1.7, GOLD.deep))).join(""),
    l("M-16.5-7Q-13-15-5-17.3", GOLD.glint, 2.2),
  );

const glint = (x: number, y: number, r: number) =>
  p(
    `M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y} ${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r} ${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y} ${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
    "#fffdf0",
  );

const ground = (rx: number) => fade(0.3, e(50, 90, rx, 6, INK));

const gold1 = () => [
  ground(34),
  flat(30, 82, 13),
  flat(68, 84, 13),
  doubloon(50, 54, 29),
  flat(50, 87, 13),
  glint(31, 35, 8),
];

const gold2 = () => [
  ground(42),
  o(
    "M22 88Q8 70 26 50 38 40 40 30H60Q62 40 74 50 92 70 78 88 50 96 22 88Z",
    CLOTH.leather.base,
    1.8,
  ),
  p("M60 30Q62 40 74 50 92 70 78 88 66 92 54 92.5 82 74 60 44Z", CLOTH.leather.shade),
  l("M30 56Q22 66 25 78M38 47Q34 52 32 57", CLOTH.leather.light, 2.4),
  stack(36, 29, 1, 9),
  stack(52, 26, 2, 9),
  stack(63, 30, 1, 9),
  o("M34 32Q50 26 66 32L69 38Q50 33 31 38Z", CLOTH.leather.light),
  l("M37 41Q50 36 63 41", INK, 4.4),
  l("M37 41Q50 36 63 41", BRASS.base, 2.4),
  doubloon(50, 68, 15),
  flat(20, 88, 11),
  flat(78, 86, 11),
  flat(88, 91, 10),
  glint(44, 20, 6),
  glint(41, 59, 6),
];

const gold3 = () => [
  ground(46),
  o("M10 44Q12 16 30 14H76Q92 16 92 44Z", WOOD.shade, 1.8),
  p("M18 42Q20 22 32 20H74Q84 22 84 42Z", "#3a2110"),
  l("M30 14Q16 18 15 43M53 14V20M76 14Q90 18 88 43", IRON.base, 4),
  p("M14 50Q18 38 28 40 34 30 44 34 52 25 60 33 70 29 74 39 86 38 88 50Z", GOLD.base),
  p("M60 33Q70 29 74 39 86 38 88 50H62Q72 42 60 33Z", GOLD.shade),
  doubloon(34, 38, 9),
  doubloon(58, 34, 10),
  flat(46, 41, 8),
  doubloon(76, 43, 7),
  flat(24, 46, 7),
  o("M43 42L49 36 55 42 49 50Z", "#b8342c", 1.1),
  p("M43 42L49 36 49 42Z", "#e87a62"),
  o("M64 46L68 41 73 46 68 51Z", "#2f8a6a", 1.1),
  p("M64 46L68 41V46Z", "#7cc9a5"),
  o("M8 50H94V84Q94 88 90 88H12Q8 88 8 84Z", WOOD.base, 1.8),
  p("M66 50H94V84Q94 88 90 88H66Z", WOOD.shade),
  l("M10 62H92M10 75H92", WOOD.shade, 1.3),
  l("M12 54H60", WOOD.light, 1.6),
  o("M18 48H26V88H18ZM76 48H84V88H76Z", IRON.base, 1.2),
  l("M20 51V85M78 51V85", IRON.light, 1.2),
  o("M43 50H59V64Q59 70 51 71 43 70 43 64Z", BRASS.base),
  p("M52 50H59V64Q59 70 52 71Z", BRASS.shade),
  c(51, 59, 2.6, INK),
  p("M50 60H52L53 66H49Z", INK),
  flat(12, 90, 9),
  flat(90, 91, 9),
  flat(34, 92, 8),
  glint(30, 30, 7),
  glint(62, 24, 6),
];

const rum = () => [
  ground(34),
  o(
    "M40 6H56V14L54 16V30Q68 34 69 46V84Q68 90 60 90H36Q28 90 27 84V46Q28 34 42 30V16L40 14Z",
    "#5a3012",
    1.8,
  ),
  p("M30 52Q48 46 66 52V84Q66 87 60 87H36Q30 87 30 84Z", "#b4631d"),
  p("M52 49.5Q60 50 66 52V84Q66 87 60 87H52Z", "#7f3f10"),
  p("M30 52Q48 46 66 52 48 57 30 52Z", "#e39a3f"),
  l("M34 42Q36 37 43 35M33 46V80", "#f4c07a", 2.6),
  l("M45 19V29", "#f4c07a", 2),
  o("M39 5H57V13H39Z", "#c49a62", 1.5),
  p("M50 5H57V13H50Z", "#93683a"),
  o("M29 56Q48 52 67 56V76Q48 72 29 76Z", "#f3e6c4", 1.3),
  p("M56 54.5Q62 55 67 56V76Q62 75 56 74.4Z", "#d8c294"),
  o("M43 62a5 5 0 1 1 10 0L51.5 67H44.5Z", INK, 0.6),
  c(46, 62, 1.3, "#f3e6c4"),
  c(50, 62, 1.3, "#f3e6c4"),
  l("M41 71L55 68M41 68L55 71", INK, 1.5),
  o("M70 68H92L89 90H73Z", "#cfe3e0", 1.5),
  p("M72 76H91L89 88H73.5Z", "#b4631d"),
  p("M83 76H91L89 88H83Z", "#7f3f10"),
  e(81, 76, 9, 1.8, "#e39a3f"),
  l("M74 71L75.5 85", "#fffdf0", 1.6),
  glint(35, 38, 5),
];

/** A cut stone: the table is light, the facets fall off to the right. */
const gem = (transform: string, base: string, shade: string, light: string, deep: string) =>
  g(
    transform,
    o("M-10-12H10L18-2 0 18-18-2Z", base, 1.5),
    p("M-18-2H-8L0 18Z", shade),
    p("M18-2H8L0 18Z", deep),
    p("M-10-12L-18-2H-8L-4-12Z", light),
    p("M10-12L18-2H8L4-12Z", shade),
    p("M-4-12H4L8-2H-8Z", light, ' opacity=".75"'),
    l("M-7-10H-3", "#fff", 1.6),
  );

const jewels = () => [
  ground(42),
  l("M14 14Q18 58 50 66 82 58 86 14", INK, 6),
  l("M14 14Q18 58 50 66 82 58 86 14", BRASS.base, 3.4),
  ...(
    [
      [14, 18],
      [16, 29],
      [20, 40],
      [27, 50],
      [73, 50],
      [80, 40],
      [84, 29],
      [86, 18],
    ] as const
  ).map(([x, y]) => oc(x, y, 5, "#f6efe2", 1.2) + c(x - 1.5, y - 1.6, 1.6, "#fff")),
  gem("translate(50 46) scale(1.3)", "#c3342e", "#9a211f", "#ee8673", "#6d1416"),
  gem("translate(27 82) scale(.82)", "#2f8a6a", "#1f664d", "#8ad4b2", "#124534"),
  gem("translate(74 82) scale(.82)", "#3178ad", "#215a86", "#92c8e8", "#143e60"),
  gem("translate(50 84) scale(.7)", "#8a5ab0", "#66408a", "#c9a6e6", "#45285f"),
  glint(38, 26, 8),
  glint(82, 72, 5),
];

/** A lady of rank, roped and not amused. */
function hostage(): string[] {
  const look = {
    skin: SKIN.fair,
    hair: HAIR.brown,
    head: "young",
    turn: -0.5,
    eyes: "open",
    brow: "stern",
    nose: "small",
    mouth: "none",
  } as const;
  const teal = { base: "#2f7f86", shade: "#1d565d", light: "#63aab0" };
  return [
    o(
      "M27 46Q22 14 50 12T73 46Q82 62 74 80 62 78 64 58H36Q38 78 26 80 18 62 27 46Z",
      look.hair.base,
    ),
    p("M62 18Q74 26 73 46 82 62 74 80 66 78 65 66Z", look.hair.shade),
    l("M25 60Q24 68 27 75M29 56Q28 66 30 73", look.hair.light, 1.3),
    o("M18 104Q22 80 42 72H58Q78 80 82 104Z", look.skin.base),
    p("M58 72Q78 80 82 104H68Q72 84 58 72Z", look.skin.shade),
    w.neck(look.skin),
    o("M8 104Q10 84 28 80 38 94 50 88 62 94 72 80 90 84 92 104Z", teal.base),
    p("M72 80Q90 84 92 104H74Q76 92 72 80Z", teal.shade),
    l("M27 81.5Q38 95.5 50 89.5 62 95.5 73 81.5", CLOTH.linen.light, 3.4),
    face(look),
    p("M33 44Q34 26 50 24 38 32 37 46ZM50 24Q66 26 67 44 63 33 50 24Z", look.hair.base),
    l("M36 34Q40 28 46 26", look.hair.light, 1.3),
    o("M45 62Q48.5 60.5 52.5 62 49 66 45 62Z", "#b8423c", 1),
    oc(31, 54, 2.2, "#f6efe2", 1),
    l("M36 76Q50 86 64 76", BRASS.base, 1.8),
    oc(50, 82, 3, "#c3342e", 1),
    o("M44 13Q40 4 48 5 52 0 55 6 62 5 58 13Z", "#c3342e", 1.2),
    ...[91, 97].map(
      (y) =>
        l(`M12 ${y}Q50 ${y + 10} 88 ${y}`, INK, 5.6) +
        l(`M12 ${y}Q50 ${y + 10} 88 ${y}`, "#d2aa66", 3.4),
    ),
  ];
}

const chest = () => [
  o("M12 46Q13 20 30 18H70Q87 20 88 46Z", WOOD.base, 1.8),
  p("M64 18H70Q87 20 88 46H66Q70 30 64 18Z", WOOD.shade),
  l("M22 28Q26 22 32 22H58", WOOD.light, 2),
  o("M10 46H90V82Q90 86 86 86H14Q10 86 10 82Z", WOOD.base, 1.8),
  p("M66 46H90V82Q90 86 86 86H66Z", WOOD.shade),
  l("M12 58H88M12 72H88", WOOD.shade, 1.4),
  o(
    "M22 19Q28 17 32 18 28 30 28 46V86H20V46Q19 28 22 19ZM78 19Q72 17 68 18 72 30 72 46V86H80V46Q81 28 78 19Z",
    IRON.base,
    1.2,
  ),
  l("M23.5 30V82M75.5 30V82", IRON.light, 1.2),
  l("M10 46H90", INK, 3),
  o("M42 40H58V58Q58 64 50 65 42 64 42 58Z", BRASS.base),
  p("M51 40H58V58Q58 64 51 65Z", BRASS.shade),
  c(50, 49, 2.6, INK),
  p("M49 50H51L52 57H48Z", INK),
];

export const PRIZES: Picture[] = [
  picture("gold-1", gold1()),
  picture("gold-2", gold2()),
  picture("gold-3", gold3()),
  picture("rum", rum()),
  picture("jewels", jewels()),
  picture("hostage", hostage()),
  picture("chest", chest()),
];
