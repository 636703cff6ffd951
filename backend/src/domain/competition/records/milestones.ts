/** Milestones of players and teams: the series in which a sum reached a round number (R31). */

/** What one series adds to the sums. Instants are ISO texts. */
export interface CountedSeries<Count extends string> {
  seriesId: number;
  playedAt: string;
  counts: Readonly<Record<Count, number>>;
}

/** The series in which a sum reached a mark. The mark 1 of series is the first one. */
export interface Milestone<Count extends string> {
  count: Count;
  mark: number;
  seriesId: number;
  playedAt: string;
}

export type PlayerCount = 'series' | 'games' | 'goals' | 'assists' | 'saves';
export type TeamCount = 'series' | 'wins' | 'goals';

/** The marks of a player. */
export const PLAYER_MARKS: Readonly<Record<PlayerCount, readonly number[]>> = {
  series: [1],
  games: [50, 100, 200, 300, 500, 750, 1000],
  goals: [100, 250, 500, 750, 1000],
  assists: [100, 250, 500, 750, 1000],
  saves: [100, 250, 500, 750, 1000, 1500],
};

/** The marks of a team. Wins are series won. */
export const TEAM_MARKS: Readonly<Record<TeamCount, readonly number[]>> = {
  series: [1, 50, 100, 200, 300],
  wins: [1, 25, 50, 100, 150],
  goals: [500, 1000, 2000, 3000],
};

/** The milestones of series in the order of play, the earliest first. A series can have several. */
export function milestonesOf<Count extends string>(
  series: readonly CountedSeries<Count>[],
  marks: Readonly<Record<Count, readonly number[]>>,
): Milestone<Count>[] {
  const sums = new Map<Count, number>();
  const kinds = Object.keys(marks) as Count[];
  return series.flatMap(({ seriesId, playedAt, counts }) =>
    kinds.flatMap((count) => {
      const before = sums.get(count) ?? 0;
      const after = before + counts[count];
      sums.set(count, after);
      return marks[count]
        .filter((mark) => before < mark && mark <= after)
        .map((mark) => ({ count, mark, seriesId, playedAt }));
    }),
  );
}
