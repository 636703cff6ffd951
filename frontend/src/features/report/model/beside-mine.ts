import type { SeriesReportFormFragment } from '../series-report.generated';
import { SIDES, STATS, type Side } from './grid-shape';
import { formOf } from './report-fill';
import { goalsOf, isGameBlank } from './report-input';
import type { ReportForm, ReportGame } from './report-model';

/** A game that is stored otherwise than the reader has it. Goals are null where the game is not played, or cannot be read. */
export interface GameBeside {
  number: number;
  theirs: Goals | null;
  mine: Goals | null;
}

type Goals = Record<Side, number | null>;

/** The games in which what is stored and what the reader has typed differ: in the goals, or only in the players' numbers. */
export function gamesBeside({ series }: SeriesReportFormFragment, form: ReportForm): GameBeside[] {
  const stored = formOf(series.games, [], form.games.length);
  return form.games.flatMap((mine, index) => {
    const theirs = stored.games[index];
    if (!theirs || said(theirs) === said(mine)) return [];
    return [{ number: index + 1, theirs: goalsIn(theirs), mine: goalsIn(mine) }];
  });
}

const goalsIn = (game: ReportGame): Goals | null =>
  isGameBlank(game) ? null : { home: goalsOf(game, 'home'), away: goalsOf(game, 'away') };

/** All that a game says, in one form: the order of the rows says nothing. */
function said(game: ReportGame): string {
  if (isGameBlank(game)) return '';
  const rowsOf = (side: Side) =>
    game.rows[side]
      .filter(({ isIncluded, playerId }) => isIncluded && playerId !== null)
      .map(({ playerId, numbers }) => [playerId, ...STATS.map((stat) => numbers[stat].trim() || '0')].join(' '))
      .toSorted();
  return JSON.stringify([goalsIn(game), ...SIDES.map(rowsOf)]);
}
