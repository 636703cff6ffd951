import { skipToken } from '@apollo/client/react';
import { Box, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { BusyButton } from '../../../ui/form/busy-button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { StaffDialog } from '../kit/staff-dialog';
import { Note } from '../labelled';
import { TeamMergeContents } from './merge-teams-contents';
import { useMergeTeamsMutation, useTeamMergePlanQuery } from './merge-teams.generated';
import { TeamPick, type PickedTeam } from './team-pick';

/** Two teams that are one: they are chosen, what a merge means is shown, and they are merged. */
export function MergeTeamsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-teams');
  const serverText = useServerText();
  const [staying, setStaying] = useState<PickedTeam | null>(null);
  const [leaving, setLeaving] = useState<PickedTeam | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pair = staying && leaving ? { stayingId: staying.id, leavingId: leaving.id } : null;
  const { data, error, refetch } = useTeamMergePlanQuery(
    pair ? { variables: pair, fetchPolicy: 'network-only' } : skipToken,
  );
  const { run, busy } = useAction(useMergeTeamsMutation(), {
    success: t('merge.merged'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminTeams'],
  });
  const plan = pair ? data?.teamMergePlan : undefined;

  const pick = (set: (team: PickedTeam | null) => void) => (team: PickedTeam | null) => {
    setRefusal(null);
    set(team);
  };
  const swap = () => {
    setRefusal(null);
    setStaying(leaving);
    setLeaving(staying);
  };
  const merge = async () => {
    if (!plan || !pair) return;
    setRefusal(null);
    const outcome = await run({ input: { ...pair, fingerprint: plan.fingerprint } });
    if (outcome.status === 'done') onClose();
    else if (outcome.status !== 'running') {
      setRefusal(outcome.text);
      void refetch();
    }
  };

  return (
    <StaffDialog
      title={t('merge.title')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={busy}>
            {t('merge.cancel')}
          </Button>
          {plan?.obstacle === null && (
            <BusyButton variant="solid" isBusy={busy} onClick={() => void merge()}>
              {t('merge.merge')}
            </BusyButton>
          )}
        </>
      }
    >
      <Note>{t('merge.about')}</Note>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" marginTop="4">
        <TeamPick label={t('merge.pick.staying')} picked={staying} onPick={pick(setStaying)} />
        <TeamPick label={t('merge.pick.leaving')} picked={leaving} onPick={pick(setLeaving)} />
      </Grid>
      {pair && (
        <Box as="section" aria-live="polite" marginTop="4">
          <Flex marginBottom="4">
            <Button isWaiting={busy} onClick={swap}>
              {t('merge.swap')}
            </Button>
          </Flex>
          {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
          {error && !data && <ErrorState onRetry={() => void refetch()} />}
          {plan === undefined && !error && <SkeletonRows rows={4} rowHeight={24} />}
          {plan === null && <MessageBox kind="warning" title={t('merge.gone')} />}
          {plan?.obstacle && (
            <MessageBox kind="warning" title={serverText(plan.obstacle.messageKey, plan.obstacle.params)} />
          )}
          {plan && !plan.obstacle && <TeamMergeContents plan={plan} />}
        </Box>
      )}
    </StaffDialog>
  );
}
