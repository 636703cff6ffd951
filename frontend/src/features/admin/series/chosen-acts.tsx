import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import type { ProblemPartsFragment } from '../../../lib/problem.generated';
import { useAction, type Outcome } from '../../../lib/use-action';
import { notifyReader } from '../../../lib/notify';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { ChoiceBar, ChoiceBarPlace } from '../lists/choice-bar';
import {
  useChangeSeriesRoomsMutation,
  type RefusedSeriesFragment,
  useStreamManySeriesMutation,
} from './bulk-series.generated';
import { hasRoom } from './has-room';
import { RefusedSeries, type Refusal } from './refused-series';
import type { AdminSeriesRowFragment } from './series-page.generated';
import { MOST_TOGETHER, type ChosenSeries } from './use-chosen-series';

type Row = AdminSeriesRowFragment;
type Act = 'stream-on' | 'stream-off' | 'room-open' | 'room-close';

const ACTS: readonly Act[] = ['stream-on', 'stream-off', 'room-open', 'room-close'];

/** The chosen series that an act changes. The others are left out, and told before. */
const FITS: Record<Act, (row: Row) => boolean> = {
  'stream-on': ({ mayChange, series }) => mayChange && !series.isStreamed,
  'stream-off': ({ mayChange, series }) => mayChange && series.isStreamed,
  'room-open': ({ mayRun, room, series }) =>
    mayRun && !hasRoom(room) && series.scheduledAt !== null && series.state !== 'REPORTED',
  'room-close': ({ mayRun, room }) => mayRun && hasRoom(room),
};

const SILENT = { isSuccessSilent: true, isProblemSilent: true, isFaultSilent: true };

/** One act on all chosen series: all or none. It asks before, and says how many it changes. */
export function ChosenActs({ choice, onDone }: { choice: ChosenSeries; onDone: () => void }) {
  const { t } = useTranslation('admin-series');
  const serverText = useServerText();
  const { choosable, chosen, chooseAll } = choice;
  const [question, ask] = useStaffConfirm();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const streaming = useAction(useStreamManySeriesMutation(), SILENT);
  const rooms = useAction(useChangeSeriesRoomsMutation(), SILENT);
  const isBusy = streaming.busy || rooms.busy;
  const most = Math.min(choosable.length, MOST_TOGETHER);

  const send = (
    act: Act,
    rows: readonly Row[],
  ): Promise<Outcome<unknown, ProblemPartsFragment & RefusedSeriesFragment>> =>
    act === 'stream-on' || act === 'stream-off'
      ? streaming.run({
          input: {
            series: rows.map(({ series, version }) => ({ seriesId: series.id, version })),
            isStreamed: act === 'stream-on',
          },
        })
      : rooms.run({ input: { seriesIds: rows.map(({ series }) => series.id), isOpen: act === 'room-open' } });
  const run = async (act: Act, rows: readonly Row[]) => {
    setRefusal(null);
    const outcome = await send(act, rows);
    if (outcome.status === 'refused') {
      const { messageKey, params, rows: refused } = outcome.problem;
      setRefusal({ text: serverText(messageKey, params), rows: refused });
    }
    if (outcome.status === 'failed') setRefusal({ text: outcome.text, rows: [] });
    if (outcome.status === 'done') {
      notifyReader({ kind: 'success', text: t(`chosen.done.${act}`, { count: rows.length }) });
      chooseAll(false);
    }
    onDone();
  };
  const askFor = (act: Act) => {
    const rows = chosen.filter(FITS[act]);
    const others = chosen.length - rows.length;
    ask({
      title: t(`chosen.question.${act}`, { count: rows.length }),
      children: (
        <>
          {act === 'room-close' && <Text>{t('room.close-warning')}</Text>}
          {act === 'room-open' && <Text>{t('room.open-note')}</Text>}
          {others > 0 && <Text marginTop="2">{t('chosen.left-out', { count: others })}</Text>}
        </>
      ),
      confirmLabel: t(`chosen.act.${act}`, { count: rows.length }),
      isDestructive: act === 'room-close',
      onConfirm: () => run(act, rows),
    });
  };
  const nameOf = (seriesId: number): string => {
    const series = choosable.find((row) => row.series.id === seriesId)?.series;
    return series ? `${series.home.name} – ${series.away.name}` : `#${seriesId}`;
  };
  if (choosable.length === 0) return <ChoiceBarPlace />;

  return (
    <>
      <ChoiceBar
        label={t('chosen.label')}
        allLabel={t(choosable.length > MOST_TOGETHER ? 'chosen.first' : 'chosen.all', { count: most })}
        count={chosen.length}
        total={most}
        onAll={chooseAll}
      >
        {chosen.length > 0 && (
          <Flex wrap="wrap" align="center" gap="2">
            <Text color="fg.muted" fontSize="sm" role="status">
              {t('chosen.count', { count: chosen.length, most: MOST_TOGETHER })}
            </Text>
            {ACTS.map((act) => {
              const count = chosen.filter(FITS[act]).length;
              return (
                <Button
                  key={act}
                  size="sm"
                  variant={act === 'room-close' ? 'danger' : 'outline'}
                  isWaiting={isBusy}
                  disabled={count === 0 || chosen.length > MOST_TOGETHER}
                  onClick={() => askFor(act)}
                >
                  {t(`chosen.act.${act}`, { count })}
                </Button>
              );
            })}
          </Flex>
        )}
      </ChoiceBar>
      {refusal && <RefusedSeries refusal={refusal} nameOf={nameOf} />}
      {question}
    </>
  );
}
