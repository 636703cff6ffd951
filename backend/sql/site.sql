-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write add-page-views
-- from modules/site/page-views/page-views.repository.ts
/* worker */ insert into page_view as known (day, route, thing_id, views)
   select found.day, found.route, found.thing, least(sum(found.views), 2147483647)
     from (select told.day, told.route, told.views, case told.kind
    when 'series' then (select s.id from series s where s.id = told.key::int)
    when 'team' then (select t.id from team t where t.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = told.key::int), told.key::int))
    when 'player' then (select p.id from player p where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = told.key::int), told.key::int))
    when 'division' then (select d.id from division d where d.season_id = split_part(told.key, '-', 1)::int
                             and d.discriminator = substr(told.key, strpos(told.key, '-') + 1))
    when 'post' then (select n.id from news_post n
                       where n.published_at <= $6 and (n.slug = told.key or told.key = any(n.former_slugs))
                       order by n.slug = told.key desc, n.changed_at desc, n.id desc limit 1)
    else 0 end as thing
             from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[]) as told(day, route, kind, key, views)) found
    where found.thing is not null
    group by 1, 2, 3 order by 1, 2, 3
   on conflict (day, route, thing_id) do update set
     views = least(known.views::bigint + excluded.views, 2147483647)
;

-- read calendar-division
-- from modules/site/feeds/feeds.repository.ts
-- name: text
-- nameEng?: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, divisionEng?: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select dv.name, dv.name_en as "nameEng", sn.name as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
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
-- from modules/site/feeds/feeds.repository.ts
-- name: text
-- nameEng?: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, divisionEng?: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select p.nickname as name, null as "nameEng", null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
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
-- from modules/site/feeds/feeds.repository.ts
-- name: text
-- nameEng?: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, divisionEng?: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select hs.name || ' – ' || aws.name as name, null as "nameEng", null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
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
-- from modules/site/feeds/feeds.repository.ts
-- name: text
-- nameEng?: text
-- season?: text
-- series: [{ away: text, awayGames?: number, changedAt: text, division: text, divisionEng?: text, home: text, homeGames?: number, id: number, isAnnulled: flag, isCancelled: flag, isStreamed: flag, season: text, sequence: number, startsAt: text, walkover?: text, week: number }]
select t.name, null as "nameEng", null as season, coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changedAt', to_char(e.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', (h.are_results_annulled or a.are_results_annulled),
           'division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from calendar_entry e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where t.id in (e.home_team_id, e.away_team_id) and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date) and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series from team t where t.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $1), $1)
;

-- read feed-results
-- from modules/site/feeds/feeds.repository.ts
-- away: text
-- awayGames?: number
-- division: text
-- divisionEng?: text
-- home: text
-- homeGames?: number
-- id: number
-- isAnnulled: flag
-- isStreamed: flag
-- reportedAt: text
-- season: text
-- walkover?: text
-- week: number
select s.id, to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", h.name as home, a.name as away, d.name as division, d.name_en as "divisionEng",
         se.name as season, s.week, s.is_streamed as "isStreamed", s.home_games as "homeGames",
         s.away_games as "awayGames", s.walkover, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled"
    from (select * from series where reported_at is not null order by reported_at desc, id desc limit $1) s
    join division d on d.id = s.division_id join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   order by s.reported_at desc, s.id desc
;

-- read live-stream
-- from modules/site/live/live-stream.repository.ts
-- series: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- startedAt?: text
-- title?: text
select title, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
         coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where is_streamed and reported_at is null and scheduled_at >= $1
                    order by scheduled_at, id limit 10) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.id) listed), '[]'::json) as series
    from live_stream
;

-- read managed-page
-- from modules/site/pages/pages.repository.ts
-- contentEn: text
-- contentSv: text
-- id: number
-- updatedAt: text
-- version: number
select id, content_sv as "contentSv", content_en as "contentEn", version, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
  from managed_page where name = $1
;

