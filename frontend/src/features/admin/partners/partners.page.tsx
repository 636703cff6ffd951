import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable } from '../../../ui/table/data-table';
import { Note } from '../labelled';
import { shownColumns } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import { useOpened } from '../lists/use-opened';
import { AdminPage } from '../shell/admin-page';
import { Webhooks } from '../webhooks/webhooks';
import { useApiKeysQuery } from './api-keys.generated';
import { useKeyColumns } from './key-columns';
import { KeyDialog } from './key-dialog';
import { MakeDialog } from './make-dialog';
import { PartnerList } from './partner-list';

/** In the address in place of an id: a new key. */
const NEW = 'new';

/** Partners' keys: who has one, what it opens, how often it is used (R32). */
export default function PartnersPage() {
  const { t } = useTranslation('admin-partners');
  return (
    <AdminPage tab="partners" title={t('title')}>
      <Keys />
    </AdminPage>
  );
}

/** The list. One opens in a dialog over it. Partners and webhooks come below it when it is there, so that they do not move. */
function Keys() {
  const { t } = useTranslation('admin-partners');
  const { set } = useAddress();
  const { opened, linkTo, close } = useOpened('key');
  const columns = useKeyColumns(linkTo);
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const keys = data?.apiKeys;
  const shown = keys?.find(({ id }) => String(id) === opened);

  return (
    <>
      <PageHeading
        aside={
          <Button variant="solid" aria-haspopup="dialog" onClick={() => set({ key: NEW }, { isStep: true })}>
            {t('make')}
          </Button>
        }
      >
        {t('title')}
      </PageHeading>
      <Note>
        {t('about')} <Link to={paths.developers()}>{t('about-link')}</Link>
      </Note>
      {!keys && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={6} rowHeight={32} />)}
      {keys?.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {keys && keys.length > 0 && (
        <>
          <DataTable caption={t('title')} columns={shownColumns(columns)} rows={keys} rowKey={({ id }) => id} isDense />
          <SaveTableBelow caption={t('title')} columns={columns} read={() => Promise.resolve(keys)} />
        </>
      )}
      {(keys ?? error) && (
        <PartnerList>
          <Webhooks />
        </PartnerList>
      )}
      {opened === NEW && <MakeDialog onClose={close} />}
      {shown && <KeyDialog key={`${shown.id}/${shown.version}`} apiKey={shown} onClose={close} />}
    </>
  );
}
