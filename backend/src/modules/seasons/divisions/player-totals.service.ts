import { Injectable } from '@nestjs/common';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { PlayerTotalsRepository } from './player-totals.repository.ts';
import type { WrongTotal } from './player-totals.ts';

/**
 * The sums of players' games. They are stored for each division and team, because every statistic is compared with a
 * whole division. They are always counted again from the games; a game is never just added.
 */
@Injectable()
export class PlayerTotalsService {
  constructor(
    private readonly db: Db,
    private readonly totals: PlayerTotalsRepository,
  ) {}

  /**
   * Waits until no other transaction counts the division, and keeps others waiting until the caller's ends. For a caller
   * that locks more rows before it counts: reports hold the sums first.
   */
  lockTotals(divisionId: number): Promise<void> {
    return this.totals.lock(divisionId);
  }

  /**
   * Counts the games of a division, for all its players or for some, and stores the sums. Needs the transaction that
   * changed the games. Only one transaction at a time counts a division: a second one waits, and then sees the games of
   * the first.
   */
  async recompute(divisionId: number, playerIds: readonly number[] | null = null): Promise<void> {
    if (playerIds?.length === 0) return;
    await this.totals.lock(divisionId);
    await this.totals.recompute(divisionId, playerIds);
  }

  /**
   * The same for the players of a new series: only their sums in its two teams change, and none can lose all its games.
   * The statement that stored the games has waited already (`holdTotalsSql`).
   */
  async countNew(divisionId: number, teams: Sides<number>, playerIds: readonly number[]): Promise<void> {
    if (playerIds.length === 0) return;
    await this.totals.countNew(divisionId, teams, playerIds);
  }

  /** Compares every stored sum with its games, one division at a time, and changes nothing. Returns the wrong ones. */
  async findWrong(): Promise<WrongTotal[]> {
    const wrong: WrongTotal[] = [];
    for (const id of await this.totals.findDivisionIds()) wrong.push(...(await this.totals.findWrong(id)));
    return wrong;
  }

  /**
   * Compares every stored sum with its games, one division at a time, and corrects wrong sums. Returns the sums that
   * were wrong.
   */
  async mendAll(): Promise<WrongTotal[]> {
    const wrong: WrongTotal[] = [];
    for (const id of await this.totals.findDivisionIds()) {
      if ((await this.totals.findWrong(id)).length > 0) wrong.push(...(await this.mend(id)));
    }
    return wrong;
  }

  private mend(divisionId: number): Promise<WrongTotal[]> {
    return this.db.transaction(async () => {
      await this.totals.lock(divisionId);
      const wrong = await this.totals.findWrong(divisionId);
      await this.totals.recompute(divisionId, null);
      return wrong;
    });
  }
}
