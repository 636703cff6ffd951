-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read season-by-id
-- from modules/seasons/seasons.repository.ts
-- id: number
-- name: text
-- startsOn: text
-- endsOn: text
-- format: text
-- isCurrent: flag
-- isSignupSeason: flag
-- signupClosesAt?: text
-- weeks?: number
-- transferFrom?: text
-- transferTo?: text
-- qualifiers: [{ name: text, nameEng: text, from: text, to: text }]
-- divisions: [{ id: number, name: text, discriminator: text, rank: number, seasonId: number }]
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
-- id: number
-- name: text
-- startsOn: text
-- endsOn: text
-- format: text
-- isCurrent: flag
-- isSignupSeason: flag
-- signupClosesAt?: text
-- weeks?: number
-- transferFrom?: text
-- transferTo?: text
-- qualifiers: [{ name: text, nameEng: text, from: text, to: text }]
-- divisions: [{ id: number, name: text, discriminator: text, rank: number, seasonId: number }]
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
-- id: number
-- name: text
-- startsOn: text
-- endsOn: text
-- format: text
-- isCurrent: flag
-- isSignupSeason: flag
-- signupClosesAt?: text
-- weeks?: number
-- transferFrom?: text
-- transferTo?: text
-- qualifiers: [{ name: text, nameEng: text, from: text, to: text }]
-- divisions: [{ id: number, name: text, discriminator: text, rank: number, seasonId: number }]
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
-- id: number
-- name: text
-- startsOn: text
-- endsOn: text
-- format: text
-- isCurrent: flag
-- isSignupSeason: flag
-- signupClosesAt?: text
-- weeks?: number
-- transferFrom?: text
-- transferTo?: text
-- qualifiers: [{ name: text, nameEng: text, from: text, to: text }]
-- divisions: [{ id: number, name: text, discriminator: text, rank: number, seasonId: number }]
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id order by d.rank, d.id) listed), '[]'::json) as divisions
    from season se where se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))
;