-- read my-week
-- from modules/site/my-week/my-week.repository.ts
-- claim?: { claimedAt: text, isObjected: flag, side: text }
-- confirmBy?: instant
-- confirmation?: text
-- division: text
-- divisionEng?: text
-- isCaptain: flag
-- isReported: flag
-- logos: { away?: text, home?: text }
-- markedDays: [text]
-- names: { away: text, home: text }
-- offered: { away: flag, home: flag }
-- ready: { away: flag, home: flag }
-- reportedBySide?: text
-- rules: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
-- scheduledAt?: instant
-- score?: { away: number, home: number }
-- seriesId: number
-- side: text
-- startsOn: text
-- teamIds: { away: number, home: number }
-- told: { away: flag, home: flag }
-- week: number
select s.id as "seriesId", d.name as division, d.name_en as "divisionEng", s.week, own.sort_order = 1 as "isCaptain",
         case own.team_id when s.home_team_id then 'home' else 'away' end as side,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names,
         json_build_object('home', h.logo, 'away', a.logo) as logos, s.scheduled_at as "scheduledAt",
         case when s.reported_at is not null then json_build_object('home', s.home_games, 'away', s.away_games) end as score,
         s.reported_at is not null as "isReported", s.confirmation, s.reported_by_side as "reportedBySide",
         s.confirm_by as "confirmBy", se.starts_on::text as "startsOn", (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules,
         json_build_object('home', exists (select from time_proposal o where o.series_id = s.id and o.status = 'open' and o.side = 'home'), 'away', exists (select from time_proposal o where o.series_id = s.id and o.status = 'open' and o.side = 'away')) as offered,
         json_build_object('home', exists (select from dispute_story t join dispute x on x.id = t.dispute_id
            where x.series_id = s.id and x.decided_at is null and t.side = 'home'), 'away', exists (select from dispute_story t join dispute x on x.id = t.dispute_id
            where x.series_id = s.id and x.decided_at is null and t.side = 'away')) as told,
         json_build_object('home', exists (select from line_up l where l.series_id = s.id and l.side = 'home' and l.for_start = s.scheduled_at), 'away', exists (select from line_up l where l.series_id = s.id and l.side = 'away' and l.for_start = s.scheduled_at)) as ready,
         (select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', to_char(o.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null) as claim,
         array(select e.day::text from evening_answer e where e.user_id = $2::int) as "markedDays"
    from roster_entry own join series s on own.team_id in (s.home_team_id, s.away_team_id)
    join division d on d.id = s.division_id join season se on se.id = d.season_id
    join match_week_rules on_rules on on_rules.season_id = se.id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where own.player_id = $1 and own.valid_to is null 
     and (s.confirmation = 'waiting' or (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))
          or (on_rules.captains_set_times or on_rules.captains_report) and s.reported_at is null
             and se.ends_on >= ($3::timestamptz)::date - 1)
   order by s.scheduled_at nulls last, s.week, s.id limit 60
;

-- read my-week-opponent
-- from modules/site/my-week/opponent.repository.ts
-- format: text
-- lineUp: [{ nickname: text, playerId: number }]
-- results: [{ awayGames: number, homeGames: number, side: text, walkover?: text }]
-- roster: [{ nickname: text, playerId: number }]
select d.series_format as format,
         coalesce((select json_agg(listed) from (
           select case r.home_team_id when o.team_id then 'home' else 'away' end as side, r.home_games as "homeGames",
                  r.away_games as "awayGames", r.walkover
             from series r 
    join division_team rh on rh.division_id = r.division_id and rh.team_id = r.home_team_id
    join division_team ra on ra.division_id = r.division_id and ra.team_id = r.away_team_id
            where r.division_id = s.division_id and o.team_id in (r.home_team_id, r.away_team_id)
              and r.reported_at is not null and not (rh.are_results_annulled or ra.are_results_annulled)
            order by coalesce(r.scheduled_at, r.reported_at) desc, r.id desc limit 5) listed), '[]'::json) as results,
         coalesce((select json_agg(listed) from (
           select p.id as "playerId", p.nickname
             from line_up l join line_up_player x on x.series_id = l.series_id and x.side = l.side
             join player p on p.id = x.player_id
            where l.series_id = s.id and l.side = $2::text and l.for_start = s.scheduled_at
            order by x.slot) listed), '[]'::json) as "lineUp",
         coalesce((select json_agg(listed) from (
           select p.id as "playerId", p.nickname from roster_entry e join player p on p.id = e.player_id
            where e.team_id = o.team_id and e.valid_to is null order by e.sort_order, e.id) listed), '[]'::json) as roster
    from series s join division d on d.id = s.division_id
    cross join lateral (select case $2::text when 'home' then s.home_team_id else s.away_team_id end as team_id) o
   where s.id = $1
;

-- read page-views
-- from modules/site/page-views/page-views.repository.ts
-- days: [{ date: text, views: number }]
-- pages: [{ address?: text, name?: text, route: text, season?: text, views: number }]
select coalesce((select json_agg(listed) from (select to_char(one, 'YYYY-MM-DD') as date, coalesce(sum(v.views), 0)::float8 as views
                          from generate_series($1::date, $2::date, interval '1 day') one
                          left join page_view v on v.day = one::date group by one order by one) listed), '[]'::json) as days,
         coalesce((select json_agg(listed) from (select read.route, read.views, thing.name, thing.season, thing.address
                         from (select v.route, v.thing_id, sum(v.views)::float8 as views
                                 from page_view v where v.day between $1::date and $2::date
                                group by v.route, v.thing_id
                                order by sum(v.views) desc, v.route, v.thing_id limit 50) read
                         left join lateral (
    select h.name || ' – ' || a.name as name, null as season, s.id::text as address
      from series s join team h on h.id = s.home_team_id join team a on a.id = s.away_team_id
     where read.route = '/series/:seriesId' and s.id = read.thing_id
    union all select t.name, null, t.id::text from team t where read.route = '/team/:teamId' and t.id = read.thing_id
    union all select p.nickname, null, p.id::text
      from player p where read.route = '/player/:playerId?' and p.id = read.thing_id
    union all select d.name, se.name, d.discriminator || '/season/' || d.season_id
      from division d join season se on se.id = d.season_id
     where read.route = '/division/:divisionDiscriminator/season/:seasonId' and d.id = read.thing_id
    union all select n.title, null, n.slug
      from news_post n where read.route = '/post/:customUrl' and n.id = read.thing_id and n.published_at <= $3) thing on true
                        where read.thing_id = 0 or thing.address is not null
                        order by read.views desc, read.route, read.thing_id limit 10) listed), '[]'::json) as pages
;

-- read preview-goal
-- from modules/site/previews/previews.repository.ts
-- assist?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- awayGoals: number
-- clock?: number
-- digest: text
-- homeGoals: number
-- isOvertime: flag
-- isOwnGoal: flag
-- scorer?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- seconds: number
-- side: text
select 
         (select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) from player_field_play place
            join player_game_stats row on row.game_id = place.game_id and row.side = place.side and row.slot = place.slot
            join player p on p.id = row.player_id
           where place.game_id = r.game_id and place.position = r.player_position) as scorer, 
         (select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) from player_field_play place
            join player_game_stats row on row.game_id = place.game_id and row.side = place.side and row.slot = place.slot
            join player p on p.id = row.player_id
           where place.game_id = r.game_id and place.position = r.other_position) as assist,
         r.side, r.clock, r.is_overtime as "isOvertime", r.is_own_goal as "isOwnGoal", r.seconds,
         r.home as "homeGoals", r.away as "awayGoals", f.track_digest as digest
    from (select e.*, row_number() over line as number,
                 count(*) filter (where e.side = 'home') over line as home,
                 count(*) filter (where e.side = 'away') over line as away
            from game g join field_event e on e.game_id = g.id and e.kind = 'goal' and e.side is not null
           where g.series_id = $1 and g.number = $2
          window line as (order by e.position)) r
    join game_field_play f on f.game_id = r.game_id
   where r.number = $3
