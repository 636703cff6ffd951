import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import type { StageExit } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { useConfirming } from '../../../ui/dialog/use-confirming';
import { BusyButton } from '../../../ui/form/busy-button';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { StaffDialog } from '../kit/staff-dialog';
import { useStageExitPreviewQuery, useTakeOutOfStageMutation } from './stage-actions.generated';
import type { StageExitPreviewQuery } from './stage-actions.generated';
import { EXITS } from './stage-limits';
import { Pick, Tick } from './tick';

interface TeamExitProps {
  stage: { divisionId: number; version: number };
  team: { id: number; name: string };
  onClose: () => void;
}

/** Takes a team out of a drawn stage: how it leaves, and what that means for its opponents. */
export function TeamExit({ stage: { divisionId, version }, team, onClose }: TeamExitProps) {
  const { t } = useTranslation(['admin-stages', 'ui']);
  const [exit, setExit] = useState<StageExit>('WITHDRAWN');
  const [doesReturn, setDoesReturn] = useState(false);
  const preview = useStageExitPreviewQuery({
    ...{ variables: { divisionId, teamId: team.id }, fetchPolicy: 'network-only' },
  });
  const found = preview.data?.stageExitPreview ?? null;
  const isDisqualified = exit === 'DISQUALIFIED';
  const takeOut = useAction(useTakeOutOfStageMutation(), {
    ...{ refetch: ['AdminStages'], isProblemSilent: true, isFaultSilent: true, success: t('exit.done') },
  });
  const doesBeatenReturn = doesReturn && isDisqualified && found?.beaten != null;
  const { isBusy, reason, confirm } = useConfirming(
    () => takeOut.run({ input: { divisionId, version, teamId: team.id, exit, doesBeatenReturn } }),
    onClose,
  );
  return (
    <StaffDialog
      title={t('exit.title', { name: team.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('ui:confirm.no')}
          </Button>
          <BusyButton isBusy={isBusy} variant="danger" disabled={!found} onClick={() => void confirm()}>
            {t('exit.confirm')}
          </BusyButton>
        </>
      }
    >
      {reason !== null && (
        <Box marginBottom="4">
          <MessageBox kind="error" isResult title={reason} />
        </Box>
      )}
      {preview.loading && <SkeletonRows rows={3} />}
      {preview.error && <Text role="alert">{t('exit.failed')}</Text>}
      {preview.data && !found && <Text>{t('exit.nothing-left')}</Text>}
      {found && (
        <Stack gap="3">
          <div role="radiogroup" aria-label={t('exit.how')}>
            {EXITS.map((each) => (
              <Pick
                key={each}
                name="exit"
                label={t(`exit.${each}`)}
                isTicked={exit === each}
                onChange={() => setExit(each)}
              />
            ))}
          </div>
          {isDisqualified && found.beaten && (
            <Tick
              label={t('exit.beaten', { team: found.beaten.name })}
              isTicked={doesReturn}
              onChange={setDoesReturn}
            />
          )}
          {doesBeatenReturn ? (
            <Text>{t('exit.beaten-means', { team: found.beaten?.name })}</Text>
          ) : (
            <WhoGoesOn preview={found} />
          )}
        </Stack>
      )}
    </StaffDialog>
  );
}

function WhoGoesOn({ preview }: { preview: NonNullable<StageExitPreviewQuery['stageExitPreview']> }) {
  const { t } = useTranslation('admin-stages');
  const times = useTimes();
  const { opponent, scheduledAt } = preview;
  if (!opponent) return <Text>{t('exit.opponent-open')}</Text>;
  if (!scheduledAt) return <Text>{t('exit.opponent', { team: opponent.name })}</Text>;
  return <Text>{t('exit.opponent-at', { team: opponent.name, time: times.dateTime(scheduledAt) })}</Text>;
}
