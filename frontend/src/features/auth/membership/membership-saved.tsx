import { useTranslation } from 'react-i18next';
import { apiPaths, paths } from '../../../lib/paths';
import { useServerText } from '../../../lib/i18n/server-text';
import { useSession, type Viewer } from '../../../lib/session/session';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Text } from '../../../ui/text';
import type { ApplicationResult } from './use-application';

interface MembershipSavedProps {
  result: ApplicationResult;
  /** For a parent with two players: back to the form, which is empty. */
  onAgain: () => void;
}

/** In the form's place after a success: who is a member now, and the way on. */
export function MembershipSaved({ result, onAgain }: MembershipSavedProps) {
  const { t } = useTranslation('auth-membership');
  const serverText = useServerText();
  const { viewer } = useSession();
  return (
    <MessageBox
      kind="success"
      title={serverText(result.messageKey)}
      action={
        <>
          <WayOn />
          <Button variant="outline" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      }
      isResult
    >
      <Text marginBottom="2">{t('saved-for', { name: result.name, email: result.email })}</Text>
      <Text>{t(nextOf(viewer))}</Text>
    </MessageBox>
  );
}

const nextOf = (viewer: Viewer | null) => {
  if (!viewer) return 'next';
  return viewer.playerId === null ? 'next-player' : 'next-signed-in';
};

/** A new member's next step: the login, their player, or their own page. */
function WayOn() {
  const { t } = useTranslation('auth-membership');
  const { viewer } = useSession();
  if (!viewer)
    return (
      <ButtonAnchor variant="solid" href={apiPaths.login}>
        {t('log-in')}
      </ButtonAnchor>
    );
  const { playerId } = viewer;
  return (
    <ButtonLink variant="solid" to={playerId === null ? paths.register() : paths.player(playerId)}>
      {t(playerId === null ? 'player' : 'own-page')}
    </ButtonLink>
  );
}
