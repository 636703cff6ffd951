/**
 * SQL: captains contest series `s`: its result is disputed, or a walkover is claimed (R27). Whoever claims writes a new
 * version of the series, so a claim that is stored meanwhile is refused by the version.
 */
export const CONTESTED_SQL = `(s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))`;
