-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write save-settings
-- from modules/settings/settings.repository.ts
insert into setting (key, value) select key, value from jsonb_each_text($1::jsonb) order by key
   on conflict (key) do update set value = excluded.value
;

-- read season-names
-- from modules/settings/settings.repository.ts
-- id: text
-- name: text
select id::text as id, name from season where id::text = any($1::text[])
;

-- read settings-current
-- from modules/settings/settings.repository.ts
-- signupClosesAt?: text
-- signupSeasonId?: number
-- values: json
select coalesce((select json_object_agg(key, value order by key) from setting where key = any($1::text[])), '{}') as values,
         signup.id as "signupSeasonId", to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt"
    from (select (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))) as id) signup left join season se on se.id = signup.id
;

-- read signup-season
-- from modules/settings/settings.repository.ts
-- id?: number
select (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))) as id
;
