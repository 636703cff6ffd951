import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor, RoleName } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertMayRate, mmrOf, profileText, PROFILE_TEXTS } from '../../../domain/people/player-profile.ts';
import type { PlayerProfile } from '../../../domain/people/player-profile.ts';
import { Db } from '../../../platform/db/db.ts';
import { containingPattern } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import { BansService } from '../../players/sanctions/bans.service.ts';
import type { AdminUser, UserChanges, UserFilter } from './admin-user.ts';
import { userVersionOf } from './user-version.ts';
import { UsersAdminRepository } from './users-admin.repository.ts';

/**
 * Staff's changes of accounts, their roles and their players. Each change is one transaction with an entry in the
 * audit.
 */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly db: Db,
    private readonly users: UsersAdminRepository,
    private readonly players: PlayerIdentityService,
    private readonly audit: AuditService,
    private readonly bans: BansService,
  ) {}

  /** A page of the users. */
  async page(filter: UserFilter): Promise<TablePage<AdminUser>> {
    const pattern = containingPattern(filter.text);
    const [items, total] = await Promise.all([this.users.findPage(pattern, filter), this.users.count(pattern, filter)]);
    return { items, total };
  }

  /** An account, a player, or both when they belong together. Refuses unknown ones (NOT_FOUND). */
  one(userId: number | null, playerId: number | null): Promise<AdminUser> {
    return this.getPersonOrThrow(userId, playerId);
  }

  /** All users. */
  all(): Promise<AdminUser[]> {
    return this.users.findAll();
  }

  /**
   * Changes a player's fields, an account's roles, or both. Refuses: roles that a caller who is no admin changes
   * (ROLES_BY_ADMIN_ONLY), a rating that the division admin may not set (NOT_YOUR_DIVISION, OWN_TEAM), a change that
   * takes the role from the last admin (LAST_ADMIN), an account and a player that do not belong together (NOT_FOUND), and a
   * form that was filled before another change (CHANGED_MEANWHILE).
   */
  save(actor: Actor, { userId, playerId, roles, version, ...changes }: UserChanges): Promise<AdminUser> {
    return this.db.transaction(async () => {
      const seen = await this.getPersonOrThrow(userId, playerId);
      if (seen.playerId !== null) await this.players.lockPlayer(seen.playerId);
      else if (seen.userId !== null) await this.users.lockAccount(seen.userId);
      const before = await this.getPersonOrThrow(userId, playerId);
      assertVersion(version, userVersionOf(before), 'api.user.changed-meanwhile');
      if (roles !== undefined) await this.changeRoles(actor, before, roles);
      const isOwn = before.playerId !== null && (await this.changePlayer(actor, before.playerId, before, changes));
      return this.recorded(actor, 'user.save', before, isOwn);
    });
  }

  /**
   * Links an account to a player. Only an admin may do it, because it decides which matters are the account's own.
   * Refuses when either is already linked to another (ALREADY_HAS_PLAYER), and a banned player (PLAYER_BANNED), as a claim does.
   */
  connect(actor: Actor, userId: number, playerId: number): Promise<AdminUser> {
    return this.db.transaction(async () => {
      if (!(await this.users.lockAccount(userId))) throw notFound('userId');
      const player = await this.players.lockPlayer(playerId);
      if (player.userId !== null) {
        throw new LeagueError('ALREADY_HAS_PLAYER', 'api.player.has-user', { field: 'playerId' });
      }
      await this.bans.assertNone([playerId]);
      const obstacle = await this.players.obstacleOf(userId);
      if (obstacle) throw obstacle;
      const before = await this.getPersonOrThrow(null, playerId);
      await this.users.updateAccountOf(playerId, userId);
      await this.players.tellLinked(userId);
      return this.recorded(actor, 'user.connect', before, userId === actor.userId);
    });
  }

  /** Removes the link between an account and a player; both stay. Returns the player without the account. */
  disconnect(actor: Actor, playerId: number): Promise<AdminUser> {
    return this.db.transaction(async () => {
      const { userId } = await this.players.lockPlayer(playerId);
      if (userId === null) throw notFound('playerId');
      const before = await this.getPersonOrThrow(userId, playerId);
      await this.users.updateAccountOf(playerId, null);
      return this.recorded(actor, 'user.disconnect', before, userId === actor.userId);
    });
  }

  private async getPersonOrThrow(userId: number | null, playerId: number | null): Promise<AdminUser> {
    const user = userId === null && playerId === null ? null : await this.users.find(userId, playerId);
    if (!user) throw notFound(userId === null ? 'playerId' : 'userId');
    return user;
  }

  private async changeRoles(
    actor: Actor,
    { userId, roles: had }: AdminUser,
    roles: readonly RoleName[],
  ): Promise<void> {
    const isSame = had.length === new Set(roles).size && had.every((role) => roles.includes(role));
    if (isSame) return;
    if (!hasRole(actor, 'admin')) {
      throw new LeagueError('ROLES_BY_ADMIN_ONLY', 'api.user.roles-by-admin-only', { field: 'roles' });
    }
    if (userId === null) throw notFound('userId');
    const admins = await this.users.lockAdmins();
    if (!roles.includes('admin') && admins.length === 1 && admins[0] === userId) {
      throw new LeagueError('LAST_ADMIN', 'api.user.last-admin', { field: 'roles' });
    }
    await this.users.replaceRoles(userId, roles);
  }

  /** Whether this is the actor's own matter: the rating of a player in their own division. */
  private async changePlayer(
    actor: Actor,
    id: number,
    before: AdminUser,
    { nickname, mmr, texts }: Pick<UserChanges, 'nickname' | 'mmr' | 'texts'>,
  ): Promise<boolean> {
    const name = nickname === undefined ? before.nickname : await this.players.freeNickname(nickname, id);
    const textOf = (field: (typeof PROFILE_TEXTS)[number]) => {
      const typed = texts[field];
      return typed === undefined || typed === before[field] ? before[field] : profileText(field, typed);
    };
    const kept = Object.fromEntries(PROFILE_TEXTS.map((field) => [field, textOf(field)]));
    const profile = { ...kept, mmr: mmr === undefined ? before.mmr : mmrOf(mmr) } as PlayerProfile;
    const isRated = profile.mmr !== before.mmr;
    const relation = await this.users.findRelation(id, actor);
    if (isRated) assertMayRate(actor, relation);
    await this.users.updatePlayer(id, name ?? '', profile);
    return isRated && relation.isOwn;
  }

  /** Records the values before and after in the audit, and returns the latter. */
  private async recorded(actor: Actor, act: StaffActName, before: AdminUser, isOwnTeam: boolean): Promise<AdminUser> {
    const isPlayer = before.playerId !== null;
    const after = isPlayer
      ? await this.getPersonOrThrow(null, before.playerId)
      : await this.getPersonOrThrow(before.userId, null);
    await this.audit.record(actor, {
      act,
      objectKind: isPlayer ? 'player' : 'user',
      objectId: before.playerId ?? before.userId ?? 0,
      before: recordOf(before),
      after: recordOf(after),
      isOwnTeam,
    });
    return after;
  }
}

/** What the audit stores: names and what staff edit, but no addresses and no ids. */
const recordOf = (user: AdminUser) => {
  const { nickname, discordUsername: account, discordName, steam, mmr, avatar, roles } = user;
  const { twitter, instagram, twitch, tiktok, youtube } = user;
  return { nickname, account, discordName, steam, mmr, avatar, twitter, instagram, twitch, tiktok, youtube, roles };
};

const notFound = (field: string): LeagueError => new LeagueError('NOT_FOUND', 'api.user.not-found', { field });
