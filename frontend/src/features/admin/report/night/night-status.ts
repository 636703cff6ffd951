import { needsTime } from '../../../report/needs-time';
import { isClear, type NightFill } from './night-state';
import type { NightRowFragment } from './night.generated';

/**
 * Where a series of the night is. `ready`: filled, and nothing to check. `check`: filled, and staff have something to
 * look at. `lost`: its files are gone with a reload before the form was filled.
 */
export type NightStatus =
  | 'reported'
  | 'not-yours'
  | 'own-team'
  | 'needs-time'
  | 'reading'
  | 'filling'
  | 'ready'
  | 'check'
  | 'typed'
  | 'failed'
  | 'lost';

/** May its form be filled and saved? */
export const mayFill = ({ mayChange, series }: Pick<NightRowFragment, 'mayChange' | 'series'>): boolean =>
  mayChange && series.state !== 'REPORTED' && !needsTime(series);

export function statusOf(
  row: NightRowFragment,
  fill: NightFill | undefined,
  { isReading, hasContents }: { isReading: boolean; hasContents: boolean },
): NightStatus {
  if (row.series.state === 'REPORTED') return 'reported';
  if (!row.mayChange) return row.isOwnTeam ? 'own-team' : 'not-yours';
  if (needsTime(row.series)) return 'needs-time';
  if (!fill) return isReading ? 'reading' : hasContents ? 'filling' : 'lost';
  if (fill.state !== 'filled') return fill.state;
  return isClear(fill) ? 'ready' : 'check';
}

/** Can staff open the form and save what is in it? */
export const isOpen = (status: NightStatus): boolean => ['ready', 'check', 'typed'].includes(status);
