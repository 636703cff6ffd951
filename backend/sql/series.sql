-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read account-owners
-- from modules/series/report/replays/replay-context.repository.ts
-- accountId: text
-- nickname: text
-- platform: text
-- playerId: number
-- team?: text
with target as (select coalesce(s.scheduled_at, now()) as played_at from series s where s.id = $1),
  wanted as (select distinct x.platform, x.account_id from unnest($2::text[], $3::text[]) as x(platform, account_id)),
  account as (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '')
  select w.platform, w.account_id as "accountId", p.id as "playerId", p.nickname,
         (select t.name from target, roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and tstzrange(r.valid_from, r.valid_to) @> played_at
           order by r.valid_from desc limit 1) as team
    from wanted w join account a using (platform, account_id) join player p on p.id = a.player_id
   order by p.id desc
;

-- read calendar-week
-- from modules/series/calendar/calendar-week.repository.ts
-- after?: text
-- before?: text
-- divisions: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- monday: text
-- series: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- teams: [{ id: number, logo?: text, name: text }]
-- total: number
with chosen as (select coalesce($1::date, coalesce(
    (select greatest(least(date_trunc('week', ($2::date)::timestamp)::date, date_trunc('week', (se.ends_on)::timestamp)::date), date_trunc('week', (se.starts_on)::timestamp)::date)
       from season se where se.id = (select nullif(value, '')::int from setting where key = 'current_season')),
    date_trunc('week', ($2::date)::timestamp)::date)) as monday),
  period as (select ((monday)::timestamp at time zone 'Europe/Stockholm') as begins, ((monday + 7)::timestamp at time zone 'Europe/Stockholm') as ends from chosen),
  seasons as (
  select se.id, se.starts_on < c.monday + 7 and se.ends_on >= c.monday as is_running,
         case when c.monday = any(p.mondays) then null
              else 1 + (c.monday - f.monday) / 7
                   - (select count(*) from unnest(p.mondays) paused(monday)
                       where paused.monday between f.monday and c.monday) end as week
    from chosen c cross join season se
    left join match_week_rules m on m.season_id = se.id
    cross join lateral (select date_trunc('week', (coalesce(m.first_week, se.starts_on))::timestamp)::date as monday) f
    cross join lateral (select array(select distinct date_trunc('week', (paused_day)::timestamp)::date
                                       from unnest(m.paused_weeks) paused_day) as mondays) p
   where f.monday <= c.monday and se.ends_on + 60 >= c.monday
      or se.starts_on < c.monday + 7 and se.ends_on >= c.monday),
  found as (
    select s.* from period, series s
     where s.scheduled_at >= period.begins and s.scheduled_at < period.ends and ($3::int is null or s.division_id = $3) and ($4::int is null or coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $4::int), $4::int) in (s.home_team_id, s.away_team_id))
       and ($5::boolean is not true or s.is_streamed)
    union all
    select s.* from seasons
      join division of_season on of_season.season_id = seasons.id
      join series s on s.division_id = of_season.id and s.week = seasons.week
     where s.scheduled_at is null and ($3::int is null or s.division_id = $3) and ($4::int is null or coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $4::int), $4::int) in (s.home_team_id, s.away_team_id))
       and ($5::boolean is not true or s.is_streamed))
  select to_char(chosen.monday, 'YYYY-MM-DD') as monday,
         (select count(*)::int from found) as total,
         coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from found s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
                         order by s.scheduled_at nulls last, d.rank, d.id, s.id limit 200) listed), '[]'::json) as series,
         (select to_char(max(s.scheduled_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from series s where s.scheduled_at < period.begins) as before,
         (select to_char(min(s.scheduled_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from series s
           where s.scheduled_at >= period.ends
             and ($1::date is not null or not s.division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date))))) as after,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from seasons join division d on d.season_id = seasons.id
                         where seasons.is_running or d.id = $3 order by d.season_id desc, d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as item
                          from seasons join division d on d.season_id = seasons.id
                          join division_team dt on dt.division_id = d.id
                         where seasons.is_running and case when $3::int is null then not d.is_stage else d.id = $3 end
                         order by swedish_order(dt.name) collate "C", dt.team_id limit 200) listed), '[]'::json) as teams
    from chosen, period
;

-- read captain-audiences
-- from modules/series/captain-messages/captain-messages.repository.ts
-- captains: number
-- division?: text
-- divisionAdminUserId?: number
-- divisionEng?: text
-- divisionId?: number
-- season: text
-- seasonId: number
-- unreachable: [{ id: number, logo?: text, name: text }]
with audience as (
    select se.id as season_id, null::int as division_id, se.name as season, null as division, null as division_eng,
           null::int as admin, 0 as rank, se.starts_on
      from season se where se.ends_on >= $1::date or se.id = (select nullif(value, '')::int from setting where key = 'current_season')
    union all
    select se.id, d.id, se.name, d.name, d.name_en, d.admin_user_id, d.rank, se.starts_on
      from season se join division d on d.season_id = se.id
     where se.ends_on >= $1::date or se.id = (select nullif(value, '')::int from setting where key = 'current_season'))
  select a.season_id as "seasonId", a.division_id as "divisionId", a.season, a.division, a.division_eng as "divisionEng",
         a.admin as "divisionAdminUserId", count(u.id)::int as captains,
         coalesce(json_agg(json_build_object('id', team.id, 'name', team.name, 'logo', team.logo) order by swedish_order(team.name) collate "C") filter (where team.id is not null and u.id is null),
                  '[]') as unreachable
    from audience a left join team on 
  team.id in (
    select dt.team_id from division_team dt where dt.season_id = a.season_id and (a.division_id is null or dt.division_id = a.division_id)
    union all
    select si.team_id from signup si
     where si.season_id = a.season_id and a.division_id is null
       and not exists (select from division_team dt where dt.season_id = a.season_id and not dt.is_stage)) 
    left join roster_entry r on r.team_id = team.id and r.valid_to is null and r.sort_order = 1
    left join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
   where $2::int is null or a.season_id = $2
   group by a.season_id, a.division_id, a.season, a.division, a.division_eng, a.admin, a.rank, a.starts_on
   order by a.starts_on, a.season_id, a.rank, a.division_id nulls first
;

-- read captains
-- from modules/series/captain-messages/captain-messages.repository.ts
-- discordId: text
-- team: text
-- userId: number
select u.id as "userId", u.discord_id as "discordId", team.name as team from team 
    left join roster_entry r on r.team_id = team.id and r.valid_to is null and r.sort_order = 1
    left join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
    where u.id is not null and 
  team.id in (
    select dt.team_id from division_team dt where dt.season_id = $1::int and ($2::int is null or dt.division_id = $2::int)
    union all
    select si.team_id from signup si
     where si.season_id = $1::int and $2::int is null
       and not exists (select from division_team dt where dt.season_id = $1::int and not dt.is_stage)) order by u.id
