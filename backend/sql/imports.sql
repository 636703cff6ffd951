-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read accounts-by-chat-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(discord_username) = lower($1) or discord_id = $1 as "isExact" from app_user
      where search_text(discord_username) = search_text($1) or discord_id = $1) found) ranked
    where place = 1 order by id
;

-- read divisions-by-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from division where season_id = $2 and search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read people-by-name
-- from modules/imports/import-subjects.repository.ts
-- playerId?: number
-- userId?: number
select "userId", "playerId" from (select found.*, rank() over (order by "isExact" desc) as place from (select coalesce(p.id, u.id) as id, u.id as "userId", p.id as "playerId",
            lower(coalesce(p.nickname, u.discord_username)) = lower($1) and ($2::text is null or lower(u.discord_username) = lower($2)
              or u.discord_id = $2) as "isExact"
       from app_user u full join player p on p.user_id = u.id
      where ($1 = '' or search_text(coalesce(p.nickname, u.discord_username)) = search_text($1))
        and case when $3::boolean then u.id is null
                 when $2::text is null then p.id is not null
                 else search_text(u.discord_username) = search_text($2::text) or u.discord_id = $2 end) found) ranked
    where place = 1 order by id
;

-- read players-by-nickname
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(nickname) = lower($1) as "isExact" from player where search_text(nickname) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read seasons-by-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from season where search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read series-by-both-names
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select s.id, lower((h.name || ' – ' || a.name)) = lower($1) as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = $2 and search_text((h.name || ' – ' || a.name)) = search_text($1)
        and ($3 = '' or search_text(d.name) = search_text($3)) and ($4::int is null or s.week = $4)) found) ranked
    where place = 1 order by id
;

-- read series-by-teams
-- from modules/imports/import-subjects.repository.ts
-- id: number
-- isReported: flag
-- version: number
select id, version, "isReported" from (select found.*, rank() over (order by "isExact" desc) as place from (select s.id, s.version, s.reported_at is not null as "isReported",
            lower(h.name) = lower($1) and lower(a.name) = lower($2) as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and search_text(h.name) = search_text($1) and search_text(a.name) = search_text($2)
        and ($3::int is null or s.week = $3)) found) ranked
    where place = 1 order by id
;

-- read teams-by-name
-- from modules/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from team where search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;
