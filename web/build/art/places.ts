/** The destinations: small scenes of 120 by 84 with sky, sea and what is worth the voyage. */

import { c, e, fade, g, INK, l, o, p, picture, WOOD, type Picture } from "./draw";

const BOX: [number, number] = [120, 84];

/** A sky of flat bands, as in an old print, from top to bottom. */
const sky = (...bands: string[]) =>
  bands
    .map((fill, nth) =>
      p(`M0 ${nth * 11 - 1}Q30 ${nth * 11 - 4} 60 ${nth * 11 - 1}T120 ${nth * 11 - 1}V84H0Z`, fill),
    )
    .join("");

const sea = (y: number, base: string, shade: string, light: string) =>
  p(`M0 ${y}H120V84H0Z`, base) +
  p(`M0 ${y + 12}Q15 ${y + 9} 30 ${y + 12}T60 ${y + 12} 90 ${y + 12} 120 ${y + 12}V84H0Z`, shade) +
  l(
    `M6 ${y + 5}q5-2 10 0t10 0M44 ${y + 4}q4-2 8 0t8 0M84 ${y + 6}q5-2 10 0t10 0M18 ${y + 17}q5-2.5 10 0t10 0M66 ${y + 18}q6-2.5 12 0t12 0`,
    light,
    1.2,
  );

const cloud = (x: number, y: number, size: number, fill: string) =>
  g(
    `translate(${x} ${y}) scale(${size})`,
    p("M-14 4Q-15-1-9-2-7-8-1-6 4-10 8-5 14-5 14 0 19 1 18 4Z", fill),
  );

const gull = (x: number, y: number, size = 1) =>
  g(`translate(${x} ${y}) scale(${size})`, l("M-7 0Q-4-4 0 0 4-4 7 0", INK, 1.5));

const palm = (x: number, y: number, size: number) =>
  g(
    `translate(${x} ${y}) scale(${size})`,
    l("M0 0Q4-14 0-28", INK, 4.4),
    l("M0 0Q4-14 0-28", "#8a5f34", 2.8),
    o(
      "M0-28Q-12-36-20-26-11-29 0-26ZM0-28Q-6-40-18-39-8-36-1-27ZM0-28Q6-41 18-37 7-35 1-27ZM0-28Q14-34 20-22 10-27 0-26Z",
      "#4f7a3a",
      1,
    ),
    l("M-3-29Q-10-33-16-29M2-30Q8-36 14-36", "#8db35c", 1),
    c(-1.5, -25.5, 1.8, "#6b4420"),
    c(2, -25, 1.8, "#8a5a2c"),
  );

const flag = (x: number, y: number, fill: string, light: string) =>
  l(`M${x} ${y}V${y - 15}`, INK, 1.6) +
  o(
    `M${x} ${y - 15}Q${x + 5} ${y - 18} ${x + 9} ${y - 15}T${x + 16} ${y - 15}V${y - 7}Q${x + 12} ${y - 5} ${x + 8} ${y - 7}T${x} ${y - 7}Z`,
    fill,
    1,
  ) +
  p(
    `M${x + 0.8} ${y - 12.6}Q${x + 5} ${y - 15} ${x + 9} ${y - 12.6}T${x + 15.3} ${y - 12.6}V${y - 9.8}Q${x + 12} ${y - 8} ${x + 8} ${y - 9.8}T${x + 0.8} ${y - 9.8}Z`,
    light,
  );

const battlements = (x: number, y: number, count: number, fill: string) =>
  o(
    `M${x} ${y}V${y - 7}${Array.from({ length: count }, () => "h5v4h4v-4").join("")}h5V${y}Z`,
    fill,
    1.2,
  );