;

-- read captains-of-series many
-- from modules/series/table/captains.repository.ts
-- discordName?: text
-- nickname: text
-- playerId: number
-- seriesId: number
-- teamId: number
select s.id as "seriesId", r.team_id as "teamId", p.id as "playerId", p.nickname,
         coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name) as "discordName"
    from unnest($1::int[]) as wanted(id) join series s on s.id = wanted.id join roster_entry r
      on r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1
    join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
   order by s.id, r.team_id = s.away_team_id
;

-- read captains-of-series one
-- from modules/series/table/captains.repository.ts
-- discordName?: text
-- nickname: text
-- playerId: number
-- seriesId: number
-- teamId: number
select s.id as "seriesId", r.team_id as "teamId", p.id as "playerId", p.nickname,
         coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name) as "discordName"
    from (select $1::int as id) wanted join series s on s.id = wanted.id join roster_entry r
      on r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1
    join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
   order by s.id, r.team_id = s.away_team_id
;

-- read captains-without-line-up
-- from modules/series/match-week/reminders/week-reminders.repository.ts
-- captains: [{ discordId: text, muted: [text], team: text, userId: number }]
-- divisionId: number
-- names: { away: text, division: text, divisionEng?: text, home: text }
select s.division_id as "divisionId", json_build_object('home', h.name, 'away', a.name, 'division', d.name, 'divisionEng', d.name_en) as names,
         
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
-- from modules/series/match-week/results/results.repository.ts
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

-- write delete-games
-- from modules/series/report/series-report.repository.ts
-- recordingSha256?: text
-- replayDigest?: text
delete from game g where series_id = $1
   returning g.replay_digest as "replayDigest",
     coalesce(g.recording_sha256, (select p.sha256 from game_field_play p where p.game_id = g.id)) as "recordingSha256"
;

-- read eligible-players
-- from modules/series/report/eligible-players.read.ts
-- accounts: [{ accountId: text, displayName?: text, id: number, platform: text, playerId: number }]
-- isOnRoster: flag
-- nickname: text
-- playedAt: instant
-- playerId: number
-- side: text
-- terms: [{ endsOn?: text, id: number, kind: text, liftedOn?: text, reasonEn?: text, reasonSv: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
with target as (
    select s.id, coalesce(s.scheduled_at, now()) as played_at,
           coalesce(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at), now()) as sat_out_at, s.home_team_id, s.away_team_id,
           tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm',
                     greatest((se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm', s.scheduled_at, now()), '[]') as season
      from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
     where s.id = $1),
  candidate as (
    select case when r.team_id = t.home_team_id then 'home' else 'away' end as side, r.player_id,
           tstzrange(r.valid_from, r.valid_to) @> t.played_at as on_roster
      from target t join roster_entry r on r.team_id in (t.home_team_id, t.away_team_id)
       and tstzrange(r.valid_from, r.valid_to) && t.season
    union all
    select p.side, p.player_id, false
      from game g join player_game_stats p on p.game_id = g.id where g.series_id = $1)
  select c.side, p.id as "playerId", p.nickname, bool_or(c.on_roster) as "isOnRoster",
         coalesce((select json_agg(json_build_object('id', a.id, 'playerId', a.player_id, 'platform', a.platform,
                                                     'accountId', a.account_id, 'displayName', a.display_name) order by a.id)
                     from game_account a where a.player_id = p.id), '[]'::json) as accounts,
         (select t.sat_out_at from target t) as "playedAt", coalesce((select json_agg(listed) from (
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
    from sanction x where x.player_id = p.id and x.kind <> 'warning' order by x.id) listed), '[]'::json) as terms
    from candidate c join player p on p.id = c.player_id
   group by c.side, p.id, p.nickname
   order by c.side desc, "isOnRoster" desc, swedish_order(p.nickname) collate "C"
;

-- write end-contest
-- from modules/series/report/series-report.repository.ts
with disputed as (
     update dispute set reason = coalesce($2, reason), decided_by_user_id = $3, decided_at = now(), outcome = $4
      where series_id = $1 and decided_at is null)
   update no_show_claim set reason = coalesce($2, reason), decided_by_user_id = $3, decided_at = now(),
          outcome = case side when 'home' then $5 else $6 end
    where series_id = $1 and decided_at is null
;

-- read evening
-- from modules/series/evening/evening.repository.ts
-- next?: text
-- series: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- unconfirmed: [number]
select coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where id = any (array(select s.id from series s where s.scheduled_at >= (select $1::timestamptz) and s.scheduled_at < (select $2::timestamptz)))) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
                         order by s.scheduled_at, d.rank, d.id, s.id limit 200) listed), '[]'::json) as series,
         array(select s.id from series s where s.scheduled_at >= (select $1::timestamptz) and s.scheduled_at < (select $2::timestamptz) and s.confirmation in ('waiting', 'disputed')
                order by s.id) as unconfirmed,
         (select to_char(min(later.scheduled_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from series later
           where later.scheduled_at >= (select $2::timestamptz)
             and not later.division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date)))) as next
;

-- read games-elsewhere
-- from modules/series/report/replays/replay-context.repository.ts
-- away: text
-- home: text
-- number: number
-- players?: [{ accounts: [{ accountId: text, platform: text }], nickname: text }]
-- replayDigest: text
select g.replay_digest as "replayDigest", g.number, home.name as home, away.name as away,
         coalesce((select json_agg(json_build_object('nickname', p.nickname, 'accounts', coalesce(
                             (select json_agg(json_build_object('platform', a.platform, 'accountId', a.account_id))
                                from (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '') a where a.player_id = p.id), '[]')))
                     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id), '[]') as players
    from game g join series s on s.id = g.series_id
    join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
   where (left(g.replay_digest, 64) = any($2::text[])
       or substr(g.replay_digest, 66) = any($3::text[])) and g.series_id <> $1 order by g.id
;

-- read games-of-series
-- from modules/series/match-week/results/results.repository.ts
-- count: number
select count(*)::int as count from game where series_id = $1
;

-- read last-line-up
-- from modules/series/report/last-line-up.read.ts
-- playerId: number
-- side: text
-- slot: number
select x.side, p.player_id as "playerId", p.slot
    from series t
   cross join lateral (values ('home', t.home_team_id), ('away', t.away_team_id)) x(side, team_id)
   cross join lateral (
     select l.id, case when l.home_team_id = x.team_id then 'home' else 'away' end as its_side
       from series l
      where x.team_id in (l.home_team_id, l.away_team_id) and l.id <> t.id and l.reported_at is not null
        and l.walkover is null and l.has_player_numbers and l.scheduled_at <= coalesce(t.scheduled_at, now())
      order by l.scheduled_at desc, l.id desc limit 1) l
   cross join lateral (select g.id from game g where g.series_id = l.id order by g.number desc limit 1) g
    join player_game_stats p on p.game_id = g.id and p.side = l.its_side
   where t.id = $1
   order by x.side desc, p.slot
