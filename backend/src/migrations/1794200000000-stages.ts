import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A season has stages beside its tables (R43). The teams and series of a stage are those of a division of its own, so that all that
 * names a division names the stage; a team still has one table in a season.
 */
export class Stages1794200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table division add column is_stage boolean not null default false;
      alter table division add constraint division_id_stage_unique unique (id, is_stage);

      alter table division_team add column is_stage boolean not null default false;
      alter table division_team drop constraint division_team_season_unique;
      create unique index division_team_season_unique on division_team (season_id, team_id) where not is_stage;
      alter table division_team
        add constraint division_team_stage_fk foreign key (division_id, is_stage) references division (id, is_stage);

      alter table series add column bracket_position smallint;
      alter table series add constraint series_bracket_position_check check (bracket_position >= 0);
      create unique index series_bracket_position_unique on series (division_id, bracket_position)
        where bracket_position is not null;

      create table stage (
        division_id integer not null,
        is_stage boolean not null default true,
        kind text not null,
        format text not null,
        has_third_place boolean not null default false,
        has_second_final boolean not null default false,
        weeks smallint[] not null,
        drawn_at timestamptz,
        version integer not null default 0,
        constraint stage_pk primary key (division_id),
        constraint stage_division_fk foreign key (division_id, is_stage) references division (id, is_stage),
        constraint stage_is_stage_check check (is_stage),
        constraint stage_kind_check check (kind in ('playoffs', 'qualifier', 'cup')),
        constraint stage_format_check check (format in ('single-elimination', 'double-elimination', 'decider')),
        constraint stage_third_place_check check (not has_third_place or format = 'single-elimination'),
        constraint stage_second_final_check check (not has_second_final or format = 'double-elimination'),
        constraint stage_weeks_check check (cardinality(weeks) >= 1 and 1 <= all (weeks)));

      create table stage_entrant (
        division_id integer not null,
        seed smallint not null,
        team_id integer,
        source_division_id integer,
        source_place smallint,
        constraint stage_entrant_pk primary key (division_id, seed),
        constraint stage_entrant_stage_fk foreign key (division_id) references stage (division_id),
        constraint stage_entrant_team_fk foreign key (team_id) references team (id),
        constraint stage_entrant_source_fk foreign key (source_division_id) references division (id),
        constraint stage_entrant_team_unique unique (division_id, team_id),
        constraint stage_entrant_source_unique unique (division_id, source_division_id, source_place),
        constraint stage_entrant_seed_check check (seed between 1 and 64),
        constraint stage_entrant_place_check check (source_place >= 1),
        constraint stage_entrant_whole_check check (
          (source_division_id is null) = (source_place is null) and num_nonnulls(team_id, source_place) >= 1));
      create index stage_entrant_team_idx on stage_entrant (team_id);
      create index stage_entrant_source_idx on stage_entrant (source_division_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table stage_entrant, stage;
      delete from division_team where is_stage;
      delete from division where is_stage;
      alter table series drop column bracket_position;
      alter table division_team drop constraint division_team_stage_fk;
      drop index division_team_season_unique;
      alter table division_team drop column is_stage;
      alter table division_team add constraint division_team_season_unique unique (season_id, team_id);
      alter table division drop column is_stage`);
  }
}
