import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Flex } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { apiPaths, paths } from '../../../lib/paths';
import { useLogout, useSession } from '../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { mayStay } from './may-stay';

/**
 * A Swedish player is registered, but must become a member before they may stay signed in. So this page logs them out.
 */
export default function RegisteredPage() {
  const { t } = useTranslation('players-registration');
  const { viewer } = useSession();
  const logout = useLogout();
  const isStranger = viewer !== null && !mayStay(viewer);

  useEffect(() => {
    if (isStranger) void logout();
  }, [isStranger, logout]);

  if (viewer && !isStranger) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('registered.title')} isPrivate width="prose">
      <PageHeading>{t('registered.title')}</PageHeading>
      <Text>{t('registered.text')}</Text>
      <Flex wrap="wrap" gap="3" marginTop="5">
        <ButtonLink variant="solid" to={paths.member()}>
          {t('registered.member')}
        </ButtonLink>
        <ButtonAnchor href={apiPaths.login}>{t('registered.again')}</ButtonAnchor>
      </Flex>
    </Page>
  );
}