;

-- read last-week
-- from modules/series/table/series-table.repository.ts
-- week?: number
select max(week) as week from series
;

-- read late-series
-- from modules/series/captain-messages/series-reminders.repository.ts
-- away: text
-- captains: [{ discordId: text, team: text, userId: number }]
-- division: text
-- divisionAdminUserId?: number
-- divisionEng?: text
-- divisionId: number
-- home: text
-- isRemindedToday: flag
-- scheduledAt: instant
-- seriesId: number
-- week: number
select s.id as "seriesId", s.week, s.scheduled_at as "scheduledAt", h.name as home, a.name as away,
         d.id as "divisionId", d.name as division, d.name_en as "divisionEng", d.admin_user_id as "divisionAdminUserId",
         exists (select from series_reminder m where m.series_id = s.id and m.reminded_on = $1::date) as "isRemindedToday",
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name)
                                   order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1) as captains
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where (s.reported_at is null and coalesce((s.scheduled_at at time zone 'Europe/Stockholm')::date < $1::date, false)) and not (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) and ($2::int[] is null or s.id = any($2)) and ($3::int is null or d.id = $3)
   order by s.scheduled_at, s.id
;

-- read latest-dispute
-- from modules/series/match-week/results/results.repository.ts
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
-- from modules/series/match-week/ready/ready.repository.ts
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

-- write lock-reportable-series
-- from modules/series/report/reportable-series.read.ts
-- awayTeamId: number
-- divisionAdminUserId?: number
-- divisionId: number
-- format: text
-- homeTeamId: number
-- id: number
-- isContested: flag
-- isOfStage: flag
-- isOwnTeam: flag
-- isReported: flag
-- isReportedByOwnTeam: flag
-- isSeasonSettled: flag
-- scheduledAt?: instant
-- version: number
-- walkover?: text
select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", coalesce(s.format, d.series_format) as format,
         s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported",
         s.walkover, s.version, s.is_own_matter as "isReportedByOwnTeam", s.bracket_position is not null as "isOfStage",
         se.settled_at is not null as "isSeasonSettled", (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) as "isContested", exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam"
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
   where s.id = $1 for share of d, se for no key update of s
;

-- write lock-series-to-plan
-- from modules/series/plan/series-plan.repository.ts
-- divisionAdminUserId?: number
-- isContested: flag
-- isOwnTeam: flag
-- isReported: flag
-- isStreamed: flag
-- scheduledAt?: instant
-- version: number
-- walkover?: text
select d.admin_user_id as "divisionAdminUserId", exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam",
         (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) as "isContested", s.scheduled_at as "scheduledAt",
         s.is_streamed as "isStreamed", s.version, s.reported_at is not null as "isReported", s.walkover
    from series s join division d on d.id = s.division_id
   where s.id = $1 for share of d for no key update of s
;

-- write lock-series-to-time
-- from modules/series/plan/series-times.repository.ts
-- divisionAdminUserId?: number
-- divisionId: number
-- id: number
-- isContested: flag
-- isOwnTeam: flag
-- isReported: flag
-- isStreamed: flag
-- scheduledAt?: instant
-- sides: { away: text, home: text }
-- teamIds: { away: number, home: number }
-- version: number
-- walkover?: text
select s.id, s.division_id as "divisionId", json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as sides, d.admin_user_id as "divisionAdminUserId",
         exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam", (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) as "isContested", s.scheduled_at as "scheduledAt",
         s.is_streamed as "isStreamed", s.version, s.reported_at is not null as "isReported", s.walkover
    from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = any($1::int[]) and d.season_id = coalesce($2::int, d.season_id) order by s.id for share of d for no key update of s
;

-- write lock-stage
-- from modules/series/stages/stages.repository.ts
-- divisionId: number
select st.division_id as "divisionId" from stage st join division d on d.id = st.division_id join season se on se.id = d.season_id
    where st.division_id = $1 for no key update of st for share of se
;

-- write lock-stage-of-series
-- from modules/series/stages/stages.repository.ts
-- divisionId: number
select division_id as "divisionId" from stage
    where division_id = (select division_id from series where id = $1 and bracket_position is not null) for no key update
;

-- write lock-teams-of-week-series
-- from modules/series/match-week/week-series.repository.ts
-- id: number
select t.id from team t where t.id in (select home_team_id from series where id = $1 union all
                                          select away_team_id from series where id = $1) order by t.id for share
;

-- write lock-week-series
-- from modules/series/match-week/week-series.repository.ts
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
-- from modules/series/match-week/rules/week-rules.repository.ts
-- rules?: { captainsReport: flag, captainsSetTimes: flag, deadlineTime: text, deadlineWeekday: number, firstWeek?: text, pausedWeeks: [text] }
select (
  select json_build_object('captainsSetTimes', m.captains_set_times, 'captainsReport', m.captains_report,
           'firstWeek', m.first_week, 'pausedWeeks', m.paused_weeks, 'deadlineWeekday', m.deadline_weekday,
           'deadlineTime', m.deadline_time)
    from match_week_rules m where m.season_id = se.id) as rules from season se where se.id = $1
;

-- read named-line-up
-- from modules/series/report/named-line-up.read.ts
-- playerId: number
-- side: text
-- slot: number
select x.side, x.player_id as "playerId", x.slot
    from series s join line_up l on l.series_id = s.id and l.for_start = s.scheduled_at
    join line_up_player x on x.series_id = l.series_id and x.side = l.side
   where s.id = $1
   order by x.side desc, x.slot
;

-- read night-account-owners
-- from modules/series/report/replays/night-replays.repository.ts
-- accountId: text
-- platform: text
-- playerId: number
with wanted as (select distinct x.platform, x.account_id from unnest($1::text[], $2::text[]) as x(platform, account_id)),
  account as (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '')
  select a.player_id as "playerId", w.platform, w.account_id as "accountId"
    from wanted w join account a using (platform, account_id)
   order by a.player_id desc
;

