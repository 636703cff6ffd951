/** Series won or lost in a row (R31). */

/** A series that was played, as one of its teams sees it. Instants are ISO texts. */
export interface PlayedSeries {
  seriesId: number;
  playedAt: string;
  isWon: boolean;
}

/** Series in a row, from the first to the last. */
export interface Streak {
  isWon: boolean;
  length: number;
  fromSeriesId: number;
  toSeriesId: number;
  from: string;
  to: string;
}

/** A team's streaks: the longest of each kind (the earliest of equal ones), and the one that goes on. */
export interface Streaks {
  longestWon: Streak | null;
  longestLost: Streak | null;
  present: Streak | null;
}

/** The streaks of series in the order of play. */
export function streaksOf(series: readonly PlayedSeries[]): Streaks {
  const all: Streak[] = [];
  for (const { seriesId, playedAt, isWon } of series) {
    const running = all.at(-1);
    if (running?.isWon === isWon)
      Object.assign(running, { length: running.length + 1, toSeriesId: seriesId, to: playedAt });
    else all.push({ isWon, length: 1, fromSeriesId: seriesId, toSeriesId: seriesId, from: playedAt, to: playedAt });
  }
  const longest = (kind: boolean) =>
    all
      .filter(({ isWon }) => isWon === kind)
      .reduce<Streak | null>((best, one) => (one.length > (best?.length ?? 0) ? one : best), null);
  return { longestWon: longest(true), longestLost: longest(false), present: all.at(-1) ?? null };
}
