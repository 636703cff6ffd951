/** The chances of both sides in whole percent, as they are shown: together they are always 100. */
export function shownChances(chance: number): { home: number; away: number } {
  const percent = Math.round(chance * 100);
  return { home: percent / 100, away: (100 - percent) / 100 };
}
