import { Injectable } from '@nestjs/common';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { COLUMNS, countedSql, lockTotalsSql, KEY, columnListSql, WRONG_TOTALS } from './player-totals.read.ts';
import type { WrongTotal } from './player-totals.ts';

/** Deletes sums that have no games any more. `which` limits the rows `t`. */
const goneSql = (which: string): string => `
  gone as (
    delete from player_division_totals t
     where t.division_id = $1 and ${which}
       and not exists (select 1 from counted c where c.team_id = t.team_id and c.player_id = t.player_id))`;

/** Stores the rows of `counted`. Writes only rows that differ. */
const STORE = `
  insert into player_division_totals as t (${[...KEY, ...COLUMNS].join(', ')})
  select ${columnListSql('c', [...KEY, ...COLUMNS])} from counted c
  on conflict (${KEY.join(', ')}) do update
     set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
   where (${columnListSql('t', COLUMNS)}) is distinct from (${columnListSql('excluded', COLUMNS)})`;

const OF_DIVISION = `counted as (${countedSql('s.division_id = $1')})`;
/**
 * For some players (`$2`). The two statements are separate so that PostgreSQL plans each for its own use, here with an
 * index.
 */
const OF_PLAYERS = `counted as (${countedSql('s.division_id = $1', 'p.player_id = any($2::int[])')})`;

const RECOMPUTE_ALL = namedWrite('recompute-totals', `with ${OF_DIVISION}, ${goneSql('true')} ${STORE}`);
const RECOMPUTE_SOME = namedWrite(
  'recompute-totals-of-players',
  `with ${OF_PLAYERS}, ${goneSql('t.player_id = any($2::int[])')} ${STORE}`,
);
/**
 * For players (`$2`) of two teams (`$3`, `$4`): only these teams' series are read. No array of teams, because PostgreSQL would
 * then plan the statement each time.
 */
const COUNT_NEW = namedWrite(
  'count-new-totals',
  `with counted as (${countedSql(
    's.division_id = $1 and (s.home_team_id in ($3::int, $4::int) or s.away_team_id in ($3::int, $4::int))',
    'p.player_id = any($2::int[]) and p.team_id in ($3::int, $4::int)',
  )}) ${STORE}`,
);

const LOCK = namedWrite('lock-player-totals', `select ${lockTotalsSql('$1::int')}`);

const WRONG = namedRead<WrongTotal>('wrong-player-totals', WRONG_TOTALS);
const DIVISION_IDS = namedRead<{ id: number }>('division-ids', 'select id from division order by id');

/** Storage of the sums of players' games. */
@Injectable()
export class PlayerTotalsRepository {
  constructor(private readonly db: Db) {}

  /** Waits until no other transaction counts the division, and keeps others waiting until this transaction ends. */
  async lock(divisionId: number): Promise<void> {
    await this.db.write(LOCK, [divisionId]);
  }

  async recompute(divisionId: number, playerIds: readonly number[] | null): Promise<void> {
    if (playerIds) await this.db.write(RECOMPUTE_SOME, [divisionId, playerIds]);
    else await this.db.write(RECOMPUTE_ALL, [divisionId]);
  }

  async countNew(divisionId: number, teams: Sides<number>, playerIds: readonly number[]): Promise<void> {
    await this.db.write(COUNT_NEW, [divisionId, playerIds, teams.home, teams.away]);
  }

  findWrong(divisionId: number): Promise<WrongTotal[]> {
    return this.db.read(WRONG, [divisionId]);
  }

  async findDivisionIds(): Promise<number[]> {
    return (await this.db.read(DIVISION_IDS)).map(({ id }) => id);
  }
}
