/** What sailors hold in their right hand, at 81, 86. */

import { BRASS, c, CLOTH, e, g, INK, IRON, l, o, oc, p, STEEL, WOOD } from "./draw";

export const astrolabe = () =>
  l("M81 80V66", BRASS.shade, 2) +
  oc(81, 56, 13, BRASS.base) +
  l("M71.5 50Q75 45.5 80 45", BRASS.light, 1.8) +
  oc(81, 56, 8.6, "#f2dfb2", 1) +
  l("M74 60L88 52", INK, 2.2) +
  l("M81 48.5V63.5M73.5 56H88.5", BRASS.shade, 0.9) +
  oc(81, 56, 1.8, BRASS.base, 0.8) +
  l("M78.5 42a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0", BRASS.shade, 1.6);

export const compass = () =>
  o("M66 66H96V82Q81 90 66 82Z", WOOD.base) +
  p("M84 67H96V82Q90 86 84 87Z", WOOD.shade) +
  `<ellipse cx="81" cy="66" rx="15" ry="7" fill="${BRASS.base}" stroke="${INK}" stroke-width="1.4"/>` +
  e(81, 66, 11.5, 5, "#f7efd8") +
  p("M74 69L80 64.5 82.5 67.5Z", "#a8342a") +
  p("M88 63L82 67.5 79.8 64.5Z", "#2f5f86");

export const rope = () =>
  [0, 1, 2]
    .map((nth) => {
      const d = `M68 ${66 + nth * 5}a13 6 0 1 0 26 0a13 6 0 1 0-26 0`;
      return l(d, INK, 6.4) + l(d, "#c9a05c", 4) + l(d, "#ecd09a", 1);
    })
    .reverse()
    .join("");

export const chart = () =>
  g(
    "translate(79 68) rotate(10)",
    o("M-14-18H12Q16-18 16-14V16H-14Z", "#ead7a8"),
    p("M6-18H12Q16-18 16-14V16H8Z", "#cbae74"),
    l("M-10-10Q-4-14 0-8T9-4M-9 2Q-3-2 2 4T11 8", "#2f5f86", 1.5),
    l("M-8 9L-4 13M-4 9L-8 13", "#a8342a", 1.8),
    o("M-16 16Q-14 12-11 16H17Q19 20 16 21H-13Q-17 20-16 16Z", "#f5e8c6", 1.2),
  );

export const ball = () =>
  oc(80, 70, 14, IRON.base, 1.6) +
  p("M86 57.5Q94 62 94 70 93 82 80 84 90 76 86 57.5Z", IRON.shade) +
  e(74, 64, 4, 3, IRON.light);

export const rammer = () =>
  g(
    "translate(83 60) rotate(9)",
    o("M-2-30H2V48H-2Z", WOOD.base),
    p("M.5-30H2V48H.5Z", WOOD.shade),
    o("M-8-46Q0-50 8-46V-28Q0-24-8-28Z", CLOTH.linen.base),
    p("M2-48.5Q6-48 8-46V-28Q5-26.5 2-26Z", CLOTH.linen.shade),
    l("M-5-43V-30M-1-44V-29", CLOTH.linen.shade, 1),
  );

export const linstock = () =>
  g(
    "translate(83 60) rotate(7)",
    o("M-2-26H2V48H-2Z", WOOD.base),
    p("M.5-26H2V48H.5Z", WOOD.shade),
    l("M0-24Q-8-26-8-34M0-24Q8-26 8-34", INK, 4.4),
    l("M0-24Q-8-26-8-34M0-24Q8-26 8-34", IRON.light, 2.4),
    l("M-3-14Q4-10-2-4 6 0-2 8", CLOTH.linen.base, 2),
    p("M-8-34L-13-37-9-39-10-45-6-41-2-44-4-38 0-36-5-33Z", "#f2a23a"),
    c(-7, -38, 1.8, "#fff3c4"),
  );

