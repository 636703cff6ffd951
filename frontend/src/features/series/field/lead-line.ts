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

/** A number for each whole minute of the game, for the marks below the line. */
export const minutesOf = (seconds: number): number[] =>
  Array.from({ length: Math.floor(seconds / 60) + 1 }, (_, minute) => minute);
