/** A week of the schedule with its series. */
export interface SeriesWeek<S> {
  week: number;
  series: S[];
}

/** The weeks of a division in the readers' order. */
export interface SeriesWeeks<S> {
  /** The open week: the present one, or the last one when all is played. Null before there is a schedule. */
  current: SeriesWeek<S> | null;
  /** Later weeks, the nearest first. */
  coming: SeriesWeek<S>[];
  /** Earlier weeks, the nearest first. */
  played: SeriesWeek<S>[];
}

/** Sorts series into weeks around the current one. Inside a week they keep their order. */
export function seriesByWeek<S extends { week: number }>(
  series: readonly S[],
  currentWeek: number | null,
): SeriesWeeks<S> {
  const byWeek = new Map<number, S[]>();
  for (const one of series) {
    const week = byWeek.get(one.week);
    if (week) week.push(one);
    else byWeek.set(one.week, [one]);
  }
  const weeks = [...byWeek].map(([week, ofWeek]) => ({ week, series: ofWeek })).sort((a, b) => a.week - b.week);
  // when the current week has no series (a pause in the schedule), the next one with series is used
  const current = weeks.find(({ week }) => currentWeek !== null && week >= currentWeek) ?? weeks.at(-1) ?? null;
  const at = current?.week ?? 0;
  return {
    current,
    coming: weeks.filter(({ week }) => week > at),
    played: weeks.filter(({ week }) => week < at).reverse(),
  };
}
