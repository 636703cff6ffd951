-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read preview-player
-- from modules/previews/previews.repository.ts
-- avatar?: text
-- id: number
-- nickname: text
-- team?: text
select p.id, p.nickname, p.avatar,
         (select t.name from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2) limit 1) as team
    from player p where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read preview-players
-- from modules/previews/previews.repository.ts
-- away: { id: number, image?: text, name: text }
-- home: { id: number, image?: text, name: text }
select json_build_object('id', h.id, 'name', h.nickname, 'image', h.avatar) as home,
         json_build_object('id', a.id, 'name', a.nickname, 'image', a.avatar) as away
    from player h join player a on a.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $2), $2) where h.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read preview-team
-- from modules/previews/previews.repository.ts
-- division?: text
-- logo?: text
-- name: text
-- season?: text
select t.name, t.logo, d.name as division, se.name as season
    from team t
    left join division_team dt on dt.team_id = t.id and dt.season_id = 
  (select within.season_id from division_team within join season own on own.id = within.season_id
    where within.team_id = t.id and not (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
    order by (own.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date), own.starts_on desc, own.id desc limit 1)
    left join division d on d.id = dt.division_id left join season se on se.id = dt.season_id
   where t.id = $1
;

-- read preview-teams
-- from modules/previews/previews.repository.ts
-- away: { id: number, image?: text, name: text }
-- home: { id: number, image?: text, name: text }
select json_build_object('id', h.id, 'name', h.name, 'image', h.logo) as home,
         json_build_object('id', a.id, 'name', a.name, 'image', a.logo) as away
    from team h join team a on a.id = $2 where h.id = $1
;

-- read sitemap
-- from modules/previews/sitemap.repository.ts
-- changedAt?: text
-- path: text
select path, "changedAt" from (
    select 1 as kind, d.id, '/division/' || d.discriminator || '/season/' || d.season_id as path,
           max(to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as "changedAt"
      from division d left join series s on s.division_id = d.id group by d.id
    union all
    select 2, n.id, '/post/' || n.slug, to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from news_post n where n.published_at <= $1
    union all
    select 3, t.id, '/team/' || t.id, null from team t
    union all
    select 4, p.id, '/player/' || p.id, null from player p
    union all
    select 5, s.id, '/series/' || s.id, to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from series s) places
   order by kind, id desc limit $2
;
