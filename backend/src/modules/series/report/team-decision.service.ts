import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { walkoverAgainst } from '../../../domain/competition/disqualification.ts';
import type { TeamDecision } from '../../../domain/competition/division.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { allOrNone } from '../../../domain/refused-rows.ts';
import { chosenInBulk } from '../../../domain/series/bulk-series.ts';
import { Db } from '../../../platform/db/db.ts';
import type { AdminDivision } from '../../seasons/divisions/admin/division-admin.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { SeriesNoticesService } from '../plan/series-notices.service.ts';
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
    private readonly notices: SeriesNoticesService,
  ) {}

  /**
   * In one transaction: stores the decision, and a walkover against a disqualified team in each of these series. The
   * audit gets an entry for each. A claim of a walkover ends with the reason of the disqualification. Opponents hear when series that they have played no longer count, or count again. When one of them is no unplayed series of the team any more, the call is refused and
   * nothing changes.
   */
  decide(
    actor: Actor,
    { divisionId, teamId }: { divisionId: number; teamId: number },
    decision: TeamDecision,
    walkoverSeriesIds: readonly number[],
  ): Promise<AdminDivision> {
    return this.db.transaction(async () => {
      const before = await this.divisions.lockDivision(actor, divisionId);
      const division = await this.divisions.decideTeam(actor, divisionId, teamId, decision);
      const wasAnnulled = before.entries.some((entry) => entry.team.id === teamId && entry.areResultsAnnulled);
      if (decision.areResultsAnnulled !== wasAnnulled) {
        await this.notices.tellAnnulled(divisionId, teamId, decision.areResultsAnnulled);
      }
      if (walkoverSeriesIds.length === 0) return division;
      if (!decision.isDisqualified) {
        throw new LeagueError('INVALID_INPUT', 'api.division.walkovers-not-disqualified', {
          field: 'walkoverSeriesIds',
        });
      }
      const out = new Set(division.entries.filter((entry) => entry.isDisqualified).map(({ team }) => team.id));
      // the decision has locked the division: no series gets a result before the transaction ends
      const giveAway = await this.givingAway(actor, { divisionId, teamId }, out, decision.disqualificationReason);
      for (const seriesId of new Set(walkoverSeriesIds)) await giveAway(seriesId);
      return this.divisions.getDivisionOrThrow(divisionId);
    });
  }

  /**
   * Walkovers in unplayed series of a team that stays in the division: the opponents win, except one that is
   * disqualified. All or none: a refusal names every series that has been decided meanwhile, that the caller may not
   * decide, or in which a walkover is claimed while there is no `reason` for both teams. Returns how many.
   */
  giveAwayRest(
    actor: Actor,
    { divisionId, teamId }: { divisionId: number; teamId: number },
    seriesIds: readonly number[],
    reason: string | null,
  ): Promise<number> {
    const rows = chosenInBulk(seriesIds.map((seriesId) => ({ seriesId })));
    return this.db.transaction(async () => {
      const { entries } = await this.divisions.lockDivision(actor, divisionId);
      const out = new Set(entries.filter((entry) => entry.isDisqualified).map(({ team }) => team.id));
      const giveAway = await this.givingAway(actor, { divisionId, teamId }, out.add(teamId), reason);
      await allOrNone(
        rows,
        ({ seriesId }) => seriesId,
        ({ seriesId }) => giveAway(seriesId),
      );
      return rows.length;
    });
  }

  /**
   * Gives a team's unplayed series away; a claim that is open in one ends with the reason (R27). Refuses a series that is none
   * (SERIES_CHANGED_MEANWHILE).
   */
  private async givingAway(
    actor: Actor,
    { divisionId, teamId }: { divisionId: number; teamId: number },
    out: ReadonlySet<number>,
    reason: string | null,
  ): Promise<(seriesId: number) => Promise<unknown>> {
    const unplayed = new Map((await this.plans.unplayedOf(divisionId, teamId)).map((plan) => [plan.series.id, plan]));
    return async (seriesId) => {
      const plan = unplayed.get(seriesId);
      if (!plan) throw new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');
      const { home, away } = plan.series;
      const walkover = walkoverAgainst({ homeTeamId: home.id, awayTeamId: away.id }, out);
      return this.reports.declareWalkover(actor, { seriesId, version: plan.version }, walkover, reason);
    };
  }
}
