import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With the functions go their triggers. Those of an older version would otherwise write what is no longer there. */
const FUNCTIONS = [
  'sum_players()',
  'sum_series()',
  'sum_division_team()',
  'keep_highs_of_player_game_stats()',
  'keep_highs_of_game()',
  'keep_highs_of_series()',
  'keep_highs_of_division_team()',
  'keep_player_sums(integer[])',
  'keep_team_seasons(integer[])',
  'keep_series_highs(integer[])',
];

const HIGHS = [
  ...['game_goals', 'game_assists', 'game_saves', 'game_shots', 'game_score'],
  ...['game_team_goals', 'game_margin', 'game_goals_together'],
  ...['series_goals', 'series_assists', 'series_saves', 'series_shots', 'series_score'],
  ...['series_team_goals', 'series_margin'],
];

/** The tables: their keys, their numbers, and where the keys point. */
const TABLES = [
  {
    ...{ name: 'series_high', keys: ['series_id'], others: ['division_id'], numbers: HIGHS },
    ...{
      references: { series: '(series_id) references series (id)', division: '(division_id) references division (id)' },
    },
    index: 'create index series_high_division_idx on series_high (division_id)',
  },
  {
    ...{ name: 'player_season_sum', keys: ['player_id', 'season_id'], others: [] },
    numbers: ['goals', 'assists', 'saves', 'score'],
    references: { player: '(player_id) references player (id)', season: '(season_id) references season (id)' },
    index: 'create index player_season_sum_season_id_idx on player_season_sum (season_id)',
  },
  {
    ...{ name: 'player_career_sum', keys: ['player_id'], others: [] },
    numbers: ['goals', 'assists', 'saves', 'games', 'wins', 'seasons'],
    references: { player: '(player_id) references player (id)' },
    index: '',
  },
  {
    ...{ name: 'team_season_sum', keys: ['division_id', 'team_id'], others: [], numbers: ['wins', 'goals', 'streak'] },
    references: { team: '(division_id, team_id) references division_team (division_id, team_id)' },
    index: '',
  },
];

/** Records are computed when they are read (docs/decisions/008): what was stored for them goes. */
export class DropRecordSums1793400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) await runner.query(`drop function if exists ${name} cascade`);
    // the functions that count them return their rows
    for (const { name } of TABLES) await runner.query(`drop table ${name} cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, keys, others, numbers, references, index } of TABLES) {
      const columns = [...keys, ...others, ...numbers].map((column) => `${column} integer not null`);
      const foreign = Object.entries(references).map(
        ([end, text]) => `constraint ${name}_${end}_fk foreign key ${text} on delete cascade`,
      );
      await runner.query(
        `create table ${name} (${[...columns, `constraint ${name}_pk primary key (${keys.join(', ')})`, ...foreign].join(', ')})`,
      );
      if (index) await runner.query(index);
      for (const number of numbers) await runner.query(`create index ${name}_${number}_idx on ${name} (${number})`);
    }
  }
}
