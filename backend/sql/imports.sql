-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read accounts-by-chat-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from app_user where lower(discord_username) = lower($1) or discord_id = $1 order by id
;

-- read players-by-nickname
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from player where lower(nickname) = lower($1) order by id
;

-- read series-by-teams
-- from modules/imports/import-subjects.repository.ts
-- id: number
-- isReported: flag
-- version: number
select s.id, s.version, s.reported_at is not null as "isReported"
     from series s
     join division d on d.id = s.division_id
     join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
     join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    where d.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and lower(h.name) = lower($1) and lower(a.name) = lower($2)
      and ($3::int is null or s.week = $3)
    order by s.id
;

-- read teams-by-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from team where lower(name) = lower($1) order by id
;
