-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read divisions-of-players
-- from modules/player-merge/player-merge.repository.ts
-- id: number
select distinct s.division_id as id
     from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
    where r.player_id = any($1::int[]) order by 1
;

-- read merge-facts
-- from modules/player-merge/player-merge.repository.ts
-- isOwn: flag
-- isSameGame: flag
-- isSameSixMans: flag
select exists (select 1 from player_game_stats one join player_game_stats other on other.game_id = one.game_id
                   where one.player_id = $1::int and other.player_id = $2::int) as "isSameGame",
         exists (select 1 from six_mans_result one join six_mans_result other on other.series_id = one.series_id
                   join six_mans_player p1 on p1.id = one.six_mans_player_id
                   join six_mans_player p2 on p2.id = other.six_mans_player_id
                  where p1.player_id = $1::int and p2.player_id = $2::int) as "isSameSixMans",
         coalesce((
  coalesce($1::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) or (
  coalesce($2::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $2::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))), false) as "isOwn"
;

-- read merged-player-cards
-- from modules/player-merge/duplicate-players.repository.ts
-- account?: text
-- birthdate?: text
-- games: number
-- id: number
-- nickname: text
-- userId?: number
select p.id, p.user_id as "userId", p.nickname, u.discord_username as account, p.birthdate::text as birthdate,
         (select count(*)::int from player_game_stats r where r.player_id = p.id) as games
    from player p left join app_user u on u.id = p.user_id where p.id = any($1::int[])
;

-- read player-belongings
-- from modules/player-merge/player-merge.repository.ts
-- account?: text
-- avatar?: text
-- banner?: text
-- birthdate?: text
-- discordName?: text
-- divisions: [{ division: text, divisionId: number, games: number, season: text }]
-- gameAccounts: [{ accountId: text, displayName?: text, id: number, platform: text }]
-- id: number
-- instagram?: text
-- invites: [{ id: number, isPending: flag, team: text, teamId: number }]
-- mergedIds: [number]
-- mmr?: number
-- nationality?: text
-- nickname: text
-- platform?: text
-- platformId?: text
-- requests: [{ id: number, kind: text }]
-- rosters: [{ from: text, id: number, playerId: number, sortOrder: number, team: text, teamId: number, to?: text }]
-- sanctions: [{ id: number, kind: text }]
-- sentInvites: [{ id: number, isPending: flag, team: text, teamId: number }]
-- sixMans?: { id: number, series: number }
-- steam?: text
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select p.id, p.user_id as "userId", u.discord_username as account, p.nickname, p.discord_name as "discordName", p.mmr,
         p.nationality, p.birthdate::text as birthdate, p.platform, p.platform_id as "platformId", p.avatar, p.banner,
         p.steam, p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         coalesce((select json_agg(listed) from (select d.id as "divisionId", d.name as division, se.name as season, count(*)::int as games
            from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
            join division d on d.id = s.division_id join season se on se.id = d.season_id
           where r.player_id = p.id group by d.id, se.id order by se.starts_on desc, d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed) from (select r.id, r.player_id as "playerId", r.team_id as "teamId", t.name as team,
                 r.sort_order as "sortOrder", to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as from, to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as to
            from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id order by r.valid_from, r.id) listed), '[]'::json) as rosters,
         coalesce((select json_agg(listed) from (select a.id, a.platform, a.account_id as "accountId", a.display_name as "displayName"
            from game_account a where a.player_id = p.id order by a.id) listed), '[]'::json) as "gameAccounts",
         coalesce((select json_agg(listed) from (select i.id, i.team_id as "teamId", t.name as team, i.status = 0 as "isPending"
                from invite i join team t on t.id = i.team_id where i.player_id = p.id order by i.id) listed), '[]'::json) as invites, coalesce((select json_agg(listed) from (select i.id, i.team_id as "teamId", t.name as team, i.status = 0 as "isPending"
                from invite i join team t on t.id = i.team_id where i.invited_by_player_id = p.id order by i.id) listed), '[]'::json) as "sentInvites",
         coalesce((select json_agg(listed) from (select q.id, q.kind from approval_request q where q.player_id = p.id order by q.id) listed), '[]'::json) as requests,
         coalesce((select json_agg(listed) from (select x.id, x.kind from sanction x where x.player_id = p.id order by x.id) listed), '[]'::json) as sanctions,
         (select json_build_object('id', sp.id, 'series',
                   (select count(*)::int from six_mans_result sr where sr.six_mans_player_id = sp.id))
            from six_mans_player sp where sp.player_id = p.id) as "sixMans",
         coalesce((select json_agg(listed.item) from (select m.player_id as item from merged_player m where m.into_player_id = p.id order by 1) listed), '[]'::json) as "mergedIds"
    from player p left join app_user u on u.id = p.user_id
   where p.id = any($1::int[]) order by p.id
;

-- read players-apart
-- from modules/player-merge/duplicate-players.repository.ts
-- one: number
-- other: number
select pair.one, pair.other from unnest($1::int[], $2::int[]) as pair (one, other)
    where exists (select 1 from player_game_stats a join player_game_stats b on b.game_id = a.game_id
                   where a.player_id = pair.one and b.player_id = pair.other)
       or exists (select 1 from roster_entry a join roster_entry b on b.player_id = pair.other
                   where a.player_id = pair.one and a.team_id <> b.team_id
                     and tstzrange(a.valid_from, a.valid_to) && tstzrange(b.valid_from, b.valid_to))
       or exists (select 1 from six_mans_player a join six_mans_result ra on ra.six_mans_player_id = a.id
                    join six_mans_result rb on rb.series_id = ra.series_id
                    join six_mans_player b on b.id = rb.six_mans_player_id
                   where a.player_id = pair.one and b.player_id = pair.other)
;

-- read registered-players
-- from modules/player-merge/duplicate-players.repository.ts
-- accounts: [{ accountId: text, displayName?: text, platform: text }]
-- birthdate?: text
-- id: number
-- nickname: text
select p.id, p.nickname, p.birthdate::text as birthdate,
         coalesce((select json_agg(listed.item) from (select json_build_object('platform', a.platform, 'accountId', a.account_id, 'displayName', a.display_name) as item
            from (select platform, account_id, display_name from game_account where player_id = p.id
                  union all select p.platform, p.platform_id, null where p.platform is not null and p.platform_id <> '') a) listed), '[]'::json) as accounts
    from player p order by p.id
;
