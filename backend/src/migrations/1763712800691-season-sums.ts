import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What players and teams reach in a season and players in a career, so that a record is found without reading all sums (R30).
 * Triggers write it in the transaction that changes the sums or the results.
 */
export class SeasonSums1763712800691 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table player_division_totals add column series_won integer not null default 0;
      alter table player_division_totals add constraint player_division_totals_won_check check (series_won >= 0);
      update player_division_totals t set series_won = won.series
        from (select s.division_id, p.team_id, p.player_id, count(distinct s.id)::integer as series
                from series s
                join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
                join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
                join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
               where case p.side when 'home' then s.home_games > s.away_games else s.away_games > s.home_games end
                 and not (h.are_results_annulled or a.are_results_annulled)
               group by s.division_id, p.team_id, p.player_id) won
       where t.division_id = won.division_id and t.team_id = won.team_id and t.player_id = won.player_id
    `);
    await runner.query(TABLES);
    await runner.query(OF_PLAYERS);
    await runner.query(OF_TEAMS);
    await runner.query(TRIGGERS);
    await runner.query(`
      insert into player_season_sum select * from counted_player_seasons(array(select id from player));
      insert into player_career_sum select * from counted_player_careers(array(select id from player));
      insert into team_season_sum select * from counted_team_seasons(array(select id from division));
    `);
    for (const [table, columns] of Object.entries(INDEXED)) {
      for (const column of columns) await runner.query(`create index ${table}_${column}_idx on ${table} (${column})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger player_division_totals_summed_insert on player_division_totals;
      drop trigger player_division_totals_summed_update on player_division_totals;
      drop trigger player_division_totals_summed_delete on player_division_totals;
      drop trigger series_summed_insert on series;
      drop trigger series_summed_update on series;
      drop trigger series_summed_delete on series;
      drop trigger division_team_summed on division_team;
      drop function sum_players();
      drop function sum_series();
      drop function sum_division_team();
      drop function keep_player_sums(integer[]);
      drop function keep_team_seasons(integer[]);
      drop function counted_player_seasons(integer[]);
      drop function counted_player_careers(integer[]);
      drop function counted_team_seasons(integer[]);
      drop table player_season_sum, player_career_sum, team_season_sum;
      alter table player_division_totals drop column series_won;
    `);
  }
}

const SEASON = ['goals', 'assists', 'saves', 'score'];
const CAREER = ['goals', 'assists', 'saves', 'games', 'wins', 'seasons'];
const TEAM = ['wins', 'goals', 'streak'];
const INDEXED = {
  player_season_sum: ['season_id', ...SEASON],
  player_career_sum: CAREER,
  team_season_sum: TEAM,
};

const integers = (columns: readonly string[]): string =>
  columns.map((column) => `${column} integer not null`).join(', ');

const TABLES = `
  create table player_season_sum (
    player_id integer not null, season_id integer not null, ${integers(SEASON)},
    constraint player_season_sum_pk primary key (player_id, season_id),
    constraint player_season_sum_player_fk foreign key (player_id) references player (id) on delete cascade,
    constraint player_season_sum_season_fk foreign key (season_id) references season (id) on delete cascade
  );
  create table player_career_sum (
    player_id integer not null, ${integers(CAREER)},
    constraint player_career_sum_pk primary key (player_id),
    constraint player_career_sum_player_fk foreign key (player_id) references player (id) on delete cascade
  );
  create table team_season_sum (
    division_id integer not null, team_id integer not null, ${integers(TEAM)},
    constraint team_season_sum_pk primary key (division_id, team_id),
    constraint team_season_sum_team_fk foreign key (division_id, team_id)
      references division_team (division_id, team_id) on delete cascade
  );
`;

/** Upserts the rows of `counted`, and writes only what differs. */
const storeSql = (table: string, key: readonly string[], columns: readonly string[]): string => `
    insert into ${table} as t select * from counted order by ${key.join(', ')}
        on conflict (${key.join(', ')}) do update
       set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     where (${columns.map((column) => `t.${column}`).join(', ')}) is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')});`;

/**
 * A transaction waits for others that sum up the same players; then it sees their rows. Players share 1,024 locks, because all
 * players at once would be more locks than PostgreSQL has room for.
 */
const OF_PLAYERS = `
  create function counted_player_seasons(wanted integer[]) returns setof player_season_sum language sql stable as $$
    select t.player_id, d.season_id, ${SEASON.map((column) => `sum(t.${column})::integer`).join(', ')}
      from player_division_totals t join division d on d.id = t.division_id
     where t.player_id = any(wanted) and t.games > 0
     group by t.player_id, d.season_id
  $$;
  create function counted_player_careers(wanted integer[]) returns setof player_career_sum language sql stable as $$
    select t.player_id, ${['goals', 'assists', 'saves', 'games', 'series_won'].map((column) => `sum(t.${column})::integer`).join(', ')},
           count(distinct d.season_id)::integer
      from player_division_totals t join division d on d.id = t.division_id
     where t.player_id = any(wanted) and t.games > 0
     group by t.player_id
  $$;
  create function keep_player_sums(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('player-sums:' || w.share, 0))
       from (select distinct u.id % 1024 as share from unnest(wanted) u(id) order by share) w;
    with counted as materialized (select * from counted_player_seasons(wanted)),
    gone as (
      delete from player_season_sum t
       where t.player_id = any(wanted)
         and not exists (select from counted c where c.player_id = t.player_id and c.season_id = t.season_id))
    ${storeSql('player_season_sum', ['player_id', 'season_id'], SEASON)}
    with counted as materialized (select * from counted_player_careers(wanted)),
    gone as (
      delete from player_career_sum t
       where t.player_id = any(wanted) and not exists (select from counted c where c.player_id = t.player_id))
    ${storeSql('player_career_sum', ['player_id'], CAREER)}
  end
  $$;
`;

