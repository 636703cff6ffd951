-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read all-team-names
-- from modules/teams/team-identity.repository.ts
-- id: number
-- name: text
select id, name from team
;

-- read board-asks
-- from modules/teams/board/board.repository.ts
-- createdAt: text
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
select a.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
     from board_ask a join player p on p.id = a.player_id
    where a.team_id = $1 and p.user_id is not null
      and not exists (select 1 from invite i where i.team_id = $1 and i.player_id = p.id and i.status = 0)
    order by a.id desc limit 200
;

-- read board-players
-- from modules/teams/board/board.repository.ts
-- createdAt: text
-- evenings: [number]
-- expiresAt: text
-- id: number
-- platform?: text
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- rank: text
-- words: text
select e.id, e.rank, e.platform, to_json(e.evenings) as evenings, e.words, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          to_char(e.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt", json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player
     from board_entry e join player p on p.id = e.player_id
    where e.expires_at > $1 and p.user_id is not null
      and not exists (select 1 from sanction s where s.player_id = p.id and s.kind <> 'warning' and s.lifted_at is null
                         and s.starts_on <= ($1::timestamptz at time zone 'Europe/Stockholm')::date
                         and (s.ends_on is null or s.ends_on >= ($1::timestamptz at time zone 'Europe/Stockholm')::date))
    order by e.created_at desc, e.id desc limit 200
;

-- read board-teams
-- from modules/teams/board/board.repository.ts
-- createdAt: text
-- evenings: [number]
-- expiresAt: text
-- freePlaces: number
-- id: number
-- isAsked: flag
-- platform?: text
-- rank: text
-- team: { id: number, logo?: text, name: text }
-- words: text
select e.id, e.rank, e.platform, to_json(e.evenings) as evenings, e.words, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          to_char(e.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt", json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, (5 - (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
          - (select count(*)::int from invite i where i.team_id = t.id and i.status = 0)) as "freePlaces",
          exists (select 1 from board_ask a where a.team_id = t.id and a.player_id = $3::int) as "isAsked"
     from board_entry e join team t on t.id = e.team_id
    where e.expires_at > $1 and ($2::int is null or t.id = $2) and t.is_active and (5 - (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
          - (select count(*)::int from invite i where i.team_id = t.id and i.status = 0)) > 0
    order by e.created_at desc, e.id desc limit 200
;

-- write cancel-invites of a player
-- from modules/teams/invites/invites.repository.ts
-- captainUserId?: number
-- id: number
-- nickname: text
-- playerUserId?: number
-- teamId: number
-- teamName: text
with pending as (select id from invite where player_id = $1 and status = 0 order by id for update),
  ended as (
    update invite set status = 3, decided_at = $2
     where id in (select id from pending) returning id, team_id, player_id)
  select e.id, e.team_id as "teamId", t.name as "teamName", p.nickname, p.user_id as "playerUserId",
         (select c.user_id from roster_entry r join player c on c.id = r.player_id
           where r.team_id = e.team_id and r.valid_to is null and r.sort_order = 1) as "captainUserId"
    from ended e join team t on t.id = e.team_id join player p on p.id = e.player_id order by e.id
;

-- write cancel-invites of a team
-- from modules/teams/invites/invites.repository.ts
-- captainUserId?: number
-- id: number
-- nickname: text
-- playerUserId?: number
-- teamId: number
-- teamName: text
with pending as (select id from invite where id in (select i.id from invite i where i.team_id = $1 and i.status = 0 order by i.id offset $3) and status = 0 order by id for update),
  ended as (
    update invite set status = 3, decided_at = $2
     where id in (select id from pending) returning id, team_id, player_id)
  select e.id, e.team_id as "teamId", t.name as "teamName", p.nickname, p.user_id as "playerUserId",
         (select c.user_id from roster_entry r join player c on c.id = r.player_id
           where r.team_id = e.team_id and r.valid_to is null and r.sort_order = 1) as "captainUserId"
    from ended e join team t on t.id = e.team_id join player p on p.id = e.player_id order by e.id
;

-- read current-team
-- from modules/teams/rosters.repository.ts
-- banner?: text
-- id: number
-- logo?: text
-- name: text
select t.id, t.name, t.logo, t.banner from roster_entry r join team t on t.id = r.team_id
    where r.player_id = $1 and r.valid_to is null
;

-- read invitable
-- from modules/teams/invites/invite-lists.repository.ts
-- discordName?: text
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- userId: number
select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, u.id as "userId", coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name) as "discordName"
    from player p join app_user u on u.id = p.user_id
   where ($1 = '' or search_text(p.nickname) like $2 or search_text(coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name)) like $2)
     and not exists (select 1 from roster_entry r
                      where r.player_id = p.id and (r.valid_to is null or r.valid_to >= $4::timestamptz))
     and not exists (select 1 from invite i where i.player_id = p.id and i.team_id = $3 and i.status = 0)
   order by search_text(p.nickname) not like $1, swedish_order(p.nickname) collate "C", p.id limit $5
