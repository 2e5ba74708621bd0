/** The parts of the ending that are loaded when a match is over. */

export { default as Scene } from "./Scene.svelte";
export { default as Tally } from "./Tally.svelte";
export { default as TurningPoint } from "./TurningPoint.svelte";
