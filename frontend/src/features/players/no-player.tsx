import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, Flex } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';

/** Shown to a user without a player, in place of a profile. A user who has got a player is redirected to it. */
export function NoPlayerConnected() {
  const { t } = useTranslation('players');
  const { viewer } = useSession();
  if (viewer && viewer.playerId !== null) return <Navigate to={paths.player(viewer.playerId)} replace />;
  return (
    <Page title={t('not-connected.title')} isPrivate width="prose">
      <PageHeading>{t('not-connected.title')}</PageHeading>
      <Flex role="alert" gap="3" bg="bg.surface" borderRadius="md" borderWidth="1px" borderColor="fg.draw" padding="5">
        <Box color="fg.draw" flexShrink="0" paddingTop="1">
          <TriangleAlert aria-hidden size={20} />
        </Box>
        <div>
          <Text fontWeight="semibold">{t('not-connected.warning')}</Text>
          <Text color="fg.muted" marginTop="1">
            {t('not-connected.text')}
          </Text>
          <Flex wrap="wrap" gap="3" marginTop="4">
            <ButtonLink variant="solid" to={paths.register()}>
              {t('not-connected.register')}
            </ButtonLink>
            <ButtonLink to={paths.claimPlayer()}>{t('not-connected.claim')}</ButtonLink>
          </Flex>
        </div>
      </Flex>
    </Page>
  );
}

/** The page for an address without a player. */
export function PlayerNotFound() {
  const { t } = useTranslation('players');
  return (
    <Page title={t('not-found.title')} isPrivate>
      <PageHeading>{t('not-found.title')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.players()}>{t('not-found.search')}</ButtonLink>}>
        {t('not-found.text')}
      </EmptyState>
    </Page>
  );
}
