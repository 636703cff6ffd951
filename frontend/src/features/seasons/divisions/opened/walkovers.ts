import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';

/** A series that a team won or lost without playing (R5). */
export interface TeamWalkover {
  seriesId: number;
  week: number;
  opponent: string;
  isWon: boolean;
}

/** A team's walkovers, in the order of the weeks. When both teams were absent, it is a loss for both. */
export function walkoversOf(teamId: number, series: readonly SeriesRowFragment[]): TeamWalkover[] {
  return series
    .filter(({ walkover, home, away }) => walkover !== null && (home.id === teamId || away.id === teamId))
    .map(({ id, week, walkover, home, away }) => {
      const isHome = home.id === teamId;
      return {
        seriesId: id,
        week,
        opponent: isHome ? away.name : home.name,
        isWon: walkover === (isHome ? 'HOME' : 'AWAY'),
      };
    })
    .sort((a, b) => a.week - b.week);
}
