import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import { InvitesService } from '../../teams/invites/invites.service.ts';
import { JoiningService } from '../../teams/invites/joining.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import { RequestEndingsService } from '../request-endings.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/** A player accepted an invite that was sent while the transfer window was closed. Staff decide the transfer (R9). */
@Injectable()
export class TransferRequest implements RequestKind {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly invites: InvitesService,
    private readonly joining: JoiningService,
    private readonly teamRosters: TeamRosterService,
    private readonly endings: RequestEndingsService,
  ) {}

  /**
   * Marks the invite as accepted and asks staff. Refuses an invite that is another player's, unknown or decided; an
   * invite that needs no staff (WRONG_INVITE); and a player who has a team or must wait for the next window.
   */
  submit(actor: Actor, inviteId: number): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      const { teamId, playerId } = await this.invites.acceptWithRequest(actor, inviteId);
      return { kind: 'transfer', userId, playerId, teamId, inviteId, payload: {} };
    });
  }

  /**
   * Cancels when the player has got a team, or the team has closed. A full team does not cancel the request: a player
   * may leave it.
   */
  async examine({ playerId, teamId }: StoredRequest): Promise<LeagueError | null> {
    const { team } = await this.teamRosters.lockRoster(teamId as number, playerId as number);
    const hasTeam = await refusalOf(() => this.teamRosters.assertHasNoTeam(playerId as number));
    return hasTeam ?? (team.isActive ? null : new LeagueError('NO_TEAM', 'api.request.team-closed'));
  }

  async accept(request: StoredRequest): Promise<RequestLinks> {
    const playerId = request.playerId as number;
    await this.joining.join(playerId, request.teamId as number);
    await this.open.cancelOvertaken(playerId);
    await this.endings.tellCaptain(request, Notices.inviteAccepted);
    return {};
  }
}
