import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Note } from '../labelled';
import { useRead } from '../lists/all-rows';
import { PagedTable } from '../lists/paged-table';
import { useTablePage } from '../lists/use-table-page';
import { AdminPage } from '../shell/admin-page';
import { useMessageColumns } from './message-columns';
import { CaptainMessagesDocument, useCaptainAudiencesQuery, useCaptainMessagesQuery } from './messages.generated';
import { WriteMessage } from './write-message';

/** The server has one order: the newest first. */
const NEWEST_FIRST = { column: 'at', direction: 'desc' } as const;
/** The height of the form, so that what follows does not move when it comes. */
const FORM_ROWS = 14;

/** Staff write to the captains of a division or of a season, and see what was written. */
export default function MessagesPage() {
  const { t } = useTranslation('admin-messages');
  return (
    <AdminPage tab="messages" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Note>{t('about')}</Note>
      <Write />
      <Sent />
    </AdminPage>
  );
}

function Write() {
  const { t } = useTranslation('admin-messages');
  const { data, error, loading, refetch } = useCaptainAudiencesQuery({ fetchPolicy: 'cache-and-network' });
  const audiences = data?.captainAudiences;
  if (!audiences && loading) return <SkeletonRows rows={FORM_ROWS} />;
  if (!audiences) return error ? <ErrorState onRetry={() => void refetch()} /> : null;
  if (audiences.length === 0) return <EmptyState>{t('no-audience')}</EmptyState>;
  return <WriteMessage audiences={audiences} />;
}

function Sent() {
  const { t } = useTranslation('admin-messages');
  const table = useTablePage({}, NEWEST_FIRST);
  const columns = useMessageColumns();
  const read = useRead(CaptainMessagesDocument);
  const { first, offset } = table.filter;
  const found = useCaptainMessagesQuery({ variables: { first, offset }, fetchPolicy: 'cache-and-network' });
  return (
    <Section heading={t('sent')}>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.captainMessages}
        empty={t('none-sent')}
        caption={t('sent')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read(slice).then(({ captainMessages }) => captainMessages)}
      />
    </Section>
  );
}
