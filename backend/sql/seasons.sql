-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read admin-division
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- adminNickname?: text
-- adminPlayerId?: number
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- discriminator: text
-- divisionAdminUserId?: number
-- entries: [{ adjustment: number, adjustmentReason?: text, areResultsAnnulled: flag, decider?: number, deciderReason?: text, isDisqualified: flag, seriesCount: number, team: { id: number, logo?: text, name: text } }]
-- format: text
-- id: number
-- isSeasonSettled: flag
-- name: text
-- presentWeek?: number
-- rank: number
-- reportedCount: number
-- scheduleState: text
-- season: { id: number, name: text }
-- seriesCount: number
-- weeks: number
-- weeksLeft: number
select d.id, d.name, d.discriminator, d.rank, json_build_object('id', se.id, 'name', se.name) as season, se.settled_at is not null as "isSeasonSettled",
         d.series_format as format,
         d.admin_user_id as "divisionAdminUserId", p.id as "adminPlayerId",
         coalesce(p.nickname, u.discord_username) as "adminNickname", coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('team', json_build_object('id', t.team_id, 'name', t.name, 'logo', t.logo), 'isDisqualified', t.is_disqualified,
           'areResultsAnnulled', t.are_results_annulled,
           'adjustment', t.adjustment, 'adjustmentReason', t.adjustment_reason, 'decider', t.decider,
           'deciderReason', t.decider_reason, 'seriesCount', (select count(*)::int from series s
  where s.division_id = t.division_id and (s.home_team_id = t.team_id or s.away_team_id = t.team_id))) as item
    from division_team t where t.division_id = d.id order by t.sort_order, swedish_order(t.name) collate "C", t.team_id) listed), '[]'::json) as entries, n."seriesCount", n."reportedCount", n.weeks, n."weeksLeft",
         (select s.week from series s where s.division_id = d.id
           order by abs(extract(epoch from s.scheduled_at - now())) nulls last, s.reported_at is not null, s.week limit 1) as "presentWeek", n."scheduleState"
    from division d join season se on se.id = d.season_id
    left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
    cross join lateral (
      select count(*)::int as "seriesCount", count(s.reported_at)::int as "reportedCount",
             coalesce(max(s.week), 0) as weeks,
             count(distinct s.week) filter (where s.reported_at is null)::int as "weeksLeft",
             concat_ws('-', max(s.id), count(*), sum(s.version)) as "scheduleState"
        from series s where s.division_id = d.id) n
   where d.id = $1 and not d.is_stage
;

-- write count-new-totals
-- from modules/seasons/divisions/player-totals.repository.ts
with counted as (
  select s.division_id, p.team_id, p.player_id, (count(*) filter (where not s.is_annulled))::int as games,
         coalesce(sum(p.score) filter (where not s.is_annulled), 0)::int as score, coalesce(sum(p.goals) filter (where not s.is_annulled), 0)::int as goals, coalesce(sum(p.assists) filter (where not s.is_annulled), 0)::int as assists, coalesce(sum(p.saves) filter (where not s.is_annulled), 0)::int as saves, coalesce(sum(p.shots) filter (where not s.is_annulled), 0)::int as shots,
         (count(distinct s.id) filter (where not s.is_annulled and p.side = s.won_by))::int as series_won
    from (select s.id, s.division_id, case when s.home_games > s.away_games then 'home' else 'away' end as won_by, (h.are_results_annulled or a.are_results_annulled) as is_annulled
            from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
           where s.division_id = $1 and (s.home_team_id in ($3::int, $4::int) or s.away_team_id in ($3::int, $4::int))) s
    join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
   where p.player_id = any($2::int[]) and p.team_id in ($3::int, $4::int)
   group by s.division_id, p.team_id, p.player_id) 
  insert into player_division_totals as t (division_id, team_id, player_id, games, score, goals, assists, saves, shots, series_won)
  select c.division_id, c.team_id, c.player_id, c.games, c.score, c.goals, c.assists, c.saves, c.shots, c.series_won from counted c
  on conflict (division_id, team_id, player_id) do update
     set games = excluded.games, score = excluded.score, goals = excluded.goals, assists = excluded.assists, saves = excluded.saves, shots = excluded.shots, series_won = excluded.series_won
   where (t.games, t.score, t.goals, t.assists, t.saves, t.shots, t.series_won) is distinct from (excluded.games, excluded.score, excluded.goals, excluded.assists, excluded.saves, excluded.shots, excluded.series_won)
