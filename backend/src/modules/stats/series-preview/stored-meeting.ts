import type { Meeting } from '../../../domain/competition/meetings.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';

/** A reported series of two teams in any season. */
export interface StoredMeeting extends Meeting {
  seriesId: number;
  season: SeasonRef;
  playedAt: string;
}
