import type { StoredWindow } from '../../../domain/teams/transfer-window.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { storedWindowOf, WINDOW_KEYS } from './stored-window.ts';

/** The stored transfer window as `STORED_WINDOW_SQL` reads it. */
export interface WindowJson {
  settings: { key: string; value: string; updatedAt: string }[];
  days: StoredWindow['days'];
}

/** SQL: the stored transfer window as JSON, for a statement that reads other things too. */
export const STORED_WINDOW_SQL = `json_build_object(
    'settings', ${rowListSql(`select key, value, ${instantSql('updated_at')} as "updatedAt" from setting where key in ('${WINDOW_KEYS.join("', '")}')`)},
    'days', (select json_build_object('from', s.transfer_from::text, 'to', s.transfer_to::text) from season s
              where s.id = ${CURRENT_SEASON_ID_SQL} and s.transfer_from is not null))`;

/** The same for the rules. */
export const windowOfJson = ({ settings, days }: WindowJson): StoredWindow =>
  storedWindowOf(
    settings.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) })),
    days,
  );
