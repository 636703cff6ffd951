import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { StandingsResult } from '../../../domain/competition/standings/standings.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Result from '../../../domain/series/series-result.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { Sides } from '../../../domain/sides.ts';
import { SeriesPlanService } from '../../series/plan/series-plan.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import type { SeriesReportForm } from '../../series/report/series-report.service.ts';
import type { StandingsTableRow } from './standings-table.ts';
import { StandingsService } from './standings.service.ts';
import type { DecisionOverride } from './standings.service.ts';

/** The change of a series that staff are about to save. */
export type SeriesOutcome =
  { kind: 'report'; games: readonly Sides<number>[] } | { kind: 'walkover'; walkover: Walkover } | { kind: 'reset' };

/** Shows the table as it will be after staff save (R5). */
@Injectable()
export class StandingsPreviewService {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly standings: StandingsService,
    private readonly plans: SeriesPlanService,
  ) {}

  /**
   * The division's table as a decision about a team would make it (R4, R5). When staff want walkovers, the unplayed
   * series of a disqualified team are walkovers. The decision's reason is not needed, because it does not change the
   * order.
   */
  async previewDecision(
    { divisionId, teamId }: { divisionId: number; teamId: number },
    decision: DecisionOverride,
    givesWalkovers: boolean,
  ): Promise<StandingsTableRow[]> {
    const { isDisqualified } = decision;
    const areResultsAnnulled = isDisqualified && decision.areResultsAnnulled;
    const unplayed = isDisqualified && givesWalkovers ? await this.plans.unplayedOf(divisionId, teamId) : [];
    const given = unplayed.map(({ series }) => ({ home: series.home.id, away: series.away.id }));
    return this.standings.previewDecision(divisionId, teamId, { ...decision, areResultsAnnulled }, given);
  }

  /** The table of the series' division after the change. Refuses an impossible result, as saving it would. */
  async preview(actor: Actor, seriesId: number, outcome: SeriesOutcome): Promise<StandingsTableRow[]> {
    const form = await this.reports.existingForm(actor, seriesId);
    return this.standings.preview(form.divisionId, { seriesId, result: resultOf(form, outcome) });
  }
}

function resultOf(form: SeriesReportForm, outcome: SeriesOutcome): StandingsResult | null {
  if (outcome.kind === 'reset') return null;
  const { homeTeamId, awayTeamId, format } = form;
  const isWalkover = outcome.kind === 'walkover';
  const { homeGames, awayGames, homeGoals, awayGoals } = isWalkover
    ? Result.walkoverResult(format, outcome.walkover)
    : Result.resultOf(format, outcome.games);
  const walkover = isWalkover ? outcome.walkover : null;
  return { homeTeamId, awayTeamId, homeGames, awayGames, homeGoals, awayGoals, walkover };
}

/** Reads the outcome of a form. Refuses a walkover without a winner. */
export function outcomeOf(input: {
  kind: SeriesOutcome['kind'];
  walkover?: Walkover | null;
  games?: readonly { homeGoals: number; awayGoals: number }[] | null;
}): SeriesOutcome {
  const { kind, walkover, games } = input;
  if (kind === 'reset') return { kind };
  if (kind === 'report') {
    return { kind, games: (games ?? []).map(({ homeGoals, awayGoals }) => ({ home: homeGoals, away: awayGoals })) };
  }
  if (!walkover) throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'walkover' });
  return { kind, walkover };
}
