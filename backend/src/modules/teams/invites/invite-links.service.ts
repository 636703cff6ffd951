import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as InviteLink from '../../../domain/teams/invite-link.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Sealer } from '../../../platform/crypto/sealer.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { newToken, tokenDigest } from '../../auth/token.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import { InviteLinksRepository } from './invite-links.repository.ts';
import { InvitesRepository } from './invites.repository.ts';
import { aboutLinkOf } from './link-seal.ts';

/** The most links that a captain may make. */
const LINKS: Limit = { name: 'invite-link', calls: 30, seconds: 3600 };

/** What a captain does with the team's invite link (R42). `link-invites.service.ts` has who reads it. */
@Injectable()
export class InviteLinksService {
  constructor(
    private readonly db: Db,
    private readonly sealer: Sealer,
    private readonly teamRosters: TeamRosterService,
    private readonly links: InviteLinksRepository,
    private readonly invites: InvitesRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Makes the link of the caller's team. An earlier one ends with that. Refuses the same as an invite: a caller who is not
   * captain, a league where both sign-up and window are closed, and a full team.
   */
  async make(actor: Actor): Promise<void> {
    await this.limiter.take(LINKS, String(actor.userId));
    await this.db.transaction(async () => {
      const { team, switches, at } = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
      const pendingInvites = await this.invites.countPending(team.id);
      const window = TransferWindow.modeOf(switches);
      Roster.assertMayInvite(actor, { ...switches, roster: team.roster, pendingInvites, window });
      const token = newToken();
      await this.links.replace({
        teamId: team.id,
        tokenHash: tokenDigest(token),
        sealedToken: this.sealer.seal(token, aboutLinkOf(team.id)),
        createdAt: at,
        expiresAt: InviteLink.linkExpiry(at),
      });
    });
  }

  /** Withdraws the link of the caller's team: no one joins by it any more. Refuses a caller who is not captain. */
  async withdraw(actor: Actor): Promise<void> {
    await this.db.transaction(async () => {
      const { team } = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
      Roster.assertMay('rename', actor, team);
      await this.links.deleteByTeamId(team.id);
    });
  }

  /** For the hourly cleaning: what ended before then. */
  forgetEndedBefore(then: Date): Promise<void> {
    return this.links.deleteExpiredBefore(then);
  }
}
