import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMATS = "'first-to-1', 'first-to-2', 'first-to-3', 'four-plus-decider'";

/** Rounds of a stage can be best of seven (R43). */
export class BestOfSeven1795200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checksSql(`${FORMATS}, 'first-to-4'`, 7));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(checksSql(FORMATS, 5));
  }
}

/** The checks of formats and of the most games of a series. */
const checksSql = (formats: string, games: number): string => `
  alter table stage drop constraint stage_round_formats_check;
  alter table stage add constraint stage_round_formats_check check (round_formats <@ array[${formats}]);
  alter table series drop constraint series_format_check;
  alter table series add constraint series_format_check
    check (format is null or format in (${formats}) and bracket_position is not null);
  alter table series drop constraint series_games_check;
  alter table series add constraint series_games_check
    check (home_games between 0 and 4 and away_games between 0 and 4 and home_games + away_games <= ${games});
  alter table game drop constraint game_number_check;
  alter table game add constraint game_number_check check (number between 1 and ${games});
  alter table dispute drop constraint dispute_game_check;
  alter table dispute add constraint dispute_game_check check (game_number between 1 and ${games})`;
