import { swedishToday } from '../../lib/i18n/format';

/** An evening of play ends at four in the night (R41). */
const NIGHT_MS = 4 * 3_600_000;

const eveningOf = (at: number): string => swedishToday(new Date(at - NIGHT_MS));

/** Of coming series in the order of time, those of this evening. */
export function tonightOf<Series extends { scheduledAt: string | null }>(
  coming: readonly Series[],
  now: Date,
): readonly Series[] {
  const evening = eveningOf(now.getTime());
  return coming.filter(({ scheduledAt }) => scheduledAt !== null && eveningOf(Date.parse(scheduledAt)) === evening);
}
