-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write begin-image-upload
-- from modules/content/media/images.repository.ts
-- isNew: flag
-- isPublic: flag
insert into image (name, uploaded_by_user_id, created_at) values ($1, $2, $3)
   on conflict (name) do update
      set created_at = excluded.created_at, uploaded_by_user_id = excluded.uploaded_by_user_id where not image.is_public
   returning xmax = 0 as "isNew", is_public as "isPublic"
;

-- read image
-- from modules/content/media/images.repository.ts
-- isPublic: flag
-- name: text
-- uploadedByUserId?: number
select name, is_public as "isPublic", uploaded_by_user_id as "uploadedByUserId" from image where name = $1
;

-- read image-with-uses
-- from modules/content/media/images.repository.ts
-- isAsked: flag
-- isEvidence: flag
-- isPublic: flag
-- uploadedByUserId?: number
select i.is_public as "isPublic", i.uploaded_by_user_id as "uploadedByUserId",
          exists (select from series_evidence e where e.image_name = i.name) as "isEvidence",
          exists (select from approval_request r
                   where i.name in (r.payload->>'logo', r.payload->>'banner', r.payload->>'avatar')) as "isAsked"
     from image i where i.name = $1
;

-- read pending-images
-- from modules/content/media/images.repository.ts
-- name: text
select name from image where not is_public and created_at < $1 order by created_at limit 500
;

-- write save-settings
-- from modules/content/settings/settings.repository.ts
insert into setting (key, value) select key, value from jsonb_each_text($1::jsonb) order by key
   on conflict (key) do update set value = excluded.value
;

-- read season-names
-- from modules/content/settings/settings.repository.ts
-- id: text
-- name: text
select id::text as id, name from season where id::text = any($1::text[])
;

-- read settings-current
-- from modules/content/settings/settings.repository.ts
-- signupClosesAt?: text
-- signupOpensAt?: text
-- signupSeasonId?: number
-- transferFrom?: text
-- transferTo?: text
-- values: json
select coalesce((select json_object_agg(key, value order by key) from setting where key = any($1::text[])), '{}') as values,
         signup.id as "signupSeasonId", to_char(se.signup_opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupOpensAt",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt",
         played.transfer_from::text as "transferFrom", played.transfer_to::text as "transferTo"
    from (select (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))) as id) signup left join season se on se.id = signup.id
    left join season played on played.id = (select nullif(value, '')::int from setting where key = 'current_season')
;

-- read signup-season
-- from modules/content/settings/settings.repository.ts
-- id?: number
select (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))) as id
;
