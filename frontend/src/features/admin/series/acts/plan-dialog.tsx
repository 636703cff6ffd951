import { chakra, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { useAction } from '../../../../lib/use-action';
import { usePlanSeriesMutation } from '../../divisions/division-actions.generated';
import { DraftNotice } from '../../draft-notice';
import { Labelled, Note } from '../../labelled';
import { fieldTime, sentTime } from '../../../../lib/i18n/stockholm-field';
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

/** The Swedish time of the series, and whether it is streamed. An empty time removes the time. */
export function PlanDialog({ row: { series, version }, onClose, onDone }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const plan = useDraftState(
    { form: 'plan', thing: series.id },
    { time: fieldTime(series.scheduledAt), isStreamed: series.isStreamed },
    // of what the reader typed over: the row may have been read again since
    { version },
  );
  const { time, isStreamed } = plan.value;
  const { run } = useAction(usePlanSeriesMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
  });

  return (
    <ActFrame
      title={t('plan.title', { home: series.home.name, away: series.away.name })}
      confirmLabel={t('plan.save')}
      onAct={async () => {
        const outcome = await run({
          input: { seriesId: series.id, version: plan.version, scheduledAt: sentTime(time), isStreamed },
        });
        if (outcome.status === 'done') {
          plan.clear();
          onDone({
            ...outcome.result,
            act: 'plan',
            seriesId: series.id,
            home: series.home.name,
            away: series.away.name,
          });
        }
        return outcome;
      }}
      onClose={onClose}
    >
      {plan.isRestored && <DraftNotice onDiscard={plan.clear} />}
      <Labelled label={t('plan.time')}>
        {(id) => (
          <Input
            id={id}
            type="datetime-local"
            value={time}
            onChange={(event) => plan.change({ time: event.target.value, isStreamed })}
          />
        )}
      </Labelled>
      <Note>{t('plan.help')}</Note>
      <Tick>
        <input
          type="checkbox"
          checked={isStreamed}
          onChange={(event) => plan.change({ time, isStreamed: event.target.checked })}
        />
        {t('plan.stream')}
      </Tick>
    </ActFrame>
  );
}
