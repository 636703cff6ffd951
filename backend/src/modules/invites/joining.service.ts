import { Injectable } from '@nestjs/common';
import * as Notices from '../../domain/messages/notices.ts';
import * as Roster from '../../domain/teams/roster.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { TeamRosterService } from '../teams/roster/team-roster.service.ts';
import type { Held } from '../teams/roster/team-roster.service.ts';
import { InvitesRepository } from './invites.repository.ts';

/** What coming into a team means for invites (R9). Every method needs the transaction of its caller. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly teamRosters: TeamRosterService,
    private readonly invites: InvitesRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Puts a player into a team: last in the roster, or captain when it is empty. Refuses with PLAYER_HAS_TEAM, with
   * TEAM_FULL when players and other players' invites fill the team, and with NOT_FOUND. Whatever else the player has
   * been asked is off. The caller checks first whether the player may move (`assertMayJoin`).
   */
  async join(playerId: number, teamId: number): Promise<void> {
    await this.seat(await this.teamRosters.hold(teamId, playerId), playerId);
  }

  /** The same for a team and a player that the caller holds already. */
  async seat(held: Held, playerId: number): Promise<void> {
    await this.teamRosters.assertHasNoTeam(playerId);
    const pendingInvites = await this.invites.countPending(held.team.id, playerId);
    Roster.assertPlaceLeft({ roster: held.team.roster, pendingInvites });
    await this.teamRosters.join(held, playerId);
    await this.cancelInvitesTo(playerId, held.at);
  }

  /** A player who has a team now cannot answer other teams; their captains are told, that of `joinedTeamId` knows. */
  async cancelInvitesTo(playerId: number, at: Date, joinedTeamId: number | null = null): Promise<void> {
    for (const { teamId, captainUserId, nickname } of await this.invites.cancelAllByPlayerId(playerId, at)) {
      if (teamId === joinedTeamId) continue;
      await this.notifications.notify(captainUserId, Notices.inviteOvertaken(nickname), { teamId });
    }
  }

  /** Keeps a team's first `places` open invites (a closed team's: none), cancels the others and tells their players. */
  async cancelInvitesOf(teamId: number, at: Date, places = 0): Promise<void> {
    for (const { id, playerUserId, teamName } of await this.invites.cancelAllByTeamId(teamId, at, places)) {
      await this.notifications.notify(playerUserId, Notices.inviteRemoved(teamName), { inviteId: id });
    }
  }
}
