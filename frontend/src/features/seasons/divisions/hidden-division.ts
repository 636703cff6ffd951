interface Division {
  id: number;
  series: readonly { id: number; state: string }[];
}

/**
 * What follows from a division's results, for readers who hide them: table, curves, odds and statistics. One press shows
 * all of it.
 */
export const hiddenDivision = ({ id, series }: Division) => ({
  part: `division-${id}`,
  tells: series.filter(({ state }) => state === 'REPORTED').map((one) => one.id),
});
