import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { DataTable } from '../../../ui/table/data-table';
import { Disclosure } from '../../../ui/disclosure';
import { EmptyState } from '../../../ui/page/empty-state';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { fileTime, shownColumns, type ListColumn } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import type { AdminTeamPartsFragment } from './team-dialog.generated';

type Period = AdminTeamPartsFragment['history'][number];

const CAPTAIN = 1;

/** All players who have been in the team, newest first. */
export function TeamHistory({ team, history }: { team: string; history: readonly Period[] }) {
  const { t } = useTranslation('admin-teams');
  const columns: ListColumn<Period>[] = [
    {
      id: 'player',
      header: t('history.player'),
      isRowHeader: true,
      text: ({ player }) => player.nickname,
      cell: ({ player }) => <Link to={paths.player(player.id)}>{player.nickname}</Link>,
    },
    {
      id: 'from',
      header: t('history.from'),
      text: ({ validFrom }) => fileTime(validFrom),
      cell: ({ validFrom }) => <Instant isCompact at={validFrom} as="date" />,
    },
    {
      id: 'to',
      header: t('history.to'),
      text: ({ validTo }) => (validTo ? fileTime(validTo) : t('history.now')),
      cell: ({ validTo }) => (validTo ? <Instant isCompact at={validTo} as="date" /> : t('history.now')),
    },
    {
      id: 'place',
      header: t('history.place'),
      text: ({ sortOrder }) => (sortOrder === CAPTAIN ? t('slots.captain') : t('slots.place', { place: sortOrder })),
    },
  ];
  return (
    <Disclosure summary={t('history.title', { count: history.length })}>
      {history.length === 0 ? (
        <EmptyState>{t('history.empty')}</EmptyState>
      ) : (
        <>
          <DataTable
            caption={t('history.caption')}
            columns={shownColumns(columns)}
            rows={history}
            rowKey={({ id }) => id}
            isDense
          />
          <SaveTableBelow
            caption={t('history.file', { team })}
            columns={columns}
            read={() => Promise.resolve(history)}
          />
        </>
      )}
    </Disclosure>
  );
}
