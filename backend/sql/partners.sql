-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read api-keys
-- from modules/partners/api-keys.repository.ts
-- contact: text
-- createdAt: text
-- days: [{ calls: number, day: text, refused: number }]
-- id: number
-- lastUsedAt?: text
-- madeBy?: text
-- name: text
-- ownLimit?: number
-- revokedAt?: text
-- scopes: [text]
-- version: number
select k.id, k.name, k.contact, k.scopes, k.own_limit as "ownLimit", to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          coalesce(p.nickname, u.discord_username) as "madeBy", to_char(k.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt",
          (select to_char(max(d.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from api_key_use d where d.key_id = k.id) as "lastUsedAt",
          coalesce((select json_agg(listed) from (
            select to_char(one, 'YYYY-MM-DD') as day, coalesce(d.calls, 0) as calls, coalesce(d.refused, 0) as refused
              from generate_series($1::date - 29, $1::date, interval '1 day') one
              left join api_key_use d on d.key_id = k.id and d.day = one::date order by 1) listed), '[]'::json) as days, k.version
     from api_key k left join app_user u on u.id = k.made_by_user_id left join player p on p.user_id = u.id
    where $2::int is null or k.id = $2
    order by k.revoked_at is not null, swedish_order(k.name) collate "C", k.id desc
;
