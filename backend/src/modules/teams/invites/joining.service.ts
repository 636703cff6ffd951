import { Injectable } from '@nestjs/common';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import type { LockedRoster } from '../roster/team-roster.service.ts';
import { InvitesRepository } from './invites.repository.ts';

/** What happens with invites when a player joins a team (R9). Every method needs the caller's transaction. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly teamRosters: TeamRosterService,
    private readonly invites: InvitesRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Adds a player to a team: in the last place, or as captain of an empty team. Refuses a player who has a team
   * (PLAYER_HAS_TEAM), a team that is full with players and other players' invites (TEAM_FULL), and an unknown team
   * (NOT_FOUND). Cancels the player's other invites. The caller first checks whether the player may change team
   * (`assertMayJoin`).
   */
  async join(playerId: number, teamId: number): Promise<void> {
    await this.addToRoster(await this.teamRosters.lockRoster(teamId, playerId), playerId);
  }

  /** The same for a team and a player that the caller has already locked. */
  async addToRoster(locked: LockedRoster, playerId: number): Promise<void> {
    await this.teamRosters.assertHasNoTeam(playerId);
    const pendingInvites = await this.invites.countPending(locked.team.id, playerId);
    Roster.assertPlaceLeft({ roster: locked.team.roster, pendingInvites });
    await this.teamRosters.join(locked, playerId);
    await this.cancelInvitesTo(playerId, locked.at);
  }

  /**
   * Cancels the invites of a player who has got a team. Their captains get a notice, except that of `joinedTeamId`, who
   * knows.
   */
  async cancelInvitesTo(playerId: number, at: Date, joinedTeamId: number | null = null): Promise<void> {
    for (const { teamId, captainUserId, nickname } of await this.invites.cancelAllByPlayerId(playerId, at)) {
      if (teamId === joinedTeamId) continue;
      await this.notifications.notify(captainUserId, Notices.inviteOvertaken(nickname), { teamId });
    }
  }

  /**
   * Keeps a team's first `places` pending invites (none for a closed team), cancels the others, and tells their
   * players.
   */
  async cancelInvitesOf(teamId: number, at: Date, places = 0): Promise<void> {
    for (const { id, playerUserId, teamName } of await this.invites.cancelAllByTeamId(teamId, at, places)) {
      await this.notifications.notify(playerUserId, Notices.inviteRemoved(teamName), { inviteId: id });
    }
  }
}
