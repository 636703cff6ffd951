import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import type { PlanSeriesInput } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { usePlanManySeriesMutation } from './times-page.generated';

interface Refusals {
  /** The reason of the whole refusal. */
  text: string;
  /** The reasons of the refused rows, by the id of the series. */
  rows: ReadonlyMap<number, string>;
}

const OVERTAKEN: readonly string[] = ['SERIES_CHANGED_MEANWHILE', 'SERIES_NOT_FOUND'];

interface SaveTimes {
  isBusy: boolean;
  refusals: Refusals | null;
  /** Removes the reason of a row that is typed in again. */
  forget: (seriesId: number) => void;
  /** Resolves to the ids of the series that were saved, and of those that another person has changed. */
  save: (series: readonly PlanSeriesInput[]) => Promise<{ saved: number[]; overtaken: number[] }>;
}

/** Saves the times of many series, all or none. `onReread` reads them again. */
export function useSaveTimes(seasonId: number, onReread: () => Promise<unknown>): SaveTimes {
  const { t } = useTranslation('admin-times');
  const serverText = useServerText();
  const [refusals, setRefusals] = useState<Refusals | null>(null);
  const [isReading, setIsReading] = useState(false);
  const { run, busy } = useAction(usePlanManySeriesMutation(), { success: t('saved'), isProblemSilent: true });

  const save = async (series: readonly PlanSeriesInput[]) => {
    setRefusals(null);
    const outcome = await run({ input: { seasonId, series: [...series] } });
    const nothing = { saved: [], overtaken: [] };
    if (outcome.status !== 'done' && outcome.status !== 'refused') return nothing;
    setIsReading(true);
    // what is shown as saved is what the server has; without an answer the next save says it
    await onReread().catch(() => undefined);
    setIsReading(false);
    if (outcome.status === 'done') return { ...nothing, saved: series.map(({ seriesId }) => seriesId) };
    const { rows } = outcome.problem;
    setRefusals({
      text: outcome.text,
      rows: new Map(rows.map(({ id, messageKey, params }) => [id, serverText(messageKey, params)])),
    });
    return { ...nothing, overtaken: rows.filter(({ code }) => OVERTAKEN.includes(code)).map(({ id }) => id) };
  };
  const forget = useCallback(
    (seriesId: number) =>
      setRefusals((before) =>
        before?.rows.has(seriesId)
          ? { ...before, rows: new Map([...before.rows].filter(([id]) => id !== seriesId)) }
          : before,
      ),
    [],
  );
  return { isBusy: busy || isReading, refusals, forget, save };
}