-- read night-series
-- from modules/series/report/replays/night-replays.repository.ts
-- at: instant
-- awayTeamId: number
-- hasTime: flag
-- homeTeamId: number
-- id: number
-- isReported: flag
with under_way as (
  select se.id, se.starts_on from season se
   where se.id = (select nullif(value, '')::int from setting where key = 'current_season') or tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') @> now())
  select s.id, s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId",
         coalesce(s.scheduled_at, (u.starts_on + 7 * (s.week - 1))::timestamp at time zone 'Europe/Stockholm') as at,
         s.scheduled_at is not null as "hasTime", s.reported_at is not null as "isReported"
    from series s join division d on d.id = s.division_id join under_way u on u.id = d.season_id
   order by s.id
;

-- read night-stays
-- from modules/series/report/replays/night-replays.repository.ts
-- from: instant
-- nickname: text
-- playerId: number
-- team: text
-- teamId: number
-- to?: instant
with under_way as (
  select se.id, se.starts_on from season se
   where se.id = (select nullif(value, '')::int from setting where key = 'current_season') or tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') @> now())
  select r.player_id as "playerId", p.nickname, r.team_id as "teamId", t.name as team,
         r.valid_from as "from", r.valid_to as "to"
    from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id
   where r.team_id in (select dt.team_id from division_team dt join under_way u on u.id = dt.season_id)
     and tstzrange(r.valid_from, r.valid_to) && tstzrange($1::timestamptz, null)
   order by r.id
;

-- read night-stored-replays
-- from modules/series/report/replays/night-replays.repository.ts
-- away: text
-- home: text
-- number: number
-- players?: [{ accounts: [{ accountId: text, platform: text }], nickname: text }]
-- replayDigest: text
-- seriesId: number
select g.replay_digest as "replayDigest", g.number, home.name as home, away.name as away,
         coalesce((select json_agg(json_build_object('nickname', p.nickname, 'accounts', coalesce(
                             (select json_agg(json_build_object('platform', a.platform, 'accountId', a.account_id))
                                from (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '') a where a.player_id = p.id), '[]')))
                     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id), '[]') as players, g.series_id as "seriesId"
    from game g join series s on s.id = g.series_id
    join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
   where (left(g.replay_digest, 64) = any($1::text[])
       or substr(g.replay_digest, 66) = any($2::text[])) order by g.id
;

-- read no-show-of-series
-- from modules/series/match-week/no-show/no-show.repository.ts
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

-- write notify-readers
-- from modules/series/report/replays/notify-readers.read.ts
select pg_notify('replay_files', '')
;

-- read own-player
-- from modules/series/report/series-report.repository.ts
-- isOwn: flag
select (
  coalesce($1::int = $2::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) as "isOwn"
;

-- read own-series
-- from modules/series/report/series-report.repository.ts
-- isOwn: flag
select true as "isOwn" from series s where s.id = $1 and exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at)))
;

-- read player-in-division-of
-- from modules/series/report/series-report.repository.ts
-- isIn: flag
select exists (
     select 1 from division d join season se on se.id = d.season_id
       join division_team dt on dt.division_id = d.id join roster_entry r on r.team_id = dt.team_id
      where d.admin_user_id = $2 and r.player_id = $1
        and tstzrange(r.valid_from, r.valid_to)
            && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm',
                         greatest((se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm', now()), '[]')) as "isIn"
;

-- read recorded-result
-- from modules/series/report/recorded-result.read.ts
-- playerIds: [number]
-- recorded: { awayGames?: number, games: [{ away: [{ assists: number, goals: number, player?: text, saves: number, score: number, shots: number }], awayGoals: number, goals: [{ player?: text, side: text }], home: [{ assists: number, goals: number, player?: text, saves: number, score: number, shots: number }], homeGoals: number }], homeGames?: number, walkover?: text }
select jsonb_build_object('homeGames', home_games, 'awayGames', away_games, 'walkover', walkover, 'games',
            coalesce((select jsonb_agg(jsonb_build_object('homeGoals', g.home_goals, 'awayGoals', g.away_goals,
                        'home', 
  coalesce((select jsonb_agg(jsonb_build_object('player', p.nickname, 'score', r.score, 'goals', r.goals,
                     'assists', r.assists, 'saves', r.saves, 'shots', r.shots) order by r.slot)
     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id and r.side = 'home'), '[]'), 'away', 
  coalesce((select jsonb_agg(jsonb_build_object('player', p.nickname, 'score', r.score, 'goals', r.goals,
                     'assists', r.assists, 'saves', r.saves, 'shots', r.shots) order by r.slot)
     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id and r.side = 'away'), '[]'), 'goals', coalesce((select jsonb_agg(jsonb_build_object('side', o.side, 'player', p.nickname) order by o.number)
     from goal o left join player_game_stats r on (r.game_id, r.side, r.slot) = (o.game_id, o.side, o.slot)
     left join player p on p.id = r.player_id where o.game_id = g.id), '[]')) order by g.number)
                        from game g where g.series_id = s.id), '[]')) as recorded,
          array(select distinct p.player_id from game g join player_game_stats p on p.game_id = g.id
                 where g.series_id = s.id) as "playerIds"
     from series s where s.id = $1
;

-- read reportable-series
-- from modules/series/report/reportable-series.read.ts
-- awayTeamId: number
-- divisionAdminUserId?: number
-- divisionId: number
-- format: text
-- homeTeamId: number
-- id: number
-- isContested: flag
-- isOfStage: flag
-- isReported: flag
-- isReportedByOwnTeam: flag
-- isSeasonSettled: flag
-- scheduledAt?: instant
-- version: number
-- walkover?: text
select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", coalesce(s.format, d.series_format) as format,
         s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported",
         s.walkover, s.version, s.is_own_matter as "isReportedByOwnTeam", s.bracket_position is not null as "isOfStage",
         se.settled_at is not null as "isSeasonSettled", (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) as "isContested"
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
   where s.id = $1
;

-- write save-series-times
-- from modules/series/plan/series-times.repository.ts
update series s set scheduled_at = x."scheduledAt", is_streamed = x."isStreamed", version = s.version + 1
    from jsonb_to_recordset($1::jsonb) as x(id int, "scheduledAt" timestamptz, "isStreamed" boolean)
   where s.id = x.id
;

-- read season-start-of-series
-- from modules/series/report/replays/replay-context.repository.ts
-- startsAt: instant
select se.starts_on::timestamp at time zone 'Europe/Stockholm' as "startsAt"
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
   where s.id = $1
;

-- read sent-captain-messages
-- from modules/series/captain-messages/captain-messages.repository.ts
-- captains: number
-- division?: text
-- divisionId?: number
-- id: number
-- season: text
-- sentAt: text
-- sentBy?: text
-- textEn: text
-- textSv: text
-- total: number
-- unreachable: number
select m.id, to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", coalesce(p.nickname, u.discord_username) as "sentBy",
          se.name as season, d.name as division, m.division_id as "divisionId", m.text_sv as "textSv",
          m.text_en as "textEn", m.captains, m.unreachable, count(*) over ()::int as total
     from captain_message m left join division d on d.id = m.division_id
     join season se on se.id = coalesce(m.season_id, d.season_id)
     left join app_user u on u.id = m.sent_by_user_id left join player p on p.user_id = u.id
    where $1::int is null or m.id = $1
    order by m.id desc limit $2 offset $3
;

-- read series-by-division many
-- from modules/series/series.repository.ts
-- items: [{ away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }]
-- key: number
select wanted.id as key, coalesce((select json_agg(listed.item) from (select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = wanted.id order by s.week, s.scheduled_at nulls last, s.id) listed), '[]'::json) as items
    from unnest($1::int[]) as wanted(id)
;

-- read series-by-division one
-- from modules/series/series.repository.ts
-- items: [{ away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }]
-- key: number
select wanted.id as key, coalesce((select json_agg(listed.item) from (select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = wanted.id order by s.week, s.scheduled_at nulls last, s.id) listed), '[]'::json) as items
    from (select $1::int as id) wanted
;

-- read series-by-team many
-- from modules/series/series.repository.ts
-- items: [{ away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }]
-- key: number
select wanted.id as key, coalesce((select json_agg(listed.item) from (select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.home_team_id = wanted.id or s.away_team_id = wanted.id order by s.week, s.scheduled_at nulls last, s.id) listed), '[]'::json) as items
    from unnest($1::int[]) as wanted(id)
;

-- read series-by-team one
-- from modules/series/series.repository.ts
-- items: [{ away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }]
-- key: number
select wanted.id as key, coalesce((select json_agg(listed.item) from (select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.home_team_id = wanted.id or s.away_team_id = wanted.id order by s.week, s.scheduled_at nulls last, s.id) listed), '[]'::json) as items
    from (select $1::int as id) wanted
;

-- read series-by-team-season
-- from modules/series/series.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where (s.home_team_id = $1 or s.away_team_id = $1) and d.season_id = $2 order by s.week, s.scheduled_at nulls last, s.id
;

-- read series-by-week
-- from modules/series/series.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = $1 and s.week = $2::int order by s.week, s.scheduled_at nulls last, s.id
;

-- read series-evidence
-- from modules/series/match-week/evidence/evidence.repository.ts
-- addedAt: text
-- id: number
-- kind: text
-- side: text
select id, kind, side, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt" from series_evidence where series_id = $1 order by id
;

-- read series-games
-- from modules/series/series.repository.ts
-- games: { divisionTotals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }, games: [{ awayGoals: number, homeGoals: number, id: number, isRecorded: flag, number: number }], goals: [{ number: number, side: text, slot?: number }], rows: [{ assists: number, avatar?: text, goals: number, id: number, nationality?: text, nickname: text, number: number, saves: number, score: number, shots: number, side: text, slot: number }], seriesId: number }
select json_build_object(
    'seriesId', s.id,
    'games', coalesce((select json_agg(listed) from (
      select g.id, g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals",
             exists (select from game_field_play f where f.game_id = g.id) as "isRecorded"
        from game g where g.series_id = s.id order by g.number) listed), '[]'::json),
    'rows', coalesce((select json_agg(listed) from (
      select g.number, r.side, r.slot, p.id, p.nickname, p.avatar, p.nationality, r.score, r.goals, r.assists, r.saves, r.shots
        from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
       where g.series_id = s.id order by g.number, r.slot) listed), '[]'::json),
    'goals', coalesce((select json_agg(listed) from (
      select g.number, o.side, o.slot from game g join goal o on o.game_id = g.id
       where g.series_id = s.id order by g.number, o.number) listed), '[]'::json),
    'divisionTotals', (
      select json_build_object('games', coalesce(sum(t.games), 0), 'score', coalesce(sum(t.score), 0),
               'goals', coalesce(sum(t.goals), 0), 'assists', coalesce(sum(t.assists), 0),
               'saves', coalesce(sum(t.saves), 0), 'shots', coalesce(sum(t.shots), 0))
        from player_division_totals t where t.division_id = s.division_id)) as games from series s where s.id = any($1::int[])
;

-- read series-lists upcomingTop:10 upcoming:10 latest:10
-- from modules/series/series-lists.read.ts
-- latest?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcoming?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcomingTop?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
select coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (
      with coming as materialized (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at >= $2 order by scheduled_at, id limit 10) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 order by scheduled_at, id limit 10)
      select * from coming
      union all
      (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at is null order by week, id limit 10) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 and not exists (select from coming) order by week, id limit 10)) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.week, s.id) listed), '[]'::json) as "upcomingTop", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is null and scheduled_at >= $2 and not division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date))) order by scheduled_at, id limit 10) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.id) listed), '[]'::json) as "upcoming", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is not null order by reported_at desc, id desc limit 10) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.reported_at desc, s.id desc) listed), '[]'::json) as "latest" where $1::timestamptz is not null and $2::timestamptz is not null
