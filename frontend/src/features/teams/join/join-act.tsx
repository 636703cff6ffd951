import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RequestWaiting } from '../../../league/request-waiting';
import { useServerText } from '../../../lib/i18n/server-text';
import { useTimes } from '../../../lib/i18n/use-times';
import { apiPaths, paths } from '../../../lib/paths';
import { keepPlace } from '../../../lib/session/login-return';
import { useSession } from '../../../lib/session/session';
import { useAction } from '../../../lib/use-action';
import { Box, Flex } from '../../../styled-system/jsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Spinner } from '../../../ui/page/spinner';
import { Text } from '../../../ui/text';
import { useTurnedTrue } from '../../../ui/use-turned-true';
import { type JoinPageQuery, useJoinByLinkMutation } from './join-page.generated';

interface JoinActProps {
  link: NonNullable<JoinPageQuery['inviteLink']>;
  token: string;
  ownRequests: NonNullable<JoinPageQuery['myRequests']>;
}

/** What the reader of the link can do: join, or what comes before that. */
export function JoinAct(props: JoinActProps) {
  return (
    <Box marginBottom="8">
      <Act {...props} />
    </Box>
  );
}

function Act({ link, token, ownRequests }: JoinActProps) {
  const { t } = useTranslation('teams-join');
  const serverText = useServerText();
  const { viewer } = useSession();
  const { team } = link;
  const transfer = ownRequests.find(({ kind }) => kind === 'TRANSFER');
  const isMember = viewer?.team?.id === team.id;
  const hasJoined = useTurnedTrue(isMember);
  const hasAsked = useTurnedTrue(transfer !== undefined);

  if (!viewer) {
    return (
      <Offer link={link} why={t('login-why')}>
        <ButtonAnchor variant="solid" href={apiPaths.login}>
          {t('login')}
        </ButtonAnchor>
      </Offer>
    );
  }
  if (isMember) {
    return (
      <MessageBox
        kind="success"
        isResult={hasJoined}
        title={t('member', { team: team.name })}
        action={
          <ButtonLink variant="solid" to={paths.team(team.id)}>
            {t('to-team')}
          </ButtonLink>
        }
      />
    );
  }
  if (viewer.playerId === null) return <ToRegistration link={link} />;
  if (transfer) {
    return (
      <RequestWaiting
        title={t('waiting', { team: transfer.teamName ?? team.name })}
        request={transfer}
        isResult={hasAsked}
        refetch={['JoinPage']}
        actions={
          <ButtonLink variant="solid" to={paths.home()}>
            {t('to-start')}
          </ButtonLink>
        }
      >
        {t('waiting-text')}
      </RequestWaiting>
    );
  }
  if (link.problem) {
    const { messageKey, params } = link.problem;
    return (
      <MessageBox
        kind="warning"
        title={serverText(messageKey, params)}
        action={
          viewer.team ? (
            <ButtonLink to={paths.team(viewer.team.id)}>{t('own-team')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.board('teams')}>{t('find-team')}</ButtonLink>
          )
        }
      />
    );
  }
  return <Join link={link} token={token} />;
}

function Join({ link, token }: Pick<JoinActProps, 'link' | 'token'>) {
  const { t } = useTranslation('teams-join');
  const { run, busy } = useAction(useJoinByLinkMutation(), { refetch: ['Session', 'JoinPage'] });
  return (
    <Offer link={link} why={link.withRequest ? t('will-ask') : null}>
      <Button variant="solid" isWaiting={busy} onClick={() => void run({ token })}>
        {busy && <Spinner />}
        {t(link.withRequest ? 'ask' : 'join')}
      </Button>
    </Offer>
  );
}

/** A newcomer comes back to the link when their player is registered. */
function ToRegistration({ link }: Pick<JoinActProps, 'link'>) {
  const { t } = useTranslation('teams-join');
  const { pathname } = useLocation();
  const onLeave = () => keepPlace(pathname);
  return (
    <Offer link={link} why={t('register-why')}>
      <ButtonLink variant="solid" to={paths.register()} onClick={onLeave}>
        {t('register')}
      </ButtonLink>
      <ButtonLink to={paths.claimPlayer()} onClick={onLeave}>
        {t('claim')}
      </ButtonLink>
    </Offer>
  );
}

interface OfferProps extends Pick<JoinActProps, 'link'> {
  /** What the press means; null: it says it all. */
  why: string | null;
  children: ReactNode;
}

function Offer({ link, why, children }: OfferProps) {
  const { t } = useTranslation('teams-join');
  const times = useTimes();
  return (
    <>
      <Text fontSize="lg" fontWeight="semibold">
        {t('lead', { team: link.team.name })}
      </Text>
      {why && <Text marginTop="2">{why}</Text>}
      <Flex wrap="wrap" gap="3" marginY="4">
        {children}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {t('until', { time: times.until(link.expiresAt) })}
      </Text>
    </>
  );
}
