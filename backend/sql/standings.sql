-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read standings-players
-- from modules/standings/standings.repository.ts
-- teamId: number
-- active: [{ id: number, nickname: text, mmr?: number, sortOrder?: number }]
-- everyone: [{ id: number, nickname: text, mmr?: number, sortOrder?: number }]
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
            order by member.sort_order nulls last, lower(p.nickname), p.id) listed), '[]'::json) as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1
;

-- read standings-results
-- from modules/standings/standings.repository.ts
-- results: { divisionId: number, format: text, teams: [[json]], results: [[json]] }
-- bands: [{ fromPosition: number, toPosition: number, hex: text }]
select json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands from division d where d.id = $1
;