;

-- read division-admin
-- from modules/seasons/divisions/divisions.repository.ts
-- nickname: text
-- playerId?: number
select p.id as "playerId", coalesce(p.nickname, u.discord_username) as nickname
    from division d join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.id = $1
;

-- read division-bands
-- from modules/seasons/divisions/divisions.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
select coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands from division d where d.id = $1
;

-- read division-exists
-- from modules/seasons/divisions/divisions.repository.ts
-- id: number
select id from division where id = $1
;

-- read division-has-chat-role
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- has: flag
select exists (select from division_role where division_id = $1) as has
;

-- read division-id
-- from modules/seasons/divisions/divisions.repository.ts
-- id: number
select id from division where season_id = $2 and discriminator = $1
;

-- read division-ids
-- from modules/seasons/divisions/player-totals.repository.ts
-- id: number
select id from division order by id
;

-- read division-is-own
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- isOwn: flag
select exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = $1::int and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))
       or exists (select 1 from roster_entry where player_id = $2::int and team_id = any($3::int[]) and valid_to is null)
       as "isOwn"
;

-- read division-page
-- from modules/seasons/divisions/divisions.repository.ts
-- admin?: { nickname: text, playerId?: number }
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- currentWeek?: number
-- discriminator: text
-- format: text
-- id: number
-- isStage: flag
-- name: text
-- nameEng?: text
-- rank: number
-- season: { id: number, name: text }
-- weeks: number
select d.id, d.name, d.name_en as "nameEng", d.discriminator, d.rank, d.is_stage as "isStage", json_build_object('id', se.id, 'name', se.name) as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username)) end as admin,
         coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek"
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.season_id = $2 and d.discriminator = $1
;

-- read division-summaries
-- from modules/seasons/divisions/divisions.repository.ts
-- adminNickname?: text
-- adminPlayerId?: number
-- adminUserId?: number
-- division: text
-- divisionId: number
-- isCurrentSeason: flag
-- season: text
-- seasonId: number
-- seriesCount: number
-- teamCount: number
select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrentSeason",
         d.admin_user_id as "adminUserId", coalesce(p.nickname, u.discord_username) as "adminNickname", p.id as "adminPlayerId",
         (select count(*)::int from division_team t where t.division_id = d.id) as "teamCount",
         (select count(*)::int from series s where s.division_id = d.id) as "seriesCount"
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where not d.is_stage
   order by (se.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date), se.starts_on desc, se.id desc, d.rank, d.id
;

-- read division-team-candidates
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- isSignedUp: flag
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, g.team_id is not null as "isSignedUp"
     from team t join division d on d.id = $1
     left join signup g on g.season_id = d.season_id and g.team_id = t.id
    where t.is_active and not exists (
      select 1 from division_team e where e.season_id = d.season_id and e.team_id = t.id and not e.is_stage)
    order by g.created_at nulls last, swedish_order(t.name) collate "C", t.id
;

-- read division-teams
-- from modules/seasons/divisions/divisions.repository.ts
-- id: number
-- logo?: text
-- name: text
select team_id as id, name, logo from division_team where division_id = $1
    order by sort_order, swedish_order(name) collate "C", team_id
;

-- read former-divisions
-- from modules/seasons/divisions/admin/season-divisions.repository.ts
-- adminUserId?: number
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- id: number
-- ownFormat?: text
-- rank: number
-- size: number
select d.id, d.rank, d.admin_user_id as "adminUserId", nullif(d.series_format, se.series_format) as "ownFormat",
          (select count(*)::int from division_team e where e.division_id = d.id) as size, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands
     from division d join season se on se.id = d.season_id where d.id = any($1::int[]) order by d.id
