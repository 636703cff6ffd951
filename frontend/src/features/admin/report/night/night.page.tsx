import { useTranslation } from 'react-i18next';
import { Link } from '../../../../ui/link';
import { PageHeading } from '../../../../ui/page/page-heading';
import { AdminPage } from '../../shell/admin-page';
import { tabPath } from '../../tabs';
import { BulkUpload } from './bulk-upload';
import { useNight } from './use-night';

/** The page on which staff drop all replay files of a night, and confirm one series after the other. */
export default function NightPage() {
  const { t } = useTranslation('admin-report-night');
  const { night, store } = useNight();
  return (
    <AdminPage tab="night" title={t('title')}>
      <PageHeading aside={<Link to={tabPath('matches')}>{t('to-list')}</Link>}>{t('title')}</PageHeading>
      {store && <BulkUpload night={night} store={store} />}
    </AdminPage>
  );
}