function fort(): string[] {
  const [wall, shade, light] = ["#b9a684", "#85745a", "#d8c8a4"];
  return [
    sky("#7fa3b0", "#9fb9b8", "#c3cbb4", "#e3d3a6", "#f0cf90"),
    cloud(22, 18, 0.9, "#f3ead0"),
    cloud(98, 12, 0.7, "#f3ead0"),
    sea(60, "#3f7f8c", "#2c5f70", "#a5d0d0"),
    o("M14 64Q18 50 30 48H104Q116 52 122 50V74Q90 66 66 70 34 74 14 64Z", "#7c6a4c", 1.4),
    p("M60 60Q90 56 122 58V74Q90 66 66 70 40 73 20 67 40 64 60 60Z", "#5b4c35"),
    o("M28 56L32 32H72L76 56Z", wall, 1.4),
    p("M56 32H72L76 56H58Z", shade),
    battlements(30, 33, 4, wall),
    o("M70 58L74 22H100L104 58Z", wall, 1.4),
    p("M89 22H100L104 58H91Z", shade),
    battlements(71, 23, 3, wall),
    p("M86 22H103V16H99V19H94V16H90V19H86Z", shade),
    l("M36 41H44M50 46H58M40 50H47M78 34H84M80 44H87M77 52H83M38 36H42", shade, 1.2),
    l("M34 36L32 50M76 27L74 46", light, 1.6),
    o("M44 56V47Q48 42 52 47V56Z", INK, 1),
    ...[38, 60].map((x) => o(`M${x - 3} 38h7v5h-7Z`, "#2a1d14", 0.8)),
    o("M84 30h6v7h-6ZM84 44h6v7h-6Z", "#2a1d14", 0.8),
    o("M22 40L34 39V42.5L22 43.5Z", "#3a3a3f", 1),
    c(17, 41.5, 3.4, "#fff6dd"),
    c(12, 39.5, 4.4, "#fff6dd"),
    c(7, 43, 4, "#f0e2c2"),
    c(12, 45, 3.4, "#f0e2c2"),
    g("translate(87 18) scale(.8)", flag(0, 0, "#a8342a", "#e3b04b")),
    gull(52, 18, 0.8),
    gull(62, 13, 0.6),
  ];
}

const sail = (x: number, y: number, wide: number, high: number) =>
  o(
    `M${x - wide / 2} ${y}H${x + wide / 2}Q${x + wide / 2 + 4} ${y + high * 0.6} ${x + wide / 2 + 1} ${y + high}Q${x} ${y + high - 3.5} ${x - wide / 2 - 1} ${y + high}Q${x - wide / 2 + 3} ${y + high * 0.5} ${x - wide / 2} ${y}Z`,
    "#f3e6c8",
    1.2,
  ) +
  p(
    `M${x + wide * 0.18} ${y}H${x + wide / 2}Q${x + wide / 2 + 4} ${y + high * 0.6} ${x + wide / 2 + 1} ${y + high}Q${x + wide * 0.3} ${y + high - 3} ${x + wide * 0.16} ${y + high - 2.8} ${x + wide * 0.34} ${y + high * 0.5} ${x + wide * 0.18} ${y}Z`,
    "#cdb78a",
  ) +
  l(`M${x - wide / 2 - 1} ${y}H${x + wide / 2 + 1}`, INK, 2);

function ship(): string[] {
  return [
    sky("#86b4c4", "#a5c9cd", "#c6dbce", "#e4e3c2", "#f4dfa8"),
    cloud(20, 24, 1.1, "#fbf4e0"),
    cloud(104, 18, 0.8, "#fbf4e0"),
    sea(60, "#3c8496", "#2b6579", "#b7dde0"),
    l("M26 52L8 40", INK, 2.4),
    p("M10 42L30 26 30 50Z", "#f3e6c8", ` stroke="${INK}" stroke-width="1.1"`),
    p("M20 42L30 32V50Z", "#cdb78a"),
    l("M36 54V14M62 54V5M88 54V17", INK, 3.4),
    l("M36 54V14M62 54V5M88 54V17", WOOD.base, 1.6),
    sail(36, 32, 19, 17),
    sail(36, 16, 14, 13),
    sail(62, 30, 24, 19),
    sail(62, 11, 18, 16),
    sail(88, 34, 17, 14),
    sail(88, 18, 13, 13),
    p("M60.5 34H63.5V38H68V41H63.5V46H60.5V41H56V38H60.5Z", "#a8342a"),
    g("translate(62 12) scale(.6)", flag(0, 0, "#2f5f86", "#f6ead0")),
    o("M18 52Q24 54 28 53L92 52 96 44H110L106 64Q102 71 92 71H36Q24 70 18 52Z", WOOD.base, 1.6),
    p("M22 59Q28 61 106.5 59L106 64Q102 71 92 71H36Q27 70 22 59Z", WOOD.shade),
    l("M22 57Q40 60 107 56", "#e3b04b", 1.8),
    l("M98 48H108", WOOD.light, 1.4),
    ...[38, 50, 62, 74, 86].map((x) => o(`M${x} 60h5v4h-5Z`, "#1d120a", 0.8)),
    o("M99 50h3.5v4h-3.5ZM104 50h3.5v4H104Z", "#ffd98a", 0.8),
    p("M14 72Q24 66 34 70T56 70 78 70 100 70 116 70V76H14Z", "#2b6579"),
    l("M14 71Q24 66 34 70T56 70 78 70 100 70 114 70", "#e4f2ee", 1.8),
    gull(104, 34, 0.7),
    gull(14, 12, 0.8),
  ];
}