;

-- read preview-player
-- from modules/site/previews/previews.repository.ts
-- avatar?: text
-- id: number
-- nickname: text
-- played?: { division: text, divisionEng?: text, season: text, sums: [[json]] }
-- team?: { id: number, logo?: text, name: text }
select p.id, p.nickname, p.avatar,
         (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2) limit 1) as team,
         (select json_build_object('division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'sums', coalesce((select json_agg(listed.item) from (
                   select json_build_array(t.player_id, t.team_id, t.games, t.score, t.goals, t.assists, t.saves, t.shots) as item from player_division_totals t
                    where t.division_id = d.id and t.games > 0) listed), '[]'::json))
            from player_division_totals t join division d on d.id = t.division_id join season se on se.id = d.season_id
           where t.player_id = p.id and t.games > 0
           order by se.starts_on desc, se.id desc, t.games desc, d.id limit 1) as played
    from player p where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read preview-players
-- from modules/site/previews/previews.repository.ts
-- away: { id: number, image?: text, name: text }
-- home: { id: number, image?: text, name: text }
select json_build_object('id', h.id, 'name', h.nickname, 'image', h.avatar) as home,
         json_build_object('id', a.id, 'name', a.nickname, 'image', a.avatar) as away
    from player h join player a on a.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $2), $2) where h.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read preview-team
