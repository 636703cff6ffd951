import type { Actor } from '../../../domain/actor.ts';
import { takenUntil } from '../../../domain/series/taken-series.ts';
import type { Taken } from '../../../domain/series/taken-series.ts';

/** The same from a JSON row: the time is ISO text. */
export type StoredTaken = Omit<Taken, 'takenAt'> & { takenAt: string };

/** Who takes care of a series, as a member of staff sees it. */
export interface SeriesTaken {
  by: string;
  isMine: boolean;
  /** It ends then by itself. */
  until: Date;
}

export const takenOf = (stored: StoredTaken): Taken => ({ ...stored, takenAt: new Date(stored.takenAt) });

export const seenTaken = (stored: StoredTaken | null, { userId }: Actor): SeriesTaken | null =>
  stored && { by: stored.by, isMine: stored.userId === userId, until: takenUntil(takenOf(stored)) };
