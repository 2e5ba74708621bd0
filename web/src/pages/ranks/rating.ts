/** A rating as people read it: whole points, a beginner near none, nobody below. */
export function shownRating(sure: number): string {
  return String(Math.max(0, Math.round(sure * 40)));
}
