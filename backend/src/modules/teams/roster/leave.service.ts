import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { ShortTeamService } from './short-team.service.ts';
import { captainUserId, TeamRosterService } from './team-roster.service.ts';

/** Leaving a team (R9): a player leaves at once, a captain after handing over, the last player when staff agree. */
@Injectable()
export class LeaveService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly notifications: NotificationsService,
    private readonly shortTeams: ShortTeamService,
  ) {}

  /** Removes the caller from their team. Refuses the last player (LAST_PLAYER) and a captain (MUST_HAND_OVER). */
  async leave(actor: Actor): Promise<void> {
    await this.db.transaction(async () => {
      const teamId = await this.teamRosters.teamIdOf(actor);
      const playerId = actor.playerId as number;
      const locked = await this.teamRosters.lockRoster(teamId, playerId);
      Roster.assertMay('leave', actor, locked.team);
      const nickname = locked.team.roster.find((mate) => mate.playerId === playerId)?.nickname ?? '';
      const team = await this.teamRosters.end(locked, playerId);
      await this.notifications.notify(captainUserId(team), Notices.playerLeft(nickname, team.name), {
        teamId: team.id,
      });
      await this.shortTeams.warn({ ...locked, team });
    });
  }

  /** Refuses a player who has teammates; returns the team's id. Used when the last player asks staff to leave. */
  async assertIsLast(actor: Actor): Promise<number> {
    const { team } = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
    Roster.assertMay('leaveByRequest', actor, team);
    return team.id;
  }

  /**
   * After staff have agreed: removes the last player, closes the team, and disqualifies it in the division where it
   * plays. Refuses when the player has teammates by now (NOT_LAST_PLAYER), or has already left (NO_TEAM). The caller
   * cancels the team's invites.
   */
  async leaveAsLast(playerId: number, teamId: number): Promise<void> {
    await this.db.transaction(async () => {
      const locked = await this.teamRosters.lockRoster(teamId, playerId);
      Roster.assertMay('leaveByRequest', { playerId }, locked.team);
      await this.shortTeams.close({ ...locked, team: await this.teamRosters.end(locked, playerId) });
    });
  }
}
