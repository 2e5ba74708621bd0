/** The rest of the special crew. */

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
  STEEL,
  WOOD,
  type Picture,
} from "./draw";
import { face, looking, scar, type Face } from "./face";
import * as w from "./wear";

function carpenter(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.ginger,
    head: "square",
    turn: -0.4,
    brow: "raised",
    nose: "straight",
    mouth: "none",
  });
  return [
    w.shirt(f.skin, CLOTH.linen),
    o("M32 104L36 84H64L68 104Z", CLOTH.leather.base),
    p("M56 84H64L68 104H58Z", CLOTH.leather.shade),
    l("M36 84L39 72M64 84L61 72", CLOTH.leather.base, 3.4),
    w.hairShort(f.hair),
    face(f),
    w.hairShort(f.hair),
    w.beard(f.hair, 82),
    w.lips(49),
    w.moustache(f.hair, 49),
    o("M64 38L80 30 82 33 66 41Z", CLOTH.ochre.base, 1.1),
    p("M80 30L85.5 29.5 82 33Z", "#f0d9a8"),
    g(
      "translate(82 62) rotate(16)",
      o("M-3-12H3V42H-3Z", WOOD.base),
      p("M.5-12H3V42H.5Z", WOOD.shade),
      o("M-13-24H9Q14-22 14-14H-13Z", IRON.base),
      p("M-13-24H9Q12-23 13-21H-13Z", IRON.light),
      o("M-19-26H-13V-12H-19Z", IRON.shade),
    ),
    w.fist(f.skin, 79, 80, 14),
    o("M64 104Q70 92 73 87L87 90Q92 98 92 104Z", CLOTH.linen.base),
    p("M80 89L87 90Q92 98 92 104H82Z", CLOTH.linen.shade),
  ];
}

function cook(): string[] {
  const f = looking({
    skin: SKIN.ruddy,
    hair: HAIR.black,
    head: "round",
    brow: "raised",
    nose: "bulb",
    mouth: "smile",
  });
  return [
    w.shirt(f.skin, CLOTH.linen),
    o("M28 104L32 80H68L72 104Z", CLOTH.linen.light),
    l("M32 80L38 72M68 80L62 72", CLOTH.linen.shade, 2.4),
    c(42, 92, 2.4, "#c46a3a"),
    c(47, 96, 1.4, "#c46a3a"),
    o("M36 63Q50 80 64 63 62 74 50 76 38 74 36 63Z", f.skin.base, 1.2),
    face(f),
    w.sideburns(f.hair),
    w.moustache(f.hair),
    o(
      "M30 36Q22 30 25 21 29 13 37 15 42 5 53 7 63 6 66 14 75 13 77 22 77 31 69 36 50 29 30 36Z",
      CLOTH.linen.light,
    ),
    p("M60 8Q66 9 66 14 75 13 77 22 77 31 69 36L60 33Q70 26 66 19 62 16 60 8Z", CLOTH.linen.shade),
    l("M38 17Q38 24 40 29M52 12Q50 20 52 28M64 18Q62 24 62 30", CLOTH.linen.shade, 1.3),
    o("M30 42Q29.5 34.5 32 34 50 27 68 34 70.5 34.5 70 42 50 33.5 30 42Z", CLOTH.linen.base),
    l("M88 96L82 60", INK, 5.4),
    l("M88 96L82 60", WOOD.base, 3.4),
    o("M68 50H92Q92 62 80 62 68 62 68 50Z", IRON.base),
    p("M82 50H92Q92 62 80 62 88 58 82 50Z", IRON.shade),
    o("M68 50Q74 46 80 47 88 45 92 50 80 53.5 68 50Z", "#c9763a", 1.2),
    c(76, 49, 1.7, "#e8b25c"),
    c(84, 49.3, 1.5, "#8fae57"),
    fade(0.8, l("M74 43Q70 38 75 34T74 26M84 42Q80 37 85 32T84 23", "#fffaf0", 2)),
    w.fist(f.skin, 86, 83, 10),
    o("M74 104Q78 96 79 90L94 92Q97 98 98 104Z", CLOTH.linen.base),
  ];
}

