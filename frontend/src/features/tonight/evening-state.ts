/** What a series of the evening does now. */
export type EveningState = 'coming' | 'on' | 'late' | 'unconfirmed' | 'finished';

/** No series takes longer. After that its result is missing, and it is no longer said to be played. */
const LONGEST_MS = 2 * 3_600_000;

interface Timed {
  id: number;
  scheduledAt?: string | null;
  state: string;
}

/** Reported series are finished, or wait for the other team's word. The others follow the clock. */
export function eveningState(series: Timed, unconfirmed: readonly number[], now: Date): EveningState {
  if (series.state === 'REPORTED') return unconfirmed.includes(series.id) ? 'unconfirmed' : 'finished';
  const since = now.getTime() - Date.parse(series.scheduledAt ?? '');
  if (!(since >= 0)) return 'coming';
  return since < LONGEST_MS ? 'on' : 'late';
}

/** The series by the time at which they start, in their order. */
export function byStart<Series extends Timed>(series: readonly Series[]): { at: string; series: Series[] }[] {
  const starts = new Map<string, Series[]>();
  for (const one of series) {
    const at = one.scheduledAt ?? '';
    starts.set(at, [...(starts.get(at) ?? []), one]);
  }
  return [...starts].map(([at, own]) => ({ at, series: own }));
}

/** The whole minutes until then, the begun one too: "in 1 min" until it starts. Null from the start on. */
export function minutesUntil(at: string, now: Date): number | null {
  const left = Date.parse(at) - now.getTime();
  return left > 0 ? Math.ceil(left / 60_000) : null;
}
