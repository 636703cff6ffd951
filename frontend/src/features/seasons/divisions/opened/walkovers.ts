import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { isWalkoverWinner } from '../../../../league/series/walkover-winner';

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
    .map(({ id, week, walkover, home, away }) => ({
      seriesId: id,
      week,
      opponent: home.id === teamId ? away.name : home.name,
      isWon: isWalkoverWinner(teamId, { walkover, home }),
    }))
    .sort((a, b) => a.week - b.week);
}
