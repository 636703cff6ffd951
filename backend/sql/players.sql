-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read all-nicknames
-- from modules/players/player-identity.repository.ts
-- id: number
-- nickname: text
select id, nickname from player
;

-- read bannable-players
-- from modules/players/sanctions/sanctions.repository.ts
-- nickname: text
-- terms: [{ endsOn?: text, kind: text, liftedOn?: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
select p.nickname, coalesce((select json_agg(listed) from (
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = p.id and x.kind <> 'warning' order by x.id) listed), '[]'::json) as terms from player p where p.id = any($1::int[]) order by p.id
;

-- read game-account
-- from modules/players/accounts/game-accounts.repository.ts
-- accountId: text
-- displayName?: text
-- id: number
-- nickname: text
-- platform: text
-- playerId: number
select id, player_id as "playerId", platform, account_id as "accountId", display_name as "displayName", (select nickname from player p where p.id = player_id) as nickname
     from game_account where platform = $1 and account_id = $2
;

-- write insert-six-mans-results
-- from modules/players/six-mans/six-mans-ledger.repository.ts
insert into six_mans_result (series_id, six_mans_player_id, is_winner, slot, elo_before, elo_after, games, wins, peak, streak, best_streak)
  select * from unnest($1::int[], $2::int[], $3::boolean[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[])
;

-- read is-game-account-known
-- from modules/players/accounts/game-accounts.repository.ts
-- isKnown: flag
select exists (select from (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '') known
                   where known.platform = $1 and known.account_id = lower(trim($2))) as "isKnown"
;

-- write lock-six-mans
-- from modules/players/six-mans/six-mans-ledger.repository.ts
lock table six_mans_series in share row exclusive mode
;

-- read player-exists
-- from modules/players/players.repository.ts
-- id: number
select id from player where id = $1
;

-- read player-profile
-- from modules/players/players.repository.ts
-- avatar?: text
-- banner?: text
-- discord?: text
-- discordDiscriminator?: text
-- discordName?: text
-- discordUsername?: text
-- displayName: text
-- id: number
-- instagram?: text
-- mmr?: number
-- nationality?: text
-- nickname: text
-- roleIds: [number]
-- sanctions: [{ endsOn?: text, id: number, kind: text, liftedOn?: text, reasonEn?: text, reasonSv: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
-- sixMans?: { bestStreak: number, elo: number, games: number, peak: number, rank: text, streak: number, wins: number }
-- sortOrder?: number
-- team?: { id: number, logo?: text, name: text }
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select p.id, p.nickname, p.nickname as "displayName", p.avatar, p.banner, p.nationality, p.mmr,
         coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name) as "discordName",
         coalesce((select json_agg(listed.item) from (select ur.role as item from user_role ur where ur.user_id = u.id order by ur.role) listed), '[]'::json) as "roleIds",
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         
  (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) from roster_entry r join team t on t.id = r.team_id
    where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)) as team, 
  (select json_build_object('rank', coalesce((select f.rank from six_mans_floor f where f.from_elo <= sr.elo_after order by f.from_elo desc limit 1), 'e'), 'elo', sr.elo_after, 'peak', sr.peak,
    'games', sr.games, 'wins', sr.wins, 'streak', sr.streak, 'bestStreak', sr.best_streak) from six_mans_player sp join six_mans_result sr on sr.six_mans_player_id = sp.id
    where sp.player_id = p.id order by sr.games desc limit 1) as "sixMans",
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
    from sanction x where x.player_id = p.id and x.is_public order by x.starts_on desc, x.id desc) listed), '[]'::json) as sanctions,
         u.id as "userId", p.discord_name as discord, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", (select r.sort_order from roster_entry r where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)) as "sortOrder"
    from player p left join app_user u on u.id = p.user_id
   where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read player-settings
-- from modules/players/registration/registration.repository.ts
-- avatar?: text
-- banner?: text
-- birthdate?: text
-- id: number
-- nationality?: text
-- nickname: text
-- platform?: text
-- platformId?: text
select id, nickname, platform, platform_id as "platformId", birthdate::text as birthdate, nationality, avatar, banner
    from player where user_id = $1