const house = (x: number, y: number, wide: number, high: number, roof: string, roofShade: string) =>
  o(`M${x} ${y}V${y - high}H${x + wide}V${y}Z`, "#efe0bd", 1.2) +
  p(`M${x + wide * 0.62} ${y}V${y - high}H${x + wide}V${y}Z`, "#c9b383") +
  o(
    `M${x - 3} ${y - high + 1}L${x + wide / 2} ${y - high - wide * 0.48} ${x + wide + 3} ${y - high + 1}Z`,
    roof,
    1.2,
  ) +
  p(
    `M${x + wide / 2} ${y - high - wide * 0.48}L${x + wide + 3} ${y - high + 1}H${x + wide * 0.62}Z`,
    roofShade,
  ) +
  o(`M${x + wide * 0.2} ${y}V${y - high * 0.55}H${x + wide * 0.42}V${y}Z`, "#6b4420", 0.9) +
  o(
    `M${x + wide * 0.62} ${y - high * 0.7}h${wide * 0.2}v${high * 0.28}h${-wide * 0.2}Z`,
    "#3a2a1c",
    0.8,
  );

function settlement(): string[] {
  return [
    sky("#8fb7b4", "#aecab4", "#d2d9ae", "#eddca2", "#f5cf8e"),
    cloud(94, 16, 0.9, "#faf1d8"),
    p("M0 52Q20 34 44 42 66 26 88 38 106 32 120 42V66H0Z", "#7f9560"),
    p("M0 58Q26 44 50 50 80 38 120 50V70H0Z", "#65804c"),
    o("M-2 62Q30 54 62 57T122 56V80H-2Z", "#cfae72", 1.2),
    p("M-2 72Q40 64 70 70T122 68V86H-2Z", "#3c7f86"),
    l("M0 72Q40 64 70 70T120 68", "#f6ecd0", 2),
    l("M10 78q5-2 10 0t10 0M70 77q5-2 10 0t10 0", "#a5d0d0", 1.2),
    house(14, 61, 19, 13, "#b5532e", "#8a3a1e"),
    house(84, 60, 21, 13, "#b5532e", "#8a3a1e"),
    o("M48 60V30H60V60Z", "#f4e8cb", 1.3),
    p("M55 60V30H60V60Z", "#c9b383"),
    o("M46 31L54 17 62 31Z", "#8a3a1e", 1.2),
    l("M54 17V9M51 12H57", INK, 1.6),
    o("M51.5 42V37Q54 33.5 56.5 37V42Z", "#3a2a1c", 0.8),
    house(58, 60, 22, 16, "#c46a3a", "#96481f"),
    house(34, 62, 17, 11, "#d9a95a", "#a97a35"),
    ...[6, 10, 14, 106, 110, 114, 118].map((x) =>
      o(`M${x - 1.6} 68V60L${x} 57 ${x + 1.6} 60V68Z`, WOOD.base, 0.9),
    ),
    palm(10, 62, 0.95),
    palm(112, 60, 0.8),
    o("M40 70Q52 73 64 70L62 75Q52 78 43 75Z", WOOD.base, 1.1),
    gull(30, 18, 0.8),
    gull(72, 14, 0.6),
  ];
}