;

-- read series-lists upcomingTop:100 upcoming:100 latest:100
-- from modules/series/series-lists.read.ts
-- latest?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcoming?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcomingTop?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
select coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (
      with coming as materialized (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at >= $2 order by scheduled_at, id limit 100) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 order by scheduled_at, id limit 100)
      select * from coming
      union all
      (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at is null order by week, id limit 100) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 and not exists (select from coming) order by week, id limit 100)) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.week, s.id) listed), '[]'::json) as "upcomingTop", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is null and scheduled_at >= $2 and not division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date))) order by scheduled_at, id limit 100) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.id) listed), '[]'::json) as "upcoming", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is not null order by reported_at desc, id desc limit 100) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.reported_at desc, s.id desc) listed), '[]'::json) as "latest" where $1::timestamptz is not null and $2::timestamptz is not null
;

-- read series-lists upcomingTop:25 upcoming:25 latest:25
-- from modules/series/series-lists.read.ts
-- latest?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcoming?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- upcomingTop?: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
select coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (
      with coming as materialized (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at >= $2 order by scheduled_at, id limit 25) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 order by scheduled_at, id limit 25)
      select * from coming
      union all
      (
  select found.* from division top
   cross join lateral (
     select * from series where division_id = top.id and reported_at is null and scheduled_at is null order by week, id limit 25) found
   where top.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and top.rank = 1 and not exists (select from coming) order by week, id limit 25)) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.week, s.id) listed), '[]'::json) as "upcomingTop", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is null and scheduled_at >= $2 and not division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date))) order by scheduled_at, id limit 25) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.id) listed), '[]'::json) as "upcoming", coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where reported_at is not null order by reported_at desc, id desc limit 25) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.reported_at desc, s.id desc) listed), '[]'::json) as "latest" where $1::timestamptz is not null and $2::timestamptz is not null
;

-- read series-next-of-player
-- from modules/series/series.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.reported_at is null and (s.scheduled_at is null or s.scheduled_at >= $3)
     and d.season_id = (select nullif(value, '')::int from setting where key = 'current_season')
     and exists (select 1 from roster_entry r
                  where r.player_id = $1 and r.team_id in (s.home_team_id, s.away_team_id) and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2))
   order by s.scheduled_at nulls last, s.week, s.id limit 1
;

-- read series-page
-- from modules/series/series.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = $1
;

