import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import { ShortTeamService } from './short-team.service.ts';
import { TeamRosterService } from './team-roster.service.ts';

/** What only a captain may do with their team: remove players, and hand over the captaincy (R9). */
@Injectable()
export class CaptaincyService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly rosters: RostersRepository,
    private readonly notifications: NotificationsService,
    private readonly shortTeams: ShortTeamService,
  ) {}

  /** Removes a player from the caller's team. */
  async kick(actor: Actor, playerId: number): Promise<void> {
    await this.db.transaction(async () => {
      const locked = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor), playerId);
      Roster.assertMayKick(actor, locked.team.roster, playerId);
      const kicked = locked.team.roster.find((mate) => mate.playerId === playerId);
      const team = await this.teamRosters.end(locked, playerId);
      await this.notifications.notify(kicked?.userId ?? null, Notices.playerKicked(team.name), { teamId: team.id });
      await this.shortTeams.warn({ ...locked, team });
    });
  }

  /** Makes another player the captain. The two players change places. */
  async handOver(actor: Actor, playerId: number): Promise<void> {
    await this.db.transaction(async () => {
      const { team } = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
      Roster.assertMayHandOver(actor, team.roster, playerId);
      await this.rosters.updatePlaces(team.id, Roster.handedOver(team.roster, playerId));
      const captain = team.roster.find((mate) => mate.playerId === playerId);
      await this.notifications.notify(captain?.userId ?? null, Notices.becameCaptain(team.name), { teamId: team.id });
    });
  }
}
