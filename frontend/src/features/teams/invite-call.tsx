import { useTranslation } from 'react-i18next';
import { PLAYERS_NEEDED } from '../../league/players-needed';
import { paths } from '../../lib/paths';
import { Box } from '../../styled-system/jsx';
import { ButtonLink } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

/** For the captain of a team with a free place: how many players are missing, and where to invite them. */
export function InviteCall({ teamId, players }: { teamId: number; players: number }) {
  const { t } = useTranslation('teams');
  const missing = PLAYERS_NEEDED - players;
  return (
    <Box marginBottom="8">
      <MessageBox
        kind={missing > 0 ? 'warning' : 'info'}
        title={missing > 0 ? t('invite.title', { count: missing }) : t('invite.more')}
        action={
          <ButtonLink variant={missing > 0 ? 'solid' : undefined} to={`${paths.teamSettings(teamId)}#invites`}>
            {t('invite.act')}
          </ButtonLink>
        }
      >
        {t('invite.text')}
      </MessageBox>
    </Box>
  );
}
