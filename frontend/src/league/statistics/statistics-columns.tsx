import type { TFunction } from 'i18next';
import { formatAverage, formatInteger } from '../../lib/i18n/format';
import type { Language } from '../../lib/i18n/language';
import type { Column } from '../../ui/table/data-table';
import type { PlayerNumbersFragment } from './player-numbers.generated';

/** The numbers that players' and teams' rows have in common. */
export type StatisticsNumbers = Omit<PlayerNumbersFragment, 'player'>;

/** The numbers of a statistics table: per game, or in total. */
export type StatisticsView = 'average' | 'total';

/** Columns keep their id, and so the sort, when the view changes. */
const COUNTED = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

export type StatisticsColumnId = (typeof COUNTED)[number] | 'rating' | 'games' | 'shootingPercent';

const isCounted = (column: string) => COUNTED.some((id) => id === column);

/** Are the column's numbers per game, or a percentage? With a few games, these can be very large or small. */
export const isPerGame = (column: string, view: StatisticsView): boolean =>
  column === 'rating' || column === 'shootingPercent' || (view === 'average' && isCounted(column));

/** Rating, games, the five counted numbers and shooting percent, all sortable. */
export function statisticsColumns<Row extends StatisticsNumbers>(
  t: TFunction<'league-statistics'>,
  language: Language,
  view: StatisticsView,
): Column<Row>[] {
  const column = (id: StatisticsColumnId, valueOf: (row: Row) => number | null, isWhole: boolean): Column<Row> => ({
    id,
    header: t(`numbers.${id}.short`),
    fullHeader: t(`numbers.${id}.name`),
    isNumeric: true,
    isStrong: id === 'rating',
    sortValue: valueOf,
    cell: (row) => (isWhole ? formatInteger(valueOf(row) ?? 0, language) : formatAverage(valueOf(row), language)),
  });
  return [
    column('rating', (row) => row.rating, false),
    column('games', (row) => row.games, true),
    ...COUNTED.map((id) =>
      view === 'total' ? column(id, (row) => row[id], true) : column(id, (row) => row[`${id}PerGame`], false),
    ),
    column('shootingPercent', (row) => row.shootingPercent, false),
  ];
}
