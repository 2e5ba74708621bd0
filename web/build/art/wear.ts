/** What people wear: hair, beards, hats and coats, for the heads of `face.ts`. */

import { BRASS, c, e, fade, g, INK, l, o, oc, p, type Tones } from "./draw";

/** Hair that falls behind the head. */
export const hairBehind = (hair: Tones) =>
  o("M30 38Q29 18 50 18T70 38L73 62Q74 74 67 77L61 66H39L33 77Q26 74 27 62Z", hair.base) +
  p("M64 30Q70 42 69 60L67 76Q74 73 73 62L70 38Z", hair.shade) +
  l("M30.5 52Q29 62 31 70M33.5 56Q32 64 33.5 71", hair.light, 1);

/** Short hair: seen at the temples, and on the head where no hat covers it. */
export const hairShort = (hair: Tones) =>
  o("M31 46Q29 19 50 18T69 46L66.5 46Q66 36 62.5 32 50 35 38 31 34.5 36 34 46Z", hair.base) +
  p("M60 20Q69 25 69 46L66.5 46Q66 36 62.5 32Z", hair.shade) +
  l("M37 27Q43 21 50 21.5M41 28.5Q46 24.5 53 24.5", hair.light, 1.2);

export const sideburns = (hair: Tones) =>
  p("M32.5 40L36 40Q35 50 37.5 57L34.5 57Q32.5 50 32.5 40Z", hair.base) +
  p("M67.5 40L64 40Q65 50 62.5 57L65.5 57Q67.5 50 67.5 40Z", hair.shade);

export const stubble = (hair: Tones) =>
  fade(
    0.35,
    p(
      "M34 54Q38 59 44 58 50 56.5 56 58 62 59 66 54 65 64 58 69 50 73 42 69 35 64 34 54Z",
      hair.base,
    ),
  );

/** A full beard, with a moustache over an opening for the mouth. */
export const beard = (hair: Tones, length = 84) => {
  const end = length;
  return (
    o(
      `M33 48Q34 56 39 57.5 45 56 50 57.5 55 56 61 57.5 66 56 67 48 70 64 64 ${end - 10} 58 ${end} 50 ${end} 42 ${end} 36 ${end - 10} 30 64 33 48Z`,
      hair.base,
    ) +
    p(
      `M67 48Q70 64 64 ${end - 10} 58 ${end} 50 ${end} 60 ${end - 14} 61 57.5 66 56 67 48Z`,
      hair.shade,
    ) +
    l(
      `M36 61Q37 69 41 ${end - 7}M41 65Q42 72 46 ${end - 4}M47 69Q47.5 74 49 ${end - 5}M54 69Q54 74 53 ${end - 6}`,
      hair.light,
      1.1,
    )
  );
};

/** The opening of the mouth in a beard. */
export const lips = (x = 50) => l(`M${x - 4.5} 62.5Q${x} 64.8 ${x + 4.8} 62.2`, "#7c2e22", 2.4);

export const moustache = (hair: Tones, x = 50) =>
  o(
    `M${x} 57.5Q${x - 4} 55.8 ${x - 8} 58.5 ${x - 10.5} 60.5 ${x - 13} 59.5 ${x - 11} 64 ${x - 6} 63.5 ${x - 2} 63 ${x} 61 ${x + 2} 63 ${x + 6} 63.5 ${x + 11} 64 ${x + 13} 59.5 ${x + 10.5} 60.5 ${x + 8} 58.5 ${x + 4} 55.8 ${x} 57.5Z`,
    hair.base,
    1,
  ) + l(`M${x - 2} 59Q${x - 5} 58.5 ${x - 9} 61.2`, hair.light, 1);

export const goatee = (hair: Tones, x = 50) =>
  o(`M${x - 5} 66Q${x} 64.5 ${x + 5} 66L${x + 2.5} 76Q${x} 79 ${x - 2} 76Z`, hair.base, 1.1) +
  p(`M${x + 1} 65.3Q${x + 4} 65.3 ${x + 5} 66L${x + 2.5} 76 ${x} 78Z`, hair.shade);

/** A cloth tied around the head, its knot on the right. */
export const bandana = (cloth: Tones, dots = "") =>
  o("M67 36Q77 34 83 39 78 40 77 43 80 47 79 52 72 47 67 42Z", cloth.shade) +
  o("M31 41Q28 17 50 16T69 41Q60 34 50 34T31 41Z", cloth.base) +
  p("M59 18Q70 24 69 41 66 38.5 62 36.7 65 28 59 18Z", cloth.shade) +
  p("M34 29Q37 20 47 19.5 39 23 37 31Z", cloth.light) +
  l("M33 37.5Q42 31 51 31T67 37.5", cloth.shade, 1.4) +
  (dots &&
    [
      [40, 27],
      [49, 23.5],
      [57, 27.5],
      [46, 29],
      [63, 31],
    ]
      .map(([x, y]) => c(x!, y!, 1.3, dots))
      .join(""));

