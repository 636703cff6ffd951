import type { ToldResult } from '../../../domain/teams/team-notices.ts';

/** The stored result of a series; without games won it has none. */
export interface StoredScore extends ToldResult {
  seriesId: number;
}
