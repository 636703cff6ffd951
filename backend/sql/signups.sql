-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read next-season-places
-- from modules/signups/places.repository.ts
-- hasDeclined: flag
-- isGivenOut: flag
-- lastSeriesAt?: text
-- nextSeason?: { id: number, name: text }
-- season: { id: number, name: text }
-- stints: [{ from: text, playerId: number, to?: text }]
-- teamId: number
with played as (
    select se.* from season se
     where se.starts_on < $1::date and exists (select 1 from division_team dt where dt.season_id = se.id)
     order by se.starts_on desc, se.id desc limit 1),
  next as (
    select se.* from season se, played where se.starts_on > played.starts_on order by se.starts_on, se.id limit 1),
  facts as (
    select max(coalesce(s.scheduled_at, s.reported_at)) filter (where s.reported_at is not null) as last,
           count(*) filter (where s.reported_at is null) > 0 as has_unplayed
      from series s join division d on d.id = s.division_id join played on played.id = d.season_id),
  settled as (
    select case when has_unplayed and played.ends_on >= $2::date then null
                else coalesce(last, (played.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') end as at
      from facts, played)
  select dt.team_id as "teamId", json_build_object('id', played.id, 'name', played.name) as season,
         (select json_build_object('id', next.id, 'name', next.name) from next) as "nextSeason",
         exists (select 1 from division_team later join next on next.id = later.season_id) as "isGivenOut",
         to_char(settled.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeriesAt", dt.place_declined_at is not null as "hasDeclined",
         coalesce((select json_agg(listed.item) from (select json_build_object('playerId', r.player_id, 'from', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'to', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as item
                          from roster_entry r
                         where r.team_id = dt.team_id and (r.valid_to is null or r.valid_to > settled.at)
                         order by r.valid_from, r.id) listed), '[]'::json) as stints
    from played join division_team dt on dt.season_id = played.id cross join settled
   where $3::int[] is null or dt.team_id = any($3::int[])
;

-- read signed-up-teams
-- from modules/signups/signups.repository.ts
-- createdAt: text
-- players: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, userId?: number }]
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         coalesce((select json_agg(listed.item) from (select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'userId', p.user_id) as item
                          from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as players
    from signup s join team t on t.id = s.team_id
   where s.season_id = $1
   order by s.created_at, t.id
;

-- read signup-standing
-- from modules/signups/signups.repository.ts
-- isCaptain: flag
-- isSignedUp: flag
-- players: number
-- swedish: number
-- team?: { id: number, logo?: text, name: text }
select case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(own.sort_order = 1, false) as "isCaptain",
         exists (select 1 from signup s where s.season_id = $2 and s.team_id = t.id) as "isSignedUp",
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null) as players,
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null and p.nationality = 'SE') as swedish
    from (select 1) one
    left join roster_entry own on own.player_id = $1 and own.valid_to is null
    left join team t on t.id = own.team_id
;
