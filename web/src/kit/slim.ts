/**
 * Whether the window is low and wide: a phone on its side, or a zoom of 200 %. Then the table comes
 * first, and everything around it is one slim bar. Styles use the same media query.
 */

import { MediaQuery } from "svelte/reactivity";

export const slim = new MediaQuery("(max-height: 30rem) and (orientation: landscape)", false);
