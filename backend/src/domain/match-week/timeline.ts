/** What happened to a series in its match week (R27), as both teams and staff can read it. */
import type { Side } from '../sides.ts';

export const TIMELINE_KINDS = [
  'times-offered',
  'times-withdrawn',
  'time-agreed',
  'line-up-named',
  'reported',
  'confirmed',
  'settled',
  'disputed',
  'story-told',
  'dispute-decided',
  'no-show-claimed',
  'no-show-withdrawn',
  'no-show-objected',
  'no-show-decided',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened. */
export interface TimelineEvent {
  seriesId: number;
  kind: TimelineKind;
  /** The team that did it; null for staff and for the clock. */
  side: Side | null;
  /** The account that did it; null for the clock. */
  userId: number | null;
  at: Date;
  /** The times that it is about. */
  starts?: readonly Date[];
  /** What it is about: a score, a person's words. */
  text?: string;
  /** The players of a line-up. */
  playerIds?: readonly number[];
}
