import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { GameAccount } from '../game-account.entity.ts';
import { knownAccountsSql } from './known-accounts.read.ts';
import type { GameAccountSource, LeaguePlatform } from '../game-account.entity.ts';
import { Player } from '../player.entity.ts';

/** An account as its platform names it: the platform and a stable id. */
export interface NewGameAccount {
  playerId: number;
  platform: string;
  accountId: string;
  displayName?: string | null;
}

export interface LinkedGameAccount extends Required<NewGameAccount> {
  id: number;
}

const COLUMNS = `id, player_id as "playerId", platform, account_id as "accountId", display_name as "displayName"`;

const ACCOUNT = namedRead<LinkedGameAccount & { nickname: string }>(
  'game-account',
  `select ${COLUMNS}, (select nickname from player p where p.id = player_id) as nickname
     from game_account where platform = $1 and account_id = $2`,
);

/** By the same comparison as replays. */
const IS_KNOWN = namedRead<{ isKnown: boolean }>(
  'is-game-account-known',
  `select exists (select from (${knownAccountsSql}) known
                   where known.platform = $1 and known.account_id = lower(trim($2))) as "isKnown"`,
);

const LINKED = { id: true, playerId: true, platform: true, accountId: true, displayName: true } as const;

const taken = (player: string) =>
  new LeagueError('ACCOUNT_TAKEN', 'api.account.taken', { field: 'accountId', params: { player } });

/** Without the owner's name: a captain could learn by trying ids whose they are (T97). */
const known = () => new LeagueError('ACCOUNT_TAKEN', 'api.account.known', { field: 'accountId' });

const noSuchPlayer = () => new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'playerId' });

@Injectable()
export class GameAccountsRepository {
  constructor(private readonly db: Db) {}

  /** Stores an account. An account that is already known stays as it is. */
  async insertIfFree(
    { playerId, platform, accountId, displayName }: NewGameAccount,
    source: GameAccountSource,
  ): Promise<void> {
    await this.db
      .repo(GameAccount)
      .createQueryBuilder()
      .insert()
      // the database refuses a platform that the league does not know
      .values({ playerId, platform: platform as LeaguePlatform, accountId, displayName: displayName ?? null, source })
      // ignores only an account that is already known, and no other conflict
      .orUpdate([], ['platform', 'account_id'])
      .execute()
      .catch((error: unknown) => translateConstraint(error, { game_account_player_fk: noSuchPlayer }));
  }

  async insertOrFind(account: NewGameAccount, source: GameAccountSource): Promise<LinkedGameAccount> {
    const { playerId, platform, accountId } = account;
    if (!(await this.db.repo(Player).existsBy({ id: playerId }))) throw noSuchPlayer();
    await this.insertIfFree(account, source);
    const [stored] = await this.db.read(ACCOUNT, [platform, accountId]);
    if (!stored || stored.playerId !== playerId) throw taken(stored?.nickname ?? '');
    return stored;
  }

  /** Refuses an account that replays already match with a player (ACCOUNT_TAKEN). */
  async assertFree(platform: string, accountId: string): Promise<void> {
    if ((await this.db.read(IS_KNOWN, [platform, accountId]))[0]?.isKnown) throw known();
  }

  async find(platform: string, accountId: string): Promise<LinkedGameAccount | null> {
    return (await this.db.read(ACCOUNT, [platform, accountId]))[0] ?? null;
  }

  findById(id: number): Promise<LinkedGameAccount | null> {
    return this.db.repo(GameAccount).findOne({ select: LINKED, where: { id } });
  }

  lockById(id: number): Promise<LinkedGameAccount | null> {
    return this.db.repo(GameAccount).findOne({ select: LINKED, where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async updateOwner(id: number, playerId: number): Promise<void> {
    await this.db.repo(GameAccount).update(id, { playerId, source: 'staff', addedAt: () => 'now()' });
  }

  async deleteById(id: number): Promise<void> {
    await this.db.repo(GameAccount).delete(id);
  }
}
