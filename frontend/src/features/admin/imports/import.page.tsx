import { useTranslation } from 'react-i18next';
import { AdminPage } from '../shell/admin-page';
import { ImportForm } from './import-form';
import { PageHeading } from '../../../ui/page/page-heading';

/** Tables of other programs: players' ratings, teams, results. */
export default function ImportPage() {
  const { t } = useTranslation('admin-imports');
  return (
    <AdminPage tab="import" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <ImportForm />
    </AdminPage>
  );
}
