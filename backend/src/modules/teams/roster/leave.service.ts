import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ShortTeamService } from './short-team.service.ts';
import { captainUserId, TeamRosterService } from './team-roster.service.ts';

/** Leaving a team (R9): a player at once, the captain after handing over, the last one when staff agree. */
@Injectable()
export class LeaveService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly notifications: NotificationsService,
    private readonly shortTeams: ShortTeamService,
  ) {}

  /** Takes the caller out of the team. Refuses the last player (LAST_PLAYER) and a captain (MUST_HAND_OVER). */
  async leave(actor: Actor): Promise<void> {
    await this.db.transaction(async () => {
      const teamId = await this.teamRosters.teamIdOf(actor);
      const playerId = actor.playerId as number;
      const held = await this.teamRosters.hold(teamId, playerId);
      Roster.assertMay('leave', actor, held.team);
      const nickname = held.team.roster.find((mate) => mate.playerId === playerId)?.nickname ?? '';
      const team = await this.teamRosters.end(held, playerId);
      await this.notifications.notify(captainUserId(team), Notices.left(nickname, team.name), { teamId: team.id });
      await this.shortTeams.warn({ ...held, team });
    });
  }

  /** Refuses a player who is not alone in their team; answers its id. For those who ask staff to leave it. */
  async assertIsLast(actor: Actor): Promise<number> {
    const { team } = await this.teamRosters.hold(await this.teamRosters.teamIdOf(actor));
    Roster.assertMay('leaveByRequest', actor, team);
    return team.id;
  }

  /**
   * Staff agreed: the last player goes, the team is closed and, where it plays, disqualified. Refuses with
   * NOT_LAST_PLAYER when someone has come in since, and with NO_TEAM when the player has gone already. The caller takes
   * the team's invites back.
   */
  async leaveAsLast(playerId: number, teamId: number): Promise<void> {
    await this.db.transaction(async () => {
      const held = await this.teamRosters.hold(teamId, playerId);
      Roster.assertMay('leaveByRequest', { playerId }, held.team);
      await this.shortTeams.close({ ...held, team: await this.teamRosters.end(held, playerId) });
    });
  }
}
