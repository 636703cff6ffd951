-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read division-page results
-- from modules/standings/standings.repository.ts
-- admin?: { nickname: text, playerId?: number }
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, toPosition: number }]
-- currentWeek?: number
-- discriminator: text
-- format: text
-- id: number
-- name: text
-- rank: number
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- season: { id: number, name: text }
-- weeks: number
select d.id, d.name, d.discriminator, d.rank, json_build_object('id', se.id, 'name', se.name) as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username)) end as admin,
         coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek", json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.season_id = $2 and d.discriminator = $1
;

-- read standings-players
-- from modules/standings/standings.repository.ts
-- active: [{ id: number, mmr?: number, nickname: text, sortOrder?: number }]
-- everyone: [{ id: number, mmr?: number, nickname: text, sortOrder?: number }]
-- teamId: number
select t.team_id as "teamId",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', r.sort_order) as item from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.team_id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2) order by r.sort_order, r.id) listed), '[]'::json) as active,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', member.sort_order) as item
             from (
  select distinct on (member.player_id) member.player_id, member.sort_order
    from (select r.player_id, r.sort_order, r.valid_from
            from roster_entry r
           where r.team_id = t.team_id and tstzrange(r.valid_from, r.valid_to) && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
          union all
          select totals.player_id, null, null
            from player_division_totals totals join division played on played.id = totals.division_id
           where totals.team_id = t.team_id and played.season_id = se.id) member
   order by member.player_id, member.valid_from desc nulls last) member join player p on p.id = member.player_id
            order by member.sort_order nulls last, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json) as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1
;

-- read standings-results many
-- from modules/standings/standings.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, toPosition: number }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
select json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands
    from unnest($1::int[]) as wanted(id) join division d on d.id = wanted.id
;

-- read standings-results one
-- from modules/standings/standings.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, toPosition: number }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
select json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands
    from (select $1::int as id) wanted join division d on d.id = wanted.id
;

-- read standings-unplayed
-- from modules/standings/standings.repository.ts
-- awayTeamId: number
-- homeTeamId: number
-- isReported: flag
-- seriesId: number
select id as "seriesId", home_team_id as "homeTeamId", away_team_id as "awayTeamId",
          reported_at is not null as "isReported"
     from series where division_id = $1 and (reported_at is null or id = any($2::int[]))
;
