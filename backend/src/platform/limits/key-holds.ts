/**
 * SQL: the key with this alias opens its doors now. It is not revoked, the time after which a replaced one ends has not come, and the
 * partner who keeps it is accepted (R48).
 */
export const keyHoldsSql = (key: string): string => `
  ${key}.revoked_at is null and (${key}.ends_at is null or ${key}.ends_at > now())
  and (${key}.partner_id is null or exists (select from partner a where a.id = ${key}.partner_id and a.status = 'accepted'))`;
