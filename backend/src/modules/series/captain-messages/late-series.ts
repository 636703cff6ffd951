import type { LateSeriesNames } from '../../../domain/messages/series-reminder.ts';
import type { Captain } from './captain-message.ts';

/** Which late series are wanted; null: all. */
export interface LateSeriesChoice {
  ids: readonly number[] | null;
  divisionId: number | null;
  /** Only those of divisions that the actor runs as their admin. */
  isMine: boolean;
}

/** A series without a result whose day in Sweden is over, with the captains who can be reminded. */
export interface LateSeries extends LateSeriesNames {
  seriesId: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  isRemindedToday: boolean;
  captains: Captain[];
}

/** How many series the captains were reminded of, and how many captains. */
export interface CaptainsReminded {
  series: number;
  captains: number;
}
