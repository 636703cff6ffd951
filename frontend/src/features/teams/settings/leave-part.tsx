import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Text } from '../../../ui/text';
import { RequestWaiting } from '../../../league/request-waiting';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { useTurnedTrue } from '../../../ui/use-turned-true';
import { useLeaveTeamByRequestMutation, useLeaveTeamMutation } from './team-settings-actions.generated';
import { wayOut, wouldBeShort, type OwnRequest, type Switches, type ViewerTeam } from './viewer-team';

interface LeavePartProps {
  team: ViewerTeam;
  switches: Switches;
  ownRequests: readonly OwnRequest[];
}

/** How the viewer can leave the team, and the consequences. */
export function LeavePart({ team, switches, ownRequests }: LeavePartProps) {
  const { t } = useTranslation('teams-settings');
  const navigate = useNavigate();
  const [dialog, ask] = useConfirm();
  const leave = useAction(useLeaveTeamMutation(), { refetch: ['Session'] });
  const byRequest = useAction(useLeaveTeamByRequestMutation(), { refetch: ['TeamSettingsPage'] });
  const way = wayOut(team);
  const isResult = useTurnedTrue(way === 'waiting');

  if (way === 'waiting') {
    return (
      <RequestWaiting
        title={t('leave.waiting')}
        request={ownRequests.find(({ kind }) => kind === 'LEAVE_TEAM') ?? null}
        refetch={['TeamSettingsPage']}
        isResult={isResult}
      >
        <Text color="fg.muted">{t('leave.waiting-text')}</Text>
      </RequestWaiting>
    );
  }

  const isAlone = way === 'by-request';
  const consequences = [
    ...(isAlone ? [t('leave.team-ends')] : []),
    ...(switches.transferOpen ? [] : [t('leave.blocked')]),
    ...(!isAlone && wouldBeShort(team) ? [t('members.will-be-short')] : []),
  ];
  const askLeave = () =>
    ask({
      children: [t(isAlone ? 'leave.will-ask' : 'leave.will-leave', { team: team.name }), ...consequences].map(
        (line) => <p key={line}>{line}</p>,
      ),
      isDestructive: true,
      onConfirm: async () => {
        if (isAlone) return byRequest.run({});
        const outcome = await leave.run({});
        if (outcome.status === 'done') await navigate(paths.home());
        return outcome;
      },
    });

  return (
    <>
      <Text color="fg.muted" marginBottom="3">
        {t(`leave.${way}`)}
      </Text>
      {consequences.map((line) => (
        <Text key={line} color="fg.muted" marginBottom="3">
          {line}
        </Text>
      ))}
      <Button
        variant="danger"
        isWaiting={leave.busy || byRequest.busy}
        disabled={way === 'hand-over'}
        onClick={askLeave}
      >
        {t(isAlone ? 'leave.ask' : 'leave.leave')}
      </Button>
      {dialog}
    </>
  );
}
