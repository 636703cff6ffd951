import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { LEAGUE } from '../../lib/league-config';
import { apiPaths, paths } from '../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { PlainLink } from '../../ui/link';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import type { LoginResult } from './login-result';

type Reason = Exclude<LoginResult, 'success' | 'error'>;

/** Says why the login is not complete, and what to do next. */
export function LoginStopped({ reason }: { reason: Reason }) {
  const { t } = useTranslation('auth');
  return (
    <Page title={t(`${reason}.title`)} isPrivate width="prose">
      <PageHeading>{t(`${reason}.title`)}</PageHeading>
      <Text>{t(`${reason}.text`)}</Text>
      <Flex wrap="wrap" gap="3" marginY="5">
        <NextStep reason={reason} />
        <ButtonLink variant="ghost" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      </Flex>
      <Text color="fg.muted">
        {t('contact')} <PlainLink href={`mailto:${LEAGUE.contactEmail}`}>{LEAGUE.contactEmail}</PlainLink>
      </Text>
    </Page>
  );
}

function NextStep({ reason }: { reason: Reason }) {
  const { t } = useTranslation('auth');
  if (reason === 'notMember') {
    return (
      <ButtonLink variant="solid" to={paths.member()}>
        {t('notMember.action')}
      </ButtonLink>
    );
  }
  if (reason === 'notMemberOfGuild') {
    return (
      <>
        <ButtonAnchor variant="solid" href={LEAGUE.chatServerUrl} target="_blank" rel="noopener noreferrer">
          {t('notMemberOfGuild.action')}
        </ButtonAnchor>
        <ButtonAnchor href={apiPaths.login}>{t('again')}</ButtonAnchor>
      </>
    );
  }
  if (reason === 'waitingInformation') {
    return (
      <ButtonLink variant="solid" to={paths.confirmDetails()}>
        {t('waitingInformation.action')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="solid" to={paths.register()}>
        {t('notConnectedToPlayer.action')}
      </ButtonLink>
      <ButtonLink to={paths.claimPlayer()}>{t('notConnectedToPlayer.claim')}</ButtonLink>
    </>
  );
}
