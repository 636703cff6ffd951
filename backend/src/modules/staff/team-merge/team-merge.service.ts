import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { teamsMerged } from '../../../domain/messages/person-notices.ts';
import { teamMergeObstacle } from '../../../domain/teams/team-merge.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { OpenRequestsService } from '../../requests/lists/open-requests.service.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import { doubledSignups, endedInvites, teamMergePlanOf } from './team-merge-plan.ts';
import { TeamMergeRepository } from './team-merge.repository.ts';
import type { TeamBelongings, TeamMergePlan } from './team-merge.ts';

/** The two teams of a merge, and the fingerprint of the plan that the caller saw. */
export interface WantedTeamMerge {
  stayingId: number;
  leavingId: number;
  fingerprint: string;
}

/** Two teams that are one become one (R47). */
@Injectable()
export class TeamMergeService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamMergeRepository,
    private readonly totals: PlayerTotalsService,
    private readonly open: OpenRequestsService,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** What a merge means; null when one of the teams is not there. */
  async plan(stayingId: number, leavingId: number): Promise<TeamMergePlan | null> {
    const both = await this.teams.findBoth([stayingId, leavingId]);
    return both && teamMergePlanOf(both[0], both[1]);
  }

  /**
   * Everything of the leaving team becomes the staying one's, and the leaving one is deleted; its address leads to the
   * other. Its players are told. Returns the staying team's id. Refuses: a team that is not there (NOT_FOUND), teams that are two
   * (NOT_MERGEABLE with the reason), and another state than the caller saw (CHANGED_MEANWHILE).
   */
  merge(actor: Actor, { stayingId, leavingId, fingerprint }: WantedTeamMerge): Promise<number> {
    return this.db.transaction(async () => {
      const divisions = await this.lockTeams(stayingId, leavingId);
      const both = await this.teams.findBoth([stayingId, leavingId]);
      if (!both) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
      const [staying, leaving] = both;
      const obstacle = teamMergeObstacle(staying, leaving);
      if (obstacle) throw obstacle;
      const isKnown = leaving.entries.every(({ divisionId }) => divisions.includes(divisionId));
      if (!isKnown || teamMergePlanOf(staying, leaving).fingerprint !== fingerprint) {
        throw new LeagueError('CHANGED_MEANWHILE', 'api.team-merge.meanwhile');
      }
      await this.open.cancelOf(leavingId);
      await this.move(staying, leaving);
      for (const { userId, isNow } of leaving.rosters) {
        if (isNow) await this.notices.notify(userId, teamsMerged(leaving.name, staying.name), { teamId: stayingId });
      }
      await this.record(actor, staying, leaving);
      return stayingId;
    });
  }

  /** Holds the sums of the leaving team's divisions and then the teams, in the order in which reports lock them. Returns the divisions. */
  private async lockTeams(stayingId: number, leavingId: number): Promise<number[]> {
    const divisions = await this.teams.findDivisions(leavingId);
    for (const id of divisions) await this.totals.lockTotals(id);
    await this.teams.lock([stayingId, leavingId]);
    return divisions;
  }

  private async move(staying: TeamBelongings, leaving: TeamBelongings): Promise<void> {
    await this.teams.moveEntries(staying.id, leaving.id);
    for (const { divisionId } of leaving.entries) await this.totals.recompute(divisionId);
    await this.teams.moveRest(staying.id, leaving.id, {
      endedIds: endedInvites(staying, leaving),
      lostSeasons: doubledSignups(staying, leaving),
    });
    await this.teams.become(staying, leaving);
  }

  private record(actor: Actor, staying: TeamBelongings, leaving: TeamBelongings): Promise<void> {
    const isOwn = [staying, leaving].some(({ rosters }) =>
      rosters.some(({ playerId, isNow }) => isNow && playerId === actor.playerId),
    );
    return this.audit.record(actor, {
      act: 'team.merge',
      objectKind: 'team',
      objectId: staying.id,
      before: { teams: [staying.name, leaving.name], isActive: staying.isActive, players: staying.players },
      after: {
        teams: [staying.name],
        isActive: staying.isActive || leaving.isActive,
        players: staying.players + leaving.players,
      },
      isOwnTeam: isOwn,
    });
  }
}