function port(): string[] {
  return [
    sky("#31415e", "#54506c", "#8a6068", "#c97a58", "#f2ab60"),
    c(34, 42, 9, "#ffe3a0"),
    fade(0.35, c(34, 42, 14, "#ffd58a")),
    p("M0 52Q16 40 34 47 52 38 70 48V60H0Z", "#4a3c50"),
    sea(54, "#7a5a62", "#3d5060", "#f3c283"),
    l("M28 58H40M24 62H44M29 66H39", "#ffdf9a", 1.6),
    l("M22 56V30M22 33L12 47M22 33L34 48", INK, 1.5),
    o("M8 54H36L32 62H13Z", "#2c1d1a", 1.2),
    p("M22.5 34L33 47H22.5Z", "#3d2c30"),
    o("M60 60V30L74 20 88 30V60Z", "#5f4230", 1.4),
    p("M78 23L88 30V60H78Z", "#3f2a1e"),
    o("M57 32L74 18 91 32 88 34 74 23 60 34Z", "#34201a", 1.1),
    o("M86 60V26L101 15 118 26V60Z", "#6f4d35", 1.4),
    p("M106 18.5L118 26V60H106Z", "#4a3222"),
    o("M83 28L101 13 121 28 118 30 101 18 86 30Z", "#2c1b16", 1.1),
    ...(
      [
        [65, 36],
        [74, 36],
        [92, 32],
        [102, 32],
        [92, 44],
        [65, 47],
      ] as const
    ).map(
      ([x, y]) =>
        o(`M${x} ${y}h6v7h-6Z`, "#ffd27a", 0.9) +
        l(`M${x + 3} ${y}v7M${x} ${y + 3.5}h6`, "#7a4a1c", 0.8),
    ),
    o("M102 60V46Q106 42 110 46V60Z", "#2a1810", 1),
    l("M84 38H75M77 38V41", INK, 1.4),
    o("M72 41H82V49H72Z", "#8a5a2c", 1),
    p("M75 43H79V47H75Z", "#e3b04b"),
    o("M44 58H122V64H44Z", "#7a5230", 1.3),
    l("M46 60.5H120", "#a97c4c", 1.3),
    ...[50, 66, 82, 98, 114].map((x) => o(`M${x - 2} 64h4V80h-4Z`, "#4a2f1b", 1)),
    o("M50 58V49Q54 47 58 49V58Q54 60 50 58Z", "#8a5a30", 1.1),
    l("M50 52H58M50 56H58", "#3a2614", 1),
    l("M47 58V42", INK, 1.8),
    o("M44 42H50L49 49H45Z", "#ffe09a", 1),
    fade(0.3, c(47, 46, 8, "#ffe09a")),
    gull(50, 14, 0.8),
    gull(42, 20, 0.6),
  ];
}

function island(): string[] {
  return [
    sky("#6fb0b8", "#93c6c2", "#bcd9c6", "#e2e4c0", "#f6e2ae"),
    cloud(28, 16, 1, "#fbf4e0"),
    cloud(100, 24, 0.8, "#fbf4e0"),
    sea(56, "#2f8f98", "#22707e", "#bfe8e4"),
    o("M40 58Q40 36 54 30 60 18 72 22 86 22 88 36 98 46 98 60Z", "#8d8a6a", 1.4),
    p("M72 22Q86 22 88 36 98 46 98 60H80Q88 42 72 22Z", "#625f46"),
    l("M50 40Q53 34 58 32M60 27Q63 24 68 24", "#b9b58f", 1.8),
    o("M58 42Q58 36 63 36T67 41Q66 46 62 46T58 42Z", "#2a241a", 1),
    o("M73 40Q74 35 79 36T82 42Q80 46 77 46T73 40Z", "#2a241a", 1),
    o("M68 48L71 45 73 50 70 51Z", "#2a241a", 0.8),
    l("M60 54H80M63 52V57M67 52V57M71 52V57M75 52V57", "#2a241a", 1.5),
    o("M4 66Q24 54 60 55T118 66Q96 72 60 72T4 66Z", "#ecd199", 1.4),
    p("M60 72Q96 72 118 66 100 60 84 58 100 64 74 67 40 70 12 68 30 72 60 72Z", "#c9a364"),
    l("M10 65Q28 57.5 54 57", "#fdf0cc", 1.6),
    palm(24, 63, 1.15),
    palm(36, 62, 0.85),
    palm(104, 63, 0.9),
    l("M46 66Q54 62 60 66T72 65", "#8a5a24", 1.3),
    l("M78 61L86 67M86 61L78 67", "#a8342a", 3),
    l("M4 67Q24 75 60 74T118 67", "#e8f6f0", 1.6),
    e(14, 75, 5, 1, "#bfe8e4"),
    gull(96, 12, 0.8),
    gull(106, 16, 0.6),
  ];
}

export const PLACES: Picture[] = [
  picture("fort", fort(), BOX),
  picture("ship", ship(), BOX),
  picture("settlement", settlement(), BOX),
  picture("port", port(), BOX),
  picture("island", island(), BOX),
];
