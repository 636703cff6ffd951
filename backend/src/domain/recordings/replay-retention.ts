import { LeagueError } from '../league-error.ts';

/** How long replay files are kept when staff have not chosen (R38). */
export const USUAL_REPLAY_MONTHS = 24;
const MOST_MONTHS = 120;

/** Refuses a retention that is no whole number of months from 0 (until deleted) to 120. */
export function assertReplayMonths(months: number): void {
  if (!Number.isInteger(months) || months < 0 || months > MOST_MONTHS) {
    throw new LeagueError('INVALID_INPUT', 'api.settings.replay-months', {
      field: 'months',
      params: { most: MOST_MONTHS },
    });
  }
}

/** The stored retention; the usual one for a value that no one has chosen. */
export function replayMonthsOf(stored: string | undefined): number {
  const months = Number(stored);
  return stored !== undefined && /^\d{1,3}$/.test(stored) && months <= MOST_MONTHS ? months : USUAL_REPLAY_MONTHS;
}

/** The same day and time, `months` months earlier. The 31st of a month without one is its last day. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(at.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return before;
}