;

-- read points-decisions
-- from modules/players/sanctions/sanctions.repository.ts
-- divisionId: number
-- divisionName: text
-- points: number
-- reason: text
-- seasonName: text
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, d.id as "divisionId",
          d.name as "divisionName", se.name as "seasonName", dt.adjustment as points, dt.adjustment_reason as reason
     from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
    where dt.adjustment <> 0 and ($1 = '' or search_text(dt.name) like $1) and ($2::int is null or dt.team_id = $2)
    order by se.starts_on desc, d.rank, swedish_order(dt.name) collate "C"
;

-- read sanction
-- from modules/players/sanctions/sanctions.repository.ts
-- decidedAt: text
-- decidedBy?: text
-- endsOn?: text
-- id: number
-- isPublic: flag
-- kind: text
-- liftReason?: text
-- liftedOn?: text
-- note?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reasonEn?: text
-- reasonSv: text
-- series: [{ didPlay: flag, isWalkover: flag, playedAt: text }]
-- seriesCount?: number
-- startsOn: text
-- team?: { id: number, logo?: text, name: text }
-- userId?: number
-- version: number
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team, coalesce(p.user_id, captain.user_id) as "userId",
         x.reason_sv as "reasonSv", x.reason_en as "reasonEn", x.note, x.is_public as "isPublic",
         to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", coalesce(judge.nickname, u.discord_username) as "decidedBy",
         x.lift_reason as "liftReason", x.version
    from sanction x
    left join player p on p.id = x.player_id
    left join roster_entry now on now.player_id = p.id and now.valid_to is null
    left join team t on t.id = coalesce(x.team_id, now.team_id)
    left join roster_entry first on first.team_id = x.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = x.decided_by_user_id
    left join player judge on judge.user_id = u.id where x.id = $1
;

