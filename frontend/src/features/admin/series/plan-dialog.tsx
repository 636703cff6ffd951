import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanSeriesDocument } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { Input, Labelled, Note } from '../labelled';
import { fieldTime, sentTime } from '../stockholm-field';
import { ActFrame } from './act-frame';
import type { SeriesDialogProps } from './series-dialog-props';

const Tick = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    marginTop: '3',
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

/** When the series is played, in Swedish time, and whether it is streamed. An empty time takes the time away. */
export function PlanDialog({ row: { series, version }, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const [time, setTime] = useState(fieldTime(series.scheduledAt));
  const [isStreamed, setStreamed] = useState(series.isStreamed);
  const { run } = useAction(PlanSeriesDocument, {
    success: t('plan.done'),
    isProblemSilent: true,
    refetch: ['AdminSeries'],
  });

  return (
    <ActFrame
      title={t('plan.title', { home: series.home.name, away: series.away.name })}
      confirmLabel={t('plan.save')}
      onAct={() => run({ input: { seriesId: series.id, version, scheduledAt: sentTime(time), isStreamed } })}
      onClose={onClose}
    >
      <Labelled label={t('plan.time')}>
        {(id) => <Input id={id} type="datetime-local" value={time} onChange={(event) => setTime(event.target.value)} />}
      </Labelled>
      <Note>{t('plan.help')}</Note>
      <Tick>
        <input type="checkbox" checked={isStreamed} onChange={(event) => setStreamed(event.target.checked)} />
        {t('plan.stream')}
      </Tick>
    </ActFrame>
  );
}
