import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';

/** What is left when a page breaks: what happened, and a fresh start. */
export function ErrorScreen() {
  const { t } = useTranslation('app');
  return (
    <Page title={t('error-screen.title')} isPrivate width="prose">
      <PageHeading>{t('error-screen.title')}</PageHeading>
      <p>{t('error-screen.text')}</p>
      <Button variant="solid" marginTop="5" onClick={() => window.location.reload()}>
        {t('error-screen.reload')}
      </Button>
    </Page>
  );
}
