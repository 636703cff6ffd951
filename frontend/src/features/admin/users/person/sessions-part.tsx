import { useTranslation } from 'react-i18next';
import type { PersonSessionsFragment } from '../../../../gql/admin/graphql';
import { formatDateTime } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Note } from '../../labelled';

type Session = PersonSessionsFragment['sessions'][number];

/** The latest logins, as far as they are stored. */
export function SessionsPart({ person: { lastLoginAt, sessions } }: { person: PersonSessionsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const language = useLanguage();
  const state = ({ isLive, revokedAt }: Session) => {
    if (isLive) return t('sessions.live');
    return revokedAt ? t('sessions.ended', { at: formatDateTime(revokedAt, language) }) : t('sessions.expired');
  };
  const columns: Column<Session>[] = [
    {
      id: 'device',
      header: t('sessions.device'),
      isRowHeader: true,
      cell: ({ device }) => device ?? t('unknown'),
    },
    { id: 'since', header: t('sessions.since'), cell: ({ createdAt }) => formatDateTime(createdAt, language) },
    { id: 'seen', header: t('sessions.seen'), cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt, language) },
    { id: 'state', header: t('sessions.state'), cell: state },
  ];
  return (
    <Section heading={t('sessions.title')}>
      {lastLoginAt && <Note>{t('sessions.last', { at: formatDateTime(lastLoginAt, language) })}</Note>}
      {sessions.length === 0 ? (
        <EmptyState>{t('sessions.empty')}</EmptyState>
      ) : (
        <DataTable caption={t('sessions.title')} columns={columns} rows={sessions} rowKey={({ id }) => id} isDense />
      )}
    </Section>
  );
}
