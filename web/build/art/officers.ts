/** The officers: each is told by face, hat and tool. */

import {
  BRASS,
  c,
  CLOTH,
  e,
  fade,
  g,
  HAIR,
  INK,
  l,
  o,
  oc,
  p,
  picture,
  SKIN,
  STEEL,
  WOOD,
  type Picture,
} from "./draw";
import { face, looking, scar } from "./face";
import * as w from "./wear";

function captain(): string[] {
  const f = looking({
    hair: HAIR.black,
    eyes: "open",
    brow: "stern",
    nose: "hook",
    turn: -0.6,
    mouth: "none",
  });
  return [
    w.hairBehind(f.hair),
    w.coat(f.skin, CLOTH.red, BRASS, CLOTH.linen),
    w.epaulette(18),
    w.epaulette(82),
    p("M41 78Q50 74 59 78L57 88 62 96 50 92 38 96 43 88Z", CLOTH.linen.light, ` stroke="${INK}"`),
    face(f),
    scar(f.skin),
    w.beard(f.hair, 86),
    w.lips(48.5),
    w.moustache(f.hair, 48.5),
    w.brim(f.skin),
    w.plume(CLOTH.linen),
    w.tricorn(CLOTH.black, BRASS),
    o("M46 24a4.5 4.5 0 1 1 8 0L53 28H47Z", HAIR.white.light, 0.9),
    c(48.3, 24, 1.2, INK),
    c(51.7, 24, 1.2, INK),
    l("M43 31.5L57 27.5M43 27.5L57 31.5", HAIR.white.base, 1.7),
  ];
}

const key = (turn: number) =>
  g(
    `translate(20 74) rotate(${turn})`,
    l("M0 6V27M0 27H5M0 22H4", INK, 4.6),
    l("M0 6V27M0 27H5M0 22H4", BRASS.base, 2.6),
    l("M-.6 8V25", BRASS.light, 0.8),
  );

function quartermaster(): string[] {
  const f = looking({
    skin: SKIN.brown,
    hair: HAIR.grey,
    head: "square",
    turn: 0.5,
    brow: "stern",
    nose: "broken",
    mouth: "none",
  });
  return [
    w.coat(f.skin, CLOTH.navy, CLOTH.ochre, CLOTH.linen),
    face(f),
    w.beard(f.hair, 80),
    w.lips(51.5),
    w.moustache(f.hair, 51.5),
    w.bandana(CLOTH.red, "#f0d9a8"),
    w.earring(30.5),
    o("M-2 104Q0 84 10 66L28 68Q34 86 32 104Z", CLOTH.navy.base),
    p("M22 68Q26 86 24 104H32Q34 86 28 68Z", CLOTH.navy.shade),
    o("M7 72L30 74 31 66 9 63Z", CLOTH.ochre.base, 1.2),
    key(42),
    key(10),
    key(-20),
    l("M10 66a10 10 0 1 0 20 0a10 10 0 1 0-20 0", INK, 4.6),
    l("M10 66a10 10 0 1 0 20 0a10 10 0 1 0-20 0", BRASS.base, 2.8),
    l("M11.5 62Q14 57.5 18 56.5", BRASS.light, 1.1),
    w.fist(f.skin, 20, 56, -12),
  ];
}

function boatswain(): string[] {
  const f = looking({
    skin: SKIN.ruddy,
    hair: HAIR.ginger,
    head: "round",
    eyes: "wide",
    brow: "stern",
    nose: "bulb",
    mouth: "none",
  });
  return [
    w.jersey(f.skin, CLOTH.linen, CLOTH.blue),
    w.kerchief(CLOTH.red),
    face(f),
    o(
      "M32 44Q33 54 38 58 36 66 41 69 34 68 31.5 60 30 52 32 44ZM68 44Q67 54 62 58 64 66 59 69 66 68 68.5 60 70 52 68 44Z",
      f.hair.base,
      1.2,
    ),
    l("M34 52Q35 58 37 62M66 52Q65 58 63 62", f.hair.light, 1.1),
    fade(0.35, e(39, 58, 5, 4.4, "#d2503a"), e(61, 58, 5, 4.4, "#d2503a")),
    oc(50, 63.5, 3, "#7c2e22", 1.1),
    w.cap(CLOTH.navy),
    c(50, 11.5, 4, CLOTH.red.base),
    l("M50 66Q60 76 74 74", INK, 5),
    l("M50 64.5Q60 75 72 74", BRASS.base, 3),
    oc(75, 74, 4.6, BRASS.base, 1.3),
    c(73.6, 72.6, 1.5, BRASS.light),
    l("M75 78.5Q70 92 60 98", CLOTH.linen.light, 1.6),
    l("M84 60Q88 57 92 58M85 66H94M84 72Q88 75 92 75", HAIR.white.light, 2),
    w.fist(f.skin, 66, 80, 15),
    o("M60 104Q62 94 60 88L74 86Q80 94 82 104Z", CLOTH.linen.base),
  ];
}

