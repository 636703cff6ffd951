-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

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

-- read six-mans-floors
-- from modules/six-mans/six-mans.repository.ts
-- fromElo: number
-- rank: text
select rank, from_elo as "fromElo" from six_mans_floor order by from_elo desc
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
   order by last.elo_after desc, last.peak desc, last.wins desc, lower(coalesce(p.nickname, sp.name)), sp.id
;