-- from modules/site/previews/previews.repository.ts
-- division?: text
-- id: number
-- logo?: text
-- name: text
-- results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- season?: text
select t.id, t.name, t.logo, d.name as division, se.name as season,
         case when d.id is not null then json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
    from team t
    left join division_team dt on dt.team_id = t.id and dt.season_id = 
  (select within.season_id from division_team within join season own on own.id = within.season_id
    where within.team_id = t.id and not (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
    order by (own.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date), own.starts_on desc, own.id desc limit 1) and not dt.is_stage
    left join division d on d.id = dt.division_id left join season se on se.id = dt.season_id
   where t.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $1), $1)
;

-- read preview-teams
-- from modules/site/previews/previews.repository.ts
-- away: { id: number, image?: text, name: text }
-- home: { id: number, image?: text, name: text }
select json_build_object('id', h.id, 'name', h.name, 'image', h.logo) as home,
         json_build_object('id', a.id, 'name', a.name, 'image', a.logo) as away
    from team h join team a on a.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $2), $2) where h.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $1), $1)
;

-- read search-palette
-- from modules/site/search/palette.repository.ts
-- divisions: [{ division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, season: { id: number, name: text } }]
-- news: [{ id: number, mayTellResults: flag, publishedAt: text, slug: text, title: text }]
-- players: [{ avatar?: text, id: number, nationality?: text, nickname: text }]
-- playing: [{ away: { id: number, logo?: text, name: text }, home: { id: number, logo?: text, name: text }, id: number }]
-- series: [{ away: { id: number, logo?: text, name: text }, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, home: { id: number, logo?: text, name: text }, id: number, scheduledAt?: text }]
-- teams: [{ id: number, logo?: text, name: text }]
select coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as item from player p where (search_text(p.nickname) like $1 or $3 <% search_text(p.nickname))
            order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, strpos(lower(p.nickname), $6) > 0 desc,
   search_text(p.nickname) like $1 desc, word_similarity($3, search_text(p.nickname)) desc, swedish_order(p.nickname) collate "C", p.id limit $5) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as item from team t where (search_text(t.name) like $1 or $3 <% search_text(t.name))
            order by t.is_active desc, starts_with(lower(t.name), $6) desc, search_text(t.name) like $2 desc, strpos(lower(t.name), $6) > 0 desc,
   search_text(t.name) like $1 desc, word_similarity($3, search_text(t.name)) desc, swedish_order(t.name) collate "C", t.id limit $5) listed), '[]'::json) as teams,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name)) as item
             from division d join season se on se.id = d.season_id
            where (search_text(d.name) like $1 or $3 <% search_text(d.name)) or (search_text(d.name_en) like $1 or $3 <% search_text(d.name_en)) or (search_text((d.name || ' ' || se.name)) like $1 or $3 <% search_text((d.name || ' ' || se.name)))
            order by search_text((d.name || ' ' || se.name)) like $1 desc, (se.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($4::timestamptz at time zone 'Europe/Stockholm')::date), se.starts_on desc, se.id desc, starts_with(lower(d.name), $6) desc, search_text(d.name) like $2 desc, strpos(lower(d.name), $6) > 0 desc,
   search_text(d.name) like $1 desc, word_similarity($3, search_text(d.name)) desc, swedish_order(d.name) collate "C", d.id limit $5) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', n.id, 'title', n.title, 'slug', n.slug, 'publishedAt', to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                                    'mayTellResults', (n.title || ' ' || n.description) ~ '\m\d{1,2} ?[–-] ?\d{1,2}\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\M)'
  or exists (select from series s where s.reported_at is not null and s.scheduled_at <= n.published_at
    and s.scheduled_at > n.published_at - interval '7 days') or exists (select from series s where s.reported_at is not null and s.reported_at <= n.published_at
    and s.reported_at > n.published_at - interval '7 days')) as item
             from (select n.* from news_post n
            where n.published_at <= $4 and (search_text(n.title) like $1 or $3 <% search_text(n.title))
                    order by starts_with(lower(n.title), $6) desc, search_text(n.title) like $2 desc, strpos(lower(n.title), $6) > 0 desc,
   search_text(n.title) like $1 desc, word_similarity($3, search_text(n.title)) desc, swedish_order(n.title) collate "C", n.published_at desc, n.id limit $5) n
            order by starts_with(lower(n.title), $6) desc, search_text(n.title) like $2 desc, strpos(lower(n.title), $6) > 0 desc,
   search_text(n.title) like $1 desc, word_similarity($3, search_text(n.title)) desc, swedish_order(n.title) collate "C", n.published_at desc, n.id) listed), '[]'::json) as news,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', s.id, 'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo)) as item
             from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            where s.scheduled_at <= $4 and s.scheduled_at >= $7 and s.reported_at is null
              and ((search_text(h.name) like $1 or $3 <% search_text(h.name)) or (search_text(a.name) like $1 or $3 <% search_text(a.name)))
            order by s.scheduled_at, s.id limit $5) listed), '[]'::json) as playing,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', s.id, 'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
                                    'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as item
             from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id join division d on d.id = s.division_id
            where s.id in (select between.id
                             from unnest($8::text[], $9::text[]) pair (one, other)
                             join team x on search_text(x.name) like pair.one
                             join team y on search_text(y.name) like pair.other and y.id <> x.id
                             join series between on (between.home_team_id, between.away_team_id) in ((x.id, y.id), (y.id, x.id)))
            order by abs(extract(epoch from s.scheduled_at - $4)) nulls last, s.id desc limit $5) listed), '[]'::json) as series
;

-- read search-players
-- from modules/site/search/search.repository.ts
-- items: [{ discordName?: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team?: { id: number, logo?: text, name: text } }]
-- total: number
with hit as materialized (select found.id from players_found_by_name($1, $3) as found(id)),
  page as (
    select p.* from player p where p.id = any(array(select id from hit))
     order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, swedish_order(p.nickname) collate "C", p.id limit $4 offset $5)
  select (select count(*)::int from hit) as total,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'discordName', coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name),
                    'team', (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) from roster_entry r join team t on t.id = r.team_id
                              where r.player_id = p.id and r.valid_from <= $3 and (r.valid_to is null or r.valid_to > $3))) as item
             from page p left join app_user u on u.id = p.user_id
            order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json) as items
;

-- read search-teams
-- from modules/site/search/search.repository.ts
-- id: number
-- logo?: text
-- name: text
select id, name, logo from team where search_text(name) like $1
   order by is_active desc, starts_with(lower(name), $4) desc, search_text(name) like $2 desc, swedish_order(name) collate "C", id limit $3
;

-- read sitemap
-- from modules/site/previews/sitemap.repository.ts
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
