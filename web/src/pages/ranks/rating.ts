/** A rating for display: whole points, near zero for beginners, never negative. */
export function shownRating(sure: number): string {
  return String(Math.max(0, Math.round(sure * 40)));
}
