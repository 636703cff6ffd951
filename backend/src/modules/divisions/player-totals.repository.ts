import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { RECOMPUTE_TOTALS, WRONG_TOTALS } from './player-totals.sql.ts';
import type { WrongTotal } from './player-totals.sql.ts';

/** The stored sums of players' games. */
@Injectable()
export class PlayerTotalsRepository {
  constructor(private readonly db: Db) {}

  /** Waits until nobody else counts the division, and lets nobody else until the transaction ends. */
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