const sabre = (transform: string) =>
  g(
    transform,
    o("M-3-4Q-6-30 8-56 10-60 14-61 8-34 4-4Z", STEEL.base),
    p("M1-4Q-1-32 14-61 8-34 4-4Z", STEEL.shade),
    l("M-1.5-8Q-3-32 9-54", STEEL.light, 1.2),
    o("M-3-4H4L3 14H-3Z", CLOTH.leather.base),
    o("M-11-5Q0-9 11-5 12-2 10 0 14 8 3 15L2 12Q9 7 6 0-8 0-11-2Z", BRASS.base, 1.3),
    l("M-8-4Q0-6.5 8-4", BRASS.light, 1.1),
  );

function firstMate(): string[] {
  const f = looking({
    skin: SKIN.tan,
    hair: HAIR.blond,
    head: "square",
    turn: -0.6,
    brow: "sly",
    nose: "straight",
    mouth: "smirk",
  });
  return [
    sabre("translate(84 76) rotate(2)"),
    w.hairBehind(f.hair),
    w.coat(f.skin, CLOTH.green, CLOTH.ochre, CLOTH.linen),
    face(f),
    w.goatee(f.hair, 48.5),
    w.sideburns(f.hair),
    w.brim(f.skin),
    w.tricorn(CLOTH.green, CLOTH.ochre),
    w.fist(f.skin, 84, 84, 8),
    o("M66 104Q74 98 77 92L92 94Q96 100 97 104Z", CLOTH.green.base),
    o("M76 95L93 98 94 92 77 88Z", CLOTH.ochre.base, 1.2),
  ];
}

/** The spokes, rim and hub of a wheel around 0,0, of radius 30. */
export function wheel(): string[] {
  const spokes = Array.from({ length: 8 }, (_, nth) => `rotate(${nth * 45})`);
  return [
    ...spokes.map((turn) =>
      g(
        turn,
        o("M-2-8L-1.8-31Q-4-36-2-42 0-44 2-42 4-36 1.8-31L2-8Z", WOOD.base, 1.2),
        p("M.5-8L.3-31Q2-36 1-42 4-40 1.8-31L2-8Z", WOOD.shade),
      ),
    ),
    l("M-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0", INK, 8.6),
    l("M-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0", WOOD.base, 6),
    l("M-19-19A27 27 0 0 1 12-24", WOOD.light, 2),
    l("M19 19A27 27 0 0 1-12 24", WOOD.shade, 3),
    oc(0, 0, 9, WOOD.base),
    oc(0, 0, 4.5, BRASS.base, 1.2),
    c(-1.3, -1.3, 1.4, BRASS.light),
  ];
}

function masterMariner(): string[] {
  const f = looking({
    skin: SKIN.ruddy,
    hair: HAIR.grey,
    head: "long",
    turn: -0.5,
    eyes: "squint",
    brow: "flat",
    nose: "straight",
    mouth: "stern",
  });
  return [
    w.coat(f.skin, CLOTH.navy, CLOTH.blue, CLOTH.linen),
    w.hairShort(f.hair),
    face(f),
    w.sideburns(f.hair),
    w.stubble(f.hair),
    w.moustache(f.hair, 48.5),
    w.slouch(CLOTH.leather, CLOTH.navy),
    g("translate(50 102) scale(.82)", ...wheel()),
    w.fist(f.skin, 27, 83, -30),
    w.fist(f.skin, 73, 83, 30),
  ];
}

function secondMate(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.black,
    head: "gaunt",
    turn: 0.7,
    eyes: "open",
    brow: "sly",
    nose: "hook",
    mouth: "smirk",
  });
  const card = (transform: string) =>
    g(
      transform,
      o("M-8-11H8Q10-11 10-9V13Q10 15 8 15H-8Q-10 15-10 13V-9Q-10-11-8-11Z", "#f6ead0", 1.2),
      p("M-7-8H7V12H-7Z", "#1c4a58"),
      p("M0-4L4 2 0 8-4 2Z", BRASS.base),
    );
  return [
    w.hairBehind(f.hair),
    w.coat(f.skin, CLOTH.plum, CLOTH.wine, CLOTH.linen),
    face(f),
    l(
      "M48 59.5Q43 57.5 40 60.5 38 62 36.5 60M54 59.5Q59 57.5 62 60 64 61.5 65.5 59.5",
      f.hair.base,
      2.2,
    ),
    w.goatee(f.hair, 52),
    w.brim(f.skin),
    w.tricorn(CLOTH.plum, CLOTH.ochre),
    card("translate(70 70) rotate(-14)"),
    card("translate(82 72) rotate(12)"),
    w.fist(f.skin, 77, 86, 4),
    o("M62 104Q68 96 70 92L86 93Q92 98 93 104Z", CLOTH.plum.base),
    o("M69 96L88 97 88 91 70 90Z", CLOTH.linen.base, 1.2),
  ];
}

export const OFFICERS: Picture[] = [
  picture("captain", captain()),
  picture("quartermaster", quartermaster()),
  picture("boatswain", boatswain()),
  picture("first-mate", firstMate()),
  picture("master-mariner", masterMariner()),
  picture("second-mate", secondMate()),
];
