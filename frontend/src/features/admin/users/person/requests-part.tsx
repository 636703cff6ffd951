import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Instant } from '../../../../ui/time/instant';
import type { PersonRequestsFragment } from './requests-part.generated';

type Request = PersonRequestsFragment['requests'][number];

/** The person's requests: open ones first, then the newest. */
export function RequestsPart({ person: { requests } }: { person: PersonRequestsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const { t: requestText } = useTranslation('admin-requests');
  const columns: Column<Request>[] = [
    {
      id: 'kind',
      header: t('requests.kind'),
      isRowHeader: true,
      cell: ({ kind }) => requestText(`kind.${kind}`),
    },
    { id: 'team', header: t('requests.team'), cell: ({ teamName }) => teamName ?? '–' },
    { id: 'made', header: t('requests.made'), cell: ({ createdAt }) => <Instant isCompact at={createdAt} as="date" /> },
    { id: 'status', header: t('requests.status'), cell: ({ status }) => t(`requests.is.${status}`) },
    {
      id: 'decided',
      header: t('requests.decided'),
      cell: ({ decidedAt }) => (decidedAt ? <Instant isCompact at={decidedAt} as="date" /> : '–'),
    },
    { id: 'by', header: t('requests.by'), cell: ({ decidedBy }) => decidedBy ?? '–' },
    { id: 'reason', header: t('requests.reason'), cell: ({ reason }) => reason ?? '–' },
  ];
  const isWaiting = requests.some(({ status }) => status === 'PENDING');
  return (
    <Section
      heading={t('requests.title')}
      aside={isWaiting && <Link to={paths.admin('requests')}>{t('requests.decide')}</Link>}
    >
      {requests.length === 0 ? (
        <EmptyState>{t('requests.empty')}</EmptyState>
      ) : (
        <DataTable caption={t('requests.title')} columns={columns} rows={requests} rowKey={({ id }) => id} isDense />
      )}
    </Section>
  );
}
