import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import * as PersonNotices from '../../../../domain/messages/person-notices.ts';
import { namedAccountOf } from '../../../../domain/people/applicant.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import type { StaffAct } from '../../../audit/audit.service.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { GameAccountsService } from '../../../players/accounts/game-accounts.service.ts';
import type { LinkedGameAccount } from '../../../players/accounts/game-accounts.service.ts';
import { PlayerIdentityService } from '../../../players/player-identity.service.ts';
import { UsersAdminRepository } from '../users-admin.repository.ts';

/** An account as staff type it: the platform, and its id there or the address of a Steam profile. */
export interface TypedAccount {
  platform: string;
  platformId: string;
}

/** Admins say whose a game account is (R15). Games that are stored already stay as they are. The players are told. */
@Injectable()
export class PersonAccountsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: GameAccountsService,
    private readonly players: PlayerIdentityService,
    private readonly users: UsersAdminRepository,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /**
   * Stores that an account is the player's. Refuses an unknown player (NOT_FOUND), an impossible account (INVALID_INPUT), one
   * of another player (ACCOUNT_TAKEN), and one that is the player's already (NOTHING_CHANGED).
   */
  add(actor: Actor, playerId: number, typed: TypedAccount): Promise<void> {
    const named = namedAccountOf(typed);
    return this.db.transaction(async () => {
      const { userId } = await this.players.lockPlayer(playerId);
      const known = await this.accounts.find(named.platform, named.accountId);
      if (known?.playerId === playerId) throw alreadyTheirs('platformId');
      await this.accounts.attach({ playerId, ...named });
      await this.notices.notify(userId, PersonNotices.accountAdded(named.accountId));
      await this.record(actor, [playerId], { act: 'player.game-account', after: named });
    });
  }

  /**
   * Gives an account to another player. Refuses an unknown account or player (NOT_FOUND), the player who has it already
   * (NOTHING_CHANGED), and an account that another admin has just moved (CHANGED_MEANWHILE).
   */
  move(actor: Actor, id: number, playerId: number): Promise<void> {
    return this.db.transaction(async () => {
      const { account, owner, other } = await this.lockAccounts(id, playerId);
      if (!other || account.playerId === playerId) throw alreadyTheirs('playerId');
      await this.accounts.move(id, playerId);
      await this.notices.notify(owner.userId, PersonNotices.accountRemoved(nameOf(account)));
      await this.notices.notify(other.userId, PersonNotices.accountAdded(nameOf(account)));
      await this.record(actor, [account.playerId, playerId], {
        act: 'player.game-account-move',
        before: { player: owner.nickname },
        after: { player: other.nickname },
        about: recordOf(account),
      });
    });
  }

  /** Forgets that an account is its player's. Refuses the same as `move`. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.db.transaction(async () => {
      const { account, owner } = await this.lockAccounts(id, null);
      await this.accounts.remove(id);
      await this.notices.notify(owner.userId, PersonNotices.accountRemoved(nameOf(account)));
      await this.record(actor, [account.playerId], { act: 'player.game-account-remove', before: recordOf(account) });
    });
  }

  /** Locks the players by their ids, as all others do, and then the account. */
  private async lockAccounts(id: number, otherId: number | null) {
    const known = await this.accounts.findById(id);
    if (!known) throw gone();
    const ids = [...new Set([known.playerId, otherId ?? known.playerId])].toSorted((a, b) => a - b);
    const locked = [];
    for (const playerId of ids) locked.push(await this.players.lockPlayer(playerId));
    const account = await this.accounts.lockGameAccount(id);
    if (!account) throw gone();
    const owner = locked.find((player) => player.id === account.playerId);
    if (!owner) throw new LeagueError('CHANGED_MEANWHILE', 'api.account.moved-meanwhile');
    return { account, owner, other: locked.find((player) => player.id === otherId) ?? null };
  }

  private async record(
    actor: Actor,
    playerIds: readonly [number, ...number[]],
    act: Pick<StaffAct, 'act' | 'before' | 'after' | 'about'>,
  ): Promise<void> {
    const relations = await Promise.all(playerIds.map((id) => this.users.findRelation(id, actor)));
    const isOwnTeam = relations.some(({ isOwn }) => isOwn);
    await this.audit.record(actor, { ...act, objectKind: 'player', objectId: playerIds[0], isOwnTeam });
  }
}

const nameOf = ({ displayName, accountId }: LinkedGameAccount): string => displayName ?? accountId;

const recordOf = ({ platform, accountId, displayName }: LinkedGameAccount) => ({ platform, accountId, displayName });

const gone = () => new LeagueError('NOT_FOUND', 'api.account.gone');
const alreadyTheirs = (field: string) => new LeagueError('NOTHING_CHANGED', 'api.account.already-theirs', { field });
