import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';

/** A series that a team has left to play. */
export interface LeftSeries {
  seriesId: number;
  opponent: string;
  isHome: boolean;
  week: number;
  scheduledAt: string | null;
}

/** The series that a team has left to play, in the order of the weeks; in a week those with a time first. */
export const leftToMeet = (teamId: number, series: readonly SeriesRowFragment[]): LeftSeries[] =>
  series
    .filter(({ state, home, away }) => state !== 'REPORTED' && (home.id === teamId || away.id === teamId))
    .sort((a, b) => a.week - b.week || (a.scheduledAt ?? 'z').localeCompare(b.scheduledAt ?? 'z') || a.id - b.id)
    .map(({ id, week, scheduledAt, home, away }) => ({
      seriesId: id,
      opponent: home.id === teamId ? away.name : home.name,
      isHome: home.id === teamId,
      week,
      scheduledAt,
    }));
