-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read captains-without-line-up
-- from modules/match-week/reminders/week-reminders.repository.ts
-- captains: [{ discordId: text, muted: [text], team: text, userId: number }]
-- divisionId: number
-- names: { away: text, division: text, home: text }
select s.division_id as "divisionId", json_build_object('home', h.name, 'away', a.name, 'division', d.name) as names,
         
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name,
                     'muted', array(select x.kind from muted_reminder x where x.user_id = u.id)) order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (case when not exists (select from line_up l where l.series_id = s.id and l.side = 'home' and l.for_start = s.scheduled_at) then s.home_team_id end, case when not exists (select from line_up l where l.series_id = s.id and l.side = 'away' and l.for_start = s.scheduled_at) then s.away_team_id end) and r.valid_to is null and r.sort_order = 1) as captains
    from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = $1
;

-- write confirm-overdue-results
-- from modules/match-week/results/results.repository.ts
-- names: { away: text, home: text }
-- seriesId: number
-- teamIds: { away: number, home: number }
with due as (select id from series where confirmation = 'waiting' and confirm_by <= $1
                order by id for no key update),
  confirmed as (update series s set confirmation = 'confirmed', confirm_by = null, version = version + 1
                  from due where s.id = due.id returning s.*)
  select s.id as "seriesId", json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
              json_build_object('home', h.name, 'away', a.name) as names from confirmed s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.id
;

-- read fate-of-start
-- from modules/match-week/times/times.repository.ts
-- status: text
select status from time_proposal
    where series_id = $1 and side = $2 and $3::timestamptz = any(starts) order by id desc limit 1
;

-- read games-of-series
-- from modules/match-week/results/results.repository.ts
-- count: number
select count(*)::int as count from game where series_id = $1
;

