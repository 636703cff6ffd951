import { Injectable } from '@nestjs/common';
import { ROLE_IDS } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import { captainUserId } from './team-roster.service.ts';
import type { Held } from './team-roster.service.ts';

/** What a running season means for a team that loses players (R9). Needs the transaction of its caller. */
@Injectable()
export class ShortTeamService {
  constructor(
    private readonly rosters: RostersRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Warns captain and staff of a team that plays this season with too few players. `held`: as the team is now. */
  async warn({ team, switches, at }: Held): Promise<void> {
    if (!Roster.isShort(team.roster.length)) return;
    const division = await this.rosters.findRunningDivision(team.id, switches.currentSeasonId, at);
    if (!division) return;
    const notice = Notices.fewPlayers(team.name, team.roster.length);
    await this.tellStaff(team.id, notice, division.adminUserId, captainUserId(team));
  }

  /** Closes a team that no one is left in, and disqualifies it where it plays. */
  async close({ team, switches, at }: Held): Promise<void> {
    const division = await this.rosters.findRunningDivision(team.id, switches.currentSeasonId, at);
    await this.rosters.close(team.id, division?.divisionId ?? null);
    if (division) await this.tellStaff(team.id, Notices.teamDisqualified(team.name), division.adminUserId);
  }

  /** Staff are the admins and the one who runs the division. No one is told twice. */
  private async tellStaff(teamId: number, notice: Notice, ...others: readonly (number | null)[]): Promise<void> {
    const admins = await this.rosters.findUserIdsByRoles([ROLE_IDS.admin]);
    for (const userId of new Set([...others, ...admins])) await this.notifications.notify(userId, notice, { teamId });
  }
}
