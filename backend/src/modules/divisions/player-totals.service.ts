import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { PlayerTotalsRepository } from './player-totals.repository.ts';
import type { WrongTotal } from './player-totals.ts';

/**
 * The sums of players' games, stored by division and team because every statistic is measured against a whole division.
 * They are always counted again from the games, never counted up.
 */
@Injectable()
export class PlayerTotalsService {
  constructor(
    private readonly db: Db,
    private readonly totals: PlayerTotalsRepository,
  ) {}

  /**
   * Stores what the games of a division say, for all its players or for some. Expects the transaction that changed the
   * games. From here to its end it is the only one that counts the division: of two at once, the later waits, and then
   * sees the games of the earlier.
   */
  async recompute(divisionId: number, playerIds: readonly number[] | null = null): Promise<void> {
    if (playerIds?.length === 0) return;
    await this.totals.lock(divisionId);
    await this.totals.recompute(divisionId, playerIds);
  }

  /** The same for players of games that are new: sums can only have come, and none can have lost its games. */
  async countNew(divisionId: number, playerIds: readonly number[]): Promise<void> {
    if (playerIds.length === 0) return;
    await this.totals.lock(divisionId);
    await this.totals.countNew(divisionId, playerIds);
  }

  /** Compares every stored sum with its games, a division at a time, and mends what differs. Answers what that was. */
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
