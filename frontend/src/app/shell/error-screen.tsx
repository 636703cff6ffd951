import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Box, Flex } from '../../styled-system/jsx';
import { NotFetched } from '../../lib/fetch-again';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { reloadOnce } from './reload-once';

// most readers never see it; without a connection its place stays empty
const BallAtPost = lazyPart(() => import('./ball-at-post').then((module) => module.BallAtPost));

/** Shown when a page breaks or does not load: what happened, and what the reader can do. */
export function ErrorScreen({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('app');
  const kind = error instanceof NotFetched ? 'not-fetched' : 'error-screen';

  // after a deploy the page's code can have a new address, which only a reloaded page knows
  useEffect(() => {
    if (kind !== 'not-fetched') return;
    void reloadOnce();
    window.addEventListener('online', resetErrorBoundary);
    return () => window.removeEventListener('online', resetErrorBoundary);
  }, [kind, resetErrorBoundary]);

  return (
    <Page title={t(`${kind}.title`)} isPrivate width="prose">
      <Box color="fg.muted" marginBottom="6" aspectRatio="2">
        <BallAtPost title={t('error-screen.picture')} />
      </Box>
      <PageHeading>{t(`${kind}.title`)}</PageHeading>
      <p role="alert">{t(`${kind}.text`)}</p>
      <Flex wrap="wrap" gap="3" marginTop="5">
        <Button variant="solid" onClick={() => window.location.reload()}>
          {t('error-screen.reload')}
        </Button>
        <ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>
      </Flex>
    </Page>
  );
}