-- read series-page games
-- from modules/series/series.repository.ts
-- games: { divisionTotals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }, games: [{ awayGoals: number, homeGoals: number, id: number, isRecorded: flag, number: number }], goals: [{ number: number, side: text, slot?: number }], rows: [{ assists: number, avatar?: text, goals: number, id: number, nationality?: text, nickname: text, number: number, saves: number, score: number, shots: number, side: text, slot: number }], seriesId: number }
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, json_build_object(
    'seriesId', s.id,
    'games', coalesce((select json_agg(listed) from (
      select g.id, g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals",
             exists (select from game_field_play f where f.game_id = g.id) as "isRecorded"
        from game g where g.series_id = s.id order by g.number) listed), '[]'::json),
    'rows', coalesce((select json_agg(listed) from (
      select g.number, r.side, r.slot, p.id, p.nickname, p.avatar, p.nationality, r.score, r.goals, r.assists, r.saves, r.shots
        from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
       where g.series_id = s.id order by g.number, r.slot) listed), '[]'::json),
    'goals', coalesce((select json_agg(listed) from (
      select g.number, o.side, o.slot from game g join goal o on o.game_id = g.id
       where g.series_id = s.id order by g.number, o.number) listed), '[]'::json),
    'divisionTotals', (
      select json_build_object('games', coalesce(sum(t.games), 0), 'score', coalesce(sum(t.score), 0),
               'goals', coalesce(sum(t.goals), 0), 'assists', coalesce(sum(t.assists), 0),
               'saves', coalesce(sum(t.saves), 0), 'shots', coalesce(sum(t.shots), 0))
        from player_division_totals t where t.division_id = s.division_id)) as games from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = $1
;

-- read series-plans all
-- from modules/series/plan/series-plan.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by se.starts_on desc, d.rank, d.id, s.week, s.id
;

-- read series-plans of a week
-- from modules/series/plan/series-plan.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = $1 and s.week = $2::int order by s.scheduled_at nulls last, s.id
;

-- read series-plans one
-- from modules/series/plan/series-plan.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = $1
;

-- read series-plans unplayed
-- from modules/series/plan/series-plan.repository.ts
-- isContested: flag
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version, (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) as "isContested" from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = $1 and $2::int in (s.home_team_id, s.away_team_id) and s.reported_at is null
    order by s.week, s.scheduled_at nulls last, s.id
;

-- read series-played-of-team
-- from modules/series/plan/series-notices.repository.ts
-- names: { away: text, home: text }
-- opponentId: number
-- seriesId: number
select s.id as "seriesId", o.team_id as "opponentId", json_build_object('home', h.name, 'away', a.name) as names
    from series s
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join division_team o on o.division_id = s.division_id and o.team_id = s.home_team_id + s.away_team_id - $2
   where s.division_id = $1 and $2 in (s.home_team_id, s.away_team_id) and s.home_games is not null
     and not o.are_results_annulled
   order by s.id
;

-- read series-scores
-- from modules/series/plan/series-notices.repository.ts
-- awayGames?: number
-- homeGames?: number
-- seriesId: number
-- walkover?: text
select id as "seriesId", home_games as "homeGames", away_games as "awayGames", walkover from series
    where id = any($1::int[]) order by id
;

-- read series-subject
-- from modules/series/plan/series-notices.repository.ts
-- names: { away: text, home: text }
-- teamIds: [number]
-- version: number
select array[s.home_team_id, s.away_team_id] as "teamIds", json_build_object('home', h.name, 'away', a.name) as names,
         s.version
    from series s
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1
;

-- read series-timeline
-- from modules/series/match-week/timeline.repository.ts
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

-- read series-to-time
-- from modules/series/plan/series-times.repository.ts
-- divisionAdminUserId?: number
-- isOwnTeam: flag
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- playDay: number
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version, 1 + greatest((select count(*)::int from series e where e.division_id = s.division_id and e.week = s.week and e.id < s.id
                  and s.home_team_id in (e.home_team_id, e.away_team_id)), (select count(*)::int from series e where e.division_id = s.division_id and e.week = s.week and e.id < s.id
                  and s.away_team_id in (e.home_team_id, e.away_team_id))) as "playDay", d.admin_user_id as "divisionAdminUserId",
         exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))) as "isOwnTeam"
    from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where d.season_id = coalesce($1::int, (select nullif(value, '')::int from setting where key = 'current_season'))
   order by s.week, d.rank, d.id, s.id
;

-- read stages many
-- from modules/series/stages/stages.repository.ts
-- discriminator: text
-- divisionId: number
-- entrants: [{ exit?: text, goesOnFrom: [number], seed: number, source?: { division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isStage: flag, place: number }, team?: { id: number, logo?: text, name: text } }]
-- format: text
-- hasSecondFinal: flag
-- hasThirdPlace: flag
-- isDrawn: flag
-- isSeasonSettled: flag
-- keepsDivisionsApart: flag
-- kind: text
-- lot?: number
-- name: text
-- nameEng?: text
-- rank: number
-- roundFormats: [text]
-- season: { id: number, name: text }
-- series: [{ awayGames?: number, awayTeamId: number, confirmation?: text, homeGames?: number, homeTeamId: number, isReported: flag, isStreamed: flag, position: number, scheduledAt?: text, seriesId: number, walkover?: text }]
-- seriesFormat: text
-- takesSignups: flag
-- version: number
-- weeks: [number]
select st.division_id as "divisionId", d.name, d.name_en as "nameEng", d.discriminator, json_build_object('id', se.id, 'name', se.name) as season, st.kind, st.format,
         st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal", st.weeks,
         st.lot, st.keeps_divisions_apart as "keepsDivisionsApart", st.takes_signups as "takesSignups", st.round_formats as "roundFormats", d.series_format as "seriesFormat",
         st.drawn_at is not null as "isDrawn", st.version, d.rank, se.settled_at is not null as "isSeasonSettled", coalesce((select json_agg(listed.item) from (
  select json_build_object('seed', e.seed,
           'team', case when t.id is not null then json_build_object('id', t.id,
             'name', coalesce(drawn.name, t.name), 'logo', case when drawn.team_id is null then t.logo else drawn.logo end) end,
           'source', case when source.id is not null then json_build_object(
             'division', json_build_object('id', source.id, 'name', source.name, 'nameEng', source.name_en, 'discriminator', source.discriminator, 'rank', source.rank, 'seasonId', source.season_id), 'isStage', source.is_stage, 'place', e.source_place) end,
           'exit', e.exit, 'goesOnFrom', e.goes_on_from) as item
    from stage_entrant e left join team t on t.id = e.team_id left join division source on source.id = e.source_division_id
    left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
   where e.division_id = st.division_id order by e.seed) listed), '[]'::json) as entrants, coalesce((select json_agg(listed.item) from (
  select json_build_object('seriesId', s.id, 'position', s.bracket_position, 'homeTeamId', s.home_team_id,
           'awayTeamId', s.away_team_id, 'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed,
           'isReported', s.reported_at is not null, 'homeGames', s.home_games, 'awayGames', s.away_games,
           'walkover', s.walkover, 'confirmation', s.confirmation) as item
    from series s where s.division_id = st.division_id order by s.bracket_position) listed), '[]'::json) as series
    from unnest($1::int[]) as wanted(id) join stage st on st.division_id = wanted.id join division d on d.id = st.division_id join season se on se.id = d.season_id