-- read latest-dispute
-- from modules/match-week/results/results.repository.ts
-- game?: number
-- id: number
-- openedAt: text
-- outcome?: text
-- reason?: text
-- side: text
-- stories: [{ at: text, by?: text, side: text, text: text }]
select d.id, d.side, d.game_number as game, to_char(d.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "openedAt", d.outcome, d.reason,
         coalesce((select json_agg(json_build_object('side', t.side, 'text', t.text, 'by', p.nickname,
                     'at', to_char(t.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.side desc)
                     from dispute_story t left join player p on p.user_id = t.user_id where t.dispute_id = d.id), '[]') as stories
    from dispute d where d.series_id = $1 order by d.id desc limit 1
;

-- read line-ups
-- from modules/match-week/ready/ready.repository.ts
-- namedAt: text
-- players: [{ nickname: text, playerId: number }]
-- side: text
select l.side, to_char(l.named_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "namedAt",
         (select json_agg(json_build_object('playerId', p.id, 'nickname', p.nickname) order by x.slot)
            from line_up_player x join player p on p.id = x.player_id
           where x.series_id = l.series_id and x.side = l.side) as players
    from line_up l join series s on s.id = l.series_id and s.scheduled_at = l.for_start
   where l.series_id = $1 order by l.side desc
;

-- write lock-teams-of-week-series
-- from modules/match-week/week-series.repository.ts
-- id: number
select t.id from team t where t.id in (select home_team_id from series where id = $1 union all
                                          select away_team_id from series where id = $1) order by t.id for share
;

-- write lock-week-series
-- from modules/match-week/week-series.repository.ts
-- claim?: { isObjected: flag, side: text }
-- confirmBy?: instant
-- confirmation?: text
-- divisionAdminUserId?: number
-- divisionId: number
-- id: number
-- isCaptain: flag
-- isOwnTeam: flag
-- isReported: flag
-- isStreamed: flag
-- names: { away: text, home: text }
-- reportedBySide?: text
-- rules?: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
-- scheduledAt?: instant
-- seasonId: number
-- side?: text
-- startsOn: text
-- teamIds: { away: number, home: number }
-- version: number
-- walkover?: text
-- week: number
select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", d.season_id as "seasonId", s.week,
         s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed", s.reported_at is not null as "isReported",
         s.walkover, s.confirmation, s.reported_by_side as "reportedBySide", s.confirm_by as "confirmBy", s.version, (select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', to_char(o.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null) as claim,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam",
         (select case own.team_id when s.home_team_id then 'home' else 'away' end from roster_entry own where own.player_id = $2::int and own.valid_to is null
                      and own.team_id in (s.home_team_id, s.away_team_id)) as side,
         coalesce((select own.sort_order = 1 from roster_entry own where own.player_id = $2::int and own.valid_to is null
                      and own.team_id in (s.home_team_id, s.away_team_id)), false) as "isCaptain",
         se.starts_on::text as "startsOn", (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
    
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1 for share of d for no key update of s
;

-- read match-week-rules
-- from modules/match-week/rules/week-rules.repository.ts
-- rules?: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
select (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules from season se where se.id = $1
;

-- read my-week
-- from modules/match-week/my-week/my-week.repository.ts
-- claim?: { claimedAt: text, isObjected: flag, side: text }
-- confirmBy?: instant
-- confirmation?: text
-- division: text
-- isCaptain: flag
-- isReported: flag
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
select s.id as "seriesId", d.name as division, s.week, own.sort_order = 1 as "isCaptain",
         case own.team_id when s.home_team_id then 'home' else 'away' end as side,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, s.scheduled_at as "scheduledAt",
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
-- from modules/match-week/my-week/opponent.repository.ts
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

-- read no-show-of-series
-- from modules/match-week/no-show/no-show.repository.ts
-- claim?: { by?: text, claimedAt: text, id: number, objection?: { at: text, by?: text, text?: text }, outcome?: text, reason?: text, side: text }
-- declined: { away: flag, home: flag }
-- ready: { away: flag, home: flag }
select json_build_object('home', exists (select from line_up l where l.series_id = s.id and l.side = 'home' and l.for_start = s.scheduled_at), 'away', exists (select from line_up l where l.series_id = s.id and l.side = 'away' and l.for_start = s.scheduled_at)) as ready,
         json_build_object('home', exists (select from no_show_claim x where x.series_id = s.id and x.for_start = s.scheduled_at
              and x.side = 'home' and x.outcome = 'declined'), 'away', exists (select from no_show_claim x where x.series_id = s.id and x.for_start = s.scheduled_at
              and x.side = 'away' and x.outcome = 'declined')) as declined,
         (select json_build_object('id', c.id, 'side', c.side, 'claimedAt', to_char(c.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                   'by', (select p.nickname from player p where p.user_id = c.claimed_by_user_id), 'outcome', c.outcome, 'reason', c.reason,
                   'objection', case when c.objected_at is not null then json_build_object('text', c.objection,
                      'by', (select p.nickname from player p where p.user_id = c.objected_by_user_id), 'at', to_char(c.objected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)
            from no_show_claim c
           where c.series_id = s.id and c.for_start = s.scheduled_at and c.outcome is distinct from 'withdrawn'
           order by c.id desc limit 1) as claim
    from series s where s.id = $1
;

-- read series-evidence
-- from modules/match-week/evidence/evidence.repository.ts
-- addedAt: text
-- id: number
-- kind: text
-- side: text
select id, kind, side, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt" from series_evidence where series_id = $1 order by id
;

-- read series-timeline
-- from modules/match-week/timeline.repository.ts
-- at: text
-- by?: text
-- id: number
-- isByClock: flag
-- kind: text
-- side?: text
-- starts: [text]
-- text?: text
select e.id, e.kind, e.side, p.nickname as by, e.kind = 'confirmed' and e.side is null as "isByClock",
         to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
         array(select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(e.starts) with ordinality as o (start, n) order by o.n) as starts,
         case when e.kind = 'line-up-named'
              then (select string_agg(n.nickname, ', ' order by o.slot)
                      from unnest(e.player_ids) with ordinality as o (id, slot)
                      left join merged_player m on m.player_id = o.id
                      join player n on n.id = coalesce(m.into_player_id, o.id))
              else e.text end as text
    from series_event e left join player p on p.user_id = e.user_id
   where e.series_id = $1 order by e.id
;

-- write tell-decided-claims
-- from modules/match-week/no-show/no-show.repository.ts
-- decidedAt: instant
-- decidedByUserId?: number
-- names: { away: text, home: text }
-- outcome: text
-- reason?: text
-- seriesId: number
-- side: text
-- teamIds: { away: number, home: number }
with told as (insert into no_show_notice (claim_id, decided_at)
                select id, decided_at from no_show_claim c
                 where outcome in ('granted', 'declined', 'overtaken')
                   and not exists (select 1 from no_show_notice n where n.claim_id = c.id and n.decided_at = c.decided_at)
                on conflict do nothing returning claim_id)
  select s.id as "seriesId", json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
              json_build_object('home', h.name, 'away', a.name) as names, c.side, c.outcome, c.reason,
         c.decided_by_user_id as "decidedByUserId", c.decided_at as "decidedAt"
    from told join no_show_claim c on c.id = told.claim_id join series s on s.id = c.series_id
    
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by c.id
;

-- write tell-decided-disputes
-- from modules/match-week/results/results.repository.ts
-- decidedAt: instant
-- decidedByUserId?: number
-- names: { away: text, home: text }
-- outcome: text
-- reason?: text
-- seriesId: number
-- teamIds: { away: number, home: number }
with told as (insert into dispute_notice (dispute_id, decided_at)
                select id, decided_at from dispute d
                 where decided_at is not null
                   and not exists (select 1 from dispute_notice n where n.dispute_id = d.id and n.decided_at = d.decided_at)
                on conflict do nothing returning dispute_id)
  select s.id as "seriesId", json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
              json_build_object('home', h.name, 'away', a.name) as names, d.outcome, d.reason, d.decided_by_user_id as "decidedByUserId", d.decided_at as "decidedAt"
    from told join dispute d on d.id = told.dispute_id join series s on s.id = d.series_id
    
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by d.id
;

-- write tell-match-week
-- from modules/match-week/times/times.repository.ts
select pg_notify('match_week', $1::int::text)
;

-- read week-matters
-- from modules/match-week/matters/week-matters.repository.ts
-- claim?: { claimedAt: text, isObjected: flag, side: text }
-- confirmBy?: instant
-- confirmation?: text
-- division: text
-- divisionAdminUserId?: number
-- divisionId: number
-- isOwnTeam: flag
-- isReported: flag
-- isStreamed: flag
-- names: { away: text, home: text }
-- ready: { away: flag, home: flag }
-- reportedBySide?: text
-- rules: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
-- scheduledAt?: instant
-- score?: { away: number, home: number }
-- seriesId: number
-- startsOn: text
-- taken?: { by: text, takenAt: text, userId: number }
-- teamIds: { away: number, home: number }
-- version: number
-- week: number
-- wishes?: { answers: [{ answer: text, day: text, side: text }], offers: [text] }
select s.id as "seriesId", d.id as "divisionId", d.name as division, d.admin_user_id as "divisionAdminUserId", s.week,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed",
         case when s.reported_at is not null then json_build_object('home', s.home_games, 'away', s.away_games) end as score,
         s.reported_at is not null as "isReported", s.confirmation, s.reported_by_side as "reportedBySide",
         s.confirm_by as "confirmBy", s.version, (select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', to_char(o.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null) as claim,
         
  (select json_build_object('userId', tk.user_id, 'takenAt', to_char(tk.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                            'by', coalesce(tk_p.nickname, tk_u.discord_username))
     from taken_series tk join app_user tk_u on tk_u.id = tk.user_id left join player tk_p on tk_p.user_id = tk_u.id
    where tk.series_id = s.id and tk.taken_at > $1::timestamptz - interval '30 minutes') as taken,
         case when s.reported_at is null and s.scheduled_at is null then json_build_object(
           'offers', array(select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from time_proposal o cross join unnest(o.starts) start
                            where o.series_id = s.id and o.status = 'open' order by start),
           'answers', coalesce((
              select json_agg(json_build_object('side', case r.team_id when s.home_team_id then 'home' else 'away' end,
                                'day', e.day::text, 'answer', e.answer) order by e.day, p.id)
                from roster_entry r join player p on p.id = r.player_id join evening_answer e on e.user_id = p.user_id
               where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null), '[]')) end as wishes,
         exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam",
         json_build_object('home', exists (select from line_up l where l.series_id = s.id and l.side = 'home' and l.for_start = s.scheduled_at), 'away', exists (select from line_up l where l.series_id = s.id and l.side = 'away' and l.for_start = s.scheduled_at)) as ready,
         se.starts_on::text as "startsOn", (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules
    from match_week_rules on_rules join season se on se.id = on_rules.season_id join division d on d.season_id = se.id
    join series s on s.division_id = d.id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.confirmation = 'waiting' or (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))
      or (on_rules.captains_set_times or on_rules.captains_report) and se.ends_on >= ($1::timestamptz)::date - 1
         and s.reported_at is null
         and coalesce(s.scheduled_at <= $1::timestamptz + interval '1 hour', s.week <= 1 + (date_trunc('week', $1::timestamptz at time zone 'Europe/Stockholm')::date
                - date_trunc('week', coalesce(on_rules.first_week, se.starts_on)::timestamp)::date) / 7)
   order by coalesce(s.confirm_by, s.scheduled_at), s.week, s.id
;

-- read week-reminder-candidates
-- from modules/match-week/reminders/week-reminders.repository.ts
-- captains: [{ discordId: text, muted: [text], team: text, userId: number }]
-- divisionId: number
-- isClaimed: flag
-- names: { away: text, division: text, home: text }
-- rules: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
-- scheduledAt?: instant
-- seriesId: number
-- startsOn: text
-- week: number
select s.id as "seriesId", d.id as "divisionId", s.week, s.scheduled_at as "scheduledAt",
         (select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', to_char(o.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null) is not null as "isClaimed",
         se.starts_on::text as "startsOn", (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules,
         json_build_object('home', h.name, 'away', a.name, 'division', d.name) as names,
         
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name,
                     'muted', array(select x.kind from muted_reminder x where x.user_id = u.id)) order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1) as captains
    from match_week_rules on_rules join season se on se.id = on_rules.season_id join division d on d.season_id = se.id
    join series s on s.division_id = d.id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where (on_rules.captains_set_times or on_rules.captains_report) and s.reported_at is null
     and (s.scheduled_at is null or s.scheduled_at between $1::timestamptz - interval '1 day' and $1::timestamptz + interval '1 hour')
   order by s.id
;

-- read week-series
-- from modules/match-week/week-series.repository.ts
-- claim?: { isObjected: flag, side: text }
-- confirmBy?: instant
-- confirmation?: text
-- divisionAdminUserId?: number
-- divisionId: number
-- id: number
-- isCaptain: flag
-- isOwnTeam: flag
-- isReported: flag
-- isStreamed: flag
-- names: { away: text, home: text }
-- reportedBySide?: text
-- rules?: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
-- scheduledAt?: instant
-- seasonId: number
-- side?: text
-- startsOn: text
-- teamIds: { away: number, home: number }
-- version: number
-- walkover?: text
-- week: number
select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", d.season_id as "seasonId", s.week,
         s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed", s.reported_at is not null as "isReported",
         s.walkover, s.confirmation, s.reported_by_side as "reportedBySide", s.confirm_by as "confirmBy", s.version, (select json_build_object('side', o.side, 'isObjected', o.objected_at is not null,
                                       'claimedAt', to_char(o.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                               from no_show_claim o where o.series_id = s.id and o.decided_at is null) as claim,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam",
         (select case own.team_id when s.home_team_id then 'home' else 'away' end from roster_entry own where own.player_id = $2::int and own.valid_to is null
                      and own.team_id in (s.home_team_id, s.away_team_id)) as side,
         coalesce((select own.sort_order = 1 from roster_entry own where own.player_id = $2::int and own.valid_to is null
                      and own.team_id in (s.home_team_id, s.away_team_id)), false) as "isCaptain",
         se.starts_on::text as "startsOn", (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
    
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1
;

-- read week-times
-- from modules/match-week/times/times.repository.ts
-- agreed?: text
-- answers: [{ answer: text, day: text, nickname: text, playerId: number, side: text }]
-- open: [{ by?: text, id: number, side: text, starts: [text] }]
select coalesce((select json_agg(json_build_object('id', o.id, 'side', o.side, 'by', p.nickname,
                     'starts', array(select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(o.starts) start order by start)) order by o.id)
                     from time_proposal o left join player p on p.user_id = o.offered_by_user_id
                    where o.series_id = s.id and o.status = 'open'), '[]') as open,
         (select to_char(o.agreed_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from time_proposal o
           where o.series_id = s.id and o.status = 'accepted') as agreed,
         coalesce((select json_agg(json_build_object('side', case r.team_id when s.home_team_id then 'home' else 'away' end,
                     'playerId', p.id, 'nickname', p.nickname, 'day', e.day::text, 'answer', e.answer) order by e.day, swedish_order(p.nickname) collate "C")
                     from roster_entry r join player p on p.id = r.player_id join evening_answer e on e.user_id = p.user_id
                    where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null
                      and e.day = any($2::date[])), '[]') as answers
    from series s where s.id = $1
;
