import { useTranslation } from 'react-i18next';
import { Box } from '../../../styled-system/jsx';
import { PlayerLink } from '../../../league/player-link';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { InviteSearch } from './invite-search';
import { Rows } from './rows';
import { Notice } from './notice';
import { useRemoveInviteMutation } from './team-settings-actions.generated';
import { inviteObstacle, ROSTER_LIMIT, type Switches, type ViewerTeam } from './viewer-team';

/** The invited players who have not answered, and a search for more. */
export function InvitesPart({ team, switches }: { team: ViewerTeam; switches: Switches }) {
  const { t } = useTranslation('teams-settings');
  const times = useTimes();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useRemoveInviteMutation(), { refetch: ['TeamSettingsPage'] });
  const obstacle = inviteObstacle(team, switches);

  return (
    <>
      {team.invites.length === 0 ? (
        <EmptyState>{t('invites.none')}</EmptyState>
      ) : (
        <Rows>
          {team.invites.map(({ id, player, withRequest, createdAt }) => (
            <li key={id}>
              <div className="who">
                <PlayerLink player={player} pictureSize={32} />
                <small>
                  {t(withRequest ? 'invites.sent-with-request' : 'invites.sent', {
                    date: times.date(createdAt),
                  })}
                </small>
              </div>
              <div className="acts">
                <Button
                  variant="danger"
                  isWaiting={busy}
                  disabled={!team.viewerCan.rename}
                  aria-label={t('invites.remove-whose', { player: player.nickname })}
                  onClick={() =>
                    ask({
                      children: t('invites.will-remove', { player: player.nickname }),
                      isDestructive: true,
                      onConfirm: () => run({ inviteId: id }),
                    })
                  }
                >
                  {t('invites.remove')}
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      )}
      <Box marginTop="5">
        {obstacle && obstacle !== 'not-captain' && (
          <Notice>{t(`invites.obstacle.${obstacle}`, { limit: ROSTER_LIMIT })}</Notice>
        )}
        {!obstacle && !switches.transferOpen && <Notice>{t('invites.by-request')}</Notice>}
        <InviteSearch isDisabled={obstacle !== null} />
      </Box>
      {dialog}
    </>
  );
}
