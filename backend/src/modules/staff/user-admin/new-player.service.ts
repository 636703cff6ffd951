import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { nationalityOf } from '../../../domain/people/applicant.ts';
import { mmrOf } from '../../../domain/people/player-profile.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import type { AdminUser } from './admin-user.ts';
import { UsersAdminService } from './users-admin.service.ts';

/** A player whom staff make, as typed. */
export interface TypedPlayer {
  nickname: string;
  mmr?: string | null;
  /** ISO 3166 alpha-2; empty: not known. */
  nationality?: string | null;
}

/** Staff make a player by hand: somebody who plays and has not signed in. */
@Injectable()
export class NewPlayerService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly players: PlayerIdentityService,
    private readonly users: UsersAdminService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes a player without an account; the person claims it when they sign in. Refuses a nickname that is not allowed or that reads like
   * another player's (INVALID_INPUT, NICKNAME_TAKEN), and what is no rating or no country (INVALID_INPUT).
   */
  create(actor: Actor, { nickname, mmr, nationality }: TypedPlayer): Promise<AdminUser & { playerId: number }> {
    return this.db.transaction(async () => {
      const details = { mmr: mmrOf(mmr ?? null), nationality: nationality ? nationalityOf(nationality) : null };
      const id = await this.players.create({ nickname, ...details }, this.clock.now());
      const player = await this.users.one(null, id);
      await this.audit.record(actor, {
        act: 'player.create',
        objectKind: 'player',
        objectId: id,
        after: { nickname: player.nickname, ...details },
      });
      return { ...player, playerId: id };
    });
  }
}
