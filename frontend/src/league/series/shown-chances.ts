/** Whole percent of both sides, which are 100 together. Nothing that can happen is 0, and nothing is sure. */
export function shownChances(home: number): { home: number; away: number } {
  const percent = Math.min(99, Math.max(1, Math.round(home * 100)));
  return { home: percent, away: 100 - percent };
}