/** A knitted cap. */
export const cap = (cloth: Tones) =>
  o("M31 37Q29 14 47 12.5 66 11 69 37Q50 30 31 37Z", cloth.base) +
  p("M58 15Q68 20 69 37L63 34.8Q65 24 58 15Z", cloth.shade) +
  l("M37 20Q40 17 44 16M36.5 26Q40 21 46 19.5", cloth.light, 1.4) +
  o("M29.5 42Q29 35 32 34.5 50 27.5 68 34.5 71 35 70.5 42 50 33.5 29.5 42Z", cloth.shade) +
  l("M35 34.5V39M40.5 33V37M46 32V35.7M52 32V35.7M58 32.7V36.7M64 34.3V39", cloth.base, 1.3);

/** A hat with a wide, limp brim. */
export const slouch = (felt: Tones, band: Tones) =>
  o("M32 35Q31 12 48 12 52 9 58 12 68 14 68 35Q50 30 32 35Z", felt.base) +
  p("M58 12Q68 14 68 35L61 33Q64 20 58 12Z", felt.shade) +
  p("M32 35Q50 30 68 35L68 30Q50 25 32 30Z", band.base) +
  p("M61 28Q66 29 68 30V35L61 33Z", band.shade) +
  o(
    "M13 40Q22 34 34 34 50 30.5 66 34 80 34 88 39 80 42 69 40 50 34.5 31 41 20 43.5 13 40Z",
    felt.base,
  ) +
  p("M66 34Q80 34 88 39 80 42 69 40 64 38 58 37.2Z", felt.shade) +
  l("M18 39.5Q27 36 35 35.8", felt.light, 1.3);

/** A three-cornered hat. */
export const tricorn = (felt: Tones, trim: Tones) =>
  o("M33 33Q33 13 50 12T67 33Z", felt.shade) +
  o(
    "M10 34Q17 27 33 27 37 15 50 13.5 63 15 67 27 83 27 90 34 84 39.5 71 37.5 60 35 50 40.5 40 35 29 37.5 16 39.5 10 34Z",
    felt.base,
  ) +
  p("M67 27Q83 27 90 34 84 39.5 71 37.5 60 35 50 40.5 58 31 67 27Z", felt.shade) +
  l("M11 34.5Q17 38.5 29 36.5 40 34 50 39.5 60 34 71 36.5 83 38.5 89 34.5", trim.base, 2.4) +
  l("M13 35.2Q19 37.5 29 35.7 40 33.2 49 38", trim.light, 0.9) +
  l("M24 30.5Q31 28.5 36 29.5 39 21 46 17.5", felt.light, 1.3);

/** The shade of a hat on the forehead. */
export const brim = (skin: Tones) =>
  fade(0.75, p("M32.5 40Q41 34.5 50 36.5 59 34.5 67.5 40V37Q50 28 32.5 37Z", skin.shade));

export const earring = (x = 31) => l(`M${x} 52.5A2.6 2.6 0 1 0 ${x + 0.1} 52.5`, BRASS.base, 1.5);

const NECK = "M41 60H59V76L50 84 41 76Z";

export const neck = (skin: Tones) =>
  o(NECK, skin.base) + p("M41 66Q50 77 59 66V76L50 84 41 76Z", skin.shade);

/** A shirt, open at the neck. */
export const shirt = (skin: Tones, cloth: Tones) =>
  neck(skin) +
  o("M6 104Q8 83 33 76L42 70 50 88 58 70 67 76Q92 83 94 104Z", cloth.base) +
  p("M67 76Q92 83 94 104H72Q74 88 67 76Z", cloth.shade) +
  p("M42 70L50 88 47 92 38 74ZM58 70L50 88 53 92 62 74Z", cloth.light) +
  l("M50 88V104M26 84Q29 92 28 100M74 84Q72 92 73 100", cloth.shade, 1.2) +
  p("M18 83Q24 79 30 78 22 84 17 92Z", cloth.light);