function cutthroat(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.black,
    head: "gaunt",
    eyes: "squint",
    brow: "stern",
    nose: "hook",
    mouth: "none",
    turn: 0.4,
  });
  return [
    w.hairBehind(f.hair),
    w.vest(f.skin, CLOTH.black, CLOTH.grey),
    face(f),
    scar(f.skin),
    w.stubble(f.hair),
    o("M39 61Q50 58 62 61L60 68Q50 65 41 68Z", "#f5ecd8", 1.2),
    l("M44.5 60.2V67M49 59.8V66.3M53.5 59.8V66.3M58 60.2V67", "#9a8a72", 0.9),
    o("M50 59L84 55Q94 55 97 62 90 67 78 67L50 67Z", STEEL.base),
    p("M50 63.5L95 62.5Q89 67 78 67L50 67Z", STEEL.shade),
    l("M54 60.5L84 57Q90 57 93 59.5", STEEL.light, 1.2),
    o("M50 56.5H54V69.5H50Z", BRASS.base, 1.2),
    o("M50 59.5V66.5L18 69Q12 68 13 64 13 61 18 60.5Z", CLOTH.leather.base),
    p("M50 63.5V66.5L18 69Q13 68 13 65Z", CLOTH.leather.shade),
    l("M24 60.5L23 68M31 60L30 67.5M38 60L37 67", CLOTH.leather.light, 1.2),
    w.bandana(CLOTH.black),
    l("M33 37.5Q42 31 51 31T67 37.5", CLOTH.red.base, 2.2),
    w.earring(30.5),
  ];
}

function lookout(): string[] {
  const f = looking({
    skin: SKIN.brown,
    hair: HAIR.black,
    head: "long",
    turn: 0.9,
    eyes: "aim",
    brow: "flat",
    nose: "straight",
    mouth: "smile",
  });
  return [
    w.jersey(f.skin, CLOTH.linen, CLOTH.red),
    face(f),
    w.bandana(CLOTH.blue, "#e9dcc0"),
    w.earring(31.5),
    g(
      "translate(58 44) rotate(-9)",
      o("M-16-3.5H0V3.5H-16Z", BRASS.base),
      o("M0-4.5H18V4.5H0Z", CLOTH.leather.base),
      o("M18-6H40V6H18Z", BRASS.base),
      p("M-16 .5H0V3.5H-16ZM18 1H40V6H18Z", BRASS.shade),
      p("M0 1H18V4.5H0Z", CLOTH.leather.shade),
      o("M38-7.5H43V7.5H38Z", BRASS.light),
      p("M43-6H44.5V6H43Z", "#bfe3ea"),
      l("M-14-2H-2M20-4H36", BRASS.light, 1.2),
    ),
    w.fist(f.skin, 71, 49, -12),
    o("M58 104Q68 84 64 60L78 58Q90 78 84 104Z", CLOTH.linen.base),
    l("M65 66L79 64M67 77L84 75M67 89L86 88M64 100L85 100", CLOTH.red.base, 3.4),
    fade(0.3, p("M74 60L78 58Q90 78 84 104H76Q82 80 74 60Z", INK)),
  ];
}

function oldSailor(): string[] {
  const f = looking({
    skin: SKIN.ruddy,
    hair: HAIR.white,
    head: "long",
    turn: 0.4,
    eyes: "patch",
    brow: "flat",
    nose: "hook",
    mouth: "none",
  });
  return [
    w.hairBehind(f.hair),
    w.shirt(f.skin, CLOTH.grey),
    face(f),
    w.beard(f.hair, 90),
    w.lips(51),
    w.moustache(f.hair, 51),
    w.bandana(CLOTH.wine),
    g(
      "translate(40 84) rotate(-7)",
      o("M-27-12Q-18-15-9-12T9-12 27-12L29 18H-29Z", "#e8cf98"),
      p("M14-13Q20-14 27-12L29 18H18Z", "#c9a86a"),
      p("M-22 4Q-18-8-6-6 2-9 8-3 4 4-4 5-14 10-22 4Z", "#c9a86a"),
      l("M-18 0Q-10-2-6 3T8 6", "#8a5a24", 1.3),
      l("M11 1L17 8M17 1L11 8", "#a8342a", 2.6),
      l("M-22-7V-2M-24.5-4.5H-19.5", "#8a5a24", 1.2),
    ),
    w.fist(f.skin, 13, 88, -70),
    w.fist(f.skin, 69, 82, 70),
  ];
}

/** A soot-faced boy. */
function boy(skin: keyof typeof SKIN, cloth: keyof typeof CLOTH, own: Partial<Face>): string {
  const f = looking({
    skin: SKIN[skin],
    hair: HAIR.black,
    head: "young",
    eyes: "wide",
    brow: "raised",
    nose: "small",
    mouth: "gap",
    ...own,
  });
  return [
    w.shirt(f.skin, CLOTH.linen),
    face(f),
    fade(0.5, e(40, 56, 4, 2.4, INK), e(62, 36, 3.4, 2, INK), e(59, 59, 2.4, 1.6, INK)),
    w.bandana(CLOTH[cloth]),
  ].join("");
}

