/** The plain crew: six sailors for each skill, told by their tool, and four who can do anything. */

import { BRASS, CLOTH, e, fade, g, HAIR, INK, l, o, p, picture, SKIN, type Picture } from "./draw";
import { face, looking, scar, type Face } from "./face";
import * as tool from "./tools";
import * as w from "./wear";

const sleeve = (cloth = CLOTH.linen) =>
  o("M62 104Q70 97 73 92L89 94Q95 99 96 104Z", cloth.base) +
  p("M82 93L89 94Q95 99 96 104H86Z", cloth.shade);

const held = (f: Face, thing: string, cloth = CLOTH.linen) =>
  thing + w.fist(f.skin, 81, 86, 8) + sleeve(cloth);

function navigators(): string[][] {
  const mate = looking({
    skin: SKIN.brown,
    hair: HAIR.black,
    head: "round",
    turn: 0.6,
    mouth: "smile",
  });
  const tar = looking({
    skin: SKIN.ruddy,
    hair: HAIR.grey,
    head: "square",
    turn: 0.5,
    eyes: "squint",
    mouth: "none",
  });
  const woman = looking({
    skin: SKIN.fair,
    hair: HAIR.ginger,
    head: "young",
    turn: 0.6,
    brow: "sly",
    nose: "small",
    mouth: "smirk",
  });
  const pilot = looking({
    skin: SKIN.dark,
    hair: HAIR.white,
    head: "long",
    turn: 0.6,
    brow: "raised",
    mouth: "none",
  });
  const lad = looking({
    skin: SKIN.tan,
    hair: HAIR.blond,
    head: "young",
    turn: 0.5,
    brow: "raised",
    nose: "small",
    mouth: "gap",
  });
  const scout = looking({
    skin: SKIN.dark,
    hair: HAIR.black,
    head: "young",
    turn: 0.6,
    nose: "small",
    mouth: "smile",
  });
  return [
    [
      w.jersey(mate.skin, CLOTH.linen, CLOTH.blue),
      face(mate),
      w.stubble(mate.hair),
      w.bandana(CLOTH.blue),
      w.earring(30),
      held(mate, tool.astrolabe()),
    ],
    [
      w.vest(tar.skin, CLOTH.navy, CLOTH.linen),
      face(tar),
      w.beard(tar.hair, 80),
      w.lips(51),
      w.moustache(tar.hair, 51),
      w.cap(CLOTH.blue),
      held(tar, tool.rope()),
    ],
    [
      w.hairBehind(woman.hair),
      w.shirt(woman.skin, CLOTH.blue),
      w.kerchief(CLOTH.linen),
      face(woman),
      p("M33 42Q35 30 50 29T67 42Q66 33 58 30.5L40 30.5Q34 33 33 42Z", woman.hair.base),
      w.brim(woman.skin),
      w.slouch(CLOTH.leather, CLOTH.blue),
      held(woman, tool.compass(), CLOTH.blue),
    ],
    [
      w.coat(pilot.skin, CLOTH.blue, CLOTH.navy, CLOTH.linen),
      w.hairShort(pilot.hair),
      face(pilot),
      w.hairShort(pilot.hair),
      w.beard(pilot.hair, 78),
      w.lips(51),
      w.moustache(pilot.hair, 51),
      w.spectacles(0.6),
      held(pilot, tool.chart(), CLOTH.blue),
    ],
    [
      w.jersey(lad.skin, CLOTH.linen, CLOTH.navy),
      w.hairShort(lad.hair),
      face(lad),
      w.freckles(lad.skin),
      w.brim(lad.skin),
      w.slouch(CLOTH.ochre, CLOTH.blue),
      held(lad, tool.rope()),
    ],
    [
      w.hairBehind(scout.hair),
      w.vest(scout.skin, CLOTH.blue, CLOTH.linen),
      face(scout),
      w.bandana(CLOTH.navy, "#9cc3e0"),
      w.earring(32),
      held(scout, tool.spyglass()),
    ],
  ];
}

