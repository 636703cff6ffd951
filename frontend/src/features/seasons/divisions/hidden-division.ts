interface Division {
  id: number;
  isStage: boolean;
  series: readonly { id: number; state: string }[];
}

/** Stands for all that a stage tells of other divisions: no series has this id, so that only a press on the part shows it. */
const ELSEWHERE = 0;

/**
 * What follows from a division's results, for readers who hide them: table, curves, odds and statistics. One press shows
 * all of it. A stage tells of the season's tables too, before any result of its own: who has their places, and how strong its
 * teams are.
 */
export const hiddenDivision = ({ id, isStage, series }: Division) => ({
  part: `division-${id}`,
  tells: [...(isStage ? [ELSEWHERE] : []), ...series.flatMap((one) => (one.state === 'REPORTED' ? one.id : []))],
});
