import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as RosterPlan from '../../../domain/teams/roster-plan.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { StaffRosterService } from '../../teams/roster/staff-roster.service.ts';
import { OvertakenService } from './overtaken.service.ts';
import { TeamAdminRepository } from './team-admin.repository.ts';
import { recordOf } from './team-admin.ts';
import type { AdminTeam, TeamChanges } from './team-admin.ts';
import { StaffIdentityService } from './staff-identity.service.ts';
import { teamVersionOf } from './team-version.ts';

/** Staff save a whole team. */
@Injectable()
export class SaveTeamService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamAdminRepository,
    private readonly rosters: StaffRosterService,
    private readonly identity: StaffIdentityService,
    private readonly overtaken: OvertakenService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Changes a team's name, pictures, active flag and players, whether a transfer window is open or not. Refuses a form
   * that was filled in before another change (CHANGED_MEANWHILE), a division admin's own matter (OWN_TEAM), a team of a
   * division that they do not run (NOT_YOUR_DIVISION), a name that another team has, another person's picture, more
   * than five players, players without exactly one captain, and a player who has another team (PLAYER_HAS_TEAM). A team
   * that loses its last player is closed, whatever the form says.
   */
  save(actor: Actor, teamId: number, changes: TeamChanges): Promise<AdminTeam> {
    return this.db.transaction(async () => {
      const plan = changes.players && RosterPlan.planOf(changes.players);
      const locked = await this.rosters.lockRoster(teamId, plan?.map(({ playerId }) => playerId) ?? []);
      const before = await this.getTeamOrThrow(teamId);
      assertVersion(changes.version, teamVersionOf(before), 'api.team.changed-meanwhile');
      const { isOwn, isRun } = await this.teams.findRelation(teamId, actor);
      const isOwnTeam = isOwn || (plan ?? []).some(({ playerId }) => playerId === actor.playerId);
      RosterPlan.assertMaySet(actor, { isOwn: isOwnTeam, isRun });
      const name = await this.identity.change(actor, before, changes);
      if (changes.isActive !== undefined) await this.teams.updateActive(teamId, changes.isActive);
      const named = { ...locked, team: { ...locked.team, name } };
      const moves = plan && (await this.rosters.changeRoster(named, plan));
      const after = await this.getTeamOrThrow(teamId);
      await this.overtaken.settle({
        teamId,
        at: locked.at,
        coming: moves?.coming ?? [],
        players: after.roster.length,
        isActive: after.isActive,
      });
      await this.audit.record(actor, {
        act: 'team.save',
        objectKind: 'team',
        objectId: teamId,
        before: recordOf(before),
        after: recordOf(after),
        isOwnTeam,
      });
      return this.getTeamOrThrow(teamId);
    });
  }

  private async getTeamOrThrow(teamId: number): Promise<AdminTeam> {
    const team = await this.teams.find(teamId);
    if (!team) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
    return team;
  }
}
