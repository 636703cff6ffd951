import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { GameAccountsRepository } from './game-accounts.repository.ts';
import type { LinkedGameAccount, NewGameAccount } from './game-accounts.repository.ts';

export type { LinkedGameAccount, NewGameAccount };

/** The game accounts by which replay rows are matched to players (R15). */
@Injectable()
export class GameAccountsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: GameAccountsRepository,
  ) {}

  /**
   * Makes an account known as this player's. An account belongs to one player: another player's is refused with
   * ACCOUNT_TAKEN; attaching it to the same player again changes nothing.
   */
  attach(account: NewGameAccount): Promise<LinkedGameAccount> {
    return this.db.transaction(() => this.accounts.insertOrFind(account));
  }

  /**
   * The same for what a player says themself: an account that is known stays whose it is. Joins the caller's
   * transaction.
   */
  attachIfFree(account: NewGameAccount): Promise<void> {
    return this.accounts.insertIfFree(account);
  }
}
