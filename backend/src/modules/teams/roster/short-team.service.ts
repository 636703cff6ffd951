import { Injectable } from '@nestjs/common';
import { ROLE_IDS } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import { captainUserId } from './team-roster.service.ts';
import type { LockedRoster } from './team-roster.service.ts';

/** What happens to a team that loses players during a season (R9). Needs the caller's transaction. */
@Injectable()
export class ShortTeamService {
  constructor(
    private readonly rosters: RostersRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Warns the captain and staff when a team plays this season with too few players. `locked` is the team as it is now.
   */
  async warn({ team, switches, at }: LockedRoster): Promise<void> {
    if (!Roster.isShort(team.roster.length)) return;
    const division = await this.rosters.findRunningDivision(team.id, switches.currentSeasonId, at);
    if (!division) return;
    const notice = Notices.fewPlayers(team.name, team.roster.length);
    await this.tellStaff(team.id, notice, division.adminUserId, captainUserId(team));
  }

  /** Closes a team without players, and disqualifies it in the division where it plays. */
  async close({ team, switches, at }: LockedRoster): Promise<void> {
    const division = await this.rosters.findRunningDivision(team.id, switches.currentSeasonId, at);
    await this.rosters.close(team.id, division?.divisionId ?? null);
    if (division) await this.tellStaff(team.id, Notices.teamDisqualified(team.name), division.adminUserId);
  }

  /** The admins, and the admin of the division; each person once. */
  private async tellStaff(teamId: number, notice: Notice, ...others: readonly (number | null)[]): Promise<void> {
    const admins = await this.rosters.findUserIdsByRoles([ROLE_IDS.admin]);
    for (const userId of new Set([...others, ...admins])) await this.notifications.notify(userId, notice, { teamId });
  }
}
