-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read calendar-division
-- from modules/feeds/feeds.repository.ts
-- name: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select dv.name, sn.name as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from calendar_entry e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where e.division_id = dv.id and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series
    from division dv join season sn on sn.id = dv.season_id where dv.id = $1
;

-- read calendar-player
-- from modules/feeds/feeds.repository.ts
-- name: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select p.nickname as name, null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from (
  select m.* from roster_entry r join calendar_entry m on r.team_id in (m.home_team_id, m.away_team_id)
   where r.player_id = p.id and r.valid_from <= m.starts_at and (r.valid_to is null or m.starts_at < r.valid_to)) e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date) and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series
    from player p where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read calendar-series
-- from modules/feeds/feeds.repository.ts
-- name: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select hs.name || ' – ' || aws.name as name, null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from calendar_entry e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where e.series_id = one.id and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series
    from series one
    join division_team hs on hs.division_id = one.division_id and hs.team_id = one.home_team_id
    join division_team aws on aws.division_id = one.division_id and aws.team_id = one.away_team_id
   where one.id = $1
;

-- read calendar-team
-- from modules/feeds/feeds.repository.ts
-- name: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select t.name, null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from calendar_entry e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where t.id in (e.home_team_id, e.away_team_id) and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date) and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series from team t where t.id = $1
;

-- read feed-results
-- from modules/feeds/feeds.repository.ts
-- away: text
-- awayGames?: number
-- division: text
-- home: text
-- homeGames?: number
-- id: number
-- isAnnulled: flag
-- isStreamed: flag
-- reportedAt: text
-- season: text
-- walkover?: text
-- week: number
select s.id, to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", h.name as home, a.name as away, d.name as division,
         se.name as season, s.week, s.is_streamed as "isStreamed", s.home_games as "homeGames",
         s.away_games as "awayGames", s.walkover, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled"
    from (select * from series where reported_at is not null order by reported_at desc, id desc limit $1) s
    join division d on d.id = s.division_id join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   order by s.reported_at desc, s.id desc
;
