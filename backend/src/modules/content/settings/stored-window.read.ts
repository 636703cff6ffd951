import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { WINDOW_KEYS } from './stored-window.ts';

/** SQL: the stored transfer window as `WindowJson`, for a statement that reads other things too. */
export const STORED_WINDOW_SQL = `json_build_object(
    'settings', ${rowListSql(`select key, value, ${instantSql('updated_at')} as "updatedAt" from setting where key in ('${WINDOW_KEYS.join("', '")}')`)},
    'days', (select json_build_object('from', s.transfer_from::text, 'to', s.transfer_to::text) from season s
              where s.id = ${CURRENT_SEASON_ID_SQL} and s.transfer_from is not null))`;
