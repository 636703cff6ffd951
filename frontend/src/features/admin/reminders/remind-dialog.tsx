import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../lib/notify';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Note } from '../labelled';
import { LateList } from './late-list';
import { type LateSeriesPartsFragment, useRemindCaptainsMutation, useLateSeriesQuery } from './reminders.generated';

interface RemindDialogProps {
  /** Which late series: a single one, or those of the match night's filter. */
  choice: { ids?: number[]; divisionId?: number | null; isMine?: boolean };
  onClose: () => void;
}

type Late = LateSeriesPartsFragment;

/** The most series at once, as on the server. */
const MOST = 200;

/** Can its captains be reminded now? */
export const isRemindable = ({ captains, isRemindedToday }: Late): boolean => captains > 0 && !isRemindedToday;

/** Reminds the captains of late series, after it has shown which series and how many captains. */
export function RemindDialog({ choice, onClose }: RemindDialogProps) {
  const { t } = useTranslation('admin-reminders');
  const { data, error, loading, refetch } = useLateSeriesQuery({ variables: choice, fetchPolicy: 'network-only' });
  // all are chosen at first
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [refusal, setRefusal] = useState<string | null>(null);
  const remind = useAction(useRemindCaptainsMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const late = data?.lateSeries ?? [];
  const chosen = late.filter((series) => isRemindable(series) && !left.has(series.seriesId)).slice(0, MOST);
  const reached = chosen.reduce((sum, { captains }) => sum + captains, 0);

  async function send() {
    setRefusal(null);
    const outcome = await remind.run({ seriesIds: chosen.map(({ seriesId }) => seriesId) });
    if (outcome.status === 'done') {
      notifyReader({ kind: 'success', text: t('reminded', { count: outcome.result.series }) });
      onClose();
    } else if (outcome.status !== 'running') {
      setRefusal(outcome.text);
      void refetch();
    }
  }

  return (
    <StaffDialog
      title={t('title')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton variant="solid" isBusy={remind.busy} disabled={chosen.length === 0} onClick={() => void send()}>
            {t('remind', { count: chosen.length })}
          </BusyButton>
        </>
      }
    >
      <Note>{t('about')}</Note>
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      {!data && loading && <SkeletonRows rows={4} />}
      {!data && error && !loading && <ErrorState onRetry={() => void refetch()} />}
      {data && late.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {late.length > 0 && (
        <LateList
          late={late}
          isChosen={({ seriesId }) => chosen.some((one) => one.seriesId === seriesId)}
          onChoose={({ seriesId }, isChosen) => {
            const next = new Set(left);
            if (isChosen) next.delete(seriesId);
            else next.add(seriesId);
            setLeft(next);
          }}
        />
      )}
      <Box role="status" marginTop="3">
        {chosen.length > 0 && t('reach', { count: reached })}
      </Box>
    </StaffDialog>
  );
}