;

-- read stages one
-- from modules/series/stages/stages.repository.ts
-- discriminator: text
-- divisionId: number
-- entrants: [{ exit?: text, goesOnFrom: [number], seed: number, source?: { division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isStage: flag, place: number }, team?: { id: number, logo?: text, name: text } }]
-- format: text
-- hasSecondFinal: flag
-- hasThirdPlace: flag
-- isDrawn: flag
-- isSeasonSettled: flag
-- keepsDivisionsApart: flag
-- kind: text
-- lot?: number
-- name: text
-- nameEng?: text
-- rank: number
-- roundFormats: [text]
-- season: { id: number, name: text }
-- series: [{ awayGames?: number, awayTeamId: number, confirmation?: text, homeGames?: number, homeTeamId: number, isReported: flag, isStreamed: flag, position: number, scheduledAt?: text, seriesId: number, walkover?: text }]
-- seriesFormat: text
-- takesSignups: flag
-- version: number
-- weeks: [number]
select st.division_id as "divisionId", d.name, d.name_en as "nameEng", d.discriminator, json_build_object('id', se.id, 'name', se.name) as season, st.kind, st.format,
         st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal", st.weeks,
         st.lot, st.keeps_divisions_apart as "keepsDivisionsApart", st.takes_signups as "takesSignups", st.round_formats as "roundFormats", d.series_format as "seriesFormat",
         st.drawn_at is not null as "isDrawn", st.version, d.rank, se.settled_at is not null as "isSeasonSettled", coalesce((select json_agg(listed.item) from (
  select json_build_object('seed', e.seed,
           'team', case when t.id is not null then json_build_object('id', t.id,
             'name', coalesce(drawn.name, t.name), 'logo', case when drawn.team_id is null then t.logo else drawn.logo end) end,
           'source', case when source.id is not null then json_build_object(
             'division', json_build_object('id', source.id, 'name', source.name, 'nameEng', source.name_en, 'discriminator', source.discriminator, 'rank', source.rank, 'seasonId', source.season_id), 'isStage', source.is_stage, 'place', e.source_place) end,
           'exit', e.exit, 'goesOnFrom', e.goes_on_from) as item
    from stage_entrant e left join team t on t.id = e.team_id left join division source on source.id = e.source_division_id
    left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
   where e.division_id = st.division_id order by e.seed) listed), '[]'::json) as entrants, coalesce((select json_agg(listed.item) from (
  select json_build_object('seriesId', s.id, 'position', s.bracket_position, 'homeTeamId', s.home_team_id,
           'awayTeamId', s.away_team_id, 'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed,
           'isReported', s.reported_at is not null, 'homeGames', s.home_games, 'awayGames', s.away_games,
           'walkover', s.walkover, 'confirmation', s.confirmation) as item
    from series s where s.division_id = st.division_id order by s.bracket_position) listed), '[]'::json) as series
    from (select $1::int as id) wanted join stage st on st.division_id = wanted.id join division d on d.id = st.division_id join season se on se.id = d.season_id
;

-- read stages-of-seasons
-- from modules/series/stages/stages.repository.ts
-- discriminator: text
-- divisionId: number
-- entrants: [{ exit?: text, goesOnFrom: [number], seed: number, source?: { division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isStage: flag, place: number }, team?: { id: number, logo?: text, name: text } }]
-- format: text
-- hasSecondFinal: flag
-- hasThirdPlace: flag
-- isDrawn: flag
-- isSeasonSettled: flag
-- keepsDivisionsApart: flag
-- kind: text
-- lot?: number
-- name: text
-- nameEng?: text
-- rank: number
-- roundFormats: [text]
-- season: { id: number, name: text }
-- series: [{ awayGames?: number, awayTeamId: number, confirmation?: text, homeGames?: number, homeTeamId: number, isReported: flag, isStreamed: flag, position: number, scheduledAt?: text, seriesId: number, walkover?: text }]
-- seriesFormat: text
-- takesSignups: flag
-- version: number
-- weeks: [number]
select st.division_id as "divisionId", d.name, d.name_en as "nameEng", d.discriminator, json_build_object('id', se.id, 'name', se.name) as season, st.kind, st.format,
         st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal", st.weeks,
         st.lot, st.keeps_divisions_apart as "keepsDivisionsApart", st.takes_signups as "takesSignups", st.round_formats as "roundFormats", d.series_format as "seriesFormat",
         st.drawn_at is not null as "isDrawn", st.version, d.rank, se.settled_at is not null as "isSeasonSettled", coalesce((select json_agg(listed.item) from (
  select json_build_object('seed', e.seed,
           'team', case when t.id is not null then json_build_object('id', t.id,
             'name', coalesce(drawn.name, t.name), 'logo', case when drawn.team_id is null then t.logo else drawn.logo end) end,
           'source', case when source.id is not null then json_build_object(
             'division', json_build_object('id', source.id, 'name', source.name, 'nameEng', source.name_en, 'discriminator', source.discriminator, 'rank', source.rank, 'seasonId', source.season_id), 'isStage', source.is_stage, 'place', e.source_place) end,
           'exit', e.exit, 'goesOnFrom', e.goes_on_from) as item
    from stage_entrant e left join team t on t.id = e.team_id left join division source on source.id = e.source_division_id
    left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
   where e.division_id = st.division_id order by e.seed) listed), '[]'::json) as entrants, coalesce((select json_agg(listed.item) from (
  select json_build_object('seriesId', s.id, 'position', s.bracket_position, 'homeTeamId', s.home_team_id,
           'awayTeamId', s.away_team_id, 'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed,
           'isReported', s.reported_at is not null, 'homeGames', s.home_games, 'awayGames', s.away_games,
           'walkover', s.walkover, 'confirmation', s.confirmation) as item
    from series s where s.division_id = st.division_id order by s.bracket_position) listed), '[]'::json) as series
    from stage st join division d on d.id = st.division_id join season se on se.id = d.season_id where d.season_id = any($1::int[]) order by d.rank, d.id
;

-- read status-of-start
-- from modules/series/match-week/times/times.repository.ts
-- status: text
select status from time_proposal
    where series_id = $1 and side = $2 and $3::timestamptz = any(starts) order by id desc limit 1
;