/** A jersey with stripes. */
export const jersey = (skin: Tones, cloth: Tones, stripe: Tones) =>
  neck(skin) +
  o("M6 104Q8 83 33 76L41 72Q50 82 59 72L67 76Q92 83 94 104Z", cloth.base) +
  l(
    "M24 81Q50 96 76 81M14 88Q50 105 86 88M9.5 96Q22 103 34 106M66 106Q78 103 90.5 96",
    stripe.base,
    3.6,
  ) +
  fade(0.35, p("M67 76Q92 83 94 104H72Q74 88 67 76Z", INK)) +
  l("M39 73.5Q50 85.5 61 73.5", stripe.base, 2.6);

/** A waistcoat over a shirt. */
export const vest = (skin: Tones, cloth: Tones, under: Tones) =>
  shirt(skin, under) +
  o("M25 104Q26 86 33 76L41 71 47 92V104Z", cloth.base) +
  o("M75 104Q74 86 67 76L59 71 53 92V104Z", cloth.shade) +
  l("M37 74Q42 84 44.5 94", cloth.light, 1.4) +
  c(45, 98, 1.4, BRASS.base);

/** A long coat with lapels and brass buttons. */
export const coat = (skin: Tones, cloth: Tones, trim: Tones, under: Tones) =>
  neck(skin) +
  p("M38 73L50 86 62 73 60 104H40Z", under.base) +
  p("M50 86L62 73 60 104H54Z", under.shade) +
  o("M4 104Q6 82 33 75L39 71 46 104Z", cloth.base) +
  o("M96 104Q94 82 67 75L61 71 54 104Z", cloth.shade) +
  o("M33 75L39 71 46 100 40 94 36 96Z", trim.base, 1.1) +
  o("M67 75L61 71 54 100 60 94 64 96Z", trim.shade, 1.1) +
  p("M10 92Q14 82 26 79 18 86 16 96Z", cloth.light) +
  [86, 93, 100].map((y) => oc(33 - (y - 86) * 0.3, y + 2, 1.7, BRASS.base, 0.8)).join("");

/** A neckerchief. */
export const kerchief = (cloth: Tones) =>
  o("M35 73Q50 84 65 73L66 78Q50 90 34 78Z", cloth.base, 1.2) +
  o("M47 84L42 97 50 92 57 98 54 84Z", cloth.shade, 1.2) +
  p("M36 74.5Q43 80 50 81L50 83Q42 82 35.5 77Z", cloth.light);

export const epaulette = (x: number, tones = BRASS) =>
  o(`M${x - 9} 86Q${x} 76 ${x + 9} 82L${x + 8} 86Q${x} 83 ${x - 7} 90Z`, tones.base, 1.1) +
  l(
    `M${x - 7} 90V94M${x - 4} 88V93M${x - 1} 86.5V91.5M${x + 2.5} 86V90.5M${x + 6} 86V90`,
    tones.shade,
    1.5,
  );

/** A fist around something, thumb to the left. */
export const fist = (skin: Tones, x: number, y: number, turn = 0) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    o("M-8-3Q-8-8-2-8H5Q9-7 9-2V5Q8 9 2 9H-4Q-8 8-8 3Z", skin.base, 1.3),
    p("M4-8Q9-7 9-2V5Q8 9 2 9 6 5 6-1Z", skin.shade),
    l("M-1-4H8M-1 0H8.5M-1 4H7.5", skin.shade, 1),
    o("M-8-2Q-4-6 0-3 2 0-1 2-4 4-8 3Z", skin.light, 1.1),
  );

/** Plume of a hat. */
export const plume = (tones: Tones) =>
  o("M58 27Q62 6 84 5 92 6 91 12 94 15 88 19 88 24 79 25 72 31 62 31Z", tones.base, 1.2) +
  p("M62 31Q72 31 79 25 88 24 88 19 78 22 62 31Z", tones.shade) +
  l("M60 29Q68 16 84 11", tones.light, 1.2);

export const spectacles = (turn = 0) =>
  [42, 58]
    .map(
      (x) =>
        fade(0.35, c(x + 2.2 * turn, 45, 6, "#dff1f3")) +
        l(`M${x + 2.2 * turn - 6} 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0`, "#4b3a1c", 1.3),
    )
    .join("") +
  l(
    `M${48 + 2.2 * turn} 44.5h4M${36 + 2.2 * turn} 44L31.5 43M${64 + 2.2 * turn} 44L68.5 43`,
    "#4b3a1c",
    1.3,
  );

export const freckles = (skin: Tones) =>
  [
    [38, 53],
    [41, 55.5],
    [44, 53],
    [57, 53.5],
    [60, 55.5],
    [62.5, 52.5],
  ]
    .map(([x, y]) => e(x!, y!, 0.9, 0.8, skin.shade))
    .join("");
