-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write insert-six-mans-results
-- from modules/six-mans/six-mans-ledger.repository.ts
insert into six_mans_result (series_id, six_mans_player_id, is_winner, slot, elo_before, elo_after, games, wins, peak, streak, best_streak)
  select * from unnest($1::int[], $2::int[], $3::boolean[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[])
;

-- write lock-six-mans
-- from modules/six-mans/six-mans-ledger.repository.ts
lock table six_mans_series in share row exclusive mode
;

-- read six-mans-count
-- from modules/six-mans/six-mans.repository.ts
-- count: number
select count(*)::int as count from six_mans_series
;

-- read six-mans-curve
-- from modules/six-mans/six-mans.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
-- id: number
-- playedAt: instant
select s.played_at as "playedAt", s.id from six_mans_result r join six_mans_series s on s.id = r.series_id
    where r.six_mans_player_id = $1 order by s.played_at, s.id limit 1
;

-- read six-mans-floors
-- from modules/six-mans/six-mans.repository.ts
-- fromElo: number
-- rank: text
select rank, from_elo as "fromElo" from six_mans_floor order by from_elo desc
;

-- read six-mans-forms
-- from modules/six-mans/six-mans-ledger.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- id: number
-- playerId?: number
select id, player_id as "playerId", discord_id as "discordId" from six_mans_player
    where player_id = $1 or discord_id = $2 order by player_id is null
;

-- read six-mans-near
-- from modules/six-mans/six-mans-ledger.repository.ts
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
-- from modules/six-mans/six-mans.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- name: text
-- playerId?: number
select p.id as "playerId", u.discord_id as "discordId", p.nickname as name from app_user u join player p on p.user_id = u.id where u.discord_id = $1
;

-- read six-mans-person-by-player
-- from modules/six-mans/six-mans-ledger.repository.ts
-- discordId?: text
-- name: text
-- playerId?: number
select p.id as "playerId", u.discord_id as "discordId", p.nickname as name from player p left join app_user u on u.id = p.user_id where p.id = $1
;

-- read six-mans-series
-- from modules/six-mans/six-mans.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
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
-- from modules/six-mans/six-mans.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
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
-- from modules/six-mans/six-mans-ledger.repository.ts
update six_mans_floor f set from_elo = typed.from_elo
     from unnest($1::text[], $2::int[]) as typed(rank, from_elo) where f.rank = typed.rank
;
