import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { useOwnUndo } from '../../../lib/own-undo';
import { useReload } from '../use-reload';
import { StartForm } from './start-form';
import { useStartSettingsPageQuery } from './start-page.generated';

/** The banner of the start page. */
export default function StartPage() {
  const { t } = useTranslation('admin-settings');
  // not read again while the form is open, because a typed text must not be replaced
  const { data, error, loading, refetch } = useStartSettingsPageQuery({ fetchPolicy: 'network-only' });
  const { round, reload } = useReload(refetch);
  useOwnUndo('settings', reload);

  return (
    <AdminPage tab="start" title={t('start.title')}>
      <PageHeading>{t('start.title')}</PageHeading>
      {loading && !data && <SkeletonRows rows={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && <StartForm key={round} stored={data.settings} />}
    </AdminPage>
  );
}
