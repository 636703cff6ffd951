import { instantSql } from '../../../../platform/db/json-sql.ts';

/** The open claim of a walkover about series `s`, as `StoredClaim`; null for none. */
export const openClaimSql = `(select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', ${instantSql('o.claimed_at')})
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null)`;
