import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { notifyReader } from '../../../lib/notify';
import { apiPaths, paths } from '../../../lib/paths';
import type { SignupObstacle as Obstacle } from '../../../lib/schema.generated';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';

type TurnsAway = 'ALREADY_SIGNED_UP' | 'REGISTRATION_CLOSED';

interface SignupObstacleProps {
  obstacle: Obstacle;
  teamId: number | undefined;
}

/** Can the reader do nothing on the page about this obstacle? */
export const isTurnedAway = (obstacle: Obstacle | null | undefined): obstacle is TurnsAway =>
  obstacle === 'ALREADY_SIGNED_UP' || obstacle === 'REGISTRATION_CLOSED';

/** The obstacle to a sign-up. Readers who can solve it are told how; others are sent to the start page. */
export function SignupObstacle({ obstacle, teamId }: SignupObstacleProps) {
  const { t } = useTranslation('seasons-signups');
  if (isTurnedAway(obstacle)) {
    return <TurnedAway text={t(`obstacle.${obstacle}`)} />;
  }
  return (
    <MessageBox kind="info" title={t(`obstacle.${obstacle}.title`)} action={<WayOn {...{ obstacle, teamId }} />}>
      {t(`obstacle.${obstacle}.text`)}
    </MessageBox>
  );
}

function WayOn({ obstacle, teamId }: SignupObstacleProps) {
  const { t } = useTranslation('seasons-signups');
  if (obstacle === 'NOT_SIGNED_IN') {
    return (
      <ButtonAnchor variant="solid" href={apiPaths.login}>
        {t('login')}
      </ButtonAnchor>
    );
  }
  if (obstacle === 'NO_TEAM') {
    return (
      <>
        <ButtonLink variant="solid" to={paths.board('teams')}>
          {t('find-team')}
        </ButtonLink>
        <ButtonLink to={paths.createTeam()}>{t('create-team')}</ButtonLink>
      </>
    );
  }
  return teamId !== undefined && <ButtonLink to={paths.team(teamId)}>{t('to-team')}</ButtonLink>;
}

function TurnedAway({ text }: { text: string }) {
  useEffect(() => notifyReader({ kind: 'info', text }), [text]);
  return <Navigate to={paths.home()} replace />;
}
