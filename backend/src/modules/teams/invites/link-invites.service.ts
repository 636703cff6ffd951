import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { refusalOf } from '../../../domain/league-error.ts';
import type { LeagueError } from '../../../domain/league-error.ts';
import * as InviteLink from '../../../domain/teams/invite-link.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Clock } from '../../../platform/clock.ts';
import { Sealer } from '../../../platform/crypto/sealer.ts';
import { SwitchesService } from '../../content/settings/switches.service.ts';
import { tokenDigest } from '../../auth/token.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import { InviteLinksRepository } from './invite-links.repository.ts';
import type { StoredLink } from './invite-links.repository.ts';
import { InvitesRepository } from './invites.repository.ts';
import { aboutLinkOf } from './link-seal.ts';

/** How many of a team's places are waiting for staff, which a higher module knows. */
export type WaitingTransfers = (teamId: number) => Promise<number>;

/** A team's link, as its captain sees it. */
export interface OwnInviteLink {
  token: string;
  expiresAt: Date;
}

/** An open link, for its reader. */
export interface ReadLink {
  teamId: number;
  expiresAt: Date;
  /** Staff decide when a player joins. */
  withRequest: boolean;
}

/** Reads links, and turns one into an invite to its reader (R42). `invite-links.service.ts` has what the captain does. */
@Injectable()
export class LinkInvitesService {
  constructor(
    private readonly clock: Clock,
    private readonly switches: SwitchesService,
    private readonly teamRosters: TeamRosterService,
    private readonly links: InviteLinksRepository,
    private readonly invites: InvitesRepository,
    private readonly sealer: Sealer,
  ) {}

  /** The team's valid link, for its captain; null for all others, and when there is none. */
  async ownLink(actor: Actor, teamId: number): Promise<OwnInviteLink | null> {
    if (!(await this.teamRosters.isCaptainOf(actor, teamId))) return null;
    const link = await this.links.findByTeamId(teamId);
    if (!link || this.clock.now() >= link.expiresAt) return null;
    return { token: this.sealer.open(link.sealedToken, aboutLinkOf(teamId)), expiresAt: link.expiresAt };
  }

  /** An open link; null for one that is over or unknown. */
  async find(token: string): Promise<ReadLink | null> {
    const link = await this.links.findByHash(tokenDigest(token));
    if (await refusalOf(() => this.assertOpen(link))) return null;
    const { teamId, expiresAt } = link as StoredLink;
    const switches = await this.switches.current();
    return { teamId, expiresAt, withRequest: TransferWindow.modeOf(switches) !== 'open' };
  }

  /** Why this player cannot join the team by its link now; null when they can. Locks nothing: `invite` checks again. */
  async refusalFor(actor: Actor, teamId: number, waiting: WaitingTransfers): Promise<LeagueError | null> {
    const switches = await this.switches.current();
    return refusalOf(async () => {
      const playerId = assertPlayer(actor);
      await this.teamRosters.assertMayJoin(playerId, switches);
      InviteLink.assertLinkHasPlace({
        window: TransferWindow.modeOf(switches),
        roster: await this.teamRosters.rosterOf(teamId),
        pendingInvites: await this.invites.countPending(teamId, playerId),
        waitingTransfers: await waiting(teamId),
      });
    });
  }

  /**
   * Invites the reader of a link in its captain's name, in the place of an earlier invite from that team, and returns the invite's
   * id. Refuses a link that is over (INVITE_LINK_OVER), a caller without a player (NO_PLAYER), and whom `invite` of
   * `team-invites.service.ts` refuses. Needs the caller's transaction, in which the invite is accepted.
   */
  async invite(actor: Actor, token: string, waiting: WaitingTransfers): Promise<number> {
    const playerId = assertPlayer(actor);
    const hash = tokenDigest(token);
    const known = await this.links.findByHash(hash);
    this.assertOpen(known);
    const { team, switches, at } = await this.teamRosters.lockRoster(known.teamId, playerId);
    // who withdraws or renews the link locks the team first
    this.assertOpen(await this.links.findByHash(hash));
    const captain = team.roster.find(({ sortOrder }) => sortOrder === Roster.CAPTAIN);
    if (!captain) throw InviteLink.linkOver();
    await this.teamRosters.assertMayJoin(playerId, switches);
    const window = TransferWindow.modeOf(switches);
    InviteLink.assertLinkHasPlace({
      window,
      roster: team.roster,
      pendingInvites: await this.invites.countPending(team.id, playerId),
      waitingTransfers: await waiting(team.id),
    });
    await this.invites.cancelOwn(team.id, playerId, at);
    const withRequest = window !== 'open';
    const invitedByPlayerId = captain.playerId;
    return this.invites.insertInvite({ teamId: team.id, playerId, invitedByPlayerId, withRequest, at });
  }

  private assertOpen(link: StoredLink | null): asserts link is StoredLink {
    InviteLink.assertLinkOpen(link, this.clock.now());
  }
}

function assertPlayer({ playerId }: Actor): number {
  if (playerId === null) throw Roster.noPlayer();
  return playerId;
}
