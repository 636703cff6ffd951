import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { refusalOf } from '../../../domain/league-error.ts';
import type { LeagueError } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { JoiningService } from '../../teams/invites/joining.service.ts';
import { LeaveService } from '../../teams/roster/leave.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/**
 * A team's last player asks to leave it. When staff accept, the team is closed, and disqualified in the division where
 * it plays (R9).
 */
@Injectable()
export class LeaveTeamRequest implements RequestKind {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly leaving: LeaveService,
    private readonly joining: JoiningService,
    private readonly teamRosters: TeamRosterService,
  ) {}

  /** Refuses a caller without a player or team (NO_PLAYER, NO_TEAM), and a caller with teammates (NOT_LAST_PLAYER). */
  submit(actor: Actor): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      const teamId = await this.leaving.assertIsLast(actor);
      return { kind: 'leaveTeam', userId, playerId: actor.playerId, teamId, payload: {} };
    });
  }

  /** Cancels when the player has left, or has a teammate by now and so can leave without staff. */
  async examine({ playerId, teamId }: StoredRequest): Promise<LeagueError | null> {
    const { team } = await this.teamRosters.lockRoster(teamId as number, playerId as number);
    return refusalOf(() => Roster.assertMay('leaveByRequest', { playerId }, team));
  }

  async accept({ playerId, teamId }: StoredRequest): Promise<RequestLinks> {
    const { at } = await this.teamRosters.lockRoster(teamId as number, playerId as number);
    await this.leaving.leaveAsLast(playerId as number, teamId as number);
    await this.joining.cancelInvitesOf(teamId as number, at);
    await this.open.cancelOf(teamId as number);
    return {};
  }
}
