-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read image
-- from modules/media/images.repository.ts
-- isPublic: flag
-- name: text
-- uploadedByUserId?: number
select name, is_public as "isPublic", uploaded_by_user_id as "uploadedByUserId" from image where name = $1
;