-- read sanctioned-player
-- from modules/players/sanctions/sanctions.repository.ts
-- isOwn: flag
-- member?: { captainUserId: number, nickname: text, teamId: number }
-- userId?: number
select p.user_id as "userId", (
  coalesce(p.id = $2::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = p.id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) as "isOwn",
          (select json_build_object('nickname', p.nickname, 'teamId', now.team_id, 'captainUserId', captain.user_id)
             from roster_entry now
             join roster_entry first on first.team_id = now.team_id and first.valid_to is null and first.sort_order = 1
             join player captain on captain.id = first.player_id and captain.user_id is not null
            where now.player_id = p.id and now.valid_to is null and first.player_id <> p.id) as member
     from player p where p.id = $1
;

-- read sanctioned-team
-- from modules/players/sanctions/sanctions.repository.ts
-- isOwn: flag
-- member?: { captainUserId: number, nickname: text, teamId: number }
-- userId?: number
select (select p.user_id from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.id and r.valid_to is null and r.sort_order = 1) as "userId",
          (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = t.id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = t.id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) as "isOwn", null::json as member
     from team t where t.id = $1
;

-- read sanctions
-- from modules/players/sanctions/sanctions.repository.ts
-- decidedAt: text
-- decidedBy?: text
-- endsOn?: text
-- id: number
-- isPublic: flag
-- kind: text
-- liftReason?: text
-- liftedOn?: text
-- note?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reasonEn?: text
-- reasonSv: text
-- series: [{ didPlay: flag, isWalkover: flag, playedAt: text }]
-- seriesCount?: number
-- startsOn: text
-- team?: { id: number, logo?: text, name: text }
-- userId?: number
-- version: number
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team, coalesce(p.user_id, captain.user_id) as "userId",
         x.reason_sv as "reasonSv", x.reason_en as "reasonEn", x.note, x.is_public as "isPublic",
         to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", coalesce(judge.nickname, u.discord_username) as "decidedBy",
         x.lift_reason as "liftReason", x.version
    from sanction x
    left join player p on p.id = x.player_id
    left join roster_entry now on now.player_id = p.id and now.valid_to is null
    left join team t on t.id = coalesce(x.team_id, now.team_id)
    left join roster_entry first on first.team_id = x.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = x.decided_by_user_id
    left join player judge on judge.user_id = u.id
    where ($1 = '' or search_text(p.nickname) like $1 or search_text(t.name) like $1) and ($2::text is null or x.kind = $2)
      and ($3::int is null or x.player_id = $3)
      and ($4::int is null or x.team_id = $4 or (x.player_id is not null and now.team_id = $4))
    order by x.starts_on desc, x.id desc
;

-- read six-mans-count
-- from modules/players/six-mans/six-mans.repository.ts
-- count: number
select count(*)::int as count from six_mans_series
;

-- read six-mans-curve
-- from modules/players/six-mans/six-mans.repository.ts
-- elo: number
-- isWin: flag
-- playedAt: text
-- seriesId: number
select s.id as "seriesId", to_char(s.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", r.elo_after as elo, r.is_winner as "isWin"
    from six_mans_player sp
    join lateral (select * from six_mans_result own where own.six_mans_player_id = sp.id
                   order by own.games desc limit $2) r on true
    join six_mans_series s on s.id = r.series_id
   where sp.player_id = $1
   order by r.games
;

-- read six-mans-first-of
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- id: number
-- playedAt: instant
select s.played_at as "playedAt", s.id from six_mans_result r join six_mans_series s on s.id = r.series_id
    where r.six_mans_player_id = $1 order by s.played_at, s.id limit 1
;

-- read six-mans-floors
-- from modules/players/six-mans/six-mans.repository.ts
-- fromElo: number
-- rank: text
select rank, from_elo as "fromElo" from six_mans_floor order by from_elo desc
;

-- read six-mans-forms
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- bestStreak: number
-- elo: number
-- games: number
-- id: number
-- peak: number
-- streak: number
-- wins: number
select distinct on (r.six_mans_player_id) r.six_mans_player_id as id, r.games, r.wins, r.elo_after as elo, r.peak, r.streak,
         r.best_streak as "bestStreak"
    from six_mans_result r where r.six_mans_player_id = any($1::int[])
   order by r.six_mans_player_id, r.games desc
;

-- read six-mans-known
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- id: number
-- playerId?: number
select id, player_id as "playerId", discord_id as "discordId" from six_mans_player
    where player_id = $1 or discord_id = $2 order by player_id is null
;

-- read six-mans-near
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- id: number
-- loserGames: number
-- losers: [number]
-- winners: [number]
select s.id, s.loser_games as "loserGames",
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and r.is_winner order by r.slot) as winners,
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and not r.is_winner order by r.slot) as losers
    from six_mans_series s
    join six_mans_series own on own.id = $1 and own.id <> s.id
   where s.played_at between own.played_at - $3::int * interval '1 ms' and own.played_at + $3::int * interval '1 ms'
      or s.created_at >= $2::timestamptz - $3::int * interval '1 ms'
;

