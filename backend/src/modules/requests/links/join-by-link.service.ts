import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { LeagueError } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { LinkInvitesService } from '../../teams/invites/link-invites.service.ts';
import type { ReadLink } from '../../teams/invites/link-invites.service.ts';
import { TeamsService } from '../../teams/teams.service.ts';
import type { TeamPage } from '../../teams/team.ts';
import { AcceptInviteService } from '../accept-invite.service.ts';
import type { Acceptance } from '../accept-invite.service.ts';
import { RequestsRepository } from '../requests.repository.ts';

/** What a link shows its reader. */
export interface LinkPage extends ReadLink {
  team: TeamPage;
  /** Why the reader cannot join now; null when they can. */
  refusal: LeagueError | null;
}

const JOINS: Limit = { name: 'join-by-link', calls: 30, seconds: 3600 };

/** A player joins a team by its invite link (R42): the link becomes an invite, and that is accepted as any other. */
@Injectable()
export class JoinByLinkService {
  constructor(
    private readonly db: Db,
    private readonly links: LinkInvitesService,
    private readonly invites: AcceptInviteService,
    private readonly requests: RequestsRepository,
    private readonly teams: TeamsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** An open link with its team; null for one that is over or unknown. */
  async page(actor: Actor, token: string): Promise<LinkPage | null> {
    const link = await this.links.find(token);
    if (!link) return null;
    const [team, refusal] = await Promise.all([
      this.teams.page(link.teamId),
      this.links.refusalFor(actor, link.teamId, this.waitingTransfers),
    ]);
    return { ...link, team, refusal };
  }

  /** The player joins at once, or asks staff. Refuses what `LinkInvitesService.invite` and accepting an invite refuse. */
  async join(actor: Actor, token: string): Promise<Acceptance> {
    await this.limiter.take(JOINS, String(actor.userId));
    return this.db.transaction(async () =>
      this.invites.accept(actor, await this.links.invite(actor, token, this.waitingTransfers)),
    );
  }

  private readonly waitingTransfers = (teamId: number): Promise<number> =>
    this.requests.countPendingOfTeam(teamId, 'transfer');
}
