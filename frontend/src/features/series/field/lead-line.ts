import type { FieldEvent } from './event-words';

/** The lead from a moment on: home goals minus away goals. */
export interface LeadStep {
  seconds: number;
  lead: number;
}

/** The lead over a game, from 0 at its start: one step for each goal. */
export const leadOf = (events: readonly FieldEvent[]): LeadStep[] => [
  { seconds: 0, lead: 0 },
  ...events
    .filter(({ kind }) => kind === 'GOAL')
    .map(({ seconds, homeGoals, awayGoals }) => ({ seconds, lead: homeGoals - awayGoals })),
];

/** A mark below the line: a whole minute as the game's clock shows it there. */
export interface ClockMark {
  seconds: number;
  text: string;
}

/** The clock of a whole game, which counts down. */
const REGULAR_S = 300;

/**
 * The whole minutes of a game on its clock: 5:00 down to 0:00, then +1:00 and on in overtime. A recording that begins in the middle of
 * the game begins with what its clock showed then; the events tell it.
 */
export function clockMarks(
  events: readonly Pick<FieldEvent, 'seconds' | 'clock' | 'isOvertime'>[],
  end: number,
): ClockMark[] {
  const timed = events.find(({ clock, isOvertime }) => clock !== null && !isOvertime);
  const start = timed ? Math.round(timed.seconds + (timed.clock ?? 0)) : REGULAR_S;
  const marks: ClockMark[] = [];
  for (let clock = Math.floor(start / 60) * 60; clock >= 0 && start - clock <= end; clock -= 60) {
    marks.push({ seconds: start - clock, text: `${clock / 60}:00` });
  }
  for (let over = 60; start + over <= end; over += 60) marks.push({ seconds: start + over, text: `+${over / 60}:00` });
  return marks;
}
