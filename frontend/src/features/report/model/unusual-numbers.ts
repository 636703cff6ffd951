import { SIDES, STATS, USUAL } from './grid-shape';
import { parseCount } from './paste-block';
import { goalsOf, isSent, playedGames, type Cell } from './report-input';
import type { ReportForm } from './report-model';

/** A number above the usual, and where it stands. */
export interface UnusualNumber {
  cell: Cell & { part: keyof typeof USUAL };
  playerId: number | null;
  value: number;
}

/** The numbers of the form that are above the usual, in the order of the screen. */
export const unusualIn = (form: ReportForm): UnusualNumber[] =>
  playedGames(form).flatMap((game, number) =>
    SIDES.flatMap((side): UnusualNumber[] => {
      const goals = goalsOf(game, side) ?? 0;
      const ofRows = game.rows[side].flatMap((row, index): UnusualNumber[] =>
        isSent(row)
          ? STATS.flatMap((stat) => {
              const value = parseCount(row.numbers[stat]) ?? 0;
              const cell = { game: number, side, row: index, part: stat };
              return value > USUAL[stat] ? [{ cell, playerId: row.playerId, value }] : [];
            })
          : [],
      );
      // where one row has them all, they are asked about there
      const isOfRow = ofRows.some(({ cell, value }) => cell.part === 'goals' && value === goals);
      if (goals <= USUAL.goals || isOfRow) return ofRows;
      return [{ cell: { game: number, side, row: null, part: 'goals' }, playerId: null, value: goals }, ...ofRows];
    }),
  );

/** What distinguishes a number from another one: who did what in which game, and how much of it. */
export const keyOf = ({ cell: { game, side, part }, playerId, value }: UnusualNumber): string =>
  [game, side, playerId, part, value].join(' ');
