import { useTranslation } from 'react-i18next';
import { ResetSeriesDocument } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { OutcomeQuestion } from '../report/outcome-question';
import { ActFrame } from './act-frame';
import type { SeriesDialogProps } from './series-dialog-props';
import { useLostResult } from './use-lost-result';

/** Takes the result of a series away (R5): says what is lost and shows the table as it becomes. */
export function ResetDialog({ row: { series, version }, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const lost = useLostResult(series);
  const { run } = useAction(ResetSeriesDocument, {
    success: t('reset.done'),
    isProblemSilent: true,
    refetch: ['AdminSeries', 'CurrentTable'],
  });
  return (
    <ActFrame
      title={t('reset.title', { home: series.home.name, away: series.away.name })}
      confirmLabel={t('reset.confirm')}
      isDestructive
      onAct={() => run({ input: { seriesId: series.id, version } })}
      onClose={onClose}
    >
      <OutcomeQuestion series={series} outcome={{ kind: 'RESET' }} lost={lost} />
    </ActFrame>
  );
}
