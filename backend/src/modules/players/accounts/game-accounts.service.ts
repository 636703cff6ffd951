import { Injectable } from '@nestjs/common';
import { nameFromElsewhere } from '../../../domain/text.ts';
import { Db } from '../../../platform/db/db.ts';
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
   * (ACCOUNT_TAKEN). Attaching it to the same player a second time changes nothing. A name that cannot be shown is left out.
   */
  attach(account: NewGameAccount): Promise<LinkedGameAccount> {
    const shown = { ...account, displayName: nameFromElsewhere(account.displayName) };
    return this.db.transaction(() => this.accounts.insertOrFind(shown, 'staff'));
  }

  /**
   * The same for an account that the player names themself. An account that is already known keeps its owner. Needs the
   * caller's transaction.
   */
  attachIfFree(account: NewGameAccount): Promise<void> {
    return this.accounts.insertIfFree(account, 'typed');
  }

  /** Refuses an account that replays already match with a player (ACCOUNT_TAKEN). */
  assertFree(platform: string, accountId: string): Promise<void> {
    return this.accounts.assertFree(platform, accountId);
  }

  /** The account that the league knows under this id of its platform; null when there is none. */
  find(platform: string, accountId: string): Promise<LinkedGameAccount | null> {
    return this.accounts.find(platform, accountId);
  }

  /** The account of this id of the league's; null when there is none. */
  findById(id: number): Promise<LinkedGameAccount | null> {
    return this.accounts.findById(id);
  }

  /** The same, locked until the caller's transaction ends. */
  lockGameAccount(id: number): Promise<LinkedGameAccount | null> {
    return this.accounts.lockById(id);
  }

  /** Gives a locked account to another player, as staff say. */
  move(id: number, playerId: number): Promise<void> {
    return this.accounts.updateOwner(id, playerId);
  }

  /** Forgets a locked account. What was played with it stays the player's. */
  remove(id: number): Promise<void> {
    return this.accounts.deleteById(id);
  }
}
