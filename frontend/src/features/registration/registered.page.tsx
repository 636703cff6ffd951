import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { apiPaths, paths } from '../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';

/** A Swedish player is registered and lacks one thing before he may log in: being a member of the association. */
export default function RegisteredPage() {
  const { t } = useTranslation('registration');
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
