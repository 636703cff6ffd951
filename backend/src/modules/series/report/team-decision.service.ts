import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { walkoverAgainst } from '../../../domain/competition/disqualification.ts';
import type { TeamDecision } from '../../../domain/competition/division.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import type { AdminDivision } from '../../divisions/admin/division-admin.ts';
import { DivisionAdminService } from '../../divisions/admin/division-admin.service.ts';
import { SeriesPlanService } from '../plan/series-plan.service.ts';
import { SeriesReportService } from './series-report.service.ts';

/** Stores a decision about a team of a division, together with walkovers in its unplayed series. */
@Injectable()
export class TeamDecisionService {
  constructor(
    private readonly db: Db,
    private readonly divisions: DivisionAdminService,
    private readonly plans: SeriesPlanService,
    private readonly reports: SeriesReportService,
  ) {}

  /**
   * In one transaction: stores the decision, and a walkover against a disqualified team in each of these series. The
   * audit gets an entry for each. When one of them is no unplayed series of the team any more, the call is refused and
   * nothing changes.
   */
  decide(
    actor: Actor,
    { divisionId, teamId }: { divisionId: number; teamId: number },
    decision: TeamDecision,
    walkoverSeriesIds: readonly number[],
  ): Promise<AdminDivision> {
    return this.db.transaction(async () => {
      const division = await this.divisions.decideTeam(actor, divisionId, teamId, decision);
      if (walkoverSeriesIds.length === 0) return division;
      if (!decision.isDisqualified) {
        throw new LeagueError('INVALID_INPUT', 'api.division.walkovers-not-disqualified', {
          field: 'walkoverSeriesIds',
        });
      }
      const out = new Set(division.entries.filter((entry) => entry.isDisqualified).map(({ team }) => team.id));
      // the decision has locked the division: no series gets a result before the transaction ends
      const unplayed = new Map((await this.plans.unplayedOf(divisionId, teamId)).map((plan) => [plan.series.id, plan]));
      for (const seriesId of new Set(walkoverSeriesIds)) {
        const plan = unplayed.get(seriesId);
        if (!plan) throw new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');
        const { home, away } = plan.series;
        const walkover = walkoverAgainst({ homeTeamId: home.id, awayTeamId: away.id }, out);
        await this.reports.declareWalkover(actor, { seriesId, version: plan.version }, walkover);
      }
      return this.divisions.existing(divisionId);
    });
  }
}