/** The same for divisions. The lock is that of the players' sums, which a report holds already. */
const OF_TEAMS = `
  create function counted_team_seasons(wanted integer[]) returns setof team_season_sum language sql stable as $$
    with side as (
      select s.division_id, own.team_id, own.goals, own.is_won, s.id, coalesce(s.scheduled_at, s.reported_at) as played_at
        from series s
       cross join lateral (values
         (s.home_team_id, s.home_goals, s.home_games > s.away_games),
         (s.away_team_id, s.away_goals, s.away_games > s.home_games)) own(team_id, goals, is_won)
       where s.division_id = any(wanted) and s.reported_at is not null and s.walkover is null
         and not exists (select from division_team t
                          where t.are_results_annulled and t.division_id = s.division_id
                            and t.team_id in (s.home_team_id, s.away_team_id))),
    run as (
      select division_id, team_id, is_won,
             row_number() over (partition by division_id, team_id order by played_at, id)
               - row_number() over (partition by division_id, team_id, is_won order by played_at, id) as nth
        from side),
    longest as (
      select won.division_id, won.team_id, max(won.series)::integer as streak
        from (select division_id, team_id, count(*) as series from run where is_won group by division_id, team_id, nth) won
       group by won.division_id, won.team_id)
    select s.division_id, s.team_id, (count(*) filter (where s.is_won))::integer, sum(s.goals)::integer,
           coalesce(max(l.streak), 0)
      from side s left join longest l on l.division_id = s.division_id and l.team_id = s.team_id
     group by s.division_id, s.team_id
  $$;
  create function keep_team_seasons(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('player-totals:' || w.id, 0))
       from (select u.id from unnest(wanted) u(id) order by u.id) w;
    with counted as materialized (select * from counted_team_seasons(wanted)),
    gone as (
      delete from team_season_sum t
       where t.division_id = any(wanted)
         and not exists (select from counted c where c.division_id = t.division_id and c.team_id = t.team_id))
    ${storeSql('team_season_sum', ['division_id', 'team_id'], TEAM)}
  end
  $$;
`;

const trigger = (table: string, verb: 'insert' | 'update' | 'delete', work: string): string => `
  create trigger ${table}_summed_${verb} after ${verb} on ${table}
    referencing ${verb === 'insert' ? '' : 'old table as old_rows'} ${verb === 'delete' ? '' : 'new table as new_rows'}
    for each statement execute function ${work}();`;

const RESULT = ['walkover', 'home_games', 'away_games', 'home_goals', 'away_goals'];
/** What a result says, and when the series was played; the same for all that are not played. */
const resultOf = (row: string): string =>
  `(${row}.reported_at is null, coalesce(${row}.scheduled_at, ${row}.reported_at), ${RESULT.map((column) => `${row}.${column}`).join(', ')})`;

const TRIGGERS = `
  create function sum_players() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(distinct r.player_id) into wanted from new_rows r;
    elsif tg_op = 'DELETE' then
      select array_agg(distinct r.player_id) into wanted from old_rows r;
    else
      select array_agg(distinct r.player_id) into wanted
        from (select player_id from old_rows union all select player_id from new_rows) r;
    end if;
    if wanted is not null then perform keep_player_sums(wanted); end if;
    return null;
  end
  $$;
  create function sum_series() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(distinct r.division_id) into wanted from new_rows r where r.reported_at is not null;
    elsif tg_op = 'DELETE' then
      select array_agg(distinct r.division_id) into wanted from old_rows r where r.reported_at is not null;
    else
      select array_agg(distinct n.division_id) into wanted
        from new_rows n join old_rows o on o.id = n.id
       where (n.reported_at is not null or o.reported_at is not null)
         and ${resultOf('n')} is distinct from ${resultOf('o')};
    end if;
    if wanted is not null then perform keep_team_seasons(wanted); end if;
    return null;
  end
  $$;
  create function sum_division_team() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    select array_agg(distinct n.division_id) into wanted
      from new_rows n join old_rows o on o.division_id = n.division_id and o.team_id = n.team_id
     where n.are_results_annulled <> o.are_results_annulled;
    if wanted is not null then perform keep_team_seasons(wanted); end if;
    return null;
  end
  $$;
  ${trigger('player_division_totals', 'insert', 'sum_players')}
  ${trigger('player_division_totals', 'update', 'sum_players')}
  ${trigger('player_division_totals', 'delete', 'sum_players')}
  ${trigger('series', 'insert', 'sum_series')}
  ${trigger('series', 'update', 'sum_series')}
  ${trigger('series', 'delete', 'sum_series')}
  create trigger division_team_summed after update on division_team
    referencing old table as old_rows new table as new_rows for each statement execute function sum_division_team();
`;
