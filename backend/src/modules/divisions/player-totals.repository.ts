import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { COLUMNS, countedSql, KEY, listed, WRONG_TOTALS } from './player-totals.read.ts';
import type { WrongTotal } from './player-totals.ts';

/** Stores what the games say of a division (`$1`), of all its players or of some (`$2`). Writes only what differs. */
const RECOMPUTE_TOTALS = `
  with counted as (${countedSql('s.division_id = $1', '($2::int[] is null or p.player_id = any($2))')}),
  gone as (
    delete from player_division_totals t
     where t.division_id = $1 and ($2::int[] is null or t.player_id = any($2))
       and not exists (select 1 from counted c where c.team_id = t.team_id and c.player_id = t.player_id))
  insert into player_division_totals as t (${[...KEY, ...COLUMNS].join(', ')})
  select ${listed('c', [...KEY, ...COLUMNS])} from counted c
  on conflict (${KEY.join(', ')}) do update
     set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
   where (${listed('t', COLUMNS)}) is distinct from (${listed('excluded', COLUMNS)})`;

/** The stored sums of players' games. */
@Injectable()
export class PlayerTotalsRepository {
  constructor(private readonly db: Db) {}

  /** Waits until no one else counts the division, and lets no one else until the transaction ends. */
  async lock(divisionId: number): Promise<void> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('player-totals:' || $1::int, 0))`, [divisionId]);
  }

  async recompute(divisionId: number, playerIds: readonly number[] | null): Promise<void> {
    await this.db.query(RECOMPUTE_TOTALS, [divisionId, playerIds]);
  }

  findWrong(divisionId: number): Promise<WrongTotal[]> {
    return this.db.query<WrongTotal>(WRONG_TOTALS, [divisionId]);
  }

  async findDivisionIds(): Promise<number[]> {
    return (await this.db.query<{ id: number }>('select id from division order by id')).map(({ id }) => id);
  }
}