export const horn = () =>
  g(
    "translate(80 70)",
    o("M-13-10Q-6 8 12 8L15 2Q2 0-4-14Z", "#e7d3a6"),
    p("M-11-4Q-4 8 12 8L13.5 5Q0 5-8-8Z", "#b8955a"),
    o("M-14-9L-4-15-5-19-16-13Z", BRASS.base, 1.2),
    o("M12 9L17 1 21 5 16 12Z", BRASS.base, 1.2),
  );

export const cutlass = () =>
  g(
    "translate(82 78) rotate(4)",
    o("M-3-4Q-6-32 9-58 12-62 16-62 12-34 5-4Z", STEEL.base),
    p("M1-4Q0-32 16-62 12-34 5-4Z", STEEL.shade),
    l("M-1-8Q-3-32 10-54", STEEL.light, 1.3),
    o("M-11-5Q0-9 12-5 13-1 10 1 13 9 4 15L2 12Q8 7 6 1-8 1-11-2Z", BRASS.base, 1.3),
  );

export const axe = () =>
  g(
    "translate(83 62) rotate(10)",
    o("M-2-30H2V46H-2Z", WOOD.base),
    p("M.5-30H2V46H.5Z", WOOD.shade),
    o("M-2-28Q-10-30-20-36-24-22-20-8-10-14-2-14Z", STEEL.base),
    p("M-20-36Q-24-22-20-8L-16-10.5Q-19-22-16-33.5Z", STEEL.light),
    p("M-2-14Q-10-14-20-8L-21-13Q-10-19-2-19Z", STEEL.shade),
    o("M-3-29H5V-13H-3Z", IRON.base, 1.2),
  );

export const pike = () =>
  g(
    "translate(84 60) rotate(6)",
    o("M-1.8-32H1.8V48H-1.8Z", WOOD.base),
    p("M.4-32H1.8V48H.4Z", WOOD.shade),
    o("M0-58L6-42 2.5-30H-2.5L-6-42Z", STEEL.base),
    p("M0-58L6-42 2.5-30H0Z", STEEL.shade),
    o("M-4-30H4V-25H-4Z", CLOTH.red.base, 1.1),
  );

export const pistol = () =>
  g(
    "translate(74 74) rotate(-34)",
    o("M-6-7H30V-1H-6Z", IRON.base),
    l("M-2-5.5H27", IRON.light, 1.1),
    o("M-12-6Q-4-10 4-6L14-1 4 4-2 6-8 22Q-14 24-17 19L-14 4Z", WOOD.base),
    p("M-8 22Q-14 24-17 19L-16.5 16Q-12 18-8 4L4 1 14-1 4 4-2 6Z", WOOD.shade),
    o("M27-8.5H31V.5H27Z", BRASS.base, 1.1),
    o("M-3-9Q1-14 5-9L3-6H-3Z", BRASS.base, 1),
  );

export const spyglass = () =>
  g(
    "translate(82 66) rotate(10)",
    o("M-5-6H5V22H-5Z", CLOTH.leather.base),
    p("M1-6H5V22H1Z", CLOTH.leather.shade),
    o("M-4-24H4V-6H-4Z", BRASS.base),
    p("M1-24H4V-6H1Z", BRASS.shade),
    o("M-5.5-28H5.5V-23H-5.5Z", BRASS.light, 1.2),
    l("M-2.5-21V-8", BRASS.light, 1.2),
  );

/** A ball with a lit fuse. */
export const grenade = () =>
  ball() +
  o("M75 56L79 49 87 52 85 60Z", IRON.light, 1.2) +
  l("M83 50Q86 42 92 44", CLOTH.linen.base, 2) +
  p("M92 44L88 40 92 40 92 35 95 39 99 37 98 42 102 45 97 46 97 50 93 48Z", "#f2a23a") +
  c(95, 43, 1.8, "#fff3c4");