function gunners(): string[][] {
  const stout = looking({
    skin: SKIN.tan,
    hair: HAIR.black,
    head: "round",
    turn: 0.4,
    brow: "stern",
    nose: "bulb",
    mouth: "none",
  });
  const bald = looking({
    skin: SKIN.dark,
    hair: HAIR.black,
    head: "square",
    turn: 0.5,
    brow: "stern",
    nose: "broken",
    mouth: "stern",
  });
  const match = looking({
    skin: SKIN.fair,
    hair: HAIR.brown,
    head: "gaunt",
    turn: 0.6,
    eyes: "wide",
    brow: "sly",
    nose: "hook",
    mouth: "grin",
  });
  const girl = looking({
    skin: SKIN.brown,
    hair: HAIR.black,
    head: "young",
    turn: 0.4,
    brow: "stern",
    nose: "small",
    mouth: "smirk",
  });
  const soot = fade(0.45, e(40, 57, 4.6, 2.2, INK), e(62, 37, 4, 1.8, INK));
  const old = looking({
    skin: SKIN.ruddy,
    hair: HAIR.grey,
    head: "long",
    turn: 0.4,
    eyes: "patch",
    nose: "hook",
    mouth: "none",
  });
  const red = looking({
    skin: SKIN.fair,
    hair: HAIR.ginger,
    head: "square",
    turn: 0.4,
    eyes: "wide",
    brow: "raised",
    nose: "straight",
    mouth: "grin",
  });
  return [
    [
      w.vest(stout.skin, CLOTH.ochre, CLOTH.linen),
      face(stout),
      w.beard(stout.hair, 78),
      w.lips(51),
      w.moustache(stout.hair, 51),
      w.bandana(CLOTH.ochre),
      held(stout, tool.ball()),
    ],
    [
      w.vest(bald.skin, CLOTH.leather, CLOTH.ochre),
      face(bald),
      w.stubble(bald.hair),
      l("M36 30Q40 24 47 22.5", bald.skin.light, 2.4),
      l("M32 34Q50 29 68 34", CLOTH.linen.base, 4.4),
      w.earring(31),
      w.goatee(bald.hair, 51),
      held(bald, tool.rammer(), CLOTH.ochre),
    ],
    [
      w.hairBehind(match.hair),
      w.shirt(match.skin, CLOTH.olive),
      face(match),
      soot,
      w.brim(match.skin),
      w.slouch(CLOTH.black, CLOTH.ochre),
      held(match, tool.linstock(), CLOTH.olive),
    ],
    [
      w.hairBehind(girl.hair),
      w.jersey(girl.skin, CLOTH.linen, CLOTH.ochre),
      face(girl),
      soot,
      w.bandana(CLOTH.red, "#f0d9a8"),
      w.earring(32),
      held(girl, tool.horn()),
    ],
    [
      w.shirt(old.skin, CLOTH.grey),
      face(old),
      w.beard(old.hair, 84),
      w.lips(51),
      w.moustache(old.hair, 51),
      w.cap(CLOTH.olive),
      held(old, tool.rammer(), CLOTH.grey),
    ],
    [
      w.vest(red.skin, CLOTH.black, CLOTH.ochre),
      w.hairShort(red.hair),
      face(red),
      w.hairShort(red.hair),
      soot,
      w.sideburns(red.hair),
      l("M32 35Q50 29 68 35", CLOTH.red.base, 4.6),
      held(red, tool.grenade(), CLOTH.ochre),
    ],
  ];
}

function fighters(): string[][] {
  const brute = looking({
    skin: SKIN.ruddy,
    hair: HAIR.ginger,
    head: "square",
    turn: 0.4,
    brow: "stern",
    nose: "broken",
    mouth: "none",
  });
  const axeman = looking({
    skin: SKIN.fair,
    hair: HAIR.blond,
    head: "square",
    turn: 0.5,
    brow: "stern",
    nose: "straight",
    mouth: "shout",
  });
  const corsair = looking({
    skin: SKIN.brown,
    hair: HAIR.black,
    head: "long",
    turn: 0.5,
    eyes: "patch",
    brow: "sly",
    nose: "hook",
    mouth: "grin",
  });
  const blade = looking({
    skin: SKIN.tan,
    hair: HAIR.black,
    head: "young",
    turn: 0.5,
    brow: "stern",
    nose: "small",
    mouth: "smirk",
  });
  const bald = looking({
    skin: SKIN.tan,
    hair: HAIR.grey,
    head: "square",
    turn: 0.4,
    eyes: "squint",
    brow: "stern",
    nose: "broken",
    mouth: "stern",
  });
  const dread = looking({
    skin: SKIN.dark,
    hair: HAIR.black,
    head: "long",
    turn: 0.5,
    brow: "sly",
    nose: "straight",
    mouth: "grin",
  });
  return [
    [
      w.jersey(brute.skin, CLOTH.linen, CLOTH.red),
      face(brute),
      scar(brute.skin),
      w.beard(brute.hair, 80),
      w.lips(51),
      w.moustache(brute.hair, 51),
      w.bandana(CLOTH.red),
      held(brute, tool.cutlass()),
    ],
    [
      w.hairBehind(axeman.hair),
      w.vest(axeman.skin, CLOTH.wine, CLOTH.linen),
      face(axeman),
      w.stubble(axeman.hair),
      w.cap(CLOTH.red),
      held(axeman, tool.axe()),
    ],
    [
      w.coat(corsair.skin, CLOTH.black, CLOTH.red, CLOTH.linen),
      face(corsair),
      w.goatee(corsair.hair, 51.5),
      w.brim(corsair.skin),
      w.tricorn(CLOTH.black, CLOTH.red),
      held(corsair, tool.pistol(), CLOTH.black),
    ],
    [
      w.hairBehind(blade.hair),
      w.shirt(blade.skin, CLOTH.wine),
      w.kerchief(CLOTH.black),
      face(blade),
      scar(blade.skin),
      w.bandana(CLOTH.black, "#c98f35"),
      w.earring(32),
      held(blade, tool.pike(), CLOTH.wine),
    ],
    [
      w.vest(bald.skin, CLOTH.red, CLOTH.grey),
      face(bald),
      scar(bald.skin),
      w.stubble(bald.hair),
      l("M36 30Q40 24 47 22.5", bald.skin.light, 2.4),
      w.earring(31),
      w.moustache(bald.hair, 51),
      held(bald, tool.pike(), CLOTH.grey),
    ],
    [
      w.hairBehind(dread.hair),
      w.coat(dread.skin, CLOTH.wine, CLOTH.ochre, CLOTH.linen),
      face(dread),
      w.goatee(dread.hair, 51.5),
      w.bandana(CLOTH.wine, "#e6b762"),
      w.earring(31),
      held(dread, tool.cutlass(), CLOTH.wine),
    ],
  ];
}

