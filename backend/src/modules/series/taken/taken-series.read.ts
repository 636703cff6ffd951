import { TAKEN_MINUTES } from '../../../domain/series/taken-series.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';

/**
 * SQL: who takes care of the series at `now`, as JSON (`StoredTaken`); null for nobody. `series` is the alias of its row.
 */
export const takenSql = (series: string, now: string): string => `
  (select json_build_object('userId', tk.user_id, 'takenAt', ${instantSql('tk.taken_at')},
                            'by', coalesce(tk_p.nickname, tk_u.discord_username))
     from taken_series tk join app_user tk_u on tk_u.id = tk.user_id left join player tk_p on tk_p.user_id = tk_u.id
    where tk.series_id = ${series}.id and tk.taken_at > ${now}::timestamptz - interval '${TAKEN_MINUTES} minutes')`;
