/** Converts pixels to rem at the current root font size, which grows with window and text size. */
export function inRem(pixels: number): number {
  return pixels / parseFloat(getComputedStyle(document.documentElement).fontSize);
}
