import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../../lib/i18n/use-times';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Instant } from '../../../../ui/time/instant';
import { Note } from '../../labelled';
import type { PersonSessionsFragment } from './sessions-part.generated';

type Session = PersonSessionsFragment['sessions'][number];

/** The latest logins, as far as they are stored. */
export function SessionsPart({ person: { lastLoginAt, sessions } }: { person: PersonSessionsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const times = useTimes();
  const state = ({ isLive, revokedAt }: Session) => {
    if (isLive) return t('sessions.live');
    return revokedAt ? t('sessions.ended', { at: times.dateTime(revokedAt) }) : t('sessions.expired');
  };
  const columns: Column<Session>[] = [
    {
      id: 'device',
      header: t('sessions.device'),
      isRowHeader: true,
      cell: ({ device }) => device ?? t('unknown'),
    },
    {
      id: 'since',
      header: t('sessions.since'),
      cell: ({ createdAt }) => <Instant isCompact at={createdAt} as="date-time" />,
    },
    {
      id: 'seen',
      header: t('sessions.seen'),
      cell: ({ lastSeenAt }) => <Instant isCompact at={lastSeenAt} as="date-time" />,
    },
    { id: 'state', header: t('sessions.state'), cell: state },
  ];
  return (
    <Section heading={t('sessions.title')}>
      {lastLoginAt && <Note>{t('sessions.last', { at: times.dateTime(lastLoginAt) })}</Note>}
      {sessions.length === 0 ? (
        <EmptyState>{t('sessions.empty')}</EmptyState>
      ) : (
        <DataTable caption={t('sessions.title')} columns={columns} rows={sessions} rowKey={({ id }) => id} isDense />
      )}
    </Section>
  );
}
