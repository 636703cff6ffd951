import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/page/empty-state';
import { sortRows, useColumnSort } from '../../../ui/table/use-column-sort';
import { PersonLink } from './person-link';
import { Streak } from './streak';
import type { SixMansTierFragment } from './tier-table.generated';

type Entry = SixMansTierFragment['entries'][number];

/** The players of a rank, best first. */
export function TierTable({ tier }: { tier: SixMansTierFragment }) {
  const { t } = useTranslation('players-six-mans');
  const language = useLanguage();
  const [sort, onSort] = useColumnSort('sort', { column: 'position', direction: 'asc' });
  if (tier.entries.length === 0) return <EmptyState>{t('no-players')}</EmptyState>;

  const count = (
    id: 'games' | 'wins' | 'losses' | 'elo' | 'peak' | 'bestStreak',
    valueOf: (entry: Entry) => number,
  ): Column<Entry> => ({
    id,
    header: t(`column.${id}`),
    isNumeric: true,
    isStrong: id === 'elo',
    sortValue: valueOf,
    cell: (entry) => formatInteger(valueOf(entry), language),
  });
  const columns: Column<Entry>[] = [
    {
      id: 'position',
      header: t('column.position-short'),
      fullHeader: t('column.position'),
      isNumeric: true,
      sortValue: ({ position }) => position,
      cell: ({ position }) => position,
    },
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      sortValue: ({ name }) => name,
      cell: ({ name, player }) => <PersonLink name={name} player={player} />,
    },
    count('games', ({ games }) => games),
    count('wins', ({ wins }) => wins),
    count('losses', ({ games, wins }) => games - wins),
    count('elo', ({ elo }) => elo),
    count('peak', ({ peak }) => peak),
    {
      id: 'streak',
      header: t('column.streak'),
      isNumeric: true,
      sortValue: ({ streak }) => streak,
      cell: ({ streak }) => <Streak wins={streak} />,
    },
    count('bestStreak', ({ bestStreak }) => bestStreak),
  ];
  const sortValue = columns.find(({ id }) => id === sort.column)?.sortValue ?? (({ position }: Entry) => position);
  return (
    <DataTable
      caption={t('caption', { rank: tier.rank })}
      columns={columns}
      rows={sortRows(tier.entries, sortValue, sort.direction)}
      rowKey={({ position }) => position}
      sort={sort}
      onSort={onSort}
    />
  );
}
