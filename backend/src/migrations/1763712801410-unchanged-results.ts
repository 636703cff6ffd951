import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A result that is stored again as it was is no event (R34). The time of the report was compared with the former one, so the
 * same walkover, or the same games sent again, was told as a correction.
 */
export class UnchangedResults1763712801410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLAYED_OTHERWISE);
    await runner.query(
      seriesEventsSql(`case
             when (now->'home_games', now->'away_games', now->'home_goals', now->'away_goals', now->'walkover') is distinct from
                  (was->'home_games', was->'away_games', was->'home_goals', was->'away_goals', was->'walkover') then true
             when now->'reported_at' = was->'reported_at' then false
             else is_played_otherwise(change_set, f.key::int) end`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      seriesEventsSql(`(now->'reported_at', now->'home_games', now->'away_games', now->'home_goals', now->'away_goals', now->'walkover')
            is distinct from
               (was->'reported_at', was->'home_games', was->'away_games', was->'home_goals', was->'away_goals', was->'walkover')`),
    );
    await runner.query('drop function is_played_otherwise(bigint, integer)');
  }
}

/** Rows that a report writes anew have new ids, so they are compared by what they say. */
const PLAYED_OTHERWISE = `
  create function is_played_otherwise(change_set bigint, of_series integer) returns boolean language sql stable as $$
    with touched as (
      select f.key::int as id, to_jsonb(g) as now,
             case when not f.is_new then coalesce(to_jsonb(g), '{}') || f.former end as was
        from former_rows(change_set, 'game') f left join game g on g.id = f.key::int
    ), numbered as (
      select id, (was->>'series_id')::int = of_series as is_former, (was->>'number')::int as former,
             (now->>'series_id')::int = of_series as is_present, (now->>'number')::int as present from touched
      union all
      select g.id, true, g.number, true, g.number from game g
       where g.series_id = of_series and g.id not in (select id from touched)
    ), part as (
      select case when n.is_former then t.was - 'id' end as was, case when n.is_present then t.now - 'id' end as now
        from touched t join numbered n on n.id = t.id
      union all
      select case when n.is_former and not f.is_new
                  then (coalesce(to_jsonb(r), '{}') || f.former) - 'game_id' || jsonb_build_object('game', n.former) end,
             case when n.is_present then to_jsonb(r) - 'game_id' || jsonb_build_object('game', n.present) end
        from former_rows(change_set, 'player_game_stats') f
        join numbered n on n.id = split_part(f.key, '/', 1)::int
        left join player_game_stats r
          on r.game_id = n.id and r.side = split_part(f.key, '/', 2) and r.slot = split_part(f.key, '/', 3)::int
      union all
      select case when n.is_former and not f.is_new
                  then (coalesce(to_jsonb(o), '{}') || f.former) - 'game_id' || jsonb_build_object('game', n.former) end,
             case when n.is_present then to_jsonb(o) - 'game_id' || jsonb_build_object('game', n.present) end
        from former_rows(change_set, 'goal') f
        join numbered n on n.id = split_part(f.key, '/', 1)::int
        left join goal o on o.game_id = n.id and o.number = split_part(f.key, '/', 2)::int
    )
    select exists (select was from part where was is not null except all select now from part where now is not null)
        or exists (select now from part where now is not null except all select was from part where was is not null)
  $$
`;

/** `isOther`: SQL that compares the results of the rows `was` and `now`, one of which is reported. */
const seriesEventsSql = (isOther: string): string => `
  create or replace function series_events(change_set bigint)
  returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
    select e.kind,
           jsonb_build_object(
             'seriesId', f.key::int, 'divisionId', (shown.s->>'division_id')::int, 'seasonId', d.season_id,
             'week', (shown.s->>'week')::int, 'homeTeamId', (shown.s->>'home_team_id')::int,
             'awayTeamId', (shown.s->>'away_team_id')::int,
             'startsAt', to_char((shown.s->>'scheduled_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'homeGames', shown.s->'home_games', 'awayGames', shown.s->'away_games', 'walkover', shown.s->'walkover'),
           f.key::bigint * 4 + e.place
      from former_rows(change_set, 'series') f
      left join series present on present.id = f.key::int
      cross join lateral (
        select case when not f.is_new then coalesce(to_jsonb(present), '{}') || f.former end as was,
               to_jsonb(present) as now
      ) both_rows
      cross join lateral (select coalesce(now, was) as s) shown
      left join division d on d.id = (shown.s->>'division_id')::int
      cross join lateral (
        select 1 as place, 'series.removed' as kind where now is null and num_nonnulls(was->>'reported_at', was->>'scheduled_at') > 0
        union all
        select 2, case when was->>'scheduled_at' is null then 'series.scheduled' else 'series.moved' end
         where now is not null and (now->>'scheduled_at')::timestamptz is distinct from (was->>'scheduled_at')::timestamptz
        union all
        select 3, case when was->>'reported_at' is null then 'series.reported'
                       when now->>'reported_at' is null then 'series.reset' else 'series.corrected' end
         where now is not null and num_nonnulls(was->>'reported_at', now->>'reported_at') > 0 and ${isOther}
      ) e
  $$
`;
