-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read image
-- from modules/media/images.repository.ts
-- isPublic: flag
-- name: text
-- uploadedByUserId?: number
select name, is_public as "isPublic", uploaded_by_user_id as "uploadedByUserId" from image where name = $1
;

-- read pending-images
-- from modules/media/images.repository.ts
-- name: text
select name from image where not is_public and created_at < $1 order by created_at limit 500
;