;

-- write insert-division-teams
-- from modules/seasons/divisions/admin/division-admin.repository.ts
insert into division_team (division_id, season_id, team_id, name, logo)
   select d.id, d.season_id, t.id, t.name, t.logo from division d join team t on t.id = any($2::int[])
    where d.id = $1 order by t.id
;

-- write lock-division
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- id: number
select d.id from division d join season se on se.id = d.season_id where d.id = $1 for update of d for share of se
;

-- write lock-player-totals
-- from modules/seasons/divisions/player-totals.repository.ts
select pg_advisory_xact_lock(hashtextextended('player-totals:' || $1::int, 0))
;

-- read next-season-places
-- from modules/seasons/signups/places.repository.ts
-- hasDeclined: flag
-- isGivenOut: flag
-- lastSeriesAt?: text
-- nextSeason?: { id: number, name: text }
-- season: { id: number, name: text }
-- stints: [{ from: text, playerId: number, to?: text }]
-- teamId: number
with played as (
    select se.* from season se
     where ($1::date is null or se.starts_on < $1) and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
       and exists (select 1 from division_team dt where dt.season_id = se.id and not dt.is_stage)
     order by (se.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date), se.starts_on desc, se.id desc limit 1),
  next as (
    select se.* from season se, played where se.starts_on > played.starts_on order by se.starts_on, se.id limit 1),
  facts as (
    select max(coalesce(s.scheduled_at, s.reported_at)) filter (where s.reported_at is not null) as last,
           count(*) filter (where s.reported_at is null) > 0 as has_unplayed
      from series s join division d on d.id = s.division_id join played on played.id = d.season_id),
  settled as (
    select case when has_unplayed and played.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date then null
                else coalesce(last, (played.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') end as at
      from facts, played)
  select dt.team_id as "teamId", json_build_object('id', played.id, 'name', played.name) as season,
         (select json_build_object('id', next.id, 'name', next.name) from next) as "nextSeason",
         exists (select 1 from division_team later join next on next.id = later.season_id where not later.is_stage) as "isGivenOut",
         to_char(settled.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeriesAt", dt.place_declined_at is not null as "hasDeclined",
         coalesce((select json_agg(listed.item) from (select json_build_object('playerId', r.player_id, 'from', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'to', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as item
                          from roster_entry r
                         where r.team_id = dt.team_id and (r.valid_to is null or r.valid_to > settled.at)
                         order by r.valid_from, r.id) listed), '[]'::json) as stints
    from played join division_team dt on dt.season_id = played.id and not dt.is_stage cross join settled
   where $3::int[] is null or dt.team_id = any($3::int[])
;

-- write order-division-teams
-- from modules/seasons/divisions/admin/division-admin.repository.ts
update division_team t set sort_order = x.place from unnest($2::int[]) with ordinality as x(team_id, place)
    where t.division_id = $1 and t.team_id = x.team_id
;

-- write recompute-totals
-- from modules/seasons/divisions/player-totals.repository.ts
with counted as (
  select s.division_id, p.team_id, p.player_id, (count(*) filter (where not s.is_annulled))::int as games,
         coalesce(sum(p.score) filter (where not s.is_annulled), 0)::int as score, coalesce(sum(p.goals) filter (where not s.is_annulled), 0)::int as goals, coalesce(sum(p.assists) filter (where not s.is_annulled), 0)::int as assists, coalesce(sum(p.saves) filter (where not s.is_annulled), 0)::int as saves, coalesce(sum(p.shots) filter (where not s.is_annulled), 0)::int as shots,
         (count(distinct s.id) filter (where not s.is_annulled and p.side = s.won_by))::int as series_won
    from (select s.id, s.division_id, case when s.home_games > s.away_games then 'home' else 'away' end as won_by, (h.are_results_annulled or a.are_results_annulled) as is_annulled
            from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
           where s.division_id = $1) s
    join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
   where true
   group by s.division_id, p.team_id, p.player_id), 
  gone as (
    delete from player_division_totals t
     where t.division_id = $1 and true
       and not exists (select 1 from counted c where c.team_id = t.team_id and c.player_id = t.player_id)) 
  insert into player_division_totals as t (division_id, team_id, player_id, games, score, goals, assists, saves, shots, series_won)
  select c.division_id, c.team_id, c.player_id, c.games, c.score, c.goals, c.assists, c.saves, c.shots, c.series_won from counted c
  on conflict (division_id, team_id, player_id) do update
     set games = excluded.games, score = excluded.score, goals = excluded.goals, assists = excluded.assists, saves = excluded.saves, shots = excluded.shots, series_won = excluded.series_won
   where (t.games, t.score, t.goals, t.assists, t.saves, t.shots, t.series_won) is distinct from (excluded.games, excluded.score, excluded.goals, excluded.assists, excluded.saves, excluded.shots, excluded.series_won)
;

-- write recompute-totals-of-players
-- from modules/seasons/divisions/player-totals.repository.ts
with counted as (
  select s.division_id, p.team_id, p.player_id, (count(*) filter (where not s.is_annulled))::int as games,
         coalesce(sum(p.score) filter (where not s.is_annulled), 0)::int as score, coalesce(sum(p.goals) filter (where not s.is_annulled), 0)::int as goals, coalesce(sum(p.assists) filter (where not s.is_annulled), 0)::int as assists, coalesce(sum(p.saves) filter (where not s.is_annulled), 0)::int as saves, coalesce(sum(p.shots) filter (where not s.is_annulled), 0)::int as shots,
         (count(distinct s.id) filter (where not s.is_annulled and p.side = s.won_by))::int as series_won
    from (select s.id, s.division_id, case when s.home_games > s.away_games then 'home' else 'away' end as won_by, (h.are_results_annulled or a.are_results_annulled) as is_annulled
            from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
           where s.division_id = $1) s
    join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
   where p.player_id = any($2::int[])
   group by s.division_id, p.team_id, p.player_id), 
  gone as (
    delete from player_division_totals t
     where t.division_id = $1 and t.player_id = any($2::int[])
       and not exists (select 1 from counted c where c.team_id = t.team_id and c.player_id = t.player_id)) 
  insert into player_division_totals as t (division_id, team_id, player_id, games, score, goals, assists, saves, shots, series_won)
  select c.division_id, c.team_id, c.player_id, c.games, c.score, c.goals, c.assists, c.saves, c.shots, c.series_won from counted c
  on conflict (division_id, team_id, player_id) do update
     set games = excluded.games, score = excluded.score, goals = excluded.goals, assists = excluded.assists, saves = excluded.saves, shots = excluded.shots, series_won = excluded.series_won
   where (t.games, t.score, t.goals, t.assists, t.saves, t.shots, t.series_won) is distinct from (excluded.games, excluded.score, excluded.goals, excluded.assists, excluded.saves, excluded.shots, excluded.series_won)
;

-- read season-by-id
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- signupOpensAt?: text
-- stages: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupOpensAt",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and d.is_stage order by d.rank, d.id) listed), '[]'::json) as stages
    from season se where se.id = $1
;

-- read season-current
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- signupOpensAt?: text
-- stages: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupOpensAt",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and d.is_stage order by d.rank, d.id) listed), '[]'::json) as stages
    from season se where se.id = (select nullif(value, '')::int from setting where key = 'current_season')
;

-- read season-divisions-draft
-- from modules/seasons/divisions/admin/season-divisions.repository.ts
-- divisions: [{ adminNickname?: text, formerId: number, name: text, rank: number, teams: [{ isSignedUp: flag, mmr?: number, team: { id: number, logo?: text, name: text } }] }]
-- from?: { id: number, name: text }
-- hasDivisions: flag
-- others: [{ isSignedUp: flag, mmr?: number, team: { id: number, logo?: text, name: text } }]
-- season: { id: number, name: text }
-- unplayed: number
select json_build_object('id', se.id, 'name', se.name) as season, case when former.id is not null then json_build_object('id', former.id, 'name', former.name) end as "from",
         (select count(*)::int from series s join division d on d.id = s.division_id
           where d.season_id = former.id and s.reported_at is null) as unplayed,
         exists (select 1 from division own where own.season_id = se.id and not own.is_stage) as "hasDivisions",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('formerId', d.id, 'name', d.name, 'rank', d.rank, 'teams', coalesce((select json_agg(listed.item) from (
  select json_build_object('team', json_build_object('id', t.id, 'name', t.name, 'logo', t.logo), 'isSignedUp', exists (select 1 from signup g where g.season_id = se.id and g.team_id = t.id), 'mmr', (select round(avg(best.mmr))::int from (
    select p.mmr from roster_entry e join player p on p.id = e.player_id
     where e.team_id = t.id and e.valid_to is null and p.mmr is not null order by p.mmr desc limit 3) best)) as item from division_team e join team t on t.id = e.team_id
   where e.division_id = d.id and t.is_active order by e.sort_order, swedish_order(t.name) collate "C", t.id) listed), '[]'::json), 'adminNickname', (
           select coalesce(p.nickname, u.discord_username) from app_user u left join player p on p.user_id = u.id
            where u.id = d.admin_user_id)) as item
    from division d where d.season_id = former.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as divisions, coalesce((select json_agg(listed.item) from (
  select json_build_object('team', json_build_object('id', t.id, 'name', t.name, 'logo', t.logo), 'isSignedUp', exists (select 1 from signup g where g.season_id = se.id and g.team_id = t.id), 'mmr', (select round(avg(best.mmr))::int from (
    select p.mmr from roster_entry e join player p on p.id = e.player_id
     where e.team_id = t.id and e.valid_to is null and p.mmr is not null order by p.mmr desc limit 3) best)) as item from team t
   where t.is_active and not exists (
           select 1 from division_team e where e.season_id = former.id and e.team_id = t.id and not e.is_stage)
   order by not exists (select 1 from signup g where g.season_id = se.id and g.team_id = t.id), swedish_order(t.name) collate "C", t.id) listed), '[]'::json) as others
    from season se left join lateral (
      select f.* from season f
       where f.id <> se.id and f.starts_on <= se.starts_on and exists (select 1 from division x where x.season_id = f.id and not x.is_stage)
       order by f.starts_on desc, f.id desc limit 1) former on true
   where se.id = $1
;

-- read season-list
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- signupOpensAt?: text
-- stages: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupOpensAt",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and d.is_stage order by d.rank, d.id) listed), '[]'::json) as stages
    from season se order by se.starts_on desc, se.id desc
;

-- read season-played-shares
-- from modules/seasons/divisions/admin/season-divisions.repository.ts
-- games: number
-- isInTeam: flag
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- teamGames: number
-- teamId: number
with row as (
     select r.team_id, r.player_id, r.game_id from player_game_stats r
       join game g on g.id = r.game_id join series s on s.id = g.series_id join division d on d.id = s.division_id
      where d.season_id = $1 and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id)))
   select row.team_id as "teamId", json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, count(*)::int as games,
          (select count(distinct own.game_id)::int from row own where own.team_id = row.team_id) as "teamGames",
          exists (select 1 from roster_entry e
                   where e.team_id = row.team_id and e.player_id = p.id and e.valid_to is null) as "isInTeam"
     from row join player p on p.id = row.player_id
    group by row.team_id, p.id order by row.team_id, swedish_order(p.nickname) collate "C", p.id
;

-- read season-signup
-- from modules/seasons/seasons.repository.ts
-- divisions: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- endsOn: text
-- format: text
-- id: number
-- isCurrent: flag
-- isSignupSeason: flag
-- name: text
-- qualifiers: [{ from: text, name: text, nameEng: text, to: text }]
-- signupClosesAt?: text
-- signupOpensAt?: text
-- stages: [{ discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }]
-- startsOn: text
-- transferFrom?: text
-- transferTo?: text
-- weeks?: number
select se.id, se.name, se.starts_on::text as "startsOn", se.ends_on::text as "endsOn", se.series_format as format,
         coalesce(se.id = (select nullif(value, '')::int from setting where key = 'current_season'), false) as "isCurrent",
         coalesce(se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))), false) as "isSignupSeason",
         to_char(se.signup_opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupOpensAt",
         to_char(se.signup_closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signupClosesAt", se.weeks,
         se.transfer_from::text as "transferFrom", se.transfer_to::text as "transferTo", se.qualifiers,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as item from division d where d.season_id = se.id and d.is_stage order by d.rank, d.id) listed), '[]'::json) as stages
    from season se where se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))
