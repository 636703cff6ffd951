import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlayerLink } from '../../../league/player-link';
import type { PlayerLinkFragment } from '../../../league/player-link.generated';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Notice } from './notice';
import { Rows } from './rows';
import { useHandOverCaptaincyMutation, useKickPlayerMutation } from './team-settings-actions.generated';
import { isShort, wouldBeShort, type ViewerTeam } from './viewer-team';

/** The team's players, and what its captain may do about them. */
export function MembersPart({ team }: { team: ViewerTeam }) {
  const { t } = useTranslation('teams-settings');
  const navigate = useNavigate();
  const [dialog, ask] = useConfirm();
  const handOver = useAction(useHandOverCaptaincyMutation(), { refetch: ['Session'] });
  const kick = useAction(useKickPlayerMutation(), { refetch: ['TeamSettingsPage'] });
  const isBusy = handOver.busy || kick.busy;

  const askHandOver = (player: PlayerLinkFragment) =>
    ask({
      children: t('members.will-hand-over', { player: player.nickname }),
      onConfirm: async () => {
        const outcome = await handOver.run({ playerId: player.id });
        if (outcome.status === 'done') await navigate(paths.team(team.id));
        return outcome;
      },
    });
  const askKick = (player: PlayerLinkFragment) =>
    ask({
      children: (
        <>
          <p>{t('members.will-kick', { player: player.nickname })}</p>
          {wouldBeShort(team) && <p>{t('members.will-be-short')}</p>}
        </>
      ),
      isDestructive: true,
      onConfirm: () => kick.run({ playerId: player.id }),
    });

  return (
    <>
      {isShort(team) && <Notice>{t('members.is-short')}</Notice>}
      <Rows>
        {team.roster.map(({ player, isCaptain }) => (
          <li key={player.id}>
            <div className="who">
              <PlayerLink player={player} pictureSize={32} />
              {isCaptain && <small>{t('members.captain')}</small>}
            </div>
            {!isCaptain && (
              <div className="acts">
                <Button
                  isWaiting={isBusy}
                  disabled={!team.viewerCan.handOverCaptaincy}
                  aria-label={t('members.hand-over-to', { player: player.nickname })}
                  onClick={() => askHandOver(player)}
                >
                  {t('members.hand-over')}
                </Button>
                <Button
                  variant="danger"
                  isWaiting={isBusy}
                  disabled={!team.viewerCan.kick}
                  aria-label={t('members.kick-whom', { player: player.nickname })}
                  onClick={() => askKick(player)}
                >
                  {t('members.kick')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </Rows>
      {dialog}
    </>
  );
}
