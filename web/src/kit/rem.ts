/** Pixels in rem as the page is shown now: large windows and large text have larger ones. */
export function inRem(pixels: number): number {
  return pixels / parseFloat(getComputedStyle(document.documentElement).fontSize);
}
