import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { toGamesOfReport } from '../../report/series-report.type.ts';
import { WeekSeriesResult } from '../times/times.type.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { toWeekSeries, WeekSeriesType } from '../week-series.type.ts';
import { DisputesService } from './disputes.service.ts';
import { ResultsService } from './results.service.ts';
import {
  DecideDisputeInput,
  DisputeResultInput,
  TellStoryInput,
  toWeekReport,
  WeekReportInput,
  WeekReportType,
  WeekResultType,
} from './results.type.ts';
import { WeekResultsService } from './week-results.service.ts';

/** Captains report, confirm and dispute; staff end disputes. Each mutation returns the series afterwards. */
@Resolver(() => WeekSeriesType)
export class ResultsResolver {
  constructor(
    private readonly acts: ResultsService,
    private readonly disputes: DisputesService,
    private readonly results: WeekResultsService,
    private readonly week: WeekSeriesService,
  ) {}

  @ResolveField('result', () => WeekResultType)
  resultOf(@Parent() { stored }: WeekSeriesType): Promise<WeekResultType> {
    return this.results.of(stored);
  }

  @SignedIn()
  @Query(() => WeekReportType, { description: 'Refused when the viewer may not report the series now' })
  async weekReport(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    return toWeekReport(await this.results.form(actor, seriesId));
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: 'The result counts at once, and waits for the other team' })
  async reportOwnSeries(@CurrentActor() actor: Actor, @Args('input') input: WeekReportInput) {
    await this.acts.report(actor, {
      seriesId: input.seriesId,
      version: input.version,
      games: toGamesOfReport(input.games),
      choices: {
        isResultOnly: input.isResultOnly ?? false,
        acceptsSuspended: input.acceptsSuspended ?? false,
        acceptsUnusual: input.acceptsUnusual ?? false,
      },
      pictures: input.pictures ?? [],
    });
    return this.after(actor, input.seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult)
  async confirmResult(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('version', { type: () => Int }) version: number,
  ) {
    await this.acts.confirm(actor, { seriesId, version });
    return this.after(actor, seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: 'The clock stops, and staff decide' })
  async disputeResult(@CurrentActor() actor: Actor, @Args('input') input: DisputeResultInput) {
    await this.acts.dispute(actor, { ...input, game: input.game ?? null, pictures: input.pictures ?? [] });
    return this.after(actor, input.seriesId);
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: "In the place of what the viewer's team said before" })
  async tellStory(@CurrentActor() actor: Actor, @Args('input') input: TellStoryInput) {
    await this.acts.tell(actor, { ...input, pictures: input.pictures ?? [] });
    return this.after(actor, input.seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => WeekSeriesResult, { description: 'Both teams are told' })
  async decideDispute(@CurrentActor() actor: Actor, @Args('input') input: DecideDisputeInput) {
    await this.disputes.decide(actor, {
      ...input,
      ...{ walkover: input.walkover ?? null, played: input.played ?? null },
    });
    return this.after(actor, input.seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => WeekSeriesResult, { description: 'A result that waits for an answer; both teams are told' })
  async settleResult(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('version', { type: () => Int }) version: number,
  ) {
    await this.disputes.settle(actor, { seriesId, version });
    return this.after(actor, seriesId);
  }

  private async after(actor: Actor, seriesId: number) {
    return toWeekSeries(await this.week.getSeriesOrThrow(actor, seriesId));
  }
}
