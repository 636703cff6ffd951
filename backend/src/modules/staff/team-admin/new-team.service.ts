import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { RosterPlace } from '../../../domain/teams/roster.ts';
import * as RosterPlan from '../../../domain/teams/roster-plan.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { TeamIdentityService } from '../../teams/team-identity.service.ts';
import { StaffRosterService } from '../../teams/roster/staff-roster.service.ts';
import { OvertakenService } from './overtaken.service.ts';
import { TeamAdminRepository } from './team-admin.repository.ts';
import { recordOf } from './team-admin.ts';
import type { AdminTeam } from './team-admin.ts';

/** A team that staff make: its name, and who is in it. */
export interface WantedTeam {
  name: string;
  players: readonly RosterPlace[];
}

/** Staff make a team by hand. */
@Injectable()
export class NewTeamService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamAdminRepository,
    private readonly identity: TeamIdentityService,
    private readonly rosters: StaffRosterService,
    private readonly overtaken: OvertakenService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes a team with its players, whether a transfer window is open or not. It may have none yet. Refuses a name that is not allowed
   * or that another team has (INVALID_INPUT, NAME_TAKEN), more than five players, players without exactly one captain, and a
   * player who has a team (PLAYER_HAS_TEAM) or is banned (PLAYER_BANNED).
   */
  create(actor: Actor, { name, players }: WantedTeam): Promise<AdminTeam> {
    return this.db.transaction(async () => {
      const plan = RosterPlan.planOf(players);
      const ids = plan.map(({ playerId }) => playerId);
      const teamId = await this.identity.createEmpty(name, ids);
      const locked = await this.rosters.lockRoster(teamId, ids);
      await this.rosters.changeRoster(locked, plan);
      await this.overtaken.settle({ teamId, at: locked.at, coming: ids, players: plan.length, isActive: true });
      const after = await this.getTeamOrThrow(teamId);
      await this.audit.record(actor, {
        act: 'team.create',
        objectKind: 'team',
        objectId: teamId,
        after: recordOf(after),
        isOwnTeam: actor.playerId !== null && ids.includes(actor.playerId),
      });
      return after;
    });
  }

  private async getTeamOrThrow(teamId: number): Promise<AdminTeam> {
    const team = await this.teams.find(teamId);
    if (!team) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
    return team;
  }
}
