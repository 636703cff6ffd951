-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read managed-page
-- from modules/pages/pages.repository.ts
-- contentEn: text
-- contentSv: text
-- id: number
-- updatedAt: text
-- version: number
select id, content_sv as "contentSv", content_en as "contentEn", version, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
  from managed_page where name = $1
;