-- write store-played-series
-- from modules/series/report/series-report.repository.ts
with updated as (
  update series
     set home_games = $2, away_games = $3, home_goals = $4, away_goals = $5, walkover = $6,
         reported_at = case when walkover = $6 then reported_at else $7 end,
         reported_by_user_id = $8, has_player_numbers = $9, is_own_matter = $10, reported_by_side = $11, confirmation = $12,
         confirm_by = $13, version = version + 1
    from (select pg_advisory_xact_lock(hashtextextended('player-totals:' || $14::int, 0))) locked
   where id = $1),
  inserted as (
    insert into game (series_id, number, home_goals, away_goals, replay_digest, recording_sha256)
    select $1, x.number, x."homeGoals", x."awayGoals", x."replayDigest", x."recordingSha256"
      from jsonb_to_recordset($15::jsonb) as x(number smallint, "homeGoals" smallint, "awayGoals" smallint, "replayDigest" text,
             "recordingSha256" text)
    returning id, number),
  scored as (
    insert into goal (game_id, number, side, slot)
    select i.id, o.number, o.side, o.slot
      from jsonb_to_recordset($17::jsonb) as o(game smallint, number smallint, side text, slot smallint)
      join inserted i on i.number = o.game)
  insert into player_game_stats (game_id, side, slot, player_id, team_id, score, goals, assists, saves, shots)
  select i.id, r.side, r.slot, r."playerId", r."teamId", r.score, r.goals, r.assists, r.saves, r.shots
    from jsonb_to_recordset($16::jsonb) as r(number smallint, side text, slot smallint, "playerId" int, "teamId" int,
           score int, goals smallint, assists smallint, saves smallint, shots smallint)
    join inserted i on i.number = r.number
;

-- read stored-games
-- from modules/series/report/stored-games.read.ts
-- awayGoals: number
-- homeGoals: number
-- number: number
-- replayDigest?: text
-- rows: [{ assists: number, goals: number, playerId: number, saves: number, score: number, shots: number, side: text, slot: number }]
select g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals", g.replay_digest as "replayDigest",
         coalesce(json_agg(json_build_object('side', p.side, 'slot', p.slot, 'playerId', p.player_id, 'score', p.score,
                  'goals', p.goals, 'assists', p.assists, 'saves', p.saves, 'shots', p.shots) order by p.side desc, p.slot)
                  filter (where p.game_id is not null), '[]'::json) as rows
    from game g left join player_game_stats p on p.game_id = g.id
   where g.series_id = $1 group by g.id order by g.number
;

-- read taken-series
-- from modules/series/taken/taken-series.repository.ts
-- taken?: { by: text, takenAt: text, userId: number }
select 
  (select json_build_object('userId', tk.user_id, 'takenAt', to_char(tk.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                            'by', coalesce(tk_p.nickname, tk_u.discord_username))
     from taken_series tk join app_user tk_u on tk_u.id = tk.user_id left join player tk_p on tk_p.user_id = tk_u.id
    where tk.series_id = s.id and tk.taken_at > $2::timestamptz - interval '30 minutes') as taken from series s where s.id = $1
;

-- read team-briefs
-- from modules/series/team-brief/team-brief.repository.ts
-- latest: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- next: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, bracketPosition?: number, discriminator: text, divisionId: number, divisionName: text, divisionNameEng?: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
          coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from ((select * from series where home_team_id = t.id and reported_at is null and scheduled_at >= $3 and not division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date))) order by scheduled_at, id limit 1) union all (select * from series where away_team_id = t.id and reported_at is null and scheduled_at >= $3 and not division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date))) order by scheduled_at, id limit 1) order by scheduled_at, id limit 1) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id) listed), '[]'::json) as next,
          coalesce((select json_agg(listed) from (select s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", coalesce(s.format, d.series_format) as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from ((select * from series where home_team_id = t.id and reported_at is not null order by reported_at desc, id limit 1) union all (select * from series where away_team_id = t.id and reported_at is not null order by reported_at desc, id limit 1) order by reported_at desc, id limit 1) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id) listed), '[]'::json) as latest
     from unnest($1::int[]) with ordinality as wanted(id, at) join team t on t.id = wanted.id
    order by wanted.at
;

-- write tell-decided-claims
-- from modules/series/match-week/no-show/no-show.repository.ts
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
-- from modules/series/match-week/results/results.repository.ts
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
-- from modules/series/match-week/times/times.repository.ts
select pg_notify('match_week', $1::int::text)
;

-- read timed-series
-- from modules/series/plan/series-times.repository.ts
-- item: { away: { id: number, logo?: text, name: text }, awayGames?: number, bracketPosition?: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, format: text, hasPlayerNumbers: flag, home: { id: number, logo?: text, name: text }, homeGames?: number, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, reportedAt?: text, scheduledAt?: text, season: { id: number, name: text }, walkover?: text, week: number }
-- version: number
select json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name),
    'home', json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo), 'away', json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo),
    'scheduledAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'format', coalesce(s.format, d.series_format),
    'isAnnulled', (h.are_results_annulled or a.are_results_annulled)) as item, s.version from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = any($1::int[]) order by s.id
;

-- read times-of-season
-- from modules/series/plan/series-times.repository.ts
-- endsOn: text
-- id: number
-- isStreamed: flag
-- scheduledAt?: instant
-- sides: { away: text, home: text }
-- startsOn: text
-- teamIds: { away: number, home: number }
select s.id, json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as sides, s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed",
         se.starts_on::text as "startsOn", se.ends_on::text as "endsOn"
    from series s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where d.season_id = $1 order by s.id
;

-- write update-result
-- from modules/series/report/series-report.repository.ts
update series
     set home_games = $2, away_games = $3, home_goals = $4, away_goals = $5, walkover = $6,
         reported_at = case when walkover = $6 then reported_at else $7 end,
         reported_by_user_id = $8, has_player_numbers = $9, is_own_matter = $10, reported_by_side = $11, confirmation = $12,
         confirm_by = $13, version = version + 1
    
   where id = $1
;

-- read week-matters
-- from modules/series/match-week/matters/week-matters.repository.ts
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
-- from modules/series/match-week/reminders/week-reminders.repository.ts
-- captains: [{ discordId: text, muted: [text], team: text, userId: number }]
-- divisionId: number
-- isClaimed: flag
-- names: { away: text, division: text, divisionEng?: text, home: text }
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
         json_build_object('home', h.name, 'away', a.name, 'division', d.name, 'divisionEng', d.name_en) as names,
         
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
-- from modules/series/match-week/week-series.repository.ts
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
-- from modules/series/match-week/times/times.repository.ts
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

-- read whole-series-of-division
-- from modules/series/plan/schedule.repository.ts
-- series?: json
select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('games', (
           select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('rows', (
                    select coalesce(jsonb_agg(to_jsonb(p)), '[]') from player_game_stats p where p.game_id = g.id))), '[]')
             from game g where g.series_id = s.id)) order by s.id), '[]') as series
    from series s where s.division_id = $1
;