-- read six-mans-one
-- from modules/players/six-mans/six-mans.repository.ts
-- id: number
-- loserGames: number
-- losers: [{ eloAfter: number, eloBefore: number, name: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text } }]
-- playedAt: text
-- winners: [{ eloAfter: number, eloBefore: number, name: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text } }]
select s.id, to_char(s.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.loser_games as "loserGames",
         coalesce((select json_agg(listed.item) from (
    select json_build_object('name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end, 'eloBefore', r.elo_before, 'eloAfter', r.elo_after) as item
      from six_mans_result r join six_mans_player sp on sp.id = r.six_mans_player_id
      left join player p on p.id = sp.player_id
     where r.series_id = s.id and r.is_winner = true order by r.slot) listed), '[]'::json) as winners, coalesce((select json_agg(listed.item) from (
    select json_build_object('name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end, 'eloBefore', r.elo_before, 'eloAfter', r.elo_after) as item
      from six_mans_result r join six_mans_player sp on sp.id = r.six_mans_player_id
      left join player p on p.id = sp.player_id
     where r.series_id = s.id and r.is_winner = false order by r.slot) listed), '[]'::json) as losers
    from six_mans_series s where s.id = $1
;

-- read six-mans-person-by-account
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- name: text
-- playerId?: number
select p.id as "playerId", u.discord_id as "discordId", p.nickname as name from app_user u join player p on p.user_id = u.id where u.discord_id = $1
;

-- read six-mans-person-by-player
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- name: text
-- playerId?: number
select p.id as "playerId", u.discord_id as "discordId", p.nickname as name from player p left join app_user u on u.id = p.user_id where p.id = $1
;

-- read six-mans-series
-- from modules/players/six-mans/six-mans.repository.ts
-- id: number
-- loserGames: number
-- losers: [{ eloAfter: number, eloBefore: number, name: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text } }]
-- playedAt: text
-- winners: [{ eloAfter: number, eloBefore: number, name: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text } }]
select s.id, to_char(s.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.loser_games as "loserGames",
         coalesce((select json_agg(listed.item) from (
    select json_build_object('name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end, 'eloBefore', r.elo_before, 'eloAfter', r.elo_after) as item
      from six_mans_result r join six_mans_player sp on sp.id = r.six_mans_player_id
      left join player p on p.id = sp.player_id
     where r.series_id = s.id and r.is_winner = true order by r.slot) listed), '[]'::json) as winners, coalesce((select json_agg(listed.item) from (
    select json_build_object('name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end, 'eloBefore', r.elo_before, 'eloAfter', r.elo_after) as item
      from six_mans_result r join six_mans_player sp on sp.id = r.six_mans_player_id
      left join player p on p.id = sp.player_id
     where r.series_id = s.id and r.is_winner = false order by r.slot) listed), '[]'::json) as losers
    from six_mans_series s order by s.played_at desc, s.id desc limit $1 offset $2
;

-- read six-mans-since
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- id: number
-- loserGames: number
-- losers: [number]
-- winners: [number]
select s.id, s.loser_games as "loserGames",
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and r.is_winner order by r.slot) as winners,
         array(select r.six_mans_player_id from six_mans_result r where r.series_id = s.id and not r.is_winner order by r.slot) as losers
    from six_mans_series s
   where (s.played_at, s.id) > ($1::timestamptz, $2::int)
   order by s.played_at, s.id
;

-- read six-mans-standings
-- from modules/players/six-mans/six-mans.repository.ts
-- name: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- standing: { bestStreak: number, elo: number, games: number, peak: number, rank: text, streak: number, wins: number }
select coalesce(p.nickname, sp.name) as name, case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         json_build_object('rank', coalesce((select f.rank from six_mans_floor f where f.from_elo <= last.elo_after order by f.from_elo desc limit 1), 'e'), 'elo', last.elo_after, 'peak', last.peak,
    'games', last.games, 'wins', last.wins, 'streak', last.streak, 'bestStreak', last.best_streak) as standing
    from six_mans_player sp
    join lateral (select * from six_mans_result r where r.six_mans_player_id = sp.id order by r.games desc limit 1) last on true
    left join player p on p.id = sp.player_id
   order by last.elo_after desc, last.peak desc, last.wins desc, swedish_order(coalesce(p.nickname, sp.name)) collate "C", sp.id
;

-- read six-mans-told
-- from modules/players/six-mans/six-mans-ledger.repository.ts
-- loserGames: number
-- losers: [text]
-- playedAt: instant
-- winners: [text]
select s.played_at as "playedAt", s.loser_games as "loserGames", array(select p.name from six_mans_result r join six_mans_player p on p.id = r.six_mans_player_id
          where r.series_id = s.id and r.is_winner order by r.slot) as winners,
          array(select p.name from six_mans_result r join six_mans_player p on p.id = r.six_mans_player_id
          where r.series_id = s.id and not r.is_winner order by r.slot) as losers from six_mans_series s where s.id = $1
;

-- write update-six-mans-floors
-- from modules/players/six-mans/six-mans-ledger.repository.ts
update six_mans_floor f set from_elo = typed.from_elo
     from unnest($1::text[], $2::int[]) as typed(rank, from_elo) where f.rank = typed.rank
;
