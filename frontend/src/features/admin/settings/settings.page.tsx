import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { useOwnUndo } from '../../../lib/own-undo';
import { useReload } from '../use-reload';
import { OwnMattersForm } from './own-matters-form';
import { ReplaysForm } from './replays-form';
import { useSettingsPageQuery } from './settings-page.generated';
import { SwitchesForm } from './switches-form';

/** The league's two switches, its rule for own matters, and how long it keeps replay files. */
export default function SettingsPage() {
  const { t } = useTranslation('admin-settings');
  const { data, error, loading, refetch } = useSettingsPageQuery({ fetchPolicy: 'network-only' });
  const { round, reload } = useReload(refetch);
  useOwnUndo('settings', reload);

  return (
    <AdminPage tab="settings" title={t('settings.title')}>
      <PageHeading>{t('settings.title')}</PageHeading>
      {loading && !data && <SkeletonRows rows={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Fragment key={round}>
          <SwitchesForm stored={data.settings} seasons={data.seasons} signups={data.dashboard} />
          <OwnMattersForm stored={data.settings.ownMatterRule} />
          <ReplaysForm stored={data.settings.replayMonths} />
        </Fragment>
      )}
    </AdminPage>
  );
}