function powderMonkey(): string[] {
  return [
    g("translate(-16 2) scale(.72)", boy("dark", "ochre", { turn: 0.6, mouth: "smile" })),
    g("translate(46 0) scale(.72)", boy("fair", "blue", { turn: -0.6, mouth: "gap" })),
    p("M-2 80H102V102H-2Z", WOOD.shade),
    o("M-4 72H104V81H-4Z", WOOD.base),
    l("M-2 74.5H102", WOOD.light, 1.4),
    g("translate(4 12) scale(.92)", boy("tan", "red", {})),
    g(
      "translate(50 96)",
      o("M-22-12Q0-17 22-12 26 2 23 18H-23Q-26 2-22-12Z", WOOD.base),
      p("M10-14.5Q16-14 22-12 26 2 23 18H11Q14 2 10-14.5Z", WOOD.shade),
      l("M-10-14Q-12 2-10 18M5-14.5Q6 2 5 18", WOOD.shade, 1.2),
      l("M-23.5-5Q0-10 23.5-5", IRON.base, 3.6),
      o("M-8 2Q0-3 8 2L5 8H-5Z", HAIR.white.light, 0.9),
      c(-2.6, 3.2, 1.4, INK),
      c(2.6, 3.2, 1.4, INK),
    ),
    l("M66 82Q78 80 76 70T84 58", INK, 3.6),
    l("M66 82Q78 80 76 70T84 58", CLOTH.linen.base, 2),
    p("M84 58L77 55 82 53 79 46 86 50 90 43 91 51 99 52 92 57 95 64 88 61 83 66Z", "#f2a23a"),
    p("M85 57L82 54 85 53 86 49 89 53 93 54 90 57 90 60 87 59Z", "#fff3c4"),
    w.fist(SKIN.tan, 27, 90, -10),
    w.fist(SKIN.tan, 74, 90, 10),
  ];
}

function seaDog(): string[] {
  const f = looking({
    skin: SKIN.ruddy,
    hair: HAIR.grey,
    head: "round",
    turn: -0.7,
    eyes: "squint",
    brow: "sly",
    nose: "bulb",
    mouth: "none",
  });
  return [
    w.coat(f.skin, CLOTH.ochre, CLOTH.ochre, CLOTH.navy),
    w.kerchief(CLOTH.navy),
    face(f),
    w.beard(f.hair, 80),
    w.lips(48),
    w.moustache(f.hair, 48),
    l("M46 63.5L27 67", INK, 4.2),
    l("M46 63.5L27 67", WOOD.base, 2.4),
    o("M21 60H31L30 70Q26 73 22 70Z", WOOD.shade),
    p("M22.5 59.5H29.5L29 62H23Z", "#e8793a"),
    fade(0.75, l("M26 55Q21 49 27 44T25 33Q22 27 27 22", "#fffaf0", 2.6)),
    o(
      "M29 36Q28 13 49 12 70 11 72 34 84 38 89 47 76 46 69 40 50 32 32 40 24 45 13 43 20 37 29 36Z",
      CLOTH.ochre.base,
    ),
    p("M60 14Q71 17 72 34 84 38 89 47 76 46 69 40L62 36.5Q66 24 60 14Z", CLOTH.ochre.shade),
    l("M35 27Q37 18 46 17M18 41Q25 39.5 30 38", CLOTH.ochre.light, 1.8),
  ];
}

function sharpShooter(): string[] {
  const f = looking({
    skin: SKIN.brown,
    hair: HAIR.brown,
    head: "long",
    turn: -0.5,
    eyes: "aim",
    brow: "stern",
    nose: "straight",
    mouth: "stern",
  });
  return [
    w.hairBehind(f.hair),
    w.vest(f.skin, CLOTH.olive, CLOTH.linen),
    face(f),
    w.stubble(f.hair),
    w.brim(f.skin),
    w.slouch(CLOTH.olive, CLOTH.red),
    g(
      "translate(46 68) rotate(-11)",
      o("M-40-4H22V1H-40Z", IRON.base),
      l("M-39-2.8H20", IRON.light, 1),
      o("M-22 1H22L34 0 52 8Q54 15 50 19L30 9 16 6H-22Z", WOOD.base),
      p("M16 6L30 9 50 19Q53 16 52.5 11L32 4 18 3.5H-22V6Z", WOOD.shade),
      o("M14-7Q20-10 23-5L21-3H14Z", BRASS.base, 1.1),
      l("M18 7Q20 12 25 8", INK, 1.5),
      o("M-43-5H-39V2H-43Z", BRASS.base, 1.1),
    ),
    w.fist(f.skin, 30, 76, -60),
    w.fist(f.skin, 68, 70, -20),
    o("M60 104Q66 88 62 77L78 72Q90 86 90 104Z", CLOTH.linen.base),
    p("M72 75L78 72Q90 86 90 104H80Q82 86 72 75Z", CLOTH.linen.shade),
  ];
}