;

-- read signed-up-teams
-- from modules/seasons/signups/signups.repository.ts
-- createdAt: text
-- players: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, userId?: number }]
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         coalesce((select json_agg(listed.item) from (select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'userId', p.user_id) as item
                          from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as players
    from signup s join team t on t.id = s.team_id
   where s.season_id = $1
   order by s.created_at, t.id
;

-- read signup-standing
-- from modules/seasons/signups/signups.repository.ts
-- isCaptain: flag
-- isSignedUp: flag
-- players: number
-- swedish: number
-- team?: { id: number, logo?: text, name: text }
select case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(own.sort_order = 1, false) as "isCaptain",
         exists (select 1 from signup s where s.season_id = $2 and s.team_id = t.id) as "isSignedUp",
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null) as players,
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null and p.nationality = 'SE') as swedish
    from (select 1) one
    left join roster_entry own on own.player_id = $1 and own.valid_to is null
    left join team t on t.id = own.team_id
;

-- read unsettled-of-season
-- from modules/seasons/seasons-admin.repository.ts
-- claimed: number
-- disputed: number
-- unplayed: number
select count(*) filter (where s.reported_at is null)::int as unplayed,
         count(*) filter (where s.confirmation = 'disputed')::int as disputed,
         count(*) filter (where exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null))::int as claimed
    from series s join division d on d.id = s.division_id where d.season_id = $1
