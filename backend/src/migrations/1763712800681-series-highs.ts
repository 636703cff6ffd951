import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The largest numbers of each series that counts, so that a record is found without reading all games (R30). Triggers write
 * them in the transaction that changes games, rows, results or annulments, so that no code can forget them.
 */
export class SeriesHighs1763712800681 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table series_high (
        series_id integer not null,
        division_id integer not null,
        ${KINDS.map((kind) => `${kind} integer not null`).join(', ')},
        constraint series_high_pk primary key (series_id),
        constraint series_high_series_fk foreign key (series_id) references series (id) on delete cascade,
        constraint series_high_division_fk foreign key (division_id) references division (id) on delete cascade
      )
    `);
    await runner.query(COUNTED);
    await runner.query(KEEP);
    await runner.query(TRIGGERS);
    await runner.query('insert into series_high select * from counted_series_highs(array(select id from series))');
    await runner.query('create index series_high_division_idx on series_high (division_id)');
    for (const kind of KINDS) await runner.query(`create index series_high_${kind}_idx on series_high (${kind})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger division_team_highs on division_team;
      drop trigger series_highs_inserted on series;
      drop trigger series_highs_updated on series;
      drop trigger game_highs_inserted on game;
      drop trigger game_highs_updated on game;
      drop trigger game_highs_deleted on game;
      drop trigger player_game_stats_highs_inserted on player_game_stats;
      drop trigger player_game_stats_highs_updated on player_game_stats;
      drop trigger player_game_stats_highs_deleted on player_game_stats;
      drop function keep_highs_of_division_team();
      drop function keep_highs_of_series();
      drop function keep_highs_of_game();
      drop function keep_highs_of_player_game_stats();
      drop function keep_series_highs(integer[]);
      drop function counted_series_highs(integer[]);
      drop table series_high;
    `);
  }
}

const OF_PLAYERS = ['goals', 'assists', 'saves', 'shots', 'score'];
const KINDS = [
  ...OF_PLAYERS.map((number) => `game_${number}`),
  ...['game_team_goals', 'game_margin', 'game_goals_together'],
  ...OF_PLAYERS.map((number) => `series_${number}`),
  ...['series_team_goals', 'series_margin'],
];

/** The rows of these series as they should be: only of played ones without a walkover whose teams' results count (R5). */
const COUNTED = `
  create function counted_series_highs(wanted integer[]) returns setof series_high language sql stable as $$
    select s.id, s.division_id, ${OF_PLAYERS.map((number) => `coalesce(best.game_${number}, 0)`).join(', ')},
           whole.team_goals, whole.margin, whole.together,
           ${OF_PLAYERS.map((number) => `coalesce(best.series_${number}, 0)`).join(', ')},
           greatest(whole.home, whole.away), abs(whole.home - whole.away)
      from series s
     cross join lateral (
       select max(greatest(g.home_goals, g.away_goals))::integer as team_goals,
              max(abs(g.home_goals - g.away_goals))::integer as margin,
              max(g.home_goals + g.away_goals)::integer as together,
              sum(g.home_goals)::integer as home, sum(g.away_goals)::integer as away
         from game g where g.series_id = s.id having count(*) > 0) whole
     cross join lateral (
       select ${OF_PLAYERS.map((number) => `max(own.game_${number}) as game_${number}, max(own.series_${number}) as series_${number}`).join(', ')}
         from (select ${OF_PLAYERS.map((number) => `max(p.${number})::integer as game_${number}, sum(p.${number})::integer as series_${number}`).join(', ')}
                 from game g join player_game_stats p on p.game_id = g.id
                where g.series_id = s.id group by p.player_id, p.side) own) best
     where s.id = any(wanted) and s.reported_at is not null and s.walkover is null
       and not exists (select from division_team t
                        where t.are_results_annulled and t.division_id = s.division_id
                          and t.team_id in (s.home_team_id, s.away_team_id))
  $$`;

/**
 * Writes only what differs. One plan serves all: to make one for each call, which PostgreSQL would do because it expects the
 * next array to be short, takes ten times as long as to run it.
 */
const KEEP = `
  create function keep_series_highs(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    with counted as materialized (select * from counted_series_highs(wanted)),
    gone as (
      delete from series_high h
       where h.series_id = any(wanted) and not exists (select from counted c where c.series_id = h.series_id))
    insert into series_high as h select * from counted order by series_id
        on conflict (series_id) do update
       set ${KINDS.map((kind) => `${kind} = excluded.${kind}`).join(', ')}
     where (${KINDS.map((kind) => `h.${kind}`).join(', ')}) is distinct from (${KINDS.map((kind) => `excluded.${kind}`).join(', ')});
  end
  $$`;

const trigger = (table: string, verb: 'insert' | 'update' | 'delete', rows: string): string => `
  create trigger ${table}_highs_${verb === 'insert' ? 'inserted' : `${verb}d`}
    after ${verb} on ${table} referencing ${rows} for each statement execute function keep_highs_of_${table}();`;

const NEW = 'new table as new_rows';
const OLD = 'old table as old_rows';

/** Each changed statement of rows has its series counted once. */
const TRIGGERS = `
  create function keep_highs_of_player_game_stats() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    if tg_op = 'DELETE' then
      select array_agg(distinct g.series_id) into wanted from old_rows r join game g on g.id = r.game_id;
    else
      select array_agg(distinct g.series_id) into wanted from new_rows r join game g on g.id = r.game_id;
    end if;
    if wanted is not null then perform keep_series_highs(wanted); end if;
    return null;
  end
  $$;
  create function keep_highs_of_game() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    if tg_op = 'DELETE' then
      select array_agg(distinct r.series_id) into wanted from old_rows r;
    else
      select array_agg(distinct r.series_id) into wanted from new_rows r;
    end if;
    if wanted is not null then perform keep_series_highs(wanted); end if;
    return null;
  end
  $$;
  create function keep_highs_of_series() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(r.id) into wanted from new_rows r where r.reported_at is not null;
    else
      select array_agg(n.id) into wanted from new_rows n join old_rows o on o.id = n.id
       where (n.reported_at is null, n.walkover) is distinct from (o.reported_at is null, o.walkover);
    end if;
    if wanted is not null then perform keep_series_highs(wanted); end if;
    return null;
  end
  $$;
  create function keep_highs_of_division_team() returns trigger language plpgsql as $$
  declare wanted integer[];
  begin
    select array_agg(s.id) into wanted
      from new_rows n join old_rows o on o.division_id = n.division_id and o.team_id = n.team_id
      join series s on s.division_id = n.division_id and n.team_id in (s.home_team_id, s.away_team_id)
     where n.are_results_annulled <> o.are_results_annulled and s.reported_at is not null;
    if wanted is not null then perform keep_series_highs(wanted); end if;
    return null;
  end
  $$;
  ${trigger('player_game_stats', 'insert', NEW)}
  ${trigger('player_game_stats', 'update', NEW)}
  ${trigger('player_game_stats', 'delete', OLD)}
  ${trigger('game', 'insert', NEW)}
  ${trigger('game', 'update', NEW)}
  ${trigger('game', 'delete', OLD)}
  ${trigger('series', 'insert', NEW)}
  ${trigger('series', 'update', `${OLD} ${NEW}`)}
  create trigger division_team_highs after update on division_team
    referencing ${OLD} ${NEW} for each statement execute function keep_highs_of_division_team();
`;