;

-- read last-left-at
-- from modules/teams/rosters.repository.ts
-- at?: instant
select max(valid_to) as at from roster_entry where player_id = $1
;

-- read running-division
-- from modules/teams/rosters.repository.ts
-- adminUserId?: number
-- divisionId: number
select d.id as "divisionId", d.admin_user_id as "adminUserId"
    from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
   where dt.team_id = $1 and not dt.is_disqualified and not dt.is_stage and se.id = $2
     and ($3::timestamptz at time zone 'Europe/Stockholm')::date between se.starts_on and se.ends_on
;

-- read team-exists
-- from modules/teams/teams.repository.ts
-- id: number
select id from team where id = $1
;

-- read team-invites
-- from modules/teams/invites/invite-lists.repository.ts
-- createdAt: text
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- toUserId?: number
-- withRequest: flag
select i.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, p.user_id as "toUserId", i.with_request as "withRequest",
         to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from invite i join player p on p.id = i.player_id
   where i.team_id = $1 and i.status = 0 order by i.id
;

-- read team-names
-- from modules/teams/teams.repository.ts
-- id: number
-- name: text
select id, name from team order by swedish_order(name) collate "C", id
;

-- read team-page
-- from modules/teams/teams.repository.ts
-- banner?: text
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- presentSeasonId?: number
-- roster: [{ isCaptain: flag, mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, since: text, sortOrder: number }]
-- sanctions: [{ endsOn?: text, id: number, kind: text, liftedOn?: text, reasonEn?: text, reasonSv: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
-- seasons: [{ division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isComing: flag, name?: text, roster: [{ avatar?: text, id: number, nationality?: text, nickname: text, sortOrder?: number }], season: { id: number, name: text }, teamId: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", 
  (select within.season_id from division_team within join season own on own.id = within.season_id
    where within.team_id = t.id and not (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
    order by (own.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date), own.starts_on desc, own.id desc limit 1) as "presentSeasonId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order,
                           'isCaptain', r.sort_order = 1, 'since', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)
   order by r.sort_order, r.id) listed), '[]'::json) as roster, coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', t.id, 'season', json_build_object('id', se.id, 'name', se.name),
                           'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end,
                           'name', dt.name, 'isComing', (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date),
                           'roster', coalesce((select json_agg(listed.item) from (
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality,
                           'sortOrder', member.sort_order) as item
    from (
  select distinct on (member.player_id) member.player_id, member.sort_order
    from (select r.player_id, r.sort_order, r.valid_from
            from roster_entry r
           where r.team_id = t.id and tstzrange(r.valid_from, r.valid_to) && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
          union all
          select totals.player_id, null, null
            from player_division_totals totals join division played on played.id = totals.division_id
           where totals.team_id = t.id and played.season_id = se.id) member
   order by member.player_id, member.valid_from desc nulls last) member join player p on p.id = member.player_id
   order by member.sort_order nulls last, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json)) as item
    from season se
    left join division_team dt on dt.season_id = se.id and dt.team_id = t.id and not dt.is_stage
    left join division d on d.id = dt.division_id
   where se.starts_on >= (select min(first.starts_on)
                            from division_team played join season first on first.id = played.season_id
                           where played.team_id = t.id)
     and (dt.team_id is not null or se.starts_on <= ($2::timestamptz at time zone 'Europe/Stockholm')::date)
     and not (
  not exists (select from division_team own where own.team_id = t.id and own.season_id = se.id)
  and exists (select from division_team theirs join season other on other.id = theirs.season_id
               where theirs.team_id = t.id and tstzrange(other.starts_on::timestamp at time zone 'Europe/Stockholm', (other.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))
   order by se.starts_on desc, se.id desc) listed), '[]'::json) as seasons,
         coalesce((select json_agg(listed) from (
  select x.id, 
  x.kind, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.series_count as "seriesCount",
  (x.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  coalesce((select json_agg(listed) from (
  select to_char(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = x.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where x.series_count is not null and r.player_id = x.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> least(coalesce(s.scheduled_at, s.reported_at), s.reported_at)
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, x.reason_sv as "reasonSv", x.reason_en as "reasonEn"
    from sanction x where x.team_id = t.id and x.is_public order by x.starts_on desc, x.id desc) listed), '[]'::json) as sanctions from team t where t.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $1), $1)
;

-- read team-situation
-- from modules/teams/invites/invite-lists.repository.ts
-- isSignedUp: flag
-- pendingInvites: number
-- roster: [{ playerId: number, sortOrder: number }]
select exists (select 1 from signup where team_id = $1 and season_id = $2) as "isSignedUp",
         (select count(*)::int from invite where team_id = $1 and status = 0) as "pendingInvites",
         coalesce((select json_agg(json_build_object('playerId', player_id, 'sortOrder', sort_order) order by sort_order)
                     from roster_entry where team_id = $1 and valid_to is null), '[]'::json) as roster
;

-- read teammates
-- from modules/teams/rosters.repository.ts
-- nickname: text
-- playerId: number
-- sortOrder: number
-- userId?: number
select p.id as "playerId", p.user_id as "userId", p.nickname, r.sort_order as "sortOrder"
     from roster_entry r join player p on p.id = r.player_id
    where r.team_id = $1 and r.valid_to is null order by r.sort_order, r.id
;

-- read transfer-all
-- from modules/teams/transfers/transfers.repository.ts
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- previousTeam?: { id: number, logo?: text, name: text }
-- sortOrder: number
-- team: { id: number, logo?: text, name: text }
-- validFrom: text
-- validTo?: text
select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id order by r.valid_from desc, r.id desc
;

-- read transfer-page
-- from modules/teams/transfers/transfers.repository.ts
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- previousTeam?: { id: number, logo?: text, name: text }
-- sortOrder: number
-- team: { id: number, logo?: text, name: text }
-- validFrom: text
-- validTo?: text
select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where (r.valid_from, r.id) < (case when $2::int is null then 'infinity' else (select valid_from from roster_entry where id = $2) end, coalesce($2::int, 2147483647)) order by r.valid_from desc, r.id desc limit $1
;

-- read transfers-by-player many
-- from modules/teams/transfers/transfers.repository.ts
-- playerId: number
-- transfers: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, previousTeam?: { id: number, logo?: text, name: text }, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
select wanted.id as "playerId",
         coalesce((select json_agg(listed) from (select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where r.player_id = wanted.id order by r.valid_from desc) listed), '[]'::json) as transfers
    from unnest($1::int[]) as wanted(id)
;

-- read transfers-by-player one
-- from modules/teams/transfers/transfers.repository.ts
-- playerId: number
-- transfers: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, previousTeam?: { id: number, logo?: text, name: text }, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
select wanted.id as "playerId",
         coalesce((select json_agg(listed) from (select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where r.player_id = wanted.id order by r.valid_from desc) listed), '[]'::json) as transfers
    from (select $1::int as id) wanted
;

-- write update-running-identity
-- from modules/teams/team-identity.repository.ts
update division_team dt set name = t.name, logo = t.logo
    from team t, season se
   where t.id = $1 and dt.team_id = t.id and se.id = dt.season_id
     and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date
;

-- read users-by-roles
-- from modules/teams/rosters.repository.ts
-- userId: number
select distinct user_id as "userId" from user_role where role = any($1::int[]) order by 1
;
