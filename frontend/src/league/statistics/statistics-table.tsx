import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { useLanguage } from '../../lib/i18n/i18n';
import { useAddress } from '../../lib/use-address';
import { Button } from '../../ui/button';
import { DataTable, type Column } from '../../ui/table/data-table';
import { EmptyState } from '../../ui/page/empty-state';
import { sortRows, useColumnSort } from '../../ui/table/use-column-sort';
import { splitByGames } from './minimum-games';
import { RatingFormula } from './rating-formula';
import {
  isPerGame,
  statisticsColumns,
  type StatisticsColumnId,
  type StatisticsNumbers,
  type StatisticsView,
} from './statistics-columns';

interface StatisticsTableProps<Row> {
  caption: string;
  /** The query parameter of the sort. */
  sortParam: string;
  /** The sorted column until the reader chooses, largest first. */
  defaultSort: StatisticsColumnId;
  /** The column that names the row. */
  naming: Column<Row>;
  /** Columns after the numbers. */
  trailing?: readonly Column<Row>[];
  rows: readonly Row[];
  /** There are results: without rows their numbers are not filled in. */
  isPlayed?: boolean;
  rowKey: (row: Row) => string;
  isMarked: (row: Row) => boolean;
  /**
   * Rows with fewer games are not ranked by a number per game, unless the reader chooses so. Default: all are ranked.
   */
  leastGames?: number;
}

const VIEWS: readonly StatisticsView[] = ['average', 'total'];

/** Statistics of a division, or of a part of it: sortable, per game or in total, with the rating's formula below. */
export function StatisticsTable<Row extends StatisticsNumbers>(props: StatisticsTableProps<Row>) {
  const {
    caption,
    sortParam,
    defaultSort,
    naming,
    trailing = [],
    rows,
    rowKey,
    isMarked,
    leastGames = 0,
    isPlayed,
  } = props;
  const { t } = useTranslation('league-statistics');
  const language = useLanguage();
  const [view, chooseView] = useStatisticsView();
  const [asksForGames, askForGames] = useGamesSwitch();
  const [sort, onSort] = useColumnSort(sortParam, { column: defaultSort, direction: 'desc' });
  if (rows.length === 0) return <EmptyState>{t(isPlayed ? 'unknown' : 'empty')}</EmptyState>;

  const columns = [naming, ...statisticsColumns<Row>(t, language, view), ...trailing];
  const sortedBy = columns.find(({ id }) => id === sort.column);
  const sorted = sortRows(rows, (row) => sortedBy?.sortValue?.(row), sort.direction);
  const isAsking = asksForGames && isPerGame(sort.column, view);
  const { ranked, unranked } = splitByGames(sorted, isAsking ? leastGames : 0);
  const place: Column<Row> = {
    id: 'place',
    header: t('column.place.short'),
    fullHeader: t('column.place.name'),
    cell: (_row, index) => <span className="numbers">{index < ranked.length ? index + 1 : '–'}</span>,
  };
  return (
    <>
      <Flex wrap="wrap" gap="2" marginBottom="3">
        <Flex gap="2" role="group" aria-label={t('view.label')}>
          {VIEWS.map((id) => (
            <Button
              key={id}
              variant={view === id ? 'solid' : 'outline'}
              aria-pressed={view === id}
              onClick={() => chooseView(id)}
            >
              {t(`view.${id}`)}
            </Button>
          ))}
        </Flex>
        {leastGames > 1 && (
          <Button
            variant={asksForGames ? 'solid' : 'outline'}
            aria-pressed={asksForGames}
            onClick={() => askForGames(!asksForGames)}
          >
            {t('least.games', { count: leastGames })}
          </Button>
        )}
      </Flex>
      {unranked.length > 0 && (
        <Text color="fg.muted" fontSize="sm" marginBottom="3">
          {t('least.unranked', { count: unranked.length, least: leastGames })}
        </Text>
      )}
      <DataTable
        caption={caption}
        columns={[place, ...columns]}
        rows={[...ranked, ...unranked]}
        rowKey={rowKey}
        sort={sort}
        onSort={onSort}
        isMarked={isMarked}
      />
      <RatingFormula />
    </>
  );
}

/** Per game or in total, stored in the URL. Both tables of the page use it. */
function useStatisticsView(): [StatisticsView, (view: StatisticsView) => void] {
  const { search, set } = useAddress();
  const choose = (view: StatisticsView) => set({ numbers: view === 'total' ? view : null });
  return [search.get('numbers') === 'total' ? 'total' : 'average', choose];
}

/** Whether a rank needs a minimum of games, stored in the URL. The default is yes. */
function useGamesSwitch(): [boolean, (isOn: boolean) => void] {
  const { search, set } = useAddress();
  return [search.get('least') !== 'none', (isOn) => set({ least: isOn ? null : 'none' })];
}
