import { useEffect, useMemo, useState } from 'react';
import { useServerText } from '../../../lib/i18n/server-text';
import type { PlanSeriesInput } from '../../../lib/schema.generated';
import { useSeriesTimeNotesQuery } from './times-page.generated';

/** The wait for the next letter before the server is asked. */
const PAUSE_MS = 400;

interface TimeNotes {
  /** The sentences about each series, by its id, one on each line. */
  notes: ReadonlyMap<number, string>;
  /** The server could not be asked. */
  isUnchecked: boolean;
}

/** What the server says about the season's times as they would be with these changes, when the typing pauses. */
export function useTimeNotes(seasonId: number, changes: readonly PlanSeriesInput[]): TimeNotes {
  const serverText = useServerText();
  const wanted = JSON.stringify(changes);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked]);
  const series = useMemo(() => JSON.parse(asked) as PlanSeriesInput[], [asked]);
  const { data, previousData, error } = useSeriesTimeNotesQuery({
    variables: { input: { seasonId, series } },
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.seriesTimeNotes;
  const notes = useMemo(() => {
    const texts = new Map<number, string>();
    for (const { seriesId, messageKey, params } of found ?? []) {
      const before = texts.get(seriesId);
      const text = serverText(messageKey, params);
      texts.set(seriesId, before === undefined ? text : `${before}\n${text}`);
    }
    return texts;
  }, [found, serverText]);
  return { notes, isUnchecked: error !== undefined };
}
