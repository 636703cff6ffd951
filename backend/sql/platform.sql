-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read change-stamp
-- from platform/graphql/fast-reads/change-stamp.ts
-- version: number
select version from change_stamp
;