/** Hands at the wheel, the gun and the sword alike. */
function jacks(): string[][] {
  const jack = looking({
    skin: SKIN.tan,
    hair: HAIR.brown,
    head: "square",
    turn: -0.3,
    brow: "raised",
    mouth: "grin",
  });
  const jill = looking({
    skin: SKIN.dark,
    hair: HAIR.black,
    head: "young",
    turn: -0.3,
    brow: "sly",
    nose: "small",
    mouth: "smile",
  });
  const jake = looking({
    skin: SKIN.ruddy,
    hair: HAIR.ginger,
    head: "round",
    turn: -0.3,
    brow: "stern",
    nose: "bulb",
    mouth: "none",
  });
  const jane = looking({
    skin: SKIN.fair,
    hair: HAIR.blond,
    head: "young",
    turn: -0.3,
    brow: "stern",
    nose: "small",
    mouth: "smirk",
  });
  const left = (f: Face, thing: string) =>
    g("translate(-62 4)", thing) + w.fist(f.skin, 19, 90, -8);
  return [
    [
      w.coat(jack.skin, CLOTH.plum, CLOTH.ochre, CLOTH.linen),
      face(jack),
      w.stubble(jack.hair),
      w.brim(jack.skin),
      w.tricorn(CLOTH.plum, BRASS),
      left(jack, tool.astrolabe()),
      held(jack, tool.cutlass(), CLOTH.plum),
    ],
    [
      w.hairBehind(jill.hair),
      w.vest(jill.skin, CLOTH.plum, CLOTH.linen),
      face(jill),
      w.bandana(CLOTH.plum, "#e6b762"),
      w.earring(32),
      left(jill, tool.ball()),
      held(jill, tool.cutlass()),
    ],
    [
      w.jersey(jake.skin, CLOTH.linen, CLOTH.plum),
      face(jake),
      w.beard(jake.hair, 80),
      w.lips(49),
      w.moustache(jake.hair, 49),
      w.cap(CLOTH.plum),
      left(jake, tool.compass()),
      held(jake, tool.axe()),
    ],
    [
      w.hairBehind(jane.hair),
      w.shirt(jane.skin, CLOTH.plum),
      w.kerchief(CLOTH.ochre),
      face(jane),
      p("M33 42Q35 30 50 29T67 42Q66 33 58 30.5L40 30.5Q34 33 33 42Z", jane.hair.base),
      w.brim(jane.skin),
      w.slouch(CLOTH.black, CLOTH.plum),
      left(jane, tool.astrolabe()),
      held(jane, tool.pistol(), CLOTH.plum),
    ],
  ];
}

const numbered = (name: string, drawn: string[][]) =>
  drawn.map((parts, nth) => picture(`${name}-${nth}`, parts));

export const SAILORS: Picture[] = [
  ...numbered("navigation", navigators()),
  ...numbered("guns", gunners()),
  ...numbered("melee", fighters()),
  ...numbered("any", jacks()),
];
