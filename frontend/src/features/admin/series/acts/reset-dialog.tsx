import { useTranslation } from 'react-i18next';
import { ResetSeriesDocument } from '../../../../gql/admin/graphql';
import { useAction } from '../../../../lib/use-action';
import { OutcomeQuestion } from '../../report/outcome-question';
import { ActFrame } from './act-frame';
import type { SeriesDialogProps } from './series-dialog-props';
import { useLostResult } from './use-lost-result';

/** Deletes the result of a series (R5): says what is lost and shows a preview of the table. */
export function ResetDialog({ row: { series, version }, onClose, onDone }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const lost = useLostResult(series);
  const { run } = useAction(ResetSeriesDocument, {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['CurrentTable'],
  });
  const act = async () => {
    const outcome = await run({ input: { seriesId: series.id, version } });
    if (outcome.status === 'done') {
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
      <OutcomeQuestion series={series} outcome={{ kind: 'RESET' }} lost={lost} />
    </ActFrame>
  );
}
