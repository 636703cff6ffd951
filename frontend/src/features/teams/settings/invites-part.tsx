import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../styled-system/jsx';
import { PlayerLink } from '../../../league/player-link';
import { paths } from '../../../lib/paths';
import { useHash } from '../../../lib/use-hash';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { AsksPart } from './asks-part';
import { InviteLinkPart } from './invite-link-part';
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

  const list = useRef<HTMLDivElement>(null);
  const isWanted = useHash() === '#invites';
  useEffect(() => {
    if (!isWanted) return;
    // after the router has scrolled the new page to its top
    const timer = setTimeout(() => list.current?.scrollIntoView());
    return () => clearTimeout(timer);
  }, [isWanted]);

  return (
    <Box ref={list} scrollMarginTop="32">
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
        {team.boardAsks.length > 0 && <AsksPart asks={team.boardAsks} isDisabled={obstacle !== null} />}
        {team.viewerCan.rename && <InviteLinkPart team={team} isDisabled={obstacle !== null} />}
        <InviteSearch isDisabled={obstacle !== null} />
        {team.viewerCan.rename && (
          <Text marginTop="4">
            <Link variant="inline" to={paths.board('players')}>
              {t('invites.board')}
            </Link>
          </Text>
        )}
      </Box>
      {dialog}
    </Box>
  );
}
