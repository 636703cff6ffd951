import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';

/** Where no page is. */
export default function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <Page title={t('not-found.title')} isPrivate>
      <PageHeading>{t('not-found.title')}</PageHeading>
    </Page>
  );
}
