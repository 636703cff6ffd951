import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { GameAccountsRepository } from './game-accounts.repository.ts';
import type { LinkedGameAccount, NewGameAccount } from './game-accounts.repository.ts';

export type { LinkedGameAccount, NewGameAccount };

/** The players' game accounts. Replay rows are matched to players by them (R15). */
@Injectable()
export class GameAccountsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: GameAccountsRepository,
  ) {}

  /**
   * Stores that an account is this player's, as staff say. An account belongs to one player: another player's account is refused
   * (ACCOUNT_TAKEN). Attaching it to the same player a second time changes nothing.
   */
  attach(account: NewGameAccount): Promise<LinkedGameAccount> {
    return this.db.transaction(() => this.accounts.insertOrFind(account, 'staff'));
  }

  /**
   * The same for an account that the player names themself. An account that is already known keeps its owner. Needs the
   * caller's transaction.
   */
  attachIfFree(account: NewGameAccount): Promise<void> {
    return this.accounts.insertIfFree(account, 'typed');
  }
}
