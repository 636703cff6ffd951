-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read all-nicknames
-- from modules/players/player-identity.repository.ts
-- id: number
-- nickname: text
select id, nickname from player
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

-- read is-game-account-known
-- from modules/players/accounts/game-accounts.repository.ts
-- isKnown: flag
select exists (select from (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '') known
                   where known.platform = $1 and known.account_id = lower(trim($2))) as "isKnown"
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
