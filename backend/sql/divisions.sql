-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read division-admin
-- from modules/divisions/divisions.repository.ts
-- nickname: text
-- playerId?: number
select p.id as "playerId", coalesce(p.nickname, u.discord_username) as nickname
    from division d join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.id = $1
;

-- read division-bands
-- from modules/divisions/divisions.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, toPosition: number }]
select coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands from division d where d.id = $1
;

-- read division-exists
-- from modules/divisions/divisions.repository.ts
-- id: number
select id from division where id = $1
;

-- read division-id
-- from modules/divisions/divisions.repository.ts
-- id: number
select id from division where season_id = $2 and discriminator = $1
;

-- read division-page
-- from modules/divisions/divisions.repository.ts
-- admin?: { nickname: text, playerId?: number }
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, toPosition: number }]
-- currentWeek?: number
-- discriminator: text
-- format: text
-- id: number
-- name: text
-- rank: number
-- season: { id: number, name: text }
-- weeks: number
select d.id, d.name, d.discriminator, d.rank, json_build_object('id', se.id, 'name', se.name) as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username)) end as admin,
         coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek"
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.season_id = $2 and d.discriminator = $1
;

-- read division-summaries
-- from modules/divisions/divisions.repository.ts
-- adminNickname?: text
-- adminPlayerId?: number
-- adminUserId?: number
-- division: text
-- divisionId: number
-- season: text
-- seasonId: number
-- seriesCount: number
-- teamCount: number
select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
         d.admin_user_id as "adminUserId", coalesce(p.nickname, u.discord_username) as "adminNickname", p.id as "adminPlayerId",
         (select count(*)::int from division_team t where t.division_id = d.id) as "teamCount",
         (select count(*)::int from series s where s.division_id = d.id) as "seriesCount"
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   order by se.starts_on desc, se.id desc, d.rank, d.id
;

-- read division-teams
-- from modules/divisions/divisions.repository.ts
-- id: number
-- logo?: text
-- name: text
select team_id as id, name, logo from division_team where division_id = $1 order by sort_order, lower(name), team_id
;
