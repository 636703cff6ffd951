/** The open claim of a walkover about series `s`, as `OpenClaim`; null for none. */
export const openClaimSql = `(select json_build_object('side', o.side, 'isObjected', o.objected_at is not null)
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null)`;
