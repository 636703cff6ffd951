import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { Heading } from '../../ui/text';
import { BallOverTheBar } from './ball-over-bar';

/** The page of an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <Page title={t('not-found.title')} isPrivate width="prose">
      <Box color="fg.muted" marginBottom="6">
        <BallOverTheBar title={t('not-found.picture')} />
      </Box>
      <Heading as="p" size="xl" aria-hidden>
        404
      </Heading>
      <PageHeading>{t('not-found.title')}</PageHeading>
      <p>{t('not-found.text')}</p>
      <ButtonLink variant="solid" marginTop="5" to={paths.home()}>
        {t('not-found.home')}
      </ButtonLink>
    </Page>
  );
}