function smartKid(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.ginger,
    head: "young",
    turn: 0.3,
    eyes: "wide",
    brow: "sly",
    nose: "small",
    mouth: "gap",
  });
  return [
    g(
      "translate(84 58) rotate(10)",
      o("M-2-4H2V50H-2Z", WOOD.base),
      o("M-10-32Q0-36 10-32L9-12Q6-4 0-3-6-4-9-12Z", STEEL.base),
      p("M1-35Q6-34 10-32L9-12Q6-4 0-3 5-14 1-35Z", STEEL.shade),
      l("M-7-29Q-8-18-5-10", STEEL.light, 1.4),
    ),
    w.vest(f.skin, CLOTH.leather, CLOTH.linen),
    face(f),
    w.freckles(f.skin),
    p(
      "M33 42Q34 32 40 30 38 36 44 33 44 37 50 32 53 36 58 31 58 35 62 32 66 36 67 42 69 30 63 25H37Q31 30 33 42Z",
      f.hair.base,
    ),
    g("translate(-4 2) scale(1.08)", w.tricorn(CLOTH.blue, CLOTH.ochre)),
    w.fist(f.skin, 80, 86, 12),
    oc(20, 80, 9, BRASS.base, 1.4),
    l("M14.5 80a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0", BRASS.shade, 1.2),
    l("M14 75Q16 72.5 19.5 72", BRASS.light, 1.6),
    w.fist(f.skin, 22, 91, -20),
    o("M8 104Q12 99 14 96L30 98 32 104Z", CLOTH.linen.base),
  ];
}

function stowaways(): string[] {
  const left = looking({
    skin: SKIN.dark,
    hair: HAIR.black,
    head: "young",
    turn: -0.6,
    eyes: "wide",
    brow: "worried",
    nose: "small",
    mouth: "none",
  });
  const right = looking({
    skin: SKIN.fair,
    hair: HAIR.blond,
    head: "young",
    turn: 0.6,
    eyes: "wide",
    brow: "raised",
    nose: "small",
    mouth: "none",
  });
  const staves = "M14 58Q50 66 86 58 92 80 88 104H12Q8 80 14 58Z";
  return [
    o("M12 40Q48 18 88 30L86 36Q48 26 15 47Z", WOOD.light),
    p("M15 47Q48 26 86 36L85 39Q50 30 18 49Z", WOOD.shade),
    g("translate(6 20) scale(.74)", face(left), w.hairShort(left.hair)),
    g("translate(36 16) scale(.74)", face(right), w.cap(CLOTH.green)),
    o(staves, WOOD.base),
    p("M66 62.5Q78 61 86 58 92 80 88 104H68Q74 82 66 62.5Z", WOOD.shade),
    l(
      "M28 62Q24 82 27 104M42 63.5Q40 84 41 104M57 63.5Q59 84 57 104M72 62Q76 82 73 104",
      WOOD.shade,
      1.5,
    ),
    l("M21 63Q19 80 20 96", WOOD.light, 2.2),
    l("M12.5 70Q50 79 87.5 70", INK, 7),
    l("M12.5 70Q50 79 87.5 70", IRON.light, 4.4),
    l("M10.5 94Q50 103 89.5 94", INK, 7),
    l("M10.5 94Q50 103 89.5 94", IRON.light, 4.4),
    l("M14 58Q50 66 86 58", WOOD.light, 2.6),
    ...[26, 33, 40].map((x) =>
      o(
        `M${x - 3} 57.5Q${x - 3} 54 ${x} 54T${x + 3} 57.5V64Q${x} 66 ${x - 3} 64Z`,
        left.skin.light,
        1,
      ),
    ),
    ...[62, 69, 76].map((x) =>
      o(
        `M${x - 3} 56.5Q${x - 3} 53 ${x} 53T${x + 3} 56.5V63Q${x} 65 ${x - 3} 63Z`,
        right.skin.base,
        1,
      ),
    ),
  ];
}

