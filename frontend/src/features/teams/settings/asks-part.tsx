import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../../../league/player-link';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Box } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/text';
import { Rows } from './rows';
import { useInvitePlayerMutation } from './team-settings-actions.generated';
import type { ViewerTeam } from './viewer-team';

/** Players who have found the team on the board and ask for a place; one press invites them. */
export function AsksPart({ asks, isDisabled }: { asks: ViewerTeam['boardAsks']; isDisabled: boolean }) {
  const { t } = useTranslation('teams-settings');
  const times = useTimes();
  const { run, busy } = useAction(useInvitePlayerMutation(), { refetch: ['TeamSettingsPage'] });
  return (
    <Box marginBottom="5">
      <Heading as="h3" size="sm" marginBottom="2">
        {t('invites.asks.heading')}
      </Heading>
      <Rows>
        {asks.map(({ id, player, createdAt }) => (
          <li key={id}>
            <div className="who">
              <PlayerLink player={player} pictureSize={32} />
              <small>{t('invites.asks.asked', { date: times.date(createdAt) })}</small>
            </div>
            <div className="acts">
              <Button
                variant="solid"
                isWaiting={busy}
                disabled={isDisabled}
                aria-label={t('invites.invite-whom', { player: player.nickname })}
                onClick={() => void run({ input: { playerId: player.id } })}
              >
                {t('invites.invite')}
              </Button>
            </div>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
