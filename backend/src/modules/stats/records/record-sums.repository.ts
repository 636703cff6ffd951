import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';

/** Ids of rows that differ from what their function counts. The functions are those of the triggers. */
const wrongSql = (key: string, stored: string, counted: string, join: readonly string[]): string =>
  `select distinct coalesce(s.${key}, c.${key}) as id
     from ${stored} s full join ${counted} c on ${join.map((column) => `c.${column} = s.${column}`).join(' and ')}
    where s is distinct from c`;

const DIVISIONS = namedRead<{ id: number }>('divisions-with-series', 'select id from division order by id');

/** Of a division, because the games of all would take longer than a statement may. */
const WRONG_SERIES = namedRead<{ id: number }>(
  'wrong-series-highs',
  `${wrongSql(
    'series_id',
    '(select * from series_high where division_id = $1)',
    'counted_series_highs(array(select id from series where division_id = $1))',
    ['series_id'],
  )} order by id`,
);
const WRONG_TEAMS = namedRead<{ id: number }>(
  'wrong-team-seasons',
  wrongSql(
    'division_id',
    '(select * from team_season_sum where division_id = $1)',
    'counted_team_seasons(array[$1::int])',
    ['team_id'],
  ),
);
const ALL_PLAYERS = 'array(select id from player)';
const WRONG_PLAYERS = namedRead<{ id: number }>(
  'wrong-player-sums',
  `${wrongSql('player_id', 'player_season_sum', `counted_player_seasons(${ALL_PLAYERS})`, ['player_id', 'season_id'])}
    union ${wrongSql('player_id', 'player_career_sum', `counted_player_careers(${ALL_PLAYERS})`, ['player_id'])} order by id`,
);

const KEEP_SERIES = namedWrite('mend-series-highs', 'select keep_series_highs($1::int[])');
const KEEP_TEAMS = namedWrite('mend-team-seasons', 'select keep_team_seasons($1::int[])');
const KEEP_PLAYERS = namedWrite('mend-player-sums', 'select keep_player_sums($1::int[])');

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Compares what triggers store for records with what it is counted from, and counts it again. */
@Injectable()
export class RecordSumsRepository {
  constructor(private readonly db: Db) {}

  async findDivisionIds(): Promise<number[]> {
    return idsOf(await this.db.read(DIVISIONS));
  }

  /** The series of a division whose largest numbers differ from their games. */
  async findWrongSeries(divisionId: number): Promise<number[]> {
    return idsOf(await this.db.read(WRONG_SERIES, [divisionId]));
  }

  /** Whether a team's season in the division differs from its series. */
  async isWrong(divisionId: number): Promise<boolean> {
    return (await this.db.read(WRONG_TEAMS, [divisionId])).length > 0;
  }

  /** The players whose seasons or career differ from their sums in divisions. */
  async findWrongPlayers(): Promise<number[]> {
    return idsOf(await this.db.read(WRONG_PLAYERS));
  }

  async countSeries(ids: readonly number[]): Promise<void> {
    await this.db.write(KEEP_SERIES, [ids]);
  }

  async countTeams(divisionId: number): Promise<void> {
    await this.db.write(KEEP_TEAMS, [[divisionId]]);
  }

  async countPlayers(ids: readonly number[]): Promise<void> {
    await this.db.write(KEEP_PLAYERS, [ids]);
  }
}
