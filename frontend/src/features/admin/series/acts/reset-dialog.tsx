import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { useResetSeriesMutation } from '../../../report/report-actions.generated';
import { useContestReason } from '../../../report/use-contest-reason';
import { OutcomeQuestion } from '../../report/outcome-question';
import { usePlayedChoice } from '../../report/preview/use-played-choice';
import { ActFrame } from './act-frame';
import { ContestPart } from './contest-part';
import type { SeriesDialogProps } from './series-dialog-props';
import { useLostResult } from './use-lost-result';

/** The dialog waits for the reason that both teams read. */
const NOT_YET = { status: 'running' } as const;

/** Deletes the result of a series (R5): says what is lost and shows a preview of the table. */
export function ResetDialog({ row: { series, version, isContested }, onClose, onDone }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const lost = useLostResult(series);
  const played = usePlayedChoice();
  const contest = useContestReason(series.id);
  const why = isContested ? { reason: contest.reason } : {};
  const { run } = useAction(useResetSeriesMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['CurrentTable'],
  });
  const act = async () => {
    if (isContested && contest.miss()) return NOT_YET;
    const outcome = await run({ input: { seriesId: series.id, version, ...why, ...played.input } });
    if (outcome.status === 'done') {
      contest.clear();
      onDone({ ...outcome.result, act: 'reset', home: series.home.name, away: series.away.name });
    }
    return outcome;
  };
  return (
    <ActFrame
      title={t('reset.title', { home: series.home.name, away: series.away.name })}
      confirmLabel={t('reset.confirm')}
      isDestructive
      onAct={act}
      onClose={onClose}
    >
      <OutcomeQuestion series={series} outcome={{ kind: 'RESET' }} lost={lost} played={played} />
      {isContested && <ContestPart seriesId={series.id} contest={contest} />}
    </ActFrame>
  );
}