;

-- read users-by-role
-- from modules/seasons/divisions/admin/division-admin.repository.ts
-- nickname: text
-- userId: number
select u.id as "userId", coalesce(p.nickname, u.discord_username) as nickname
     from user_role r join app_user u on u.id = r.user_id left join player p on p.user_id = u.id
    where r.role = $1::int order by swedish_order(coalesce(p.nickname, u.discord_username)) collate "C", u.id
;

-- read wrong-player-totals
-- from modules/seasons/divisions/player-totals.repository.ts
-- counted?: [number]
-- division: number
-- player: number
-- stored?: [number]
-- team: number
with counted as (
  select s.division_id, p.team_id, p.player_id, (count(*) filter (where not s.is_annulled))::int as games,
         coalesce(sum(p.score) filter (where not s.is_annulled), 0)::int as score, coalesce(sum(p.goals) filter (where not s.is_annulled), 0)::int as goals, coalesce(sum(p.assists) filter (where not s.is_annulled), 0)::int as assists, coalesce(sum(p.saves) filter (where not s.is_annulled), 0)::int as saves, coalesce(sum(p.shots) filter (where not s.is_annulled), 0)::int as shots,
         (count(distinct s.id) filter (where not s.is_annulled and p.side = s.won_by))::int as series_won
    from (select s.id, s.division_id, case when s.home_games > s.away_games then 'home' else 'away' end as won_by, (h.are_results_annulled or a.are_results_annulled) as is_annulled
            from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
           where s.division_id = $1) s
    join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
   where true
   group by s.division_id, p.team_id, p.player_id),
  stored as (select * from player_division_totals t where t.division_id = $1)
  select division_id as division, team_id as team, player_id as player,
         case when s.games is not null then array[s.games, s.score, s.goals, s.assists, s.saves, s.shots, s.series_won] end as stored,
         case when c.games is not null then array[c.games, c.score, c.goals, c.assists, c.saves, c.shots, c.series_won] end as counted
    from counted c full join stored s using (division_id, team_id, player_id)
   where (c.games, c.score, c.goals, c.assists, c.saves, c.shots, c.series_won) is distinct from (s.games, s.score, s.goals, s.assists, s.saves, s.shots, s.series_won)
   order by 1, 2, 3
;