function surgeon(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.grey,
    head: "long",
    turn: -0.3,
    eyes: "open",
    brow: "raised",
    nose: "straight",
    mouth: "stern",
  });
  return [
    w.hairBehind(f.hair),
    w.coat(f.skin, CLOTH.black, CLOTH.black, CLOTH.linen),
    o("M30 104L36 82H64L70 104Z", CLOTH.linen.light),
    p("M44 96Q47 90 51 94 56 92 55 98 50 102 46 100Z", "#a8342a"),
    c(58, 92, 1.6, "#a8342a"),
    face(f),
    p("M33 40Q33 21 50 20T67 40Q64 30 50 29T33 40Z", f.hair.base),
    p("M58 21Q67 25 67 40 65 33 58 30Z", f.hair.shade),
    l("M36 32Q40 25 49 24", f.hair.light, 1.3),
    w.spectacles(-0.3),
    g(
      "translate(82 70) rotate(8)",
      o("M-4-44H10L7 6H-4Z", STEEL.base),
      p("M4-44H10L7 6H4Z", STEEL.shade),
      p(
        "M-4-42L-7-40-4-38-7-36-4-34-7-32-4-30-7-28-4-26-7-24-4-22-7-20-4-18-7-16-4-14-7-12-4-10-7-8-4-6Z",
        STEEL.base,
        ` stroke="${INK}" stroke-width="1"`,
      ),
      l("M0-42L-1 2", STEEL.light, 1.2),
      o("M-5 6H9L11 24Q3 29-4 24Z", WOOD.base),
    ),
    w.fist(f.skin, 82, 86, 8),
    o("M66 104Q72 98 75 94L90 95Q94 100 95 104Z", CLOTH.linen.base),
    oc(82, 98, 1.5, BRASS.base, 0.8),
  ];
}

function traitor(): string[] {
  const f = looking({
    skin: SKIN.fair,
    hair: HAIR.black,
    head: "gaunt",
    turn: -0.6,
    eyes: "open",
    brow: "sly",
    nose: "hook",
    mouth: "smirk",
  });
  return [
    o(
      "M6 104Q6 84 24 76 16 44 30 22 38 9 52 8 68 9 74 24 86 48 76 76 94 84 94 104Z",
      CLOTH.wine.base,
    ),
    p("M56 8.5Q68 9 74 24 86 48 76 76 94 84 94 104H70Q82 60 56 8.5Z", CLOTH.wine.shade),
    o("M31 78Q23 48 33 31 40 18 51 18 63 19 68 31 77 50 68 78 60 88 50 88 40 88 31 78Z", "#241013"),
    w.neck(f.skin),
    face(f),
    p(
      "M50 20Q67 21 67.5 40 68 54 61 66 55 74 50 76 52 64 49 56 52 46 49 38 52 28 50 20Z",
      "#1a0b0e",
      ' opacity=".62"',
    ),
    c(57.4, 43.6, 1, "#ffe9b8"),
    w.goatee(f.hair, 48),
    o("M31 78Q40 86 50 86 60 86 68 78L80 90Q62 104 50 104 38 104 20 90Z", CLOTH.wine.base),
    p("M50 86Q60 86 68 78L80 90Q66 102 56 104Z", CLOTH.wine.shade),
    oc(50, 90, 4, BRASS.base, 1.2),
    c(48.7, 88.7, 1.3, BRASS.light),
    l("M22 66Q18 48 29 27M33 20Q40 11 50 11", CLOTH.wine.light, 1.7),
    g(
      "translate(80 80) rotate(24)",
      o("M-3.5-6L0-42 3.5-6Z", STEEL.base),
      p("M0-42L3.5-6H0Z", STEEL.shade),
      o("M-9-6H9V-2H-9Z", BRASS.base, 1.2),
      o("M-2.5-2H2.5V12H-2.5Z", CLOTH.leather.base),
    ),
    w.fist(f.skin, 78, 88, 22),
    o("M60 104Q68 98 70 95L84 99 88 104Z", CLOTH.wine.base),
  ];
}

export const CREW: Picture[] = [
  picture("carpenter", carpenter()),
  picture("cook", cook()),
  picture("cutthroat", cutthroat()),
  picture("lookout", lookout()),
  picture("old-sailor", oldSailor()),
  picture("powder-monkey", powderMonkey()),
  picture("sea-dog", seaDog()),
  picture("sharp-shooter", sharpShooter()),
  picture("smart-kid", smartKid()),
  picture("stowaways", stowaways()),
  picture("surgeon", surgeon()),
  picture("traitor", traitor()),
];
