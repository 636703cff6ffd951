import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { LEAGUE } from '../../lib/league-config';
import { apiPaths, paths } from '../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { PlainLink } from '../../ui/link';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { LoginHelp } from './login-help';
import type { LoginOutcome, LoginResult } from './login-result';

type StoppedResult = Exclude<LoginResult, 'success' | 'error'>;

/** Says why the login is not complete, and what to do next. */
export function LoginStopped({ result, reason, helpTicket }: LoginOutcome & { result: StoppedResult }) {
  const { t } = useTranslation('auth');
  const what = result === 'notMember' && reason ? (`notMember.${reason}` as const) : result;
  return (
    <Page title={t(`${what}.title`)} isPrivate width="prose">
      <PageHeading>{t(`${what}.title`)}</PageHeading>
      <Text>{t(`${what}.text`)}</Text>
      <Flex wrap="wrap" gap="3" marginY="5">
        <NextStep result={result} reason={reason} />
        <ButtonLink variant="ghost" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      </Flex>
      {helpTicket && <LoginHelp ticket={helpTicket} />}
      <Text color="fg.muted">
        {t('contact')} <PlainLink href={`mailto:${LEAGUE.contactEmail}`}>{LEAGUE.contactEmail}</PlainLink>
      </Text>
    </Page>
  );
}

function NextStep({ result, reason }: { result: StoppedResult; reason: LoginOutcome['reason'] }) {
  const { t } = useTranslation('auth');
  // the address is changed at Discord, and the next login finds the membership
  if (reason === 'unverified' || reason === 'addressChanged') {
    return (
      <ButtonAnchor variant="solid" href={apiPaths.login}>
        {t('again')}
      </ButtonAnchor>
    );
  }
  if (result === 'notMember') {
    return (
      <ButtonLink variant="solid" to={paths.member()}>
        {t('notMember.action')}
      </ButtonLink>
    );
  }
  if (result === 'notMemberOfGuild') {
    return (
      <>
        <ButtonAnchor variant="solid" href={LEAGUE.chatServerUrl} target="_blank" rel="noopener noreferrer">
          {t('notMemberOfGuild.action')}
        </ButtonAnchor>
        <ButtonAnchor href={apiPaths.login}>{t('again')}</ButtonAnchor>
      </>
    );
  }
  if (result === 'waitingInformation') {
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
