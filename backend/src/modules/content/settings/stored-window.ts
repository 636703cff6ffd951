import type { StoredWindow } from '../../../domain/teams/transfer-window.ts';
import type { Season } from '../../seasons/season.entity.ts';
import type { Setting } from './setting.entity.ts';

/**
 * The settings that the transfer window is stored in: as staff last set it, since when it follows the season, and, where it
 * followed one meanwhile, when it last opened or closed until then. Times are ISO text; empty: none.
 */
export const WINDOW_KEYS = ['transfer_follows', 'transfer_open', 'transfer_turned_at'] as const;

/** The transfer days of a season, or null. */
export const transferDaysOf = (season: Pick<Season, 'transferFrom' | 'transferTo'> | null): StoredWindow['days'] =>
  season?.transferFrom && season.transferTo ? { from: season.transferFrom, to: season.transferTo } : null;

/** The stored window, without a value for what no one has set. */
export function storedWindowOf(
  rows: readonly Pick<Setting, 'key' | 'value' | 'updatedAt'>[],
  days: StoredWindow['days'],
): StoredWindow {
  const stored = new Map(rows.map((row) => [row.key, row]));
  const [hand, turned] = [stored.get('transfer_open'), timeOf(stored.get('transfer_turned_at')?.value)];
  const turns = [hand?.updatedAt, turned].filter((at) => at != null);
  return {
    isOpen: hand?.value === 'true',
    turnedAt: turns.length > 0 ? new Date(Math.max(...turns.map(Number))) : null,
    followsSince: timeOf(stored.get('transfer_follows')?.value),
    days,
  };
}

const timeOf = (value: string | undefined): Date | null => (value ? new Date(value) : null);

/** The settings that store another window than before, by key. */
export function changedWindowKeys(before: StoredWindow, after: StoredWindow): Record<string, string> {
  const textOf = (at: Date | null): string => at?.toISOString() ?? '';
  return {
    ...(after.followsSince === before.followsSince ? {} : { transfer_follows: textOf(after.followsSince) }),
    ...(after.followsSince === null ? { transfer_open: String(after.isOpen) } : {}),
    ...(before.followsSince !== null && after.followsSince === null
      ? { transfer_turned_at: textOf(after.turnedAt) }
      : {}),
  };
}

/** The stored transfer window as other statements read it (`STORED_WINDOW_SQL`). */
export interface WindowJson {
  settings: { key: string; value: string; updatedAt: string }[];
  days: StoredWindow['days'];
}

/** The same for the rules. */
export const windowOfJson = ({ settings, days }: WindowJson): StoredWindow =>
  storedWindowOf(
    settings.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) })),
    days,
  );
