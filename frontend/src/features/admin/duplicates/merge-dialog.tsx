import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAddress } from '../../../lib/use-address';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { MergedPlayerFragment } from './duplicates-page.generated';
import { MergeContents } from './merge-contents';
import { useMergePlayersMutation, usePlayerMergePlanQuery } from './merge.generated';
import { usePlayerWords } from './use-player-words';

interface MergeDialogProps {
  stayingId: number;
  leavingId: number;
  onClose: () => void;
}

/** Shows what a merge of two players means, who stays, and merges them. */
export function MergeDialog({ stayingId, leavingId, onClose }: MergeDialogProps) {
  const { t } = useTranslation('admin-duplicates');
  const serverText = useServerText();
  const { set, entryState } = useAddress();
  const { data, error, refetch } = usePlayerMergePlanQuery({
    variables: { stayingId, leavingId },
    fetchPolicy: 'network-only',
  });
  const { run, busy } = useAction(useMergePlayersMutation(), {
    success: t('merged'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['DuplicatePlayers'],
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const plan = data?.playerMergePlan;
  const isPossible = plan?.obstacle === null;

  const merge = async () => {
    if (!plan) return;
    setRefusal(null);
    const outcome = await run({ input: { stayingId, leavingId, fingerprint: plan.fingerprint } });
    if (outcome.status === 'done') onClose();
    else if (outcome.status !== 'running') {
      setRefusal(outcome.text);
      void refetch();
    }
  };

  return (
    <StaffDialog
      title={t('dialog')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={busy}>
            {t(isPossible ? 'cancel' : 'close')}
          </Button>
          {isPossible && (
            <BusyButton variant="solid" isBusy={busy} onClick={() => void merge()}>
              {t('merge')}
            </BusyButton>
          )}
        </>
      }
    >
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} rowHeight={24} />}
      {plan === null && <MessageBox kind="warning" title={t('gone')} />}
      {plan && (
        <>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" marginTop="4">
            <PlayerCard title={t('staying')} player={plan.staying} />
            <PlayerCard title={t('leaving')} player={plan.leaving} />
          </Grid>
          <Flex marginBlock="4">
            <Button
              isWaiting={busy}
              onClick={() => set({ merge: `${leavingId}-${stayingId}` }, { state: entryState() })}
            >
              {t('swap')}
            </Button>
          </Flex>
          {plan.obstacle ? (
            <MessageBox kind="warning" title={serverText(plan.obstacle.messageKey, plan.obstacle.params)} />
          ) : (
            <MergeContents plan={plan} staying={plan.staying.nickname} leaving={plan.leaving.nickname} />
          )}
        </>
      )}
    </StaffDialog>
  );
}

function PlayerCard({ title, player }: { title: string; player: MergedPlayerFragment }) {
  const words = usePlayerWords();
  return (
    <Box padding="4" borderWidth="1px" borderColor="border" borderRadius="md" overflowWrap="anywhere">
      <Text color="fg.muted" fontSize="sm">
        {title}
      </Text>
      <Text fontWeight="semibold">{player.nickname}</Text>
      <Text fontSize="sm">{words(player)}</Text>
    </Box>
  );
}
