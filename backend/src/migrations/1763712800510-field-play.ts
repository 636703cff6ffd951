import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/**
 * What replays tell about the field (R37, R39, docs/decisions/040): the numbers of each player as sums in columns, events,
 * and the track. All of it can be made again from the kept files, so no undo stores it; it goes with its game.
 */
export class FieldPlay1763712800510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GAME);
    await runner.query(PLAYER);
    await runner.query(EVENT);
    await runner.query(TRACK);
    for (const table of TABLES) await runner.query(watchTableSql(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.query(`drop table ${table}`);
  }
}

const TABLES = ['game_field_play', 'player_field_play', 'field_event', 'game_track'];

const GAME = `
  create table game_field_play (
    game_id integer not null,
    sha256 text,
    version smallint not null,
    reader_version smallint not null,
    home_colour smallint not null,
    active_seconds real not null,
    in_play_seconds real not null,
    overtime_seconds real not null,
    is_standard_field boolean not null,
    map text,
    home_possession_seconds real not null,
    away_possession_seconds real not null,
    home_ball_in_own_half_seconds real not null,
    away_ball_in_own_half_seconds real not null,
    ball_heat real[] not null,
    track_digest text not null,
    constraint game_field_play_pk primary key (game_id),
    constraint game_field_play_game_fk foreign key (game_id)
      references game (id) on delete cascade deferrable initially immediate,
    constraint game_field_play_colour_check check (home_colour in (0, 1)),
    constraint game_field_play_heat_check check (cardinality(ball_heat) = 320)
  )`;

const PLAYER = `
  create table player_field_play (
    game_id integer not null,
    position smallint not null,
    side text not null,
    slot smallint,
        seconds real not null, seconds_in_game real not null, distance real not null, speed_seconds real not null,
        supersonic_seconds real not null, boost_speed_seconds real not null, slow_seconds real not null,
        ground_seconds real not null, low_air_seconds real not null, high_air_seconds real not null,
        powerslide_seconds real not null, powerslides real not null, defensive_third_seconds real not null,
        neutral_third_seconds real not null, offensive_third_seconds real not null,
        defensive_half_seconds real not null, offensive_half_seconds real not null, behind_ball_seconds real not null,
        ball_distance_seconds real not null, mate_distance_seconds real not null, mate_seconds real not null,
        most_back_seconds real not null, most_forward_seconds real not null, closest_to_ball_seconds real not null,
        farthest_from_ball_seconds real not null, boost_used real not null, boost_collected real not null,
        boost_overfill real not null, boost_stolen real not null, big_pads real not null, small_pads real not null,
        stolen_big_pads real not null, stolen_small_pads real not null, zero_boost_seconds real not null,
        full_boost_seconds real not null, boost_seconds real not null, demolitions real not null,
        demolished real not null, touches real not null, possession_seconds real not null, kickoffs real not null,
        kickoff_first_touches real not null, last_back_goals_against real not null,
    heat real[] not null,
    constraint player_field_play_pk primary key (game_id, position),
    constraint player_field_play_row_unique unique (game_id, side, slot),
    constraint player_field_play_game_fk foreign key (game_id)
      references game_field_play (game_id) on delete cascade deferrable initially immediate,
    constraint player_field_play_row_fk foreign key (game_id, side, slot)
      references player_game_stats (game_id, side, slot) on delete cascade deferrable initially immediate,
    constraint player_field_play_position_check check (position between 0 and 63),
    constraint player_field_play_side_check check (side in ('home', 'away')),
    constraint player_field_play_heat_check check (cardinality(heat) = 320)
  )`;

const EVENT = `
  create table field_event (
    game_id integer not null,
    position smallint not null,
    kind text not null,
    side text,
    seconds real not null,
    clock smallint,
    is_overtime boolean not null,
    player_position smallint,
    other_position smallint,
    x real,
    y real,
    z real,
    speed real,
    is_own_goal boolean not null,
    constraint field_event_pk primary key (game_id, position),
    constraint field_event_game_fk foreign key (game_id)
      references game_field_play (game_id) on delete cascade deferrable initially immediate,
    constraint field_event_kind_check check (kind in ('goal', 'save', 'shot', 'demolition', 'kickoff', 'overtime')),
    constraint field_event_side_check check (side in ('home', 'away'))
  )`;

const TRACK = `
  create table game_track (
    game_id integer not null,
    digest text not null,
    bytes bytea not null,
    constraint game_track_pk primary key (game_id),
    constraint game_track_game_fk foreign key (game_id)
      references game_field_play (game_id) on delete cascade deferrable initially immediate
  );
  create index game_track_digest_idx on game_track (digest)`;
