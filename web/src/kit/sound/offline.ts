/** Renders the sounds without a loudspeaker and measures them; for tests. */

import jollyRoger from "../../games/jolly-roger/sounds";
import portRoyal from "../../games/port-royal/sounds";
import rum from "../../games/rum/sounds";
import { SOUNDS } from "./names";
import { playGull, playSea, playTheme, playVoice } from "./voices";

const RATE = 44_100;
const WINDOW = Math.round(0.4 * RATE);

type Play = (audio: OfflineAudioContext) => number;

const BEGIN = 0.02;

/** Everything that can be heard, by name. */
function pieces(): Map<string, Play> {
  const all = new Map<string, Play>();
  for (const sound of SOUNDS) {
    all.set(sound, (audio) => playVoice(audio, audio.destination, BEGIN, sound));
  }
  for (const [game, { theme }] of Object.entries({ rum, portRoyal, jollyRoger })) {
    all.set(`theme ${game}`, (audio) => playTheme(audio, audio.destination, BEGIN, theme));
  }
  all.set("gull", (audio) => playGull(audio, audio.destination, BEGIN));
  return all;
}

const decibels = (value: number) => Math.round(200 * Math.log10(Math.max(1e-6, value))) / 10;

function measure(name: string, data: Float32Array) {
  let [peak, total] = [0, 0];
  for (const sample of data) {
    peak = Math.max(peak, Math.abs(sample));
    total += sample;
  }
  let loudest = 0;
  for (let at = 0; at === 0 || at + WINDOW <= data.length; at += WINDOW / 4) {
    const part = data.subarray(at, at + WINDOW);
    loudest = Math.max(loudest, part.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW);
  }
  const tail = Math.max(...data.subarray(-64).map(Math.abs));
  const rms_db = decibels(Math.sqrt(loudest));
  return { name, peak_db: decibels(peak), rms_db, offset: total / data.length, tail };
}

/** Renders one piece. */
export async function render(play: Play, seconds = 12): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * RATE, RATE);
  const lasts = play(audio);
  const made = await audio.startRendering();
  return made.getChannelData(0).subarray(0, Math.ceil((BEGIN + lasts) * RATE));
}

export async function measureAll() {
  const all = [];
  for (const [name, play] of pieces()) all.push(measure(name, await render(play)));
  const sea = await render((audio) => {
    playSea(audio, audio.destination, 0);
    return 11;
  });
  // The sea does not end, so its end is not measured.
  all.push({ ...measure("sea", sea), tail: 0 });
  return all;
}

/** The samples of each piece, to draw. */
export async function samples(): Promise<[string, number[]][]> {
  const all: [string, number[]][] = [];
  for (const [name, play] of pieces()) all.push([name, [...(await render(play))]]);
  return all;
}
