-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write begin-image-upload
-- from modules/media/images.repository.ts
-- isNew: flag
-- isPublic: flag
insert into image (name, uploaded_by_user_id, created_at) values ($1, $2, $3)
   on conflict (name) do update
      set created_at = excluded.created_at, uploaded_by_user_id = excluded.uploaded_by_user_id where not image.is_public
   returning xmax = 0 as "isNew", is_public as "isPublic"
;

-- read image
-- from modules/media/images.repository.ts
-- isPublic: flag
-- name: text
-- uploadedByUserId?: number
select name, is_public as "isPublic", uploaded_by_user_id as "uploadedByUserId" from image where name = $1
;

-- read image-with-uses
-- from modules/media/images.repository.ts
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
-- from modules/media/images.repository.ts
-- name: text
select name from image where not is_public and created_at < $1 order by created_at limit 500
;
