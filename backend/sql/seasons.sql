-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read season-by-id
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id order by d.rank, d.id) listed), '[]'::json) as divisions
    from season se where se.id = $1
;

-- read season-current
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id order by d.rank, d.id) listed), '[]'::json) as divisions
    from season se where se.id = (select nullif(value, '')::int from setting where key = 'current_season')
;

-- read season-list
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id order by d.rank, d.id) listed), '[]'::json) as divisions
    from season se order by se.starts_on desc, se.id desc
;

-- read season-signup
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id order by d.rank, d.id) listed), '[]'::json) as divisions
    from season se where se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))
;

-- read unsettled-of-season
-- from modules/seasons/seasons-admin.repository.ts
-- claimed: number
-- disputed: number
-- unplayed: number
select count(*) filter (where s.reported_at is null)::int as unplayed,
         count(*) filter (where s.confirmation = 'disputed')::int as disputed,
         count(*) filter (where exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))::int as claimed
    from series s join division d on d.id = s.division_id where d.season_id = $1
;
